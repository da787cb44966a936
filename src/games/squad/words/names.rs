//! The names for players: a unit by its side, its number and its type, phases, missions, works, weapons, modifiers.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::Sequenced,
        text::Names,
        unit_names::{
            self, UnitName, formation_name, list_at, list_short, list_units, title_case, without_side,
        },
        wording::{self, signed},
    },
    games::squad::rules::{
        Squad,
        counter::Counter,
        fire::modifier::Reason,
        kinds::{Arm, Burden, Letter, Nation, Side},
        phase::{Phase, Step},
        position::{Mission, Public, WorkKind},
        rulebook::Rulebook,
        scenario::{
            Scenario,
            units::{Kind, UnitType},
        },
        sight::Met,
    },
};

/// The name of a type by itself. Half squads and leaders have more than their name in the file.
pub fn type_name(kind: &UnitType) -> String {
    match kind.kind {
        Kind::Half { .. } => format!("{} half squad", kind.name),
        Kind::Leader { modifier, .. } if modifier != 0 => format!("{} {}", kind.name, signed(modifier)),
        _ => kind.name.clone(),
    }
}

/// The name of a type in the names of its units: "Rifle Squad". A half squad has that of its squad.
pub fn whole_name(kind: &UnitType) -> String {
    match kind.kind {
        Kind::Squad { .. } | Kind::Half { .. } => formation_name(&kind.name, "Squad", &[]),
        Kind::Gun(_) if kind.name.ends_with("anti-tank") => formation_name(&kind.name, "Gun", &[]),
        _ => title_case(&type_name(kind)),
    }
}

/// The words for the sides in the names of units.
const SIDES: [&str; 4] = ["German", "American", "Soviet", "British"];

/// The word for a side in the names of its units: the Allies fight as one nation.
pub fn side_word(rulebook: &Rulebook, side: Side) -> &'static str {
    match side {
        Side::German => nation_name(Nation::German),
        Side::Allied => nation_name(rulebook.scenario.allies),
    }
}

/// The name of a unit by its side, its number and its type; without a number if it is the only one of its type. A half
/// squad has the number of its squad, and a letter. An unknown unit is named by its id.
fn name_of(rulebook: &Rulebook, public: &Public, unit: UnitId) -> UnitName {
    let Some(counter) = public.find(unit) else {
        return UnitName { side: String::new(), number: None, kind: unit.to_string(), part: None };
    };
    let kind = rulebook.kind(counter);
    let (number, part) = number_of(counter);
    let of_type = public.counters.iter().filter(|it| (it.kind, it.side) == (counter.kind, counter.side));
    // Each squad has two halves.
    let alone = of_type.count() <= if kind.is_half() { 2 } else { 1 };
    let formation =
        if kind.is_half() { formation_name(&kind.name, "Half-squad", &[]) } else { whole_name(kind) };
    let side = side_word(rulebook, counter.side).to_owned();
    UnitName { side, number: number.filter(|_| !alone), kind: formation, part }
}

/// The name of a unit, like "German 2nd Rifle Squad".
pub fn unit_name(rulebook: &Rulebook, public: &Public, unit: UnitId) -> String {
    name_of(rulebook, public, unit).full()
}

/// The name of a unit where its side is shown or said, like "2nd Rifle Squad".
pub fn short_name(rulebook: &Rulebook, public: &Public, unit: UnitId) -> String {
    name_of(rulebook, public, unit).short()
}

/// The number of a counter among those of its type, and the letter of a half squad.
fn number_of(counter: &Counter) -> (Option<u16>, Option<char>) {
    let number = counter.id.as_str().strip_prefix(counter.kind.as_str()).unwrap_or_default();
    let number = number.trim_start_matches('-');
    let letter = number.chars().last().filter(|last| matches!(last, 'a' | 'b'));
    (number.trim_end_matches(['a', 'b']).parse().ok(), letter)
}

/// The names of some units as a list, like "German 1st and 3rd Rifle Squads".
pub fn named(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    let names: Vec<UnitName> = units.iter().map(|unit| name_of(rulebook, public, *unit)).collect();
    list_units(&names)
}

