//! The field before any unit moves: the sources of danger, the paths worth barring, the hexes worth a guard.

use super::{
    aim::Aim,
    aims::{aims, danger_of, german_approach},
    cuts::cuts,
    foes::{Foe, foes},
    look::{Look, around},
    memory::Lay,
    ways::{FAR, delays},
};
use crate::{
    engine::{
        board::{Hex, HexMap},
        counters::Points,
    },
    games::guderian::rules::{
        combat::integrity::whole_division,
        counter::Piece,
        kinds::Side,
        movement::{Group, reach::Reach},
        turn::interdiction::is_german_held,
    },
};
use std::{collections::BTreeMap, sync::Arc};

/// No foe's number.
pub(super) const NO_FOE: u16 = u16::MAX;
/// The weight of strength that must first come up to attack.
const COMING: f32 = 0.55;
/// The weight of Soviet units that no leader can order to attack in their hex.
const LEADERLESS: f32 = 0.4;
/// Half points by which a detour may exceed the straight path and still be worth barring.
const DETOUR: f64 = 12.0;
/// Half points over which the value of a barrier fades before and behind the best distance.
const DEPTH: f64 = 9.0;
/// Columns near the edge in which the supply road must be guarded.
const ROAD_COLUMNS: u8 = 5;
/// The turn from which the road must be guarded.
const GUARD_FROM: u8 = 4;

/// The value of coming a turn's march nearer to the hex to which a chief of staff sends a group, in points: more than
/// most attacks, less than a unit over the limit costs.
const SENT_NEARER: f64 = 20.0;
/// The value of the hex itself, in points.
const SENT_THERE: f64 = 20.0;

/// The field as seen by one side.
pub(super) struct Field {
    /// The lay of the land.
    pub lay: Arc<Lay>,
    pub foes: Vec<Foe>,
    /// The number of the foe in a hex; [`NO_FOE`] if there is none.
    pub foe_at: HexMap<u16>,
    /// Numbers of the foes within two hexes.
    pub near: HexMap<Vec<u16>>,
    /// The value of having a hex in the side's zones of control.
    pub wanted: HexMap<f32>,
    /// The value of holding a hex.
    pub hold: HexMap<f32>,
    /// The share of the exits from a hex that the enemy closes.
    pub closed: HexMap<f32>,
    /// The hexes to which units are sent by a chief of staff.
    sent: BTreeMap<Hex, Aim>,
}

impl Field {
    /// The field as it is now.
    pub fn new(look: &Look) -> Self {
        Self::with(look, look.memory.keep(look.public.turn, lay(look)))
    }

    /// The field as it is now, with the lay of the land from earlier in the turn: good enough for a small decision.
    pub fn glance(look: &Look) -> Self {
        match look.memory.lay(look.public.turn) {
            Some(lay) => Self::with(look, lay),
            None => Self::new(look),
        }
    }

    fn with(look: &Look, lay: Arc<Lay>) -> Self {
        let room = look.rulebook.board.room();
        let foes = foes(look);
        let mut near = HexMap::filled(room, Vec::new());
        let mut foe_at = HexMap::filled(room, NO_FOE);
        let mut wanted = lay.wanted.clone();
        for (number, foe) in foes.iter().enumerate() {
            foe_at[foe.hex] = number as u16;
            for hex in around(look, foe.hex, 2) {
                near[hex].push(number as u16);
            }
            wanted[foe.hex] += (look.manner.pin * foe.worth.min(4.0)) as f32;
        }
        let hold = guards(look, &lay);
        let closed = closed(look);
        let sent = sent(look);
        Self { lay, foes, foe_at, near, wanted, hold, closed, sent }
    }

