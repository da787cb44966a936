//! Combats on the map.

use crate::{
    engine::{
        counters::UnitId,
        text::{say, t},
    },
    games::panzer44::{
        rules::{
            Panzer44, Rulebook,
            combat::results::CombatResult,
            counter::Place,
            event::{Attacker, Event},
            kinds::Class,
            position::Public,
        },
        words::{
            names::{Known, unit_name},
            story::{result_arg, result_text},
        },
    },
    scene::deed::{Effect, EffectAt, HasDeeds, Manner, WeaponClass},
};
use std::slice::from_ref;

impl HasDeeds for Panzer44 {
    fn manner(event: &Event) -> Manner {
        match event {
            Event::Attacked { .. } => Manner::Fire,
            _ => Manner::OffMap,
        }
    }

    fn weapon(rulebook: &Rulebook, public: &Public, _: &Event, unit: UnitId) -> WeaponClass {
        let gun = public.find(unit).and_then(|counter| rulebook.kind(counter).gun.as_ref());
        match gun.map(|gun| gun.class) {
            Some(Class::M) => WeaponClass::Gun,
            Some(Class::H) => WeaponClass::Indirect,
            Some(Class::R) | None => WeaponClass::SmallArms,
        }
    }

    fn off_map(_: &Public, event: &Event) -> Option<WeaponClass> {
        match event {
            Event::Attacked { by: Attacker::Battery(..), .. } => Some(WeaponClass::Indirect),
            Event::Attacked { by: Attacker::Air(_), .. } => Some(WeaponClass::Aircraft),
            _ => None,
        }
    }

    fn struck(event: &Event) -> &[UnitId] {
        match event {
            Event::Attacked { unit, .. } | Event::Mined { unit, .. } => from_ref(unit),
            _ => &[],
        }
    }

    fn effects(rulebook: &Rulebook, public: &Public, event: &Event) -> Vec<Effect> {
        match event {
            Event::Attacked { unit, hex, result, .. } | Event::Mined { unit, hex, result, .. } => {
                if *result == CombatResult::Nothing {
                    return vec![Effect::Nothing(EffectAt::Hex(*hex), result_text(*result).plain())];
                }
                // A passenger suffers the results of its carrier (11.4).
                let aboard = public.passenger(*unit).map(|counter| counter.id);
                let hit = [Some(*unit), aboard].into_iter().flatten();
                hit.map(|unit| fate(rulebook, public, unit, *result)).collect()
            }
            Event::Destroyed { unit, .. } => {
                let name = unit_name(rulebook, public, *unit);
                vec![Effect::Lost(*unit, say!("panzer44-scene-eliminated", unit = name))]
            }
            _ => Vec::new(),
        }
    }
}

/// The final words on a unit that has this result.
fn fate(rulebook: &Rulebook, public: &Public, unit: UnitId, result: CombatResult) -> Effect {
    let degree = degree(rulebook, public, unit);
    let words = match result {
        CombatResult::Disrupted(by) if by < 4 && degree >= 4 => {
            say!("panzer44-scene-eliminated-again", unit = unit_name(rulebook, public, unit))
        }
        result => {
            let result = match result {
                CombatResult::Disrupted(by) => CombatResult::Disrupted(by.max(degree)),
                other => other,
            };
            let text = t!("panzer44-scene-effect", unit = unit, result = result_arg(result));
            text.shown(&Known { rulebook, public })
        }
    };
    Effect::Fate(unit, words)
}

/// The degree of a unit's disruption with the results that are still to be applied: one that was disrupted already is so
/// to a higher degree than a result says. An eliminated unit has degree 4 (6.4.3, 15.3).
pub(super) fn degree(rulebook: &Rulebook, public: &Public, unit: UnitId) -> u8 {
    let Some(counter) = public.find(unit) else { return 0 };
    let hit = match counter.place {
        Place::Destroyed => return 4,
        Place::Aboard(carrier) => carrier,
        _ => unit,
    };
    let waiting =
        public.hits.iter().filter(|waiting| waiting.unit == hit).filter_map(|waiting| {
            if let CombatResult::Disrupted(by) = waiting.result { Some(by) } else { None }
        });
    let held = counter.condition.disruption;
    let sum = match rulebook.options.disruption_max {
        true => waiting.fold(held, u8::max),
        false => waiting.fold(held, u8::saturating_add),
    };
    sum.min(4)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::panzer44::rules::{kinds::Side, position::Hit, set_up};

    /// The words for a unit that was disrupted before state its new degree, or that the further disruption eliminates it, also while
    /// results wait for the fire of both sides (6.4.3, 15.3).
    #[test]
    fn a_further_disruption_is_told_with_its_sum() {
        let rulebook = Rulebook::load("vauclair").unwrap();
        let start = set_up::start(&rulebook, 1).public;
        let unit = start.counters.iter().find(|counter| counter.side == Side::German).unwrap().id;
        let name = unit_name(&rulebook, &start, unit);
        let came = |held: u8, waiting: &[u8], place: Option<Place>| {
            let mut public = start.clone();
            let result = |by: &u8| Hit { unit, result: CombatResult::Disrupted(*by) };
            public.hits = waiting.iter().map(result).collect();
            for counter in public.counters.iter_mut().filter(|counter| counter.id == unit) {
                counter.condition.disruption = held;
                counter.place = place.unwrap_or(counter.place);
            }
            match fate(&rulebook, &public, unit, CombatResult::Disrupted(2)) {
                Effect::Fate(of, words) if of == unit => words,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(came(0, &[2], None), format!("{name} disrupted (D2)"));
        assert_eq!(came(1, &[2], None), format!("{name} disrupted (D3)"));
        assert_eq!(came(3, &[], None), format!("{name} disrupted (D3)"));
        assert_eq!(came(2, &[2], None), format!("{name} eliminated: disrupted again"));
        assert_eq!(came(2, &[], Some(Place::Destroyed)), format!("{name} eliminated: disrupted again"));
    }
}