/// The names of some units of one side as a list, where the side is shown or said.
pub fn short_named(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    list_short(units.iter().map(|unit| name_of(rulebook, public, *unit)).collect())
}

/// The names of some units of one side with their hexes, like "1st and 3rd Rifle Squads (0704)".
pub fn named_at(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    let hex_of = |unit| public.find(unit).and_then(|counter| public.hex_of(counter));
    list_at(units.iter().map(|unit| (name_of(rulebook, public, *unit), hex_of(*unit))))
}

/// A text that names a side only where it changes; `side` is the side that the reader already sees.
pub fn sides_once(rulebook: &Rulebook, text: &str, side: Option<Side>) -> String {
    unit_names::sides_once(text, &SIDES, side.map(|side| side_word(rulebook, side)))
}

/// A text for the player of a side, whose own units are named without it.
pub fn for_player(rulebook: &Rulebook, text: &str, side: Side) -> String {
    without_side(text, side_word(rulebook, side))
}

/// The names of the attacked units. Shells may hit a hex without visible units (22.2).
pub fn struck_named(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    if units.is_empty() { "no visible unit".to_owned() } else { named(rulebook, public, units) }
}

/// The name of a hex: its building and number, otherwise its number as on any map.
pub fn hex_name(rulebook: &Rulebook, hex: Hex) -> String {
    rulebook.board.hex_name(hex)
}

/// The name of a weapon: a carried one by its number and type, an expendable one by its type. Its unit says the side.
pub fn weapon_name(rulebook: &Rulebook, public: &Public, weapon: UnitId) -> String {
    if public.find(weapon).is_some() {
        return short_name(rulebook, public, weapon);
    }
    rulebook.units.find(weapon).map_or_else(|| weapon.to_string(), |kind| kind.name.clone())
}

/// The name of a weapon inside a sentence: a unit uses "grenades".
pub fn weapon_used(rulebook: &Rulebook, weapon: UnitId) -> String {
    let kind = rulebook.units.find(weapon);
    match kind.and_then(UnitType::weapon).map(|weapon| weapon.arm) {
        Some(Arm::Grenades) => "grenades".to_owned(),
        Some(Arm::Satchel) => "a satchel charge".to_owned(),
        Some(_) => {
            let name = kind.map_or("", |kind| kind.name.as_str());
            let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
            let name = name.to_owned();
            let mut letters = name.chars();
            let first = letters.next().map(|first| first.to_ascii_lowercase());
            format!("{article} {}{}", first.map(String::from).unwrap_or_default(), letters.as_str())
        }
        None => weapon.to_string(),
    }
}

/// A sentence in which the ids of units and types are replaced by names.
pub fn with_names(rulebook: &Rulebook, public: &Public, sentence: &str) -> String {
    let named = wording::with_names(sentence, |id| {
        if public.find(id).is_some() {
            return Some(unit_name(rulebook, public, id));
        }
        // Orders name the types of expendable weapons by themselves.
        let kind = rulebook.units.find(id)?;
        kind.weapon().is_some_and(|weapon| weapon.burden == Burden::Expendable).then(|| kind.name.clone())
    });
    sides_once(rulebook, &named, None)
}

/// The names of units, types of weapons and places, for texts.
pub struct Known<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}

impl Names for Known<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        if self.public.find(unit).is_some() {
            return Some(unit_name(self.rulebook, self.public, unit));
        }
        // Orders name the types of expendable weapons by themselves.
        let kind = self.rulebook.units.find(unit)?;
        kind.weapon().is_some_and(|weapon| weapon.burden == Burden::Expendable).then(|| kind.name.clone())
    }

    fn hex(&self, hex: Hex) -> String {
        self.rulebook.board.hex_name(hex)
    }

    fn finish(&self, sentence: String) -> String {
        sides_once(self.rulebook, &sentence, None)
    }
}

