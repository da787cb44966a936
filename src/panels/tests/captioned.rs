//! The caption for viewers on a screen: whether its words are whole and large enough, for the tests of every game.

use super::screen::Screen;
use crate::{
    panels::{caption, dress},
    scene::caption::Caption,
    settings::{Colours, Theme},
};
use bevy_egui::egui::{Context, Rect, Shape, pos2};

/// The least sizes of sentences and of the names of chances in a window of 1280 by 720, in pixels.
const SENTENCE: f32 = 22.0;
const CHANCE: f32 = 20.0;
const NEARLY: f32 = 0.01;
/// The right edge of the column in that window.
const BESIDE_COLUMN: f32 = 970.0;

/// A text on the screen: its words, the smallest size of its letters, and its rectangle.
pub(crate) struct Read {
    pub words: String,
    pub size: f32,
    pub place: Rect,
    pub is_cut: bool,
}

/// Draws a caption in a window of 1280 by 720; returns its texts.
pub(crate) fn read(screen: &mut Screen, caption: &Caption) -> Vec<Read> {
    let mut draw = |ctx: &Context| {
        if dress(ctx, Theme::Dark) {
            caption::show(ctx, caption, Colours::Usual, false);
        }
        Vec::new()
    };
    // The fonts come with the second frame.
    if screen.shapes().is_empty() {
        screen.settle(&mut draw);
    }
    screen.frame(Vec::new(), &mut draw);
    let texts = screen.shapes().into_iter().filter_map(|shape| match shape {
        Shape::Text(text) => {
            let sections = text.galley.job.sections.iter();
            Some(Read {
                words: text.galley.text().to_owned(),
                size: sections.map(|section| section.format.font_id.size).fold(f32::MAX, f32::min),
                place: Rect::from_min_size(text.pos, text.galley.size()),
                is_cut: text.galley.elided,
            })
        }
        _ => None,
    });
    texts.collect()
}

pub(crate) fn screen() -> Screen {
    Screen::new(1280.0, 720.0)
}

/// Returns the faults of these captions: words of a combat that are cut or outside the lower third, and letters that are too
/// small for a phone.
pub(crate) fn faults(captions: &[Caption]) -> Vec<String> {
    let mut screen = screen();
    let head = 720.0 * (1.0 - caption::COVERED);
    let third = Rect::from_min_max(pos2(0.0, head), pos2(1280.0, 720.0));
    let mut faults = Vec::new();
    for caption in captions {
        let Some(battle) = &caption.battle else { continue };
        let is_sentence = |words: &str| words == caption.sentence || words == caption.plain;
        // The same words are in the column, at the left of the chances.
        let is_chance = |words: &str, place: Rect| {
            let is_one = battle.chances.iter().any(|chance| chance.word == words);
            is_one && battle.decided().is_none() && place.left() > BESIDE_COLUMN
        };
        for Read { words, size, place, is_cut } in read(&mut screen, caption) {
            let is_below = place.top() > head - 1.0;
            if is_cut && words != caption.sentence && is_below {
                faults.push(format!("cut: {words}"));
            }
            if is_below && !third.contains_rect(place) {
                faults.push(format!("outside: {words} {place:?}"));
            }
            let least = if is_sentence(&words) {
                SENTENCE
            } else if is_chance(&words, place) {
                CHANCE
            } else {
                0.0
            };
            if size < least - NEARLY {
                faults.push(format!("too small: {words} {size}"));
            }
        }
    }
    faults
}
