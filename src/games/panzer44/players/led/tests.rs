#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Game},
    games::panzer44::{
        players::{Greedy, Staff, commander::Memory, unit_rows::UnitRows, weights::Manners},
        rules::{
            combat::Shot,
            counter::Place,
            kinds::Side,
            movement::reach,
            plot::{Plot, Task},
            position::Public,
            set_up,
            view::to_play,
        },
    },
    play::players::{
        Player, Thought,
        chief::{Captain as _, Intent, Intents},
    },
};
use std::{
    collections::BTreeSet,
    sync::{Arc, LazyLock},
};

const SCENARIOS: [&str; 3] = ["vauclair", "fog", "ailette"];

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

fn id(text: &str) -> UnitId {
    text.parse().unwrap()
}

/// Nothing has been plotted yet.
static NO_PLOT: LazyLock<Plot> = LazyLock::new(Plot::default);

/// What a side sees before it plots.
fn seen<'a>(rulebook: &'a Arc<Rulebook>, public: &'a Public, side: Side) -> View<'a> {
    View { rulebook, public, plot: &NO_PLOT, side }
}

/// The plot of a turn in the fog, with only these units on the map.
fn in_the_fog(turn: u8, units: &[(&str, &str)]) -> (Arc<Rulebook>, Public) {
    let rules = Arc::new(Rulebook::load("fog").unwrap());
    let mut public = set_up::start(&rules, 1).public;
    (public.turn, public.phase) = (turn, Phase::Plot);
    for counter in &mut public.counters {
        let unit = units.iter().find(|(unit, _)| id(unit) == counter.id);
        counter.place = unit.map_or(Place::Destroyed, |(_, at)| Place::Map(hex(at)));
    }
    (rules, public)
}

fn plot_of(order: &Order) -> &Plot {
    let Order::Plot { plot, .. } = order else { panic!("a plot is expected: {order:?}") };
    plot
}

/// The intents of a side of which only this unit has one.
fn intent_for(unit: &str, intent: Intent) -> Intents {
    let mut intents = Intents::default();
    intents.set(&Group { units: vec![id(unit)], intents: vec![Intent::Usual, intent] }, intent);
    intents
}

const TWO_TANKS: [(&str, &str); 2] = [("ge-panther-1", "0810"), ("us-m4-75-1", "2810")];

/// The enemy's plot is secret, so that any gun that has not fired may be waiting (7.10).
#[test]
fn fire_at_movers_is_spent_when_every_gun_has_fired() {
    let (rules, mut public) = in_the_fog(2, &TWO_TANKS);
    let fire = |public: &Public| Panzer44::fire_to_come(&seen(&rules, public, to_play(&rules, public)));
    assert_eq!(fire(&public), FireToCome::Own);
    public.phase = Phase::FirstMovement;
    assert_eq!(fire(&public), FireToCome::Reaction);
    for counter in &mut public.counters {
        counter.condition.has_fired = true;
    }
    assert_eq!(fire(&public), FireToCome::Spent);
}

#[test]
fn without_intents_a_captain_plays_as_before() {
    let rules = Arc::new(Rulebook::load("fog").unwrap());
    let mut own = Manners::in_use().unwrap().clone();
    own.trials.orders = 0;
    let own = Arc::new(own);
    for recruit in [false, true] {
        let mut world = Scratch::new(&rules, Panzer44::start(&rules, 7));
        let mut captains = [0, 1].map(|_| if recruit { Captain::recruit() } else { Captain::default() });
        let mut players: [Box<dyn Player<Panzer44>>; 2] = [1, 2].map(|seed| -> Box<dyn Player<Panzer44>> {
            if recruit { Box::new(Greedy::default()) } else { Box::new(Staff::with(seed, &own)) }
        });
        for _ in 0..40 {
            let view = world.view();
            let side = view.side.number();
            let before = players[side].choose_order(&view, &Thought::default());
            let now = captains[side].choose_order(&view, &Intents::default());
            assert_eq!(now, before);
            world.play(&now.order).unwrap();
        }
    }
}

