//! Changes of the plan by the panels.

use super::{GamePlan, Wish};
use crate::{
    games::guderian::rules::Guderian,
    planning::{InputOutcome, Outcomes},
};

/// Changes the plan by the request, or gives the planned order.
pub fn grant(plan: &mut GamePlan, wish: &Wish) -> Outcomes<Guderian> {
    match wish {
        Wish::ResolveAttack => plan.attack.order().map(InputOutcome::Order).into_iter().collect(),
        Wish::CancelAttack => {
            plan.attack.clear();
            vec![InputOutcome::HandledSilently]
        }
        Wish::CallUp => {
            plan.calling_up = true;
            vec![InputOutcome::Select(Vec::new())]
        }
        Wish::AllWays => {
            plan.routing.through.clear();
            vec![InputOutcome::HandledSilently]
        }
    }
}
