//! The phases through the door: orders in, events and refusals out, each test by a case.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop at once")]

mod by_chance;
mod close;
mod command;
mod fire;
mod missions;
mod set_up;
mod snipers;
mod tanks;

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Refusal, play},
    },
    games::squad::rules::{
        Rulebook, Squad,
        counter::{Condition, Counter, Place},
        event::{Event, Lost},
        fire::{
            Shot,
            casualties::{Loss, Losses},
        },
        order::Order,
        phase::{Phase, Step},
        position::{Position, Public, Secrets},
        samples::{carrying, hex, placed, word},
        set_up::halves_of,
    },
};
use bevy::prelude::World;
use std::sync::Arc;

/// A game in the midst of it.
struct Table {
    world: World,
    rules: Arc<Rulebook>,
}

/// These counters on a map, in the segment of the Allies, with the halves of their squads beside them; vehicles and
/// guns face north.
fn table(map: &str, step: Step, stand: &[(&str, &str)]) -> Table {
    let rules = Arc::new(Rulebook::of_map(map));
    let mut public = placed(stand);
    let halves: Vec<Counter> = public
        .counters
        .iter()
        .filter_map(|squad| Some((squad, halves_of(&rules, squad)?)))
        .flat_map(|(squad, halves)| {
            halves.map(|id| Counter {
                id,
                kind: word(&format!("{}-half", squad.kind)),
                place: Place::Away,
                ..squad.clone()
            })
        })
        .collect();
    public.counters.extend(halves);
    public.counters.sort_by_key(|counter| counter.id);
    public.phase = Phase::First(step);
    let mut world = Squad::world();
    Squad::restore(&mut world, &rules, Position { public, secrets: Secrets::default() });
    Table { world, rules }
}

/// A scenario at its very beginning.
fn scenario(id: &str) -> Table {
    let rules = Arc::new(Rulebook::load(id).unwrap());
    let mut world = Squad::world();
    let position = <Squad as Game>::start(&rules, 1);
    Squad::restore(&mut world, &rules, position);
    Table { world, rules }
}

impl Table {
    fn public(&self) -> &Public {
        &Squad::position(&self.world).public
    }

    fn unit(&self, id: &str) -> &Counter {
        self.public().find(word(id)).unwrap()
    }

    fn place(&self, id: &str) -> Place {
        self.unit(id).place
    }

    fn is_lost(&self, id: &str) -> bool {
        self.place(id) == Place::Destroyed
    }

    /// Changes the position by hand.
    fn set(&mut self, change: impl FnOnce(&mut Public)) {
        let mut position = Squad::position(&self.world).clone();
        change(&mut position.public);
        Squad::restore(&mut self.world, &self.rules, position);
    }

    fn condition(&mut self, id: &str, change: impl FnOnce(&mut Condition)) {
        let unit = word(id);
        self.set(|public| {
            change(&mut public.counters.iter_mut().find(|counter| counter.id == unit).unwrap().condition);
        });
    }

    fn give(&mut self, weapon: &str, by: &str) {
        self.set(|public| carrying(public, weapon, by));
    }

    /// Gives a side so many of an expendable weapon.
    fn store(&mut self, side: usize, weapon: &str, many: u8) {
        self.set(|public| _ = public.stores[side].expendable.insert(word(weapon), many));
    }

    fn play(&mut self, order: &Order, dice: &[u8]) -> Result<Vec<Event>, Refusal> {
        Squad::dice_ready(&mut self.world).extend(dice.iter().copied());
        let played = play::<Squad>(&mut self.world, order);
        let left = Squad::dice_ready(&mut self.world);
        assert!(left.is_empty() || played.is_err(), "{order:?} left dice: {left:?}");
        left.clear();
        played
    }

    /// Plays an order that must be accepted, and takes these dice and no other.
    fn must(&mut self, order: Order, dice: &[u8]) -> Vec<Event> {
        let events = self.play(&order, dice).unwrap_or_else(|refusal| panic!("{order:?}: {refusal}"));
        let thrown = events.iter().filter(|event| matches!(event, Event::Die { .. })).count();
        assert_eq!(thrown, dice.len(), "{order:?}: {events:?}");
        events
    }

    /// The case by which an order is refused; nothing has changed then.
    fn case(&mut self, order: Order) -> String {
        let before = Squad::position(&self.world).clone();
        let refusal = self.play(&order, &[]).expect_err("it is accepted");
        assert_eq!(*Squad::position(&self.world), before);
        refusal.case
    }
}

/// The points that fell, hex by hex.
fn points(events: &[Event]) -> Vec<(Hex, u16)> {
    let of = |event: &Event| match event {
        Event::Points { hex, points } => Some((*hex, *points)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// What units suffered.
fn suffered(events: &[Event]) -> Vec<(String, Lost)> {
    let of = |event: &Event| match event {
        Event::Suffered { unit, lost } => Some((unit.to_string(), *lost)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// Units by themselves, each with its weapon after a colon: `us-rifle-1:us-bar-1 us-rifle-2`.
fn shots(text: &str) -> Vec<Shot> {
    let shot = |part: &str| match part.split_once(':') {
        Some((unit, weapon)) => Shot { weapon: Some(word(weapon)), ..Shot::of(word(unit)) },
        None => Shot::of(word(part)),
    };
    text.split_whitespace().map(shot).collect()
}

fn fire(text: &str, leader: Option<&str>, at: &str) -> Order {
    Order::Fire { shots: shots(text), leader: leader.map(word), hex: hex(at) }
}

fn assault(text: &str, leader: Option<&str>, at: &str) -> Order {
    Order::Assault { shots: shots(text), leader: leader.map(word), hex: hex(at) }
}

fn losses(of: &[(&str, Loss)]) -> Order {
    let losses: Losses = of.iter().map(|(unit, loss)| (word(unit), *loss)).collect();
    Order::Casualties { losses }
}

fn ids(units: &[&str]) -> Vec<UnitId> {
    units.iter().map(|unit| word(unit)).collect()
}
