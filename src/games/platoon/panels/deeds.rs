//! The selected unit: its factors, its conditions, and its actions by button.

use super::context::PanelContext;
use crate::{
    engine::{counters::UnitId, wording::count},
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
            Class::C => "unarmed".to_owned(),
            class => format!("{} {}, range {}", kind.attack, class.letters(), kind.range),
        };
        fact(ui, palette, "Attack", &attack, palette.text);
        fact(ui, palette, "Defence", &kind.defence.to_string(), palette.text);
        fact(ui, palette, "Movement", &movement_left(panel, counter), palette.text);
        if let Some(why) = stays(panel.state.public, counter) {
            hint(ui, palette, format!("[{}] {}", why.case(), panel.named(&why.to_string())));
        }
        if let Some(battery) = off_board(rulebook, counter) {
            fact(ui, palette, "May fire", &limits(rulebook, battery), palette.text);
        }
        let holds = conditions(panel, counter);
        if !holds.is_empty() {
            fact(ui, palette, "Now", &holds.join(", "), palette.accent_text);
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
        Some(_) => format!("0 of {whole} MP"),
        None => format!("{} of {whole} MP left", left(rulebook, counter)),
    }
}

/// The conditions of a unit, in words.
fn conditions(panel: &PanelContext, counter: &Counter) -> Vec<String> {
    let condition = &counter.condition;
    let public = panel.state.public;
    let mut holds = Vec::new();
    let mut say = |holds_now: bool, words: &str| {
        if holds_now {
            holds.push(words.to_owned());
        }
    };
    say(condition.inverted, "has fired");
    say(condition.dispersed, "dispersed");
    say(counter.is_marked(), "spotted");
    say(condition.quick, "quick march");
    say(condition.fresh, "just unloaded");
    say(condition.halted, "cannot move again");
    if let Some(marker) = condition.marker {
        let what = if marker.unloading { "unloading" } else { "loading" };
        holds.push(format!("{what}, {} left", count(usize::from(marker.turns), "turn", "turns")));
    }
    if let Some(rider) = public.passenger(counter.id) {
        holds.push(format!("carries {}", panel.name(rider.id)));
    }
    if let Some(carrier) = counter.carrier() {
        holds.push(format!("loaded in {}", panel.name(carrier)));
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
    ui.label(caps("Entering cover", 11.0, palette.text_second));
    let now = panel.state.own.pointing.unseen;
    ui.horizontal_wrapped(|ui| {
        for (unseen, words) in [(false, "As usual"), (true, "Unspotted")] {
            let chip = noted(words, choice(ui, (now == unseen, true), words));
            let about = panel.keyed("Enter cover unspotted, at a higher movement cost", Command::Own(UNSEEN));
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
                    format!("{place}: beside the road, unspotted, for {cost} MP (10.4)")
                }
                Err(_) => continue,
            },
            _ => format!("{place}: by concealed movement, for the whole move (18.1)"),
        };
        hint(ui, palette, told);
    }
}

/// Draws a button for each action of the unit that the rules allow.
fn buttons(ui: &mut Ui, panel: &mut PanelContext, counter: &Counter) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let unit = counter.id;
    let mut deeds: Vec<(String, Order)> = Vec::new();
    let about_loading = about_loading(rulebook);
    if may_unload(rulebook, public, counter).is_ok()
        && let Some(rider) = public.passenger(unit)
    {
        deeds.push((format!("Unload {}", panel.name(rider.id)), Order::Unload { carrier: unit }));
    }
    let carrier = counter.carrier().and_then(|carrier| public.find(carrier));
    if let Some(carrier) = carrier.filter(|carrier| may_unload(rulebook, public, carrier).is_ok()) {
        deeds
            .push((format!("Unload from {}", panel.name(carrier.id)), Order::Unload { carrier: carrier.id }));
    }
    if let Some(hex) = counter.hex() {
        for other in public.in_hex(hex) {
            if may_load(rulebook, public, counter, other).is_ok() {
                let order = Order::Load { carrier: unit, passenger: other.id };
                deeds.push((format!("Load {}", panel.name(other.id)), order));
            }
            if may_load(rulebook, public, other, counter).is_ok() {
                let order = Order::Load { carrier: other.id, passenger: unit };
                deeds.push((format!("Load into {}", panel.name(other.id)), order));
            }
        }
    }
    if let Ok(marker) = may_flip(public, counter) {
        let words = if marker.unloading { "Reverse to unloading" } else { "Reverse to loading" };
        deeds.push((words.to_owned(), Order::Flip { carrier: unit }));
    }
    if may_clear(rulebook, public, counter).is_ok()
        && public.phase.segment() == Some(crate::games::platoon::rules::phase::Segment::Others)
    {
        deeds.push(("Clear the mines".to_owned(), Order::ClearMines { engineer: unit }));
    }
    for hex in public.registered(unit) {
        if public.phase.segment() == Some(crate::games::platoon::rules::phase::Segment::Registration) {
            deeds.push((format!("Remove the marker in {hex}"), Order::Unregister { unit, hex }));
        }
    }
    for (words, order) in deeds {
        let about = matches!(order, Order::Load { .. }).then_some(about_loading);
        let button = wide(ui, palette, &words);
        let button = match about {
            Some(about) => button.on_hover_text(panel.keyed(about, Command::Own(WORK))),
            None => button,
        };
        if button.clicked() {
            panel.order(order);
        }
    }
    // The last one: it cannot be undone by a later order, and asks.
    if may_exit(rulebook, public, unit).is_ok() && wide(ui, palette, "Exit the map\u{2026}").clicked() {
        let question = format!("Exit the map with {}?", panel.name(unit));
        let action = Action::order(Order::Exit { unit });
        panel.ask_first(question, "It cannot return.", "Exit the map", action);
    }
}

/// The effect of loading on the carrier's movement, by the options in force (8.2, 8.8, 18.2).
fn about_loading(rulebook: &Rulebook) -> &'static str {
    match (rulebook.options.pl_transport, rulebook.options.heavy_equipment) {
        (true, _) => {
            "Costs the carrier half its movement, or all for a gun; the passenger moves with it (8.8)"
        }
        (_, true) => "Ends the movement of both for this phase; a gun takes whole turns (6.9, 18.2)",
        _ => "Ends the movement of both for this phase (6.9, 8.2)",
    }
}

/// Draws the instructions for automatic fire in the enemy's movement (14.6).
fn instructions(ui: &mut Ui, panel: &mut PanelContext, unit: UnitId) {
    let now = panel.instruction(unit);
    let may = panel.is_asked();
    ui.add_space(6.0);
    ui.label(caps("Opportunity fire", 11.0, panel.palette.text_second));
    ui.horizontal_wrapped(|ui| {
        let all = [
            (Instruction::Ask, "Ask me"),
            (Instruction::Never, "Hold fire"),
            (Instruction::AnyTarget, "Any target"),
            (Instruction::ArmouredOnly, "Armour only"),
        ];
        for (instruction, words) in all {
            let chip = choice(ui, (now == instruction, may), words);
            if noted(words, chip).clicked() && now != instruction {
                panel.order(Order::Instruct { units: vec![unit], instruction });
            }
        }
    });
}
