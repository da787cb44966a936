#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::{
    engine::{
        board::Hex,
        orders::{Game, Viewed},
    },
    games::squad::{
        players::by_name,
        rules::{
            Position,
            counter::{Counter, Place},
            phase::Step,
            position::invariants,
            samples::{hex, word},
        },
    },
    play::players::{
        Thought,
        chief::{Captain as _, HexState, Intent, Intents},
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// A position of the training scenario in the Americans' movement: these units in these hexes, and no others.
fn moving(turn: u8, stand: &[(&str, &str)]) -> (Arc<Rulebook>, Position) {
    let rules = Arc::new(Rulebook::load("patrol").unwrap());
    let mut position: Position = Squad::start(&rules, 1);
    (position.public.turn, position.public.phase) = (turn, Phase::First(Step::Movement));
    for counter in &mut position.public.counters {
        let at = stand.iter().find(|(unit, _)| word(unit) == counter.id);
        counter.place = at.map_or(Place::Destroyed, |(_, at)| Place::Map(hex(at)));
    }
    (rules, position)
}

/// The intents that give one intent to one unit.
fn told(unit: &str, intent: Intent) -> Intents {
    let mut intents = Intents::default();
    intents.set(&Group { units: vec![word(unit)], intents: Vec::new() }, intent);
    intents
}

/// The first move that a captain orders in such a position: its first unit, and its end.
fn first_move(intents: &Intents, stand: &[(&str, &str)]) -> Option<(UnitId, Hex)> {
    let (rules, position) = moving(2, stand);
    let view = View::to_play(&rules, &position);
    match Captain::default().choose_order(&view, intents).order {
        Order::Move { units, path, .. } => units.first().copied().zip(path.last().copied()),
        _ => None,
    }
}

const STAND: [(&str, &str); 2] = [("us-rifle-1", "0405"), ("ge-rifle-1", "0914")];

#[test]
fn a_unit_that_is_told_to_hold_does_not_move() {
    assert!(first_move(&Intents::default(), &STAND).is_some(), "it would go to a farm");
    for intent in [Intent::Hold, Intent::StayAndFire] {
        assert_eq!(first_move(&told("us-rifle-1", intent), &STAND), None, "{intent:?}");
    }
}

#[test]
fn a_unit_that_is_sent_goes_nearer() {
    let start = hex("0405");
    for aim in ["0108", "0404", "0703"].map(hex) {
        for intent in [Intent::Go(aim), Intent::FallBack(aim)] {
            let (_, end) = first_move(&told("us-rifle-1", intent), &STAND).unwrap();
            assert!(end.distance(aim) < start.distance(aim), "{intent:?} ends in {end}");
        }
    }
}

#[test]
fn a_unit_that_is_told_to_wait_moves_last() {
    let stand = [("us-rifle-1", "0405"), ("us-rifle-2", "0405"), ("ge-rifle-1", "0914")];
    let (first, _) = first_move(&Intents::default(), &stand).unwrap();
    let (then, _) = first_move(&told(first.as_str(), Intent::Wait), &stand).unwrap();
    assert_ne!(then, first);
}

/// The last holder of a farm that the enemy can enter stays, but not if it is sent away.
#[test]
fn an_explicit_order_lifts_the_duty_to_a_post() {
    let stand = [("us-rifle-1", "0604"), ("ge-rifle-1", "0803")];
    let moves = |intents: &Intents| {
        let (rules, mut position) = moving(2, &stand);
        position.public.holders.insert(hex("0604"), Side::Allied);
        let view = View::to_play(&rules, &position);
        matches!(Captain::default().choose_order(&view, intents).order, Order::Move { .. })
    };
    assert!(!moves(&Intents::default()));
    assert!(moves(&told("us-rifle-1", Intent::Go(hex("0404")))));
}

/// A farm hex is open until the side walks through it, and the way is free of fire when all enemies have fired.
#[test]
fn a_side_sees_what_the_enemy_has_left_and_whether_it_can_fire() {
    let (rules, mut position) = moving(2, &[("us-rifle-1", "0405"), ("ge-rifle-1", "0604")]);
    let seen = |position: &Position| {
        let view = View::to_play(&rules, position);
        let farm: Vec<HexState> = Squad::victory_hexes(&view).iter().map(|counts| counts.state).collect();
        (farm, Squad::fire_to_come(&view))
    };
    let farm = |middle: HexState| vec![HexState::Enemy, middle, HexState::Open];
    assert_eq!(seen(&position), (farm(HexState::Open), FireToCome::Reaction));
    position.public.holders.insert(hex("0703"), Side::Allied);
    for counter in &mut position.public.counters {
        counter.condition.fired = counter.side == Side::German;
    }
    assert_eq!(seen(&position), (farm(HexState::Own), FireToCome::Spent));
    position.public.phase = Phase::First(Step::Fire);
    assert_eq!(seen(&position).1, FireToCome::Own);
}

/// Plays a game with `staff` up to the fire phase of the second turn, and calls this for each view before.
fn played(mut look: impl FnMut(&View<'_>)) {
    let rules = Arc::new(Rulebook::load("valmont").unwrap());
    let mut world = Scratch::new(&rules, Squad::start(&rules, 5));
    let mut players = [1, 2].map(|seed| by_name("staff", seed).unwrap());
    for _ in 0..400 {
        let view = world.view();
        if view.public().turn == 2 && view.public().phase.step() == Some(Step::Fire) {
            return;
        }
        look(&view);
        let order = players[view.side.number()].choose_order(&view, &Thought::new(0.0)).order;
        world.play(&order).unwrap();
    }
}

/// A captain that is told nothing gives the orders of `staff`, with their reasons.
#[test]
fn without_intents_a_captain_is_the_staff() {
    let mut captains = [Captain::default(), Captain::default()];
    let mut staffs = [1, 2].map(|seed| by_name("staff", seed).unwrap());
    let mut orders = 0;
    played(|view| {
        let number = view.side.number();
        // A copy made in between must not differ.
        captains[number] = captains[number].clone();
        let chosen = captains[number].choose_order(view, &Intents::default());
        assert_eq!(chosen, staffs[number].choose_order(view, &Thought::new(0.0)));
        orders += 1;
    });
    assert!(orders > 40, "{orders}");
}

/// Each unit is in one group at most. Intents begin with the usual one, are eight at most, and differ; choices have rising
/// numbers for each side.
#[test]
fn groups_and_occasions_are_in_order() {
    let mut captain = Captain::recruit();
    let mut last = [0, 0];
    let mut choices = 0;
    played(|view| {
        let Some(occasion) = Squad::occasion(view) else { return };
        let side = Squad::side(view);
        assert!(occasion >= last[side], "{occasion} after {last:?}");
        if occasion == last[side] {
            return;
        }
        last[side] = occasion;
        let groups = Squad::groups(view, &mut captain);
        // A side whose units have yet to enter has none.
        choices += usize::from(!groups.is_empty());
        assert!(groups.len() <= 10);
        let units: Vec<UnitId> = groups.iter().flat_map(|group| group.units.clone()).collect();
        assert_eq!(units.iter().collect::<BTreeSet<_>>().len(), units.len(), "{groups:?}");
        let own = |unit: &UnitId| view.public().find(*unit).map(|counter: &Counter| counter.side);
        assert!(units.iter().all(|unit| own(unit) == Some(view.side)));
        for Group { intents, .. } in &groups {
            assert!(intents.len() <= 8 && intents.first() == Some(&Intent::Usual), "{intents:?}");
            assert_eq!(intents.iter().collect::<BTreeSet<_>>().len(), intents.len(), "{intents:?}");
        }
    });
    assert!(choices >= 3, "{choices}");
}

/// What is dealt from a view alone is what the side may know, with hidden units and mines of its own. Each hidden unit of
/// the enemy is where it could be (22.2), and another seed puts it elsewhere.
#[test]
fn a_deal_is_what_the_side_knows() {
    let mut rules = Rulebook::load("valmont").unwrap();
    rules.options.hidden_set_up = true;
    let rules = Arc::new(rules);
    let mut world = Scratch::new(&rules, Squad::start(&rules, 5));
    let mut players = [1, 2].map(|seed| by_name("staff", seed).unwrap());
    let mut dealt = None;
    let (mut hidden, mut differ) = (0, false);
    for _ in 0..120 {
        let view = world.view();
        let side = view.side;
        Squad::deal(&view, &mut dealt, 9);
        let known = Squad::imagined_by(&rules, world.position(), side.number(), 9);
        let found = dealt.as_ref().unwrap().position();
        assert_eq!(found.public, known.public);
        assert_eq!(found.secrets, known.secrets);
        differ |=
            found.secrets.unseen != Squad::imagined_by(&rules, &known, side.number(), 10).secrets.unseen;
        for counter in view.public().counters.iter().filter(|counter| counter.place == Place::Unseen) {
            assert!(found.secrets.unseen.counters.contains_key(&counter.id), "{} is nowhere", counter.id);
            hidden += 1;
        }
        if view.public().tasks.is_empty() {
            assert_eq!(invariants::broken(&rules, found), Vec::<String>::new());
        }
        let order = players[side.number()].choose_order(&view, &Thought::new(0.0)).order;
        if world.play(&order).is_err() {
            break;
        }
    }
    assert!(hidden > 0 && differ, "the defenders are hidden");
}
