//! The names for players: a unit by its side, its number and its type.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    text::Names,
    unit_names::{self, UnitName, formation_name, list_short, list_units, without_side},
    wording,
};
use crate::games::panzer44::rules::{
    kinds::{Class, Mobility, Side},
    position::Public,
    rulebook::Rulebook,
    scenario::units::UnitType,
};

/// The words for the sides in the names of units. The Allies fight as Americans and British.
const SIDES: [&str; 3] = ["German", "American", "British"];

/// The words with which the names of types state their size.
const FORMATIONS: [&str; 3] = ["battery", "platoon", "section"];

/// The word for a side where most of its units are meant.
fn side_word(side: Side) -> &'static str {
    match side {
        Side::German => "German",
        Side::Allied => "American",
    }
}

/// The name of a unit, without a number if it is the only one of its type. An unknown unit is named by its id.
fn name_of(rulebook: &Rulebook, public: &Public, unit: UnitId) -> UnitName {
    let Some(counter) = public.find(unit) else {
        return UnitName { side: String::new(), number: None, kind: unit.to_string(), part: None };
    };
    let of_type =
        public.counters.iter().filter(|other| (other.kind, other.side) == (counter.kind, counter.side));
    let last = unit.as_str().strip_prefix(counter.kind.as_str()).unwrap_or_default().trim_start_matches('-');
    let kind = formation(rulebook.kind(counter));
    let is_british = counter.side == Side::Allied && counter.kind.as_str().starts_with("br-");
    let side = if is_british { "British" } else { side_word(counter.side) };
    let (number, kind) = match last.parse() {
        Ok(number) => (Some(number).filter(|_| of_type.count() > 1), kind),
        Err(_) => (None, format!("{kind} {last}").trim_end().to_owned()),
    };
    UnitName { side: side.to_owned(), number, kind, part: None }
}

/// The type of a unit and its size (1.1).
fn formation(kind: &UnitType) -> String {
    /// The range of artillery that fires from behind the battle.
    const FAR: u32 = 30;
    let is_far = kind.gun.is_some_and(|gun| gun.class == Class::H && gun.range >= FAR);
    let formation = match kind.moves {
        Mobility::HardVehicle if is_far => "Battery",
        Mobility::HardVehicle | Mobility::SoftVehicle => "Platoon",
        Mobility::Foot | Mobility::Immobile => "Section",
    };
    formation_name(&kind.name, formation, &FORMATIONS)
}

/// The name of a unit, like "German 2nd Panther Platoon".
pub fn unit_name(rulebook: &Rulebook, public: &Public, unit: UnitId) -> String {
    name_of(rulebook, public, unit).full()
}

/// The name of a unit where its side is shown or said, like "2nd Panther Platoon".
pub fn short_name(rulebook: &Rulebook, public: &Public, unit: UnitId) -> String {
    name_of(rulebook, public, unit).short()
}

/// The shortest name of a unit, for lines with little room: "2/Panther".
pub fn compact_name(rulebook: &Rulebook, public: &Public, unit: UnitId) -> String {
    let Some(counter) = public.find(unit) else { return unit.to_string() };
    let kind = &rulebook.kind(counter).name;
    let formation = FORMATIONS.iter().find_map(|word| kind.strip_suffix(*word));
    let kind = formation.map_or(kind.as_str(), str::trim_end);
    match name_of(rulebook, public, unit).number {
        Some(number) => format!("{number}/{kind}"),
        None => kind.to_owned(),
    }
}

/// The names of some units, like "German 1st and 3rd Panther Platoons".
pub fn unit_names(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    let names: Vec<UnitName> = units.iter().map(|unit| name_of(rulebook, public, *unit)).collect();
    list_units(&names)
}

/// The names of some units of one side, where the side is shown or said.
pub fn short_names(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    list_short(units.iter().map(|unit| name_of(rulebook, public, *unit)).collect())
}

/// A text that names a side only where it changes; `side` is the side that the reader already sees.
pub fn sides_once(text: &str, side: Option<Side>) -> String {
    unit_names::sides_once(text, &SIDES, side.map(side_word))
}

/// A text for the player of a side, whose own units are named without it.
pub fn for_player(text: &str, side: Side) -> String {
    without_side(text, side_word(side))
}

/// The name of off-board artillery, like "105 mm battery".
pub fn battery_name(rulebook: &Rulebook, battery: UnitId) -> String {
    let forces = Side::BOTH.into_iter().map(|side| rulebook.scenario.force(side));
    let mut known = forces.flat_map(|force| &force.off_board);
    known.find(|known| known.id == battery).map_or_else(|| battery.to_string(), |known| known.name.clone())
}

/// A sentence in which the ids of units and of off-board artillery are replaced by names.
pub fn with_names(rulebook: &Rulebook, public: &Public, sentence: &str) -> String {
    let named = wording::with_names(sentence, |id| {
        let is_unit = public.find(id).is_some();
        Some(if is_unit { unit_name(rulebook, public, id) } else { battery_name(rulebook, id) })
    });
    sides_once(&named, None)
}

/// The names of units, off-board artillery and places, for texts.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}

impl Names for Known<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        let is_unit = self.public.find(unit).is_some();
        Some(if is_unit {
            unit_name(self.rulebook, self.public, unit)
        } else {
            battery_name(self.rulebook, unit)
        })
    }

    fn units(&self, units: &[UnitId]) -> Option<String> {
        Some(unit_names(self.rulebook, self.public, units))
    }

    fn hex(&self, hex: Hex) -> String {
        self.rulebook.board.hex_name(hex)
    }

    fn finish(&self, sentence: String) -> String {
        sides_once(&sentence, None)
    }
}

/// The same names where the reader already sees a side, such as that of a line of the log.
pub struct OfSide<'a> {
    pub known: Known<'a>,
    pub side: Option<Side>,
}

impl Names for OfSide<'_> {
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
        sides_once(&sentence, self.side)
    }
}

/// The same names without sides, where all units are of one side that is already said.
pub struct OfOneSide<'a>(pub Known<'a>);

impl Names for OfOneSide<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        let Self(Known { rulebook, public }) = *self;
        match public.find(unit) {
            Some(_) => Some(short_name(rulebook, public, unit)),
            None => self.0.unit(unit),
        }
    }

    fn units(&self, units: &[UnitId]) -> Option<String> {
        Some(short_names(self.0.rulebook, self.0.public, units))
    }

    fn hex(&self, hex: Hex) -> String {
        self.0.hex(hex)
    }
}

/// The same names for a player, whose own units are named without their side.
pub struct ForPlayer<'a> {
    pub known: Known<'a>,
    pub side: Option<Side>,
}

impl Names for ForPlayer<'_> {
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
        match self.side {
            Some(side) => for_player(&sentence, side),
            None => sentence,
        }
    }
}

/// The names of places, but ids of units, for the command line.
pub struct UnitIds<'a>(pub &'a Rulebook);

impl Names for UnitIds<'_> {
    fn unit(&self, _: UnitId) -> Option<String> {
        None
    }

    fn units(&self, units: &[UnitId]) -> Option<String> {
        Some(units.iter().map(UnitId::as_str).collect::<Vec<_>>().join(", "))
    }

    fn hex(&self, hex: Hex) -> String {
        self.0.board.hex_name(hex)
    }
}
