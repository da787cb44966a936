//! The scene: the contents of the table, as data, without a window, a renderer or egui.
//!
//! A game describes it through five traits: [`HasScene`] for its log, its sheet, its stacks and its report,
//! [`Overlaid`] for the overlays of the map, [`HasFaces`] for the faces of counters and markers, [`HasDeeds`] for the
//! combats on the map, [`Captioned`] for the caption of viewers. The table draws it, panels show it, the command line
//! prints and paints it.

pub(crate) mod calendar;
pub mod caption;
pub(crate) mod captioned;
pub(crate) mod chapter;
pub mod deed;
pub(crate) mod die;
pub mod end_page;
pub mod fight;
pub mod figure;
pub mod film;
pub(crate) mod has_scene;
pub(crate) mod hex_facts;
pub mod last_moves;
pub(crate) mod layout;
pub(crate) mod log_line;
pub(crate) mod motion;
pub(crate) mod overlaid;
pub(crate) mod own_reasons;
pub mod page_frame;
pub(crate) mod palette;
pub(crate) mod party;
pub(crate) mod pictured;
pub(crate) mod print;
pub(crate) mod report;
pub(crate) mod script;
pub mod still;
pub(crate) mod story;
pub(crate) mod timeline;

pub use caption::Shade;
pub use captioned::{Captioned, NoPlan, Seen};
pub use chapter::ReplayChapter;
pub use deed::{Deed, HasDeeds};
pub use end_page::EndPage;
pub use fight::{Fight, FightStage};
pub use figure::{Figure, FigureOptions};
pub use has_scene::{HasScene, PrintedGame};
pub use hex_facts::HexFacts;
pub use log_line::{LogLine, explain, readable};
pub use overlaid::{
    LegendPattern, ListedOverlay, Made, Overlaid, OverlayContent, Ring, Traced, Way, Whose, overlay_named,
};
pub use page_frame::{PageCard, PageFrame};
pub use palette::{ChainKind, Follows, MapPart, Palette, PointKind, SideKind};
pub use party::{Party, arrival_line};
pub use pictured::{CardState, HasFaces, PrintedCounter, badged, general_states, markers_of};
pub use print::Print;
pub use report::PlainReport;
