//! Combats on the map.

use crate::{
    engine::{
        counters::UnitId,
        text::{Text, say, t},
    },
    games::squad::{
        rules::{
            Rulebook, Squad,
            event::{Event, Kind, Lost},
            kinds::Arm,
            position::Public,
            scenario::units::UnitType,
        },
        words::{names::unit_name, story::points_text},
    },
    scene::deed::{Effect, EffectAt, HasDeeds, Manner, WeaponClass},
};

impl HasDeeds for Squad {
    fn manner(event: &Event) -> Manner {
        match event.itself() {
            Event::Attacked { kind: Kind::Assault | Kind::Overrun, .. } => Manner::Assault,
            Event::Attacked { kind: Kind::Mission(_), .. } => Manner::OffMap,
            _ => Manner::Fire,
        }
    }

    fn weapon(rulebook: &Rulebook, public: &Public, event: &Event, unit: UnitId) -> WeaponClass {
        // Infantry may use a weapon that is no counter of its own against a tank.
        let at_armour =
            matches!(event.itself(), Event::Attacked { kind: Kind::AntiTank | Kind::LastShot, .. });
        let of_type = public.find(unit).map(|counter| class_of(rulebook.kind(counter)));
        match of_type {
            Some(WeaponClass::SmallArms) | None if at_armour => WeaponClass::Gun,
            of_type => of_type.unwrap_or(WeaponClass::SmallArms),
        }
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
            // The owner decides how they are paid.
            Event::Points { hex, points } => {
                vec![Effect::Passing(EffectAt::Hex(*hex), points_text(*points).plain())]
            }
            Event::Hit { unit, .. } => {
                vec![Effect::Passing(
                    EffectAt::Unit(*unit),
                    say!("squad-scene-effect-hit", unit = name(unit)),
                )]
            }
            Event::Suffered { unit, lost } => vec![suffered(*unit, *lost, &name(unit))],
            _ => Vec::new(),
        }
    }

    fn without_effect(attack: &Event) -> Option<Text> {
        let Event::Attacked { kind, .. } = attack.itself() else { return None };
        Some(match kind {
            Kind::AntiTank | Kind::LastShot => t!("squad-scene-effect-missed"),
            Kind::Assault => t!("squad-scene-effect-repelled"),
            // Shells may fall on units that the other side does not see (22.2).
            Kind::Mission(_) => t!("squad-scene-effect-not-seen"),
            _ => t!("squad-scene-effect-none"),
        })
    }
}

fn class_of(kind: &UnitType) -> WeaponClass {
    let is_cannon = kind.gun().is_some() || kind.afv().is_some_and(|afv| afv.cannon.is_some());
    match kind.weapon().map(|weapon| weapon.arm) {
        Some(Arm::Mortar) => WeaponClass::Indirect,
        Some(Arm::AntiTank) => WeaponClass::Gun,
        _ if is_cannon => WeaponClass::Gun,
        _ => WeaponClass::SmallArms,
    }
}

/// The loss of a unit, in the words at its hex.
fn suffered(unit: UnitId, lost: Lost, name: &str) -> Effect {
    let words = match lost {
        Lost::Spared => say!("squad-scene-effect-spared", unit = name),
        Lost::Pinned => say!("squad-scene-effect-pinned", unit = name),
        Lost::Reduced(_) => say!("squad-scene-effect-reduced", unit = name),
        Lost::ReducedAndPinned(_) => say!("squad-scene-effect-reduced-and-pinned", unit = name),
        Lost::Immobile => say!("squad-scene-effect-immobile", unit = name),
        Lost::Eliminated => {
            return Effect::Lost(unit, say!("squad-scene-effect-eliminated", unit = name));
        }
        Lost::Left => return Effect::Lost(unit, say!("squad-scene-effect-abandoned", unit = name)),
    };
    Effect::Said(EffectAt::Unit(unit), words)
}
