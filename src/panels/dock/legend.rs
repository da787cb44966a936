//! The content of the bar under the map, and the signs of its legend: everything that can be laid over the map, as it
//! looks there.

use crate::{
    art::packs::pack::{overlay_colours::OverlayColours, palette::Colour},
    engine::{counters::Flag, text::say},
    planning::BarTool,
    scene::{LegendPattern, ListedOverlay, Whose},
    settings::{Colours, Overlay},
};
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

/// The overlays of the game, and those that are shown.
pub struct OverlayBar {
    /// The overlays of the game on the table.
    pub listed: &'static [ListedOverlay],
    /// Those that are on.
    pub on: Vec<Overlay>,
    /// The commands of the game that have a button.
    pub tools: &'static [BarTool],
    /// The meanings of the highlighted hexes.
    pub meanings: Vec<Meaning>,
    /// The colours of the overlays on the map.
    pub inks: OverlayColours,
    /// The side of the viewer, and the other one.
    pub sides: [Flag; 2],
}

impl Default for OverlayBar {
    fn default() -> Self {
        let inks = OverlayColours::in_colours(Colours::default());
        Self {
            listed: &[],
            on: Vec::new(),
            tools: &[],
            meanings: Vec::new(),
            inks,
            sides: [Flag::Grey, Flag::Red],
        }
    }
}

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
    pub(super) fn name(self) -> String {
        match self {
            Self::Reach => say!("dock-meaning-reach"),
            Self::Stop => say!("dock-meaning-stop"),
            Self::Rail => say!("dock-meaning-rail"),
            Self::Overrun => say!("dock-meaning-overrun"),
            Self::Attack => say!("dock-meaning-attack"),
            Self::Retreat => say!("dock-meaning-retreat"),
            Self::Advance => say!("dock-meaning-advance"),
            Self::Asked => say!("dock-meaning-asked"),
            Self::Sighted => say!("dock-meaning-sighted"),
            Self::Cost => say!("dock-meaning-cost"),
            Self::Left => say!("dock-meaning-left"),
        }
    }
}

/// The size of a swatch, in points.
pub(super) const SWATCH: Vec2 = vec2(24.0, 16.0);

/// The subject of a swatch.
#[derive(Clone, Copy)]
pub(super) enum Swatch {
    Overlay(LegendPattern),
    /// The cross at units without a line.
    Cross,
    Meaning(Meaning),
}

/// Paints a swatch as its subject looks on the map.
pub(super) fn paint(
    painter: &Painter,
    rect: Rect,
    swatch: Swatch,
    (inks, sides): (&OverlayColours, [Flag; 2]),
) {
    painter.rect_filled(rect, 2, rgb(0xEF_E7_D3));
    let painter = painter.with_clip_rect(rect);
    match swatch {
        Swatch::Overlay(pattern) => overlay_swatch(&painter, rect, pattern, (inks, sides)),
        Swatch::Cross => cross(&painter, rect, inks),
        Swatch::Meaning(meaning) => meaning_swatch(&painter, rect, meaning, inks),
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

fn overlay_swatch(
    painter: &Painter,
    rect: Rect,
    pattern: LegendPattern,
    (inks, [own, enemy]): (&OverlayColours, [Flag; 2]),
) {
    let of_side = |flag: Flag| inks.of_side(flag).map(shade);
    let middle = rect.center();
    let dark = shade(inks.supply_dark);
    match pattern {
        LegendPattern::Tinted => meaning_swatch(painter, rect, Meaning::Reach, inks),
        LegendPattern::Dotted(whose) => {
            let colour = of_side(if whose == Whose::Own { own } else { enemy })[0];
            for number in 0..3 {
                let at = pos2(rect.left() + 5.0 + 7.0 * number as f32, middle.y);
                painter.circle_filled(at, 2.2, colour);
            }
            dashes(painter, rect, colour);
        }
        LegendPattern::Hatched(flag) => {
            hatch(painter, rect, flag.is_cut(), Stroke::new(1.4, of_side(flag)[0]));
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
                side_chip(painter, pos2(x, middle.y), flag.is_cut(), (of_side(flag)[1], dark));
            }
        }
        LegendPattern::Moves => {
            let (start, end) =
                (pos2(rect.left() + 3.0, middle.y + 3.0), pos2(rect.right() - 4.0, middle.y - 3.0));
            painter.arrow(start, end - start, Stroke::new(2.0, of_side(own)[0]));
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
