//! What viewers are told.

use crate::{
    games::guderian::{
        panels::caption::{caption, fight_of},
        rules::Guderian,
    },
    panels::caption::Caption,
    planning::Plan,
    table::viewers::presenter::{Captioned, Seen},
};

impl Captioned for Guderian {
    type Plan = Plan<Self>;

    fn caption(seen: &Seen<Self>) -> Caption {
        let public = &seen.position.public;
        let fight = fight_of(seen.rulebook, seen.orders);
        let planned = seen
            .plan
            .map(|plan| &plan.0.attack)
            .filter(|plan| !plan.is_empty())
            .map(|plan| plan.weighed(public));
        caption(seen.rulebook, public, seen.log, fight.as_ref(), planned.as_ref(), seen.clock)
    }
}
