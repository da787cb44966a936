//! Hidden units (19.2). State that a side does not see is not in the public state, nor in events for both sides, nor in
//! a file or the feed. It exists all the same.

use super::harness::{Table, hex, table, walk, word};
use kessel::{
    engine::{
        board::Hex,
        orders::{Game, Record, Viewer},
    },
    games::platoon::{
        players::by_name,
        rules::{
            Platoon, Position, Rulebook,
            combat::indirect::Call,
            counter::Place,
            event::{Cause, Event},
            kinds::Side,
            order::{Order, legal},
            phase::{Phase, Segment},
            position::{Fort, Mines, Public, hidden::is_hidden, invariants},
            sight::spotting::conceals,
            view::{View, to_play},
        },
    },
    play::{
        feed::{Feed, lines_of},
        players::Thought,
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// The place of a unit by the knowledge of a side.
fn known(table: &Table, side: Side, unit: &str) -> Place {
    Platoon::position(&table.world).known_to(side).find(word(unit)).unwrap().place
}

/// The events among these that both sides know.
fn heard(events: &[Event]) -> Vec<&Event> {
    events.iter().filter(|event| !matches!(event, Event::Unseen { .. })).collect()
}

#[test]
fn who_is_in_cover_is_known_to_its_owner_alone_until_it_is_spotted() {
    let mut table = table("ge-rifle 1302\nge-rifle 1202\nso-t34-76 1305", "hidden_units");
    let wood = Place::Map(hex("1302"));
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen);
    assert_eq!(table.hex_of("ge-rifle-2"), Some(hex("1202")), "in the open everybody is seen");
    assert_eq!(known(&table, Side::German, "ge-rifle-1"), wood);
    assert_eq!(known(&table, Side::Soviet, "ge-rifle-1"), Place::Unseen);

    table.go_to(1, Phase::Second(Segment::Vehicles));
    let events = table.must(walk("so-t34-76-1", "1304 1303"), &[]);
    let sighted = Event::Sighted { units: vec![word("ge-rifle-1")] };
    assert!(events.contains(&sighted), "{events:?}");
    assert!(Platoon::fact(&sighted).is_final, "what was seen is not taken back");
    assert_eq!(table.counter("ge-rifle-1").place, wood);
}

#[test]
fn who_has_nobody_beside_it_any_more_is_lost_from_sight() {
    let mut table = table("ge-rifle 1302\nso-t34-76 1303", "hidden_units");
    assert_eq!(table.hex_of("ge-rifle-1"), Some(hex("1302")), "a neighbour spots it (10.2)");
    table.go_to(1, Phase::Second(Segment::Vehicles));
    let events = table.must(walk("so-t34-76-1", "1304 1305"), &[]);
    assert!(events.contains(&Event::Vanished { units: vec![word("ge-rifle-1")] }), "{events:?}");
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen);
}

#[test]
fn whoever_would_enter_a_hidden_units_hex_stops_before_it_and_pays_nothing() {
    let mut table = table("ge-smg 0910\nso-truck 1010", "hidden_units");
    assert_eq!(table.counter("ge-smg-1").place, Place::Unseen, "a truck spots nobody (2.7)");
    table.go_to(1, Phase::Second(Segment::Vehicles));
    let events = table.must(walk("so-truck-1", "0910"), &[]);
    assert!(events.contains(&Event::Shown { units: vec![word("ge-smg-1")] }), "{events:?}");
    assert!(events.contains(&Event::Halted { unit: word("so-truck-1"), why: Cause::Met }), "{events:?}");
    let truck = table.counter("so-truck-1");
    assert_eq!((truck.hex(), truck.condition.spent.0), (Some(hex("1010")), 0));
    assert_eq!(table.hex_of("ge-smg-1"), Some(hex("0910")));
    assert_eq!(table.case(walk("so-truck-1", "1110")), "6.9", "its phase is over");
    // The reason for which it was revealed lasts for the player turn.
    table.go_to(2, Phase::First(Segment::IndirectFire));
    assert_eq!(table.counter("ge-smg-1").place, Place::Unseen);
}

