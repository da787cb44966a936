//! A lesson taken at the table, by the requests that mouse and panels make.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    engine::{
        board::Hex,
        data,
        lessons::{Arrow, Kindness, Progress},
    },
    games::guderian::rules::{Guderian, Position, Rulebook, order::Order},
    panels::{Action, LessonAction, ReplayAction},
    scene::layout,
    settings::Settings,
    table::{
        self, StepArrows,
        app::{host::Asked, screen::Screen, sets::TableSet},
        lessons::{Finished, Taken, answer, ask_hint, game_plugin, obey, plugin, remember},
        map::view::MapView,
        session::{Ask, Played, Refused, Request, Session, SessionRequest},
        viewers::chalk,
    },
};
use bevy::{prelude::*, state::app::StatesPlugin, time::TimeUpdateStrategy, window::RequestRedraw};
use std::{
    marker::PhantomData,
    path::{Path, PathBuf},
    time::Duration,
};

/// A table without panels; finished lessons are kept in a file of this name, if one is given.
fn table(file: Option<PathBuf>) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<Settings>()
        .init_resource::<MapView>()
        .init_resource::<table::counters::animation::Throw>()
        .add_message::<RequestRedraw>()
        .add_message::<Asked>()
        .insert_resource(table::Games::new([&PhantomData::<Guderian> as _]))
        .add_plugins((
            table::app::screen::plugin,
            table::session::requests::plugin,
            table::people::game_plugin::<Guderian>,
            plugin,
        ))
        .add_plugins((table::session::game_plugin::<Guderian>, game_plugin::<Guderian>))
        .add_systems(Update, (obey, ask_hint::<Guderian>).before(TableSet::AnswerRequests));
    app.world_mut().resource_mut::<Finished>().file = file;
    app.update();
    app
}

fn request(app: &mut App, request: Request) {
    app.world_mut().write_message(SessionRequest(request));
    app.update();
}

fn ask(app: &mut App, action: LessonAction) {
    app.world_mut().write_message(Asked(Action::Lesson(action)));
    app.update();
}

fn order(app: &mut App, text: &str) {
    let order: Order = ron::from_str(text).unwrap();
    request(app, Request::order(order));
}

fn taken(app: &App) -> &Taken<Guderian> {
    app.world().resource::<Session<Guderian>>().lesson.as_ref().unwrap()
}

fn number(app: &App) -> usize {
    taken(app).course.number()
}

fn screen(app: &mut App) -> Screen {
    app.update();
    *app.world().resource::<State<Screen>>().get()
}

fn stands(app: &App, id: &str) -> Option<Hex> {
    let public = &app.world().resource::<Position>().public;
    public.counter(public.find(id.parse().unwrap()).unwrap()).hex()
}

fn begin(app: &mut App, id: &str) {
    ask(app, LessonAction::Begin(id.to_owned()));
    assert_eq!(app.world().resource::<Session<Guderian>>().refusal, None);
    assert_eq!(screen(app), Screen::Table);
}

