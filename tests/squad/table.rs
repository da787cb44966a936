//! Positions in a few lines, for orders to be played on.

pub use crate::shared::names::*;
use crate::shared::table::{self as shared, Tested};
use kessel::{
    engine::{board::Hexside, counters::UnitId},
    games::squad::rules::{
        Position, Rulebook, Squad,
        counter::{Condition, Counter, Place},
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

/// A game in progress; Player A are the Allies.
pub type Table = shared::Table<Squad>;

impl Tested for Squad {
    const TELLS_SECRETS: bool = false;
}

/// Units on the map of a scenario, a line each: an id, a hex, and after that the weapon that it carries, or the side
/// that it faces.
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
        let side = side_of(id);
        let faces = rules.units.find(kind).unwrap().faces();
        let mut facing = faces.then_some(Hexside::North);
        for part in parts {
            if let Some(side) = Hexside::from_short_name(part) {
                facing = Some(side);
            } else {
                public.counters.push(counter(word(part), side, Place::Carried(id), None));
            }
        }
        public.counters.push(counter(id, side, Place::Map(hex(at.to_string().as_str())), facing));
    }
    begun(rules, step, public)
}

/// These counters on the map of the patrol, without expendable weapons, in the segment of the Allies; vehicles and guns
/// face north.
pub fn stack(step: Step, stand: &[(&str, &str)]) -> Table {
    let rules = Rulebook::load("patrol").unwrap();
    let of = |(id, at): &(&str, &str)| {
        let id = word(id);
        let faces = rules.units.find(type_of(id)).is_some_and(|kind| kind.faces());
        counter(id, side_of(id), Place::Map(hex(at)), faces.then_some(Hexside::North))
    };
    let counters = stand.iter().map(of).collect();
    begun(rules, step, Public { counters, ..Public::default() })
}

/// The first turn with these counters and the halves of their squads.
fn begun(rules: Rulebook, step: Step, mut public: Public) -> Table {
    let squads: Vec<Counter> = public.counters.clone();
    for squad in &squads {
        for half in set_up::halves_of(&rules, squad).into_iter().flatten() {
            let kind = word(&format!("{}-half", squad.kind));
            public.counters.push(Counter { kind, ..counter(half, squad.side, Place::Away, None) });
        }
    }
    public.counters.sort_by_key(|counter| counter.id);
    (public.turn, public.phase) = (1, Phase::First(step));
    Table::new(Arc::new(rules), Position { public, secrets: Secrets::default() })
}

fn side_of(id: UnitId) -> Side {
    if id.as_str().starts_with("ge-") { Side::German } else { Side::Allied }
}

fn type_of(id: UnitId) -> UnitId {
    word(id.as_str().rsplit_once('-').unwrap().0)
}

fn counter(id: UnitId, side: Side, place: Place, facing: Option<Hexside>) -> Counter {
    Counter { id, kind: type_of(id), side, place, facing, condition: Condition::default() }
}

impl Table {
    pub fn place(&self, id: &str) -> Place {
        self.counter(id).place
    }

    pub fn is_lost(&self, id: &str) -> bool {
        self.counter(id).place == Place::Destroyed
    }

    /// Changes the condition of a unit.
    pub fn condition(&mut self, id: &str, change: impl FnOnce(&mut Condition)) {
        let unit = word(id);
        self.set_public(|public| {
            change(&mut public.counters.iter_mut().find(|counter| counter.id == unit).unwrap().condition);
        });
    }

    /// Gives a weapon to a unit.
    pub fn give(&mut self, weapon: &str, by: &str) {
        let (weapon, by) = (word(weapon), self.counter(by).clone());
        self.set_public(|public| {
            public.counters.push(counter(weapon, by.side, Place::Carried(by.id), None));
            public.counters.sort_by_key(|counter| counter.id);
        });
    }

    /// Gives a side this number of an expendable weapon.
    pub fn store(&mut self, side: usize, weapon: &str, many: u8) {
        self.set_public(|public| _ = public.stores[side].expendable.insert(word(weapon), many));
    }

    pub fn work(&mut self, kind: WorkKind, at: &str) {
        self.set_public(|public| _ = public.works.insert(hex(at), Work { kind, facing: None, known: true }));
    }

    /// The points that an owner must pay now.
    pub fn owed(&self) -> Option<u16> {
        match self.public().owed {
            Some(Decision::Casualties { points, .. }) => Some(points),
            _ => None,
        }
    }

    /// The hit units about which the owner is asked.
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
