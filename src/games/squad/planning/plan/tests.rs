#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{
    joining::{Told, answers, armed, arms, asked, joined, leaders, others, send},
    pointing::Pointing,
    *,
};
use crate::games::squad::rules::{
    kinds::Side,
    phase::Phase,
    position::Instruction,
    samples::{carrying, hex, placed, word},
};

fn fire_phase(mut public: Public) -> Public {
    public.phase = Phase::First(Step::Fire);
    public
}

fn made(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Vec<Order> {
    options(rulebook, public, plan).into_iter().filter_map(|option| Some(option.made.ok()?.order)).collect()
}

/// Units of a hex join with the best weapons that they carry, and a leader leads (10.3, 10.5, 12.2).
#[test]
fn units_join_with_the_best_they_have() {
    let rulebook = Rulebook::of_map("map-valmont");
    let mut public = fire_phase(placed(&[
        ("us-rifle-1", "0304"),
        ("us-rifle-2", "0304"),
        ("us-leader-1-1", "0304"),
        ("ge-rifle-1", "0504"),
    ]));
    carrying(&mut public, "us-bar-1", "us-rifle-1");
    let units = ["us-leader-1-1", "us-rifle-1", "us-rifle-2"].map(word);
    let (plan, why) = send(&rulebook, &public, None, &units, (Way::Fire, hex("0504")));
    assert_eq!(why, None);
    let plan = plan.unwrap();
    let shot = |unit| Shot::of(word(unit));
    let shots = vec![
        Shot { weapon: Some(word("us-bar-1")), ..shot("us-rifle-1") },
        shot("us-rifle-2"),
        shot("us-leader-1-1"),
    ];
    let leader = Some(word("us-leader-1-1"));
    let order = Order::Fire { shots, leader, hex: hex("0504") };
    assert_eq!(made(&rulebook, &public, &plan), std::slice::from_ref(&order));
    assert_eq!(attack_in(&public, &order), Some(plan.clone()));
    assert_eq!(others(&rulebook, &public, &plan), []);
    assert_eq!(leaders(&rulebook, &public, &plan), [word("us-leader-1-1")]);
    let bare = armed(&rulebook, &public, &plan, word("us-rifle-1"), word("us-bar-1"));
    assert_eq!(bare.shots[0], shot("us-rifle-1"));
    let far = joined(&rulebook, &public, &Plan::new(Way::Fire, hex("1414")), word("us-rifle-1"));
    assert!(far.is_err(), "nobody is there");
}

/// Only expendable weapons that the attack would use are offered: a gun uses no grenades (12.3).
#[test]
fn only_what_is_used_up_is_offered() {
    let rulebook = Rulebook::of_map("map-valmont");
    let mut public = fire_phase(placed(&[
        ("us-at-57-1", "0504"),
        ("us-rifle-1", "0503"),
        ("ge-rifle-1", "0505"),
        ("ge-rifle-2", "0603"),
        ("ge-pz-4h-1", "0404"),
    ]));
    for counter in public.counters.iter_mut().filter(|counter| counter.id == word("us-at-57-1")) {
        counter.facing = Some(crate::engine::board::Hexside::South);
    }
    for weapon in ["grenades", "satchel"] {
        public.stores[Side::Allied.number()].expendable.insert(word(weapon), 1);
    }
    let offered = |unit: &str, at: &str| {
        let plan = joined(&rulebook, &public, &Plan::new(Way::Fire, hex(at)), word(unit)).unwrap();
        arms(&rulebook, &public, &plan, word(unit)).into_iter().map(|(weapon, _)| weapon).collect::<Vec<_>>()
    };
    assert_eq!(offered("us-at-57-1", "0505"), []);
    assert_eq!(offered("us-rifle-1", "0603"), ["grenades", "satchel"].map(word));
}

/// Against a tank, only fire at tanks is an option, by each unit that can (16.1).
#[test]
fn a_tank_is_fired_at_by_one() {
    let rulebook = Rulebook::of_map("map-valmont");
    let mut public =
        fire_phase(placed(&[("us-rifle-1", "0304"), ("us-rifle-2", "0304"), ("ge-pz-4h-1", "0404")]));
    carrying(&mut public, "us-bazooka-1", "us-rifle-1");
    let units = ["us-rifle-1", "us-rifle-2"].map(word);
    let (plan, why) = send(&rulebook, &public, None, &units, (Way::Fire, hex("0404")));
    assert!(why.is_some(), "the second squad has nothing against tanks");
    let plan = plan.unwrap();
    let order = Order::FireAt {
        unit: word("us-rifle-1"),
        weapon: Some(word("us-bazooka-1")),
        leader: None,
        target: word("ge-pz-4h-1"),
    };
    assert_eq!(made(&rulebook, &public, &plan), std::slice::from_ref(&order));
    let options = options(&rulebook, &public, &plan);
    assert_eq!(best(&rulebook, &public, &options, (None, None)), Some(0));
    assert_eq!(attack_in(&public, &order).unwrap().target, Some(word("ge-pz-4h-1")));
}

/// Fire without any effect is not the best option.
#[test]
fn fire_that_can_do_nothing_is_not_the_best() {
    let rulebook = Rulebook::of_map("map-valmont");
    let option = |row| {
        let attack = fire::Attack {
            from: hex("0304"),
            hex: hex("0404"),
            brings: Vec::new(),
            strength: 4,
            row,
            modifiers: vec![(crate::games::squad::rules::fire::modifier::Reason::Cover, 5)],
            mortars: false,
        };
        PlanOption {
            target: None,
            by: None,
            made: Ok(Made { attack: Attack::Fire(attack), order: Order::Hold }),
        }
    };
    let public = Public::default();
    assert_eq!(best(&rulebook, &public, &[option(0)], (None, None)), None);
    let options = [option(0), option(4), option(5)];
    assert_eq!(best(&rulebook, &public, &options, (None, None)), Some(2));
    let chosen = [0, 1, 2].map(|number| best(&rulebook, &public, &options, (None, Some(number))));
    assert_eq!(chosen, [Some(1), Some(2), Some(1)]);
}

/// The side that is asked answers hex by hex, without the units left out; machine guns may leave a lane (14.1, 14.5).
#[test]
fn the_answer_is_of_those_who_are_not_left_out() {
    let rulebook = Rulebook::of_map("map-valmont");
    let mut public = placed(&[
        ("ge-rifle-1", "0504"),
        ("ge-rifle-2", "0504"),
        ("ge-rifle-3", "0403"),
        ("us-rifle-1", "0304"),
    ]);
    carrying(&mut public, "ge-mg34-1", "ge-rifle-1");
    public.phase = Phase::First(Step::Movement);
    let units = vec![word("us-rifle-1")];
    public.owed = Some(Decision::Reaction { side: Side::German, units, hex: hex("0304") });
    assert_eq!(asked(&rulebook, &public, &Told::new()), ["ge-rifle-3", "ge-rifle-1", "ge-rifle-2"].map(word));
    // A unit with an instruction is not asked (14.6).
    let told = Told::from([
        (word("ge-rifle-1"), Instruction::Never),
        (word("ge-rifle-2"), Instruction::Ask),
        (word("ge-rifle-3"), Instruction::Any),
    ]);
    assert_eq!(asked(&rulebook, &public, &told), [word("ge-rifle-2")]);
    let plans = answers(&rulebook, &public, (&Pointing::default(), &told));
    assert_eq!(plans.iter().map(Plan::units).collect::<Vec<_>>(), [vec![word("ge-rifle-2")]]);
    let mut pointing = Pointing { lane: Some(Bend::Left), ..Pointing::default() };
    let firing = |pointing: &Pointing| {
        let plans = answers(&rulebook, &public, (pointing, &Told::new()));
        plans.iter().map(Plan::units).collect::<Vec<_>>()
    };
    assert_eq!(firing(&pointing), [vec![word("ge-rifle-3")], vec![word("ge-rifle-1"), word("ge-rifle-2")]]);
    pointing.left_out.extend(["ge-rifle-2", "ge-rifle-3"].map(word));
    let plans = answers(&rulebook, &public, (&pointing, &Told::new()));
    let shots = vec![Shot { weapon: Some(word("ge-mg34-1")), ..Shot::of(word("ge-rifle-1")) }];
    let order = Order::OpportunityFire { shots, leader: None, lane: Some(Bend::Left) };
    assert_eq!(plans.len(), 1);
    assert_eq!(made(&rulebook, &public, &plans[0]), [order]);
    assert!(lane_of(&rulebook, &public, &plans[0], Bend::Left).len() > 1);
}

/// An assault is made by one hex, with its leader; an overrun goes straight ahead (17.1, 18.1).
#[test]
fn assaults_and_overruns_are_planned() {
    let rulebook = Rulebook::of_map("map-valmont");
    let mut public = placed(&[("us-rifle-1", "0209"), ("us-leader-1-1", "0209"), ("ge-rifle-1", "0208")]);
    public.phase = Phase::First(Step::Assault);
    let units = ["us-rifle-1", "us-leader-1-1"].map(word);
    let (plan, _) = send(&rulebook, &public, None, &units, (Way::Assault, hex("0208")));
    let orders = made(&rulebook, &public, &plan.unwrap());
    assert!(matches!(&orders[..], [Order::Assault { shots, leader: Some(_), .. }] if shots.len() == 2));
    let mut public = placed(&[("us-m4-75-1", "1011"), ("ge-rifle-1", "1010")]);
    public.phase = Phase::First(Step::Movement);
    let (plan, _) = send(&rulebook, &public, None, &[word("us-m4-75-1")], (Way::Overrun, hex("1010")));
    let order = Order::Overrun { unit: word("us-m4-75-1"), hex: hex("1010"), uses: Vec::new() };
    assert_eq!(made(&rulebook, &public, &plan.unwrap()), [order]);
}
