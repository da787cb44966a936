//! Combats on the map.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Text, say, t},
    },
    games::squad::{
        rules::{
            Rulebook, Squad,
            event::{Event, Kind, Lost},
            kinds::Arm,
            position::{Mission, Public, decision::Decision},
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

    fn off_map(_: &Public, event: &Event) -> Option<WeaponClass> {
        match event.itself() {
            Event::Attacked { kind: Kind::Mission(Mission::FighterBomber), .. } => {
                Some(WeaponClass::Aircraft)
            }
            Event::Attacked { kind: Kind::Mission(_), .. } => Some(WeaponClass::Indirect),
            // An armoured vehicle under a mission is attacked by itself (19.4).
            Event::Attacked { kind: Kind::AntiTank, by, .. } if by.is_empty() => Some(WeaponClass::Indirect),
            _ => None,
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
                vec![Effect::Passing(EffectAt::Hex(*hex), points_of(public, *hex, *points))]
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
            // A squad may fire at a vehicle and shoot at it with its anti-tank weapon in one order.
            Kind::Fire | Kind::Opportunity | Kind::Lane => t!("squad-scene-effect-fire-none"),
            _ => t!("squad-scene-effect-none"),
        })
    }
}

/// The points on a hex, with the side that must still pay them: both sides may have units there after an assault.
fn points_of(public: &Public, hex: Hex, points: u16) -> String {
    let words = points_text(points).plain();
    match public.owed {
        Some(Decision::Casualties { side, hex: at, .. }) if at == hex => {
            say!("squad-scene-effect-points", side = side, points = words)
        }
        _ => words,
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::{kinds::Side, set_up};

    /// Points that must still be paid are those of a side: the other one may be in the same hex.
    #[test]
    fn points_are_those_of_the_side_that_pays() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let mut public = set_up::start(&rulebook, &rulebook.scenario);
        let [here, elsewhere] = ["1007", "1008"].map(|hex| hex.parse::<Hex>().unwrap());
        public.owed =
            Some(Decision::Casualties { side: Side::German, hex: here, points: 4, hits: Vec::new() });
        assert_eq!(points_of(&public, here, 4), "Germans: 4 casualty points");
        assert_eq!(points_of(&public, elsewhere, 1), "1 casualty point");
    }
}
