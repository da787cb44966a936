//! The panel of the recorder without a window.

use super::{
    super::pages::{
        Catch, GoalForm, GoalKind, GoalsKnown, Pick, PickedMark, RecorderAction, RecorderMemory,
        RecorderState, Trial, recorder,
    },
    *,
};
use crate::{
    panels::{Theme, dress, tests::screen::Screen},
    settings::{Colours, DockSide},
};
use bevy_egui::egui::{Context, Event, Key};

/// Draws the panel with this draft; notes the actions.
fn drawn(ctx: &Context, draft: &Draft, memory: &mut RecorderMemory, actions: &mut Vec<RecorderAction>) {
    drawn_while(ctx, None, draft, memory, actions);
}

/// Draws the panel with this draft while a hex is asked for; notes the actions.
fn drawn_while(
    ctx: &Context,
    picks: Option<Pick>,
    draft: &Draft,
    memory: &mut RecorderMemory,
    actions: &mut Vec<RecorderAction>,
) {
    if !dress(ctx, Theme::Dark) {
        return;
    }
    let fault = FaultTold {
        step: Some(2),
        sentence: "steps[2].order: the rules refuse this order".to_owned(),
        is_unwritten: false,
    };
    let state = RecorderState {
        draft,
        labels: &[],
        wrong: &std::collections::BTreeMap::new(),
        goals: &GoalsKnown { figures: &["pinned", "expected_loss"], has_odds: true, ..GoalsKnown::default() },
        names: &[("a".parse().unwrap(), "1st Pawn".to_owned())].into(),
        trial: None,
        file: Some("my-puzzle.ron"),
        faults: &[fault],
        records: true,
        catches: None,
        picks,
        cursor: Some(hex("0303")),
        can_undo: true,
        can_redo: false,
        said: Some("Saved in x."),
        theme: Theme::Dark,
        colours: Colours::Usual,
        dock: DockSide::Right,
        top: 44.0,
        memory,
    };
    let (asked, width) = recorder(ctx, state);
    assert!((300.0..=420.0).contains(&width), "{width}");
    actions.extend(asked);
}

/// Presses buttons by their names, and returns the actions.
fn pressed(memory: &mut RecorderMemory, names: &[&str]) -> (Screen, Vec<RecorderAction>) {
    pressed_while(None, memory, names)
}

/// Presses buttons while a hex is asked for, and returns the actions.
fn pressed_while(
    picks: Option<Pick>,
    memory: &mut RecorderMemory,
    names: &[&str],
) -> (Screen, Vec<RecorderAction>) {
    let (draft, mut actions) = (read(LESSON), Vec::new());
    let mut screen = Screen::new(1920.0, 2400.0);
    let mut draw = |ctx: &Context| {
        drawn_while(ctx, picks, &draft, memory, &mut actions);
        Vec::new()
    };
    for name in names {
        screen.press(name, &mut draw);
    }
    screen.settle(&mut draw);
    (screen, actions)
}

