//! The scenario made of a position: the last step of the set-up editor.
//!
//! Nothing hidden goes into the file. An untried division is written as untried, without its identity: any player can
//! read a scenario, and a game that begins with it draws again. The divisions that are still unknown are therefore
//! shuffled again. Known divisions, on the map or on a dead pile, keep their places. All other public state is
//! restored, except the numbers in the neutral ids of untried divisions and the agreements at the table.

use super::{GermanArrival, Placed, Scenario};
use crate::{
    engine::{counters::UnitId, orders::SavedAs, text::say},
    games::guderian::rules::{
        counter::{Counter, Piece, Place},
        kinds::{Pool, Side},
        phase::Phase,
        position::{
            Public,
            underway::{Judged, ScheduledUnit, Underway, Unseen, Waiting},
        },
        rulebook::Rulebook,
        view::Piles,
    },
};

/// Makes the scenario that begins with this position, and with piles of the same height.
///
/// # Errors
/// The reason why the position cannot begin a scenario, in a sentence.
pub fn scenario_of(
    rulebook: &Rulebook,
    public: &Public,
    piles: Piles,
    saved_as: SavedAs,
) -> Result<Scenario, String> {
    if public.phase == Phase::Over || public.phase == Phase::Bidding {
        return Err(say!("hand-scenario-not-in-phase"));
    }
    if public.battle.is_some() || public.owed.is_some() {
        return Err(say!("hand-scenario-in-combat"));
    }
    let old = &rulebook.scenario;
    let mut scenario = Scenario {
        id: saved_as.id,
        title: saved_as.title.to_owned(),
        summary: saved_as.summary.to_owned(),
        first_turn: if is_before_turn(public.phase) { public.turn + 1 } else { public.turn.max(1) },
        start: public.phase,
        placed: placed(public),
        german_held: public
            .holders
            .iter()
            .filter(|(_, side)| **side == Side::German)
            .map(|(hex, _)| *hex)
            .collect(),
        options: rulebook.options.clone(),
        underway: Some(underway(rulebook, public, piles)),
        ..old.clone()
    };
    for army in &mut scenario.armies {
        (army.rifle, army.armour, army.placed) = (0, 0, true);
    }
    schedule(rulebook, public, &mut scenario);
    Ok(scenario)
}

/// Whether the clock still shows the turn before.
fn is_before_turn(phase: Phase) -> bool {
    matches!(phase, Phase::SovietSetUp | Phase::FirstInterdiction)
}

fn pool_of(counter: &Counter) -> Option<Pool> {
    counter.unit.is_none().then(|| counter.kind.pool()).flatten()
}

/// The counters on the map; untried divisions that are alike are entered by number.
fn placed(public: &Public) -> Vec<Placed> {
    let mut counters: Vec<(Piece, &Counter)> =
        public.pieces().filter(|(_, counter)| counter.hex().is_some()).collect();
    counters.sort_by_key(|(_, counter)| (counter.side(), counter.hex(), counter.unit.is_none(), counter.id));
    let mut placed: Vec<Placed> = Vec::new();
    for (piece, counter) in counters {
        let Some(hex) = counter.hex() else { continue };
        let one = Placed {
            unit: counter.unit,
            untried: pool_of(counter).map(Pool::kind),
            secretly: None,
            number: 1,
            hex,
            army: counter.army,
            condition: counter.condition.clone(),
            moving: public.moving.contains(&piece),
            party: public.party_of(piece).and_then(|party| u8::try_from(party).ok()),
        };
        match placed.last_mut().filter(|last| last.untried.is_some() && last.is_like(&one)) {
            Some(last) if last.number < u8::MAX => last.number += 1,
            _ => placed.push(one),
        }
    }
    placed
}

/// The unrevealed divisions on the dead piles: those of each pile minus those that are known.
fn unseen(rulebook: &Rulebook, public: &Public, piles: Piles) -> Unseen {
    let [rifle, armour] = Pool::BOTH.map(|pool| {
        let prints = rulebook.order_of_battle.pool(pool);
        let is_of =
            |id: &&UnitId| rulebook.order_of_battle.find(**id).is_some_and(|print| prints.contains(&print));
        let known = public.known_out.iter().filter(is_of).count();
        let in_pile = |piles: &[usize]| piles.get(pool.number()).copied().unwrap_or_default();
        let dead = in_pile(&piles.dead) + in_pile(&piles.second_dead);
        u8::try_from(dead.saturating_sub(known)).unwrap_or(u8::MAX)
    });
    Unseen { rifle, armour }
}

