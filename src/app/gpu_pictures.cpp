#include "app/gpu_pictures.h"

namespace pe {
namespace {

class GpuPictures : public ui::PictureDrawer {};

}  // namespace

ui::PictureDrawer* new_picture_drawer() {
    return new GpuPictures;
}

void delete_picture_drawer(ui::PictureDrawer* drawer) {
    delete drawer;
}

}  // namespace pe
