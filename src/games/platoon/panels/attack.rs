//! The planned attack, its target and odds, with the chance of each result before the die; and the answer to a unit
//! that has entered.

use super::context::PanelContext;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, say},
    },
    games::platoon::{
        planning::{
            Made, Plan, PlanOption, Way, plan_answer, plan_asked, plan_batteries, plan_best,
            plan_interdiction, plan_may_join, plan_options, plan_promise, wish::Wish,
        },
        rules::{
            Rulebook,
            combat::{
                Attack, brought,
                indirect::{Call, call_modifier},
            },
            counter::Counter,
            order::{Order, Target},
            refusal::Why,
            scenario::charts::CombatResult,
        },
        scene::shades::shades,
        words::{
            names::Known,
            odds_told::odds_of,
            order_words::call_name,
            story::{modifiers_told, owed},
        },
    },
    panels::kit::{
        fonts,
        second_look::after_a_look,
        theme::colour_of,
        widgets::{Floating, hint, noted, paint_text, primary, section, text, wide, words},
    },
    settings::Command,
};
use bevy_egui::egui::{Align2, Color32, Context, Label, Rect, Sense, Ui, pos2, vec2};
use std::collections::BTreeSet;

/// Most names of units on a button.
const NAMES: usize = 3;

/// The colour of a result: stronger for lasting results.
pub(super) fn colour(result: CombatResult) -> (Color32, Color32) {
    let (ground, ink) = shades(result);
    (colour_of(ground), colour_of(ink))
}

/// Draws the planned attack.
pub(super) fn planned(ui: &mut Ui, panel: &mut PanelContext) {
    let Some(plan) = panel.state.own.pointing.plan.clone().filter(|_| panel.is_asked()) else { return };
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let title = match plan.way {
        Way::Direct => say!("platoon-panels-attack-direct"),
        Way::Indirect => say!("platoon-panels-attack-indirect"),
        Way::Overrun => say!("platoon-panels-attack-overrun"),
        Way::Assault => say!("platoon-panels-attack-assault"),
    };
    let options = plan_options(rulebook, public, &plan);
    let others: Vec<UnitId> = public
        .on_map(panel.state.own.acting)
        .map(|(counter, _)| counter.id)
        .filter(|unit| {
            !plan.units.contains(unit) && plan_may_join(rulebook, public, *unit, plan.way, plan.hex)
        })
        .collect();
    let about = say!("platoon-panels-attack-at", hex = rulebook.board.hex_name(plan.hex));
    section(ui, palette, &title, &about, |ui| {
        for unit in &plan.units {
            with_or_without(ui, panel, *unit, true, Wish::Take(*unit));
        }
        for unit in others {
            with_or_without(ui, panel, unit, false, Wish::Take(unit));
        }
        ui.add_space(4.0);
        let best = plan_best(rulebook, &options, panel.state.own.pointing.chosen);
        let main = main(&options, best);
        let is_able =
            |option: &&PlanOption| option.made.as_ref().is_ok_and(|made| plan_promise(rulebook, made) > 0);
        let several = options.iter().filter(is_able).count() > 1;
        let mut able = 0;
        for (number, option) in options.iter().enumerate() {
            let whom = whom(panel, option, plan.hex);
            let Ok(made) = &option.made else {
                ui.label(text(whom.words(), fonts::bold(13.0), palette.text));
                option.made.as_ref().err().into_iter().for_each(|why| refused(ui, panel, why));
                continue;
            };
            if !several || !is_able(&option) {
                ui.label(text(whom.words(), fonts::bold(13.0), palette.text));
            } else if target(ui, &whom, Some(number) == best) {
                panel.wish(Wish::Choose(able));
            }
            able += usize::from(is_able(&option));
            attack_details(ui, panel, &plan, (option.target, made));
            if !is_able(&option) && main != Some(number) {
                without_effect(ui, panel, number, (&label_of(plan.way, &whom), &made.order));
            }
            ui.add_space(6.0);
        }
        if main.is_some() {
            hint(ui, palette, say!("platoon-panels-attack-below"));
        }
    });
}

