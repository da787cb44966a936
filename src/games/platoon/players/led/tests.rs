//! Positions with few units: what a captain does with intents, and what it offers.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::{
    engine::{
        board::Hex,
        orders::{Game, Viewed, Viewer},
    },
    games::platoon::{
        players::by_name,
        rules::{
            Position,
            counter::{Counter, Place},
            position::hidden::is_hidden,
        },
    },
    play::players::{
        Thought,
        chief::{Captain as _, Intent, Intents},
    },
};
use std::sync::Arc;

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

fn unit(id: &str) -> UnitId {
    id.parse().unwrap()
}

/// A position of `meeting` with only these units on the map, each in its hex.
fn situation(turn: u8, phase: Phase, units: &[(&str, &str)]) -> (Arc<Rulebook>, Position) {
    let rulebook = Arc::new(Rulebook::load("meeting").unwrap());
    let mut position = Platoon::start(&rulebook, 1);
    (position.public.turn, position.public.phase) = (turn, phase);
    for counter in &mut position.public.counters {
        let id = counter.id.to_string();
        let placed = units.iter().find(|(unit, _)| *unit == id);
        counter.place = placed.map_or(Place::Exited, |(_, at)| Place::Map(hex(at)));
    }
    (rulebook, position)
}

const MARCH: Phase = Phase::Second(Segment::Vehicles);
const TANKS: &[(&str, &str)] =
    &[("so-t34-76-1", "2405"), ("so-t34-76-2", "2405"), ("ge-panther-g-1", "1805")];

/// The intents of the first tank alone.
fn told(intent: Intent) -> Intents {
    let mut intents = Intents::default();
    intents.set(&Group { units: vec![unit("so-t34-76-1")], intents: vec![intent] }, intent);
    intents
}

/// The hexes in which the first tank ends the orders of a movement segment, one after the other.
fn marches(intents: &Intents) -> Vec<Hex> {
    let (rulebook, position) = situation(2, MARCH, TANKS);
    let mut captain = Captain::default();
    let mut world = Scratch::new(&rulebook, position);
    let mut ends = Vec::new();
    for _ in 0..40 {
        let view = world.view();
        if view.public().phase != MARCH {
            break;
        }
        let reacts = view.side == Side::German;
        let order = if reacts { Order::Pass } else { captain.choose_order(&view, intents).order };
        if let Order::Move { unit: moved, path, .. } = &order
            && *moved == unit("so-t34-76-1")
        {
            ends.extend(path.last().copied());
        }
        world.play(&order).unwrap();
    }
    ends
}

/// A unit that has fired does nothing more until it is turned face up (11.10).
#[test]
fn fire_at_movers_is_spent_when_every_enemy_has_fired() {
    let (rulebook, mut position) = situation(2, Phase::Second(Segment::DirectFire), TANKS);
    let fire = |position: &Position| Platoon::fire_to_come(&View::new(&rulebook, position, Side::Soviet));
    assert_eq!(fire(&position), FireToCome::Own);
    position.public.phase = MARCH;
    assert_eq!(fire(&position), FireToCome::Reaction);
    for counter in &mut position.public.counters {
        counter.condition.inverted = counter.side == Side::German;
    }
    assert_eq!(fire(&position), FireToCome::Spent);
}

#[test]
fn a_captain_without_intents_plays_as_staff() {
    let phases = [Phase::Second(Segment::DirectFire), MARCH];
    for phase in phases {
        let (rulebook, position) = situation(2, phase, TANKS);
        let view = View::new(&rulebook, &position, Side::Soviet);
        for (name, mut captain) in [("staff", Captain::default()), ("greedy", Captain::recruit())] {
            let usual = by_name(name, 1).unwrap().choose_order(&view, &Thought::default());
            // To look for groups changes nothing.
            let mut asked = captain.clone();
            assert!(!Platoon::groups(&view, &mut asked).is_empty());
            assert_eq!(captain.choose_order(&view, &Intents::default()), usual, "{name}");
            assert_eq!(asked.choose_order(&view, &Intents::default()), usual, "{name}");
        }
    }
}

