//! Transfer of weapons; splitting of squads and joining of half squads (3.1 c, 4.1, 12.1).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Refusal},
    games::squad::rules::{
        counter::{Counter, Place},
        event::Event,
        kinds::{Burden, Side},
        movement::{crowd, room_for},
        phase::Step,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        set_up::{halves_of, sibling_of, squad_of},
    },
};

/// Returns a unit of a side.
pub(super) fn of_side(public: &Public, side: Side, unit: UnitId) -> Result<&Counter, Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    if counter.side == side { Ok(counter) } else { Err(Why::NotYours { unit }) }
}

/// Whether an infantry unit can carry such a weapon at all. Leaders carry only a light one (12.1).
pub fn bears(rulebook: &Rulebook, unit: &Counter, weapon: &Counter) -> bool {
    let kind = rulebook.kind(unit);
    let burden = rulebook.kind(weapon).weapon().map(|weapon| weapon.burden);
    match burden {
        Some(Burden::Light) => kind.is_infantry(),
        Some(Burden::Heavy) => kind.is_infantry() && kind.leads().is_none(),
        Some(Burden::Expendable) | None => false,
    }
}

/// Checks that a weapon may be given to a unit, and returns the weapon that the unit gives in exchange. At set-up any
/// unit of the side that is set up can take it. Units that wait to enter take weapons that arrive with them (4.1). In
/// the command phase it is another unit in the hex, which may hand over its own in exchange (3.1 c).
///
/// # Errors
/// The reason why it may not.
pub fn may_arm(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    weapon: UnitId,
    unit: UnitId,
) -> Result<Option<(UnitId, UnitId)>, Refusal> {
    let arm = of_side(public, side, weapon)?;
    let taker = of_side(public, side, unit)?;
    let cannot = Why::CannotCarry { unit, weapon };
    let giver = match arm.place {
        Place::Carried(by) => public.find(by),
        _ => None,
    };
    if !bears(rulebook, taker, arm) || giver.is_some_and(|giver| giver.id == unit) {
        return Err(cannot.into());
    }
    let with = giver.map_or(arm, |giver| giver);
    let stands = where_it_is(public, taker);
    let due = matches!(stands, Place::Due(_));
    let in_set_up = public.phase.is_set_up() && !due;
    let together = match (where_it_is(public, with), stands) {
        // Units that wait to enter, and the weapons that come with them.
        (Place::Due(one), Place::Due(other)) => one == other,
        (Place::Map(_) | Place::SetUp(_), Place::Map(_) | Place::SetUp(_)) if in_set_up => true,
        (Place::Map(one), Place::Map(other)) => {
            if public.phase.step() != Some(Step::Command) {
                return Err(Why::TransfersInCommand.into());
            }
            one == other
        }
        _ => false,
    };
    if !together {
        return Err(Why::NotTogether { unit, other: with.id }.into());
    }
    let pinned = [Some(taker), giver].into_iter().flatten().find(|unit| unit.condition.pinned);
    if let Some(pinned) = pinned.filter(|_| !in_set_up) {
        return Err(Why::Pinned { unit: pinned.id }.into());
    }
    // The weapon that it carries goes to the giver, if there is one that can take it.
    let own = public.carried_by(unit).find(|it| matches!(it.place, Place::Carried(_)));
    let exchange = match (own, giver) {
        (None, _) => None,
        (Some(own), Some(giver)) if bears(rulebook, giver, own) => Some((own.id, giver.id)),
        _ => return Err(cannot.into()),
    };
    if let Place::Aboard(carrier) = taker.place
        && exchange.is_none()
    {
        let mut armed = public.clone();
        armed.follow(rulebook, &Event::Armed { weapon, unit });
        let (carrier, taker) = (armed.find(carrier), armed.find(unit));
        if let (Some(carrier), Some(taker)) = (carrier, taker) {
            room_for(rulebook, &armed, carrier, &[taker])?;
        }
    }
    Ok(exchange)
}

/// The place of a counter, or of its carrier if it rides.
fn where_it_is(public: &Public, counter: &Counter) -> Place {
    match counter.place {
        Place::Aboard(carrier) => public.find(carrier).map_or(counter.place, |carrier| carrier.place),
        place => place,
    }
}

