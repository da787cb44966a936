//! Retreats (9.7): the routes along which the opponent may send a stack.

use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        counter::Piece,
        kinds::Side,
        movement::{is_closed_column, stacking::overflow},
        position::Public,
        rulebook::Rulebook,
        supply::zones::in_enemy_zone,
    },
};

/// The routes open to a stack, all equally good for its owner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Routes {
    /// Each route without its start; none if the stack is eliminated.
    pub paths: Vec<Vec<Hex>>,
    /// Number of units of the stack over the limit at the end of any route.
    pub overflow: usize,
}

/// Units that retreat together.
pub struct Retreat<'a> {
    pub stack: &'a [Piece],
    pub from: Hex,
    /// Hexes to retreat.
    pub amount: u8,
    /// All units that retreat in this battle: they cancel no zone for each other (9.73).
    pub group: &'a [Piece],
}

impl Retreat<'_> {
    /// The routes that the opponent may choose (9.72).
    ///
    /// Routes on which most units survive come first. Among them each step prefers a vacant hex to one with friendly
    /// units (9.73).
    pub fn routes(&self, rulebook: &Rulebook, public: &Public) -> Routes {
        let Some(side) = self.stack.first().map(|piece| public.counter(*piece).side()) else {
            return Routes::default();
        };
        let mut paths = vec![Vec::new()];
        for _ in 0..self.amount {
            paths = paths.iter().flat_map(|path| self.longer(rulebook, public, side, path)).collect();
        }
        let lost =
            |path: &Vec<Hex>| path.last().map_or(0, |end| overflow(rulebook, public, *end, self.stack));
        let Some(fewest) = paths.iter().map(lost).min() else { return Routes::default() };
        paths.retain(|path| lost(path) == fewest);
        prefer_vacant(public, &mut paths, usize::from(self.amount));
        paths.sort_unstable();
        Routes { paths, overflow: fewest }
    }

    /// The path extended by each hex that it may continue to.
    fn longer(&self, rulebook: &Rulebook, public: &Public, side: Side, path: &[Hex]) -> Vec<Vec<Hex>> {
        let at = path.last().copied().unwrap_or(self.from);
        rulebook
            .board
            .land_neighbours(at)
            .filter(|to| *to != self.from && !path.contains(to))
            .filter(|to| self.may_enter(rulebook, public, side, *to))
            .map(|to| path.iter().copied().chain([to]).collect())
            .collect()
    }

    /// Whether the stack may retreat into the hex (K12.13.3): no enemy, no enemy zone without a friendly unit in the
    /// hex, no closed column.
    fn may_enter(&self, rulebook: &Rulebook, public: &Public, side: Side, to: Hex) -> bool {
        let friend = public.stack(to).any(|piece| !self.group.contains(&piece));
        !public.holds(side.enemy(), to)
            && (friend || !in_enemy_zone(public, side, to))
            && !is_closed_column(rulebook, public, side, to)
    }
}

/// Keeps, step by step, the paths into vacant hexes where there are any (9.73).
fn prefer_vacant(public: &Public, paths: &mut Vec<Vec<Hex>>, steps: usize) {
    for step in 0..steps {
        let all = paths.clone();
        let vacant = |path: &Vec<Hex>| public.holder(path[step]).is_none();
        paths.retain(|path| {
            vacant(path) || !all.iter().any(|other| other[..step] == path[..step] && vacant(other))
        });
    }
}
