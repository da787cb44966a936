//! A table of any game: a position, in which orders are played through the door with given dice, and checked each time.
#![allow(dead_code, reason = "no game asks for all of it")]

use super::names::word;
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{self, Fact, Game, Happening, InPlay, Position, Refusal, Viewer},
    },
    play::matches::Matched,
    scene::deed::{Deed, HasDeeds, Witness, follow},
};
use serde_json::Value;
use std::{cell::RefCell, collections::BTreeMap, sync::Arc};

thread_local! {
    /// The cases that the door has returned in this thread, each with its game.
    static PROVOKED: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

/// Returns the cases that the door of a game has returned in this thread since the last call.
pub fn provoked<G: Game>() -> Vec<String> {
    let all = PROVOKED.with_borrow_mut(std::mem::take);
    all.into_iter().filter(|(game, _)| *game == G::ID).map(|(_, case)| case).collect()
}

/// A game whose orders are tested on a [`Table`].
pub trait Tested: Matched {
    /// Whether an accepted order must take all the dice that are given for it.
    const TAKES_ALL_DICE: bool = true;
    /// Whether events contain all changes of the secrets, except those of [`change_untold`](Self::change_untold).
    const TELLS_SECRETS: bool = true;

    /// Returns the faults of a position in a test, a sentence each.
    fn unsound(_: &Self::Rulebook, _: &Position<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Returns every order that the rules offer; none of them may be refused.
    fn offered(_: &Arc<Self::Rulebook>, _: &Position<Self>) -> Vec<Self::Order> {
        Vec::new()
    }

    /// Applies the changes of an order to the secrets that no event contains. `after` is the position after the order.
    fn change_untold(_: &Self::Order, _: &mut Position<Self>, _after: &Position<Self>) {}
}

/// A world with a position.
pub struct Table<G: Tested> {
    pub world: World,
    /// The rulebook, which does not change.
    pub rules: Arc<G::Rulebook>,
    /// Ids in play of counters that have another name in tests.
    pub names: BTreeMap<UnitId, UnitId>,
}

impl<G: Tested> Table<G> {
    /// Puts a position on a new table.
    #[track_caller]
    pub fn new(rules: Arc<G::Rulebook>, position: Position<G>) -> Self {
        let mut world = G::world();
        G::restore(&mut world, &rules, position);
        let mut table = Self { world, rules, names: BTreeMap::new() };
        table.check();
        table
    }

    /// Puts a scenario on a new table as it begins.
    #[track_caller]
    pub fn scenario(id: &str, seed: u64) -> Self {
        let rules = Arc::new(G::rulebook(id).unwrap_or_else(|errors| panic!("{errors:?}")));
        let position = G::start(&rules, seed);
        Self::new(rules, position)
    }

    /// Plays an order, with any result.
    #[track_caller]
    pub fn attempt(&mut self, order: &G::Order) -> Result<Vec<G::Event>, Refusal> {
        let order = &self.translate(order);
        let before = self.position().clone();
        let offered = G::offered(&self.rules, &before);
        let result = orders::play::<G>(&mut self.world, order);
        self.check();
        match &result {
            Err(refusal) => {
                PROVOKED.with_borrow_mut(|cases| cases.push((G::ID, refusal.case.clone())));
                assert!(before == *self.position(), "a refusal changed the position: {refusal}");
                assert!(!offered.contains(order), "{order:?} was offered and refused: {refusal}");
            }
            Ok(events) => {
                let mut replayed = before;
                G::change_untold(order, &mut replayed, self.position());
                for event in events {
                    G::apply(&self.rules, &mut replayed, event);
                }
                // The referee hides again the units of a side that are hidden, without an event.
                let hides = G::eyes(&self.rules, self.public()).is_some();
                let same = match G::TELLS_SECRETS {
                    true => replayed == *self.position(),
                    false => hides || replayed.public == *self.public(),
                };
                assert!(same, "events do not tell everything: {events:?}");
            }
        }
        result
    }

    /// Plays an order with these dice, with any result. The dice that it has not taken are dropped.
    #[track_caller]
    pub fn attempt_with(&mut self, order: &G::Order, dice: &[u8]) -> Result<Vec<G::Event>, Refusal> {
        G::dice_ready(&mut self.world).extend(dice.iter().copied());
        let played = self.attempt(order);
        let left = std::mem::take(G::dice_ready(&mut self.world));
        let are_taken = left.is_empty() || played.is_err() || !G::TAKES_ALL_DICE;
        assert!(are_taken, "{order:?} leaves dice: {left:?}");
        played
    }

    /// Plays an order that must be accepted.
    #[track_caller]
    pub fn play(&mut self, order: &G::Order) -> Vec<G::Event> {
        match self.attempt(order) {
            Ok(events) => events,
            Err(refusal) => panic!("{order:?} was refused: {refusal}"),
        }
    }

    /// Plays several orders that must be accepted.
    #[track_caller]
    pub fn play_all(&mut self, orders: &[G::Order]) -> Vec<G::Event> {
        orders.iter().flat_map(|order| self.play(order)).collect()
    }

    /// Plays an order that must be accepted, with these dice; further ones are rolled.
    #[track_caller]
    pub fn must(&mut self, order: G::Order, dice: &[u8]) -> Vec<G::Event> {
        let played = self.attempt_with(&order, dice);
        played.unwrap_or_else(|refusal| panic!("{order:?} was refused: {refusal}"))
    }

    /// Plays an order that must be accepted and take exactly these dice.
    #[track_caller]
    pub fn exactly(&mut self, order: G::Order, dice: &[u8]) -> Vec<G::Event> {
        let events = self.must(order, dice);
        let is_die = |event: &&G::Event| matches!(G::fact(event), Fact { what: Happening::Die { .. }, .. });
        assert_eq!(events.iter().filter(is_die).count(), dice.len(), "{events:?}");
        events
    }

    /// Plays an order that must be accepted, with these dice or those that the position has; returns its deed as a viewer
    /// sees it after the last one.
    #[track_caller]
    pub fn deed(&mut self, order: G::Order, dice: &[u8], eyes: Viewer, last: Option<&Deed>) -> Option<Deed>
    where
        G: HasDeeds,
    {
        let laid = |position: &Position<G>| {
            let mut position = position.clone();
            G::look(&mut position, eyes);
            position
        };
        let before = laid(self.position());
        let events = if dice.is_empty() { self.play(&order) } else { self.must(order, dice) };
        let after = laid(self.position());
        follow(last, &Witness::<G> { rulebook: &self.rules, before: &before, after: &after, events: &events })
    }

    /// Plays an order that must be refused.
    #[track_caller]
    fn refusal(&mut self, order: &G::Order) -> Refusal {
        match self.attempt(order) {
            Ok(events) => panic!("{order:?} was accepted: {events:?}"),
            Err(refusal) => refusal,
        }
    }

    /// Plays an order that must be refused with this case; returns the text.
    #[track_caller]
    pub fn refused(&mut self, case: &str, order: &G::Order) -> String {
        let refusal = self.refusal(order);
        assert_eq!(refusal.case, case, "{order:?} was refused otherwise: {refusal}");
        assert!(!refusal.words().is_empty() && !refusal.words().contains('{'), "{}", refusal.words());
        refusal.words()
    }

    /// Returns the case by which an order is refused.
    #[track_caller]
    pub fn case(&mut self, order: G::Order) -> String {
        self.refusal(&order).case
    }

    /// Returns an order of any kind with the ids in play of counters that have another name in it.
    fn translate(&self, order: &G::Order) -> G::Order {
        if self.names.is_empty() {
            return order.clone();
        }
        let mut value = serde_json::to_value(order).unwrap();
        self.rename(&mut value);
        serde_json::from_value(value).unwrap()
    }

    fn rename(&self, value: &mut Value) {
        match value {
            Value::String(text) => {
                let id = text.parse().ok().and_then(|name: UnitId| self.names.get(&name));
                if let Some(id) = id {
                    *text = id.to_string();
                }
            }
            Value::Array(values) => values.iter_mut().for_each(|value| self.rename(value)),
            Value::Object(fields) => fields.values_mut().for_each(|value| self.rename(value)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    /// Checks the invariants after an order.
    #[track_caller]
    fn check(&mut self) {
        assert!(orders::agree::<G>(&mut self.world), "entities and position disagree");
        let unsound = G::unsound(&self.rules, self.position());
        assert!(unsound.is_empty(), "{unsound:?}");
    }

    pub fn position(&self) -> &Position<G> {
        G::position(&self.world)
    }

    /// Returns the public state.
    pub fn public(&self) -> &G::Public {
        &self.position().public
    }

    /// Changes the position.
    pub fn set(&mut self, change: impl FnOnce(&mut Position<G>)) {
        let mut position = self.position().clone();
        change(&mut position);
        G::restore(&mut self.world, &self.rules, position);
    }

    /// Changes the public state.
    pub fn set_public(&mut self, change: impl FnOnce(&mut G::Public)) {
        self.set(|position| change(&mut position.public));
    }

    /// Replaces the dice to come by these.
    pub fn give_dice(&mut self, dice: &[u8]) {
        self.set(|position| G::dice(&mut position.secrets).given = dice.iter().copied().collect());
    }

    /// Returns the id in play of a counter.
    pub fn id(&self, name: &str) -> UnitId {
        let name = word(name);
        self.names.get(&name).copied().unwrap_or(name)
    }

    #[track_caller]
    pub fn counter(&self, name: &str) -> &G::Counter {
        let id = self.id(name);
        G::counters(self.public()).iter().find(|counter| counter.id() == id).unwrap()
    }

    /// Returns the counter's own hex, if it has one.
    #[track_caller]
    pub fn hex_of(&self, name: &str) -> Option<Hex> {
        self.counter(name).hex()
    }

    /// Returns the counter's own hex as text, or an empty text without one.
    #[track_caller]
    pub fn at(&self, name: &str) -> String {
        self.hex_of(name).map(|at| at.to_string()).unwrap_or_default()
    }
}
