//! A trial: an assignment is played in a world of its own, through the rules, to the end of the enemy's answer.

use super::{
    Captain, Group, Intents, Led,
    lanes::{Evaluator, Job, Outcome},
    seeds::mixed,
};
use crate::{
    engine::orders::{Scratch, is_over},
    play::players::{Thought, value},
};

/// Orders after which a trial is broken off: no turn with its answer is as long.
const MOST_ORDERS: u64 = 1500;

/// Trials from one view.
pub(super) struct Trials<G: Led> {
    /// The captain of the side that thinks, with all that it remembers.
    own: G::Captain,
    /// The captain of the other side.
    enemy: G::Captain,
    seed: u64,
    /// The occasion that the trials are about.
    occasion: u32,
}

/// The means of one lane: the view, and the world into which it is dealt.
pub(super) struct Lane<G: Led> {
    view: G::Kept,
    world: Option<Scratch<G>>,
}

impl<G: Led> Lane<G> {
    /// Makes a lane for this view. A world that was made before can be used again.
    pub fn new(view: &G::View<'_>, world: Option<Scratch<G>>) -> Self {
        Self { view: G::Kept::from(view), world }
    }

    /// Returns the world for the next thought.
    pub fn into_world(self) -> Option<Scratch<G>> {
        self.world
    }

    /// Deals the view into the world. Returns it with the number of the side that sees the view.
    pub fn dealt(&mut self, seed: u64) -> (&mut Scratch<G>, usize) {
        let view = G::View::from(&self.view);
        let side = G::side(&view);
        (G::deal(&view, &mut self.world, seed), side)
    }
}

impl<G: Led> Trials<G> {
    /// Makes trials of intents for this occasion, for the side with this captain.
    pub fn new(own: G::Captain, seed: u64, occasion: u32) -> Self {
        Self { enemy: G::enemy_captain(&own), own, seed, occasion }
    }

    fn begin<'a>(&self, lane: &'a mut Lane<G>, job: &Job<'a>) -> Trial<'a, G> {
        let luck = mixed(self.seed, job.trial);
        let (world, side) = lane.dealt(luck);
        let begun = world.position().public.clone();
        let (own, enemy) = (self.own.clone(), self.enemy.clone());
        let (captains, intents) = if side == 0 {
            ([own, enemy], [job.own, job.enemy])
        } else {
            ([enemy, own], [job.enemy, job.own])
        };
        Trial { world, captains, intents, begun, side, luck, occasion: self.occasion }
    }
}

impl<G: Led> Evaluator for Trials<G> {
    type Lane = Lane<G>;

    fn attempt(&self, lane: &mut Lane<G>, job: &Job<'_>, thought: &Thought) -> Option<Outcome> {
        let mut trial = self.begin(lane, job);
        let mut orders = 0;
        while orders < MOST_ORDERS && !trial.is_over() {
            if thought.is_stopped() {
                return None;
            }
            orders += 1;
            thought.count(1);
            if !trial.play_order() {
                break;
            }
        }
        Some(Outcome { value: trial.value(), orders })
    }

    fn enemy_groups(&self, lane: &mut Lane<G>, own: &Intents, thought: &Thought) -> (Vec<Group>, u64) {
        let enemy = Intents::default();
        let mut trial = self.begin(lane, &Job { own, enemy: &enemy, trial: 0 });
        let mut orders = 0;
        while orders < MOST_ORDERS && !trial.is_over() && !thought.is_stopped() {
            if let Some(groups) = trial.enemy_groups() {
                return (groups, orders);
            }
            orders += 1;
            thought.count(1);
            if !trial.play_order() {
                break;
            }
        }
        (Vec::new(), orders)
    }
}

/// A trial that is being played.
struct Trial<'a, G: Led> {
    world: &'a mut Scratch<G>,
    /// The captains of both sides, by their numbers.
    captains: [G::Captain; 2],
    intents: [&'a Intents; 2],
    begun: G::Public,
    /// The side that thinks.
    side: usize,
    luck: u64,
    occasion: u32,
}

impl<G: Led> Trial<'_, G> {
    fn is_over(&self) -> bool {
        let now = &self.world.position().public;
        is_over::<G>(now) || G::is_answered(&self.begun, now, self.side)
    }

    /// Plays the next order. Returns false if the rules refuse it: the captain would only give it again.
    fn play_order(&mut self) -> bool {
        let view = G::view(self.world.rulebook(), self.world.position());
        let acting = G::side(&view);
        let none = Intents::default();
        let intents = if self.has_intents(&view) { self.intents[acting] } else { &none };
        let order = self.captains[acting].choose_order(&view, intents).order;
        let dice = G::trial_dice(&view, &order, self.luck);
        drop(view);
        // Dice that the order before did not need must not count for this one.
        self.world.throw_next(&dice);
        self.world.play(&order).is_ok()
    }

    /// Whether the next order follows the intents of this trial. The captain needs none in some phases, and the enemy's
    /// reactions before its answer belong to an earlier choice.
    fn has_intents(&self, view: &G::View<'_>) -> bool {
        G::occasion(view).is_some_and(|occasion| occasion >= self.occasion)
    }

    /// Returns the enemy's groups if it is to give the next order and its answer begins with that.
    fn enemy_groups(&mut self) -> Option<Vec<Group>> {
        let view = G::view(self.world.rulebook(), self.world.position());
        let acting = G::side(&view);
        if acting == self.side || !self.has_intents(&view) {
            return None;
        }
        Some(G::groups(&view, &mut self.captains[acting]))
    }

    /// The chance of the side that thinks to win from here.
    fn value(&self) -> f64 {
        value::chance::<G>(self.world.rulebook(), &self.world.position().public, self.side)
    }
}
