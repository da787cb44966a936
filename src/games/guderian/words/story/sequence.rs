//! The turn, armies, supply, reinforcements, points and the end.

use super::{phases::phase_id, teller::Teller};
use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, Text, t},
    },
    games::guderian::{
        rules::{
            combat::battle::Decision,
            event::{DiePurpose, Event, Reason, combat_events, ground_events, movement_events, table_events},
            kinds::{Kind, Pool, Side},
        },
        words::names::number_in,
    },
};

impl Teller<'_> {
    pub(super) fn sequence(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::PhaseOpened { turn, phase } => t!(
                "guderian-log-phase-opened",
                turn = *turn,
                date = self.rulebook.date(*turn),
                phase = Arg::Name(phase_id(*phase)),
            ),
            Event::Die { purpose, roll } => die(*purpose, *roll),
            Event::ArmyReleased { army, free } => released(*army, *free),
            Event::Deployed { unit, hex } => t!("guderian-log-deployed", unit = *unit, hex = *hex),
            Event::SupplyJudged { side, out, .. } if out.is_empty() => {
                t!("guderian-log-in-supply", side = *side)
            }
            Event::SupplyJudged { out, .. } => t!("guderian-log-out-of-supply", units = self.names(out)),
            Event::Drawn { kind, area, .. } => drawn(*kind, *area, 1),
            Event::Recycled { pool: Pool::Rifle, .. } => t!("guderian-log-recycled-rifle"),
            Event::Recycled { pool: Pool::Armour, .. } => t!("guderian-log-recycled-armour"),
            Event::PoolEmpty { pool: Pool::Rifle } => t!("guderian-log-pool-empty-rifle"),
            Event::PoolEmpty { pool: Pool::Armour } => t!("guderian-log-pool-empty-armour"),
            Event::BecameDue { units, area } => {
                t!("guderian-log-due", units = self.names(units), area = area.as_str())
            }
            Event::Forfeited { .. } => t!("guderian-log-forfeited"),
            Event::Scored { side, halves, reason } => scored(*side, *halves, reason),
            Event::BidMade => t!("guderian-log-bid-made"),
            Event::BidsOpened { first, second, change: true } => {
                t!("guderian-log-bids-opened-changed", first = *first, second = *second)
            }
            Event::BidsOpened { first, second, change: false } => {
                t!("guderian-log-bids-opened-kept", first = *first, second = *second)
            }
            Event::Ended { outcome } => {
                t!("guderian-log-ended", level = outcome.level.as_str(), points = outcome.points)
            }
            Event::Owed { decision: Some(decision) } => owed(decision),
            Event::PhaseClosed { .. }
            | Event::Owed { decision: None }
            | movement_events!()
            | combat_events!()
            | ground_events!()
            | table_events!() => return None,
        })
    }
}

fn die(purpose: DiePurpose, roll: u8) -> Text {
    match purpose {
        DiePurpose::Army(army) => {
            t!("guderian-log-die-army", army = army.as_str(), number = army_number(army), roll = roll)
        }
        DiePurpose::Provisional => t!("guderian-log-die-provisional", roll = roll),
        DiePurpose::Combat => t!("guderian-log-die-combat", roll = roll),
        DiePurpose::Seats => t!("guderian-log-die-seats", roll = roll),
    }
}

fn released(army: UnitId, free: bool) -> Text {
    let number = army_number(army);
    match free {
        true => t!("guderian-log-army-may-move", army = army.as_str(), number = number),
        false => t!("guderian-log-army-cannot-move", army = army.as_str(), number = number),
    }
}

/// The number of an army whose id is its English ordinal: 16 for "16th".
fn army_number(army: UnitId) -> u16 {
    number_in(army.as_str()).unwrap_or_default()
}

/// Points are given in halves.
fn scored(side: Side, halves: i32, reason: &Reason) -> Text {
    let points = Arg::Halves(i64::from(halves));
    let people = Side::NAMES[side.number()].as_people();
    match reason {
        Reason::SouthWesternFront => t!("guderian-log-scored-front", points = points, side = people),
        Reason::DivisionLost { division } => {
            t!("guderian-log-scored-division", points = points, side = people, division = division.as_str())
        }
        Reason::Retaken { place } => {
            t!("guderian-log-scored-retaken", points = points, side = people, place = place.as_str())
        }
        Reason::StepLost { unit } => {
            t!("guderian-log-scored-steps", points = points, side = people, unit = *unit)
        }
    }
}

/// The text for this number of untried divisions drawn for an area.
pub fn drawn(kind: Kind, area: UnitId, number: usize) -> Text {
    match kind {
        Kind::Rifle => t!("guderian-log-drawn-rifle", n = number, area = area.as_str()),
        _ => t!("guderian-log-drawn-armour", n = number, area = area.as_str()),
    }
}

/// The pending decision: "The German player must choose the retreat routes of the enemy stacks".
pub fn owed(decision: &Decision) -> Text {
    let side = decision.side();
    match decision {
        Decision::LoseOrRetreat { .. } => t!("guderian-log-must-lose-or-retreat", side = side),
        Decision::LoseStep { .. } => t!("guderian-log-must-lose-step", side = side),
        Decision::Route { .. } => t!("guderian-log-must-route", side = side),
        Decision::Excess { .. } => t!("guderian-log-must-eliminate", side = side),
        Decision::Advance { .. } => t!("guderian-log-must-advance-or-stay", side = side),
        Decision::Bid { .. } => t!("guderian-log-must-bid", side = side),
    }
}
