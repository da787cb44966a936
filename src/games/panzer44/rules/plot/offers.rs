//! The possible orders of a plot as a list: for highlights and for computer players.

use super::{
    Barrage, Instruction, Task, may_plot,
    whole::{may_call, may_strike},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        counter::Place,
        kinds::{Pattern, Side},
        position::Public,
        rulebook::Rulebook,
    },
};
use std::collections::BTreeSet;

/// All orders that may be plotted for a unit, with opportunity fire at any entering unit. Orders that must agree with
/// another unit's order are among them.
pub fn choices(rulebook: &Rulebook, public: &Public, side: Side, unit: UnitId) -> Vec<Task> {
    let Some(counter) = public.find(unit) else { return Vec::new() };
    let mut tasks = vec![Task::Move, Task::Unload];
    if let Place::Map(hex) = counter.place {
        let enemies: BTreeSet<Hex> = public.on_map(side.enemy()).map(|(_, hex)| hex).collect();
        tasks.extend(enemies.into_iter().map(|target| Task::Fire { target }));
        if let Some(gun) = rulebook.kind(counter).gun {
            for target in rulebook.board.hexes().filter(|target| hex.distance(*target) <= gun.range) {
                tasks.push(Task::Watch { target, at: Instruction::First });
                for pattern in [Pattern::Tight, Pattern::Loose] {
                    tasks.push(Task::Bombard { target, pattern });
                }
            }
        }
        tasks.extend(public.stack(hex).map(|other| Task::Load { with: other.id }));
        let near = rulebook.board.neighbours(hex).iter().flatten().copied();
        tasks.extend(near.clone().map(|to| Task::Blow { to }));
        tasks.extend(near.chain([hex]).map(|hex| Task::Clear { hex }));
    }
    tasks.retain(|task| may_plot(rulebook, public, side, unit, task).is_ok());
    tasks
}

/// The orders that may be plotted for a unit without a target on the map.
pub fn plain_choices(rulebook: &Rulebook, public: &Public, side: Side, unit: UnitId) -> Vec<Task> {
    let plain = |task: &Task| match task {
        Task::Fire { .. } | Task::Watch { .. } | Task::Bombard { .. } => false,
        // Its own carrier or passenger, not the unit itself.
        Task::Load { with } => *with != unit,
        _ => true,
    };
    choices(rulebook, public, side, unit).into_iter().filter(plain).collect()
}

/// The hexes with enemies on which off-board artillery and close air support may be plotted.
pub fn targets(rulebook: &Rulebook, public: &Public, side: Side) -> (Vec<Barrage>, Vec<Hex>) {
    let mut hexes: Vec<Hex> = public.on_map(side.enemy()).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let mut barrages = Vec::new();
    for battery in &rulebook.scenario.force(side).off_board {
        for target in &hexes {
            for pattern in [Pattern::Tight, Pattern::Loose] {
                barrages.push(Barrage { battery: battery.id, target: *target, pattern });
            }
        }
    }
    barrages.retain(|barrage| may_call(rulebook, public, side, barrage).is_ok());
    hexes.retain(|hex| {
        public.sorties_left[side.number()] > 0 && may_strike(rulebook, public, side, *hex).is_ok()
    });
    (barrages, hexes)
}
