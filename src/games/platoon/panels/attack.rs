//! The planned attack, its target and odds, with the chance of each result before the die.

use super::{context::PanelContext, strikes::strikes};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, say},
    },
    games::platoon::{
        planning::{
            Made, Plan, PlanOption, Way, plan_best, plan_may_join, plan_options, plan_promise, wish::Wish,
        },
        rules::{
            combat::{
                brought,
                indirect::{Call, call_modifier},
            },
            counter::Counter,
            order::{Order, Target},
            refusal::Why,
        },
        words::order_words::call_name,
    },
    panels::kit::{
        fonts,
        second_look::after_a_look,
        widgets::{hint, noted, section, text, wide},
    },
};
use bevy_egui::egui::{Label, Ui};

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
pub(super) fn with_or_without(ui: &mut Ui, panel: &mut PanelContext, unit: UnitId, with: bool, wish: Wish) {
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

pub(super) fn refused(ui: &mut Ui, panel: &PanelContext, why: &Why) {
    let told = format!("[{}] {}", why.case(), panel.refusal(why));
    ui.add(Label::new(text(told, fonts::sans(12.0), panel.palette.bad)).wrap());
}