#[test]
fn the_guard_answers_what_a_step_does_not_want() {
    let mut app = table(None);
    begin(&mut app, "moving");
    let walk = r#"Move(units: ["inf-5"], path: ["0719"])"#;
    order(&mut app, walk);
    assert_eq!(taken(&app).course.answer().unwrap().kindness, Kindness::Later);
    ask(&mut app, LessonAction::Next);
    assert_eq!((number(&app), taken(&app).course.answer()), (1, None));
    order(&mut app, "EndPhase");
    assert_eq!(taken(&app).course.answer().unwrap().kindness, Kindness::Warned);
    order(&mut app, r#"Move(units: ["inf-5"], path: ["0719", "0819", "0919", "1018", "1119", "1219"])"#);
    let answer = taken(&app).course.answer().unwrap();
    assert_eq!((answer.kindness, answer.case.as_deref()), (Kindness::Forbidden, Some("K5.2")));
    assert_eq!(stands(&app, "inf-5"), "0618".parse().ok(), "nothing was carried out");
    assert!(app.world().resource::<Messages<Played<Guderian>>>().is_empty());
    assert_eq!(app.world().resource::<Session<Guderian>>().refusal, None, "and nobody is scolded");
    order(&mut app, walk);
    assert_eq!(stands(&app, "inf-5"), "0719".parse().ok());
    assert!(taken(&app).course.is_done(), "something is said about it first");
    assert_eq!(app.world().resource::<Session<Guderian>>().log.len(), 1);
    // Undo restores the position, and removes the lines from the log.
    request(&mut app, Request::Undo);
    assert_eq!((number(&app), stands(&app, "inf-5")), (1, "0618".parse().ok()));
    assert_eq!(app.world().resource::<Session<Guderian>>().log.len(), 0);
    ask(&mut app, LessonAction::ShowMe);
    assert_eq!(stands(&app, "inf-5"), "0719".parse().ok());
}

#[test]
fn what_has_no_place_in_a_lesson_is_refused() {
    let mut app = table(None);
    begin(&mut app, "moving");
    for wrong in [
        Request::Redo,
        Request::Save("nowhere.kessel".into()),
        Request::SaveSomewhere,
        Request::Replay(ReplayAction::Open),
        Request::People(Ask::Die(3)),
    ] {
        request(&mut app, wrong.clone());
        assert!(app.world().resource::<Session<Guderian>>().refusal.is_some(), "{wrong:?}");
    }
    // A hint is the lesson's, not a general's.
    ask(&mut app, LessonAction::Next);
    app.world_mut().write_message(Asked(Action::AskForHint));
    app.update();
    assert_eq!(taken(&app).course.hints().len(), 1);
}

/// A try that has failed stays on the table, with what it has missed, until the learner tries again.
#[test]
fn a_failed_try_stays_until_the_learner_tries_again() {
    let mut app = table(None);
    for again in [LessonAction::TryAgain, LessonAction::Next, LessonAction::Back] {
        begin(&mut app, "p-two-lines");
        let away = r#"Move(units: ["mot-76-20"], path: ["1313"])"#;
        order(&mut app, away);
        assert_eq!(taken(&app).course.orders(), 1);
        order(&mut app, r#"Move(units: ["pz-25-7"], path: ["1319"])"#);
        (0..200).for_each(|_| app.update());
        assert!(taken(&app).course.is_failed());
        assert_eq!(stands(&app, "mot-76-20"), "1313".parse().ok());
        let answer = taken(&app).course.answer().cloned().unwrap();
        assert_eq!(answer.kindness, Kindness::Failed);
        assert!(answer.words.contains("\n\nNot reached: "), "{answer:?}");
        assert!(!answer.words.contains("mot-90-20"), "units have their names: {answer:?}");
        order(&mut app, away);
        assert!(app.world().resource::<Session<Guderian>>().refusal.is_some());
        assert_eq!(taken(&app).course.answer(), Some(&answer), "the answer stays");
        ask(&mut app, again);
        assert!(taken(&app).course.is_tried());
        assert_eq!(stands(&app, "mot-76-20"), "1413".parse().ok());
        assert_eq!(taken(&app).course.answer(), Some(&answer));
        assert_eq!((taken(&app).course.orders(), taken(&app).tried), (0, 1));
        ask(&mut app, LessonAction::Leave);
        assert_eq!(screen(&mut app), Screen::Title);
        // The tries are kept for the next time.
        app.world_mut().resource_mut::<Finished>().progress = Progress::default();
    }
}

/// The lesson's own orders are given automatically, and at the end the lesson is remembered as finished.
#[test]
fn a_lesson_is_taken_to_its_end_and_remembered() {
    let folder = std::env::temp_dir().join(format!("kessel-lesson-{}", std::process::id()));
    let file = folder.join("lessons.ron");
    let mut app = table(Some(file.clone()));
    begin(&mut app, "retreat");
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
    for _ in 0..4000 {
        let course = &taken(&app).course;
        if course.is_over() {
            break;
        }
        if course.is_open() {
            ask(&mut app, LessonAction::ShowMe);
        } else if course.may_go_on() {
            ask(&mut app, LessonAction::Next);
        } else {
            app.update();
        }
    }
    assert!(taken(&app).course.is_over());
    assert_eq!(screen(&mut app), Screen::Table, "no hand-over screen came between");
    assert_eq!(taken(&app).next.as_ref().map(|card| card.id.as_str()), Some("overrun"));
    assert!(Progress::read(&file).finished.contains("retreat"));
    ask(&mut app, LessonAction::Restart);
    assert_eq!(number(&app), 0);
    ask(&mut app, LessonAction::Leave);
    assert_eq!(screen(&mut app), Screen::Title);
    let session = app.world().resource::<Session<Guderian>>();
    assert!(session.lesson.is_none() && !session.has_game() && session.rulebook.is_some());
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Whatever fails at whatever step, the file holds the old list or the new, and in the end the new.
#[test]
fn finished_lessons_are_kept_as_they_were_or_as_they_are() {
    use crate::{
        engine::storage::{Disk, DiskFault, PlannedFault, clear_leftovers},
        table::Saving,
    };
    use std::{fs, sync::Arc};
    let folder = std::env::temp_dir().join(format!("kessel-lesson-faults-{}", std::process::id()));
    for fault in DiskFault::ALL {
        for step in 0..7 {
            let folder = folder.join(format!("{fault:?}-{step}"));
            let file = folder.join("lessons.ron");
            let old = Progress { finished: ["moving".to_owned()].into(), ..Progress::default() };
            old.write(&file).unwrap();
            let faults = Arc::new(PlannedFault::at(fault, step));
            let mut world = World::new();
            world.insert_resource(Saving::on(Disk::with_faults(Arc::clone(&faults) as _), Vec::new()));
            world.insert_resource(Finished { progress: old.clone(), file: Some(file.clone()) });
            remember(&mut world, "retreat".to_owned());
            let new = world.resource::<Finished>().progress.clone();
            assert_eq!(new.finished.len(), 2);
            let kept = Progress::read(&file);
            assert!(kept == old || kept == new, "{fault:?} at {step}: {kept:?}");
            if fault != DiskFault::Kill {
                faults.mend();
                world.resource::<Saving>().settle();
                assert_eq!(Progress::read(&file), new, "{fault:?} at {step}");
            }
            drop(world);
            clear_leftovers(&folder);
            assert_eq!(
                fs::read_dir(&folder).unwrap().count(),
                1,
                "{fault:?} at {step}: nothing half is left"
            );
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_broken_lesson_says_where() {
    let mut app = table(None);
    ask(&mut app, LessonAction::Begin("no-such-lesson".to_owned()));
    // No game is on the table that could report it.
    let refusal = app.world().resource::<Refused>().0.clone().unwrap();
    assert!(refusal.why.to_string().contains("lessons/no-such-lesson.ron:1:1"), "{refusal}");
    assert_eq!(screen(&mut app), Screen::Title);
}

/// Begins the lesson of this id with this text, in a folder that is looked into first.
fn begin_written(app: &mut App, folder: &Path, (id, text): (&str, &str)) {
    std::fs::create_dir_all(folder.join("lessons")).unwrap();
    std::fs::write(folder.join("lessons").join(format!("{id}.ron")), text).unwrap();
    let begun = LessonAction::Begin(id.to_owned());
    data::looking_first_in(folder, || answer::<Guderian>(app.world_mut(), begun)).unwrap();
    app.update();
    assert_eq!(screen(app), Screen::Table);
}

/// The arrows of a step are on the map while it is shown.
#[test]
fn a_step_draws_its_arrows() {
    let folder = std::env::temp_dir().join(format!("kessel-lesson-arrows-{}", std::process::id()));
    let mut app = table(None);
    app.init_resource::<StepArrows>().add_plugins(chalk::game_plugin::<Guderian>);
    let text = data::shipped_text("lessons/moving.ron").unwrap();
    let text = text.replacen("show: [", "arrows: [(from: \"0618\", to: \"0719\")],\n            show: [", 1);
    begin_written(&mut app, &folder, ("moving", &text));
    let arrow = Arrow { from: "0618".parse().unwrap(), to: "0719".parse().unwrap() };
    assert_eq!(app.world().resource::<StepArrows>().0, [arrow]);
    ask(&mut app, LessonAction::Next);
    assert_eq!(app.world().resource::<StepArrows>().0, [], "the next step has none");
    ask(&mut app, LessonAction::Back);
    assert_eq!(app.world().resource::<StepArrows>().0, [arrow]);
    ask(&mut app, LessonAction::Leave);
    assert_eq!(screen(&mut app), Screen::Title);
    assert_eq!(app.world().resource::<StepArrows>().0, []);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Waits until the lesson on the table is as wanted.
fn wait_for(app: &mut App, is_wanted: impl Fn(&Taken<Guderian>) -> bool) {
    for _ in 0..400 {
        app.update();
        if is_wanted(taken(app)) {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("the file is not read again: {:?}", taken(app).fault());
}

/// A changed text is shown where the learner is; a faulty one is named, and the last good one stays. If the step begins
/// with another position, it is begun again.
#[test]
fn a_lesson_follows_its_file() {
    let folder = std::env::temp_dir().join(format!("kessel-lesson-reread-{}", std::process::id()));
    let file = folder.join("lessons").join("moving.ron");
    let text = data::shipped_text("lessons/moving.ron").unwrap();
    let mut app = table(None);
    begin_written(&mut app, &folder, ("moving", text));
    ask(&mut app, LessonAction::Next);
    ask(&mut app, LessonAction::ShowMe);
    let is_renamed =
        |taken: &Taken<Guderian>| taken.course.step().is_some_and(|step| step.title == "Over the river");
    std::fs::write(&file, text.replace("Infantry crosses a river", "Over the river")).unwrap();
    wait_for(&mut app, is_renamed);
    assert_eq!((number(&app), stands(&app, "inf-5")), (1, "0719".parse().ok()));
    assert!(taken(&app).course.is_done() && taken(&app).fault().is_none());
    std::fs::write(&file, text.replace("minutes: 5,", "minutes: many,")).unwrap();
    wait_for(&mut app, |taken| taken.fault().is_some_and(|fault| fault.contains("moving.ron:8:")));
    assert!(is_renamed(taken(&app)) && taken(&app).course.is_done());
    std::fs::write(&file, text.replace("minutes: 5,", "minutes: 5, seed: 2,")).unwrap();
    wait_for(&mut app, |taken| taken.fault().is_none() && taken.course.lesson().seed == 2);
    assert!(!taken(&app).course.is_done() && taken(&app).course.is_open());
    assert_eq!((number(&app), stands(&app, "inf-5")), (1, "0618".parse().ok()));
    ask(&mut app, LessonAction::Back);
    assert_eq!(number(&app), 0);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A window of 1920 by 1080, with dock and lesson beside the map of the campaign.
fn look_at_map(app: &mut App) {
    let board = &Rulebook::load("smolensk").unwrap().board;
    let sheet = crate::art::painter::SheetRect::new(board.columns(), board.rows());
    let mut view = app.world_mut().resource_mut::<MapView>();
    view.area = Rect::new(413.0, 44.0, 1532.0, 1080.0);
    view.sheet = layout::table_rect(&sheet.paper);
}

/// The learner turns to the other end of the map.
fn look_elsewhere(app: &mut App) {
    let mut view = app.world_mut().resource_mut::<MapView>();
    view.stop();
    (view.centre, view.radius) = (Vec2::new(60.0, -40.0), 48.0);
}

/// Lesson 1, step 5 leads a stack away from the part of the map in view: both ends come into view.
#[test]
fn a_step_brings_into_sight_where_its_order_leads_from_and_to() {
    let mut app = table(None);
    look_at_map(&mut app);
    begin(&mut app, "moving");
    while number(&app) < 4 {
        let may_go_on = taken(&app).course.may_go_on();
        if number(&app) == 3 && may_go_on {
            // The learner has moved the view meanwhile.
            look_elsewhere(&mut app);
        }
        ask(&mut app, if may_go_on { LessonAction::Next } else { LessonAction::ShowMe });
    }
    app.update();
    let view = app.world().resource::<MapView>();
    for hex in ["1016", "1414", "1516"] {
        let place = layout::centre_of(hex.parse().unwrap());
        assert!(view.is_well_seen(place), "{hex}");
    }
    assert!(!view.is_well_seen(Vec2::new(60.0, -40.0)));
}

/// Lesson 8 begins with a corps beside the map: its counters are in view whole, and again in each step that brings some
/// of them on.
#[test]
fn who_waits_beside_the_map_is_brought_into_sight() {
    let mut app = table(None);
    look_at_map(&mut app);
    begin(&mut app, "race");
    let waiting = |app: &App| -> Vec<Vec2> {
        let session = app.world().resource::<Session<Guderian>>();
        let position = app.world().resource::<Position>();
        let boxes =
            table::counters::waiting::boxes::<Guderian>(session.rulebook.as_ref().unwrap(), position, 1.25);
        boxes.into_iter().flat_map(|waiting| waiting.cards).map(|(_, place)| place).collect()
    };
    assert!(waiting(&app).len() >= 12, "a corps");
    for _ in 0..4 {
        app.update();
    }
    let all_seen = |app: &App| {
        let view = app.world().resource::<MapView>();
        waiting(app).iter().all(|place| view.is_well_seen(*place))
    };
    assert!(all_seen(&app));
    ask(&mut app, LessonAction::Next);
    look_elsewhere(&mut app);
    ask(&mut app, LessonAction::Next);
    app.update();
    assert_eq!(number(&app), 2);
    let view = app.world().resource::<MapView>();
    let seen = waiting(&app).iter().filter(|place| view.is_well_seen(**place)).count();
    assert!(seen >= 3, "the division that is to enter, and there are {seen}");
}