    /// The value of going from one hex to another to a unit that a chief of staff sends somewhere, by the part of a
    /// turn's march that is gained; none if it is sent nowhere.
    pub fn worth_of_going(&self, look: &Look, piece: Piece, (from, to): (Hex, Hex)) -> Option<f64> {
        let aim = self.sent.get(&look.sent_to(piece)?)?;
        let counter = look.public.counter(piece);
        let [before, after] = [from, to].map(|hex| aim.away(look.rulebook, counter.kind.march(), hex));
        if before == FAR || after == FAR {
            return None;
        }
        let a_turn = f64::from(counter.allowance) * 2.0;
        let nearer = (f64::from(before) - f64::from(after)) / a_turn.max(1.0);
        let there = if aim.hexes.contains(&to) { SENT_THERE } else { 0.0 };
        Some(SENT_NEARER * nearer + there)
    }
}

/// The hexes to which units are sent by a chief of staff, each as a place to aim for.
fn sent(look: &Look) -> BTreeMap<Hex, Aim> {
    let mut sent = BTreeMap::new();
    let Some(intents) = look.intents else { return sent };
    let goals = intents.iter().filter_map(|(unit, _)| intents.aim(unit));
    let goals: Vec<Hex> = goals.filter(|hex| look.rulebook.board.contains(*hex)).collect();
    if goals.is_empty() {
        return sent;
    }
    let delays = Arc::new(delays(look.rulebook, look.public, look.side));
    for hex in goals {
        let aim = || Aim {
            name: String::new(),
            hexes: vec![hex],
            value: 0.0,
            need: 0.0,
            side: look.side,
            delays: Arc::clone(&delays),
            ways: Default::default(),
        };
        sent.entry(hex).or_insert_with(aim);
    }
    sent
}

/// The lay of the land now.
fn lay(look: &Look) -> Lay {
    let approach = german_approach(look);
    let wanted = match look.side {
        Side::Soviet => barriers(look, &approach),
        Side::German => cuts(look),
    };
    Lay { aims: aims(look, &approach), threat: threat(look), wanted, approach }
}

/// Attack strength that the enemy can bring against each hex in its turn.
fn threat(look: &Look) -> HexMap<f32> {
    let room = look.rulebook.board.room();
    let mut threat = HexMap::filled(room, 0.0_f32);
    if look.turns_left() == 0 && look.side == Side::German {
        return threat; // no turn follows the last German one
    }
    let mut seen = HexMap::filled(room, 0_u16);
    let mut number = 0;
    for foe_hex in enemy_hexes(look) {
        let stack: Vec<Piece> = look.public.combat_units(foe_hex).collect();
        let strength = stack_attack(look, &stack, foe_hex);
        if strength <= 0.0 {
            continue;
        }
        number += 1;
        for hex in look.rulebook.board.land_neighbours(foe_hex) {
            seen[hex] = number;
            threat[hex] += strength;
        }
        for reached in reached(look, &stack, foe_hex) {
            for hex in std::iter::once(reached).chain(look.rulebook.board.land_neighbours(reached)) {
                if seen[hex] != number {
                    seen[hex] = number;
                    threat[hex] += strength * COMING;
                }
            }
        }
    }
    threat
}

/// The share of the exits from each hex that enemies close now.
fn closed(look: &Look) -> HexMap<f32> {
    let mut closed = HexMap::filled(look.rulebook.board.room(), 0.0_f32);
    for foe_hex in enemy_hexes(look) {
        for hex in around(look, foe_hex, 2) {
            let near: Vec<Hex> = look.rulebook.board.land_neighbours(hex).collect();
            let shut = near.iter().filter(|near| look.public.in_zone_of(look.side.enemy(), **near)).count();
            closed[hex] = shut as f32 / 6.0 + (6 - near.len().min(6)) as f32 / 6.0;
        }
    }
    closed
}

