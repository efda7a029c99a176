// Draws the labs' pictures with OpenGL 3.3 or WebGL2. Its code is loaded with that of the labs.
#pragma once

#include <memory>

#include "core/deferred.h"
#include "ui/gpu_picture.h"

namespace pe {

/// For the context that is current now; everything on the GPU is built when first drawn.
PE_DEFERRED ui::PictureDrawer* new_picture_drawer();
PE_DEFERRED void delete_picture_drawer(ui::PictureDrawer* drawer);

struct PictureDrawerDeleter {
    void operator()(ui::PictureDrawer* drawer) const { delete_picture_drawer(drawer); }
};
using PictureDrawerPointer = std::unique_ptr<ui::PictureDrawer, PictureDrawerDeleter>;

}  // namespace pe
