//! Panzer '44 as a player meets it: positions and orders in, events and refusals out.

mod by_hand;
mod commands;
mod deeds;
mod ending;
mod feed;
mod files;
mod golden;
mod harness;
mod hostile;
mod ledger;
mod legal;
mod play;
mod players;
mod report;
mod rules;
mod second_opinion;
mod secrets;
