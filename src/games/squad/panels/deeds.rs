//! The unit that is selected: its values, what it carries, what holds of it, who stands beside it, and what it can do by a
//! button.

use super::{
    called::{letter_name, percent, side_name},
    facts::states,
    scene::Scene,
    wish::{Clicks, Wish},
};
use crate::{
    engine::{
        board::{ALL_SIDES, Side6},
        counters::Word,
        wording::signed,
    },
    games::squad::rules::{
        Rulebook,
        conduct::{
            commanding::{may_arm, may_join, may_split},
            setting_up::{group_of, may_place, may_place_aboard},
        },
        counter::{Counter, Place},
        kinds::Arm,
        movement::{
            Moves, Pace, allowance, exit_cost, left, may_advance, may_load, may_move, may_unload, pivot,
        },
        order::Order,
        phase::Step,
        position::Public,
        rally::rally,
        sniper::sniper_of,
        units::{Kind, UnitType, Weapon},
        wire,
    },
    games::squad::words::names,
    panels::{
        Action,
        widgets::{caps, fact, hint, noted, section, wide},
    },
};
use bevy_egui::egui::Ui;

/// The selected unit.
pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let Some(counter) = scene.selected() else { return };
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let kind = rulebook.kind(counter);
    let name = scene.name(counter.id);
    let about = kind.nation.map_or(String::new(), |_| counter.side.to_string());
    section(ui, palette, &name, &about, |ui| {
        for (label, told) in values(kind) {
            fact(ui, palette, label, &told, palette.text);
        }
        for weapon in public.carried_by(counter.id) {
            let told = carried_told(rulebook, public, weapon);
            fact(ui, palette, "Carries", &told, palette.text);
        }
        if let Some(carrier) = counter.carrier() {
            fact(ui, palette, "Rides", &format!("with {}", scene.name(carrier)), palette.text);
        }
        movement(ui, scene, counter);
        if let Some(facing) = counter.facing {
            fact(ui, palette, "Faces", side_name(facing), palette.text);
        }
        let holds = states(rulebook, counter);
        if !holds.is_empty() {
            fact(ui, palette, "Now", &holds.join(", "), palette.accent_text);
        }
        if scene.is_asked() && scene.state.own.acting == counter.side && public.owed.is_none() {
            buttons(ui, scene, counter);
            facings(ui, scene, counter);
            clicks(ui, scene, counter);
        }
        beside(ui, scene, counter);
    });
}

/// The values of a type, each with its label.
pub(super) fn values(kind: &UnitType) -> Vec<(&'static str, String)> {
    let letter = letter_name;
    let mut told = Vec::new();
    match &kind.kind {
        Kind::Squad { values, .. } | Kind::Half { values, .. } | Kind::Leader { values, .. } => {
            told.push(("Fire", format!("{} to {} hexes", values.attack, values.range)));
            told.push(("Rating", values.casualty.to_string()));
        }
        Kind::Gun(gun) => {
            told.push(("Fire", format!("{} at men, {} at tanks", gun.attack, letter(gun.letter))));
            told.push(("Rating", gun.casualty.to_string()));
        }
        Kind::Afv(afv) => {
            if let Some(gun) = afv.cannon {
                told.push(("Gun", format!("{} at men, {} at tanks", gun.attack, letter(gun.letter))));
            }
            let guns = match (afv.mg, afv.forward_mg) {
                (0, 0) => "none".to_owned(),
                (all_round, 0) => format!("{all_round} all round"),
                (0, forward) => format!("{forward} forwards"),
                (all_round, forward) => format!("{all_round} all round, {forward} forwards"),
            };
            told.push(("MG", guns));
            let (front, rear) = afv.armour;
            told.push(("Armour", format!("front {}, rear {}", letter(front), letter(rear))));
        }
        Kind::Vehicle(vehicle) => {
            let guns = if vehicle.mg == 0 { "none".to_owned() } else { format!("{} all round", vehicle.mg) };
            told.push(("MG", guns));
            told.push(("Rating", vehicle.casualty.to_string()));
        }
        Kind::Weapon(weapon) => told.push(("Fire", weapon_told(weapon))),
        Kind::Sniper => told.push(("Fire", "a die above cover and hindrance, to 6 hexes".to_owned())),
    }
    let traits = super::units::traits(kind);
    if !traits.is_empty() {
        told.push(("Is", traits));
    }
    told
}

