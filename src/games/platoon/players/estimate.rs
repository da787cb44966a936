//! The estimate of the situation: the units in each hex, their values, and the places that matter.

use super::{harm::Harm, manual::Reaches, past::Past, threat::Threat, ways::Ways, weights::Manner};
use crate::{
    engine::{
        board::{Hex, HexMap},
        counters::UnitId,
    },
    games::platoon::rules::{
        View,
        counter::{Counter, Place},
        kinds::{Class, Side},
        position::Public,
        rulebook::Rulebook,
        scenario::{Reason, What, units::UnitType},
        victory::outcome,
    },
    play::players::chief::Intents,
};
use std::cell::RefCell;

/// A place that matters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub hex: Hex,
    /// The gain of taking it.
    pub gain: f64,
    /// The loss if it is taken.
    pub keep: f64,
    /// The nearness of the enemy to it, from 0 to 1.
    pub threat: f64,
    pub what: Purpose,
}

/// The reason why a place matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// It gives points to its holder.
    Hold,
    /// The side leaves the map by it.
    Leave,
    /// The enemy would leave the map by it.
    Bar,
}

/// The knowledge of a player before it looks at a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<'a> {
    pub harm: &'a Harm,
    pub ways: &'a Ways,
    pub past: &'a Past,
    /// The reach of the units, for a player that obeys the manual, in segments in which it plans a march.
    pub reaches: Option<&'a Reaches>,
    /// The tasks of the units, for a player that is led.
    pub intents: &'a Intents,
}

/// An enemy on the map that is known, or was seen and is hidden again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe<'a> {
    pub counter: &'a Counter,
    pub kind: &'a UnitType,
    pub hex: Hex,
    /// Its value, with its passenger.
    pub worth: f64,
    /// Whether it may fire in its next own combat phase.
    pub fires: bool,
    /// Whether it may open opportunity fire now (14.2).
    pub watches: bool,
    /// Whether it is hidden now and was seen there before (19.2), and the likelihood that it is still there.
    pub hidden: bool,
    pub belief: f64,
    /// The likelihood that its fire falls on one of the units that may meet it, from 0 to 1.
    pub attention: f64,
}

/// The estimate of a position by one side.
pub(super) struct Estimate<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub side: Side,
    pub manner: &'a Manner,
    pub harm: &'a Harm,
    pub ways: &'a Ways,
    pub past: &'a Past,
    pub reaches: Option<&'a Reaches>,
    pub intents: &'a Intents,
    pub foes: Vec<Foe<'a>>,
    pub aims: Vec<Aim>,
    /// For each of them the friendly units in it and adjacent to it that could hold it, with their distances.
    pub near: Vec<Vec<(UnitId, u32)>>,
    /// The boldness of the side: more than 1 when the game would be lost by its present points.
    pub boldness: f64,
    /// The weight of ground that the side does not hold.
    pub need: f64,
    /// Own player turns that are still to come, including the present one.
    pub own_turns: u8,
    /// Player turns of the enemy that are still to come, without the present one.
    pub enemy_turns: u8,
    /// Whether no unit moves any more after the side's present segments.
    pub ends: bool,
    /// The fire possible at each hex, worked out when it is first asked for.
    pub threats: RefCell<HexMap<Option<Box<Threat>>>>,
}

/// The goals of paths: the places that count, and the exits of units.
pub(super) fn goals(rulebook: &Rulebook) -> Vec<Hex> {
    let scenario = &rulebook.scenario;
    let mut goals: Vec<Hex> = Vec::new();
    for award in &scenario.victory.awards {
        if let Reason::Held(hexes) = &award.reason {
            goals.extend(hexes);
        }
    }
    for side in Side::BOTH {
        goals.extend(&scenario.force(side).exits);
    }
    goals
}

fn is_one(kind: &UnitType, kinds: &[What]) -> bool {
    kinds.iter().any(|what| match what {
        What::Any => true,
        What::Armoured => kind.is_armoured(),
        What::Gun => kind.is_gun(),
        What::Infantry => kind.is_infantry(),
    })
}

/// The points for a unit that leaves the map, by itself (4.3).
pub(super) fn points_of_leaving(rulebook: &Rulebook, counter: &Counter) -> f64 {
    let kind = rulebook.kind(counter);
    let awards = rulebook.scenario.victory.awards.iter().filter(|award| award.to == counter.side);
    let counts = |reason: &Reason| matches!(reason, Reason::Exited(kinds) if is_one(kind, kinds));
    awards.filter(|award| counts(&award.reason)).map(|award| f64::from(award.points)).sum()
}

/// The points that the loss of a unit costs its side.
pub(super) fn points_of_loss(rulebook: &Rulebook, counter: &Counter) -> f64 {
    let kind = rulebook.kind(counter);
    let one = |award: &crate::engine::orders::Award<Side, What>| match &award.reason {
        Reason::Destroyed(side, kinds) if *side == counter.side && is_one(kind, kinds) => {
            let points = f64::from(award.points);
            if award.to == counter.side { -points } else { points }
        }
        _ => 0.0,
    };
    rulebook.scenario.victory.awards.iter().map(one).sum()
}

