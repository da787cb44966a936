//! The place of a hint's card: at an edge of the map, where it covers as few of its hexes as possible.

use crate::{panels::kit::tooltip::tooltip_area, settings::DockSide};
use bevy_egui::egui::{Align2, Context, Id, Order, Pos2, Rect, Vec2, vec2};

/// Distance from the edges of the map, in points.
const MARGIN: f32 = 12.0;

/// The surroundings of the card.
pub(super) struct Around<'a> {
    pub map: Rect,
    /// The side of the dock.
    pub side: DockSide,
    /// The hexes of the hint.
    pub spoken_of: &'a [Rect],
    /// The other panels over the map.
    pub panels: &'a [Rect],
    /// The hexes with units.
    pub held: &'a [Rect],
}

/// Returns the panels over the map, except the card of this name and tooltips, which move with the mouse.
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

/// Frames that a card needs to reach its size.
const SETTLES: u64 = 4;

/// The place of a card.
#[derive(Clone, Copy)]
struct Stands {
    /// The number of the place.
    number: usize,
    /// The content of the card, and the frame in which it was first shown.
    says: Id,
    since: u64,
    /// The frame in which it was last drawn.
    drawn: u64,
    /// Whether another panel overlapped it when its place was chosen.
    crowded: bool,
}

impl Around<'_> {
    /// Returns the upper left corner of the card with this egui name; `size` is used before it has been drawn. While it
    /// `says` the same it stays in place however the map moves, unless another panel comes to overlap it. It never
    /// moves away under the mouse.
    pub fn place(&self, ctx: &Context, name: &str, size: Vec2, says: Id) -> Pos2 {
        let id = Id::new(name);
        let (drawn, mouse) = (ctx.cumulative_frame_nr(), ctx.pointer_latest_pos());
        let before = ctx.data(|data| data.get_temp::<Stands>(id.with("place")));
        let before = before.filter(|stands| drawn <= stands.drawn + 1);
        let rect = ctx.memory(|memory| memory.area_rect(id));
        let size = rect.map_or(size, |rect| rect.size());
        let places = self.places(size);
        let crowded = |number: usize| self.panels.iter().any(|panel| panel.intersects(places[number]));
        let pointed = before.is_some() && rect.zip(mouse).is_some_and(|(rect, mouse)| rect.contains(mouse));
        let stays = before.filter(|stands| {
            let is_new = stands.says != says || drawn < stands.since + SETTLES;
            pointed || !is_new && (stands.crowded || !crowded(stands.number))
        });
        let number = stays
            .map_or_else(|| self.choose(size, before.map(|stands| stands.number)), |stands| stands.number);
        let goes_on = before.filter(|stands| stands.says == says);
        let stands = Stands {
            number,
            says,
            since: goes_on.map_or(drawn, |stands| stands.since),
            drawn,
            crowded: stays.map_or_else(|| crowded(number), |stands| stands.crowded),
        };
        ctx.data_mut(|data| data.insert_temp(id.with("place"), stands));
        places[number].min
    }

    /// Returns the number of the place that covers least.
    fn choose(&self, size: Vec2, before: Option<usize>) -> usize {
        let places = self.places(size);
        let covered = |number: &usize| {
            let place = places[*number];
            let over = |others: &[Rect]| others.iter().filter(|other| other.intersects(place)).count();
            let panels = self.panels.iter().map(|panel| area(panel.intersect(place))).sum::<f32>();
            // Its hexes come first; a panel that is only touched counts as covered too.
            (over(self.spoken_of), panels as u32, over(self.held))
        };
        let numbers = before.into_iter().filter(|number| *number < places.len()).chain(0..places.len());
        numbers.min_by_key(covered).unwrap_or(0)
    }

    /// Returns the places: at the edge beside the dock, at its foot, its head and its middle; then at the other edge,
    /// and at head and foot.
    fn places(&self, size: Vec2) -> [Rect; 8] {
        let inner = self.map.shrink(MARGIN);
        let near = [Align2::RIGHT_BOTTOM, Align2::RIGHT_TOP, Align2::RIGHT_CENTER];
        let far = [Align2::LEFT_BOTTOM, Align2::LEFT_TOP, Align2::LEFT_CENTER];
        let (first, second) = if self.side == DockSide::Right { (near, far) } else { (far, near) };
        let between = [Align2::CENTER_TOP, Align2::CENTER_BOTTOM];
        let all = [first[0], first[1], first[2], second[0], second[1], second[2], between[0], between[1]];
        all.map(|align| {
            let place = align.align_size_within_rect(size, inner);
            // A card that is higher than the map shows its head.
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
    use bevy_egui::egui::{Area, Event, RawInput, pos2};

    /// The card goes to a place where it covers none of its paths, avoids the small map, and does not jump back and
    /// forth.
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
        // Paths everywhere at the dock: the other edge.
        let all = hexes(&[(800.0, 120.0), (800.0, 380.0), (800.0, 640.0)]);
        assert!(chosen(&all, &[], None).1.left() < 100.0);
        // Without hexes of its own the card avoids the battle.
        let held = hexes(&[(700.0, 600.0), (800.0, 640.0), (860.0, 120.0)]);
        let around = Around { map, side: DockSide::Right, spoken_of: &[], panels: &[], held: &held };
        let place = around.places(size)[around.choose(size, None)];
        assert!(held.iter().all(|hex| !hex.intersects(place)), "{place}");
    }

    /// The card stays in place while its content is the same, even if the map brings its paths under it. A panel that
    /// comes there, and another hint, may move it.
    #[test]
    fn a_hint_stays_where_it_is_while_the_map_moves() {
        let map = Rect::from_min_max(pos2(0.0, 44.0), pos2(932.0, 720.0));
        let hex = |at: Pos2| Rect::from_center_size(at, vec2(60.0, 52.0));
        let ctx = Context::default();
        let frames = |spoken_of: &[Rect], panels: &[Rect], says: &str, mouse: Pos2| {
            let mut place = Pos2::ZERO;
            for _ in 0..6 {
                let input = RawInput { events: vec![Event::PointerMoved(mouse)], ..RawInput::default() };
                let _ = ctx.run_ui(input, |ui| {
                    let around = Around { map, side: DockSide::Right, spoken_of, panels, held: &[] };
                    place = around.place(ui.ctx(), "card", vec2(300.0, 150.0), Id::new(says));
                    let card = Area::new(Id::new("card")).fixed_pos(place);
                    card.show(ui.ctx(), |ui| ui.allocate_space(vec2(300.0, 150.0)));
                });
            }
            place
        };
        let away = pos2(400.0, 300.0);
        let first = frames(&[hex(pos2(200.0, 200.0))], &[], "go", away);
        let below = [hex(first + vec2(150.0, 75.0))];
        assert_eq!(frames(&below, &[], "go", away), first);
        let panel = [Rect::from_min_size(first, vec2(200.0, 100.0))];
        assert_eq!(frames(&[], &panel, "go", first + vec2(250.0, 120.0)), first, "from under the mouse");
        let aside = frames(&[], &panel, "go", away);
        assert!(!panel[0].intersects(Rect::from_min_size(aside, vec2(300.0, 150.0))), "{aside}");
        assert_eq!(frames(&[], &[], "go", away), aside, "it does not jump back");
        let second = frames(&[hex(aside + vec2(150.0, 75.0))], &[], "stay", away);
        assert!(second != aside, "another hint keeps off its own ways");
    }
}
