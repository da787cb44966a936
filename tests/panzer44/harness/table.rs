//! A table on which orders are played through the door, and checked each time.

use super::{CombatResult, Event, Order, Side, hex, word};
use bevy::{prelude::*, state::app::StatesPlugin};
use kessel::{
    engine::orders::{self, Game as _},
    games::panzer44::{
        self,
        rules::{
            Panzer44, Position, Rulebook, View,
            counter::{Condition, Counter, Place},
            event::DiePurpose,
            order::legal,
            position::{Public, invariants},
        },
    },
};
use std::{cell::RefCell, sync::Arc};

thread_local! {
    /// The cases that the door has returned in this thread.
    static PROVOKED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The cases that the door has returned in this thread since the last call.
pub fn provoked() -> Vec<String> {
    PROVOKED.with_borrow_mut(std::mem::take)
}

/// A world with a position.
pub struct Table {
    app: App,
    /// What does not change.
    pub rules: Arc<Rulebook>,
}

impl Table {
    /// Puts a position on a new table.
    pub fn new(rules: Arc<Rulebook>, position: Position) -> Self {
        let mut app = App::new();
        app.add_plugins(StatesPlugin);
        Panzer44::plugin(&mut app);
        <panzer44::rules::Panzer44 as kessel::engine::orders::Game>::restore(
            app.world_mut(),
            &rules,
            position,
        );
        let mut table = Self { app, rules };
        table.check();
        table
    }

    /// A shipped scenario at its beginning.
    pub fn scenario(id: &str, seed: u64) -> Self {
        let rules = Arc::new(Rulebook::load(id).unwrap_or_else(|errors| panic!("{errors:?}")));
        let position = panzer44::rules::set_up::start(&rules, seed);
        Self::new(rules, position)
    }

    /// Plays an order that must be accepted.
    #[track_caller]
    pub fn play(&mut self, order: &Order) -> Vec<Event> {
        match self.attempt(order) {
            Ok(events) => events,
            Err(refusal) => panic!("{order:?} was refused: {refusal}"),
        }
    }

    /// Plays several orders that must be accepted.
    #[track_caller]
    pub fn play_all(&mut self, orders: &[Order]) -> Vec<Event> {
        let mut events = Vec::new();
        for order in orders {
            events.extend(self.play(order));
        }
        events
    }

    /// Plays an order that must be refused with this case; tells the words.
    #[track_caller]
    pub fn refused(&mut self, case: &str, order: &Order) -> String {
        match self.attempt(order) {
            Ok(events) => panic!("{order:?} was accepted: {events:?}"),
            Err(refusal) => {
                assert_eq!(refusal.case, case, "{order:?} was refused otherwise: {refusal}");
                assert!(!refusal.why.is_empty() && !refusal.why.contains('{'), "{}", refusal.why);
                refusal.why
            }
        }
    }

    /// Plays an order, whatever comes of it.
    pub fn attempt(&mut self, order: &Order) -> Result<Vec<Event>, orders::Refusal> {
        let before = self.position().clone();
        let offered = legal::orders(&View::to_play(&self.rules, &before));
        let result = orders::play::<Panzer44>(self.app.world_mut(), order);
        self.check();
        match &result {
            Err(refusal) => {
                PROVOKED.with_borrow_mut(|cases| cases.push(refusal.case.clone()));
                assert!(before == *self.position(), "a refusal changed the position: {refusal}");
                assert!(!offered.contains(order), "{order:?} was offered and refused: {refusal}");
            }
            Ok(events) => {
                let mut replayed = before;
                if let Order::Plot { side, plot } = order {
                    replayed.secrets.plots[side.number()].clone_from(plot);
                }
                for event in events {
                    replayed.apply(&self.rules, event);
                }
                assert!(replayed == *self.position(), "events do not tell everything: {events:?}");
            }
        }
        result
    }

    /// What must hold after every order.
    fn check(&mut self) {
        assert!(panzer44::rules::agree(self.app.world_mut()), "entities and position disagree");
        let broken = invariants::broken(&self.rules, self.position());
        assert!(broken.is_empty(), "{broken:?}");
    }

    /// The position.
    pub fn position(&self) -> &Position {
        self.app.world().resource::<Position>()
    }

    /// What both players know.
    pub fn public(&self) -> &Public {
        &self.position().public
    }

    /// The position is now this one.
    pub fn set(&mut self, change: impl FnOnce(&mut Position)) {
        let mut position = self.position().clone();
        change(&mut position);
        let rules = Arc::clone(&self.rules);
        <panzer44::rules::Panzer44 as kessel::engine::orders::Game>::restore(
            self.app.world_mut(),
            &rules,
            position,
        );
    }

    /// The dice still to come are these.
    pub fn give_dice(&mut self, dice: &[u8]) {
        self.set(|position| position.secrets.dice.given = dice.iter().copied().collect());
    }

    /// A counter.
    #[track_caller]
    pub fn counter(&self, id: &str) -> &Counter {
        self.public().find(word(id)).unwrap()
    }

    /// What holds of a counter.
    #[track_caller]
    pub fn condition(&self, id: &str) -> &Condition {
        &self.counter(id).condition
    }

    /// Where a counter stands: a hex, or nothing if it is not on the map by itself.
    #[track_caller]
    pub fn at(&self, id: &str) -> String {
        self.counter(id).hex().map(|at| at.to_string()).unwrap_or_default()
    }

    /// Whether a counter has been destroyed.
    #[track_caller]
    pub fn is_destroyed(&self, id: &str) -> bool {
        self.counter(id).place == Place::Destroyed
    }

    /// Points that a counter has left.
    #[track_caller]
    pub fn left(&self, id: &str) -> String {
        self.condition(id).left.to_string()
    }

    /// Whether a wreck lies in a hex.
    pub fn has_wreck(&self, at: &str) -> bool {
        self.public().wrecks.contains(&hex(at))
    }

    /// The orders that the rules offer to who is to play.
    pub fn offered(&self) -> Vec<Order> {
        legal::orders(&View::to_play(&self.rules, self.position()))
    }

    /// What a side sees.
    pub fn view(&self, side: Side) -> View<'_> {
        View::new(&self.rules, self.position(), side)
    }

    /// Plays empty plots and ends phases until the next plot, with these dice for the two panic digits.
    pub fn pass_turn(&mut self, digits: [u8; 2]) -> Vec<Event> {
        let mut events = Vec::new();
        let turn = self.public().turn;
        if self.public().phase == super::Phase::Plot {
            for side in Side::BOTH {
                if side == Side::Allied {
                    let mut given: Vec<u8> = digits.to_vec();
                    given.extend(&self.position().secrets.dice.given);
                    self.give_dice(&given);
                }
                events.extend(self.play(&super::plot(side, "")));
            }
        }
        while self.public().turn == turn && self.public().outcome.is_none() {
            events.extend(self.play(&Order::EndPhase));
        }
        events
    }
}

/// The results of all attacks, mines included, in their order.
pub fn results(events: &[Event]) -> Vec<String> {
    let of = |event: &Event| match event {
        Event::Attacked { result, .. } | Event::Mined { result, .. } => Some(*result),
        _ => None,
    };
    events.iter().filter_map(of).map(|result: CombatResult| result.to_string()).collect()
}

/// What the dice were thrown for, in their order.
pub fn rolled(events: &[Event]) -> Vec<DiePurpose> {
    let of = |event: &Event| match event {
        Event::Die { purpose, .. } => Some(*purpose),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// How many events of this kind there are.
pub fn count(events: &[Event], kind: &str) -> usize {
    events.iter().filter(|event| event.kind() == kind).count()
}

/// Whether an event of this kind is among them.
pub fn has(events: &[Event], kind: &str) -> bool {
    count(events, kind) > 0
}
