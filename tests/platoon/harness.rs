//! Positions in a few lines, for orders to be played on.

pub use crate::shared::names::*;
use crate::shared::table::{self, Tested};
use kessel::{
    engine::data::Source,
    games::platoon::rules::{
        Platoon, Rulebook,
        counter::{Condition, Place},
        order::Order,
        phase::Phase,
        set_up,
    },
};
use std::sync::Arc;

pub type Table = table::Table<Platoon>;

impl Tested for Platoon {
    const TAKES_ALL_DICE: bool = false;
    const TELLS_SECRETS: bool = false;
}

/// Units on the map `grusha-sosnovka`, a line each: a type, a hex, and after `with` a passenger's type; and the options
/// that are on.
pub fn table(units: &str, options: &str) -> Table {
    table_with(units, options, ["", ""])
}

/// The same, with more fields of the German and the Soviet force, as a scenario writes them.
pub fn table_with(units: &str, options: &str, [german, soviet]: [&str; 2]) -> Table {
    let mut placed = [String::new(), String::new()];
    for line in units.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let loaded = words.get(3).map_or(String::new(), |rider| format!(", loaded: Some(\"{rider}\")"));
        let side = usize::from(!words[0].starts_with("ge-"));
        placed[side] += &format!("(unit: \"{}\", hex: \"{}\"{loaded}), ", words[0], words[1]);
    }
    let [ge, so] = placed;
    let options: Vec<String> = options.split_whitespace().map(|name| format!("{name}: true")).collect();
    let text = format!(
        "(id: \"test\", title: \"Test\", summary: \"\", map: \"platoon/map-grusha-sosnovka.ron\", \
         units: \"platoon/units.ron\", charts: \"platoon/charts.ron\", last_turn: 12, first_player: German, \
         german: (placed: [{ge}], {german}), soviet: (placed: [{so}], {soviet}), \
         victory: (side: German, awards: [], levels: [(name: \"Draw\", winner: None, at_least: -100)]), \
         options: ({}))",
        options.join(", ")
    );
    let source = Source { name: "test.ron".to_owned(), text };
    let rules = Arc::new(Rulebook::from_source(&source).unwrap());
    let position = set_up::start(&rules, 1);
    Table::new(rules, position)
}

impl Table {
    /// Puts a unit into a hex.
    pub fn put(&mut self, id: &str, at: &str) {
        let (unit, at) = (word(id), hex(at));
        self.set(|position| {
            let counter = position.public.counters.iter_mut().find(|counter| counter.id == unit);
            counter.unwrap().place = Place::Map(at);
        });
    }

    /// Changes the condition of a unit.
    pub fn condition(&mut self, id: &str, change: impl FnOnce(&mut Condition)) {
        let unit = word(id);
        self.set(|position| {
            let counter = position.public.counters.iter_mut().find(|counter| counter.id == unit);
            change(&mut counter.unwrap().condition);
        });
    }

    /// Sets a turn and a phase, without any event.
    pub fn set_clock(&mut self, turn: u8, phase: Phase) {
        self.set(|position| (position.public.turn, position.public.phase) = (turn, phase));
    }

    /// Ends phases until this one is open, or a later one if it is passed over.
    pub fn go_to(&mut self, turn: u8, phase: Phase) {
        for _ in 0..80 {
            if (self.public().turn, self.public().phase) >= (turn, phase) {
                return;
            }
            self.must(Order::Done, &[]);
        }
        panic!("{phase:?} of turn {turn} never comes");
    }
}

pub fn fire(firers: &str, at: &str, target: Option<&str>) -> Order {
    use kessel::games::platoon::rules::order::Target;
    let firers = firers.split_whitespace().map(word).collect();
    let target = target.map_or(Target::Stack, |unit| Target::Unit(word(unit)));
    Order::Fire { firers, hex: hex(at), target }
}

pub fn walk(unit: &str, path: &str) -> Order {
    Order::Move { unit: word(unit), path: hexes(path), quick: false, concealed: false }
}

pub fn creep(unit: &str, to: &str) -> Order {
    Order::Move { unit: word(unit), path: hexes(to), quick: false, concealed: true }
}

pub fn quick(unit: &str, path: &str) -> Order {
    Order::Move { unit: word(unit), path: hexes(path), quick: true, concealed: false }
}
