//! The path of a vehicle, step by step (7.2, 7.3, 6.7, 4.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Cost, Moves, NoWay, Pace, VehicleStep, allowance, entry_facings, entry_step, facing::faces, fits,
    may_enter_to_load, may_move, turn_cost, vehicle_step,
};
use crate::{
    engine::board::{Hex, Hexside},
    games::squad::rules::{counter::Counter, kinds::Side, position::Public, rulebook::Rulebook},
};

/// The costs of one step of a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Driven {
    pub step: VehicleStep,
    /// Movement points for entering the hex, and for turning there.
    pub entering: u16,
    pub turning: u16,
    /// Movement points left after the step.
    pub left: u16,
}

/// Returns the kind of movement of a vehicle, if it may drive.
pub(super) fn may_drive(rulebook: &Rulebook, counter: &Counter) -> Result<Moves, NoWay> {
    let moves = may_move(rulebook, counter)?;
    if moves.drives() { Ok(moves) } else { Err(NoWay::DoesNotDrive { unit: counter.id }) }
}

/// The state of a vehicle during its move.
struct Way {
    moving: (Side, Moves),
    /// Its hex and facing; none before it has entered the map.
    at: Option<(Hex, Hexside)>,
    left: u16,
    unmoved: bool,
}

impl Way {
    fn new(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<Self, NoWay> {
        let spent = counter.condition.spent;
        let whole = allowance(rulebook, public, counter, Pace::default());
        Ok(Self {
            moving: (counter.side, may_drive(rulebook, counter)?),
            at: counter.hex().map(|hex| (hex, faces(counter))),
            left: whole.saturating_sub(spent),
            unmoved: spent == 0,
        })
    }

    fn go(&mut self, rulebook: &Rulebook, public: &Public, step: VehicleStep) -> Result<Driven, NoWay> {
        let VehicleStep { hex, facing, reverse } = step;
        let (cost, turning) = match self.at {
            Some((from, ahead)) => {
                let cost = vehicle_step(rulebook, public, self.moving, (from, ahead), (hex, reverse))?;
                (cost, turn_cost(ahead, facing))
            }
            None => (enter(rulebook, public, self.moving, step)?, 0),
        };
        let from = self.at.map(|(from, _)| from);
        let rest = cost.pay(self.left, self.unmoved).ok_or_else(|| too_far(from, hex, cost, self.left))?;
        let left = rest.checked_sub(turning);
        let left = left.ok_or(NoWay::TurnTooDear { hex, cost: turning, left: rest })?;
        let driven = Driven { step, entering: self.left - rest, turning, left };
        *self = Self { at: Some((hex, facing)), left, unmoved: false, ..*self };
        Ok(driven)
    }
}

/// Returns the cost of a vehicle's next step, wherever its move may end.
///
/// # Errors
/// It cannot drive now, or cannot make this step.
pub fn drive_step(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    step: VehicleStep,
) -> Result<Driven, NoWay> {
    Way::new(rulebook, public, counter)?.go(rulebook, public, step)
}

/// Returns the costs of a vehicle on a path, step by step. The path of a vehicle that waits begins in an entry hex, and
/// the caller has checked that it is open (4.2). The path may end in a full hex where the vehicle can make room by
/// loading (8.2).
///
/// # Errors
/// The first fault of the path.
pub fn drive(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    path: &[VehicleStep],
) -> Result<Vec<Driven>, NoWay> {
    let mut way = Way::new(rulebook, public, counter)?;
    let last = path.last().ok_or(NoWay::NoMove)?.hex;
    let driven = path.iter().map(|step| way.go(rulebook, public, *step)).collect::<Result<Vec<_>, _>>()?;
    match fits(rulebook, public, last, &[counter]) {
        Err(full) if !may_enter_to_load(rulebook, public, counter, last) => Err(full),
        _ => Ok(driven),
    }
}

/// The refusal of a step that costs more than is left.
pub(super) fn too_far(from: Option<Hex>, hex: Hex, cost: Cost, left: u16) -> NoWay {
    match cost {
        Cost::Points(cost) => NoWay::TooFar { hex, cost, left },
        Cost::Whole => NoWay::SteepAfterMoving { from: from.unwrap_or(hex), to: hex },
    }
}

/// Returns the cost of the first hex on the map for a vehicle that faces inwards (4.2).
fn enter(
    rulebook: &Rulebook,
    public: &Public,
    moving: (Side, Moves),
    step: VehicleStep,
) -> Result<Cost, NoWay> {
    let VehicleStep { hex, facing, reverse } = step;
    if reverse || !entry_facings(&rulebook.board, hex).any(|side| side == facing) {
        return Err(NoWay::FacesOut { hex });
    }
    entry_step(rulebook, public, moving, hex).map(|step| step.cost)
}
