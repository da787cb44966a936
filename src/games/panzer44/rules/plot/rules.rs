//! The rules for the plotted order of one unit (5.1).

use super::{Task, is_observed};
use crate::{
    engine::{
        board::{Hex, SideFeature},
        counters::UnitId,
    },
    games::panzer44::rules::{
        combat::{self, Shot},
        counter::{Counter, Place},
        kinds::{Class, Fire, Side},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::units::Gun,
    },
};

/// Checks that a unit of the side may have this order now, by itself. The check of the whole plot judges the agreement
/// between orders of several units.
pub fn may_plot(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    unit: UnitId,
    task: &Task,
) -> Result<(), Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    if counter.side != side {
        return Err(Why::PlottedByOther { unit });
    }
    if counter.condition.disruption > 0 {
        return Err(Why::Disrupted { unit });
    }
    match (counter.place, task) {
        (Place::Due(number), Task::Move) => {
            let due = rulebook.scenario.force(side).arrivals[usize::from(number)].turn;
            if due > public.turn { Err(Why::NotDue { unit, turn: due }) } else { may_go(rulebook, counter) }
        }
        // A unit that enters in a carrier has no order of its own (4.2).
        (Place::Aboard(carrier), Task::Unload) => match public.find(carrier).map(|other| other.place) {
            Some(Place::Due(_)) => Err(Why::EntersLoaded { unit, carrier }),
            _ => not_pinned(counter),
        },
        (Place::Aboard(_), _) => Err(Why::Loaded { unit }),
        (Place::Map(hex), _) => on_map(rulebook, public, counter, hex, task),
        _ => Err(Why::NotOnMap { unit }),
    }
}

fn on_map(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex, task: &Task) -> Result<(), Why> {
    let unit = counter.id;
    match *task {
        Task::Fire { target } => may_fire(rulebook, public, counter, hex, target),
        Task::Watch { target, .. } => may_reach(rulebook, public, counter, hex, target).map(|_| ()),
        Task::Bombard { target, .. } => may_bombard(rulebook, public, counter, hex, target),
        Task::Move => may_go(rulebook, counter).and_then(|()| not_pinned(counter)),
        Task::Load { with } => not_pinned(counter).and_then(|()| may_load(rulebook, public, counter, with)),
        Task::Unload if public.passenger(unit).is_some() => not_pinned(counter),
        Task::Unload => Err(Why::NothingLoaded { unit }),
        Task::Clear { hex: mined } => may_clear(rulebook, public, counter, hex, mined),
        Task::Blow { to } => may_blow(rulebook, public, counter, hex, to),
    }
}

fn not_pinned(counter: &Counter) -> Result<(), Why> {
    if counter.condition.pinned { Err(Why::Pinned { unit: counter.id }) } else { Ok(()) }
}

fn may_go(rulebook: &Rulebook, counter: &Counter) -> Result<(), Why> {
    if rulebook.kind(counter).allowance == 0 { Err(Why::Immobile { unit: counter.id }) } else { Ok(()) }
}

/// Returns the gun of a unit that may fire (2.5).
fn gun(rulebook: &Rulebook, counter: &Counter) -> Result<Gun, Why> {
    rulebook.kind(counter).gun.ok_or(Why::NoGun { unit: counter.id })
}

/// Checks that the hex is within the ranges of the unit (6.2, 8.1), and returns the range.
///
/// # Errors
/// The hex is too far or too near.
pub fn in_range(unit: UnitId, gun: &Gun, from: Hex, target: Hex) -> Result<u32, Why> {
    let range = from.distance(target);
    if gun.reaches(range) {
        Ok(range)
    } else if range > gun.range {
        Err(Why::OutOfRange { unit, hex: target, range, most: gun.range })
    } else {
        Err(Why::TooNear { unit, hex: target, range, least: gun.least })
    }
}

/// Checks range and line of sight of direct and opportunity fire (5.1).
fn may_reach(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    target: Hex,
) -> Result<Gun, Why> {
    let gun = gun(rulebook, counter)?;
    is_on_map(rulebook, target)?;
    in_range(counter.id, &gun, from, target)?;
    sees(rulebook, public, from, target)?;
    Ok(gun)
}

fn is_on_map(rulebook: &Rulebook, hex: Hex) -> Result<(), Why> {
    if rulebook.board.contains(hex) { Ok(()) } else { Err(Why::OffMap { hex }) }
}

