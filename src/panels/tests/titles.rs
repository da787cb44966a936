//! The title screen in windows of every size that *Bigger* makes of a usual one.

use super::screen::Screen;
use crate::{
    engine::{
        counters::Flag,
        orders::SideNames,
        text::{PSEUDO, in_language, within},
        translations::ShownRules,
    },
    panels::{
        Action, GameCard, SavedGame, TitleMemory, TitleState, buttons, title,
        title::{LOW, state::Page},
    },
};
use std::collections::BTreeSet;

use bevy_egui::egui::{Context, Event, Modifiers, MouseWheelUnit, Rect, Shape, TouchPhase, Vec2, pos2, vec2};

const NAME: &str = "A General: Some Town 1941";

fn offered() -> GameCard {
    GameCard {
        id: "made up",
        title: NAME,
        sides: [
            SideNames { name: "Red", message: "", word: "red", people: "Reds", flag: Flag::Red },
            SideNames { name: "Grey", message: "", word: "grey", people: "Greys", flag: Flag::Grey },
        ],
        sentence: "The first weeks of a summer, with units that nobody has tried and leaders who can not be \
                   everywhere, for who likes to go fast and is not afraid of what lies behind him.",
        cover: "",
        computers: Vec::new(),
        rules: ShownRules::default(),
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

/// Draws the title with the games on the shelf.
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
        // Half a point more: places are rounded to pixels.
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

/// Returns the windows in which the shelf is tested: those that *Bigger* makes of a usual one, a small one and a large
/// one.
fn windows() -> impl Iterator<Item = Vec2> {
    let bigger = STEPS.into_iter().map(|step| vec2(1280.0, 720.0) / step);
    bigger.chain([vec2(800.0, 600.0), vec2(1920.0, 1080.0)])
}

/// Returns this many games for the shelf, each with a title of its own.
fn shelf(games: usize) -> Vec<GameCard> {
    const TITLES: [&str; 4] = [NAME, "Another", "A Third: Some River 1942", "Four"];
    const IDS: [&str; 4] = ["made up", "another", "third", "four"];
    (0..games).map(|number| GameCard { id: IDS[number], title: TITLES[number], ..offered() }).collect()
}

/// In a language that is 40 % longer than English nothing on the title screen is cut.
#[test]
fn nothing_is_cut_on_the_title_in_a_longer_language() {
    within(in_language(PSEUDO), || {
        for (window, games) in windows().flat_map(|window| [1, 4].map(|games| (window, games))) {
            let mut memory = TitleMemory { games: shelf(games), ..TitleMemory::default() };
            let mut screen = Screen::new(window.x, window.y);
            screen.settle(&mut drawn(&mut memory));
            screen.settle(&mut drawn(&mut memory));
            assert!(screen.texts().iter().any(|text| text.contains('é')), "{:?}", screen.texts());
            assert_eq!(screen.cut(), Vec::<String>::new(), "{window} {games}");
        }
    });
}

#[test]
fn a_card_on_the_shelf_says_all_that_it_says() {
    for (window, games) in windows().flat_map(|window| [1, 2, 3, 4].map(|games| (window, games))) {
        let mut memory = TitleMemory { games: shelf(games), ..TitleMemory::default() };
        let mut screen = Screen::new(window.x, window.y);
        screen.settle(&mut drawn(&mut memory));
        screen.settle(&mut drawn(&mut memory));
        let place = |name: &str| buttons(&screen.ctx)[&format!("{name} {NAME}")];
        let (play, behind) = (place("Play"), place("Scenarios of"));
        let words = screen.words();
        let said = |begins: &str| {
            let found = words.iter().find(|(words, at)| words.starts_with(begins) && at.left() > 220.0);
            found.unwrap_or_else(|| panic!("{window} {games}: {begins} is not said")).1
        };
        let sentence = said("The first weeks");
        assert!(said(NAME).bottom() <= sentence.top(), "{window} {games}: title over sentence");
        assert!(sentence.bottom() <= play.top(), "{window} {games}: {sentence:?} over {play:?}");
        assert!(play.contains_rect(said("The long way")), "{window} {games}: what is gone on with");
        assert!(play.right() < behind.left() && behind.right() < window.x - 20.0, "{window} {games}");
        assert_eq!(screen.cut(), Vec::<String>::new(), "{window} {games}");
    }
}

/// Four games are on the shelf of a usual window and of a large one without scrolling, each with its picture.
#[test]
fn four_games_are_seen_at_a_glance() {
    for window in windows().filter(|window| window.y > 650.0) {
        let mut memory = TitleMemory { games: shelf(4), ..TitleMemory::default() };
        let mut screen = Screen::new(window.x, window.y);
        screen.settle(&mut drawn(&mut memory));
        for game in shelf(4) {
            let place = |name: &str| buttons(&screen.ctx)[&format!("{name} {}", game.title)];
            let picture = place("Picture of");
            assert!(picture.height() >= 70.0 && picture.width() >= 240.0, "{window}: {picture:?}");
            assert!(place("Play").bottom() <= window.y - 24.0, "{window}: {}", game.title);
        }
    }
}

/// *Play* continues the last autosave that is not over, also while a lesson is on the table.
#[test]
fn play_goes_on_with_the_game_that_was_kept_last() {
    let press = |saved: &SavedGame, on_table: bool, in_lesson: bool| {
        let mut memory = TitleMemory { games: shelf(1), ..TitleMemory::default() };
        let mut screen = Screen::new(1280.0, 720.0);
        screen.press(&format!("Play {NAME}"), &mut |ctx: &Context| {
            title(ctx, TitleState { on_table, in_lesson, ..state(saved, &mut memory) })
        })
    };
    let kept = saved();
    let load = [Action::Load(kept.path.clone())];
    assert_eq!(press(&kept, false, false), load);
    assert_eq!(press(&kept, true, false), [Action::ToTable]);
    assert_eq!(press(&kept, true, true), load);
    for other in [
        SavedGame { over: true, ..saved() },
        SavedGame { kept: false, ..saved() },
        SavedGame { game: "another".to_owned(), ..saved() },
    ] {
        assert_eq!(press(&other, false, false), [], "{other:?}");
    }
}

/// A player who goes from the table to the title and back finds each line in the same place.
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

/// *Rules* opens the book of the game that was played last, if no other is requested.
#[test]
fn the_rules_are_those_of_the_game_that_was_played_last() {
    let games = vec![GameCard { id: "another", title: "Another", ..offered() }, offered()];
    let mut memory = TitleMemory { games, ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
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

/// The book is above every page: a player who asks for another page sees that page.
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

/// If the cards scroll, the bar has a place of its own beside them.
#[test]
fn no_card_lies_under_a_scroll_bar() {
    for window in windows() {
        let mut memory = TitleMemory { games: shelf(4), ..TitleMemory::default() };
        let mut screen = Screen::new(window.x, window.y);
        screen.settle(&mut drawn(&mut memory));
        screen.settle(&mut drawn(&mut memory));
        let places = buttons(&screen.ctx);
        let right = places.iter().filter(|(name, _)| name.starts_with("Scenarios of"));
        let right = right.map(|(_, rect)| rect.right()).fold(0.0, f32::max) + 14.0;
        let bottom = places["Play Four"].bottom();
        let page = window.x - if window.x < 1000.0 { 32.0 } else { 48.0 };
        let page = page.min((window.x + (0.8 * window.x).max(1240.0)) / 2.0);
        let most = if bottom > window.y - 28.0 { page - 12.0 } else { page + 0.5 };
        assert!(right > page - 30.0 && right <= most, "{window}: {right}, and the page ends at {page}");
    }
}

/// Game, progress and opponent of a saved game are shown in full, and the file's name keeps a distance from the
/// buttons.
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