#[test]
fn a_unit_that_is_told_to_hold_does_not_leave_its_hex() {
    assert_ne!(marches(&Intents::default()), [], "it moves by itself");
    assert_eq!(marches(&told(Intent::Hold)), []);
    assert_eq!(marches(&told(Intent::StayAndFire)), []);
}

/// Its own plan is not the way back to the east.
#[test]
fn a_unit_that_is_sent_somewhere_comes_nearer() {
    let (start, aim) = (hex("2405"), hex("3005"));
    let usual = marches(&Intents::default());
    let sent = marches(&told(Intent::Go(aim)));
    let end = *sent.last().expect("it goes");
    assert!(end.distance(aim) < start.distance(aim), "{sent:?}");
    assert_ne!(sent, usual);
}

#[test]
fn groups_have_no_unit_twice_and_begin_with_the_usual() {
    let mut units = TANKS.to_vec();
    units.extend([("so-truck-1", "2606"), ("so-at-76-1", "2607")]);
    for phase in [Phase::Second(Segment::Start), MARCH] {
        let (rulebook, mut position) = situation(2, phase, &units);
        for counter in position.public.counters.iter_mut().filter(|it| it.id == unit("so-rifle-1")) {
            counter.place = Place::Aboard(unit("so-truck-1"));
        }
        let view = View::new(&rulebook, &position, Side::Soviet);
        let groups = Platoon::groups(&view, &mut Captain::default());
        let mut all: Vec<UnitId> = groups.iter().flat_map(|group| group.units.clone()).collect();
        let number = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), number, "{groups:?}");
        let together = |one: &str, other: &str| {
            groups.iter().any(|it| it.units.contains(&unit(one)) && it.units.contains(&unit(other)))
        };
        assert!(together("so-t34-76-1", "so-t34-76-2"), "they are stacked: {groups:?}");
        assert!(together("so-truck-1", "so-rifle-1"), "one rides on the other: {groups:?}");
        for group in &groups {
            assert_eq!(group.intents.first(), Some(&Intent::Usual));
            assert!((2..=8).contains(&group.intents.len()), "{group:?}");
        }
        assert!(groups.len() <= 12);
    }
}

#[test]
fn choices_are_made_before_fire_and_before_movement() {
    let of = |turn, phase, side| {
        let (rulebook, position) = situation(turn, phase, TANKS);
        Platoon::occasion(&View::new(&rulebook, &position, side))
    };
    let fire = of(2, Phase::Second(Segment::Start), Side::Soviet);
    assert_eq!(of(2, Phase::Second(Segment::DirectFire), Side::Soviet), fire);
    let march = of(2, MARCH, Side::Soviet);
    assert!(march > fire);
    assert_eq!(of(2, Phase::Second(Segment::Others), Side::Soviet), march);
    assert_eq!(of(3, Phase::First(Segment::Vehicles), Side::Soviet), march, "a reaction to the next turn");
    assert_eq!(of(1, Phase::First(Segment::Vehicles), Side::Soviet), None, "it has not had a turn");
    assert_eq!(of(1, Phase::FirstSetUp, Side::German), None);
}

#[test]
fn a_trial_ends_with_the_answer_of_the_enemy() {
    let at = |turn, phase| situation(turn, phase, TANKS).1.public;
    let answered = |now: &Public| Platoon::is_answered(&at(2, MARCH), now, 1);
    assert!(!answered(&at(3, Phase::First(Segment::Start))));
    assert!(!answered(&at(3, Phase::First(Segment::Registration))));
    assert!(answered(&at(3, Phase::Second(Segment::Start))));
    assert!(answered(&at(2, Phase::Over)));
}

