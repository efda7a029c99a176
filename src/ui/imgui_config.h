// Dear ImGui's build options: without what the workbench has no use for.
#pragma once

#define IMGUI_DISABLE_DEFAULT_FONT    // we bring our own typefaces
#define IMGUI_DISABLE_FILE_FUNCTIONS  // nothing is read from or written to files
#define ImDrawIdx unsigned int        // a table that fills a large screen has more than 65536 corners
