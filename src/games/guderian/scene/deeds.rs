//! Combats on the map.

use crate::{
    art::packs::face::Face,
    engine::{counters::UnitId, text::say},
    games::guderian::{
        rules::{Guderian, Position, Rulebook, event::Event, position::Public},
        words::{names::name_of, story::result_name},
    },
    scene::{
        HasFaces,
        deed::{Effect, EffectAt, HasDeeds, WeaponClass},
    },
};

impl HasDeeds for Guderian {
    /// Divisions and regiments attack with all their weapons.
    fn weapon(_: &Rulebook, _: &Public, _: &Event, _: UnitId) -> WeaponClass {
        WeaponClass::Gun
    }

    /// A division that was revealed in the attack is lost with its identity (12.2).
    fn lost_face(rulebook: &Rulebook, before: &Position, after: &Position, number: usize) -> Face {
        let counters = [before, after].map(|position| position.public.counters.get(number));
        let revealed = counters[0].zip(counters[1]).filter(|(old, new)| old.id == new.id && old.is_untried());
        let Some((_, revealed)) = revealed.filter(|(_, new)| !new.is_untried()) else {
            return Self::face(rulebook, before, number);
        };
        let mut known = before.clone();
        if let Some(counter) = known.public.counters.get_mut(number) {
            counter.unit = revealed.unit;
            counter.print = revealed.print;
        }
        Self::face(rulebook, &known, number)
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
