//! The feed: what happens in a game as lines of JSON, for the overlays of those who stream it.
//!
//! `docs/feed.md` tells what stands in a line, and the schemas beside it say it in a way that programs can check. A
//! line is made of an event and of what both players know, of nothing else: what nobody may know stands in no line
//! before the one that reveals it.
//!
//! A game says how it tells an event ([`Fed`]); what was known at each, when it was, counting lines, writing them and
//! playing a recorded game through are the same for all.

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
