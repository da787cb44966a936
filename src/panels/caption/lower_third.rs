//! The lower third: phase and sentence, and for a battle odds, die, column and result. Title and turn are at the upper left,
//! the points at the upper right.

use super::{
    chances, column, die,
    pen::{Font, Pen},
    size::{FOOT, HEIGHT, SAFE, scale},
};
use crate::{
    engine::{text::say, wording::with_minus},
    panels::kit::{
        die as tumbling, fonts,
        theme::{Palette, legible},
        widgets::paint_side_with,
    },
    scene::caption::{Battle, Caption, Cell, Throw},
};
use bevy_egui::egui::{Color32, Context, Galley, Id, LayerId, Order, Pos2, Rect, Stroke, pos2, vec2};
use std::sync::Arc;

/// Width of the amber edge.
const EDGE: f32 = 12.0;
/// The start and the end of the text and the start of the battle, from the left edge.
const FROM: f32 = 38.0;
const WORDS: f32 = 752.0;
const BATTLE: f32 = 806.0;
/// Distance from the odds to the column, and from there to the result.
const COLUMN: f32 = 440.0;
const RESULT: f32 = 164.0;
/// The height of the phase, and the lines of sentences below it.
pub(super) const PHASE: f32 = 46.0;
pub(super) const ROWS: usize = 4;
/// The most lines of the sentence for newcomers.
const PLAIN: usize = 2;
/// Side of the die, its middle below the edge of the plate, and its rotation at rest in radians.
const DIE: f32 = 168.0;
const DIE_AT: f32 = 84.0;
pub(super) const ASKEW: f32 = -0.122;
/// The space around a result, the height of its word with what is beside it, and the room for a word with text beside it as a
/// part of the width.
const AROUND: f32 = 10.0;
const BESIDE: f32 = 108.0;
const WORD: f32 = 0.46;
/// The width of odds and strengths.
const ODDS: f32 = 190.0;

pub(super) fn paint(ctx: &Context, palette: &Palette, caption: &Caption) {
    let window = ctx.content_rect();
    let k = scale(window);
    // Below the questions to a player, above the map.
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("caption")));
    let pen = Pen { painter, palette, k };
    let safe = window.shrink(SAFE * k);
    title(&pen, safe, caption);
    let foot = window.bottom() - FOOT * k;
    let whole = Rect::from_min_max(pos2(safe.left(), foot - HEIGHT * k), pos2(safe.right(), foot));
    let (phase, sentences) = words(&pen, caption, whole.width());
    let indent = if caption.side.is_some() { 76.0 } else { FROM };
    let width = match caption.battle {
        Some(_) => whole.width(),
        None => {
            let wide = sentences.iter().map(|(galley, _)| galley.size().x).fold(420.0 * k, f32::max);
            wide.max(phase.size().x + (indent - FROM) * k) + 90.0 * k
        }
    };
    let plate = Rect::from_min_size(whole.min, vec2(width.min(whole.width()), whole.height()));
    pen.plate(plate, EDGE);
    let high = PHASE * k + sentences.iter().map(|(galley, _)| galley.size().y).sum::<f32>();
    let mut top = plate.top() + ((plate.height() - high) / 2.0).max(0.0);
    let middle = top + PHASE * k / 2.0;
    if let Some(side) = caption.side {
        let at = pos2(plate.left() + 52.0 * k, middle);
        paint_side_with(&pen.painter, Rect::from_center_size(at, vec2(24.0, 24.0) * k), side, palette);
    }
    let at = pos2(plate.left() + indent * k, middle - phase.size().y / 2.0);
    pen.painter.galley(at, phase, palette.text);
    top += PHASE * k;
    for (galley, colour) in sentences {
        let below = galley.size().y;
        pen.painter.galley(pos2(plate.left() + FROM * k, top), galley, colour);
        top += below;
    }
    if let Some(battle) = &caption.battle {
        paint_battle(&pen, plate, battle);
    }
}

