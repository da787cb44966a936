//! Explanation of a unit in the hex: its values and its condition.

use super::{question::HexQuestion, words::unit::Says};
use crate::{
    engine::{
        manual::{Sentence, listed},
        wording::{count, hexes, signed},
    },
    games::squad::{
        rules::{
            counter::{Counter, Place},
            kinds::Room,
            movement::{Pace, allowance},
            scenario::units::{AfvType, Kind, UnitType},
        },
        words::names::letter_name,
    },
};

pub(super) fn said(asked: &HexQuestion, counter: &Counter) -> Vec<Sentence> {
    let mut said = values(asked, counter);
    said.extend(conditions(asked, counter));
    said.into_iter().map(Sentence::from).collect()
}

fn values(asked: &HexQuestion, counter: &Counter) -> Vec<Says> {
    let (rulebook, public) = (asked.rulebook, asked.public);
    let kind = rulebook.kind(counter);
    let mut said = own_values(kind);
    let weapons = public.carried_by(counter.id).filter(|it| matches!(it.place, Place::Carried(_)));
    let weapons = listed(weapons.map(|weapon| asked.short(weapon.id)).collect());
    if !weapons.is_empty() {
        said.push(Says::Carries { weapons });
    }
    let pace = Pace { led: counter.condition.led, assault: counter.condition.assault_move };
    match allowance(rulebook, public, counter, pace) {
        0 => {}
        points => said.push(Says::Allowance { points }),
    }
    let riders = public.carried_by(counter.id).filter(|it| matches!(it.place, Place::Aboard(_)));
    let names = listed(riders.map(|rider| asked.short(rider.id)).collect());
    if !names.is_empty() {
        said.push(Says::Carrying { names });
    }
    if let Place::Aboard(carrier) = counter.place {
        said.push(Says::Aboard { name: asked.short(carrier) });
    }
    said
}

/// The values on the counter.
fn own_values(kind: &UnitType) -> Vec<Says> {
    let room = room_told(kind).map(|room| Says::Room { room });
    match &kind.kind {
        Kind::Squad { values, .. } | Kind::Half { values, .. } | Kind::Leader { values, .. } => {
            let name = match (&kind.kind, kind.is_elite()) {
                (Kind::Leader { .. }, _) => "a leader",
                (Kind::Half { .. }, true) => "an elite half squad",
                (Kind::Half { .. }, false) => "a half squad",
                (_, true) => "an elite squad",
                (_, false) => "a squad",
            };
            let (attack, range, rating) = (values.attack, hexes(values.range), values.casualty);
            let leads = kind.leads().filter(|by| *by != 0);
            let leads = leads.map(|by| Says::Leads { modifier: signed(by) });
            std::iter::once(Says::Infantry { attack, range, rating, kind: name }).chain(leads).collect()
        }
        Kind::Gun(gun) => {
            let shield = if gun.shield { ", with a shield forwards" } else { "" };
            let (letter, attack) = (letter_name(gun.letter), gun.attack);
            vec![Says::Gun { letter, attack, rating: gun.casualty, shield }]
        }
        Kind::Afv(afv) => {
            let (front, rear) = afv.armour;
            let armour = format!("front {}, rear {}", letter_name(front), letter_name(rear));
            std::iter::once(Says::Afv { armour, guns: guns_told(afv) }).chain(room).collect()
        }
        Kind::Vehicle(vehicle) => {
            let guns = if vehicle.mg > 0 {
                format!("machine gun {} all round", vehicle.mg)
            } else {
                "no weapon".to_owned()
            };
            std::iter::once(Says::Vehicle { rating: vehicle.casualty, guns }).chain(room).collect()
        }
        Kind::Weapon(_) | Kind::Sniper => Vec::new(),
    }
}

/// The weapons of an AFV.
fn guns_told(afv: &AfvType) -> String {
    let gun = afv.cannon.map(|gun| {
        let turret = if gun.turret { " (turret)" } else { " (forward arc)" };
        format!("gun {}, AP {}{turret}", letter_name(gun.letter), gun.attack)
    });
    let all_round = (afv.mg > 0).then(|| format!("machine gun {} all round", afv.mg));
    let forward = (afv.forward_mg > 0).then(|| format!("machine gun {} forward", afv.forward_mg));
    let told = listed([gun, all_round, forward].into_iter().flatten().collect());
    if told.is_empty() { "no weapon".to_owned() } else { told }
}

/// The passengers that a vehicle can carry (8.1).
fn room_told(kind: &UnitType) -> Option<String> {
    let room = match kind.room() {
        Room::None => None,
        Room::Half => Some("a half squad, a leader and a weapon".to_owned()),
        Room::Squads(number) => {
            let number = usize::from(number);
            let [squads, leaders] =
                [("squad", "squads"), ("leader", "leaders")].map(|(one, many)| count(number, one, many));
            Some(format!("{squads} and {leaders} with their weapons"))
        }
    };
    let gun = kind.tows().then(|| "one towed gun".to_owned());
    let told = listed(room.into_iter().chain(gun).collect());
    (!told.is_empty()).then_some(told)
}

/// Returns the condition of the unit, and the actions that are left to it.
fn conditions(asked: &HexQuestion, counter: &Counter) -> Vec<Says> {
    let condition = &counter.condition;
    let moving = condition.assault_move && !condition.moved;
    let mut said: Vec<Says> = [
        condition.pinned.then_some(Says::Pinned),
        condition.fired.then_some(Says::Fired),
        condition.moved.then_some(Says::Moved),
        moving.then_some(Says::AssaultMove),
        condition.immobile.then_some(Says::Immobile),
    ]
    .into_iter()
    .flatten()
    .collect();
    let free = said.is_empty() && counter.hex().is_some();
    let fights = !matches!(asked.rulebook.kind(counter).kind, Kind::Weapon(_));
    said.extend(condition.valorous.then_some(Says::Valorous));
    said.extend(condition.in_work.then_some(Says::InWork));
    said.extend((free && fights).then_some(Says::Ready));
    said
}
