// Who looks at the sticker story: the camera goes from step to step with it.
#pragma once

#include "core/sticker_story.h"
#include "ui/space.h"

namespace pe::panels {

/// Sees all boxes at every moment, as near as a picture of that width by height allows.
ui::Camera story_camera(const StickerTimeline& timeline, double seconds, float aspect);

}  // namespace pe::panels
