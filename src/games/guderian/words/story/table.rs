//! Actions of people outside the rules.

use super::{phases::phase_id, teller::Teller};
use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, Text, t},
    },
    games::guderian::rules::{
        by_hand::table_state::Ending,
        counter::Place,
        event::{Event, combat_events, ground_events, movement_events, sequence_events},
        kinds::Kind,
    },
};

impl Teller<'_> {
    pub(super) fn table(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::RefereeSwitched { on: false } => t!("guderian-log-referee-off"),
            Event::RefereeSwitched { on: true } => t!("guderian-log-referee-on"),
            Event::Placed { units, place } => self.placed(units, *place),
            Event::TakenOff { units } => self.placed(units, Place::Gone),
            Event::Brought { kind: Kind::Rifle, hex, .. } => t!("guderian-log-brought-rifle", hex = *hex),
            Event::Brought { hex, .. } => t!("guderian-log-brought-armour", hex = *hex),
            Event::StepsSet { unit, lost: 0 } => t!("guderian-log-steps-restored", unit = *unit),
            Event::StepsSet { unit, lost } => t!("guderian-log-steps-set", unit = *unit, n = *lost),
            Event::ClockSet { turn, phase } => {
                t!("guderian-log-clock-set", turn = *turn, phase = Arg::Name(phase_id(*phase)))
            }
            Event::DiceTaken { by_hand: true } => t!("guderian-log-dice-real"),
            Event::DiceTaken { by_hand: false } => t!("guderian-log-dice-rolled"),
            Event::EndOffered { side: Some(side) } => t!("guderian-log-end-offered", side = *side),
            Event::EndOffered { side: None } => t!("guderian-log-end-not-offered"),
            Event::BrokenOff { ending: Ending::Resigned(side) } => {
                t!("guderian-log-resigned", side = *side)
            }
            Event::BrokenOff { ending: Ending::Agreed } => t!("guderian-log-agreed"),
            Event::Readied { .. }
            | sequence_events!()
            | movement_events!()
            | combat_events!()
            | ground_events!() => return None,
        })
    }

    fn placed(&self, units: &[UnitId], place: Place) -> Text {
        let units = self.names(units);
        match place {
            Place::Map(hex) => t!("guderian-log-placed", units = units, hex = hex),
            Place::Due { area } => t!("guderian-log-placed-in-box", units = units, area = area.as_str()),
            Place::SetUp | Place::Scheduled { .. } | Place::Gone => {
                t!("guderian-log-taken-off", units = units)
            }
        }
    }
}