/// What a weapon does: "4 to 7 hexes", "D at tanks to 4 hexes".
fn weapon_told(weapon: &Weapon) -> String {
    let range = match (weapon.least, weapon.range) {
        (0 | 1, 1) => "at a neighbour".to_owned(),
        (0, most) => format!("to {most} hexes"),
        (least, most) => format!("{least} to {most} hexes"),
    };
    match (weapon.arm, weapon.letter) {
        (Arm::Grenades, _) => "−1 on the dice, at a neighbour".to_owned(),
        (Arm::Satchel, _) => format!("{}, at a neighbour", signed(i64::from(weapon.attack))),
        (Arm::AntiTank, Some(letter)) => format!("{} at tanks {range}", letter_name(letter)),
        (_, Some(letter)) => format!("{} {range}, {} at tanks", weapon.attack, letter_name(letter)),
        (_, None) => format!("{} {range}", weapon.attack),
    }
}

/// What is carried: a weapon with what it does, a passenger by its name.
fn carried_told(rulebook: &Rulebook, public: &Public, carried: &Counter) -> String {
    let kind = rulebook.kind(carried);
    match kind.weapon() {
        Some(weapon) => {
            format!("{}: {}", names::unit_name(rulebook, public, carried.id), weapon_told(weapon))
        }
        None => {
            let armed =
                public.carried_by(carried.id).map(|weapon| names::unit_name(rulebook, public, weapon.id));
            let armed: Vec<String> = armed.collect();
            if armed.is_empty() {
                names::unit_name(rulebook, public, carried.id)
            } else {
                format!("{}, {}", names::unit_name(rulebook, public, carried.id), armed.join(", "))
            }
        }
    }
}

/// What it has left of its movement, or why it does not move.
fn movement(ui: &mut Ui, scene: &Scene, counter: &Counter) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    let condition = &counter.condition;
    let pace = Pace { led: condition.led, assault: condition.assault_move };
    let whole = allowance(rulebook, public, counter, pace);
    if Moves::of(rulebook.kind(counter)).is_none() {
        return;
    }
    let moves = public.phase.step() == Some(Step::Movement) && !matches!(counter.place, Place::Aboard(_));
    match may_move(rulebook, counter) {
        Ok(_) if moves => {
            let told = format!("{} of {whole} points left", left(rulebook, public, counter, pace));
            fact(ui, palette, "Movement", &told, palette.text);
        }
        Err(why) if moves => {
            fact(ui, palette, "Movement", &format!("none of {whole}"), palette.text);
            hint(ui, palette, format!("[{}] {}", why.case(), scene.named(&why.to_string())));
        }
        _ => fact(ui, palette, "Movement", &format!("{whole} points"), palette.text),
    }
}

