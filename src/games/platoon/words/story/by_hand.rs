//! Actions by hand, while the referee is off, in words.

use super::{phases::phase_name, teller::Teller};
use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, Text, id, t},
    },
    games::platoon::rules::{
        by_hand::marking::Marking,
        counter::Place,
        event::{Event, fire_events, sequence_events, unit_events},
    },
};

impl Teller<'_> {
    pub(super) fn by_hand(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::RefereeSwitched { on: false } => t!("platoon-story-referee-off"),
            Event::RefereeSwitched { on: true } => t!("platoon-story-referee-on"),
            Event::PutByHand { units, place } => put(units, *place),
            Event::ConditionSet { unit, inverted, dispersed, spotted } => {
                let holds = [
                    (*inverted, id!("platoon-story-by-hand-inverted")),
                    (*dispersed, id!("platoon-story-by-hand-dispersed")),
                    (*spotted, id!("platoon-story-by-hand-spotted")),
                ];
                let holds = holds.into_iter().filter(|(holds, _)| *holds);
                let holds: Vec<Arg> = holds.map(|(_, message)| Arg::Name(message)).collect();
                match holds.is_empty() {
                    true => t!("platoon-story-by-hand-no-markers", unit = *unit),
                    false => t!("platoon-story-by-hand-condition", unit = *unit, conditions = holds),
                }
            }
            Event::MarkSet { marking, hex, there } => {
                let (mark, side) = mark(*marking);
                match *there {
                    true => t!("platoon-story-by-hand-mark", mark = mark, side = side, hex = *hex),
                    false => t!("platoon-story-by-hand-mark-removed", mark = mark, side = side, hex = *hex),
                }
            }
            Event::ClockSet { turn, phase } => {
                let phase = phase_name(&self.rulebook.scenario, *phase);
                t!("platoon-story-by-hand-clock", turn = *turn, phase = Arg::Name(phase.id()))
            }
            sequence_events!() | unit_events!() | fire_events!() => return None,
        })
    }
}

fn put(units: &[UnitId], place: Place) -> Text {
    let units = Arg::list(units.iter().copied());
    match place {
        Place::Map(hex) => t!("platoon-story-by-hand-placed", units = units, hex = hex),
        Place::Aboard(carrier) => t!("platoon-story-by-hand-loaded", units = units, carrier = carrier),
        Place::Exited => t!("platoon-story-by-hand-exited", units = units),
        Place::Destroyed => t!("platoon-story-by-hand-eliminated", units = units),
        Place::SetUp(_) | Place::Due(_) | Place::OffBoard | Place::Unseen => {
            t!("platoon-story-by-hand-to-box", units = units)
        }
    }
}

/// The word by which messages choose a mark, and its side.
fn mark(marking: Marking) -> (&'static str, Arg) {
    match marking {
        Marking::Mines(side) => ("mines", side.into()),
        Marking::Fort(side) => ("fort", side.into()),
        Marking::Block => ("block", "".into()),
        Marking::Wreck => ("wreck", "".into()),
        Marking::Held(side) => ("hex", side.into()),
    }
}
