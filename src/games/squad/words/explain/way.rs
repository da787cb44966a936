//! Explanation of a unit in another hex: its line of sight and actions there, whether it can reach the hex, and why
//! not.

use super::{
    fire,
    question::HexQuestion,
    words::{refused, unit::Says},
};
use crate::{
    engine::{
        board::Hex,
        manual::Sentence,
        orders::{Refusal, edge_of},
    },
    games::squad::{
        rules::{
            counter::{Counter, Place},
            movement::{
                self, Moves, NoWay, Pace, allowance, drive_reach, left, may_move, open_entries, reach, walk,
            },
            phase::Step,
            position::Public,
            refusal::Why,
        },
        words::names::{facing_arg, step_arg},
    },
};

/// Returns the facts about the unit and the hex.
pub(super) fn said(asked: &HexQuestion, counter: &Counter) -> Vec<Sentence> {
    let mut said = Vec::new();
    let enemies = asked.public.holder(asked.hex) == Some(counter.side.enemy());
    fire::sees(asked, counter, &mut said);
    if enemies {
        fire::fires(asked, counter, &mut said);
        fire::close(asked, counter, &mut said);
    } else if Moves::of(asked.rulebook.kind(counter)).is_some() {
        goes(asked, counter, &mut said);
    }
    said
}

/// Explains whether it can reach the hex, as if its movement phase were open, and states if it is not.
fn goes(asked: &HexQuestion, counter: &Counter, said: &mut Vec<Sentence>) {
    let rulebook = asked.rulebook;
    let then = asked.as_if(counter, Step::Movement);
    let Some(unit) = then.find(counter.id) else { return };
    said.push(match way(asked, &then, unit) {
        Ok(says) => says.into(),
        Err(why) => refused(rulebook, &then, why),
    });
    if asked.public.phase != then.phase {
        said.push(Says::InPhase { phase: step_arg(Step::Movement) }.into());
    }
}

fn way(asked: &HexQuestion, then: &Public, counter: &Counter) -> Result<Says, Refusal> {
    let moves = may_move(asked.rulebook, counter)?;
    let entries = entries(asked, then, counter)?;
    if moves.drives() {
        drives(asked, then, counter, &entries)
    } else {
        walks(asked, then, counter, &entries)
    }
}

/// The entry hexes of a waiting unit, in its turn (4.2).
fn entries(asked: &HexQuestion, then: &Public, counter: &Counter) -> Result<Vec<Hex>, Refusal> {
    let Place::Due(number) = counter.place else { return Ok(Vec::new()) };
    let (rulebook, unit) = (asked.rulebook, counter.id);
    let force = rulebook.scenario.force(counter.side);
    let arrival = force.arrivals.get(usize::from(number)).ok_or(Why::NotOnMap { unit })?;
    if then.turn < arrival.turn {
        return Err(Why::NotDue { unit, turn: arrival.turn }.into());
    }
    let edge = edge_of(&rulebook.board, &arrival.entry);
    Ok(open_entries(rulebook, then, &[counter], &arrival.entry, &edge))
}

fn walks(asked: &HexQuestion, then: &Public, counter: &Counter, entries: &[Hex]) -> Result<Says, Refusal> {
    let (rulebook, hex) = (asked.rulebook, asked.hex);
    let found = reach(rulebook, then, &[counter], false, entries)?;
    let of = left(rulebook, then, counter, pace(counter));
    let path = found.path(hex);
    if let Some(rest) = found.left(hex) {
        walk(rulebook, then, &[counter], &path, false)?;
        let (stops, way) = by(&path);
        return Ok(Says::Reached { cost: of.saturating_sub(rest), of, stops, way });
    }
    // The last hex within its reach before the target gives the reason.
    let near = rulebook.board.neighbours(hex).iter().flatten().copied();
    let known = near.filter_map(|next| Some((found.left(next)?, next))).max();
    if let Some((_, next)) = known {
        let path: Vec<Hex> = found.path(next).into_iter().chain([hex]).collect();
        walk(rulebook, then, &[counter], &path, false)?;
    }
    if counter.hex().is_some_and(|from| from.distance(hex) == 1) {
        walk(rulebook, then, &[counter], &[hex], false)?;
    }
    Ok(Says::OutOfReach { of })
}

fn drives(asked: &HexQuestion, then: &Public, counter: &Counter, entries: &[Hex]) -> Result<Says, Refusal> {
    let (rulebook, hex) = (asked.rulebook, asked.hex);
    let found = drive_reach(rulebook, then, counter, entries)?;
    let of = allowance(rulebook, then, counter, pace(counter)).saturating_sub(counter.condition.spent);
    if let Some(facing) = found.best(hex) {
        let path = found.path(hex, facing);
        if counter.hex().is_some() {
            movement::drive(rulebook, then, counter, &path)?;
        }
        let cost = of.saturating_sub(found.left(hex, facing).unwrap_or(0));
        let path: Vec<Hex> = path.iter().map(|step| step.hex).collect();
        let (stops, way) = by(&path);
        return Ok(Says::Drives { cost, of, stops, way, facing: facing_arg(facing) });
    }
    let moves = Moves::of(rulebook.kind(counter)).ok_or(NoWay::StaysPut { unit: counter.id })?;
    let near = rulebook.board.neighbours(hex).iter().flatten().copied();
    let refused = near.map(|next| movement::ground(rulebook, then, moves, next, hex));
    // Closed ground is stated for the hex itself, not for the path.
    if let Some(why) = closed(refused) {
        return Err(why.into());
    }
    Ok(Says::OutOfReach { of })
}

/// The reason why no unit can enter from any side, if that is so.
fn closed<T>(steps: impl Iterator<Item = Result<T, NoWay>>) -> Option<NoWay> {
    let mut why = None;
    for step in steps {
        match step {
            Ok(_) => return None,
            Err(refusal) => why = Some(refusal),
        }
    }
    why
}

fn pace(counter: &Counter) -> Pace {
    Pace { led: counter.condition.led, assault: counter.condition.assault_move }
}

/// The number of hexes on the path without the last, and these with commas.
fn by(path: &[Hex]) -> (usize, String) {
    let by: Vec<String> = path.iter().rev().skip(1).rev().map(ToString::to_string).collect();
    (by.len(), by.join(", "))
}
