//! Positions for the tests of movement.

use crate::{
    rules::samples::of_map,
    shared::names::{hex, word},
};
use kessel::{
    engine::board::{Hex, Hexside, MapFile},
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        kinds::Side,
        movement::NoWay,
        position::{Public, Work, WorkKind},
        rulebook::Rulebook,
    },
};

/// The case of a refusal.
pub fn case_of(no_way: NoWay) -> &'static str {
    no_way.case()
}

pub fn hexes(ids: &[&str]) -> Vec<Hex> {
    ids.iter().map(|id| hex(id)).collect()
}

/// The rulebook on a board of open ground, with these parts in its file.
pub fn on_board(parts: &str) -> Rulebook {
    open_ground((20, 14), parts)
}

/// The rulebook on a board of open ground that is nearly as large as maps can be.
pub fn on_large_board() -> Rulebook {
    open_ground((180, 99), "")
}

fn open_ground((columns, rows): (u8, u8), parts: &str) -> Rulebook {
    let lists = ["woods", "swamp", "lake", "rivers", "roads", "road_river_joins", "rails", "road_exits"];
    let others =
        lists.iter().chain(&["rail_exits", "places", "areas"]).filter(|list| !parts.contains(**list));
    let empty: String = others.map(|list| format!("{list}: [], ")).collect();
    let text = format!(
        "(id: \"sample\", title: \"\", subtitle: \"\", columns: {columns}, rows: {rows}, {empty}{parts})"
    );
    let board = ron::from_str::<MapFile>(&text).unwrap().board().unwrap();
    Rulebook { board, ..of_map("map-valmont") }
}

/// A counter in a place. Its id consists of its type and a number, with a letter for half squads.
pub fn counter(id: &str, place: Place) -> Counter {
    let (kind, _) = id.rsplit_once('-').unwrap();
    let side = if id.starts_with("ge-") { Side::German } else { Side::Allied };
    Counter { id: word(id), kind: word(kind), side, place, facing: None, condition: Condition::default() }
}

/// A counter on the map.
pub fn at(id: &str, on: &str) -> Counter {
    counter(id, Place::Map(hex(on)))
}

pub fn facing(id: &str, on: &str, facing: Hexside) -> Counter {
    Counter { facing: Some(facing), ..at(id, on) }
}

pub fn aboard(id: &str, carrier: &str) -> Counter {
    counter(id, Place::Aboard(word(carrier)))
}

/// A weapon carried by a unit.
pub fn carried(id: &str, by: &str) -> Counter {
    counter(id, Place::Carried(word(by)))
}

pub fn position(mut counters: Vec<Counter>) -> Public {
    counters.sort_by_key(|counter| counter.id);
    Public { turn: 1, counters, ..Public::default() }
}

/// The position with a work added to a hex.
pub fn work(mut public: Public, on: &str, kind: WorkKind) -> Public {
    public.works.insert(hex(on), Work { kind, facing: None, known: true });
    public
}

/// Some counters of a position.
pub fn some<'a>(public: &'a Public, ids: &[&str]) -> Vec<&'a Counter> {
    ids.iter().map(|id| public.find(word(id)).unwrap()).collect()
}

/// The position with a change to the conditions of a unit.
pub fn changed(public: &Public, id: &str, change: impl Fn(&mut Condition)) -> Public {
    let mut public = public.clone();
    let unit = public.counters.iter_mut().find(|counter| counter.id == word(id)).unwrap();
    change(&mut unit.condition);
    public
}
