//! The fire calculator: the planned attack with its units, weapons, targets and possible results before the roll. It
//! also shows the answer to entering units and the payment of casualty points.

mod answer;
mod chances;
mod firers;
mod made;
mod paying;
mod sniper;
mod waiting;

use super::scene::Scene;
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
pub(super) use paying::{casualties, meant};
pub(super) use sniper::sniper;

/// Draws the planned attack.
pub(super) fn planned(ui: &mut Ui, scene: &mut Scene) {
    let Some(plan) = scene.state.own.pointing.plan.clone().filter(|_| scene.is_asked()) else { return };
    let palette = scene.palette;
    let title = match plan.way {
        Way::Fire | Way::AntiTank => "Fire",
        Way::Assault => "Assault",
        Way::Overrun => "Overrun",
    };
    section(ui, palette, title, &format!("at {}", scene.hex_name(plan.hex)), |ui| {
        firers::show(ui, scene, &plan);
        options(ui, scene, &plan);
        if plain(ui, palette, "Leave it").clicked() {
            scene.wish(Wish::Leave);
        }
    });
}

/// Shows the options of a plan: the best one in full, the others in one line each.
fn options(ui: &mut Ui, scene: &mut Scene, plan: &Plan) {
    let (rulebook, public) = scene.game();
    let options = plan_options(rulebook, public, plan);
    let best = plan_best(rulebook, public, &options, (plan.target, scene.state.own.pointing.chosen));
    for (number, option) in options.iter().enumerate() {
        let is_best = best == Some(number) || best.is_none() && number == 0;
        show(ui, scene, plan, (number, option), is_best, best == Some(number));
        ui.add_space(6.0);
    }
}

/// Shows one of the possible attacks, with its button.
fn show(
    ui: &mut Ui,
    scene: &mut Scene,
    plan: &Plan,
    (number, option): (usize, &PlanOption),
    whole: bool,
    amber: bool,
) {
    let palette = scene.palette;
    let whom = made::whom(scene, option, plan.hex);
    let made = match &option.made {
        Ok(made) => made,
        Err(why) => {
            ui.label(text(&whom, crate::panels::kit::fonts::bold(13.0), palette.text));
            let told = format!("[{}] {}", why.case, scene.named(&why.why));
            ui.add(Label::new(text(told, crate::panels::kit::fonts::sans(12.0), palette.bad)).wrap());
            return;
        }
    };
    ui.label(text(&whom, crate::panels::kit::fonts::bold(13.0), palette.text));
    if whole {
        made::whole(ui, scene, made);
    } else {
        made::short(ui, scene, made);
    }
    let (rulebook, public) = scene.game();
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
        scene.order(made.order.clone());
        scene.wish(Wish::Leave);
    }
}
