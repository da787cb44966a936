//! Movement (6.0): the cost of a step and the reasons that forbid it, for one unit or several that move together.
//!
//! The path of an order, the highlighted hexes and the moves of a computer player are all judged by
//! [`Group::may_enter`] and [`Group::cost`].

pub mod costs;
pub mod march;
pub mod moves;
pub mod overrun;
pub mod rail;
pub mod rail_cuts;
pub mod reach;
pub mod stacking;

use super::{
    counter::{Motion, Piece},
    kinds::{March, Side},
    phase::Phase,
    position::Public,
    refusal::Why,
    rulebook::Rulebook,
    supply::zones::in_enemy_zone,
};
use crate::engine::{
    board::{Hex, Hexside},
    counters::Points,
    text::{id, say},
};

/// Most movement classes that one side has.
pub const MOST_CLASSES: usize = 3;

/// Units of one hex that move together.
#[derive(Clone, Debug)]
pub struct Group {
    /// The side that owns them.
    pub side: Side,
    /// The units, in the order of their numbers.
    pub pieces: Vec<Piece>,
    /// The hex in which they are.
    pub start: Hex,
    /// The movement classes among them, each with the fewest points left.
    pub classes: Vec<(March, Points)>,
    /// Whether a combat unit is among them.
    pub has_combat_unit: bool,
    /// Whether they march out of the closed columns on turn 1 (5.23).
    pub marches_out: bool,
}

