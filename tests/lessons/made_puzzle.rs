//! A puzzle that is made of a moment of a shipped game with comments, as the lesson recorder makes it: a goal is chosen,
//! the solution and a wrong answer are played, and the file is saved. The check then has nothing to add.

use kessel::{
    engine::{
        board::Hex,
        data::{self, Source, shipped_study},
        lessons::{Course, Goal, Grade, HasLessons, TryEnd, carry_out, faults, read_lesson},
        orders::{Game, GameFile, Record, Viewed},
    },
    games::guderian::rules::{Guderian, order::Order},
    workshop::lesson::{
        AimEdit, Draft, Edit, PlayedTry, Recording, StepText, TryOf, check, keep_lesson, puzzle_at, try_start,
    },
};
use std::{fs, path::PathBuf};

/// The moment before the attack on 0422, in which Grossdeutschland may enter (see the notes of the game).
const MOMENT: usize = 43;

/// The hex of the division that is attacked.
const TARGET: &str = "0422";

/// A folder for the user's own things, which is removed again.
struct Own(PathBuf);

impl Drop for Own {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Returns the record of a shipped game with comments.
fn study<G: Viewed>(id: &str) -> Record<G> {
    let file = GameFile::<G>::parse(id, shipped_study(id).unwrap()).unwrap();
    Record::<G>::from_file(&mut G::world(), file).unwrap().record
}

/// Returns orders of Guderian as their texts in files.
fn orders(texts: &[&str]) -> Vec<Order> {
    texts.iter().map(|text| ron::from_str(text).unwrap()).collect()
}

/// Plays orders at a table that shows the position of the puzzle, and takes them as a try.
fn play<G: HasLessons>(recording: &mut Recording, of: TryOf, orders: &[G::Order]) {
    let start = try_start::<G>(recording.draft(), 0).unwrap();
    let mut world = G::world();
    let mut record = Record::<G>::at(&mut world, start.rulebook, start.position, 0);
    G::lay_out(&mut world, start.prepared);
    for order in orders {
        record.play(&mut world, order).unwrap();
        // The author sees the try grow with every order.
        let tried = PlayedTry::of(&record, start.learner).unwrap();
        recording.edit(Edit::Aim(0, AimEdit::Try(of, tried))).unwrap();
    }
}

fn target() -> Hex {
    TARGET.parse().unwrap()
}

/// Returns the puzzle with its goal, its solution and a wrong answer.
fn made() -> Recording {
    let draft = puzzle_at(&study::<Guderian>("half-a-division"), MOMENT, 1).unwrap();
    assert!(draft.is_puzzle() && draft.opening.len() == MOMENT);
    assert!(draft.steps[0].show.contains(&target()), "the drawings of the note are kept");
    let mut recording = Recording::new(draft);
    let goal = Goal::Odds { hex: Some(target()), at_least: "3-1".parse().unwrap() };
    recording.edit(Edit::Aim(0, AimEdit::Goal(goal))).unwrap();
    let solution = [
        "Enter(units: [\"ind-gd\"], path: [\"0122\", \"0222\", \"0323\"])",
        "EndPhase",
        "Attack(units: [\"inf-26\", \"ind-gd\"], targets: [\"0422\"])",
    ];
    play::<Guderian>(&mut recording, TryOf::Solution, &orders(&solution));
    let alone = ["EndPhase", "Attack(units: [\"inf-26\"], targets: [\"0422\"])"];
    play::<Guderian>(&mut recording, TryOf::Refuted(0), &orders(&alone));
    recording
}

/// Writes the texts that a puzzle must have.
fn write(recording: &mut Recording) {
    let text = |which: StepText, words: &str| Edit::Words(0, which, words.to_owned());
    for edit in [
        Edit::Id("my-puzzle".to_owned()),
        Edit::Title("The division in 0422".to_owned()),
        Edit::Summary("Attack at 3-1.".to_owned()),
        Edit::Closing("First the line, then the attack.".to_owned()),
        text(StepText::Text, "The 127th is in the woods."),
        text(StepText::Task, "Attack 0422 at 3-1."),
        Edit::Aim(0, AimEdit::RefutedSays(0, "The river doubles the division.".to_owned())),
    ] {
        recording.edit(edit).unwrap();
    }
}

#[test]
fn a_puzzle_made_of_a_moment_is_saved_and_passes_the_check() {
    let mut recording = made();
    let step = &recording.draft().steps[0];
    assert_eq!((step.solution.len(), step.refuted[0].orders.len()), (3, 2));
    assert_eq!((step.most, step.phases), (3, 1), "the movement phase closes before the attack");
    let unwritten = check::<Guderian>(recording.draft());
    assert!(unwritten.iter().all(|fault| fault.is_unwritten), "{unwritten:?}");
    write(&mut recording);
    assert_eq!(check::<Guderian>(recording.draft()), []);
    let own = Own(std::env::temp_dir().join(format!("kessel-made-puzzle-{}", std::process::id())));
    let path = keep_lesson(&own.0, recording.draft(), None).unwrap();
    let source = Source { name: "my-puzzle.ron".to_owned(), text: data::read_file(&path).unwrap() };
    assert!(faults::<Guderian>(&source).is_empty(), "{:?}", faults::<Guderian>(&source));
    is_refuted_and_solved(&source);
    // The recorder opens what it has saved.
    assert_eq!(Draft::read(&source).unwrap().text(), recording.draft().text());
}

/// A player who gives the orders of the wrong answer gets its words; those of the solution solve the puzzle.
fn is_refuted_and_solved(source: &Source) {
    let (lesson, rulebook) = read_lesson::<Guderian>(source).unwrap();
    for (is_solution, wanted) in [(false, TryEnd::Open), (true, TryEnd::Solved(0))] {
        let mut world = Guderian::world();
        let (mut course, mut record) =
            Course::begin(&mut world, std::sync::Arc::clone(&lesson), std::sync::Arc::clone(&rulebook))
                .unwrap();
        let step = &lesson.steps[0];
        let orders = if is_solution { &step.solution } else { &step.refuted[0].orders };
        let mut end = TryEnd::Open;
        for reply in orders {
            let events = carry_out(&mut world, &mut record, &reply.order, &reply.dice).unwrap();
            course.note_given(&reply.order);
            end = course.note_tried(&world, &record, &events);
        }
        assert_eq!(end, wanted);
        if !is_solution {
            assert_eq!(step.refuted[0].says, "The river doubles the division.");
        }
    }
}

/// A wrong answer that reaches the goal is told, and so is a solution without the first answer.
#[test]
fn what_is_wrong_with_a_made_puzzle_is_told() {
    let mut recording = made();
    write(&mut recording);
    let sentence = |recording: &Recording| check::<Guderian>(recording.draft())[0].sentence.clone();
    let mut right = Recording::new(recording.draft().clone());
    let tried = PlayedTry { orders: right.draft().steps[0].solution.clone(), ..PlayedTry::default() };
    right.edit(Edit::Aim(0, AimEdit::Try(TryOf::Refuted(0), tried))).unwrap();
    assert!(sentence(&right).contains("these orders reach the goal"), "{}", sentence(&right));
    let better = Goal::Odds { hex: Some(target()), at_least: "6-1".parse().unwrap() };
    recording.edit(Edit::Aim(0, AimEdit::Answer(Grade::Best, better))).unwrap();
    recording.edit(Edit::Aim(0, AimEdit::AnswerSays(0, "Better still.".to_owned()))).unwrap();
    assert!(sentence(&recording).contains("none of the answers"), "{}", sentence(&recording));
}

/// What was undone at the table goes out of the try, and a try without orders goes as a whole.
#[test]
fn undone_orders_leave_the_try() {
    let mut recording = made();
    recording.edit(Edit::Aim(0, AimEdit::Try(TryOf::Refuted(0), PlayedTry::default()))).unwrap();
    assert!(recording.draft().steps[0].refuted.is_empty());
    recording.edit(Edit::Aim(0, AimEdit::Try(TryOf::Solution, PlayedTry::default()))).unwrap();
    let step = &recording.draft().steps[0];
    assert!(step.solution.is_empty() && step.most == 0);
    assert!(recording.edit(Edit::Aim(0, AimEdit::Try(TryOf::Refuted(1), PlayedTry::default()))).is_err());
}
