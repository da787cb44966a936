//! The units in a combat, in words for viewers: "18th Panzer Division", "two rifle divisions and an untried one",
//! "three regiments and the 5th Infantry Division".

use crate::{
    engine::{counters::UnitId, text::say, wording::ordinal},
    games::guderian::{
        rules::{
            Rulebook,
            kinds::Kind,
            position::Public,
            scenario::order_of_battle::{Division, DivisionKind},
        },
        words::names::name_of,
    },
};

/// Some counters in words, and whether the verb after them is a plural.
pub(super) struct Force {
    /// The words, without an initial capital unless they need one.
    pub words: String,
    /// Whether the verb is in the plural.
    pub many: bool,
}

/// Describes these counters in words. Leaders are named after the others.
pub(super) fn force(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> Option<Force> {
    let (leaders, fighters): (Vec<UnitId>, Vec<UnitId>) =
        units.iter().partition(|unit| kind_of(public, **unit) == Some(Kind::Leader));
    let mut force = fighting(rulebook, public, &fighters);
    if force.is_none() {
        let names: Vec<String> = leaders.iter().map(|unit| name_of(rulebook, public, *unit)).collect();
        let many = names.len() > 1;
        return (!names.is_empty()).then(|| Force { words: joined(names), many });
    }
    if let (Some(force), Some(first)) = (&mut force, leaders.first()) {
        let leader = name_of(rulebook, public, *first);
        force.words = say!("guderian-scene-force-under", force = force.words.as_str(), leader = leader);
    }
    force
}

fn kind_of(public: &Public, unit: UnitId) -> Option<Kind> {
    public.find(unit).map(|piece| public.counter(piece).kind)
}

fn fighting(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> Option<Force> {
    let [first, ..] = units else { return None };
    if let [only] = units {
        return Some(Force { words: name_of(rulebook, public, *only), many: false });
    }
    let division = |unit: UnitId| {
        let print = public.counter(public.find(unit)?).print?;
        rulebook.order_of_battle.division_of(print)
    };
    if let Some(one) = division(*first)
        && units.iter().all(|unit| division(*unit).is_some_and(|other| other.name == one.name))
    {
        let whole = units.len() >= one.members.len();
        let name = division_name(one);
        if whole {
            return Some(Force { words: name, many: false });
        }
        let (n, number) = (units.len(), number(units.len()));
        let words = say!("guderian-scene-force-regiments-of", n = n, number = number, division = name);
        return Some(Force { words, many: true });
    }
    let mut groups: Vec<(Noun, usize)> = Vec::new();
    for unit in units {
        let noun = Noun::of(public, *unit);
        match groups.iter_mut().find(|(known, _)| *known == noun) {
            Some((_, number)) => *number += 1,
            None => groups.push((noun, 1)),
        }
    }
    let words = groups.into_iter().map(|(noun, number)| noun.counted(number)).collect();
    Some(Force { words: joined(words), many: true })
}

/// "one, two and three".
fn joined(units: Vec<String>) -> String {
    say!("guderian-scene-force", units = units)
}

/// The kind of a counter, as viewers know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Noun {
    UntriedRifle,
    UntriedArmour,
    Rifle,
    Tank,
    Mechanized,
    Infantry,
    Cavalry,
    Regiment,
    Leader,
    Unit,
}

impl Noun {
    fn of(public: &Public, unit: UnitId) -> Self {
        let Some(piece) = public.find(unit) else { return Self::Unit };
        let counter = public.counter(piece);
        match counter.kind {
            Kind::Rifle if counter.is_untried() => Self::UntriedRifle,
            Kind::Armour => Self::UntriedArmour,
            Kind::Rifle => Self::Rifle,
            Kind::Tank => Self::Tank,
            Kind::Mechanized => Self::Mechanized,
            Kind::Infantry => Self::Infantry,
            Kind::Cavalry => Self::Cavalry,
            Kind::Leader => Self::Leader,
            _ => Self::Regiment,
        }
    }

    /// "two regiments", "an untried rifle division".
    fn counted(self, n: usize) -> String {
        let number = number(n);
        match self {
            Self::UntriedRifle => say!("guderian-scene-force-untried-rifle", n = n, number = number),
            Self::UntriedArmour => say!("guderian-scene-force-untried-armour", n = n, number = number),
            Self::Rifle => say!("guderian-scene-force-rifle", n = n, number = number),
            Self::Tank => say!("guderian-scene-force-tank", n = n, number = number),
            Self::Mechanized => say!("guderian-scene-force-mechanized", n = n, number = number),
            Self::Infantry => say!("guderian-scene-force-infantry", n = n, number = number),
            Self::Cavalry => say!("guderian-scene-force-cavalry", n = n, number = number),
            Self::Regiment => say!("guderian-scene-force-regiment", n = n, number = number),
            Self::Leader => say!("guderian-scene-force-leader", n = n, number = number),
            Self::Unit => say!("guderian-scene-force-unit", n = n, number = number),
        }
    }
}

/// A number as a word, up to twelve.
fn number(n: usize) -> String {
    say!("guderian-scene-number", n = n)
}

/// "18th Panzer Division" for "18 Pz".
fn division_name(division: &Division) -> String {
    let number = division.name.split(' ').next().and_then(|number| number.parse::<u16>().ok());
    let Some(number) = number else { return division.name.clone() };
    let name = ordinal(number);
    match division.kind {
        DivisionKind::Panzer => say!("guderian-scene-division-panzer", ordinal = name, number = number),
        DivisionKind::Motorized => say!("guderian-scene-division-motorized", ordinal = name, number = number),
        DivisionKind::Infantry => say!("guderian-scene-division-infantry", ordinal = name, number = number),
        DivisionKind::Cavalry => say!("guderian-scene-division-cavalry", ordinal = name, number = number),
        DivisionKind::Ss | DivisionKind::Independent => division.name.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_words_up_to_twelve() {
        assert_eq!(Noun::UntriedRifle.counted(1), "an untried rifle division");
        assert_eq!(Noun::Regiment.counted(1), "a regiment");
        assert_eq!(Noun::Regiment.counted(12), "twelve regiments");
        assert_eq!(Noun::Regiment.counted(13), "13 regiments");
    }
}
