//! The names of counters and hexes in texts, in the language of the table; they contain only public knowledge.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Names, Text, t, texts},
        wording::{self, ordinal},
    },
    games::guderian::rules::{
        counter::{Counter, Piece},
        kinds::{Kind, Side},
        position::Public,
        rulebook::Rulebook,
        scenario::order_of_battle::{Division, DivisionKind, Print},
    },
};

texts! { "en": ["guderian-names.ftl"], "de": ["guderian-names.ftl"] }

/// The name of a counter in the language of the table: "25/7 Panzer Regiment", "an untried rifle division", "Konev".
pub fn counter_name(rulebook: &Rulebook, public: &Public, piece: Piece) -> String {
    let counter = public.counter(piece);
    counter.print.map_or_else(|| untried(counter.kind, 1), |print| printed_name(rulebook, print))
}

/// The printed name of a counter: "25/7 Panzer Regiment", "Konev".
pub fn printed_name(rulebook: &Rulebook, print: Print) -> String {
    let record = rulebook.order_of_battle.record(print);
    let name = record.name.as_str();
    let text = match record.kind {
        Kind::Leader => return record.name.clone(),
        Kind::Panzer => t!("guderian-names-panzer", name = name),
        Kind::Panzergrenadier => t!("guderian-names-panzergrenadier", name = name),
        Kind::Motorized => t!("guderian-names-motorized", name = name),
        Kind::Ss => t!("guderian-names-ss", name = name),
        Kind::Independent => t!("guderian-names-independent", name = name),
        Kind::Infantry => t!("guderian-names-infantry", name = name),
        Kind::Cavalry => t!("guderian-names-cavalry", name = name),
        Kind::Rifle => t!("guderian-names-rifle", name = name),
        Kind::Armour | Kind::Tank => t!("guderian-names-tank", name = name),
        Kind::Mechanized => t!("guderian-names-mechanized", name = name),
    };
    text.plain()
}

/// The name of a German division: "the 7th Panzer Division".
pub fn division_name(division: &Division) -> String {
    let text = match (division.kind, number_in(&division.name)) {
        (DivisionKind::Panzer, Some(number)) => {
            t!("guderian-names-division-panzer", ordinal = ordinal(number), number = number)
        }
        (DivisionKind::Motorized, Some(number)) => {
            t!("guderian-names-division-motorized", ordinal = ordinal(number), number = number)
        }
        _ => return division.name.clone(),
    };
    text.plain()
}

/// Several regiments of a German division: "2 regiments of the 7th Panzer Division".
fn regiments(division: &Division, n: usize) -> Text {
    match (division.kind, number_in(&division.name)) {
        (DivisionKind::Panzer, Some(number)) => {
            t!("guderian-names-regiments-panzer", n = n, ordinal = ordinal(number), number = number)
        }
        (DivisionKind::Motorized, Some(number)) => {
            t!("guderian-names-regiments-motorized", n = n, ordinal = ordinal(number), number = number)
        }
        _ => t!("guderian-names-regiments", n = n, division = division.name.as_str()),
    }
}

/// The number at the beginning of a name: 7 of "7 Pz", 16 of "16th".
pub fn number_in(name: &str) -> Option<u16> {
    let number: String = name.chars().take_while(char::is_ascii_digit).collect();
    number.parse().ok()
}

/// The name of a counter by its id; the id itself if it is not in play.
pub fn name_of(rulebook: &Rulebook, public: &Public, id: UnitId) -> String {
    public.called(id).map_or_else(|| id.to_string(), |piece| counter_name(rulebook, public, piece))
}

/// Replaces the ids of counters by their names, as in the text of a refusal.
pub fn with_names(rulebook: &Rulebook, public: &Public, words: &str) -> String {
    wording::with_names(words, |id| Some(counter_name(rulebook, public, public.find(id)?)))
}

/// The names of counters and places, for texts.
pub struct Known<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}

