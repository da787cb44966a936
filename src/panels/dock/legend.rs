//! The legend at the lower left of the map: a chip for everything that is laid over the map at the moment.

use crate::{
    art::packs::pack::{overlay_colours::OverlayColours, palette::Colour},
    engine::counters::Flag,
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{noted, text},
        },
        state::Action,
    },
    scene::{LegendPattern, ListedOverlay},
    settings::Overlay,
};
use bevy_egui::egui::{
    Area, Color32, Context, CornerRadius, Frame, Id, Label, LayerId, Margin, Order, Painter, Pos2, Rect,
    Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use std::ops::Range;

/// The meanings of hexes while units are held or a choice is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Meaning {
    /// Units can move there.
    Reach,
    /// Units must stop there.
    Stop,
    /// Units can go there by rail.
    Rail,
    Overrun,
    Attack,
    /// Units can retreat there.
    Retreat,
    /// Victorious units can advance there.
    Advance,
    Asked,
    /// It is in line of sight, and fire can fall there.
    Sighted,
    /// The cost of the path to it, on a pill.
    Cost,
    /// The movement points that remain there, on a tag.
    Left,
}

impl Meaning {
    fn name(self) -> &'static str {
        match self {
            Self::Reach => "Can go",
            Self::Stop => "Must stop",
            Self::Rail => "By train",
            Self::Overrun => "Overrun",
            Self::Attack => "Attack",
            Self::Retreat => "Retreat",
            Self::Advance => "Advance",
            Self::Asked => "Asked",
            Self::Sighted => "In sight",
            Self::Cost => "Costs",
            Self::Left => "Points left",
        }
    }
}

/// Width of a chip in addition to its text: the swatch, the gap and the margins.
const ROUND_WORDS: f32 = 24.0 + 7.0 + 2.0 * 8.0 + 2.0;
/// Width of a chip without its text.
pub const BARE_CHIP: f32 = 24.0 + 2.0 * 8.0 + 2.0;
/// Height of a chip.
pub const CHIP_HEIGHT: f32 = 28.0;
/// Gap between chips.
const GAP: f32 = 6.0;

pub struct LegendState<'a> {
    /// The overlays that are on, each with its entry in the list.
    pub overlays: &'a [(Overlay, ListedOverlay)],
    /// The meanings of the highlighted hexes.
    pub meanings: &'a [Meaning],
    /// Its lower left corner, in points.
    pub corner: Pos2,
    /// The available width, in points.
    pub room: f32,
    /// Whether there is room for text; otherwise tooltips show it.
    pub words: bool,
    /// The colours of panels.
    pub palette: &'static Palette,
    /// The colours of the overlays on the map.
    pub inks: &'a OverlayColours,
}

/// Draws the legend. A click on the chip of an overlay switches it off.
pub fn legend(ctx: &Context, state: &LegendState) -> Vec<Action> {
    let mut actions = Vec::new();
    if state.overlays.is_empty() && state.meanings.is_empty() {
        return actions;
    }
    let area = Area::new(Id::new("legend"))
        .order(Order::Middle)
        .pivot(bevy_egui::egui::Align2::LEFT_BOTTOM)
        .fixed_pos(state.corner);
    let chips = chips(state.overlays, state.meanings);
    let wide = |chip: &Chip| if state.words { chip_width(ctx, chip.name()) } else { BARE_CHIP };
    let rows = in_rows(&chips.iter().map(wide).collect::<Vec<_>>(), state.room);
    area.fade_in(false).show(ctx, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for row in rows {
            let row = chips.get(row).unwrap_or_default();
            ui.horizontal(|ui| row.iter().for_each(|chip| show_chip(ui, state, *chip, &mut actions)));
        }
    });
    actions
}

/// The subject of a chip.
#[derive(Clone, Copy)]
enum Chip {
    Overlay(Overlay, ListedOverlay),
    /// The cross at units without a line, with the name of that state.
    Cross(&'static str),
    Meaning(Meaning),
}

impl Chip {
    fn name(&self) -> &'static str {
        match self {
            Self::Overlay(_, listed) => listed.name,
            Self::Cross(name) => name,
            Self::Meaning(meaning) => meaning.name(),
        }
    }
}

