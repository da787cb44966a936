//! Lessons of recorded games: they are played as they were recorded, by the check and by the command.

use super::{Folder, answer, holds, kessel};
use kessel::{
    engine::{
        data::{Source, scenario_ids},
        lessons::{Arrow, HasLessons},
        orders::{Record, Timeline},
    },
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    play::players::{HasPlayers, Thought},
    workshop::lesson::{
        Draft, Edit, Named, Part, Recording, StepText, check, pattern_of, record, step_start,
    },
};
use std::sync::Arc;

/// Plays this many random orders of the first scenario of a game.
fn played<G: HasPlayers>(orders: usize) -> Record<G> {
    let scenario = scenario_ids(G::ID).into_iter().next().unwrap();
    let rulebook = Arc::new(G::load(&scenario, &G::Options::default()).unwrap());
    let mut world = G::world();
    let mut record = Record::<G>::new(&mut world, Arc::clone(&rulebook), 5);
    let mut player = G::player("random", 5).unwrap();
    for _ in 0..orders {
        let position = G::position(&world);
        if G::ended(&rulebook, &position.public).is_some() {
            break;
        }
        let order = player.choose_order(&G::view(&rulebook, position), &Thought::new(0.1)).order;
        record.play(&mut world, &order).unwrap();
    }
    record
}

/// Writes every text of a draft that a lesson needs.
fn written(draft: Draft) -> Recording {
    let steps = draft.steps.len();
    let mut recording = Recording::new(draft);
    let mut edits = vec![
        Edit::Summary("What happens.".to_owned()),
        Edit::Closing("That was all.\n\nThe *end*.".to_owned()),
    ];
    for step in 0..steps {
        edits.push(Edit::Words(step, StepText::Text, format!("Step \"{step}\".\n\nDo it.")));
        edits.push(Edit::Words(step, StepText::Task, "Do it.".to_owned()));
    }
    edits.into_iter().for_each(|edit| recording.edit(edit).unwrap());
    recording
}

/// A random game becomes a lesson without faults, which is written in the same way after it was read.
fn becomes_a_lesson<G: HasPlayers + HasLessons>(orders: usize, from: usize) {
    let game = played::<G>(orders);
    let to = game.file.played.len();
    let named = Named { id: "recorded", title: "Recorded" };
    let draft = record(&game, Part { from, to, learner: None }, named).unwrap();
    assert!(check::<G>(&draft).iter().all(|fault| fault.is_unwritten), "{}: {:?}", G::ID, check::<G>(&draft));
    let mut recording = written(draft);
    let mut hexes = G::board(&game.rulebook).hexes();
    let arrow = Arrow { from: hexes.next().unwrap(), to: hexes.next().unwrap() };
    recording.edit(Edit::Ring(0, arrow.from)).unwrap();
    recording.edit(Edit::Arrow(0, arrow)).unwrap();
    let draft = recording.draft();
    assert_eq!(check::<G>(draft), [], "{}", G::ID);
    let text = draft.text();
    let again = Draft::read(&Source { name: "recorded.ron".to_owned(), text: text.clone() }).unwrap();
    assert_eq!(again.text(), text, "{}", G::ID);
    // All orders are in it, in their order.
    let then = draft.steps.iter().map(|step| step.then.len()).sum::<usize>();
    assert!(draft.opening.len() + draft.steps.len() + then >= to, "{}", G::ID);
    assert!(draft.opening.len() >= from - 1, "{}", G::ID);
    assert_eq!(again.steps[0].arrows, [arrow], "{}", G::ID);
    faults_are_told::<G>(draft);
    begins_before_its_orders::<G>(&game, draft);
}