#[test]
fn an_enemy_that_is_known_still_closes_its_hex() {
    let mut table = table("ge-smg 0910\nso-truck 1010", "");
    table.go_to(1, Phase::Second(Segment::Vehicles));
    assert_eq!(table.case(walk("so-truck-1", "0910")), "6.5");
}

fn shell(at: &str) -> Order {
    Order::IndirectFire { firers: vec![(word("so-mortar-120-1"), Call::FromTheHip)], hex: hex(at) }
}

/// A table at the Soviet indirect fire, with Germans hidden in woods.
fn before_the_shells() -> Table {
    let mut table = table("ge-rifle 1302\nso-mortar-120 1305\nso-rifle 1306", "hidden_units");
    table.go_to(1, Phase::Second(Segment::IndirectFire));
    table
}

#[test]
fn indirect_fire_on_cover_tells_only_of_units_that_are_seen() {
    let mut table = before_the_shells();
    let events = table.must(shell("1302"), &[6]);
    let (by, at) = (vec![word("so-mortar-120-1")], hex("1302"));
    assert!(events.contains(&Event::Shelled { by, hex: at }));
    let german = |event: &Event| matches!(event, Event::Unseen { side: Side::German, event } if matches!(**event, Event::Suffered { .. }));
    assert!(events.iter().any(german), "its owner knows that it was shelled: {events:?}");
    let tells = |event: &&Event| format!("{event:?}").contains("ge-rifle-1");
    assert_eq!(heard(&events).into_iter().filter(tells).count(), 0, "{events:?}");
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen);
}

#[test]
fn an_effect_shows_who_was_hit() {
    let mut table = before_the_shells();
    let events = table.must(shell("1302"), &[1]);
    assert!(events.contains(&Event::Shown { units: vec![word("ge-rifle-1")] }), "{events:?}");
    assert_ne!(table.counter("ge-rifle-1").place, Place::Unseen);
}

#[test]
fn shells_on_empty_cover_say_nothing_and_fall_once_a_segment() {
    let mut table = table("ge-rifle 0309\nso-mortar-120 1305\nso-mortar-120 1305", "hidden_units");
    table.go_to(1, Phase::Second(Segment::IndirectFire));
    table.must(shell("1302"), &[]);
    let again =
        Order::IndirectFire { firers: vec![(word("so-mortar-120-2"), Call::FromTheHip)], hex: hex("1302") };
    assert_eq!(table.case(again), "11.1");
    // If a unit is hit, a die ends the possible undo: it must also end if no unit is there.
    let shelled = Event::Shelled { by: vec![word("so-mortar-120-1")], hex: hex("1302") };
    assert!(Platoon::fact(&shelled).is_final);
}

#[test]
fn indirect_fire_wants_a_known_enemy_in_the_open_and_without_the_option() {
    assert_eq!(before_the_shells().case(shell("1203")), "13.2");
    let mut open = table("ge-rifle 1302\nso-mortar-120 1305", "");
    open.set_clock(1, Phase::Second(Segment::IndirectFire));
    assert_eq!(open.case(shell("1302")), "13.2");
}

#[test]
fn steps_in_cover_are_told_to_their_owner_alone() {
    let mut table = table("ge-rifle 1302\nso-t34-76 1305", "hidden_units");
    table.go_to(1, Phase::First(Segment::Others));
    let events = table.must(walk("ge-rifle-1", "1301"), &[]);
    let own = |event: &Event| matches!(event, Event::Unseen { side: Side::German, event } if matches!(**event, Event::Moved { .. }));
    assert!(events.iter().any(own), "{events:?}");
    assert_eq!(heard(&events), Vec::<&Event>::new());
    assert_eq!(known(&table, Side::German, "ge-rifle-1"), Place::Map(hex("1301")));
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen);
}

