//! Actions of the selected unit by button. A button appears only if the rules allow the action.

use crate::games::squad::words::table_told::percent;
use crate::{
    engine::text::{Arg, say},
    games::squad::{
        panels::context::PanelContext,
        rules::{
            conduct::{
                commanding::{may_arm, may_join, may_split},
                setting_up::{group_of, may_place_aboard},
            },
            counter::{Counter, Place},
            fire::sniper::sniper_of,
            movement::{largest_loads, makes_room_first, may_exit, may_load, may_unload},
            order::Order,
            phase::Step,
            rally::rally,
            wire,
        },
        scene::called::modifiers_told,
    },
    panels::{Action, kit::widgets::wide},
};
use bevy_egui::egui::Ui;

/// An action with its label, order and tooltip.
type Deed = (String, Order, String);

/// Shows its actions by button, if the rules allow them.
pub(super) fn buttons(ui: &mut Ui, panel: &mut PanelContext, counter: &Counter) {
    let public = panel.state.public;
    let deeds = match public.phase.step() {
        None => set_up_deeds(panel, counter),
        Some(Step::Command) => command_deeds(panel, counter),
        Some(Step::Fire) => wire_deeds(panel, counter),
        Some(Step::Movement) => movement_deeds(panel, counter),
        Some(Step::AfterAction) => rally_deeds(panel, counter),
        _ => Vec::new(),
    };
    for (words, order, about) in deeds {
        let button = wide(ui, panel.palette, &words);
        let button = if about.is_empty() { button } else { button.on_hover_text(about.as_str()) };
        if !button.clicked() {
            continue;
        }
        match order {
            Order::Exit { unit } => {
                let question = say!("squad-panels-exit.question", unit = panel.name(unit));
                let answer = say!("squad-panels-exit.answer");
                panel.ask_first(question, &about, &answer, Action::order(order));
            }
            order => panel.order(order),
        }
    }
}

/// The actions at set-up: entering a carrier, and weapons that it may take (4.1).
fn set_up_deeds(panel: &PanelContext, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = panel.game();
    let (side, unit) = (counter.side, counter.id);
    if rulebook.kind(counter).weapon().is_some() {
        return takers(panel, counter);
    }
    let group = group_of(rulebook, unit);
    let takes = |carrier: &&Counter| {
        carrier.id != unit && may_place_aboard(rulebook, public, (side, group), unit, carrier.id).is_ok()
    };
    let carriers = public.on_map(side).map(|(carrier, _)| carrier).filter(takes);
    let aboard = carriers.map(|carrier| {
        let name = panel.name(carrier.id);
        let words = match carrier.hex() {
            Some(hex) => say!("squad-panels-load-into.place", carrier = name, hex = hex),
            None => say!("squad-panels-load-into", carrier = name),
        };
        let order = Order::PlaceAboard { unit, carrier: carrier.id };
        (words, order, say!("squad-panels-load-into.hint"))
    });
    aboard.chain(weapons_for(panel, counter)).collect()
}

/// The weapons that a unit may be given.
fn weapons_for(panel: &PanelContext, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = panel.game();
    let (side, unit) = (counter.side, counter.id);
    let own = public.counters.iter().filter(|other| other.side == side);
    let weapons = own.filter(|other| rulebook.kind(other).weapon().is_some());
    weapons
        .filter_map(|weapon| {
            let exchange = may_arm(rulebook, public, side, weapon.id, unit).ok()?;
            let name = panel.name(weapon.id);
            let giver = match weapon.place {
                Place::Carried(giver) => Some(panel.name(giver)),
                _ => None,
            };
            let words = match (giver, exchange.map(|(own, _)| panel.name(own))) {
                (None, None) => say!("squad-panels-take", weapon = name),
                (Some(giver), None) => say!("squad-panels-take-from", weapon = name, giver = giver),
                (None, Some(own)) => say!("squad-panels-take-for", weapon = name, own = own),
                (Some(giver), Some(own)) => {
                    say!("squad-panels-take-from-for", weapon = name, giver = giver, own = own)
                }
            };
            Some((words, Order::Arm { weapon: weapon.id, unit }, say!("squad-panels-take.hint")))
        })
        .collect()
}

