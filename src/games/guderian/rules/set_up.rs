//! Set-up (5.0): the position at the start of a scenario, and putting armies on the map.

use super::{
    by_hand::table_state::TableState,
    combat::{battle::Decision, untried::slot},
    counter::{Condition, Counter, Piece, Place},
    kinds::{Kind, Pool, Side},
    phase::Phase,
    position::{Position, Public, Score, Secrets, presence::Presence, underway::Underway},
    refusal::Why,
    rulebook::Rulebook,
    scenario::{Army, Placed, order_of_battle::Record},
    turn,
    turn::{interdiction, victory},
};
use crate::engine::{board::Hex, counters::UnitId, dice::Dice, orders::begin};
use std::collections::BTreeMap;

/// The counters that still wait to be set up.
pub fn waiting(public: &Public) -> impl Iterator<Item = &Counter> {
    public.counters.iter().filter(|counter| counter.place == Place::SetUp)
}

/// Whether the unit may be put into the hex at set-up (5.0).
///
/// # Errors
/// It is not to be set up, or not in this hex.
pub fn may_deploy(rulebook: &Rulebook, counter: &Counter, hex: Hex) -> Result<(), Why> {
    let army = rulebook.scenario.armies.iter().find(|army| Some(army.army) == counter.army);
    match army {
        None => Err(Why::NotInSetUp { unit: counter.id }),
        Some(army) if army.hexes.len() < 2 && counter.hex().is_some() => {
            Err(Why::NotInSetUp { unit: counter.id })
        }
        Some(army) if !army.hexes.contains(&hex) => Err(Why::NotArmyHex { unit: counter.id, hex }),
        Some(_) => Ok(()),
    }
}

/// The position in which a game of this scenario begins.
pub fn start(rulebook: &Rulebook, seed: u64) -> Position {
    let mut builder = Builder::new(rulebook, seed);
    builder.germans();
    builder.leaders();
    for army in &rulebook.scenario.armies {
        builder.army(army);
    }
    for placed in &rulebook.scenario.placed {
        builder.placed(placed);
    }
    if let Some(underway) = &rulebook.scenario.underway {
        builder.underway(underway);
    }
    builder.finish()
}

struct Builder<'a> {
    rulebook: &'a Rulebook,
    counters: Vec<Counter>,
    secrets: Secrets,
    drawn: [u16; 2],
    moving: Vec<Piece>,
    parted: Vec<Vec<Piece>>,
}

impl<'a> Builder<'a> {
    /// Fills the pools, without the divisions that are out of the game or on the map by name.
    fn new(rulebook: &'a Rulebook, seed: u64) -> Self {
        let scenario = &rulebook.scenario;
        let named: Vec<UnitId> = scenario
            .placed
            .iter()
            .flat_map(|placed| [placed.unit, placed.secretly])
            .flatten()
            .chain(scenario.absent.iter().copied())
            .chain(scenario.underway.iter().flat_map(Underway::named).map(|(_, id)| id))
            .collect();
        let mut dice = Dice::new(seed);
        let pools = Pool::BOTH.map(|pool| {
            let prints = rulebook.order_of_battle.pool(pool).iter();
            let mut ids: Vec<UnitId> = prints
                .map(|print| rulebook.order_of_battle.record(*print).id)
                .filter(|id| !named.contains(id))
                .collect();
            dice.shuffle(&mut ids);
            ids
        });
        let secrets = Secrets {
            identity: BTreeMap::new(),
            pools,
            dead: [Vec::new(), Vec::new()],
            second_dead: [Vec::new(), Vec::new()],
            dice,
            bid: None,
        };
        Self {
            rulebook,
            counters: Vec::new(),
            secrets,
            drawn: [0, 0],
            moving: Vec::new(),
            parted: Vec::new(),
        }
    }

    fn counter(&self, record: &Record, place: Place) -> Counter {
        Counter {
            id: record.id,
            kind: record.kind,
            unit: Some(record.id),
            print: None,
            allowance: record.allowance,
            army: None,
            place,
            condition: Condition::default(),
        }
    }

    /// Adds the Germans of the schedule.
    fn germans(&mut self) {
        for arrival in &self.rulebook.scenario.german_reinforcements {
            for name in &arrival.divisions {
                let Some(division) = self.rulebook.order_of_battle.division_named(name) else { continue };
                for print in &division.members {
                    let record = self.rulebook.order_of_battle.record(*print);
                    let place = Place::Scheduled { turn: arrival.turn, area: arrival.area };
                    let counter = self.counter(record, place);
                    self.counters.push(counter);
                }
            }
        }
    }

