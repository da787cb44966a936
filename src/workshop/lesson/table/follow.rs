//! Follows the game on the table: its orders become steps, undone ones are taken out again, and a wrong order that the
//! author shows is caught before it is played.

use super::{recorder::Recorder, tries, visit};
use crate::{
    engine::{
        lessons::may,
        orders::{Fact, Happening, PlayedOrder, Position, Refusal, end_phase, facts},
        text::say,
    },
    panels::Panelled,
    table::{Hosted, Request, Session, SessionRequest},
    workshop::lesson::{
        Draft, DraftWrong, Edit, add_order, add_to_opening, deed_text, pages::Catch, take_back_to,
    },
};
use bevy::{prelude::*, window::RequestRedraw};

/// Takes the orders into the draft that were played or undone since.
pub(super) fn follow<G: Hosted>(
    session: Res<Session<G>>,
    position: Option<Res<Position<G>>>,
    mut recorder: ResMut<Recorder>,
) {
    if recorder.game != G::ID || recorder.laid.is_none() {
        return;
    }
    if recorder.laid != Some(session.laid) {
        // Another game is on the table: the draft stays, and waits.
        (recorder.laid, recorder.catches, recorder.trial) = (None, None, None);
        return;
    }
    let (Some(record), Some(rulebook), Some(position)) = (session.record(), &session.rulebook, position)
    else {
        return;
    };
    let (orders, seen) = (record.file.played.len(), recorder.seen);
    if orders == seen {
        return;
    }
    recorder.seen = orders;
    recorder.faults.clear();
    // The last message, such as the next thing to do, is out of date.
    recorder.said = None;
    if let Some(trial) = recorder.trial {
        tries::take::<G>(&mut recorder, record, &position.public, (trial, seen));
        return;
    }
    if orders < seen {
        recorder.go_on(|draft| {
            take_back_to(draft, orders);
            Ok(())
        });
        return;
    }
    for played in record.file.played.iter().skip(seen) {
        let events = played.number.checked_sub(1).and_then(|at| record.events.get(at));
        let only_ends = events.is_some_and(|events| only_ends::<G>(events));
        take_order::<G>(&mut recorder, (&**rulebook, &position.public), played, only_ends);
    }
}

/// Takes an order into the draft, as a step or, if it only ends a phase before the first step, into the opening.
fn take_order<G: Hosted>(
    recorder: &mut Recorder,
    (rulebook, public): (&G::Rulebook, &G::Public),
    played: &PlayedOrder<G::Order>,
    only_ends: bool,
) {
    let learner = recorder.learner;
    let mut task = String::new();
    // The panel says nothing of an order of the other side, which this side may not know.
    if G::SIDES.get(learner).is_some_and(|side| side.name == played.side) {
        let advice = <G as Panelled>::advice(rulebook, public, &played.order, &[]);
        let words = advice.words.join("; ");
        if !words.is_empty() {
            task = format!("{words}.");
        }
        recorder.labels.insert(played.number, words);
    }
    recorder.go_on(|draft| {
        // To come to the phase that is taught, those before it are ended: that is nothing to learn.
        if only_ends && draft.steps.is_empty() {
            return add_to_opening::<G>(draft, played);
        }
        add_order::<G>(draft, played, learner)?;
        write_task(draft, played.number, &task);
        Ok(())
    });
}

/// Whether an order has ended a phase, and nothing else.
fn only_ends<G: Hosted>(events: &[G::Event]) -> bool {
    let acts = |fact: Fact| matches!(fact.what, Happening::Went { .. } | Happening::Attacked { .. });
    end_phase::<G>(events) && !facts::<G>(events).any(acts)
}

/// Writes the task of the step that was just made of an order.
fn write_task(draft: &mut Draft, order: usize, task: &str) {
    let last = draft.steps.last_mut().filter(|step| step.made_of == Some(order) && step.task.is_empty());
    if let Some(step) = last {
        task.clone_into(&mut step.task);
    }
}

/// Keeps an order as a wrong turn, if the author asked for that: it is not played. In the position before a step every
/// request ends the visit there, and none of them may change the game.
pub(super) fn catch_wrong<G: Hosted>(world: &mut World) {
    visit::end_if_unwanted::<G>(world);
    let recorder = world.resource::<Recorder>();
    let Some(catches) = recorder.catches.filter(|_| recorder.game == G::ID) else { return };
    let requests: Vec<SessionRequest> = world.resource_mut::<Messages<SessionRequest>>().drain().collect();
    if requests.is_empty() {
        return;
    }
    let mut caught: Option<G::Order> = None;
    let mut others = Vec::new();
    for request in requests {
        let order = match &request.0 {
            Request::Order(order) if caught.is_none() => order.of::<G::Order>().cloned(),
            _ => None,
        };
        match order {
            Some(order) => caught = Some(order),
            None => others.push(request),
        }
    }
    let words = caught.as_ref().map(|order| told::<G>(world, order));
    let wrong = caught.map(|order| wrong_turn::<G>(world, &order));
    if catches != Catch::Next {
        visit::end::<G>(world);
        others.retain(|SessionRequest(request)| !changes_game(request));
    }
    world.write_message_batch(others);
    let Some(wrong) = wrong else { return };
    let mut recorder = world.resource_mut::<Recorder>();
    if let (Ok(wrong), Some(words)) = (&wrong, words) {
        recorder.wrong.insert(wrong.order.clone(), words);
    }
    let kept = wrong.and_then(|wrong| {
        recorder.edit(match catches {
            Catch::Next => Edit::Tried(wrong),
            Catch::Of(step) => Edit::Warn(step, wrong),
        })
    });
    recorder.catches = None;
    recorder.said = Some(match (kept, catches) {
        (Ok(()), Catch::Next) => say!("recorder-caught"),
        (Ok(()), Catch::Of(step)) => say!("recorder-caught-of", step = step + 1),
        (Err(refusal), _) => refusal.why.plain(),
    });
    world.write_message(RequestRedraw);
}

/// Returns an order in words.
fn told<G: Hosted>(world: &World, order: &G::Order) -> String {
    let session = world.resource::<Session<G>>();
    match (&session.rulebook, world.get_resource::<Position<G>>()) {
        (Some(rulebook), Some(position)) => {
            <G as Panelled>::advice(rulebook, &position.public, order, &[]).words.join("; ")
        }
        _ => String::new(),
    }
}

/// Whether a request changes the position of the game.
fn changes_game(request: &Request) -> bool {
    matches!(
        request,
        Request::Order(_) | Request::Advised(..) | Request::People(_) | Request::Undo | Request::Redo
    )
}

/// Returns a wrong turn with the case by which the rules refuse it now.
fn wrong_turn<G: Hosted>(world: &World, order: &G::Order) -> Result<DraftWrong, Refusal> {
    let deed = G::deed(world, order);
    let session = world.resource::<Session<G>>();
    let case = session.record().and_then(|record| may(world, record, &deed).err());
    Ok(DraftWrong {
        order: deed_text::<G>(&deed)?,
        like: None,
        case: case.map(|refusal| refusal.case),
        says: String::new(),
    })
}
