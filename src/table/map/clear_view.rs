//! The panels over the map's window: small map, What now line, questions. A jump shows its target beside them.

use super::view::MapView;
use crate::{panels::tooltip_area, table::app::sets::TableSet};
use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Order},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, note_covers.after(TableSet::DrawPanels));
}

/// Notes the panels over the map: every area within its window, except tooltips, which move with the mouse.
fn note_covers(mut contexts: EguiContexts, mut view: ResMut<MapView>) -> Result {
    let context = contexts.ctx_mut()?;
    let zoom = context.zoom_factor();
    let mut covers: Vec<Rect> = context.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let over = layers.into_iter().filter(|layer| {
            matches!(layer.order, Order::Middle | Order::Foreground) && layer.id != tooltip_area()
        });
        over.filter_map(|layer| memory.area_rect(layer.id)).map(|rect| in_pixels(rect, zoom)).collect()
    });
    covers.retain(|cover| !cover.intersect(view.area).is_empty());
    covers.sort_by(|one, other| {
        let key = |rect: &Rect| [rect.min.y, rect.min.x, rect.max.y, rect.max.x];
        key(one).partial_cmp(&key(other)).unwrap_or(std::cmp::Ordering::Equal)
    });
    if view.covers != covers {
        // Nothing on the map changes its place because of this.
        view.bypass_change_detection().covers = covers;
    }
    Ok(())
}

fn in_pixels(rect: egui::Rect, zoom: f32) -> Rect {
    Rect::new(rect.min.x * zoom, rect.min.y * zoom, rect.max.x * zoom, rect.max.y * zoom)
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect { min: Vec2::new(0.0, 44.0), max: Vec2::new(932.0, 720.0) };

    /// From any place on the sheet, a jump brings a hex out from under the panels that cover the map.
    #[test]
    fn a_jump_goes_clear_of_the_small_map() {
        let small_map = Rect::new(690.0, 525.0, 920.0, 708.0);
        let sheet = Rect::new(-2.0, -56.0, 92.0, 2.0);
        let mut view = MapView::default();
        (view.area, view.sheet, view.radius, view.whole) = (AREA, sheet, 40.0, false);
        view.covers = vec![small_map];
        for place in
            [Vec2::new(40.0, -30.0), Vec2::new(90.5, -54.5), Vec2::new(0.0, 0.0), Vec2::new(89.0, 0.5)]
        {
            view.bring(&[place]);
            view.arrive();
            let at = view.to_screen(place);
            let hex = Rect::from_center_size(at, Vec2::splat(2.0 * view.radius));
            assert!(hex.intersect(small_map).is_empty() && AREA.contains(at), "{place} at {at}");
            assert!(view.is_well_seen(place));
        }
        let way = [Vec2::new(80.0, -50.0), Vec2::new(90.0, -54.0)];
        view.bring(&way);
        view.arrive();
        assert!(way.iter().all(|place| view.is_well_seen(*place)));
    }
}