    /// Adds the leaders of the schedule.
    fn leaders(&mut self) {
        for arrival in &self.rulebook.scenario.soviet_reinforcements {
            let Some(print) = arrival.leader.and_then(|id| self.rulebook.order_of_battle.find(id)) else {
                continue;
            };
            let place = Place::Scheduled { turn: arrival.turn, area: arrival.area };
            let counter = self.counter(self.rulebook.order_of_battle.record(print), place);
            self.counters.push(counter);
        }
    }

    /// Adds an army in its hex, or in the set-up box if it has several to choose from.
    fn army(&mut self, army: &Army) {
        let place = match army.hexes.as_slice() {
            [hex] => Place::Map(*hex),
            _ => Place::SetUp,
        };
        if army.placed {
            return;
        }
        if let Some(print) = self.rulebook.order_of_battle.find(army.leader) {
            let leader = self.counter(self.rulebook.order_of_battle.record(print), place);
            self.counters.push(Counter { army: Some(army.army), ..leader });
        }
        for (pool, number) in [(Pool::Rifle, army.rifle), (Pool::Armour, army.armour)] {
            for _ in 0..number {
                self.untried(pool, None, place, Some(army.army), Condition::default());
            }
        }
    }

    /// Adds an untried division, drawn or named in secret.
    fn untried(
        &mut self,
        pool: Pool,
        secretly: Option<UnitId>,
        place: Place,
        army: Option<UnitId>,
        condition: Condition,
    ) {
        let Some(division) = secretly.or_else(|| self.secrets.pools[pool.number()].pop()) else { return };
        let Some(print) = self.rulebook.order_of_battle.find(division) else { return };
        self.drawn[pool.number()] += 1;
        let Some(id) = slot(pool, self.drawn[pool.number()]) else { return };
        self.secrets.identity.insert(id, division);
        self.counters.push(Counter {
            id,
            kind: pool.kind(),
            unit: None,
            print: None,
            allowance: self.rulebook.order_of_battle.record(print).allowance,
            army,
            place,
            condition,
        });
    }

    fn placed(&mut self, placed: &Placed) {
        let first = self.counters.len();
        self.put(placed);
        let pieces = (first..self.counters.len()).map(|number| Piece(number as u16));
        if let Some(party) = placed.party.map(usize::from).filter(|_| placed.moving) {
            if self.parted.len() <= party {
                self.parted.resize(party + 1, Vec::new());
            }
            self.parted[party].extend(pieces.clone());
        }
        if placed.moving {
            self.moving.extend(pieces);
        }
    }

    fn put(&mut self, placed: &Placed) {
        let place = Place::Map(placed.hex);
        let record_of = |id: UnitId| {
            let print = self.rulebook.order_of_battle.find(id)?;
            Some(self.rulebook.order_of_battle.record(print))
        };
        if let Some(kind) = placed.untried {
            let pool = if kind == Kind::Rifle { Pool::Rifle } else { Pool::Armour };
            for _ in 0..placed.number {
                self.untried(pool, None, place, placed.army, placed.condition.clone());
            }
        } else if let Some(record) = placed.secretly.and_then(record_of) {
            let pool = record.kind.pool().unwrap_or(Pool::Rifle);
            self.untried(pool, placed.secretly, place, placed.army, placed.condition.clone());
        } else if let Some(id) = placed.unit {
            self.known(id, place, placed.army, placed.condition.clone());
        }
    }

    /// Adds a counter that is face up.
    fn known(&mut self, id: UnitId, place: Place, army: Option<UnitId>, condition: Condition) {
        let Some(print) = self.rulebook.order_of_battle.find(id) else { return };
        let record = self.rulebook.order_of_battle.record(print);
        let counter = Counter { condition, army, ..self.counter(record, place) };
        match record.kind.pool() {
            Some(pool) => self.revealed(pool, counter),
            None => self.counters.push(counter),
        }
    }

