#include "app/gpu_pictures.h"

#include <optional>

#include "app/gpu_box_scene.h"
#include "app/gpu_heat_map.h"

namespace pe {
namespace {

class GpuPictures : public ui::PictureDrawer {
  public:
    void draw_heat_map(const ui::HeatPicture& picture, const ui::PixelBox& place, const ui::PixelBox& clip) override {
        if (!heat_map_) heat_map_.emplace();
        heat_map_->draw(picture, place, clip);
    }

    void draw_boxes(const ui::BoxScene& scene, const ui::PixelBox& place, const ui::PixelBox& clip) override {
        if (!boxes_) boxes_.emplace();
        boxes_->draw(scene, place, clip);
    }

  private:
    std::optional<GpuHeatMap> heat_map_;
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
