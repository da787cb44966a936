//! The title screen in windows of every size that *Bigger* leaves of a usual one.

use super::screen::Screen;
use crate::{
    engine::{counters::Flag, manual::RulesText},
    panels::{
        Action, GameCard, SavedGame, TitleMemory, TitleState, buttons, title, title::LOW, title_state::Page,
    },
};
use std::collections::BTreeSet;

use bevy_egui::egui::{Context, Event, Modifiers, MouseWheelUnit, Rect, Shape, TouchPhase, pos2, vec2};

const NAME: &str = "A General: Some Town 1941";

fn offered() -> GameCard {
    GameCard {
        id: "made up",
        title: NAME,
        sides: [("Red".to_owned(), Flag::Red), ("Grey".to_owned(), Flag::Grey)],
        sentence: "The first weeks of a summer, with units that nobody has tried and leaders who can not be \
                   everywhere, for who likes to go fast and is not afraid of what lies behind him.",
        cover: "",
        computers: Vec::new(),
        rules: RulesText::default(),
    }
}

fn saved() -> SavedGame {
    SavedGame {
        path: "a.kessel".into(),
        title: "The long way to the town and back again".to_owned(),
        name: "a game".to_owned(),
        game: "made up".to_owned(),
        kept: true,
        over: false,
        moment: "Turn 3, 12 July, the movement of motorized units".to_owned(),
        detail: "Turn 2, 11–12 July, German movement, 48 orders, against a captain".to_owned(),
        saved: "Saved 2 minutes ago".to_owned(),
        picture: None,
    }
}

/// Draws the title with the games that are on the shelf.
fn drawn(memory: &mut TitleMemory) -> impl FnMut(&Context) -> Vec<Action> {
    move |ctx: &Context| {
        let saved = saved();
        title(ctx, state(&saved, memory))
    }
}

fn state<'a>(saved: &'a SavedGame, memory: &'a mut TitleMemory) -> TitleState<'a> {
    static FINISHED: BTreeSet<String> = BTreeSet::new();
    TitleState {
        scenarios: &[],
        autosave: Some(saved),
        saves: &[],
        lessons: &[],
        finished: &FINISHED,
        in_lesson: false,
        on_table: false,
        is_saved: true,
        problem: None,
        memory,
    }
}

const STEPS: [f32; 4] = [1.0, 1.1, 1.2, 1.3];

#[test]
fn the_way_out_is_reached_however_much_bigger_all_is() {
    for step in STEPS {
        let mut memory = TitleMemory { games: vec![offered()], ..TitleMemory::default() };
        let mut screen = Screen::new(1280.0 / step, 720.0 / step);
        let mut draw = drawn(&mut memory);
        screen.settle(&mut draw);
        let height = 720.0 / step;
        // Half a point beyond: places are rounded to pixels.
        let bottom = height - if height < LOW { 27.5 } else { 47.5 };
        let quit = |screen: &Screen| buttons(&screen.ctx).get("Quit").map(|rect| rect.bottom());
        assert!(step > 1.2 || quit(&screen).is_some_and(|at| at <= bottom), "{step}: no need to scroll");
        let wheel = Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -900.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        };
        screen.frame(vec![Event::PointerMoved(pos2(150.0, 300.0))], &mut draw);
        screen.frame(vec![wheel], &mut draw);
        (0..20).for_each(|_| screen.settle(&mut draw));
        let at = quit(&screen);
        assert!(at.is_some_and(|at| at <= bottom), "{step}: {at:?}, and the panel ends at {bottom}");
        assert_eq!(screen.press("Quit", &mut draw), [Action::Quit], "{step}");
    }
}

#[test]
fn a_card_on_the_shelf_says_all_that_it_says() {
    for step in STEPS {
        let games = (0..3).map(|_| offered()).collect();
        let mut memory = TitleMemory { games, ..TitleMemory::default() };
        let mut screen = Screen::new(1280.0 / step, 720.0 / step);
        screen.settle(&mut drawn(&mut memory));
        let play = buttons(&screen.ctx)[&format!("Play {NAME}")];
        let sentence = screen.words().into_iter().find(|(words, _)| words.starts_with("The first weeks"));
        let sentence = sentence.map(|(_, rect)| rect.bottom());
        assert!(sentence.is_some_and(|end| end <= play.top()), "{step}: {sentence:?} over {play:?}");
        let cut = screen.shapes().into_iter().find_map(|shape| match shape {
            Shape::Text(text) if text.galley.elided => Some(text.galley.text().to_owned()),
            _ => None,
        });
        assert_eq!(cut, None, "{step}");
        let right = |name: &str| buttons(&screen.ctx)[&format!("{name} {NAME}")].right();
        assert!(right("Continue") <= right("Rules of") + 1.0, "{step}: it stands over the edge of the card");
    }
}

