//! The threat map: the enemies that can fire at each hex, and the cost for a unit there.

use super::{
    estimate::{Estimate, Foe},
    threat::Threat,
};
use crate::{
    engine::board::{Hex, HexMap, Terrain},
    games::platoon::rules::{
        combat::{effect, fort_at, is_cover},
        counter::Counter,
        kinds::{Assaults, Carries, Class},
        position::{Fort, Registration},
        sight::{
            is_in_gully,
            spotting::{conceals, is_spotter},
        },
    },
};
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

/// Share of each further firer's strength that counts: the enemy has other targets, too.
const SHARE: f64 = 0.75;
/// The same for enemies that may come to overrun: two at most.
const OVERRUNNING: usize = 2;
/// Strengths assumed for an unseen enemy, against soft targets and armour: roughly a gun.
const UNSEEN: [f64; 2] = [6.0, 24.0];

/// Several strengths as one.
fn together(strengths: &[f64]) -> f64 {
    strengths.iter().scan(1.0, |part, strength| Some(std::mem::replace(part, *part * SHARE) * strength)).sum()
}

/// Everything on which the fire at a hex depends, besides the rulebook and the manner. A position with an equal cause has
/// the same threats.
#[derive(Clone, Debug, PartialEq)]
struct Cause {
    foes: Vec<FoeState>,
    registrations: BTreeSet<Registration>,
    forts: BTreeMap<Hex, Fort>,
    /// The hexes that unseen fire has struck.
    unseen: Vec<(Hex, f64)>,
}

/// An enemy as far as its fire depends on it.
#[derive(Clone, Debug, PartialEq)]
struct FoeState {
    counter: Counter,
    fires: bool,
    watches: bool,
    belief: f64,
    carries: bool,
}

/// The threats that were found for an order, kept for the next one.
#[derive(Clone, Debug)]
pub(super) struct KeptThreats {
    cause: Cause,
    threats: HexMap<Option<Box<Threat>>>,
}