/// Draws a target among several; returns whether it was chosen.
fn target(ui: &mut Ui, whom: &Whom, on: bool) -> bool {
    let (kind, name, n) = whom.args();
    let label = say!("platoon-panels-target.name", kind = kind, name = name, n = n);
    noted(&label, ui.radio(on, whom.words())).clicked()
}

/// Draws the button of an attack without any effect, which the button at the foot does not make.
fn without_effect(ui: &mut Ui, panel: &mut PanelContext, number: usize, (label, order): (&str, &Order)) {
    let button = |ui: &mut Ui| wide(ui, panel.palette, label);
    if after_a_look(ui, number, (label, format!("{order:?}")), button).clicked() {
        panel.order(order.clone());
        panel.wish(Wish::Leave);
    }
}

/// The attack of the button at the foot: the best one, or where none has an effect the only one.
fn main(options: &[PlanOption], best: Option<usize>) -> Option<usize> {
    let able = || (0..options.len()).find(|at| options.get(*at).is_some_and(|option| option.made.is_ok()));
    best.or_else(able)
}

/// The label of the button that attacks a target in this way.
fn label_of(way: Way, whom: &Whom) -> String {
    let (kind, name, n) = whom.args();
    match way {
        Way::Direct | Way::Indirect => say!("platoon-panels-fire-at", kind = kind, name = name, n = n),
        Way::Overrun => say!("platoon-panels-overrun", kind = kind, name = name, n = n),
        Way::Assault => say!("platoon-panels-assault", kind = kind, name = name, n = n),
    }
}

/// The planned attack at the chosen target, which the foot of the dock carries out: its label and its order.
pub(super) fn meant(panel: &PanelContext) -> Option<(String, Order)> {
    let plan = panel.state.own.pointing.plan.as_ref()?;
    let (rulebook, public) = panel.game();
    let options = plan_options(rulebook, public, plan);
    let best = plan_best(rulebook, &options, panel.state.own.pointing.chosen);
    let option = options.get(main(&options, best)?)?;
    let label = label_of(plan.way, &whom(panel, option, plan.hex));
    Some((label, option.made.as_ref().ok()?.order.clone()))
}

/// The answer to a unit that has entered, which the foot of the dock gives: its label, its order, and whether it can
/// harm the unit. Interdiction comes before fire (14.1).
pub(super) fn answer_meant(panel: &PanelContext) -> Option<(String, Order, bool)> {
    let (rulebook, public) = panel.game();
    let (decision, possible) = plan_asked(rulebook, public, |unit| panel.instruction(unit))?;
    if let Some((unit, _)) = possible.interdictors.first() {
        return Some((say!("platoon-panels-interdict"), Order::Interdict { firers: vec![*unit] }, true));
    }
    let left_out = &panel.state.own.pointing.left_out;
    let made = plan_answer(rulebook, public, (decision, &possible), left_out)?.ok()?;
    let harms = plan_promise(rulebook, &made) > 0;
    Some((say!("platoon-panels-fire"), made.order, harms))
}

/// The strikes of an attack, what each unit adds to them, and what they cannot do.
fn attack_details(ui: &mut Ui, panel: &PanelContext, plan: &Plan, (target, made): (Target, &Made)) {
    strikes(ui, panel, made);
    if let Order::IndirectFire { firers, .. } = &made.order {
        calls(ui, panel, firers);
    }
    if plan.way == Way::Direct {
        brings(ui, panel, &plan.units, (plan.hex, target));
    }
    if made.attacks.is_empty() {
        hint(ui, panel.palette, say!("platoon-panels-attack-blind"));
    }
    if plan_promise(panel.state.rulebook, made) == 0 {
        hint(ui, panel.palette, say!("platoon-panels-attack-nothing"));
    }
}