/// Returns the chips of overlays, each with the chips of its marks, and of the meanings of hexes.
fn chips(overlays: &[(Overlay, ListedOverlay)], meanings: &[Meaning]) -> Vec<Chip> {
    let of_overlay = |(overlay, listed): &(Overlay, ListedOverlay)| {
        let cross = match listed.pattern {
            LegendPattern::Lines(without) => Some(Chip::Cross(without)),
            _ => None,
        };
        std::iter::once(Chip::Overlay(*overlay, *listed)).chain(cross)
    };
    overlays.iter().flat_map(of_overlay).chain(meanings.iter().copied().map(Chip::Meaning)).collect()
}

/// Arranges chips of these widths in rows that have room, and returns the chips of each row. egui would let a framed
/// chip extend beyond the end of a row.
fn in_rows(widths: &[f32], room: f32) -> Vec<Range<usize>> {
    let mut rows: Vec<Range<usize>> = Vec::new();
    let mut taken = 0.0;
    for (number, wide) in widths.iter().enumerate() {
        match rows.last_mut() {
            Some(row) if taken + GAP + wide <= room => {
                row.end = number + 1;
                taken += GAP + wide;
            }
            _ => {
                rows.push(number..number + 1);
                taken = *wide;
            }
        }
    }
    rows
}

fn show_chip(ui: &mut Ui, state: &LegendState, shown: Chip, actions: &mut Vec<Action>) {
    let name = shown.name();
    let paint = |painter: &Painter, rect: Rect| match shown {
        Chip::Overlay(_, listed) => overlay_swatch(painter, rect, listed.pattern, state),
        Chip::Cross(_) => cross(painter, rect, state.inks),
        Chip::Meaning(meaning) => meaning_swatch(painter, rect, meaning, state.inks),
    };
    let Chip::Overlay(overlay, _) = shown else {
        let response = chip(ui, state, name, paint, Sense::hover());
        if !state.words {
            response.on_hover_text(name);
        }
        return;
    };
    let response = chip(ui, state, name, paint, Sense::click());
    let off = if state.words { "Click: put it off" } else { &format!("{name}. Click: put it off") };
    if noted(name, response).on_hover_text(off).clicked() {
        actions.push(Action::Switch(overlay));
    }
}

/// Paints the cross on its disc, as on the map.
fn cross(painter: &Painter, rect: Rect, inks: &OverlayColours) {
    let (middle, reach) = (rect.center(), 3.2);
    painter.circle_filled(middle, 7.0, shade(inks.no_supply));
    let stroke = Stroke::new(2.0, Color32::WHITE);
    for by in [vec2(reach, reach), vec2(reach, -reach)] {
        painter.line_segment([middle - by, middle + by], stroke);
    }
}

/// Returns the width of the chip of this name, in points.
fn chip_width(ctx: &Context, name: &str) -> f32 {
    let painter = ctx.layer_painter(LayerId::background());
    painter.layout_no_wrap(name.to_owned(), fonts::sans(12.0), Color32::WHITE).size().x + ROUND_WORDS
}

/// Returns the width of the widest chip of a legend, in points.
pub fn widest_chip(ctx: &Context, overlays: &[(Overlay, ListedOverlay)], meanings: &[Meaning]) -> f32 {
    chips(overlays, meanings).iter().map(|chip| chip_width(ctx, chip.name())).fold(0.0, f32::max)
}

fn chip(
    ui: &mut Ui,
    state: &LegendState,
    words: &str,
    paint: impl Fn(&Painter, Rect),
    sense: Sense,
) -> bevy_egui::egui::Response {
    let palette = state.palette;
    let shown = Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(4))
        .inner_margin(Margin::symmetric(8, 5))
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 7.0;
                let (rect, _) = ui.allocate_exact_size(vec2(24.0, 16.0), Sense::hover());
                ui.painter().rect_filled(rect, 2, rgb(0xEF_E7_D3));
                paint(&ui.painter().with_clip_rect(rect), rect);
                if state.words {
                    ui.add(Label::new(text(words, fonts::sans(12.0), palette.text)).extend());
                }
            });
        });
    shown.response.interact(sense)
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Converts a colour of the pack to one of egui.
const fn shade(Colour([red, green, blue]): Colour) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

