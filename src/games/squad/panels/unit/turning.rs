//! The facing and pace of the selected unit, and the meaning of a click on the map.

use crate::{
    engine::{
        board::{ALL_SIDES, Hexside},
        text::say,
    },
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
        Some(Step::Movement) => say!("squad-panels-turn-in-place"),
        Some(Step::Assault) => say!("squad-panels-turn-one-side"),
        _ => say!("squad-panels-turn-at-set-up"),
    };
    ui.add_space(6.0);
    ui.label(caps(&about, 11.0, panel.palette.text_second));
    ui.horizontal_wrapped(|ui| {
        for (facing, order) in ways {
            let now = counter.facing == Some(facing);
            let name = side_name(facing);
            let chip = choice(ui, (now, order.is_some() || now), &name);
            if noted(&say!("squad-panels-turn-to", side = name), chip).clicked()
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
            Some(Step::Fire) => say!("squad-panels-smoke.fire"),
            _ => say!("squad-panels-smoke.move"),
        };
        toggle(ui, panel, ClickMode::Smoke, &say!("squad-panels-smoke", left = smoke), &about);
    }
    if step == Some(Step::Movement) && kind.is_infantry() && ready && fresh {
        let on = panel.state.own.pointing.assault_move;
        let words = say!("squad-panels-assault-move");
        let label = ui.selectable_label(on, words.as_str());
        let about = say!("squad-panels-assault-move.hint");
        if noted(&words, label).on_hover_text(about).clicked() {
            panel.wish(Wish::AssaultMove(!on));
        }
    }
    if step == Some(Step::Movement) && kind.drives() && ready && may_move(rulebook, counter).is_ok() {
        let on = panel.state.own.pointing.reverse;
        let label = ui.selectable_label(on, say!("squad-panels-reverse"));
        let about = say!("squad-panels-reverse.hint");
        if noted(&say!("squad-panels-reverse.name"), label).on_hover_text(about).clicked() {
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