/// Lays out the phase, and the sentences with their colours: what happens, and for newcomers what it means if that says more.
fn words(pen: &Pen, caption: &Caption, whole: f32) -> (Arc<Galley>, Vec<(Arc<Galley>, Color32)>) {
    let (palette, k) = (pen.palette, pen.k);
    // The text begins beside the amber edge, and ends before the rule.
    let room = if caption.battle.is_some() { (WORDS - FROM) * k } else { (whole - 90.0 * k).min(1240.0 * k) };
    let phase = pen.fitted(&caption.phase, fonts::serif, [42.0, 30.0], palette.text, room - 38.0 * k);
    let has_plain = !caption.plain.is_empty() && caption.plain != caption.sentence;
    let plain =
        has_plain.then(|| pen.sentence(&caption.plain, fonts::serif_italic, palette.text, (room, PLAIN)));
    let left = ROWS - plain.as_ref().map_or(0, |galley| galley.rows.len()).min(PLAIN);
    let mut sentences = Vec::new();
    if !caption.sentence.is_empty() {
        let sentence = pen.sentence(&caption.sentence, fonts::sans, palette.text_second, (room, left));
        sentences.push((sentence, palette.text_second));
    }
    sentences.extend(plain.map(|galley| (galley, palette.text)));
    (phase, sentences)
}

/// Draws the game and its turn at the upper left, and the points at the upper right.
fn title(pen: &Pen, safe: Rect, caption: &Caption) {
    let (palette, k) = (pen.palette, pen.k);
    let title = pen.layout(&caption.title.to_uppercase(), fonts::serif(24.0 * k), palette.text, 1.5 * k);
    let turn = pen.layout(&caption.turn.to_uppercase(), fonts::bold(24.0 * k), palette.accent_text, 1.2 * k);
    let width = title.size().x + turn.size().x + 84.0 * k;
    let plate = Rect::from_min_size(safe.min - vec2(0.0, 10.0 * k), vec2(width, 50.0 * k));
    pen.plate(plate, 8.0);
    let mut left = plate.left() + 28.0 * k;
    for galley in [title, turn] {
        let size = galley.size();
        pen.painter.galley(pos2(left, plate.center().y - size.y / 2.0), galley, palette.text);
        left += size.x + 28.0 * k;
    }
    let points = [
        pen.layout(&say!("caption-points"), fonts::bold(20.0 * k), palette.text_third, 0.0),
        pen.layout(&with_minus(caption.points), fonts::bold(28.0 * k), palette.text, 0.0),
        pen.layout(&caption.level, fonts::sans(18.0 * k), palette.text_second, 0.0),
    ];
    let width = points.iter().map(|galley| galley.size().x + 14.0 * k).sum::<f32>() + 26.0 * k;
    let corner = pos2(safe.right() - width, safe.top() - 10.0 * k);
    let plate = Rect::from_min_size(corner, vec2(width, 50.0 * k));
    pen.painter.rect_filled(plate, 6.0 * k, palette.background);
    let mut left = plate.left() + 20.0 * k;
    for galley in points {
        let size = galley.size();
        pen.painter.galley(pos2(left, plate.center().y - size.y / 2.0), galley, palette.text);
        left += size.x + 14.0 * k;
    }
}

fn rule(pen: &Pen, x: f32, plate: Rect) {
    let inset = 24.0 * pen.k;
    let stroke = Stroke::new(2.0 * pen.k, pen.palette.line);
    pen.painter.vline(x, plate.top() + inset..=plate.bottom() - inset, stroke);
}

/// Draws odds, die, column and result.
fn paint_battle(pen: &Pen, plate: Rect, battle: &Battle) {
    let (palette, k) = (pen.palette, pen.k);
    let at = |x: f32, y: f32| plate.min + vec2(x, y) * k;
    rule(pen, at(BATTLE - 30.0, 0.0).x, plate);
    figures(pen, battle, at(BATTLE, 0.0));
    let decided = battle.decided();
    // More results than have room below each other take the place of the column.
    let is_wide = decided.is_none() && battle.chances.len() > chances::ROWS;
    if !battle.column.is_empty() && !is_wide {
        rule(pen, at(BATTLE + COLUMN - 22.0, 0.0).x, plate);
        column::paint(&pen.painter, palette, battle, at(BATTLE + COLUMN, HEIGHT / 2.0), k);
    }
    if let Some(throw) = &battle.throw {
        for (face, place, side) in lie(throw) {
            let mut pose =
                throw.clock.map_or(tumbling::Pose::lying(face), |clock| tumbling::pose(face, clock));
            pose.turned += ASKEW;
            die::paint(&pen.painter, at(BATTLE + place, DIE_AT), side * k, &pose);
        }
    }
    let corner = pos2(plate.right() - 28.0 * k, plate.bottom() - AROUND * k);
    // Without a roll there is neither die nor column.
    let from = match (battle.throw.is_some() || decided.is_none(), is_wide) {
        (false, _) => BATTLE,
        (true, true) => BATTLE + COLUMN,
        (true, false) => BATTLE + COLUMN + RESULT,
    };
    let place = Rect::from_min_max(at(from, AROUND), corner);
    if let Some((cell, meaning)) = decided {
        result(pen, place, cell, meaning);
    } else if !battle.chances.is_empty() {
        chances::paint(&pen.painter, palette, &battle.chances, place, k);
    }
}

