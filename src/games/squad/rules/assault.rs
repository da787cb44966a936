//! Close assault: who takes part, odds, kill number, and what both sides pay (17).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    counter::{Counter, Place},
    fire::{
        Shot,
        chance::Chance,
        modifier::{Modifiers, Reason, listed, sum},
    },
    kinds::{Arm, Side},
    movement::{Moves, ground},
    position::Public,
    refusal::Why,
    rulebook::Rulebook,
    scenario::units::{Kind, UnitType},
    sight::cover::cover_of_all,
};
use crate::engine::{
    board::{Hex, SideFeature},
    counters::UnitId,
};
use infantry::{carried, close_by, passengers, together, uses_grenades, with_weapon};
use std::ops::RangeInclusive;

/// What guns, and vehicles without machine guns, defend themselves with (17.3).
const CREW: u16 = 2;
/// By how much a valorous unit counts (21.2).
const VALOUR: u16 = 2;
/// The most points of a failed assault that an AFV takes (17.7).
const MOST_ON_AFV: u16 = 3;

/// What both sides bring to an assault, before its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assault {
    pub from: Hex,
    pub hex: Hex,
    /// Who assaults, and what each of them brings.
    pub assaulters: Vec<(UnitId, u16)>,
    /// Who defends unpinned; if nobody does, the hex is taken without dice (17.2).
    pub defenders: Vec<(UnitId, u16)>,
    /// Defenders who are eliminated before the dice (17.2).
    pub pinned: Vec<UnitId>,
    /// The column of odds, from 0 (17.4).
    pub column: usize,
    /// What the dice must not exceed, before the modifiers.
    pub kill_number: i8,
    pub on_number: Modifiers,
    pub on_dice: Modifiers,
    pub price: Price,
}

/// What the assaulters pay in any case (17.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// The cover of the hex, with that of the work that defenders are in.
    pub cover: u16,
    /// One for a wall or hedge that is crossed.
    pub wall: u16,
    /// One for each level upwards.
    pub climb: u16,
    /// One for each unpinned defender.
    pub defenders: u16,
}

impl Price {
    pub fn points(&self) -> u16 {
        self.cover + self.wall + self.climb + self.defenders
    }
}

/// How an assault ends, with the casualty points of both sides (17.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All defenders are eliminated; the assaulters pay in the hex that they have taken.
    Success {
        assaulters: u16,
    },
    Failure {
        assaulters: u16,
        defenders: u16,
    },
}

impl Assault {
    pub fn attack(&self) -> u16 {
        together(&self.assaulters)
    }

    pub fn defence(&self) -> u16 {
        together(&self.defenders)
    }

    /// The number that the dice must not exceed, after the modifiers (17.5).
    pub fn number(&self) -> i8 {
        self.kill_number.saturating_add(sum(&self.on_number))
    }

    /// How it ends with so many on the dice (17.6); without defenders, as if they had succeeded for nothing (17.2).
    pub fn outcome(&self, dice: u8) -> Outcome {
        if self.defenders.is_empty() {
            return Outcome::Success { assaulters: 0 };
        }
        let dice = i8::try_from(dice).unwrap_or(i8::MAX).saturating_add(sum(&self.on_dice));
        let price = self.price.points();
        match u16::try_from(dice.saturating_sub(self.number())) {
            Ok(by @ 1..) => {
                let defenders = u16::try_from(self.assaulters.len()).unwrap_or(u16::MAX);
                Outcome::Failure { assaulters: by + price, defenders }
            }
            _ => Outcome::Success { assaulters: price },
        }
    }

    pub fn chance(&self) -> Chance {
        Chance::of_sums(|dice| matches!(self.outcome(dice), Outcome::Success { .. }))
    }
}

