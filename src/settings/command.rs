//! The commands of keys in every game, with the name of each in the settings file, its title on the pages, and its
//! default keys; and the additional commands of a game.

use super::{Chalk, Chord, Overlay};
use crate::engine::text::{say, say_id};
use bevy::prelude::KeyCode;

/// A command of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Show the keys.
    Help,
    Settings,
    /// Open the rules, or close them.
    Rules,
    /// Explain the hex by the rules.
    Why,
    Save,
    /// Undo the last order.
    Undo,
    /// Redo it.
    Redo,
    /// Fold the dock, or open it.
    FoldDock,
    EndPhase,
    /// Ask a computer player for advice.
    Hint,
    TakeHint,
    /// Make the computer answer at once.
    AnswerNow,
    /// Show the computer's moves as fast as they come.
    FastForward,
    /// Pause the computer player, or let it continue.
    HoldOpponent,
    /// Let it carry out one action, then pause.
    OneDeed,
    /// Look back from the present position.
    LookBack,
    /// Begin a branch at the moment that is shown.
    TryHere,
    /// Put the game on the table again in place of a branch.
    BackToGame,
    /// Continue with the next step of a lesson.
    NextStep,
    /// Return to the step before in a lesson.
    StepBack,
    /// Clear the selection, close what is open.
    Cancel,
    /// Move the hex cursor up.
    CursorUp,
    /// Move the hex cursor down.
    CursorDown,
    /// Move the hex cursor left.
    CursorLeft,
    /// Move the hex cursor right.
    CursorRight,
    /// Pick up, drop, attack or answer at the hex cursor.
    Act,
    /// Select the whole stack.
    TakeStack,
    /// Select the units of a formation.
    TakeFormation,
    /// Select the next counter of the stack.
    NextInStack,
    /// Go to the next unit that can act.
    NextUnit,
    /// Go to the one before.
    PreviousUnit,
    /// Select a counter that waits to be set up or to enter.
    FromBox,
    /// While its key is down, show the odds of an attack of the selected units on the hex under the cursor.
    Odds,
    /// Pin the path to the hex.
    Waypoint,
    WholeMap,
    ZoomIn,
    ZoomOut,
    /// Move the map.
    PanUp,
    /// Move the map.
    PanDown,
    /// Move the map.
    PanLeft,
    /// Move the map.
    PanRight,
    /// Show or hide the small map.
    Minimap,
    /// Fill the screen, or end this.
    FullScreen,
    /// Show an overlay over the map, or hide it.
    Overlay(Overlay),
    NoOverlays,
    /// Show the game to viewers: the panels are hidden, and a large caption is shown.
    Presenter,
    /// Open the window with the map and the caption only, or close it.
    CaptureWindow,
    /// Hold the view that viewers see, or let it follow again.
    HoldView,
    /// Switch casting mode on or off.
    Casting,
    /// Draw a ring around the hex under the cursor, or an arrow from the last ring to it.
    Draw(Chalk),
    /// A command of one game only.
    Own(OwnCommand),
}

/// A command of a key in one game only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnCommand {
    /// Its name in the settings file, which is unique.
    pub word: &'static str,
    /// The message of its title.
    pub title: &'static str,
    /// Its default keys.
    pub keys: &'static [Chord],
}

/// The commands of keys that one game adds to those of every game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameKeys {
    /// The game's title.
    pub title: &'static str,
    /// Its own commands, in their order on the pages.
    pub commands: &'static [OwnCommand],
    /// The messages of the names of its overlays, in the order of their keys.
    pub overlays: Vec<&'static str>,
}

/// A chapter of the list of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KeyChapter {
    Game,
    Units,
    Map,
    Overlays,
    /// Showing the game to viewers.
    Showing,
}

impl KeyChapter {
    /// All chapters, in their order on the pages.
    pub const ALL: [Self; 5] = [Self::Game, Self::Units, Self::Map, Self::Overlays, Self::Showing];

