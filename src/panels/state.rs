//! The input of the panels, and their actions.

use super::{
    online::OnlineAction, questions::parcel::SentParcel, stage::state::StageAction, study::StudyAction,
    workshop_wish::WorkshopWish,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::parcel::{ParcelKey, Thing},
        orders::{AnyOrder, AnyValue, AnyWish, ChosenOptions, Placing},
    },
    play::players::UnitAdvice,
    settings::{Command, Overlay, Settings},
};
use std::{fmt::Debug, path::PathBuf};

/// The advice of a computer player for the player who must give the next order.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint<O> {
    /// It thinks, with its progress from 0 to 1.
    Thinking(f32),
    /// It has finished.
    Given {
        order: O,
        /// The reason, or an empty text.
        reason: String,
        /// The part of each unit, where the advice is for many.
        parts: Vec<UnitAdvice>,
    },
}

pub struct HintTold {
    /// The order as text, and its parts, a line each.
    pub words: Vec<String>,
    pub ways: Vec<Vec<Hex>>,
    /// The tooltip of the button that plays it; none for the usual one.
    pub does: Option<String>,
    /// Whether it is an attack that rolls a die, and can be looked at before.
    pub attacks: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// A person at this table.
    #[default]
    Human,
    Computer(String),
    /// A player of a game that a referee holds elsewhere, not at this table.
    Elsewhere,
}

impl Seat {
    /// The name of a person where players are named.
    const HUMAN: &str = "human";
    /// The name of a player who is not at this table. No file names one.
    const ELSEWHERE: &str = "elsewhere";

    /// Returns the seat for a name: a person, or a computer player.
    pub fn named(name: &str) -> Self {
        if name == Self::HUMAN { Self::Human } else { Self::Computer(name.to_owned()) }
    }

    /// Returns the name of the player in the seat.
    pub fn name(&self) -> &str {
        match self {
            Self::Human => Self::HUMAN,
            Self::Computer(name) => name,
            Self::Elsewhere => Self::ELSEWHERE,
        }
    }
}

/// The settings for a game of people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Custom {
    /// Whether they play by e-mail.
    pub by_file: bool,
    /// Whether they roll real dice.
    pub dice_by_hand: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// The scenario's id.
    pub scenario: String,
    /// Its options, which also name its game.
    pub options: ChosenOptions,
    /// The seed of the dice; none for a random one.
    pub seed: Option<u64>,
    /// The players, in the order in which the game numbers its sides.
    pub seats: [Seat; 2],
    /// The settings for a game of people.
    pub custom: Custom,
}

