//! The facts of a hex, in a tooltip beside it.

use super::{
    fonts,
    theme::{Palette, shadow},
    widgets::text,
};
use crate::{
    engine::text::{say, say_id},
    scene::HexFacts,
};
use bevy_egui::egui::{
    Align, Area, Context, CornerRadius, Frame, Id, Label, Layout, Margin, Order, Pos2, Rect, Stroke, Ui,
    Vec2, vec2,
};

/// Distance at which the adjacent hexes end, in hex radii from the middle.
const NEIGHBOURS: f32 = 2.5;

/// Factors of its distance from the hex when there is no room beside it, in order, and the number of directions.
const FARTHER: [f32; 4] = [1.15, 1.45, 1.8, 2.3];
const ROUND: u8 = 16;

/// The content and the place of a tooltip.
pub struct TooltipState<'a> {
    /// The facts to show.
    pub facts: &'a HexFacts,
    /// The middle of the hex, in points.
    pub hex: Pos2,
    /// The radius of the hex, in points.
    pub radius: f32,
    /// The fan that is open at the hex and must not be covered, in points.
    pub beside: Option<Rect>,
    /// Returns the map's part of the window, in points.
    pub map: Rect,
    /// Chooses, among these rectangles inside the map, the one that covers least.
    pub place: &'a dyn Fn(&[Rect], Rect) -> Rect,
    /// The key that shows more, or an empty text.
    pub key: &'a str,
    pub palette: &'static Palette,
}

/// The id of its area.
pub fn tooltip_area() -> Id {
    Id::new("hex tooltip")
}

/// Draws the tooltip beside its hex, inside the map. The mouse passes through it.
pub fn tooltip(ctx: &Context, state: &TooltipState) {
    let palette = state.palette;
    let width = 286.0_f32.min(state.map.width() - 24.0);
    let known: Option<Vec2> = ctx.data(|data| data.get_temp(Id::new("tooltip size")));
    let size = known.unwrap_or(vec2(width + 24.0, 120.0));
    let gap = state.radius * NEIGHBOURS + 8.0;
    let at = (state.place)(&places(state, gap, size), state.map.shrink(8.0)).min;
    // The text may need more room than in the frame before.
    let area = Area::new(tooltip_area()).order(Order::Middle).fixed_pos(at).interactable(false);
    let area = area.constrain_to(state.map.shrink(4.0));
    let shown = area.fade_in(false).show(ctx, |ui| {
        Frame::new()
            .fill(palette.panel)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(CornerRadius::same(8))
            .shadow(shadow())
            .inner_margin(Margin::symmetric(12, 9))
            .show(ui, |ui| {
                ui.set_max_width(width);
                contents(ui, palette, state);
            });
    });
    let size = shown.response.rect.size();
    ctx.data_mut(|data| data.insert_temp(Id::new("tooltip size"), size));
}

