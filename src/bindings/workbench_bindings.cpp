// The workbench for its page: a list of functions, no decisions.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>
#include <string>

#include "app/page_workbench.h"

using namespace emscripten;
using pe::PageWorkbench;

namespace {

std::unique_ptr<PageWorkbench> workbench;

bool start(const std::string& regular, const std::string& semibold, const std::string& mono) {
    workbench = std::make_unique<PageWorkbench>(pe::FontFiles{regular, semibold, mono});
    if (workbench->open()) return true;
    workbench.reset();
    return false;
}

void stop() {
    workbench.reset();
}

void set_size(float width, float height, float scale) {
    workbench->set_size(width, height, scale);
}
void set_color(const std::string& name, unsigned hex) {
    workbench->set_color(name, hex);
}
void set_reduced_motion(bool reduced) {
    workbench->set_reduced_motion(reduced);
}
val set_link(const std::string& fragment) {
    val notes = val::array();
    for (const std::string& note : workbench->set_link(fragment)) notes.call<void>("push", note);
    return notes;
}
std::string link() {
    return workbench->link();
}
std::string program(const std::string& language) {
    return workbench->program(language);
}
std::string program_output(const std::string& language) {
    return workbench->program_output(language);
}
void move_pointer(float x, float y, bool touch) {
    workbench->move_pointer(x, y, touch);
}
void press_pointer(bool down) {
    workbench->press_pointer(down);
}
void leave_pointer() {
    workbench->leave_pointer();
}
void turn_wheel(float columns, float rows) {
    workbench->turn_wheel(columns, rows);
}
void act(unsigned id, const std::string& kind, double number, const std::string& text) {
    workbench->act(id, kind, number, text);
}
void supply(const std::string& kind, const std::string& name, const std::string& text) {
    workbench->supply(kind, name, text);
}
void wake() {
    workbench->wake();
}
double seconds_to_frame() {
    return workbench->seconds_to_frame();
}
void frame(double now_seconds, bool picture) {
    workbench->frame(now_seconds, picture);
}
float wanted_height() {
    return workbench->wanted_height();
}
std::string take_tree() {
    return workbench->take_tree();
}
std::string take_effects() {
    return workbench->take_effects();
}
unsigned take_focus_request() {
    return workbench->take_focus_request();
}
std::string cursor() {
    return workbench->cursor();
}
void lose_context() {
    workbench->lose_context();
}
bool restore_context() {
    return workbench->restore_context();
}

}  // namespace

EMSCRIPTEN_BINDINGS(workbench) {
    function("start", &start);
    function("stop", &stop);
    function("setSize", &set_size);
    function("setColor", &set_color);
    function("setReducedMotion", &set_reduced_motion);
    function("setLink", &set_link);
    function("link", &link);
    function("program", &program);
    function("programOutput", &program_output);
    function("movePointer", &move_pointer);
    function("pressPointer", &press_pointer);
    function("leavePointer", &leave_pointer);
    function("turnWheel", &turn_wheel);
    function("act", &act);
    function("supply", &supply);
    function("wake", &wake);
    function("secondsToFrame", &seconds_to_frame);
    function("frame", &frame);
    function("wantedHeight", &wanted_height);
    function("takeTree", &take_tree);
    function("takeEffects", &take_effects);
    function("takeFocusRequest", &take_focus_request);
    function("cursor", &cursor);
    function("loseContext", &lose_context);
    function("restoreContext", &restore_context);
}
