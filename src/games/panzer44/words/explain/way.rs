//! Explanation of a unit in another hex: whether it can fire at the hex and reach it, and why not.

use super::{
    Asked,
    words::{refused, unit::Says},
};
use crate::{
    engine::{board::Hex, manual::Sentence},
    games::panzer44::{
        rules::{
            combat::{Shot, chances, procedure, results::CombatResult},
            counter::Counter,
            kinds::{Class, Pattern},
            movement::{Way, way_to},
            plot::{Instruction, Task, may_plot},
            refusal::Why,
            scenario::units::Gun,
        },
        words::story::result_arg,
    },
};

/// The sentences on a unit and the hex.
pub(super) fn said(asked: &Asked, counter: &Counter) -> Vec<Sentence> {
    let mut said = Vec::new();
    if let (Some(gun), Some(from)) = (asked.rulebook.kind(counter).gun, counter.hex()) {
        fire(asked, counter, (&gun, from), &mut said);
    }
    said.push(goes(asked, counter));
    said
}

fn fire(asked: &Asked, counter: &Counter, (gun, from): (&Gun, Hex), said: &mut Vec<Sentence>) {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    let range = from.distance(hex);
    let may = |task: Task| may_plot(rulebook, public, counter.side, counter.id, &task);
    let enemies = public.holder(hex) == Some(counter.side.enemy());
    let (direct, can) = match enemies {
        true => (may(Task::Fire { target: hex }), Says::MayFire { range }),
        false => (may(Task::Watch { target: hex, at: Instruction::First }), Says::MayWatch { range }),
    };
    let sees = direct.is_ok();
    said.push(direct.map_or_else(|why| refused(rulebook, public, &why), |()| can.into()));
    if gun.class == Class::H {
        let indirect = may(Task::Bombard { target: hex, pattern: Pattern::Tight });
        let can = || Says::MayBombard { range }.into();
        said.push(indirect.map_or_else(|why| refused(rulebook, public, &why), |()| can()));
    }
    let counts = rulebook.charts.attenuated(gun.attack, range);
    if sees && gun.class != Class::H && counts != gun.attack {
        said.push(Says::Attenuated { range, strength: gun.attack, counts }.into());
    }
    if sees && enemies {
        let shot = Shot::direct(rulebook, counter, gun, from);
        let targets = public.stack(hex).filter(|other| other.side != counter.side);
        said.extend(targets.map(|target| attack(asked, &shot, target)));
    }
}

/// The result of an attack on one unit before the die.
fn attack(asked: &Asked, shot: &Shot, target: &Counter) -> Sentence {
    let (rulebook, public) = (asked.rulebook, asked.public);
    match procedure(rulebook, public, shot, target, asked.hex) {
        Ok(attack) => {
            let best = chances(&rulebook.charts, &attack).last().map(|(result, _)| *result);
            let best = result_arg(best.unwrap_or(CombatResult::Nothing));
            let less = attack.cover.map_or(0, |cover| cover.total);
            let (name, column) = (asked.name(target.id), attack.column);
            Says::Attack { name, column, less, best }.into()
        }
        Err(why) => refused(rulebook, public, &why),
    }
}

/// Explains whether it can reach the hex with all its points, by what is known.
fn goes(asked: &Asked, counter: &Counter) -> Sentence {
    match way(asked, counter) {
        Ok(says) => says.into(),
        Err(why) => refused(asked.rulebook, asked.public, &why),
    }
}

fn way(asked: &Asked, counter: &Counter) -> Result<Says, Why> {
    let Way { path, of, left } = way_to(asked.rulebook, asked.public, counter, asked.hex)?;
    let by: Vec<String> = path.iter().rev().skip(1).rev().map(ToString::to_string).collect();
    Ok(Says::ReachedFor { cost: of - left, of, stops: by.len(), path: by.join(", ") })
}
