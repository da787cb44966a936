//! Where the card of a hint stands: at an edge of the map, where it covers as little as can be of what it speaks of.

use super::tooltip::tooltip_area;
use crate::settings::DockSide;
use bevy_egui::egui::{Align2, Context, Id, Order, Pos2, Rect, Vec2, vec2};

/// From the edges of the map, in points.
const MARGIN: f32 = 12.0;

/// What lies about the card.
pub(super) struct Around<'a> {
    pub map: Rect,
    /// The side of the dock.
    pub side: DockSide,
    /// The hexes that the hint speaks of.
    pub spoken_of: &'a [Rect],
    /// What else lies over the map.
    pub panels: &'a [Rect],
    /// The hexes where somebody stands.
    pub held: &'a [Rect],
}

/// What lies over the map but for the card of this name, and for tooltips, which go with the mouse.
pub(super) fn panels_over(ctx: &Context, name: &str, map: Rect) -> Vec<Rect> {
    let own = [Id::new(name), tooltip_area()];
    let panels: Vec<Rect> = ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let over = layers.into_iter().filter(|layer| {
            matches!(layer.order, Order::Middle | Order::Foreground) && !own.contains(&layer.id)
        });
        over.filter_map(|layer| memory.area_rect(layer.id)).collect()
    });
    panels.into_iter().filter(|panel| panel.intersect(map).is_positive()).collect()
}

impl Around<'_> {
    /// The upper left corner of a card that egui knows by this name; of this size before it has been drawn. It stays where it
    /// is as long as it covers no more there than elsewhere.
    pub fn place(&self, ctx: &Context, name: &str, size: Vec2) -> Pos2 {
        let id = Id::new(name);
        let size = ctx.memory(|memory| memory.area_rect(id)).map_or(size, |rect| rect.size());
        let kept = id.with("place");
        let before = ctx.data(|data| data.get_temp(kept));
        let chosen = self.choose(size, before);
        ctx.data_mut(|data| data.insert_temp(kept, chosen));
        self.places(size)[chosen].min
    }

    /// The number of the place that covers least.
    fn choose(&self, size: Vec2, before: Option<usize>) -> usize {
        let places = self.places(size);
        let covered = |number: &usize| {
            let place = places[*number];
            let over = |others: &[Rect]| others.iter().filter(|other| other.intersects(place)).count();
            let panels = self.panels.iter().map(|panel| area(panel.intersect(place))).sum::<f32>();
            // What it speaks of comes first; a panel that is only touched is covered too.
            (over(self.spoken_of), panels as u32, over(self.held))
        };
        let numbers = before.into_iter().filter(|number| *number < places.len()).chain(0..places.len());
        numbers.min_by_key(covered).unwrap_or(0)
    }

    /// At the edge beside the dock, at its foot, its head and in its middle; then at the other edge, and at head and foot.
    fn places(&self, size: Vec2) -> [Rect; 8] {
        let inner = self.map.shrink(MARGIN);
        let near = [Align2::RIGHT_BOTTOM, Align2::RIGHT_TOP, Align2::RIGHT_CENTER];
        let far = [Align2::LEFT_BOTTOM, Align2::LEFT_TOP, Align2::LEFT_CENTER];
        let (first, second) = if self.side == DockSide::Right { (near, far) } else { (far, near) };
        let between = [Align2::CENTER_TOP, Align2::CENTER_BOTTOM];
        let all = [first[0], first[1], first[2], second[0], second[1], second[2], between[0], between[1]];
        all.map(|align| {
            let place = align.align_size_within_rect(size, inner);
            // Of a card that is higher than the map its head is seen.
            place.translate(vec2(0.0, (inner.top() - place.top()).max(0.0)))
        })
    }
}

fn area(rect: Rect) -> f32 {
    if rect.is_positive() { rect.area() } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    /// The card goes where none of its ways lies under it, keeps off the small map, and does not jump to and fro.
    #[test]
    fn a_hint_leaves_its_ways_to_be_seen() {
        let map = Rect::from_min_max(pos2(0.0, 44.0), pos2(932.0, 720.0));
        let size = vec2(358.0, 180.0);
        let hexes = |at: &[(f32, f32)]| -> Vec<Rect> {
            at.iter().map(|(x, y)| Rect::from_center_size(pos2(*x, *y), vec2(60.0, 52.0))).collect()
        };
        let chosen = |spoken_of: &[Rect], panels: &[Rect], before| {
            let around = Around { map, side: DockSide::Right, spoken_of, panels, held: &[] };
            let number = around.choose(size, before);
            (number, around.places(size)[number])
        };
        let (beside_dock, place) = chosen(&[], &[], None);
        assert!(beside_dock == 0 && place.right() > 900.0);
        let way = hexes(&[(700.0, 380.0), (760.0, 380.0), (800.0, 420.0)]);
        let small_map = Rect::from_min_max(pos2(690.0, 525.0), pos2(920.0, 708.0));
        let (number, place) = chosen(&way, &[small_map], None);
        assert!(way.iter().all(|hex| !hex.intersects(place)) && !place.intersects(small_map), "{place}");
        assert_eq!(chosen(&hexes(&[(100.0, 600.0)]), &[small_map], Some(number)).0, number, "it stays");
        // Ways everywhere at the dock: the other edge.
        let all = hexes(&[(800.0, 120.0), (800.0, 380.0), (800.0, 640.0)]);
        assert!(chosen(&all, &[], None).1.left() < 100.0);
        // While it speaks of nothing yet it keeps off the fight.
        let held = hexes(&[(700.0, 600.0), (800.0, 640.0), (860.0, 120.0)]);
        let around = Around { map, side: DockSide::Right, spoken_of: &[], panels: &[], held: &held };
        let place = around.places(size)[around.choose(size, None)];
        assert!(held.iter().all(|hex| !hex.intersects(place)), "{place}");
    }
}
