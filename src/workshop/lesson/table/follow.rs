//! Follows the game on the table: its orders become steps, undone ones are taken out again, and a wrong order that the
//! author shows is caught before it is played.

use super::recorder::Recorder;
use crate::{
    engine::{
        lessons::may,
        orders::{Position, Refusal},
        text::say,
    },
    panels::Panelled,
    table::{Hosted, Request, Session, SessionRequest},
    workshop::lesson::{Draft, DraftWrong, Edit, add_order, deed_text, take_back_to},
};
use bevy::prelude::*;

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
        (recorder.laid, recorder.catches) = (None, false);
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

/// Keeps the next order as a wrong turn, if the author asked for that: it is not played.
pub(super) fn catch_wrong<G: Hosted>(world: &mut World) {
    let recorder = world.resource::<Recorder>();
    if !recorder.catches || recorder.game != G::ID {
        return;
    }
    let requests: Vec<SessionRequest> = world.resource_mut::<Messages<SessionRequest>>().drain().collect();
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
    world.write_message_batch(others);
    let Some(order) = caught else { return };
    let wrong = wrong_turn::<G>(world, &order);
    let mut recorder = world.resource_mut::<Recorder>();
    let kept = wrong.and_then(|wrong| recorder.edit(Edit::Tried(wrong)));
    recorder.catches = false;
    recorder.said = Some(match kept {
        Ok(()) => say!("recorder-caught"),
        Err(refusal) => refusal.why.plain(),
    });
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
