//! The curves of the roads on the printed sheet, step by step: lines along roads follow the print.

use crate::{
    art::painter::road_ways,
    engine::board::Hex,
    scene::{Traced, layout::on_table},
    table::{art::Art, map::printed::Printed},
};
use bevy::{ecs::system::SystemParam, prelude::*};
use std::collections::BTreeMap;

/// The curve of each step by road on the sheet, computed when a line first follows one.
#[derive(Resource, Default)]
pub(super) struct RoadWays {
    /// The number of the rulebook of their sheet.
    of: Option<u64>,
    steps: BTreeMap<(Hex, Hex), Vec<Vec2>>,
}

impl RoadWays {
    #[cfg(test)]
    pub fn of<const N: usize>(steps: [((Hex, Hex), Vec<Vec2>); N]) -> Self {
        Self { of: None, steps: steps.into() }
    }

    /// Returns the curve from a hex to the next, if a road is printed there.
    pub fn along(&self, from: Hex, to: Hex) -> Option<Vec<Vec2>> {
        let back = || self.steps.get(&(to, from)).map(|places| places.iter().rev().copied().collect());
        self.steps.get(&(from, to)).cloned().or_else(back)
    }
}

/// The sheet, and the curves of its roads.
#[derive(SystemParam)]
pub(super) struct RoadFacts<'w> {
    printed: Res<'w, Printed>,
    art: Res<'w, Art>,
    pub ways: ResMut<'w, RoadWays>,
}

impl RoadFacts<'_> {
    /// Computes the roads that these lines follow, if they are not known yet.
    pub fn follow(&mut self, lines: &[Traced]) {
        let known = self.ways.of == Some(self.printed.rulebook) && !self.art.is_changed();
        if known || lines.iter().all(|line| line.road_from.is_none()) {
            return;
        }
        let (Some(print), Some(pack)) = (&self.printed.sheet, &self.art.pack) else { return };
        let ways = road_ways(&print.map, &print.board, &pack.map).into_iter();
        let steps = ways.map(|(step, places)| (step, places.into_iter().map(on_table).collect())).collect();
        *self.ways = RoadWays { of: Some(self.printed.rulebook), steps };
    }
}
