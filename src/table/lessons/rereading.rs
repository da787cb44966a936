//! Changes of a lesson's file while the lesson is taken: texts change where they are, and a step that now begins with
//! another position is begun again.

use super::{
    super::{
        session::{Request, Session, SessionRequest, begin_taught, make_room},
        tabled::OnTable,
    },
    taken::{Framing, Taken},
    taking::{SETTLED, places_of},
    watching::{LessonNews, LessonWatcher, Reread},
};
use crate::{
    engine::{lessons::Course, orders::Record},
    table::drag::Hand,
};
use bevy::prelude::*;

/// Asks for the changes of the file to be taken over, once nothing of the lesson is under way.
pub(super) fn notice<G: OnTable>(
    (session, hand): (Res<Session<G>>, Option<Res<Hand>>),
    mut requests: MessageWriter<SessionRequest>,
) {
    let Some(taken) = &session.lesson else { return };
    let has_news = taken.watcher.as_ref().is_some_and(LessonWatcher::has_news);
    let is_held = hand.is_some_and(|hand| hand.held.is_some());
    if has_news && taken.course.reply().is_none() && !is_held {
        requests.write(SessionRequest(Request::LessonReread));
    }
}

/// Takes over the changes of the file.
pub(crate) fn reread<G: OnTable>(world: &mut World) {
    let taken = world.resource::<Session<G>>().lesson.as_ref();
    let Some(news) = taken.and_then(|taken| taken.watcher.as_ref()?.take()) else { return };
    let Some(mut taken) = world.resource_mut::<Session<G>>().lesson.take() else { return };
    let LessonNews { read, faults } = news;
    taken.faults = faults;
    match read {
        Some(read) if taken.course.number() < read.same => taken.course.rewrite(read.lesson),
        Some(read) => begin_step_again(world, &mut taken, read),
        None => {}
    }
    world.resource_mut::<Session<G>>().lesson = Some(taken);
}

/// Puts the beginning of the step on the table, or of the last one if there are fewer now.
fn begin_step_again<G: OnTable>(world: &mut World, taken: &mut Taken<G>, read: Reread<G>) {
    let Reread { lesson, rulebook, mut starts, .. } = read;
    starts.truncate(taken.course.number() + 1);
    let Some(start) = starts.last().cloned() else { return };
    make_room::<G>(world);
    let record = Record::at(world, rulebook, start.position, lesson.seed);
    G::lay_out(world, start.prepared.clone());
    begin_taught::<G>(world, record);
    taken.course = Course::at(lesson, starts);
    taken.prepared = start.prepared;
    let session = world.resource::<Session<G>>();
    let step = taken.course.step().zip(session.rulebook.as_ref());
    let places = step.map(|(step, rulebook)| places_of::<G>(step, rulebook, G::position(world)));
    let (places, first) = (places.unwrap_or_default(), Some(Vec::new()));
    taken.log = vec![session.log.len(); taken.course.number() + 1];
    taken.framing = Some(Framing { places, first, wait: SETTLED, may_stay: false });
    taken.led = None;
}
