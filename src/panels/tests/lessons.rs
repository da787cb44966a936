//! The panel of a lesson and the list of lessons, tested by their words and buttons.

use super::screen::Screen;
use crate::{
    engine::{
        counters::Flag,
        lessons::{
            Card, CourseCard, CourseDone, CoursePart, Grade, Kindness, LessonAnswer, PartCard, Shelf,
            StudyCard,
        },
        orders::SideNames,
        translations::ShownRules,
    },
    panels::{
        Action, CourseAction, CourseShown, GameCard, GoalShown, InCourse, LessonAction, LessonMemory,
        LessonState, PanelSpace, PuzzleCard, StepShown, Theme, TitleMemory, TitlePage, TitleState, dress,
        lesson, title,
    },
    settings::{Colours, DockSide},
};
use bevy_egui::egui::{Context, Shape};

const SPACE: PanelSpace = PanelSpace { left: 0.0, right: 360.0, top: 44.0, bottom: 0.0 };

fn side([name, message, word, people]: [&'static str; 4], flag: Flag) -> SideNames {
    SideNames { name, message, word, people, flag }
}

/// The second game on the title screen.
fn offered() -> GameCard {
    GameCard {
        id: "panzer44",
        title: "Panzer ’44",
        sides: [
            side(["German", "side-german", "german", "Germans"], Flag::Grey),
            side(["Allied", "side-allied", "allied", "Allies"], Flag::Olive),
        ],
        sentence: "Tanks.",
        cover: "",
        computers: Vec::new(),
        rules: ShownRules::default(),
    }
}

fn card(number: u16, id: &str) -> Card {
    Card {
        id: id.to_owned(),
        game: "guderian".to_owned(),
        number,
        title: format!("About {id}"),
        summary: "What it is about.".to_owned(),
        minutes: 5,
        shelf: Shelf::Lesson,
        fault: None,
    }
}

fn step() -> StepShown<'static> {
    StepShown {
        title: "Walk".into(),
        text: "One *bold*\n\nword.".into(),
        task: "Walk there.".into(),
        done: false,
        after: "You are there.".into(),
        hints: Vec::new(),
        has_hint: true,
        answer: None,
        open: true,
        failed: false,
        may_go_on: false,
        goal: None,
        ways: Vec::new(),
    }
}

fn shown(ctx: &Context, step: Option<StepShown>, next: Option<&Card>, side: DockSide) -> Vec<Action> {
    shown_in(ctx, (step, next), None, side)
}

/// Draws the panel of a lesson that may be a part of a course.
fn shown_in(
    ctx: &Context,
    (step, next): (Option<StepShown>, Option<&Card>),
    course: Option<InCourse>,
    side: DockSide,
) -> Vec<Action> {
    if !dress(ctx, Theme::Dark) {
        return Vec::new();
    }
    let mut memory = LessonMemory::default();
    let state = LessonState {
        title: "Moving".into(),
        number: if step.is_some() { 1 } else { 4 },
        step,
        steps: 4,
        closing: "That was all.".into(),
        next,
        course,
        is_puzzle: false,
        may_go_back: true,
        fault: None,
        keys: ["PageDown".to_owned(), "PageUp".to_owned()],
        theme: Theme::Dark,
        colours: Colours::Usual,
        dock: side,
        memory: &mut memory,
    };
    let (actions, space) = lesson(ctx, state, SPACE);
    let beside = if side == DockSide::Right { space.left } else { space.right };
    assert!((300.0..=420.0).contains(&beside), "{space:?}");
    actions
}