/// A sentence in which the ids of units and types and the places are replaced by names.
pub fn with_all_names(rulebook: &Rulebook, public: &Public, sentence: &str) -> String {
    rulebook.board.with_places(&with_names(rulebook, public, sentence))
}

/// The name of a phase of a segment after the name of its side (3).
pub fn step_name(step: Step) -> &'static str {
    Squad::sequence().name(Phase::First(step))
}

/// The name of a phase, like "Allied movement".
pub fn phase_name(scenario: &Scenario, phase: Phase) -> String {
    let what = Squad::sequence().name(phase);
    phase.side(scenario).map_or_else(|| what.to_owned(), |side| format!("{side} {what}"))
}

pub fn mission_name(mission: Mission) -> &'static str {
    match mission {
        Mission::Light => "light artillery",
        Mission::Heavy => "heavy artillery",
        Mission::FighterBomber => "a fighter-bomber",
    }
}

/// The name of a called mission; without one it is smoke (19.6).
pub fn call_name(mission: Option<Mission>) -> &'static str {
    mission.map_or("a smoke barrage", mission_name)
}

/// The name of a work in a list.
pub fn work_name(work: WorkKind) -> &'static str {
    match work {
        WorkKind::EarthBunker => "earth bunker",
        WorkKind::ConcreteBunker => "concrete bunker",
        WorkKind::Sandbags => "sandbags",
        WorkKind::Foxhole => "foxhole",
        WorkKind::Trench => "trench",
        WorkKind::Mines => "mines",
        WorkKind::Wire => "wire",
    }
}

/// The name of a work inside a sentence, and whether it is plural.
pub fn work_told(work: WorkKind) -> (String, bool) {
    let name = work_name(work);
    match work {
        WorkKind::Sandbags | WorkKind::Mines => (name.to_owned(), true),
        WorkKind::Wire => (name.to_owned(), false),
        WorkKind::EarthBunker => (format!("an {name}"), false),
        WorkKind::ConcreteBunker | WorkKind::Foxhole | WorkKind::Trench => (format!("a {name}"), false),
    }
}

pub fn nation_name(nation: Nation) -> &'static str {
    match nation {
        Nation::German => "German",
        Nation::American => "American",
        Nation::Soviet => "Soviet",
        Nation::British => "British",
    }
}

pub fn letter_name(letter: Letter) -> &'static str {
    match letter {
        Letter::A => "A",
        Letter::B => "B",
        Letter::C => "C",
        Letter::D => "D",
        Letter::E => "E",
        Letter::F => "F",
    }
}

/// The armour side that a shot hits (7.5).
pub fn met_name(met: Met) -> &'static str {
    match met {
        Met::Front => "front",
        Met::Rear => "rear",
        Met::Between => "front or rear (die roll)",
    }
}

/// The name of the reason for a modifier.
pub fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::Cover => "cover",
        Reason::HalfCover => "half the cover",
        Reason::Hindrance => "hindrance",
        Reason::Leader => "leader",
        Reason::Grenades => "grenades",
        Reason::AssaultMove => "assault move",
        Reason::FromWire => "from wire",
        Reason::OpportunityNear => "adjacent to the firer",
        Reason::OpportunityOpen => "in the open",
        Reason::Lanes => "more lanes",
        Reason::Shield => "shield",
        Reason::Valour => "valour",
        Reason::DefendingLeader => "defending leader",
        Reason::DefendingGrenades => "defending grenades",
    }
}

/// The modifiers, like "cover +3, leader −1"; empty without any.
pub fn modifiers_told(modifiers: &[(Reason, i8)]) -> String {
    let each = modifiers.iter().map(|(why, by)| format!("{} {}", reason_name(*why), signed(*by)));
    each.collect::<Vec<_>>().join(", ")
}

/// The modifiers, each with its case.
pub fn modifiers_with_cases(modifiers: &[(Reason, i8)]) -> String {
    let each =
        modifiers.iter().map(|(why, by)| format!("{} {} ({})", reason_name(*why), signed(*by), why.case()));
    each.collect::<Vec<_>>().join(", ")
}