/// From where a unit may assault a hex, as far as it hangs on itself: infantry on foot that is not pinned and has not
/// advanced (17.1). That a hex sends out one assault only is judged elsewhere.
///
/// # Errors
/// Why it may not.
pub fn may_assault(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Result<Hex, Why> {
    let unit = counter.id;
    let Place::Map(from) = counter.place else { return Err(Why::NoAssaulter { unit }) };
    if !rulebook.kind(counter).is_infantry() {
        return Err(Why::NoAssaulter { unit });
    }
    if counter.condition.pinned {
        return Err(Why::Pinned { unit });
    }
    if counter.condition.advanced {
        return Err(Why::AdvancedBefore { unit });
    }
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    if from.side_towards(hex).is_none() {
        return Err(Why::NotNext { unit, hex });
    }
    if ground(rulebook, public, Moves::Foot, from, hex).is_err() {
        return Err(Why::NoWayIn { hex });
    }
    if defenders(rulebook, public, counter.side, hex).next().is_none() {
        return Err(Why::NobodyToAssault { hex });
    }
    Ok(from)
}

/// Judges an assault of units of one hex on a neighbouring one. Its leader is one of them. Whether the defenders use
/// grenades is theirs to say.
///
/// # Errors
/// Who of them may not take part, or not so.
pub fn assault(
    rulebook: &Rulebook,
    public: &Public,
    shots: &[Shot],
    leader: Option<UnitId>,
    (hex, defending_grenades): (Hex, bool),
) -> Result<Assault, Why> {
    let mut from = None;
    let mut units: Vec<&Counter> = Vec::with_capacity(shots.len());
    let mut assaulters = Vec::with_capacity(shots.len());
    for shot in shots {
        let counter = public.find(shot.unit).ok_or(Why::NoSuchUnit { unit: shot.unit })?;
        if units.iter().any(|other| other.id == counter.id) {
            return Err(Why::NamedTwice { unit: counter.id });
        }
        let at = may_assault(rulebook, public, counter, hex)?;
        if *from.get_or_insert(at) != at {
            return Err(Why::NotOneHexAssaults);
        }
        if units.first().is_some_and(|first| first.side != counter.side) {
            return Err(Why::NotYours { unit: counter.id });
        }
        let own = own(rulebook.kind(counter), counter);
        assaulters.push((counter.id, close_by(rulebook, public, (shot, counter), own)?));
        units.push(counter);
    }
    let (from, first) = from.zip(units.first()).ok_or(Why::NobodyAssaults)?;
    let grenades = uses_grenades(rulebook, shots)?;
    let led = leader.map(|leader| led_by(rulebook, &units, leader)).transpose()?.unwrap_or(0);
    let (pinned, ready): (Vec<&Counter>, Vec<&Counter>) =
        defenders(rulebook, public, first.side, hex).partition(|counter| counter.condition.pinned);
    let defenders: Vec<(UnitId, u16)> =
        ready.iter().map(|counter| (counter.id, defends(rulebook, public, counter))).collect();
    let column = rulebook.charts.assault_column(together(&assaulters), together(&defenders));
    let defending = ready.iter().filter_map(|counter| rulebook.kind(counter).leads()).min();
    let thrown = defending_grenades && ready.iter().any(|counter| rulebook.kind(counter).is_infantry());
    Ok(Assault {
        from,
        hex,
        price: price(rulebook, public, from, hex, &ready),
        assaulters,
        defenders,
        pinned: pinned.iter().map(|counter| counter.id).collect(),
        column,
        kill_number: rulebook.charts.assault.get(column).map_or(0, |(_, number)| *number),
        on_number: listed([
            (Reason::DefendingLeader, defending.unwrap_or(0)),
            (Reason::DefendingGrenades, -i8::from(thrown)),
        ]),
        on_dice: listed([(Reason::Leader, led), (Reason::Grenades, -i8::from(grenades))]),
    })
}

/// The enemies of a side that stand in a hex: a sniper does not hold it (21.5).
pub fn defenders<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    side: Side,
    hex: Hex,
) -> impl Iterator<Item = &'a Counter> {
    let enemies = public.in_hex(hex).filter(move |counter| counter.side != side);
    enemies.filter(|counter| !matches!(rulebook.kind(counter).kind, Kind::Sniper))
}

