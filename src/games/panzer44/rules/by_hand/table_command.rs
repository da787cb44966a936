//! Commands of the table: actions of players in addition to the orders of the rules.

use crate::{
    engine::{
        counters::UnitId,
        orders::{Refusal, carry_commands},
        text::t,
    },
    games::panzer44::rules::{Panzer44, conduct::Referee, event::Event, kinds::Side, phase::Phase},
};

pub use crate::engine::orders::Gone;

carry_commands! { Panzer44 {
    /// Set the condition of a counter (6.4).
    Change {
        unit: UnitId,
        pinned: bool,
        will_panic: bool,
        /// The degree of its disruption, 0 to 3.
        disruption: u8,
    },
    /// Plot before the side that would be asked first. Neither side waits for the other's plot, and the order in which
    /// they are written has no effect (5).
    PlotFirst {
        side: Side,
    },
} }

/// Lets a side plot before the side that would be asked first.
pub(super) fn plot_first(referee: &mut Referee, side: Side) -> Result<(), Refusal> {
    let public = referee.public();
    if public.phase != Phase::Plot || public.table.referee_off {
        return Err(Refusal::of_table(t!("panzer44-refusal-table-no-plot-phase")));
    }
    if public.plotted != [false; 2] {
        return Err(Refusal::of_table(t!("panzer44-refusal-table-one-has-plotted")));
    }
    referee.say(Event::PlotsFirst { side });
    Ok(())
}
