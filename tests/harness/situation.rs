//! A position in a few lines: units and their hexes, options, coming dice.

use super::{Table, hex, word};
use kessel::{
    engine::{board::Hex, counters::UnitId, data::Source},
    games::guderian::rules::{
        Rulebook,
        kinds::{Pool, Side},
        phase::Phase,
        set_up,
    },
};
use std::{collections::BTreeMap, sync::Arc};

/// A position in the making, on the empty map of the campaign.
#[derive(Clone, Default)]
pub struct Situation {
    placed: Vec<String>,
    drawn: [u16; 2],
    names: BTreeMap<UnitId, UnitId>,
    options: Vec<String>,
    parts: BTreeMap<String, String>,
    dice: Vec<u8>,
    air_markers: Vec<Hex>,
    soviet_marker: Option<Hex>,
}

impl Situation {
    /// A position without units.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a German unit, a leader or a revealed division.
    pub fn unit(self, id: &str, at: &str) -> Self {
        self.unit_that(id, at, "")
    }

    /// Adds several of them in one hex.
    pub fn units(self, ids: &str, at: &str) -> Self {
        ids.split_whitespace().fold(self, |situation, id| situation.unit(id, at))
    }

    /// Adds one with a condition, like `steps_lost: 1, disrupted: true`.
    pub fn unit_that(self, id: &str, at: &str, condition: &str) -> Self {
        self.place(format!("unit: Some(\"{id}\")"), at, condition, id, 1)
    }

    /// Adds an untried division with this identity.
    pub fn untried_as(self, id: &str, at: &str) -> Self {
        self.untried_that(id, at, "")
    }

    /// Adds an untried division with this identity and a condition.
    pub fn untried_that(self, id: &str, at: &str, condition: &str) -> Self {
        self.place(format!("secretly: Some(\"{id}\")"), at, condition, id, 1)
    }

    /// Adds untried divisions without a known identity; tests that need their strength name the divisions instead.
    pub fn untried(self, kind: &str, number: u8, at: &str) -> Self {
        let id = if kind == "Rifle" { "rifle-" } else { "tank-" };
        self.place(format!("untried: Some({kind}), number: {number}"), at, "", id, u16::from(number))
    }

    fn place(mut self, what: String, at: &str, condition: &str, id: &str, number: u16) -> Self {
        let pool = match id.split('-').next() {
            Some("rifle") => Some(Pool::Rifle),
            Some("tank" | "mechanized") => Some(Pool::Armour),
            _ => None,
        };
        if let Some(pool) = pool {
            self.drawn[pool.number()] += number;
            let slot = format!("{}-{:02}", pool.word(), self.drawn[pool.number()]);
            if !id.ends_with('-') {
                self.names.insert(word(id), word(&slot));
            }
        }
        self.placed.push(format!("({what}, hex: \"{at}\", condition: ({condition}))"));
        self
    }

    /// Sets an option other than its default, like `crt: published`.
    pub fn option(mut self, option: &str) -> Self {
        self.options.push(option.to_owned());
        self
    }

    /// Sets a part of the scenario file, in place of the empty one.
    pub fn part(mut self, name: &str, text: &str) -> Self {
        self.parts.insert(name.to_owned(), text.to_owned());
        self
    }

    /// Sets the coming dice, in order.
    pub fn dice(&self, dice: &[u8]) -> Self {
        Self { dice: dice.to_vec(), ..self.clone() }
    }

    /// Places German interdiction markers on the map.
    pub fn air_markers(mut self, at: &str) -> Self {
        self.air_markers = super::hexes(at);
        self
    }

    /// Places the Soviet interdiction marker on the map.
    pub fn soviet_marker(mut self, at: &str) -> Self {
        self.soviet_marker = Some(hex(at));
        self
    }

    /// Returns the rulebook of this scenario.
    pub fn rulebook(&self) -> Rulebook {
        let source = Source { name: "situation.ron".to_owned(), text: self.text() };
        Rulebook::from_source(&source).unwrap_or_else(|errors| {
            panic!("the situation is wrong: {errors:?}");
        })
    }

