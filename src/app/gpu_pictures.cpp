#include "app/gpu_pictures.h"

#include <optional>

#include "app/gpu_box_scene.h"

namespace pe {
namespace {

class GpuPictures : public ui::PictureDrawer {
  public:
    void draw_boxes(const ui::BoxScene& scene, const ui::PixelBox& place, const ui::PixelBox& clip) override {
        if (!boxes_) boxes_.emplace();
        boxes_->draw(scene, place, clip);
    }

  private:
    std::optional<GpuBoxScene> boxes_;
};

}  // namespace

ui::PictureDrawer* new_picture_drawer() {
    return new GpuPictures;
}

void delete_picture_drawer(ui::PictureDrawer* drawer) {
    delete drawer;
}

}  // namespace pe
