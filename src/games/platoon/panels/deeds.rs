//! The selected unit: its factors, its conditions, and its actions by button.

use super::context::PanelContext;
use crate::{
    engine::{counters::UnitId, text::say},
    games::platoon::{
        planning::{UNSEEN, WORK, wish::Wish},
        rules::{
            combat::indirect::off_board,
            conduct::{
                may_clear,
                transport::{may_flip, may_load, may_unload},
            },
            counter::Counter,
            kinds::Class,
            movement::{left, may_exit, may_walk_beside, stays},
            order::{Order, legal::unseen_steps},
            phase::Segment,
            position::Instruction,
            rulebook::Rulebook,
        },
        words::beside_map::limits,
    },
    panels::{
        Action, choice,
        kit::widgets::{caps, fact, hint, noted, section, wide},
    },
    settings::Command,
};
use bevy_egui::egui::Ui;

/// Draws the selected unit.
pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let Some(counter) = panel.selected() else { return };
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let kind = rulebook.kind(counter);
    let name = panel.name(counter.id);
    section(ui, palette, &name, "", |ui| {
        let attack = match kind.class {
            Class::C => say!("platoon-panels-unit-unarmed"),
            class => say!(
                "platoon-panels-unit-attack-of",
                attack = kind.attack,
                class = class.letters(),
                range = kind.range
            ),
        };
        fact(ui, palette, &say!("platoon-panels-unit-attack"), &attack, palette.text);
        let defence = kind.defence.to_string();
        fact(ui, palette, &say!("platoon-panels-unit-defence"), &defence, palette.text);
        let movement = movement_left(panel, counter);
        fact(ui, palette, &say!("platoon-panels-unit-movement"), &movement, palette.text);
        if let Some(why) = stays(panel.state.public, counter) {
            hint(ui, palette, format!("[{}] {}", why.case(), panel.refusal(&why)));
        }
        if let Some(battery) = off_board(rulebook, counter) {
            let limits = limits(rulebook, battery);
            fact(ui, palette, &say!("platoon-panels-unit-may-fire"), &limits, palette.text);
        }
        let holds = conditions(panel, counter);
        if !holds.is_empty() {
            let holds = holds.join(" · ");
            fact(ui, palette, &say!("platoon-panels-unit-now"), &holds, palette.accent_text);
        }
        if panel.is_asked() && panel.state.own.acting == counter.side {
            into_cover(ui, panel, counter);
            buttons(ui, panel, counter);
        }
        if panel.state.own.looking == Some(counter.side) && kind.attack > 0 {
            instructions(ui, panel, counter.id);
        }
    });
}

/// The movement points that a unit has left; none for one that may not move any more.
fn movement_left(panel: &PanelContext, counter: &Counter) -> String {
    let rulebook = panel.game().0;
    let whole = rulebook.kind(counter).points();
    match stays(panel.state.public, counter) {
        Some(_) => say!("platoon-panels-unit-movement-none", all = whole),
        None => say!("platoon-panels-unit-movement-left", left = left(rulebook, counter), all = whole),
    }
}

/// The conditions of a unit, in words.
fn conditions(panel: &PanelContext, counter: &Counter) -> Vec<String> {
    let condition = &counter.condition;
    let public = panel.state.public;
    let mut holds = Vec::new();
    let mut add = |holds_now: bool, words: fn() -> String| {
        if holds_now {
            holds.push(words());
        }
    };
    add(condition.inverted, || say!("platoon-panels-condition-fired"));
    add(condition.dispersed, || say!("platoon-panels-condition-dispersed"));
    add(counter.is_marked(), || say!("platoon-panels-condition-spotted"));
    add(condition.quick, || say!("platoon-panels-condition-quick"));
    add(condition.fresh, || say!("platoon-panels-condition-fresh"));
    add(condition.halted, || say!("platoon-panels-condition-halted"));
    if let Some(marker) = condition.marker {
        holds.push(match marker.unloading {
            true => say!("platoon-panels-condition-unloading", n = marker.turns),
            false => say!("platoon-panels-condition-loading", n = marker.turns),
        });
    }
    if let Some(rider) = public.passenger(counter.id) {
        holds.push(say!("platoon-panels-condition-carries", unit = panel.name(rider.id)));
    }
    if let Some(carrier) = counter.carrier() {
        holds.push(say!("platoon-panels-condition-loaded", unit = panel.name(carrier)));
    }
    holds
}

/// Draws the choice for entering cover that could be entered unspotted: as usual, or for more movement (10.4, 18.1).
fn into_cover(ui: &mut Ui, panel: &mut PanelContext, counter: &Counter) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Some(from) = counter.hex() else { return };
    let steps = unseen_steps(rulebook, public, counter, from);
    if steps.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.label(caps(&say!("platoon-panels-cover-entering"), 11.0, palette.text_second));
    let now = panel.state.own.pointing.unseen;
    ui.horizontal_wrapped(|ui| {
        let both =
            [(false, say!("platoon-panels-cover-as-usual")), (true, say!("platoon-panels-cover-unspotted"))];
        for (unseen, words) in both {
            let chip = noted(&words, choice(ui, (now == unseen, true), &words));
            let about = panel.keyed(&say!("platoon-panels-cover-unspotted.hint"), Command::Own(UNSEEN));
            if chip.on_hover_text(about).clicked() && now != unseen {
                panel.wish(Wish::Unseen(unseen));
            }
        }
    });
    for (hex, order) in steps {
        let place = rulebook.board.hex_name(hex);
        let told = match order {
            Order::MoveBeside { .. } => match may_walk_beside(rulebook, public, counter, hex) {
                Ok(rest) => {
                    let cost = left(rulebook, counter) - rest;
                    say!("platoon-panels-cover-beside-road", hex = place, cost = cost)
                }
                Err(_) => continue,
            },
            _ => say!("platoon-panels-cover-concealed", hex = place),
        };
        hint(ui, palette, told);
    }
}

