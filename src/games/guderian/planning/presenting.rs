//! The state shown to viewers.

use crate::{
    games::guderian::{
        planning::preview::{WeighedAttack, promise},
        rules::{Guderian, Rulebook, position::Public},
        scene::caption::{PlannedBattle, caption, fight_of},
    },
    planning::Plan,
    scene::{Captioned, Seen, caption::Caption},
};

impl Captioned for Guderian {
    type Plan = Plan<Self>;

    fn caption(seen: &Seen<Self>) -> Caption {
        let public = &seen.position.public;
        let fight = fight_of(seen.rulebook, seen.orders);
        let planned = seen.plan.map(|plan| &plan.0.attack).filter(|plan| !plan.is_empty());
        let planned = planned.map(|plan| battle(seen.rulebook, public, &plan.weighed(public)));
        caption(seen.rulebook, public, seen.log, fight.as_ref(), planned.as_ref(), seen.clock)
    }
}

/// The battle of a planned attack, for viewers.
pub(in crate::games::guderian) fn battle(
    rulebook: &Rulebook,
    public: &Public,
    planned: &WeighedAttack,
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
