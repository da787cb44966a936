//! A puzzle of a moment of a recorded game: the orders before it are its opening.

use super::{
    draft::{Draft, DraftStep, PUZZLE},
    recorded::begin_at,
};
use crate::engine::{
    board::Hex,
    lessons::{Arrow, HasLessons},
    orders::{DrawnShape, Record, Refusal},
};

/// Makes a puzzle of the moment after this many orders of a recorded game, with the rings and arrows that were drawn
/// there, and the dice that the game rolled next. It has no goal yet.
///
/// # Errors
/// No lesson can lead to that position.
pub fn puzzle_at<G: HasLessons>(record: &Record<G>, now: usize, learner: usize) -> Result<Draft, Refusal> {
    let mut draft = begin_at::<G>(record, now + 1, now, learner)?;
    let (mut rings, mut arrows): (Vec<Hex>, Vec<Arrow>) = (Vec::new(), Vec::new());
    for drawn in record.file.study.drawn().get(&now).into_iter().flatten() {
        match &drawn.shape {
            DrawnShape::Ring(hex) => rings.push(*hex),
            // A drawn arrow may lead through hexes; that of a step is straight.
            DrawnShape::Arrow(hexes) => {
                let ends = hexes.first().zip(hexes.last()).filter(|(from, to)| from != to);
                arrows.extend(ends.map(|(from, to)| Arrow { from: *from, to: *to }));
            }
            DrawnShape::Stroke(_) => {}
        }
    }
    PUZZLE.clone_into(&mut draft.shelf);
    draft.steps.push(DraftStep {
        show: rings,
        arrows,
        dice: record.file.played.get(now).map(|played| played.dice.clone()).unwrap_or_default(),
        ..DraftStep::default()
    });
    Ok(draft)
}
