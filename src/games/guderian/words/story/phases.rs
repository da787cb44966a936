//! The names of the phases.

use crate::{
    engine::text::{Text, id, say_id},
    games::guderian::rules::phase::Phase,
};

/// The English name of a phase with that of its side, for the command line: "Soviet movement".
pub fn phase_name(phase: Phase) -> String {
    Text::new(phase_id(phase), Vec::new()).to_string()
}

/// The name of a phase with that of its side, in the language of the table.
pub fn phase_shown(phase: Phase) -> String {
    say_id(phase_id(phase))
}

/// The message of this name.
pub(super) fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => id!("guderian-log-phase-bidding"),
        Phase::SovietSetUp => id!("guderian-log-phase-soviet-set-up"),
        Phase::FirstInterdiction => id!("guderian-log-phase-first-interdiction"),
        Phase::SovietMovement => id!("guderian-log-phase-soviet-movement"),
        Phase::SovietCombat => id!("guderian-log-phase-soviet-combat"),
        Phase::SovietRecovery => id!("guderian-log-phase-soviet-recovery"),
        Phase::SovietInterdiction => id!("guderian-log-phase-soviet-interdiction"),
        Phase::GermanMovement => id!("guderian-log-phase-german-movement"),
        Phase::GermanCombat => id!("guderian-log-phase-german-combat"),
        Phase::GermanMechanized => id!("guderian-log-phase-german-mechanized"),
        Phase::GermanRecovery => id!("guderian-log-phase-german-recovery"),
        Phase::AirInterdiction => id!("guderian-log-phase-air-interdiction"),
        Phase::Over => id!("guderian-log-phase-over"),
    }
}

/// The name of a phase on the bar, in the language of the table: "Movement".
pub fn phase_on_bar(phase: Phase) -> String {
    say_id(match phase {
        Phase::Bidding => id!("guderian-log-phase-bidding.bar"),
        Phase::SovietSetUp => id!("guderian-log-phase-soviet-set-up.bar"),
        Phase::FirstInterdiction => id!("guderian-log-phase-first-interdiction.bar"),
        Phase::SovietMovement => id!("guderian-log-phase-soviet-movement.bar"),
        Phase::SovietCombat => id!("guderian-log-phase-soviet-combat.bar"),
        Phase::SovietRecovery => id!("guderian-log-phase-soviet-recovery.bar"),
        Phase::SovietInterdiction => id!("guderian-log-phase-soviet-interdiction.bar"),
        Phase::GermanMovement => id!("guderian-log-phase-german-movement.bar"),
        Phase::GermanCombat => id!("guderian-log-phase-german-combat.bar"),
        Phase::GermanMechanized => id!("guderian-log-phase-german-mechanized.bar"),
        Phase::GermanRecovery => id!("guderian-log-phase-german-recovery.bar"),
        Phase::AirInterdiction => id!("guderian-log-phase-air-interdiction.bar"),
        Phase::Over => id!("guderian-log-phase-over.bar"),
    })
}
