//! The report on a game that has none of its own: losses and actions of each side by turn, and its dice. It is made of
//! the facts of the events.

use crate::{
    engine::{
        orders::{Fact, Happening, InPlay, Position, Record, SideNames, counter},
        text::say,
        translations::translated_title,
    },
    play::feed::Fed,
};

/// The events of a turn, by the numbers of the sides.
#[derive(Clone, Copy, Default)]
pub(crate) struct PlainTurn {
    pub(crate) lost: [u16; 2],
    pub(crate) went: [u16; 2],
}

/// The report on a game of any kind.
pub struct PlainReport {
    pub(crate) scenario: String,
    pub(crate) level: String,
    pub(crate) ended: bool,
    pub(crate) standing: String,
    pub(crate) sides: [SideNames; 2],
    pub(crate) turns: Vec<PlainTurn>,
    /// The number of the first turn in the list.
    pub(crate) first: u8,
    pub(crate) dice: [u32; 6],
}

impl PlainReport {
    /// Makes the report on a game that has reached this position.
    pub fn of<G: Fed>(record: &Record<G>, now: &Position<G>) -> Self {
        let rulebook = &record.rulebook;
        let ended = G::ended(rulebook, &now.public);
        let end = ended.clone().unwrap_or_else(|| G::stands(rulebook, &now.public));
        let mut report = Self {
            scenario: translated_title::<G>(rulebook),
            level: end.level,
            ended: ended.is_some(),
            standing: standing(ended.is_some(), end.points, record.orders()),
            sides: G::SIDES,
            turns: vec![PlainTurn::default()],
            first: G::turn(&record.file.start.public),
            dice: [0; 6],
        };
        let mut turn = G::turn(&record.file.start.public);
        for fact in record.happened().flat_map(|(_, events)| events).map(G::fact) {
            match fact.what {
                Happening::PhaseOpened { turn: new } if new != turn => {
                    turn = new;
                    report.turns.push(PlainTurn::default());
                }
                _ => report.note::<G>(&fact, now),
            }
        }
        report
    }

    fn note<G: Fed>(&mut self, fact: &Fact, now: &Position<G>) {
        if let Happening::Die { roll, .. } = fact.what
            && let Some(thrown) = self.dice.get_mut(usize::from(roll).wrapping_sub(1))
        {
            *thrown += 1;
        }
        let Some(turn) = self.turns.last_mut() else { return };
        let counted = match fact.what {
            Happening::Lost(_) => &mut turn.lost,
            Happening::Went { .. } => &mut turn.went,
            _ => return,
        };
        for unit in fact.units().iter().filter_map(|unit| counter::<G>(&now.public, *unit)) {
            counted[unit.side()] += 1;
        }
    }
}

/// Returns the state of a game in a line.
pub(crate) fn standing(ended: bool, points: i32, orders: usize) -> String {
    let ended = if ended { "yes" } else { "no" };
    say!("scene-score", ended = ended, points = points, orders = orders)
}
