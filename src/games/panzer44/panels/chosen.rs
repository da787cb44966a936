//! The task of the selected unit in this phase, for *What now*.

use super::context::PanelContext;
use crate::{
    engine::{text::say, wording::capital},
    games::panzer44::{
        rules::{
            conduct::{
                direct_fire::shots,
                transport::{may_unload, open_duties},
            },
            counter::Counter,
            movement::points_to_move,
            phase::Phase,
            plot::Task,
        },
        words::{names::Known, order_words::task_told},
    },
};

/// The selected unit with its task; none if no unit is selected, or if it has no task in this phase.
pub(super) fn sentence(panel: &PanelContext) -> Option<String> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let unit = panel.selected().filter(|counter| counter.side == side)?;
    Some(match public.phase {
        phase if phase.is_set_up() => say!("panzer44-panels-chosen-set-up", unit = panel.name(unit.id)),
        Phase::Plot => plotted(panel, unit),
        phase if phase.is_fire() => fires(panel, unit),
        phase if phase.is_movement() => match (points_to_move(rulebook, public, unit), works(panel, unit)) {
            (Ok(left), _) => say!("panzer44-panels-chosen-left", unit = panel.name(unit.id), points = left),
            (_, Some(told)) => told,
            // The sentence names the unit itself.
            (Err(why), _) => {
                let why = why.text().shown(&Known { rulebook, public });
                say!("panzer44-panels-chosen-refused", why = capital(&why))
            }
        },
        _ => return None,
    })
}

fn plotted(panel: &PanelContext, unit: &Counter) -> String {
    let ((rulebook, public), name) = (panel.game(), panel.name(unit.id));
    match panel.state.own.draft.plot.orders.get(&unit.id) {
        Some(task) => {
            let order = task_told(rulebook, public, task);
            say!("panzer44-panels-chosen-ordered", unit = name, order = order)
        }
        None if unit.is_helpless() => say!("panzer44-panels-chosen-helpless", unit = name),
        None => say!("panzer44-panels-chosen-no-order", unit = name),
    }
}

/// The task in the movement phase of a unit that does not move.
fn works(panel: &PanelContext, unit: &Counter) -> Option<String> {
    let (rulebook, public) = panel.game();
    let (_, task) = open_duties(rulebook, public, unit.side).find(|(counter, _)| counter.id == unit.id)?;
    let name = panel.name(unit.id);
    Some(match (task, unit.carrier()) {
        (Task::Unload, Some(_)) if may_unload(rulebook, public, unit.side, unit.id).is_ok() => {
            say!("panzer44-panels-chosen-unload", unit = name)
        }
        (Task::Unload, Some(carrier)) => {
            say!("panzer44-panels-chosen-unload-later", unit = name, carrier = panel.name(carrier))
        }
        _ => {
            let order = task_told(rulebook, public, &task);
            say!("panzer44-panels-chosen-order-open", unit = name, order = order)
        }
    })
}

fn fires(panel: &PanelContext, unit: &Counter) -> String {
    let (public, side) = (panel.state.public, panel.state.own.acting);
    let shot = shots(public, side).find(|(shooter, _)| *shooter == unit.id);
    let name = panel.name(unit.id);
    match shot {
        Some((_, hex)) => say!("panzer44-panels-chosen-target", unit = name, hex = panel.place(hex)),
        None => say!("panzer44-panels-chosen-no-shot", unit = name),
    }
}
