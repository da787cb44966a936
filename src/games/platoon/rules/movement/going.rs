//! The units that may move, and their paths (6.1, 6.4, 6.7, 18.1).

use super::{Step, costs::entry_costs, entry_cost, exit_cost, is_room, reach, step, step_beside_road};
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::edge_of,
    },
    games::platoon::rules::{
        counter::{Counter, Place},
        kinds::Moves,
        phase::Segment,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::Arrival,
        sight::spotting::{conceals, is_watched},
    },
};

/// The manner in which a unit moves along a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// A quick march (6.7).
    pub quick: bool,
    /// Concealed movement (18.1).
    pub concealed: bool,
}

/// Points that a unit has left in this phase.
pub fn left(rulebook: &Rulebook, counter: &Counter) -> Points {
    rulebook.kind(counter).points() - counter.condition.spent
}

/// Whether a unit may move, in the segment that is its own (6.1).
pub fn may_move(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<(), Why> {
    let (unit, kind) = (counter.id, rulebook.kind(counter));
    if kind.allowance == 0 {
        return Err(Why::Immobile { unit });
    }
    let segment = public.phase.segment();
    let own = if kind.moves.is_vehicle() { Segment::Vehicles } else { Segment::Others };
    if segment != Some(own) {
        return Err(match own {
            Segment::Vehicles => Why::MovesWithVehicles { unit },
            _ => Why::MovesWithOthers { unit },
        });
    }
    stays(public, counter).map_or(Ok(()), Err)
}

/// The reason why a unit may not move any more, whatever its points, until its state changes (6.9, 8.4, 8.5, 11.9,
/// 11.10, 18.2).
pub fn stays(public: &Public, counter: &Counter) -> Option<Why> {
    let (unit, condition) = (counter.id, &counter.condition);
    let has_loaded = || public.passenger(unit).is_some_and(|passenger| passenger.condition.moved);
    let in_mines = || counter.hex().is_some_and(|hex| public.mines.contains_key(&hex));
    if counter.carrier().is_some() {
        Some(Why::Loaded { unit })
    } else if condition.inverted {
        Some(Why::Inverted { unit })
    } else if condition.dispersed {
        Some(Why::Dispersed { unit })
    } else if condition.fresh {
        Some(Why::Fresh { unit })
    } else if condition.marker.is_some() {
        Some(Why::BusyLoading { unit })
    } else if !condition.halted {
        None
    } else if in_mines() {
        Some(Why::StoppedByMines { unit })
    } else if has_loaded() {
        Some(Why::HasLoaded { unit })
    } else {
        Some(Why::Halted { unit })
    }
}

/// The points left after each step of a path, if a unit may take it now; the move may not end in a full hex (6.6).
///
/// # Errors
/// The first fault of the path.
pub fn walk(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    path: &[Hex],
    how: Walk,
) -> Result<Vec<Points>, Why> {
    let unit = counter.id;
    may_move(rulebook, public, counter)?;
    let mut from = counter.hex().ok_or(Why::NotOnMap { unit })?;
    let last = *path.last().ok_or(Why::NoPath)?;
    if let Some(hex) = path.iter().find(|hex| !rulebook.board.contains(**hex)) {
        return Err(Why::OffMap { hex: *hex });
    }
    if how.concealed {
        may_creep(rulebook, public, counter, from, path)?;
    }
    if how.quick {
        may_march_quickly(rulebook, counter, path)?;
    }
    let whole = rulebook.kind(counter).points();
    let mut spent = counter.condition.spent;
    let mut rest = Vec::with_capacity(path.len());
    for hex in path {
        let taken = step(rulebook, public, counter, from, *hex)?;
        if how.quick && taken.by_road {
            return Err(Why::QuickOnRoad { unit });
        }
        spent = match how {
            Walk { concealed: true, .. } => whole,
            Walk { quick: true, .. } => spent + taken.cost,
            _ => spent_after(whole, spent, taken, *hex)?,
        };
        rest.push(whole - spent);
        from = *hex;
    }
    if is_room(public, counter, last) { Ok(rest) } else { Err(Why::EndsFull { hex: last }) }
}

/// The points that a unit has spent after a step, of its whole allowance. The least move takes all of it, if none was
/// spent and the step costs more; so does a block (6.1, 6.4, 17.5).
fn spent_after(whole: Points, spent: Points, step: Step, hex: Hex) -> Result<Points, Why> {
    let (left, unmoved) = (whole - spent, spent == Points::ZERO);
    let cost = if step.whole { whole } else { step.cost };
    match unmoved {
        true => Ok(if step.whole || cost > left { whole } else { spent + cost }),
        false if step.whole || cost > left => Err(Why::TooFar { hex, cost, left }),
        false => Ok(spent + cost),
    }
}

/// Whether a unit may move one hex along a road without using it, and the points left then: slow units enter cover
/// unseen this way (6.3, 10.4).
pub fn may_walk_beside(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    to: Hex,
) -> Result<Points, Why> {
    may_move(rulebook, public, counter)?;
    let from = counter.hex().ok_or(Why::NotOnMap { unit: counter.id })?;
    let step = step_beside_road(rulebook, public, counter, from, to)?;
    let whole = rulebook.kind(counter).points();
    let spent = spent_after(whole, counter.condition.spent, step, to)?;
    if is_room(public, counter, to) { Ok(whole - spent) } else { Err(Why::EndsFull { hex: to }) }
}

/// Whether a unit may use concealed movement into cover (18.1): one step, for its whole move; vehicles only from an
/// unseen hex.
fn may_creep(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    from: Hex,
    path: &[Hex],
) -> Result<(), Why> {
    let unit = counter.id;
    if !rulebook.options.concealed_movement {
        return Err(Why::NoConcealedMovement);
    }
    let [hex] = path else { return Err(Why::CreepsOneHex { unit }) };
    if !conceals(&rulebook.board, *hex) {
        return Err(Why::NotConcealing { hex: *hex });
    }
    if counter.condition.spent > Points::ZERO {
        return Err(Why::HasMoved { unit });
    }
    let seen = || is_watched(rulebook, public, counter.side.enemy(), from);
    if rulebook.kind(counter).moves.is_vehicle() && seen() {
        return Err(Why::CreepsUnseen { unit, hex: from });
    }
    Ok(())
}

/// Whether a unit may make a quick march: two steps on foot, with no points spent (6.7).
fn may_march_quickly(rulebook: &Rulebook, counter: &Counter, path: &[Hex]) -> Result<(), Why> {
    let (unit, kind) = (counter.id, rulebook.kind(counter));
    if kind.moves != Moves::Foot || kind.allowance != 1 {
        return Err(Why::NotQuick { unit });
    }
    if counter.condition.quick {
        return Err(Why::QuickTwice { unit });
    }
    if counter.condition.spent > Points::ZERO || path.len() != 2 {
        return Err(Why::QuickTwoHexes { unit });
    }
    Ok(())
}

/// The entry hexes of a unit that is due: its own, or, when all of those are closed, the nearest of the same edge
/// (4.2).
pub fn entry_hexes(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Hex> {
    let Place::Due(number) = counter.place else { return Vec::new() };
    let force = rulebook.scenario.force(counter.side);
    let Some(arrival) = force.arrivals.get(usize::from(number)) else { return Vec::new() };
    let open =
        |hex: &Hex| public.holder(*hex) != Some(counter.side.enemy()) && is_room(public, counter, *hex);
    let own: Vec<Hex> = arrival.entry.iter().copied().filter(open).collect();
    if !own.is_empty() {
        return own;
    }
    let edge: Vec<Hex> = edge_of(&rulebook.board, &arrival.entry).into_iter().filter(open).collect();
    let far = |hex: &Hex| arrival.entry.iter().map(|entry| entry.distance(*hex)).min().unwrap_or(u32::MAX);
    let nearest = edge.iter().map(far).min();
    edge.into_iter().filter(|hex| Some(far(hex)) == nearest).collect()
}

/// Whether a unit may enter the map in a hex, and the points left then (4.2).
pub fn may_enter(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Result<Points, Why> {
    let unit = counter.id;
    let Place::Due(number) = counter.place else { return Err(Why::NotDueAtAll { unit }) };
    let arrival = rulebook.scenario.force(counter.side).arrivals.get(usize::from(number));
    let turn = arrival.map_or(u8::MAX, |arrival| arrival.turn);
    if public.turn < turn {
        return Err(Why::NotDue { unit, turn });
    }
    may_move(rulebook, public, counter)?;
    if !entry_hexes(rulebook, public, counter).contains(&hex) {
        return Err(Why::NoEntry { unit, hex });
    }
    let cost = entry_cost(rulebook, public, counter, hex)?;
    // The least move (6.4) brings every unit onto the map.
    Ok(left(rulebook, counter) - cost)
}

/// Whether a unit has only entered the map in this phase, and has movement left to continue (4.2).
pub fn may_go_on_from_edge(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let Some(hex) = counter.hex().filter(|_| counter.condition.moved) else { return false };
    let force = rulebook.scenario.force(counter.side);
    let due = force.arrivals.iter().filter(|arrival| arrival.turn <= public.turn);
    let comes = |arrival: &Arrival| {
        arrival.entry.contains(&hex) || edge_of(&rulebook.board, &arrival.entry).contains(&hex)
    };
    let spent = counter.condition.spent;
    let costs = entry_costs(rulebook, counter, hex);
    costs.contains(&spent)
        && due.into_iter().any(comes)
        && !reach(rulebook, public, counter).ends().is_empty()
}

/// Whether a unit may leave the map from its hex (4.3).
pub fn may_exit(rulebook: &Rulebook, public: &Public, unit: UnitId) -> Result<(), Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    may_move(rulebook, public, counter)?;
    let hex = counter.hex().ok_or(Why::NotOnMap { unit })?;
    if !rulebook.scenario.force(counter.side).exits.contains(&hex) {
        return Err(Why::NoExit { hex });
    }
    let (cost, left) = (exit_cost(rulebook, public, counter, hex), left(rulebook, counter));
    if cost <= left || counter.condition.spent == Points::ZERO {
        return Ok(());
    }
    Err(Why::NoPointsToExit { unit, cost, left })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::orders::{Game, Record},
        games::platoon::rules::{Platoon, order::Order, phase::Phase},
    };
    use std::sync::Arc;

    /// The refusal of a carrier that has loaded gives the reason, for any destination (6.9, 8.2).
    #[test]
    fn who_has_loaded_says_why_it_stays() {
        let rulebook = Arc::new(Rulebook::load("farm-road").unwrap());
        let mut position = Platoon::start(&rulebook, 1);
        let [tank, company]: [UnitId; 2] = ["so-t34-76-1", "so-smg-1"].map(|unit| unit.parse().unwrap());
        for counter in position.public.counters.iter_mut().filter(|it| [tank, company].contains(&it.id)) {
            counter.place = Place::Map("1505".parse().unwrap());
        }
        (position.public.turn, position.public.phase) = (1, Phase::First(Segment::Vehicles));
        let tank_of = |public: &Public| public.find(tank).unwrap().clone();
        assert_eq!(stays(&position.public, &tank_of(&position.public)), None);
        let mut world = Platoon::world();
        let mut record = Record::<Platoon>::at(&mut world, Arc::clone(&rulebook), position, 1);
        record.play(&mut world, &Order::Load { carrier: tank, passenger: company }).unwrap();
        let public = &Platoon::position(&world).public;
        assert_eq!(stays(public, &tank_of(public)), Some(Why::HasLoaded { unit: tank }));
        let path = vec!["1405".parse().unwrap()];
        let order = Order::Move { unit: tank, path, quick: false, concealed: false };
        let refusal = record.play(&mut world, &order).unwrap_err().to_string();
        assert!(refusal.contains("6.9") && refusal.contains("it has loaded"), "{refusal}");
    }
}