/// The position before a step is the one before its order in the game: a wrong turn is shown there.
fn begins_before_its_orders<G: HasLessons>(game: &Record<G>, draft: &Draft) {
    let mut timeline = Timeline::new(game, |_, _| {}).unwrap();
    for step in [0, draft.steps.len() / 2, draft.steps.len() - 1] {
        let order = draft.steps[step].made_of.unwrap();
        let start = step_start::<G>(draft, step).unwrap();
        let is_same = start.position.public == timeline.position(order - 1).public;
        assert!(is_same, "{}: step {step}", G::ID);
    }
}

/// A die too many is told with its step, a step that accepts more is still right, and a wrong turn that the step accepts
/// is told.
fn faults_are_told<G: HasLessons>(draft: &Draft) {
    let last = draft.steps.len() - 1;
    let mut wrong = draft.clone();
    wrong.steps[last].dice.push(1);
    let faults = check::<G>(&wrong);
    assert_eq!(faults[0].step, Some(last), "{}: {faults:?}", G::ID);
    // An arrow to a hex off the map is reported with its step, too.
    let mut astray = draft.clone();
    astray.steps[last].arrows.push(Arrow { from: "0101".parse().unwrap(), to: "25599".parse().unwrap() });
    assert_eq!(check::<G>(&astray)[0].step, Some(last), "{}", G::ID);
    let order = draft.steps[last].order.clone();
    let mut recording = Recording::new(draft.clone());
    let pattern = pattern_of::<G>(&order, true, true).unwrap();
    recording.edit(Edit::Also(last, pattern)).unwrap();
    assert_eq!(check::<G>(recording.draft()), [], "{}", G::ID);
    let warned = kessel::workshop::lesson::DraftWrong { order, says: "No.".to_owned(), ..Default::default() };
    recording.edit(Edit::Warn(last, warned)).unwrap();
    assert_eq!(check::<G>(recording.draft())[0].step, Some(last), "{}", G::ID);
}

#[test]
fn recorded_games_become_lessons_that_the_check_plays() {
    becomes_a_lesson::<Guderian>(30, 8);
    becomes_a_lesson::<Platoon>(40, 12);
    becomes_a_lesson::<Squad>(60, 20);
}

/// A plot is taught entry by entry.
#[test]
fn a_recorded_plot_is_written_entry_by_entry() {
    becomes_a_lesson::<Panzer44>(60, 1);
}

#[test]
fn parts_that_the_game_does_not_have_are_refused() {
    let game = played::<Squad>(3);
    for (from, to) in [(0, 2), (3, 2), (1, 4)] {
        let named = Named { id: "recorded", title: "Recorded" };
        let refusal = record(&game, Part { from, to, learner: None }, named).unwrap_err();
        assert!(refusal.words().contains("it has 3"), "{refusal}");
    }
}

#[test]
fn the_command_makes_a_lesson_of_a_game_file() {
    let folder = Folder::new("record");
    let game = played::<Squad>(30);
    game.file.write(&folder.0.join("game.kessel")).unwrap();
    let (file, out) = (folder.file("game.kessel"), folder.file("mine.ron"));
    let words = ["record", &*file, "--lesson", "mine", "--title", "Mine", "--from", "11", "--out", &*out];
    let told = answer(&[&words[..], &["--json"]].concat());
    holds("record", &told);
    assert!(told["steps"].as_u64() > Some(0) && told["faults"] == serde_json::json!([]), "{told}");
    // Its texts are still to be written, which `check` says.
    let checked = kessel(&["check", &out]);
    let complaint = String::from_utf8(checked.stderr).unwrap();
    assert!(complaint.contains("a text is expected here"), "{complaint}");
    for (changed, why) in [
        (vec!["--out", &*out], "already exists"),
        (vec!["--from", "40", "--out", "new.ron"], "it has 30"),
        (vec!["--side", "blue", "--out", "new.ron"], "there is no side blue"),
        (vec!["--out", "new.json"], "a lesson is written as .ron"),
    ] {
        let words = [&["record", &*file, "--lesson", "mine", "--title", "Mine"][..], &changed[..]].concat();
        let output = kessel(&words);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && complaint.contains(why), "{words:?}: {complaint}");
    }
}