/// The target of an attack.
enum Whom {
    Fort,
    Both,
    All(usize),
    /// A unit, or a hex without a known unit.
    Named(String),
}

impl Whom {
    /// Returns its kind, its name, and the number of its units, for a text.
    fn args(&self) -> (&'static str, &str, usize) {
        match self {
            Self::Fort => ("fort", "", 0),
            Self::Both => ("both", "", 2),
            Self::All(units) => ("all", "", *units),
            Self::Named(name) => ("named", name, 1),
        }
    }

    fn words(&self) -> String {
        let (kind, name, n) = self.args();
        say!("platoon-panels-target", kind = kind, name = name, n = n)
    }
}

/// The target of an attack; of a stack only the units that it strikes, which may not be all in the hex (11.2).
fn whom(panel: &PanelContext, option: &PlanOption, hex: Hex) -> Whom {
    let inside = || panel.state.public.in_hex(hex).map(|counter| counter.id).collect();
    let struck: Vec<UnitId> = match (option.target, &option.made) {
        (Target::Unit(unit), _) => vec![unit],
        (Target::Stack, Ok(made)) => match made.attacks.as_slice() {
            [] => return Whom::Named(panel.state.rulebook.board.hex_name(hex)),
            [(None, Some(attack))] => attack.struck.clone(),
            each => each.iter().filter_map(|(unit, _)| *unit).collect(),
        },
        (Target::Stack, Err(_)) => inside(),
    };
    match struck.as_slice() {
        [] => Whom::Fort,
        [one] => Whom::Named(panel.name(*one)),
        [_, _] => Whom::Both,
        many => Whom::All(many.len()),
    }
}

/// Draws a unit that takes part, or could; a click includes it or leaves it out.
fn with_or_without(ui: &mut Ui, panel: &mut PanelContext, unit: UnitId, with: bool, wish: Wish) {
    let mut on = with;
    let name = panel.name(unit);
    let place = panel.state.public.find(unit).and_then(|counter| counter.hex());
    let label = match place {
        Some(hex) => say!("platoon-panels-unit-at", unit = name, hex = hex),
        None => name,
    };
    if noted(&label, ui.checkbox(&mut on, label.as_str())).changed() {
        panel.wish(wish);
    }
}

/// Draws each strike of an attack, with its odds and chances.
fn strikes(ui: &mut Ui, panel: &PanelContext, made: &Made) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    for (unit, attack) in &made.attacks {
        // A unit that is struck alone is named already.
        let name = unit.filter(|_| made.attacks.len() > 1).map(|unit| panel.name(unit));
        match attack {
            Some(attack) => {
                hint(ui, palette, strike(rulebook, name, attack));
                bar(ui, attack.chances(rulebook));
            }
            None => hint(
                ui,
                palette,
                match name {
                    Some(name) => say!("platoon-panels-strike-unit-too-weak", unit = name),
                    None => say!("platoon-panels-strike-too-weak"),
                },
            ),
        }
    }
}

/// The strengths and odds of a strike with its die-roll modifiers, at a unit if it is named.
fn strike(rulebook: &Rulebook, unit: Option<String>, attack: &Attack) -> String {
    let (strength, defence) = (attack.strength, attack.defence);
    let odds = odds_of(rulebook, attack).map_or_else(String::new, |odds| odds.plain());
    let modifiers = modifiers_told(&attack.modifiers);
    match (unit, modifiers.is_empty()) {
        (None, true) => {
            say!("platoon-panels-strike", strength = strength, defence = defence, odds = odds)
        }
        (None, false) => say!(
            "platoon-panels-strike-die",
            strength = strength,
            defence = defence,
            odds = odds,
            modifiers = modifiers
        ),
        (Some(unit), true) => say!(
            "platoon-panels-strike-unit",
            unit = unit,
            strength = strength,
            defence = defence,
            odds = odds
        ),
        (Some(unit), false) => say!(
            "platoon-panels-strike-unit-die",
            unit = unit,
            strength = strength,
            defence = defence,
            odds = odds,
            modifiers = modifiers
        ),
    }
}

