//! Strengths, odds, die-roll modifiers, and results, typed from the text (11.2 to 11.8).

use super::scenes::{Land, in_hex};
use super::sight::{Cover, Place};
use kessel::{
    engine::counters::UnitId,
    games::platoon::rules::{
        Rulebook,
        combat::{self, Kind},
        counter::Counter,
        kinds::Class,
        position::Public,
    },
};

/// The combat results table, dice -1 to 7 (11.6).
const RESULTS: [&str; 7] = [
    "D  .  .  .  .  .  .  .  .",
    "DD D  D  .  .  .  .  .  .",
    "X  DD D  D  .  .  .  .  .",
    "X  DD DD D  D  .  .  .  .",
    "X  X  X  DD DD D  D  .  .",
    "X  X  X  X  X  DD DD .  .",
    "X  X  X  X  X  X  X  X  .",
];

pub type Verdict<T> = Result<T, &'static str>;

/// An attack by the opinion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    pub struck: Vec<UnitId>,
    pub strength: i64,
    pub defence: i64,
    pub column: usize,
    pub modifier: i64,
}

/// The target of an attack: units, or the fort in which they are (11.2, 17.3).
pub struct Struck<'a> {
    pub units: Vec<&'a Counter>,
    pub fort: Option<i64>,
}

impl Struck<'_> {
    pub fn defence(&self, land: &Land) -> i64 {
        let sum = self.units.iter().map(|it| i64::from(land.kind(it).defence)).sum();
        self.fort.unwrap_or(sum)
    }

    fn ids(&self) -> Vec<UnitId> {
        self.units.iter().map(|it| it.id).collect()
    }
}

/// The fort of a hex, if its owner's units are in it (17.3).
pub fn fort(public: &Public, at: Place) -> Option<i64> {
    public.forts.get(&super::scenes::hex(at)).map(|fort| i64::from(fort.strength))
}

/// All units in a hex, or the fort (15.4, 16.2).
pub fn everybody<'a>(public: &'a Public, at: Place) -> Struck<'a> {
    match fort(public, at) {
        Some(strength) => Struck { units: Vec::new(), fort: Some(strength) },
        None => Struck { units: in_hex(public, at), fort: None },
    }
}

/// The strength of a weapon (11.3); none if it is not allowed. Indirect fire has no `distance`: at armour it always
/// counts as beyond half range (13.8).
pub fn weapon(land: &Land, firer: &Counter, armoured: bool, distance: Option<i64>) -> Verdict<i64> {
    let kind = land.kind(firer);
    let (factor, range) = (i64::from(kind.attack), i64::from(kind.range));
    let close = distance.is_some_and(|distance| distance <= range / 2);
    match kind.class {
        Class::A if !armoured => Ok(factor / 2),
        Class::A if close => Ok(factor * 2),
        Class::A => Ok(factor),
        Class::H | Class::Howitzer | Class::M if armoured && !close => Ok(factor / 2),
        Class::H | Class::Howitzer | Class::M => Ok(factor),
        Class::I | Class::ArmedCarrier if armoured => Err("11.3: small arms at armour"),
        Class::I | Class::ArmedCarrier => Ok(factor),
        Class::C => Err("2.2: unarmed"),
    }
}

/// Whether a class counts units in a town as armoured (11.4).
pub fn town_is_armour(class: Class) -> bool {
    !matches!(class, Class::I | Class::ArmedCarrier)
}

/// The column, from 0, the worst, after a shift; refused if worse than 1-4 (11.5).
pub fn column(strength: i64, defence: i64, shift: i64) -> Verdict<usize> {
    if strength <= 0 {
        return Err("11.5: no strength");
    }
    let plain = if strength >= defence {
        2 + (strength / defence).min(4)
    } else {
        // 1-2 is column 2, 1-3 column 1.
        4 - (defence + strength - 1) / strength
    };
    usize::try_from((plain + shift).min(6)).map_err(|_| "11.5: worse than 1-4")
}

/// Woods, town, swamp, gully or fort, counted once (11.7).
pub fn is_covered(land: &Land, public: &Public, at: Place) -> bool {
    matches!(land.field.cover(at), Cover::Woods | Cover::Town | Cover::Swamp)
        || land.field.is_in_gully(at)
        || fort(public, at).is_some()
}

/// The die-roll modifiers, except those for calls and open tops (11.7).
pub fn modifier(land: &Land, public: &Public, kind: Kind, struck: &Struck<'_>, at: Place) -> i64 {
    let cover = kind != Kind::Overrun && is_covered(land, public, at);
    let any = |of: fn(&Counter) -> bool| i64::from(struck.units.iter().any(|it| of(it)));
    let of_kind = match kind {
        Kind::Opportunity => 1,
        Kind::Overrun | Kind::Assault => -2,
        _ => 0,
    };
    i64::from(cover) + of_kind - any(|it| it.condition.dispersed) - any(|it| it.condition.quick)
}

/// The attack of a strength at these targets.
pub fn attack(
    land: &Land,
    public: &Public,
    kind: Kind,
    struck: &Struck<'_>,
    at: Place,
    [strength, shift, more]: [i64; 3],
) -> Verdict<Attack> {
    let defence = struck.defence(land);
    let column = column(strength, defence, shift)?;
    let modifier = modifier(land, public, kind, struck, at) + more;
    Ok(Attack { struck: struck.ids(), strength, defence, column, modifier })
}

/// Compares the program's attack with the opinion, with the results of all six dice.
pub fn agree(
    rules: &Rulebook,
    found: Option<&combat::Attack>,
    opinion: Option<&Attack>,
    what: impl Fn() -> String,
) {
    let told = found.map(|found| Attack {
        struck: found.struck.clone(),
        strength: found.strength.into(),
        defence: found.defence.into(),
        column: found.column,
        modifier: found.modifier().into(),
    });
    assert_eq!(told.as_ref(), opinion, "{}", what());
    if let (Some(found), Some(opinion)) = (found, opinion) {
        for die in 1..=6_u8 {
            let row = usize::try_from((i64::from(die) + opinion.modifier).clamp(-1, 7) + 1).unwrap();
            let result = RESULTS[opinion.column].split_whitespace().nth(row).unwrap();
            let told = format!("{:?}", found.result(rules, die)).replace("None", ".");
            assert_eq!(told, result, "die {die}: {}", what());
        }
    }
}
