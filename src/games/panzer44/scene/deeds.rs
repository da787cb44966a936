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
                let (at, result) = (EffectAt::Hex(*hex), *result);
                if result == CombatResult::Nothing {
                    return vec![Effect::Nothing(at, result_text(result).plain())];
                }
                // A unit that was disrupted already is so to a higher degree than the result says (6.4.3).
                let degree = public.find(*unit).map(|counter| counter.condition.disruption);
                let result = match (result, degree) {
                    (CombatResult::Disrupted(by), Some(degree)) if degree > by && degree < 4 => {
                        CombatResult::Disrupted(degree)
                    }
                    _ => result,
                };
                let text = t!("panzer44-scene-effect", unit = *unit, result = result_arg(result));
                vec![Effect::Said(at, text.shown(&Known { rulebook, public }))]
            }
            Event::Destroyed { unit, .. } => {
                let name = unit_name(rulebook, public, *unit);
                vec![Effect::Lost(*unit, say!("panzer44-scene-eliminated", unit = name))]
            }
            _ => Vec::new(),
        }
    }
}