impl Estimate<'_> {
    pub fn threat<T>(&self, hex: Hex, ask: impl FnOnce(&Threat) -> T) -> T {
        let known = self.threats.borrow().get(hex).is_some_and(Option::is_some);
        if !known {
            let found = self.find_threat(hex);
            self.threats.borrow_mut().set(hex, Some(Box::new(found)));
        }
        let threats = self.threats.borrow();
        match threats.get(hex).and_then(Option::as_deref) {
            Some(threat) => ask(threat),
            None => ask(&Threat::default()),
        }
    }

    fn find_threat(&self, hex: Hex) -> Threat {
        let mut threat = Threat::default();
        let (mut overruns, mut assaults) = (Vec::new(), 0.0);
        for (number, foe) in self.foes.iter().enumerate() {
            let distance = foe.hex.distance(hex);
            let sees = distance > 0 && self.rulebook.sees(foe.hex, hex);
            if sees && is_spotter(self.rulebook, foe.counter) {
                threat.seen = true;
                threat.beside |= distance == 1;
            }
            let [soft, hard] = self.reaching(foe, hex, distance, sees).map(|strength| foe.belief * strength);
            if foe.fires {
                threat.soft.push(soft);
                threat.hard.push(hard);
                threat.draws.push((number, hard.max(soft)));
                threat.drawn += hard.max(soft);
            }
            if foe.watches && sees && distance <= foe.kind.half_range() {
                threat.watched_soft.push(soft);
                threat.watched_hard.push(hard);
            } else if foe.watches && self.is_registered(foe, hex) {
                // A unit that enters there is interdicted (14.5).
                threat.watched_soft.push(f64::from(foe.kind.attack));
                threat.watched_hard.push(f64::from(foe.kind.attack) / 2.0);
            }
            if foe.fires && self.may_come_over(foe, hex, distance) {
                overruns.push(f64::from(foe.kind.attack));
            }
            let assaults_so = foe.kind.is_infantry() && foe.kind.assaults != Assaults::No;
            if foe.fires && distance == 1 && assaults_so {
                assaults += f64::from(foe.kind.attack);
            }
        }
        if self.manner.remembers {
            for (struck, fear) in self.past.unseen_fire().filter(|(struck, _)| struck.distance(hex) <= 1) {
                let near = if struck == hex { fear } else { 0.7 * fear };
                let [soft, hard] = UNSEEN.map(|strength| near * strength);
                threat.soft.push(soft);
                threat.hard.push(hard);
                threat.watched_soft.push(soft);
                threat.watched_hard.push(hard);
                threat.unseen.push(hard);
                threat.drawn += hard;
            }
        }
        for strengths in
            [&mut threat.soft, &mut threat.hard, &mut threat.watched_soft, &mut threat.watched_hard]
        {
            strengths.retain(|strength| *strength > 0.0);
            strengths.sort_by(|one, other| other.total_cmp(one));
        }
        overruns.sort_by(|one: &f64, other| other.total_cmp(one));
        threat.overrun = overruns.iter().take(OVERRUNNING).sum();
        threat.assault = assaults;
        threat
    }

    /// The likelihood that the fire of the next combat phase falls on a hex and not elsewhere.
    fn attention_at(&self, threat: &Threat) -> f64 {
        let part = |(number, strength): &(usize, f64)| {
            self.foes.get(*number).map_or(0.0, |foe| foe.attention * strength)
        };
        let drawn = threat.draws.iter().map(part).fold(0.0, |sum, part| sum + part);
        let drawn = threat.unseen.iter().fold(drawn, |sum, hard| sum + hard);
        if threat.drawn > 0.0 { drawn / threat.drawn } else { 1.0 }
    }

    /// Uses the threats that were found before, if nothing has changed on which they depend.
    pub fn recall(&mut self, kept: Option<KeptThreats>) {
        let cause = self.cause();
        if let Some(kept) = kept.filter(|kept| kept.cause == cause) {
            self.threats = RefCell::new(kept.threats);
        }
    }

    /// Keeps the threats for the next order.
    pub fn keep(self) -> KeptThreats {
        KeptThreats { cause: self.cause(), threats: self.threats.into_inner() }
    }

    fn cause(&self) -> Cause {
        let of = |foe: &Foe| FoeState {
            counter: foe.counter.clone(),
            fires: foe.fires,
            watches: foe.watches,
            belief: foe.belief,
            carries: self.public.passenger(foe.counter.id).is_some(),
        };
        let unseen = self.past.unseen_fire().filter(|_| self.manner.remembers).collect();
        Cause {
            foes: self.foes.iter().map(of).collect(),
            registrations: self.public.registrations.clone(),
            forts: self.public.forts.clone(),
            unseen,
        }
    }

    fn is_registered(&self, foe: &Foe, hex: Hex) -> bool {
        self.public.registered(foe.counter.id).any(|marker| marker == hex)
    }

    /// The strength of an enemy at a hex, against soft targets and armour; indirect fire counts less where it is not
    /// registered (13.7).
    fn reaching(&self, foe: &Foe, hex: Hex, distance: u32, sees: bool) -> [f64; 2] {
        let board = &self.rulebook.board;
        if distance == 0 || distance > foe.kind.range || foe.kind.attack == 0 {
            return [0.0; 2];
        }
        if !sees {
            if !foe.kind.class.is_indirect() {
                return [0.0; 2];
            }
            let part = if self.is_registered(foe, hex) { 0.8 } else { 0.3 };
            let attack = f64::from(foe.kind.attack) * part;
            return [attack, attack / 2.0];
        }
        let uphill = if board.level(hex) > board.level(foe.hex) { 0.5 } else { 1.0 };
        let town = board.terrain(hex) == Terrain::Town && !foe.kind.class.is_small_arms();
        let strength =
            |armoured| effect(foe.kind, foe.counter.id, armoured, distance, false).map_or(0.0, f64::from);
        [strength(town) * uphill, strength(true) * uphill]
    }

    /// Whether an enemy may drive up to a hex and overrun it in its next turn, roughly (15.1).
    fn may_come_over(&self, foe: &Foe, hex: Hex, distance: u32) -> bool {
        let board = &self.rulebook.board;
        let open = !matches!(board.terrain(hex), Terrain::Town | Terrain::Woods | Terrain::Swamp)
            && !is_in_gully(board, hex)
            && fort_at(self.public, hex).is_none();
        let light = foe.kind.class == Class::ArmedCarrier && foe.kind.carries == Carries::Any;
        let kind = foe.kind.is_fighting_vehicle() || light;
        let far = f64::from(foe.kind.allowance) * 0.6;
        open && kind && f64::from(distance) <= far && self.public.passenger(foe.counter.id).is_none()
    }

    /// Whether the enemy may fire at a unit in a hex in its next turn: a unit in cover must have been spotted (10.2). A
    /// unit that is not there yet is seen on entering, unless it is slow (10.4).
    fn is_target(&self, counter: &Counter, hex: Hex, threat: &Threat) -> bool {
        if !conceals(&self.rulebook.board, hex) || threat.beside {
            return true;
        }
        if counter.hex() == Some(hex) && !counter.condition.moved {
            return counter.is_marked();
        }
        threat.seen && self.rulebook.kind(counter).allowance != 1
    }

    /// The share of the units hidden by cover now that is still hidden a turn later. An adjacent enemy finds every unit
    /// (10.2), and enemies come where they can gain something.
    pub fn cover_lasts(&self, hex: Hex) -> f64 {
        let wanted = self.aims.iter().any(|aim| aim.keep > 0.0 && aim.hex.distance(hex) <= 1);
        let comes = |foe: &&Foe| {
            let legs = f64::from(foe.kind.allowance);
            foe.kind.attack > 0 && f64::from(foe.hex.distance(hex)) <= (0.6 * legs).max(1.0) + 1.0
        };
        let coming = self.foes.iter().filter(comes).count().min(4) as i32;
        let left = if wanted { self.manner.found_where_wanted } else { self.manner.found };
        left.powi(coming)
    }

    /// The expected share of a unit's value lost in the enemy's next turn in this hex; `quick` is added to the enemy's
    /// dice.
    pub fn danger(&self, counter: &Counter, hex: Hex, quick: bool) -> f64 {
        self.threat(hex, |threat| self.danger_if(counter, hex, quick, self.is_target(counter, hex, threat)))
    }

    /// The same, when it is known whether the unit is seen.
    pub fn danger_if(&self, counter: &Counter, hex: Hex, quick: bool, seen: bool) -> f64 {
        if self.enemy_turns == 0 {
            return 0.0;
        }
        let kind = self.rulebook.kind(counter);
        let defence = f64::from(kind.defence);
        let cover = is_cover(&self.rulebook.board, hex);
        let dispersed = counter.condition.dispersed;
        let modifier = i8::from(cover) - i8::from(dispersed) - i8::from(quick);
        self.threat(hex, |threat| {
            let strengths = if kind.is_armoured() { &threat.hard } else { &threat.soft };
            let fire = if seen { together(strengths) } else { 0.0 };
            let attention = if seen { self.attention_at(threat) } else { 1.0 };
            let fire = attention * self.harm.about(fire, defence, 0.0, modifier, dispersed);
            let overrun = self.harm.about(threat.overrun, defence, 1.0, modifier - 2, dispersed);
            let assault = self.harm.about(threat.assault, defence, 0.0, modifier - 2, dispersed);
            let spared = (1.0 - fire) * (1.0 - 0.6 * overrun) * (1.0 - assault);
            let fort = fort_at(self.public, hex).is_some_and(|fort| fort.side == self.side);
            if fort { 0.2 * (1.0 - spared) } else { 1.0 - spared }
        })
    }

    /// The share of a unit's value that opportunity fire may cost when it enters a hex (14.2).
    pub fn watched(&self, counter: &Counter, hex: Hex) -> f64 {
        let kind = self.rulebook.kind(counter);
        let cover = is_cover(&self.rulebook.board, hex);
        let modifier = 1 + i8::from(cover);
        self.threat(hex, |threat| {
            let strengths = if kind.is_armoured() { &threat.watched_hard } else { &threat.watched_soft };
            let strength = together(strengths);
            self.harm.about(strength, f64::from(kind.defence), 0.0, modifier, counter.condition.dispersed)
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::orders::Game,
        games::platoon::{
            players::{
                estimate::{Known, goals},
                harm::Harm,
                past::Past,
                ways::Ways,
                weights::STAFF,
            },
            rules::{
                Platoon, Rulebook, View,
                counter::Place,
                kinds::Side,
                phase::{Phase, Segment},
            },
        },
        play::players::chief::Intents,
    };
    use std::sync::Arc;

    /// A friendly unit that moves leaves the threats as they were, an enemy that fires does not; the danger is that of
    /// a new estimate in both cases.
    #[test]
    fn kept_threats_are_those_of_a_new_estimate() {
        let rulebook = Arc::new(Rulebook::load("meeting").unwrap());
        let units = [
            ("so-t34-76-1", "2405"),
            ("so-t34-76-2", "2605"),
            ("ge-panther-g-1", "1805"),
            ("ge-pz-4h-1", "1707"),
        ];
        let mut position = Platoon::start(&rulebook, 1);
        (position.public.turn, position.public.phase) = (3, Phase::Second(Segment::Vehicles));
        for counter in &mut position.public.counters {
            let placed = units.iter().find(|(unit, _)| counter.id.to_string() == *unit);
            counter.place = placed.map_or(Place::Exited, |(_, at)| Place::Map(at.parse().unwrap()));
        }
        let harm = Harm::new(&rulebook, STAFF.dispersed);
        let ways = Ways::new(&rulebook, &position.public, goals(&rulebook));
        let (past, intents) = (Past::default(), Intents::default());
        let known = Known { harm: &harm, ways: &ways, past: &past, reaches: None, intents: &intents };
        let mut kept: Option<KeptThreats> = None;
        let mut causes = Vec::new();
        for change in 0..3 {
            for counter in &mut position.public.counters {
                match (change, counter.id.to_string().as_str()) {
                    (1, "so-t34-76-2") => counter.place = Place::Map("2506".parse().unwrap()),
                    (2, "ge-panther-g-1") => counter.condition.inverted = true,
                    _ => {}
                }
            }
            let view = View::new(&rulebook, &position, Side::Soviet);
            let new = Estimate::new(&view, &STAFF, known);
            let mut again = Estimate::new(&view, &STAFF, known);
            again.recall(kept.take());
            let tank = new.friends().next().unwrap().0;
            for hex in rulebook.board.hexes().filter(|hex| hex.distance(tank.hex().unwrap()) <= 4) {
                assert_eq!(again.danger(tank, hex, false), new.danger(tank, hex, false), "{change} {hex}");
                assert_eq!(again.watched(tank, hex), new.watched(tank, hex), "{change} {hex}");
            }
            causes.push(new.cause());
            kept = Some(again.keep());
        }
        assert!(causes[0] == causes[1] && causes[1] != causes[2]);
    }
}
