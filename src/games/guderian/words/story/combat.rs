//! Attacks, overruns and their results.

use super::{
    strengths::compared,
    teller::{Teller, Units, end, hexes},
};
use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, Text, t},
    },
    games::guderian::{
        rules::{
            event::{Cause, Event, ground_events, movement_events, sequence_events, table_events},
            position::Public,
            rulebook::Rulebook,
        },
        words::names::name_of,
    },
};

impl Teller<'_> {
    pub(super) fn combat(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::OverrunDeclared { units, target, .. } => {
                let Units { names, n } = self.units(units);
                t!("guderian-log-overruns", units = names, n = n, hex = *target)
            }
            Event::AttackDeclared { units, targets } => {
                let Units { names, n } = self.units(units);
                t!("guderian-log-attacks", units = names, n = n, hexes = hexes(targets))
            }
            Event::Revealed { unit, .. } => revealed(self.rulebook, self.public, &[*unit]),
            Event::WentBack { unit, hex } => t!("guderian-log-went-back", unit = *unit, hex = *hex),
            Event::StoodAside { unit } => t!("guderian-log-stood-aside", unit = *unit),
            Event::TargetsEmptied { hexes: emptied } => {
                t!("guderian-log-targets-emptied", hexes = hexes(emptied))
            }
            Event::Compared { attack, defence, odds } => compared(attack, defence, *odds),
            Event::AttackVoid => t!("guderian-log-attack-void"),
            Event::Resolved { result } => t!("guderian-log-resolved", result = result.to_string()),
            Event::Chosen { side, retreat: true, amount } => {
                t!("guderian-log-chose-retreat", side = *side, n = *amount)
            }
            Event::Chosen { side, retreat: false, amount } => {
                t!("guderian-log-chose-losses", side = *side, n = *amount)
            }
            Event::StepLost { unit, .. } => t!("guderian-log-step-lost", unit = *unit),
            Event::Eliminated { unit, cause } => eliminated(*unit, *cause),
            Event::Retreated { units, path, .. } => {
                let Units { names, n } = self.units(units);
                t!("guderian-log-retreated", units = names, n = n, hex = end(path))
            }
            Event::Advanced { units, path } => {
                let Units { names, n } = self.units(units);
                t!("guderian-log-advanced", units = names, n = n, hex = end(path))
            }
            Event::Left { .. }
            | Event::Staged { .. }
            | sequence_events!()
            | movement_events!()
            | ground_events!()
            | table_events!() => return None,
        })
    }
}

/// The text for units that have been revealed.
pub fn revealed(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> Text {
    let names = Arg::list(units.iter().map(|unit| name_of(rulebook, public, *unit)));
    t!("guderian-log-revealed", units = names)
}

fn eliminated(unit: UnitId, cause: Cause) -> Text {
    match cause {
        Cause::Steps => t!("guderian-log-eliminated-steps", unit = unit),
        Cause::Result => t!("guderian-log-eliminated-result", unit = unit),
        Cause::NoRoute => t!("guderian-log-eliminated-no-route", unit = unit),
        Cause::Stacking => t!("guderian-log-eliminated-stacking", unit = unit),
        Cause::NoStrength => t!("guderian-log-eliminated-no-strength", unit = unit),
        Cause::CouldNotGoBack => t!("guderian-log-eliminated-could-not-go-back", unit = unit),
        Cause::Refuge => t!("guderian-log-eliminated-refuge", unit = unit),
        Cause::LeftBehind => t!("guderian-log-eliminated-left-behind", unit = unit),
        Cause::ByHand => t!("guderian-log-eliminated-by-hand", unit = unit),
    }
}
