//! The feed: the events of a game as lines of JSON, for the overlays of streamers.
//!
//! `docs/feed.md` describes a line, and the schemas beside it do so in a form that programs can check. A line is made
//! only of an event and of what both players know: a secret is in no line before the one that reveals it.
//!
//! A game states how its events are written ([`Fed`]). The known position at each event, its time, the line numbers,
//! the writing and the replay of a recorded game are the same for all.

mod fed;
mod file;
mod line;
mod making;
mod playback;
mod writing;

pub use fed::{Fed, Moment};
pub use file::FeedFile;
pub use line::FeedLine;
pub use making::{FORMAT, Feed};
pub use playback::{lines_of, write_games};
pub use writing::write;
