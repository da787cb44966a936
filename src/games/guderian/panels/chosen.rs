//! The actions of the selected counters in this phase, for *What now*.

use super::{cards::pieces, context::PanelContext};
use crate::{
    engine::{counters::UnitId, wording::with_names},
    games::guderian::{
        rules::{
            Guderian, Rulebook,
            combat::may_attack,
            counter::Piece,
            movement::{Group, overrun::targets},
            order::legal::{train_rides, walks},
            position::Public,
            refusal::Why,
            view::to_play,
        },
        words::names::names_of,
    },
    panels::kit::widgets::{capital, count, list},
    play::feed::Fed,
};

/// Most counters that are named one by one.
const NAMES: usize = 2;

/// Names the selected counters and their actions; none without a selection, or if it has no actions in this phase.
pub(super) fn sentence(panel: &PanelContext) -> Option<String> {
    let (rulebook, public) = panel.game();
    let own = |piece: &Piece| public.counter(*piece).side() == to_play(public);
    let chosen: Vec<Piece> = pieces(public, panel.state.selected).into_iter().filter(own).collect();
    if chosen.is_empty() {
        return None;
    }
    if let Some(planned) = panel.state.own.planned {
        let what = if planned.overrun { "Overrun" } else { "Attack" };
        return Some(format!("{what} or cancel at the foot of the dock."));
    }
    let can = match public.phase {
        phase if phase.is_movement() => moves(rulebook, public, &chosen),
        phase if phase.is_combat() => attacks(rulebook, public, &chosen),
        _ => return None,
    };
    let units: Vec<UnitId> = chosen.iter().map(|piece| public.counter(*piece).id).collect();
    let names: Vec<String> = names_of(rulebook, public, &units).into_iter().map(|(name, _)| name).collect();
    let who = capital(&list(&names, NAMES));
    // The text of the rules names the unit itself.
    let named = names.iter().any(|name| can.starts_with(name.as_str()) || can.starts_with(&capital(name)));
    Some(if named { capital(&can) } else { format!("{who}: {can}") })
}

fn moves(rulebook: &Rulebook, public: &Public, chosen: &[Piece]) -> String {
    if chosen.iter().all(|piece| public.counter(*piece).hex().is_none()) {
        return "waiting in Arrivals. Drag to a highlighted hex or click it.".to_owned();
    }
    match Group::new(rulebook, public, chosen) {
        Ok(group) => {
            if !walks(rulebook, public, chosen).is_empty()
                || !train_rides(rulebook, public, chosen).is_empty()
            {
                let left = group.classes.iter().map(|(_, left)| *left).min().unwrap_or_default();
                return format!("{left} MP left. Drag to a highlighted hex or click it.");
            }
            match targets(rulebook, public, chosen).is_empty() {
                true => "cannot enter any hex.".to_owned(),
                false => "can only overrun. Drag onto an enemy.".to_owned(),
            }
        }
        Err(why) => {
            let told = of_all(rulebook, public, chosen, &why);
            format!("{}.", Guderian::in_names(rulebook, public, &told.unwrap_or_else(|| why.to_string())))
        }
    }
}

/// The refusal of a whole division, with the name of the division and not of its first regiment.
fn of_all(rulebook: &Rulebook, public: &Public, chosen: &[Piece], why: &Why) -> Option<String> {
    let units: Vec<UnitId> = chosen.iter().map(|piece| public.counter(*piece).id).collect();
    let names = names_of(rulebook, public, &units);
    let [(name, false)] = names.as_slice() else { return None };
    let alike = |piece: &Piece| {
        Group::new(rulebook, public, &[*piece]).is_err_and(|alone| alone.case() == why.case())
    };
    let told = || with_names(&why.to_string(), |id| units.contains(&id).then(|| name.clone()));
    chosen.iter().all(alike).then(told)
}

fn attacks(rulebook: &Rulebook, public: &Public, chosen: &[Piece]) -> String {
    let start = chosen.first().and_then(|piece| public.counter(*piece).hex());
    let Some(start) = start else { return "not on the map.".to_owned() };
    let near: Vec<_> = rulebook.board.land_neighbours(start).collect();
    let judged = || near.iter().map(|target| may_attack(rulebook, public, chosen, &[*target]));
    let open = judged().filter(Result::is_ok).count();
    if open > 0 {
        return format!("can attack {}. Drag onto an enemy.", count(open, "hex", "hexes"));
    }
    // For an adjacent enemy the rules give a reason; empty hexes need no text.
    let held = near.iter().position(|hex| {
        let mut stack = public.stack(*hex);
        stack.any(|piece| public.counter(piece).side() != to_play(public))
    });
    match held.and_then(|number| judged().nth(number)).and_then(Result::err) {
        Some(why) => format!("{}.", Guderian::in_names(rulebook, public, &why.to_string())),
        None => "no adjacent enemy.".to_owned(),
    }
}
