//! Facts about a unit in the hex: its values and its conditions.

use super::{question::HexQuestion, words::unit::Says};
use crate::{
    engine::{
        manual::Sentence,
        text::{Arg, id},
    },
    games::platoon::rules::{
        counter::Counter,
        kinds::{Assaults, Carries, Moves},
        sight::spotting::{conceals, is_beside_spotter, is_spotted},
    },
};

pub(super) fn said(asked: &HexQuestion, counter: &Counter) -> Vec<Sentence> {
    let mut said = values(asked, counter);
    said.extend(conditions(asked, counter));
    said.extend(spotted(asked, counter));
    said.into_iter().map(Sentence::from).collect()
}

fn values(asked: &HexQuestion, counter: &Counter) -> Vec<Says> {
    let kind = asked.rulebook.kind(counter);
    let armour = match (kind.is_armoured(), kind.is_open_topped()) {
        (true, true) => id!("platoon-why-armour-open-topped"),
        (true, false) => id!("platoon-why-armour"),
        (false, _) => id!("platoon-why-armour-none"),
    };
    let (defence, armour) = (kind.defence, Arg::Name(armour));
    let mut said = vec![match kind.attack {
        0 => Says::Unarmed { defence, armour },
        attack => Says::Armed { attack, class: kind.class.letters(), range: kind.range, defence, armour },
    }];
    let points = kind.points();
    let moves = |how| Says::Moves { points, how: Arg::Name(how) };
    said.push(match kind.moves {
        Moves::Tracked => moves(id!("platoon-why-moves-tracked")),
        Moves::Truck => moves(id!("platoon-why-moves-truck")),
        Moves::Wagon => moves(id!("platoon-why-moves-wagon")),
        Moves::Mounted => moves(id!("platoon-why-moves-mounted")),
        Moves::Foot => moves(id!("platoon-why-moves-foot")),
        Moves::Immobile => Says::Immobile,
    });
    match kind.carries {
        Carries::Nobody => {}
        Carries::Riders => said.push(Says::CarriesRiders),
        Carries::Any => said.push(Says::CarriesAny),
    }
    said.extend(kind.engineer.then_some(Says::Engineer));
    said.extend((kind.is_infantry() && kind.assaults == Assaults::No).then_some(Says::NoAssault));
    let passenger = asked.public.passenger(counter.id);
    said.extend(passenger.map(|passenger| Says::Carrying { name: asked.short(passenger.id) }));
    said.extend(counter.carrier().map(|carrier| Says::LoadedIn { name: asked.short(carrier) }));
    said
}

/// Returns the condition of the unit, and the actions that are left to it.
fn conditions(asked: &HexQuestion, counter: &Counter) -> Vec<Says> {
    let condition = &counter.condition;
    let mut said = Vec::new();
    said.extend(condition.inverted.then_some(Says::Inverted));
    if condition.dispersed {
        let own = asked.public.phase.side(&asked.rulebook.scenario) == Some(counter.side);
        said.push(match (own, condition.dispersed_now) {
            (true, true) | (false, _) => Says::DispersedNextTurn,
            (true, false) => Says::DispersedThisTurn,
        });
    }
    said.extend(condition.quick.then_some(Says::Quick));
    said.extend(condition.fresh.then_some(Says::Fresh));
    said.extend(condition.marker.map(|marker| Says::Loading { turns: marker.turns }));
    said.extend(condition.clearing.map(|_| Says::Clearing));
    if said.is_empty() && counter.is_ready() {
        said.push(Says::Ready);
    }
    said
}

/// Whether its enemy may attack it here (10).
fn spotted(asked: &HexQuestion, counter: &Counter) -> Option<Says> {
    let hex = counter.hex()?;
    let (rulebook, public) = (asked.rulebook, asked.public);
    let is_seen = is_spotted(rulebook, public, counter, hex);
    Some(match (conceals(&rulebook.board, hex), is_seen) {
        (false, true) => Says::InSight,
        (false, false) if rulebook.options.hidden_units => Says::OutOfKnownSight,
        (false, false) => Says::OutOfSight,
        (true, false) => Says::Unspotted,
        (true, true) if is_beside_spotter(rulebook, public, counter.side.enemy(), hex) => Says::Beside,
        (true, true) => Says::Spotted,
    })
}
