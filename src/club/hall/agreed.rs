//! The terms of a game as the club keeps them until it begins.

use crate::referee::{
    Hints,
    any::NewTable,
    bench::{PERSON, Takebacks, Terms},
    clock::ClockTerms,
    delay::DelayTerms,
    dice_proof::DiceProof,
    store::club::{ClubGame, Holder},
    wire::TakebackTerms,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The terms that are not in a column of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Agreed {
    #[serde(default)]
    pub takebacks: TakebackTerms,
    #[serde(default)]
    pub hints: Hints,
    #[serde(default)]
    pub clock: ClockTerms,
    #[serde(default, skip_serializing_if = "DelayTerms::is_none")]
    pub delay: DelayTerms,
    /// Whether the result changes the ratings of both players, who are people.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

impl Agreed {
    /// Reads the terms of a game; the usual ones if they cannot be read, which only damage explains.
    pub fn of(game: &ClubGame) -> Self {
        serde_json::from_str(&game.terms).unwrap_or_default()
    }

    fn terms(self, proof: Option<DiceProof>) -> Terms {
        let takebacks = match self.takebacks {
            TakebackTerms::Free => Takebacks::Free,
            TakebackTerms::Ask => Takebacks::Ask,
            TakebackTerms::None => Takebacks::None,
        };
        let (hints, clock, delay) = (self.hints, self.clock, self.delay);
        Terms { takebacks, hints, clock, delay, proof, ..Terms::default() }
    }
}

/// Returns the options of a game; none for the usual ones.
pub(super) fn options_of(game: &ClubGame) -> Option<Value> {
    game.options.as_deref().and_then(|options| serde_json::from_str(options).ok())
}

/// Returns the game to be begun with the dice that were agreed on. Without them it can be checked, and not begun.
pub(super) fn new_table(game: &ClubGame, proof: Option<DiceProof>) -> NewTable {
    let player = |holder: &Holder| match holder {
        Holder::Computer(name) => name.clone(),
        Holder::Open | Holder::Invited | Holder::Player(_) => PERSON.to_owned(),
    };
    let [first, second] = &game.seats;
    NewTable {
        scenario: game.scenario.clone(),
        options: options_of(game),
        seed: proof.map_or(0, |proof| proof.seed(&game.id)),
        players: [player(first), player(second)],
        terms: Agreed::of(game).terms(proof),
        made: game.made,
    }
}
