// Marks the ways into the part of the page's program that is loaded later (tools/split-module.mjs).
#pragma once

/// In front of the declaration of a function that other code calls, in a file behind a gate of `split_module`
/// (CMakeLists.txt). What only such functions lead to is moved into practice.wasm or labs.wasm. In a page they may be
/// called once `loadCode` of web/loading.js has resolved for that file, and throw before. The mark keeps the function
/// whole and exported: clang, or Binaryen after it, would inline a function that has one caller, and so bring all that
/// it calls into the first load.
#ifdef __EMSCRIPTEN__
#define PE_DEFERRED __attribute__((noinline, used))
#else
#define PE_DEFERRED
#endif
