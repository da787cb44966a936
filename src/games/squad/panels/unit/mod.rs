//! The selected unit: its values, its load, its condition, other units in the hex, and its actions by button.

mod instructions;
mod offers;
mod turning;

use super::context::PanelContext;
use crate::{
    engine::{
        counters::UnitId,
        text::{say, say_id},
    },
    games::squad::{
        rules::{
            counter::{Counter, Place},
            kinds::Side,
            movement::{Moves, Pace, allowance, left, may_move, overrun, steps_once},
            phase::Step,
        },
        scene::{
            called::side_name,
            tooltip::states,
            values::{carried_told, values},
        },
    },
    panels::{
        Action, choice,
        kit::widgets::{caps, fact, hint, noted, section},
    },
};
use bevy_egui::egui::Ui;

/// Shows the selected unit.
pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let Some(counter) = panel.selected() else { return };
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let kind = rulebook.kind(counter);
    let name = panel.name(counter.id);
    let about = kind.nation.map_or(String::new(), |_| Side::NAMES[counter.side.number()].shown());
    section(ui, palette, &name, &about, |ui| {
        for (label, told) in values(kind) {
            fact(ui, palette, &say_id(label), &told, palette.text);
        }
        for weapon in public.carried_by(counter.id) {
            let told = carried_told(rulebook, public, weapon);
            fact(ui, palette, &say!("squad-panels-carries"), &told, palette.text);
        }
        if let Some(carrier) = counter.carrier() {
            let label = match kind.weapon() {
                Some(_) => say!("squad-panels-carried-by"),
                None => say!("squad-panels-carrier"),
            };
            fact(ui, palette, &label, &panel.name(carrier), palette.text);
        }
        movement(ui, panel, counter);
        if let Some(facing) = counter.facing {
            fact(ui, palette, &say!("squad-panels-facing"), &side_name(facing), palette.text);
        }
        let holds = states(rulebook, counter);
        if !holds.is_empty() {
            let states = say!("squad-panels-states", states = holds);
            fact(ui, palette, &say!("squad-panels-states.label"), &states, palette.accent_text);
        }
        if panel.is_asked() && panel.state.own.acting == counter.side && public.owed.is_none() {
            offers::buttons(ui, panel, counter);
            turning::facings(ui, panel, counter);
            turning::clicks(ui, panel, counter);
        }
        let armed = rulebook.kind(counter).weapon().is_none() && counter.hex().is_some();
        if panel.state.own.looking == Some(counter.side) && armed {
            instructions::show(ui, panel, counter.id);
        }
        beside(ui, panel, counter);
    });
}

/// Shows the movement points it has left, or the reason why it cannot move.
fn movement(ui: &mut Ui, panel: &PanelContext, counter: &Counter) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let condition = &counter.condition;
    let pace = Pace { led: condition.led, assault: condition.assault_move };
    let whole = allowance(rulebook, public, counter, pace);
    if Moves::of(rulebook.kind(counter)).is_none() {
        return;
    }
    let moves = public.phase.step() == Some(Step::Movement) && !matches!(counter.place, Place::Aboard(_));
    let show = |ui: &mut Ui, told: &str| {
        fact(ui, palette, &say!("squad-panels-movement"), told, palette.text);
    };
    match may_move(rulebook, counter) {
        Ok(_) if moves && steps_once(rulebook, counter) => show(ui, &say!("squad-panels-movement-one-hex")),
        Ok(_) if moves => {
            let left = left(rulebook, public, counter, pace);
            show(ui, &say!("squad-panels-movement-left", left = left, all = whole));
        }
        Err(why) if moves => match overrun(rulebook, public, counter) {
            Ok(way) => {
                let left = left(rulebook, public, counter, pace);
                let told = say!("squad-panels-movement-overrun", left = left, all = whole, hex = way.target);
                show(ui, &told);
            }
            Err(_) => {
                show(ui, &say!("squad-panels-movement-none", all = whole));
                hint(ui, palette, format!("[{}] {}", why.case(), panel.shown(&why.text())));
            }
        },
        _ => show(ui, &say!("squad-panels-movement-all", all = whole)),
    }
}

/// Shows the other units in the hex. A click selects one.
fn beside(ui: &mut Ui, panel: &mut PanelContext, counter: &Counter) {
    let public = panel.state.public;
    let Some(hex) = public.hex_of(counter) else { return };
    let aboard = public.in_hex(hex).flat_map(|other| {
        let riders = public.carried_by(other.id).filter(|it| matches!(it.place, Place::Aboard(_)));
        std::iter::once(other).chain(riders)
    });
    let others: Vec<UnitId> = aboard.map(|other| other.id).filter(|other| *other != counter.id).collect();
    if others.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.label(caps(&say!("squad-panels-same-hex"), 11.0, panel.palette.text_second));
    ui.horizontal_wrapped(|ui| {
        for other in others {
            let name = panel.name(other);
            let states = public.find(other).map(|it| states(panel.state.rulebook, it)).unwrap_or_default();
            let name = match states.is_empty() {
                true => name,
                false => say!("squad-panels-unit-states", unit = name, states = states),
            };
            let chosen = panel.state.selected.contains(&other);
            if noted(&name, choice(ui, (chosen, true), &name)).clicked() {
                panel.act(Action::Select(vec![other]));
            }
        }
    });
}
