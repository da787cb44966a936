//! The enemy's hidden plot, dealt by chance: without one it would neither move nor fire in a trial that begins when this
//! side moves.

use crate::{
    engine::board::Hex,
    games::panzer44::rules::{
        View,
        counter::{Counter, Place},
        phase::Phase,
        plot::{Instruction, Plot, Task, may_plot, of},
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// The faces of a die, of six, on which an enemy that may still move is plotted to move.
const MOVES: u8 = 4;

/// Returns a plot that the enemy could have by what the view shows: its revealed orders, and for the other units a move
/// or opportunity fire before one of the units that move now.
pub(super) fn enemy_plot(view: &View<'_>, seed: u64) -> Plot {
    let (public, enemy) = (view.public, view.side.enemy());
    if !public.phase.is_movement() {
        return Plot::default();
    }
    let mut plot = Plot { orders: of(&public.shown, enemy).orders.clone(), ..Plot::default() };
    // Its moves are revealed when its own movement phase opens.
    let is_first = view.rulebook.scenario.first_player == enemy;
    let moves_later = !is_first && public.phase == Phase::FirstMovement;
    let mut chance = ChaCha8Rng::seed_from_u64(!seed);
    let movers = movers(view);
    let hidden = |counter: &&Counter| counter.side == enemy && !counter.is_helpless();
    for counter in public.counters.iter().filter(hidden) {
        if plot.orders.contains_key(&counter.id) || counter.condition.has_fired {
            continue;
        }
        let is_due = matches!(counter.place, Place::Due(_));
        let task = if moves_later && (is_due || chance.random_range(1..=6) <= MOVES) {
            Some(Task::Move)
        } else {
            watch(view, counter, &movers, &mut chance)
        };
        let task = task.filter(|task| may_plot(view.rulebook, public, enemy, counter.id, task).is_ok());
        plot.orders.extend(task.map(|task| (counter.id, task)));
    }
    plot
}

/// The hexes of the units that are to move in this phase.
fn movers(view: &View<'_>) -> Vec<Hex> {
    let shown = &of(&view.public.shown, view.side).orders;
    let moves = |(counter, _): &(&Counter, Hex)| shown.get(&counter.id) == Some(&Task::Move);
    view.public.on_map(view.side).filter(moves).map(|(_, hex)| hex).collect()
}

/// Opportunity fire at the next hex of one of the units that move.
fn watch(view: &View<'_>, counter: &Counter, movers: &[Hex], chance: &mut ChaCha8Rng) -> Option<Task> {
    let from = counter.hex()?;
    let mover = *movers.choose(chance)?;
    let near = view.rulebook.board.neighbours(mover).iter().flatten().copied();
    let target = near.min_by_key(|hex| (hex.distance(from), *hex))?;
    Some(Task::Watch { target, at: Instruction::First })
}
