//! The hook as a chief of staff uses it: without intents nothing changes, and a unit does what it is told.

use super::{Captain, features::NAMES, scale::MOST};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Game},
    games::guderian::{
        players::by_name,
        rules::{
            Guderian, Rulebook, Scratch,
            kinds::Side,
            order::{Order, legal},
            phase::Phase,
            position::Public,
            scenario::options::Options,
        },
    },
    play::players::{
        ChosenOrder, Thought,
        chief::{Captain as _, Group, Intent, Intents, Led},
        value::Valued,
    },
};
use std::{collections::BTreeMap, sync::Arc};

/// The start of a scenario, in a world to play it in.
fn begun(scenario: &str) -> Scratch {
    let rulebook: Arc<Rulebook> = Arc::new(Guderian::load(scenario, &Options::default()).unwrap());
    let mut position = Guderian::start(&rulebook, 1941);
    position.public.fill_presence(&rulebook);
    Scratch::new(&rulebook, position)
}

/// Captains of both sides, of which one follows intents.
struct Table {
    captains: [Captain; 2],
    led: (Side, Intents),
}

impl Table {
    fn new(led: Side, intents: Intents) -> Self {
        Self { captains: [Captain::new(), Captain::new()], led: (led, intents) }
    }

    fn choose(&mut self, world: &Scratch) -> ChosenOrder<Order> {
        let view = world.view();
        let intents = if view.side == self.led.0 { self.led.1.clone() } else { Intents::default() };
        self.captains[view.side.number()].choose_order(&view, &intents)
    }

    /// Plays on while this holds.
    fn play_while(&mut self, world: &mut Scratch, holds: impl Fn(&Public) -> bool) {
        while holds(world.view().public) {
            let order = self.choose(world).order;
            world.play(&order).unwrap();
        }
    }
}

/// A game of `dnieper` at its first German movement, with the groups that can be led.
fn at_german_movement() -> (Scratch, Vec<Group>) {
    let mut world = begun("dnieper");
    let mut table = Table::new(Side::German, Intents::default());
    table.play_while(&mut world, |public| public.phase != Phase::GermanMovement);
    let groups = Guderian::groups(&world.view(), &mut Captain::new());
    (world, groups)
}

/// Plays the German movement by these intents.
fn moves(world: &mut Scratch, intents: Intents) {
    Table::new(Side::German, intents).play_while(world, |public| public.phase == Phase::GermanMovement);
}

fn hex_of(world: &Scratch, unit: UnitId) -> Option<Hex> {
    let public = world.view().public;
    public.counter(public.find(unit)?).hex()
}

/// An order of intents for one group.
fn told(group: &Group, intent: Intent) -> Intents {
    let mut intents = Intents::default();
    intents.set(group, intent);
    intents
}

#[test]
fn without_intents_a_captain_plays_as_a_general_that_tries_nothing() {
    let mut world = begun("training");
    let mut table = Table::new(Side::German, Intents::default());
    let mut generals = [7, 8].map(|seed| by_name("staff:general", seed).unwrap());
    let mut orders = 0;
    while world.view().public.turn < 2 {
        let general = &mut generals[world.view().side.number()];
        let usual = general.choose_order(&world.view(), &Thought::new(0.0));
        let led = table.choose(&world);
        assert_eq!(led, usual);
        world.play(&led.order).unwrap();
        orders += 1;
    }
    assert!(orders > 10, "a turn has more than {orders} orders");
}

/// A copy goes on as the captain itself would, and what it does leaves the captain as it was.
#[test]
fn a_copy_goes_on_as_the_captain() {
    let (mut world, _) = at_german_movement();
    let moment = world.snapshot();
    let mut captain = Captain::new();
    let intents = Intents::default();
    let first = captain.choose_order(&world.view(), &intents).order;
    world.play(&first).unwrap();
    let after = world.snapshot();
    let mut copy = captain.clone();
    let mut next = |captain: &mut Captain| {
        world.reset_to(&after);
        let mut orders = Vec::new();
        while world.view().public.phase == Phase::GermanMovement {
            let mut soviet = Captain::new();
            let asked = if world.view().side == Side::German { &mut *captain } else { &mut soviet };
            let chosen = asked.choose_order(&world.view(), &intents);
            world.play(&chosen.order).unwrap();
            orders.push(chosen);
        }
        orders
    };
    let of_copy = next(&mut copy);
    assert_eq!(next(&mut captain), of_copy);
    assert!(!of_copy.is_empty());
    world.reset_to(&moment);
    let mut recruit = Captain::recruit();
    let order = recruit.choose_order(&world.view(), &intents).order;
    world.play(&order).unwrap();
}

#[test]
fn groups_name_no_unit_twice_and_offer_the_usual_first() {
    let (_, groups) = at_german_movement();
    assert!((1..=12).contains(&groups.len()), "{} groups", groups.len());
    let mut units: Vec<UnitId> = groups.iter().flat_map(|group| group.units.iter().copied()).collect();
    let all = units.len();
    units.sort_unstable();
    units.dedup();
    assert_eq!(units.len(), all);
    for group in &groups {
        assert!((2..=8).contains(&group.intents.len()), "{group:?}");
        assert_eq!(group.intents[0], Intent::Usual);
        let others = |intent: &Intent| group.intents.iter().filter(|other| *other == intent).count();
        assert!(group.intents.iter().all(|intent| others(intent) == 1), "{group:?}");
    }
    assert!(groups.iter().any(|group| group.intents.iter().any(|intent| matches!(intent, Intent::Go(_)))));
}