impl<'a> Estimate<'a> {
    pub fn new(view: &'a View<'a>, manner: &'a Manner, known: Known<'a>) -> Self {
        let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
        let scenario = &rulebook.scenario;
        let left = scenario.last_turn.saturating_sub(public.turn);
        let is_first = scenario.first_player == side;
        let own_phase = public.phase.side(scenario) == Some(side);
        let mut estimate = Self {
            rulebook,
            public,
            side,
            manner,
            harm: known.harm,
            ways: known.ways,
            past: known.past,
            reaches: known.reaches,
            intents: known.intents,
            foes: Vec::new(),
            aims: Vec::new(),
            near: Vec::new(),
            boldness: 1.0,
            need: 1.0,
            own_turns: left + u8::from(own_phase || !is_first),
            enemy_turns: left + u8::from(own_phase && is_first),
            ends: manner.ends && own_phase && left == 0 && !is_first,
            threats: RefCell::new(HexMap::filled(rulebook.board.room(), None)),
        };
        let seen = public.on_map(side.enemy()).map(|(counter, hex)| (counter, hex, None));
        let hidden = known.past.hidden(public).filter(|_| manner.remembers);
        let hidden = hidden.filter_map(|seen| Some((&seen.counter, seen.counter.hex()?, Some(seen.belief))));
        estimate.foes = seen
            .chain(hidden)
            .map(|(counter, hex, belief)| {
                let (kind, condition) = (rulebook.kind(counter), &counter.condition);
                let able = counter.is_ready() && kind.attack > 0;
                // A unit that is inverted or dispersed now stays so until the end of its side's next player turn (11.9,
                // 11.10). In its own turn it is turned face up at the end.
                let own = public.phase.side(scenario) == Some(counter.side);
                let fires = kind.attack > 0
                    && condition.marker.is_none()
                    && (able || own && !condition.dispersed_now && !condition.quick_now);
                let watches = able && !condition.fresh;
                // No unit leaves the map through a hex that it occupies.
                let bars = scenario.force(side).exits.contains(&hex);
                let worth = estimate.worth(counter) + if bars { 1.5 } else { 0.0 };
                let attention = estimate.attention(kind, hex);
                let (hidden, belief) = (belief.is_some(), belief.unwrap_or(1.0));
                Foe { counter, kind, hex, worth: belief * worth, fires, watches, hidden, belief, attention }
            })
            .collect();
        estimate.aims = estimate.aims_of(view);
        estimate.near = estimate.aims.iter().map(|aim| estimate.near_to(aim.hex)).collect();
        (estimate.boldness, estimate.need) = estimate.temper();
        estimate
    }

    /// The boldness of a side, and the weight of ground that it does not hold. Both rise as time runs out for a side
    /// that would not win with the present points: a side that waits for the last turn must attack with the units at
    /// hand.
    fn temper(&self) -> (f64, f64) {
        let turns = f64::from(self.rulebook.scenario.last_turn.max(1));
        let late = 1.0 - f64::from(self.own_turns.min(self.rulebook.scenario.last_turn)) / turns;
        let (daring, need) = (self.manner.daring * late, self.manner.need * late);
        match outcome(self.rulebook, self.public).winner {
            Some(winner) if winner == self.side => (0.9, 1.0),
            Some(_) => (1.2 + daring, 1.0 + need),
            None => (1.0 + 0.5 * daring, 1.0 + 0.5 * need),
        }
    }

    /// The likelihood that an enemy fires at a unit in this hex, of all those that it reaches and sees.
    fn attention(&self, kind: &UnitType, hex: Hex) -> f64 {
        if self.manner.spread == 0.0 {
            return 1.0;
        }
        let meets = |at: &Hex| at.distance(hex) <= kind.range && self.rulebook.sees(hex, *at);
        let mut met: Vec<Hex> = self.friends().map(|(_, at)| at).filter(meets).collect();
        met.sort_unstable();
        met.dedup();
        1.0 / (1.0 + self.manner.spread * met.len().saturating_sub(1) as f64)
    }

    /// The value of a unit with its passenger: points for its loss, and its remaining usefulness.
    pub fn worth(&self, counter: &Counter) -> f64 {
        let with = self.public.passenger(counter.id).map_or(0.0, |passenger| self.alone(passenger));
        self.alone(counter) + with
    }

    /// The value of a unit by itself.
    pub fn alone(&self, counter: &Counter) -> f64 {
        let kind = self.rulebook.kind(counter);
        let season = f64::from(self.own_turns.min(4)) / 4.0;
        let able = match kind.class {
            Class::C if kind.observer => 0.2,
            Class::C => 0.15,
            Class::ArmedCarrier => 0.4,
            Class::Howitzer | Class::M if kind.attack >= 15 => 1.0,
            Class::M => 0.5,
            _ => 0.5 + f64::from(kind.attack) / 30.0 + f64::from(kind.defence) / 40.0,
        };
        let leaving = 0.3 * points_of_leaving(self.rulebook, counter);
        points_of_loss(self.rulebook, counter) + (self.manner.worth * able + leaving) * season
    }

