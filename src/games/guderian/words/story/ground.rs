//! Markers, railways and places.

use super::teller::Teller;
use crate::{
    engine::text::{Text, t},
    games::guderian::rules::{
        event::{Event, combat_events, movement_events, sequence_events, table_events},
        kinds::Side,
    },
};

impl Teller<'_> {
    pub(super) fn ground(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::MarkerPlaced { side, hex } => {
                t!("guderian-log-marker-placed", side = *side, hex = *hex)
            }
            Event::MarkerLifted { side, hex } => {
                t!("guderian-log-marker-lifted", side = *side, hex = *hex)
            }
            Event::MarkersTaken { side } => t!("guderian-log-markers-taken", side = *side),
            Event::RailCut { hex } => t!("guderian-log-rail-cut", hex = *hex),
            Event::RailMended { hex } => t!("guderian-log-rail-repaired", hex = *hex),
            Event::RailCutLifted { hex } => t!("guderian-log-rail-cut-undone", hex = *hex),
            Event::Passed { hex, side } => {
                let people = Side::NAMES[side.number()].as_people();
                t!("guderian-log-passed", side = people, hex = *hex)
            }
            Event::EastUnlocked { since: Some(_) } => t!("guderian-log-east-unlocked"),
            Event::EastUnlocked { since: None } => t!("guderian-log-east-locked"),
            Event::PlacesJudged { .. }
            | sequence_events!()
            | movement_events!()
            | combat_events!()
            | table_events!() => return None,
        })
    }
}
