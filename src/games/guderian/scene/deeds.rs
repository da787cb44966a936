//! Combats on the map.

use crate::{
    engine::{counters::UnitId, wording::hexes},
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
            Event::AttackVoid => vec![Effect::Said(EffectAt::Target, "attack void".to_owned())],
            Event::TargetsEmptied { hexes } => {
                let empty = |hex| Effect::Said(EffectAt::Hex(hex), "no unit left".to_owned());
                hexes.iter().copied().map(empty).collect()
            }
            Event::StepLost { unit, .. } => vec![Effect::Step(*unit)],
            Event::Eliminated { unit, .. } => {
                vec![Effect::Lost(*unit, format!("{} eliminated", name(unit)))]
            }
            Event::Retreated { units, from, path, .. } => {
                let verb = if units.len() == 1 { "retreats" } else { "retreat" };
                let words = format!("{verb} {}", hexes(path.len() as u64));
                vec![Effect::Said(EffectAt::Hex(*from), words)]
            }
            Event::Disrupted { units } => {
                let disrupted = |unit| Effect::Said(EffectAt::Unit(unit), "disrupted".to_owned());
                units.iter().copied().map(disrupted).collect()
            }
            _ => Vec::new(),
        }
    }
}
