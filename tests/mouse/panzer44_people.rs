//! The actions between the people at a table of Panzer ’44: real dice, play by e-mail; and the cards of stacks and of
//! waiting units.

use super::{
    Table,
    panzer44::{card, germans_plot, give, position, refusal, set_up, stands, take_over, vauclair_with},
    windowless::{hex, word},
};
use bevy::prelude::*;
use kessel::{
    engine::orders::{Game, GameFile, seal},
    games::panzer44::{
        planning::PlannedWays,
        rules::{
            Panzer44,
            counter::Place,
            kinds::Side,
            order::Order,
            phase::Phase,
            plot::{Plot, Task},
        },
    },
    panels::{Custom, ReplayAction},
    planning::Plan,
    scene::LogLine,
    table::{Ask, AutosaveFile, Replay, Request, Screen, Seating, Session, SessionRequest},
};

fn session(table: &Table) -> &Session<Panzer44> {
    table.get::<Session<Panzer44>>()
}

/// The purpose of the requested die, and the number of its faces.
fn asked(table: &Table) -> Option<(&str, u8)> {
    let die = session(table).people.dice.as_ref()?.asked.last()?;
    Some((die.words.as_str(), die.faces))
}

fn throw(table: &mut Table, die: u8) {
    table.request(Request::People(Ask::Die(die)));
}

#[test]
fn each_die_is_asked_for_after_those_before_it() {
    let mut table = germans_plot();
    table.request(Request::People(Ask::DiceByHand(true)));
    give(&mut table, Order::Plot { side: Side::German, plot: Plot::default() });
    assert_eq!(position(&table).public.phase, Phase::Plot, "the order waits");
    assert_eq!(asked(&table), Some(("Allied panic digit", 10)));
    // No other order is accepted now, no die has eleven faces, and a plot can no longer be cancelled.
    give(&mut table, Order::Plot { side: Side::German, plot: Plot::default() });
    assert!(refusal(&table).is_some());
    throw(&mut table, 11);
    assert!(refusal(&table).is_some() && asked(&table).is_some());
    table.request(Request::People(Ask::CancelDice));
    assert!(asked(&table).is_some());
    let mut thrown = 0;
    while asked(&table).is_some() {
        throw(&mut table, 7 + thrown % 2);
        thrown += 1;
        assert!(thrown < 12, "{:?}", asked(&table));
    }
    assert!(thrown >= 3, "two digits of each player whose panic level asks for them: {thrown}");
    // Neither side has plotted an order: the next turn has begun.
    assert_eq!(position(&table).public.turn, 2);
    let told = &session(&table).log;
    assert!(told.iter().any(|line| line.text == "Allied panic digit: 7"), "{told:#?}");
}

#[test]
fn who_fires_may_leave_it_before_his_die_is_thrown() {
    let mut table = germans_plot();
    // A Sherman in the line of sight of a gun, in the German fire.
    let rulebook = session(&table).rulebook.clone().expect("a rulebook");
    let mut now = position(&table).clone();
    (now.public.turn, now.public.phase) = (2, Phase::SecondFire);
    let tank = now.public.counters.iter_mut().find(|counter| counter.id == word("us-m4-75-1"));
    tank.expect("a Sherman").place = Place::Map(hex("1111"));
    let fires = Task::Fire { target: hex("1111") };
    now.public.shown[Side::German.number()].orders.insert(word("ge-pak-40-1"), fires);
    Panzer44::restore(table.app.world_mut(), &rulebook, now);
    table.request(Request::People(Ask::DiceByHand(true)));
    let order = Order::Fire { unit: word("ge-pak-40-1"), at: Some(word("us-m4-75-1")) };
    give(&mut table, order.clone());
    assert_eq!(
        asked(&table),
        Some(("Die for the attack on American 1st M4(75) Platoon", 6)),
        "{:?}",
        session(&table).refusal
    );
    table.request(Request::People(Ask::CancelDice));
    assert_eq!(asked(&table), None);
    assert!(!position(&table).public.find(word("ge-pak-40-1")).expect("a gun").condition.has_fired);
    give(&mut table, order);
    throw(&mut table, 6);
    // It was the last shot: a disrupted unit rolls for recovery at once, and that die is requested, too.
    assert_eq!(asked(&table), Some(("Does American 1st M4(75) Platoon recover?", 6)));
    table.request(Request::People(Ask::CancelDice));
    assert!(asked(&table).is_some(), "a shot that has been fired is not left");
    throw(&mut table, 6);
    assert_eq!(asked(&table), None);
    assert_eq!(
        session(&table).rolled.as_ref().and_then(|fought| fought.fought.last()).map(|fought| fought.die),
        Some(6)
    );
}

