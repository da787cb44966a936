//! A path of infantry, or of a gun by hand: the cost of each step for each unit, and where the move must end (6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Cost, Moves, NoWay, Pace, Step, allowance, costs::enemies, driving::too_far, entry_step, fits, ground,
    is_led, may_move,
};
use crate::{
    engine::board::{Hex, HexSet},
    games::squad::rules::{counter::Counter, kinds::Side, position::Public, rulebook::Rulebook},
};

/// The costs of one step of a unit or stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stride {
    pub hex: Hex,
    /// The points that each unit has then spent in this phase, in the order of the units (6.5).
    pub spent: Vec<u16>,
    /// The points left to the unit with the fewest: the limit of moving on together.
    pub left: u16,
    /// Whether wire ends the move here (20.6).
    pub stops: bool,
}

/// Whether a unit has been unloaded and may therefore still move one hex (8.2).
pub fn steps_once(rulebook: &Rulebook, counter: &Counter) -> bool {
    let condition = &counter.condition;
    let on_foot = may_move(rulebook, counter).is_ok_and(|moves| !moves.drives());
    on_foot && condition.transported && condition.spent == 0 && counter.hex().is_some()
}

/// Units that move together, before their next step (6.5).
#[derive(Clone, Debug)]
pub(super) struct Stack {
    side: Side,
    /// Their hex; none if they wait to enter.
    pub start: Option<Hex>,
    /// Whether none of them has spent any points.
    unmoved: bool,
    assault: bool,
    /// Hexes with enemies.
    barred: HexSet,
    /// The reason why the stack moves one hex at most: a gun, or an unloaded unit.
    one_hex: Option<NoWay>,
    walkers: Vec<Walker>,
}

#[derive(Clone, Copy, Debug)]
struct Walker {
    moves: Moves,
    whole: u16,
    spent: u16,
}

impl Stack {
    /// Returns the stack of these units, if they may move together now.
    pub fn new(
        rulebook: &Rulebook,
        public: &Public,
        units: &[&Counter],
        assault: bool,
    ) -> Result<Self, NoWay> {
        let first = units.first().ok_or(NoWay::NoMove)?;
        let mut stack = Self {
            side: first.side,
            start: first.hex(),
            unmoved: true,
            assault,
            barred: enemies(rulebook, public, first.side),
            one_hex: None,
            walkers: Vec::with_capacity(units.len()),
        };
        for (number, counter) in units.iter().enumerate() {
            let (unit, condition) = (counter.id, &counter.condition);
            if units.iter().take(number).any(|other| other.id == unit) {
                return Err(NoWay::NamedTwice { unit });
            }
            let moves = may_move(rulebook, counter)?;
            if moves.drives() {
                return Err(NoWay::Drives { unit });
            }
            if counter.side != first.side || counter.place != first.place {
                return Err(NoWay::NotOneStack { unit });
            }
            if assault && moves != Moves::Foot {
                return Err(NoWay::NoAssaultMove { unit });
            }
            if condition.spent > 0 && condition.assault_move != assault {
                return Err(NoWay::PaceChanged { unit });
            }
            if moves == Moves::ByHand {
                stack.one_hex.get_or_insert(NoWay::OneHexByHand { unit });
            }
            if condition.transported {
                stack.one_hex.get_or_insert(NoWay::OneHexUnloaded { unit });
            }
            stack.unmoved &= condition.spent == 0;
            let pace = Pace { led: is_led(rulebook, counter, units), assault };
            let whole = allowance(rulebook, public, counter, pace);
            stack.walkers.push(Walker { moves, whole, spent: condition.spent });
        }
        Ok(stack)
    }

    /// The points left to the unit with the fewest.
    pub fn left(&self) -> u16 {
        self.walkers.iter().map(|walker| walker.whole.saturating_sub(walker.spent)).min().unwrap_or(0)
    }

    /// Whether it can move one hex at most.
    pub fn is_short(&self) -> bool {
        self.one_hex.is_some()
    }