fn hatch(painter: &Painter, rect: Rect, rising: bool, stroke: Stroke) {
    for number in -4..10 {
        let left = rect.left() + 5.0 * number as f32;
        let (bottom, top) = if rising { (left, left + 16.0) } else { (left + 16.0, left) };
        painter.line_segment([pos2(bottom, rect.bottom()), pos2(top, rect.top())], stroke);
    }
}

fn overlay_swatch(painter: &Painter, rect: Rect, pattern: LegendPattern, state: &LegendState) {
    let (middle, palette, inks) = (rect.center(), state.palette, state.inks);
    let dark = shade(inks.supply_dark);
    match pattern {
        LegendPattern::Tinted => meaning_swatch(painter, rect, Meaning::Reach, inks),
        LegendPattern::Dotted => {
            for number in 0..3 {
                let at = pos2(rect.left() + 5.0 + 7.0 * number as f32, middle.y);
                painter.circle_filled(at, 2.2, rgb(0x5A_2A_20));
            }
            dashes(painter, rect, rgb(0x5A_2A_20));
        }
        LegendPattern::Hatched(flag) => {
            let colour = match flag {
                Flag::Red => shade(inks.soviet_key),
                Flag::Grey => shade(inks.german_key),
                Flag::Olive => palette.side_in(painter.ctx(), flag),
            };
            hatch(painter, rect, flag.is_cut(), Stroke::new(1.4, colour));
        }
        LegendPattern::Lines(_) => {
            painter.hline(rect.x_range(), middle.y, Stroke::new(6.0, dark));
            painter.hline(rect.x_range(), middle.y, Stroke::new(3.6, shade(inks.supply)));
            let tip = vec![
                pos2(middle.x - 2.0, middle.y - 3.0),
                pos2(middle.x + 3.0, middle.y),
                pos2(middle.x - 2.0, middle.y + 3.0),
            ];
            painter.add(Shape::convex_polygon(tip, dark, Stroke::NONE));
        }
        LegendPattern::Rings => {
            painter.hline(rect.x_range(), middle.y, Stroke::new(5.0, shade(inks.leader)));
            let points = [pos2(rect.left(), middle.y), pos2(rect.right(), middle.y)];
            painter.extend(Shape::dashed_line(&points, Stroke::new(2.6, shade(inks.leader_dash)), 6.0, 3.5));
        }
        LegendPattern::Held(flags) => {
            for (flag, x) in flags.into_iter().zip([rect.left() + 6.5, rect.left() + 17.5]) {
                let colour = palette.side_in(painter.ctx(), flag);
                side_chip(painter, pos2(x, middle.y), flag.is_cut(), (colour, dark));
            }
        }
        LegendPattern::Moves => {
            let (start, end) =
                (pos2(rect.left() + 3.0, middle.y + 3.0), pos2(rect.right() - 4.0, middle.y - 3.0));
            painter.arrow(start, end - start, Stroke::new(2.0, shade(inks.german_key)));
        }
    }
}

/// A chip of a side about a point, its upper corners cut off where the side has cut ones.
fn side_chip(painter: &Painter, Pos2 { x, y }: Pos2, is_cut: bool, (colour, edge): (Color32, Color32)) {
    let (half, cut) = (4.5, if is_cut { 3.0 } else { 0.0 });
    let points = vec![
        pos2(x - half, y + half),
        pos2(x + half, y + half),
        pos2(x + half, y - half + cut),
        pos2(x + half - cut, y - half),
        pos2(x - half + cut, y - half),
        pos2(x - half, y - half + cut),
    ];
    painter.add(Shape::convex_polygon(points, colour, Stroke::new(1.4, edge)));
}

fn dashes(painter: &Painter, rect: Rect, colour: Color32) {
    painter.extend(Shape::dashed_line(&outline(rect.shrink(1.0)), Stroke::new(1.4, colour), 4.0, 2.5));
}