/// Draws a button for each action of the unit that the rules allow.
fn buttons(ui: &mut Ui, panel: &mut PanelContext, counter: &Counter) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let unit = counter.id;
    let mut deeds = loading(panel, counter);
    deeds.extend(work(panel, counter));
    for (words, order) in deeds {
        let about = matches!(order, Order::Load { .. }).then(|| about_loading(rulebook));
        let button = wide(ui, palette, &words);
        let button = match about {
            Some(about) => button.on_hover_text(panel.keyed(&about, Command::Own(WORK))),
            None => button,
        };
        if button.clicked() {
            panel.order(order);
        }
    }
    // The last one: it cannot be undone by a later order, and asks.
    if may_exit(rulebook, public, unit).is_ok() && wide(ui, palette, &say!("platoon-panels-exit")).clicked() {
        let question = say!("platoon-panels-exit.question", unit = panel.name(unit));
        let action = Action::order(Order::Exit { unit });
        let (about, words) = (say!("platoon-panels-exit.about"), say!("platoon-panels-exit.answer"));
        panel.ask_first(question, &about, &words, action);
    }
}

/// The possible orders of a carrier and of its passenger, each with the text of its button (8).
fn loading(panel: &PanelContext, counter: &Counter) -> Vec<(String, Order)> {
    let (rulebook, public) = panel.game();
    let unit = counter.id;
    let mut deeds = Vec::new();
    if may_unload(rulebook, public, counter).is_ok()
        && let Some(rider) = public.passenger(unit)
    {
        let words = say!("platoon-panels-unload", unit = panel.name(rider.id));
        deeds.push((words, Order::Unload { carrier: unit }));
    }
    let carrier = counter.carrier().and_then(|carrier| public.find(carrier));
    if let Some(carrier) = carrier.filter(|carrier| may_unload(rulebook, public, carrier).is_ok()) {
        let words = say!("platoon-panels-unload-from", carrier = panel.name(carrier.id));
        deeds.push((words, Order::Unload { carrier: carrier.id }));
    }
    if let Some(hex) = counter.hex() {
        for other in public.in_hex(hex) {
            if may_load(rulebook, public, counter, other).is_ok() {
                let order = Order::Load { carrier: unit, passenger: other.id };
                deeds.push((say!("platoon-panels-load", unit = panel.name(other.id)), order));
            }
            if may_load(rulebook, public, other, counter).is_ok() {
                let order = Order::Load { carrier: other.id, passenger: unit };
                deeds.push((say!("platoon-panels-load-into", carrier = panel.name(other.id)), order));
            }
        }
    }
    if let Ok(marker) = may_flip(public, counter) {
        let words = match marker.unloading {
            true => say!("platoon-panels-reverse-to-unloading"),
            false => say!("platoon-panels-reverse-to-loading"),
        };
        deeds.push((words, Order::Flip { carrier: unit }));
    }
    deeds
}

/// The possible orders about mines and registered hexes, each with the text of its button.
fn work(panel: &PanelContext, counter: &Counter) -> Vec<(String, Order)> {
    let (rulebook, public) = panel.game();
    let unit = counter.id;
    let mut deeds = Vec::new();
    if may_clear(rulebook, public, counter).is_ok() && public.phase.segment() == Some(Segment::Others) {
        deeds.push((say!("platoon-panels-clear-mines"), Order::ClearMines { engineer: unit }));
    }
    for hex in public.registered(unit) {
        if public.phase.segment() == Some(Segment::Registration) {
            let words = say!("platoon-panels-remove-marker", hex = hex);
            deeds.push((words, Order::Unregister { unit, hex }));
        }
    }
    deeds
}

/// The effect of loading on the carrier's movement, by the options in force (8.2, 8.8, 18.2).
fn about_loading(rulebook: &Rulebook) -> String {
    match (rulebook.options.pl_transport, rulebook.options.heavy_equipment) {
        (true, _) => say!("platoon-panels-load.hint-half-movement"),
        (_, true) => say!("platoon-panels-load.hint-whole-turns"),
        _ => say!("platoon-panels-load.hint"),
    }
}

/// Draws the instructions for automatic fire in the enemy's movement (14.6).
fn instructions(ui: &mut Ui, panel: &mut PanelContext, unit: UnitId) {
    let now = panel.instruction(unit);
    let may = panel.is_asked();
    ui.add_space(6.0);
    ui.label(caps(&say!("platoon-panels-instruct"), 11.0, panel.palette.text_second));
    ui.horizontal_wrapped(|ui| {
        let all = [
            (Instruction::Ask, say!("platoon-panels-instruct-ask")),
            (Instruction::Never, say!("platoon-panels-instruct-never")),
            (Instruction::AnyTarget, say!("platoon-panels-instruct-any-target")),
            (Instruction::ArmouredOnly, say!("platoon-panels-instruct-armour-only")),
        ];
        for (instruction, words) in all {
            let chip = choice(ui, (now == instruction, may), &words);
            if noted(&words, chip).clicked() && now != instruction {
                panel.order(Order::Instruct { units: vec![unit], instruction });
            }
        }
    });
}
