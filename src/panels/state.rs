//! What the panels are given to show, and what they give back.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::parcel::Thing,
        orders::{AnyOrder, AnyValue, AnyWish, ChosenOptions, Placing},
    },
    play::players::UnitAdvice,
    settings::{Overlay, Settings},
};
use std::{fmt::Debug, path::PathBuf};

/// What a computer player advises whoever is to give the next order.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint<O> {
    /// It thinks; how far it has come, from 0 to 1.
    Thinking(f32),
    /// It has thought.
    Given {
        order: O,
        /// Why, or nothing.
        reason: String,
        /// What each unit is to do by it, where it is given to many.
        parts: Vec<UnitAdvice>,
    },
}

pub struct HintTold {
    /// The order in words, and what it consists of, a line each.
    pub words: Vec<String>,
    pub ways: Vec<Vec<Hex>>,
    /// What the button does that takes it.
    pub does: &'static str,
    /// Whether it is an attack that throws a die, and can be looked at before.
    pub attacks: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// A person at this table.
    #[default]
    Human,
    Computer(String),
}

impl Seat {
    /// What a person is called where players are named.
    const HUMAN: &str = "human";

    /// Whoever this name is: a person, or a computer player.
    pub fn named(name: &str) -> Self {
        if name == Self::HUMAN { Self::Human } else { Self::Computer(name.to_owned()) }
    }

    /// What whoever sits there is called.
    pub fn name(&self) -> &str {
        match self {
            Self::Human => Self::HUMAN,
            Self::Computer(name) => name,
        }
    }
}

/// How people play together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Custom {
    /// Whether they send the game file to and fro.
    pub by_file: bool,
    /// Whether they throw dice of their own.
    pub dice_by_hand: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// The scenario's id.
    pub scenario: String,
    /// Its options, and with them its game.
    pub options: ChosenOptions,
    /// Where the dice begin; none for somewhere.
    pub seed: Option<u64>,
    /// Who plays, in the order in which the game numbers its sides.
    pub seats: [Seat; 2],
    /// How people play together.
    pub custom: Custom,
}

/// What a player asked for with the panels.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Play an order of the game that lies on the table.
    Order(AnyOrder),
    /// Carry out a command of the table, of the game that lies there.
    Command(AnyValue),
    /// Something that only the game knows that lies on the table.
    Own(AnyWish),
    /// Place or set this with each click on the map, while the referee is out; none to stop.
    PlaceByClick(Option<Placing>),
    /// Let the computer set up everything that waits.
    SetUp,
    /// Take back everything that was done since the referee went out.
    BackToReferee,
    /// Save the position as a scenario with this title.
    SaveScenario(String),
    /// Have the computer answer at once, with the best that it has found.
    AnswerNow,
    /// Show the computer's moves as fast as they come until a person is asked, or no longer.
    FastForward,
    /// Have the computer wait after what it does now, or go on.
    HoldOpponent,
    /// Let it do one thing, then wait.
    OneDeed,
    /// Begin an art pack of one's own with this name, wear it, and open its folder.
    NewPack(String),
    /// Take something of the player's own away: an art pack, a scenario, a lesson.
    TakeAway(Thing),
    /// Ask what a computer player would do.
    AskForHint,
    /// Do what it advises; where something of the player's own is prepared, that stays.
    TakeHint,
    /// Do what it advises, in place of what the player has prepared.
    TakeWholeHint,
    /// Put the hint away, or give up waiting for it.
    DropHint,
    /// Take the last order back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Select these counters and no others.
    Select(Vec<UnitId>),
    /// Bring a hex to the middle of the window.
    Centre(Hex),
    /// Bring all these hexes into sight, clear of what lies over the map.
    Bring(Vec<Hex>),
    /// Bring those of these counters into sight that wait beside the map.
    BringWaiting(Vec<UnitId>),
    /// Show a way on the map, from where it starts, in this frame.
    ShowWay(Vec<Hex>),
    /// Take counters out of a box, to be put on the map.
    PickUpFromBox(Vec<UnitId>),
    NewGame(NewGame),
    /// The next player takes over.
    TakeOver,
    /// The player of the other side takes over, who gives an order unseen before the one that is due.
    TakeOverFirst,
    /// A die that was thrown by hand.
    Die(u8),
    /// Do not throw after all.
    CancelDice,
    /// Whether people throw the dice from now on.
    DiceByHand(bool),
    /// Whether a hand-over screen comes between the turns of two people at one table.
    HandOver(bool),
    /// Go on with the game that was saved last by itself.
    Continue,
    /// Open a saved game.
    Load(PathBuf),
    Save,
    /// Save the game under this name.
    SaveAs(String),
    /// Remove saved games for good.
    DeleteGames(Vec<PathBuf>),
    /// Keep the game in another place, because it cannot be kept where it was.
    SaveElsewhere,
    /// The notice about saving has been read.
    Understood,
    /// Go to the title screen.
    ToTitle,
    /// Go from the result back to the table.
    ToTable,
    /// Bring the result of a game that is over back.
    ToResult,
    /// Do something with the lesson, or begin one.
    Lesson(LessonAction),
    Replay(ReplayAction),
    ShowReport,
    /// Put the report away.
    CloseReport,
    /// Change between dark and light panels.
    ToggleTheme,
    /// Switch an overlay on or off.
    Switch(Overlay),
    /// Open a sheet over everything.
    Open(Sheet),
    CloseSheet,
    /// Set everything like this.
    Change(Box<Settings>),
    /// Show the game to viewers, or to players again.
    Present,
    /// Open the window for capture, or close it.
    Capture,
    /// Make the dock this wide.
    DockWidth(f32),
    /// Show a folder in a window of the system; it is made if it is not there.
    OpenFolder(PathBuf),
    /// Leave the program.
    Quit,
}

impl Action {
    pub fn order(order: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Order(AnyOrder::new(order))
    }

    /// Carry out this command of the table.
    pub fn command(command: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Command(AnyValue::new(command))
    }

    /// Do what only the game knows.
    pub fn own(wish: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Own(AnyWish::new(wish))
    }
}

/// Points at the edges of the window that panels cover, at scale 1: what is left is the map's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PanelSpace {
    pub left: f32,
    pub right: f32,
    pub top: f32,
    pub bottom: f32,
}

/// What a learner asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAction {
    Begin(String),
    /// Go on to the next step.
    Next,
    /// Go back to the beginning of this step, or to the step before.
    Back,
    Hint,
    /// Do for me what the step wants.
    ShowMe,
    /// Begin the lesson anew.
    Restart,
    Leave,
    /// Open the rules at a case.
    LookUp(String),
}

/// What a player can do with a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// Replay the game on the table.
    Open,
    /// Replay it from after so many orders on, seen where the last of them was carried out.
    OpenAt(usize),
    /// Show the deed before the last one of the game as it stands, or in a replay the one before.
    LookBack,
    OpenFile(std::path::PathBuf),
    /// Show the moment after so many orders.
    Go(usize),
    /// Go on by itself, or stop.
    Play(bool),
    /// Go on so many times as fast as usual.
    Speed(u8),
    /// Write a note about the moment after so many orders; no words take one back.
    Note {
        /// The moment.
        after: usize,
        text: String,
    },
    /// Go back to the game as it stands.
    Leave,
}

/// A leaf of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sheet {
    Table,
    /// Which keys do what, to be changed.
    Keys,
    /// How to play, and the keys as they are.
    Help,
    /// What the program is made of, and after whom.
    ScenarioInfo,
}
