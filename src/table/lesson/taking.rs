//! Taking a lesson: every order passes its guard before it goes to the door, and the way back leads to
//! where a step began.

use super::super::{
    layout::centre_of,
    people::Ask,
    screen::Screen,
    session::{Request, Session, begin_taught, clear, go_back_to, play_with, step, trouble},
    waiting,
};
use super::Finished;
use crate::{
    board::Hex,
    games::guderian::{
        Guderian, Position, Rulebook, counter::Piece, order::Order, order_words::order_ways, position::Public,
    },
    lessons::{self, Card, Course, Step, Taught, Verdict},
    orders::Refusal,
    panels::LessonAction,
};
use bevy::prelude::*;

/// Frames after which the panels have taken their room.
const SETTLED: u8 = 2;
/// The side of a waiting counter in hex radii, near enough to know where it lies.
const CARD: f32 = 1.25;

/// The lesson on the table.
pub struct Taken {
    /// How far it is.
    pub course: Course<Guderian>,
    /// The lesson that follows.
    pub next: Option<Card>,
    /// Lines of the log when each step so far began.
    log: Vec<usize>,
    /// Places of the table to be brought into sight; none if nothing is to be.
    pub(super) framing: Option<Framing>,
}

/// Places that are brought into sight as soon as the panels have taken their room.
pub(super) struct Framing {
    /// The middles of hexes, and of counters that wait beside the map.
    pub places: Vec<Vec2>,
    /// Frames until then.
    pub wait: u8,
    /// Whether the view stays where it is if all of them are seen already.
    pub may_stay: bool,
}

/// Whether a request has no place in a lesson.
pub(in super::super) fn forbids(world: &World, request: &Request) -> bool {
    let talk = matches!(request, Request::People(ask) if !matches!(ask, Ask::TakeOver));
    let others = matches!(request, Request::Redo | Request::Save(_) | Request::Replay(_));
    world.resource::<Session>().lesson.is_some() && (talk || others)
}

/// Gives an order to the lesson on the table. Tells whether there is one, which then has dealt with it:
/// the order was played, or answered.
pub(in super::super) fn give(world: &mut World, order: &Order) -> bool {
    let session = world.resource::<Session>();
    let (Some(taken), Some(record)) = (&session.lesson, session.record()) else { return false };
    let verdict = taken.course.judge(world, record, order);
    let outcome = match &verdict {
        Verdict::Wanted(dice) => play_with::<Guderian>(world, order, dice, ""),
        Verdict::Allowed => play_with::<Guderian>(world, order, &[], ""),
        Verdict::Answered(_) => Ok(()),
    };
    let before = number(world);
    change(world, |course, position| match (verdict, outcome) {
        (Verdict::Answered(answer), _) => course.say(answer),
        (_, Err(refusal)) => course.say_refused(&refusal),
        (Verdict::Wanted(_), Ok(())) => course.note_played(position),
        (Verdict::Allowed, Ok(())) => course.note_stray(),
    });
    arrive(world, before);
    true
}

/// Plays the order that the lesson gives itself.
pub(in super::super) fn play_reply(world: &mut World) -> Result<(), Refusal> {
    let taken = world.resource::<Session>().lesson.as_ref();
    let Some(reply) = taken.and_then(|taken| taken.course.reply()) else { return Ok(()) };
    let (order, dice) = (reply.order.clone(), reply.dice.clone());
    play_with::<Guderian>(world, &order, &dice, "")?;
    let before = number(world);
    change(world, |course, position| course.note_reply(position));
    arrive(world, before);
    Ok(())
}

/// Does what the learner asks for.
pub(in super::super) fn answer(world: &mut World, action: LessonAction) -> Result<(), Refusal> {
    let before = number(world);
    match action {
        LessonAction::Begin(id) => return begin(world, &id),
        LessonAction::Next => change(world, |course, position| {
            course.go_on(position);
        }),
        LessonAction::Hint => change(world, |course, _| course.ask_hint()),
        LessonAction::Back => put_back(world, |course| course.go_back().cloned()),
        LessonAction::Restart => put_back(world, |course| course.restart().cloned()),
        LessonAction::ShowMe => {
            let taken = world.resource::<Session>().lesson.as_ref();
            let order = taken.and_then(|taken| taken.course.step()?.order.clone());
            if let Some(order) = order {
                give(world, &order);
            }
        }
        LessonAction::Leave => {
            clear::<Guderian>(world);
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        }
        // The panels' own.
        LessonAction::LookUp(_) => {}
    }
    arrive(world, before);
    Ok(())
}