/// Returns the hex of a unit on the map, itself or in a carrier, with an unpinned friendly leader in it (3.1 c).
fn led_in(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<Hex, Why> {
    let unit = counter.id;
    let hex = public.hex_of(counter).ok_or(Why::NotOnMap { unit })?;
    let leads = |other: &Counter| {
        other.side == counter.side
            && !other.condition.pinned
            && rulebook.kind(other).leads().is_some()
            && public.hex_of(other) == Some(hex)
    };
    if public.counters.iter().any(leads) { Ok(hex) } else { Err(Why::NoLeaderHere { hex }) }
}

/// Checks that a squad may split (3.1 c, 21.2), and returns its halves. There must be room for one more infantry unit
/// (6.7).
///
/// # Errors
/// The reason why it may not split.
pub fn may_split(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    squad: UnitId,
) -> Result<[UnitId; 2], Refusal> {
    let counter = of_side(public, side, squad)?;
    let halves = halves_of(rulebook, counter).ok_or(Why::NoSquad { unit: squad })?;
    if counter.condition.pinned {
        return Err(Why::Pinned { unit: squad }.into());
    }
    if counter.condition.valorous {
        return Err(Why::StaysWhole { unit: squad }.into());
    }
    let hex = led_in(rulebook, public, counter)?;
    if counter.hex().is_some() {
        let mut crowd = crowd(rulebook, public, hex, &[]);
        crowd.infantry += 1;
        crowd.check(public.works.get(&hex).copied(), hex)?;
    }
    Ok(halves)
}

/// Checks that two half squads may join (3.1 c, 21.2 and the ruling on 3.1), and returns their squad.
///
/// # Errors
/// The reason why they may not join.
pub fn may_join(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    halves: [UnitId; 2],
) -> Result<UnitId, Why> {
    let [one, other] = halves;
    if one == other {
        return Err(Why::NamedTwice { unit: one });
    }
    let (first, second) = (of_side(public, side, one)?, of_side(public, side, other)?);
    for counter in [first, second] {
        let unit = counter.id;
        if !rulebook.kind(counter).is_half() || counter.kind != first.kind {
            return Err(Why::NoHalves { unit });
        }
        if counter.condition.pinned {
            return Err(Why::Pinned { unit });
        }
        if counter.condition.valorous {
            return Err(Why::StaysWhole { unit });
        }
    }
    if first.place != second.place {
        return Err(Why::NotTogether { unit: one, other });
    }
    led_in(rulebook, public, first)?;
    let weapons: Vec<UnitId> =
        halves.iter().flat_map(|half| public.carried_by(*half)).map(|weapon| weapon.id).collect();
    if let [_, second, ..] = weapons.as_slice() {
        return Err(Why::CannotCarry { unit: one, weapon: *second });
    }
    // Their own squad comes back if no other half of it exists.
    let free = |half: &&Counter| {
        let sibling = sibling_of(half.id).filter(|sibling| !halves.contains(sibling));
        !sibling.and_then(|sibling| public.find(sibling)).is_some_and(Counter::is_in_play)
    };
    let half = [first, second].into_iter().find(free);
    half.and_then(|half| squad_of(rulebook, half)).ok_or(Why::SiblingLeft { unit: one })
}

impl Referee<'_> {
    /// Gives a weapon to a unit of infantry (3.1 c, 4.1).
    pub fn order_arm(&mut self, weapon: UnitId, unit: UnitId) -> Result<(), Refusal> {
        let side = self.at_fire()?;
        let exchange = may_arm(self.rulebook, self.public(), side, weapon, unit)?;
        if let Some((weapon, unit)) = exchange {
            self.say(Event::Armed { weapon, unit });
        }
        self.say(Event::Armed { weapon, unit });
        Ok(())
    }

    /// Splits a squad. Its weapon stays with the half that the owner names (3.1 c, 12.1).
    pub fn order_split(&mut self, squad: UnitId, second: bool) -> Result<(), Refusal> {
        let side = self.at_fire()?;
        let halves = may_split(self.rulebook, self.public(), side, squad)?;
        let [one, other] = halves;
        let weapons = self.public().carried_by(squad).map(|weapon| weapon.id).collect();
        self.say(Event::Split { squad, halves, weapons, keeps: if second { other } else { one } });
        Ok(())
    }

    /// Joins two half squads (3.1 c).
    pub fn order_join(&mut self, halves: [UnitId; 2]) -> Result<(), Why> {
        let side = self.at_fire()?;
        let squad = may_join(self.rulebook, self.public(), side, halves)?;
        self.say(Event::Joined { halves, squad });
        Ok(())
    }
}
