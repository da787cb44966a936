//! The study of a game is kept in its file: branches and drawings change no order, no position and no hash, and a file
//! without them is written as before.

use crate::games::{campaign, order_of};
use bevy::prelude::World;
use kessel::{
    engine::orders::{
        Branch, BranchDice, BranchEyes, BranchOrder, Drawn, DrawnColour, DrawnShape, Game, GameFile, Reading,
        Record,
    },
    games::guderian::{
        players::by_name,
        rules::{Guderian, order::Order},
    },
};

/// A game after some orders of a random player.
fn played() -> (World, Record<Guderian>) {
    let mut world = Guderian::world();
    let mut record = Record::new(&mut world, campaign(), 5);
    let mut player = by_name("random", 77).unwrap();
    for _ in 0..30 {
        let order = order_of(player.as_mut(), &campaign(), Guderian::position(&world));
        record.play(&mut world, &order).unwrap();
    }
    (world, record)
}

fn branch(id: usize, parent: Option<usize>, order: &Order) -> Branch<Order> {
    Branch {
        id,
        parent,
        after: 7,
        name: "Around the north".to_owned(),
        eyes: BranchEyes::Side(0),
        dice: BranchDice::Entered,
        seed: 11,
        orders: vec![BranchOrder { order: order.clone(), dice: vec![2] }],
        notes: [(1, "The flank is open".to_owned())].into(),
        drawn: [(1, vec![ring("2216")])].into(),
    }
}

fn ring(hex: &str) -> Drawn {
    Drawn { shape: DrawnShape::Ring(hex.parse().unwrap()), colour: DrawnColour::Red }
}

#[test]
fn a_study_is_in_the_file_and_changes_nothing_in_the_game() {
    let (_, mut record) = played();
    let plain = record.file.text().unwrap();
    let order = record.file.played[7].order.clone();
    record.keep_branch(branch(1, None, &order)).unwrap();
    record.keep_branch(branch(2, Some(1), &order)).unwrap();
    record.draw(9, vec![ring("0513")]);
    let text = record.file.text().unwrap();
    assert!(text.starts_with(&plain), "the lines of the study follow those of the game");
    let file = GameFile::<Guderian>::parse("game.kessel", &text).unwrap();
    assert_eq!(file.study, record.file.study);
    assert_eq!(file.text().unwrap(), text);
    let opened = Record::from_file(&mut Guderian::world(), file).unwrap();
    assert!(opened.whole, "{:?}", opened.notes);
    assert_eq!(opened.record.file.study, record.file.study);
    assert_eq!(opened.record.file.played, record.file.played);
    record.remove_branch(1);
    record.draw(9, Vec::new());
    assert_eq!(record.file.text().unwrap(), plain);
}

#[test]
fn a_branch_without_its_beginning_costs_only_itself() {
    let (_, mut record) = played();
    let order = record.file.played[7].order.clone();
    record.keep_branch(branch(1, None, &order)).unwrap();
    let lost = "Branch((id:3,parent:Some(2),after:0,name:\"x\",seed:1,orders:[]))\n";
    let text = record.file.text().unwrap() + lost;
    let reading = Reading::<Guderian>::parse("game.kessel", text.as_bytes()).unwrap();
    assert_eq!(reading.study, record.file.study);
    let [fault] = &reading.damage[..] else { panic!("{:?}", reading.damage) };
    assert_eq!(fault.sentence, "branch 3 leaves from branch 2, which is not before it");
}

/// A file of a stranger may have any number of lines: the branches end at a number that no person reaches, and so does the
/// list of its damage.
#[test]
fn a_line_of_branches_without_end_is_read_in_a_moment() {
    let (_, record) = played();
    let parent = |id: usize| if id == 1 { "None".to_owned() } else { format!("Some({})", id - 1) };
    let line = |id: usize| {
        let parent = parent(id);
        format!("Branch((id:{id},parent:{parent},after:0,name:\"x\",seed:1,orders:[]))\n")
    };
    let text = record.file.text().unwrap() + &(1..=20_000).map(line).collect::<String>();
    let reading = Reading::<Guderian>::parse("game.kessel", text.as_bytes()).unwrap();
    assert_eq!((reading.study.branches().len(), reading.damage.len()), (2000, 1000));
    assert_eq!(reading.damage[0].sentence, "a game has at most 2000 branches: remove some of them");
}
