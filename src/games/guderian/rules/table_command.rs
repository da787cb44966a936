//! Commands of the table: what people may do beside the orders that the rules know. They go through the
//! door like orders, change the position by events alone, and stand in the game file.

use super::{
    Guderian, ending,
    event::Event,
    free_hand,
    kinds::{Kind, Side},
    markings::Marking,
    phase::Phase,
    position::Position,
    referee::Referee,
    rulebook::Rules,
};
use crate::engine::{
    board::Hex,
    counters::Word,
    orders::{Desk, EndWish, Refusal},
};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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

/// The case that refusals of the table cite: no rule of the game stands behind them.
pub const CASE: &str = "table";

pub(super) fn refused(why: impl Into<String>) -> Refusal {
    Refusal { case: CASE.to_owned(), why: why.into() }
}

/// Refuses a hex that is not on the map.
pub(super) fn is_on_board(referee: &Referee, hex: Hex) -> Result<(), Refusal> {
    if referee.rulebook.board.contains(hex) { Ok(()) } else { Err(refused(format!("{hex} is off the map"))) }
}

/// Carries out a command of the table: it is refused, and nothing has changed, or events tell what
/// happened.
///
/// # Errors
/// It is not possible now.
pub(super) fn command(world: &mut World, command: &Command) -> Result<Vec<Event>, Refusal> {
    let rulebook = Arc::clone(&world.resource::<Rules>().0);
    let mut position = world.resource_mut::<Position>();
    let mut events = Vec::new();
    {
        let mut referee = Referee::new(&rulebook, position.bypass_change_detection(), &mut events);
        judge(&mut referee, command)?;
    }
    position.set_changed();
    let phase = position.public.phase;
    // The clock was set by hand: no phase is opened or closed by that.
    if *world.resource::<State<Phase>>().get() != phase {
        world.insert_resource(State::new(phase));
        world.insert_resource(NextState::<Phase>::Unchanged);
    }
    crate::engine::orders::mirror::<Guderian>(world);
    world.resource_mut::<Desk<Guderian>>().events.clear();
    Ok(events)
}

fn judge(referee: &mut Referee, command: &Command) -> Result<(), Refusal> {
    if referee.public().phase == Phase::Over {
        return Err(refused("the game is over"));
    }
    match command {
        Command::Referee { on: false } => free_hand::send_out(referee),
        Command::Referee { on: true } => free_hand::call_back(referee),
        Command::DiceByHand { on } => {
            if referee.public().table.dice_by_hand == *on {
                return Err(refused("the dice are thrown in this way already"));
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
