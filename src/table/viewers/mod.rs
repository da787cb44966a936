//! The viewers' side of the table: the capture window, presenter mode, drawings, the feed, the stage.

pub(crate) mod capture;
pub(crate) mod casting;
pub(crate) mod chalk;
pub(super) mod dice;
pub(crate) mod feed;
pub(crate) mod fight;
pub(super) mod held_feed;
pub(crate) mod presenter;
pub(crate) mod stage;
