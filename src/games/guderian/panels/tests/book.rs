//! The rules book: opened by keys and refusals, searched, walked through; and the answers to Why?.

use super::stand::{Stand, hex};
use crate::{
    games::guderian::rules::{order::legal::Undone, phase::Phase, refusal::Why},
    panels::{BookLeaf, buttons, tests::screen::Screen},
    settings::Command,
};
use bevy_egui::egui::{Event, Key};

fn stand() -> Stand {
    let mut stand = Stand::new(
        Phase::GermanMovement,
        3,
        &[("pz-25-7", "1219"), ("pzg-6-7", "1219"), ("rifle:1", "1319")],
    );
    stand.settle();
    stand
}

fn command(stand: &mut Stand, command: Command) {
    stand.memory.commands.push(command);
    stand.settle();
}

fn type_in(stand: &mut Stand, words: &str) {
    stand.frame(vec![Event::Text(words.to_owned())]);
    stand.settle();
}

/// The height of the highlighted case at which the book is open, from the top of the window.
fn height_of(stand: &Stand, words: &str) -> f32 {
    let place = stand.screen.words().into_iter().find(|(text, _)| text == words);
    place.unwrap_or_else(|| panic!("no {words} in {:?}", stand.texts())).1.top()
}

#[test]
fn a_refusal_opens_the_book_at_its_case_by_mouse_and_by_key() {
    let mut by_mouse = stand();
    let refusal = Why::NotTogether { unit: "pz-25-7".parse().unwrap(), hex: hex("1219") };
    by_mouse.refuse("6.12", refusal.text());
    by_mouse.settle();
    let place = by_mouse.rulebook.board.hex_name(hex("1219"));
    let told = format!("25/7 Panzer Regiment is not in {place} with the others.");
    assert!(by_mouse.has(&told), "counters have names, and places: {:?}", by_mouse.texts());
    by_mouse.press("Case of the refusal");
    by_mouse.settle();
    let mut by_key = stand();
    by_key.refuse("6.12", "it cannot walk out");
    by_key.settle();
    command(&mut by_key, Command::Rules);
    for stand in [&mut by_mouse, &mut by_key] {
        for _ in 0..60 {
            stand.settle();
        }
        assert!(stand.memory.book.open && stand.memory.book.leaf == BookLeaf::Rules);
        assert_eq!(stand.memory.book.case.as_deref(), Some("6.12"));
        assert!(stand.has("One move a phase") && !stand.has("with the others"));
        let top = height_of(stand, "Case 6.12");
        assert!((44.0..400.0).contains(&top), "the page is turned to the case: {top}");
    }
}

#[test]
fn what_is_no_case_is_no_link() {
    let mut stand = stand();
    stand.refuse("table", "no game is open");
    stand.settle();
    assert!(stand.has("No game is open.") && !buttons(&stand.screen.ctx).contains_key("Case of the refusal"));
    command(&mut stand, Command::Rules);
    assert_eq!(stand.memory.book.case, None, "the key opens the book where it was");
}

#[test]
fn one_types_and_the_best_case_is_read_with_the_words_marked() {
    let mut stand = stand();
    command(&mut stand, Command::Rules);
    type_in(&mut stand, "rail capacity");
    assert_eq!(stand.memory.book.search, "rail capacity", "the field has the keys");
    let hits: Vec<String> =
        buttons(&stand.screen.ctx).into_keys().filter(|name| name.starts_with("hit ")).collect();
    assert!(hits.contains(&"hit K6.1".to_owned()), "{hits:?}");
    assert!(stand.has("Case K6.1"), "the best is read at once");
    stand.key(Key::ArrowDown);
    stand.settle();
    stand.key(Key::ArrowUp);
    stand.settle();
    stand.key(Key::Enter);
    stand.settle();
    assert_eq!(stand.memory.book.case.as_deref(), Some("K6.1"), "Enter goes there");
    assert!(stand.memory.book.search.is_empty() && stand.has("Rail movement"));
    type_in(&mut stand, "zzz");
    assert!(stand.has("No rule mentions"));
    stand.key(Key::Escape);
    stand.settle();
    assert!(!stand.memory.book.open);
    command(&mut stand, Command::Rules);
    assert_eq!(stand.memory.book.case.as_deref(), Some("K6.1"), "it keeps its place");
    command(&mut stand, Command::Rules);
    assert!(!stand.memory.book.open, "the same key closes it");
}

#[test]
fn references_are_clicked_and_one_goes_back() {
    let mut stand = stand();
    stand.memory.show_case("6.23");
    for _ in 0..40 {
        stand.settle();
    }
    stand.memory.book.search = "10.21".to_owned();
    stand.settle();
    stand.press("hit K5.10.2");
    for _ in 0..40 {
        stand.settle();
    }
    stand.press("case 10.21");
    stand.settle();
    assert_eq!(stand.memory.book.case.as_deref(), Some("10.21"));
    stand.press("‹ Back");
    assert_eq!(stand.memory.book.case.as_deref(), Some("6.23"));
}

