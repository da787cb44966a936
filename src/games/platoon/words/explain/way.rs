//! Facts about a unit in another hex: whether it can get there and may attack there, and the reason if not.

use super::{
    question::HexQuestion,
    words::{refused, unit::Says},
};
use crate::{
    engine::{
        board::Hex,
        counters::Points,
        manual::Sentence,
        text::{Arg, id, say},
    },
    games::platoon::{
        rules::{
            combat::{
                Attack,
                indirect::{call, call_modifier, interdiction, is_target, may_fire, salvo},
                is_ready,
            },
            conduct::{direct_fire, may_assault, may_overrun},
            counter::Counter,
            movement::{Walk, entry_hexes, left, may_enter, may_move, may_walk_beside, reach, step, walk},
            order::{Order, Target, legal::unseen_steps},
            phase::{Phase, Segment},
            position::Public,
            refusal::Why,
        },
        words::{odds_told::odds_of, order_words::call_name},
    },
};

/// Returns the facts about the unit and the hex.
pub(super) fn said(asked: &HexQuestion, counter: &Counter) -> Vec<Sentence> {
    let mut said = Vec::new();
    let enemies = asked.public.holder(asked.hex) == Some(counter.side.enemy());
    if counter.hex().is_some() && asked.rulebook.kind(counter).attack > 0 {
        direct(asked, counter, enemies, &mut said);
    }
    if asked.rulebook.kind(counter).class.is_indirect() {
        indirect(asked, counter, &mut said);
    }
    if enemies {
        close(asked, counter, &mut said);
    } else {
        goes(asked, counter, &mut said);
    }
    said
}

/// Adds direct fire at units there, or the reach of opportunity fire where there are none.
fn direct(asked: &HexQuestion, counter: &Counter, enemies: bool, said: &mut Vec<Sentence>) {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    let Some(from) = counter.hex() else { return };
    let kind = rulebook.kind(counter);
    let distance = from.distance(hex);
    let (range, most) = (distance, kind.half_range());
    if enemies {
        let units = public.in_hex(hex).map(|unit| Target::Unit(unit.id));
        let (mut told, mut why_not) = (Vec::new(), None);
        for target in units.chain([Target::Stack]) {
            match direct_fire(rulebook, public, &[counter], hex, target) {
                Ok(attack) => told.push(at(asked, &attack)),
                Err(why) => why_not = Some(why),
            }
        }
        told.dedup_by(|one, other| one.text == other.text);
        match (told.is_empty(), why_not) {
            (true, Some(why)) => said.push(refused(rulebook, public, &why)),
            _ => said.push(Says::MayFire { range }.into()),
        }
        said.extend(told);
        return;
    }
    if distance > kind.half_range() {
        said.push(Says::NoReaction { range, most }.into());
    } else if !rulebook.sees(from, hex) {
        said.push(refused(rulebook, public, &Why::NoLineOfSight { from, to: hex }));
    } else {
        match is_ready(counter) {
            Ok(()) => said.push(Says::MayReact { range, most }.into()),
            Err(why) => said.push(refused(rulebook, public, &why)),
        }
    }
}

/// The sentence for an attack as it would be made: odds, die-roll modifiers, and its chances.
fn at(asked: &HexQuestion, attack: &Attack) -> Sentence {
    let name = match attack.struck.as_slice() {
        [] => Arg::Name(id!("platoon-why-the-fort")),
        [unit] => asked.name(*unit).into(),
        _ => Arg::Name(id!("platoon-why-whole-stack")),
    };
    let (strength, defence) = (attack.strength, attack.defence);
    let (odds, drm, chances) = figures(asked, attack);
    Says::Attack { name, strength, defence, odds, drm, chances }.into()
}

/// Odds, die-roll modifiers, and the number of the six die faces for each result.
fn figures(asked: &HexQuestion, attack: &Attack) -> (String, i8, String) {
    let odds = odds_of(asked.rulebook, attack).map_or_else(String::new, |odds| odds.plain());
    let names = [Arg::Name(id!("platoon-why-no-effect")), "D".into(), "DD".into(), "X".into()];
    let chances = attack.chances(asked.rulebook).into_iter().zip(names).filter(|(dice, _)| *dice > 0);
    let chances: Vec<String> =
        chances.map(|(dice, name)| say!("platoon-why-chance", result = name, dice = dice)).collect();
    (odds, attack.modifier(), chances.join(", "))
}

/// Adds indirect fire at the hex, with its call and its effect on each unit there.
fn indirect(asked: &HexQuestion, counter: &Counter, said: &mut Vec<Sentence>) {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    if let Err(why) = may_fire(rulebook, public, counter, hex) {
        said.push(refused(rulebook, public, &why));
        return;
    }
    if interdiction(rulebook, public, counter, hex).is_some() {
        said.push(Says::MayInterdict.into());
    }
    if let Err(why) = is_target(rulebook, public, counter.side, hex) {
        said.push(refused(rulebook, public, &why));
        return;
    }
    let called = call(rulebook, public, counter, hex);
    let drm = call_modifier(rulebook, rulebook.kind(counter).class, called);
    said.push(Says::MayShell { call: Arg::Name(call_name(called)), drm }.into());
    if let Ok(salvo) = salvo(rulebook, public, &[(counter, called)], hex) {
        said.extend(salvo.attacks.iter().filter_map(|(_, attack)| attack.as_ref()).map(|it| at(asked, it)));
    }
}

