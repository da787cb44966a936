//! Explanation of a unit in the hex: its values and its condition.

use super::{question::HexQuestion, words::unit::Says};
use crate::{
    engine::{
        manual::Sentence,
        text::{Arg, say},
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
    let weapons: Vec<String> = weapons.map(|weapon| asked.short(weapon.id)).collect();
    if !weapons.is_empty() {
        said.push(Says::Carries { weapons: weapons.into() });
    }
    let pace = Pace { led: counter.condition.led, assault: counter.condition.assault_move };
    match allowance(rulebook, public, counter, pace) {
        0 => {}
        points => said.push(Says::Allowance { points }),
    }
    let riders = public.carried_by(counter.id).filter(|it| matches!(it.place, Place::Aboard(_)));
    let names: Vec<String> = riders.map(|rider| asked.short(rider.id)).collect();
    if !names.is_empty() {
        said.push(Says::Carrying { names: names.into() });
    }
    if let Place::Aboard(carrier) = counter.place {
        said.push(Says::Aboard { name: asked.short(carrier) });
    }
    said
}

/// The values on the counter.
fn own_values(kind: &UnitType) -> Vec<Says> {
    let room = room_of(kind).map(|room| Says::Room { room });
    match &kind.kind {
        Kind::Squad { values, .. } | Kind::Half { values, .. } | Kind::Leader { values, .. } => {
            let name = match (&kind.kind, kind.is_elite()) {
                (Kind::Leader { .. }, _) => "leader",
                (Kind::Half { .. }, true) => "elite-half",
                (Kind::Half { .. }, false) => "half",
                (_, true) => "elite",
                (_, false) => "squad",
            };
            let (attack, range, rating) = (values.attack, values.range, values.casualty);
            let leads = kind.leads().filter(|by| *by != 0);
            let leads = leads.map(|modifier| Says::Leads { modifier });
            std::iter::once(Says::Infantry { attack, range, rating, kind: name }).chain(leads).collect()
        }
        Kind::Gun(gun) => {
            let shield = if gun.shield { "yes" } else { "no" };
            let (letter, attack) = (letter_name(gun.letter), gun.attack);
            vec![Says::Gun { letter, attack, rating: gun.casualty, shield }]
        }
        Kind::Afv(afv) => {
            let (front, rear) = afv.armour;
            let (front, rear) = (letter_name(front), letter_name(rear));
            std::iter::once(Says::Afv { front, rear, guns: guns_of(afv) }).chain(room).collect()
        }
        Kind::Vehicle(vehicle) => {
            let guns = all_round(vehicle.mg).unwrap_or_else(|| say!("squad-why-unit-no-weapon"));
            std::iter::once(Says::Vehicle { rating: vehicle.casualty, guns: guns.into() })
                .chain(room)
                .collect()
        }
        Kind::Weapon(_) | Kind::Sniper => Vec::new(),
    }
}

/// A machine gun that fires all round.
fn all_round(attack: u16) -> Option<String> {
    (attack > 0).then(|| say!("squad-why-unit-mg-all-round", attack = attack))
}

/// The weapons of an AFV.
fn guns_of(afv: &AfvType) -> Arg {
    let gun = afv.cannon.map(|gun| {
        let letter = letter_name(gun.letter);
        match gun.turret {
            true => say!("squad-why-unit-turret-gun", letter = letter, attack = gun.attack),
            false => say!("squad-why-unit-fixed-gun", letter = letter, attack = gun.attack),
        }
    });
    let forward = (afv.forward_mg > 0).then(|| say!("squad-why-unit-mg-forward", attack = afv.forward_mg));
    let guns: Vec<String> = [gun, all_round(afv.mg), forward].into_iter().flatten().collect();
    if guns.is_empty() { say!("squad-why-unit-no-weapon").into() } else { guns.into() }
}

/// The passengers that a vehicle can carry (8.1).
fn room_of(kind: &UnitType) -> Option<Arg> {
    let room = match kind.room() {
        Room::None => None,
        Room::Half => Some(say!("squad-why-unit-room-half")),
        Room::Squads(number) => Some(say!("squad-why-unit-room-squads", n = number)),
    };
    let gun = kind.tows().then(|| say!("squad-why-unit-room-gun"));
    let all: Vec<String> = room.into_iter().chain(gun).collect();
    (!all.is_empty()).then(|| all.into())
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