#[test]
fn the_steps_are_listed_and_one_is_opened() {
    let mut memory = RecorderMemory::default();
    let (screen, actions) = pressed(&mut memory, &["Step 2"]);
    assert_eq!((memory.open, actions), (Some(1), Vec::new()));
    for words in ["1. Pawns", "2. First", "! 3. Done", "Saved in x.", "Steps: 3 · texts to write: 2"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    assert!(screen.has("Move the pawn.") && screen.has("Remove 0102"), "{:?}", screen.texts());
    // A wrong turn whose words are not known is counted, not shown as in the file.
    assert!(screen.has("Wrong order 1"), "{:?}", screen.texts());
}

#[test]
fn buttons_ask_for_what_they_say() {
    let mut memory = RecorderMemory { open: Some(1), ..RecorderMemory::default() };
    let pick = |mark: PickedMark| Pick { step: 1, mark };
    let asked = [
        ("Draw ring", RecorderAction::Pick(Some(pick(PickedMark::Ring)))),
        ("Keep hex visible", RecorderAction::Pick(Some(pick(PickedMark::InView)))),
        ("Draw arrow", RecorderAction::Pick(Some(pick(PickedMark::Arrow(None))))),
        ("Ring 0303", RecorderAction::AtCursor(pick(PickedMark::Ring))),
        ("Arrow from 0303", RecorderAction::AtCursor(pick(PickedMark::Arrow(None)))),
        ("Remove arrow 0101 to 0102", RecorderAction::Edit(Edit::Arrow(1, arrow("0101", "0102")))),
        ("Add wrong order", RecorderAction::CatchWrong(Some(Catch::Of(1)))),
        ("Remove 0102", RecorderAction::Edit(Edit::Ring(1, hex("0102")))),
        ("Accept any units", RecorderAction::AnyUnits(1)),
        ("Join next step", RecorderAction::Edit(Edit::Merge(1))),
        ("Remove answer", RecorderAction::Edit(Edit::DropWrong(1, 0))),
        ("Undo edit", RecorderAction::Undo),
        ("Show wrong order", RecorderAction::CatchWrong(Some(Catch::Next))),
        ("Check", RecorderAction::Check),
        ("Try it", RecorderAction::TryIt),
        ("Save lesson", RecorderAction::Save),
    ];
    for (name, action) in asked {
        assert_eq!(pressed(&mut memory, &[name]).1, [action], "{name}");
    }
    assert_eq!(pressed(&mut memory, &["Redo edit"]).1, [], "there is nothing to make again");
}

/// An arrow has two ends: once the first is known, the panel asks for the second, by mouse or by keyboard.
#[test]
fn an_arrow_that_has_begun_asks_for_its_end() {
    let mut memory = RecorderMemory { open: Some(1), ..RecorderMemory::default() };
    let begun = Pick { step: 1, mark: PickedMark::Arrow(Some(hex("0202"))) };
    let (screen, actions) = pressed_while(Some(begun), &mut memory, &["Arrow to 0303"]);
    assert_eq!(actions, [RecorderAction::AtCursor(begun)]);
    assert!(screen.has("The arrow begins in 0202. Click the hex where it ends."), "{:?}", screen.texts());
    let dropped = pressed_while(Some(begun), &mut memory, &["Cancel click"]).1;
    assert_eq!(dropped, [RecorderAction::Pick(None)]);
}

/// A draft with texts is replaced only after a question.
#[test]
fn a_new_lesson_asks_before_it_replaces_texts() {
    let mut memory = RecorderMemory::default();
    assert_eq!(pressed(&mut memory, &["New lesson"]).1, []);
    assert!(memory.asks_anew);
    assert_eq!(pressed(&mut memory, &["Keep draft"]).1, []);
    assert!(!memory.asks_anew);
    let replaced = pressed(&mut memory, &["New lesson", "Replace draft"]).1;
    assert_eq!((replaced, memory.asks_anew), (vec![RecorderAction::Anew], false));
    let mut draft = read(LESSON);
    assert!(draft.has_words());
    (draft.title, draft.summary, draft.closing) = Default::default();
    for step in &mut draft.steps {
        (step.title, step.text, step.after) = Default::default();
        (step.hints, step.wrong) = Default::default();
    }
    assert!(!draft.has_words(), "tasks are written by the recorder");
}

/// In a small window the panel is narrow: each button of its head has one line, and is within the panel.
#[test]
fn the_buttons_of_the_head_stay_whole_in_a_small_window() {
    let (draft, mut memory, mut actions) = (read(LESSON), RecorderMemory::default(), Vec::new());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        drawn(ctx, &draft, &mut memory, &mut actions);
        Vec::new()
    };
    screen.settle(&mut draw);
    let words = screen.words();
    let names = ["Stop recording", "Show wrong order", "Undo edit", "Redo edit", "New lesson", "Save lesson"];
    for button in names {
        let (_, place) = words.iter().find(|(words, _)| words == button).expect("it is drawn");
        assert!(place.height() < 24.0 && place.right() < 300.0, "{button}: {place:?}");
    }
}

