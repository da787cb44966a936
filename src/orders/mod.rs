//! Orders: the one door through which every game is played.
//!
//! The mouse, the command line, a replay, a test and a computer player all call [`play`] with an
//! order. It is refused, and then nothing has changed, or it is carried out, and then the events
//! tell everything that happened. A [`Record`] keeps a game's orders for undo and for its file.

mod autosave;
mod door;
mod game_file;
mod legal;
mod newer;
mod record;
mod refusals;
mod seal;
mod snapshots;
mod table_command;
mod timeline;

pub use autosave::Autosave;
pub use door::{Desk, Game, PlayOrder, Refusal, play, register};
pub use game_file::{FileFault, GameFile, Glance, Header, Line, Played, game_of, hash};
pub use legal::{Alike, Legal, Shape};
pub use newer::newer_writer;
pub use record::{Opened, Record};
pub(crate) use refusals::refusals;
pub use seal::{open as open_seal, seal, sealed_number};
pub use table_command::{Opening, Spoiled, TableCommand};
pub use timeline::Timeline;
