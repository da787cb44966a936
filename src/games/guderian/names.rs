//! What counters and hexes are called in texts: only what both players may know.

use super::{
    counter::Piece,
    kinds::{Kind, Side},
    order_of_battle::Print,
    position::Public,
    rulebook::Rulebook,
};
use crate::{board::Hex, counters::Word};

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

/// A counter by its id, in words; the id itself if it is not in play.
pub fn name_of(rulebook: &Rulebook, public: &Public, id: Word) -> String {
    public.find(id).map_or_else(|| id.to_string(), |piece| counter_name(rulebook, public, piece))
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
