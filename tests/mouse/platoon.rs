//! Platoon with the mouse: hidden state that viewers must not see (19.2), and an impossible drop.

use super::{
    Table,
    windowless::{hex, word},
};
use bevy::{
    camera::visibility::RenderLayers,
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use kessel::{
    engine::{
        board::{Hex, Terrain},
        orders::{AnyValue, ChosenOptions, Game, Viewer},
    },
    games::platoon::rules::{
        Marker, Platoon, Position,
        by_hand::table_command::Command,
        counter::Place,
        order::{Order, Work},
        phase::{Phase, Segment},
    },
    panels::{Custom, NewGame, Seat},
    planning::Plan,
    settings::Settings,
    table::{Ask, Hand, MapView, Request, Screen, Session, SessionRequest},
};

/// A scenario on the table, with two players, and the whole map in view.
fn laid(scenario: &str, options: ChosenOptions) -> Table {
    let mut table = Table::with(|_, _| {});
    table.request(Request::NewGame(NewGame {
        scenario: scenario.to_owned(),
        options,
        seed: Some(5),
        seats: [Seat::Human, Seat::Human],
        custom: Custom::default(),
    }));
    table.wait(8);
    table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    table.wait(2);
    table
}

fn give(table: &mut Table, order: Order) {
    table.app.world_mut().write_message(SessionRequest(Request::order(order)));
    table.wait(3);
    let refusal = &table.get::<Session<Platoon>>().refusal;
    assert!(refusal.is_none(), "{refusal:?}");
}

/// The number of pictures that are drawn for viewers near a place of the window.
fn for_viewers(table: &mut Table, about: Vec2) -> usize {
    let viewers = RenderLayers::layer(1);
    let view = table.get::<MapView>().clone();
    let world = table.app.world_mut();
    let mut sprites = world.query::<(&RenderLayers, &Sprite, &Transform, &Visibility)>();
    let near = |at: &Transform| view.to_screen(at.translation.truncate()).distance(about) < view.radius;
    let seen = sprites.iter(world).filter(|(layers, _, at, seen)| {
        layers.intersects(&viewers) && **seen != Visibility::Hidden && near(at)
    });
    seen.count()
}

/// A gun in woods and mines are their owner's secret: viewers see neither, and no held counter of them.
#[test]
fn viewers_see_nothing_of_what_a_side_hides() {
    let mut options = ChosenOptions::usual::<Platoon>();
    options.set("hidden_units", Some("on")).expect("an option");
    let mut table = laid("stream-line", options);
    let (from, to) = (table.middle(hex("1302")), table.middle(hex("1402")));
    let before = [from, from.lerp(to, 0.5)].map(|place| for_viewers(&mut table, place));
    give(&mut table, Order::Place { unit: word("ge-at-75-1"), hex: hex("1302") });
    give(&mut table, Order::Lay { work: Work::Mines, hex: hex("1505"), there: true });
    // Without a window a marker has no picture: it is visible to all, like one that was spotted before.
    let everybody = RenderLayers::from_layers(&[0, 1]);
    let world = table.app.world_mut();
    let mines = world.query_filtered::<Entity, With<Marker>>().single(world).expect("they lie");
    world.entity_mut(mines).insert(everybody);
    world.resource_mut::<Position>().set_changed();
    table.wait(30);
    let layers = table.app.world().get::<RenderLayers>(mines).expect("layers");
    assert!(!layers.intersects(&RenderLayers::layer(1)), "the mines lie for their owner alone");
    assert_eq!(for_viewers(&mut table, from), before[0], "the gun stands for its owner alone");
    table.move_to(from);
    table.point(PointerAction::Press(PointerButton::Primary));
    table.move_to(from.lerp(to, 0.5));
    assert!(table.get::<Hand>().held.is_some(), "it is in the hand");
    let now = [from, from.lerp(to, 0.5)].map(|place| for_viewers(&mut table, place));
    assert_eq!(now, before, "neither it nor its shadow nor its trace");
}

/// A player who has switched the hand-over screen off still gets it if some enemy counters are secret, and only then
/// (19.2).
#[test]
fn what_is_hidden_is_covered_between_two_players_whatever_is_set() {
    for (hidden, covered) in [("on", true), ("off", false)] {
        let mut options = ChosenOptions::usual::<Platoon>();
        options.set("hidden_units", Some(hidden)).expect("an option");
        let mut table = laid("meeting", options);
        table.app.world_mut().resource_mut::<Settings>().hand_over = false;
        let first = table.get::<Position>().public.phase;
        assert!(matches!(first, Phase::First(_)), "{first:?}");
        for _ in 0..12 {
            if !matches!(table.get::<Position>().public.phase, Phase::First(_)) {
                break;
            }
            give(&mut table, Order::Done);
        }
        assert!(matches!(table.get::<Position>().public.phase, Phase::Second(_)));
        assert_eq!(table.screen() == Screen::HandOver, covered, "hidden units {hidden}");
    }
}

/// A selected unit that waits beside the map enters by a click on a highlighted hex.
#[test]
fn who_is_due_comes_on_by_a_click() {
    let mut table = laid("meeting", ChosenOptions::usual::<Platoon>());
    let tank = word("ge-pz-4h-3");
    let waits = |table: &Table| table.get::<Position>().public.find(tank).expect("a tank").place;
    assert!(matches!(waits(&table), Place::Due(_)));
    table.app.world_mut().resource_mut::<Session<Platoon>>().selected = vec![tank];
    table.wait(2);
    let entry = table.middle(hex("0105"));
    table.click(entry);
    table.wait(4);
    assert_eq!(waits(&table), Place::Map(hex("0105")), "{:?}", table.get::<Session<Platoon>>().refusal);
}

/// Rifles cannot harm a tank: the drop is refused with its case, and nothing is planned; a tank's drop is planned.
#[test]
fn who_cannot_fire_is_refused_at_the_drop() {
    let mut table = laid("farm-road", ChosenOptions::usual::<Platoon>());
    let rulebook = table.get::<Session<Platoon>>().rulebook.clone().expect("a rulebook");
    let mut now = table.get::<Position>().clone();
    for (unit, at) in [("ge-rifle-1", "1004"), ("ge-stug-3g-1", "0804"), ("so-t34-76-1", "1204")] {
        let counter = now.public.counters.iter_mut().find(|counter| counter.id == word(unit));
        counter.expect("a unit").place = Place::Map(hex(at));
    }
    (now.public.turn, now.public.phase) = (1, Phase::Second(Segment::DirectFire));
    Platoon::restore(table.app.world_mut(), &rulebook, now);
    table.app.world_mut().resource_mut::<Session<Platoon>>().moves += 1;
    table.wait(4);
    let (rifles, gun, tank) =
        (table.middle(hex("1004")), table.middle(hex("0804")), table.middle(hex("1204")));
    table.drag(rifles, tank);
    let case = table.get::<Session<Platoon>>().refusal.as_ref().map(|refusal| refusal.case.clone());
    assert_eq!((case.as_deref(), table.get::<Plan<Platoon>>().0.plan.is_none()), (Some("11.3"), true));
    table.drag(gun, tank);
    let planned = table.get::<Plan<Platoon>>().0.plan.as_ref().map(|plan| plan.units.clone());
    assert_eq!(planned, Some(vec![word("ge-stug-3g-1")]));
}

/// Shells may be called on cover without a known unit (19.2): the drop plans it, and the key fires it.
#[test]
fn cover_in_which_nobody_is_known_is_shelled() {
    let mut options = ChosenOptions::usual::<Platoon>();
    options.set("hidden_units", Some("on")).expect("an option");
    let mut table = laid("farm-road", options);
    let rulebook = table.get::<Session<Platoon>>().rulebook.clone().expect("a rulebook");
    let mut now = table.get::<Position>().clone();
    for (unit, at) in [("ge-mortar-81-1", "1004"), ("ge-rifle-1", "1104")] {
        let counter = now.public.counters.iter_mut().find(|counter| counter.id == word(unit));
        counter.expect("a unit").place = Place::Map(hex(at));
    }
    (now.public.turn, now.public.phase) = (1, Phase::Second(Segment::IndirectFire));
    Platoon::restore(table.app.world_mut(), &rulebook, now);
    table.app.world_mut().resource_mut::<Session<Platoon>>().moves += 1;
    table.wait(4);
    let (mortar, wood) = (table.middle(hex("1004")), table.middle(hex("1302")));
    table.drag(mortar, wood);
    let planned = table.get::<Plan<Platoon>>().0.plan.as_ref().map(|plan| (plan.hex, plan.units.clone()));
    assert_eq!(planned, Some((hex("1302"), vec![word("ge-mortar-81-1")])));
}

/// With the referee off both sides see hidden state. Before and after that only its owner does (19.2).
#[test]
fn with_the_referee_out_everything_lies_open() {
    let mut options = ChosenOptions::usual::<Platoon>();
    options.set("hidden_units", Some("on")).expect("an option");
    let mut table = laid("farm-road", options);
    let rulebook = table.get::<Session<Platoon>>().rulebook.clone().expect("a rulebook");
    let mut now = table.get::<Position>().clone();
    let gun = word("ge-at-75-1");
    now.public.turn = 1;
    now.public.phase = Phase::First(Segment::Vehicles);
    let mut hidden = now.public.find(gun).expect("a gun").clone();
    hidden.place = Place::Map(hex("1302"));
    now.secrets.unseen.counters.insert(gun, hidden);
    now.look(Viewer::Both);
    Platoon::restore(table.app.world_mut(), &rulebook, now);
    table.app.world_mut().resource_mut::<Session<Platoon>>().moves += 1;
    let place = |table: &Table| table.get::<Position>().public.find(gun).expect("a gun").place;
    let then = |table: &mut Table, referee: Option<bool>| {
        if let Some(on) = referee {
            let command = AnyValue::new(Command::Referee { on });
            table.app.world_mut().write_message(SessionRequest(Request::People(Ask::Command(command))));
        }
        table.wait(6);
        place(table)
    };
    assert_eq!(then(&mut table, None), Place::Unseen);
    assert_eq!(then(&mut table, Some(false)), Place::Map(hex("1302")));
    assert_eq!(then(&mut table, Some(true)), Place::Unseen);
}

/// Fire that cannot have an effect is asked for only if the player wants it. An answer that the player does not give is
/// in the file as their own (14.1).
#[test]
fn nobody_is_asked_where_no_die_does_anything() {
    // Three against nine has no effect on the passing tank, three against one may have an effect on a truck.
    for (unit, in_vain, asked) in
        [("so-t34-76-1", false, false), ("so-t34-76-1", true, true), ("so-truck-1", false, true)]
    {
        let mut table = laid("meeting", ChosenOptions::usual::<Platoon>());
        table.app.world_mut().resource_mut::<Settings>().ask_in_vain = in_vain;
        let rulebook = table.get::<Session<Platoon>>().rulebook.clone().expect("a rulebook");
        let mut now = table.get::<Position>().clone();
        (now.public.turn, now.public.phase) = (3, Phase::Second(Segment::Vehicles));
        for counter in &mut now.public.counters {
            counter.place = match counter.id.to_string().as_str() {
                "ge-mortar-81-1" => Place::Map(hex("1205")),
                id if id == unit => Place::Map(hex("1605")),
                _ => Place::Exited,
            };
        }
        Platoon::restore(table.app.world_mut(), &rulebook, now);
        let path = ["1505", "1405"].map(hex).to_vec();
        give(&mut table, Order::Move { unit: word(unit), path, quick: false, concealed: false });
        let owed = table.get::<Position>().public.owed;
        assert_eq!(owed.is_some(), asked, "{unit}, asked in vain: {in_vain}");
        if !asked {
            let counter = table.get::<Position>().public.find(word(unit)).cloned().expect("a tank");
            assert_eq!(counter.place, Place::Map(hex("1405")), "it has gone on");
        }
    }
}

/// A segment in which all fire is without effect passes by itself, as an order with its reason in the log; a player who
/// wants to see each segment is asked (12). In cover three against nine has no effect with any die.
#[test]
fn a_segment_with_nothing_but_vain_fire_passes_by_itself() {
    for passes in [true, false] {
        let mut table = laid("meeting", ChosenOptions::usual::<Platoon>());
        table.app.world_mut().resource_mut::<Settings>().pass_phases = passes;
        let rulebook = table.get::<Session<Platoon>>().rulebook.clone().expect("a rulebook");
        let mut now = table.get::<Position>().clone();
        (now.public.turn, now.public.phase) = (3, Phase::First(Segment::IndirectFire));
        let board = &rulebook.board;
        let open = |from: Hex| {
            let near = board.neighbours(from).iter().flatten().copied();
            near.into_iter().find(|near| board.terrain(*near) == Terrain::Clear)
        };
        let mut woods = board.hexes().filter(|hex| board.terrain(*hex) == Terrain::Woods);
        let (wood, beside) = woods.find_map(|wood| Some((wood, open(wood)?))).expect("a wood at an open hex");
        for counter in &mut now.public.counters {
            counter.place = match counter.id.to_string().as_str() {
                "ge-mortar-81-1" => Place::Map(beside),
                "so-t34-76-1" => Place::Map(wood),
                _ => Place::Exited,
            };
        }
        Platoon::restore(table.app.world_mut(), &rulebook, now);
        give(&mut table, Order::Done);
        let phase = table.get::<Position>().public.phase;
        let direct = Phase::First(Segment::DirectFire);
        assert_eq!(phase == direct, !passes, "{phase:?}, passes: {passes}");
        let session = table.get::<Session<Platoon>>();
        let lines = session.log.iter().filter(|line| line.why.contains("ends by itself"));
        assert_eq!(lines.count(), usize::from(passes));
        assert!(!session.can_undo(), "what ended before cannot be undone");
    }
}
