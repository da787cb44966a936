//! The dice of a combat over the foot of the map, with the odds and the result: a part of the lower third, while the
//! panels are shown. It is gone a few seconds after the dice are at rest.

use super::{
    die,
    lower_third::{ASKEW, lie},
    pen::{Font, Pen},
};
use crate::{
    panels::kit::{
        die as tumbling, fonts,
        theme::{Palette, legible},
    },
    scene::caption::Battle,
};
use bevy_egui::egui::{Context, Id, LayerId, Order, Rect, pos2, vec2};

/// Height of the strip, width of its parts and their margin, at full size.
const HEIGHT: f32 = 190.0;
const ODDS: f32 = 210.0;
const DIE: f32 = 196.0;
const RESULT: f32 = 470.0;
const MARGIN: f32 = 30.0;
/// Width of the amber edge.
const EDGE: f32 = 10.0;
/// Half of the height of a die that spins, in sides.
const SPINNING: f32 = 0.66;
/// Distance from the edge of the map, in points.
const AWAY: f32 = 14.0;

/// Height of the sentence above the dice, of up to two lines: as a part of the strip's scale, and the least in points.
const SENTENCE: (f32, f32) = (62.0, 36.0);

fn sentence_height(k: f32) -> f32 {
    (SENTENCE.0 * k).max(SENTENCE.1)
}

/// Returns the places of the strip: in the middle of the foot of the map and of its head, and in their corners.
pub fn dice_places(map: Rect, k: f32) -> [Rect; 6] {
    let width = (ODDS + 2.0 * DIE + RESULT + 2.0 * MARGIN) * k;
    let size = vec2(width.min(map.width() - 2.0 * AWAY), HEIGHT * k + sentence_height(k));
    let (foot, head) = (map.bottom() - AWAY - size.y, map.top() + AWAY);
    let (left, middle) = (map.left() + AWAY, map.center().x - size.x / 2.0);
    let right = map.right() - AWAY - size.x;
    [(middle, foot), (middle, head), (left, foot), (right, foot), (left, head), (right, head)]
        .map(|(x, y)| Rect::from_min_size(pos2(x, y), size))
}

/// Draws the strip at this place, at a scale of the lower third, with the sentence that says which unit attacks which.
pub fn dice(ctx: &Context, (sentence, battle): (&str, &Battle), (place, k): (Rect, f32), palette: &Palette) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("dice on the map")));
    let pen = Pen { painter, palette, k };
    pen.plate(place, EDGE);
    let high = sentence_height(k);
    let words = pen.in_two_lines(sentence, high, palette.text, place.width() - 2.0 * MARGIN * k);
    let above = (high - words.size().y) / 2.0 + 2.0;
    pen.painter.galley(pos2(place.left() + MARGIN * k, place.top() + above), words, palette.text);
    let place = place.with_min_y(place.top() + high);
    let left = place.left() + MARGIN * k;
    let Some(throw) = &battle.throw else {
        return without_roll(&pen, battle, place.shrink2(vec2(MARGIN * k, 0.0)));
    };
    let middle = place.center().y;
    let heading =
        pen.layout(&battle.heading.to_uppercase(), fonts::bold(18.0 * k), palette.text_second, 2.0 * k);
    pen.painter.galley(pos2(left, place.top() + 26.0 * k), heading, palette.text_second);
    let room = (ODDS - 24.0) * k;
    let odds = pen.fitted(&battle.odds, fonts::serif, [84.0, 40.0], palette.text, room);
    pen.painter.galley(pos2(left, middle - odds.size().y / 2.0 + 4.0 * k), odds, palette.text);
    let words = [(battle.strengths.as_str(), fonts::sans as Font, palette.text_second)];
    let strengths = pen.whole(&words, [22.0, 13.0], vec2(room, 42.0 * k));
    pen.painter.galley(pos2(left, place.bottom() - 44.0 * k), strengths, palette.text_second);
    let dice = lie(throw);
    for (number, (face, _, side)) in dice.iter().enumerate() {
        let mut pose = throw.clock.map_or(tumbling::Pose::lying(*face), |clock| tumbling::pose(*face, clock));
        pose.turned += ASKEW;
        let (at, side) =
            (pos2(left + (ODDS + DIE * (number as f32 + 0.5)) * k, middle - 6.0 * k), 0.82 * side * k);
        pose.height = pose.height.min(highest(at.y - place.top(), side));
        die::paint(&pen.painter, at, side, &pose);
    }
    let from = left + (ODDS + DIE * dice.len() as f32 + 18.0) * k;
    result(&pen, battle, pos2(from, middle), place.right() - MARGIN * k - from);
}

/// Returns the most height of a die's path, in sides of the die, that keeps it off the sentence: `room` is that above its
/// middle. A die that spins is wider than one at rest.
fn highest(room: f32, side: f32) -> f32 {
    (room / side - SPINNING).max(0.0)
}

/// Draws that no die is rolled, and why.
fn without_roll(pen: &Pen, battle: &Battle, place: Rect) {
    let Some((result, [reason, ..])) = battle.decided() else { return };
    let (palette, k) = (pen.palette, pen.k);
    let word = pen.fitted(&result.word, fonts::serif, [70.0, 34.0], palette.text, 0.4 * place.width());
    let from = place.left() + word.size().x + MARGIN * k;
    pen.painter.galley(place.left_center() - vec2(0.0, word.size().y / 2.0), word, palette.text);
    let words = pen.in_two_lines(reason, sentence_height(k), palette.text_second, place.right() - from);
    pen.painter.galley(pos2(from, place.center().y - words.size().y / 2.0), words, palette.text_second);
}

/// Draws the result and its meaning, once the dice are at rest.
fn result(pen: &Pen, battle: &Battle, at: bevy_egui::egui::Pos2, room: f32) {
    let Some((result, meaning)) = battle.decided() else { return };
    let (palette, k) = (pen.palette, pen.k);
    let colour = legible(palette.shade(result.shade).0, palette.background);
    let word = [(result.word.as_str(), fonts::serif as Font, colour)];
    let word = pen.whole(&word, [70.0, 30.0], vec2(room, HEIGHT / 2.0 * k));
    pen.painter.galley(at - vec2(0.0, 6.0 * k + word.size().y), word, colour);
    let [first, second, _] = meaning.each_ref().map(String::as_str);
    let about =
        [(first, fonts::sans as Font, palette.text), (second, fonts::sans as Font, palette.text_second)];
    let about = pen.whole(&about, [25.0, 13.0], vec2(room, (HEIGHT / 2.0 - 8.0) * k));
    pen.painter.galley(at + vec2(0.0, 4.0 * k), about, palette.text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::kit::die::RESULT;

    /// No die jumps over the sentence above it, one alone or one of two.
    #[test]
    fn dice_stay_below_the_sentence() {
        for (k, share) in [(1.0, 1.0), (0.385, 1.0), (0.385, 0.8)] {
            let (side, room) = (0.82 * 168.0 * share * k, (HEIGHT / 2.0 - 6.0) * k);
            for step in 0..=20 {
                let pose = tumbling::pose(5, RESULT * step as f32 / 20.0);
                let height = pose.height.min(highest(room, side));
                assert!((height + 0.5) * side <= room + 1.0, "{height} at {k}");
            }
        }
    }
}