/// Draws the strength of each of several units that fire directly.
fn brings(ui: &mut Ui, panel: &PanelContext, units: &[UnitId], (hex, target): (Hex, Target)) {
    let (rulebook, public) = panel.game();
    let firers: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
    let Ok(each) = brought(rulebook, public, &firers, hex, target) else { return };
    if each.len() > 1 {
        let told =
            firers.iter().zip(each).map(|(firer, brings)| format!("{} {brings}", panel.name(firer.id)));
        hint(ui, panel.palette, told.collect::<Vec<_>>().join(" + "));
    }
}

/// Draws the call of each unit that fires indirectly, and its modifier; the highest counts (13.6, 13.7).
fn calls(ui: &mut Ui, panel: &PanelContext, firers: &[(UnitId, Call)]) {
    let (rulebook, public) = panel.game();
    for (unit, call) in firers {
        let Some(firer) = public.find(*unit) else { continue };
        let by = call_modifier(rulebook, rulebook.kind(firer).class, *call);
        let (unit, call) = (panel.name(*unit), Arg::Name(call_name(*call)));
        let told = match by {
            0 => say!("platoon-panels-call", unit = unit, call = call),
            by => say!("platoon-panels-call-die", unit = unit, call = call, drm = by),
        };
        hint(ui, panel.palette, told);
    }
}

/// Draws the chances of each result, as parts of six on one bar.
fn bar(ui: &mut Ui, chances: [u8; 4]) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
    let mut left = rect.left();
    for (result, dice) in CombatResult::ALL.into_iter().zip(chances).rev().filter(|(_, dice)| *dice > 0) {
        let width = rect.width() * f32::from(dice) / 6.0;
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(width - 2.0, rect.height()));
        left += width;
        let (fill, ink) = colour(result);
        ui.painter().rect_filled(cell, 4, fill);
        let name = if result == CombatResult::None { "–".to_owned() } else { result.to_string() };
        let percent = (u16::from(dice) * 100 + 3) / 6;
        let label = say!("platoon-panels-chance", result = name, percent = percent);
        paint_text(ui, cell, Align2::CENTER_CENTER, &label, fonts::bold(11.0), ink);
    }
}

fn refused(ui: &mut Ui, panel: &PanelContext, why: &Why) {
    let told = format!("[{}] {}", why.case(), panel.refusal(why));
    ui.add(Label::new(text(told, fonts::sans(12.0), panel.palette.bad)).wrap());
}

/// Draws the answer to a unit that has entered: the units that fire at it, with odds and chances, or letting it pass
/// (14.1).
pub(super) fn answer(ui: &mut Ui, panel: &mut PanelContext) {
    if !panel.is_asked() {
        return;
    }
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let asked = plan_asked(rulebook, public, |unit| panel.instruction(unit));
    let Some((decision, possible)) = asked else { return };
    let crate::games::platoon::rules::conduct::Decision::Reaction { unit, hex, .. } = decision;
    let about =
        say!("platoon-panels-answer-entered", unit = panel.name(unit), hex = rulebook.board.hex_name(hex));
    section(ui, palette, &say!("platoon-panels-answer"), "", |ui| {
        words(ui, palette, about);
        for firer in &possible.firers {
            let with = !panel.state.own.pointing.left_out.contains(firer);
            with_or_without(ui, panel, *firer, with, Wish::Toggle(*firer));
        }
        let left_out = panel.state.own.pointing.left_out.clone();
        match plan_answer(rulebook, public, (decision, &possible), &left_out) {
            Some(Ok(made)) => {
                strikes(ui, panel, &made);
                if plan_promise(rulebook, &made) == 0 {
                    hint(ui, palette, say!("platoon-panels-attack-nothing"));
                }
                // The foot of the dock fires, unless it interdicts.
                let label = say!("platoon-panels-fire");
                let button = |ui: &mut Ui| wide(ui, palette, &label);
                let what = (label.as_str(), format!("{:?}", made.order));
                if !possible.interdictors.is_empty() && after_a_look(ui, "fire", what, button).clicked() {
                    panel.order(made.order);
                }
            }
            Some(Err(why)) => refused(ui, panel, &why),
            None if possible.interdictors.is_empty() => {
                words(ui, palette, say!("platoon-panels-answer-none"));
            }
            None => {}
        }
        for battery in plan_batteries(public, &possible.interdictors) {
            ui.add_space(6.0);
            interdict(ui, panel, &battery, hex);
        }
    });
}

