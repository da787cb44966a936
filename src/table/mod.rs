//! The table: everything that a player sees and touches.
//!
//! It decides nothing: it asks the rules for the possible actions, shows them, and passes requests to the [`session`],
//! which plays them through the one door.

pub(crate) mod app;
mod art;
pub(crate) mod away;
pub(crate) mod counters;
pub(crate) mod drag;
pub mod files;
pub(crate) mod lessons;
pub(crate) mod map;
pub(crate) mod marks;
pub(crate) mod people;
pub(crate) mod replay;
pub(crate) mod session;
pub(crate) mod study;
pub(crate) mod tabled;
pub(crate) mod viewers;

pub use app::{
    ForViewers, Start,
    host::{Hosted, Lying},
    panels_want::EdgesTaken,
    plugins::{panels_plugin, pictures_plugin, plugin},
    probe_file::{Buttons, ProbeFile},
    run,
    screen::Screen,
    settings_file::SettingsFile,
};
pub use art::{
    Art,
    watching::{PackFolders, watching_plugin},
};
#[cfg(feature = "online")]
pub use away::club::{OnlineFolder, Referees, game_of as online_game, state_of as online_state};
pub use away::{beginning::begin as begin_elsewhere, offer::AwayOffer, pale::PaleCounter};
pub use counters::FacesAsked;
pub use drag::{Hand, PickUpFromBox, cursor::Cursor, for_vote::ForVote};
pub(crate) use files::keeping::keep_trying;
pub(crate) use files::shelf::when as when_saved;
pub use files::{
    damaged::DamagedGame,
    keeping::{AutosaveFile, Saving, SavingTold},
    own_things::OwnFolder,
    parcels::{DroppedParcel, ParcelDeed, Parcels},
};
pub use map::{printed::Drafting, view::MapView};
pub use marks::{deed::Deeds, overlays::Overlays, shown_way::DoneWays};
pub use replay::{replayed::Replay, reported::Reported};
pub(crate) use session::plans::keep as keep_plans;
pub use session::{
    Ask, DiceAsked, HandOver, People, Played, Refused, Request, Session, SessionRequest, put_on_table,
    seating::Seating,
};
pub use tabled::{OnTable, registry::Games};
pub use viewers::{
    capture::{CaptureWindow, held::HeldView},
    casting::pace::Casting,
    chalk::{Drawing, Drawings, Shape, StepArrows},
    fight::shown::FightShown,
    presenter::Presenter,
    stage::{choice_of, scene_events},
};
