//! The replay on the table: moving in both directions, leaving it, notes, and that no order is accepted.

use crate::windowless::Table;
use bevy::prelude::*;
use kessel::{
    engine::{counters::CounterEntities, orders::PositionData},
    games::guderian::{
        players::by_name,
        rules::{Guderian, Position, View, agree, counter::Counter, kinds::Side, order::Order},
    },
    panels::{NewGame, ReplayAction, Seat},
    play::players::Thought,
    settings::Settings,
    table::{Casting, Hand, MapView, Replay, Reported, Request, Screen, SessionRequest},
};
use std::time::Duration;

/// A game of random players after this number of orders, with the position after each.
fn played(orders: usize) -> (Table, Vec<Position>) {
    let mut table = Table::with(|_, _| {});
    table.app.world_mut().resource_mut::<Settings>().hand_over = false;
    table.request(Request::NewGame(NewGame {
        scenario: "dnieper".to_owned(),
        options: kessel::games::guderian::rules::scenario::options::Options::default().into(),
        seed: Some(11),
        seats: [Seat::Human, Seat::Human],
        custom: Default::default(),
    }));
    let rulebook = table.session().rulebook.clone().expect("a game");
    let mut players = [1, 2].map(|seed| by_name("random", seed).expect("a player"));
    let mut positions = vec![table.position().clone()];
    for _ in 0..orders {
        let view = View::to_play(&rulebook, table.position());
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        table.app.world_mut().write_message(SessionRequest(Request::order(order)));
        table.wait(1);
        assert_eq!(table.session().refusal, None);
        positions.push(table.position().clone());
    }
    table.wait(3);
    (table, positions)
}

/// Whether a picture is written beside a game: it is painted while the game continues.
fn has_picture(game: &std::path::Path) -> bool {
    let picture = kessel::table::files::thumbnail::beside(game);
    let signature = [0x89, b'P', b'N', b'G'];
    (0..1200).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        std::fs::read(&picture).is_ok_and(|bytes| bytes.starts_with(&signature))
    })
}

/// Waits until the view rests; it moves by the clock, frame by frame, for five seconds at most.
fn comes_to_rest(table: &mut Table) {
    for _ in 0..250 {
        if table.get::<MapView>().is_still() {
            break;
        }
        table.pass(Duration::from_millis(20));
        table.wait(1);
    }
}

impl Table {
    fn replay(&mut self, action: ReplayAction) {
        self.request(Request::Replay(action));
    }

    fn shown(&self) -> usize {
        self.get::<Replay<Guderian>>().state().now
    }
}

/// Wherever the player looks, the replay opens near enough to read counters. It opens at the place of the first combat,
/// or as here, before any combat, of the first move. Leaving it restores the player's own view.
#[test]
fn a_replay_opens_where_something_happens_first() {
    let (mut table, positions) = played(2);
    let first = positions.windows(2).find_map(|pair| {
        let moved = |(before, now): (&Counter, &Counter)| now.hex().filter(|_| before.hex() != now.hex());
        let [before, now] = [0, 1].map(|number| Guderian::markers(&pair[number].public));
        let laid = now.iter().find(|marker| !before.contains(marker)).map(|(_, hex)| *hex);
        laid.or_else(|| pair[0].public.counters.iter().zip(&pair[1].public.counters).find_map(moved))
    });
    let middle = kessel::art::painter::hex_centre(first.expect("something has been done"));
    let far = Vec2::new(2.0, -2.0);
    let mut view = table.app.world_mut().resource_mut::<MapView>();
    (view.whole, view.centre, view.radius) = (false, far, 12.0);
    let own = (view.centre, view.radius);
    table.replay(ReplayAction::Open);
    table.wait(12);
    let view = table.get::<MapView>();
    assert!(view.radius >= 30.0 && !view.whole, "{}", view.radius);
    assert!(view.seen().contains(Vec2::new(middle.x, -middle.y)), "{middle:?} {:?}", view.seen());
    table.replay(ReplayAction::Leave);
    table.wait(2);
    comes_to_rest(&mut table);
    let view = table.get::<MapView>();
    assert!((view.radius - own.1).abs() < 0.5, "{} {}", view.radius, own.1);
}

