//! Movement points (6.1, 6.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::games::squad::rules::{
    counter::Counter, kinds::Burden, position::Public, rulebook::Rulebook, scenario::units::Kind,
};

/// Points of a leader, of a squad or half squad, and of one that moves with a leader (6.1).
const LEADER: u16 = 6;
const SQUAD: u16 = 4;
const LED: u16 = 6;
/// What a heavy weapon takes of them.
const HEAVY: u16 = 1;
/// A gun that its crew moves goes one hex.
const BY_HAND: u16 = 1;

/// How infantry moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// With a leader all the way (6.1).
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

/// The points that a unit has for a whole phase; none if it does not move by itself. Infantry by assault move has half
/// of them, before a heavy weapon takes its own (6.1, 6.2).
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

/// What a unit has left in this phase. Who loses his leader on the way, and has spent more than he has without one, has
/// nothing left (6.1).
pub fn left(rulebook: &Rulebook, public: &Public, counter: &Counter, pace: Pace) -> u16 {
    allowance(rulebook, public, counter, pace).saturating_sub(counter.condition.spent)
}

/// Whether a unit is led if it moves on with these units, itself among them: one is an unpinned leader, and both have
/// come the same way from the first hex on (6.1, and its ruling).
pub fn is_led(rulebook: &Rulebook, counter: &Counter, with: &[&Counter]) -> bool {
    let spent = counter.condition.spent;
    let from_the_first = spent == 0 || counter.condition.led;
    let leads = |other: &Counter| {
        rulebook.kind(other).leads().is_some() && !other.condition.pinned && other.condition.spent == spent
    };
    from_the_first && with.iter().any(|other| leads(other))
}
