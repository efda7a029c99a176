#include "ui/math_ink.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "imgui.h"

namespace pe::ui {
namespace {

/// Of drawn signs, close to that of the letters' own strokes.
float stroke(float size) {
    return std::max(1.25F, 0.08F * size);
}

}  // namespace

float rule_thickness(float size) {
    return std::max(1.0F, std::round(size * 0.06F));
}

void InkPainter::add(Ink ink, float blank) {
    if (ink.kind != Ink::Kind::text) return paint(ink);
    constexpr float rounding = 0.01F;
    const float gap = ink.x - run_.x - run_.width;
    const bool touches = std::abs(gap) < rounding;
    const bool spaced = blank > 0 && std::abs(gap - blank) < rounding;
    if (run_.font == ink.font && run_.size == ink.size && run_.y == ink.y && (touches || spaced)) {
        if (spaced) run_.text += ' ';
        run_.text += ink.text;
        run_.width = ink.x + ink.width - run_.x;
        return;
    }
    paint(run_);
    run_ = std::move(ink);
}

void InkPainter::paint(const Ink& ink) const {
    if (ink.kind == Ink::Kind::radical) return paint_radical(ink);
    if (ink.kind == Ink::Kind::bracket) return paint_bracket(ink);
    const float x = std::round(ink.x);
    const float y = baseline_ + ink.y;
    if (ink.kind == Ink::Kind::rule)
        return list_.AddRectFilled({x, std::round(y)}, {std::round(ink.x + ink.width), std::round(y + ink.height)},
                                   color_);
    if (ink.text.empty()) return;
    const float top = std::round(y - ink.font->GetFontBaked(ink.size)->Ascent);
    list_.AddText(ink.font, ink.size, {x, top}, color_, ink.text.data(), ink.text.data() + ink.text.size());
}

void InkPainter::paint_radical(const Ink& ink) const {
    const float em = ink.size;
    const float rule = rule_thickness(em);
    const float top = std::round(baseline_ + ink.y);
    const float bottom = baseline_ + ink.y + ink.height;
    const float corner = std::round(ink.x + 0.56F * em);
    const ImVec2 shoulder(ink.x + 0.14F * em, bottom - 0.42F * em);
    const ImVec2 foot(ink.x + 0.27F * em, bottom - rule / 2);
    list_.AddLine({ink.x + 0.03F * em, shoulder.y + 0.06F * em}, shoulder, color_, rule);
    list_.AddLine(shoulder, foot, color_, stroke(em));
    list_.AddLine(foot, {corner, top + rule / 2}, color_, rule);
    list_.AddRectFilled({corner - rule / 2, top}, {std::round(ink.x + ink.width), top + rule}, color_);
}

void InkPainter::paint_bracket(const Ink& ink) const {
    const float em = ink.size;
    const float thick = stroke(em);
    const float top = baseline_ + ink.y;
    const float bottom = top + ink.height;
    const bool opens = ink.text == "(" || ink.text == "[" || ink.text == "{";
    // The back is away from what the bracket holds, the tips point to it.
    const float back = opens ? ink.x + 0.1F * em : ink.x + ink.width - 0.1F * em;
    const float tips = opens ? ink.x + ink.width - 0.08F * em : ink.x + 0.08F * em;
    if (ink.text == "|") {
        const float x = std::round(ink.x + (ink.width - thick) / 2);
        list_.AddRectFilled({x, std::round(top)}, {x + std::round(thick), std::round(bottom)}, color_);
    } else if (ink.text == "[" || ink.text == "]") {
        const float side = std::round(back);
        const ImVec2 corners[] = {{tips, top}, {side, top}, {side, bottom}, {tips, bottom}};
        list_.AddPolyline(corners, 4, color_, 0, thick);
    } else if (ink.text == "(" || ink.text == ")") {
        const float bend = std::min(0.35F * ink.height, 0.6F * em);
        const float pull = back + (back - tips) / 4;
        list_.AddBezierCubic({tips, top}, {pull, top + bend}, {pull, bottom - bend}, {tips, bottom}, color_, thick);
    } else {
        const float middle = (back + tips) / 2;
        const float waist = (top + bottom) / 2;
        for (const float end : {top, bottom})
            list_.AddBezierCubic({tips, end}, {middle + (back - tips) / 4, end}, {middle + (tips - back) / 4, waist},
                                 {back, waist}, color_, thick);
    }
}

}  // namespace pe::ui
