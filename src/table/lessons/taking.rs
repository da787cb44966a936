//! Taking a lesson: every order passes the lesson's check before the door, and *Back* leads to the start of a step.

use super::{
    super::{
        session::{
            Ask, Request, Session, begin_taught, clear, go_back_to, make_room, play_with, step, trouble,
        },
        tabled::{OnTable, registry, standing},
    },
    progress::{change, remember},
    taken::{Finished, Framing, Taken},
    trying::{self, translated_answer},
    watching::LessonWatcher,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        data,
        lessons::{self, Course, Goal, LessonMoment, Step, Verdict},
        orders::{Position, Refusal},
        text::t,
        wording::capital,
    },
    panels::LessonAction,
    scene::layout::centre_of,
    table::{
        app::{screen::Screen, waker::waker},
        counters::waiting,
    },
};
use bevy::prelude::*;
use std::sync::Arc;

/// Frames after which the panels have taken their room.
pub(super) const SETTLED: u8 = 2;

/// Whether a request is not allowed in a lesson.
pub(crate) fn forbids(world: &World, request: &Request) -> bool {
    let talk = matches!(request, Request::People(ask) if !matches!(ask, Ask::TakeOver | Ask::Begin | Ask::TakeOverFirst));
    let others = matches!(
        request,
        Request::Redo
            | Request::Save(_)
            | Request::SaveSomewhere
            | Request::SaveAs(_)
            | Request::Replay(_)
            | Request::Study(_)
    );
    (talk || others) && registry::lying(world).is_some_and(|game| game.in_lesson(world))
}

/// Gives an order to the lesson on the table. Returns whether there is one, which has then played or answered the
/// order.
pub(crate) fn give<G: OnTable>(world: &mut World, order: &G::Order) -> bool {
    let taught = world.resource::<Session<G>>().lesson.is_some();
    if taught {
        let deed = G::deed(world, order);
        judge::<G>(world, &deed);
    }
    taught
}

/// Lets the lesson on the table judge an action of the learner, and carries it out if it passes.
pub(crate) fn judge<G: OnTable>(world: &mut World, deed: &G::Deed) {
    let session = world.resource::<Session<G>>();
    let (Some(taken), Some(record)) = (&session.lesson, session.record()) else { return };
    if taken.course.is_failed() {
        // The answer to the try stays in the panel.
        world.resource_mut::<Session<G>>().refuse(trouble(t!("puzzle-try-over")));
        return;
    }
    let verdict = taken.course.judge(world, record, deed);
    let orders = record.file.played.len();
    let outcome = match &verdict {
        Verdict::Wanted(dice) | Verdict::Free(dice) => carry_out::<G>(world, deed, dice),
        Verdict::Allowed => carry_out::<G>(world, deed, &[]),
        Verdict::Answered(_) | Verdict::Refused(_) => Ok(()),
    };
    let before = number::<G>(world);
    if let (Verdict::Free(_), Ok(())) = (&verdict, &outcome) {
        change::<G>(world, |course, _| course.note_given(deed));
        trying::note::<G>(world, orders);
        return;
    }
    change::<G>(world, |course, world| match (verdict, outcome) {
        (Verdict::Answered(mut answer), _) => {
            let words = translated_answer(course, &answer.words).into_owned();
            answer.words = in_names::<G>(world, &words);
            course.say(answer);
        }
        (Verdict::Refused(mut refusal), _) | (_, Err(mut refusal)) => {
            refusal.why = refused::<G>(world, &refusal).into();
            course.say_refused(&refusal);
        }
        (Verdict::Wanted(_), Ok(())) => course.note_played(world),
        (Verdict::Allowed | Verdict::Free(_), Ok(())) => course.note_stray(),
    });
    arrive::<G>(world, before);
}

/// Carries out an action: an order goes through the door, a preparation is laid out.
fn carry_out<G: OnTable>(world: &mut World, deed: &G::Deed, dice: &[u8]) -> Result<(), Refusal> {
    match G::order(world, deed) {
        Some(order) => play_with::<G>(world, &order, dice, ""),
        None => {
            let prepared = G::prepare(world, deed)?;
            G::lay_out(world, prepared);
            Ok(())
        }
    }
}

/// Returns why an order was refused, as a sentence.
fn refused<G: OnTable>(world: &World, refusal: &Refusal) -> String {
    match (&world.resource::<Session<G>>().rulebook, refusal.why.message()) {
        (Some(rulebook), Some(_)) => {
            let names = G::names(rulebook, &G::position(world).public);
            capital(&refusal.why.shown(&*names))
        }
        // Words that are no message name units by their ids.
        _ => in_names::<G>(world, &refusal.why.to_string()),
    }
}

