//! Branches on the table: orders are tried from a moment of a replay, the game comes back, and its file keeps the branch.

use crate::windowless::Table;
use bevy::prelude::*;
use kessel::{
    engine::orders::{BranchDice, BranchEyes, GameFile},
    games::guderian::{
        players::by_name,
        rules::{Guderian, Position, View},
    },
    panels::{NewGame, ReplayAction, Seat, StudyAction},
    play::players::Thought,
    settings::Settings,
    table::{Replay, Request, Screen},
};

/// A game on the table after this number of orders, with the position after each.
pub fn played(seats: [Seat; 2], orders: usize) -> (Table, Vec<Position>) {
    let mut table = Table::with(|_, _| {});
    let mut settings = table.app.world_mut().resource_mut::<Settings>();
    (settings.hand_over, settings.pass_phases, settings.ask_in_vain) = (false, false, true);
    table.request(Request::NewGame(NewGame {
        scenario: "dnieper".to_owned(),
        options: kessel::games::guderian::rules::scenario::options::Options::default().into(),
        seed: Some(11),
        seats,
        custom: Default::default(),
    }));
    let mut positions = vec![table.position().clone()];
    for seed in 0..orders {
        play(&mut table, seed);
        positions.push(table.position().clone());
    }
    (table, positions)
}

/// Gives an order of a random player.
fn play(table: &mut Table, seed: usize) {
    let rulebook = table.session().rulebook.clone().expect("a game");
    let mut player = by_name("random", seed as u64).expect("a player");
    let order = player.choose_order(&View::to_play(&rulebook, table.position()), &Thought::default()).order;
    table.request(Request::order(order));
    assert_eq!(table.session().refusal, None);
}

pub fn against_a_computer() -> [Seat; 2] {
    [Seat::Computer("random".to_owned()), Seat::Human]
}

fn study(table: &mut Table, action: StudyAction) {
    table.request(Request::Study(action));
}

fn begin(name: &str, dice: BranchDice) -> StudyAction {
    StudyAction::Try { name: name.to_owned(), dice }
}

fn moment(table: &Table) -> usize {
    table.get::<Replay<Guderian>>().state().now
}

/// Returns why the last request was refused.
fn refused(table: &Table) -> String {
    table.session().refusal.as_ref().expect("a refusal").words()
}

/// The branch leaves from the shown moment, both sides play in it, and the game comes back where it was.
#[test]
fn a_branch_is_tried_from_a_moment_of_the_replay() {
    let (mut table, positions) = played(against_a_computer(), 30);
    table.request(Request::Replay(ReplayAction::Open));
    table.request(Request::Replay(ReplayAction::Go(20)));
    study(&mut table, begin("Around the north", BranchDice::Rolled));
    assert_eq!(table.session().refusal, None);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.session().humans(), [true, true]);
    assert_eq!(table.position().public, positions[20].public);
    assert_ne!(table.position().secrets.dice, positions[20].secrets.dice, "the dice to come are others");
    for seed in 100..103 {
        play(&mut table, seed);
    }
    let end = table.position().clone();
    // The file is that of the game, and commands change the game only.
    table.request(Request::SaveAs("a branch".to_owned()));
    assert_eq!(refused(&table), "not available in a branch: go back to the game first");
    study(&mut table, StudyAction::BackToGame);
    assert_eq!((table.screen(), moment(&table)), (Screen::Replay, 20));
    assert_eq!(*table.position(), positions[20]);
    study(&mut table, StudyAction::Open { id: 1, after: 3 });
    assert_eq!((table.screen(), table.position()), (Screen::Table, &end));
    // A moment of the branch is shown in its own replay.
    study(&mut table, StudyAction::Open { id: 1, after: 1 });
    assert_eq!((table.screen(), moment(&table)), (Screen::Replay, 1));
    study(&mut table, begin("", BranchDice::Expected));
    assert_eq!(table.session().refusal, None);
    play(&mut table, 104);
    study(&mut table, StudyAction::BackToGame);
    table.request(Request::Replay(ReplayAction::Leave));
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.position(), &positions[30]);
    assert_eq!(table.session().humans(), [false, true]);
    play(&mut table, 105);

    let folder = std::env::temp_dir().join(format!("kessel-study-{}", std::process::id()));
    let path = folder.join("game.kessel");
    table.request(Request::Save(path.clone()));
    let file = GameFile::<Guderian>::read(&path).expect("a whole game");
    assert_eq!(file.played.len(), 31);
    let [first, second] = file.study.branches() else { panic!("{:?}", file.study) };
    assert_eq!((first.name.as_str(), first.parent, first.after), ("Around the north", None, 20));
    assert_eq!((first.eyes, first.orders.len()), (BranchEyes::Side(1), 3));
    assert_eq!((second.name.as_str(), second.parent, second.after), ("Branch 2", Some(1), 1));
    assert_eq!((second.dice, second.orders.len()), (BranchDice::Expected, 1));

    // A name changes in place, and a branch goes with those that leave from it.
    study(&mut table, StudyAction::Rename { id: 2, name: "Straight on".to_owned() });
    study(&mut table, StudyAction::Open { id: 2, after: 1 });
    study(&mut table, StudyAction::Remove(1));
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.session().humans(), [false, true], "the game is on the table again");
    table.request(Request::Save(path.clone()));
    let file = GameFile::<Guderian>::read(&path).expect("a whole game");
    assert!(file.study.branches().is_empty());
    std::fs::remove_dir_all(folder).expect("the folder was written");
}

