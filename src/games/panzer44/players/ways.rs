//! Distances from all hexes to the places that matter, over ground without units.

use crate::{
    engine::{
        board::{Hex, HexMap, spread},
        counters::Points,
    },
    games::panzer44::rules::{
        combat::{mine_result, results::CombatResult},
        counter::Counter,
        kinds::{Mines, Mobility},
        movement::step,
        position::Public,
        rulebook::Rulebook,
    },
};

/// The distance for a path that does not exist, in half points.
pub(super) const FAR: u16 = u16::MAX;
/// The most that a mined hex costs, in half points: about two turns.
const MINED: f64 = 40.0;

/// A goal with the distances to it, for each mobility.
type Field = (Hex, [Option<HexMap<u16>>; 4]);

/// Distances to goals, by mobility.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    /// The goals in the order of hexes.
    fields: Vec<Field>,
    /// The same on paths that enter no mined hex. Empty without mines, and for a player that does not ask for them.
    dry: Vec<Field>,
}

impl Ways {
    /// Finds the paths to these goals for all mobilities, and those past mines if they are asked for.
    pub fn new(rulebook: &Rulebook, public: &Public, goals: &[Hex], dry: bool) -> Self {
        let ground = Ground::new(rulebook, public);
        let mut goals = goals.to_vec();
        goals.sort_unstable();
        goals.dedup();
        let fields = ground.fields(public, &goals);
        let dry = if dry && !public.mines.is_empty() {
            ground.past_mines().fields(public, &goals)
        } else {
            Vec::new()
        };
        Self { fields, dry }
    }

    /// Points from a hex to a goal; none if there is no path.
    pub fn points(&self, goal: Hex, mobility: Mobility, from: Hex) -> Option<Points> {
        points_in(&self.fields, goal, mobility, from)
    }

    /// Turns from a hex to a goal for a unit with this allowance; none if there is no path.
    pub fn turns(&self, goal: Hex, mobility: Mobility, allowance: u16, from: Hex) -> Option<f64> {
        turns_for(self.points(goal, mobility, from)?, allowance)
    }

    /// The same on a path that enters no mined hex.
    pub fn dry_turns(&self, goal: Hex, mobility: Mobility, allowance: u16, from: Hex) -> Option<f64> {
        let fields = if self.dry.is_empty() { &self.fields } else { &self.dry };
        turns_for(points_in(fields, goal, mobility, from)?, allowance)
    }
}

fn points_in(fields: &[Field], goal: Hex, mobility: Mobility, from: Hex) -> Option<Points> {
    let place = fields.binary_search_by_key(&goal, |(hex, _)| *hex).ok()?;
    let field = fields[place].1[mobility as usize].as_ref()?;
    Some(field[from]).filter(|points| *points != FAR).map(Points)
}

fn turns_for(points: Points, allowance: u16) -> Option<f64> {
    (allowance > 0).then(|| f64::from(points.0) / f64::from(Points::whole(allowance).0))
}

/// A unit for each mobility in the game, the first by id.
fn walkers<'a>(rulebook: &Rulebook, public: &'a Public) -> Vec<&'a Counter> {
    let legs = [Mobility::HardVehicle, Mobility::SoftVehicle, Mobility::Foot];
    let of = |legs| public.counters.iter().find(|counter| rulebook.kind(counter).moves == legs);
    legs.into_iter().filter_map(of).collect()
}

/// The map without units, for paths.
pub(super) struct Ground<'a> {
    rulebook: &'a Rulebook,
    bare: Public,
    /// Whether mined hexes are closed.
    dry: bool,
}

impl<'a> Ground<'a> {
    /// The ground of this position.
    pub fn new(rulebook: &'a Rulebook, public: &Public) -> Self {
        let mut bare = public.clone();
        bare.counters.clear();
        Self { rulebook, bare, dry: false }
    }

    /// The ground with all mined hexes closed.
    fn past_mines(&self) -> Self {
        Self { rulebook: self.rulebook, bare: self.bare.clone(), dry: true }
    }

    /// The distances to each of these goals for the mobilities in the game.
    fn fields(&self, public: &Public, goals: &[Hex]) -> Vec<Field> {
        let walkers = walkers(self.rulebook, public);
        let field = |goal: &Hex| {
            let mut by_legs = [const { None }; 4];
            for walker in &walkers {
                by_legs[self.rulebook.kind(walker).moves as usize] = Some(self.to(&[*goal], walker));
            }
            (*goal, by_legs)
        };
        goals.iter().map(field).collect()
    }

    /// The ground with one more mined hex.
    pub fn mined(&self, hex: Hex, mines: Mines) -> Self {
        let mut bare = self.bare.clone();
        bare.mines.insert(hex, mines);
        Self { rulebook: self.rulebook, bare, dry: self.dry }
    }

    /// Half points from all hexes to the nearest of these goals.
    pub fn to(&self, goals: &[Hex], walker: &Counter) -> HexMap<u16> {
        let board = &self.rulebook.board;
        spread(board, goals.iter().map(|goal| (*goal, 0)), |near, far, _| self.cost(walker, far, near))
    }

    /// Half points to all hexes from the nearest of these hexes.
    pub fn from(&self, starts: &[Hex], walker: &Counter) -> HexMap<u16> {
        let board = &self.rulebook.board;
        spread(board, starts.iter().map(|start| (*start, 0)), |near, far, _| self.cost(walker, near, far))
    }

    fn cost(&self, walker: &Counter, from: Hex, to: Hex) -> Option<u16> {
        if self.dry && self.bare.mines.contains_key(&to) {
            return None;
        }
        let points = step(self.rulebook, &self.bare, walker, from, to).ok()?;
        let mined = self.bare.mines.get(&to).map_or(0.0, |mines| MINED * mine_loss(self.rulebook, *mines));
        Some(points.0 + mined as u16)
    }
}

/// The part of a unit that a passage through such mines costs, from 0 to 1: they attack twice.
pub(super) fn mine_loss(rulebook: &Rulebook, mines: Mines) -> f64 {
    let loss = |die| match mine_result(&rulebook.charts, mines, die) {
        CombatResult::Nothing => 0.0,
        CombatResult::Pin => 0.1,
        CombatResult::WillPanic => 0.12,
        CombatResult::Disrupted(degree) => f64::from(degree) / 4.0,
    };
    let once: f64 = (1..=6).map(loss).sum::<f64>() / 6.0;
    (2.0 * once).min(1.0)
}