#[test]
fn a_group_told_to_hold_does_not_move() {
    let (mut world, groups) = at_german_movement();
    let moment = world.snapshot();
    let before: BTreeMap<UnitId, Option<Hex>> = groups
        .iter()
        .flat_map(|group| group.units.iter().map(|unit| (*unit, hex_of(&world, *unit))))
        .collect();
    moves(&mut world, Intents::default());
    let stands = |unit: &UnitId, world: &Scratch| hex_of(world, *unit) == before[unit];
    let on_map = |group: &&Group| group.units.iter().all(|unit| before[unit].is_some());
    let mut moved = groups.iter().filter(on_map);
    let moved = moved.find(|group| group.units.iter().any(|unit| !stands(unit, &world)));
    let moved = moved.expect("some group moves as it likes");
    for intent in [Intent::Hold, Intent::StayAndFire] {
        world.reset_to(&moment);
        moves(&mut world, told(moved, intent));
        assert!(moved.units.iter().all(|unit| stands(unit, &world)), "{intent:?} {moved:?}");
    }
}

#[test]
fn a_group_that_is_sent_somewhere_comes_nearer() {
    let (mut world, groups) = at_german_movement();
    let moment = world.snapshot();
    let mut sent = 0;
    for group in &groups {
        world.reset_to(&moment);
        let Some(from) = hex_of(&world, group.units[0]) else { continue };
        let view = world.view();
        let pieces: Vec<_> = group.units.iter().map(|unit| view.public.find(*unit).unwrap()).collect();
        let walks = legal::walks(view.rulebook, view.public, &pieces).into_iter();
        let is_far = |path: &Vec<Hex>| path.last().is_some_and(|end| end.distance(from) >= 2);
        let Some(path) = walks.map(|walk| walk.path).find(is_far) else { continue };
        let goal = *path.last().unwrap();
        moves(&mut world, told(group, Intent::Go(goal)));
        let Some(end) = hex_of(&world, group.units[0]) else { continue };
        assert!(end.distance(goal) < from.distance(goal), "{group:?} went from {from} to {end}, not {goal}");
        sent += 1;
    }
    assert!(sent > 0, "no group can go anywhere");
}

/// The same number lasts through a movement phase and the combat after it, and later choices have larger ones.
#[test]
fn occasions_follow_each_other() {
    let mut world = begun("training");
    let mut table = Table::new(Side::German, Intents::default());
    let mut last: [Option<u32>; 2] = [None; 2];
    let mut seen = Vec::new();
    let mut begun_german: Option<Public> = None;
    let mut answered = None;
    while world.view().public.turn < 3 {
        let view = world.view();
        let occasion = Guderian::occasion(&view);
        let phase = view.public.phase;
        if let Some(number) = occasion {
            let last = &mut last[view.side.number()];
            assert!(last.is_none_or(|before| before <= number), "{phase:?}");
            *last = Some(number);
            seen.push((view.public.turn, phase, number));
        } else {
            assert!(!(phase.is_movement() || phase.is_combat()) || phase.side() != view.side, "{phase:?}");
        }
        if phase == Phase::GermanMovement && begun_german.is_none() {
            begun_german = Some(view.public.clone());
        }
        if let Some(begun) = &begun_german
            && answered.is_none()
            && Guderian::is_answered(begun, view.public, Side::German.number())
        {
            answered = Some((view.public.turn, phase));
        }
        let order = table.choose(&world).order;
        world.play(&order).unwrap();
    }
    assert_eq!(answered, Some((2, Phase::GermanMovement)));
    let number = |turn: u8, wanted: Phase| {
        seen.iter().find(|(at, phase, _)| (*at, *phase) == (turn, wanted)).map(|(.., number)| *number)
    };
    assert_eq!(number(1, Phase::GermanMovement), number(1, Phase::GermanCombat));
    assert!(number(1, Phase::GermanMovement) < number(1, Phase::GermanMechanized));
    assert!(number(1, Phase::GermanMechanized) < number(2, Phase::GermanMovement));
}

#[test]
fn a_deal_shows_what_the_view_shows() {
    let (world, _) = at_german_movement();
    let mut dealt = None;
    Guderian::deal(&world.view(), &mut dealt, 1);
    Guderian::deal(&world.view(), &mut dealt, 2);
    assert_eq!(dealt.unwrap().view().public, world.view().public);
}

#[test]
fn features_have_names_and_a_scale() {
    assert!((30..=50).contains(&NAMES.len()));
    for scenario in ["training", "dvina", "dnieper", "smolensk"] {
        let world = begun(scenario);
        let view = world.view();
        let [soviet, german] = [0, 1].map(|side| Guderian::features(view.rulebook, view.public, side));
        assert_eq!((soviet.len(), german.len()), (NAMES.len(), NAMES.len()));
        assert!(soviet.iter().chain(&german).all(|number| number.abs() <= MOST), "{scenario}");
        assert_eq!(soviet[0], -german[0], "points of {scenario}");
        assert_eq!((soviet[3], soviet[4]), (german[4], german[3]), "armour of {scenario}");
        assert!(german.iter().any(|number| *number != 0.0), "{scenario}");
    }
    let world = begun("dnieper");
    assert_eq!(Guderian::turns_left(world.rulebook(), world.view().public), 4);
}

/// A word in quotation marks in the shipped weights is the name of a feature.
#[test]
fn the_shipped_weights_name_features() {
    let text: String =
        Guderian::SHIPPED_VALUE.lines().filter(|line| !line.starts_with("//")).collect::<Vec<_>>().join("\n");
    // The first name is that of the game.
    let names: Vec<&str> = text.split('"').skip(3).step_by(2).collect();
    assert!(names.len() > 10);
    assert!(names.iter().all(|name| NAMES.contains(name)), "{names:?}");
}