/// The corners of a frame, from one round to the same again.
fn outline(frame: Rect) -> [Pos2; 5] {
    [frame.left_top(), frame.right_top(), frame.right_bottom(), frame.left_bottom(), frame.left_top()]
}

fn meaning_swatch(painter: &Painter, rect: Rect, meaning: Meaning, inks: &OverlayColours) {
    let frame = rect.shrink(2.0);
    let line = |colour: Colour, width: f32| {
        painter.rect_stroke(frame, 1, Stroke::new(width, shade(colour)), StrokeKind::Inside);
    };
    let fill = |colour: Colour, alpha: f32| {
        painter.rect_filled(rect, 1, shade(colour).gamma_multiply(alpha));
    };
    match meaning {
        Meaning::Reach => {
            fill(inks.reach, 0.35);
            line(inks.reach, 1.6);
        }
        Meaning::Stop => {
            fill(inks.reach, 0.22);
            let stroke = Stroke::new(1.8, shade(inks.stop));
            painter.extend(Shape::dashed_line(&outline(frame), stroke, 5.0, 2.5));
        }
        Meaning::Rail => railway(painter, rect, shade(inks.train)),
        Meaning::Overrun => {
            line(inks.overrun, 2.0);
            painter.rect_stroke(
                rect.shrink(5.5),
                1,
                Stroke::new(1.0, shade(inks.overrun)),
                StrokeKind::Inside,
            );
        }
        Meaning::Attack => {
            fill(inks.attack, 0.35);
            line(inks.attack, 2.0);
        }
        Meaning::Retreat => {
            fill(inks.retreat, 0.35);
            dashes(painter, rect, shade(inks.retreat_dark));
        }
        Meaning::Advance => {
            fill(inks.advance, 0.35);
            line(inks.advance, 2.0);
        }
        Meaning::Asked => line(inks.accent, 2.4),
        Meaning::Sighted => fill(inks.attack, 0.25),
        Meaning::Cost => {
            painter.rect(frame, 6, Color32::WHITE, Stroke::new(1.6, shade(inks.reach)), StrokeKind::Inside);
        }
        Meaning::Left => tag(painter, frame, shade(inks.path)),
    }
}

fn railway(painter: &Painter, rect: Rect, colour: Color32) {
    let (left, right) = (rect.left_center(), rect.right_center());
    painter.hline(rect.x_range(), left.y, Stroke::new(3.4, colour));
    painter.extend(Shape::dashed_line(&[left, right], Stroke::new(1.6, Color32::WHITE), 4.0, 4.0));
}

/// Draws a tag whose tip points to its hex.
fn tag(painter: &Painter, frame: Rect, colour: Color32) {
    let head = frame.left() + 6.0;
    let corners = vec![
        frame.left_center(),
        pos2(head, frame.top()),
        frame.right_top(),
        frame.right_bottom(),
        pos2(head, frame.bottom()),
    ];
    painter.add(Shape::convex_polygon(corners, colour, Stroke::new(1.0, Color32::WHITE)));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A chip that would extend beyond the end of a row begins the next: the small map is beside the legend.
    #[test]
    fn no_row_of_chips_is_wider_than_its_room() {
        let widths = [89.0, 106.0, 84.0, 106.0, 60.0];
        assert_eq!(in_rows(&widths, 368.0), [0..3, 3..5]);
        assert_eq!(in_rows(&widths, 2000.0).len(), 1);
        assert_eq!(in_rows(&widths, 40.0).len(), 5, "one to a row at least");
        assert!(in_rows(&[], 368.0).is_empty());
    }

    /// The legend names every mark of an overlay: lines, and the cross of units without one.
    #[test]
    fn the_cross_of_who_has_no_line_is_in_the_legend() {
        let lines = ListedOverlay { name: "Supply", pattern: LegendPattern::Lines("No supply") };
        let moves = ListedOverlay { name: "Last moves", pattern: LegendPattern::Moves };
        let shown = chips(&[(Overlay(4), lines), (Overlay(7), moves)], &[Meaning::Reach]);
        let names: Vec<&str> = shown.iter().map(Chip::name).collect();
        assert_eq!(names, ["Supply", "No supply", "Last moves", "Can go"]);
    }
}
