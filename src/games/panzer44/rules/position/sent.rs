//! What is sent to each side: its own plot (5).
//!
//! Events need no change: that a side has plotted does not state the plot, and a part of it is in an event only when it
//! is revealed (5.6). A decision on opportunity fire names the unit that moves, not those that may fire (7.10).

use super::{Position, Public};
use crate::{
    engine::orders::{Game, Sent, Viewer, is_over, laid_out_without_dice},
    games::panzer44::rules::{
        Panzer44, Rulebook, by_hand::table_command::Command, kinds::Side, order::Order, phase::Phase,
        plot::Plot, view::to_play,
    },
};
use std::sync::Arc;

impl Sent for Panzer44 {
    fn sent(_: &Arc<Rulebook>, position: &Position, eyes: Viewer) -> Position {
        let mut sent = laid_out_without_dice::<Self>(position, eyes);
        for (side, plot) in Side::BOTH.into_iter().zip(&mut sent.secrets.plots) {
            if !eyes.see(side.number()) {
                *plot = Plot::default();
            }
        }
        sent
    }

    /// Both sides plot at the same time, and neither waits for the other (3.1).
    fn awaited(rulebook: &Rulebook, position: &Position) -> Vec<usize> {
        let public = &position.public;
        if is_over::<Self>(public) {
            return Vec::new();
        }
        if public.phase == Phase::Plot && public.owed.is_none() && public.plotted != [true; 2] {
            let plot = Side::BOTH.into_iter().zip(public.plotted).filter(|(_, has_plotted)| !has_plotted);
            return plot.map(|(side, _)| side.number()).collect();
        }
        vec![Self::acting(rulebook, public)]
    }

    /// Plots are written in secret, also the second one (5).
    fn prepares_in_secret(public: &Public) -> bool {
        public.phase == Phase::Plot
    }

    fn command_to_be_first(rulebook: &Rulebook, position: &Position, side: usize) -> Option<Command> {
        let public = &position.public;
        let is_open = public.phase == Phase::Plot && public.owed.is_none() && public.plotted == [false; 2];
        let side = Side::BOTH.into_iter().find(|other| other.number() == side)?;
        (is_open && to_play(rulebook, public) != side).then_some(Command::PlotFirst { side })
    }

    fn first_by(command: &Command) -> Option<usize> {
        match command {
            Command::PlotFirst { side } => Some(side.number()),
            _ => None,
        }
    }

    /// A plot names its side, because both sides plot at the same time (3.1).
    fn side_named(order: &Order) -> Option<usize> {
        match order {
            Order::Plot { side, .. } => Some(side.number()),
            _ => None,
        }
    }
}
