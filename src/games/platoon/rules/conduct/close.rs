//! Overruns and close assaults (15, 16).

use super::{Referee, march::Manner};
use crate::{
    engine::{
        board::{Hex, Terrain},
        counters::{Points, UnitId},
    },
    games::platoon::rules::{
        combat::{Attack, Kind, close_fight, fort_at, is_ready},
        counter::Counter,
        event::{Cause, Event},
        kinds::{Assaults, Carries, Class},
        movement::{self, left, may_move},
        position::{Public, UnderWay},
        refusal::Why,
        rulebook::Rulebook,
        sight::is_in_gully,
    },
};

/// An overrun that is allowed: the attack, and the exit hex of each unit with the points spent by then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overrun {
    pub attack: Attack,
    pub exits: Vec<(UnitId, Hex, Points)>,
}

/// Whether units may overrun a hex, all together (15).
///
/// # Errors
/// Which of them may not, or the reason why not this hex.
pub fn may_overrun(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    hex: Hex,
) -> Result<Overrun, Why> {
    let first = units.first().ok_or(Why::NobodyFires)?;
    may_be_overrun(rulebook, public, first, hex)?;
    let armour = public.in_hex(hex).any(|counter| rulebook.kind(counter).is_armoured());
    let mut exits: Vec<(UnitId, Hex, Points)> = Vec::with_capacity(units.len());
    for unit in units {
        overruns(rulebook, public, unit)?;
        if armour && rulebook.kind(unit).class.is_small_arms() {
            return Err(Why::ArmourThere { unit: unit.id, hex });
        }
        let (exit, spent) = way_through(rulebook, public, unit, hex)?;
        let others = exits.iter().filter(|(_, out, _)| *out == exit).count();
        let leaving = units.iter().filter(|other| other.hex() == Some(exit)).count();
        let crowd = public.crowd(unit.side, exit, Some(unit.id))
            - leaving.min(public.crowd(unit.side, exit, Some(unit.id)));
        if crowd + others >= unit.side.stack_limit() {
            return Err(Why::NoWayOut { unit: unit.id, hex: exit });
        }
        exits.push((unit.id, exit, spent));
    }
    let attack = close_fight(rulebook, public, Kind::Overrun, units, hex, 1)?;
    Ok(Overrun { attack, exits })
}

/// Whether a hex may be overrun at all (15.1, 15.3, 15.6).
fn may_be_overrun(rulebook: &Rulebook, public: &Public, by: &Counter, hex: Hex) -> Result<(), Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    if public.holder(hex) != Some(by.side.enemy()) {
        return Err(Why::NobodyThere { hex });
    }
    let closed = matches!(rulebook.board.terrain(hex), Terrain::Town | Terrain::Woods | Terrain::Swamp);
    if closed || is_in_gully(&rulebook.board, hex) || fort_at(public, hex).is_some() {
        return Err(Why::NotOverrun { hex });
    }
    if public.overrun.contains(&hex) {
        return Err(Why::OverrunAlready { hex });
    }
    if public.wrecks.get(&hex).is_some_and(|wrecks| *wrecks >= 2) {
        return Err(Why::Wrecks { hex });
    }
    Ok(())
}

