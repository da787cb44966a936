//! Panels: from a state to what the player asked for, drawn with egui. They decide nothing, and know no game.
//!
//! [`table`] draws the bar at the top, the dock at the side and what lies over the map, round what a game that is
//! [`Panelled`] draws itself; [`title`] draws the title screen. All are functions from a state to a list of
//! [`Action`]s; what they remember from frame to frame lies in a memory that the caller keeps. Every panel is an egui
//! `Area`, so that a click on it never reaches the map; [`PanelSpace`] tells how much of the window is left for the map.

mod about;
pub(crate) mod advice;
mod art_fault;
mod ask_end;
pub(crate) mod book;
mod briefing;
mod by_hand;
pub mod caption;
mod cards;
mod changed_by_hand;
mod chips;
mod choice;
pub(crate) mod counter_card;
mod damaged_game;
mod dice_tray;
pub mod die;
mod dock;
mod dock_edge;
pub(crate) mod fonts;
mod frame;
mod go_on;
mod hand_over;
mod head_plate;
mod help;
mod hint_place;
mod key_table;
mod keys;
mod left;
mod legend;
mod lesson;
pub(crate) mod log;
mod log_line;
mod memory;
mod minimap;
mod moment;
pub(crate) mod panelled;
mod parcel;
pub(crate) mod place;
mod plain_report;
mod referee;
mod report;
pub mod report_attacks;
pub(crate) mod report_charts;
pub(crate) mod report_course;
pub mod report_frame;
pub(crate) mod report_table;
mod result;
mod save_name;
mod saving;
pub(crate) mod second_look;
mod settings_page;
mod sheet;
mod sheet_state;
mod state;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod theme;
mod timeline;
mod timeline_buttons;
mod timeline_chapters;
mod timeline_state;
mod timeline_track;
mod title;
mod title_cards;
mod title_game;
mod title_lessons;
mod title_options;
mod title_play;
mod title_saves;
mod title_shelf;
mod title_shelf_card;
mod title_state;
mod toast;
mod tooltip;
mod top_bar;
pub(crate) mod turn_chips;
pub(crate) mod turn_track;
mod unread;
mod wait_word;
mod watch;
mod what_now;
mod who_is_asked;
pub(crate) mod widgets;

pub use crate::settings::Overlay;
pub use art_fault::art_fault;
pub use book::{BookMemory, BookState, Leaf as BookLeaf, Question, book};
pub use by_hand::{Bring, ByHand, ClockByHand, FreeHandState};
pub(crate) use changed_by_hand::free_hand_panels;
pub use changed_by_hand::{ChangedByHand, carried_off, loads, placed_by_hand, where_off};
pub(crate) use choice::choice;
pub use damaged_game::{DamageAnswer, damaged_game};
pub use dice_tray::{DiceTray, dice_tray};
pub use frame::{presenter, table};
pub use hand_over::{HandOverState, hand_over};
pub use legend::{
    BARE_CHIP, CHIP_HEIGHT, LegendPattern, LegendState, ListedOverlay, Meaning, legend, widest_chip,
};
pub use lesson::{LessonMemory, LessonState, StepShown, lesson, width as lesson_width};
pub use log_line::{LogLine, explain, readable};
pub use memory::{PanelMemory, Unread};
pub use minimap::{MinimapState, minimap, minimap_size, minimap_width};
pub use panelled::{
    Acting, Chip, Clock, Leaf, Left, NextStep, PanelState, Panelled, PhaseShown, Room, Scene,
};
pub use parcel::{ParcelAnswer, ParcelTold, parcel};
pub use plain_report::PlainReport;
pub use report::{ReportMemory, ReportShown, ReportState, report};
pub use result::{ResultState, result};
pub use saving::{SavingShown, SavingTrouble, saving_strip};
pub use sheet::sheet;
pub use sheet_state::{OwnThing, SheetMemory, SheetState};
pub use state::{
    Action, Custom, Hint, HintTold, LessonAction, NewGame, PanelSpace, ReplayAction, Seat, Sheet,
};
pub use theme::{PackSides, Palette, Theme, dress};
pub use timeline::SPEEDS;
pub use timeline_state::{ReplayChapter, Stride, TimelineMemory, TimelineState};
pub use title::title;
pub use title_cards::{ComputerCard, GameCard, PrintedGame, ScenarioCard};
pub use title_state::{Page as TitlePage, SavedGame, TitleMemory, TitleState};
pub use tooltip::{HexFacts, TooltipState, tooltip, tooltip_area};
pub(crate) use unread::may_answer;
pub use wait_word::{Waiting, wait_word};
pub use widgets::buttons;
pub(crate) use widgets::in_sentence;