/// Takes back what was done in this step beside what it wants, or goes back a step.
pub(in super::super) fn take_back(world: &mut World) -> Result<(), Refusal> {
    let taken = world.resource::<Session>().lesson.as_ref();
    let strays = taken.is_some_and(|taken| taken.course.strays() > 0 && taken.course.is_open());
    if strays && step::<Guderian>(world, true).is_ok() {
        change(world, |course, _| course.note_taken_back());
        return Ok(());
    }
    answer(world, LessonAction::Back)
}

fn begin(world: &mut World, id: &str) -> Result<(), Refusal> {
    let (lesson, rulebook) = lessons::load::<Guderian>(id)
        .map_err(|errors| trouble(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")))?;
    let (course, record) = Course::begin(world, lesson, rulebook)?;
    begin_taught::<Guderian>(world, record);
    let next = lessons::next_after(id);
    let public = &world.resource::<Position>().public;
    let mut hexes: Vec<Hex> = public.counters.iter().filter_map(|counter| counter.hex()).collect();
    hexes.extend(course.lesson().steps.iter().flat_map(|step| &step.show));
    let mut places: Vec<Vec2> = hexes.into_iter().map(centre_of).collect();
    if let Some(rulebook) = &world.resource::<Session>().rulebook {
        places.extend(waiting_places(rulebook, public, |_| true));
    }
    let log = vec![world.resource::<Session>().log.len()];
    let framing = Framing { places, wait: SETTLED, may_stay: false };
    let taken = Taken { course, next, log, framing: Some(framing) };
    world.resource_mut::<Session>().lesson = Some(taken);
    Ok(())
}

fn number(world: &World) -> Option<usize> {
    world.resource::<Session>().lesson.as_ref().map(|taken| taken.course.number())
}

/// Changes how far the lesson is.
fn change(world: &mut World, change: impl FnOnce(&mut Course<Guderian>, &Position)) {
    let Some(mut taken) = world.resource_mut::<Session>().lesson.take() else { return };
    if let Some(position) = world.get_resource::<Position>() {
        change(&mut taken.course, position);
    }
    world.resource_mut::<Session>().lesson = Some(taken);
}

/// Puts a position on the table that the lesson has had before.
fn put_back(world: &mut World, back: impl FnOnce(&mut Course<Guderian>) -> Option<Position>) {
    let Some(mut taken) = world.resource_mut::<Session>().lesson.take() else { return };
    if let Some(position) = back(&mut taken.course) {
        taken.log.truncate(taken.course.number() + 1);
        let lines = taken.log.last().copied().unwrap_or(0);
        go_back_to::<Guderian>(world, position, taken.course.lesson().seed, lines);
    }
    world.resource_mut::<Session>().lesson = Some(taken);
}

/// If another step has been reached: brings it into sight, and remembers a lesson that is over.
fn arrive(world: &mut World, before: Option<usize>) {
    let session = world.resource::<Session>();
    let lines = session.log.len();
    let Some(taken) = &session.lesson else { return };
    let now = taken.course.number();
    if before == Some(now) {
        return;
    }
    let public = world.get_resource::<Position>().map(|position| &position.public);
    let step = taken.course.step().zip(session.rulebook.as_ref().zip(public));
    let places = step.map(|(step, (rulebook, public))| places_of(step, rulebook, public)).unwrap_or_default();
    let over = taken.course.is_over().then(|| taken.course.lesson().id.to_string());
    if let Some(taken) = &mut world.resource_mut::<Session>().lesson {
        taken.log.resize(now + 1, lines);
        taken.framing = Some(Framing { places, wait: 0, may_stay: true });
    }
    if let Some(id) = over {
        remember(world, id);
    }
}

/// What a step is about: the hexes that it rings, and where its order leads from and to.
fn places_of(step: &Step<Guderian>, rulebook: &Rulebook, public: &Public) -> Vec<Vec2> {
    let mut places: Vec<Vec2> = step.show.iter().copied().map(centre_of).collect();
    if let Some(order) = &step.order {
        places.extend(order_ways(public, order).into_iter().flatten().map(centre_of));
        let units = Guderian::shape(order).units;
        places.extend(waiting_places(rulebook, public, |piece| units.contains(&public.counter(piece).id)));
    }
    places
}

/// Where those lie who wait beside the map to enter.
fn waiting_places(rulebook: &Rulebook, public: &Public, wanted: impl Fn(Piece) -> bool) -> Vec<Vec2> {
    let boxes = waiting::boxes(rulebook, public, CARD);
    let cards = boxes.into_iter().flat_map(|waiting| waiting.cards);
    cards.filter(|(piece, _)| wanted(*piece)).map(|(_, place)| place).collect()
}

fn remember(world: &mut World, id: String) {
    let Some(mut finished) = world.get_resource_mut::<Finished>() else { return };
    if !finished.progress.finished.insert(id) {
        return;
    }
    if let Some(Err(error)) = finished.file.as_ref().map(|file| finished.progress.write(file)) {
        warn!("which lessons have been finished is not kept: {error}");
    }
}
