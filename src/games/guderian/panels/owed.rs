//! The pending decision and the player who makes it, with a button for each answer.

pub(super) mod routes;

use super::{cards, context::PanelContext};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, say},
    },
    games::guderian::{
        panels::terms::shortened,
        rules::{
            combat::{
                battle::{Decision, Stage},
                retreat::Retreat,
            },
            counter::Piece,
            order::Order,
        },
        words::names::{counter_name, hex_name, names_of, values},
    },
    panels::{
        Action,
        dock::advice,
        frame::next_step::{Beside, NextStep},
        kit::{
            fonts,
            second_look::after_a_look,
            widgets::{capital, hint, plain, primary, section, text, wide, words},
        },
    },
    settings::Command,
};
use bevy_egui::egui::{Slider, Ui};
use routes::{advance, route};
use std::collections::BTreeMap;

/// Most counters that are named one by one.
const NAMES: usize = 3;

/// The question of the decision with the player asked, in a sentence.
pub(super) fn question(panel: &PanelContext, decision: &Decision) -> String {
    let rulebook = panel.state.rulebook;
    match decision {
        Decision::LoseOrRetreat { side, amount: n } => match hit(panel) {
            Some((units, true)) => {
                say!("guderian-panels-owed-lose-or-retreat-several", side = *side, units = units, n = *n)
            }
            Some((units, false)) => {
                say!("guderian-panels-owed-lose-or-retreat-one", side = *side, units = units, n = *n)
            }
            None => say!("guderian-panels-owed-lose-or-retreat", side = *side, n = *n),
        },
        Decision::LoseStep { side, left, .. } => {
            say!("guderian-panels-owed-lose-step", side = *side, n = *left)
        }
        Decision::Route { amount, .. } => say!("guderian-panels-owed-route", n = *amount),
        Decision::Excess { hex, .. } => {
            say!("guderian-panels-owed-excess", hex = capital(&hex_name(rulebook, *hex)))
        }
        Decision::Advance { .. } => say!("guderian-panels-owed-advance"),
        Decision::Bid { .. } => say!("guderian-panels-owed-bid"),
    }
}

/// The units hit in the battle and still on the map.
fn units_hit(panel: &PanelContext) -> Vec<UnitId> {
    let public = panel.state.public;
    let Some(battle) = &public.battle else { return Vec::new() };
    let (Stage::Choosing { role, .. } | Stage::Paying { role, .. }) = &battle.stage else {
        return Vec::new();
    };
    let alive = battle.group(*role).iter().map(|piece| public.counter(*piece));
    alive.filter(|counter| counter.hex().is_some()).map(|counter| counter.id).collect()
}

/// The same in a sentence, and whether it is a plural.
fn hit(panel: &PanelContext) -> Option<(Arg, bool)> {
    let (rulebook, public) = panel.game();
    let names = names_of(rulebook, public, &units_hit(panel));
    let several = !matches!(names.as_slice(), [(_, false)]);
    let names: Vec<String> = names.into_iter().map(|(name, _)| name).collect();
    (!names.is_empty()).then(|| (shortened(names, NAMES), several))
}

pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let Some(decision) = panel.state.public.owed.clone() else {
        panel.state.remembered.chosen.clear();
        panel.state.remembered.routed = None;
        return;
    };
    let palette = panel.palette;
    if panel.tumbles() {
        // The question would reveal the result before the die does.
        section(ui, palette, &say!("guderian-panels-owed-rolling"), "", |ui| {
            hint(ui, palette, say!("guderian-panels-owed-rolling.hint"))
        });
        return;
    }
    let side = decision.side();
    // The choice of the computer is no panel of the player: the foot of the dock says that it is at work.
    if !panel.is_human(side) {
        return;
    }
    let (title, about) = (say!("guderian-panels-owed", side = side), say!("guderian-panels-owed.about"));
    section(ui, palette, &title, &about, |ui| {
        ui.label(text(question(panel, &decision), fonts::bold(14.0), palette.text));
        ui.add_space(4.0);
        answers(ui, panel, &decision);
        if !matches!(decision, Decision::Bid { .. }) {
            ui.add_space(4.0);
            advice::button(ui, panel, plain);
        }
    });
}

fn answers(ui: &mut Ui, panel: &mut PanelContext, decision: &Decision) {
    match decision {
        Decision::LoseOrRetreat { amount, .. } => lose_or_retreat(ui, panel, *amount),
        Decision::LoseStep { among, .. } => {
            if let Some(unit) = name_one(ui, panel, among) {
                panel.act(Action::order(Order::LoseStep { unit }));
            }
        }
        Decision::Excess { among, .. } => {
            if let Some(unit) = name_one(ui, panel, among) {
                panel.act(Action::order(Order::Remove { unit }));
            }
        }
        Decision::Route { amount, stacks, .. } => route(ui, panel, *amount, stacks),
        Decision::Advance { among, .. } => advance(ui, panel, among),
        Decision::Bid { .. } => bid(ui, panel),
    }
}

