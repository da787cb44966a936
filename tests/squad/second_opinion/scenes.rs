//! Random positions: units of the list in random hexes of both maps, in random conditions, with works and smoke.

use super::ground::{Field, Ground, Place, hex, place};
use kessel::{
    engine::{
        board::{ALL_SIDES, RiverSides},
        counters::UnitId,
    },
    games::squad::rules::{
        Rulebook,
        counter::{Condition, Counter, Place as At},
        kinds::{Burden, Side},
        phase::{Phase, Step},
        position::{Public, Work, WorkKind},
        scenario::{options::Options, units::UnitType},
        set_up,
    },
};
use std::sync::LazyLock;

/// A map with its rulebook and with the opinion's own reading of it.
pub struct Land {
    pub rules: Rulebook,
    pub field: Field,
    base: Public,
    /// Hexes worth a combat: all that are not open and level.
    spots: Vec<Place>,
}

/// Both maps, without options and with all options that change a sum.
pub static LANDS: LazyLock<[Land; 4]> = LazyLock::new(|| {
    [0, 1, 2, 3].map(|number| {
        let mut rules = Rulebook::load(["valmont", "hill-71"][number % 2]).unwrap();
        let with = Options { hidden_set_up: false, ..Options::EVERY };
        rules.options = if number > 1 { with } else { Options::default() };
        Land::new(rules)
    })
});

/// The same maps with walls and hedges on random hexsides, also at the edge and meeting in corners: once with hedges as
/// hedgerows, once without.
pub static WALLED: LazyLock<[Land; 8]> = LazyLock::new(|| {
    [0, 1, 2, 3, 4, 5, 6, 7].map(|number| {
        let mut chance = Chance(2800 + number as u64);
        let mut rules = Rulebook::load(["valmont", "hill-71"][number % 2]).unwrap();
        rules.options.hedgerows = number % 4 > 1;
        (rules.map.walls, rules.map.hedges) = random_walls(&mut chance, &rules);
        rules.board = rules.map.board().unwrap();
        Land::new(rules)
    })
});

