//! Commands of the table: what people may do beside the orders that the rules know.

use crate::{
    engine::{
        counters::UnitId,
        orders::{Refusal, carry_commands},
    },
    games::panzer44::rules::{Panzer44, conduct::Referee, event::Event, kinds::Side, phase::Phase},
};

pub use crate::engine::orders::Gone;

carry_commands! { Panzer44 {
    /// Set what holds of a counter (6.4).
    Change {
        unit: UnitId,
        pinned: bool,
        will_panic: bool,
        /// The degree of its disruption, 0 to 3.
        disruption: u8,
    },
    /// Plot before the side that is asked first otherwise: neither waits for the other's plot, and it makes no
    /// difference which of them is written down first (5).
    PlotFirst {
        side: Side,
    },
} }

/// Lets a side plot before the one that is asked first.
pub(super) fn plot_first(referee: &mut Referee, side: Side) -> Result<(), Refusal> {
    let public = referee.public();
    if public.phase != Phase::Plot || public.table.referee_off {
        return Err(Refusal::of_table("nobody plots now"));
    }
    if public.plotted != [false; 2] {
        return Err(Refusal::of_table("a side has plotted already: the other one is to plot now"));
    }
    referee.say(Event::PlotsFirst { side });
    Ok(())
}
