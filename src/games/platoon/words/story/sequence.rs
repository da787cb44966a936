//! The turn, works, hidden units and the end in words.

use super::{phases::phase_name, teller::Teller};
use crate::{
    engine::{
        board::Hex,
        orders::offer_happens,
        text::{Arg, Text, t},
    },
    games::platoon::rules::{
        conduct::Decision,
        event::{Event, fire_events, hand_events, unit_events},
        order::Work,
        phase::Phase,
    },
};

/// The pending decision, in words.
pub fn owed(decision: &Decision) -> Text {
    let Decision::Reaction { side, unit, hex, .. } = decision;
    t!("platoon-story-owed", side = *side, unit = *unit, hex = *hex)
}

impl Teller<'_> {
    pub(super) fn sequence(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::PhaseOpened { turn, phase } => self.opens(*turn, *phase),
            // With hidden units, the question itself would reveal that a unit sees (19.2).
            Event::Owed { decision: Some(decision) } if !self.rulebook.options.hidden_units => owed(decision),
            Event::Held { hex, side } => t!("platoon-story-held", hex = *hex, side = *side),
            Event::EndOffered { side } => offer_happens(*side),
            Event::BrokenOff { ending } => ending.happens(),
            Event::Ended { outcome } => {
                t!("platoon-story-ended", level = outcome.level.as_str(), points = outcome.points)
            }
            Event::Laid { work, hex, there: true, .. } => placed(*work, *hex),
            Event::Laid { work, hex, there: false, .. } => removed(*work, *hex),
            Event::FortKnown { hex } => t!("platoon-story-fort-revealed", hex = *hex),
            Event::MinesGone { hex } => t!("platoon-story-mines-cleared", hex = *hex),
            Event::MinesKnown { hex } => t!("platoon-story-mines-revealed", hex = *hex),
            Event::Owed { .. }
            | Event::UnderWay { .. }
            | Event::Unseen { .. }
            | Event::Instructed { .. }
            | unit_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    fn opens(&self, turn: u8, phase: Phase) -> Text {
        let name = phase_name(&self.rulebook.scenario, phase);
        match phase.segment() {
            Some(_) => t!("platoon-story-turn", turn = turn, phase = Arg::Name(name.id())),
            None => name,
        }
    }
}

fn placed(work: Work, hex: Hex) -> Text {
    match work {
        Work::Mines => t!("platoon-story-mines-placed", hex = hex),
        Work::Fort => t!("platoon-story-fort-placed", hex = hex),
        Work::Block => t!("platoon-story-block-placed", hex = hex),
    }
}

fn removed(work: Work, hex: Hex) -> Text {
    match work {
        Work::Mines => t!("platoon-story-mines-removed", hex = hex),
        Work::Fort => t!("platoon-story-fort-removed", hex = hex),
        Work::Block => t!("platoon-story-block-removed", hex = hex),
    }
}
