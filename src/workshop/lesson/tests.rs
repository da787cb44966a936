//! Drafts that are read, written and changed.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop at once")]

#[cfg(feature = "window")]
mod panel;

use super::*;
use crate::engine::{
    data::{Source, shipped_names, shipped_text},
    lessons::{Arrow, Goal, Grade},
};

/// A lesson with two orders and a step to read.
const LESSON: &str = "// One.
// Two.
(
    game: \"chess\",
    id: \"opening\",
    number: 3,
    title: \"The opening\",
    summary: \"How a game begins.\",
    minutes: 4,
    begins: (scenario: \"usual\", learner: \"white\"),
    seed: 7,
    opening: [
        (order: Wait),
        (order: Roll(units: [\"a\"]), dice: [3, 4]),
    ],
    steps: [
        (
            title: \"Pawns\",
            text: \"A pawn moves.

                   It *also* takes.\",
            show: [\"0101\"],
        ),
        (
            title: \"First\",
            text: \"Move it.\",
            task: \"Move the pawn.\",
            show: [\"0101\", \"0102\"],
            arrows: [(from: \"0101\", to: \"0102\")],
            order: Some(Move(unit: \"a\", path: [\"0102\"])),
            dice: [2],
            also: [(kind: \"move\", to: [\"0103\"])],
            wrong: [
                (
                    order: Stay,
                    like: Some((kind: \"stay\")),
                    case: Some(\"1.2\"),
                    says: \"It must \\\"move\\\".\",
                ),
            ],
            hints: [\"Drag it.\"],
            then: [(order: Reply, dice: [6])],
            after: \"Well done.\",
        ),
        (
            title: \"\",
            text: \"\",
            order: Some(Done),
        ),
    ],
    closing: \"That was all.\",
)
";

fn read(text: &str) -> Draft {
    Draft::read(&Source { name: "lesson.ron".to_owned(), text: text.to_owned() }).unwrap()
}

fn hex(id: &str) -> crate::engine::board::Hex {
    id.parse().unwrap()
}

fn arrow(from: &str, to: &str) -> Arrow {
    Arrow { from: hex(from), to: hex(to) }
}

#[test]
fn a_lesson_is_written_as_it_was_read() {
    let draft = read(LESSON);
    assert_eq!(draft.text(), LESSON);
    assert_eq!(draft.steps[0].text, "A pawn moves.\n\nIt *also* takes.");
    assert_eq!(draft.steps[1].order, "Move(unit: \"a\", path: [\"0102\"])");
    assert_eq!((draft.comment.as_str(), draft.seed), ("// One.\n// Two.\n", Some(7)));
}

#[test]
fn shipped_lessons_say_the_same_when_they_are_written_again() {
    let names = shipped_names().filter(|name| name.starts_with("lessons/") && name.ends_with(".ron"));
    let mut lessons = 0;
    for name in names {
        let text = shipped_text(name).unwrap();
        let draft = read(text);
        let written = draft.text();
        let again = read(&written);
        assert_eq!(format!("{draft:?}"), format!("{again:?}"), "{name}");
        assert_eq!(written, again.text(), "{name}");
        lessons += 1;
    }
    assert!(lessons >= 19, "{lessons} lessons");
}

/// What a goal needs can be written in the recorder, and read again.
#[test]
fn a_goal_is_changed_and_read_again() {
    let mut recording = Recording::new(read(shipped_text("lessons/p-two-lines.ron").unwrap()));
    let again = |recording: &Recording| read(&recording.draft().text()).steps[0].clone();
    let aim = |edit: AimEdit| Edit::Aim(0, edit);
    recording.edit(aim(AimEdit::Otherwise("Not \"yet\".".to_owned()))).unwrap();
    assert_eq!(again(&recording).otherwise, "Not \"yet\".");
    recording.edit(Edit::Hint(0, 0, "Look at 1714.".to_owned())).unwrap();
    recording.edit(aim(AimEdit::Otherwise(" ".to_owned()))).unwrap();
    assert_eq!(again(&recording).otherwise, "");
    assert!(recording.undo() && !again(&recording).otherwise.is_empty());
    let held = Goal::Holds { side: "german".to_owned(), hex: hex("1714") };
    recording.edit(aim(AimEdit::Goal(held.clone()))).unwrap();
    assert_eq!((again(&recording).goals.len(), again(&recording).goals.last()), (3, Some(&held)));
    recording.edit(aim(AimEdit::DropGoal(0))).unwrap();
    recording.edit(aim(AimEdit::Answer(Grade::Good, held.clone()))).unwrap();
    let grades: Vec<Grade> = again(&recording).answers.iter().map(|answer| answer.grade).collect();
    assert_eq!(grades, [Grade::Best, Grade::Good, Grade::Good], "better grades come first");
    assert_eq!(recording.draft().unwritten(), [(Some(0), "answer")]);
    assert!(recording.edit(aim(AimEdit::DropAnswer(3))).is_err(), "there is no such answer");
    let mut lesson = Recording::new(read(LESSON));
    assert!(lesson.edit(Edit::Aim(1, AimEdit::Goal(held))).is_err(), "a step with an order has no goal");
}

/// Every form of a goal is written as it was read.
#[test]
fn goals_are_written_as_they_were_read() {
    let goals = "All([Clear(side: \"soviet\", hexes: [\"0101\", \"0102\"]), At(units: [\"a\"], hexes: [\"0101\"]), \
                 Gone(units: [\"a\", \"b\"]), Odds(hex: Some(\"0101\"), at_least: \"3-1\"), Odds(at_least: \"1-2\"), \
                 Points(at_least: 3, at_most: 5), Any([Figure(name: \"pinned\", units: [\"a\"], hexes: [\"0101\"], \
                 at_most: 0), Not(Holds(side: \"german\", hex: \"0101\"))])])";
    let text = LESSON.replace(
        "            order: Some(Done),\n",
        &format!("            goal: Some({goals}),\n            most: 2,\n"),
    );
    let draft = read(&text);
    assert_eq!(draft.steps[2].goals.len(), 7);
    assert_eq!(draft.text(), text);
}

#[test]
fn a_file_that_is_no_lesson_is_told_with_its_place() {
    let text = LESSON.replace("number: 3", "number: many");
    let source = Source { name: "lesson.ron".to_owned(), text };
    let faults = Draft::read(&source).unwrap_err();
    assert_eq!((faults[0].file.as_str(), faults[0].line), ("lesson.ron", 6), "{faults:?}");
}

#[test]
fn an_arrow_without_an_end_is_told_with_its_place() {
    for changed in ["(from: \"0101\", to: \"01\")", "(from: \"0101\")", "\"0101\""] {
        let text = LESSON.replace("(from: \"0101\", to: \"0102\")", changed);
        let faults = Draft::read(&Source { name: "lesson.ron".to_owned(), text }).unwrap_err();
        assert_eq!(faults[0].line, 29, "{faults:?}");
    }
}

#[test]
fn what_acts_on_a_terminal_and_what_ends_a_text_are_written_safely() {
    let mut draft = read(LESSON);
    draft.title = "A \"b\" \\ c\u{1b}[2J\r\n  d\te".to_owned();
    let again = read(&draft.text());
    assert_eq!(again.title, "A \"b\" \\ c[2J\nd e");
    assert_eq!(again.text(), draft.text());
}

#[test]
fn every_change_can_be_undone_and_made_again() {
    let mut recording = Recording::new(read(LESSON));
    let wrong = DraftWrong { order: "Stay".to_owned(), ..DraftWrong::default() };
    let edits = vec![
        Edit::Title("Other".to_owned()),
        Edit::Words(2, StepText::Task, "End it.".to_owned()),
        Edit::Hint(1, 1, "Or click.".to_owned()),
        Edit::Ring(1, hex("0101")),
        Edit::Arrow(1, arrow("0102", "0303")),
        Edit::Arrow(1, arrow("0101", "0102")),
        Edit::Sight(0, hex("0505")),
        Edit::Warn(2, wrong),
        Edit::Says(2, 0, "No.".to_owned()),
        Edit::DropAlso(1, 0),
        Edit::ReadBefore(3),
        Edit::MoveText(1, 0),
        Edit::Drop(3),
        Edit::Merge(1),
        Edit::DropWords(1),
        Edit::DropWrong(1, 0),
    ];
    let mut texts = vec![recording.draft().text()];
    for edit in &edits {
        recording.edit(edit.clone()).unwrap();
        texts.push(recording.draft().text());
        assert_ne!(texts[texts.len() - 1], texts[texts.len() - 2], "{edit:?} changes nothing");
    }
    for text in texts.iter().rev().skip(1) {
        assert!(recording.undo());
        assert_eq!(recording.draft().text(), *text);
    }
    assert!(!recording.undo() && recording.can_redo());
    for text in texts.iter().skip(1) {
        assert!(recording.redo());
        assert_eq!(recording.draft().text(), *text);
    }
    assert!(!recording.redo());
}

#[test]
fn typing_on_is_one_change() {
    let mut recording = Recording::new(read(LESSON));
    for text in ["A", "Ab", "Abc"] {
        recording.edit(Edit::Words(0, StepText::Text, text.to_owned())).unwrap();
    }
    recording.edit(Edit::Words(1, StepText::Text, "Else".to_owned())).unwrap();
    assert!(recording.undo() && recording.draft().steps[0].text == "Abc");
    assert!(recording.undo() && recording.draft().steps[0].text.starts_with("A pawn"));
    assert!(!recording.can_undo());
}

#[test]
fn changes_that_are_not_possible_are_refused_and_change_nothing() {
    let mut recording = Recording::new(read(LESSON));
    for (edit, told) in [
        (Edit::Words(9, StepText::Text, "A".to_owned()), "step 10"),
        (Edit::Merge(2), "no step follows step 3"),
        (Edit::Drop(1), "step 2 has an order"),
        (Edit::Warn(0, DraftWrong::default()), "step 1 has no order"),
        (Edit::Hint(1, 5, "A".to_owned()), "no such entry"),
        (Edit::Says(1, 4, "A".to_owned()), "step 2"),
        (Edit::ReadBefore(7), "step 8"),
    ] {
        let refusal = recording.edit(edit.clone()).unwrap_err();
        assert!(refusal.words().contains(told), "{edit:?}: {refusal}");
    }
    assert_eq!(recording.draft().text(), LESSON);
    assert!(!recording.can_undo());
}

/// If two steps with orders are joined, the lesson gives the second order itself.
#[test]
fn a_joined_step_answers_with_the_order_of_the_second() {
    let mut recording = Recording::new(read(LESSON));
    recording.edit(Edit::Merge(1)).unwrap();
    assert_eq!(recording.draft().steps[1].arrows, [arrow("0101", "0102")]);
    let orders: Vec<&str> =
        recording.draft().steps[1].then.iter().map(|reply| reply.order.as_str()).collect();
    assert_eq!(orders, ["Reply", "Done"]);
    // A step to read takes over the order of the next one.
    recording.edit(Edit::Merge(0)).unwrap();
    let [only] = &recording.draft().steps[..] else { panic!("one step is left") };
    assert!(only.order.starts_with("Move") && only.text.ends_with("Move it."), "{only:?}");
}

#[test]
fn texts_that_are_missing_are_named_and_filled() {
    let draft = read(LESSON);
    assert_eq!(draft.unwritten(), [(Some(2), "text"), (Some(2), "task")]);
    assert!(draft.filled().unwritten().is_empty());
}

/// What was made of orders that are undone at the table goes, also from the states that undo leads to.
#[test]
fn undone_orders_leave_the_draft() {
    let mut draft = read(LESSON);
    (draft.steps[1].made_of, draft.steps[2].made_of) = (Some(3), Some(5));
    draft.steps[1].then[0].made_of = Some(4);
    let mut recording = Recording::new(draft);
    recording.edit(Edit::Title("Other".to_owned())).unwrap();
    let gone_on = recording.go_on(|draft| {
        take_back_to(draft, 3);
        Ok(())
    });
    gone_on.unwrap();
    assert_eq!(recording.draft().steps.len(), 2);
    assert!(recording.draft().steps[1].then.is_empty());
    recording.undo();
    assert_eq!((recording.draft().steps.len(), recording.draft().title.as_str()), (2, "The opening"));
}

#[test]
fn a_lesson_takes_no_place_of_another() {
    let own = std::env::temp_dir().join(format!("kessel-recorder-{}", std::process::id()));
    let mut draft = read(LESSON);
    for id in ["", "a b", "../up", "a-name-with-more-than-23-letters"] {
        draft.id = id.to_owned();
        assert!(keep_lesson(&own, &draft, None).is_err(), "{id}");
    }
    let shipped = shipped_names().find_map(|name| name.strip_prefix("lessons/")?.strip_suffix(".ron"));
    draft.id = shipped.unwrap().to_owned();
    assert!(keep_lesson(&own, &draft, None).unwrap_err().words().contains("already"));
    draft.id = "recorded".to_owned();
    let file = keep_lesson(&own, &draft, None).unwrap();
    assert_eq!(file, lesson_file(&own, "recorded"));
    assert!(keep_lesson(&own, &draft, None).is_err(), "it is there now");
    draft.title = "Other".to_owned();
    keep_lesson(&own, &draft, Some("recorded")).unwrap();
    assert_eq!(read_draft(&file).unwrap().title, "Other");
    std::fs::remove_dir_all(&own).unwrap();
}
