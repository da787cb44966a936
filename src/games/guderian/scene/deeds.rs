//! Combats on the map.

use crate::{
    engine::{counters::UnitId, text::say},
    games::guderian::{
        rules::{Guderian, Rulebook, event::Event, position::Public},
        words::{names::name_of, story::result_name},
    },
    scene::deed::{Effect, EffectAt, HasDeeds, WeaponClass},
};

impl HasDeeds for Guderian {
    /// Divisions and regiments attack with all their weapons.
    fn weapon(_: &Rulebook, _: &Public, _: &Event, _: UnitId) -> WeaponClass {
        WeaponClass::Gun
    }

    fn effects(rulebook: &Rulebook, public: &Public, event: &Event) -> Vec<Effect> {
        let name = |unit: &UnitId| name_of(rulebook, public, *unit);
        match event {
            Event::Resolved { result } => vec![Effect::Passing(EffectAt::Target, result_name(*result))],
            Event::AttackVoid => vec![Effect::Said(EffectAt::Target, say!("guderian-scene-attack-void"))],
            Event::TargetsEmptied { hexes } => {
                let empty = |hex| Effect::Said(EffectAt::Hex(hex), say!("guderian-scene-no-unit-left"));
                hexes.iter().copied().map(empty).collect()
            }
            Event::StepLost { unit, .. } => vec![Effect::Step(*unit)],
            Event::Eliminated { unit, .. } => {
                vec![Effect::Lost(*unit, say!("guderian-scene-eliminated", unit = name(unit)))]
            }
            Event::Retreated { units, from, path, .. } => {
                let words = say!("guderian-scene-retreats", units = units.len(), hexes = path.len());
                vec![Effect::Said(EffectAt::Hex(*from), words)]
            }
            Event::Disrupted { units } => {
                let disrupted = |unit| Effect::Said(EffectAt::Unit(unit), say!("guderian-scene-disrupted"));
                units.iter().copied().map(disrupted).collect()
            }
            _ => Vec::new(),
        }
    }
}
