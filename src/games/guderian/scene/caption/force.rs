//! The units in a combat, in words for viewers, with the names of the log: "18th Panzer Division", "161 Rifle Division
//! and two untried rifle divisions", "two regiments of 7th Panzer Division and 5 Infantry Division".

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

/// The most names of a side.
const NAMED: usize = 3;

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
    if units.is_empty() {
        return None;
    }
    if let [only] = units {
        return Some(Force { words: name_of(rulebook, public, *only), many: false });
    }
    let mut parts: Vec<Part> = Vec::new();
    let mut untried: Vec<(Noun, usize)> = Vec::new();
    let mut named: Vec<&str> = Vec::new();
    for unit in units {
        if let Some(noun) = Noun::of(public, *unit) {
            match untried.iter_mut().find(|(known, _)| *known == noun) {
                Some((_, number)) => *number += 1,
                None => untried.push((noun, 1)),
            }
            continue;
        }
        let division = division_of(rulebook, public, *unit);
        let together = division.map_or(1, |one| {
            let is_in =
                |unit: &&UnitId| division_of(rulebook, public, **unit).is_some_and(|it| it.name == one.name);
            units.iter().filter(is_in).count()
        });
        match division.filter(|_| together > 1) {
            Some(one) if named.contains(&one.name.as_str()) => {}
            Some(one) => {
                named.push(&one.name);
                parts.push(Part::of_division(one, together));
            }
            None => parts.push(Part { words: name_of(rulebook, public, *unit), n: 1, many: false }),
        }
    }
    parts.extend(untried.into_iter().map(|(noun, n)| Part { words: noun.counted(n), n, many: n > 1 }));
    let many = parts.len() > 1 || parts.iter().any(|part| part.many);
    Some(Force { words: joined(cut(parts)), many })
}

fn division_of<'r>(rulebook: &'r Rulebook, public: &Public, unit: UnitId) -> Option<&'r Division> {
    let print = public.counter(public.find(unit)?).print?;
    rulebook.order_of_battle.division_of(print)
}

/// Units that are named together.
struct Part {
    words: String,
    /// Their number.
    n: usize,
    /// Whether the verb is in the plural.
    many: bool,
}

impl Part {
    /// Names so many units of a division: all of it, or some regiments.
    fn of_division(division: &Division, n: usize) -> Self {
        let name = division_name(division);
        if n >= division.members.len() {
            return Self { words: name, n, many: false };
        }
        let words = say!("guderian-scene-force-regiments-of", n = n, number = number(n), division = name);
        Self { words, n, many: true }
    }
}

/// Returns the words of the first parts, and the number of units that are not named.
fn cut(mut parts: Vec<Part>) -> Vec<String> {
    let more: usize = parts.iter().skip(NAMED).map(|part| part.n).sum();
    parts.truncate(NAMED);
    let mut words: Vec<String> = parts.into_iter().map(|part| part.words).collect();
    if more > 0 {
        words.push(say!("guderian-scene-force-more", n = more));
    }
    words
}

/// "one, two and three".
fn joined(units: Vec<String>) -> String {
    say!("guderian-scene-force", units = units)
}

/// The kind of a counter whose name viewers do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Noun {
    UntriedRifle,
    UntriedArmour,
    Unit,
}

impl Noun {
    /// Returns it; none for a unit that is named.
    fn of(public: &Public, unit: UnitId) -> Option<Self> {
        let Some(piece) = public.find(unit) else { return Some(Self::Unit) };
        let counter = public.counter(piece);
        match counter.kind {
            Kind::Rifle if counter.is_untried() => Some(Self::UntriedRifle),
            Kind::Armour => Some(Self::UntriedArmour),
            _ => None,
        }
    }

    /// "two units", "an untried rifle division".
    fn counted(self, n: usize) -> String {
        let number = number(n);
        match self {
            Self::UntriedRifle => say!("guderian-scene-force-untried-rifle", n = n, number = number),
            Self::UntriedArmour => say!("guderian-scene-force-untried-armour", n = n, number = number),
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
        assert_eq!(Noun::Unit.counted(1), "a unit");
        assert_eq!(Noun::Unit.counted(12), "twelve units");
        assert_eq!(Noun::Unit.counted(13), "13 units");
    }

    /// The strip has room for three names.
    #[test]
    fn of_many_units_three_are_named() {
        let part = |words: &str, n| Part { words: words.to_owned(), n, many: n > 1 };
        let three = || vec![part("one", 1), part("two", 1), part("three", 1)];
        assert_eq!(joined(cut(three())), "one, two and three");
        let mut five = three();
        five.extend([part("four", 2), part("five", 1)]);
        assert_eq!(joined(cut(five)), "one, two, three and 3 more");
    }
}
