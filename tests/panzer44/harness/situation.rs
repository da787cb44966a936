//! A position in a few lines: units and their hexes, markers, coming dice.

use super::{Mines, Side, Table, hex};
use kessel::{
    engine::{board::Hex, data::Source},
    games::panzer44::rules::{Rulebook, counter::Place, set_up},
};
use std::{collections::BTreeMap, sync::Arc};

/// A position in the making, on the empty map of Vauclair; the Germans are First Player.
#[derive(Clone, Default)]
pub struct Situation {
    placed: [Vec<String>; 2],
    parts: BTreeMap<String, String>,
    options: Vec<String>,
    mines: Vec<(Hex, Mines)>,
    positions: Vec<Hex>,
    wrecks: Vec<Hex>,
    dice: Vec<u8>,
    lonely: bool,
    slope: Option<String>,
}

impl Situation {
    /// A position with only one unit of each side, far in a corner, so that the game does not end.
    pub fn new() -> Self {
        Self::default()
    }

    /// Removes the units in the corners.
    pub fn lonely(self) -> Self {
        Self { lonely: true, ..self }
    }

    /// Adds a unit by its type: its id is the type with the number in which it was placed.
    pub fn unit(self, kind: &str, at: &str) -> Self {
        self.unit_that(kind, at, "")
    }

    /// Adds a unit with a condition, like `pinned: true, disruption: 1`.
    pub fn unit_that(self, kind: &str, at: &str, condition: &str) -> Self {
        self.place(kind, at, "None", condition)
    }

    /// Adds a carrier with its passenger.
    pub fn loaded(self, kind: &str, passenger: &str, at: &str) -> Self {
        self.place(kind, at, &format!("Some(\"{passenger}\")"), "")
    }

    fn place(mut self, kind: &str, at: &str, loaded: &str, condition: &str) -> Self {
        let side = if kind.starts_with("ge-") { Side::German } else { Side::Allied };
        let text = format!("(unit: \"{kind}\", hex: \"{at}\", loaded: {loaded}, condition: ({condition}))");
        self.placed[side.number()].push(text);
        self
    }

    /// Lays mines in a hex.
    pub fn mines(mut self, at: &str, mines: Mines) -> Self {
        self.mines.push((hex(at), mines));
        self
    }

    /// Digs an improved position in a hex.
    pub fn position(mut self, at: &str) -> Self {
        self.positions.push(hex(at));
        self
    }

    /// Places a wreck in a hex.
    pub fn wreck(mut self, at: &str) -> Self {
        self.wrecks.push(hex(at));
        self
    }

    /// Sets an option other than its default, like `wide_opfire: true`.
    pub fn option(mut self, option: &str) -> Self {
        self.options.push(option.to_owned());
        self
    }

    /// Sets a part of the scenario file, or of a side, like `allied.sorties`.
    pub fn part(mut self, name: &str, text: &str) -> Self {
        self.parts.insert(name.to_owned(), text.to_owned());
        self
    }

    /// Adds a slope to the map, in the form of map files.
    pub fn with_slope(self, slope: &str) -> Self {
        Self { slope: Some(slope.to_owned()), ..self }
    }

    /// Sets the coming dice, in order.
    pub fn dice(mut self, dice: &[u8]) -> Self {
        self.dice = dice.to_vec();
        self
    }

    fn text(&self) -> String {
        let part = |name: &str, otherwise: &str| -> String {
            let last = name.split('.').next_back().unwrap();
            format!("{last}: {},\n", self.parts.get(name).map_or(otherwise, String::as_str))
        };
        let mut text = String::from("(id: \"test\", title: \"Test\", summary: \"A test.\",\n");
        text +=
            "map: \"panzer44/map.ron\", units: \"panzer44/units.ron\", charts: \"panzer44/charts.ron\",\n";
        text += &part("last_turn", "9");
        text += &part("first_player", "German");
        text += &part("set_up", "[]");
        text += &part("visibility", "[]");
        text += &part("exits", "[]");
        text += &part("demolition", "None");
        text += &part("positions_shelter_vehicles", "false");
        for (side, name, corner) in [
            (Side::German, "german", "(unit: \"ge-marder\", hex: \"3020\")"),
            (Side::Allied, "allied", "(unit: \"us-m5a1\", hex: \"0120\")"),
        ] {
            let mut placed = self.placed[side.number()].clone();
            if !self.lonely {
                placed.push(corner.to_owned());
            }
            text += &format!("{name}: (placed: [{}],\n", placed.join(",\n"));
            for (field, otherwise) in [
                ("panic", "1"),
                ("set_up", "[]"),
                ("mines", "[]"),
                ("positions", "None"),
                ("arrivals", "[]"),
                ("off_board", "[]"),
                ("sorties", "0"),
            ] {
                text += &part(&format!("{name}.{field}"), otherwise);
            }
            text += "),\n";
        }
        text += &part(
            "victory",
            "(side: German, awards: [(to: German, points: 1, reason: Held([\"1510\"]))], \
             levels: [(name: \"Draw\", winner: None, at_least: -1000)])",
        );
        text += &format!("options: ({}))", self.options.join(", "));
        text
    }

    /// Returns the rulebook of this scenario.
    pub fn rulebook(&self) -> Rulebook {
        let source = Source { name: "situation.ron".to_owned(), text: self.text() };
        let mut rulebook = Rulebook::from_source(&source).unwrap_or_else(|errors| {
            panic!("the situation is wrong: {errors:?}");
        });
        if let Some(slope) = &self.slope {
            rulebook.map.slopes.push(ron::from_str(&format!("\"{slope}\"")).unwrap());
            rulebook.board = rulebook.map.board().unwrap();
        }
        rulebook
    }

    /// Returns the faults of the scenario, a line each.
    pub fn faults(&self) -> Vec<String> {
        let source = Source { name: "situation.ron".to_owned(), text: self.text() };
        Rulebook::from_source(&source).err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    /// Returns the game as it begins.
    pub fn begins(&self) -> Table {
        let rulebook = Arc::new(self.rulebook());
        let mut position = set_up::start(&rulebook, 1944);
        let public = &mut position.public;
        public.mines.extend(self.mines.iter().copied());
        public.positions.extend(self.positions.iter().copied());
        public.wrecks.extend(self.wrecks.iter().copied());
        position.secrets.dice.given = self.dice.iter().copied().collect();
        assert!(
            position.public.counters.iter().all(|counter| counter.place != Place::Destroyed),
            "nobody is lost at the start"
        );
        Table::new(rulebook, position)
    }

    /// Returns the game after both have plotted: `german` and `allied` as [`plot`](super::plot) reads them. The panic
    /// digits of both are 9: no unit is in a row that ends so, unless a test puts it there.
    pub fn plotted(&self, german: &str, allied: &str) -> Table {
        let mut dice = vec![9, 9];
        dice.extend(&self.dice);
        let mut table = self.clone().dice(&dice).begins();
        table.play(&super::plot(Side::German, german));
        table.play(&super::plot(Side::Allied, allied));
        table
    }
}