/// Returns its possible places: beside the hex, a little lower or higher, above and below it, beside a fan that is open
/// there, and all about. Last come the corners of the map and the middles of its edges.
fn places(state: &TooltipState, gap: f32, size: Vec2) -> Vec<Rect> {
    let (hex, map) = (state.hex, state.map.shrink(8.0));
    let in_height = |top: f32| top.min(map.bottom() - size.y).max(map.top());
    let in_width = |left: f32| left.min(map.right() - size.x).max(map.left());
    let low = in_height(hex.y - 0.3 * state.radius);
    let high = in_height(hex.y + 0.3 * state.radius - size.y);
    let (right, left) = (hex.x + gap, hex.x - gap - size.x);
    let middle = in_width(hex.x - size.x / 2.0);
    let corners = [
        (right, low),
        (right, high),
        (left, low),
        (left, high),
        (middle, hex.y + gap),
        (middle, hex.y - gap - size.y),
    ];
    let beside = state.beside.into_iter().flat_map(|open| {
        let open = open.expand(8.0);
        let (over, under) = (open.top() - size.y, open.bottom());
        let (top, middle) = (in_height(hex.y - size.y / 2.0), in_width(hex.x - size.x / 2.0));
        [(open.right(), top), (open.left() - size.x, top), (middle, under), (middle, over)]
    });
    // All about, the nearest first: where counters are beside the hex there is usually room a little farther away.
    let round = FARTHER.into_iter().flat_map(|times| {
        (0..ROUND).map(move |part| {
            let way = Vec2::angled(part as f32 * std::f32::consts::TAU / ROUND as f32);
            let middle = hex + way * (size / 2.0 + Vec2::splat(gap)) * times;
            (middle.x - size.x / 2.0, middle.y - size.y / 2.0)
        })
    });
    let far = [map.left(), map.right() - size.x, map.center().x - size.x / 2.0];
    let tops = [map.top(), map.bottom() - size.y, map.center().y - size.y / 2.0];
    let mut far: Vec<(f32, f32)> = far.into_iter().flat_map(|left| tops.map(|top| (left, top))).collect();
    let away = |(left, top): &(f32, f32)| (Pos2::new(*left, *top) + size / 2.0).distance(hex);
    far.retain(|(left, top)| !Rect::from_min_size(Pos2::new(*left, *top), size).contains(hex));
    far.sort_by(|one, other| away(one).total_cmp(&away(other)));
    let places = corners.into_iter().chain(beside).chain(round).chain(far);
    places.map(|(left, top)| Rect::from_min_size(Pos2::new(left, top), size)).collect()
}

fn contents(ui: &mut Ui, palette: &Palette, state: &TooltipState) {
    let facts = state.facts;
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.label(text(&facts.title, fonts::serif(17.0), palette.text));
    ui.add(Label::new(text(&facts.ground, fonts::sans(12.0), palette.text_second)).wrap());
    for &(label, ref words) in &facts.lines {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let size = vec2(66.0, 17.0);
            let layout = Layout::left_to_right(Align::Min);
            ui.allocate_ui_with_layout(size, layout, |ui| {
                ui.set_min_width(size.x);
                ui.label(text(say_id(label), fonts::sans(12.0), palette.text_third));
            });
            ui.add(Label::new(text(words, fonts::sans(12.0), palette.text)).wrap());
        });
    }
    if !state.key.is_empty() {
        let words = say!("kit-tooltip-why", key = state.key);
        ui.label(text(words, fonts::sans(11.0), palette.text_third));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Colours, Theme};
    use bevy_egui::egui::pos2;

    /// Wherever a fan is open at a hex, the tooltip has a place beside it inside the map.
    #[test]
    fn a_tooltip_finds_room_beside_a_fan() {
        let (facts, map) = (HexFacts::default(), Rect::from_min_max(pos2(0.0, 44.0), pos2(932.0, 720.0)));
        let (hex, size) = (pos2(450.0, 380.0), vec2(310.0, 160.0));
        for middle in [pos2(450.0, 290.0), pos2(450.0, 470.0), pos2(640.0, 380.0), pos2(260.0, 380.0)] {
            let fan = Rect::from_center_size(middle, vec2(380.0, 100.0));
            let state = TooltipState {
                facts: &facts,
                hex,
                radius: 40.0,
                beside: Some(fan),
                map,
                place: &|_, _| Rect::NOTHING,
                key: "",
                palette: Theme::default().palette_in(Colours::default()),
            };
            let places = places(&state, 108.0, size);
            assert!(places.iter().any(|place| map.contains_rect(*place) && !place.intersects(fan)), "{fan}");
            // With cards all about the hex, the edge of the map remains.
            let cards = Rect::from_center_size(hex, vec2(500.0, 300.0));
            let inner = map.shrink(8.0).expand(0.1);
            assert!(places.iter().any(|place| inner.contains_rect(*place) && !place.intersects(cards)));
        }
    }
}
