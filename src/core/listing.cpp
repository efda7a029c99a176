#include "core/listing.h"

#include <cassert>

#include "core/format.h"
#include "core/listing_plan.h"

namespace pe {

std::string listing(const Encoding& encoding, int first_position, int rows, int decimals, Language language) {
    assert(!problem(encoding) && rows >= 1 && decimals >= 0 && decimals <= max_decimals);
    const ListingPlan plan{encoding, first_position, rows, decimals};
    switch (language) {
        case Language::python:
            return python_listing(plan);
        case Language::numpy:
            return numpy_listing(plan);
        case Language::pytorch:
            return pytorch_listing(plan);
        case Language::javascript:
            return javascript_listing(plan);
        case Language::cpp:
            return cpp_listing(plan);
    }
    return {};
}

std::string language_name(Language language) {
    switch (language) {
        case Language::python:
            return "Python";
        case Language::numpy:
            return "NumPy";
        case Language::pytorch:
            return "PyTorch";
        case Language::javascript:
            return "JavaScript";
        case Language::cpp:
            return "C++";
    }
    return {};
}

std::string file_name(Language language) {
    switch (language) {
        case Language::python:
            return "positional_encoding.py";
        case Language::numpy:
            return "positional_encoding_numpy.py";
        case Language::pytorch:
            return "positional_encoding_pytorch.py";
        case Language::javascript:
            return "positional_encoding.mjs";
        case Language::cpp:
            return "positional_encoding.cpp";
    }
    return {};
}

}  // namespace pe
