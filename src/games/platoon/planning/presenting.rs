//! The state shown to viewers, with the planned attack.

use super::{
    plan::{Made, best, options},
    pointing::Pointing,
};
use crate::{
    engine::{
        counters::UnitId,
        orders::{InPlay, Viewer},
    },
    games::platoon::{
        rules::{Platoon, Position, Rulebook, combat::Attack, counter::Place, position::Public},
        scene::{
            caption::{caption, chances},
            fought::Fought,
        },
    },
    planning::Plan,
    scene::{Captioned, Fight, Seen, caption::Caption},
};

impl Captioned for Platoon {
    type Plan = Plan<Self>;

    fn caption(seen: &Seen<Self>) -> Caption {
        let fought = Fought::seen(seen.rolled.map(Vec::as_slice).unwrap_or_default(), Viewer::Both);
        let shown = seen.attack.and_then(|attack| fought.get(..=attack)).unwrap_or(&fought);
        let public = &seen.position.public;
        let planned = seen.plan.and_then(|plan| planned(seen.rulebook, public, &plan.0));
        let planned = planned.as_ref().and_then(|(units, attack)| Some((units.as_slice(), attack.as_ref()?)));
        caption(seen.rulebook, public, seen.log, (shown, seen.clock), planned)
    }

    fn planned_fight(rulebook: &Rulebook, position: &Position, plan: &Plan<Self>) -> Option<Fight> {
        let public = &position.public;
        let (units, attack) = planned(rulebook, public, &plan.0)?;
        let hex = plan.0.plan.as_ref()?.hex;
        let side = InPlay::side(public.find(*units.first()?)?);
        let from = units.iter().filter_map(|unit| public.hex_of(public.find(*unit)?));
        let fight = Fight { attackers: units.clone(), ..Fight::planned(side, vec![hex], from) };
        // Fire into cover without a known unit has no odds.
        let Some(attack) = attack else { return Some(fight) };
        let odds = attack.odds(rulebook).map(|odds| odds.to_string()).unwrap_or_default();
        Some(Fight { odds, chances: chances(rulebook, &attack), ..fight })
    }
}

/// The units of the planned attack and its figures, by what viewers know; none if it is not allowed by that, or if they do
/// not see one of its units (19.2). Indirect fire strikes several units, each at its own odds: the strongest is shown.
fn planned(
    rulebook: &Rulebook,
    public: &Public,
    pointing: &Pointing,
) -> Option<(Vec<UnitId>, Option<Attack>)> {
    let plan = pointing.plan.as_ref()?;
    let is_unseen = |unit: &UnitId| public.find(*unit).is_none_or(|counter| counter.place == Place::Unseen);
    if plan.units.iter().any(is_unseen) {
        return None;
    }
    let options = options(rulebook, public, plan);
    let at = best(rulebook, &options, pointing.chosen).unwrap_or(0);
    let Made { attacks, .. } = options.into_iter().nth(at)?.made.ok()?;
    let strongest = attacks.into_iter().filter_map(|(_, attack)| attack).max_by_key(|attack| attack.column);
    Some((plan.units.clone(), strongest))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::board::Hex,
        games::platoon::{
            planning::pointing::{Plan as PlannedAttack, Way},
            rules::{
                phase::{Phase, Segment},
                set_up,
            },
        },
        scene::FightStage,
    };

    /// The fight has an arrow from each hex, the odds of the flag and the chances of the die (11.3, 11.5). A plan with a
    /// unit that viewers do not see is not shown (19.2).
    #[test]
    fn viewers_see_a_planned_attack_without_hidden_units() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let mut position = set_up::start(&rulebook, 1);
        let mut put = |unit: &str, place: Place| {
            let unit: UnitId = unit.parse().unwrap();
            let counter = position.public.counters.iter_mut().find(|counter| counter.id == unit).unwrap();
            counter.place = place;
            unit
        };
        let at = |hex: &str| Place::Map(hex.parse().unwrap());
        let units = vec![put("ge-pz-4h-1", at("1202")), put("ge-pz-4h-2", at("1202"))];
        put("so-t34-76-1", at("1304"));
        position.public.phase = Phase::First(Segment::DirectFire);
        let hex = |text: &str| text.parse::<Hex>().unwrap();
        let plan = PlannedAttack { way: Way::Direct, units: units.clone(), hex: hex("1304") };
        let plan: Plan<Platoon> = Plan(Pointing { plan: Some(plan), ..Pointing::default() });
        let fight = Platoon::planned_fight(&rulebook, &position, &plan).unwrap();
        assert_eq!((fight.stage, fight.odds.as_str()), (FightStage::Planned, "4-1"));
        assert_eq!(fight.from, [[hex("1202"), hex("1304")]]);
        assert_eq!(fight.attackers, units);
        assert_eq!(fight.chances.iter().map(|chance| u32::from(chance.percent)).sum::<u32>(), 100);
        let hidden = position.public.counters.iter_mut().find(|counter| counter.id == units[1]).unwrap();
        hidden.place = Place::Unseen;
        assert_eq!(Platoon::planned_fight(&rulebook, &position, &plan), None);
        assert_eq!(Platoon::planned_fight(&rulebook, &position, &Plan::default()), None);
    }
}
