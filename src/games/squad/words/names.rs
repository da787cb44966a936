//! The names for players: a unit by its side, its number and its type, phases, missions, works, weapons, modifiers.

use super::clauses::Clauses;
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        text::{Arg, Names, Text, id, say, say_id, t},
        unit_names::{
            self, UnitName, formation_name, list_at, list_short, list_units, title_case, without_side,
        },
        wording::{self, signed},
    },
    games::squad::rules::{
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

/// The names of the attacked units, in the language of the table.
pub fn struck_named(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    if units.is_empty() { say!("squad-name-no-visible-unit") } else { named(rulebook, public, units) }
}

/// The attacked units as an argument. Shells may hit a hex without visible units (22.2).
pub fn struck_arg(units: &[UnitId]) -> Arg {
    if units.is_empty() { Arg::Name(id!("squad-name-no-visible-unit")) } else { units_arg(units) }
}

/// Units as an argument: a list that [`Known`] joins.
pub fn units_arg(units: &[UnitId]) -> Arg {
    Arg::list(units.iter().copied())
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

/// An expendable weapon inside a sentence, with its article: a unit uses "a panzerfaust" or "grenades".
pub fn used_arg(rulebook: &Rulebook, weapon: UnitId) -> Arg {
    let kind = rulebook.units.find(weapon);
    match kind.and_then(UnitType::weapon).map(|weapon| weapon.arm) {
        Some(Arm::Grenades) => Arg::Name(id!("squad-name-used-grenades")),
        Some(Arm::Satchel) => Arg::Name(id!("squad-name-used-satchel")),
        _ if weapon.as_str() == "panzerfaust" => Arg::Name(id!("squad-name-used-panzerfaust")),
        _ if weapon.as_str() == "at-grenade" => Arg::Name(id!("squad-name-used-at-grenade")),
        _ => kind.map_or(Arg::Unit(weapon), |kind| kind.name.as_str().into()),
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

    fn units(&self, units: &[UnitId]) -> Option<String> {
        let are_known = units.iter().all(|unit| self.public.find(*unit).is_some());
        are_known.then(|| named(self.rulebook, self.public, units))
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

/// The phase of a segment by itself, inside a sentence (3): "movement".
pub fn step_arg(step: Step) -> Arg {
    Arg::Name(match step {
        Step::Support => id!("squad-name-step-support"),
        Step::Command => id!("squad-name-step-command"),
        Step::Fire => id!("squad-name-step-fire"),
        Step::Movement => id!("squad-name-step-movement"),
        Step::DefensiveFire => id!("squad-name-step-defensive-fire"),
        Step::Assault => id!("squad-name-step-assault"),
        Step::AfterAction => id!("squad-name-step-after-action"),
    })
}

/// The name of a phase, like "Allied movement".
pub fn phase_text(scenario: &Scenario, phase: Phase) -> Text {
    let Some(side) = phase.side(scenario) else {
        return if phase == Phase::Over { t!("squad-name-over") } else { t!("squad-name-set-up") };
    };
    match phase.step() {
        None => t!("squad-name-set-up-of", side = side),
        Some(Step::Support) => t!("squad-name-support-of", side = side),
        Some(Step::Command) => t!("squad-name-command-of", side = side),
        Some(Step::Fire) => t!("squad-name-fire-of", side = side),
        Some(Step::Movement) => t!("squad-name-movement-of", side = side),
        Some(Step::DefensiveFire) => t!("squad-name-defensive-fire-of", side = side),
        Some(Step::Assault) => t!("squad-name-assault-of", side = side),
        Some(Step::AfterAction) => t!("squad-name-after-action-of", side = side),
    }
}

pub fn mission_arg(mission: Mission) -> Arg {
    Arg::Name(match mission {
        Mission::Light => id!("squad-name-mission-light"),
        Mission::Heavy => id!("squad-name-mission-heavy"),
        Mission::FighterBomber => id!("squad-name-mission-aircraft"),
    })
}

/// A called mission; without one it is smoke (19.6).
pub fn call_arg(mission: Option<Mission>) -> Arg {
    mission.map_or(Arg::Name(id!("squad-name-mission-smoke")), mission_arg)
}

/// The message of the name of a work in a list.
fn work_id(work: WorkKind) -> &'static str {
    match work {
        WorkKind::EarthBunker => id!("squad-name-work-earth-bunker"),
        WorkKind::ConcreteBunker => id!("squad-name-work-concrete-bunker"),
        WorkKind::Sandbags => id!("squad-name-work-sandbags"),
        WorkKind::Foxhole => id!("squad-name-work-foxhole"),
        WorkKind::Trench => id!("squad-name-work-trench"),
        WorkKind::Mines => id!("squad-name-work-mines"),
        WorkKind::Wire => id!("squad-name-work-wire"),
    }
}

/// The name of a work in a list, in the language of the table.
pub fn work_name(work: WorkKind) -> String {
    say_id(work_id(work))
}

pub fn work_arg(work: WorkKind) -> Arg {
    Arg::Name(work_id(work))
}

/// A work inside a sentence, with its article.
pub fn a_work_arg(work: WorkKind) -> Arg {
    Arg::Name(match work {
        WorkKind::EarthBunker => id!("squad-name-an-earth-bunker"),
        WorkKind::ConcreteBunker => id!("squad-name-a-concrete-bunker"),
        WorkKind::Foxhole => id!("squad-name-a-foxhole"),
        WorkKind::Trench => id!("squad-name-a-trench"),
        WorkKind::Sandbags | WorkKind::Mines | WorkKind::Wire => work_id(work),
    })
}

/// Whether the name of a work is a plural in English.
pub fn is_plural(work: WorkKind) -> bool {
    matches!(work, WorkKind::Sandbags | WorkKind::Mines)
}

/// A hexside as a facing: "northeast".
pub fn facing_arg(side: Hexside) -> Arg {
    Arg::Name(match side {
        Hexside::North => id!("squad-name-facing-north"),
        Hexside::NorthEast => id!("squad-name-facing-northeast"),
        Hexside::SouthEast => id!("squad-name-facing-southeast"),
        Hexside::South => id!("squad-name-facing-south"),
        Hexside::SouthWest => id!("squad-name-facing-southwest"),
        Hexside::NorthWest => id!("squad-name-facing-northwest"),
    })
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

/// The reason for a modifier, as an argument.
pub fn reason_arg(reason: Reason) -> Arg {
    Arg::Name(match reason {
        Reason::Cover => id!("squad-name-reason-cover"),
        Reason::HalfCover => id!("squad-name-reason-half-cover"),
        Reason::Hindrance => id!("squad-name-reason-hindrance"),
        Reason::Leader => id!("squad-name-reason-leader"),
        Reason::Grenades => id!("squad-name-reason-grenades"),
        Reason::AssaultMove => id!("squad-name-reason-assault-move"),
        Reason::FromWire => id!("squad-name-reason-from-wire"),
        Reason::OpportunityNear => id!("squad-name-reason-opportunity-near"),
        Reason::OpportunityOpen => id!("squad-name-reason-opportunity-open"),
        Reason::Lanes => id!("squad-name-reason-lanes"),
        Reason::Shield => id!("squad-name-reason-shield"),
        Reason::Valour => id!("squad-name-reason-valour"),
        Reason::DefendingLeader => id!("squad-name-reason-defending-leader"),
        Reason::DefendingGrenades => id!("squad-name-reason-defending-grenades"),
    })
}

/// The modifiers, like "cover +3, leader −1"; empty without any.
pub fn modifiers_text(modifiers: &[(Reason, i8)]) -> Clauses {
    let each = modifiers.iter();
    let each = each.map(|(why, by)| t!("squad-name-modifier", reason = reason_arg(*why), by = *by));
    Clauses::joined(", ", each)
}

/// The modifiers, each with its case: "cover +3 (13.2)".
pub fn modifiers_with_cases(modifiers: &[(Reason, i8)]) -> Clauses {
    let each = modifiers.iter().map(|(why, by)| {
        t!("squad-name-modifier-and-case", reason = reason_arg(*why), by = *by, case = why.case())
    });
    Clauses::joined(", ", each)
}
