//! Commands of the table: what people may do beside the orders that the rules know. They go through the
//! door like orders, change the position by events alone, and stand in the game file.

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
    /// Say how many steps a unit has lost.
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
    /// Turn an untried division face up.
    Reveal {
        /// The division.
        unit: UnitId,
    },
    /// Let dice be thrown by hand, or by the program again.
    DiceByHand {
        /// Whether by hand.
        on: bool,
    },
} }