/// Draws the heading, the odds and the strengths below each other.
fn figures(pen: &Pen, battle: &Battle, corner: Pos2) {
    let (palette, k) = (pen.palette, pen.k);
    let heading =
        pen.layout(&battle.heading.to_uppercase(), fonts::bold(18.0 * k), palette.text_second, 2.0 * k);
    pen.painter.galley(corner + vec2(0.0, 27.0) * k, heading, palette.text_second);
    let room = ODDS * k;
    let words = [(battle.odds.as_str(), fonts::serif as Font, palette.text)];
    let odds = pen.whole(&words, [100.0, 40.0], vec2(room, 120.0 * k));
    let middle = corner + vec2(-4.0, 100.0) * k - vec2(0.0, odds.size().y / 2.0);
    pen.painter.galley(middle, odds, palette.text);
    let words = [(battle.strengths.as_str(), fonts::sans as Font, palette.text_second)];
    let strengths = pen.whole(&words, [22.0, 15.0], vec2(room, 58.0 * k));
    pen.painter.galley(corner + vec2(0.0, 148.0) * k, strengths, palette.text_second);
}

/// Draws the result in large letters, its meaning beside it or below it, and its consequence at the foot. No word is cut off.
fn result(pen: &Pen, place: Rect, cell: &Cell, meaning: &[String; 3]) {
    let (palette, k) = (pen.palette, pen.k);
    let colour = legible(palette.shade(cell.shade).0, palette.background);
    let [first, second, consequence] = meaning.each_ref().map(String::as_str);
    let comes = [(consequence, fonts::serif_italic as Font, palette.text_second)];
    let about =
        [(first, fonts::bold as Font, palette.text), (second, fonts::sans as Font, palette.text_second)];
    let word = [(cell.word.as_str(), fonts::serif as Font, colour)];
    let narrow = vec2(WORD * place.width(), BESIDE * k);
    let short = pen.whole(&word, [100.0, 56.0], narrow);
    let fits_beside = short.size().x <= narrow.x && short.rows.len() == 1;
    let top = if consequence.is_empty() { place.height() } else { BESIDE * k };
    if fits_beside {
        let left = place.left() + short.size().x + 18.0 * k;
        let text = pen.whole(&about, [26.0, 13.0], vec2(place.right() - left, top));
        let middle = place.top() + top / 2.0;
        let down = |galley: &Galley| middle - galley.size().y / 2.0;
        pen.painter.galley(pos2(place.left(), down(&short)), short, colour);
        pen.painter.galley(pos2(left, down(&text)), text, palette.text);
    } else {
        let long = pen.whole(&word, [60.0, 24.0], vec2(place.width(), 0.55 * top));
        let below = place.top() + long.size().y;
        let text = pen.whole(&about, [26.0, 13.0], vec2(place.width(), place.top() + top - below));
        pen.painter.galley(place.min, long, colour);
        pen.painter.galley(pos2(place.left(), below), text, palette.text);
    }
    let foot = place.with_min_y(place.top() + top);
    let line = pen.whole(&comes, [26.0, 13.0], foot.size());
    pen.painter.galley(foot.left_center() - vec2(0.0, line.size().y / 2.0), line, palette.text_second);
}

/// Returns each die with its distance from the start of the battle and its side: one alone, or two side by side.
pub(super) fn lie(throw: &Throw) -> Vec<(u8, f32, f32)> {
    match throw.second {
        None => vec![(throw.die, 292.0, DIE)],
        Some(second) => vec![(throw.die, 270.0, 0.8 * DIE), (second, 420.0, 0.8 * DIE)],
    }
}
