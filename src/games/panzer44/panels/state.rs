//! What the panels of the game are given to show, and what they give back.

use super::{Fought, Memory};
use crate::{
    engine::{board::Hex, counters::Word, orders::Refusal},
    games::panzer44::rules::{
        Rulebook, View,
        kinds::{Mines, Pattern, Side},
        order::Order,
        plot::{Barrage, Draft, Instruction, Plot, Task, Tool},
        position::Public,
    },
    panels::{Hint, LogLine, PanelMemory, TimelineState},
};
use std::sync::Arc;

/// What a click on the map means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clicks {
    /// It selects.
    #[default]
    Select,
    /// It says where a line of sight begins, and then where it ends.
    Sight,
    /// It calls a fire of this battery.
    Call(Word, Pattern),
    /// It sends aircraft.
    Fly,
    /// It mines a hex, or takes the mines up.
    Mine(Mines),
    /// It digs a position, or fills it in.
    Dig,
}

/// Everything that the panels of the table show.
pub struct State<'a> {
    /// What the game is played by.
    pub rulebook: &'a Arc<Rulebook>,
    /// What both players know.
    pub public: &'a Public,
    /// Who is to give the next order.
    pub acting: Side,
    /// Whose secrets may be shown; nobody's while only computers play.
    pub looking: Option<Side>,
    /// What that side has committed for this turn.
    pub plot: &'a Plot,
    /// What it is putting together.
    pub draft: &'a Draft,
    /// What a click on the map means.
    pub clicks: Clicks,
    /// The line of sight that is asked about.
    pub sight: Option<(Hex, Hex)>,
    /// The hex that is aimed at.
    pub aimed: Option<Hex>,
    /// Which of those who can be hit a key fires at, while the hex cursor is shown.
    pub target: Option<usize>,
    /// The attacks of the last order.
    pub fought: &'a [Fought],
    /// The hint that was asked for.
    pub hint: Option<&'a Hint<Order>>,
    /// Another number for another position.
    pub position_number: u64,
    /// Whether people throw the dice.
    pub dice_by_hand: bool,
    /// What has happened, oldest first.
    pub log: &'a [LogLine],
    /// The counters that are selected.
    pub selected: &'a [Word],
    /// The hex under the pointer.
    pub hovered: Option<Hex>,
    /// The last refusal, until something succeeds.
    pub last_refusal: Option<&'a Refusal>,
    /// How many orders have been refused so far.
    pub refusals: u64,
    /// Whether an order can be taken back.
    pub can_undo: bool,
    /// Whether one that was taken back can be played again.
    pub can_redo: bool,
    /// Whether a human plays each side, in the order of their numbers.
    pub humans: [bool; 2],
    /// The time line, while a replay is shown: nothing can be ordered then.
    pub replay: Option<TimelineState<'a>>,
    /// What all panels remember.
    pub memory: &'a mut PanelMemory,
    /// What these remember.
    pub own: &'a mut Memory,
}

impl<'a> State<'a> {
    /// What the side sees whose secrets may be shown.
    pub fn view(&self) -> Option<View<'a>> {
        let side = self.looking?;
        Some(View { rulebook: self.rulebook, public: self.public, plot: self.plot, side })
    }

    /// Whether a person is to give the next order.
    pub fn is_asked(&self) -> bool {
        self.looking == Some(self.acting) && self.public.outcome.is_none() && self.replay.is_none()
    }
}

/// What a player asked for with the panels.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Put an order on the plot.
    Put(Word, Task),
    /// Let every unit enter that is due.
    EnterAll,
    /// Strike the order of a unit off the plot.
    StrikeOff(Word),
    /// Call a fire of off-board artillery.
    Call(Barrage),
    /// Call a fire off again.
    CallOff(Word),
    /// Send aircraft to a hex, or call them off.
    Fly(Hex),
    /// What a drag means.
    Tool(Tool),
    /// Whom opportunity fire is to open at.
    At(Instruction),
    /// Empty the plot.
    Clear,
    /// What a click on the map means.
    Clicks(Clicks),
    /// Aim at this hex, or at none.
    Aim(Option<Hex>),
    /// People throw the dice, or the program does.
    DiceByHand(bool),
}
