//! The intents of a chief of staff, as the rest of the player reads them. Without a chief no unit has one.

use super::{Estimate, Unit, toll::Toll};
use crate::{
    engine::{board::Hex, counters::UnitId},
    play::players::chief::Intent,
};

/// The value of each point on foot, or hex of a drive, that a unit is nearer to the hex to which it is sent, and of being
/// there. A turn of movement is worth about half a squad, so a path that probably costs the squad is still not taken.
const NEARER: f64 = 0.9;
const THERE: f64 = 2.5;
/// The distance from which it does not count how far a unit still has to go, in points.
const FARTHEST: u16 = 60;
/// The additional weight of the enemy's fire on a unit that falls back.
const SHELTER: f64 = 1.0;

impl Estimate<'_> {
    /// The part that counts of the gain that the captain itself sees in a move, for a unit that is sent somewhere.
    pub const OWN_VIEW: f64 = 0.35;

    pub fn intent(&self, unit: UnitId) -> Intent {
        self.intents.map_or(Intent::Usual, |intents| intents.of(unit))
    }

    /// Whether a unit is told not to leave its hex.
    pub fn stays(&self, unit: UnitId) -> bool {
        self.intent(unit).stays()
    }

    /// Whether a unit moves after all others.
    pub fn waits(&self, unit: UnitId) -> bool {
        self.intent(unit) == Intent::Wait
    }

    /// The hex to which a unit is sent.
    pub fn sent_to(&self, unit: UnitId) -> Option<Hex> {
        self.intent(unit).aim()
    }

    /// Whether a unit is sent out of a place that it would otherwise have to hold.
    pub fn is_sent_away(&self, unit: UnitId) -> bool {
        matches!(self.intent(unit), Intent::Go(_))
    }

    /// The value of another hex than its own to a unit that is sent somewhere; none for all other units, and for those
    /// that wait to enter.
    pub fn led(&self, unit: &Unit, toll: &Toll, hex: Hex) -> Option<f64> {
        let aim = self.sent_to(unit.counter.id)?;
        let here = unit.counter.hex()?;
        let value = |hex: Hex| {
            let far = match unit.kind.is_infantry() {
                true => f64::from(self.ways.points(aim, hex).min(FARTHEST)),
                false => f64::from(aim.distance(hex)),
            };
            let shelter = match self.intent(unit.counter.id) {
                Intent::FallBack(_) => SHELTER * self.danger(unit, toll, hex, None),
                _ => 0.0,
            };
            let there = if hex == aim { THERE } else { 0.0 };
            there - NEARER * far - shelter
        };
        Some(value(hex) - value(here))
    }

    /// The gain of a unit that goes to another hex, of which the captain itself expects this gain.
    pub fn led_gain(&self, unit: &Unit, toll: &Toll, hex: Hex, own: f64) -> f64 {
        self.led(unit, toll, hex).map_or(own, |led| led + Self::OWN_VIEW * own)
    }
}
