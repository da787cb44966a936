//! Panels: from a state to the actions that the player asks for, drawn with egui. They decide nothing, and know no
//! game.
//!
//! [`table`] draws the bar at the top, the dock at the side and the panels over the map. A [`Panelled`] game draws its
//! own parts among them; [`title`] draws the title screen. All are functions from a state to a list of [`Action`]s; the
//! caller keeps their memory from frame to frame. Every panel is an egui `Area`, so that a click on it never reaches
//! the map; [`PanelSpace`] is the part of the window that panels take.

pub(crate) mod book;
pub mod caption;
pub(crate) mod casting;
pub(crate) mod dock;
pub(crate) mod frame;
pub mod kit;
mod lesson;
mod memory;
mod online;
mod questions;
pub mod report;
mod sheet;
mod stage;
mod state;
mod study;
#[cfg(test)]
pub(crate) mod tests;
mod timeline;
mod title;
mod workshop_wish;

pub use crate::settings::Overlay;
pub use book::{BookMemory, BookState, Leaf as BookLeaf, Question, book};
pub use casting::{Prompted, Prompter};
pub(crate) use dock::unread::may_answer;
pub use dock::{
    dice_tray::{DiceTray, dice_tray},
    legend::{Meaning, OverlayBar},
    minimap::MinimapState,
};
pub use frame::{
    panelled::{
        Acting, Beside, Chip, Clock, Leaf, NextStep, PanelContext, PanelState, Panelled, PhaseShown, Room,
        Unfinished,
    },
    presenter, table,
};
pub(crate) use kit::{choice::choice, widgets::in_sentence};
pub use kit::{
    theme::{PackSides, Palette, Theme, dress},
    tooltip::{TooltipState, tooltip, tooltip_area},
    widgets::buttons,
};
pub use lesson::{LessonMemory, LessonState, StepShown, goal::GoalShown, lesson, width as lesson_width};
pub use memory::{PanelMemory, Unread};
pub use online::{
    AddressState, ChatLine, ChatRoom, ClockShown, ClubKnown, Connection, DragsShown, GameSeat, HostDraft,
    HostWish, JoinDraft, LineState, ListSearch, Lobby, LobbyRow, OnlineAction, OnlineClaim, OnlineClock,
    OnlineGame, OnlinePage, OnlineQuestion, OnlineState, Opponent, Ticket, TurnAddresses,
};
pub(crate) use questions::changed_by_hand::free_hand_panels;
pub use questions::{
    art_fault::art_fault,
    by_hand::{Bring, ByHand, ClockByHand, FreeHandState},
    changed_by_hand::{ChangedByHand, carried_off, loads, placed_by_hand, where_off},
    damaged_game::{DamageAnswer, damaged_game},
    hand_over::{HandOverState, hand_over},
    parcel::{ParcelAnswer, ParcelLooked, ParcelTold, SentParcel, parcel},
    saving::{SavingMessage, SavingShown, saving_strip},
    wait_word::{Waiting, wait_word},
};
pub use report::{
    ReportMemory, ReportShown, ReportState, report,
    result::{ResultState, result},
};
pub use sheet::{
    sheet,
    state::{OwnThing, ParcelShelf, Sending, SheetMemory, SheetState, ShelfParcel},
};
pub use stage::state::{StageAction, StageShown, VoteShown};
pub use state::{
    Action, ChancesAction, CourseAction, Custom, Hint, HintTold, LessonAction, NewGame, PanelSpace,
    ReplayAction, Seat, Sheet,
};
pub use study::{BranchShown, StudyAction, StudyState};
pub use timeline::{
    SPEEDS,
    state::{Advice, ChancesState, Stride, TimelineMemory, TimelineState},
};
pub use title::{
    cards::{ComputerCard, GameCard, ScenarioCard},
    course_state::{CourseShown, InCourse},
    state::{Page as TitlePage, PuzzleCard, SavedGame, TitleMemory, TitleState},
    title,
};
pub use workshop_wish::WorkshopWish;