/// The type of grenades that those who are assaulted may use one of: infantry that is not pinned, if some are left
/// (12.3).
pub fn defending_grenades(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> Option<UnitId> {
    let thrower = public.in_hex(hex).find(|counter| {
        counter.side == side && !counter.condition.pinned && rulebook.kind(counter).is_infantry()
    })?;
    let stores = public.stores(thrower.side).expendable.iter().filter(|(_, left)| **left > 0);
    let is_grenades = |id: UnitId| {
        rulebook.units.find(id).and_then(UnitType::weapon).is_some_and(|weapon| weapon.arm == Arm::Grenades)
    };
    stores.map(|(id, _)| *id).find(|id| is_grenades(*id))
}

/// The strength of a unit of infantry by itself, which valour doubles (21.2).
pub fn own(kind: &UnitType, counter: &Counter) -> u16 {
    let attack = kind.infantry().map_or(0, |values| values.attack);
    if counter.condition.valorous { attack * VALOUR } else { attack }
}

/// What a leader among the assaulters adds to their dice, even if he is marked (17.5).
fn led_by(rulebook: &Rulebook, units: &[&Counter], leader: UnitId) -> Result<i8, Why> {
    let counter = units.iter().find(|counter| counter.id == leader);
    counter.and_then(|counter| rulebook.kind(counter).leads()).ok_or(Why::NoAssaultLeader { unit: leader })
}

/// What an unpinned unit brings in defence: all its weapons that reach a neighbouring hex, vehicles their machine guns
/// with what their passengers bring (17.3).
pub fn defends(rulebook: &Rulebook, public: &Public, counter: &Counter) -> u16 {
    let kind = rulebook.kind(counter);
    let guns = match &kind.kind {
        Kind::Afv(afv) => afv.mg + afv.forward_mg,
        Kind::Vehicle(vehicle) => vehicle.mg,
        Kind::Gun(_) => 0,
        _ => {
            let near = carried(rulebook, public, counter.id).filter(|(_, weapon)| weapon.least <= 1);
            let weapon = near.filter(|(_, weapon)| weapon.attack > 0).max_by_key(|(_, weapon)| weapon.attack);
            return with_weapon(kind, own(kind, counter), weapon.map(|(_, weapon)| weapon));
        }
    };
    let aboard = passengers(rulebook, public, counter.id).into_iter().map(|shot| {
        let passenger = public.find(shot.unit)?;
        let own = own(rulebook.kind(passenger), passenger);
        close_by(rulebook, public, (&shot, passenger), own).ok()
    });
    aboard.flatten().fold(if guns > 0 { guns } else { CREW }, u16::saturating_add)
}

/// What the assaulters pay in any case for a hex (17.6).
fn price(rulebook: &Rulebook, public: &Public, from: Hex, hex: Hex, defenders: &[&Counter]) -> Price {
    let board = &rulebook.board;
    let has = |feature| from.side_towards(hex).is_some_and(|side| board.feature(feature, from, side));
    Price {
        cover: u16::try_from(cover_of_all(rulebook, public, hex, defenders)).unwrap_or(0),
        wall: u16::from(has(SideFeature::Wall) || has(SideFeature::Hedge)),
        climb: u16::from(board.level(hex).saturating_sub(board.level(from))),
        defenders: u16::try_from(defenders.len()).unwrap_or(u16::MAX),
    }
}

/// How many points of a failed assault its owner may put on an AFV: if others can pay, from none to three; alone it
/// takes what it can (17.7).
pub fn on_afv(points: u16, others: bool) -> RangeInclusive<u16> {
    let most = points.min(MOST_ON_AFV);
    if others { 0..=most } else { most..=most }
}

/// Whether so many points on an AFV make it immobile by a die; three do by any, and none by none (17.7).
pub fn immobilises(points: u16, die: u8) -> bool {
    points >= MOST_ON_AFV || u16::from(die) <= points
}

pub mod infantry;
pub mod overrun;
