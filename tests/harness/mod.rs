//! Positions in a few lines, and a table on which orders are played and checked.

mod orders;
mod situation;
mod table;

pub use orders::*;
pub use situation::Situation;
pub use table::{Table, compared, count, has, provoked, result};

pub use crate::shared::names::*;
pub use kessel::games::guderian::rules::{
    event::{Cause, Event, Reason},
    kinds::{Kind, Pool, Side},
    order::Order,
    phase::Phase,
};