/// An action of the player in the panels.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Play an order of the game on the table.
    Order(AnyOrder),
    /// Carry out a command of the table, of the game on it.
    Command(AnyValue),
    /// Carry out a wish that only the game on the table knows.
    Own(AnyWish),
    /// Place this with each click on the map while the referee is off; none to stop.
    PlaceByClick(Option<Placing>),
    /// Let the computer set up all waiting units.
    SetUp,
    /// Let the computer give everything that waits for an owner to units.
    HandOut,
    /// Undo everything since the referee was switched off.
    BackToReferee,
    /// Save the position as a scenario with this title.
    SaveScenario(String),
    /// Make the computer answer at once, with the best move that it has found.
    AnswerNow,
    /// Show the computer's moves without pauses until a person must act, or stop doing that.
    FastForward,
    /// Pause the computer after its current action, or resume.
    HoldOpponent,
    /// Let it take one action, then pause.
    OneDeed,
    /// Create an own art pack with this name, use it, and open its folder.
    NewPack(String),
    /// Delete an own art pack, scenario or lesson.
    TakeAway(Thing),
    /// Check a zip file, show its contents, and ask whether to install them.
    LookAtParcel(PathBuf),
    /// Write a parcel of things of the player's own.
    SendParcel(Box<SentParcel>),
    /// Remove an installed parcel.
    RemoveParcel(ParcelKey),
    /// Ask for the advice of a computer player.
    AskForHint,
    /// Play the hint; a plan that the player has prepared stays.
    TakeHint,
    /// Play the hint in place of the player's plan.
    TakeWholeHint,
    /// Dismiss the hint, or stop waiting for it.
    DropHint,
    /// Undo the last order.
    Undo,
    /// Redo the last undone order.
    Redo,
    /// Select these counters and no others.
    Select(Vec<UnitId>),
    /// Centre a hex in the window.
    Centre(Hex),
    /// Bring all these hexes into view, clear of the panels over the map.
    Bring(Vec<Hex>),
    /// Bring the counters among these that wait beside the map into view.
    BringWaiting(Vec<UnitId>),
    /// Show a path on the map from its start, in this frame.
    ShowWay(Vec<Hex>),
    /// Take counters out of a box, to place them on the map.
    PickUpFromBox(Vec<UnitId>),
    NewGame(NewGame),
    /// Let the next player take over.
    TakeOver,
    /// Let the player of the other side take over, who gives a secret order before the one that is due.
    TakeOverFirst,
    /// Enter a die that was rolled by hand.
    Die(u8),
    /// Cancel the roll.
    CancelDice,
    /// Set whether people roll real dice from now on.
    DiceByHand(bool),
    /// Set whether a hand-over screen comes between the turns of two people at one table.
    HandOver(bool),
    /// Continue the last autosave.
    Continue,
    /// Open a saved game.
    Load(PathBuf),
    Save,
    /// Save the game under this name.
    SaveAs(String),
    /// Delete saved games for good.
    DeleteGames(Vec<PathBuf>),
    /// Save the game in another place, because it cannot be saved in the usual one.
    SaveElsewhere,
    /// Dismiss the notice about saving.
    DismissNotice,
    /// Go to the title screen.
    ToTitle,
    /// Go from the result back to the table.
    ToTable,
    /// Show the result of a game that is over again.
    ToResult,
    /// Write a picture to a file: of the position, or of a game that is over, the map and the result.
    SavePicture,
    /// Write a film of the last combat to a file.
    SaveFilm,
    /// Remove the newest drawing of the moment that is shown.
    RemoveDrawing,
    /// Act on the lesson, or begin one.
    Lesson(LessonAction),
    /// Act on a course.
    Course(CourseAction),
    Replay(ReplayAction),
    /// Act on the chances over the game that is replayed.
    Chances(ChancesAction),
    /// Act on the branches of the game.
    Study(StudyAction),
    /// Act in online play.
    Online(OnlineAction),
    ShowReport,
    /// Close the report.
    CloseReport,
    /// Change between dark and light panels.
    ToggleTheme,
    /// Switch an overlay on or off.
    Switch(Overlay),
    /// Give a command of the table, as its key does.
    Press(Command),
    /// Open a sheet over everything.
    Open(Sheet),
    CloseSheet,
    /// Apply these settings.
    Change(Box<Settings>),
    /// Switch presenter mode on or off.
    Present,
    /// Open the capture window, or close it.
    Capture,
    /// Ask the viewers of the overlay.
    Stage(StageAction),
    /// Hold the view that viewers see, or let it follow again.
    HoldView,
    /// Switch casting mode on or off.
    Casting(bool),
    /// Set the pace of casting mode.
    CastAt {
        /// Times the usual speed, from 0.5 to 4.
        speed: f32,
        /// Whether it stops at combats.
        stops: bool,
    },
    /// Set the width of the dock.
    DockWidth(f32),
    /// Show a folder in a window of the system; create it if necessary.
    OpenFolder(PathBuf),
    /// Open a tool of the workshop.
    Workshop(WorkshopWish),
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

    /// Makes a wish that only the game knows.
    pub fn own(wish: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Own(AnyWish::new(wish))
    }
}

/// Points at the edges of the window that panels cover, at scale 1; the rest is the map's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PanelSpace {
    pub left: f32,
    pub right: f32,
    pub top: f32,
    pub bottom: f32,
}

/// An action of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAction {
    Begin(String),
    /// Go on to the next step.
    Next,
    /// Go back to the beginning of this step, or to the step before.
    Back,
    Hint,
    /// Carry out the task of the step.
    ShowMe,
    /// Put the position back after a try at a goal that failed.
    TryAgain,
    /// Begin the lesson again.
    Restart,
    Leave,
    /// Open the rules at a case.
    LookUp(String),
}

/// An action of the learner in a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseAction {
    /// Begin a part of a course, counted from 0.
    Begin { course: String, part: usize },
    /// Begin the part after the one that was begun last.
    Next,
    /// Show the parts of the course whose part was begun last.
    ToParts,
    /// Replay the commented game that has this id; it need not be in a course.
    Replay(String),
}

/// An action of the player in a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// Replay the game on the table.
    Open,
    /// Replay it from this number of orders on, at the hex of the last of them.
    OpenAt(usize),
    /// Play the current game again from this number of orders on.
    PlayFrom(usize),
    /// Show the last action of the current game again, or in a replay the one before.
    LookBack,
    OpenFile(std::path::PathBuf),
    /// Show the moment after this number of orders.
    Go(usize),
    /// Play it automatically, or stop.
    Play(bool),
    /// Set how many times the usual speed it plays.
    Speed(u8),
    /// Write a note about the moment after this number of orders; an empty text deletes one.
    Note {
        /// The moment.
        after: usize,
        text: String,
    },
    /// Go back to the current game.
    Leave,
}

/// An action of the player on the chances over a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChancesAction {
    /// Show them under the time line, or hide them.
    Show(bool),
    /// Ask what the computer would have done at the moment that is shown.
    Ask,
}

/// A tab of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sheet {
    Table,
    /// The table of keys, to change them.
    Keys,
    /// The player's guide, and the current keys.
    Help,
    /// The guides for players and makers.
    Guides,
    /// The libraries of the program, and the printed games behind its games.
    ScenarioInfo,
}
