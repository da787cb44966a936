//! Positions in a few lines, on which orders are played.

use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::Source,
        orders::{Game, Refusal, play},
    },
    games::platoon::rules::{
        Platoon, Position, Rulebook,
        counter::{Condition, Counter, Place},
        event::Event,
        order::Order,
        phase::Phase,
        position::Public,
        set_up,
    },
};
use std::sync::Arc;

pub fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

/// Hexes, written with anything but digits between them.
pub fn hexes(names: &str) -> Vec<Hex> {
    names.split(|letter: char| !letter.is_ascii_digit()).filter(|name| !name.is_empty()).map(hex).collect()
}

pub fn word(text: &str) -> UnitId {
    text.parse().unwrap()
}

/// A game in the midst of it.
pub struct Table {
    pub world: World,
    pub rules: Arc<Rulebook>,
}

/// Units on the map `grusha-sosnovka`, a line each: a type, a hex, and after `with` a passenger's type; options that are on.
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
    let mut world = Platoon::world();
    let position = set_up::start(&rules, 1);
    Platoon::restore(&mut world, &rules, position);
    Table { world, rules }
}

impl Table {
    pub fn public(&self) -> &Public {
        &Platoon::position(&self.world).public
    }

    pub fn unit(&self, id: &str) -> &Counter {
        self.public().find(word(id)).unwrap()
    }

    pub fn hex_of(&self, id: &str) -> Option<Hex> {
        self.unit(id).hex()
    }

    /// Changes the position by hand.
    pub fn set(&mut self, change: impl FnOnce(&mut Position)) {
        let mut position = Platoon::position(&self.world).clone();
        change(&mut position);
        Platoon::restore(&mut self.world, &self.rules, position);
    }

    /// Puts a unit into a hex.
    pub fn put(&mut self, id: &str, at: &str) {
        let (unit, at) = (word(id), hex(at));
        self.set(|position| {
            let counter = position.public.counters.iter_mut().find(|counter| counter.id == unit);
            counter.unwrap().place = Place::Map(at);
        });
    }

    /// Changes what holds of a unit.
    pub fn condition(&mut self, id: &str, change: impl FnOnce(&mut Condition)) {
        let unit = word(id);
        self.set(|position| {
            let counter = position.public.counters.iter_mut().find(|counter| counter.id == unit);
            change(&mut counter.unwrap().condition);
        });
    }

    /// Goes to a turn and a phase; nothing happens by it.
    pub fn at(&mut self, turn: u8, phase: Phase) {
        self.set(|position| (position.public.turn, position.public.phase) = (turn, phase));
    }

    /// Plays an order with these dice.
    pub fn play(&mut self, order: Order, dice: &[u8]) -> Result<Vec<Event>, Refusal> {
        Platoon::dice_ready(&mut self.world).extend(dice.iter().copied());
        let played = play::<Platoon>(&mut self.world, &order);
        Platoon::dice_ready(&mut self.world).clear();
        played
    }

    /// Plays an order that must be accepted.
    pub fn must(&mut self, order: Order, dice: &[u8]) -> Vec<Event> {
        self.play(order.clone(), dice).unwrap_or_else(|refusal| panic!("{order:?}: {refusal}"))
    }

    /// The case by which an order is refused.
    pub fn case(&mut self, order: Order) -> String {
        match self.play(order.clone(), &[]) {
            Ok(_) => panic!("{order:?} is accepted"),
            Err(refusal) => refusal.case,
        }
    }

    /// Ends phases until this one is open, or a later one where it is passed over.
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
