//! The chances over a game: quick games from its positions.

use crate::selfplay::folder;
use bevy::prelude::World;
use kessel::{
    engine::{
        orders::{BranchEyes, Game, Position, Record},
        storage::Disk,
    },
    games::{
        guderian::rules::{Guderian, Rulebook},
        panzer44::rules::Panzer44,
        platoon::rules::Platoon,
        squad::rules::Squad,
    },
    play::{
        chances::{ChanceFile, ChanceRun, ChanceState, Chances, moments, quick_player},
        matches::{Match, Matched},
    },
};
use std::{sync::Arc, thread, time::Duration};

/// More time than any of these games needs.
const LONG: Duration = Duration::from_secs(600);

/// A recorded game of the training scenario between a good player and a bad one, and the world at its end; without the
/// orders after these.
fn played(orders: usize) -> (World, Record<Guderian>) {
    let rulebook = Arc::new(Rulebook::load("training").unwrap());
    let (_, mut file) = Match::<Guderian>::between(&rulebook, 3, ["greedy", "random"]).play_recorded();
    file.played.truncate(orders);
    file.positions.retain(|(after, _)| *after <= orders);
    let mut world = Guderian::world();
    let record = Record::from_file(&mut world, file).unwrap().record;
    (world, record)
}

/// Some of the moments of a game, among them the first and the last.
fn some(world: &World, record: &Record<Guderian>) -> Vec<(usize, Position<Guderian>)> {
    let all = moments(record, Guderian::position(world));
    assert_eq!(all.first().map(|(after, _)| *after), Some(0));
    let last = all.last().cloned();
    assert_eq!(last.as_ref().map(|(after, _)| *after), Some(record.file.played.len()));
    let step = (all.len() / 4).max(1);
    let mut some: Vec<_> = all.into_iter().step_by(step).collect();
    if some.last().map(|(after, _)| *after) != last.as_ref().map(|(after, _)| *after) {
        some.extend(last);
    }
    some
}

/// A match from the start of its scenario is the same as one from that position, in every game.
#[test]
fn a_match_from_the_start_is_the_match() {
    fn compare<G: Matched>(scenario: &str) {
        let rulebook = Arc::new(G::rulebook(scenario).unwrap());
        let game = Match::<G>::between(&rulebook, 5, [quick_player::<G>(); 2]);
        let from = game.play_from(G::start(&rulebook, 5), &|| false).unwrap();
        assert_eq!(
            serde_json::to_value(from).unwrap(),
            serde_json::to_value(game.play()).unwrap(),
            "{scenario}"
        );
        assert!(game.play_from(G::start(&rulebook, 5), &|| true).is_none(), "it was stopped");
    }
    compare::<Guderian>("training");
    compare::<Panzer44>("fog");
    compare::<Platoon>("village");
    compare::<Squad>("patrol");
}

/// The seeds are those of the games from a moment: the numbers are the same each time, and those of a game that is over
/// are its result.
#[test]
#[ignore = "takes half a minute"]
fn the_same_game_has_the_same_chances() {
    let (world, record) = played(usize::MAX);
    let run = || ChanceRun::begin(&record, some(&world, &record), BranchEyes::All, LONG).wait().unwrap();
    let once = run();
    assert_eq!(run(), once);
    assert!(once.moments.is_sorted_by_key(|moment| moment.after) && once.moments.len() >= 4, "{once:?}");
    let end = Guderian::ended(&record.rulebook, &Guderian::position(&world).public).unwrap();
    let last = once.moments.last().unwrap();
    assert_eq!(last.points, end.points as f32);
    for (side, wins) in last.wins.iter().enumerate() {
        let share = f64::from(u8::from(end.winner == Some(side)));
        assert_eq!((wins.low, wins.share, wins.high), (share, share, share));
    }
    for moment in &once.moments[..once.moments.len() - 1] {
        let [one, other] = moment.wins;
        assert!(one.of >= 8 && one.of == other.of && one.share + other.share <= 1.0, "{moment:?}");
    }
    for cost in &once.costs {
        assert!(cost.lost > 0.1 && once.cost(cost.after) == Some(cost), "{cost:?}");
        // The moments on both sides of the order are in the curve.
        let known = |after| once.at(after).is_some_and(|moment| moment.after == after);
        assert!(known(cost.after) && known(cost.after + 1), "{cost:?}");
    }
}

/// The file beside a game is extended when the game has gone on, and is not used for another game, another viewer, or
/// after an undo.
#[test]
fn the_file_beside_a_game_is_extended() {
    let folder = folder("chances");
    let path = ChanceFile::path_of(&folder.join("game.kessel"));
    assert_eq!(path, folder.join("game.chances.ron"));
    assert_eq!(ChanceFile::read(&path).unwrap(), None);
    let (eyes, (world, record)) = (BranchEyes::Side(1), played(12));
    let once = ChanceRun::begin(&record, some(&world, &record), eyes, LONG).wait().unwrap();
    ChanceFile::of(&record, eyes, once.clone()).write(&Disk::default(), &path).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("sealed:") && !text.contains("seed: 3"), "the dice follow from the seed");
    let read = || ChanceFile::read(&path).unwrap().unwrap();
    assert_eq!(read().known(&record, eyes), once);
    assert_eq!(read().known(&record, BranchEyes::Side(0)), Chances::default());
    assert_eq!(read().known(&played(11).1, eyes), Chances::default(), "an order was undone");
    assert_eq!(read().known(&played(30).1, eyes), once, "it has gone on");
    // All of it is known: no game is played again.
    let again = ChanceRun::go_on(&record, some(&world, &record), (eyes, LONG), once.clone());
    while matches!(again.state(), ChanceState::Counting) {
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!((again.state(), again.played(), again.tally()), (ChanceState::Done, 0, once));
    std::fs::write(&path, text.replace("orders:", "ordres:")).unwrap();
    let fault = ChanceFile::read(&path).unwrap_err();
    assert!(fault.line > 1 && fault.to_string().contains("game.chances.ron"), "{fault}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// No game goes on during a pause; a run that is stopped keeps its results until then.
#[test]
fn quick_games_wait_and_stop() {
    let rulebook = Arc::new(Rulebook::load("dnieper").unwrap());
    let mut world = Guderian::world();
    let record = Record::<Guderian>::new(&mut world, rulebook, 1);
    let start = moments(&record, Guderian::position(&world));
    let run = ChanceRun::begin(&record, start.clone(), BranchEyes::Side(0), LONG);
    run.pause(true);
    assert_eq!(run.state(), ChanceState::Paused);
    let before = run.played();
    thread::sleep(Duration::from_millis(400));
    // A game may have ended between its last order and the pause, in either thread.
    assert!(run.played() <= before + 2 && run.state() == ChanceState::Paused);
    run.stop();
    assert_eq!(run.state(), ChanceState::Stopped);
    assert!(run.wait().is_ok());
    // Without time nothing is played.
    let none = ChanceRun::begin(&record, start, BranchEyes::Side(0), Duration::ZERO);
    assert_eq!(none.wait().unwrap(), Chances::default());
}
