//! A game's part of a deed: the manner of its attacks, the weapons of its units, and the effects of its events.

use crate::{
    art::packs::face::Face,
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Going, Happening, Position},
        text::{Text, say},
    },
    scene::HasFaces,
};

/// The manner of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Fire from one hex at another.
    Fire,
    /// An attack on foot, on tracks or by whole formations into the hex of the enemy.
    Assault,
    /// By mines, or from beside the map: no unit on the map attacks.
    OffMap,
}

/// The class of a weapon: its stroke on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WeaponClass {
    /// Rifles and machine guns.
    SmallArms,
    /// Guns and anti-tank weapons that fire directly.
    Gun,
    /// Mortars and artillery that fire indirectly.
    Indirect,
    /// Aircraft, which come over an edge of the map.
    Aircraft,
}

/// The place of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectAt {
    /// In the hex where this unit is.
    Unit(UnitId),
    Hex(Hex),
    /// In the first hex of the last attack.
    Target,
}

/// The effect of an event, in the words of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    Said(EffectAt, String),
    /// The same, until its consequences are known.
    Passing(EffectAt, String),
    /// An attack has no effect: said if there is no other effect in the hex.
    Nothing(EffectAt, String),
    /// The final words on an attacked unit: those of its loss would say the same again.
    Fate(UnitId, String),
    /// A unit lost a step.
    Step(UnitId),
    /// A unit was lost.
    Lost(UnitId, String),
}

/// A game whose combats are shown on the map. The default implementation knows only the facts of its events.
pub trait HasDeeds: HasFaces {
    /// Returns the manner of an attack, by its event.
    fn manner(event: &Self::Event) -> Manner {
        match Self::fact(event).what {
            Happening::Attacked { units: [], .. } => Manner::OffMap,
            _ => Manner::Assault,
        }
    }

    /// Returns the weapon of a unit in the attack of an event.
    fn weapon(_: &Self::Rulebook, _: &Self::Public, _event: &Self::Event, _: UnitId) -> WeaponClass {
        WeaponClass::SmallArms
    }

    /// Returns the weapon of an attack from beside the map; none for mines and for attacks by units on the map.
    fn off_map(_public: &Self::Public, _attack: &Self::Event) -> Option<WeaponClass> {
        None
    }

    /// Returns the attacked units that the event of an attack names.
    fn struck(_: &Self::Event) -> &[UnitId] {
        &[]
    }

    /// Returns the effects of an event. `public` is the public state after the order, laid out for the viewer.
    fn effects(_: &Self::Rulebook, _public: &Self::Public, event: &Self::Event) -> Vec<Effect> {
        match Self::fact(event).what {
            Happening::Lost(unit) => vec![Effect::Lost(unit, say!("scene-effect-lost", unit = unit))],
            Happening::Weakened(unit) => vec![Effect::Step(unit)],
            Happening::Went { units: [unit, ..], path, how: Going::Retreat } => {
                let words = say!("scene-effect-retreats", n = path.len());
                vec![Effect::Said(EffectAt::Unit(*unit), words)]
            }
            _ => Vec::new(),
        }
    }

    /// Returns the face of a counter that was lost, by its place in the list of all. A game that reveals units as they are
    /// attacked shows the revealed one.
    fn lost_face(
        rulebook: &Self::Rulebook,
        before: &Position<Self>,
        _after: &Position<Self>,
        number: usize,
    ) -> Face {
        Self::face(rulebook, before, number)
    }

    /// Returns the text for an attack that is over and has no effect; none if other events state it.
    fn without_effect(_attack: &Self::Event) -> Option<Text> {
        None
    }
}
