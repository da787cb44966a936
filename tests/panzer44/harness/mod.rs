//! Positions in a few lines, and a table on which orders are played and checked.

mod orders;
mod situation;
mod table;

pub use orders::*;
pub use situation::Situation;
pub use table::{Table, count, has, provoked, results, rolled};

pub use crate::shared::names::*;
pub use kessel::games::panzer44::rules::{
    combat::results::CombatResult,
    event::Event,
    kinds::{Mines, Pattern, Side},
    order::Order,
    phase::Phase,
    plot::{Barrage, Instruction, Plot, Task},
};
