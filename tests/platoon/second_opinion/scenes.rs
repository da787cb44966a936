//! Random positions: units of the list in random hexes of the four maps, in random conditions.

use super::sight::{Field, Place, around, place};
use kessel::{
    engine::{
        board::{ALL_SIDES, Hex, MapFile, RiverSides},
        counters::Points,
        data::{self, Source},
    },
    games::platoon::rules::{
        Rulebook,
        counter::{Attacked, Condition, Counter, LoadMarker, Place as At},
        kinds::{Carries, Class, Moves, Side},
        phase::{Phase, Segment},
        position::{Fort, Mines, Public, Registration},
        scenario::units::UnitType,
        set_up,
    },
};
use std::sync::LazyLock;

const MAPS: [&str; 4] = ["grusha", "sosnovka", "grusha-sosnovka", "sosnovka-grusha"];

/// A map with its rulebook and with the opinion's own reading of it.
pub struct Land {
    pub rules: Rulebook,
    pub field: Field,
    base: Public,
    /// Hexes worth a combat: all that are not open and level.
    spots: Vec<Place>,
}

/// The four maps. On the second and the fourth options are on, and on the fourth the visibility is eight hexes.
pub static LANDS: LazyLock<[Land; 4]> = LazyLock::new(|| {
    [0, 1, 2, 3].map(|number| {
        let mut rules = rulebook(MAPS[number]);
        let odd = number % 2 == 1;
        rules.options.open_topped = odd;
        rules.options.nearby_fire = odd;
        rules.options.concealed_movement = odd;
        rules.scenario.visibility = (number == 3).then_some(8);
        rules.scenario.soviet.barrage = odd;
        rules.scenario.german.forward_observers = vec!["ge-cp-1".parse().unwrap()];
        let near = ["ge-howitzer-105", "ge-mortar-81", "ge-wespe"].map(|id| id.parse().unwrap());
        rules.scenario.german.nearby_fire = near.to_vec();
        let base = set_up::start(&rules, 1).public;
        let field = Field::new(&rules.map);
        let spots = field.places().filter(|at| field.is_special(*at)).collect();
        Land { rules, field, base, spots }
    })
});

/// Grusha with harder ground: bridges climb, one of them two levels, one over a river; a gully leads under a road. The
/// interesting hexes are near these places.
pub static HARD_LAND: LazyLock<[Land; 1]> = LazyLock::new(|| {
    let mut rules = rulebook("grusha");
    let text = data::load("platoon/map-grusha.ron").unwrap().text;
    let text = text
        .replace("rivers: [],", "rivers: [\"1405 ne\"],")
        .replace("bridges: [", "bridges: [(\"1405\", \"1505\"), ")
        .replace("gullies: [", "gullies: [[\"0804\", \"0805\", \"0806\"], ");
    let mut map: MapFile = Source { name: "hard.ron".to_owned(), text }.read().unwrap();
    let raised =
        |list: &mut Vec<Hex>, names: &[&str]| list.extend(names.iter().map(|it| it.parse::<Hex>().unwrap()));
    raised(&mut map.level_1, &["1205", "1505"]);
    raised(&mut map.level_2, &["1312"]);
    map.slopes = slopes(&map);
    rules.board = map.board().unwrap_or_else(|faults| panic!("{faults:?}"));
    rules.map = map;
    let base = set_up::start(&rules, 1).public;
    let field = Field::new(&rules.map);
    let middles = ["1105", "1205", "1405", "1505", "1212", "1312", "0805", "0904", "1414"];
    let middles = middles.map(|name| place(name.parse().unwrap()));
    let near = |at: &Place| middles.iter().any(|middle| field.distance(*at, *middle) <= 1);
    let spots = field.places().filter(near).collect();
    [Land { rules, field, base, spots }]
});

/// The sides between two levels, each from its lower hex, as a map names them.
fn slopes(map: &MapFile) -> Vec<RiverSides> {
    let field = Field::new(map);
    let rising = |at: Place| {
        let sides = ALL_SIDES.into_iter().zip(around(at));
        let up = sides.filter(|(_, to)| field.is_on(*to) && field.level(*to) > field.level(at));
        RiverSides { hex: hex(at), sides: up.map(|(side, _)| side).collect() }
    };
    field.places().map(rising).filter(|entry| !entry.sides.is_empty()).collect()
}

