//! The names of phases.

use crate::{
    engine::text::{Text, t},
    games::platoon::rules::{
        kinds::Side,
        phase::{Phase, Segment},
        scenario::Scenario,
    },
};

/// The name of a phase, like "Soviet vehicles move"; a text without arguments.
pub fn phase_name(scenario: &Scenario, phase: Phase) -> Text {
    match (phase.side(scenario), phase.segment()) {
        (Some(Side::German), Some(segment)) => german(segment),
        (Some(Side::Soviet), Some(segment)) => soviet(segment),
        (Some(Side::German), None) => t!("platoon-story-phase-german-set-up"),
        (Some(Side::Soviet), None) => t!("platoon-story-phase-soviet-set-up"),
        (None, _) if phase.is_set_up() => t!("platoon-story-phase-set-up"),
        (None, _) => t!("platoon-story-phase-over"),
    }
}

fn german(segment: Segment) -> Text {
    match segment {
        Segment::Start => t!("platoon-story-phase-german-start"),
        Segment::IndirectFire => t!("platoon-story-phase-german-indirect-fire"),
        Segment::DirectFire => t!("platoon-story-phase-german-direct-fire"),
        Segment::Vehicles => t!("platoon-story-phase-german-vehicles"),
        Segment::Assault => t!("platoon-story-phase-german-assault"),
        Segment::Others => t!("platoon-story-phase-german-others"),
        Segment::Registration => t!("platoon-story-phase-german-registration"),
    }
}

fn soviet(segment: Segment) -> Text {
    match segment {
        Segment::Start => t!("platoon-story-phase-soviet-start"),
        Segment::IndirectFire => t!("platoon-story-phase-soviet-indirect-fire"),
        Segment::DirectFire => t!("platoon-story-phase-soviet-direct-fire"),
        Segment::Vehicles => t!("platoon-story-phase-soviet-vehicles"),
        Segment::Assault => t!("platoon-story-phase-soviet-assault"),
        Segment::Others => t!("platoon-story-phase-soviet-others"),
        Segment::Registration => t!("platoon-story-phase-soviet-registration"),
    }
}
