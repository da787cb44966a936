//! Changes of the plan by the panels.

use super::{ClickMode, Pointing, Wish};

/// Changes the plan by the request.
pub fn grant(pointing: &mut Pointing, wish: &Wish) {
    match wish {
        Wish::ClickMode(clicks) => {
            pointing.clicks = *clicks;
            pointing.sight = None;
            if *clicks != ClickMode::Select {
                pointing.plan = None;
            }
        }
        Wish::Toggle(unit) => {
            let left_out = &mut pointing.left_out;
            let _ = left_out.remove(unit) || left_out.insert(*unit);
        }
        Wish::Take(unit) => {
            if let Some(plan) = &mut pointing.plan {
                match plan.units.iter().position(|other| other == unit) {
                    Some(at) => _ = plan.units.remove(at),
                    None => plan.units.push(*unit),
                }
                if plan.units.is_empty() {
                    pointing.plan = None;
                }
            }
        }
        Wish::Choose(number) => pointing.chosen = Some(*number),
        Wish::Leave => pointing.plan = None,
        Wish::Unseen(on) => pointing.unseen = *on,
    }
}