fn rulebook(map: &str) -> Rulebook {
    let text = format!(
        "(id: \"test\", title: \"Test\", summary: \"\", map: \"platoon/map-{map}.ron\", \
         units: \"platoon/units.ron\", charts: \"platoon/charts.ron\", last_turn: 12, first_player: German, \
         german: (placed: [(unit: \"ge-rifle\", hex: \"0101\")]), \
         soviet: (placed: [(unit: \"so-rifle\", hex: \"2016\")]), \
         victory: (side: German, awards: [], levels: [(name: \"Draw\", winner: None, at_least: -100)]))"
    );
    Rulebook::from_source(&Source { name: "test.ron".to_owned(), text }).unwrap()
}

/// Random numbers, the same for the same seed (Steele's splitmix64).
pub struct Chance(pub u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to one less than this.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    /// True in this number of cases in a hundred.
    pub fn percent(&mut self, of_hundred: usize) -> bool {
        self.below(100) < of_hundred
    }

    pub fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        let at = self.below(list.len());
        &list[at]
    }

    /// Up to this number of different members of a list.
    pub fn some<T: Clone>(&mut self, list: &[T], most: usize) -> Vec<T> {
        let (mut rest, mut chosen) = (list.to_vec(), Vec::new());
        while chosen.len() < most && !rest.is_empty() {
            let at = self.below(rest.len());
            chosen.push(rest.swap_remove(at));
        }
        chosen
    }
}

pub fn hex((column, row): Place) -> Hex {
    Hex::new(column as u8, row as u8).unwrap()
}

impl Land {
    pub fn kind(&self, counter: &Counter) -> &UnitType {
        self.rules.units.all().iter().find(|kind| kind.id == counter.kind).unwrap()
    }

    /// A hex that is not open and level, or any.
    pub fn spot(&self, chance: &mut Chance) -> Place {
        if chance.percent(50) {
            return *chance.of(&self.spots);
        }
        let Field { columns, rows, .. } = self.field;
        (1 + chance.below(columns as usize) as i64, 1 + chance.below(rows as usize) as i64)
    }

    /// A position: some stacks of both sides near each other, with works and wrecks around them.
    pub fn position(&self, chance: &mut Chance) -> Public {
        let mut public = self.base.clone();
        public.counters.clear();
        let middle = self.spot(chance);
        let radius = *chance.of(&[1, 2, 3, 6]);
        let near: Vec<Place> =
            self.field.places().filter(|at| self.field.distance(middle, *at) <= radius).collect();
        let number_of_stacks = 2 + chance.below(6);
        let mut number = 0;
        for at in chance.some(&near, number_of_stacks) {
            let side = *chance.of(&Side::BOTH);
            let limit = if side == Side::German { 3 } else { 2 };
            for _ in 0..=chance.below(limit) {
                number += 1;
                self.add_unit(&mut public, chance, side, at, number);
            }
            if chance.percent(8) {
                let strength = *chance.of(&[10, 20, 30, 50]);
                let attacked = chance.percent(15);
                public.forts.insert(hex(at), Fort { side, strength, attacked, known: false });
                let inside = public.counters.iter_mut().filter(|counter| counter.place == At::Map(hex(at)));
                inside.for_each(|counter| counter.condition.attacked = Attacked::No);
            }
        }
        public.counters.sort_by_key(|counter| counter.id);
        for at in &near {
            if chance.percent(6) {
                public.wrecks.insert(hex(*at), 1 + chance.below(3) as u8);
            }
            if chance.percent(4) {
                public.blocks.insert(hex(*at));
            }
            if chance.percent(4) {
                let side = *chance.of(&Side::BOTH);
                public.mines.insert(hex(*at), Mines { side, known: true });
            }
        }
        for (at, _) in stacks(&public) {
            let singly = |it: &&Counter| it.condition.attacked == Attacked::Singly;
            if in_hex(&public, at).iter().any(singly) || chance.percent(3) {
                public.attacked.insert(hex(at));
            }
        }
        let indirect: Vec<Counter> =
            public.counters.iter().filter(|it| self.is_indirect(it)).cloned().collect();
        for counter in indirect {
            if chance.percent(70) {
                let marked = hex(*chance.of(&near));
                public.registrations.insert(Registration { unit: counter.id, hex: marked, turn: 3 });
            }
        }
        public.turn = 4;
        public
    }