    /// Adds the counters that wait, arrive later, or were lost before the scenario begins.
    fn underway(&mut self, underway: &Underway) {
        for waiting in &underway.waiting {
            match (waiting.unit, waiting.pool()) {
                (Some(id), _) => self.known(id, waiting.place(), None, waiting.condition.clone()),
                (None, Some(pool)) => {
                    self.untried(pool, None, waiting.place(), None, waiting.condition.clone());
                }
                (None, None) => {}
            }
        }
        for unit in &underway.scheduled {
            let place = Place::Scheduled { turn: unit.turn, area: unit.area };
            self.known(unit.unit, place, None, Condition::default());
        }
        for id in &underway.lost {
            self.known(*id, Place::Gone, None, Condition::default());
            let print = self.rulebook.order_of_battle.find(*id);
            let Some(record) = print.map(|print| self.rulebook.order_of_battle.record(print)) else {
                continue;
            };
            if let Some(pool) = record.kind.pool() {
                let secrets = &mut self.secrets;
                let piles = if record.is_dud() { &mut secrets.second_dead } else { &mut secrets.dead };
                piles[pool.number()].push(*id);
            }
        }
        for (pool, number) in underway.lost_unseen.of() {
            let pile = &mut self.secrets.pools[pool.number()];
            let left = pile.len().saturating_sub(usize::from(number));
            let lost = pile.split_off(left);
            self.secrets.dead[pool.number()].extend(lost);
        }
    }

    /// Adds a revealed division. It keeps the neutral id of a drawn one: every division has one.
    fn revealed(&mut self, pool: Pool, counter: Counter) {
        self.drawn[pool.number()] += 1;
        if let Some(id) = slot(pool, self.drawn[pool.number()]) {
            self.counters.push(Counter { id, ..counter });
        }
    }

    fn finish(mut self) -> Position {
        self.parted.retain(|party| !party.is_empty());
        let (rulebook, holders) = (self.rulebook, self.first_holders());
        let mut position = self.laid_out(holders);
        let public = &mut position.public;
        public.fill_presence(rulebook);
        let german = victory::german_places(rulebook, public);
        public.taken = german.iter().map(|held| held.then_some(public.turn)).collect();
        public.german_places = german;
        public.unlocked = interdiction::holds_unlocking_city(rulebook, public).then_some(public.turn);
        if let Some(underway) = &rulebook.scenario.underway {
            underway.set(rulebook, public);
        } else if rulebook.options.bidding {
            public.phase = Phase::Bidding;
            public.owed = Some(Decision::Bid { side: Side::Soviet });
        } else {
            begin(rulebook, &mut position, rulebook.scenario.start);
        }
        position
    }

    /// The holders of places before the first turn.
    fn first_holders(&self) -> BTreeMap<Hex, Side> {
        let scenario = &self.rulebook.scenario;
        let places = &scenario.victory.places;
        let mut holders: BTreeMap<Hex, Side> =
            places.iter().flat_map(|place| &place.hexes).map(|hex| (*hex, Side::Soviet)).collect();
        for place in self.rulebook.board.places() {
            holders.extend(place.hexes.iter().map(|hex| (*hex, Side::Soviet)));
        }
        holders.extend(scenario.air_interdiction.unlocked_by.iter().map(|hex| (*hex, Side::Soviet)));
        holders.extend(scenario.german_held.iter().map(|hex| (*hex, Side::German)));
        let is_judged = scenario.underway.as_ref().is_some_and(|underway| underway.judged.is_some());
        // A combat unit in a victory hex at the start has passed it, unless that has been judged before.
        for counter in self.counters.iter().filter(|counter| counter.is_combat_unit() && !is_judged) {
            if let Some(holder) = counter.hex().and_then(|hex| holders.get_mut(&hex)) {
                *holder = counter.side();
            }
        }
        holders
    }

    /// The position as the game begins, before places are judged.
    fn laid_out(self, holders: BTreeMap<Hex, Side>) -> Position {
        let scenario = &self.rulebook.scenario;
        let places = scenario.victory.places.len();
        let public = Public {
            turn: turn::before_start(scenario),
            phase: scenario.start,
            counters: self.counters,
            air_markers: Vec::new(),
            soviet_marker: None,
            soviet_marker_uses: 0,
            rail_cuts: Vec::new(),
            moving: self.moving,
            parted: self.parted,
            rail_used: 0,
            army_free: BTreeMap::new(),
            battle: None,
            owed: None,
            holders,
            german_places: vec![false; places],
            taken: vec![None; places],
            unlocked: None,
            score: Score::default(),
            south_west: (0, 0),
            evacuations: (0, 0),
            drawn: self.drawn,
            known_out: Vec::new(),
            bid: 0,
            seats_changed: false,
            outcome: None,
            table: TableState::default(),
            presence: Presence::default(),
        };
        Position { public, secrets: self.secrets }
    }
}