/// Returns a sentence of the rules with names of units in place of their ids, also at its beginning.
fn in_names<G: OnTable>(world: &World, words: &str) -> String {
    let Some(rulebook) = &world.resource::<Session<G>>().rulebook else { return words.to_owned() };
    let (first, rest) = words.split_at(words.chars().next().map_or(0, char::len_utf8));
    let told = G::in_names(rulebook, &G::position(world).public, &(first.to_lowercase() + rest));
    let (first, rest) = told.split_at(told.chars().next().map_or(0, char::len_utf8));
    first.to_uppercase() + rest
}

/// Plays the order that the lesson gives itself.
pub(crate) fn play_reply<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let taken = world.resource::<Session<G>>().lesson.as_ref();
    let Some(reply) = taken.and_then(|taken| taken.course.reply()) else { return Ok(()) };
    let (deed, dice) = (reply.order.clone(), reply.dice.clone());
    let places = G::ways(G::position(world), &deed).into_iter().flatten().map(centre_of).collect();
    let tries = taken.is_some_and(|taken| taken.course.is_tried());
    let orders = world.resource::<Session<G>>().record().map_or(0, |record| record.file.played.len());
    carry_out::<G>(world, &deed, &dice)?;
    let before = number::<G>(world);
    change::<G>(world, |course, world| course.note_reply(world));
    if tries {
        trying::note::<G>(world, orders);
    }
    if let Some(taken) = &mut world.resource_mut::<Session<G>>().lesson {
        taken.framing = Some(Framing { places, first: None, wait: 0, may_stay: true });
    }
    arrive::<G>(world, before);
    Ok(())
}

/// Carries out an action of the learner.
pub(crate) fn answer<G: OnTable>(world: &mut World, action: LessonAction) -> Result<(), Refusal> {
    let before = number::<G>(world);
    let is_failed = world.resource::<Session<G>>().lesson.as_ref().is_some_and(|it| it.course.is_failed());
    match action {
        // The keys for the steps, and undo, lead back to the beginning of a try as its button does.
        LessonAction::TryAgain | LessonAction::Next | LessonAction::Back if is_failed => {
            put_back::<G>(world, |course| course.try_again().cloned());
        }
        LessonAction::Begin(id) => return begin::<G>(world, &id),
        LessonAction::Next => change::<G>(world, |course, world| {
            course.go_on(world);
        }),
        LessonAction::Hint => change::<G>(world, |course, _| course.ask_hint()),
        LessonAction::Back => put_back::<G>(world, |course| course.go_back().cloned()),
        LessonAction::Restart => put_back::<G>(world, |course| course.restart().cloned()),
        LessonAction::ShowMe => {
            let taken = world.resource::<Session<G>>().lesson.as_ref();
            let deed = taken.and_then(|taken| taken.course.step()?.order.clone());
            match deed {
                Some(deed) => judge::<G>(world, &deed),
                None => show_solution::<G>(world),
            }
        }
        LessonAction::Leave => {
            clear::<G>(world);
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        }
        // The panels look a case up, and a try that goes on has nothing to begin again.
        LessonAction::LookUp(_) | LessonAction::TryAgain => {}
    }
    arrive::<G>(world, before);
    Ok(())
}

/// Undoes the learner's other orders in this step, or goes back a step.
pub(crate) fn take_back<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let taken = world.resource::<Session<G>>().lesson.as_ref();
    let strays = taken.is_some_and(|taken| {
        let course = &taken.course;
        // After an answer of the other side the step begins again: the same answer would come once more.
        let is_answered = course.is_tried() && course.step().is_some_and(|step| !step.then.is_empty());
        course.strays() > 0 && course.is_open() && !course.has_prepared(world) && !is_answered
    });
    if strays && step::<G>(world, true).is_ok() {
        change::<G>(world, |course, _| course.note_taken_back());
        return Ok(());
    }
    answer::<G>(world, LessonAction::Back)
}

/// Plays the next order of the solution of a step with a goal. If others were given before, the step begins again.
fn show_solution<G: OnTable>(world: &mut World) {
    let Some(taken) = &world.resource::<Session<G>>().lesson else { return };
    let Some(step) = taken.course.step().filter(|_| taken.course.is_tried()) else { return };
    let solution: Vec<G::Deed> = step.solution.iter().map(|reply| reply.order.clone()).collect();
    let follows = taken.course.has_given(&solution);
    let next = if follows { taken.course.given() } else { 0 };
    if !follows {
        put_back::<G>(world, |course| course.try_again().cloned());
    }
    if let Some(taken) = &mut world.resource_mut::<Session<G>>().lesson {
        taken.was_shown = true;
    }
    if let Some(deed) = solution.get(next) {
        judge::<G>(world, deed);
    }
}