    fn is_indirect(&self, counter: &Counter) -> bool {
        matches!(self.kind(counter).class, Class::Howitzer | Class::M)
    }

    fn add_unit(&self, public: &mut Public, chance: &mut Chance, side: Side, at: Place, number: usize) {
        let kinds: Vec<&UnitType> = self.rules.units.all().iter().filter(|kind| kind.side == side).collect();
        let kind = *chance.of(&kinds);
        let mut condition = condition(chance, kind);
        let id = format!("{}-{}", kind.id, if kind.observer { 1 } else { number }).parse().unwrap();
        if public.counters.iter().any(|other| other.id == id) {
            return;
        }
        let fits = |rider: &&&UnitType| match kind.carries {
            Carries::Nobody => false,
            Carries::Riders => rider.moves == Moves::Foot && rider.class == Class::I,
            Carries::Any => matches!(rider.moves, Moves::Foot | Moves::Immobile) && !rider.observer,
        };
        let riders: Vec<&UnitType> = kinds.iter().filter(fits).copied().collect();
        if !riders.is_empty() && chance.percent(35) {
            let rider = *chance.of(&riders);
            let id_of_rider = format!("{}-{number}", rider.id).parse().unwrap();
            let condition_of_rider = Condition { dispersed: condition.dispersed, ..Condition::default() };
            public.counters.push(Counter {
                id: id_of_rider,
                kind: rider.id,
                side,
                place: At::Aboard(id),
                condition: condition_of_rider,
            });
            if chance.percent(15) {
                let unloading = chance.percent(50);
                condition.marker = Some(LoadMarker { unloading, turns: 1 + chance.below(4) as u8 });
            }
        }
        public.counters.push(Counter { id, kind: kind.id, side, place: At::Map(hex(at)), condition });
    }

    /// A segment of a side's player turn.
    pub fn phase(&self, side: Side, segment: Segment) -> Phase {
        if side == self.rules.scenario.first_player { Phase::First(segment) } else { Phase::Second(segment) }
    }
}

fn condition(chance: &mut Chance, kind: &UnitType) -> Condition {
    let mut condition = Condition {
        inverted: chance.percent(8),
        dispersed: chance.percent(12),
        spotted: chance.percent(40),
        opportunity_spotted: chance.percent(5),
        fresh: chance.percent(4),
        halted: chance.percent(4),
        ..Condition::default()
    };
    condition.quick = kind.moves == Moves::Foot && kind.allowance == 1 && chance.percent(15);
    if kind.allowance > 0 && chance.percent(25) {
        condition.spent = Points(chance.below(usize::from(kind.allowance) * 2 + 1) as u16);
        condition.moved = condition.spent != Points(0);
    }
    condition.attacked = match chance.below(100) {
        0..6 => Attacked::Singly,
        6..10 => Attacked::Whole,
        _ => Attacked::No,
    };
    condition
}

/// The units of a side on the map that are not loaded.
pub fn units_of(public: &Public, side: Side) -> Vec<&Counter> {
    public.counters.iter().filter(|it| it.side == side && matches!(it.place, At::Map(_))).collect()
}

/// The hex of a unit on the map that is not loaded.
pub fn where_is(counter: &Counter) -> Option<Place> {
    match counter.place {
        At::Map(hex) => Some(place(hex)),
        _ => None,
    }
}

/// The units in a hex that are not loaded.
pub fn in_hex(public: &Public, at: Place) -> Vec<&Counter> {
    public.counters.iter().filter(|counter| where_is(counter) == Some(at)).collect()
}

/// The hexes with units, each with their side.
pub fn stacks(public: &Public) -> Vec<(Place, Side)> {
    let mut stacks: Vec<(Place, Side)> =
        public.counters.iter().filter_map(|it| Some((where_is(it)?, it.side))).collect();
    stacks.sort_unstable();
    stacks.dedup();
    stacks
}