/// An undo in a branch takes its order out of it; a branch in which nothing is left is dropped. The title takes the branch
/// from the table.
#[test]
fn undo_shortens_a_branch_and_the_title_ends_it() {
    let (mut table, positions) = played(against_a_computer(), 12);
    study(&mut table, begin("At once", BranchDice::Rolled));
    play(&mut table, 200);
    if table.session().can_undo() {
        table.request(Request::Undo);
        assert_eq!(table.position().public, positions[12].public);
        study(&mut table, StudyAction::BackToGame);
        study(&mut table, StudyAction::Open { id: 1, after: 0 });
        assert_eq!(refused(&table), "this game has no such branch");
        study(&mut table, begin("At once", BranchDice::Rolled));
        assert_eq!(table.position().public, positions[12].public);
        play(&mut table, 201);
    }
    table.request(Request::ToTitle);
    assert_eq!(table.screen(), Screen::Title);
    assert_eq!(table.position(), &positions[12]);
    table.request(Request::ToTable);
    play(&mut table, 202);
}

/// Nothing was done in a branch that was only looked at: it leaves no trace. One from which another leaves stays.
#[test]
fn an_empty_branch_is_dropped() {
    let (mut table, _) = played(against_a_computer(), 12);
    let folder = std::env::temp_dir().join(format!("kessel-study-empty-{}", std::process::id()));
    let path = folder.join("game.kessel");
    let ids = |table: &mut Table| {
        table.request(Request::Save(path.clone()));
        let file = GameFile::<Guderian>::read(&path).expect("a whole game");
        file.study.branches().iter().map(|branch| branch.id).collect::<Vec<_>>()
    };
    study(&mut table, begin("", BranchDice::Rolled));
    study(&mut table, StudyAction::BackToGame);
    assert!(ids(&mut table).is_empty());
    study(&mut table, begin("", BranchDice::Rolled));
    study(&mut table, begin("", BranchDice::Rolled));
    assert_eq!(table.session().refusal, None);
    play(&mut table, 400);
    study(&mut table, StudyAction::BackToGame);
    assert_eq!(ids(&mut table), [1, 2]);
    std::fs::remove_dir_all(folder).expect("the folder was written");
}

/// A new game begins with the position that is shown, against the same player.
#[test]
fn a_new_game_begins_with_a_moment_of_the_replay() {
    let (mut table, positions) = played(against_a_computer(), 20);
    table.request(Request::Replay(ReplayAction::Open));
    table.request(Request::Replay(ReplayAction::Go(7)));
    study(&mut table, StudyAction::NewGame);
    assert_eq!(table.session().refusal, None);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.position().public, positions[7].public);
    assert_eq!(table.session().humans(), [false, true]);
    assert!(!table.session().can_undo());
    play(&mut table, 300);
}

/// While another person plays in the game, nothing is tried in it.
#[test]
fn two_people_try_nothing_before_the_end() {
    let (mut table, positions) = played([Seat::Human, Seat::Human], 6);
    for action in [begin("", BranchDice::Rolled), StudyAction::NewGame] {
        study(&mut table, action);
        assert_eq!(refused(&table), "branches are available once the game is over: two people play");
        assert_eq!(table.position(), &positions[6]);
    }
    study(&mut table, StudyAction::BackToGame);
    assert_eq!(refused(&table), "no branch is open");
}

/// While the result is hidden nothing tells it, and behind the replay is the title.
#[test]
fn a_hidden_result_stays_hidden() {
    let (mut table, _) = played(against_a_computer(), 8);
    table.request(Request::Replay(ReplayAction::Open));
    study(&mut table, StudyAction::HideResult(true));
    table.request(Request::ShowReport);
    assert_eq!(refused(&table), "the result is hidden: show it first");
    table.request(Request::Replay(ReplayAction::Go(3)));
    table.request(Request::Replay(ReplayAction::Leave));
    assert_eq!(table.screen(), Screen::Title);
    table.request(Request::ToTable);
    assert_eq!((table.screen(), moment(&table)), (Screen::Replay, 0), "the table would show the end");
    study(&mut table, StudyAction::HideResult(false));
    table.request(Request::ToTitle);
    table.request(Request::ToTable);
    assert_eq!(table.screen(), Screen::Table);
}