#[test]
fn hidden_mines_are_known_when_they_stop_somebody_and_forts_when_they_are_spotted() {
    let mut table = table("ge-rifle 1302\nso-t34-76 1305\nso-t34-76 1205", "hidden_units");
    table.set(|position| {
        let unseen = &mut position.secrets.unseen;
        unseen.mines.insert(hex("1304"), Mines { side: Side::German, known: false });
        let fort = Fort { side: Side::German, strength: 20, attacked: false, known: false };
        unseen.forts.insert(hex("1302"), fort);
    });
    table.go_to(1, Phase::Second(Segment::Vehicles));
    assert!(table.public().mines.is_empty() && table.public().forts.is_empty());
    assert!(Platoon::position(&table.world).known_to(Side::German).mines.contains_key(&hex("1304")));
    let events = table.must(walk("so-t34-76-1", "1304 1303"), &[]);
    assert!(events.contains(&Event::MinesKnown { hex: hex("1304") }), "{events:?}");
    assert_eq!(table.hex_of("so-t34-76-1"), Some(hex("1304")), "whoever enters mines stops (17.2)");
    assert!(table.public().mines.contains_key(&hex("1304")));
    assert!(table.public().forts.is_empty());
    let events = table.must(walk("so-t34-76-2", "1204 1203 1303"), &[]);
    assert!(events.contains(&Event::FortKnown { hex: hex("1302") }), "{events:?}");
    assert!(table.public().forts.contains_key(&hex("1302")));
}

#[test]
fn a_fort_is_known_when_a_unit_in_it_is_seen() {
    let mut table = table("ge-smg 0910\nso-truck 1010\nso-t34-76 1310", "hidden_units");
    table.set(|position| {
        let fort = Fort { side: Side::German, strength: 20, attacked: false, known: false };
        position.secrets.unseen.forts.insert(hex("0910"), fort);
    });
    table.go_to(1, Phase::Second(Segment::Vehicles));
    assert!(table.public().forts.is_empty());
    let events = table.must(walk("so-truck-1", "0910"), &[]);
    assert!(events.contains(&Event::Shown { units: vec![word("ge-smg-1")] }), "{events:?}");
    assert!(
        events.contains(&Event::FortKnown { hex: hex("0910") }),
        "it is what fire at them hits (17.3): {events:?}"
    );
    assert!(table.public().forts.contains_key(&hex("0910")));
}

/// A random game of a scenario with hidden units, to its end; `look` examines it after each order.
fn game(seed: u64, mut look: impl FnMut(&Rulebook, &Position)) -> Record<Platoon> {
    let rulebook = Arc::new(Rulebook::load("stream-line").unwrap());
    assert!(rulebook.options.hidden_units);
    let mut world = Platoon::world();
    let mut record = Record::<Platoon>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut lots = seed;
    for _ in 0..6000 {
        let position = Platoon::position(&world);
        look(&rulebook, position);
        if position.public.outcome.is_some() {
            return record;
        }
        let side = to_play(&rulebook, &position.public);
        let orders = legal::orders(&rulebook, &position.known_to(side), side);
        lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = orders[(lots >> 33) as usize % orders.len()].clone();
        let order = if lots >> 60 == 0 { orders.last().unwrap().clone() } else { chosen };
        record.play(&mut world, &order).unwrap_or_else(|refusal| panic!("{order:?}: {refusal}"));
    }
    panic!("the game does not end");
}

#[test]
fn whole_games_give_nothing_away() {
    let (mut hidden, mut seen) = (0, 0);
    game(3, |rulebook, position| {
        assert_eq!(invariants::broken(rulebook, position), Vec::<String>::new());
        let mut truth = position.clone();
        truth.look(Viewer::All);
        let mut again = truth.clone();
        again.look(Viewer::Both);
        assert!(again == *position, "looking changes nothing");
        for side in Side::BOTH {
            let rulebook = Arc::new(rulebook.clone());
            let view = View::new(&rulebook, &truth, side);
            for counter in &truth.public.counters {
                let shown = view.public().find(counter.id).unwrap();
                if counter.side != side && is_hidden(&rulebook, &truth.public, counter) {
                    assert_eq!(shown.place, Place::Unseen);
                    hidden += 1;
                } else {
                    assert_eq!(shown, counter);
                    seen += 1;
                }
            }
        }
    });
    assert!(hidden > 100 && seen > 100, "{hidden} hidden, {seen} seen");
}

