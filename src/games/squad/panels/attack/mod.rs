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
    games::squad::planning::{Plan, PlanOption, Way, plan_best, plan_options, plan_promise, wish::Wish},
    panels::kit::{
        second_look::after_a_look,
        widgets::{hint, plain, primary, section, text, wide},
    },
};
use bevy_egui::egui::{Label, Ui};
use chances::NOTHING;

pub(super) use answer::{answer, can_harm, over_map};
pub(super) use chances::fates;
pub(super) use paying::{CONFIRM, casualties, meant};
pub(super) use sniper::sniper;

/// Draws the planned attack.
pub(super) fn planned(ui: &mut Ui, panel: &mut PanelContext) {
    let Some(plan) = panel.state.own.pointing.plan.clone().filter(|_| panel.is_asked()) else { return };
    let palette = panel.palette;
    let title = match plan.way {
        Way::Fire | Way::AntiTank => "Fire",
        Way::Assault => "Assault",
        Way::Overrun => "Overrun",
    };
    section(ui, palette, title, &format!("at {}", panel.hex_name(plan.hex)), |ui| {
        firers::show(ui, panel, &plan);
        options(ui, panel, &plan);
        if plain(ui, palette, "Leave it").clicked() {
            panel.wish(Wish::Leave);
        }
    });
}

/// Shows the options of a plan: the best one in full, the others in one line each.
fn options(ui: &mut Ui, panel: &mut PanelContext, plan: &Plan) {
    let (rulebook, public) = panel.game();
    let options = plan_options(rulebook, public, plan);
    let best = plan_best(rulebook, public, &options, (plan.target, panel.state.own.pointing.chosen));
    for (number, option) in options.iter().enumerate() {
        let is_best = best == Some(number) || best.is_none() && number == 0;
        show(ui, panel, plan, (number, option), is_best, best == Some(number));
        ui.add_space(6.0);
    }
}

/// Shows one of the possible attacks, with its button.
fn show(
    ui: &mut Ui,
    panel: &mut PanelContext,
    plan: &Plan,
    (number, option): (usize, &PlanOption),
    whole: bool,
    amber: bool,
) {
    let palette = panel.palette;
    let whom = made::whom(panel, option, plan.hex);
    let made = match &option.made {
        Ok(made) => made,
        Err(why) => {
            ui.label(text(&whom, crate::panels::kit::fonts::bold(13.0), palette.text));
            let told = format!("[{}] {}", why.case, panel.named(&why.why));
            ui.add(Label::new(text(told, crate::panels::kit::fonts::sans(12.0), palette.bad)).wrap());
            return;
        }
    };
    ui.label(text(&whom, crate::panels::kit::fonts::bold(13.0), palette.text));
    if whole {
        made::whole(ui, panel, made);
    } else {
        made::short(ui, panel, made);
    }
    let (rulebook, public) = panel.game();
    if plan_promise(rulebook, public, made) == 0 {
        hint(ui, palette, NOTHING);
    }
    let label = made::label(made, &whom);
    let button = |ui: &mut Ui| match amber {
        true => primary(ui, palette, &label, "", true),
        false => wide(ui, palette, &label),
    };
    let does = format!("{:?}", made.order);
    if after_a_look(ui, (number, plan.hex), (&label, does), button).clicked() {
        panel.order(made.order.clone());
        panel.wish(Wish::Leave);
    }
}
