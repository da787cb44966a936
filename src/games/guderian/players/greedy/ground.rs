//! The value of a hex to a unit of a side.

use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        combat::strength::printed,
        counter::Piece,
        kinds::Side,
        movement::stacking::overflow,
        position::Public,
        rulebook::Rulebook,
        supply::{SupplyLines, zones::in_enemy_zone},
    },
};

/// Attack and defence assumed for an untried division.
pub(super) const UNTRIED: (u16, u16) = (3, 3);
/// The share of a town's value that remains from hex to hex.
const FADES: f64 = 0.93;
/// The cost of being out of supply.
const CUT_OFF: f64 = 12.0;
/// The cost of a counter over the stacking limit.
const LOST: f64 = 50.0;
/// The value of a town that a path leads through.
const TAKEN: f64 = 3.0;

/// The position as seen by one side.
pub(super) struct Ground<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub side: Side,
    lines: SupplyLines,
    towns: Vec<Town>,
    enemies: Vec<Hex>,
    friends: Vec<(Piece, Hex)>,
}

/// A victory hex, with the values that are the same for every unit.
struct Town {
    hex: Hex,
    points: f64,
    /// Whether the side was the last to pass it.
    held: bool,
    /// Its value to a defender: its points, more the nearer the enemy is.
    threatened: f64,
    /// The side's own combat units in it and next to it.
    guards: Vec<Piece>,
}

/// The best of these with its value; of equals the first.
pub(super) fn best<T>(all: impl IntoIterator<Item = T>, worth: impl Fn(&T) -> f64) -> Option<(T, f64)> {
    let mut best: Option<(T, f64)> = None;
    for one in all {
        let value = worth(&one);
        if best.as_ref().is_none_or(|(_, most)| value > *most) {
            best = Some((one, value));
        }
    }
    best
}

/// Attack and defence of a counter, guessed while it is untried.
pub(super) fn guessed(rulebook: &Rulebook, public: &Public, piece: Piece) -> (u16, u16) {
    if public.counter(piece).is_untried() { UNTRIED } else { printed(rulebook, public, piece) }
}

/// The town with the strongest pull.
fn strongest(towns: impl Iterator<Item = (Hex, f64)>) -> Option<(Hex, f64)> {
    best(towns, |(_, pull)| *pull).map(|(town, _)| town)
}

impl Town {
    fn new(public: &Public, side: Side, hex: Hex, points: f64) -> Self {
        let held = public.holders.get(&hex) == Some(&side);
        let away = public.on_map(side.enemy()).map(|(.., enemy)| enemy.distance(hex)).min().unwrap_or(40);
        let danger = if held { 1.0 / (1.0 + f64::from(away) / 8.0) } else { 1.2 };
        let guards = public
            .on_map(side)
            .filter(|(_, counter, at)| counter.is_combat_unit() && at.distance(hex) <= 1)
            .map(|(piece, ..)| piece)
            .collect();
        Self { hex, points, held, threatened: points * danger, guards }
    }
}

impl<'a> Ground<'a> {
    pub fn new(rulebook: &'a Rulebook, public: &'a Public, side: Side) -> Self {
        let places = rulebook.scenario.victory.places.iter();
        let towns = places
            .flat_map(|place| place.hexes.iter().map(move |hex| (*hex, f64::from(place.points))))
            .map(|(hex, points)| Town::new(public, side, hex, points))
            .collect();
        let mut enemies: Vec<Hex> = public.on_map(side.enemy()).map(|(.., hex)| hex).collect();
        enemies.sort_unstable();
        enemies.dedup();
        let friends = public.on_map(side).map(|(piece, _, hex)| (piece, hex)).collect();
        let lines = SupplyLines::new(rulebook, public, side);
        Self { rulebook, public, side, lines, towns, enemies, friends }
    }

    /// The value of a hex to units that end their move there.
    pub fn of(&self, units: &[Piece], hex: Hex) -> f64 {
        let Some(first) = units.first() else { return 0.0 };
        let mut worth = self.aim(units, hex).map_or(0.0, |(_, pull)| pull);
        if !self.would_supply(units, hex) {
            worth -= CUT_OFF;
        }
        worth -= LOST * overflow(self.rulebook, self.public, hex, units) as f64;
        if !self.lines.commands(hex) {
            worth -= 1.0;
        }
        if self.public.counter(*first).is_combat_unit() {
            worth + self.contact(units, hex)
        } else {
            worth - 4.0 * f64::from(u8::from(self.is_exposed(units, hex)))
        }
    }