    /// Whether it may take its first step now.
    pub fn may_go_on(&self) -> bool {
        self.unmoved || self.one_hex.is_none()
    }

    /// Checks that it may take this number of further steps.
    fn check_length(&self, hexes: usize) -> Result<(), NoWay> {
        match &self.one_hex {
            Some(no_way) if hexes > 1 || !self.unmoved => Err(no_way.clone()),
            _ => Ok(()),
        }
    }

    /// Returns the cost of a step for the infantry, or for the guns, of the stack.
    pub fn step_of(
        &self,
        rulebook: &Rulebook,
        public: &Public,
        moves: Moves,
        from: Option<Hex>,
        to: Hex,
    ) -> Result<Step, NoWay> {
        let step = match from {
            Some(from) => ground(rulebook, public, moves, from, to)?,
            None => entry_step(rulebook, public, (self.side, moves), to)?,
        };
        if self.barred.contains(to) {
            return Err(NoWay::EnemyThere { hex: to });
        }
        if self.assault && step.cost == Cost::Whole {
            return Err(NoWay::SteepByAssaultMove { from: from.unwrap_or(to), to });
        }
        Ok(step)
    }

    /// Returns the cost of the next step for each unit.
    pub fn next(
        &self,
        rulebook: &Rulebook,
        public: &Public,
        from: Option<Hex>,
        to: Hex,
    ) -> Result<Stride, NoWay> {
        let mut stride = Stride { hex: to, spent: Vec::new(), left: u16::MAX, stops: false };
        for walker in &self.walkers {
            let step = self.step_of(rulebook, public, walker.moves, from, to)?;
            let left = walker.whole.saturating_sub(walker.spent);
            let rest = step.cost.pay(left, walker.spent == 0);
            let rest = rest.ok_or_else(|| too_far(from, to, step.cost, left))?;
            stride.spent.push(walker.whole - rest);
            stride.left = stride.left.min(rest);
            stride.stops |= step.stops;
        }
        Ok(stride)
    }

    fn go(
        &mut self,
        rulebook: &Rulebook,
        public: &Public,
        from: Option<Hex>,
        to: Hex,
    ) -> Result<Stride, NoWay> {
        let stride = self.next(rulebook, public, from, to)?;
        for (walker, spent) in self.walkers.iter_mut().zip(&stride.spent) {
            walker.spent = *spent;
        }
        self.unmoved = false;
        Ok(stride)
    }
}

/// Returns the costs of a unit's or stack's next step, wherever its move may end.
///
/// # Errors
/// The units cannot move together now, or cannot make this step.
pub fn stride(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    to: Hex,
    assault: bool,
) -> Result<Stride, NoWay> {
    let stack = Stack::new(rulebook, public, units, assault)?;
    stack.check_length(1)?;
    stack.next(rulebook, public, stack.start, to)
}

/// Returns the costs of a unit or stack on a path, step by step (6.5). Hexes with friendly units can be passed, hexes
/// with enemies cannot (6.6). The move must end where there is room (6.7). The path of units that wait begins in an
/// entry hex, and the caller has checked that it is open (4.2).
///
/// # Errors
/// The first fault of the path.
pub fn walk(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    path: &[Hex],
    assault: bool,
) -> Result<Vec<Stride>, NoWay> {
    let mut stack = Stack::new(rulebook, public, units, assault)?;
    let last = *path.last().ok_or(NoWay::NoMove)?;
    stack.check_length(path.len())?;
    let mut at = stack.start;
    let mut strides: Vec<Stride> = Vec::with_capacity(path.len());
    for hex in path {
        if let Some(stride) = strides.last().filter(|stride| stride.stops) {
            return Err(NoWay::StoppedByWire { hex: stride.hex });
        }
        strides.push(stack.go(rulebook, public, at, *hex)?);
        at = Some(*hex);
    }
    fits(rulebook, public, last, units)?;
    Ok(strides)
}