/// The judgement at the end of the last player-turn.
fn judged(rulebook: &Rulebook, public: &Public) -> Judged {
    let names = rulebook.scenario.victory.places.iter().map(|place| place.name.clone());
    let taken = names.zip(&public.taken).filter_map(|(name, turn)| Some((name, (*turn)?)));
    Judged { taken: taken.collect(), east_since: public.unlocked }
}

fn underway(rulebook: &Rulebook, public: &Public, piles: Piles) -> Underway {
    let waiting = public.counters.iter().filter_map(|counter| match counter.place {
        Place::Due { area } => {
            let untried = pool_of(counter).map(Pool::kind);
            Some(Waiting { unit: counter.unit, untried, area, condition: counter.condition.clone() })
        }
        _ => None,
    });
    let is_lost = |counter: &&Counter| counter.place == Place::Gone && counter.kind.pool().is_none();
    let lost = public.counters.iter().filter(is_lost).filter_map(|counter| counter.unit);
    let absent = &rulebook.scenario.absent;
    let dead = public.known_out.iter().copied().filter(|id| !absent.contains(id));
    Underway {
        turn: public.turn,
        waiting: waiting.collect(),
        scheduled: Vec::new(),
        lost: lost.chain(dead).collect(),
        lost_unseen: unseen(rulebook, public, piles),
        score: public.score,
        air_markers: public.air_markers.clone(),
        soviet_marker: public.soviet_marker,
        rail_cuts: public.rail_cuts.clone(),
        army_free: public.army_free.clone(),
        soviet_marker_uses: public.soviet_marker_uses,
        front_sent: public.south_west.into(),
        flown_out: public.evacuations.into(),
        rail_used: public.rail_used,
        judged: Some(judged(rulebook, public)),
        bid: public.bid,
    }
}

/// Sets the arrivals still to come: whole divisions by name, others counter by counter.
fn schedule(rulebook: &Rulebook, public: &Public, scenario: &mut Scenario) {
    let mut coming: Vec<ScheduledUnit> = public
        .counters
        .iter()
        .filter_map(|counter| match counter.place {
            Place::Scheduled { turn, area } => Some(ScheduledUnit { unit: counter.unit?, turn, area }),
            _ => None,
        })
        .collect();
    scenario.german_reinforcements = Vec::new();
    for division in rulebook.order_of_battle.divisions() {
        let members = division.members.iter().map(|print| rulebook.order_of_battle.record(*print).id);
        let members: Vec<UnitId> = members.collect();
        let found: Vec<(u8, UnitId)> = coming
            .iter()
            .filter(|unit| members.contains(&unit.unit))
            .map(|unit| (unit.turn, unit.area))
            .collect();
        let Some((turn, area)) = found.first().copied() else { continue };
        if found.len() < members.len() || found.iter().any(|other| *other != (turn, area)) {
            continue;
        }
        coming.retain(|unit| !members.contains(&unit.unit));
        let arrivals = &mut scenario.german_reinforcements;
        match arrivals.iter_mut().find(|arrival| (arrival.turn, arrival.area) == (turn, area)) {
            Some(arrival) => arrival.divisions.push(division.name.clone()),
            None => {
                arrivals.push(GermanArrival { turn, area, divisions: vec![division.name.clone()] });
            }
        }
    }
    scenario.german_reinforcements.sort_by_key(|arrival| (arrival.turn, arrival.area));
    scenario.soviet_reinforcements.retain(|arrival| arrival.turn > public.turn);
    for arrival in &mut scenario.soviet_reinforcements {
        let comes = |unit: &ScheduledUnit| {
            Some(unit.unit) == arrival.leader && (unit.turn, unit.area) == (arrival.turn, arrival.area)
        };
        if coming.iter().any(comes) {
            coming.retain(|unit| !comes(unit));
        } else {
            arrival.leader = None;
        }
    }
    if let Some(underway) = &mut scenario.underway {
        underway.scheduled = coming;
    }
}