#[test]
fn a_file_tells_nobody_where_they_are_and_opens_as_it_was_played() {
    let record = game(4, |_, _| {});
    let text = record.file.text().unwrap();
    let orders: Vec<&str> = text.lines().filter(|line| line.starts_with("Order(")).collect();
    assert_eq!(orders.len(), record.file.played.len());
    assert!(orders.iter().all(|line| line.starts_with("Order(\"sealed:")));
    let path = std::env::temp_dir().join(format!("kessel-hidden-{}.kessel", std::process::id()));
    std::fs::write(&path, text).unwrap();
    let opened = Record::<Platoon>::open(&mut Platoon::world(), &path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(opened.record.file.played, record.file.played);
}

/// Seen at the table: a tank that was lost from sight in woods was followed through them, step by step, to the end of
/// its move. One in plain sight came into sight at each step.
#[test]
fn within_an_order_nobody_is_told_of_who_is_lost_from_sight_and_nobody_comes_into_sight_twice() {
    let (mut went_on, mut seen) = (0, 0);
    for events in (5..8).flat_map(|seed| game(seed, |_, _| {}).events) {
        let (mut lost, mut sighted) = (BTreeSet::new(), BTreeSet::new());
        for (number, event) in events.iter().enumerate() {
            match event {
                Event::Vanished { units } => {
                    sighted.retain(|unit| !units.contains(unit));
                    lost.extend(units.iter().copied());
                }
                Event::Sighted { units } => {
                    lost.retain(|unit| !units.contains(unit));
                    for unit in units {
                        assert!(sighted.insert(*unit), "{unit} comes into sight again: {events:?}");
                    }
                    seen += units.len();
                }
                Event::Shown { units } => lost.retain(|unit| !units.contains(unit)),
                // A unit that leaves the woods is visible from that step on.
                Event::Moved { unit, .. } if lost.contains(unit) => {
                    let step = |event: &&Event| !matches!(event, Event::Moved { .. });
                    let mut then = events[number + 1..].iter().take_while(step);
                    let seen = |event: &Event| match event {
                        Event::Sighted { units } | Event::Shown { units } => units.contains(unit),
                        _ => false,
                    };
                    assert!(then.any(seen), "{unit} is followed: {events:?}");
                }
                Event::Unseen { event, .. } => {
                    went_on +=
                        usize::from(matches!(**event, Event::Moved { unit, .. } if lost.contains(&unit)));
                }
                _ => {}
            }
        }
    }
    assert!(went_on > 0 && seen > 5, "{went_on} steps out of sight, {seen} who came into it");
}

/// The reason that a player gives may name the places of unseen units.
#[test]
fn reasons_are_kept_as_long_as_a_game_with_hidden_units_goes_on() {
    let mut record = game(4, |_, _| {});
    record.file.played[0].reason = "Towards the wood".to_owned();
    assert_eq!(record.reason(1), "Towards the wood", "it has ended");
    let last = record.events.pop().unwrap();
    assert_eq!(record.reason(1), "");
    record.events.push(last);
    assert_eq!(record.reason(1), "Towards the wood");
}

#[test]
fn the_feed_tells_of_no_step_that_nobody_saw() {
    let (unseen, asked) = (5..8).map(feed_of).fold((0, 0), |sum, game| (sum.0 + game.0, sum.1 + game.1));
    assert!(unseen > 5 && asked > 5, "{unseen} hidden steps, {asked} questions");
}

/// Compares the feed of a game with its unseen events. Returns the number of unseen steps, and the number of questions
/// whether to fire: the question itself would reveal that a unit sees.
fn feed_of(seed: u64) -> (usize, usize) {
    let record = game(seed, |_, _| {});
    let is_asked = |event: &&Event| matches!(event, Event::Owed { decision: Some(_) });
    let asked = record.events.iter().flatten().filter(is_asked).count();
    let mut steps: BTreeSet<(usize, String, Hex)> = BTreeSet::new();
    for (number, events) in (1..).zip(&record.events) {
        let comes_out = |unit| {
            events.iter().any(|event| match event {
                Event::Spotted { unit: other, .. } => *other == unit,
                Event::Sighted { units } | Event::Shown { units } => units.contains(&unit),
                _ => false,
            })
        };
        for event in events {
            let Event::Unseen { event, .. } = event else { continue };
            if let Event::Moved { unit, hex, .. } | Event::Placed { unit, hex } = **event
                && !comes_out(unit)
            {
                steps.insert((number, unit.to_string(), hex));
            }
        }
    }
    for line in lines_of(&mut Feed::default(), record.file).unwrap() {
        let (unit, hex) = (&line.data["unit"]["id"], &line.data["hex"]);
        if let (Some(unit), Some(hex)) = (unit.as_str(), hex.as_str().and_then(|hex| hex.parse().ok())) {
            assert!(!steps.contains(&(line.orders, unit.to_owned(), hex)), "{line}");
        }
        assert_ne!(line.kind, "owed", "{line}");
    }
    (steps.len(), asked)
}

/// A player who is asked about a step knows no later one (14.1).
#[test]
fn a_question_does_not_tell_where_the_march_leads() {
    let mut table = table("ge-at-88 1202\nso-t34-76 1306", "hidden_units");
    table.go_to(1, Phase::Second(Segment::Vehicles));
    table.must(walk("so-t34-76-1", "1305 1304 1303"), &[]);
    let position = Platoon::position(&table.world);
    let path = |public: &Public| public.under_way.as_ref().map(|move_on| move_on.path.len());
    assert_eq!(path(&position.public), Some(2), "{:?}", position.public.owed);
    assert_eq!(path(View::new(&table.rules, position, Side::Soviet).public()), Some(2));
    assert_eq!(path(View::new(&table.rules, position, Side::German).public()), Some(0));
}

/// Positions that differ only in the places of the other side's hidden units, and in whether they have fired. The
/// public state is the same to the letter, and so are the feed, the command line and the file; and the same order is
/// advised (19.2, 19.3).
#[test]
fn nobody_can_tell_two_positions_apart_that_differ_in_what_is_hidden() {
    let mut twins = 0;
    let mut played = 0;
    let rulebook = Arc::new(Rulebook::load("stream-line").unwrap());
    game(11, |_, position| {
        played += 1;
        let side = to_play(&rulebook, &position.public);
        let others = position.secrets.unseen.counters.values();
        let Some(moved) = others.filter(|it| it.side != side).find(|it| it.hex().is_some()).cloned() else {
            return;
        };
        if played % 12 != 0 || twins >= 12 {
            return;
        }
        let elsewhere = rulebook.board.hexes().find(|hex| {
            conceals(&rulebook.board, *hex)
                && moved.hex() != Some(*hex)
                && position.known_to(moved.side).in_hex(*hex).next().is_none()
        });
        let mut twin = position.clone();
        let counter = twin.secrets.unseen.counters.get_mut(&moved.id).unwrap();
        counter.place = Place::Map(elsewhere.unwrap());
        counter.condition.inverted = !counter.condition.inverted;
        assert_ne!(twin, *position);
        twins += 1;
        let told = |position: &Position| ron::to_string(&position.public).unwrap();
        assert_eq!(told(position), told(&twin));
        let [one, other] = [position, &twin].map(|position| View::new(&rulebook, position, side));
        assert_eq!(one.public(), other.public());
        for name in ["greedy", "staff"] {
            let advice = [&one, &other].map(|view| {
                let mut player = by_name(name, 1).unwrap();
                player.choose_order(view, &Thought::new(0.1)).order
            });
            assert_eq!(advice[0], advice[1], "{name}");
        }
    });
    assert!(twins >= 5, "{twins} twins");
}