    fn text(&self) -> String {
        let part = |name: &str, otherwise: &str| -> String {
            format!("{name}: {},\n", self.parts.get(name).map_or(otherwise, String::as_str))
        };
        let dates = "[\"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"7\", \"8\", \"9\", \"10\", \"11\", \"12\"]";
        let mut text = String::from("(id: \"test\", title: \"Test\", summary: \"A test.\",\n");
        text += "map: \"guderian/map.ron\", order_of_battle: \"guderian/order-of-battle.ron\",\n";
        text += "charts: \"guderian/charts.ron\",\n";
        text += &part("last_turn", "12");
        text += &part("first_turn", "1");
        text += &part("start", "SovietSetUp");
        text += "supply_road: \"0120\", closed_columns: (last: 2, until_turn: 6),\n";
        text += &format!("dates: {dates},\n");
        text += &part("armies", "[]");
        text += &part("absent", "[]");
        text += &part("german_reinforcements", "[]");
        text += &part("soviet_reinforcements", "[]");
        text += &part("provisional", "[]");
        text += &part("south_western_front", "None");
        text += &part("german_held", "[]");
        text += "air_interdiction: (markers: 3, last_column: 40, unlocked_by: [\"2216\", \"2217\"]),\n";
        text += "soviet_interdiction: (uses: 3),\n";
        text += &part("victory", VICTORY);
        text += &format!("placed: [{}],\n", self.placed.join(",\n"));
        text += &format!("options: ({}))", self.options.join(", "));
        text
    }

    /// Returns the game as it begins by the scenario.
    pub fn begins(&self) -> Table {
        let rulebook = Arc::new(self.rulebook());
        let position = set_up::start(&rulebook, 1941);
        Table { names: self.names.clone(), ..Table::new(rulebook, position) }
    }

    /// Returns the position in the middle of a phase, as if the phase had just been opened. Supply has not been judged
    /// for movement.
    pub fn stands(&self, phase: Phase, turn: u8) -> Table {
        let rulebook = Arc::new(self.rulebook());
        let mut position = set_up::start(&rulebook, 1941);
        position.public.phase = phase;
        position.public.turn = turn;
        position.public.unlocked = None;
        position.public.air_markers.clone_from(&self.air_markers);
        position.public.soviet_marker = self.soviet_marker;
        position.secrets.dice.given = self.dice.iter().copied().collect();
        Table { names: self.names.clone(), ..Table::new(rulebook, position) }
    }

    /// Returns the position when the phase opens: the phase before it is ended through the door.
    pub fn opens(&self, phase: Phase, turn: u8) -> Table {
        let (before, turn) = match phase {
            Phase::SovietMovement => (Phase::FirstInterdiction, turn - 1),
            Phase::GermanMovement => (Phase::SovietInterdiction, turn),
            Phase::GermanMechanized => (Phase::GermanCombat, turn),
            Phase::SovietInterdiction => (Phase::SovietCombat, turn),
            Phase::AirInterdiction => (Phase::GermanMechanized, turn),
            other => panic!("{other:?} needs no opening"),
        };
        let mut table = self.stands(before, turn);
        table.play(&super::Order::EndPhase);
        assert_eq!(table.public().phase, phase);
        table
    }

    /// Returns the movement phase of a side, in a turn in which no column is closed.
    pub fn moves(&self, side: Side) -> Table {
        match side {
            Side::Soviet => self.opens(Phase::SovietMovement, 8),
            Side::German => self.opens(Phase::GermanMovement, 8),
        }
    }

    /// Returns the combat phase of a side, in a turn in which no column is closed.
    pub fn fights(&self, side: Side) -> Table {
        match side {
            Side::Soviet => self.stands(Phase::SovietCombat, 8),
            Side::German => self.stands(Phase::GermanCombat, 8),
        }
    }
}

/// The victory chapter of the campaign.
const VICTORY: &str = r#"(
    places: [
        (name: "Vitebsk", hexes: ["0412", "0513"], points: 10, retaken: true),
        (name: "Orsha", hexes: ["0420"], points: 5, retaken: true),
        (name: "Mogilev", hexes: ["0424", "0525"], points: 5, retaken: true),
        (name: "Smolensk", hexes: ["2216", "2217"], points: 25, retaken: true),
        (name: "Roslavl", hexes: ["2626"], points: 10, retaken: true),
        (name: "Yelnya", hexes: ["3122"], points: 10, retaken: false),
        (name: "Rzhev", hexes: ["3901"], points: 5, retaken: true),
        (name: "Gzhatsk", hexes: ["4607"], points: 5, retaken: true),
        (name: "Vyazma", hexes: ["4015"], points: 15, retaken: true),
        (name: "Kaluga", hexes: ["5921"], points: 20, retaken: true),
        (name: "5907", hexes: ["5907"], points: 20, retaken: false),
        (name: "5915", hexes: ["5915"], points: 20, retaken: false),
    ],
    division_lost: 5,
    retaken: 2,
    levels: [
        (name: "Soviet Decisive", winner: Soviet, at_least: -1000),
        (name: "Soviet Strategic", winner: Soviet, at_least: 1),
        (name: "Soviet Marginal", winner: Soviet, at_least: 26),
        (name: "German Marginal", winner: German, at_least: 50),
        (name: "German Strategic", winner: German, at_least: 80),
        (name: "German Decisive", winner: German, at_least: 125),
    ],
)"#;