    /// The value of a hex to a division that is set up there.
    pub fn of_set_up(&self, piece: Piece, hex: Hex) -> f64 {
        let there = self.public.stack(hex).count() as f64;
        let pull = self.defence(&[piece], hex).map_or(0.0, |(_, pull)| pull);
        pull + self.cover(hex) - 1.5 * there
    }

    pub fn would_supply(&self, units: &[Piece], hex: Hex) -> bool {
        let kinds = units.iter().map(|unit| self.public.counter(*unit).kind);
        kinds.into_iter().all(|kind| self.lines.would_supply(self.rulebook, kind, hex))
    }

    /// The town for which units go to a hex, and its value there.
    pub fn aim(&self, units: &[Piece], hex: Hex) -> Option<(Hex, f64)> {
        match self.side {
            Side::German => self.conquest(hex),
            Side::Soviet => self.defence(units, hex),
        }
    }

    /// The value of a path besides its end: the towns that it takes.
    pub fn of_way(&self, units: &[Piece], path: &[Hex]) -> f64 {
        let fights = units.iter().any(|unit| self.public.counter(*unit).is_combat_unit());
        let taken = self.towns.iter().filter(|town| fights && !town.held && path.contains(&town.hex));
        taken.map(|town| TAKEN * town.points).sum()
    }

    /// The aim of Germans: they go where the next town counts most.
    fn conquest(&self, hex: Hex) -> Option<(Hex, f64)> {
        let open = self.towns.iter().filter(|town| !town.held);
        strongest(open.map(|town| (town.hex, town.points * FADES.powi(hex.distance(town.hex) as i32))))
    }

    /// The aim of Soviets: they defend where the Germans want to go, each at another place.
    fn defence(&self, units: &[Piece], hex: Hex) -> Option<(Hex, f64)> {
        let pull = |town: &Town| {
            let crowd = town.guards.iter().filter(|guard| !units.contains(guard)).count() as f64;
            let near = FADES.powi(hex.distance(town.hex) as i32);
            (town.hex, town.threatened * near / (1.0 + 0.35 * crowd))
        };
        strongest(self.towns.iter().map(pull))
    }

    /// The value of terrain to a defender.
    fn cover(&self, hex: Hex) -> f64 {
        let row = self.rulebook.charts.row(self.rulebook.board.terrain(hex));
        row.map_or(0.0, |row| 0.6 * f64::from(row.defence))
    }

    /// Whether enemies are adjacent to a hex without another combat unit.
    fn is_exposed(&self, units: &[Piece], hex: Hex) -> bool {
        let guarded = self
            .public
            .combat_units(hex)
            .any(|piece| !units.contains(&piece) && self.public.holds(self.side, hex));
        !guarded && in_enemy_zone(self.public, self.side, hex)
    }

    /// The value of being adjacent to enemies: good where friendly units can attack with them, bad where they would be
    /// attacked.
    fn contact(&self, units: &[Piece], hex: Hex) -> f64 {
        let mut worth = 0.0;
        let mut faced = 0.0;
        for enemy in self.enemies.iter().filter(|enemy| enemy.distance(hex) == 1) {
            let attack: u16 = units
                .iter()
                .chain(self.friends.iter().filter(|(_, at)| at.distance(*enemy) == 1).map(|(piece, _)| piece))
                .map(|piece| guessed(self.rulebook, self.public, *piece).0)
                .sum();
            let (mut against, mut strikes) = (0, 0);
            for piece in self.public.stack(*enemy) {
                let (attack, defence) = guessed(self.rulebook, self.public, piece);
                (against, strikes) = (against + defence, strikes + attack);
            }
            let terrain = self.rulebook.charts.row(self.rulebook.board.terrain(*enemy));
            let multiple = 1 + terrain.map_or(0, |row| u16::from(row.defence));
            let odds = f64::from(attack) / f64::from((against * multiple).max(1));
            worth += if odds >= 2.0 { 1.5 } else { 0.3 * odds - 0.5 };
            faced += f64::from(strikes);
        }
        let own: u16 = units.iter().map(|unit| guessed(self.rulebook, self.public, *unit).1).sum();
        let danger = faced / (f64::from(own.max(1)) * (1.0 + self.cover(hex)));
        worth + self.cover(hex) * f64::from(u8::from(faced > 0.0)) - 0.4 * (danger - 1.0).max(0.0)
    }
}
