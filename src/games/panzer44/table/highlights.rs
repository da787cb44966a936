//! The hexes that mean something at the moment: where a unit may go, what it may fire at, what may be called
//! or dug where. Each comes from the rule that judges the order.

use super::{people::looking, pointing::Pointing};
use crate::table::{
    highlights::{Highlights, Lit},
    offer::Mark,
    replay::Replay,
    session::Session,
};
use crate::{
    engine::{board::Hex, counters::Word},
    games::panzer44::{
        panels::Clicks,
        rules::{
            Panzer44, Position, View,
            conduct::{Decision, direct_fire},
            counter::{Counter, Place},
            kinds::Pattern,
            legal,
            movement::{Marches, allowance, duties},
            phase::Phase,
            plot::{Barrage, Draft, Instruction, Task, Tool, may_call, may_plot, may_strike},
        },
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Finds out what is to be highlighted.
pub(crate) fn find(
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    (pointing, draft, replay): (Res<Pointing>, Res<Draft>, Option<Res<Replay<Panzer44>>>),
    mut highlights: ResMut<Highlights>,
) {
    if !(session.is_changed() || pointing.is_changed() || draft.is_changed()) {
        return;
    }
    if let Some(replay) = replay {
        highlights.set_if_neq(Highlights { hexes: replay.lit() });
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let mut hexes = BTreeMap::new();
    if let Some(Decision::Opportunity { hex, .. }) = position.public.owed {
        hexes.insert(hex, Lit::plain(Mark::Asked));
    } else if let Some(side) = looking(&session, &position) {
        let view = View::new(rulebook, &position, side);
        let unit = pointing.drag.map(|(unit, _)| unit).or(session.selected.first().copied());
        hexes = lit(&view, &pointing, &draft, unit);
    }
    if let Some(hex) = pointing.aimed {
        hexes.insert(hex, Lit::plain(Mark::Attack));
    }
    highlights.set_if_neq(Highlights { hexes });
}

/// What every hex means to a side.
fn lit(view: &View, pointing: &Pointing, draft: &Draft, unit: Option<Word>) -> BTreeMap<Hex, Lit> {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
    let all = |mark: Mark, fits: &dyn Fn(Hex) -> bool| -> BTreeMap<Hex, Lit> {
        rulebook.board.hexes().filter(|hex| fits(*hex)).map(|hex| (hex, Lit::plain(mark))).collect()
    };
    match pointing.clicks {
        Clicks::Sight => return sight(view, pointing),
        Clicks::Call(battery, pattern) => {
            let may =
                |target| may_call(rulebook, public, side, &Barrage { battery, target, pattern }).is_ok();
            return all(Mark::Sighted, &may);
        }
        Clicks::Fly => {
            return all(Mark::Sighted, &|hex| may_strike(rulebook, public, side, hex).is_ok());
        }
        Clicks::Mine(_) | Clicks::Dig => return BTreeMap::new(),
        Clicks::Select => {}
    }
    let counter = unit.and_then(|unit| public.find(unit)).filter(|counter| counter.side == side);
    match (public.phase, counter) {
        (phase, Some(counter)) if phase.is_set_up() && phase.side(&rulebook.scenario) == Some(side) => {
            let open = legal::deployments(rulebook, public, counter.id);
            open.into_iter().map(|hex| (hex, Lit::plain(Mark::Deploy))).collect()
        }
        (Phase::Plot, Some(counter)) if !public.plotted[side.number()] => plotted(view, draft, counter),
        (phase, counter) if phase.is_movement() && phase.side(&rulebook.scenario) == Some(side) => {
            let moves = |counter: &&Counter| {
                duties(public, side).any(|(other, task)| other.id == counter.id && task == Task::Move)
            };
            counter.filter(moves).map(|counter| reached(view, counter)).unwrap_or_default()
        }
        (phase, counter) if phase.is_fire() && phase.side(&rulebook.scenario) == Some(side) => {
            let shots = direct_fire::shots(public, side);
            match counter {
                Some(counter) => shots
                    .filter(|(unit, _)| *unit == counter.id)
                    .map(|(_, hex)| (hex, Lit::plain(Mark::Attack)))
                    .collect(),
                None => shots
                    .filter_map(|(unit, _)| Some((public.find(unit)?.hex()?, Lit::plain(Mark::Asked))))
                    .collect(),
            }
        }
        _ => BTreeMap::new(),
    }
}

/// The hexes that are seen from where a line of sight begins.
fn sight(view: &View, pointing: &Pointing) -> BTreeMap<Hex, Lit> {
    let Some((from, _)) = pointing.sight else { return BTreeMap::new() };
    let (rulebook, turn) = (view.rulebook, view.public.turn);
    let seen = rulebook.board.hexes().filter(|hex| rulebook.sees(turn, from, *hex));
    seen.map(|hex| (hex, Lit { mark: Mark::Sighted, label: String::new(), part: 0.0 })).collect()
}

/// Where a unit may go, with what each hex costs.
fn reached(view: &View, counter: &Counter) -> BTreeMap<Hex, Lit> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let marches = Marches::new(rulebook, public, counter);
    let whole = allowance(rulebook, counter);
    let lit = |hex: Hex| {
        let left = marches.left(hex)?;
        let spent = whole - left;
        let part = f32::from(spent.0) / f32::from(whole.0.max(1));
        Some((hex, Lit { mark: Mark::Reach, label: spent.to_string(), part }))
    };
    marches.ends().iter().filter_map(|hex| lit(*hex)).collect()
}

/// What a drag from a unit may plot with the tool that is chosen.
fn plotted(view: &View, draft: &Draft, counter: &Counter) -> BTreeMap<Hex, Lit> {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
    let may = |task: Task| may_plot(rulebook, public, side, counter.id, &task).is_ok();
    let all = |mark: Mark, task: &dyn Fn(Hex) -> Task| -> BTreeMap<Hex, Lit> {
        let open = rulebook.board.hexes().filter(|hex| may(task(*hex)));
        open.map(|hex| (hex, Lit::plain(mark))).collect()
    };
    let bombard = |pattern: Pattern| move |target: Hex| Task::Bombard { target, pattern };
    let goes = || match may(Task::Move) && !matches!(counter.place, Place::Aboard(_)) {
        true => reached(view, counter),
        false => BTreeMap::new(),
    };
    match draft.tool {
        Tool::Direct => all(Mark::Attack, &|target| Task::Fire { target }),
        Tool::Opportunity => all(Mark::Sighted, &|target| Task::Watch { target, at: Instruction::First }),
        Tool::Tight => all(Mark::Sighted, &bombard(Pattern::Tight)),
        Tool::Loose => all(Mark::Sighted, &bombard(Pattern::Loose)),
        Tool::Move => goes(),
        Tool::Free => {
            let mut hexes = goes();
            let enemies = public.on_map(side.enemy()).map(|(_, hex)| hex);
            let aims = enemies.filter(|hex| draft.meant(view, counter.id, *hex).is_some_and(may));
            hexes.extend(aims.map(|hex| (hex, Lit::plain(Mark::Attack))));
            hexes
        }
    }
}