#[test]
fn a_unit_that_holds_its_hex_is_not_plotted_to_move() {
    let (rules, public) = in_the_fog(3, &TWO_TANKS);
    let view = seen(&rules, &public, Side::German);
    let plotted = |intents: &Intents| {
        let order = Captain::default().choose_order(&view, intents).order;
        plot_of(&order).orders.get(&id("ge-panther-1")).copied()
    };
    assert_eq!(plotted(&Intents::default()), Some(Task::Move), "it would go to a place");
    for intent in [Intent::Hold, Intent::StayAndFire, Intent::Go(hex("0810"))] {
        assert_ne!(plotted(&intent_for("ge-panther-1", intent)), Some(Task::Move), "{intent:?}");
    }
}

#[test]
fn a_unit_that_is_to_fire_fires() {
    let (rules, public) = in_the_fog(3, &[("ge-panther-1", "1614"), ("us-m4-75-1", "1714")]);
    let view = seen(&rules, &public, Side::German);
    let intents = intent_for("ge-panther-1", Intent::StayAndFire);
    let order = Captain::default().choose_order(&view, &intents).order;
    let task = plot_of(&order).orders.get(&id("ge-panther-1"));
    assert_eq!(task, Some(&Task::Fire { target: hex("1714") }));
}

/// It even leaves a place of which it is the last holder.
#[test]
fn a_unit_goes_where_it_is_sent() {
    for (at, enemy) in [("0810", "2810"), ("1510", "1810")] {
        let (rules, public) = in_the_fog(5, &[("ge-panther-1", at), ("us-m4-75-1", enemy)]);
        let view = seen(&rules, &public, Side::German);
        let counter = public.find(id("ge-panther-1")).unwrap();
        let reach = reach(&rules, &public, counter);
        let aim = *reach.ends().iter().find(|end| end.distance(hex(at)) == 3).unwrap();
        let mut captain = Captain::default();
        let order = captain.choose_order(&view, &intent_for("ge-panther-1", Intent::Go(aim))).order;
        assert_eq!(plot_of(&order).orders.get(&counter.id), Some(&Task::Move));
        let parts = captain.parts(&view, &order);
        let part = parts.iter().find(|part| part.unit == counter.id).unwrap();
        assert_eq!(part.way.last(), Some(&aim), "from {at}");
    }
}

#[test]
fn groups_have_each_unit_once_and_few_intents() {
    for scenario in SCENARIOS {
        let rules = Arc::new(Rulebook::load(scenario).unwrap());
        let mut public = set_up::start(&rules, 1).public;
        (public.turn, public.phase) = (1, Phase::Plot);
        let mut number = 0;
        for side in Side::BOTH {
            let view = seen(&rules, &public, side);
            let groups = Panzer44::groups(&view, &mut Captain::default());
            number += groups.len();
            assert!(groups.len() <= 12);
            let units: Vec<UnitId> = groups.iter().flat_map(|group| group.units.clone()).collect();
            assert_eq!(units.iter().collect::<BTreeSet<_>>().len(), units.len(), "{scenario}");
            for group in groups {
                assert_eq!(group.intents.first(), Some(&Intent::Usual));
                assert!((2..=8).contains(&group.intents.len()), "{scenario}: {group:?}");
            }
        }
        assert!(number > 0, "{scenario} has units that enter");
    }
}

#[test]
fn features_have_names_and_are_small() {
    for scenario in SCENARIOS {
        let rules = Rulebook::load(scenario).unwrap();
        let public = Panzer44::start(&rules, 1).public;
        for side in 0..2 {
            let features = Panzer44::features(&rules, &public, side);
            assert_eq!(features.len(), Panzer44::FEATURES.len());
            assert!(features.iter().all(|feature| feature.is_finite() && feature.abs() <= 3.0));
        }
        assert!((30..=50).contains(&Panzer44::FEATURES.len()));
    }
    assert_eq!(Panzer44::FEATURES.iter().collect::<BTreeSet<_>>().len(), Panzer44::FEATURES.len());
}