/// A deed by a button, with what is told of it.
type Deed = (String, Order, &'static str);

/// What it can do by a button; each is there only if the rules allow it.
fn buttons(ui: &mut Ui, scene: &mut Scene, counter: &Counter) {
    let public = scene.state.public;
    let deeds = match public.phase.step() {
        None => set_up_deeds(scene, counter),
        Some(Step::Command) => command_deeds(scene, counter),
        Some(Step::Fire) => wire_deeds(scene, counter),
        Some(Step::Movement) => movement_deeds(scene, counter),
        Some(Step::AfterAction) => rally_deeds(scene, counter),
        _ => Vec::new(),
    };
    for (words, order, about) in deeds {
        let button = wide(ui, scene.palette, &words);
        let button = if about.is_empty() { button } else { button.on_hover_text(about) };
        if button.clicked() {
            scene.order(order);
        }
    }
}

/// At set-up: into a carrier, and the weapons that it may take (4.1).
fn set_up_deeds(scene: &Scene, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = scene.game();
    let (side, unit) = (counter.side, counter.id);
    if rulebook.kind(counter).weapon().is_some() {
        return takers(scene, counter);
    }
    let group = group_of(rulebook, unit);
    let takes = |carrier: &&Counter| {
        carrier.id != unit && may_place_aboard(rulebook, public, (side, group), unit, carrier.id).is_ok()
    };
    let carriers = public.on_map(side).map(|(carrier, _)| carrier).filter(takes);
    let aboard = carriers.map(|carrier| {
        let place = carrier.hex().map_or_else(String::new, |hex| format!(" in {hex}"));
        let words = format!("Into {}{place}", scene.name(carrier.id));
        (words, Order::PlaceAboard { unit, carrier: carrier.id }, "Loaded at set-up (8.1)")
    });
    aboard.chain(weapons_for(scene, counter)).collect()
}

/// The weapons that a unit may be given.
fn weapons_for(scene: &Scene, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = scene.game();
    let (side, unit) = (counter.side, counter.id);
    let own = public.counters.iter().filter(|other| other.side == side);
    let weapons = own.filter(|other| rulebook.kind(other).weapon().is_some());
    weapons
        .filter_map(|weapon| {
            let exchange = may_arm(rulebook, public, side, weapon.id, unit).ok()?;
            let giver = match weapon.place {
                Place::Carried(giver) => format!(" of {}", scene.name(giver)),
                _ => String::new(),
            };
            let back = exchange.map_or_else(String::new, |(own, _)| format!(", for {}", scene.name(own)));
            let words = format!("Take {}{giver}{back}", scene.name(weapon.id));
            let about = "A squad or half squad carries one weapon, a leader a light one (12.1)";
            Some((words, Order::Arm { weapon: weapon.id, unit }, about))
        })
        .collect()
}

/// Who may take a weapon that is selected itself.
fn takers(scene: &Scene, weapon: &Counter) -> Vec<Deed> {
    let (rulebook, public) = scene.game();
    let own = public.counters.iter().filter(|other| other.side == weapon.side);
    let able = own.filter(|unit| may_arm(rulebook, public, weapon.side, weapon.id, unit.id).is_ok());
    able.map(|unit| {
        let place = unit.hex().map_or_else(String::new, |hex| format!(" in {hex}"));
        let words = format!("To {}{place}", scene.name(unit.id));
        (words, Order::Arm { weapon: weapon.id, unit: unit.id }, "")
    })
    .collect()
}

/// Weapons change hands; squads split, halves join (3.1 c).
fn command_deeds(scene: &Scene, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = scene.game();
    let (side, unit) = (counter.side, counter.id);
    let mut deeds = if rulebook.kind(counter).weapon().is_some() {
        takers(scene, counter)
    } else {
        weapons_for(scene, counter)
    };
    if may_split(rulebook, public, side, unit).is_ok() {
        let armed = public.carried_by(unit).next().map(|weapon| scene.name(weapon.id));
        let about = "Into two half squads; a leader is in the hex (3.1)";
        match armed {
            None => deeds.push(("Split".to_owned(), Order::Split { squad: unit, second: false }, about)),
            Some(weapon) => {
                for (second, which) in [(false, "first"), (true, "second")] {
                    let words = format!("Split; {weapon} to the {which} half");
                    deeds.push((words, Order::Split { squad: unit, second }, about));
                }
            }
        }
    }
    let halves = counter.hex().into_iter().flat_map(|hex| public.in_hex(hex));
    let joins = halves.filter(|other| may_join(rulebook, public, side, [unit, other.id]).is_ok());
    deeds.extend(joins.map(|other| {
        let words = format!("Join {}", scene.name(other.id));
        (words, Order::Join { halves: [unit, other.id] }, "Into a whole squad without markers (3.1)")
    }));
    deeds
}

/// Wire beside it that a satchel charge may clear (20.6).
fn wire_deeds(scene: &Scene, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = scene.game();
    let near = counter.hex().into_iter().flat_map(|hex| rulebook.board.neighbours(hex).iter().flatten());
    let able = near.filter(|hex| wire::may_clear(rulebook, public, counter.id, **hex).is_ok());
    able.map(|hex| {
        let words = format!("Clear the wire in {}", scene.hex_name(*hex));
        (words, Order::ClearWire { unit: counter.id, hex: *hex }, "Uses a satchel charge up (20.6)")
    })
    .collect()
}

/// Loading and unloading, and leaving the map (4.3, 8.2).
fn movement_deeds(scene: &Scene, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = scene.game();
    let unit = counter.id;
    let about = "Before or after the carrier moves, once a turn (8.2)";
    let mut deeds: Vec<Deed> = Vec::new();
    let riders: Vec<&Counter> =
        public.carried_by(unit).filter(|it| matches!(it.place, Place::Aboard(_))).collect();
    if riders.len() > 1 && may_unload(rulebook, public, counter, &riders) == Ok(false) {
        let passengers = riders.iter().map(|rider| rider.id).collect();
        deeds.push(("Unload all".to_owned(), Order::Unload { carrier: unit, passengers, to: None }, about));
    }
    for rider in riders {
        if may_unload(rulebook, public, counter, &[rider]) == Ok(false) {
            let order = Order::Unload { carrier: unit, passengers: vec![rider.id], to: None };
            deeds.push((format!("Unload {}", scene.name(rider.id)), order, about));
        }
    }
    if let Some(carrier) = counter.carrier().and_then(|carrier| public.find(carrier))
        && may_unload(rulebook, public, carrier, &[counter]) == Ok(false)
    {
        let order = Order::Unload { carrier: carrier.id, passengers: vec![unit], to: None };
        deeds.push((format!("Get down from {}", scene.name(carrier.id)), order, about));
    }
    let here = public
        .counters
        .iter()
        .filter(|other| other.side == counter.side && other.id != unit && other.place == counter.place);
    for other in here {
        if may_load(rulebook, public, counter, &[other]).is_ok() {
            let order = Order::Load { carrier: unit, passengers: vec![other.id] };
            deeds.push((format!("Load {}", scene.name(other.id)), order, about));
        }
        if may_load(rulebook, public, other, &[counter]).is_ok() {
            let order = Order::Load { carrier: other.id, passengers: vec![unit] };
            deeds.push((format!("Get on {}", scene.name(other.id)), order, about));
        }
    }
    if may_exit(scene, counter) {
        let force = rulebook.scenario.force(counter.side);
        let is_exit = counter.hex().is_some_and(|hex| force.exits.contains(&hex));
        let words = if is_exit { "Leave the map" } else { "Leave the map for good" };
        deeds.push((words.to_owned(), Order::Exit { unit }, "Never to come back (4.3)"));
    }
    if let Place::Due(_) = counter.place {
        deeds.extend(weapons_for(scene, counter));
    }
    deeds
}

/// Whether a unit on the edge has the points to leave the map (4.3).
fn may_exit(scene: &Scene, counter: &Counter) -> bool {
    let (rulebook, public) = scene.game();
    let (Ok(moves), Some(hex)) = (may_move(rulebook, counter), counter.hex()) else { return false };
    let pace = Pace { led: counter.condition.led, assault: counter.condition.assault_move };
    let cost = exit_cost(&rulebook.board, moves, hex, counter.facing);
    let left = left(rulebook, public, counter, pace);
    cost.is_ok_and(|cost| cost.pay(left, counter.condition.spent == 0).is_some())
}

/// A try to rally, with its chance; the sniper goes (3.6).
fn rally_deeds(scene: &Scene, counter: &Counter) -> Vec<Deed> {
    let (rulebook, public) = scene.game();
    let unit = counter.id;
    let rally = rally(rulebook, public, counter).ok().map(|rally| {
        let added: Vec<String> = super::called::modifiers_told(&rally.modifiers);
        let with = if added.is_empty() { String::new() } else { format!(", {}", added.join(", ")) };
        let words = format!("Rally: dice at most {}{with}: {}", rally.number, percent(rally.chance()));
        (words, Order::Rally { unit }, "Once in a phase (13.12)")
    });
    let sniper = sniper_of(rulebook, public, counter.side).filter(|it| it.id == unit && it.hex().is_some());
    let withdraws = sniper.map(|_| {
        ("Withdraw the sniper".to_owned(), Order::WithdrawSniper, "He may be activated again (3.6)")
    });
    rally.into_iter().chain(withdraws).collect()
}

/// How it may face: at set-up, by turning in place, or after an advance.
fn facings(ui: &mut Ui, scene: &mut Scene, counter: &Counter) {
    let (rulebook, public) = scene.game();
    if !rulebook.kind(counter).faces() {
        return;
    }
    let (unit, side) = (counter.id, counter.side);
    let group = group_of(rulebook, unit);
    let order = |facing: Side6| match (public.phase.step(), counter.hex()) {
        (None, Some(hex)) if public.phase.is_set_up() => {
            let stands = may_place(rulebook, public, (side, group), unit, (hex, Some(facing))).is_ok();
            stands.then_some(Order::Place { unit, hex, facing: Some(facing) })
        }
        (Some(Step::Movement), Some(_)) => {
            pivot(rulebook, counter, facing).is_ok().then_some(Order::Pivot { unit, facing })
        }
        (Some(Step::Assault), Some(_)) => {
            let turns = may_advance(rulebook, public, counter, None, Some(facing)).is_ok();
            turns.then_some(Order::Turn { unit, facing })
        }
        _ => None,
    };
    let ways: Vec<(Side6, Option<Order>)> = ALL_SIDES.map(|facing| (facing, order(facing))).to_vec();
    if ways.iter().all(|(_, order)| order.is_none()) {
        return;
    }
    let about = match public.phase.step() {
        Some(Step::Movement) => "Turn in place, as its whole move",
        Some(Step::Assault) => "Turn one hexside",
        _ => "Face",
    };
    ui.add_space(6.0);
    ui.label(caps(about, 11.0, scene.palette.text_second));
    ui.horizontal_wrapped(|ui| {
        for (facing, order) in ways {
            let now = counter.facing == Some(facing);
            let name = side_name(facing);
            let chip = ui.add_enabled_ui(order.is_some() || now, |ui| ui.selectable_label(now, name)).inner;
            if noted(&format!("face {name}"), chip).clicked()
                && let Some(order) = order
            {
                scene.order(order);
            }
        }
    });
}

/// What it may do where the map is clicked then, and how it goes.
fn clicks(ui: &mut Ui, scene: &mut Scene, counter: &Counter) {
    let (rulebook, public) = scene.game();
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
        Some(Step::Movement) => kind.is_infantry() && fresh && smoke >= 1,
        _ => false,
    };
    if lays && ready {
        let about = match step {
            Some(Step::Fire) => {
                "Smoke 2 for two factors, instead of fire: click on a hex that it sees (11.1)"
            }
            _ => "Smoke 1 for one factor, before it moves: click on its hex or one beside it (11.1)",
        };
        toggle(ui, scene, Clicks::Smoke, &format!("Lay smoke ({smoke} left)"), about);
    }
    if step == Some(Step::Movement) && kind.is_infantry() && ready && fresh {
        let on = scene.state.own.pointing.assault_move;
        let label = ui.selectable_label(on, "Assault move");
        let about = "Half the points; +1 on the dice of who fires at it on its way (6.2)";
        if noted("Assault move", label).on_hover_text(about).clicked() {
            scene.wish(Wish::AssaultMove(!on));
        }
    }
    if step == Some(Step::Movement) && kind.drives() && ready {
        let on = scene.state.own.pointing.reverse;
        let label = ui.selectable_label(on, "Back into the hex behind");
        let about = "For twice the points (7.2)";
        if noted("Back", label).on_hover_text(about).clicked() {
            scene.wish(Wish::Reverse(!on));
        }
    }
}