    pub fn title(self) -> String {
        match self {
            Self::Game => say!("command-chapter-game"),
            Self::Units => say!("command-chapter-units"),
            Self::Map => say!("command-chapter-map"),
            Self::Overlays => say!("command-chapter-overlays"),
            Self::Showing => say!("command-chapter-showing"),
        }
    }

    /// Its commands, in their order on the pages.
    pub fn commands(self) -> impl Iterator<Item = Command> {
        ENTRIES.iter().filter(move |entry| entry.1 == self).map(|entry| entry.0)
    }
}

/// The entry of a command: its chapter, its name, its title and its default keys.
struct Entry(Command, KeyChapter, &'static str, fn() -> String, &'static [Chord]);

const fn key(key: KeyCode) -> Chord {
    Chord::plain(key)
}

const ENTRIES: &[Entry] = {
    use Command as C;
    use KeyChapter::{Game, Map, Overlays, Showing, Units};
    use KeyCode as K;
    use Overlay as O;
    const CONTROL_SHIFT_Z: Chord = Chord { shift: true, ..Chord::control(K::KeyZ) };
    const CONTROL_SHIFT_P: Chord = Chord { shift: true, ..Chord::control(K::KeyP) };
    const CONTROL_SHIFT_X: Chord = Chord { shift: true, ..Chord::control(K::KeyX) };
    &[
        Entry(C::Help, Game, "help", || say!("command-help"), &[key(K::F1)]),
        Entry(C::Settings, Game, "settings", || say!("command-settings"), &[key(K::F2)]),
        Entry(C::Rules, Game, "rules", || say!("command-rules"), &[key(K::F3)]),
        Entry(C::Why, Game, "why", || say!("command-why"), &[key(K::KeyQ), Chord::shift(K::Slash)]),
        Entry(C::Save, Game, "save", || say!("command-save"), &[Chord::control(K::KeyS)]),
        Entry(C::Undo, Game, "undo", || say!("command-undo"), &[Chord::control(K::KeyZ)]),
        Entry(C::Redo, Game, "redo", || say!("command-redo"), &[Chord::control(K::KeyY), CONTROL_SHIFT_Z]),
        Entry(C::EndPhase, Game, "end_phase", || say!("command-end-phase"), &[key(K::KeyE)]),
        Entry(C::Hint, Game, "hint", || say!("command-hint"), &[key(K::KeyH)]),
        Entry(C::TakeHint, Game, "take_hint", || say!("command-take-hint"), &[Chord::shift(K::KeyH)]),
        Entry(C::AnswerNow, Game, "answer_now", || say!("command-answer-now"), &[Chord::shift(K::KeyJ)]),
        Entry(C::FastForward, Game, "hurry", || say!("command-hurry"), &[key(K::KeyJ)]),
        Entry(C::HoldOpponent, Game, "hold_opponent", || say!("command-hold-opponent"), &[key(K::KeyY)]),
        Entry(C::OneDeed, Game, "one_deed", || say!("command-one-deed"), &[key(K::KeyI)]),
        Entry(C::LookBack, Game, "look_back", || say!("command-look-back"), &[key(K::Backspace)]),
        Entry(C::TryHere, Game, "try_here", || say!("command-try-here"), &[Chord::control(K::KeyT)]),
        Entry(
            C::BackToGame,
            Game,
            "back_to_game",
            || say!("command-back-to-game"),
            &[Chord::control(K::KeyG)],
        ),
        Entry(C::NextStep, Game, "next_step", || say!("command-next-step"), &[key(K::PageDown)]),
        Entry(C::StepBack, Game, "step_back", || say!("command-step-back"), &[key(K::PageUp)]),
        Entry(C::Cancel, Game, "cancel", || say!("command-cancel"), &[key(K::Escape)]),
        Entry(C::FoldDock, Game, "fold_dock", || say!("command-fold-dock"), &[key(K::KeyD)]),
        Entry(C::CursorUp, Units, "cursor_up", || say!("command-cursor-up"), &[key(K::ArrowUp)]),
        Entry(C::CursorDown, Units, "cursor_down", || say!("command-cursor-down"), &[key(K::ArrowDown)]),
        Entry(C::CursorLeft, Units, "cursor_left", || say!("command-cursor-left"), &[key(K::ArrowLeft)]),
        Entry(C::CursorRight, Units, "cursor_right", || say!("command-cursor-right"), &[key(K::ArrowRight)]),
        Entry(
            C::Act,
            Units,
            "act",
            || say!("command-act"),
            &[key(K::Enter), key(K::Space), key(K::NumpadEnter)],
        ),
        Entry(C::TakeStack, Units, "take_stack", || say!("command-take-stack"), &[Chord::shift(K::Enter)]),
        Entry(
            C::TakeFormation,
            Units,
            "take_formation",
            || say!("command-take-formation"),
            &[Chord::control(K::Enter)],
        ),
        Entry(C::NextInStack, Units, "next_in_stack", || say!("command-next-in-stack"), &[key(K::Period)]),
        Entry(C::NextUnit, Units, "next_unit", || say!("command-next-unit"), &[key(K::KeyN)]),
        Entry(
            C::PreviousUnit,
            Units,
            "previous_unit",
            || say!("command-previous-unit"),
            &[Chord::shift(K::KeyN)],
        ),
        Entry(C::FromBox, Units, "from_box", || say!("command-from-box"), &[key(K::KeyB)]),
        Entry(C::Odds, Units, "odds", || say!("command-odds"), &[key(K::KeyO)]),
        Entry(C::Waypoint, Units, "waypoint", || say!("command-waypoint"), &[key(K::KeyW)]),
        Entry(C::WholeMap, Map, "whole_map", || say!("command-whole-map"), &[key(K::Home), key(K::KeyF)]),
        Entry(C::ZoomIn, Map, "zoom_in", || say!("command-zoom-in"), &[key(K::Equal), key(K::NumpadAdd)]),
        Entry(
            C::ZoomOut,
            Map,
            "zoom_out",
            || say!("command-zoom-out"),
            &[key(K::Minus), key(K::NumpadSubtract)],
        ),
        Entry(C::PanUp, Map, "pan_up", || say!("command-pan-up"), &[Chord::shift(K::ArrowUp)]),
        Entry(C::PanDown, Map, "pan_down", || say!("command-pan-down"), &[Chord::shift(K::ArrowDown)]),
        Entry(C::PanLeft, Map, "pan_left", || say!("command-pan-left"), &[Chord::shift(K::ArrowLeft)]),
        Entry(C::PanRight, Map, "pan_right", || say!("command-pan-right"), &[Chord::shift(K::ArrowRight)]),
        Entry(C::Minimap, Map, "minimap", || say!("command-minimap"), &[key(K::KeyM)]),
        Entry(C::FullScreen, Map, "full_screen", || say!("command-full-screen"), &[key(K::F11)]),
        Entry(C::Overlay(O(0)), Overlays, "overlay_1", || say!("command-overlay-1"), &[key(K::Digit1)]),
        Entry(C::Overlay(O(1)), Overlays, "overlay_2", || say!("command-overlay-2"), &[key(K::Digit2)]),
        Entry(C::Overlay(O(2)), Overlays, "overlay_3", || say!("command-overlay-3"), &[key(K::Digit3)]),
        Entry(C::Overlay(O(3)), Overlays, "overlay_4", || say!("command-overlay-4"), &[key(K::Digit4)]),
        Entry(C::Overlay(O(4)), Overlays, "overlay_5", || say!("command-overlay-5"), &[key(K::Digit5)]),
        Entry(C::Overlay(O(5)), Overlays, "overlay_6", || say!("command-overlay-6"), &[key(K::Digit6)]),
        Entry(C::Overlay(O(6)), Overlays, "overlay_7", || say!("command-overlay-7"), &[key(K::Digit7)]),
        Entry(C::Overlay(O(7)), Overlays, "overlay_8", || say!("command-overlay-8"), &[key(K::Digit8)]),
        Entry(C::Overlay(O(8)), Overlays, "overlay_9", || say!("command-overlay-9"), &[key(K::Digit9)]),
        Entry(C::NoOverlays, Overlays, "no_overlays", || say!("command-no-overlays"), &[key(K::Digit0)]),
        Entry(C::Presenter, Showing, "presenter", || say!("command-presenter"), &[key(K::KeyP)]),
        Entry(
            C::CaptureWindow,
            Showing,
            "capture_window",
            || say!("command-capture-window"),
            &[Chord::shift(K::KeyP)],
        ),
        Entry(C::HoldView, Showing, "hold_view", || say!("fight-hold-view"), &[Chord::control(K::KeyP)]),
        Entry(C::Casting, Showing, "casting", || say!("casting-mode"), &[CONTROL_SHIFT_P]),
        Entry(C::Draw(Chalk::Blue), Showing, "draw_blue", || say!("command-draw-blue"), &[key(K::KeyX)]),
        Entry(
            C::Draw(Chalk::Red),
            Showing,
            "draw_red",
            || say!("command-draw-red"),
            &[Chord::shift(K::KeyX)],
        ),
        Entry(
            C::Draw(Chalk::Yellow),
            Showing,
            "draw_yellow",
            || say!("command-draw-yellow"),
            &[Chord::control(K::KeyX)],
        ),
        Entry(
            C::Draw(Chalk::Black),
            Showing,
            "draw_black",
            || say!("command-draw-black"),
            &[CONTROL_SHIFT_X],
        ),
    ]
};