/// Walls and hedges, each hexside in one of both lists or in none.
fn random_walls(chance: &mut Chance, rules: &Rulebook) -> (Vec<RiverSides>, Vec<RiverSides>) {
    let (mut walls, mut hedges) = (Vec::new(), Vec::new());
    let often = *chance.of(&[10, 30, 60]);
    for hex in rules.board.hexes() {
        for side in ALL_SIDES {
            // Of two adjacent hexes the one with the lower number names the hexside.
            let named = rules.board.neighbour(hex, side).is_none_or(|beyond| beyond > hex);
            if named && chance.percent(often) {
                let list = if chance.percent(50) { &mut walls } else { &mut hedges };
                list.push(RiverSides { hex, sides: vec![side] });
            }
        }
    }
    (walls, hedges)
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

/// The kinds of units that are in a hex together: infantry, and the number of guns and vehicles (6.7).
const CROWDS: [(usize, usize); 7] = [(1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (0, 2), (2, 1)];

impl Land {
    fn new(rules: Rulebook) -> Self {
        let base = set_up::start(&rules, &rules.scenario);
        let field = Field::new(&rules.map);
        let spots = field.places().filter(|at| field.is_special(*at)).collect();
        Self { rules, field, base, spots }
    }

    pub fn kind(&self, counter: &Counter) -> &UnitType {
        self.rules.units.all().iter().find(|kind| kind.id == counter.kind).unwrap()
    }

    /// A hex that is not open and level, or any.
    pub fn spot(&self, chance: &mut Chance) -> Place {
        if chance.percent(60) {
            return *chance.of(&self.spots);
        }
        let Field { columns, rows, .. } = self.field;
        (1 + chance.below(columns as usize) as i64, 1 + chance.below(rows as usize) as i64)
    }

    /// A position: some stacks of both sides near each other, with works and smoke around them.
    pub fn position(&self, chance: &mut Chance) -> Public {
        let mut public = self.base.clone();
        public.counters.clear();
        public.turn = 2;
        let middle = self.spot(chance);
        let radius = *chance.of(&[1, 2, 3, 5, 8]);
        let near: Vec<Place> =
            self.field.places().filter(|at| self.field.distance(middle, *at) <= radius).collect();
        for at in &near {
            if chance.percent(10) {
                public.smoke.insert(hex(*at), 1 + chance.below(2) as u8);
            }
            if chance.percent(12) {
                self.add_work(&mut public, chance, *at);
            }
        }
        let number_of_stacks = 2 + chance.below(7);
        let mut number = 0;
        for at in chance.some(&near, number_of_stacks) {
            let side = *chance.of(&Side::BOTH);
            let mut crowd = *chance.of(&CROWDS);
            if public.works.get(&hex(at)).is_some_and(|work| work.kind.is_bunker()) {
                crowd = *chance.of(&[(1, 0), (2, 0), (0, 1)]);
            }
            for _ in 0..crowd.0 {
                number += 1;
                self.add_infantry(&mut public, chance, (side, at), number);
            }
            for _ in 0..crowd.1 {
                number += 1;
                self.add_machine(&mut public, chance, (side, at), number);
            }
        }
        public.counters.sort_by_key(|counter| counter.id);
        for stores in &mut public.stores {
            for id in ["grenades", "satchel", "panzerfaust", "at-grenade"] {
                stores.expendable.insert(id.parse().unwrap(), chance.below(3) as u8);
            }
        }
        public
    }

    /// Adds a work: fortifications in the open only, entrenchments in no building, stream or gully (20.1).
    fn add_work(&self, public: &mut Public, chance: &mut Chance, at: Place) {
        use WorkKind::{ConcreteBunker, EarthBunker, Foxhole, Mines, Sandbags, Trench, Wire};
        let kinds = match self.field.ground(at) {
            Ground::Open => vec![EarthBunker, ConcreteBunker, Sandbags, Foxhole, Trench, Mines, Wire, Wire],
            Ground::Woods | Ground::Orchard | Ground::Crops => vec![Foxhole, Trench],
            _ => return,
        };
        let kind = *chance.of(&kinds);
        let facing = kind.is_bunker().then(|| *chance.of(&ALL_SIDES));
        public.works.insert(hex(at), Work { kind, facing, known: true });
    }

    fn add(
        &self,
        public: &mut Public,
        chance: &mut Chance,
        (side, at): (Side, Place),
        kind: &UnitType,
        id: UnitId,
    ) {
        let work = public.works.get(&hex(at)).map(|work| work.kind);
        let fits = match work {
            Some(WorkKind::EarthBunker | WorkKind::ConcreteBunker | WorkKind::Sandbags) => !kind.drives(),
            Some(WorkKind::Foxhole | WorkKind::Trench) => kind.is_infantry(),
            _ => false,
        };
        let in_work = fits && (work.is_some_and(WorkKind::is_bunker) || chance.percent(80));
        let afv = kind.afv().is_some();
        let mut condition = Condition {
            pinned: !afv && chance.percent(10),
            fired: chance.percent(10),
            moved: chance.percent(10),
            halted: chance.percent(4),
            valorous: kind.is_infantry() && chance.percent(10),
            immobile: afv && chance.percent(10),
            in_work,
            ..Condition::default()
        };
        if kind.is_infantry() && chance.percent(15) {
            condition.spent = 1 + chance.below(6) as u16;
            condition.moved = true;
        }
        let facing = kind.faces().then(|| *chance.of(&ALL_SIDES));
        let place = At::Map(hex(at));
        public.counters.push(Counter { id, kind: kind.id, side, place, facing, condition });
    }

    fn add_infantry(
        &self,
        public: &mut Public,
        chance: &mut Chance,
        (side, at): (Side, Place),
        number: usize,
    ) {
        let own =
            |kind: &&UnitType| kind.is_infantry() && kind.nation.is_some_and(|nation| nation.side() == side);
        let kinds: Vec<&UnitType> = self.rules.units.all().iter().filter(own).collect();
        let kind = *chance.of(&kinds);
        let half = if kind.is_half() { "a" } else { "" };
        let id: UnitId = format!("{}-{number}{half}", kind.id).parse().unwrap();
        self.add(public, chance, (side, at), kind, id);
        if chance.percent(55) {
            let leads = kind.leads().is_some();
            let carries = |kind: &&UnitType| {
                let burden = kind.weapon().map(|weapon| weapon.burden);
                burden == Some(Burden::Light) || burden == Some(Burden::Heavy) && !leads
            };
            let weapons: Vec<&UnitType> = self.rules.units.all().iter().filter(carries).collect();
            let weapon = *chance.of(&weapons);
            public.counters.push(Counter {
                id: format!("{}-{number}", weapon.id).parse().unwrap(),
                kind: weapon.id,
                side,
                place: At::Carried(id),
                facing: None,
                condition: Condition::default(),
            });
        }
    }

    /// Adds a gun, an AFV or a vehicle; in a building only a small gun, in a bunker any gun (6.3, 20.2).
    fn add_machine(
        &self,
        public: &mut Public,
        chance: &mut Chance,
        (side, at): (Side, Place),
        number: usize,
    ) {
        let bunker = public.works.get(&hex(at)).is_some_and(|work| work.kind.is_bunker());
        let fits = |kind: &&UnitType| {
            let own = kind.nation.is_some_and(|nation| nation.side() == side);
            let small = kind.gun().is_some_and(|gun| !gun.large);
            let building = self.field.is_building(at);
            own && kind.faces() && (!building || small) && (!bunker || kind.gun().is_some())
        };
        let kinds: Vec<&UnitType> = self.rules.units.all().iter().filter(fits).collect();
        let kind = *chance.of(&kinds);
        let id = format!("{}-{number}", kind.id).parse().unwrap();
        self.add(public, chance, (side, at), kind, id);
    }

    /// A phase of a side's segment.
    pub fn phase(&self, side: Side, step: Step) -> Phase {
        if side == self.rules.scenario.player_a { Phase::First(step) } else { Phase::Second(step) }
    }
}

/// The units of a side on the map, weapons not counted.
pub fn units_of(public: &Public, side: Side) -> Vec<&Counter> {
    public.counters.iter().filter(|it| it.side == side && where_is(it).is_some()).collect()
}

/// The hex of a unit on the map.
pub fn where_is(counter: &Counter) -> Option<Place> {
    match counter.place {
        At::Map(hex) => Some(place(hex)),
        _ => None,
    }
}

/// The units in a hex.
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

/// The weapon that a unit carries.
pub fn weapon_of(public: &Public, unit: UnitId) -> Option<&Counter> {
    public.counters.iter().find(|counter| counter.place == At::Carried(unit))
}

/// Units as text for a failed comparison.
pub fn told(units: &[&Counter]) -> String {
    let one = |it: &&Counter| {
        let facing = it.facing.map_or("", |side| side.short_name());
        let mut holds = format!("{:?}", it.condition);
        holds = holds
            .split(", ")
            .filter(|part| !part.ends_with("false") && !part.ends_with(": 0"))
            .collect::<Vec<_>>()
            .join(" ");
        format!("{} at {:?} {facing} {holds}", it.id, where_is(it).map(hex))
    };
    units.iter().map(one).collect::<Vec<String>>().join("; ")
}