/// What one side has more of, the other has less of.
#[test]
fn the_features_of_both_sides_are_mirrored() {
    let (rules, public) = in_the_fog(3, &TWO_TANKS);
    let [mine, theirs] = [0, 1].map(|side| Panzer44::features(&rules, &public, side));
    let of = |features: &[f64], name: &str| {
        features[Panzer44::FEATURES.iter().position(|other| *other == name).unwrap()]
    };
    for (one, other) in [("mine_tanks", "enemy_tanks"), ("place_1_mine_near", "place_1_enemy_near")] {
        assert_eq!(of(&mine, one), of(&theirs, other));
        assert_eq!(of(&mine, other), of(&theirs, one));
    }
    assert_eq!(of(&mine, "points"), -of(&theirs, "points"));
}

/// Losses that are kept from one order to the next are those that would be found anew.
#[test]
fn known_losses_are_right() {
    let units = [("ge-panther-1", "1510"), ("us-m4-75-1", "1810"), ("us-m18-1", "1812")];
    let (rules, mut public) = in_the_fog(5, &units);
    let manner = &Manners::in_use().unwrap().staff;
    let mut memory = Memory::default();
    for disruption in [0, 2, 0] {
        let sherman = public.counters.iter_mut().find(|counter| counter.id == id("us-m4-75-1")).unwrap();
        sherman.condition.disruption = disruption;
        let view = seen(&rules, &public, Side::German);
        let estimate = memory.estimate(&view, manner);
        assert!(estimate.rows.is_some());
        let counter = public.find(id("ge-panther-1")).unwrap();
        let gun = rules.kind(counter).gun.unwrap();
        let rows = UnitRows::new(&estimate, counter);
        for hex in rules.board.hexes() {
            for (number, foe) in estimate.foes.iter().enumerate() {
                let loss = estimate.loss_by(foe, counter, hex);
                assert_eq!(rows.loss_by(&estimate, number, foe, counter, hex), loss, "at {hex}");
            }
            for (number, mark) in estimate.marks.iter().enumerate() {
                let shot = Shot::direct(&rules, counter, &gun, hex);
                let loss = estimate.loss_of(&shot, &gun, mark.counter, mark.hex, estimate.next_turn);
                assert_eq!(rows.loss_of(&estimate, number, mark, counter, hex), loss, "from {hex}");
            }
        }
    }
}

/// Whatever groups are told, a trial goes on to its end, without an order that the rules refuse.
#[test]
fn a_trial_comes_to_its_end() {
    let rules = Arc::new(Rulebook::load("fog").unwrap());
    let public = Panzer44::start(&rules, 3).public;
    let view = seen(&rules, &public, to_play(&rules, &public));
    let mut world = None;
    Panzer44::deal(&view, &mut world, 11);
    let mut world = world.unwrap();
    let begun = world.view().public.clone();
    let mut captains = [0, 1].map(|_| Panzer44::captain());
    let mut occasions = [None; 2];
    let mut intents = [0, 1].map(|_| Intents::default());
    let mut orders = 0;
    while !Panzer44::is_answered(&begun, world.view().public, 0) {
        let view = world.view();
        let side = Panzer44::side(&view);
        let occasion = Panzer44::occasion(&view);
        if occasion.is_some() && occasion != occasions[side] {
            occasions[side] = occasion;
            intents[side] = Intents::default();
            for (number, group) in Panzer44::groups(&view, &mut captains[side]).iter().enumerate() {
                intents[side].set(group, group.intents[(number + orders) % group.intents.len()]);
            }
        }
        let order = captains[side].choose_order(&view, &intents[side]).order;
        let dice = Panzer44::trial_dice(&view, &order, 5);
        assert_eq!(dice, Panzer44::trial_dice(&view, &order, 5));
        world.throw_next(&dice);
        world.play(&order).unwrap();
        orders += 1;
        assert!(orders < 600, "it goes on for ever");
    }
    assert!(orders > 10);
}
