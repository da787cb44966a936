//! The answer to a unit that has entered: fire at it, interdiction, or letting it pass (14.1).

use super::{
    attack::{refused, with_or_without},
    context::PanelContext,
    strikes::strikes,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, say},
    },
    games::platoon::{
        planning::{plan_answer, plan_asked, plan_batteries, plan_interdiction, plan_promise, wish::Wish},
        rules::{combat::indirect::Call, conduct::Decision, order::Order},
        words::{names::Known, story::owed},
    },
    panels::{
        caption,
        kit::{
            fonts,
            second_look::after_a_look,
            widgets::{Floating, hint, primary, section, text, wide, words},
        },
    },
    settings::Command,
};
use bevy_egui::egui::{Align2, Context, Label, Rect, Ui, vec2};
use std::collections::BTreeSet;

/// Most names of units on a button.
const NAMES: usize = 3;

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

/// Draws the answer to a unit that has entered: the units that fire at it, with odds and chances, or letting it pass
/// (14.1).
pub(super) fn answer(ui: &mut Ui, panel: &mut PanelContext) {
    if !panel.is_asked() {
        return;
    }
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let asked = plan_asked(rulebook, public, |unit| panel.instruction(unit));
    let Some((decision, possible)) = asked else { return };
    let Decision::Reaction { unit, hex, .. } = decision;
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
    let map = map.with_max_y(map.bottom() - caption::COVERED * map.height());
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