#[test]
fn why_explains_the_hex_and_leads_to_the_cases() {
    let mut stand = stand();
    stand.hovered = Some(hex("1219"));
    command(&mut stand, Command::Why);
    assert!(stand.memory.book.leaf == BookLeaf::Why);
    for words in ["25/7 Panzer Regiment  4–10", "Soviet zone of control, from an untried rifle division"] {
        assert!(stand.has(words) || stand.has(&words.to_uppercase()), "{words}: {:?}", stand.texts());
    }
    stand.press("why 8.13");
    stand.settle();
    assert_eq!((stand.memory.book.leaf, stand.memory.book.case.as_deref()), (BookLeaf::Rules, Some("8.13")));
    stand.press("‹ Back");
    assert_eq!(stand.memory.book.leaf, BookLeaf::Why);
    command(&mut stand, Command::Why);
    assert!(!stand.memory.book.open, "asked the same again, it closes");
    command(&mut stand, Command::Rules);
    assert_eq!(stand.memory.book.leaf, BookLeaf::Rules, "the key of the rules opens the rules");
    type_in(&mut stand, "e");
    assert_eq!(stand.memory.book.search, "e");
    stand.key(Key::Escape);
    stand.selected = vec!["pz-25-7".parse().unwrap()];
    stand.hovered = Some(hex("1419"));
    command(&mut stand, Command::Why);
    assert!(stand.has("Not within reach: "), "{:?}", stand.texts());
    stand.hovered = None;
    stand.settle();
    assert!(stand.memory.book.open, "it stays while the mouse is over it");
}

#[test]
fn the_dock_has_buttons_for_both() {
    let mut stand = stand();
    // High enough for the turn track and the whole stack above the log.
    stand.screen = Screen::new(1920.0, 1440.0);
    stand.settle();
    stand.click("Rules");
    assert!(stand.memory.book.open);
    stand.press("Close the rules");
    assert!(!stand.memory.book.open);
    stand.selected = vec!["pz-25-7".parse().unwrap()];
    stand.settle();
    stand.press("Why? The rules on this hex");
    stand.settle();
    assert!(stand.memory.book.answers().is_some() && stand.has("1219"));
}

/// The book takes no mouse input from the map below it, and the map beside it is free.
#[test]
fn the_book_takes_the_mouse_only_where_it_lies() {
    let mut stand = stand();
    command(&mut stand, Command::Rules);
    assert!(stand.wants_pointer_at(1300.0, 500.0), "over the book");
    assert!(!stand.wants_pointer_at(300.0, 500.0), "over the map");
    stand.press("Move the rules to the other side");
    stand.settle();
    assert!(stand.wants_pointer_at(300.0, 500.0) && !stand.wants_pointer_at(1300.0, 500.0));
}

/// The answer about a hex is worked out again when the position changes, and not in every frame.
#[test]
fn why_is_answered_once_for_each_position() {
    let mut stand = stand();
    stand.hovered = Some(hex("1219"));
    command(&mut stand, Command::Why);
    let answered = |stand: &Stand| {
        let (number, question, answer) = stand.memory.explained.as_ref().expect("an answer");
        (*number, question.clone(), std::ptr::from_ref(&answer.title[..]).addr())
    };
    let first = answered(&stand);
    stand.settle();
    assert_eq!(answered(&stand), first, "the same answer is shown again");
    stand.crowd("1219");
    stand.settle();
    assert_ne!(answered(&stand).0, first.0, "another position has another answer");
    command(&mut stand, Command::Cancel);
    stand.key(Key::Escape);
    stand.settle();
    assert!(stand.memory.explained.is_none(), "a closed book answers nothing");
}

/// A grid of many small cells has columns of one width.
#[test]
fn the_table_of_results_stands_in_even_columns() {
    let mut stand = stand();
    let rules = stand.memory.rules();
    let case = rules.chapters.iter().flat_map(|chapter| &chapter.cases);
    let wide = case.filter(|case| case.tables.iter().any(|table| table.head.len() > 8));
    let id = wide.map(|case| case.id.clone()).next().expect("the table of results");
    let heads = rules.case(&id).expect("a case").tables[0].head.clone();
    stand.memory.book.open_at(&id);
    for _ in 0..60 {
        stand.settle();
    }
    let words = stand.screen.words();
    let lefts: Vec<f32> = heads[1..]
        .iter()
        .filter_map(|head| words.iter().find(|(text, _)| text == head).map(|(_, rect)| rect.left()))
        .collect();
    assert_eq!(lefts.len(), heads.len() - 1, "{heads:?}");
    let steps: Vec<f32> = lefts.windows(2).map(|two| two[1] - two[0]).collect();
    assert!(steps.iter().all(|step| (step - steps[0]).abs() < 1.0), "{steps:?}");
}

/// A refusal that appears during a question covers nothing of it: the question is in the dock, the refusal at the foot of
/// the map.
#[test]
fn a_refusal_lies_clear_of_the_question() {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    // In a narrow window both would be in one place.
    stand.screen = Screen::new(960.0, 640.0);
    let unmoved = vec![stand.public().find("pz-25-7".parse().unwrap()).unwrap()];
    stand.undone = Undone { unmoved, ..Undone::default() };
    stand.refuse("6.22", "an enemy zone of control stops it");
    let refusal = |stand: &Stand| {
        let words = stand.screen.words().into_iter().find(|(words, _)| words.contains("zone of control"));
        words.map(|(_, place)| place).unwrap()
    };
    stand.settle();
    let before = refusal(&stand);
    assert!(before.bottom() > 540.0, "{before}");
    assert_eq!(stand.click("End phase"), []);
    stand.settle();
    stand.settle();
    let question =
        stand.screen.words().into_iter().find(|(words, _)| words.starts_with("End ") && words.ends_with('?'));
    let question = question.map(|(_, place)| place).unwrap();
    assert!(before.right() < question.left(), "{before} over {question}");
    assert_eq!(refusal(&stand), before, "it stays where it was");
}