/// An attack of the report is shown at its hex, wherever the first combat of the game was, and wherever the player
/// looks.
#[test]
fn a_replay_is_opened_at_a_deed_and_shows_where_it_was_done() {
    let (mut table, positions) = played(60);
    let went = |number: usize| {
        let [before, now] = [number - 1, number].map(|at| &positions[at].public.counters);
        before.iter().zip(now).find_map(|(before, now)| now.hex().filter(|_| before.hex() != now.hex()))
    };
    let place = |hex| {
        let middle = kessel::art::painter::hex_centre(hex);
        Vec2::new(middle.x, -middle.y)
    };
    let (order, hex) =
        (1..=60).rev().find_map(|number| Some((number, went(number)?))).expect("somebody went");
    let mut view = table.app.world_mut().resource_mut::<MapView>();
    (view.whole, view.centre, view.radius) = (false, Vec2::new(2.0, -2.0), 12.0);
    table.replay(ReplayAction::OpenAt(order));
    table.wait(12);
    assert_eq!(table.shown(), order);
    let view = table.get::<MapView>();
    assert!(!view.whole && view.seen().contains(place(hex)), "{hex} {:?}", view.seen());
}

/// A player who looks back has seen the last action. The first press shows the one before, each further press one
/// further back, and the player returns to the current game.
#[test]
fn looking_back_shows_one_deed_after_the_other() {
    let (mut table, positions) = played(12);
    let mut shown = 12;
    for _ in 0..5 {
        table.replay(ReplayAction::LookBack);
        assert_eq!(table.get::<State<Screen>>().get(), &Screen::Replay);
        assert!(table.shown() < shown, "{} behind {shown}", table.shown());
        shown = table.shown();
        assert_eq!(table.position(), &positions[shown]);
        assert_ne!(table.get::<Replay<Guderian>>().state().caption, "");
    }
    table.replay(ReplayAction::Leave);
    assert_eq!(table.get::<State<Screen>>().get(), &Screen::Table);
    assert_eq!(table.position(), &positions[12]);
}

/// After any look at the replay, a player who leaves it sees the place again from which they opened it.
#[test]
fn who_leaves_the_replay_looks_from_where_he_did() {
    let (mut table, _) = played(3);
    let still = |table: &mut Table| {
        table.wait(1);
        comes_to_rest(table);
        let view = table.get::<MapView>();
        assert!(view.is_still());
        (view.centre, view.radius, view.whole)
    };
    let places = [Vec2::new(20.0, -20.0)];
    table.app.world_mut().resource_mut::<MapView>().show_all(&places, 8.0);
    let own = still(&mut table);
    for action in [ReplayAction::LookBack, ReplayAction::Open] {
        table.replay(action);
        table.app.world_mut().resource_mut::<MapView>().show_whole(false);
        assert_ne!(still(&mut table), own);
        table.replay(ReplayAction::Leave);
        assert_eq!(still(&mut table), own);
    }
}

/// Undo is for orders of a person: the computer would repeat its own orders since then.
#[test]
fn undo_leaves_the_computer_what_it_does() {
    let mut table = Table::with(|_, _| {});
    table.app.world_mut().resource_mut::<Settings>().hand_over = false;
    table.request(Request::NewGame(NewGame {
        scenario: "dnieper".to_owned(),
        options: kessel::games::guderian::rules::scenario::options::Options::default().into(),
        seed: Some(11),
        seats: [Seat::Computer("random".to_owned()), Seat::Human],
        custom: Default::default(),
    }));
    let rulebook = table.session().rulebook.clone().expect("a game");
    let mut player = by_name("random", 1).expect("a player");
    for _ in 0..3 {
        let view = View::to_play(&rulebook, table.position());
        if view.side != Side::Soviet {
            break;
        }
        let order = player.choose_order(&view, &Thought::default()).order;
        table.request(Request::order(order));
        assert_eq!(table.session().refusal, None);
        assert!(!table.session().can_undo());
        let before = table.position().clone();
        table.request(Request::Undo);
        assert!(table.session().refusal.is_some());
        assert_eq!(*table.position(), before);
    }
}

