//! The hall of a club: links, texts and moments at one end, what is to be sent at the other. No socket, and no clock.

mod accounts;
mod attacks;
mod chat;
mod clocks;
mod computers;
mod delays;
mod feed;
mod files;
mod forming;
mod ghosts;
mod hostile;
pub mod hostile_words;
pub mod house;
mod kept;
mod leaving;
mod limits;
mod mail;
mod making;
mod other_rules;
mod playing;
mod ratings;
mod shared_memory;
pub mod table;
mod two_halls;
mod watching;
