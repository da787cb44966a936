//! The actions of the selected counters in this phase, for *What now*.

use super::{cards::pieces, context::PanelContext};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Names, say},
    },
    games::guderian::{
        panels::terms::shortened,
        rules::{
            Rulebook,
            combat::may_attack,
            counter::Piece,
            movement::{Group, overrun::targets},
            order::legal::{train_rides, walks},
            position::Public,
            refusal::Why,
            view::to_play,
        },
        words::names::{Known, names_of},
    },
    panels::kit::widgets::capital,
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
        return Some(match planned.overrun {
            true => say!("guderian-panels-chosen-planned-overrun"),
            false => say!("guderian-panels-chosen-planned-attack"),
        });
    }
    match public.phase {
        phase if phase.is_movement() => Some(moves(rulebook, public, &chosen)),
        phase if phase.is_combat() => Some(attacks(rulebook, public, &chosen)),
        _ => None,
    }
}

/// The names of the selected counters.
fn names(rulebook: &Rulebook, public: &Public, chosen: &[Piece]) -> Vec<String> {
    let units: Vec<UnitId> = chosen.iter().map(|piece| public.counter(*piece).id).collect();
    names_of(rulebook, public, &units).into_iter().map(|(name, _)| name).collect()
}

/// The selected counters at the beginning of a sentence.
fn doers(mut names: Vec<String>) -> Arg {
    if let Some(first) = names.first_mut() {
        *first = capital(first);
    }
    shortened(names, NAMES)
}

/// The selected counters and why the rules refuse an action.
fn refused(names: Vec<String>, why: &str) -> String {
    // The text of the rules may name the unit itself.
    if names.iter().any(|name| why.starts_with(name.as_str()) || why.starts_with(&capital(name))) {
        say!("guderian-panels-chosen-refused", why = capital(why))
    } else {
        say!("guderian-panels-chosen-refused-units", units = doers(names), why = why)
    }
}

fn moves(rulebook: &Rulebook, public: &Public, chosen: &[Piece]) -> String {
    let names = names(rulebook, public, chosen);
    if chosen.iter().all(|piece| public.counter(*piece).hex().is_none()) {
        return say!("guderian-panels-chosen-waiting", units = doers(names));
    }
    match Group::new(rulebook, public, chosen) {
        Ok(group) => {
            if !walks(rulebook, public, chosen).is_empty()
                || !train_rides(rulebook, public, chosen).is_empty()
            {
                let left = group.classes.iter().map(|(_, left)| *left).min().unwrap_or_default();
                return say!("guderian-panels-chosen-left", units = doers(names), points = left);
            }
            match targets(rulebook, public, chosen).is_empty() {
                true => say!("guderian-panels-chosen-no-hex", units = doers(names)),
                false => say!("guderian-panels-chosen-overrun", units = doers(names)),
            }
        }
        Err(why) => {
            let told = of_all(rulebook, public, chosen, &why);
            refused(names, &told.unwrap_or_else(|| why.text().shown(&Known { rulebook, public })))
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
    let whole = Whole { known: Known { rulebook, public }, units: &units, name };
    chosen.iter().all(alike).then(|| why.text().shown(&whole))
}

/// The names for a text in which some units are named as one, by their division.
struct Whole<'a> {
    known: Known<'a>,
    units: &'a [UnitId],
    name: &'a str,
}

impl Names for Whole<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        if self.units.contains(&unit) { Some(self.name.to_owned()) } else { self.known.unit(unit) }
    }

    fn hex(&self, hex: Hex) -> String {
        self.known.hex(hex)
    }
}

fn attacks(rulebook: &Rulebook, public: &Public, chosen: &[Piece]) -> String {
    let names = names(rulebook, public, chosen);
    let start = chosen.first().and_then(|piece| public.counter(*piece).hex());
    let Some(start) = start else { return say!("guderian-panels-chosen-off-map", units = doers(names)) };
    let near: Vec<_> = rulebook.board.land_neighbours(start).collect();
    let judged = || near.iter().map(|target| may_attack(rulebook, public, chosen, &[*target]));
    let open = judged().filter(Result::is_ok).count();
    if open > 0 {
        return say!("guderian-panels-chosen-attack", units = doers(names), hexes = open);
    }
    // For an adjacent enemy the rules give a reason; empty hexes need no text.
    let held = near.iter().position(|hex| {
        let mut stack = public.stack(*hex);
        stack.any(|piece| public.counter(piece).side() != to_play(public))
    });
    match held.and_then(|number| judged().nth(number)).and_then(Result::err) {
        Some(why) => refused(names, &why.text().shown(&Known { rulebook, public })),
        None => say!("guderian-panels-chosen-no-enemy", units = doers(names)),
    }
}
