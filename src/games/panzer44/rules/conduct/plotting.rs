//! Plots: committed (5), and revealed at their time (5.6).

use super::Referee;
use crate::games::panzer44::rules::{
    event::Event,
    kinds::Side,
    plot::{self, Plot, Task},
    refusal::Why,
};

impl Referee<'_> {
    /// Commits a plot. Returns whether both sides have now plotted.
    pub fn order_plot(&mut self, side: Side, plot: &Plot) -> Result<bool, Why> {
        if self.public().plotted[side.number()] {
            return Err(Why::PlottedAlready { side });
        }
        plot::check(self.rulebook, self.public(), side, plot)?;
        self.position.secrets.plots[side.number()].clone_from(plot);
        self.say(Event::Plotted { side });
        Ok(self.public().plotted == [true; 2])
    }

    /// Reveals the orders of a side that are of this kind and not lost (5.4, 5.6). Units that are eliminated or off the
    /// map have none.
    pub fn show(&mut self, side: Side, wanted: fn(&Task) -> bool) {
        let public = self.public();
        let is_kept = |task: &Task, unit| {
            public.find(unit).is_some_and(|counter| match task.is_of_movement() {
                true => counter.is_in_play() && !counter.is_held(),
                false => counter.hex().is_some() && !counter.is_helpless(),
            })
        };
        let orders = &self.secret_plot(side).orders;
        let kept = orders.iter().filter(|(unit, task)| wanted(task) && is_kept(task, **unit));
        let plot = Plot { orders: kept.map(|(unit, task)| (*unit, *task)).collect(), ..Plot::default() };
        if !plot.is_empty() {
            self.say(Event::Shown { side, plot });
        }
    }

    /// Reveals a side's plot for off-board artillery and aircraft, and uses up the fires (8.4).
    pub fn show_support(&mut self, side: Side) {
        let secret = self.secret_plot(side);
        let plot =
            Plot { barrages: secret.barrages.clone(), strikes: secret.strikes.clone(), ..Plot::default() };
        if plot.is_empty() {
            return;
        }
        let batteries: Vec<_> = plot.barrages.iter().map(|barrage| barrage.battery).collect();
        self.say(Event::Shown { side, plot });
        for battery in batteries {
            self.say(Event::FireSpent { side, battery });
        }
    }
}
