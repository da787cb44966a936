//! The actions between the people at the table: hand-over, the referee, real dice.

use crate::windowless::{SEVENTH, Table, face_to_face, hex, on_the_move, put, word};
use bevy::{camera::visibility::RenderLayers, prelude::*};
use kessel::{
    engine::{
        counters::CounterEntities,
        orders::{AnyValue, ChosenOptions, GameFile, Placing, Spoiled, TableCommand},
    },
    games::{
        guderian::rules::{
            Guderian, Rulebook,
            by_hand::{markings::Marking, table_command::Command},
            kinds::{Kind, Side},
            order::Order,
            phase::Phase,
        },
        panzer44::rules::Panzer44,
    },
    panels::{Custom, NewGame, ReplayAction, Seat},
    settings::Settings,
    table::{Ask, AutosaveFile, CaptureWindow, Hand, MapView, Request, Screen, Session},
};
use std::path::PathBuf;

/// The last interdiction before turn 1 is over: the Germans hand over to the Soviets.
fn before_the_hand_over() -> Table {
    Table::with(|_, position| {
        position.public.turn = 2;
        position.public.phase = Phase::AirInterdiction;
        put(position, &["leader-konev"], "2010");
    })
}

/// During the hand-over screen viewers of the capture window still see the board, and no one else sees any of it.
#[test]
fn viewers_see_the_board_while_the_table_is_covered() {
    let mut table = before_the_hand_over();
    let window = table.app.world_mut().spawn(CaptureWindow).id();
    table.wait(2);
    table.request(Request::order(Order::EndPhase));
    assert_eq!(table.screen(), Screen::HandOver);
    let entity = table.get::<CounterEntities>().all()[table.piece("leader-konev").index()];
    let seen = |table: &Table| table.app.world().get::<Visibility>(entity) != Some(&Visibility::Hidden);
    let layers = |table: &mut Table| {
        let world = table.app.world_mut();
        let mut cameras = world.query_filtered::<Option<&RenderLayers>, With<Camera2d>>();
        cameras.iter(world).map(|layers| layers.cloned()).collect::<Vec<_>>()
    };
    assert!(seen(&table));
    assert_eq!(layers(&mut table), [Some(RenderLayers::none())], "who sits at the table sees no map");
    table.app.world_mut().entity_mut(window).despawn();
    table.wait(2);
    assert!(!seen(&table), "nobody looks on");
    table.tap(KeyCode::Enter);
    table.wait(2);
    assert_eq!((table.screen(), layers(&mut table)), (Screen::Table, vec![None]));
    assert!(seen(&table));
}

#[test]
fn between_two_turns_the_table_is_covered_until_the_next_player_takes_over() {
    let mut table = before_the_hand_over();
    table.request(Request::order(Order::EndPhase));
    assert_eq!(table.session().refusal, None);
    assert_eq!(table.screen(), Screen::HandOver);
    let hand_over = table.session().people.hand_over.clone().expect("a hand-over");
    assert_eq!((hand_over.to, hand_over.sent), (Side::Soviet.number(), None));
    // During the hand-over screen no counter can be picked up, and none is visible.
    let (from, to) = (table.place("leader-konev"), table.middle(hex("2012")));
    table.move_to(from);
    assert!(table.get::<Hand>().held.is_none());
    let entity = table.get::<CounterEntities>().all()[table.piece("leader-konev").index()];
    assert_eq!(table.app.world().get::<Visibility>(entity), Some(&Visibility::Hidden));
    table.tap(KeyCode::KeyN);
    assert!(table.session().selected.is_empty());
    table.tap(KeyCode::Enter);
    assert_eq!(table.screen(), Screen::Table);
    table.wait(2);
    assert!(table.get::<MapView>().is_still(), "the key that was pressed under the cover is forgotten");
    assert_ne!(table.app.world().get::<Visibility>(entity), Some(&Visibility::Hidden), "the map is back");
    table.drag(from, to);
    assert_eq!(table.stands("leader-konev"), Some(hex("2012")), "{:?}", table.session().refusal);
}

