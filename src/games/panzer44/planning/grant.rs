//! Changes of the plan by the panels.

use super::{ClickMode, GamePlan, Wish};
use crate::games::panzer44::rules::{
    View, conduct::indirect::falls, phase::Phase, plot::Draft, refusal::Why,
};

/// Changes the draft of a plot, or the state of the mouse, by a wish.
///
/// # Errors
/// The rules forbid the entry in the plot.
pub fn grant(plan: &mut GamePlan, wish: &Wish, view: &View) -> Result<(), Why> {
    let GamePlan { pointing, draft, planned } = plan;
    let plots = view.public.phase == Phase::Plot;
    match wish {
        Wish::Put(unit, task) if plots => draft.put(view, *unit, *task)?,
        Wish::EnterAll => draft.enter_all(view),
        Wish::StrikeOff(unit) => draft.strike_off(view, *unit),
        Wish::Call(barrage) if plots => draft.call(view, *barrage)?,
        Wish::CallOff(battery) => draft.plot.barrages.retain(|barrage| barrage.battery != *battery),
        Wish::Fly(hex) if plots => draft.fly(view, *hex)?,
        Wish::Tool(tool) => draft.tool = *tool,
        Wish::At(at) => draft.at = *at,
        Wish::Clear => *draft = Draft { tool: draft.tool, at: draft.at, ..Draft::default() },
        Wish::ClickMode(clicks) => {
            pointing.clicks = *clicks;
            pointing.sight = None;
            if *clicks != ClickMode::Sight {
                pointing.aimed = None;
            }
        }
        Wish::Choose(order) => {
            pointing.aimed = falls(view.rulebook, view.public, view.side, order).map(|(_, hex)| hex);
            pointing.chosen = Some(order.clone());
        }
        Wish::Aim(hex) => pointing.aimed = *hex,
        Wish::AllAsPlanned => {
            let open = planned.open(view);
            planned.go(open.into_keys());
        }
        Wish::AsPlanned(unit) => planned.go([*unit]),
        Wish::Put(..) | Wish::Call(_) | Wish::Fly(_) => {}
    }
    Ok(())
}