/// Whether a unit can overrun (15.1, 8.6).
fn overruns(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<(), Why> {
    let (unit, kind) = (counter.id, rulebook.kind(counter));
    may_move(rulebook, public, counter)?;
    is_ready(counter)?;
    let carrier = kind.class == Class::ArmedCarrier && kind.carries == Carries::Any;
    if !kind.is_fighting_vehicle() && !carrier {
        return Err(Why::CannotOverrun { unit });
    }
    if public.passenger(unit).is_some() { Err(Why::RidersAboard { unit }) } else { Ok(()) }
}

/// The exit hex of a unit that overruns a hex, and the points spent by then: both steps at their full cost, as if no
/// unit were there (15.2).
fn way_through(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    hex: Hex,
) -> Result<(Hex, Points), Why> {
    let unit = counter.id;
    let from = counter.hex().ok_or(Why::NotOnMap { unit })?;
    let side = from.side_towards(hex).ok_or(Why::OverrunsFromBeside { unit, hex })?;
    let exit = hex.step(side).filter(|exit| rulebook.board.contains(*exit));
    let exit = exit.ok_or(Why::NoWayOut { unit, hex })?;
    if public.holder(exit) == Some(counter.side.enemy()) {
        return Err(Why::NoWayOut { unit, hex: exit });
    }
    let cost = movement::off_road(rulebook, public, counter, from, hex)?
        + movement::off_road(rulebook, public, counter, hex, exit)?;
    let left = left(rulebook, counter);
    if cost > left {
        return Err(Why::TooFar { hex: exit, cost, left });
    }
    Ok((exit, counter.condition.spent + cost))
}

/// Whether units may assault a hex, all together (16).
///
/// # Errors
/// Which of them may not, or the reason why not this hex.
pub fn may_assault(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    hex: Hex,
) -> Result<Attack, Why> {
    let first = units.first().ok_or(Why::NobodyFires)?;
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    if public.holder(hex) != Some(first.side.enemy()) {
        return Err(Why::NobodyThere { hex });
    }
    let beside = |unit: &Counter| units.iter().any(|other| other.id != unit.id && other.hex() == unit.hex());
    for unit in units {
        assaults(rulebook, unit, hex)?;
        let alone = units.iter().all(|other| other.id == unit.id || other.hex() != unit.hex());
        if rulebook.kind(unit).assaults == Assaults::WithOthers && alone {
            return Err(Why::AssaultsWithOthers { unit: unit.id });
        }
    }
    let led = units.iter().any(|unit| rulebook.kind(unit).engineer && beside(unit));
    close_fight(rulebook, public, Kind::Assault, units, hex, i8::from(led))
}

/// Whether a unit can assault an adjacent hex, apart from the units with it (16.1).
fn assaults(rulebook: &Rulebook, counter: &Counter, hex: Hex) -> Result<(), Why> {
    let (unit, kind) = (counter.id, rulebook.kind(counter));
    is_ready(counter)?;
    if !kind.is_infantry() || kind.assaults == Assaults::No {
        return Err(Why::CannotAssault { unit });
    }
    if counter.condition.fresh {
        return Err(Why::Fresh { unit });
    }
    if counter.condition.moved {
        return Err(Why::HasMoved { unit });
    }
    let from = counter.hex().ok_or(Why::NotOnMap { unit })?;
    let side = from.side_towards(hex).ok_or(Why::AssaultsFromBeside { unit, hex })?;
    let board = &rulebook.board;
    let river =
        board.river(from, side) && !board.feature(crate::engine::board::SideFeature::Bridge, from, side);
    let cliff = board.level(from).abs_diff(board.level(hex)) > 1;
    if river || cliff { Err(Why::NotOverThat { from, to: hex }) } else { Ok(()) }
}

impl Referee<'_> {
    /// Overruns a hex: the attack, then all units exit behind it, whatever its result (15.5).
    pub fn order_overrun(&mut self, units: &[UnitId], hex: Hex) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let counters = self.of_side(side, units)?;
        let Overrun { attack, exits } = may_overrun(self.rulebook, &self.known_to(side), &counters, hex)?;
        let ways: Vec<(UnitId, Hex)> = exits.iter().map(|(unit, exit, _)| (*unit, *exit)).collect();
        if ways.into_iter().any(|(unit, exit)| self.meets_somebody(unit, exit)) {
            return Ok(());
        }
        self.resolve(&attack, units, false);
        self.say(Event::Overran { units: exits.clone(), hex });
        self.hold(side, hex);
        if let Some((first, rest)) = units.split_first() {
            self.come_out(*first, rest);
        }
        Ok(())
    }

    /// Handles the arrival of a unit that has overrun in its exit hex, where it may be fired at; then that of the next
    /// (15.5).
    pub(super) fn come_out(&mut self, unit: UnitId, others: &[UnitId]) {
        if let Some(hex) = self.public().find(unit).and_then(Counter::hex) {
            self.arrive(unit, hex, Manner::default());
        }
        if self.public().owed.is_some() {
            let move_on = UnderWay { unit, path: Vec::new(), quick: false, others: others.to_vec() };
            self.say(Event::UnderWay { move_on: Some(move_on) });
        } else if let Some((next, rest)) = others.split_first() {
            self.come_out(*next, rest);
        }
    }

    /// Assaults a hex; no unit enters it (16).
    pub fn order_assault(&mut self, units: &[UnitId], hex: Hex) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let counters = self.of_side(side, units)?;
        // A unit that may assault spots every unit that it touches (10.2): the side's knowledge of the hex is complete.
        let attack = may_assault(self.rulebook, &self.known_to(side), &counters, hex)?;
        self.resolve(&attack, units, false);
        self.say(Event::Inverted { units: units.to_vec() });
        for unit in units {
            self.say(Event::Halted { unit: *unit, why: Cause::Done });
        }
        self.lose_sight();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::rules::{
        counter::Place,
        phase::{Phase, Segment},
        set_up,
    };

    /// The refusal of an overrun from afar says to move adjacent first, and not only that the hexes do not touch.
    #[test]
    fn an_overrun_from_afar_says_to_drive_beside_first() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let mut public = set_up::start(&rulebook, 1).public;
        let [tank, truck]: [UnitId; 2] = ["ge-pz-4h-1", "so-truck-1"].map(|unit| unit.parse().unwrap());
        let board = &rulebook.board;
        let clear = |hex: &Hex| board.terrain(*hex) == Terrain::Clear && !is_in_gully(board, *hex);
        let hex = board.hexes().filter(|hex| hex.column() > 6).find(clear).unwrap();
        let from = board.hexes().find(|from| clear(from) && from.distance(hex) == 4).unwrap();
        for (unit, at) in [(tank, from), (truck, hex)] {
            let counter = public.counters.iter_mut().find(|counter| counter.id == unit).unwrap();
            counter.place = Place::Map(at);
        }
        (public.turn, public.phase) = (2, Phase::First(Segment::Vehicles));
        let told = may_overrun(&rulebook, &public, &[public.find(tank).unwrap()], hex);
        assert_eq!(told, Err(Why::OverrunsFromBeside { unit: tank, hex }));
    }
}