/// The units that may take a selected weapon.
fn takers(panel: &PanelContext, weapon: &Counter) -> Vec<Deed> {
    let (rulebook, public) = panel.game();
    let own = public.counters.iter().filter(|other| other.side == weapon.side);
    let able = own.filter(|unit| may_arm(rulebook, public, weapon.side, weapon.id, unit.id).is_ok());
    able.map(|unit| {
        let name = panel.name(unit.id);
        let words = match unit.hex() {
            Some(hex) => say!("squad-panels-give-to.place", unit = name, hex = hex),
            None => say!("squad-panels-give-to", unit = name),
        };
        (words, Order::Arm { weapon: weapon.id, unit: unit.id }, String::new())
    })
    .collect()
}

/// The actions of the command phase: transfer of weapons, splitting, joining (3.1 c).
fn command_deeds(panel: &PanelContext, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = panel.game();
    let (side, unit) = (counter.side, counter.id);
    let mut deeds = if rulebook.kind(counter).weapon().is_some() {
        takers(panel, counter)
    } else {
        weapons_for(panel, counter)
    };
    if may_split(rulebook, public, side, unit).is_ok() {
        let armed = public.carried_by(unit).next().map(|weapon| panel.name(weapon.id));
        let mut split = |words: String, second: bool| {
            deeds.push((words, Order::Split { squad: unit, second }, say!("squad-panels-split.hint")));
        };
        match armed.as_deref() {
            None => split(say!("squad-panels-split"), false),
            Some(weapon) => {
                split(say!("squad-panels-split.first", weapon = weapon), false);
                split(say!("squad-panels-split.second", weapon = weapon), true);
            }
        }
    }
    let halves = counter.hex().into_iter().flat_map(|hex| public.in_hex(hex));
    let joins = halves.filter(|other| may_join(rulebook, public, side, [unit, other.id]).is_ok());
    deeds.extend(joins.map(|other| {
        let words = say!("squad-panels-join", unit = panel.name(other.id));
        (words, Order::Join { halves: [unit, other.id] }, say!("squad-panels-join.hint"))
    }));
    deeds
}

/// The adjacent wire that a satchel charge may clear (20.6).
fn wire_deeds(panel: &PanelContext, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = panel.game();
    let near = counter.hex().into_iter().flat_map(|hex| rulebook.board.neighbours(hex).iter().flatten());
    let able = near.filter(|hex| wire::may_clear(rulebook, public, counter.id, **hex).is_ok());
    able.map(|hex| {
        let words = say!("squad-panels-clear-wire", hex = panel.hex_name(*hex));
        (words, Order::ClearWire { unit: counter.id, hex: *hex }, say!("squad-panels-clear-wire.hint"))
    })
    .collect()
}

/// The actions of loading, unloading, and leaving the map (4.3, 8.2).
fn movement_deeds(panel: &PanelContext, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = panel.game();
    let unit = counter.id;
    if rulebook.kind(counter).weapon().is_some() {
        return takers(panel, counter);
    }
    let mut deeds = unloading(panel, counter);
    deeds.extend(loading(panel, counter));
    deeds.retain(|(_, order, _)| makes_room_first(rulebook, public, counter.side, order).is_ok());
    if let Place::Due(_) = counter.place {
        deeds.extend(weapons_for(panel, counter));
    }
    // The last one: it asks.
    let exit = Order::Exit { unit };
    let may = may_exit(rulebook, public, counter).is_ok();
    if may && makes_room_first(rulebook, public, counter.side, &exit).is_ok() {
        let force = rulebook.scenario.force(counter.side);
        let is_exit = counter.hex().is_some_and(|hex| force.exits.contains(&hex));
        let (words, about) = if is_exit {
            (say!("squad-panels-exit"), say!("squad-panels-exit.hint"))
        } else {
            (say!("squad-panels-exit-eliminated"), say!("squad-panels-exit-eliminated.hint"))
        };
        deeds.push((words, exit, about));
    }
    deeds
}

