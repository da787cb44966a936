//! What is printed, as data: a job knows no game.

use crate::{
    art::painter::Furniture,
    engine::{
        board::{Board, MapFile},
        data,
        manual::{CaseTable, RulesText},
        orders::ScenarioInfo,
        text::say,
        translations::{translated_rules, translated_title},
    },
    scene::{HasFaces, Print, PrintedCounter, markers_of},
};

/// The longest cells that a chart has on the average, in letters. Tables of rules with longer ones are prose.
const PROSE: usize = 30;

/// A table with its title.
#[derive(Clone, Debug)]
pub struct TitledTable {
    pub title: String,
    pub table: CaseTable,
}

/// All that can be printed of a scenario, a game or a map.
#[derive(Clone, Debug, Default)]
pub struct PrintJob {
    pub title: String,
    pub counters: Vec<PrintedCounter>,
    /// The markers that a game needs beside its counters.
    pub markers: Vec<PrintedCounter>,
    pub maps: Vec<Print>,
    /// The charts of the game and the turn tracks, in the language of the table.
    pub charts: Vec<TitledTable>,
    /// Sentences on what could not be read.
    pub notes: Vec<String>,
}

impl PrintJob {
    /// The counters and markers of a scenario, its map with its additions, the charts of its game and its turn track. They
    /// come from the scenario: a game in progress is never printed.
    pub fn of_scenario<G: HasFaces>(rulebook: &G::Rulebook) -> Self {
        let title = translated_title::<G>(rulebook);
        let (mut charts, notes) = charts_of::<G>(rulebook);
        charts.push(track_of::<G>(rulebook));
        let (counters, markers) = (G::printed(rulebook), markers_of::<G>(rulebook));
        Self { title, counters, markers, maps: vec![Print::new::<G>(rulebook)], charts, notes }
    }

    /// The units of every list of a game, its maps and its charts, markers for its largest scenario, and the turn track of
    /// every scenario. Scenarios that cannot be read are left out.
    pub fn of_game<G: HasFaces>() -> Self {
        let mut job = Self { title: G::TITLE.to_owned(), ..Self::default() };
        let mut tracks = Vec::new();
        for scenario in data::scenario_ids(G::ID) {
            match G::rulebook(&scenario) {
                Ok(rulebook) => {
                    job.add_lists::<G>(&rulebook);
                    tracks.push(track_of::<G>(&rulebook));
                }
                Err(faults) => job.notes.extend(faults.iter().map(ToString::to_string)),
            }
        }
        job.charts.append(&mut tracks);
        job
    }

    /// Adds what the lists of a scenario have and those before did not.
    fn add_lists<G: HasFaces>(&mut self, rulebook: &G::Rulebook) {
        for counter in G::unit_list(rulebook) {
            if !self.counters.contains(&counter) {
                self.counters.push(counter);
            }
        }
        markers_of::<G>(rulebook).into_iter().for_each(|markers| self.add_markers(markers));
        let ScenarioInfo { map, board, .. } = G::about(rulebook);
        if !self.maps.iter().any(|known| known.map == *map) {
            self.maps.push(empty(map.clone(), board.clone()));
        }
        if self.charts.is_empty() {
            let (charts, notes) = charts_of::<G>(rulebook);
            self.charts = charts;
            self.notes.extend(notes);
        }
    }

    /// Adds markers of a scenario. One scenario is played at a time: of those that look alike it takes the largest number.
    fn add_markers(&mut self, markers: PrintedCounter) {
        let is_like =
            |known: &&mut PrintedCounter| known.front == markers.front && known.back == markers.back;
        match self.markers.iter_mut().find(is_like) {
            Some(known) => known.count = known.count.max(markers.count),
            None => self.markers.push(markers),
        }
    }

    /// A map alone.
    pub fn of_map(map: MapFile, board: Board) -> Self {
        Self { title: map.title.clone(), maps: vec![empty(map, board)], ..Self::default() }
    }
}

/// A map without additions of a scenario.
fn empty(map: MapFile, board: Board) -> Print {
    Print { map, board, furniture: Furniture::default(), of: Vec::new() }
}

/// Returns the charts of a game: the tables of its rules text and its own, and notes on a rules text with faults.
fn charts_of<G: HasFaces>(rulebook: &G::Rulebook) -> (Vec<TitledTable>, Vec<String>) {
    let own = G::charts(rulebook).into_iter().map(|(title, table)| TitledTable { title, table });
    let file = format!("{}/rules.ron", G::ID);
    match RulesText::load(&file) {
        Ok(rules) => {
            let shown = translated_rules(&file, rules.clone());
            (tables_of(&rules, &shown).chain(own).collect(), Vec::new())
        }
        Err(faults) => {
            let faults = faults.iter().filter(|fault| fault.missing().is_none());
            (own.collect(), faults.map(ToString::to_string).collect())
        }
    }
}

/// Returns the tables of a rules text that are charts, in the words of its translation. Which ones are does not depend on
/// the language.
fn tables_of(rules: &RulesText, shown: &RulesText) -> impl Iterator<Item = TitledTable> {
    rules.cases().zip(shown.cases()).flat_map(|(case, own)| {
        let titled = move |table: &CaseTable| TitledTable {
            title: format!("{} {}", own.id, own.title),
            table: table.clone(),
        };
        let both = case.tables.iter().zip(&own.tables);
        both.filter(|(table, _)| is_chart(table)).map(move |(_, own)| titled(own))
    })
}

/// Whether a table is a chart and no comparison of texts.
fn is_chart(table: &CaseTable) -> bool {
    let cells = table.rows.iter().flatten();
    let (count, letters) =
        cells.fold((0, 0), |(count, letters), cell| (count + 1, letters + cell.chars().count()));
    count > 0 && letters <= PROSE * count
}

/// Returns the turn track of a scenario: each turn with its days, or what else its sheet says of it, and its arrivals.
fn track_of<G: HasFaces>(rulebook: &G::Rulebook) -> TitledTable {
    let ScenarioInfo { turns: [first, last], .. } = G::about(rulebook);
    let (boxes, start) = (G::furniture(rulebook).turns, G::start(rulebook, 1));
    let row = |turn: u8| {
        let caption = || {
            let number = turn.to_string();
            boxes.iter().find(|one| one.number == number).map(|one| one.caption.clone())
        };
        let date = Some(G::date(rulebook, turn)).filter(|date| !date.is_empty()).or_else(caption);
        let arrivals = G::arrivals(rulebook, &start, turn).join("; ");
        vec![turn.to_string(), date.unwrap_or_default(), arrivals]
    };
    let head =
        vec![say!("workshop-print-turn"), say!("workshop-print-date"), say!("workshop-print-arrivals")];
    let table = without_empty_columns(CaseTable { head, rows: (first..=last).map(row).collect() });
    TitledTable { title: say!("workshop-print-track", scenario = translated_title::<G>(rulebook)), table }
}

/// Leaves out the columns without any text.
fn without_empty_columns(table: CaseTable) -> CaseTable {
    let is_used: Vec<bool> = (0..table.head.len())
        .map(|column| table.rows.iter().any(|row| row.get(column).is_some_and(|cell| !cell.is_empty())))
        .collect();
    let used = |row: Vec<String>| -> Vec<String> {
        row.into_iter().zip(&is_used).filter(|(_, is_used)| **is_used).map(|(cell, _)| cell).collect()
    };
    CaseTable { head: used(table.head), rows: table.rows.into_iter().map(used).collect() }
}