    /// The places that matter: hexes that count, exits of the side, and exits of the enemy, which are to be barred.
    fn aims_of(&self, view: &View) -> Vec<Aim> {
        let scenario = &self.rulebook.scenario;
        let mut aims: Vec<Aim> = Vec::new();
        for award in &scenario.victory.awards {
            let Reason::Held(hexes) = &award.reason else { continue };
            for hex in hexes {
                let points = f64::from(award.points);
                let holder = self.public.holders.get(hex).copied();
                let (gain, keep) = match (award.to == self.side, holder) {
                    (true, Some(holder)) if holder == self.side => (0.0, points),
                    (true, _) => (points, 0.0),
                    (false, Some(holder)) if holder == award.to => (points, 0.0),
                    (false, Some(_)) => (0.0, points),
                    (false, None) => (0.0, 0.5 * points),
                };
                // A place that cannot be taken any more need not be kept.
                let keep = if self.ends { 0.0 } else { keep };
                match aims.iter_mut().find(|aim| aim.hex == *hex) {
                    Some(aim) => {
                        aim.gain += gain;
                        aim.keep += keep;
                    }
                    None => aims.push(Aim { hex: *hex, gain, keep, threat: 0.0, what: Purpose::Hold }),
                }
            }
        }
        let leaving = |side: Side| {
            let units = self.public.counters.iter().filter(|unit| unit.side == side && unit.is_in_play());
            units.map(|unit| points_of_leaving(self.rulebook, unit)).sum::<f64>()
        };
        for side in Side::BOTH {
            let exits = &scenario.force(side).exits;
            let many = exits.len().max(1) as f64;
            let points = leaving(side);
            for hex in exits.iter().filter(|_| points > 0.0) {
                aims.push(if side == self.side {
                    Aim { hex: *hex, gain: 0.0, keep: 0.0, threat: 0.0, what: Purpose::Leave }
                } else {
                    // No unit leaves by a hex with an enemy in it (6.5).
                    let keep = (0.3 * points / many).min(4.0);
                    let keep = if self.ends { 0.0 } else { keep };
                    Aim { hex: *hex, gain: 0.0, keep, threat: 0.0, what: Purpose::Bar }
                });
            }
        }
        for aim in &mut aims {
            aim.threat = self.threat_to(view, aim.hex);
        }
        aims
    }

    /// The friendly units in a hex and adjacent to it that could hold it, each with its distance.
    fn near_to(&self, hex: Hex) -> Vec<(UnitId, u32)> {
        let near = self
            .friends()
            .filter(|(unit, at)| at.distance(hex) <= 1 && self.rulebook.kind(unit).class != Class::C);
        near.map(|(unit, at)| (unit.id, at.distance(hex))).collect()
    }

    /// The nearness of the enemy to a place, from 0 to 1.
    fn threat_to(&self, view: &View, hex: Hex) -> f64 {
        let near = |counter: &Counter, from: Hex, later: f64| {
            let kind = self.rulebook.kind(counter);
            let turns = self.ways.turns(hex, kind.moves, kind.allowance, from);
            turns.map_or(0.0, |turns| 0.7_f64.powf(turns.max(0.5) + later))
        };
        let mut threat: f64 = self.foes.iter().map(|foe| near(foe.counter, foe.hex, 0.0)).sum();
        let force = self.rulebook.scenario.force(self.side.enemy());
        for counter in view.public().counters.iter().filter(|counter| counter.side != self.side) {
            let Place::Due(number) = counter.place else { continue };
            let Some(arrival) = force.arrivals.get(usize::from(number)) else { continue };
            let Some(from) = arrival.entry.first() else { continue };
            threat += near(counter, *from, f64::from(arrival.turn.saturating_sub(self.public.turn)));
        }
        (0.4 * threat).clamp(0.15, 1.0)
    }

    /// The unit of the side with this id, on the map.
    pub fn own(&self, unit: UnitId) -> Option<(&'a Counter, Hex)> {
        let counter = self.public.find(unit).filter(|counter| counter.side == self.side)?;
        Some((counter, counter.hex()?))
    }

    /// The units of the side on the map, each with its hex.
    pub fn friends(&self) -> impl Iterator<Item = (&'a Counter, Hex)> {
        self.public.on_map(self.side)
    }

    /// The enemies in a hex.
    pub fn foes_in(&self, hex: Hex) -> impl Iterator<Item = &Foe<'a>> {
        self.foes.iter().filter(move |foe| foe.hex == hex)
    }

    /// Hexes with enemies that are known.
    pub fn foe_hexes(&self) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.foes.iter().map(|foe| foe.hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }
}
