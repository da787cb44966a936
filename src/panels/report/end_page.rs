//! The parts of the page at the end of a game: the curve of the points, the turning point, the losses as counters, and
//! the luck of both sides.

use super::frame::{luck_ink, signed};
use crate::{
    engine::{orders::SideNames, text::say, wording::with_minus},
    panels::{
        kit::{
            cards::Cards,
            fonts,
            theme::Palette,
            widgets::{hint, noted, paint_text, plain, section, side_mark, text, words},
        },
        state::{Action, ReplayAction},
    },
    scene::end_page::{EndPage, LostCounter, PointsCurve, TurningPoint, words as told},
    settings::Colours,
};
use bevy_egui::egui::{Align2, Label, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

/// Height of the curve.
const CURVE: f32 = 120.0;
/// Width of a lost counter.
const CARD: f32 = 34.0;

/// Draws the parts of the page; returns the player's action.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    page: &EndPage,
    (cards, colours): (&mut Cards, Colours),
) -> Option<Action> {
    let mut asked = None;
    let better = say!("report-end-points.hint", people = page.sides[page.counted].as_people());
    section(ui, palette, &say!("report-end-points"), &better, |ui| curve(ui, palette, page));
    if let Some(point) = &page.turning_point {
        let gain = point.gain.as_deref().unwrap_or_default();
        section(ui, palette, &say!("report-end-turning-point"), gain, |ui| {
            asked = turning_point(ui, palette, point);
        });
    }
    section(ui, palette, &say!("report-end-losses"), &say!("report-end-losses.hint"), |ui| {
        for (side, lost) in page.sides.iter().zip(&page.lost) {
            asked = losses(ui, palette, side, lost, (&mut *cards, colours)).or(asked.take());
        }
    });
    luck(ui, palette, page);
    asked
}

/// Draws the points before the first turn and at the end of each turn.
fn curve(ui: &mut Ui, palette: &Palette, page: &EndPage) {
    let curve = PointsCurve::of(page);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), CURVE + 22.0), Sense::hover());
    let chart = Rect::from_min_max(pos2(rect.left() + 26.0, rect.top()), rect.max - vec2(18.0, 22.0));
    let height = |points: i32| chart.top() + chart.height() * curve.height(points);
    let label = |at, align, words: &str, ink| ui.painter().text(at, align, words, fonts::sans(11.0), ink);
    ui.painter().hline(chart.x_range(), height(0), Stroke::new(1.0, palette.line));
    label(pos2(chart.left() - 8.0, height(0)), Align2::RIGHT_CENTER, "0", palette.text_third);
    if let Some(needed) = curve.needed {
        let (y, ink) = (height(needed), palette.accent_text);
        let ends = [pos2(chart.left(), y), pos2(chart.right(), y)];
        ui.painter().extend(Shape::dashed_line(&ends, Stroke::new(1.0, ink), 5.0, 4.0));
        let words = say!("report-end-needed", points = needed);
        label(pos2(chart.left() + 4.0, y - 2.0), Align2::LEFT_BOTTOM, &words, palette.text_third);
    }
    let place = |moment: usize| {
        let (x, y) = curve.place(moment);
        pos2(chart.left() + chart.width() * x, chart.top() + chart.height() * y)
    };
    let line = (0..curve.moments.len()).map(place).collect();
    ui.painter().add(Shape::line(line, Stroke::new(2.0, palette.text)));
    let room = (chart.width() / 28.0) as usize;
    for (number, (name, points)) in curve.moments.iter().enumerate() {
        let at = place(number);
        if curve.turning == Some(number) {
            ui.painter().circle(at, 5.5, palette.accent, Stroke::new(1.5, palette.text));
        } else {
            ui.painter().circle_filled(at, 2.5, palette.text);
        }
        if number + 1 == curve.moments.len() {
            let above = Rect::from_center_size(at - vec2(0.0, 13.0), Vec2::splat(14.0));
            let words = with_minus(*points);
            paint_text(ui, above, Align2::CENTER_CENTER, &words, fonts::bold(13.0), palette.text);
        }
        if curve.is_labelled(number, room) {
            label(pos2(at.x, chart.bottom() + 6.0), Align2::CENTER_TOP, name, palette.text_second);
        }
    }
}

/// Draws the turning point, with the ways to its place on the map and in the replay.
fn turning_point(ui: &mut Ui, palette: &Palette, point: &TurningPoint) -> Option<Action> {
    let mut asked = None;
    let label = text(&point.words, fonts::bold(14.0), palette.text);
    ui.add(Label::new(label).wrap());
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        if !point.hexes.is_empty() && plain(ui, palette, &say!("report-end-show-on-map")).clicked() {
            asked = Some(Action::Bring(point.hexes.clone()));
        }
        if plain(ui, palette, &say!("report-end-replay-turn")).clicked() {
            asked = Some(Action::Replay(ReplayAction::OpenAt(point.after)));
        }
    });
    asked
}

/// Draws the losses of a side as counters.
fn losses(
    ui: &mut Ui,
    palette: &Palette,
    side: &SideNames,
    lost: &[LostCounter],
    (cards, colours): (&mut Cards, Colours),
) -> Option<Action> {
    let mut asked = None;
    ui.horizontal(|ui| {
        side_mark(ui, side.flag, palette);
        let words = match lost.len() {
            0 => say!("report-end-lost-none", people = side.as_people()),
            n => say!("report-end-lost", people = side.as_people(), n = n),
        };
        ui.label(text(words, fonts::sans(13.0), palette.text));
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        for LostCounter { unit, name, face, turn, hex } in lost {
            let card = noted(&format!("lost {unit}"), cards.show(ui, face, CARD, colours));
            let clicked = card.clicked();
            // The tooltip is put into words only while it is shown: there may be a hundred counters.
            card.on_hover_ui(|ui| {
                ui.set_max_width(ui.spacing().tooltip_width);
                let name = name.as_str();
                ui.label(match *hex {
                    Some(hex) => say!("report-end-lost-in", unit = name, turn = *turn, hex = hex),
                    None => say!("report-end-lost-unit", unit = name, turn = *turn),
                });
            });
            if clicked {
                asked = hex.map(|hex| Action::Bring(vec![hex]));
            }
        }
    });
    ui.add_space(4.0);
    asked
}

/// Draws the luck of both sides.
fn luck(ui: &mut Ui, palette: &Palette, page: &EndPage) {
    let Some(luck) = &page.luck else { return };
    section(ui, palette, &say!("report-end-luck"), &say!("report-end-luck.hint"), |ui| {
        words(ui, palette, told::luck(&page.sides, luck));
        for (names, luck) in page.sides.iter().zip(luck) {
            ui.horizontal(|ui| {
                side_mark(ui, names.flag, palette);
                let words = say!("report-end-attacks", people = names.as_people(), n = luck.throws);
                ui.label(text(words, fonts::sans(13.0), palette.text_second));
                let ink = luck_ink(palette, luck.luck());
                ui.label(text(signed(luck.luck()), fonts::bold(13.0), ink));
            });
        }
        hint(ui, palette, say!("report-end-about-luck"));
    });
}