/// Adds an overrun or an assault of the hex, as if its segment were open.
fn close(asked: &HexQuestion, counter: &Counter, said: &mut Vec<Sentence>) {
    let (rulebook, hex) = (asked.rulebook, asked.hex);
    let kind = rulebook.kind(counter);
    let near = counter.hex().is_some_and(|from| from.distance(hex) == 1);
    if !near {
        return;
    }
    let segment = if kind.moves.is_vehicle() { Segment::Vehicles } else { Segment::Assault };
    let then = as_if(asked, counter, segment);
    let Some(unit) = then.find(counter.id) else { return };
    if kind.moves.is_vehicle() {
        said.push(match may_overrun(rulebook, &then, &[unit], hex) {
            Ok(overrun) => {
                let (strength, defence) = (overrun.attack.strength, overrun.attack.defence);
                let (odds, _, chances) = figures(asked, &overrun.attack);
                let exit = overrun.exits.first().map_or_else(|| Arg::from(""), |(_, exit, _)| (*exit).into());
                Says::Overrun { strength, defence, odds, exit, chances }.into()
            }
            Err(why) => refused(rulebook, &then, &why),
        });
    } else if kind.is_infantry() {
        said.push(match may_assault(rulebook, &then, &[unit], hex) {
            Ok(attack) => {
                let (odds, drm, chances) = figures(asked, &attack);
                let (strength, defence) = (attack.strength, attack.defence);
                Says::Assault { strength, defence, odds, drm, chances }.into()
            }
            Err(why) => refused(rulebook, &then, &why),
        });
    }
}

/// Adds whether it can get there, as if its segment were open, with the name of that segment if it is not.
fn goes(asked: &HexQuestion, counter: &Counter, said: &mut Vec<Sentence>) {
    let rulebook = asked.rulebook;
    let vehicle = rulebook.kind(counter).moves.is_vehicle();
    let (segment, name) = match vehicle {
        true => (Segment::Vehicles, id!("platoon-why-segment-vehicles")),
        false => (Segment::Others, id!("platoon-why-segment-others")),
    };
    let then = as_if(asked, counter, segment);
    let Some(unit) = then.find(counter.id) else { return };
    said.push(match way(asked, &then, unit) {
        Ok(says) => says.into(),
        Err(why) => refused(rulebook, &then, &why),
    });
    said.extend(unseen(asked, &then, unit));
    let moves = rulebook.kind(counter).allowance > 0;
    if moves && (asked.public.phase.segment() != Some(segment) || asked.public.phase != then.phase) {
        said.push(Says::InSegment { segment: Arg::Name(name) }.into());
    }
}

/// The sentence that it could enter cover unseen for more movement (10.4, 18.1).
fn unseen(asked: &HexQuestion, public: &Public, counter: &Counter) -> Option<Sentence> {
    let (rulebook, hex) = (asked.rulebook, asked.hex);
    let steps = unseen_steps(rulebook, public, counter, counter.hex()?);
    match steps.into_iter().find(|(to, _)| *to == hex)?.1 {
        Order::MoveBeside { .. } => {
            let rest = may_walk_beside(rulebook, public, counter, hex).ok()?;
            Some(Says::BesideRoad { cost: left(rulebook, counter) - rest }.into())
        }
        _ => Some(Says::Creeps.into()),
    }
}

fn way(asked: &HexQuestion, public: &Public, counter: &Counter) -> Result<Says, Why> {
    let (rulebook, hex) = (asked.rulebook, asked.hex);
    let of = rulebook.kind(counter).points();
    may_move(rulebook, public, counter)?;
    let found = reach(rulebook, public, counter);
    let path = found.path(hex);
    if let Some(rest) = found.left(hex) {
        if counter.hex().is_some() {
            walk(rulebook, public, counter, &path, Walk::default())?;
        }
        let by: Vec<String> = path.iter().rev().skip(1).rev().map(ToString::to_string).collect();
        let (stops, between) = (by.len(), by.join(", "));
        return Ok(Says::Reached { cost: of.less(rest).unwrap_or(Points::ZERO), of, stops, between });
    }
    if counter.hex().is_none() {
        // For a unit beside the map the reason that keeps it there is given.
        let entry = entry_hexes(rulebook, public, counter).first().copied();
        may_enter(rulebook, public, counter, entry.unwrap_or(hex))?;
        return Ok(Says::OutOfReach { of });
    }
    // The refusal at the last hex before it gives the reason that closes the hex.
    let near = rulebook.board.neighbours(hex).iter().flatten().copied();
    let known = near.filter_map(|next| Some((found.left(next)?, next))).max();
    if let Some((_, next)) = known {
        let path: Vec<Hex> = found.path(next).into_iter().chain([hex]).collect();
        walk(rulebook, public, counter, &path, Walk::default())?;
    }
    if let Some(from) = counter.hex().filter(|from| from.distance(hex) == 1) {
        step(rulebook, public, counter, from, hex)?;
        walk(rulebook, public, counter, &[hex], Walk::default())?;
    }
    Ok(Says::OutOfReach { of })
}

/// The position as if this segment of the unit's side were open, with no points spent in it unless it is open now.
fn as_if(asked: &HexQuestion, counter: &Counter, segment: Segment) -> Public {
    let mut then = asked.public.clone();
    let first = asked.rulebook.scenario.first_player == counter.side;
    let phase = if first { Phase::First(segment) } else { Phase::Second(segment) };
    if then.phase != phase {
        if then.phase.side(&asked.rulebook.scenario) != Some(counter.side) {
            for own in then.counters.iter_mut().filter(|it| it.side == counter.side) {
                let condition = &mut own.condition;
                (condition.spent, condition.moved, condition.halted) = (Points::ZERO, false, false);
            }
        }
        then.phase = phase;
    }
    then
}