#[test]
fn a_click_takes_over_as_well() {
    let mut table = before_the_hand_over();
    table.request(Request::order(Order::EndPhase));
    assert_eq!(table.screen(), Screen::HandOver);
    table.click(Vec2::new(640.0, 300.0));
    assert_eq!(table.screen(), Screen::Table);
}

#[test]
fn a_game_by_file_notes_when_a_turn_was_opened() {
    let folder = std::env::temp_dir().join(format!("kessel-by-file-{}", std::process::id()));
    let mut table = before_the_hand_over();
    table.app.insert_resource(AutosaveFile(folder.join("autosave.kessel")));
    let custom = Custom { by_file: true, dice_by_hand: false };
    let (scenario, seats) = ("dnieper".to_owned(), [Seat::Human, Seat::Human]);
    let options = Rulebook::load("dnieper").expect("a scenario").options;
    table.request(Request::NewGame(NewGame {
        scenario,
        options: options.into(),
        seed: Some(5),
        seats,
        custom,
    }));
    table.request(Request::order(Order::EndPhase));
    let sent = table.session().people.hand_over.clone().and_then(|hand_over| hand_over.sent);
    let sent = sent.expect("a file for the other player");
    for time in 0..2 {
        table.request(Request::Load(sent.clone()));
        assert_eq!(table.screen(), Screen::HandOver, "{:?}", table.session().refusal);
        let hand_over = table.session().people.hand_over.clone().expect("a hand-over");
        assert_eq!((hand_over.to, hand_over.openings.len()), (Side::Soviet.number(), time));
        table.tap(KeyCode::Enter);
        assert_eq!(table.screen(), Screen::Table);
        let told = table.session().log.iter().filter(|line| line.text.contains("already opened on")).count();
        assert_eq!(told, time, "the log says that the turn was opened before");
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// A game by e-mail in a folder of its own, handed over to the Soviets, and the file for them.
fn sent_to_the_soviets(name: &str) -> (Table, PathBuf, PathBuf) {
    let folder = std::env::temp_dir().join(format!("kessel-{name}-{}", std::process::id()));
    let mut table = before_the_hand_over();
    table.app.insert_resource(AutosaveFile(folder.join("autosave.kessel")));
    let custom = Custom { by_file: true, dice_by_hand: false };
    let (scenario, seats) = ("dnieper".to_owned(), [Seat::Human, Seat::Human]);
    let options = Rulebook::load("dnieper").expect("a scenario").options;
    table.request(Request::NewGame(NewGame { scenario, options: options.into(), seed: None, seats, custom }));
    table.request(Request::People(Ask::command(Command::Referee { on: false })));
    table.request(Request::People(Ask::command(Command::Referee { on: true })));
    table.request(Request::order(Order::EndPhase));
    let sent = table.session().people.hand_over.clone().and_then(|hand_over| hand_over.sent);
    (table, folder, sent.expect("a file for the other player"))
}

fn log_tells(table: &Table, words: &str) -> usize {
    table.session().log.iter().filter(|line| line.text.contains(words)).count()
}

/// A player who looks at hidden state is noticed by the other: at the hand-over, in the log, in every file that is
/// sent.
#[test]
fn a_look_behind_a_game_by_file_is_seen_by_the_other() {
    let (mut table, folder, sent) = sent_to_the_soviets("spoiled");
    let mut file = GameFile::<Guderian>::read(&sent).expect("a game");
    let (at, command) = ("1 May 2026, 10:00 UTC".to_owned(), "show --as referee".to_owned());
    file.commands.push((file.played.len(), TableCommand::Spoiled(Spoiled { command, at })));
    file.write(&sent).expect("written");
    let words = "viewed or used on 1 May 2026, 10:00 UTC: show --as referee";
    table.request(Request::Load(sent));
    assert_eq!((table.screen(), &table.session().refusal), (Screen::HandOver, &None));
    let told = |table: &Table| -> usize {
        let openings = table.session().people.hand_over.clone().expect("a hand-over").openings;
        openings.iter().filter(|sentence| sentence.contains(words)).count()
    };
    assert_eq!((told(&table), log_tells(&table, words)), (1, 1));
    // Actions by hand are in the log as well.
    assert_eq!(log_tells(&table, "The referee is off"), 1, "{:#?}", table.session().log);
    table.tap(KeyCode::Enter);
    assert_eq!(table.screen(), Screen::Table);
    // Played on, the game goes back, and the other player sees it there, too.
    for _ in 0..40 {
        if table.screen() == Screen::HandOver {
            break;
        }
        table.request(Request::order(Order::EndPhase));
    }
    let hand_over = table.session().people.hand_over.clone().expect("the turn goes over");
    assert_eq!(hand_over.to, Side::German.number());
    table.request(Request::Load(hand_over.sent.expect("a file")));
    assert_eq!((told(&table), log_tells(&table, words)), (1, 1));
    drop(table);
    std::fs::remove_dir_all(folder).expect("removed");
}

/// A replay shows the past, and does not allow secret tries of the coming turn: back at the table the turn is opened
/// like any other. Nor does a computer player try it in a person's place.
#[test]
fn a_game_by_file_is_neither_tried_out_of_a_replay_nor_by_a_computer() {
    let (mut table, folder, sent) = sent_to_the_soviets("looked-at");
    let openings = |path: &PathBuf| {
        let file = GameFile::<Guderian>::read(path).expect("a game");
        file.commands.iter().filter(|(_, command)| matches!(command, TableCommand::Opened(_))).count()
    };
    table.request(Request::ToTitle);
    table.request(Request::Replay(ReplayAction::OpenFile(sent.clone())));
    assert_eq!(table.screen(), Screen::Replay);
    table.request(Request::Replay(ReplayAction::Leave));
    assert_eq!((table.screen(), openings(&sent)), (Screen::Title, 0));
    table.request(Request::ToTable);
    assert_eq!((table.screen(), openings(&sent)), (Screen::HandOver, 0));
    table.tap(KeyCode::Enter);
    assert_eq!((table.screen(), openings(&sent)), (Screen::Table, 1));
    let computer = || Some(Seat::Computer("random".to_owned()));
    table.request(Request::LoadFor(sent.clone(), [computer(), computer()]));
    assert_eq!(table.session().seats, [Seat::Human, Seat::Human]);
    let refusal = table.session().refusal.clone().expect("it is told");
    assert!(refusal.words().contains("a computer player cannot replace a person"), "{refusal}");
    assert_eq!(table.screen(), Screen::HandOver);
    drop(table);
    std::fs::remove_dir_all(folder).expect("removed");
}

/// A player who has sent their turn and then opens their own copy of it as the other player is noticed when the game
/// comes back.
#[test]
fn a_turn_of_the_other_that_was_opened_here_is_noted_when_the_game_comes_back() {
    let (mut table, folder, sent) = sent_to_the_soviets("out-of-turn");
    let theirs = folder.join("theirs");
    std::fs::create_dir_all(&theirs).expect("a folder");
    let received = theirs.join("received.kessel");
    std::fs::copy(&sent, &received).expect("sent");
    table.request(Request::Load(folder.join("autosave.kessel")));
    assert_eq!(table.screen(), Screen::HandOver);
    // Enter does not begin the other player's turn while the own one is still to be sent; the button does.
    table.request(Request::People(Ask::TakeOver));
    // That was on another day.
    let list = folder.join("opened.txt");
    let text = std::fs::read_to_string(&list).expect("the list");
    let points = text.lines().filter_map(|line| line.split_once(' ')).map(|(point, _)| point);
    let earlier: Vec<String> = points.map(|point| format!("{point} 1 May 2026, 10:00 UTC")).collect();
    std::fs::write(&list, earlier.join("\n") + "\n").expect("written");
    // The other player, at another machine, knows nothing of it.
    table.app.insert_resource(AutosaveFile(theirs.join("autosave.kessel")));
    table.request(Request::Load(received));
    table.tap(KeyCode::Enter);
    assert_eq!((table.screen(), log_tells(&table, "1 May 2026")), (Screen::Table, 0));
    for _ in 0..40 {
        if table.screen() == Screen::HandOver {
            break;
        }
        table.request(Request::order(Order::EndPhase));
    }
    let back = table.session().people.hand_over.clone().and_then(|hand_over| hand_over.sent);
    let back = back.expect("a file for the Germans");
    // The game comes back, and with the next turn the file reports it.
    table.app.insert_resource(AutosaveFile(folder.join("autosave.kessel")));
    table.request(Request::Load(back.clone()));
    table.tap(KeyCode::Enter);
    assert_eq!(table.screen(), Screen::Table);
    let file = GameFile::<Guderian>::read(&back).expect("a game");
    let notes: Vec<(usize, &Spoiled)> = file.spoiled().collect();
    let [(after, spoiled)] = notes.as_slice() else { panic!("{notes:?}") };
    assert_eq!((*after, spoiled.at.as_str()), (file.played.len(), "1 May 2026, 10:00 UTC"));
    assert!(spoiled.command.starts_with("opening another copy of the turn after order"), "{spoiled}");
    assert_eq!(log_tells(&table, "opening another copy of the turn"), 1);
    // One report is enough.
    table.request(Request::Load(back.clone()));
    table.tap(KeyCode::Enter);
    assert_eq!(GameFile::<Guderian>::read(&back).expect("a game").spoiled().count(), 1);
    drop(table);
    std::fs::remove_dir_all(folder).expect("removed");
}

/// Two games without a given seed begin with very different seeds.
#[test]
fn the_window_takes_seeds_that_nobody_can_guess() {
    let folder = std::env::temp_dir().join(format!("kessel-seeds-{}", std::process::id()));
    let mut table = before_the_hand_over();
    let kept = folder.join("autosave.kessel");
    table.app.insert_resource(AutosaveFile(kept.clone()));
    let mut seeds = Vec::new();
    for _ in 0..2 {
        table.request(Request::NewGame(NewGame {
            scenario: "training".to_owned(),
            options: Rulebook::load("training").expect("a scenario").options.into(),
            seed: None,
            seats: Default::default(),
            custom: Custom::default(),
        }));
        seeds.push(GameFile::<Guderian>::read(&kept).expect("the autosave").header.seed);
    }
    // A second has 2^30 nanoseconds; nine days have 2^50.
    assert!(seeds[0].abs_diff(seeds[1]) > 1 << 50, "{seeds:?}");
    drop(table);
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn without_hand_over_screens_play_goes_on_at_once() {
    let mut table = before_the_hand_over();
    table.app.world_mut().resource_mut::<Settings>().hand_over = false;
    table.request(Request::order(Order::EndPhase));
    assert_eq!(table.screen(), Screen::Table);
}

#[test]
fn with_the_referee_out_counters_are_dragged_anywhere() {
    let mut table = Table::with(on_the_move);
    let (from, to) = (table.place("leader-konev"), table.middle(hex("3020")));
    table.drag(from, to);
    assert!(table.session().refusal.is_some(), "the referee is on");
    // The counter moves back to its place; it can be picked up again only there.
    let there = table.middle(hex("1414"));
    for _ in 0..200 {
        let before = table.place("leader-konev");
        std::thread::sleep(std::time::Duration::from_millis(10));
        table.wait(1);
        // Near is not enough: on a busy machine it would still move under the pointer.
        let now = table.place("leader-konev");
        if now.distance(there) < 20.0 && now == before {
            break;
        }
    }
    table.wait(2);
    table.request(Request::People(Ask::command(Command::Referee { on: false })));
    assert!(table.position().public.table.referee_off);
    let (from, to) = (table.place("leader-konev"), table.middle(hex("3020")));
    table.drag(from, to);
    assert_eq!(table.stands("leader-konev"), Some(hex("3020")));
    let (from, far) = (table.place("pzg-7-7"), table.middle(hex("4015")));
    table.drag(from, far);
    assert_eq!(table.stands("pzg-7-7"), Some(hex("4015")), "even among enemies");
    assert!(table.session().log.iter().any(|line| line.text.starts_with("The referee is off")));
    table.request(Request::People(Ask::command(Command::Referee { on: true })));
    let refusal = table.session().refusal.clone().expect("that cannot be");
    assert!(refusal.words().contains("Both sides have units in Vyazma"), "{refusal}");
    table.request(Request::Undo);
    assert_eq!(table.stands("pzg-7-7"), Some(hex("1108")));
    let drawn = |hex| AnyValue::new(Command::Draw { kind: Kind::Rifle, hex });
    table.request(Request::People(Ask::PlaceByClick(Some(Placing::new("a division", drawn)))));
    let counters = table.position().public.counters.len();
    let there = table.middle(hex("3025"));
    table.click(there);
    assert_eq!(table.position().public.counters.len(), counters + 1, "an untried division is drawn");
    assert!(table.position().public.holds(Side::Soviet, hex("3025")));
    let marking = Marking::Interdiction(Side::German);
    let air = Placing::new("interdiction", move |hex| AnyValue::new(Command::Mark { marking, hex }));
    table.request(Request::People(Ask::PlaceByClick(Some(air))));
    let marked = |table: &Table| table.position().public.air_markers.contains(&hex("3025"));
    for is_on_table in [true, false] {
        table.click(there);
        assert_eq!(marked(&table), is_on_table, "a second click takes it off");
    }
    table.request(Request::People(Ask::BackToReferee));
    assert!(!table.position().public.table.referee_off);
    assert_eq!(table.stands("leader-konev"), Some(hex("1414")), "all of it was taken back");
}

#[test]
fn dice_thrown_by_hand_are_asked_for_before_the_attack() {
    let mut table = Table::with(face_to_face(1));
    table.request(Request::People(Ask::command(Command::DiceByHand { on: true })));
    let units = SEVENTH.map(word).to_vec();
    let order = Order::Attack { units, targets: vec![hex("1208")] };
    table.request(Request::order(order.clone()));
    let asked = table.session().people.dice.clone().expect("a die is asked for");
    assert_eq!(asked.asked[0].words, "Die for the attack on 1208");
    assert!(!table.position().public.counter(table.piece("pz-25-7")).condition.has_attacked);
    table.request(Request::People(Ask::CancelDice));
    assert_eq!(table.session().people.dice, None);
    table.request(Request::order(order));
    table.request(Request::People(Ask::Die(7)));
    assert!(table.session().refusal.is_some(), "no die shows seven");
    table.request(Request::People(Ask::Die(4)));
    assert_eq!(table.session().people.dice, None);
    assert!(table.position().public.counter(table.piece("pz-25-7")).condition.has_attacked);
}

/// A game with these seats, autosaved, and opened again.
fn opened_again(table: &mut Table, scenario: &str, options: ChosenOptions, seats: [Seat; 2]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kessel-seats-{scenario}-{}", std::process::id()));
    let (kept, again) = (folder.join("autosave.kessel"), folder.join("kept.kessel"));
    table.app.insert_resource(AutosaveFile(kept.clone()));
    let (scenario, custom) = (scenario.to_owned(), Custom::default());
    table.request(Request::NewGame(NewGame { scenario, options, seed: Some(5), seats, custom }));
    std::fs::copy(&kept, &again).expect("the autosave");
    again
}

/// The players of a saved game are its players again when it is continued.
#[test]
fn a_game_is_gone_on_with_by_those_who_played_it() {
    let mut table = before_the_hand_over();
    let against = |name: &str| [Seat::Human, Seat::Computer(name.to_owned())];
    let options = || ChosenOptions::usual::<Guderian>();
    let kept = opened_again(&mut table, "dnieper", options(), against("staff:captain"));
    table.request(Request::NewGame(NewGame {
        scenario: "dnieper".to_owned(),
        options: options(),
        seed: Some(6),
        seats: Default::default(),
        custom: Custom::default(),
    }));
    assert_eq!(table.session().seats, [Seat::Human, Seat::Human]);
    table.request(Request::Load(kept.clone()));
    assert_eq!(table.session().refusal, None);
    assert_eq!(table.session().seats, against("staff:captain"));
    // A named player replaces them; an unknown name is reported, and a person takes the seat.
    table.request(Request::LoadFor(kept.clone(), [None, Some(Seat::Human)]));
    assert_eq!(table.session().seats, [Seat::Human, Seat::Human]);
    let text = std::fs::read_to_string(&kept).expect("a file").replace("staff:captain", "blücher");
    std::fs::write(&kept, text).expect("written");
    table.request(Request::Load(kept.clone()));
    assert_eq!(table.session().seats, [Seat::Human, Seat::Human]);
    let refusal = table.session().refusal.clone().expect("it is told");
    assert!(refusal.words().contains("blücher"), "{refusal}");
    // The other game does the same.
    let options = ChosenOptions::usual::<Panzer44>();
    let kept = opened_again(&mut table, "fog", options, against("staff"));
    table.request(Request::Load(kept.clone()));
    assert_eq!(table.get::<Session<Panzer44>>().seats, against("staff"));
    let folder = kept.parent().expect("a folder").to_owned();
    drop(table);
    std::fs::remove_dir_all(folder).expect("removed");
}

/// Makes both bids; the first is the one from the Soviet seat.
fn bid(table: &mut Table, bids: [u8; 2]) {
    table.request(Request::order(Order::Bid { points: bids[0] }));
    if table.screen() == Screen::HandOver {
        table.tap(KeyCode::Enter);
    }
    // A computer player may have bid by itself.
    if table.position().public.phase == Phase::Bidding {
        table.request(Request::order(Order::Bid { points: bids[1] }));
    }
    assert_ne!(table.position().public.phase, Phase::Bidding, "{:?}", table.session().refusal);
}

/// The higher bidder plays the Germans (K19.3), also when the game is opened again.
#[test]
fn who_bids_more_plays_the_germans() {
    let mut table = before_the_hand_over();
    let mut options = Rulebook::load("dnieper").expect("a scenario").options;
    options.bidding = true;
    let (person, staff) = (Seat::Human, Seat::Computer("staff:captain".to_owned()));
    let seats = [person.clone(), staff.clone()];
    let again = opened_again(&mut table, "dnieper", options.clone().into(), seats.clone());
    assert_eq!(table.session().seats, seats);
    bid(&mut table, [50, 3]);
    assert_eq!(table.session().seats, [staff.clone(), person.clone()]);
    std::fs::copy(again.with_file_name("autosave.kessel"), &again).expect("the autosave");
    for time in 0..2 {
        table.request(Request::Load(again.clone()));
        assert_eq!(table.session().seats, [staff.clone(), person.clone()], "opened {time} times before");
        std::fs::copy(again.with_file_name("autosave.kessel"), &again).expect("the autosave");
    }
    table.request(Request::LoadFor(again.clone(), [Some(Seat::Human), None]));
    assert_eq!(table.session().seats, [Seat::Human, Seat::Human]);
    let folder = again.parent().expect("a folder").to_owned();
    drop(table);
    std::fs::remove_dir_all(folder).expect("removed");
}

/// Between two people the table is handed to the person who continues, in either seat.
#[test]
fn two_people_change_seats_by_their_bids() {
    for (bids, hands_over) in [([12, 7], true), ([7, 12], false)] {
        let mut table = before_the_hand_over();
        let mut options = Rulebook::load("dnieper").expect("a scenario").options;
        options.bidding = true;
        table.request(Request::NewGame(NewGame {
            scenario: "dnieper".to_owned(),
            options: options.into(),
            seed: Some(5),
            seats: Default::default(),
            custom: Custom::default(),
        }));
        bid(&mut table, bids);
        // The Germans continue: the last bidder keeps their seat, or has just left it.
        assert_eq!(table.position().public.phase, Phase::FirstInterdiction);
        assert_eq!(table.screen() == Screen::HandOver, hands_over, "{bids:?}");
        let to = table.session().people.hand_over.as_ref().map(|hand_over| hand_over.to);
        assert_eq!(to, hands_over.then_some(Side::German.number()));
    }
}
