//! Units in an attack, their weapons and their leader, as checkboxes.

use crate::{
    engine::{counters::UnitId, text::say},
    games::squad::{
        panels::context::PanelContext,
        planning::{Plan, Way, plan_arms, plan_leaders, plan_others, wish::Wish},
        rules::position::Public,
    },
    panels::{
        choice,
        kit::widgets::{hint, noted},
    },
};
use bevy_egui::egui::Ui;

/// Shows the units in a plan, the units that could join, and the leader.
pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext, plan: &Plan) {
    let (rulebook, public) = panel.game();
    for shot in &plan.shots {
        unit(ui, panel, shot.unit, true);
        arms(ui, panel, plan, shot.unit);
    }
    if plan.way == Way::Overrun {
        return;
    }
    for other in plan_others(rulebook, public, plan) {
        unit(ui, panel, other, false);
    }
    leaders(ui, panel, plan);
}

/// Shows a unit that takes part or could. A click adds or removes it.
pub(super) fn unit(ui: &mut Ui, panel: &mut PanelContext, unit: UnitId, with: bool) {
    let mut on = with;
    let name = panel.name(unit);
    let public: &Public = panel.state.public;
    let place = public.find(unit).and_then(|counter| public.hex_of(counter));
    let label = place.map_or_else(
        || name.clone(),
        |hex| say!("squad-panels-unit-in-hex", unit = name.as_str(), hex = hex),
    );
    if noted(&label, ui.checkbox(&mut on, label.as_str())).changed() {
        panel.wish(Wish::Take(unit));
    }
}

/// Shows the weapons that it fires or uses, or could.
pub(super) fn arms(ui: &mut Ui, panel: &mut PanelContext, plan: &Plan, unit: UnitId) {
    let (rulebook, public) = panel.game();
    let arms = plan_arms(rulebook, public, plan, unit);
    if arms.is_empty() {
        return;
    }
    let side = public.find(unit).map(|counter| counter.side);
    ui.horizontal_wrapped(|ui| {
        ui.add_space(20.0);
        for (weapon, on) in arms {
            let name = panel.name(weapon);
            let left = side.and_then(|side| public.stores(side).expendable.get(&weapon));
            let label = left.map_or_else(
                || name.clone(),
                |left| say!("squad-panels-weapon-left", weapon = name.as_str(), left = *left),
            );
            let about = match left {
                Some(_) => say!("squad-panels-weapon-left.hint"),
                None => say!("squad-panels-weapon-hint"),
            };
            let chip = noted(&label, choice(ui, (on, true), &label));
            if chip.on_hover_text(about).clicked() {
                panel.wish(Wish::Weapon { unit, weapon });
            }
        }
    });
}

/// Shows the choice of leaders.
fn leaders(ui: &mut Ui, panel: &mut PanelContext, plan: &Plan) {
    let (rulebook, public) = panel.game();
    let leaders = plan_leaders(rulebook, public, plan);
    if leaders.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        hint(ui, panel.palette, say!("squad-panels-leader"));
        let none = std::iter::once((None, say!("squad-panels-no-leader")));
        let names = leaders.into_iter().map(|leader| (Some(leader), panel.name(leader)));
        for (leader, name) in none.chain(names).collect::<Vec<_>>() {
            let on = plan.leader == leader;
            let (spoken, about) = match leader {
                None => (say!("squad-panels-led-by-none"), say!("squad-panels-no-leader.hint")),
                Some(_) => {
                    let about = match plan.way {
                        Way::Assault => say!("squad-panels-leader.assault"),
                        _ => say!("squad-panels-leader.fire"),
                    };
                    (say!("squad-panels-led-by", leader = name.as_str()), about)
                }
            };
            let label = choice(ui, (on, true), &name).on_hover_text(about);
            if noted(&spoken, label).clicked() {
                panel.wish(Wish::Leader(leader));
            }
        }
    });
}