/// Whoever goes from the table to the title and back finds each line where it was.
#[test]
fn lines_stand_still_whether_a_game_lies_on_the_table_or_not() {
    let saved = saved();
    let mut places = Vec::new();
    for (on_table, in_lesson) in [(false, false), (true, false), (true, true)] {
        let mut memory = TitleMemory { games: vec![offered()], ..TitleMemory::default() };
        let mut screen = Screen::new(1280.0, 720.0);
        screen.settle(&mut |ctx: &Context| {
            let state =
                TitleState { on_table, in_lesson, is_saved: !in_lesson, ..state(&saved, &mut memory) };
            title(ctx, state)
        });
        let of = |line: &str| buttons(&screen.ctx)[line];
        places.push(["Games", "Lessons", "Open a game", "Settings", "Quit"].map(of));
        let tells = |words: &str| screen.words().iter().any(|(shown, _)| shown.contains(words));
        assert_eq!(tells("Saved 2 minutes ago"), !in_lesson);
    }
    assert!(places.iter().all(|of| *of == places[0]), "{places:?}");
}

/// *Rules* opens the book of the game that was played last, where no other is asked for.
#[test]
fn the_rules_are_those_of_the_game_that_was_played_last() {
    let games = vec![GameCard { id: "another", title: "Another", ..offered() }, offered()];
    let mut memory = TitleMemory { games, ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
    // In the menu; there is a button of that name on each card.
    let under_rules = |screen: &Screen| {
        let words = screen.words();
        let of = |line: &str| words.iter().find(|(words, at)| words == line && at.left() < 200.0).unwrap().1;
        let (rules, next) = (of("Rules"), of("Settings"));
        let between = |at: &Rect| at.left() < 200.0 && at.top() > rules.top() && at.bottom() < next.bottom();
        words.iter().filter(|(_, at)| between(at)).map(|(words, _)| words.clone()).collect::<String>()
    };
    screen.settle(&mut drawn(&mut memory));
    assert!(under_rules(&screen).contains(NAME), "{}", under_rules(&screen));
    memory.rules_of = Some("another");
    screen.settle(&mut drawn(&mut memory));
    assert!(under_rules(&screen).contains("Another"), "{}", under_rules(&screen));
}

/// The book lies over every page: whoever asks for another page sees that.
#[test]
fn another_line_of_the_title_closes_the_book() {
    let mut memory = TitleMemory { games: vec![offered()], ..TitleMemory::default() };
    for (line, page) in [("Lessons", Page::Lessons), ("Open a game", Page::Load)] {
        memory.book.open = true;
        let mut screen = Screen::new(1280.0, 720.0);
        screen.settle(&mut drawn(&mut memory));
        screen.press(line, &mut drawn(&mut memory));
        assert!(!memory.book.open && memory.page == page, "{line}");
    }
}

/// Where the cards scroll, the bar has a place of its own beside them.
#[test]
fn no_card_lies_under_a_scroll_bar() {
    for step in STEPS {
        let games =
            (0..3).map(|number| GameCard { id: ["one", "two", "three"][number], ..offered() }).collect();
        let mut memory = TitleMemory { games, ..TitleMemory::default() };
        let mut screen = Screen::new(1280.0 / step, 720.0 / step);
        screen.settle(&mut drawn(&mut memory));
        screen.settle(&mut drawn(&mut memory));
        let edge = (1280.0 + (1280.0 - 96.0 * step)) / 2.0 / step;
        let right = screen.shapes().into_iter().filter_map(|shape| match shape {
            // A card is the only thing so high and so wide.
            Shape::Rect(card)
                if card.rect.width() > 240.0 && (200.0..420.0).contains(&card.rect.height()) =>
            {
                Some(card.rect.right())
            }
            _ => None,
        });
        let right = right.fold(0.0, f32::max);
        // At 120 % three games lie there without scrolling.
        let scrolls = step > 1.25;
        let most = if scrolls { edge - 12.0 } else { edge + 0.5 };
        assert!(right > edge - 40.0 && right <= most, "{step}: {right}, and the page ends at {edge}");
    }
}

/// What was played, how far and against whom is told whole, and the file's name keeps clear of the buttons.
#[test]
fn nothing_of_a_saved_game_is_cut() {
    for step in STEPS {
        let mut memory = TitleMemory { games: vec![offered()], page: Page::Load, ..TitleMemory::default() };
        let mut screen = Screen::new(1280.0 / step, 720.0 / step);
        screen.settle(&mut drawn(&mut memory));
        let words = screen.words();
        let place = |begins: &str| {
            let found = words.iter().find(|(words, _)| words.starts_with(begins));
            found.unwrap_or_else(|| panic!("{begins}: {words:?}")).1
        };
        let cut = screen.shapes().into_iter().find_map(|shape| match shape {
            Shape::Text(text) if text.galley.elided => Some(text.galley.text().to_owned()),
            _ => None,
        });
        assert_eq!(cut, None, "{step}");
        let (last, delete) = (place("Saved"), buttons(&screen.ctx)["Delete a game"]);
        assert!(last.right() <= delete.left() || last.bottom() <= delete.top(), "{step}: {last} {delete}");
        assert!(last.bottom() <= delete.bottom() && place("Turn 2").bottom() <= last.top() + 1.0, "{step}");
    }
}