impl Names for Known<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        Some(counter_name(self.rulebook, self.public, self.public.called(unit)?))
    }

    fn hex(&self, hex: Hex) -> String {
        self.rulebook.board.hex_name(hex)
    }
}

pub fn hex_name(rulebook: &Rulebook, hex: Hex) -> String {
    rulebook.board.hex_name(hex)
}

/// The names of counters as a sentence lists them, each with whether it is a plural. Regiments on the map are named by
/// their division, untried divisions by their number.
pub fn names_of(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> Vec<(String, bool)> {
    let mut names = Vec::new();
    let mut told: Vec<usize> = Vec::new();
    for (number, unit) in units.iter().enumerate() {
        if told.contains(&number) {
            continue;
        }
        let alike: Vec<usize> =
            (number..units.len()).filter(|other| together(rulebook, public, *unit, units[*other])).collect();
        names.push(match alike.as_slice() {
            [_] => (name_of(rulebook, public, *unit), false),
            several => in_one(rulebook, public, *unit, several.len()),
        });
        told.extend(alike);
    }
    names
}

/// Whether two counters are named as one: regiments of a division, untried divisions of a kind.
fn together(rulebook: &Rulebook, public: &Public, one: UnitId, other: UnitId) -> bool {
    let find = |unit: UnitId| public.called(unit).map(|piece| public.counter(piece));
    let (Some(first), Some(second)) = (find(one), find(other)) else { return one == other };
    let division = |print: Print| rulebook.order_of_battle.record(print).division;
    match (first.print, second.print) {
        (None, None) => first.kind == second.kind,
        (Some(first), Some(second)) => {
            one == other || division(first).is_some_and(|number| division(second) == Some(number))
        }
        _ => false,
    }
}

/// The name of this number of counters of a division, or of untried divisions of a kind.
fn in_one(rulebook: &Rulebook, public: &Public, unit: UnitId, number: usize) -> (String, bool) {
    let counter = public.called(unit).map(|piece| public.counter(piece));
    let Some(counter) = counter else { return (unit.to_string(), false) };
    let Some(print) = counter.print else {
        return (untried(counter.kind, number), true);
    };
    let order_of_battle = &rulebook.order_of_battle;
    let Some(division) = order_of_battle.record(print).division else {
        return (name_of(rulebook, public, unit), false);
    };
    let of_it = |other: &&Counter| {
        other.print.is_some_and(|print| order_of_battle.record(print).division == Some(division))
            && other.hex().is_some()
    };
    let of_battle = order_of_battle.division(division);
    let on_map = public.counters.iter().filter(of_it).count();
    if number >= on_map {
        (division_name(of_battle), false)
    } else {
        (regiments(of_battle, number).plain(), true)
    }
}

/// The name of this number of untried divisions.
pub fn untried(kind: Kind, number: usize) -> String {
    let text = match kind {
        Kind::Rifle => t!("guderian-names-untried-rifle", n = number),
        _ => t!("guderian-names-untried-armour", n = number),
    };
    text.plain()
}

/// The values on the visible side of a counter: "4–10", "2–4–6", "?–6", a leader's rating.
pub fn values(rulebook: &Rulebook, public: &Public, piece: Piece) -> String {
    let counter = public.counter(piece);
    let Some(print) = counter.print else {
        return format!("?–{}", counter.allowance);
    };
    printed_values(rulebook, print, counter.condition.steps_lost)
}

/// The values of a printed counter that has lost this many steps.
pub fn printed_values(rulebook: &Rulebook, print: Print, steps_lost: u8) -> String {
    let record = rulebook.order_of_battle.record(print);
    let step = usize::from(steps_lost).min(record.attack.len() - 1);
    match (record.kind, record.kind.side()) {
        (Kind::Leader, _) => format!("{}–{}", record.rating(), record.allowance),
        (Kind::Rifle, _) => format!("{}–{}–{}", record.attack[0], record.defence[0], record.allowance),
        (_, Side::Soviet | Side::German) => format!("{}–{}", record.attack[step], record.allowance),
    }
}
