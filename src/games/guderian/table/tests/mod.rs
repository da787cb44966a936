//! What the table does for every game, tried with this one.

mod held;
mod hint;
mod lesson;
mod scratch;
mod thinker;
mod thumbnail;