#[test]
fn typed_words_are_asked_for() {
    let mut memory = RecorderMemory { open: Some(1), ..RecorderMemory::default() };
    let (draft, mut actions) = (read(LESSON), Vec::new());
    let mut screen = Screen::new(1920.0, 2400.0);
    let mut draw = |ctx: &Context| {
        drawn(ctx, &draft, &mut memory, &mut actions);
        Vec::new()
    };
    screen.press("Title of the step", &mut draw);
    screen.key(Key::End, &mut draw);
    screen.frame(vec![Event::Text("!".to_owned())], &mut draw);
    let typed = Edit::Words(1, StepText::Title, "First!".to_owned());
    assert_eq!(actions, [RecorderAction::Edit(typed)]);
}

/// Returns the draft of a puzzle without a goal.
fn puzzle() -> Draft {
    let mut draft = Draft { game: "chess".to_owned(), shelf: "Puzzle".to_owned(), ..Draft::default() };
    draft.steps.push(DraftStep::default());
    draft
}

/// Presses buttons in the panel of a puzzle, and returns the actions.
fn pressed_in(draft: &Draft, memory: &mut RecorderMemory, names: &[&str]) -> (Screen, Vec<RecorderAction>) {
    let mut actions = Vec::new();
    let mut screen = Screen::new(1920.0, 2400.0);
    let mut draw = |ctx: &Context| {
        drawn(ctx, draft, memory, &mut actions);
        Vec::new()
    };
    for name in names {
        screen.press(name, &mut draw);
    }
    screen.settle(&mut draw);
    (screen, actions)
}

/// The panel of a puzzle is called so, offers its goals by button, and records its tries.
#[test]
fn a_puzzle_has_the_buttons_that_it_needs() {
    let mut memory = RecorderMemory { open: Some(0), ..RecorderMemory::default() };
    let (screen, actions) = pressed_in(&puzzle(), &mut memory, &["Record solution", "Record wrong answer"]);
    let trial = |of: TryOf| RecorderAction::Try(Some(Trial { step: 0, of }));
    assert_eq!(actions, [trial(TryOf::Solution), trial(TryOf::Refuted(0))]);
    for words in ["Untitled puzzle", "Save puzzle", "The puzzle has no goal yet."] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    assert!(
        screen.texts().iter().all(|text| text != "Record"),
        "steps are not recorded: {:?}",
        screen.texts()
    );
}

/// A goal is chosen in a list, its hexes and units on the map, and it is taken when nothing is missing.
#[test]
fn a_goal_is_chosen_by_buttons() {
    let mut memory = RecorderMemory { open: Some(0), ..RecorderMemory::default() };
    let asked = pressed_in(&puzzle(), &mut memory, &["Add goal", "Units out of play", "Pick unit"]).1;
    let pick = Pick { step: 0, mark: PickedMark::GoalUnit };
    assert_eq!(asked, [RecorderAction::Pick(Some(pick))]);
    assert_eq!(pressed_in(&puzzle(), &mut memory, &["Use goal"]).1, [], "a unit is missing");
    memory.goal.as_mut().unwrap().offer_units(vec!["a".parse().unwrap(), "b".parse().unwrap()]);
    let taken = pressed_in(&puzzle(), &mut memory, &["1st Pawn", "Use goal"]).1;
    let goal = Goal::Gone { units: vec!["a".parse().unwrap()] };
    assert_eq!(taken, [RecorderAction::Edit(Edit::Aim(0, AimEdit::Goal(goal)))]);
    assert_eq!(memory.goal, None);
}

/// The number of an average is typed with decimals, and kept in hundredths as the file has it.
#[test]
fn an_average_is_typed_with_decimals() {
    let kind = Some(GoalKind::Figure("expected_loss"));
    let form = GoalForm { kind, number: "1,5".to_owned(), is_not: true, ..GoalForm::new(0, None) };
    let loss = Goal::Figure {
        name: "expected_loss".to_owned(),
        units: Vec::new(),
        hexes: Vec::new(),
        at_least: 150,
        at_most: i32::MAX,
    };
    assert_eq!(form.goal(&GoalsKnown::default(), &[]), Some(Goal::Not(Box::new(loss))));
    let empty = GoalForm { number: String::new(), ..form };
    assert_eq!(empty.goal(&GoalsKnown::default(), &[]), None);
}
