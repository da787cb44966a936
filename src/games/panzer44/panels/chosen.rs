//! The task of the selected unit in this phase, for *What now*.

use super::scene::Scene;
use crate::{
    games::panzer44::{
        rules::{
            Panzer44,
            conduct::{
                direct_fire::shots,
                transport::{may_unload, open_duties},
            },
            counter::Counter,
            movement::points_to_move,
            phase::Phase,
            plot::Task,
        },
        words::order_words::task_told,
    },
    play::feed::Fed,
};

/// The selected unit with its task; none if no unit is selected, or if it has no task in this phase.
pub(super) fn told(scene: &Scene) -> Option<String> {
    let ((rulebook, public), side) = (scene.game(), scene.state.own.acting);
    let unit = scene.selected().filter(|counter| counter.side == side)?;
    let told = match public.phase {
        phase if phase.is_set_up() => "drag it onto a lit hex, or click that.".to_owned(),
        Phase::Plot => plotted(scene, unit),
        phase if phase.is_fire() => fires(scene, unit),
        phase if phase.is_movement() => match (points_to_move(rulebook, public, unit), works(scene, unit)) {
            (Ok(left), _) => format!("{left} points left. Drag it along its way."),
            (_, Some(told)) => told,
            // The sentence names the unit itself.
            (Err(why), _) => {
                return Some(format!("{}.", Panzer44::in_names(rulebook, public, &why.to_string())));
            }
        },
        _ => return None,
    };
    Some(format!("{}: {told}", scene.name(unit.id)))
}

fn plotted(scene: &Scene, unit: &Counter) -> String {
    let (rulebook, public) = scene.game();
    match scene.state.own.draft.plot.orders.get(&unit.id) {
        Some(task) => format!("{} is on the sheet.", task_told(rulebook, public, task)),
        None if unit.is_helpless() => "it can be given no order now.".to_owned(),
        None => "no order yet. Drag it to a target or along its way.".to_owned(),
    }
}

/// The task in the movement phase of a unit that does not move.
fn works(scene: &Scene, unit: &Counter) -> Option<String> {
    let (rulebook, public) = scene.game();
    let (_, task) = open_duties(rulebook, public, unit.side).find(|(counter, _)| counter.id == unit.id)?;
    Some(match (task, unit.carrier()) {
        (Task::Unload, Some(_)) if may_unload(rulebook, public, unit.side, unit.id).is_ok() => {
            "it can get out here.".to_owned()
        }
        (Task::Unload, Some(carrier)) => format!("it gets out when {} has moved.", scene.name(carrier)),
        _ => format!("{} is still to be done.", task_told(rulebook, public, &task)),
    })
}

fn fires(scene: &Scene, unit: &Counter) -> String {
    let (public, side) = (scene.state.public, scene.state.own.acting);
    let shot = shots(public, side).find(|(shooter, _)| *shooter == unit.id);
    match shot {
        Some((_, hex)) => format!("it is to fire at {}.", scene.place(hex)),
        None => "it has no shot left in this phase.".to_owned(),
    }
}