#[test]
fn every_moment_is_shown_as_it_was_and_the_game_comes_back() {
    let (mut table, positions) = played(90);
    let (log, can_undo) = (table.session().log.clone(), table.session().can_undo());
    table.replay(ReplayAction::Open);
    assert_eq!((table.screen(), table.shown()), (Screen::Replay, 0));
    assert_eq!(*table.position(), positions[0]);
    // In both directions, step by step and by leaps, across the stored positions.
    for moment in [1, 2, 33, 32, 31, 90, 64, 65, 63, 5, 4, 90, 0, 17] {
        table.replay(ReplayAction::Go(moment));
        assert_eq!(table.shown(), moment);
        assert_eq!(*table.position(), positions[moment], "after {moment} orders");
        let entities = table.get::<CounterEntities>().all().len();
        assert_eq!(entities, positions[moment].public.counters.len());
    }
    assert!(agree(table.app.world_mut()));
    table.replay(ReplayAction::Leave);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.position(), positions.last().expect("the present"));
    assert_eq!((&table.session().log, table.session().can_undo()), (&log, can_undo));
}

#[test]
fn a_replay_takes_no_orders() {
    let (mut table, positions) = played(40);
    table.replay(ReplayAction::Open);
    table.replay(ReplayAction::Go(20));
    let given = table.get::<Replay<Guderian>>().state().orders;
    for request in [Request::order(Order::EndPhase), Request::Undo, Request::Redo] {
        table.request(request);
        let refusal = table.session().refusal.clone().expect("a refusal");
        assert_eq!(refusal.words(), "this is a replay: leave it to keep playing");
        assert_eq!(*table.position(), positions[20]);
    }
    // Nor is any counter picked up.
    let id = table.position().public.on_map(Side::German).next();
    let id = id.map(|(_, counter, _)| counter.id.to_string()).expect("a German");
    let from = table.place(&id);
    table.drag(from, from + Vec2::new(60.0, 0.0));
    assert!(table.get::<Hand>().held.is_none());
    assert_eq!(*table.position(), positions[20]);
    table.replay(ReplayAction::Leave);
    assert_eq!(positions.len(), given + 1);
    table.replay(ReplayAction::Open);
    assert_eq!(table.get::<Replay<Guderian>>().state().orders, given, "nothing was added");
}

#[test]
fn a_replay_goes_on_by_itself_to_the_end() {
    let (mut table, positions) = played(12);
    table.replay(ReplayAction::Open);
    table.replay(ReplayAction::Speed(8));
    table.replay(ReplayAction::Play(true));
    for _ in 0..20_000 {
        table.wait(1);
        if !table.get::<Replay<Guderian>>().state().playing {
            break;
        }
        table.pass(Duration::from_millis(10));
    }
    assert_eq!(table.shown(), 12);
    assert_eq!(table.position(), &positions[12]);
    table.replay(ReplayAction::Play(true));
    assert!(table.shown() < 12, "from the end it begins anew");
}

#[test]
fn notes_stand_in_the_log_and_survive_saving() {
    let (mut table, _) = played(30);
    let note = |after, text: &str| ReplayAction::Note { after, text: text.to_owned() };
    table.replay(ReplayAction::Open);
    table.replay(note(7, "The river line\nis thin \"here\""));
    table.replay(note(12, "Too late"));
    table.replay(note(12, "Just in time"));
    table.replay(note(20, "A slip"));
    table.replay(note(20, " "));
    let told = |table: &Table, moment: usize| -> Vec<String> {
        let replay = table.get::<Replay<Guderian>>();
        assert_eq!(replay.state().now, moment);
        replay.log().iter().map(|line| line.text.clone()).filter(|text| text.starts_with("Note:")).collect()
    };
    table.replay(ReplayAction::Go(6));
    assert!(told(&table, 6).is_empty());
    table.replay(ReplayAction::Go(12));
    let both = ["Note: The river line is thin \"here\"", "Note: Just in time"];
    assert_eq!(told(&table, 12), both);
    let folder = std::env::temp_dir().join(format!("kessel-notes-{}", std::process::id()));
    let path = folder.join("game.kessel");
    table.request(Request::Save(path.clone()));
    table.replay(ReplayAction::Leave);
    let log = table.session().log.clone();
    assert_eq!(log.iter().filter(|line| line.text.starts_with("Note:")).count(), 2);
    table.request(Request::Load(path.clone()));
    assert_eq!(table.session().refusal, None);
    assert_eq!(table.session().log, log, "a game that is opened tells what has happened");
    table.request(Request::ToTitle);
    table.replay(ReplayAction::OpenFile(path.clone()));
    assert_eq!(table.screen(), Screen::Replay);
    table.replay(ReplayAction::Go(30));
    assert_eq!(told(&table, 30), both);
    table.replay(ReplayAction::Leave);
    assert_eq!(table.screen(), Screen::Title, "back to where it was opened");
    assert!(has_picture(&path), "a saved game has a picture beside it");
    std::fs::remove_dir_all(folder).expect("the folder was written");
}