fn toggle(ui: &mut Ui, scene: &mut Scene, clicks: Clicks, words: &str, about: &str) {
    let on = scene.state.own.pointing.clicks == clicks;
    let label = noted(words, ui.selectable_label(on, words)).on_hover_text(about);
    if label.clicked() {
        scene.wish(Wish::Clicks(if on { Clicks::Select } else { clicks }));
    }
    if on {
        hint(ui, scene.palette, about);
    }
}

/// Who else is in the hex: a click selects him.
fn beside(ui: &mut Ui, scene: &mut Scene, counter: &Counter) {
    let public = scene.state.public;
    let Some(hex) = public.hex_of(counter) else { return };
    let aboard = public.in_hex(hex).flat_map(|other| {
        let riders = public.carried_by(other.id).filter(|it| matches!(it.place, Place::Aboard(_)));
        std::iter::once(other).chain(riders)
    });
    let others: Vec<Word> = aboard.map(|other| other.id).filter(|other| *other != counter.id).collect();
    if others.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.label(caps("In the same hex", 11.0, scene.palette.text_second));
    ui.horizontal_wrapped(|ui| {
        for other in others {
            let name = scene.name(other);
            let states = public.find(other).map(|it| states(scene.state.rulebook, it)).unwrap_or_default();
            let name = if states.is_empty() { name } else { format!("{name} ({})", states.join(", ")) };
            let chosen = scene.state.selected.contains(&other);
            if noted(&name, ui.selectable_label(chosen, name.as_str())).clicked() {
                scene.act(Action::Select(vec![other]));
            }
        }
    });
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// The values of 25 as they are told of the selected unit.
    #[test]
    fn values_are_told_by_their_labels() {
        let units = Rulebook::load("patrol").unwrap().units;
        let told = |kind: &str| {
            let values = values(units.find(kind.parse().unwrap()).unwrap());
            values.into_iter().map(|(label, told)| format!("{label} {told}")).collect::<Vec<_>>()
        };
        assert_eq!(told("ge-rifle"), ["Fire 4 to 6 hexes", "Rating 5"]);
        assert_eq!(told("us-leader-1"), ["Fire 1 to 3 hexes", "Rating 1", "Is directs with −1"]);
        assert_eq!(
            told("ge-pz-4h")[..3],
            ["Gun 12 at men, D at tanks", "MG 4 all round, 3 forwards", "Armour front D, rear C"]
        );
        assert_eq!(told("ge-panzerschreck")[0], "Fire D at tanks to 4 hexes");
        assert_eq!(told("ge-mortar-5cm")[0], "Fire 5 2 to 6 hexes, A at tanks");
    }
}
