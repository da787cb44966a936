//! Snipers: appearance, fire and search (21.3 to 21.5).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, casualties::Blow, fire};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::Counter,
        event::{DiePurpose, Event, Kind},
        fire::{
            Aim, Shot,
            modifier::{Reason, listed},
            sniper::{appears, casualties, is_found, may_fire, sniper_of},
        },
        kinds::Side,
        position::{Public, Task, decision::Decision},
        refusal::Why,
        rulebook::Rulebook,
        set_up::halves_of,
        sight::cover::cover_of_all,
    },
};

/// The roll that lets a sniper appear (21.3).
const NATURAL: u8 = 12;

/// The hexes in which the activated sniper may appear (21.3).
pub fn hides(rulebook: &Rulebook, public: &Public, side: Side, attackers: Hex) -> Vec<Hex> {
    appears(rulebook, public, side, attackers, NATURAL)
}

/// The units that a sniper hits in a hex. As with fire at a hex, these are all enemy infantry, guns and unarmoured
/// vehicles there, whether they attacked or not (13.1, 21.4). Of moving units, only the whole moving stack is hit
/// (14.2, 21.5).
pub fn struck(rulebook: &Rulebook, public: &Public, hex: Hex, aim: Aim) -> Vec<UnitId> {
    fire::struck(rulebook, public, (hex, aim), false).0
}

