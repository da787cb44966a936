//! A path of infantry, and of guns by hand: what each step takes of each unit, and where it must stop (6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Cost, Moves, NoWay, Pace, Step, allowance, costs::enemies, driving::too_far, entry_step, fits, ground,
    is_led, may_move,
};
use crate::{
    engine::board::{Hex, HexSet},
    games::squad::rules::{counter::Counter, kinds::Side, position::Public, rulebook::Rulebook},
};

/// A step of a unit or stack, as it is paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stride {
    pub hex: Hex,
    /// What each unit has spent in this phase then, in the order in which they are named (6.5).
    pub spent: Vec<u16>,
    /// What is left to who has least: so far they go on together.
    pub left: u16,
    /// Whether wire ends the move here (20.6).
    pub stops: bool,
}

/// Whether a unit has been unloaded and may still step one hex for that (8.2).
pub fn steps_once(rulebook: &Rulebook, counter: &Counter) -> bool {
    let condition = &counter.condition;
    let on_foot = may_move(rulebook, counter).is_ok_and(|moves| !moves.drives());
    on_foot && condition.transported && condition.spent == 0 && counter.hex().is_some()
}

/// Units that move together, as they are before the next step (6.5).
#[derive(Clone, Debug)]
pub(super) struct Stack {
    side: Side,
    /// Where they stand; none if they wait to enter.
    pub start: Option<Hex>,
    /// None of them has spent anything.
    unmoved: bool,
    assault: bool,
    /// Hexes with enemies.
    barred: HexSet,
    /// Who goes one hex at most: a gun, or who has been unloaded.
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
    /// These units, if they may move together now.
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

    /// What is left to who has least.
    pub fn left(&self) -> u16 {
        self.walkers.iter().map(|walker| walker.whole.saturating_sub(walker.spent)).min().unwrap_or(0)
    }

    /// Whether it goes one hex at most.
    pub fn is_short(&self) -> bool {
        self.one_hex.is_some()
    }

    /// Whether it may take a first step now.
    pub fn may_go_on(&self) -> bool {
        self.unmoved || self.one_hex.is_none()
    }

    /// Whether it may take so many steps more.
    fn check_length(&self, hexes: usize) -> Result<(), NoWay> {
        match &self.one_hex {
            Some(no_way) if hexes > 1 || !self.unmoved => Err(no_way.clone()),
            _ => Ok(()),
        }
    }

    /// What a step takes of infantry, or of guns, of the stack.
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

    /// What each unit pays for its next step.
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

    /// Takes a step.
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

/// What a unit or stack pays for its next step, wherever its move may end.
///
/// # Errors
/// They do not move together now, or not so.
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

/// What a unit or stack pays on a path, step by step (6.5). Friends are passed, enemies not (6.6); the move ends where
/// there is room (6.7). The first hex of who waits is an entry hex, which the caller has seen to be open (4.2).
///
/// # Errors
/// The first thing that is wrong with it.
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
