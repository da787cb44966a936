//! Strengths in battle (9.3), always with the parts that they are made of.

use super::{battle::Battle, integrity::whole_division};
use crate::{
    engine::{
        board::{Hex, PlaceKind},
        counters::UnitId,
    },
    games::guderian::rules::{
        counter::Piece,
        kinds::{Kind, Side},
        position::Public,
        rulebook::Rulebook,
        supply::SupplyLines,
    },
};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The defenders of a hex: all units in it except those that advanced in this phase (9.85).
pub fn defenders(public: &Public, hex: Hex) -> impl Iterator<Item = Piece> + '_ {
    public.stack(hex).filter(|piece| !public.counter(*piece).condition.advanced)
}

/// The strength of one unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    pub unit: UnitId,
    /// The strength printed for its present step.
    pub printed: u16,
    /// Doubled because its division is whole in the hex (7.3).
    pub integrity: bool,
    /// Halved because it is out of supply (11.31).
    pub halved: bool,
    pub value: u16,
}

/// The bonus of the leaders in one hex (10.36).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bonus {
    pub leaders: Vec<UnitId>,
    /// The sum of their ratings.
    pub rating: u16,
    /// The strength added: at most that of their units.
    pub value: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttackStrength {
    /// The strength of each unit.
    pub parts: Vec<Part>,
    /// The bonuses of leaders, for each hex with any.
    pub bonuses: Vec<Bonus>,
    /// Whether the sum is halved for an overrun (6.5).
    pub overrun: bool,
    pub total: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HexDefence {
    pub hex: Hex,
    /// The strength of each unit.
    pub parts: Vec<Part>,
    /// Times the strength that the terrain adds to a multiple of one (9.31).
    pub terrain: u16,
    /// Times the strength that a major city adds.
    pub city: u16,
    /// Times the strength that the river adds, if every attacker crosses it.
    pub river: u16,
    /// The strength.
    pub total: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefenceStrength {
    /// The defence of each hex attacked.
    pub hexes: Vec<HexDefence>,
    pub total: u16,
}

/// Everything needed to judge strengths at one instant.
pub struct Judge<'a> {
    pub rulebook: &'a Rulebook,
    /// The position.
    pub public: &'a Public,
    /// Soviet and German lines of supply.
    pub lines: Cow<'a, [SupplyLines; 2]>,
    /// Attack and defence printed on a counter; guessed ones for untried counters.
    pub printed: &'a dyn Fn(Piece) -> (u16, u16),
}

/// Attack and defence printed on a counter for its present step; 0 while it is untried.
pub fn printed(rulebook: &Rulebook, public: &Public, piece: Piece) -> (u16, u16) {
    let counter = public.counter(piece);
    let Some(print) = counter.print else { return (0, 0) };
    let record = rulebook.order_of_battle.record(print);
    let step = usize::from(counter.condition.steps_lost);
    let at = |values: &[u8]| values.get(step).copied().map_or(0, u16::from);
    (at(&record.attack), at(&record.defence))
}

/// Half, fractions dropped, never below 1 where there was any (11.31).
pub fn halve(strength: u16) -> u16 {
    if strength == 0 { 0 } else { (strength / 2).max(1) }
}

/// The strength that a unit counts: doubled for integrity first, then halved for supply (K12.7).
pub(crate) fn counted(printed: u16, integrity: bool, halved: bool) -> u16 {
    let doubled = if integrity { printed * 2 } else { printed };
    if halved { halve(doubled) } else { doubled }
}

/// The strength that leaders with this rating add to units of this strength: at most the strength of the units (10.36).
fn led(rating: u16, own: u16) -> u16 {
    rating.min(own)
}

/// The strength of the units of a hex with the bonus of their leaders, times the multiple of the hex (10.36, 9.31).
pub(super) fn together(own: u16, rating: u16, times: u16) -> u16 {
    times * (own + led(rating, own))
}

/// The strength of an attack: half of the sum in an overrun (6.5).
pub(super) fn of_attack(sum: u16, overrun: bool) -> u16 {
    if overrun { halve(sum) } else { sum }
}

fn sum_of(parts: &[Part]) -> u16 {
    parts.iter().map(|part| part.value).sum()
}

/// The multiples that terrain and a major city add to a defender's multiple of one (9.31).
pub fn shelter(rulebook: &Rulebook, hex: Hex) -> [u16; 2] {
    let (board, charts) = (&rulebook.board, &rulebook.charts);
    let terrain = charts.row(board.terrain(hex)).map_or(0, |row| u16::from(row.defence));
    let in_city = board.city(hex) == Some(PlaceKind::Major);
    [terrain, if in_city { u16::from(charts.major_city.defence) } else { 0 }]
}

impl<'a> Judge<'a> {
    /// Judges this position by these printed values; supply is judged now (11.0, 6.59).
    pub fn new(rulebook: &'a Rulebook, public: &'a Public, printed: &'a dyn Fn(Piece) -> (u16, u16)) -> Self {
        let lines = Cow::Owned(Side::BOTH.map(|side| SupplyLines::new(rulebook, public, side)));
        Self { rulebook, public, lines, printed }
    }

    fn part(&self, piece: Piece, printed: u16) -> Part {
        let counter = self.public.counter(piece);
        let hex = counter.hex();
        let integrity =
            hex.is_some_and(|hex| whole_division(self.rulebook, self.public, piece, hex).is_some());
        let lines = &self.lines[counter.side().number()];
        let halved = !lines.supplies(self.rulebook, self.public, piece);
        let value = counted(printed, integrity, halved);
        Part { unit: counter.id, printed, integrity, halved, value }
    }

    /// The strengths that are compared in a battle: the attackers left, against the hexes with defenders left (9.4).
    pub fn battle(&self, battle: &Battle) -> (AttackStrength, DefenceStrength) {
        let left = |piece: &Piece| self.public.counter(*piece).hex().is_some();
        let attackers: Vec<Piece> = battle.attackers.iter().copied().filter(left).collect();
        (self.attack(&attackers, battle.overrun), self.defence(&attackers, &battle.targets))
    }

    /// The strength of these attackers: integrity, then supply, then leaders, then the overrun
    /// (K12.7).
    pub fn attack(&self, attackers: &[Piece], overrun: bool) -> AttackStrength {
        let mut parts = Vec::new();
        let mut bonuses = Vec::new();
        let mut sum = 0;
        let mut hexes: Vec<Hex> =
            attackers.iter().filter_map(|piece| self.public.counter(*piece).hex()).collect();
        hexes.sort_unstable();
        hexes.dedup();
        for hex in hexes {
            let here = |piece: &&Piece| self.public.counter(**piece).hex() == Some(hex);
            let is_leader = |piece: &Piece| self.public.counter(*piece).kind == Kind::Leader;
            let units: Vec<Part> = attackers
                .iter()
                .filter(here)
                .filter(|piece| !is_leader(piece))
                .map(|piece| self.part(*piece, (self.printed)(*piece).0))
                .collect();
            let leaders: Vec<Piece> =
                attackers.iter().filter(here).filter(|piece| is_leader(piece)).copied().collect();
            let bonus = self.bonus(&units, &leaders);
            sum += together(sum_of(&units), bonus.as_ref().map_or(0, |bonus| bonus.rating), 1);
            bonuses.extend(bonus);
            parts.extend(units);
        }
        AttackStrength { parts, bonuses, overrun, total: of_attack(sum, overrun) }
    }

    /// The bonus of leaders: their whole rating, but not more than the strength of the units with them (10.36).
    fn bonus(&self, units: &[Part], leaders: &[Piece]) -> Option<Bonus> {
        let working: Vec<Piece> =
            leaders.iter().copied().filter(|piece| self.public.counter(*piece).is_working_leader()).collect();
        if working.is_empty() {
            return None;
        }
        let rating = working.iter().map(|piece| (self.printed)(*piece).1).sum::<u16>();
        let leaders = working.iter().map(|piece| self.public.counter(*piece).id).collect();
        Some(Bonus { leaders, rating, value: led(rating, sum_of(units)) })
    }

    /// The strength of the defence of these hexes against these attackers: each hex by its own
    /// terrain, then summed (9.23).
    pub fn defence(&self, attackers: &[Piece], targets: &[Hex]) -> DefenceStrength {
        let hexes: Vec<HexDefence> = targets.iter().map(|hex| self.defence_of(attackers, *hex)).collect();
        let total = hexes.iter().map(|hex| hex.total).sum();
        DefenceStrength { hexes, total }
    }

    fn defence_of(&self, attackers: &[Piece], hex: Hex) -> HexDefence {
        let board = &self.rulebook.board;
        let parts: Vec<Part> = defenders(self.public, hex)
            .filter(|piece| !self.public.counter(*piece).condition.took_refuge)
            .map(|piece| self.part(piece, (self.printed)(piece).1))
            .collect();
        let [terrain, city] = shelter(self.rulebook, hex);
        let mut units = attackers
            .iter()
            .map(|piece| self.public.counter(*piece))
            .filter(|counter| counter.is_combat_unit())
            .peekable();
        let across = units.peek().is_some()
            && units.all(|counter| counter.hex().is_some_and(|from| board.river_between(from, hex)));
        let river = if across { u16::from(self.rulebook.charts.river.defence) } else { 0 };
        let sum = sum_of(&parts);
        let mut defence = HexDefence { hex, parts, terrain, city, river, total: 0 };
        defence.total = together(sum, 0, defence.multiple());
        defence
    }
}

impl HexDefence {
    /// The multiple of the defenders' strength: doublings are added up (9.31).
    pub(super) fn multiple(&self) -> u16 {
        1 + self.terrain + self.city + self.river
    }
}
