//! The fire calculator: the planned attack with its units, weapons, targets and possible results before the roll. It
//! also shows the answer to entering units and the payment of casualty points.

mod answer;
mod chances;
mod firers;
mod made;
mod paying;
mod sniper;
mod waiting;

use super::context::PanelContext;
use crate::{
    engine::text::say,
    games::squad::{
        planning::{Made, Plan, PlanOption, Way, plan_best, plan_options, plan_promise, wish::Wish},
        rules::order::Order,
    },
    panels::kit::{
        fonts,
        second_look::after_a_look,
        widgets::{hint, noted, section, text, wide},
    },
};
use bevy_egui::egui::{Label, Ui};
use chances::nothing;

pub(super) use answer::{answer, answer_meant, over_map};
pub(super) use chances::fates;
pub(super) use made::average;
pub(super) use paying::{casualties, confirm, meant};
pub(super) use sniper::{best_hex, goes, sniper, stays};

/// Draws the planned attack.
pub(super) fn planned(ui: &mut Ui, panel: &mut PanelContext) {
    let Some(plan) = panel.state.own.pointing.plan.clone().filter(|_| panel.is_asked()) else { return };
    let palette = panel.palette;
    let title = match plan.way {
        Way::Fire | Way::AntiTank => say!("squad-panels-planned-fire"),
        Way::Assault => say!("squad-panels-planned-assault"),
        Way::Overrun => say!("squad-panels-planned-overrun"),
    };
    let at = say!("squad-panels-planned-at", hex = panel.hex_name(plan.hex));
    section(ui, palette, &title, &at, |ui| {
        firers::show(ui, panel, &plan);
        options(ui, panel, &plan);
    });
}

/// The attack of the button at the foot: the best one, or where none has an effect the first one.
fn main(options: &[PlanOption], best: Option<usize>) -> Option<usize> {
    let able = || (0..options.len()).find(|at| options.get(*at).is_some_and(|option| option.made.is_ok()));
    best.or_else(able)
}

/// The planned attack at the chosen target, which the foot of the dock carries out: its label and its order.
pub(super) fn planned_meant(panel: &PanelContext) -> Option<(String, Order)> {
    of_planned(panel, |made, whom| (made::label(made, whom), made.order.clone()))
}

/// The planned attack as the next step, in a sentence.
pub(super) fn planned_then(panel: &PanelContext) -> Option<String> {
    of_planned(panel, made::then)
}

/// Reads the planned attack with the name of its target.
fn of_planned<T>(panel: &PanelContext, read: impl FnOnce(&Made, &str) -> T) -> Option<T> {
    let plan = panel.state.own.pointing.plan.as_ref()?;
    let (rulebook, public) = panel.game();
    let options = plan_options(rulebook, public, plan);
    let best = plan_best(rulebook, public, &options, (plan.target, panel.state.own.pointing.chosen));
    let option = options.get(main(&options, best)?)?;
    let made = option.made.as_ref().ok()?;
    Some(read(made, &made::whom(panel, option, plan.hex)))
}

/// Shows the options of a plan: the best one in full, the others in one line each. A click chooses one.
fn options(ui: &mut Ui, panel: &mut PanelContext, plan: &Plan) {
    let (rulebook, public) = panel.game();
    let options = plan_options(rulebook, public, plan);
    let best = plan_best(rulebook, public, &options, (plan.target, panel.state.own.pointing.chosen));
    let main = main(&options, best);
    let harms =
        |option: &PlanOption| option.made.as_ref().is_ok_and(|made| plan_promise(rulebook, public, made) > 0);
    let several = options.iter().filter(|option| harms(option)).count() > 1;
    let mut able = 0;
    for (number, option) in options.iter().enumerate() {
        let is_main = main == Some(number) || main.is_none() && number == 0;
        let choice = (several && harms(option)).then_some((able, best == Some(number)));
        show(ui, panel, plan, (number, option), (is_main, choice));
        able += usize::from(harms(option));
        ui.add_space(6.0);
    }
    if main.is_some() {
        hint(ui, panel.palette, say!("squad-panels-planned-below"));
    }
}

/// Shows one of the possible attacks. Among several with an effect it can be chosen, by its number among them. One
/// without an effect that the button at the foot does not make has a button of its own.
fn show(
    ui: &mut Ui,
    panel: &mut PanelContext,
    plan: &Plan,
    (number, option): (usize, &PlanOption),
    (is_main, choice): (bool, Option<(usize, bool)>),
) {
    let palette = panel.palette;
    let whom = made::whom(panel, option, plan.hex);
    let bold = |ui: &mut Ui| ui.label(text(&whom, fonts::bold(13.0), palette.text));
    let made = match &option.made {
        Ok(made) => made,
        Err(why) => {
            bold(ui);
            let told = format!("[{}] {}", why.case, panel.shown(&why.why));
            ui.add(Label::new(text(told, fonts::sans(12.0), palette.bad)).wrap());
            return;
        }
    };
    match choice {
        Some((number, on)) => {
            let name = say!("squad-panels-planned-target", target = whom.as_str());
            if noted(&name, ui.radio(on, whom.as_str())).clicked() {
                panel.wish(Wish::Choose(number));
            }
        }
        None => _ = bold(ui),
    }
    if is_main {
        made::whole(ui, panel, made);
    } else {
        made::short(ui, panel, made);
    }
    let (rulebook, public) = panel.game();
    if plan_promise(rulebook, public, made) > 0 {
        return;
    }
    hint(ui, palette, nothing());
    let label = made::label(made, &whom);
    let what = (label.as_str(), format!("{:?}", made.order));
    if !is_main && after_a_look(ui, (number, plan.hex), what, |ui| wide(ui, palette, &label)).clicked() {
        panel.order(made.order.clone());
        panel.wish(Wish::Leave);
    }
}