/// The names of overlays in settings before each game had its own list.
const OVERLAYS_BEFORE: [&str; 8] = [
    "reach_own",
    "reach_enemy",
    "zones_soviet",
    "zones_german",
    "supply",
    "leaders",
    "victory",
    "last_moves",
];

/// The old name for selecting a formation, from when only divisions could be selected together.
const FORMATION_BEFORE: &str = "take_division";

impl Command {
    /// All commands that every game has, in their order on the pages.
    pub fn all() -> impl Iterator<Item = Self> {
        ENTRIES.iter().map(|entry| entry.0)
    }

    /// The entry of a command of every game.
    fn entry(self) -> Option<&'static Entry> {
        ENTRIES.iter().find(|entry| entry.0 == self)
    }

    /// Its name in the settings file.
    pub fn word(self) -> &'static str {
        match self {
            Self::Own(own) => own.word,
            _ => self.entry().map_or("", |entry| entry.2),
        }
    }

    /// Its title, in the language of the table.
    pub fn title(self) -> String {
        match self {
            Self::Own(own) => say_id(own.title),
            _ => self.entry().map_or_else(String::new, |entry| (entry.3)()),
        }
    }

    /// Its default keys.
    pub fn usual_keys(self) -> &'static [Chord] {
        match self {
            Self::Own(own) => own.keys,
            _ => self.entry().map(|entry| entry.4).unwrap_or_default(),
        }
    }

    /// Returns the command of every game with this name, or with this old name in settings.
    pub fn named(word: &str) -> Option<Self> {
        if let Some(number) = OVERLAYS_BEFORE.iter().position(|before| *before == word) {
            return Some(Self::Overlay(Overlay(number)));
        }
        if word == FORMATION_BEFORE {
            return Some(Self::TakeFormation);
        }
        ENTRIES.iter().find(|entry| entry.2 == word).map(|entry| entry.0)
    }

    /// Whether holding the key down repeats it.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            Self::CursorUp
                | Self::CursorDown
                | Self::CursorLeft
                | Self::CursorRight
                | Self::ZoomIn
                | Self::ZoomOut
        )
    }
}
