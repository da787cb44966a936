//! The requests of the window, until the session answers them.

use crate::{
    engine::{
        orders::{AnyOrder, AnyValue, Placing, Refusal},
        text::Text,
    },
    panels::{CourseAction, LessonAction, NewGame, OnlineAction, ReplayAction, Seat, StudyAction},
    referee::wire::RefereeMessage,
};
use bevy::prelude::*;
use std::{fmt::Debug, path::PathBuf};

/// A request of the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Play an order of the game on the table.
    Order(AnyOrder),
    /// Play an order that a computer player gave, with its reason.
    Advised(AnyOrder, String),
    /// Undo the last order.
    Undo,
    /// Redo the last undone order.
    Redo,
    NewGame(NewGame),
    /// Carry out a request of people other than an order.
    People(Ask),
    /// Act on the lesson, or begin one.
    Lesson(LessonAction),
    /// Act on a course.
    Course(CourseAction),
    /// Give the lesson's own order.
    LessonReply,
    /// Take over the lesson as its file has changed.
    LessonReread,
    ToTitle,
    /// Go back to the table.
    ToTable,
    /// Show the result of the game on the table, which is over.
    ToResult,
    /// Write a picture of the game on the table, or of its result, to the folder of pictures.
    SavePicture,
    /// Write a film of its last combat to the same folder.
    SaveFilm,
    Save(PathBuf),
    /// Save the game in the folder of games, under a name that no other has.
    SaveSomewhere,
    /// Save the game in the folder of games, under this name.
    SaveAs(String),
    /// Save the game in another place from now on, because it cannot be saved in the usual one.
    SaveElsewhere,
    /// Load a game from this file, with the players of the file.
    Load(PathBuf),
    /// Load a game from this file; a seat without a player keeps the player of the file.
    LoadFor(PathBuf, [Option<Seat>; 2]),
    /// Open the game that could not be replayed whole in the other way.
    OpenOtherwise,
    Replay(ReplayAction),
    /// Hear what was sent of a game of this kind that a referee holds elsewhere.
    Heard(&'static str, Box<RefereeMessage>),
    /// Act in online play.
    Online(OnlineAction),
    /// Act on the branches of the game.
    Study(StudyAction),
    ShowReport,
    /// Close the report.
    CloseReport,
    /// Leave the program.
    Quit,
}

impl Request {
    pub fn order(order: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Order(AnyOrder::new(order))
    }

    /// Plays this order of a computer player, with its reason.
    pub fn advised(order: impl Clone + Debug + PartialEq + Send + Sync + 'static, reason: String) -> Self {
        Self::Advised(AnyOrder::new(order), reason)
    }
}

/// The reason why the last request was refused, while no game is on the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct Refused(pub Option<Refusal>);

/// A request on its way to the session.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct SessionRequest(pub Request);

/// A request of people other than an order.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// Let the next player take over.
    TakeOver,
    /// The same by a key or a click beside the panel: not while the player here waits for the other's file.
    Begin,
    /// Let the player of the other side take over, who gives a secret order before the one that is due.
    TakeOverFirst,
    /// Enter a die that was rolled by hand.
    Die(u8),
    /// Cancel the roll.
    CancelDice,
    /// Set whether people roll real dice from now on.
    DiceByHand(bool),
    /// Carry out a command of the table, of the game on it.
    Command(AnyValue),
    /// Act in the panels of a game that is held elsewhere.
    Online(OnlineAction),
    /// Place this with each click on the map; none to stop.
    PlaceByClick(Option<Placing>),
    /// Let the computer set up all waiting units.
    SetUp,
    /// Let the computer give everything that waits for an owner to units.
    HandOut,
    /// Undo everything since the referee was switched off.
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

/// Makes a refusal without a case of the rules.
pub(crate) fn trouble(why: impl Into<Text>) -> Refusal {
    Refusal::of_table(why)
}