fn enemy_hexes(look: &Look) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = look.public.on_map(look.side.enemy()).map(|(.., hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// The hexes that a stack can reach in its turn, with the zones as they are now.
fn reached(look: &Look, stack: &[Piece], hex: Hex) -> Vec<Hex> {
    let left = |piece: Piece| Points::whole(u16::from(look.public.counter(piece).allowance));
    let group = Group::of(look.rulebook, look.public, stack, hex, left);
    Reach::new(look.rulebook, look.public, &group).hexes().to_vec()
}

fn stack_attack(look: &Look, stack: &[Piece], hex: Hex) -> f32 {
    let one = |piece: &Piece| {
        let whole = whole_division(look.rulebook, look.public, *piece, hex).is_some();
        let supplied = look.is_supplied(*piece);
        look.values(*piece).0 * if whole { 2.0 } else { 1.0 } * if supplied { 1.0 } else { 0.5 }
    };
    let sum: f64 = stack.iter().map(one).sum();
    let led = look.lines_of(look.side.enemy()).commands(hex);
    sum as f32 * if led { 1.0 } else { LEADERLESS }
}

/// The value to the Soviets of barring each hex: higher on the Germans' paths to places, at the best distance for a
/// barrier.
fn barriers(look: &Look, approach: &HexMap<u16>) -> HexMap<f32> {
    let mut wanted = HexMap::filled(look.rulebook.board.room(), 0.0_f32);
    let places = &look.rulebook.scenario.victory.places;
    let all: f64 = places.iter().map(|place| f64::from(place.points)).sum();
    let best = look.manner.block_at * 2.0;
    for (place, behind) in places.iter().zip(&look.memory.country.behind) {
        let straight = place.hexes.iter().map(|hex| approach[*hex]).min().unwrap_or(FAR);
        if straight == FAR {
            continue;
        }
        let share = f64::from(place.points) / all.max(1.0);
        for hex in look.rulebook.board.hexes().filter(|hex| approach[*hex] != FAR && behind[*hex] != FAR) {
            let before = f64::from(approach[hex]);
            let longer = before + f64::from(behind[hex]) - f64::from(straight);
            if longer >= DETOUR {
                continue;
            }
            let band = (-((before - best) / DEPTH).powi(2)).exp();
            wanted[hex] += (look.manner.block * 10.0 * share * (1.0 - longer / DETOUR) * band) as f32;
        }
    }
    wanted
}

/// The value of holding each hex: places that the enemy may reach, and the supply road.
fn guards(look: &Look, lay: &Lay) -> HexMap<f32> {
    let mut hold = HexMap::filled(look.rulebook.board.room(), 0.0_f32);
    for place in &look.rulebook.scenario.victory.places {
        let german = is_german_held(look.rulebook, look.public, &place.hexes);
        let points = f64::from(place.points) / place.hexes.len() as f64;
        let urgent = match look.side {
            Side::Soviet if german => continue,
            Side::Soviet => 1.0 / (1.0 + (danger_of(&lay.approach, &place.hexes) / 12.0).powi(2)),
            Side::German if !german => continue,
            Side::German => f64::from(u8::from(place.hexes.iter().any(|hex| lay.threat[*hex] > 0.0))),
        };
        for hex in &place.hexes {
            hold[*hex] += (look.manner.hold * points * urgent) as f32;
        }
    }
    if look.side == Side::German && look.public.turn >= GUARD_FROM && look.turns_left() > 0 {
        for hex in road(look) {
            hold[hex] += look.manner.guard as f32;
        }
    }
    hold
}

/// The first hexes of the supply road, which no other path avoids.
fn road(look: &Look) -> Vec<Hex> {
    let board = &look.rulebook.board;
    let source = look.rulebook.scenario.supply_road;
    let near = |hex: &Hex| hex.column() <= ROAD_COLUMNS && hex.distance(source) < u32::from(ROAD_COLUMNS);
    let mut chain = vec![source];
    let mut next = 0;
    while let Some(hex) = chain.get(next).copied() {
        next += 1;
        for linked in board.linked(crate::engine::board::Link::RoadOverRiver, hex).filter(near) {
            if !chain.contains(&linked) {
                chain.push(linked);
            }
        }
    }
    chain
}
