//! A table on which orders are played through the door, and checked each time.

use super::{Event, Order, Side, hex, word};
use bevy::{prelude::*, state::app::StatesPlugin};
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{self, Game as _},
    },
    games::guderian::{
        self,
        rules::{
            Guderian, Position, Rulebook,
            combat::{
                battle::{Battle, Decision},
                strength::{AttackStrength, DefenceStrength},
            },
            counter::{Counter, Place},
            position::Public,
        },
    },
};
use std::{cell::RefCell, collections::BTreeMap, sync::Arc};

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
    names: BTreeMap<UnitId, UnitId>,
}

impl Table {
    /// Puts a position on a new table.
    pub fn new(rules: Arc<Rulebook>, position: Position, names: BTreeMap<UnitId, UnitId>) -> Self {
        let mut app = App::new();
        app.add_plugins(StatesPlugin);
        Guderian::plugin(&mut app);
        <guderian::rules::Guderian as kessel::engine::orders::Game>::restore(
            app.world_mut(),
            &rules,
            position,
        );
        let mut table = Self { app, rules, names };
        table.check();
        table
    }

    /// The campaign, before the armies are set up, with these dice to fall.
    pub fn campaign(dice: &[u8]) -> Self {
        let rules = Arc::new(Rulebook::load("smolensk").unwrap());
        let mut position = guderian::rules::set_up::start(&rules, 1941);
        position.secrets.dice.given = dice.iter().copied().collect();
        Self::new(rules, position, BTreeMap::new())
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
        let order = self.translate(order);
        let before = self.position().clone();
        let result = orders::play::<Guderian>(self.app.world_mut(), &order);
        self.check();
        match &result {
            Err(refusal) => {
                PROVOKED.with_borrow_mut(|cases| cases.push(refusal.case.clone()));
                assert!(before == *self.position(), "a refusal changed the position: {refusal}");
            }
            Ok(events) if !matches!(order, Order::Bid { .. }) => {
                let mut replayed = before;
                for event in events {
                    replayed.apply(&self.rules, event);
                }
                assert!(replayed == *self.position(), "events do not tell everything: {events:?}");
            }
            Ok(_) => {}
        }
        result
    }

    /// Divisions may be called by the name of their printed counter.
    fn translate(&self, order: &Order) -> Order {
        let name = |unit: &UnitId| self.names.get(unit).copied().unwrap_or(*unit);
        let all = |units: &[UnitId]| units.iter().map(name).collect();
        match order.clone() {
            Order::Deploy { unit, hex } => Order::Deploy { unit: name(&unit), hex },
            Order::Move { units, path } => Order::Move { units: all(&units), path },
            Order::Rail { units, path } => Order::Rail { units: all(&units), path },
            Order::Enter { units, path } => Order::Enter { units: all(&units), path },
            Order::Overrun { units, target } => Order::Overrun { units: all(&units), target },
            Order::Attack { units, targets } => Order::Attack { units: all(&units), targets },
            Order::CutRail { unit } => Order::CutRail { unit: name(&unit) },
            Order::LiftCut { unit } => Order::LiftCut { unit: name(&unit) },
            Order::LoseStep { unit } => Order::LoseStep { unit: name(&unit) },
            Order::Route { stack, path, units } => Order::Route { stack, path, units: all(&units) },
            Order::Remove { unit } => Order::Remove { unit: name(&unit) },
            Order::Advance { units, path } => Order::Advance { units: all(&units), path },
            other => other,
        }
    }

    /// What must hold after every order.
    fn check(&mut self) {
        assert!(guderian::rules::agree(self.app.world_mut()), "entities and position disagree");
        let public = self.public();
        assert!(public.presence_is_true(&self.rules), "stacks or zones are out of step");
        for side in Side::BOTH {
            for (_, counter, at) in public.on_map(side) {
                assert!(!self.rules.board.is_lake(at), "{} stands in a lake", counter.id);
            }
        }
        let germans: Vec<Hex> = public.on_map(Side::German).map(|(.., at)| at).collect();
        assert!(!public.on_map(Side::Soviet).any(|(.., at)| germans.contains(&at)), "enemies share a hex");
    }

