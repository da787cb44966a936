//! Close assault: units that take part, odds, kill number, and the points that both sides pay (17).

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

/// Defence strength of guns, and of vehicles without machine guns (17.3).
const CREW: u16 = 2;
/// Factor for a valorous unit (21.2).
const VALOUR: u16 = 2;
/// Most points of a failed assault that an AFV takes (17.7).
const MOST_ON_AFV: u16 = 3;

/// The strengths and costs of both sides in an assault, before its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assault {
    pub from: Hex,
    pub hex: Hex,
    /// The assaulting units, each with its strength.
    pub assaulters: Vec<(UnitId, u16)>,
    /// The unpinned defenders, each with its strength. If there is none, the hex is taken without dice (17.2).
    pub defenders: Vec<(UnitId, u16)>,
    /// Defenders that are eliminated before the dice (17.2).
    pub pinned: Vec<UnitId>,
    /// The column of odds, from 0 (17.4).
    pub column: usize,
    /// The number that the dice must not exceed, before the modifiers.
    pub kill_number: i8,
    pub on_number: Modifiers,
    pub on_dice: Modifiers,
    pub price: Price,
}

/// The points that the assaulters pay in any case (17.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// The cover of the hex, including the work that the defenders are in.
    pub cover: u16,
    /// One point for a wall or hedge that is crossed.
    pub wall: u16,
    /// One point for each level upwards.
    pub climb: u16,
    /// One point for each unpinned defender.
    pub defenders: u16,
}

impl Price {
    pub fn points(&self) -> u16 {
        self.cover + self.wall + self.climb + self.defenders
    }
}

/// The result of an assault, with the casualty points of both sides (17.6).
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

    /// The result of a roll (17.6). Without defenders it is a success without cost (17.2).
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

/// Returns the hex from which a unit may assault another hex. The unit must be infantry on foot that is not pinned and
/// has not advanced (17.1). Another function checks that each hex sends out only one assault.
///
/// # Errors
/// The reason why the unit may not assault.
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

/// Judges an assault by units of one hex on an adjacent one. Its leader is one of them. The other side decides whether
/// the defenders use grenades.
///
/// # Errors
/// The unit that may not take part, and the reason.
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

/// The enemies of a side in a hex that hold it. A sniper does not hold a hex (21.5).
pub fn defenders<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    side: Side,
    hex: Hex,
) -> impl Iterator<Item = &'a Counter> {
    let enemies = public.in_hex(hex).filter(move |counter| counter.side != side);
    enemies.filter(|counter| !matches!(rulebook.kind(counter).kind, Kind::Sniper))
}

/// The type of grenades that the defenders may use: infantry that is not pinned may use one if some are left (12.3).
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

/// The strength of an infantry unit without its weapons. Valour doubles it (21.2).
pub fn own(kind: &UnitType, counter: &Counter) -> u16 {
    let attack = kind.infantry().map_or(0, |values| values.attack);
    if counter.condition.valorous { attack * VALOUR } else { attack }
}

/// Returns the modifier of a leader among the assaulters, which counts even if the leader has a marker (17.5).
fn led_by(rulebook: &Rulebook, units: &[&Counter], leader: UnitId) -> Result<i8, Why> {
    let counter = units.iter().find(|counter| counter.id == leader);
    counter.and_then(|counter| rulebook.kind(counter).leads()).ok_or(Why::NoAssaultLeader { unit: leader })
}

/// The strength of an unpinned unit in defence. All its weapons that reach an adjacent hex count, and for vehicles
/// their machine guns and the strength of their passengers (17.3).
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

/// Returns the points that the assaulters pay in any case for a hex (17.6).
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

/// Returns how many points of a failed assault the owner may put on an AFV. If other units can pay, it is none to
/// three; an AFV alone takes as many as it can (17.7).
pub fn on_afv(points: u16, others: bool) -> RangeInclusive<u16> {
    let most = points.min(MOST_ON_AFV);
    if others { 0..=most } else { most..=most }
}

/// Whether this many points on an AFV immobilize it with this die. Three points always do, no points never do (17.7).
pub fn immobilises(points: u16, die: u8) -> bool {
    points >= MOST_ON_AFV || u16::from(die) <= points
}

pub mod infantry;
pub mod overrun;
