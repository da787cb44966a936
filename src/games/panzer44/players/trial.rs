//! Trials: a turn is played on in a separate world, by a side that follows a course and an enemy that plots and moves
//! for itself.

use super::{
    commander::Memory,
    forecast::Forecast,
    stakes::points,
    weights::{Manner, Manners},
};
use crate::{
    games::panzer44::rules::{View, kinds::Side, order::Order, phase::Phase, plot::Plot, scratch::Scratch},
    play::players::Thought,
};

/// The number of orders after which a trial is stopped; no turn is that long.
const MOST_ORDERS: u32 = 600;

/// The plan of a side in the first turn of a trial.
#[derive(Clone, Debug)]
pub(super) struct Course {
    manner: Manner,
    /// Its plot, if it has to plot. Plots do not depend on dice, so one serves all trials.
    plot: Option<Order>,
}

/// The place of the trials: a world, and the memory of both sides of the ground. It is kept from one decision to the
/// next.
#[derive(Default)]
pub(super) struct Table {
    world: Option<Scratch>,
    memories: [Memory; 2],
    /// The courses that the enemy may follow, the usual one first.
    enemies: Vec<Course>,
}

impl Table {
    /// Makes the world from the view, with dice of this seed. The enemy has no hidden plot in it.
    pub fn deal(&mut self, view: &View<'_>, seed: u64) {
        Scratch::deal_into(&mut self.world, view, seed, Plot::default());
    }

    /// Makes the world, and lets the enemy plan.
    pub fn open(&mut self, view: &View<'_>, manners: &Manners, seed: u64) {
        self.deal(view, seed);
        self.memories[view.side.number()].forecast = None;
        let enemy = view.side.enemy();
        let manners = manners.plans.iter().map(|plan| manners.staff.following(plan));
        self.enemies = manners.map(|manner| self.course(enemy, manner)).collect();
    }

    /// The course of a side with these weights from the position that was dealt last.
    pub fn course(&mut self, side: Side, manner: Manner) -> Course {
        let memory = &mut self.memories[side.number()];
        let view = self.world.as_ref().map(|world| world.seen_by(side));
        let view = view.filter(|view| view.public.phase == Phase::Plot);
        Course { plot: view.map(|view| memory.choose_order(&view, &manner).order), manner }
    }

    /// Plays the usual plan several times to find the enemy's actions.
    pub fn foresee(&mut self, view: &View<'_>, manners: &Manners, thought: &Thought, seed: u64) {
        let usual = self.course(view.side, manners.staff.clone());
        let mut forecast = Forecast::new(view.public.turn, view.side.enemy());
        for trial in 1..=manners.trials.forecast {
            if thought.is_stopped() {
                break;
            }
            // These dice differ from those in the trials of the plans.
            self.deal(view, !seed.wrapping_add(trial));
            forecast.begin();
            self.play(view.side, &usual, trial, manners, thought, Some(&mut forecast));
        }
        self.memories[view.side.number()].forecast = Some(forecast).filter(Forecast::is_tried);
    }

    /// The expected actions of the enemy of a side in this turn, if they were tried.
    pub fn forecast(&self, side: Side) -> Option<&Forecast> {
        self.memories[side.number()].forecast.as_ref()
    }

    /// Plays on from the dealt position to the plot of the next turn, or of a later one if the weights say so.
    pub fn play_on(&mut self, side: Side, course: &Course, trial: u64, manners: &Manners, thought: &Thought) {
        self.play(side, course, trial, manners, thought, None);
    }

    fn play(
        &mut self,
        side: Side,
        course: &Course,
        trial: u64,
        manners: &Manners,
        thought: &Thought,
        mut forecast: Option<&mut Forecast>,
    ) {
        // In every second trial the enemy follows another course than the usual one.
        let enemies = self.enemies.len().max(1) as u64;
        let number = if trial.is_multiple_of(2) { trial / 2 % enemies } else { 0 };
        let (Some(world), Some(enemy)) = (&mut self.world, self.enemies.get(number as usize)) else { return };
        let first = world.seen_by(side).public.turn;
        // The number of turns comes from a file that a player may edit.
        let last = first.saturating_add(manners.trials.turns.max(1));
        for _ in 0..MOST_ORDERS {
            let view = world.view();
            let public = view.public;
            if let Some(forecast) = &mut forecast {
                forecast.saw_position(public);
            }
            if public.outcome.is_some() || public.turn >= last && public.phase == Phase::Plot {
                break;
            }
            let followed = if view.side == side { course } else { enemy };
            let memory = &mut self.memories[view.side.number()];
            let order = match &followed.plot {
                _ if public.turn > first => memory.choose_order(&view, &manners.staff).order,
                Some(plot) if public.phase == Phase::Plot => plot.clone(),
                _ => memory.choose_order(&view, &followed.manner).order,
            };
            thought.count(1);
            let Ok(events) = world.play(&order) else { break };
            if let Some(forecast) = &mut forecast {
                forecast.saw(world.view().public, &events);
            }
        }
    }

    /// The value of the present position to a side. It counts the points likely to last, the units left, and their
    /// distances to the victory hexes.
    pub fn value(&mut self, side: Side, manners: &Manners) -> f64 {
        let Some(world) = &self.world else { return 0.0 };
        let [view, enemy] = [side, side.enemy()].map(|side| world.seen_by(side));
        let memories = &mut self.memories;
        let (assets, fleeting) = {
            let own = memories[side.number()].estimate(&view, &manners.staff);
            (own.assets(), own.fleeting())
        };
        let assets = assets - memories[side.enemy().number()].estimate(&enemy, &manners.staff).assets();
        points(view.rulebook, view.public, side) - fleeting + assets
    }
}