#[test]
fn the_report_opens_and_closes_where_it_was_asked_for() {
    let (mut table, positions) = played(60);
    table.replay(ReplayAction::Open);
    table.replay(ReplayAction::Go(9));
    table.request(Request::ShowReport);
    assert_eq!(table.screen(), Screen::Report);
    assert_eq!(table.get::<Reported<Guderian>>().report.orders, 60, "it is on the whole game");
    table.request(Request::CloseReport);
    assert_eq!((table.screen(), table.shown()), (Screen::Replay, 9));
    assert_eq!(*table.position(), positions[9]);
    table.replay(ReplayAction::Leave);
    table.request(Request::ShowReport);
    // A combat in the report leads into the replay, and from there back to the table.
    table.replay(ReplayAction::Open);
    table.replay(ReplayAction::Go(33));
    assert_eq!(*table.position(), positions[33]);
    table.replay(ReplayAction::Leave);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(*table.position(), positions[60]);
}

#[test]
fn reasons_stand_in_the_log_and_come_back_with_their_orders() {
    let (mut table, _) = played(3);
    let rulebook = table.session().rulebook.clone().expect("a game");
    let mut player = by_name("greedy", 1).expect("a player");
    let advice = player.choose_order(&View::to_play(&rulebook, table.position()), &Thought::default());
    assert_ne!(advice.reason, "");
    table.request(Request::advised(advice.order, advice.reason.clone()));
    let reasons = |table: &Table| -> Vec<String> {
        let lines = table.session().log.iter();
        lines.map(|line| line.why.clone()).filter(|why| !why.is_empty()).collect()
    };
    assert_eq!(reasons(&table), std::slice::from_ref(&advice.reason));
    table.request(Request::Undo);
    assert!(reasons(&table).is_empty());
    table.request(Request::Redo);
    assert_eq!(reasons(&table), std::slice::from_ref(&advice.reason));
    // The replay reads it from the record.
    table.replay(ReplayAction::Open);
    table.replay(ReplayAction::Go(4));
    let replay = table.app.world().resource::<Replay<Guderian>>();
    assert!(replay.log().iter().any(|line| line.why == advice.reason));
}

/// In casting mode a replay stays at a note until viewers have read it: 70 letters in five seconds.
#[test]
fn casting_mode_waits_for_readers() {
    let (mut table, _) = played(6);
    table.replay(ReplayAction::Open);
    table.replay(ReplayAction::Note { after: 1, text: "x".repeat(70) });
    table.app.world_mut().resource_mut::<Casting>().on = true;
    table.replay(ReplayAction::Play(true));
    let pass = |table: &mut Table| {
        table.pass(Duration::from_millis(200));
        table.wait(1);
    };
    let reaches = |table: &mut Table, moment: usize| {
        (0..300).any(|_| {
            pass(table);
            table.shown() == moment
        })
    };
    assert!(reaches(&mut table, 1));
    // A frame counts for a quarter of a second at most.
    for _ in 0..18 {
        pass(&mut table);
        assert_eq!(table.shown(), 1);
    }
    assert!(reaches(&mut table, 2));
}