fn begin<G: OnTable>(world: &mut World, id: &str) -> Result<(), Refusal> {
    let (lesson, rulebook) = lessons::load::<G>(id)
        .map_err(|errors| trouble(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")))?;
    let file = data::file_of(lessons::FOLDER, id);
    let read = (Arc::clone(&lesson), Arc::clone(&rulebook));
    let mut apart = G::world();
    let (course, record) = Course::begin(&mut apart, lesson, rulebook)?;
    let (position, prepared) = (G::position(&apart).clone(), G::prepared(&apart));
    make_room::<G>(world);
    G::restore(world, &record.rulebook, position);
    G::lay_out(world, prepared);
    begin_taught::<G>(world, record);
    let next = lessons::next_after(id);
    let mut hexes: Vec<Hex> = standing::<G>(world).into_values().collect();
    hexes.extend(course.lesson().steps.iter().flat_map(|step| step.hexes()));
    let mut places: Vec<Vec2> = hexes.into_iter().map(centre_of).collect();
    if let Some(rulebook) = &world.resource::<Session<G>>().rulebook {
        places.extend(waiting::places::<G>(rulebook, G::position(world), &|_| true));
    }
    let log = vec![world.resource::<Session<G>>().log.len()];
    let mut first = first_places::<G>(world, &course);
    if let Some(rulebook) = &world.resource::<Session<G>>().rulebook {
        first.extend(waiting::places::<G>(rulebook, G::position(world), &|_| true));
    }
    let framing = Framing { places, first: Some(first), wait: SETTLED, may_stay: false };
    let prepared = G::prepared(world);
    let tried = world.get_resource::<Finished>().and_then(|it| it.progress.tried.get(id)).copied();
    let watcher = file.and_then(|file| LessonWatcher::begin(file, read, waker(world).0));
    let taken = Taken {
        course,
        prepared,
        next,
        log,
        framing: Some(framing),
        led: None,
        watcher,
        faults: Vec::new(),
        tried: tried.unwrap_or(0),
        was_shown: false,
    };
    world.resource_mut::<Session<G>>().lesson = Some(taken);
    Ok(())
}

/// Returns the places of the first step that has some.
fn first_places<G: OnTable>(world: &World, course: &Course<G>) -> Vec<Vec2> {
    let (Some(rulebook), position) = (&world.resource::<Session<G>>().rulebook, G::position(world)) else {
        return Vec::new();
    };
    let steps = course.lesson().steps.iter();
    steps.map(|step| places_of::<G>(step, rulebook, position)).find(|it| !it.is_empty()).unwrap_or_default()
}

fn number<G: OnTable>(world: &World) -> Option<usize> {
    world.resource::<Session<G>>().lesson.as_ref().map(|taken| taken.course.number())
}

/// Restores an earlier moment of the lesson on the table.
fn put_back<G: OnTable>(world: &mut World, back: impl FnOnce(&mut Course<G>) -> Option<LessonMoment<G>>) {
    let Some(mut taken) = world.resource_mut::<Session<G>>().lesson.take() else { return };
    if let Some(moment) = back(&mut taken.course) {
        taken.log.truncate(taken.course.number() + 1);
        let lines = taken.log.last().copied().unwrap_or(0);
        go_back_to::<G>(world, moment.position, taken.course.lesson().seed, lines);
        taken.prepared.clone_from(&moment.prepared);
        G::lay_out(world, moment.prepared);
    }
    world.resource_mut::<Session<G>>().lesson = Some(taken);
}

/// If another step has been reached, brings its places into view, and records a lesson that is finished.
fn arrive<G: OnTable>(world: &mut World, before: Option<usize>) {
    let session = world.resource::<Session<G>>();
    let lines = session.log.len();
    let Some(taken) = &session.lesson else { return };
    let now = taken.course.number();
    if before == Some(now) {
        return;
    }
    let position = world.get_resource::<Position<G>>();
    let step = taken.course.step().zip(session.rulebook.as_ref().zip(position));
    let places = step.map(|(step, (rulebook, now))| places_of::<G>(step, rulebook, now)).unwrap_or_default();
    let over = taken.course.is_over().then(|| taken.course.lesson().id.to_string());
    if let Some(taken) = &mut world.resource_mut::<Session<G>>().lesson {
        taken.log.resize(now + 1, lines);
        taken.framing = Some(Framing { places, first: Some(Vec::new()), wait: 0, may_stay: true });
    }
    if let Some(id) = over {
        remember(world, id);
    }
}

/// Returns the places of a step: the hexes that it rings or shows, those of its arrows, and the start and the end of
/// its order.
pub(super) fn places_of<G: OnTable>(
    step: &Step<G>,
    rulebook: &G::Rulebook,
    position: &Position<G>,
) -> Vec<Vec2> {
    let mut places: Vec<Vec2> = step.hexes().map(centre_of).collect();
    if let Some(deed) = &step.order {
        places.extend(G::ways(position, deed).into_iter().flatten().map(centre_of));
        let units: Vec<UnitId> = G::shape(deed).units;
        places.extend(waiting::places::<G>(rulebook, position, &|unit| units.contains(&unit)));
    }
    places.extend(step.goal.iter().flat_map(Goal::hexes).map(centre_of));
    places
}
