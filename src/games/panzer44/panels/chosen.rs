//! The task of the selected unit in this phase, for *What now*.

use super::context::PanelContext;
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
pub(super) fn sentence(panel: &PanelContext) -> Option<String> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let unit = panel.selected().filter(|counter| counter.side == side)?;
    let told = match public.phase {
        phase if phase.is_set_up() => "drag it onto a highlighted hex, or click the hex.".to_owned(),
        Phase::Plot => plotted(panel, unit),
        phase if phase.is_fire() => fires(panel, unit),
        phase if phase.is_movement() => match (points_to_move(rulebook, public, unit), works(panel, unit)) {
            (Ok(left), _) => format!("{left} MP left. Drag it along its path."),
            (_, Some(told)) => told,
            // The sentence names the unit itself.
            (Err(why), _) => {
                return Some(format!("{}.", Panzer44::in_names(rulebook, public, &why.to_string())));
            }
        },
        _ => return None,
    };
    Some(format!("{}: {told}", panel.name(unit.id)))
}

fn plotted(panel: &PanelContext, unit: &Counter) -> String {
    let (rulebook, public) = panel.game();
    match panel.state.own.draft.plot.orders.get(&unit.id) {
        Some(task) => format!("{} is on the sheet.", task_told(rulebook, public, task)),
        None if unit.is_helpless() => "it cannot receive an order now.".to_owned(),
        None => "no order yet. Drag it to a target or along its path.".to_owned(),
    }
}

/// The task in the movement phase of a unit that does not move.
fn works(panel: &PanelContext, unit: &Counter) -> Option<String> {
    let (rulebook, public) = panel.game();
    let (_, task) = open_duties(rulebook, public, unit.side).find(|(counter, _)| counter.id == unit.id)?;
    Some(match (task, unit.carrier()) {
        (Task::Unload, Some(_)) if may_unload(rulebook, public, unit.side, unit.id).is_ok() => {
            "it can unload here.".to_owned()
        }
        (Task::Unload, Some(carrier)) => format!("it unloads when {} has moved.", panel.name(carrier)),
        _ => format!("its order is still to be executed: {}.", task_told(rulebook, public, &task)),
    })
}

fn fires(panel: &PanelContext, unit: &Counter) -> String {
    let (public, side) = (panel.state.public, panel.state.own.acting);
    let shot = shots(public, side).find(|(shooter, _)| *shooter == unit.id);
    match shot {
        Some((_, hex)) => format!("its target is {}.", panel.place(hex)),
        None => "it has no shot left in this phase.".to_owned(),
    }
}