fn sees(rulebook: &Rulebook, public: &Public, from: Hex, to: Hex) -> Result<(), Why> {
    if rulebook.sees(public.turn, from, to) {
        return Ok(());
    }
    match rulebook.scenario.visibility(public.turn) {
        Some(limit) if from.distance(to) > limit => Err(Why::TooDark { hex: to, limit }),
        _ => match rulebook.ground().obstacle(from, to) {
            Some(obstacle) => Err(Why::no_sight(from, to, obstacle)),
            None => Ok(()),
        },
    }
}

fn may_fire(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    target: Hex,
) -> Result<(), Why> {
    let gun = may_reach(rulebook, public, counter, from, target)?;
    let shot = Shot::direct(rulebook, counter, &gun, from);
    let mut enemies = public.stack(target).filter(|other| other.side != counter.side).peekable();
    if enemies.peek().is_none() {
        return Err(Why::NobodyThere { hex: target });
    }
    let mut why = None;
    for enemy in enemies {
        match combat::procedure(rulebook, public, &shot, enemy, target) {
            Ok(_) => return Ok(()),
            Err(refused) => why = Some(refused),
        }
    }
    Err(why.unwrap_or(Why::NobodyThere { hex: target }))
}

fn may_bombard(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    target: Hex,
) -> Result<(), Why> {
    let gun = gun(rulebook, counter)?;
    if gun.class != Class::H {
        return Err(Why::NotHighExplosive { unit: counter.id });
    }
    is_on_map(rulebook, target)?;
    in_range(counter.id, &gun, from, target)?;
    if is_observed(rulebook, public, counter.side, target) {
        Ok(())
    } else {
        Err(Why::NoObserver { hex: target })
    }
}

fn may_load(rulebook: &Rulebook, public: &Public, counter: &Counter, with: UnitId) -> Result<(), Why> {
    let other = public.find(with).ok_or(Why::NoSuchUnit { unit: with })?;
    let (carrier, passenger) = if rulebook.kind(counter).carrier && !rulebook.kind(other).carrier {
        (counter, other)
    } else {
        (other, counter)
    };
    let fits = rulebook.kind(carrier).carrier
        && rulebook.kind(passenger).can_be_carried()
        && carrier.side == passenger.side;
    if !fits {
        return Err(Why::CannotCarry { carrier: carrier.id, passenger: passenger.id });
    }
    if public.passenger(carrier.id).is_some() {
        return Err(Why::CarrierFull { unit: carrier.id });
    }
    if carrier.hex().is_none() || carrier.place != passenger.place {
        return Err(Why::NotTogether { carrier: carrier.id, passenger: passenger.id });
    }
    Ok(())
}

/// Checks that the unit may work on mines in a hex (12.3).
pub(crate) fn may_clear(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    mined: Hex,
) -> Result<(), Why> {
    let unit = counter.id;
    if !rulebook.kind(counter).engineer {
        return Err(Why::NoEngineer { unit });
    }
    not_pinned(counter)?;
    if from != mined && from.side_towards(mined).is_none() || !public.mines.contains_key(&mined) {
        return Err(Why::NoMinesThere { unit, hex: mined });
    }
    Ok(())
}

/// Checks that the unit may work on a bridge that leads from its hex (12.4).
pub(crate) fn may_blow(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    to: Hex,
) -> Result<(), Why> {
    let unit = counter.id;
    if !rulebook.kind(counter).engineer {
        return Err(Why::NoSapper { unit });
    }
    not_pinned(counter)?;
    let rule = rulebook.scenario.demolition.as_ref().filter(|rule| rule.side == counter.side);
    let rule = rule.ok_or(Why::NoDemolition)?;
    if public.turn < rule.from_turn {
        return Err(Why::DemolitionTooEarly { turn: rule.from_turn });
    }
    let bridge = from.side_towards(to).is_some_and(|side| {
        rulebook.board.feature(SideFeature::Bridge, from, side) && !public.is_blown(from, to)
    });
    let named = rule.bridges.contains(&(from, to)) || rule.bridges.contains(&(to, from));
    if !bridge || !named {
        return Err(Why::NoBridgeThere { from, to });
    }
    if public.blown.len() >= usize::from(rule.most) {
        return Err(Why::EnoughBlown { most: rule.most });
    }
    Ok(())
}

/// The fire of an order when it is executed.
pub(crate) fn fire_of(gun: &Gun, task: &Task) -> Fire {
    match task {
        Task::Bombard { pattern, .. } => (*pattern).into(),
        _ => Fire::direct(gun.class),
    }
}
