//! The state shown to viewers.

use crate::{
    engine::{
        board::Hex,
        orders::{InPlay, Position},
    },
    games::guderian::{
        planning::preview::{WeighedAttack, promise},
        rules::{Guderian, Rulebook, position::Public},
        scene::caption::{PlannedBattle, caption, chances, fight_of},
    },
    planning::Plan,
    scene::{Captioned, Fight, Seen, caption::Caption},
};

impl Captioned for Guderian {
    type Plan = Plan<Self>;

    fn caption(seen: &Seen<Self>) -> Caption {
        let public = &seen.position.public;
        let fight = fight_of(seen.rulebook, seen.orders).filter(|_| !seen.is_past);
        let planned = seen.plan.map(|plan| &plan.0.attack).filter(|plan| !plan.is_empty());
        let planned = planned.map(|plan| battle(seen.rulebook, public, &plan.weighed(public)));
        caption(seen.rulebook, public, seen.log, fight.as_ref(), planned.as_ref(), seen.clock)
    }

    fn planned_fight(rulebook: &Rulebook, position: &Position<Self>, plan: &Plan<Self>) -> Option<Fight> {
        let (public, attack) = (&position.public, &plan.0.attack);
        if attack.is_empty() {
            return None;
        }
        let weighed = attack.weighed(public);
        let side = InPlay::side(public.counter(*weighed.attackers.first()?));
        let planned = battle(rulebook, public, &weighed);
        let from: Vec<Hex> =
            weighed.attackers.iter().filter_map(|piece| public.counter(*piece).hex()).collect();
        let odds = rulebook.charts.odds.get(planned.column).map(ToString::to_string).unwrap_or_default();
        let chances = chances(planned.results.iter().copied());
        let attackers = planned.attackers;
        Some(Fight { attackers, odds, chances, ..Fight::planned(side, weighed.targets, from) })
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
        results: promise.results.clone(),
    }
}
