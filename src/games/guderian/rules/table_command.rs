//! Commands of the table: what people may do beside the orders that the rules know. They go through the
//! door like orders, change the position by events alone, and stand in the game file.

use super::{
    ending,
    event::Event,
    free_hand,
    kinds::{Kind, Side},
    markings::Marking,
    phase::Phase,
    referee::Referee,
};
use crate::engine::{
    board::Hex,
    counters::Word,
    orders::{EndWish, Refusal},
};
use serde::{Deserialize, Serialize};

/// What people may do beside the orders that the rules know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Command {
    /// Send the referee out, or call him back.
    Referee {
        /// Whether he judges.
        on: bool,
    },
    /// Put counters into a hex, wherever they were.
    Place {
        units: Vec<Word>,
        hex: Hex,
    },
    /// Put counters into the box of an entry area.
    ToArea {
        units: Vec<Word>,
        area: Word,
    },
    /// Bring an untried division from its pool into a hex.
    Draw {
        /// Rifle or armour.
        kind: Kind,
        hex: Hex,
    },
    TakeOff {
        units: Vec<Word>,
    },
    /// Say how many steps a unit has lost.
    Steps {
        unit: Word,
        /// Steps lost in all.
        lost: u8,
    },
    /// Disrupt a unit, or let it recover.
    Disrupt {
        unit: Word,
        disrupted: bool,
    },
    /// Turn an untried division face up.
    Reveal {
        /// The division.
        unit: Word,
    },
    /// Set a mark in a hex, or take it off where it lies.
    Mark {
        marking: Marking,
        hex: Hex,
    },
    Clock {
        turn: u8,
        phase: Phase,
    },
    /// Let dice be thrown by hand, or by the program again.
    DiceByHand {
        /// Whether by hand.
        on: bool,
    },
    /// Offer to end the game as it stands.
    OfferEnd {
        /// Who offers.
        side: Side,
    },
    /// Answer the offer of the other side, or take one's own back.
    AnswerOffer {
        side: Side,
        accept: bool,
    },
    Resign {
        side: Side,
    },
}

/// Refuses a hex that is not on the map.
pub(super) fn is_on_board(referee: &Referee, hex: Hex) -> Result<(), Refusal> {
    if referee.rulebook.board.contains(hex) {
        Ok(())
    } else {
        Err(Refusal::of_table(format!("{hex} is off the map")))
    }
}

pub(super) fn judge(referee: &mut Referee, command: &Command) -> Result<(), Refusal> {
    match command {
        Command::Referee { on: false } => free_hand::send_out(referee),
        Command::Referee { on: true } => free_hand::call_back(referee),
        Command::DiceByHand { on } => {
            if referee.public().table.dice_by_hand == *on {
                return Err(Refusal::of_table("the dice are thrown in this way already"));
            }
            referee.say(Event::DiceTaken { by_hand: *on });
            Ok(())
        }
        Command::OfferEnd { side } => ending::say(referee, EndWish::Offer(*side)),
        Command::AnswerOffer { side, accept } => {
            ending::say(referee, EndWish::Answer { side: *side, accept: *accept })
        }
        Command::Resign { side } => ending::say(referee, EndWish::Resign(*side)),
        placement => free_hand::judge(referee, placement),
    }
}

impl Command {
    /// The kind of command, for counts and logs.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Referee { .. } => "referee",
            Self::Place { .. } => "place",
            Self::ToArea { .. } => "to_area",
            Self::Draw { .. } => "draw",
            Self::TakeOff { .. } => "take_off",
            Self::Steps { .. } => "steps",
            Self::Disrupt { .. } => "disrupt",
            Self::Reveal { .. } => "reveal",
            Self::Mark { .. } => "mark",
            Self::Clock { .. } => "clock",
            Self::DiceByHand { .. } => "dice_by_hand",
            Self::OfferEnd { .. } => "offer_end",
            Self::AnswerOffer { .. } => "answer_offer",
            Self::Resign { .. } => "resign",
        }
    }
}
