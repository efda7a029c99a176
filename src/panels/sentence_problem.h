// What is wrong with a sentence that was typed for a lab, in words.
#pragma once

#include <string>

#include "state/typed_sentence.h"

namespace pe::panels {

/// Why the sentence as typed cannot be taken; empty where it can.
std::string problem_text(const TypedSentence& sentence);

}  // namespace pe::panels
