//! The lower third: turn, phase and sentence, and for a battle odds, die, column and result. The title is at the upper
//! left, the points at the upper right.

use super::{
    chances, column, die,
    size::{SAFE, scale},
};
use crate::{
    engine::{text::say, wording::with_minus},
    panels::kit::{
        die as tumbling, fonts,
        theme::{Palette, legible},
        widgets::paint_side_with,
    },
    scene::caption::{Battle, Caption, Throw},
};
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontId, Galley, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, pos2,
    text::LayoutJob, text::TextFormat, vec2,
};
use std::sync::Arc;

/// Height of the lower third and its distance from the foot of the window, at full size.
const HEIGHT: f32 = 190.0;
/// Width of the amber edge.
const EDGE: f32 = 12.0;
/// The end of the text and the start of the battle, from the left edge.
const WORDS: f32 = 728.0;
const BATTLE: f32 = 806.0;
/// Distance from the odds to the column, and from there to the result.
const COLUMN: f32 = 440.0;
const RESULT: f32 = 164.0;
/// The middles of the lines of text below the edge of the plate: with the sentence for newcomers, and without it.
const MIDDLES_WITH_PLAIN: [f32; 4] = [40.0, 87.0, 134.0, 166.0];
const MIDDLES: [f32; 4] = [42.0, 93.0, 150.0, 150.0];
/// Side of the die, and its rotation at rest in radians.
const DIE: f32 = 168.0;
pub(super) const ASKEW: f32 = -0.122;

/// The painter, the colours and the scale.
pub(super) struct Pen<'a> {
    pub painter: Painter,
    pub palette: &'a Palette,
    pub k: f32,
}

pub(super) fn paint(ctx: &Context, palette: &Palette, caption: &Caption) {
    let window = ctx.content_rect();
    let k = scale(window);
    // Below the questions to a player, above the map.
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("caption")));
    let pen = Pen { painter, palette, k };
    let safe = window.shrink(SAFE * k);
    pen.title(safe, caption);
    let whole = Rect::from_min_max(pos2(safe.left(), safe.bottom() - HEIGHT * k), safe.max);
    let words = pen.words(caption, whole.width());
    let width = match caption.battle {
        Some(_) => whole.width(),
        None => words.iter().map(|(galley, _)| galley.size().x).fold(420.0 * k, f32::max) + 90.0 * k,
    };
    let plate = Rect::from_min_size(whole.min, vec2(width.min(whole.width()), whole.height()));
    pen.plate(plate, EDGE);
    if let Some(side) = caption.side {
        let mark = Rect::from_center_size(plate.min + vec2(52.0, 42.0) * k, vec2(24.0, 24.0) * k);
        paint_side_with(&pen.painter, mark, side, palette);
    }
    let indent = if caption.side.is_some() { 76.0 } else { 38.0 };
    let middles = if words.len() > 3 { MIDDLES_WITH_PLAIN } else { MIDDLES };
    for (number, ((galley, colour), middle)) in words.into_iter().zip(middles).enumerate() {
        let x = if number == 0 { indent } else { 38.0 };
        let at = plate.min + vec2(x, middle) * k - vec2(0.0, galley.size().y / 2.0);
        pen.painter.galley(at, galley, colour);
    }
    if let Some(battle) = &caption.battle {
        pen.battle(plate, battle);
    }
}