#[test]
fn the_same_shot_has_the_same_die_in_every_plan() {
    let (rulebook, position) = situation(2, Phase::Second(Segment::DirectFire), TANKS);
    let view = View::new(&rulebook, &position, Side::Soviet);
    let target = crate::games::platoon::rules::combat::Target::Stack;
    let dice = |firers: &[&str], at: &str, luck| {
        let firers = firers.iter().map(|id| unit(id)).collect();
        Platoon::trial_dice(&view, &Order::Fire { firers, hex: hex(at), target }, luck)
    };
    for luck in 0..20 {
        let one = dice(&["so-t34-76-1"], "1805", luck);
        assert_eq!(one.len(), 1);
        assert_eq!(one, dice(&["so-t34-76-2"], "1805", luck));
    }
    let of = |at: &str| (0..20).flat_map(|luck| dice(&["so-t34-76-1"], at, luck)).collect::<Vec<u8>>();
    assert_ne!(of("1805"), of("1806"), "another place has other dice");
    assert!(Platoon::trial_dice(&view, &Order::Done, 1).is_empty());
}

#[test]
fn every_position_has_all_features_in_their_range() {
    for scenario in ["farm-road", "meeting", "village", "stream-line"] {
        let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
        let public = Platoon::start(&rulebook, 1).public;
        for side in [0, 1] {
            let features = Platoon::features(&rulebook, &public, side);
            assert_eq!(features.len(), Platoon::FEATURES.len());
            assert!(features.iter().all(|feature| (-3.0..=3.0).contains(feature)), "{features:?}");
        }
    }
    let (rulebook, position) = situation(2, MARCH, TANKS);
    let of = |side, name: &str| {
        let number = Platoon::FEATURES.iter().position(|feature| *feature == name).unwrap();
        Platoon::features(&rulebook, &position.public, side)[number]
    };
    assert!(of(1, "own_tanks") > of(1, "enemy_tanks"), "two tanks and one");
    assert_eq!(of(1, "own_tanks"), of(0, "enemy_tanks"));
    assert_eq!([of(0, "own_turn"), of(1, "own_turn")], [0.0, 1.0]);
}

#[test]
fn the_shipped_weights_name_features() {
    // The first name is that of the game.
    let named: Vec<&str> = Platoon::SHIPPED_VALUE.split('"').skip(3).step_by(2).collect();
    assert!(named.len() > 20);
    for name in named {
        assert!(Platoon::FEATURES.contains(&name), "{name}");
    }
}

/// 19.2: in a trial each hidden unit of the enemy is in a hex in which it is hidden, and another seed puts it elsewhere.
#[test]
fn hidden_enemies_are_dealt_where_they_could_be() {
    let mut rulebook = Rulebook::load("farm-road").unwrap();
    rulebook.options.hidden_units = true;
    let rulebook = Arc::new(rulebook);
    let mut world = Scratch::new(&rulebook, Platoon::start(&rulebook, 5));
    let mut players = [1, 2].map(|seed| by_name("staff", seed).unwrap());
    let (mut dealt, mut hidden, mut differ) = (None, 0, false);
    for _ in 0..120 {
        let view = world.view();
        let side = view.side.number();
        Platoon::deal(&view, &mut dealt, 9);
        let mut truth = dealt.as_ref().unwrap().position().clone();
        let other = Platoon::imagined_by(&rulebook, world.position(), side, 10);
        differ |= truth.secrets.unseen != other.secrets.unseen;
        truth.look(Viewer::All);
        let unseen = &truth.secrets.unseen.counters;
        for counter in view.public().counters.iter().filter(|counter| counter.place == Place::Unseen) {
            assert!(unseen.contains_key(&counter.id), "{} is nowhere", counter.id);
            hidden += 1;
        }
        let is_right = |it: &Counter| is_hidden(&rulebook, &truth.public, it) == unseen.contains_key(&it.id);
        assert!(truth.public.counters.iter().all(is_right));
        let order = players[side].choose_order(&view, &Thought::new(0.0)).order;
        if world.play(&order).is_err() {
            break;
        }
    }
    assert!(hidden > 0 && differ, "units in the village are hidden");
}
