//! The captain that a chief of staff leads: `staff` or `greedy` with its memory.

use crate::{
    games::platoon::{
        players::{
            estimate::Known,
            memory::Memory,
            weights::{GREEDY, Manner},
        },
        rules::{Platoon, View, order::Order},
    },
    play::players::{
        ChosenOrder, SetUpSeed,
        chief::{self, Group, Intents},
    },
};

/// A player that carries intents out; new, it plays as `staff`.
#[derive(Clone, Default)]
pub struct Captain {
    memory: Memory,
    manner: Manner,
}

impl Captain {
    /// Makes a captain that plays as `greedy`.
    pub fn recruit() -> Self {
        Self::with(GREEDY)
    }

    /// Makes a captain with these weights.
    pub(in crate::games::platoon::players) fn with(manner: Manner) -> Self {
        Self { memory: Memory::default(), manner }
    }

    /// Makes a captain for the enemy in trials, which knows the ways that this one knows.
    pub(super) fn for_enemy(&self) -> Self {
        Self { memory: Memory { ways: self.memory.ways.clone(), ..Memory::default() }, ..Self::default() }
    }

    /// Calls a function with what the captain knows before it estimates a position, as if no unit had a task.
    pub(super) fn with_known<T>(&mut self, view: &View, ask: impl FnOnce(&Manner, Known<'_>) -> T) -> T {
        let (memory, manner) = (&mut self.memory, &self.manner);
        memory.with_known(view, manner, &Intents::default(), |_, known| ask(manner, known))
    }

    /// Finds the distances to all hexes to which these groups may be sent, for all trials that begin with a copy of
    /// this captain; those of earlier choices are forgotten.
    pub(super) fn find_routes(&mut self, view: &View, groups: &[Group]) {
        let Some(ways) = &mut self.memory.ways else { return };
        let (rulebook, public) = (view.rulebook.as_ref(), view.public());
        ways.forget_routes();
        for group in groups {
            let units = group.units.iter().filter_map(|unit| public.find(*unit));
            for counter in units.filter(|counter| counter.hex().is_some()) {
                for hex in group.intents.iter().filter_map(|intent| intent.aim()) {
                    ways.add(rulebook, public, hex, rulebook.kind(counter).moves);
                }
            }
        }
    }
}

impl chief::Captain<Platoon> for Captain {
    fn choose_order(&mut self, view: &View<'_>, intents: &Intents) -> ChosenOrder<Order> {
        self.memory.choose_order(view, &self.manner, intents)
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.memory.set_up_seed = SetUpSeed::new(seed);
    }
}