impl Referee<'_> {
    /// The surviving units of these in a hex, a reduced squad as its half.
    pub(super) fn left_of(&self, units: &[UnitId], hex: Hex) -> Vec<UnitId> {
        let public = self.public();
        let with_halves = units.iter().flat_map(|unit| {
            let squad = public.find(*unit);
            let halves = squad.and_then(|squad| halves_of(self.rulebook, squad)).into_iter().flatten();
            std::iter::once(*unit).chain(halves)
        });
        with_halves.filter(|unit| public.find(*unit).and_then(Counter::hex) == Some(hex)).collect()
    }

    /// Lets a side's sniper appear with a line of sight to the units with the bad roll. The side is asked for the hex
    /// and the target (21.3, 21.4). The possible places are judged by what the side knows (22.2).
    pub(super) fn may_appear(&mut self, side: Side, hex: Hex, units: &[UnitId]) {
        let gone = self.left_of(units, hex).is_empty();
        if gone || hides(self.rulebook, &self.known_to(side), side, hex).is_empty() {
            return;
        }
        let units = struck(self.rulebook, self.public(), hex, Aim::Hex);
        self.say(Event::Owed { decision: Some(Decision::Sniper { side, hex, units }) });
    }

    /// Places the activated sniper, which fires at once (21.3). If unknown enemies are in the hex, it reveals them and
    /// goes elsewhere, if such a place exists (22.2).
    pub fn order_place_sniper(&mut self, at: Hex) -> Result<bool, Why> {
        let Some(Decision::Sniper { side, hex, units }) = self.public().owed.clone() else {
            return Err(Why::NothingAsked);
        };
        if !hides(self.rulebook, &self.known_to(side), side, hex).contains(&at) {
            return Err(Why::NotForSniper { hex: at });
        }
        if self.meets(side, at) && !hides(self.rulebook, &self.known_to(side), side, hex).is_empty() {
            return Ok(false);
        }
        self.say(Event::Owed { decision: None });
        if self.public().in_hex(at).any(|counter| counter.side != side) {
            return Ok(self.go_on());
        }
        self.say(Event::SniperPlaced { side, hex: at });
        self.sniper_fires(side, hex, &units);
        Ok(self.go_on())
    }

    /// Lets a side's sniper fire at these units in a hex with a die above cover and hindrance. Then they search for it
    /// (21.4).
    pub(super) fn sniper_fires(&mut self, side: Side, hex: Hex, units: &[UnitId]) {
        let (rulebook, public) = (self.rulebook, self.public());
        let struck = self.left_of(units, hex);
        let Some(sniper) = sniper_of(rulebook, public, side) else { return };
        let (Some(from), unit) = (sniper.hex(), sniper.id) else { return };
        let counters: Vec<&Counter> = struck.iter().filter_map(|unit| public.find(*unit)).collect();
        let modifiers = listed([
            (Reason::Cover, cover_of_all(rulebook, public, hex, &counters)),
            (Reason::Hindrance, rulebook.seeing(public).hindrance(from, hex).unwrap_or(0)),
        ]);
        self.say(Event::Attacked {
            kind: Kind::Sniper,
            by: vec![unit],
            leader: None,
            hex,
            struck: struck.clone(),
            strength: 0,
            against: 0,
            needs: 0,
            modifiers,
        });
        let die = self.roll(DiePurpose::Sniper);
        self.say(Event::Fired { units: vec![unit] });
        let counters: Vec<&Counter> = struck.iter().filter_map(|unit| self.public().find(*unit)).collect();
        let points = casualties(self.rulebook, self.public(), (from, hex), &counters, die);
        self.push(Task::Hunt { side, units: struck.clone() });
        self.fall(&Blow { hex, struck, points, from: None, moving: false, close: false });
    }

    /// Whether a unit is the sniper of a side.
    fn is_sniper(&self, side: Side, unit: UnitId) -> bool {
        sniper_of(self.rulebook, self.public(), side).is_some_and(|sniper| sniper.id == unit)
    }

    /// Lets the sniper fire by opportunity at infantry that has entered a hex, once in a movement (21.5). None if the
    /// shots are not of a sniper.
    pub fn order_sniper_fire(&mut self, shots: &[Shot]) -> Option<Result<(), Why>> {
        let Some(Decision::Reaction { side, units, hex }) = self.public().owed.clone() else { return None };
        let [shot] = shots else { return None };
        self.is_sniper(side, shot.unit).then(|| self.sniper_reacts(side, (units, hex)))
    }

    fn sniper_reacts(&mut self, side: Side, (units, hex): (Vec<UnitId>, Hex)) -> Result<(), Why> {
        let public = self.public();
        let entered: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
        let sniper = sniper_of(self.rulebook, public, side).ok_or(Why::NoSniper)?;
        if !may_fire(self.rulebook, public, sniper, hex, &entered) {
            return Err(Why::SniperDoesNot { hex });
        }
        let struck = struck(self.rulebook, public, hex, Aim::Entering(&units));
        self.say(Event::Owed { decision: None });
        self.push(Task::Watch { units, hex });
        self.sniper_fires(side, hex, &struck);
        self.go_on();
        Ok(())
    }

    /// Lets the units at which a side's sniper has fired search for it, if one of them is not pinned (21.4).
    pub(super) fn hunt(&mut self, side: Side, units: &[UnitId]) {
        let Some(hex) = self.hex_of_left(units) else { return };
        let left = self.left_of(units, hex);
        let found = |referee: &Self, die: u8| {
            let public = referee.public();
            let counters: Vec<&Counter> = left.iter().filter_map(|unit| public.find(*unit)).collect();
            sniper_of(referee.rulebook, public, side)
                .is_some_and(|sniper| is_found(referee.rulebook, public, sniper, &counters, die))
        };
        // No die is rolled if no result could find it: all units are pinned, or its cover is too good.
        if !found(self, 6) {
            return;
        }
        let die = self.roll(DiePurpose::Sniper);
        if found(self, die) {
            self.say(Event::SniperGone { side, for_good: true });
        }
    }

    /// Withdraws a side's sniper from the map, to be activated again (3.6 d): in its own segment, or when asked at the
    /// end of the opponent's. Returns whether the phase ends.
    pub fn order_withdraw_sniper(&mut self) -> Result<bool, Why> {
        let asked = self.withdrawal();
        let side = asked.or_else(|| self.active()).ok_or(Why::GameOver)?;
        if self.sniper_stands(side).is_none() {
            return Err(Why::NoSniper);
        }
        self.say(Event::SniperGone { side, for_good: false });
        if asked.is_none() {
            return Ok(false);
        }
        self.say(Event::Owed { decision: None });
        Ok(self.go_on())
    }

    /// The side that is asked whether it withdraws its sniper.
    pub fn withdrawal(&self) -> Option<Side> {
        match &self.public().owed {
            Some(Decision::Withdrawal { side, .. }) => Some(*side),
            _ => None,
        }
    }

    fn sniper_stands(&self, side: Side) -> Option<Hex> {
        sniper_of(self.rulebook, self.public(), side).and_then(Counter::hex)
    }

    /// Asks the other side about its sniper on the map at the end of the after-action phase (3.6 d). Returns whether it
    /// asks.
    pub fn asks_for_sniper(&mut self) -> bool {
        let Some(side) = self.active().map(Side::enemy) else { return false };
        let Some(hex) = self.sniper_stands(side) else { return false };
        self.push(Task::End);
        self.say(Event::Owed { decision: Some(Decision::Withdrawal { side, hex }) });
        true
    }
}