impl Pen<'_> {
    /// Paints a dark plate with an amber edge and a shadow.
    pub fn plate(&self, rect: Rect, edge: f32) {
        let k = self.k;
        for (by, alpha) in [(14.0, 26), (9.0, 40), (5.0, 60)] {
            let shadow = rect.translate(vec2(0.0, by * 0.8 * k)).expand(by * 0.6 * k);
            self.painter.rect_filled(shadow, (10.0 + by) * k, Color32::from_black_alpha(alpha));
        }
        let round = ((edge * 0.8) * k).clamp(3.0, 30.0);
        // Opaque: the letters of the map would shine through, and a video would make that worse.
        self.painter.rect_filled(rect, round, self.palette.background);
        let amber = Rect::from_min_size(rect.min, vec2(edge * k, rect.height()));
        let radius = round as u8;
        let left_only = CornerRadius { nw: radius, sw: radius, ne: 0, se: 0 };
        self.painter.rect_filled(amber, left_only, self.palette.accent);
    }

    pub fn layout(&self, words: &str, font: FontId, colour: Color32, spacing: f32) -> Arc<Galley> {
        let format = TextFormat {
            font_id: font,
            color: colour,
            extra_letter_spacing: spacing,
            ..TextFormat::default()
        };
        self.painter.layout_job(LayoutJob::single_section(words.to_owned(), format))
    }

    /// Lays out a line that fits its room: smaller first, then cut off.
    pub fn fitted(
        &self,
        words: &str,
        font: impl Fn(f32) -> FontId,
        sizes: [f32; 2],
        colour: Color32,
        room: f32,
    ) -> Arc<Galley> {
        let [large, small] = sizes;
        let line = self.layout(words, font(large * self.k), colour, 0.0);
        if line.size().x <= room {
            return line;
        }
        let size = (large * room / line.size().x).max(small) * self.k;
        let mut job = LayoutJob::simple_singleline(words.to_owned(), font(size), colour);
        job.wrap.max_width = room;
        job.wrap.max_rows = 1;
        job.wrap.break_anywhere = true;
        self.painter.layout_job(job)
    }

    /// Lays out a sentence in one line, or in two smaller ones if it does not fit; then it is cut off.
    pub fn in_two_lines(&self, words: &str, high: f32, colour: Color32, room: f32) -> Arc<Galley> {
        let line = self.layout(words, fonts::bold(0.40 * high), colour, 0.0);
        if line.size().x <= room {
            return line;
        }
        let mut job = LayoutJob::simple(words.to_owned(), fonts::bold(0.34 * high), colour, room);
        job.wrap.max_rows = 2;
        self.painter.layout_job(job)
    }

    /// Lays out turn, phase and sentence, each with its colour, and the sentence for newcomers if it says more.
    fn words(&self, caption: &Caption, whole: f32) -> Vec<(Arc<Galley>, Color32)> {
        let (palette, k) = (self.palette, self.k);
        // The text begins beside the amber edge, and ends before the rule.
        let room =
            if caption.battle.is_some() { (WORDS - 38.0) * k } else { (whole - 90.0 * k).min(1240.0 * k) };
        let turn = self.layout(&caption.turn.to_uppercase(), fonts::bold(21.0 * k), palette.accent, 1.6 * k);
        let phase = self.fitted(&caption.phase, fonts::serif, [52.0, 34.0], palette.text, room);
        let sentence = self.fitted(&caption.sentence, fonts::sans, [27.0, 20.0], palette.text_second, room);
        let mut words = vec![(turn, palette.accent), (phase, palette.text), (sentence, palette.text_second)];
        if !caption.plain.is_empty() && caption.plain != caption.sentence {
            let sizes = [23.0, 18.0];
            let plain = self.fitted(&caption.plain, fonts::serif_italic, sizes, palette.text_second, room);
            words.push((plain, palette.text_second));
        }
        words
    }

    /// Draws the game at the upper left, and the points at the upper right.
    fn title(&self, safe: Rect, caption: &Caption) {
        let (palette, k) = (self.palette, self.k);
        let title = self.layout(&caption.title.to_uppercase(), fonts::serif(24.0 * k), palette.text, 1.5 * k);
        let plate =
            Rect::from_min_size(safe.min - vec2(0.0, 10.0 * k), vec2(title.size().x + 56.0 * k, 50.0 * k));
        self.plate(plate, 8.0);
        self.painter.galley(
            pos2(plate.left() + 28.0 * k, plate.center().y - title.size().y / 2.0),
            title,
            palette.text,
        );
        let points = [
            self.layout(&say!("caption-points"), fonts::bold(20.0 * k), palette.text_third, 0.0),
            self.layout(&with_minus(caption.points), fonts::bold(28.0 * k), palette.text, 0.0),
            self.layout(&caption.level, fonts::sans(18.0 * k), palette.text_second, 0.0),
        ];
        let width = points.iter().map(|galley| galley.size().x + 14.0 * k).sum::<f32>() + 26.0 * k;
        let corner = pos2(safe.right() - width, safe.top() - 10.0 * k);
        let plate = Rect::from_min_size(corner, vec2(width, 50.0 * k));
        self.painter.rect_filled(plate, 6.0 * k, palette.background);
        let mut left = plate.left() + 20.0 * k;
        for galley in points {
            let size = galley.size();
            self.painter.galley(pos2(left, plate.center().y - size.y / 2.0), galley, palette.text);
            left += size.x + 14.0 * k;
        }
    }

    fn rule(&self, x: f32, plate: Rect) {
        let inset = 24.0 * self.k;
        let stroke = Stroke::new(2.0 * self.k, self.palette.line);
        self.painter.vline(x, plate.top() + inset..=plate.bottom() - inset, stroke);
    }

    /// Draws odds, die, column and result.
    fn battle(&self, plate: Rect, battle: &Battle) {
        let (palette, k) = (self.palette, self.k);
        let at = |x: f32, y: f32| plate.min + vec2(x, y) * k;
        self.rule(at(BATTLE - 40.0, 0.0).x, plate);
        let heading =
            self.layout(&battle.heading.to_uppercase(), fonts::bold(18.0 * k), palette.text_second, 2.0 * k);
        self.painter.galley(at(BATTLE, 27.0), heading, palette.text_second);
        let odds = self.fitted(&battle.odds, fonts::serif, [100.0, 60.0], palette.text, 190.0 * k);
        let middle = at(BATTLE - 4.0, 98.0) - vec2(0.0, odds.size().y / 2.0);
        self.painter.galley(middle, odds, palette.text);
        let strengths =
            self.fitted(&battle.strengths, fonts::sans, [22.0, 17.0], palette.text_second, 190.0 * k);
        self.painter.galley(at(BATTLE, 146.0), strengths, palette.text_second);
        // Without a column two dice take its place.
        if !battle.column.is_empty() {
            self.rule(at(BATTLE + COLUMN - 22.0, 0.0).x, plate);
        }
        column::paint(&self.painter, palette, battle, at(BATTLE + COLUMN, HEIGHT / 2.0), k);
        if let Some(throw) = &battle.throw {
            for (face, place, side) in lie(throw) {
                let mut pose =
                    throw.clock.map_or(tumbling::Pose::lying(face), |clock| tumbling::pose(face, clock));
                pose.turned += ASKEW;
                die::paint(&self.painter, at(BATTLE + place, 70.0), side * k, &pose);
            }
        }
        if let Some((result, meaning)) = battle.decided() {
            self.result(
                plate,
                at(BATTLE + COLUMN + RESULT, 0.0),
                &result.word,
                palette.shade(result.shade).0,
                meaning,
            );
        } else if !battle.chances.is_empty() {
            let corner = pos2(plate.right() - 28.0 * k, plate.bottom() - 14.0 * k);
            let place = Rect::from_min_max(at(BATTLE + COLUMN + RESULT, 14.0), corner);
            chances::paint(&self.painter, palette, &battle.chances, place, k);
        }
    }

    /// Draws the result in large letters, its meaning and its consequence.
    fn result(&self, plate: Rect, at: Pos2, result: &str, colour: Color32, meaning: &[String; 3]) {
        let (palette, k) = (self.palette, self.k);
        let room = plate.right() - 28.0 * k - at.x;
        let colour = legible(colour, palette.background);
        let word = self.fitted(result, fonts::serif, [100.0, 40.0], colour, 0.5 * room);
        let width = word.size().x;
        self.painter.galley(at + vec2(0.0, 72.0 * k - word.size().y / 2.0), word, colour);
        let beside = at.x + width + 18.0 * k;
        let left = plate.right() - 24.0 * k - beside;
        let lines = [
            (fonts::bold as fn(f32) -> FontId, palette.text, 42.0),
            (fonts::sans, palette.text_second, 78.0),
        ];
        for ((font, ink, y), words) in lines.into_iter().zip(&meaning[..2]) {
            let line = self.fitted(words, font, [25.0, 17.0], ink, left);
            self.painter.galley(pos2(beside, at.y + y * k), line, ink);
        }
        let comes = self.fitted(&meaning[2], fonts::serif_italic, [26.0, 20.0], palette.text_second, room);
        let below = pos2(at.x, at.y + 146.0 * k);
        self.painter.galley(below - vec2(0.0, comes.size().y / 2.0), comes, palette.text_second);
    }
}

/// Returns each die with its distance from the start of the battle and its side: one alone, or two side by side.
pub(super) fn lie(throw: &Throw) -> Vec<(u8, f32, f32)> {
    match throw.second {
        None => vec![(throw.die, 292.0, DIE)],
        Some(second) => vec![(throw.die, 270.0, 0.8 * DIE), (second, 420.0, 0.8 * DIE)],
    }
}
