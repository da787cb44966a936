//! Carries out the wishes that only the panels of one game know.

use super::asked::Asked;
use crate::{
    panels::Action,
    table::{drag::Touch, tabled::OnTable},
};
use bevy::prelude::*;

/// Lets the game change its plan by the requests of its panels, and passes on the units selected in them.
pub(super) fn grant_wishes<G: OnTable>(mut asked: MessageReader<Asked>, mut touch: Touch<G>) {
    for Asked(action) in asked.read() {
        match action {
            Action::Own(wish) => {
                if let Some(meant) = touch.plan(|now, plan| G::grant_wish(now, plan, wish)) {
                    touch.carry_out(meant);
                }
            }
            Action::Select(_) => _ = touch.plan(|_, plan| G::selection_changed(plan)),
            _ => {}
        }
    }
}
