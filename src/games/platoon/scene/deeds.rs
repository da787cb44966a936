//! Combats on the map.

use crate::{
    engine::{counters::UnitId, text::say},
    games::platoon::{
        rules::{
            Platoon, Rulebook, combat::Kind, counter::Place, event::Event, kinds::Class, position::Public,
            scenario::charts::CombatResult,
        },
        words::{names::unit_name, story::result_name},
    },
    scene::deed::{Effect, EffectAt, HasDeeds, Manner, WeaponClass},
};

impl HasDeeds for Platoon {
    fn manner(event: &Event) -> Manner {
        match event.itself() {
            Event::Attacked { kind: Kind::Assault | Kind::Overrun, .. } => Manner::Assault,
            Event::Attacked { kind: Kind::Mines, .. } => Manner::OffMap,
            _ => Manner::Fire,
        }
    }

    fn weapon(rulebook: &Rulebook, public: &Public, event: &Event, unit: UnitId) -> WeaponClass {
        let is_indirect =
            matches!(event.itself(), Event::Shelled { .. } | Event::Attacked { kind: Kind::Indirect, .. });
        match public.find(unit).map(|counter| rulebook.kind(counter).class) {
            _ if is_indirect => WeaponClass::Indirect,
            Some(Class::M) => WeaponClass::Indirect,
            Some(Class::A | Class::H | Class::Howitzer) => WeaponClass::Gun,
            Some(Class::I | Class::C | Class::ArmedCarrier) | None => WeaponClass::SmallArms,
        }
    }

    /// Batteries beside the map are units of their side, in no hex (18.4).
    fn off_map(public: &Public, event: &Event) -> Option<WeaponClass> {
        let (Event::Attacked { by, .. } | Event::Shelled { by, .. }) = event.itself() else { return None };
        let battery = by.first().and_then(|unit| public.find(*unit))?;
        (battery.place == Place::OffBoard).then_some(WeaponClass::Indirect)
    }

    fn struck(event: &Event) -> &[UnitId] {
        match event.itself() {
            Event::Attacked { struck, .. } => struck,
            _ => &[],
        }
    }

    fn effects(rulebook: &Rulebook, public: &Public, event: &Event) -> Vec<Effect> {
        let name = |unit: &UnitId| unit_name(rulebook, public, *unit);
        match event.itself() {
            Event::Shelled { hex, .. } => {
                vec![Effect::Nothing(EffectAt::Hex(*hex), say!("platoon-scene-no-visible-effect"))]
            }
            Event::Suffered { unit, result } => match result {
                CombatResult::None => {
                    vec![Effect::Nothing(EffectAt::Unit(*unit), result_name(*result).plain())]
                }
                CombatResult::D => {
                    vec![Effect::Said(
                        EffectAt::Unit(*unit),
                        say!("platoon-scene-dispersed", unit = name(unit)),
                    )]
                }
                // The event of the marker or of the loss follows.
                CombatResult::DD | CombatResult::X => Vec::new(),
            },
            Event::Dispersed { unit, .. } => {
                vec![Effect::Said(EffectAt::Unit(*unit), say!("platoon-scene-dispersed", unit = name(unit)))]
            }
            Event::Destroyed { unit, .. } => {
                vec![Effect::Lost(*unit, say!("platoon-scene-eliminated", unit = name(unit)))]
            }
            Event::FortHit { hex, falls } => {
                let words = match *falls {
                    true => say!("platoon-scene-fort-falls"),
                    false => say!("platoon-scene-fort-holds"),
                };
                vec![Effect::Said(EffectAt::Hex(*hex), words)]
            }
            Event::FellOff { unit, .. } => {
                vec![Effect::Said(EffectAt::Unit(*unit), say!("platoon-scene-falls-off", unit = name(unit)))]
            }
            _ => Vec::new(),
        }
    }
}
