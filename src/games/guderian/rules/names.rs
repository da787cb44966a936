//! What counters and hexes are called in texts: only what both players may know.

use crate::engine::{board::Hex, counters::Word};
use crate::games::guderian::rules::{
    counter::Piece,
    kinds::{Kind, Side},
    order_of_battle::{Division, DivisionKind, Print},
    position::Public,
    rulebook::Rulebook,
};

/// A counter in words: "25/7 panzer", "an untried rifle division", "Konev".
pub fn counter_name(rulebook: &Rulebook, public: &Public, piece: Piece) -> String {
    let counter = public.counter(piece);
    let Some(print) = counter.print else {
        return match counter.kind {
            Kind::Rifle => "an untried rifle division".to_owned(),
            _ => "an untried armoured division".to_owned(),
        };
    };
    printed_name(rulebook, print)
}

/// What is printed on a counter, in words: "25/7 Panzer Regiment", "Konev".
pub fn printed_name(rulebook: &Rulebook, print: Print) -> String {
    let record = rulebook.order_of_battle.record(print);
    let kind = match record.kind {
        Kind::Leader => return record.name.clone(),
        Kind::Panzer => "Panzer Regiment",
        Kind::Panzergrenadier => "Panzergrenadier Regiment",
        Kind::Motorized => "Motorized Regiment",
        Kind::Ss => "Das Reich",
        Kind::Independent => return format!("{} Regiment", record.name),
        Kind::Infantry => "Infantry Division",
        Kind::Cavalry => "Cavalry Division",
        Kind::Rifle => "Rifle Division",
        Kind::Armour | Kind::Tank => "Tank Division",
        Kind::Mechanized => "Mechanized Division",
    };
    format!("{} {kind}", record.name)
}

/// A German division in words: "the 7th Panzer Division".
pub fn division_name(division: &Division) -> String {
    let kind = match division.kind {
        DivisionKind::Panzer => "Panzer",
        DivisionKind::Motorized => "Motorized",
        _ => return division.name.clone(),
    };
    let number: String = division.name.chars().take_while(char::is_ascii_digit).collect();
    format!("the {} {kind} Division", ordinal(&number))
}

/// A number of a corps or a division as it is spoken: "7th".
pub fn ordinal(number: &str) -> String {
    match (number.ends_with("11") || number.ends_with("12") || number.ends_with("13"), number.chars().last())
    {
        (false, Some('1')) => format!("{number}st"),
        (false, Some('2')) => format!("{number}nd"),
        (false, Some('3')) => format!("{number}rd"),
        (_, Some('0'..='9')) => format!("{number}th"),
        _ => number.to_owned(),
    }
}

/// A counter by its id, in words; the id itself if it is not in play.
pub fn name_of(rulebook: &Rulebook, public: &Public, id: Word) -> String {
    public.called(id).map_or_else(|| id.to_string(), |piece| counter_name(rulebook, public, piece))
}

/// Words with the names of counters in place of their ids: what a refusal says, for people.
pub fn with_names(rulebook: &Rulebook, public: &Public, words: &str) -> String {
    let is_of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut named = String::with_capacity(words.len() + 32);
    let mut rest = words;
    while !rest.is_empty() {
        let other = rest.find(is_of_id).unwrap_or(rest.len());
        named.push_str(&rest[..other]);
        rest = &rest[other..];
        let long = rest.find(|letter| !is_of_id(letter)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(long);
        let piece = word.parse().ok().and_then(|id| public.find(id));
        match piece {
            Some(piece) => named.push_str(&counter_name(rulebook, public, piece)),
            None => named.push_str(word),
        }
        rest = after;
    }
    named
}

/// A hex, with the name of the place in it.
pub fn hex_name(rulebook: &Rulebook, hex: Hex) -> String {
    rulebook.board.place_at(hex).map_or_else(|| hex.to_string(), |place| format!("{hex} ({})", place.name))
}

/// The values printed on a counter as it lies: "4–10", "2–4–6", "?–6", a leader's rating.
pub fn values(rulebook: &Rulebook, public: &Public, piece: Piece) -> String {
    let counter = public.counter(piece);
    let Some(print) = counter.print else {
        return format!("?–{}", counter.allowance);
    };
    let record = rulebook.order_of_battle.record(print);
    let step = usize::from(counter.condition.steps_lost).min(record.attack.len() - 1);
    match (record.kind, record.kind.side()) {
        (Kind::Leader, _) => format!("{}–{}", record.rating(), record.allowance),
        (Kind::Rifle, _) => format!("{}–{}–{}", record.attack[0], record.defence[0], record.allowance),
        (_, Side::Soviet | Side::German) => format!("{}–{}", record.attack[step], record.allowance),
    }
}
