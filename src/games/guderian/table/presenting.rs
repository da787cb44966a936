//! What viewers are told.

use super::attack::PlannedAttack;
use crate::{
    games::guderian::{
        panels::{self, promise},
        rules::{Guderian, Rulebook, position::Public},
        scene::caption::{PlannedBattle, caption, fight_of},
    },
    scene::{Captioned, Seen, caption::Caption},
};

impl Captioned for Guderian {
    type Plan = PlannedAttack;

    fn caption(seen: &Seen<Self>) -> Caption {
        let public = &seen.position.public;
        let fight = fight_of(seen.rulebook, seen.orders);
        let planned = seen.plan.filter(|plan| !plan.is_empty());
        let planned = planned.map(|plan| battle(seen.rulebook, public, &plan.shown(public)));
        caption(seen.rulebook, public, seen.log, fight.as_ref(), planned.as_ref(), seen.clock)
    }
}

/// The battle that a planned attack would be, for viewers.
pub(in crate::games::guderian) fn battle(
    rulebook: &Rulebook,
    public: &Public,
    planned: &panels::PlannedAttack,
) -> PlannedBattle {
    let promise = promise(rulebook, public, planned);
    let stacks = planned.targets.iter().flat_map(|hex| public.stack(*hex));
    PlannedBattle {
        attackers: planned.attackers.iter().map(|piece| public.counter(*piece).id).collect(),
        defenders: stacks.map(|piece| public.counter(piece).id).collect(),
        overrun: planned.overrun,
        certain: promise.preview.certain,
        column: promise.likeliest(),
        strength: promise.attack_range(),
        against: promise.defence_range(),
    }
}
