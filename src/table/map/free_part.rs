//! The largest part of the map's window that no panel covers.

use bevy::prelude::*;

/// The least part of the map's window that is used to show things: a panel that covers more is read itself.
const LEAST: f32 = 0.3;

/// Returns the largest part of an area beside the panels over it: each is cut off on the side that costs least.
pub(crate) fn beside(area: Rect, covers: &[Rect]) -> Rect {
    let mut free = area;
    for cover in covers.iter().filter(|cover| !cover.intersect(area).is_empty()) {
        if cover.intersect(free).is_empty() {
            continue;
        }
        let cut = [
            Rect { min: Vec2::new(cover.max.x, free.min.y), max: free.max },
            Rect { min: Vec2::new(free.min.x, cover.max.y), max: free.max },
            Rect { min: free.min, max: Vec2::new(cover.min.x, free.max.y) },
            Rect { min: free.min, max: Vec2::new(free.max.x, cover.min.y) },
        ];
        let size = |rect: &Rect| {
            let size = (rect.max - rect.min).max(Vec2::ZERO);
            size.x * size.y
        };
        if let Some(largest) = cut.into_iter().max_by(|one, other| size(one).total_cmp(&size(other)))
            && size(&largest) >= LEAST * area.width() * area.height()
        {
            free = largest;
        }
    }
    free
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect { min: Vec2::new(0.0, 44.0), max: Vec2::new(932.0, 720.0) };

    #[test]
    fn what_lies_over_the_map_is_left_out() {
        let small_map = Rect::new(690.0, 525.0, 920.0, 708.0);
        let what_now = Rect::new(12.0, 54.0, 640.0, 104.0);
        let free = beside(AREA, &[what_now, small_map]);
        assert_eq!(free, Rect::new(0.0, 104.0, 690.0, 720.0));
        // A dialog over nearly everything is read, and the rest stays as it is.
        assert_eq!(beside(AREA, &[Rect::new(20.0, 60.0, 900.0, 700.0)]), AREA);
        assert_eq!(beside(AREA, &[Rect::new(932.0, 44.0, 1280.0, 720.0)]), AREA, "beside the map");
    }
}
