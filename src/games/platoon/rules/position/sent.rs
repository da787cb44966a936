//! What is sent to each side: what it sees, its own hidden units and its own instructions (19.2). The further path of a
//! moving unit is sent to its owner alone (14.1), and with hidden units a question only to the side that is asked (19.3).

use super::{Position, Public, hidden};
use crate::{
    engine::orders::{Sent, Viewer, is_own, laid_out_without_dice},
    games::platoon::rules::{Platoon, counter::Place, event::Event, rulebook::Rulebook},
};
use std::sync::Arc;

impl Sent for Platoon {
    fn sent(rulebook: &Arc<Rulebook>, position: &Position, eyes: Viewer) -> Position {
        let mut sent = laid_out_without_dice::<Self>(position, eyes);
        if eyes == Viewer::All {
            return sent;
        }
        let Position { public, secrets } = &mut sent;
        secrets.unseen = secrets.unseen.seen_by(eyes);
        secrets.instructions.retain(|unit, _| is_own::<Platoon>(public, *unit, eyes));
        forget_way_ahead(public, eyes);
        if rulebook.options.hidden_units {
            public.owed = public.owed.filter(|decision| eyes.see(decision.side().number()));
        }
        sent
    }

    fn heard(rulebook: &Rulebook, known: &Public, event: &Event, eyes: Viewer) -> Option<Event> {
        match hidden::heard(rulebook, known, event, eyes)? {
            Event::UnderWay { move_on: Some(mut move_on) } => {
                if eyes != Viewer::All && !is_own::<Platoon>(known, move_on.unit, eyes) {
                    move_on.forget_way_ahead();
                }
                Some(Event::UnderWay { move_on: Some(move_on) })
            }
            event => Some(event),
        }
    }

    /// Units, mines and forts of either side may be hidden (19.2).
    fn may_meet_hidden(rulebook: &Rulebook, _: usize) -> bool {
        rulebook.options.hidden_units
    }
}

/// Removes from a move that waits what only its owner may know: the further path, and the whole move if its unit is
/// hidden. The side that is asked about the unit sees it.
fn forget_way_ahead(public: &mut Public, eyes: Viewer) {
    let Some(mover) = public.under_way.as_ref().map(|move_on| move_on.unit) else { return };
    if is_own::<Platoon>(public, mover, eyes) {
        return;
    }
    let is_hidden = public.find(mover).is_none_or(|counter| counter.place == Place::Unseen);
    let is_asked = public.owed.is_some_and(|decision| eyes.see(decision.side().number()));
    if is_hidden && !is_asked {
        public.under_way = None;
    } else if let Some(move_on) = &mut public.under_way {
        move_on.forget_way_ahead();
    }
}
