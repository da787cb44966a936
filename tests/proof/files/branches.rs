//! A branch is played beside its game, through the same door, and opened again from its orders and dice.

use crate::games::{campaign, moments, order_of, random_order};
use bevy::prelude::World;
use kessel::{
    engine::{
        orders::{
            Autosave, Branch, BranchDice, BranchEyes, BranchOrder, Game, GameFile, OpenBranch, Record,
            expected_dice,
        },
        storage::Disk,
    },
    games::guderian::{
        players::by_name,
        rules::{Guderian, Position, order::Order},
    },
};
use std::collections::BTreeMap;

/// A game after this many orders of a random player.
fn played(orders: usize) -> (World, Record<Guderian>) {
    let mut world = Guderian::world();
    let mut record = Record::new(&mut world, campaign(), 5);
    let mut player = by_name("random", 77).unwrap();
    for _ in 0..orders {
        let order = order_of(player.as_mut(), &campaign(), Guderian::position(&world));
        record.play(&mut world, &order).unwrap();
    }
    (world, record)
}

fn begun(after: usize, dice: BranchDice) -> Branch<Order> {
    Branch {
        id: 1,
        parent: None,
        after,
        name: "Around the north".to_owned(),
        eyes: BranchEyes::Side(1),
        dice,
        seed: 11,
        orders: Vec::new(),
        notes: [(0, "What if".to_owned())].into(),
        drawn: BTreeMap::new(),
    }
}

/// Plays orders of a random player in a branch from a position, at most this many.
fn tried(from: &Position, dice: BranchDice, most: usize) -> (World, OpenBranch<Guderian>) {
    let mut apart = Guderian::world();
    let mut open = OpenBranch::open(&mut apart, &campaign(), from, begun(60, dice));
    let mut player = by_name("random", 78).unwrap();
    for _ in 0..most {
        if Guderian::position(&apart).public.outcome.is_some() {
            break;
        }
        let order = order_of(player.as_mut(), &campaign(), Guderian::position(&apart));
        open.play(&mut apart, &order, &[]).unwrap();
    }
    (apart, open)
}

/// With rolled dice and with dice as expected, the branch ends where it ended before.
#[test]
fn a_branch_opens_as_it_was_played() {
    let mut rolls = [0, 0];
    for (number, dice) in [BranchDice::Rolled, BranchDice::Expected].into_iter().enumerate() {
        for from in moments().iter().step_by(12) {
            let (apart, open) = tried(from, dice, 30);
            rolls[number] += open.branch.orders.iter().map(|given| given.dice.len()).sum::<usize>();
            let text = ron::to_string(&open.branch).unwrap();
            let read: Branch<Order> = ron::from_str(&text).unwrap();
            let mut again = Guderian::world();
            let opened = OpenBranch::<Guderian>::open(&mut again, &campaign(), from, read);
            assert_eq!(opened.note, None);
            assert_eq!(opened.branch, open.branch);
            assert_eq!(opened.record.file.notes, open.branch.notes);
            assert_eq!(Guderian::position(&again), Guderian::position(&apart));
        }
    }
    assert!(rolls.iter().all(|rolls| *rolls > 5), "{rolls:?}");
}

/// The rules of another version may refuse an order: the branch opens up to it, and says why.
#[test]
fn a_branch_stops_before_an_order_that_is_refused() {
    let (game, _) = played(60);
    let from = Guderian::position(&game);
    let (_, open) = tried(from, BranchDice::Rolled, 6);
    let mut branch = open.branch;
    // A bid is asked for before the game only.
    branch.orders.insert(3, BranchOrder { order: Order::Bid { points: 3 }, dice: Vec::new() });
    let opened = OpenBranch::<Guderian>::open(&mut Guderian::world(), &campaign(), from, branch.clone());
    assert_eq!(opened.record.file.played.len(), 3);
    let note = opened.note.unwrap();
    assert!(note.starts_with("Around the north stops before order 4: "), "{note}");
    assert_eq!(opened.branch, branch, "the file keeps what is refused by now");
}

/// The same order in the same position is expected to roll the same dice, and they decide the roll.
#[test]
fn expected_dice_are_those_of_the_order() {
    let mut world = Guderian::world();
    let mut rolls = 0;
    for (number, position) in (0..).zip(moments()).filter(|(_, it)| it.public.outcome.is_none()) {
        let mut record = Record::<Guderian>::at(&mut world, campaign(), position.clone(), 1);
        let order = random_order(number, &campaign(), position);
        let dice = expected_dice(&record, &world, &order).unwrap();
        assert_eq!(expected_dice(&record, &world, &order).unwrap(), dice);
        record.play_with_dice(&mut world, &order, &dice).unwrap();
        assert_eq!(record.file.played[0].dice, dice, "{order:?}");
        rolls += dice.len();
    }
    assert!(rolls > 5, "{rolls} rolls");
}

/// A game that was opened from a file keeps its branches in that file, unless the file is of another game.
#[test]
fn branches_are_written_into_the_file_of_their_game_alone() {
    let folder = std::env::temp_dir().join(format!("kessel-branches-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.kessel");
    let (game, mut record) = played(60);
    record.file.write(&path).unwrap();
    let (_, open) = tried(Guderian::position(&game), BranchDice::Rolled, 2);
    record.keep_branch(open.branch).unwrap();
    assert_eq!(record.file.keep_study_in(&Disk::default(), &path), Ok(true));
    assert_eq!(GameFile::<Guderian>::read(&path).unwrap().study, record.file.study);
    let (_, other) = played(61);
    assert_eq!(other.file.keep_study_in(&Disk::default(), &path), Ok(false));
    // An autosave writes it after the orders of the game.
    let saved = folder.join("saved.kessel");
    let mut autosave = Autosave::begin(&saved, &record).unwrap();
    record.remove_branch(1);
    autosave.keep(&record);
    autosave.settle().unwrap();
    assert!(GameFile::<Guderian>::read(&saved).unwrap().study.branches().is_empty());
    drop(autosave);
    std::fs::remove_dir_all(&folder).unwrap();
}
