//! The rules in words, and what is told of a game.

mod book;
mod guide;
mod list;
mod report;
mod run_aloud;
mod story;
mod why;
