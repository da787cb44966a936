//! Positions in a few lines, on which orders are played.

use bevy::prelude::World;
use kessel::{
    engine::{
        board::{Hex, Side6},
        counters::UnitId,
        orders::{Game, Refusal, play},
    },
    games::squad::rules::{
        Position, Rulebook, Squad,
        counter::{Condition, Counter, Place},
        event::Event,
        fire::Shot,
        kinds::Side,
        order::Order,
        phase::{Phase, Step},
        position::{Public, Secrets, Work, WorkKind, decision::Decision},
        scenario::options::Options,
        set_up,
    },
};
use std::sync::Arc;

pub fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

/// Hexes with blanks between them.
pub fn hexes(names: &str) -> Vec<Hex> {
    names.split_whitespace().map(hex).collect()
}

pub fn word(text: &str) -> UnitId {
    text.parse().unwrap()
}

pub fn words(texts: &str) -> Vec<UnitId> {
    texts.split_whitespace().map(word).collect()
}

/// A game in the midst of it; Player A are the Allies.
pub struct Table {
    pub world: World,
    pub rules: Arc<Rulebook>,
}

/// Units on the map of a scenario, a line each: an id, a hex, and after that the weapon that it carries, or the side that it
/// faces.
pub fn table(scenario: &str, step: Step, units: &str) -> Table {
    table_with(scenario, Options::default(), step, units)
}

pub fn table_with(scenario: &str, options: Options, step: Step, units: &str) -> Table {
    let mut rules = Rulebook::load(scenario).unwrap();
    rules.options = options;
    rules.scenario.player_a = Side::Allied;
    let mut public = set_up::start(&rules, &rules.scenario);
    public.counters.clear();
    for line in units.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut parts = line.split_whitespace();
        let (id, at) = (word(parts.next().unwrap()), hex(parts.next().unwrap()));
        let kind = type_of(id);
        let side = if id.as_str().starts_with("ge-") { Side::German } else { Side::Allied };
        let faces = rules.units.find(kind).unwrap().faces();
        let mut facing = faces.then_some(Side6::North);
        for part in parts {
            if let Some(side) = Side6::from_short_name(part) {
                facing = Some(side);
            } else {
                public.counters.push(counter(word(part), side, Place::Carried(id), None));
            }
        }
        public.counters.push(counter(id, side, Place::Map(hex(at.to_string().as_str())), facing));
    }
    let squads: Vec<Counter> = public.counters.clone();
    for squad in &squads {
        for half in set_up::halves_of(&rules, squad).into_iter().flatten() {
            let kind = word(&format!("{}-half", squad.kind));
            public.counters.push(Counter { kind, ..counter(half, squad.side, Place::Away, None) });
        }
    }
    public.counters.sort_by_key(|counter| counter.id);
    (public.turn, public.phase) = (1, Phase::First(step));
    let rules = Arc::new(rules);
    let mut world = Squad::world();
    Squad::restore(&mut world, &rules, Position { public, secrets: Secrets::default() });
    Table { world, rules }
}

fn type_of(id: UnitId) -> UnitId {
    word(id.as_str().rsplit_once('-').unwrap().0)
}

fn counter(id: UnitId, side: Side, place: Place, facing: Option<Side6>) -> Counter {
    Counter { id, kind: type_of(id), side, place, facing, condition: Condition::default() }
}

impl Table {
    pub fn public(&self) -> &Public {
        &Squad::position(&self.world).public
    }

    pub fn unit(&self, id: &str) -> &Counter {
        self.public().find(word(id)).unwrap()
    }

    pub fn hex_of(&self, id: &str) -> Option<Hex> {
        self.unit(id).hex()
    }

    pub fn is_lost(&self, id: &str) -> bool {
        self.unit(id).place == Place::Destroyed
    }

    /// Changes the position by hand.
    pub fn set(&mut self, change: impl FnOnce(&mut Public)) {
        let mut position = Squad::position(&self.world).clone();
        change(&mut position.public);
        Squad::restore(&mut self.world, &self.rules, position);
    }

    /// Changes what holds of a unit.
    pub fn condition(&mut self, id: &str, change: impl FnOnce(&mut Condition)) {
        let unit = word(id);
        self.set(|public| {
            change(&mut public.counters.iter_mut().find(|counter| counter.id == unit).unwrap().condition);
        });
    }

    pub fn work(&mut self, kind: WorkKind, at: &str) {
        self.set(|public| _ = public.works.insert(hex(at), Work { kind, facing: None, known: true }));
    }

    /// Plays an order with these dice.
    pub fn play(&mut self, order: &Order, dice: &[u8]) -> Result<Vec<Event>, Refusal> {
        Squad::dice_ready(&mut self.world).extend(dice.iter().copied());
        let played = play::<Squad>(&mut self.world, order);
        let left = std::mem::take(Squad::dice_ready(&mut self.world));
        assert!(left.is_empty() || played.is_err(), "{order:?} leaves dice: {left:?}");
        played
    }

    /// Plays an order that must be accepted.
    pub fn must(&mut self, order: Order, dice: &[u8]) -> Vec<Event> {
        self.play(&order, dice).unwrap_or_else(|refusal| panic!("{order:?}: {refusal}"))
    }

    /// The case by which an order is refused.
    pub fn case(&mut self, order: Order) -> String {
        match self.play(&order, &[]) {
            Ok(_) => panic!("{order:?} is accepted"),
            Err(refusal) => refusal.case,
        }
    }

    /// The points that somebody must pay now.
    pub fn owed(&self) -> Option<u16> {
        match self.public().owed {
            Some(Decision::Casualties { points, .. }) => Some(points),
            _ => None,
        }
    }

    /// Who is hit, as far as he is asked.
    pub fn hit(&self) -> Vec<UnitId> {
        match &self.public().owed {
            Some(Decision::Casualties { hits, .. }) => hits.iter().map(|hit| hit.unit).collect(),
            _ => Vec::new(),
        }
    }
}

pub fn fire(units: &str, at: &str) -> Order {
    Order::Fire { shots: words(units).into_iter().map(Shot::of).collect(), leader: None, hex: hex(at) }
}

pub fn walk(units: &str, path: &str) -> Order {
    Order::Move { units: words(units), path: hexes(path), assault: false, facing: None }
}
