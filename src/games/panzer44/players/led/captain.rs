//! The captain: `staff` or `greedy` without trials of its own, led by intents.

use crate::{
    games::panzer44::{
        players::{
            commander::Memory,
            weights::{Manner, Manners},
        },
        rules::{
            Panzer44, View,
            order::{Order, legal},
            phase::Phase,
        },
    },
    play::players::{
        ChosenOrder, SetUpSeed, UnitAdvice,
        chief::{self, Intents},
    },
};

/// The weights by which a captain plays.
#[derive(Clone, Copy, Debug, Default)]
enum Rank {
    #[default]
    Staff,
    Greedy,
}

/// A player that carries intents out. It tries nothing itself, because it is copied for the trials of its chief.
#[derive(Clone, Debug, Default)]
pub struct Captain {
    pub(super) memory: Memory,
    rank: Rank,
    /// The intents of the last plot, for the tasks of its units.
    last: Intents,
}

impl Captain {
    /// Makes a captain that plays by the weights of `greedy`: each unit does what is best for it alone.
    pub fn recruit() -> Self {
        Self { rank: Rank::Greedy, ..Self::default() }
    }

    /// The weights in use; none if their file cannot be read.
    pub(super) fn manner(&self) -> Option<&'static Manner> {
        let manners = Manners::in_use()?;
        Some(match self.rank {
            Rank::Staff => &manners.staff,
            Rank::Greedy => &manners.greedy,
        })
    }
}

impl chief::Captain<Panzer44> for Captain {
    fn choose_order(&mut self, view: &View<'_>, intents: &Intents) -> ChosenOrder<Order> {
        let Some(manner) = self.manner() else {
            return ChosenOrder::plain(legal::orders(view).into_iter().next().unwrap_or(Order::EndPhase));
        };
        if view.public.phase == Phase::Plot {
            self.last.clone_from(intents);
        }
        self.memory.choose_led(view, manner, intents)
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.memory.set_up_seed = SetUpSeed::new(seed);
    }

    fn parts(&mut self, view: &View<'_>, order: &Order) -> Vec<UnitAdvice> {
        let (Order::Plot { plot, .. }, Some(manner)) = (order, self.manner()) else { return Vec::new() };
        self.memory.parts(view, manner, &self.last, plot)
    }
}
