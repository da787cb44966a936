//! The end of the game and victory (16).

use super::{
    counter::{Counter, Place},
    kinds::{Side, Target},
    position::{Outcome, Public},
    rulebook::Rulebook,
    scenario::{What, units::UnitType},
};
use crate::engine::orders::Gone;

/// Whether a side has no unit on the map and none to come (16.1).
pub fn is_alone(public: &Public) -> bool {
    let is_left =
        |counter: &Counter| matches!(counter.place, Place::Map(_) | Place::Due(_) | Place::SetUp(_));
    Side::BOTH
        .into_iter()
        .any(|side| !public.counters.iter().filter(|counter| counter.side == side).any(is_left))
}

pub fn points_of(rulebook: &Rulebook, public: &Public, side: Side) -> i32 {
    let gone = |side, gone, kinds: &[What]| {
        let place = if gone == Gone::Destroyed { Place::Destroyed } else { Place::Exited };
        count(rulebook, public, side, place, kinds)
    };
    rulebook.scenario.victory.points_of(side, &public.holders, gone)
}

fn count(rulebook: &Rulebook, public: &Public, side: Side, place: Place, kinds: &[What]) -> usize {
    let is_counted = |counter: &Counter| {
        let kind = rulebook.kind(counter);
        kinds.iter().any(|what| match what {
            What::HardVehicle => kind.target == Target::Hard && !kind.carrier,
            What::HalfTrack => is_half_track(kind),
            What::Passenger if place == Place::Exited => rode_off(rulebook, public, counter),
            What::Passenger => kind.can_be_carried(),
            What::Type(id) => kind.id == *id,
        })
    };
    let of_side = public.counters.iter().filter(|counter| counter.side == side && counter.place == place);
    of_side.filter(|counter| is_counted(counter)).count()
}

fn is_half_track(kind: &UnitType) -> bool {
    kind.target == Target::Hard && kind.carrier
}

/// Whether a unit has exited the map in a half-track. A unit that leaves on foot scores nothing (21.4).
fn rode_off(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let carrier = public.carried_off.get(&counter.id).and_then(|carrier| public.find(*carrier));
    carrier.is_some_and(|carrier| is_half_track(rulebook.kind(carrier)))
}

/// The points for the victory levels: those of one side, less those of the other.
pub fn points(rulebook: &Rulebook, public: &Public) -> i32 {
    let side = rulebook.scenario.victory.side;
    points_of(rulebook, public, side).saturating_sub(points_of(rulebook, public, side.enemy()))
}

/// The result if the game ended now.
pub fn outcome(rulebook: &Rulebook, public: &Public) -> Outcome {
    Outcome::at(&rulebook.scenario.victory.levels, points(rulebook, public))
}

/// The result if a side resigns now.
pub fn outcome_if_resigned(rulebook: &Rulebook, public: &Public, side: Side) -> Outcome {
    let victory = &rulebook.scenario.victory;
    let levels = victory.levels.iter().map(|level| (level.name.as_str(), level.winner));
    outcome(rulebook, public).resigned(victory.side, side, levels)
}
