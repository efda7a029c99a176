// Sentences as words, and which words are the same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pe {

/// The words of a sentence (UTF-8): what stands between spaces, without the punctuation around it. "Don't!" is the word
/// "Don't"; a dash alone is none.
std::vector<std::string> words_of(std::string_view sentence);

/// What a word is known by: itself in small letters, so that "Dog" at the start of a sentence is the "dog" in its
/// middle. Large letters of the ASCII, Latin-1, Greek and Cyrillic alphabets have small ones here; all else stays as it
/// is.
std::string word_key(std::string_view word);

}  // namespace pe