/// The answers at the foot of the dock; none for a decision with more than two, which the panel shows. The first is not
/// amber: the program does not suggest a choice to a player in trouble.
pub(super) fn step(panel: &PanelContext, decision: &Decision) -> Option<NextStep> {
    if !panel.is_human(decision.side()) {
        return None;
    }
    let step = |words: String, key, actions, beside| NextStep {
        words,
        key,
        actions,
        question: None,
        lesser: true,
        throws: false,
        by_panel: false,
        above: None,
        beside,
    };
    match decision {
        Decision::LoseOrRetreat { amount, .. } => {
            let lose = say!("guderian-panels-owed-lose", n = *amount);
            let lose = Beside::answer(lose, Action::order(Order::Lose));
            let retreat = say!("guderian-panels-owed-retreat", n = *amount);
            Some(step(retreat, Command::Act, vec![Action::order(Order::Retreat)], Some(lose)))
        }
        Decision::Advance { .. } => {
            // A unit that stays has answered, and the next click does not mean it.
            let stay = vec![Action::order(Order::Stay), Action::Select(Vec::new())];
            Some(step(say!("guderian-panels-advance-end"), Command::EndPhase, stay, None))
        }
        Decision::LoseStep { .. }
        | Decision::Route { .. }
        | Decision::Excess { .. }
        | Decision::Bid { .. } => None,
    }
}

/// Draws the consequences of the two answers, which are at the foot of the dock.
fn lose_or_retreat(ui: &mut Ui, panel: &PanelContext, amount: u8) {
    hint(ui, panel.palette, say!("guderian-panels-owed-opponent-routes"));
    let lost = lost_by_retreat(panel, amount);
    if lost > 0 {
        let told = say!("guderian-panels-owed-retreat-eliminates", n = lost);
        ui.label(text(told, fonts::bold(13.0), panel.palette.bad));
    }
    let units = units_hit(panel);
    let left = |unit: &UnitId| steps_left(panel, *unit);
    let all: u16 = units.iter().map(|unit| u16::from(left(unit))).sum();
    let last: Vec<UnitId> = units.iter().copied().filter(|unit| left(unit) == 1).collect();
    let told = match last.len() {
        _ if all <= u16::from(amount) => say!("guderian-panels-owed-lose-all", n = amount),
        0 => return,
        number if number == units.len() => say!("guderian-panels-owed-lose-each", n = amount),
        _ => say!("guderian-panels-owed-lose-some", n = amount, units = named(panel, &last)),
    };
    ui.label(text(told, fonts::bold(13.0), panel.palette.bad));
}

/// The units that a retreat would eliminate: those without a route, and those over the limit at the end of any (9.7).
fn lost_by_retreat(panel: &PanelContext, amount: u8) -> usize {
    let (rulebook, public) = panel.game();
    let group = cards::pieces(public, &units_hit(panel));
    let mut stacks: BTreeMap<Hex, Vec<Piece>> = BTreeMap::new();
    for piece in &group {
        if let Some(hex) = public.counter(*piece).hex() {
            stacks.entry(hex).or_default().push(*piece);
        }
    }
    let lost = stacks.into_iter().map(|(from, stack)| {
        let routes = Retreat { stack: &stack, from, amount, group: &group }.routes(rulebook, public);
        if routes.paths.is_empty() { stack.len() } else { routes.overflow }
    });
    lost.sum()
}

/// The steps that a unit has left.
fn steps_left(panel: &PanelContext, unit: UnitId) -> u8 {
    let (rulebook, public) = panel.game();
    let Some(counter) = public.find(unit).map(|piece| public.counter(piece)) else { return 0 };
    let steps = counter.print.map_or(1, |print| rulebook.order_of_battle.record(print).steps());
    steps.saturating_sub(counter.condition.steps_lost).max(1)
}

fn named(panel: &PanelContext, units: &[UnitId]) -> Arg {
    let (rulebook, public) = panel.game();
    let names: Vec<String> = names_of(rulebook, public, units).into_iter().map(|(name, _)| name).collect();
    shortened(names, NAMES)
}

/// Draws a row for each counter; returns the one that is clicked.
fn name_one(ui: &mut Ui, panel: &mut PanelContext, among: &[UnitId]) -> Option<UnitId> {
    let (rulebook, public, palette) = (panel.state.rulebook, panel.state.public, panel.palette);
    let mut named = None;
    let now = panel.state.position_number;
    let loses = matches!(public.owed, Some(Decision::LoseStep { .. }));
    for (row, piece) in cards::pieces(public, among).into_iter().enumerate() {
        let unit = public.counter(piece).id;
        ui.horizontal(|ui| {
            let card = cards::card(ui, panel, piece, 34.0).clicked();
            let name = capital(&counter_name(rulebook, public, piece));
            let values = values(rulebook, public, piece);
            let words = match loses && steps_left(panel, unit) == 1 {
                true => say!("guderian-panels-eliminated-row", unit = name, values = values),
                false => format!("{name}   {values}"),
            };
            // The next unit may be in the place of the last one: a second click must not choose it unread.
            let button = after_a_look(ui, ("loss", row), (&words, now), |ui| wide(ui, palette, &words));
            if card || button.clicked() {
                named = Some(unit);
            }
        });
    }
    named
}

fn bid(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    words(ui, palette, say!("guderian-panels-bid-about"));
    let slider = Slider::new(&mut panel.state.remembered.bid, 0..=50);
    ui.add(slider.text(say!("guderian-panels-bid-points")));
    if primary(ui, palette, &say!("guderian-panels-bid"), "", true).clicked() {
        // The other player finds the slider at its usual value.
        let points = std::mem::take(&mut panel.state.remembered.bid);
        panel.act(Action::order(Order::Bid { points }));
    }
}
