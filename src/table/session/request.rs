//! What the window asks for, until the session answers it.

use crate::{
    engine::orders::{AnyOrder, AnyValue, Placing, Refusal},
    panels::{LessonAction, NewGame, ReplayAction, Seat},
};
use bevy::prelude::*;
use std::{fmt::Debug, path::PathBuf};

/// Something that the window asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Play an order of the game that lies on the table.
    Order(AnyOrder),
    /// Play an order that a computer player gave, with its reason.
    Advised(AnyOrder, String),
    /// Take the last order back.
    Undo,
    /// Play the order that was taken back last again.
    Redo,
    NewGame(NewGame),
    /// Do something that people ask for beside orders.
    People(Ask),
    /// Do something with the lesson, or begin one.
    Lesson(LessonAction),
    /// Give the lesson's own order.
    LessonReply,
    ToTitle,
    /// Go back to the table.
    ToTable,
    /// Show the result of the game on the table, which is over.
    ToResult,
    Save(PathBuf),
    /// Save the game where games are kept, under a name that no other has.
    SaveSomewhere,
    /// Save the game where games are kept, under this name.
    SaveAs(String),
    /// Keep the game in another place from now on, because it cannot be kept where it was.
    SaveElsewhere,
    /// Load a game from this file; those play who played when it was kept.
    Load(PathBuf),
    /// Load a game from this file; who is not named here plays as when it was kept.
    LoadFor(PathBuf, [Option<Seat>; 2]),
    /// Open the game that could not be replayed whole the other way.
    OpenOtherwise,
    Replay(ReplayAction),
    ShowReport,
    /// Put the report away.
    CloseReport,
    /// Leave the program.
    Quit,
}

impl Request {
    pub fn order(order: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Order(AnyOrder::new(order))
    }

    /// Play this order of a computer player, who has this reason for it.
    pub fn advised(order: impl Clone + Debug + PartialEq + Send + Sync + 'static, reason: String) -> Self {
        Self::Advised(AnyOrder::new(order), reason)
    }
}

/// Why the last request was refused that was about no game on the table, since none lies there.
#[derive(Resource, Clone, Debug, Default)]
pub struct Refused(pub Option<Refusal>);

/// A request on its way to the session.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderRequest(pub Request);

/// Something that people ask for beside orders.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// The next player takes over.
    TakeOver,
    /// The same by a key or a click beside the panel: not where whoever sits here waits for the other's file.
    Begin,
    /// The player of the other side takes over, who gives an order unseen before the one that is due.
    TakeOverFirst,
    /// A die that was thrown by hand.
    Die(u8),
    /// Do not throw after all.
    CancelDice,
    /// Whether people throw the dice from now on.
    DiceByHand(bool),
    /// Carry out a command of the table, of the game that lies there.
    Command(AnyValue),
    /// Place or set this with each click on the map; none to stop.
    PlaceByClick(Option<Placing>),
    /// Let the computer set up everything that waits.
    SetUp,
    /// Take back everything that was done since the referee went out.
    BackToReferee,
    /// Save the position as a scenario with this title.
    SaveScenario(String),
}

impl Ask {
    /// Carry out this command of the table.
    pub fn command(command: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Command(AnyValue::new(command))
    }
}

/// A refusal that no case of the rules makes.
pub(crate) fn trouble(why: impl Into<String>) -> Refusal {
    Refusal::of_table(why)
}
