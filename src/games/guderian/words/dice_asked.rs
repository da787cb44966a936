//! Dice rolled by hand: the dice that an order may need, from public state.
//!
//! A die is asked for even if it may turn out that none is needed, because all the defenders prove to be without
//! strength: the question must not reveal this.

use super::names::{Known, number_in};
use crate::{
    engine::{
        dice::DieWanted,
        orders::Sequenced,
        text::{Arg, say, t},
    },
    games::guderian::rules::{
        Guderian, Rulebook, combat::battle::Decision, event::DiePurpose, kinds::Side, order::Order,
        phase::Phase, position::Public, scenario::FirstTurn,
    },
};

/// A die that people roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieAsked {
    pub purpose: DiePurpose,
    /// Its purpose, in the language of the table.
    pub words: String,
}

/// The dice that an order may need, as people are asked for them, in the order of rolling.
pub fn dice_wanted(rulebook: &Rulebook, public: &Public, order: &Order) -> Vec<DieWanted> {
    let asked = dice_asked(rulebook, public, order).into_iter();
    asked.map(|die| DieWanted { words: die.words, faces: 6 }).collect()
}

/// The dice that an order may need, in the order of rolling.
pub fn dice_asked(rulebook: &Rulebook, public: &Public, order: &Order) -> Vec<DieAsked> {
    let combat = |words: String| vec![DieAsked { purpose: DiePurpose::Combat, words }];
    match order {
        Order::Attack { targets, .. } => {
            let words = t!("guderian-orders-die-attack", hexes = Arg::list(targets.iter().copied()));
            combat(words.shown(&Known { rulebook, public }))
        }
        Order::Overrun { target, .. } => {
            let words = t!("guderian-orders-die-overrun", hex = *target);
            combat(words.shown(&Known { rulebook, public }))
        }
        Order::EndPhase if Guderian::after(rulebook, public) == Phase::SovietMovement => {
            turn_dice(rulebook, public.turn + 1)
        }
        // The second bid may equal the first, and opens the phase in which the scenario begins.
        Order::Bid { .. } if public.owed == Some(Decision::Bid { side: Side::German }) => {
            let words = say!("guderian-orders-die-seats");
            let mut dice = vec![DieAsked { purpose: DiePurpose::Seats, words }];
            if Guderian::after(rulebook, public) == Phase::SovietMovement {
                dice.extend(turn_dice(rulebook, public.turn + 1));
            }
            dice
        }
        _ => Vec::new(),
    }
}

/// The dice that open a turn: for the armies on the first (5.21), and for the provisional division
/// (14.1).
fn turn_dice(rulebook: &Rulebook, turn: u8) -> Vec<DieAsked> {
    let mut dice = Vec::new();
    if turn == 1 {
        let armies = rulebook.scenario.armies.iter().filter(|army| army.first_turn == FirstTurn::Die);
        dice.extend(armies.map(|army| DieAsked {
            purpose: DiePurpose::Army(army.army),
            words: say!(
                "guderian-orders-die-army",
                army = army.army.as_str(),
                number = number_in(army.army.as_str()).unwrap_or_default()
            ),
        }));
    }
    if !rulebook.scenario.provisional.is_empty() {
        let words = say!("guderian-orders-die-provisional");
        dice.push(DieAsked { purpose: DiePurpose::Provisional, words });
    }
    dice
}
