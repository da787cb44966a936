//! Movement points (6.1, 6.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::games::squad::rules::{
    counter::Counter, kinds::Burden, position::Public, rulebook::Rulebook, scenario::units::Kind,
};

/// Movement points of a leader, of a squad or half squad, and of one that moves with a leader (6.1).
const LEADER: u16 = 6;
const SQUAD: u16 = 4;
const LED: u16 = 6;
/// Movement points that a heavy weapon costs.
const HEAVY: u16 = 1;
/// Movement points of a gun that its crew pushes: one hex.
const BY_HAND: u16 = 1;

/// The pace of infantry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// With a leader for the whole move (6.1).
    pub led: bool,
    /// By assault move (6.2).
    pub assault: bool,
}

/// Whether a unit carries a heavy weapon (2.2).
fn bears_heavy(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    public
        .carried_by(counter.id)
        .filter_map(|weapon| rulebook.kind(weapon).weapon())
        .any(|weapon| weapon.burden == Burden::Heavy)
}

/// Returns the movement points of a unit for a whole phase; none if it does not move by itself. By assault move
/// infantry has half of them, before a heavy weapon takes its point (6.1, 6.2).
pub fn allowance(rulebook: &Rulebook, public: &Public, counter: &Counter, pace: Pace) -> u16 {
    let points = match &rulebook.kind(counter).kind {
        Kind::Leader { .. } => LEADER,
        Kind::Squad { .. } | Kind::Half { .. } => {
            if pace.led {
                LED
            } else {
                SQUAD
            }
        }
        Kind::Gun(gun) => return if gun.large { 0 } else { BY_HAND },
        Kind::Afv(afv) => return afv.allowance,
        Kind::Vehicle(vehicle) => return vehicle.allowance,
        Kind::Weapon(_) | Kind::Sniper => return 0,
    };
    let points = if pace.assault { points / 2 } else { points };
    points - if bears_heavy(rulebook, public, counter) { HEAVY } else { 0 }
}

/// The movement points of a unit that are left in this phase. A unit that loses its leader during the move has none
/// left if it has spent more than it has without a leader (6.1).
pub fn left(rulebook: &Rulebook, public: &Public, counter: &Counter, pace: Pace) -> u16 {
    allowance(rulebook, public, counter, pace).saturating_sub(counter.condition.spent)
}

/// Whether a unit is led if it moves on with these units, itself included. One of them must be an unpinned leader, and
/// both must have moved on the same path from the first hex (6.1, and its ruling).
pub fn is_led(rulebook: &Rulebook, counter: &Counter, with: &[&Counter]) -> bool {
    let spent = counter.condition.spent;
    let from_the_first = spent == 0 || counter.condition.led;
    let leads = |other: &Counter| {
        rulebook.kind(other).leads().is_some() && !other.condition.pinned && other.condition.spent == spent
    };
    from_the_first && with.iter().any(|other| leads(other))
}