#[test]
fn who_is_due_waits_beside_the_map_and_is_dragged_on() {
    let mut table = germans_plot();
    let rulebook = session(&table).rulebook.clone().expect("a rulebook");
    let mut now = position(&table).clone();
    now.public.turn = 4;
    Panzer44::restore(table.app.world_mut(), &rulebook, now);
    table.app.world_mut().resource_mut::<Session<Panzer44>>().moves += 1;
    table.wait(4);
    let waiting = card(&table, "ge-pz-4h-1");
    assert!(waiting.x > table.middle(hex("2810")).x, "in the margin where it comes on: {waiting}");
    assert_ne!(waiting, card(&table, "ge-pz-4h-2"));
    table.click(waiting);
    assert_eq!(session(&table).selected, [word("ge-pz-4h-1")]);
    let to = table.middle(hex("2810"));
    table.drag(waiting, to);
    let plot = &table.get::<Plan<Panzer44>>().0.draft.plot;
    assert_eq!(plot.orders.get(&word("ge-pz-4h-1")), Some(&Task::Move), "{:?}", refusal(&table));
    assert_eq!(stands(&table, "ge-pz-4h-1"), None, "it comes when the time comes");
}

#[test]
fn a_game_by_file_is_sent_at_every_turn_over_and_notes_its_openings() {
    let folder = std::env::temp_dir().join(format!("kessel-by-file-44-{}", std::process::id()));
    let mut table = vauclair_with(Custom { by_file: true, dice_by_hand: false }, |app| {
        app.insert_resource(AutosaveFile(folder.join("autosave.kessel")));
    });
    assert_eq!(table.screen(), Screen::Table, "who begins it begins");
    set_up(&mut table);
    assert_eq!(table.screen(), Screen::HandOver);
    let sent = session(&table).people.hand_over.clone().and_then(|hand_over| hand_over.sent);
    let sent = sent.expect("a file for the other player");
    assert!(sent.to_string_lossy().contains("-for-allied-"), "{}", sent.display());
    for time in 0..2 {
        table.request(Request::Load(sent.clone()));
        assert_eq!(table.screen(), Screen::HandOver, "{:?}", session(&table).refusal);
        let hand_over = session(&table).people.hand_over.clone().expect("a hand-over");
        assert_eq!((hand_over.to, hand_over.openings.len()), (Side::Allied.number(), time));
        take_over(&mut table);
        assert_eq!(table.screen(), Screen::Table);
        let told = session(&table).log.iter().filter(|line| line.text.contains("already opened on")).count();
        assert_eq!(told, time, "the log says that the turn was opened before");
    }
    // The autosave of an opened turn is continued at once.
    table.request(Request::Load(folder.join("autosave.kessel")));
    assert_eq!(table.screen(), Screen::Table);
    give(&mut table, Order::Plot { side: Side::Allied, plot: Plot::default() });
    let sent = session(&table).people.hand_over.clone().and_then(|hand_over| hand_over.sent);
    assert!(sent.as_ref().is_some_and(|path| path.to_string_lossy().contains("-for-german-")));
    // When it is opened again, the German player is the one to act, and the file for that player is found. No key opens
    // it in that player's place.
    let last = GameFile::<Panzer44>::glance(&folder.join("autosave.kessel")).expect("a game").last;
    assert!(last.is_some_and(|last| last.side == "Allied" && Panzer44::is_unseen(&last.order)));
    table.request(Request::Load(folder.join("autosave.kessel")));
    let hand_over = session(&table).people.hand_over.clone().expect("a hand-over");
    assert_eq!((hand_over.to, hand_over.sent), (Side::German.number(), sent));
    table.request(Request::People(Ask::Begin));
    assert_eq!(table.screen(), Screen::HandOver);
    drop(table);
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// A player who leaves a game in the middle of a plot finds the sheet again after opening it, and no other player does.
#[test]
fn a_sheet_that_is_not_committed_is_kept_beside_the_game() {
    let folder = std::env::temp_dir().join(format!("kessel-sheet-44-{}", std::process::id()));
    let game = folder.join("autosave.kessel");
    let mut table = vauclair_with(Custom::default(), |app| {
        app.insert_resource(AutosaveFile(game.clone()));
    });
    set_up(&mut table);
    take_over(&mut table);
    give(&mut table, Order::Plot { side: Side::Allied, plot: Plot::default() });
    take_over(&mut table);
    assert_eq!(position(&table).public.phase, Phase::Plot);
    let tank = position(&table).public.counters.iter().find(|unit| unit.id == word("ge-stug-3-1"));
    assert!(tank.is_some_and(|unit| unit.hex().is_some()));
    table
        .app
        .world_mut()
        .resource_mut::<Plan<Panzer44>>()
        .0
        .draft
        .plot
        .orders
        .insert(word("ge-stug-3-1"), Task::Move);
    table.wait(3);
    table.request(Request::Load(game.clone()));
    let plotted = |table: &Table| table.get::<Plan<Panzer44>>().0.draft.plot.orders.clone();
    if table.screen() == Screen::HandOver {
        take_over(&mut table);
    }
    assert_eq!(plotted(&table).get(&word("ge-stug-3-1")), Some(&Task::Move));
    // A committed plot is on no sheet any more.
    let plot = table.get::<Plan<Panzer44>>().0.draft.plot.clone();
    give(&mut table, Order::Plot { side: Side::German, plot });
    assert_eq!(refusal(&table), None);
    assert!(
        !position(&table).public.plotted[Side::Allied.number()],
        "both have plotted, and the turn goes on"
    );
    table.request(Request::Load(game));
    assert!(plotted(&table).is_empty());
    drop(table);
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// Both sides plot at once (5): each player sends a file with their own plot, and finds both in it when they open the
/// other's.
#[test]
fn of_two_who_plot_by_file_neither_waits_for_the_other() {
    let folder = std::env::temp_dir().join(format!("kessel-both-plots-{}", std::process::id()));
    let [allied, german] = ["allied", "german"].map(|side| folder.join(side).join("autosave.kessel"));
    let mut table = vauclair_with(Custom { by_file: true, dice_by_hand: false }, |app| {
        app.insert_resource(AutosaveFile(allied.clone()));
    });
    set_up(&mut table);
    let handed_over = |table: &Table| session(table).people.hand_over.clone().expect("a hand-over");
    let before = handed_over(&table).sent.expect("a file with which both begin");
    assert_eq!(handed_over(&table).instead, Some(Side::German.number()));
    // The German player, at another machine, opens it and need not wait.
    for machine in [&allied, &german] {
        std::fs::create_dir_all(machine.parent().expect("a folder")).expect("made");
    }
    table.app.insert_resource(AutosaveFile(german.clone()));
    let received = folder.join("german").join("received.kessel");
    std::fs::copy(&before, &received).expect("sent");
    table.request(Request::Load(received));
    table.request(Request::People(Ask::TakeOverFirst));
    assert_eq!((table.screen(), refusal(&table)), (Screen::Table, None));
    give(&mut table, Order::Plot { side: Side::German, plot: Plot::default() });
    assert_eq!((refusal(&table), position(&table).public.plotted), (None, [true, false]));
    let from_german = handed_over(&table).sent.expect("the German's file");
    // The Allied player plots at the same time.
    table.app.insert_resource(AutosaveFile(allied.clone()));
    table.request(Request::Load(before));
    take_over(&mut table);
    give(&mut table, Order::Plot { side: Side::Allied, plot: Plot::default() });
    assert_eq!((refusal(&table), position(&table).public.plotted), (None, [false, true]));
    let from_allied = handed_over(&table).sent.expect("the Allied file");
    // Each opens the other's file, and both see the same turn.
    let mut seen = Vec::new();
    for (machine, file) in [(&allied, from_german), (&german, from_allied)] {
        // As after a new start, which uses a new file for the next game; and this player had drawn paths for the second
        // turn.
        table.app.insert_resource(AutosaveFile(machine.with_file_name("autosave-2.kessel")));
        let header = GameFile::<Panzer44>::read(machine).expect("his game").header;
        let ways = format!("panzer44 {} {}\n(2,({{}},{{\"led\":[\"1010\"]}}))", header.scenario, header.seed);
        std::fs::write(machine.with_extension("plans"), seal(&ways)).expect("room on the disk");
        let received = machine.with_file_name("the-other.kessel");
        std::fs::copy(&file, &received).expect("sent");
        table.request(Request::Load(received));
        assert_eq!(table.screen(), Screen::HandOver, "{:?}", refusal(&table));
        let hand_over = handed_over(&table);
        assert_eq!((hand_over.joined.is_some(), &hand_over.sent), (true, &None));
        assert_eq!(position(&table).public.turn, 2, "nobody had anything to do");
        assert_eq!(hand_over.given, None, "both are in");
        assert_eq!(hand_over.openings, [""; 0], "nobody has looked twice");
        assert_ne!(
            table.get::<Plan<Panzer44>>().0.planned,
            PlannedWays::default(),
            "his ways are found again"
        );
        let again = machine.with_file_name("again.kessel");
        table.request(Request::Save(again.clone()));
        let read = GameFile::<Panzer44>::read(&again).expect("a game");
        seen.push((read.played.last().map(|order| order.hash.clone()), position(&table).clone()));
    }
    assert_eq!(seen[0], seen[1]);
    // For each of them it is one game, although its file had three names, and their own plot is the second one in a
    // file.
    for machine in [&allied, &german] {
        let files = std::fs::read_dir(machine.parent().expect("a folder")).expect("files").flatten();
        let names = files.filter_map(|file| file.file_name().into_string().ok());
        let kept = |name: &String| name.starts_with("autosave") && name.ends_with(".kessel");
        assert_eq!(names.filter(kept).collect::<Vec<_>>(), ["autosave.kessel"]);
    }
    // And further on: the German player does not wait in the second turn either.
    table.request(Request::People(Ask::TakeOverFirst));
    give(&mut table, Order::Plot { side: Side::German, plot: Plot::default() });
    assert_eq!((refusal(&table), position(&table).public.plotted), (None, [true, false]));
    drop(table);
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// The reason for a plot reveals the plot: the log has it when the turn is over, and not before.
#[test]
fn the_reason_for_a_plot_is_told_when_the_turn_is_over() {
    let mut table = vauclair_with(Custom::default(), |_| {});
    set_up(&mut table);
    take_over(&mut table);
    let plot = |table: &mut Table, side: Side, why: &str| {
        let order = Order::Plot { side, plot: Plot::default() };
        table.app.world_mut().write_message(SessionRequest(Request::advised(order, why.to_owned())));
        table.wait(3);
        assert_eq!(refusal(table), None);
    };
    let reasons = |log: &[LogLine]| -> Vec<String> {
        log.iter().map(|line| line.why.clone()).filter(|why| !why.is_empty()).collect()
    };
    plot(&mut table, Side::Allied, "1 OF; nothing else");
    assert_eq!(reasons(&session(&table).log), [""; 0]);
    assert!(session(&table).log.iter().any(|line| line.text.contains("plot")), "it was given");
    let after = table.get::<Session<Panzer44>>().moves;
    table.request(Request::Replay(ReplayAction::Open));
    table.request(Request::Replay(ReplayAction::Go(1000)));
    assert_eq!(reasons(table.get::<Replay<Panzer44>>().log()), [""; 0], "nor does a replay say it");
    table.request(Request::Replay(ReplayAction::Leave));
    assert!(table.get::<Session<Panzer44>>().moves > after);
    if table.screen() != Screen::Table {
        take_over(&mut table);
    }
    plot(&mut table, Side::German, "2 DF; above all fire at nobody");
    assert_eq!(position(&table).public.turn, 2, "nobody had anything to do");
    // The second plot reveals itself, because the turn is over with it.
    let told = ["2 DF; above all fire at nobody", "1 OF; nothing else"];
    assert_eq!(reasons(&session(&table).log), told);
    let log = &session(&table).log;
    let heading = log.iter().rposition(|line| line.heading).expect("the heading of the turn");
    assert!(log[heading..].iter().all(|line| line.why.is_empty()), "before the new turn is announced");
}