/// Draws the interdiction by some units, with its effect on each unit in the hex: friendly units, too (14.5).
fn interdict(ui: &mut Ui, panel: &mut PanelContext, battery: &[(UnitId, Call)], hex: Hex) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    match plan_interdiction(rulebook, public, battery, hex) {
        Ok(made) => {
            strikes(ui, panel, &made);
            let label = say!("platoon-panels-interdict-with", units = shortened(panel, battery));
            if wide(ui, palette, &label).clicked() {
                panel.order(made.order);
            }
        }
        Err(why) => refused(ui, panel, &why),
    }
}

/// The names of the units that fire, of many only the first ones and the number of the others.
fn shortened(panel: &PanelContext, battery: &[(UnitId, Call)]) -> Arg {
    let mut names: Vec<String> = battery.iter().take(NAMES).map(|(unit, _)| panel.name(*unit)).collect();
    let others = battery.len() - names.len();
    if others > 0 {
        names.push(say!("platoon-panels-more", n = others));
    }
    Arg::list(names)
}

/// In presenter mode, draws the answer that a person must give before the game continues. The question for viewers does
/// not name the units that fire: it counts all that may.
pub(super) fn answer_over_map(ctx: &Context, panel: &mut PanelContext, map: Rect) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let asked = plan_asked(rulebook, public, |unit| panel.instruction(unit)).filter(|_| panel.is_asked());
    let Some((decision, possible)) = asked else { return };
    let told = say!("platoon-panels-over-map", question = owed(&decision).shown(&Known { rulebook, public }));
    let fire = plan_answer(rulebook, public, (decision, &possible), &BTreeSet::new()).and_then(Result::ok);
    let map = map.with_max_y(map.bottom() - crate::panels::caption::COVERED * map.height());
    // In the corner over the caption: the hex in question stays in view.
    let (pivot, at) = (Align2::RIGHT_BOTTOM, map.right_bottom() - vec2(24.0, 16.0));
    let question = Floating { pivot, at, ..Floating::question("fire-or-not", map, palette.accent) };
    question.show(ctx, palette, |ui| {
        ui.set_width(320.0);
        ui.add(Label::new(text(told, fonts::serif(18.0), palette.text)).wrap());
        ui.add_space(8.0);
        if let Some(made) = fire {
            strikes(ui, panel, &made);
            let label = say!("platoon-panels-fire");
            let button = |ui: &mut Ui| wide(ui, palette, &label);
            let what = (label.as_str(), format!("{:?}", made.order));
            if after_a_look(ui, "fire", what, button).clicked() {
                panel.order(made.order);
            }
        }
        let interdict = say!("platoon-panels-interdict");
        if !possible.interdictors.is_empty() && wide(ui, palette, &interdict).clicked() {
            let firers = possible.interdictors.iter().take(1).map(|(unit, _)| *unit).collect();
            panel.order(Order::Interdict { firers });
        }
        let key = panel.state.memory.keys.hint(Command::EndPhase);
        if primary(ui, palette, &say!("platoon-panels-hold-fire"), &key, true).clicked() {
            panel.order(Order::Pass);
        }
    });
}