#[test]
fn a_step_shows_what_it_wants_and_what_was_said() {
    let mut screen = Screen::new(1600.0, 900.0);
    let mut draw = |ctx: &Context| shown(ctx, Some(step()), None, DockSide::Right);
    screen.settle(&mut draw);
    for words in ["Walk there.", "Step 2 of 4"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    assert!(!screen.has("You are there."), "that comes when it is done");
    assert_eq!(screen.press("Back", &mut draw), [Action::Lesson(LessonAction::Back)]);
    assert_eq!(screen.press("Lesson hint", &mut draw), [Action::Lesson(LessonAction::Hint)]);
    assert_eq!(screen.press("Next", &mut draw), [], "not before it is done");
    let answer = LessonAnswer {
        kindness: Kindness::Forbidden,
        words: "Nobody walks there.".to_owned(),
        case: Some("6.22".to_owned()),
    };
    let mut draw =
        |ctx: &Context| shown(ctx, Some(StepShown { answer: Some(&answer), ..step() }), None, DockSide::Left);
    screen.settle(&mut draw);
    assert!(screen.has("Nobody walks there."), "{:?}", screen.texts());
    let look_up = Action::Lesson(LessonAction::LookUp("6.22".to_owned()));
    assert_eq!(screen.press("Case 6.22", &mut draw), [look_up]);
}

#[test]
fn the_last_hint_shows_the_way_and_does_it() {
    let way = vec!["0101".parse().unwrap(), "0102".parse().unwrap()];
    let mut screen = Screen::new(1600.0, 900.0);
    let mut draw = |ctx: &Context| {
        let hints = vec!["Take the road.".into()];
        let step = StepShown { hints, has_hint: false, ways: vec![way.clone()], ..step() };
        shown(ctx, Some(step), None, DockSide::Right)
    };
    screen.settle(&mut draw);
    assert!(screen.has("Take the road.") && screen.has("Play hint"));
    assert_eq!(screen.frame(Vec::new(), &mut draw), [Action::ShowWay(way.clone())]);
    let asked = screen.press("Lesson hint", &mut draw);
    assert!(asked.contains(&Action::Lesson(LessonAction::ShowMe)), "{asked:?}");
}

#[test]
fn the_end_offers_the_next_lesson() {
    let next = card(2, "supply");
    let mut screen = Screen::new(1600.0, 900.0);
    let mut draw = |ctx: &Context| shown(ctx, None, Some(&next), DockSide::Right);
    screen.settle(&mut draw);
    for words in ["Well done.", "That was all.", "About supply"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    let begin = Action::Lesson(LessonAction::Begin("supply".to_owned()));
    assert_eq!(screen.press("Next lesson", &mut draw), [begin]);
    let mut draw = |ctx: &Context| shown(ctx, None, None, DockSide::Right);
    assert_eq!(screen.press("Back to the lessons", &mut draw), [Action::Lesson(LessonAction::Leave)]);
}

#[test]
fn the_title_lists_the_lessons_and_those_that_are_finished() {
    let mut broken = card(9, "mine");
    broken.fault = Some("mine.ron:3:1: a comma is missing".to_owned());
    let lessons = [card(1, "moving"), card(2, "supply"), broken];
    let finished = ["moving".to_owned()].into();
    let mut memory = TitleMemory { page: TitlePage::Lessons, ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        let state = TitleState {
            scenarios: &[],
            autosave: None,
            saves: &[],
            lessons: &lessons,
            finished: &finished,
            in_lesson: true,

            on_table: true,
            is_saved: false,
            problem: None,
            memory: &mut memory,
        };
        title(ctx, state)
    };
    screen.settle(&mut draw);
    for words in ["About moving", "Repeat", "Start", "1 of 3 finished", "a comma is missing"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    let begin = Action::Lesson(LessonAction::Begin("supply".to_owned()));
    assert_eq!(screen.press("Lesson supply", &mut draw), [begin]);
    assert_eq!(screen.press("Lesson mine", &mut draw), [], "a broken one cannot be taken");
    assert_eq!(screen.press("Back to the lesson", &mut draw), [Action::ToTable]);
}

/// A goal shows the tries at it, and when it is reached the grade with its words.
#[test]
fn a_goal_shows_its_tries_and_its_grade() {
    let mut screen = Screen::new(1600.0, 900.0);
    let goal =
        |grade| GoalShown { tries: 3, orders: 1, most: 2, grade, was_shown: false, says: "Neat.".into() };
    let mut draw = |ctx: &Context| {
        shown(ctx, Some(StepShown { goal: Some(goal(None)), ..step() }), None, DockSide::Right)
    };
    screen.settle(&mut draw);
    assert!(screen.has("3 tries so far") && screen.has("Order 2 of 2"), "{:?}", screen.texts());
    assert!(!screen.has("Neat."), "that is said when it is solved");
    let mut draw = |ctx: &Context| {
        let goal = Some(goal(Some(Grade::Best)));
        let solved = StepShown { goal, done: true, open: false, may_go_on: true, ..step() };
        shown(ctx, Some(solved), None, DockSide::Right)
    };
    screen.settle(&mut draw);
    for words in ["Neat.", "3 tries", "You are there."] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
}

/// After a try that failed its position stays, with the answer, until the learner wants the other one back.
#[test]
fn a_failed_try_is_begun_again_by_a_button() {
    let answer = LessonAnswer {
        kindness: Kindness::Failed,
        words: "Too far.\n\nNot reached: the bridge.".to_owned(),
        case: None,
    };
    let mut screen = Screen::new(1600.0, 900.0);
    let mut draw = |ctx: &Context| {
        let failed = StepShown { answer: Some(&answer), open: false, failed: true, ..step() };
        shown(ctx, Some(failed), None, DockSide::Right)
    };
    screen.settle(&mut draw);
    assert!(screen.has("Too far.") && screen.has("Not reached: the bridge."), "{:?}", screen.texts());
    assert_eq!(screen.press("Try again", &mut draw), [Action::Lesson(LessonAction::TryAgain)]);
}

/// A lesson is left for the page on which it was begun, whatever was looked at meanwhile.
#[test]
fn a_lesson_is_left_for_the_page_that_it_was_begun_on() {
    let mut memory = TitleMemory { page: TitlePage::Puzzles, ..TitleMemory::default() };
    memory.begin_lesson(false);
    memory.page = TitlePage::Load;
    // The next puzzle is begun at the table.
    memory.begin_lesson(true);
    memory.leave_lesson();
    assert_eq!(memory.page, TitlePage::Puzzles);
    memory.course_part = Some(("evening".to_owned(), 1));
    (memory.page, memory.reads_page) = (TitlePage::Shelf, true);
    memory.leave_lesson();
    assert_eq!((memory.page, memory.open_course.as_deref()), (TitlePage::Courses, Some("evening")));
    assert!(!memory.reads_page);
    (memory.course_part, memory.begun_on) = (None, None);
    memory.leave_lesson();
    assert_eq!(memory.page, TitlePage::Lessons);
}

/// The shelf of puzzles says of each whether it was tried and how it was solved.
#[test]
fn the_title_lists_the_puzzles_with_their_tries() {
    let puzzle = |number, id, tried, grade| {
        let card = Card { shelf: Shelf::Puzzle, ..card(number, id) };
        PuzzleCard { card, tried, grade }
    };
    let puzzles = vec![puzzle(1, "p-one", 2, Some(Grade::Good)), puzzle(2, "p-two", 1, None)];
    let finished = Default::default();
    let mut memory = TitleMemory { page: TitlePage::Puzzles, puzzles, ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        let state = TitleState {
            scenarios: &[],
            autosave: None,
            saves: &[],
            lessons: &[],
            finished: &finished,
            in_lesson: false,
            on_table: false,
            is_saved: true,
            problem: None,
            memory: &mut memory,
        };
        title(ctx, state)
    };
    screen.settle(&mut draw);
    for words in ["About p-one", "Solved well", "2 tries", "1 try", "1 of 2 solved"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    let begin = Action::Lesson(LessonAction::Begin("p-two".to_owned()));
    assert_eq!(screen.press("Puzzle p-two", &mut draw), [begin]);
}

fn course() -> CourseShown {
    let page = CoursePart::Page { title: "Before".to_owned(), text: "One.\n\nTwo.".to_owned() };
    let part = |part: CoursePart, title: &str, is_there| PartCard {
        part,
        title: title.to_owned(),
        minutes: 5,
        is_there,
    };
    let parts = vec![
        part(page, "Before", true),
        part(CoursePart::Lesson("moving".to_owned()), "About moving", true),
        part(CoursePart::Study("first".to_owned()), "First", false),
    ];
    let card = CourseCard {
        id: "evening".to_owned(),
        title: "An evening".to_owned(),
        summary: "Two hours.".to_owned(),
        game: String::new(),
        parts,
        fault: None,
    };
    CourseShown { card, done: CourseDone(vec![true, false, false]) }
}

/// The list of courses leads to the parts of one, with what is done; a page is read there.
#[test]
fn a_course_shows_its_parts_and_what_is_done() {
    let finished = Default::default();
    let mut memory =
        TitleMemory { page: TitlePage::Courses, courses: vec![course()], ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
    let draw = |ctx: &Context, memory: &mut TitleMemory| {
        let state = TitleState {
            scenarios: &[],
            autosave: None,
            saves: &[],
            lessons: &[],
            finished: &finished,
            in_lesson: false,
            on_table: false,
            is_saved: true,
            problem: None,
            memory,
        };
        title(ctx, state)
    };
    screen.settle(&mut |ctx: &Context| draw(ctx, &mut memory));
    assert!(screen.has("An evening") && screen.has("1 of 3 done"), "{:?}", screen.texts());
    screen.press("Course evening", &mut |ctx: &Context| draw(ctx, &mut memory));
    screen.settle(&mut |ctx: &Context| draw(ctx, &mut memory));
    for words in ["Before", "About moving", "not found", "Lesson · 5 min"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    let begin = |part| Action::Course(CourseAction::Begin { course: "evening".to_owned(), part });
    let asked = screen.press("Part 2", &mut |ctx: &Context| draw(ctx, &mut memory));
    assert_eq!(asked, [begin(1)]);
    let asked = screen.press("Next part", &mut |ctx: &Context| draw(ctx, &mut memory));
    assert_eq!(asked, [begin(1)]);
    let asked = screen.press("Part 3", &mut |ctx: &Context| draw(ctx, &mut memory));
    assert_eq!(asked, [], "its file is not there");
    (memory.course_part, memory.reads_page) = (Some(("evening".to_owned(), 0)), true);
    screen.settle(&mut |ctx: &Context| draw(ctx, &mut memory));
    assert!(screen.has("Two.") && !screen.has("About moving"), "{:?}", screen.texts());
    let asked = screen.press("Next part", &mut |ctx: &Context| draw(ctx, &mut memory));
    assert_eq!(asked, [Action::Course(CourseAction::Next)]);
    // Presenter mode shows the page alone, in larger letters.
    let height = |screen: &Screen| {
        let words = screen.words();
        words.iter().find(|(words, _)| words.contains("Two.")).map(|(_, rect)| rect.height()).unwrap()
    };
    let (usual, menu) = (height(&screen), screen.has("KESSEL"));
    memory.presents = true;
    screen.settle(&mut |ctx: &Context| draw(ctx, &mut memory));
    assert!(menu && !screen.has("KESSEL") && screen.has("Before"), "{:?}", screen.texts());
    assert!(height(&screen) > 1.3 * usual);
    screen.press("Back to the course", &mut |ctx: &Context| draw(ctx, &mut memory));
    assert!(!memory.reads_page);
    screen.settle(&mut |ctx: &Context| draw(ctx, &mut memory));
    assert!(screen.has("KESSEL") && screen.has("About moving"), "{:?}", screen.texts());
}

/// Games with comments are below the courses, and open from there.
#[test]
fn games_with_comments_are_listed_below_the_courses() {
    let finished = Default::default();
    let study = StudyCard {
        id: "first-evening".to_owned(),
        title: "First evening".to_owned(),
        game: "unknown".to_owned(),
        notes: 14,
        branches: 1,
    };
    let mut memory = TitleMemory { page: TitlePage::Courses, studies: vec![study], ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        let state = TitleState {
            scenarios: &[],
            autosave: None,
            saves: &[],
            lessons: &[],
            finished: &finished,
            in_lesson: false,
            on_table: false,
            is_saved: true,
            problem: None,
            memory: &mut memory,
        };
        title(ctx, state)
    };
    screen.settle(&mut draw);
    assert!(screen.has("First evening") && screen.has("14 notes, 1 branch"), "{:?}", screen.texts());
    let asked = screen.press("Commented game first-evening", &mut draw);
    assert_eq!(asked, [Action::Course(CourseAction::Replay("first-evening".to_owned()))]);
}

/// The end of a lesson in a course leads to the next part, and after the last part to the course.
#[test]
fn a_lesson_of_a_course_leads_to_the_next_part() {
    let supply = card(2, "supply");
    let mut screen = Screen::new(1600.0, 900.0);
    let place = course().place_of(1, "moving");
    assert_eq!(place.as_ref().and_then(|place| place.next.as_deref()), Some("First"));
    assert_eq!(course().place_of(1, "supply"), None, "another lesson is on the table");
    let mut draw = |ctx: &Context| shown_in(ctx, (None, Some(&supply)), place.clone(), DockSide::Right);
    screen.settle(&mut draw);
    assert!(screen.has("First") && !screen.has("About supply"), "{:?}", screen.texts());
    assert_eq!(screen.press("Next part", &mut draw), [Action::Course(CourseAction::Next)]);
    let last = Some(InCourse { title: "An evening".to_owned(), next: None });
    let mut draw = |ctx: &Context| shown_in(ctx, (None, Some(&supply)), last.clone(), DockSide::Right);
    screen.settle(&mut draw);
    assert!(screen.has("That was the last part."), "{:?}", screen.texts());
    assert_eq!(screen.press("Back to the course", &mut draw), [Action::Course(CourseAction::ToParts)]);
}

/// Lessons of two games are listed separately, each list with its count.
#[test]
fn the_lessons_of_each_game_are_listed_apart() {
    let mut other = card(1, "plotting");
    other.game = "panzer44".to_owned();
    let lessons = [card(1, "moving"), card(2, "supply"), other];
    let finished = ["moving".to_owned()].into();
    let mut memory =
        TitleMemory { page: TitlePage::Lessons, games: vec![offered()], ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        let state = TitleState {
            scenarios: &[],
            autosave: None,
            saves: &[],
            lessons: &lessons,
            finished: &finished,
            in_lesson: false,
            on_table: false,
            is_saved: true,
            problem: None,
            memory: &mut memory,
        };
        title(ctx, state)
    };
    screen.settle(&mut draw);
    for words in ["1 of 2", "0 of 1", "About moving", "Panzer ’44"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    assert!(!screen.has("About plotting"));
    screen.press("Lessons of panzer44", &mut draw);
    screen.settle(&mut draw);
    assert!(screen.has("About plotting") && !screen.has("About moving"), "{:?}", screen.texts());
    let begin = Action::Lesson(LessonAction::Begin("plotting".to_owned()));
    assert_eq!(screen.press("Lesson plotting", &mut draw), [begin]);
}

/// A slow frame may come between press and release; and the mouse need not move for a second click.
#[test]
fn a_button_is_pressed_however_long_it_is_held() {
    let mut screen = Screen::new(1600.0, 900.0);
    let mut draw = |ctx: &Context| {
        let done = StepShown { may_go_on: true, ..step() };
        shown(ctx, Some(done), None, DockSide::Right)
    };
    screen.settle(&mut draw);
    let place = crate::panels::buttons(&screen.ctx)["Next"].center();
    for seconds in [0.1, 3.0, 20.0] {
        let asked = screen.hold(place, seconds, &mut draw);
        assert_eq!(asked, [Action::Lesson(LessonAction::Next)], "held for {seconds} seconds");
    }
}

/// A clicked entry is highlighted in the same frame: on a slow machine the next comes late.
#[test]
fn the_entry_that_was_clicked_is_lit_at_once() {
    let mut memory = TitleMemory::default();
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        let state = TitleState {
            scenarios: &[],
            autosave: None,
            saves: &[],
            lessons: &[],
            finished: &Default::default(),
            in_lesson: false,
            on_table: false,
            is_saved: true,
            problem: None,
            memory: &mut memory,
        };
        title(ctx, state)
    };
    screen.settle(&mut draw);
    let place = crate::panels::buttons(&screen.ctx)["Lessons"];
    screen.hold(place.center(), 0.1, &mut draw);
    let accent = Theme::Dark.palette_in(Colours::Usual).accent;
    let desk = Theme::Dark.palette_in(Colours::Usual).desk;
    let lit = crate::panels::kit::theme::over(accent, desk, 0.12);
    let fills = |screen: &Screen| -> Vec<bool> {
        let shapes = screen.shapes();
        let grounds = shapes.iter().filter_map(|shape| match shape {
            Shape::Rect(rect) if rect.fill == lit => Some(rect.rect),
            _ => None,
        });
        grounds.map(|rect| rect.contains(place.center())).collect()
    };
    assert_eq!(fills(&screen), [true], "Lessons is lit, and nothing else");
}

/// Fonts are ready in the frame after the first that asks for them, with any number of callers.
#[test]
fn nobody_writes_before_the_fonts_are_there() {
    let mut screen = Screen::new(800.0, 600.0);
    let mut dressed = Vec::new();
    for _ in 0..2 {
        screen.frame(Vec::new(), &mut |ctx: &Context| {
            dressed.push([dress(ctx, Theme::Dark), dress(ctx, Theme::Dark)]);
            Vec::new()
        });
    }
    assert_eq!(dressed, [[false; 2], [true; 2]]);
}
