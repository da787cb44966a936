//! Follows the game on the table: its orders become steps, undone ones are taken out again, and a wrong order that the
//! author shows is caught before it is played.

use super::{recorder::Recorder, visit};
use crate::{
    engine::{
        lessons::may,
        orders::{Position, Refusal},
        text::say,
    },
    panels::Panelled,
    table::{Hosted, Request, Session, SessionRequest},
    workshop::lesson::{Draft, DraftWrong, Edit, add_order, deed_text, pages::Catch, take_back_to},
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
        (recorder.laid, recorder.catches) = (None, None);
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
    if orders < seen {
        recorder.go_on(|draft| {
            take_back_to(draft, orders);
            Ok(())
        });
        return;
    }
    let learner = recorder.learner;
    for played in record.file.played.iter().skip(seen) {
        let mut task = String::new();
        // The panel says nothing of an order of the other side, which this side may not know.
        if G::SIDES.get(learner).is_some_and(|side| side.name == played.side) {
            let advice = <G as Panelled>::advice(rulebook, &position.public, &played.order, &[]);
            let words = advice.words.join("; ");
            if !words.is_empty() {
                task = format!("{words}.");
            }
            recorder.labels.insert(played.number, words);
        }
        recorder.go_on(|draft| {
            add_order::<G>(draft, played, learner)?;
            write_task(draft, played.number, &task);
            Ok(())
        });
    }
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
    let wrong = caught.map(|order| wrong_turn::<G>(world, &order));
    if catches != Catch::Next {
        visit::end::<G>(world);
        others.retain(|SessionRequest(request)| !changes_game(request));
    }
    world.write_message_batch(others);
    let Some(wrong) = wrong else { return };
    let mut recorder = world.resource_mut::<Recorder>();
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
