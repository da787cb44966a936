//! A lesson on the table: its start and its end, its check before the door, its own orders once nothing moves, changes
//! of its file, its course, and the list of finished lessons.

mod courses;
mod progress;
mod rereading;
mod studies;
mod taken;
mod taking;
mod trying;
mod watching;

pub(crate) use courses::act;
pub(crate) use progress::note_opened;
#[cfg(test)]
pub(crate) use progress::remember;
pub(crate) use rereading::reread;
pub(crate) use taken::{Finished, Taken};
pub(crate) use taking::{answer, forbids, give, judge, play_reply, take_back};

use super::{
    app::{
        commands::Given,
        host::{Asked, Host},
        sets::{GameSet, TableSet},
    },
    counters::animation::AnimatedScene,
    drag::Hand,
    map::view::MapView,
    session::{Request, Session, SessionRequest},
    tabled::OnTable,
};
use crate::{
    engine::{
        lessons::{Progress, Shelf},
        orders::Position,
        translations::{step_key, translated_lesson},
    },
    panels::{Action, LessonAction, LessonMemory, LessonState, StepShown},
    settings::{Command, Settings},
};
use bevy::{prelude::*, window::RequestRedraw};

/// Seconds before an order of the lesson's own, so that the learner can follow.
const PAUSE: f32 = 0.6;
/// Hex radii shown about the places of a step.
const AROUND: f32 = 3.2;

/// Reads the finished lessons from the folder of the user, and keeps them there.
pub(super) fn use_file_of_user(app: &mut App) {
    let file = Progress::file_of_user();
    let progress = file.as_deref().map(Progress::read).unwrap_or_default();
    app.insert_resource(Finished { progress, file });
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Finished>().add_message::<Given>();
}

/// Adds the lessons of a game.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (hear::<G>, reply::<G>, rereading::notice::<G>).in_set(GameSet::AskAtTable(G::ID)),
            frame::<G>.in_set(GameSet::ShowAtTable(G::ID)),
        ),
    );
}

/// Adds the actions of the lesson's panel in a game.
pub(super) fn game_pictures_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, ask_hint::<G>.in_set(GameSet::Ask(G::ID)).in_set(TableSet::PassOnLesson));
}

/// Adds the actions of the panel that no game changes.
pub(super) fn pictures_plugin(app: &mut App) {
    app.add_systems(Update, obey.in_set(TableSet::PassOnLesson));
}

/// Passes the actions of the panel on.
pub(crate) fn obey(mut asked: MessageReader<Asked>, mut requests: MessageWriter<SessionRequest>) {
    for Asked(action) in asked.read() {
        if let Action::Lesson(action) = action {
            requests.write(SessionRequest(Request::Lesson(action.clone())));
        }
    }
}

/// Asks for the lesson's hint instead of the computer's while a lesson is on the table.
pub(crate) fn ask_hint<G: OnTable>(
    mut asked: MessageReader<Asked>,
    session: Res<Session<G>>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let hints = asked.read().filter(|asked| asked.0 == Action::AskForHint).count();
    if session.lesson.is_some() {
        let hint = SessionRequest(Request::Lesson(LessonAction::Hint));
        requests.write_batch((0..hints).map(|_| hint.clone()));
    }
}

/// Carries out the keys forward and back; an open book turns its own pages with them.
fn hear<G: OnTable>(
    mut given: MessageReader<Given>,
    (session, host): (Res<Session<G>>, Option<Res<Host>>),
    mut requests: MessageWriter<SessionRequest>,
) {
    let reads = host.is_some_and(|host| host.memory.book.open);
    for Given(command) in given.read() {
        let action = match command {
            Command::NextStep => LessonAction::Next,
            Command::StepBack => LessonAction::Back,
            _ => continue,
        };
        if session.lesson.is_some() && !reads {
            requests.write(SessionRequest(Request::Lesson(action)));
        }
    }
}

/// Gives the lesson's own orders, one after the other, once nothing moves.
fn reply<G: OnTable>(
    session: Res<Session<G>>,
    scene: AnimatedScene,
    time: Res<Time<Real>>,
    mut waited: Local<f32>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let waits = session.lesson.as_ref().is_some_and(|taken| taken.course.reply().is_some());
    if !waits {
        *waited = 0.0;
        return;
    }
    redraw.write(RequestRedraw);
    if !scene.is_playing() {
        *waited += time.delta_secs().min(0.25);
    }
    if *waited >= PAUSE {
        *waited = 0.0;
        requests.write(SessionRequest(Request::LessonReply));
    }
}

/// Brings the places of a step into view. The panels take their room first, and while the learner drags a unit the view
/// stays.
fn frame<G: OnTable>(
    mut session: ResMut<Session<G>>,
    hand: Option<Res<Hand>>,
    mut view: ResMut<MapView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let session = session.bypass_change_detection();
    let Some(taken) = &mut session.lesson else { return };
    let Some(framing) = &mut taken.framing else { return };
    if hand.is_some_and(|hand| hand.held.is_some()) {
        return;
    }
    redraw.write(RequestRedraw);
    if framing.wait > 0 {
        framing.wait -= 1;
        return;
    }
    let moved = taken.led.is_some_and(|led| led != view.stand());
    let reads = moved || framing.first.is_none() || view.reads_numbers(&framing.places, AROUND);
    let seen = framing.may_stay && framing.places.iter().all(|place| view.is_well_seen(*place));
    if !(seen && reads) {
        view.show_numbered([&framing.places, framing.first.as_deref().unwrap_or_default()], AROUND);
        taken.led = Some(view.stand());
    }
    taken.framing = None;
}

/// Returns the content of the lesson's panel.
pub(super) fn state<'a, G: OnTable>(
    taken: &'a Taken<G>,
    position: &Position<G>,
    settings: (&Settings, [String; 2]),
    memory: &'a mut LessonMemory,
) -> LessonState<'a> {
    let course = &taken.course;
    let lesson = course.lesson();
    let shown = |key: &str, english: &'a str| translated_lesson(lesson.id.as_str(), key, english);
    let step = course.step().map(|step| {
        let order = step.order.as_ref().filter(|_| course.is_open());
        let part = |text: &str, english: &'a str| shown(&step_key(course.number(), text), english);
        let hints = (1..).zip(course.hints()).map(|(number, hint)| part(&format!("hint-{number}"), hint));
        StepShown {
            title: part("title", &step.title),
            text: part("text", &step.text),
            task: part("task", &step.task),
            done: course.is_done(),
            after: part("after", &step.after),
            hints: hints.collect(),
            has_hint: course.has_hint(),
            answer: course.answer(),
            open: course.is_open(),
            failed: course.is_failed(),
            may_go_on: course.may_go_on(),
            goal: trying::shown(taken),
            ways: order.map(|deed| G::ways(position, deed)).unwrap_or_default(),
        }
    });
    let (settings, keys) = settings;
    LessonState {
        title: shown("title", &lesson.title),
        step,
        number: course.number(),
        steps: lesson.steps.len(),
        closing: shown("closing", &lesson.closing),
        next: taken.next.as_ref(),
        course: None,
        is_puzzle: lesson.shelf == Shelf::Puzzle,
        may_go_back: course.may_go_back(),
        fault: taken.fault(),
        keys,
        theme: settings.theme,
        colours: settings.colours,
        dock: settings.dock.side,
        memory,
    }
}
