//! Commands of the table: actions of people that are not orders of the rules. Like orders they go through the door,
//! change the position by events alone and are kept in the game file.

use crate::{
    engine::{board::Hex, counters::UnitId, orders::table_commands},
    games::guderian::rules::{Guderian, kinds::Kind},
};

table_commands! { Guderian {
    /// Put counters into the box of an entry area.
    ToArea {
        units: Vec<UnitId>,
        area: UnitId,
    },
    /// Bring an untried division from its pool into a hex.
    Draw {
        /// Rifle or armour.
        kind: Kind,
        hex: Hex,
    },
    TakeOff {
        units: Vec<UnitId>,
    },
    /// Set the number of steps that a unit has lost.
    Steps {
        unit: UnitId,
        /// Steps lost in all.
        lost: u8,
    },
    /// Disrupt a unit, or let it recover.
    Disrupt {
        unit: UnitId,
        disrupted: bool,
    },
    /// Reveal an untried division.
    Reveal {
        /// The division.
        unit: UnitId,
    },
    /// Have dice rolled by hand, or by the program again.
    DiceByHand {
        /// Whether by hand.
        on: bool,
    },
} }
