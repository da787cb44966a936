//! Dice rolled by hand: the dice that an order may need, from public state.
//!
//! A die is asked for even if it may turn out that none is needed, because all the defenders prove to be without
//! strength: the question must not reveal this.

use super::names::hex_name;
use crate::{
    engine::{dice::DieWanted, orders::Sequenced},
    games::guderian::rules::{
        Guderian, Rulebook, combat::battle::Decision, event::DiePurpose, kinds::Side, order::Order,
        phase::Phase, position::Public, scenario::FirstTurn,
    },
};

/// A die that people roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieAsked {
    pub purpose: DiePurpose,
    /// Its purpose, in words.
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
            let hexes: Vec<String> = targets.iter().map(|hex| hex_name(rulebook, *hex)).collect();
            combat(format!("Die for the attack on {}", hexes.join(", ")))
        }
        Order::Overrun { target, .. } => {
            combat(format!("Die for the overrun of {}", hex_name(rulebook, *target)))
        }
        Order::EndPhase if Guderian::after(rulebook, public) == Phase::SovietMovement => {
            turn_dice(rulebook, public.turn + 1)
        }
        // The second bid may equal the first, and opens the phase in which the scenario begins.
        Order::Bid { .. } if public.owed == Some(Decision::Bid { side: Side::German }) => {
            let words = "Die for equal bids: on 1–3 the first player plays the Germans";
            let mut dice = vec![DieAsked { purpose: DiePurpose::Seats, words: words.to_owned() }];
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
            words: format!("Die for the {} Army: on 1–3 it may move", army.army),
        }));
    }
    if !rulebook.scenario.provisional.is_empty() {
        let words = "Die for the provisional division: where it enters".to_owned();
        dice.push(DieAsked { purpose: DiePurpose::Provisional, words });
    }
    dice
}
