//! The base of every game, without a window: the board, counters, charts, dice, data files, the door for orders, the
//! record of a game with its file and its replay, the rules text, lessons, translations of data files, and storage on
//! disk. It knows no game.

pub mod board;
pub mod charts;
mod complaints;
pub mod counters;
pub mod data;
pub mod dice;
pub mod drafts;
pub mod lessons;
pub mod manual;
pub mod orders;
pub mod storage;
pub mod text;
pub mod translations;
pub mod unit_names;
pub mod wording;

pub(crate) use complaints::complain;
