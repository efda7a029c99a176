#include "core/math_text.h"

namespace pe {
namespace {

void append_escaped(std::string& out, std::string_view text) {
    for (const char c : text) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '"')
            out += "&quot;";
        else
            out += c;
    }
}

/// An element with text in it; `attributes` starts with a blank or is empty.
void element(std::string& out, std::string_view tag, std::string_view text, std::string_view attributes = {}) {
    ((out += '<') += tag) += attributes;
    out += '>';
    append_escaped(out, text);
    ((out += "</") += tag) += '>';
}

void write(std::string& out, const MathNode& node);

void write_all(std::string& out, std::string_view tag, const MathNode* first, std::size_t count) {
    ((out += '<') += tag) += '>';
    for (std::size_t i = 0; i < count; ++i) {
        write(out, first[i]);
        // The mark for "applied to" keeps a function's name off its argument, and is spoken.
        if (class_of(first[i]) == MathClass::function && i + 1 < count) element(out, "mo", "\u2061");
    }
    ((out += "</") += tag) += '>';
}

bool is_missing(const MathNode& node) {
    return node.kind == MathKind::row && node.parts.empty();
}

void write_scripts(std::string& out, const MathNode& node) {
    if (is_missing(node.parts[2])) return write_all(out, "msub", node.parts.data(), 2);
    if (!is_missing(node.parts[1])) return write_all(out, "msubsup", node.parts.data(), 3);
    out += "<msup>";
    write(out, node.parts[0]);
    write(out, node.parts[2]);
    out += "</msup>";
}

/// Operators whose spaces the browser's own table gets wrong for us.
void write_symbol(std::string& out, const MathNode& node) {
    switch (node.symbol_class) {
        case MathClass::ordinary:
            return element(out, "mo", node.text, R"( lspace="0" rspace="0" stretchy="false")");
        case MathClass::punctuation:
            return element(out, "mo", node.text, R"( lspace="0" rspace="0.17em")");
        default:
            return element(out, "mo", node.text, R"( stretchy="false")");
    }
}

void write(std::string& out, const MathNode& node) {
    switch (node.kind) {
        case MathKind::row:
            return write_all(out, "mrow", node.parts.data(), node.parts.size());
        case MathKind::number:
            return element(out, "mn", node.text);
        case MathKind::name:  // one letter alone would be set in italics
            return element(out, "mi", node.text, node.text.size() == 1 ? R"( mathvariant="normal")" : "");
        case MathKind::variable:
        case MathKind::function:
            return element(out, "mi", node.text);
        case MathKind::symbol:
            return write_symbol(out, node);
        case MathKind::text:
            return element(out, "mtext", node.text);
        case MathKind::space:
            out += R"(<mspace width="0.17em"></mspace>)";
            return;
        case MathKind::scripts:
            return write_scripts(out, node);
        case MathKind::fraction:
            return write_all(out, "mfrac", node.parts.data(), 2);
        case MathKind::root:
            return write_all(out, "msqrt", node.parts.data(), 1);
        case MathKind::brackets:
            out += "<mrow>";
            element(out, "mo", node.text, R"( fence="true")");
            write(out, node.parts[0]);
            element(out, "mo", node.closing, R"( fence="true")");
            out += "</mrow>";
    }
}

}  // namespace

std::string html_text(std::string_view text) {
    std::string out;
    append_escaped(out, text);
    return out;
}

std::string html_math_text(std::string_view text) {
    std::string html;
    for (const MathLine& line : read_math_text(text)) {
        for (const MathRun& run : line.runs) {
            if (!run.is_formula()) {
                append_escaped(html, run.text);
                continue;
            }
            html += line.display ? R"(<math display="block">)" : "<math>";
            write(html, run.formula);
            html += "</math>";
        }
        html += '\n';
    }
    html.pop_back();
    return html;
}

}  // namespace pe