impl Group {
    /// Groups units of one hex that may move now.
    ///
    /// # Errors
    /// Not a movement phase, not this side's units, not in one hex, disrupted, or done with moving.
    pub fn new(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> Result<Self, Why> {
        let start = public
            .counter(*pieces.first().ok_or(Why::NobodyNamed)?)
            .hex()
            .ok_or_else(|| Why::NotOnMap { unit: public.counter(pieces[0]).id })?;
        for piece in pieces {
            may_move(public, *piece)?;
            if public.counter(*piece).hex() != Some(start) {
                return Err(Why::NotTogether { unit: public.counter(*piece).id, hex: start });
            }
        }
        none_picked_up(public, pieces)?;
        not_parted(public, pieces)?;
        Ok(Self::of(rulebook, public, pieces, start, |piece| public.counter(piece).condition.left))
    }

    /// Units at a hex with these points left.
    pub fn of(
        rulebook: &Rulebook,
        public: &Public,
        pieces: &[Piece],
        start: Hex,
        left: impl Fn(Piece) -> Points,
    ) -> Self {
        let mut pieces = pieces.to_vec();
        pieces.sort_unstable();
        pieces.dedup();
        let mut classes: Vec<(March, Points)> = Vec::with_capacity(MOST_CLASSES);
        for piece in &pieces {
            let march = public.counter(*piece).kind.march();
            let left = left(*piece);
            match classes.iter_mut().find(|class| class.0 == march) {
                Some(class) => class.1 = class.1.min(left),
                None => classes.push((march, left)),
            }
        }
        classes.sort_unstable();
        Self {
            side: public.counter(pieces[0]).side(),
            has_combat_unit: pieces.iter().any(|piece| public.counter(*piece).is_combat_unit()),
            marches_out: pieces.iter().all(|piece| march::must_march(rulebook, public, *piece)),
            pieces,
            start,
            classes,
        }
    }

    /// A combat unit that is not in play yet.
    pub fn newcomer(side: Side, march: March, start: Hex, left: Points) -> Self {
        Self {
            side,
            pieces: Vec::new(),
            start,
            classes: vec![(march, left)],
            has_combat_unit: true,
            marches_out: false,
        }
    }

    /// The cost of the step for a movement class, interdiction included (6.7, 13.3); none where no step is possible.
    #[inline]
    pub fn cost(
        &self,
        rulebook: &Rulebook,
        public: &Public,
        march: March,
        from: Hex,
        way: Hexside,
    ) -> Option<Points> {
        let cost = rulebook.costs.step(self.side, march, from, way)?;
        let to = rulebook.board.neighbours(from)[way.number()]?;
        Some(cost + interdiction(rulebook, public, self.side, to))
    }

    /// Whether the group may enter a hex, points aside.
    ///
    /// # Errors
    /// The hex is a lake, holds an enemy, is closed to the Soviets, or a lone leader would step into
    /// an enemy zone.
    pub fn may_enter(&self, rulebook: &Rulebook, public: &Public, to: Hex) -> Result<(), Why> {
        if rulebook.board.is_lake(to) {
            return Err(Why::Lake { hex: to });
        }
        if public.holds(self.side.enemy(), to) {
            return Err(Why::EnemyThere { hex: to });
        }
        if !self.marches_out {
            may_enter_column(rulebook, public, self.side, to)?;
        }
        if !self.has_combat_unit
            && in_enemy_zone(public, self.side, to)
            && !public.has_combat_unit(self.side, to)
        {
            return Err(Why::LeaderAlone { hex: to });
        }
        Ok(())
    }

    /// Whether the group must stop in the hex because an enemy controls it (6.22).
    #[inline]
    pub fn must_stop(&self, public: &Public, hex: Hex) -> bool {
        in_enemy_zone(public, self.side, hex)
    }

    /// Follows a path and returns the points that each movement class spends on it.
    ///
    /// # Errors
    /// The first step that is refused.
    pub fn spend_along(
        &self,
        rulebook: &Rulebook,
        public: &Public,
        path: &[Hex],
    ) -> Result<Vec<(March, Points)>, Why> {
        if path.is_empty() {
            return Err(Why::NoPath);
        }
        let mut spent: Vec<(March, Points)> =
            self.classes.iter().map(|(march, _)| (*march, Points::ZERO)).collect();
        let mut at = self.start;
        for (number, to) in path.iter().enumerate() {
            if self.must_stop(public, at) {
                let owner = controller(rulebook, public, self.side, at);
                return Err(match number {
                    0 => Why::HeldInZone { hex: at, owner },
                    _ => Why::MustStop { hex: at, owner },
                });
            }
            let way = at.side_towards(*to).ok_or(Why::NotNeighbours { from: at, to: *to })?;
            if !rulebook.board.contains(*to) {
                return Err(Why::OffMap { hex: *to });
            }
            self.may_enter(rulebook, public, *to)?;
            for ((march, spent), (_, left)) in spent.iter_mut().zip(&self.classes) {
                let cost = self.cost(rulebook, public, *march, at, way).ok_or(Why::Lake { hex: *to })?;
                let have = *left - *spent;
                have.less(cost).ok_or(Why::TooFar { hex: *to, cost, left: have })?;
                *spent += cost;
            }
            at = *to;
        }
        Ok(spent)
    }

    /// Follows a path and returns the points that each unit has left at its end, in the order of `pieces`.
    ///
    /// # Errors
    /// The first step that is refused.
    pub fn follow(&self, rulebook: &Rulebook, public: &Public, path: &[Hex]) -> Result<Vec<Points>, Why> {
        let spent = self.spend_along(rulebook, public, path)?;
        let left = self.pieces.iter().map(|piece| {
            let counter = public.counter(*piece);
            let spent = spent.iter().find(|class| class.0 == counter.kind.march());
            counter.condition.left - spent.map_or(Points::ZERO, |class| class.1)
        });
        Ok(left.collect())
    }
}

/// The points with which a unit begins its Movement Phase: half of them when out of supply, but at least one (6.25).
pub fn opening_points(allowance: u8, supplied: bool) -> Points {
    let full = u16::from(allowance);
    Points::whole(if supplied { full } else { (full / 2).max(1) })
}

/// Points that an enemy interdiction marker adds to entering the hex (13.3, K15.5).
#[inline]
pub fn interdiction(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> Points {
    let marked = match side {
        Side::Soviet => public.air_markers.contains(&hex),
        Side::German => public.soviet_marker == Some(hex),
    };
    if marked { rulebook.charts.interdiction_cost } else { Points::ZERO }
}

/// Checks the columns 01 and 02, which are closed to the Soviets for some turns, however they enter (6.4).
///
/// # Errors
/// The column is closed.
pub fn may_enter_column(rulebook: &Rulebook, public: &Public, side: Side, to: Hex) -> Result<(), Why> {
    if is_closed_column(rulebook, public, side, to) {
        return Err(Why::ClosedColumn { hex: to, until: rulebook.scenario.closed_columns.until_turn });
    }
    Ok(())
}

/// Whether the hex is in a column that is closed to `side` now (6.4).
pub fn is_closed_column(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> bool {
    let closed = &rulebook.scenario.closed_columns;
    side == Side::Soviet && hex.column() <= closed.last && public.turn <= closed.until_turn
}

/// Whether a unit may be given a move order now: its phase, not disrupted, not done.
pub fn may_move(public: &Public, piece: Piece) -> Result<(), Why> {
    let counter = public.counter(piece);
    let unit = counter.id;
    if !public.phase.is_movement() {
        return Err(Why::not_now(id!("guderian-deed-move")));
    }
    if counter.side() != public.phase.side() {
        return Err(Why::NotYours { unit });
    }
    if public.phase == Phase::GermanMechanized && !counter.kind.moves_twice() {
        return Err(Why::OnlyMechanized { unit });
    }
    if counter.hex().is_none() {
        return Err(Why::NotOnMap { unit });
    }
    if counter.condition.disrupted {
        return Err(Why::Disrupted { unit });
    }
    match counter.condition.motion {
        Motion::Fresh => Ok(()),
        Motion::Moving if public.moving.contains(&piece) => Ok(()),
        Motion::Halted => Err(Why::Halted { unit }),
        Motion::SentBack => Err(Why::SentBack { unit }),
        Motion::Moving | Motion::Done => Err(Why::HasMoved { unit }),
    }
}

/// Whether the unit is being moved and has entered its present hex by moving, overrunning or from off the map. An
/// overrun from the hex where it began is no entry (6.37).
///
/// In the Mechanized Movement Phase a unit that returns to the hex where it began that phase has not entered it again.
pub fn has_entered(public: &Public, piece: Piece) -> bool {
    let counter = public.counter(piece);
    let elsewhere = counter.condition.start != counter.hex();
    let came_back = public.phase == Phase::GermanMovement && counter.condition.came_from.is_some();
    public.moving.contains(&piece) && (elsewhere || came_back)
}

/// Checks that units that are being moved pick up no other unit: an order for a fresh unit ends their movement (K5.1).
///
/// # Errors
/// Some of the units have moved and others have not.
pub fn none_picked_up(public: &Public, pieces: &[Piece]) -> Result<(), Why> {
    let motion = |piece: &Piece| public.counter(*piece).condition.motion;
    let fresh = pieces.iter().any(|piece| motion(piece) == Motion::Fresh);
    match pieces.iter().find(|piece| motion(piece) != Motion::Fresh) {
        Some(moved) if fresh => Err(Why::PicksUp { unit: public.counter(*moved).id }),
        _ => Ok(()),
    }
}

/// Checks that units have moved as one since the phase began. A unit that has left the others by an order of its own
/// does not rejoin them, even in the same hex (K5.1).
///
/// # Errors
/// Some of the units have been separated from the others.
pub fn not_parted(public: &Public, pieces: &[Piece]) -> Result<(), Why> {
    let Some(first) = pieces.first() else { return Ok(()) };
    match pieces.iter().find(|piece| public.party_of(**piece) != public.party_of(*first)) {
        Some(parted) => Err(Why::Parted { unit: public.counter(*parted).id }),
        None => Ok(()),
    }
}

/// The enemy counters whose zones hold in the hex (K7.1).
pub fn controllers<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    side: Side,
    hex: Hex,
) -> impl Iterator<Item = Piece> + 'a {
    std::iter::once(hex)
        .chain(rulebook.board.land_neighbours(hex))
        .flat_map(|near| public.stack(near))
        .filter(move |piece| {
            let counter = public.counter(*piece);
            counter.side() != side && !counter.condition.disrupted
        })
}

/// The name of an enemy counter whose zone holds in the hex, for the text of a refusal.
pub fn controller(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> String {
    controllers(rulebook, public, side, hex).next().map_or_else(
        || say!("guderian-refusal-an-enemy"),
        |piece| crate::games::guderian::rules::position::names::counter_name(rulebook, public, piece),
    )
}
