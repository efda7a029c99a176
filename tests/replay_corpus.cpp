// Runs a fuzz target over every file of its corpus: what libFuzzer once found stays found, without libFuzzer.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace

int main(int argument_count, char** arguments) {
    int input_count = 0;
    for (int i = 1; i < argument_count; ++i) {
        for (const auto& entry : std::filesystem::directory_iterator(arguments[i])) {
            // Named before it runs, so that a crash says which input did it.
            std::printf("%s\n", entry.path().c_str());
            std::fflush(stdout);
            const std::string content = content_of(entry.path());
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(content.data()), content.size());
            ++input_count;
        }
    }
    std::printf("%d inputs replayed\n", input_count);
    return input_count > 0 ? 0 : 1;
}
