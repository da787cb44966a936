//! The names that players use: a unit by its side, its number and its type.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::Names,
        unit_names::{self, UnitName, formation_name, list_at, list_short, list_units, without_side},
        wording,
    },
    games::platoon::rules::{
        kinds::{Class, Moves, Side},
        position::Public,
        rulebook::Rulebook,
        scenario::units::UnitType,
    },
};

/// The words for the sides in the names of units.
const SIDES: [&str; 2] = ["German", "Soviet"];

/// The name of a unit, without a number if it is the only one of its type. An unknown unit is named by its id.
fn name_of(rulebook: &Rulebook, public: &Public, unit: UnitId) -> UnitName {
    let Some(counter) = public.find(unit) else {
        return UnitName { side: String::new(), number: None, kind: unit.to_string(), part: None };
    };
    let of_type =
        public.counters.iter().filter(|other| (other.kind, other.side) == (counter.kind, counter.side));
    let number =
        unit.as_str().strip_prefix(counter.kind.as_str()).unwrap_or_default().trim_start_matches('-');
    let number = number.parse().ok().filter(|_| of_type.count() > 1);
    let kind = formation(rulebook.kind(counter));
    UnitName { side: counter.side.to_string(), number, kind, part: None }
}

/// The type of a unit and its size: guns that are fired at a distance are batteries, all else platoons.
fn formation(kind: &UnitType) -> String {
    let name = match kind.name.strip_suffix("rockets") {
        Some(stem) => format!("{stem}rocket"),
        None => kind.name.clone(),
    };
    let formation = match kind.moves {
        _ if kind.is_gun() || kind.class == Class::Howitzer => "Battery",
        Moves::Mounted if kind.side == Side::Soviet => "Squadron",
        Moves::Wagon => "Column",
        _ => "Platoon",
    };
    formation_name(&name, formation, &["company", "platoon", "post"])
}

/// The name of a unit, like "German 2nd Pz IV H Platoon".
pub fn unit_name(rulebook: &Rulebook, public: &Public, unit: UnitId) -> String {
    name_of(rulebook, public, unit).full()
}

/// The name of a unit where its side is shown or said, like "2nd Pz IV H Platoon".
pub fn short_name(rulebook: &Rulebook, public: &Public, unit: UnitId) -> String {
    name_of(rulebook, public, unit).short()
}

/// The names of some units, one after the other, like "German 1st and 3rd Rifle Platoons".
pub fn named(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    let names: Vec<UnitName> = units.iter().map(|unit| name_of(rulebook, public, *unit)).collect();
    list_units(&names)
}

/// The names of some units of one side, where the side is shown or said.
pub fn short_named(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    list_short(units.iter().map(|unit| name_of(rulebook, public, *unit)).collect())
}

/// The names of some units of one side with their hexes, like "1st and 3rd Rifle Platoons (0704)".
pub fn named_at(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    let hex_of = |unit| public.find(unit).and_then(|counter| public.hex_of(counter));
    list_at(units.iter().map(|unit| (name_of(rulebook, public, *unit), hex_of(*unit))))
}

/// A text that names a side only where it changes; `side` is the side that the reader already sees.
fn sides_once(text: &str, side: Option<Side>) -> String {
    unit_names::sides_once(text, &SIDES, side.map(|side| side.to_string()).as_deref())
}

/// A text for the player of a side, whose own units are named without it.
pub fn for_player(text: &str, side: Side) -> String {
    without_side(text, &side.to_string())
}

/// Replaces the ids of units in a sentence by their names.
pub fn with_names(rulebook: &Rulebook, public: &Public, sentence: &str) -> String {
    let named = wording::with_names(sentence, |id| public.find(id).map(|_| unit_name(rulebook, public, id)));
    sides_once(&named, None)
}

/// The names of units and places, for texts.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}

impl Names for Known<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        self.public.find(unit).map(|_| unit_name(self.rulebook, self.public, unit))
    }

    fn units(&self, units: &[UnitId]) -> Option<String> {
        Some(named(self.rulebook, self.public, units))
    }

    fn hex(&self, hex: Hex) -> String {
        self.rulebook.board.hex_name(hex)
    }

    fn finish(&self, sentence: String) -> String {
        sides_once(&sentence, None)
    }
}

/// The same names where a side is already shown or said.
pub struct Beside<'a> {
    pub known: Known<'a>,
    pub seen: SideSeen,
}

/// The side that a reader already knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideSeen {
    /// That of a line of the log, until the sentence names the other side.
    OfLine(Option<Side>),
    /// That of the player who is addressed: own units are named without it throughout.
    OfPlayer(Side),
}

impl Names for Beside<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        self.known.unit(unit)
    }

    fn units(&self, units: &[UnitId]) -> Option<String> {
        self.known.units(units)
    }

    fn hex(&self, hex: Hex) -> String {
        self.known.hex(hex)
    }

    fn finish(&self, sentence: String) -> String {
        match self.seen {
            SideSeen::OfLine(side) => sides_once(&sentence, side),
            SideSeen::OfPlayer(side) => for_player(&sentence, side),
        }
    }
}
