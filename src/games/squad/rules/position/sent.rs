//! What is sent to each side: what it sees, its own hidden units and mines, and its own instructions (22). The further
//! path of a moving unit is sent to its owner alone (14.1), and with hidden units the question about opportunity fire
//! only to the side that is asked (22.3).

use super::{Position, Public, Task, hidden};
use crate::{
    engine::orders::{Sent, Viewer, is_own, laid_out_without_dice},
    games::squad::rules::{Squad, event::Event, kinds::Side, rulebook::Rulebook},
};
use std::sync::Arc;

impl Sent for Squad {
    fn sent(rulebook: &Arc<Rulebook>, position: &Position, eyes: Viewer) -> Position {
        let mut sent = laid_out_without_dice::<Self>(position, eyes);
        if eyes == Viewer::All {
            return sent;
        }
        let Position { public, secrets } = &mut sent;
        secrets.unseen = secrets.unseen.seen_by(eyes);
        secrets.instructions.retain(|unit, _| is_own::<Squad>(public, *unit, eyes));
        // The tasks that wait for the answer would show that there is a question.
        if public.owed.is_some() && hidden::question_seen(rulebook, public).is_none() {
            (public.owed, public.tasks) = (None, Vec::new());
        }
        let mut tasks = std::mem::take(&mut public.tasks);
        forget_ways_ahead(public, &mut tasks, eyes);
        public.tasks = tasks;
        sent
    }

    fn heard(rulebook: &Rulebook, known: &Public, event: &Event, eyes: Viewer) -> Option<Event> {
        match hidden::heard(rulebook, known, event, eyes)? {
            Event::Waits { mut tasks } => {
                if eyes != Viewer::All {
                    forget_ways_ahead(known, &mut tasks, eyes);
                }
                Some(Event::Waits { tasks })
            }
            event => Some(event),
        }
    }

    /// The units of the side that sets up first may be hidden, and the mines of either side (22.1, 22.2).
    fn may_meet_hidden(rulebook: &Rulebook, side: usize) -> bool {
        let mut enemies = Side::BOTH.into_iter().filter(|enemy| enemy.number() != side);
        enemies.any(|enemy| {
            hidden::hider(rulebook) == Some(enemy) || rulebook.scenario.force(enemy).hidden_mines
        })
    }
}

/// Removes the paths of moving units that do not belong to the viewer.
fn forget_ways_ahead(public: &Public, tasks: &mut [Task], eyes: Viewer) {
    for task in tasks {
        let is_seen = match &*task {
            Task::Walk { units, .. } => units.iter().any(|unit| is_own::<Squad>(public, *unit, eyes)),
            Task::Drive { unit, .. } => is_own::<Squad>(public, *unit, eyes),
            _ => true,
        };
        if !is_seen {
            task.forget_way_ahead();
        }
    }
}
