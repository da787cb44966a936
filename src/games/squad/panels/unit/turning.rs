//! The facing and pace of the selected unit, and the meaning of a click on the map.

use crate::{
    engine::board::{ALL_SIDES, Hexside},
    games::squad::{
        panels::context::PanelContext,
        planning::wish::{ClickMode, Wish},
        rules::{
            conduct::setting_up::{group_of, may_place},
            counter::Counter,
            kinds::Arm,
            movement::{makes_room_first, may_advance, may_move, overstack_duty, pivot},
            order::Order,
            phase::Step,
        },
        scene::called::side_name,
    },
    panels::{
        choice,
        kit::widgets::{caps, hint, noted},
    },
};
use bevy_egui::egui::Ui;

/// Shows its possible facings: at set-up, by turning in place, or after an advance.
pub(super) fn facings(ui: &mut Ui, panel: &mut PanelContext, counter: &Counter) {
    let (rulebook, public) = panel.game();
    if !rulebook.kind(counter).faces() {
        return;
    }
    let (unit, side) = (counter.id, counter.side);
    let group = group_of(rulebook, unit);
    let order = |facing: Hexside| match (public.phase.step(), counter.hex()) {
        (None, Some(hex)) if public.phase.is_set_up() => {
            let stands = may_place(rulebook, public, (side, group), unit, (hex, Some(facing))).is_ok();
            stands.then_some(Order::Place { unit, hex, facing: Some(facing) })
        }
        (Some(Step::Movement), Some(_)) => {
            let order = Order::Pivot { unit, facing };
            let turns = pivot(rulebook, counter, facing).is_ok()
                && makes_room_first(rulebook, public, side, &order).is_ok();
            turns.then_some(order)
        }
        (Some(Step::Assault), Some(_)) => {
            let turns = may_advance(rulebook, public, counter, None, Some(facing)).is_ok();
            turns.then_some(Order::Turn { unit, facing })
        }
        _ => None,
    };
    let ways: Vec<(Hexside, Option<Order>)> = ALL_SIDES.map(|facing| (facing, order(facing))).to_vec();
    if ways.iter().all(|(_, order)| order.is_none()) {
        return;
    }
    let about = match public.phase.step() {
        Some(Step::Movement) => "Turn in place as its whole move",
        Some(Step::Assault) => "Turn one hexside",
        _ => "Facing",
    };
    ui.add_space(6.0);
    ui.label(caps(about, 11.0, panel.palette.text_second));
    ui.horizontal_wrapped(|ui| {
        for (facing, order) in ways {
            let now = counter.facing == Some(facing);
            let name = side_name(facing);
            let chip = choice(ui, (now, order.is_some() || now), name);
            if noted(&format!("face {name}"), chip).clicked()
                && let Some(order) = order
            {
                panel.order(order);
            }
        }
    });
}

/// Shows its possible actions by a click on the map, and its pace.
pub(super) fn clicks(ui: &mut Ui, panel: &mut PanelContext, counter: &Counter) {
    let (rulebook, public) = panel.game();
    let kind = rulebook.kind(counter);
    let step = public.phase.step();
    let smoke = public.stores(counter.side).smoke;
    let mortar = public
        .carried_by(counter.id)
        .filter_map(|weapon| rulebook.kind(weapon).weapon())
        .any(|weapon| weapon.arm == Arm::Mortar);
    let has_gun = kind.gun().is_some() || kind.afv().is_some_and(|afv| afv.cannon.is_some()) || mortar;
    let ready = !counter.condition.fired && !counter.condition.pinned && counter.hex().is_some();
    let fresh = counter.condition.spent == 0 && !counter.condition.smoked && !counter.condition.moved;
    let lays = match step {
        Some(Step::Fire) => has_gun && smoke >= 2,
        Some(Step::Movement) => {
            let waits = overstack_duty(rulebook, public, counter.side).is_some();
            kind.is_infantry() && fresh && smoke >= 1 && !waits
        }
        _ => false,
    };
    if lays && ready {
        let about = match step {
            Some(Step::Fire) => "Smoke 2 for 2 factors instead of firing: click a hex in LOS (11.1)",
            _ => "Smoke 1 for 1 factor before it moves: click its hex or an adjacent one (11.1)",
        };
        toggle(ui, panel, ClickMode::Smoke, &format!("Lay smoke ({smoke} left)"), about);
    }
    if step == Some(Step::Movement) && kind.is_infantry() && ready && fresh {
        let on = panel.state.own.pointing.assault_move;
        let label = ui.selectable_label(on, "Assault move");
        let about = "Half the MP; +1 to the dice of fire at it during the move (6.2)";
        if noted("Assault move", label).on_hover_text(about).clicked() {
            panel.wish(Wish::AssaultMove(!on));
        }
    }
    if step == Some(Step::Movement) && kind.drives() && ready && may_move(rulebook, counter).is_ok() {
        let on = panel.state.own.pointing.reverse;
        let label = ui.selectable_label(on, "Reverse into the hex behind");
        let about = "For twice the MP (7.2)";
        if noted("Reverse", label).on_hover_text(about).clicked() {
            panel.wish(Wish::Reverse(!on));
        }
    }
}

fn toggle(ui: &mut Ui, panel: &mut PanelContext, clicks: ClickMode, words: &str, about: &str) {
    let on = panel.state.own.pointing.clicks == clicks;
    let label = noted(words, ui.selectable_label(on, words)).on_hover_text(about);
    if label.clicked() {
        panel.wish(Wish::ClickMode(if on { ClickMode::Select } else { clicks }));
    }
    if on {
        hint(ui, panel.palette, about);
    }
}