/// The unloading of all passengers, of each, and of the unit itself.
fn unloading(panel: &PanelContext, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = panel.game();
    let unit = counter.id;
    let mut deeds: Vec<Deed> = Vec::new();
    let riders: Vec<&Counter> =
        public.carried_by(unit).filter(|it| matches!(it.place, Place::Aboard(_))).collect();
    let unload = |carrier: &Counter, riders: &[&Counter], words: String| {
        let too_full = may_unload(rulebook, public, carrier, riders).ok()?;
        let passengers = riders.iter().map(|rider| rider.id).collect();
        let about =
            if too_full { say!("squad-panels-unload.no-room") } else { say!("squad-panels-load.hint") };
        Some((words, Order::Unload { carrier: carrier.id, passengers, to: None }, about))
    };
    if riders.len() > 1 {
        deeds.extend(unload(counter, &riders, say!("squad-panels-unload-all")));
    }
    for rider in riders {
        deeds.extend(unload(counter, &[rider], say!("squad-panels-unload", unit = panel.name(rider.id))));
    }
    if let Some(carrier) = counter.carrier().and_then(|carrier| public.find(carrier)) {
        let words = say!("squad-panels-unload-from", carrier = panel.name(carrier.id));
        deeds.extend(unload(carrier, &[counter], words));
    }
    deeds
}

/// The loads that fit into a carrier, the other units in the hex that it can load, and the carriers that can load it.
fn loading(panel: &PanelContext, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = panel.game();
    let unit = counter.id;
    let about = || say!("squad-panels-load.hint");
    let mut deeds: Vec<Deed> = Vec::new();
    for mut passengers in largest_loads(rulebook, public, counter).into_iter().filter(|load| load.len() > 1) {
        // A long label is cut off at its end, so the differences between loads come first.
        passengers.sort_by_key(|passenger| rulebook.kind(passenger).leads().is_some());
        let names = passengers.iter().map(|passenger| panel.name(passenger.id));
        let words = say!("squad-panels-load", units = Arg::list(names));
        let passengers = passengers.iter().map(|passenger| passenger.id).collect();
        deeds.push((words, Order::Load { carrier: unit, passengers }, about()));
    }
    let here = public
        .counters
        .iter()
        .filter(|other| other.side == counter.side && other.id != unit && other.place == counter.place);
    for other in here {
        if may_load(rulebook, public, counter, &[other]).is_ok() {
            let order = Order::Load { carrier: unit, passengers: vec![other.id] };
            deeds.push((say!("squad-panels-load", units = panel.name(other.id)), order, about()));
        }
        if may_load(rulebook, public, other, &[counter]).is_ok() {
            let order = Order::Load { carrier: other.id, passengers: vec![unit] };
            deeds.push((say!("squad-panels-load-into", carrier = panel.name(other.id)), order, about()));
        }
    }
    deeds
}

/// The attempt to rally, with its chance; the withdrawal of the sniper (3.6).
fn rally_deeds(panel: &PanelContext, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = panel.game();
    let unit = counter.id;
    let rally = rally(rulebook, public, counter).ok().map(|rally| {
        let added: Vec<String> = modifiers_told(&rally.modifiers);
        let (number, chance) = (rally.number, percent(rally.chance()));
        let words = if added.is_empty() {
            say!("squad-panels-rally", number = number, chance = chance)
        } else {
            say!("squad-panels-rally.with", number = number, modifiers = added, chance = chance)
        };
        (words, Order::Rally { unit }, say!("squad-panels-rally.hint"))
    });
    let sniper = sniper_of(rulebook, public, counter.side).filter(|it| it.id == unit && it.hex().is_some());
    let withdraws = sniper.map(|_| {
        let about = say!("squad-panels-withdraw-sniper.hint");
        (say!("squad-panels-withdraw-sniper"), Order::WithdrawSniper, about)
    });
    rally.into_iter().chain(withdraws).collect()
}