    /// The position.
    pub fn position(&self) -> &Position {
        self.app.world().resource::<Position>()
    }

    /// What both players know.
    pub fn public(&self) -> &Public {
        &self.position().public
    }

    /// The dice still to come are these.
    pub fn give_dice(&mut self, dice: &[u8]) {
        let mut position = self.position().clone();
        position.secrets.dice.given = dice.iter().copied().collect();
        let rules = Arc::clone(&self.rules);
        <guderian::rules::Guderian as kessel::engine::orders::Game>::restore(
            self.app.world_mut(),
            &rules,
            position,
        );
    }

    /// The id in play of a counter.
    pub fn id(&self, name: &str) -> UnitId {
        self.names.get(&word(name)).copied().unwrap_or_else(|| word(name))
    }

    /// The ids in play of counters, in the order of their numbers.
    pub fn ids(&self, names: &str) -> Vec<UnitId> {
        let mut pieces: Vec<_> =
            names.split_whitespace().map(|name| self.public().find(self.id(name)).unwrap()).collect();
        pieces.sort_unstable();
        pieces.into_iter().map(|piece| self.public().counter(piece).id).collect()
    }

    /// A counter.
    #[track_caller]
    pub fn counter(&self, name: &str) -> &Counter {
        self.public().counter(self.public().find(self.id(name)).unwrap())
    }

    /// Where a counter stands: a hex, or nothing if it is not on the map.
    pub fn at(&self, name: &str) -> String {
        self.counter(name).hex().map(|at| at.to_string()).unwrap_or_default()
    }

    /// Whether a counter has been eliminated.
    pub fn is_gone(&self, name: &str) -> bool {
        self.counter(name).place == Place::Gone
    }

    /// Half points that a counter has left.
    pub fn halves(&self, name: &str) -> u16 {
        self.counter(name).condition.left.0
    }

    /// Points that a counter has left.
    pub fn left(&self, name: &str) -> String {
        self.counter(name).condition.left.to_string()
    }

    /// Who waits in an area, in the order in which they came.
    pub fn due(&self, area: &str) -> Vec<UnitId> {
        let place = Place::Due { area: word(area) };
        self.public().counters.iter().filter(|counter| counter.place == place).map(|c| c.id).collect()
    }

    /// The battle that is being fought.
    pub fn battle(&self) -> Option<&Battle> {
        self.public().battle.as_ref()
    }

    /// What is owed.
    pub fn owed(&self) -> Option<&Decision> {
        self.public().owed.as_ref()
    }

    /// Who last passed a victory hex.
    pub fn holder(&self, at: &str) -> Side {
        self.public().holders[&hex(at)]
    }
}

/// The strengths and the odds that were compared, the first time.
#[track_caller]
pub fn compared(events: &[Event]) -> (AttackStrength, DefenceStrength, String) {
    events
        .iter()
        .find_map(|event| match event {
            Event::Compared { attack, defence, odds } => {
                Some((attack.clone(), defence.clone(), odds.to_string()))
            }
            _ => None,
        })
        .unwrap()
}

/// The result of the table, the first time.
#[track_caller]
pub fn result(events: &[Event]) -> String {
    events
        .iter()
        .find_map(|event| match event {
            Event::Resolved { result } => Some(result.to_string()),
            _ => None,
        })
        .unwrap()
}

/// How many events of this kind there are.
pub fn count(events: &[Event], kind: &str) -> usize {
    events.iter().filter(|event| event.kind() == kind).count()
}

/// Whether an event of this kind is among them.
pub fn has(events: &[Event], kind: &str) -> bool {
    count(events, kind) > 0
}
