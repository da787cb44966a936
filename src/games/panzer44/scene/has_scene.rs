//! The scene of Panzer '44: the content of its table.

use crate::{
    art::painter::{Entry, Furniture, Tab, Tone, TurnBox, VictoryMark},
    engine::{
        board::Hex,
        counters::UnitId,
        manual::CaseTable,
        orders::Record,
        text::{id, say},
    },
    games::panzer44::{
        rules::{
            Panzer44, Position, Rulebook,
            conduct::Decision,
            counter::{Counter, Place},
            event::Event,
            kinds::Side,
            phase::Phase,
            position::Public,
            scenario::Reason,
        },
        scene::{arriving, charts, fought::Rolls, log, map_palette},
        words::{report::Report, story::phase_name},
    },
    play::luck::Luck,
    scene::{HasScene, LogLine, MapPart, Palette, Party, PrintedGame, ReplayChapter, arrival_line},
};
use std::collections::BTreeMap;

/// The kilometres across a hex (1.1).
const KILOMETRES: f32 = 0.2;

impl HasScene for Panzer44 {
    const SENTENCE: &'static str = id!("panzer44-scene-sentence");
    type Rolled = Rolls;
    type Report = Report;

    const PRINTED: Option<PrintedGame> = Some(PrintedGame {
        title: id!("panzer44-scene-printed"),
        publisher: id!("panzer44-scene-printed.publisher"),
        designer: id!("panzer44-scene-printed.designer"),
    });

    fn palette() -> Palette {
        map_palette::palette()
    }

    fn part_name(part: MapPart) -> Option<String> {
        map_palette::part_name(part)
    }

    fn furniture(rulebook: &Rulebook) -> Furniture {
        furniture(rulebook)
    }

    fn counts(rulebook: &Rulebook) -> Vec<Hex> {
        rulebook.scenario.victory.held_hexes().flatten().copied().collect()
    }

    fn asks_at(_: &Rulebook, public: &Public) -> Vec<Hex> {
        public.owed.map(|Decision::Opportunity { hex, .. }| hex).into_iter().collect()
    }

    fn rolled(_: &Rulebook, events: &[Event]) -> Option<Rolls> {
        let rolls = Rolls::of(events);
        (rolls.number() > 0).then_some(rolls)
    }

    fn attacks(rolls: &Rolls) -> usize {
        rolls.number()
    }

    fn begins_alone(rolls: &Rolls) -> bool {
        rolls.sortie.is_some()
    }

    fn log_lines(rulebook: &Rulebook, position: &Position, events: &[Event]) -> Vec<LogLine> {
        log::log_lines(rulebook, &position.public, events)
    }

    fn chapter(rulebook: &Rulebook, turn: u8, phase: Phase) -> ReplayChapter {
        chapter(rulebook, turn, phase)
    }

    fn report(record: &Record<Self>, _: &Position) -> Report {
        Report::of(&record.rulebook, &record.file.start.public, record.happened())
    }

    fn luck(report: &Report) -> Option<[Luck; 2]> {
        Some(report.luck)
    }

    fn is_eliminated(_: &Rulebook, counter: &Counter) -> bool {
        counter.place == Place::Destroyed
    }

    fn stack(position: &Position, hex: Hex) -> Vec<usize> {
        let public = &position.public;
        let number = |unit: UnitId| public.counters.iter().position(|counter| counter.id == unit);
        let with_passenger = |counter: &Counter| {
            let passenger = public.passenger(counter.id).map(|passenger| passenger.id);
            [Some(counter.id), passenger].into_iter().flatten().filter_map(number).collect::<Vec<_>>()
        };
        public.stack(hex).flat_map(with_passenger).collect()
    }

    fn charts(rulebook: &Rulebook) -> Vec<(String, CaseTable)> {
        charts::all(rulebook)
    }

    fn arrivals(rulebook: &Rulebook, _: &Position, turn: u8) -> Vec<String> {
        let line = |side: Side| {
            let due = rulebook.scenario.force(side).arrivals.iter().filter(move |due| due.turn == turn);
            due.map(move |due| {
                let loaded = due.loaded.iter();
                let loaded =
                    loaded.flat_map(|(carrier, rider, number)| [(*carrier, *number), (*rider, *number)]);
                let units = due.units.iter().copied().chain(loaded);
                let name = |kind: UnitId| {
                    rulebook.units.find(kind).map_or_else(|| kind.to_string(), |kind| kind.name.clone())
                };
                arrival_line(side, &due.entry, units.map(|(kind, number)| (name(kind), number)))
            })
        };
        Side::BOTH.into_iter().flat_map(line).collect()
    }

    fn parties(rulebook: &Rulebook, position: &Position) -> Vec<Party> {
        arriving::parties(rulebook, &position.public)
    }
}

/// A phase on the time line. The set-up belongs to no turn.
fn chapter(rulebook: &Rulebook, turn: u8, phase: Phase) -> ReplayChapter {
    let scenario = &rulebook.scenario;
    let turn = if phase.is_set_up() { 0 } else { turn };
    let sees = scenario.visibility(turn).filter(|_| turn > 0);
    ReplayChapter {
        after: 0,
        turn,
        date: sees.map_or_else(String::new, |far| say!("panzer44-scene-visibility", n = far)),
        phase: phase_name(scenario, phase),
        side: phase.side(scenario).map(Into::into),
        fights: phase.is_fire() || phase.is_indirect(),
        opens_turn: phase == Phase::Over,
    }
}

/// The scenario's additions to the sheet: victory hexes, and the turn track with its arrivals.
fn furniture(rulebook: &Rulebook) -> Furniture {
    let scenario = &rulebook.scenario;
    let tone = |side: Side| match side {
        Side::German => Tone::First,
        Side::Allied => Tone::Second,
    };
    let arrives = |turn: u8| {
        let sides = Side::BOTH.into_iter();
        let sides = sides.filter(|side| scenario.force(*side).arrivals.iter().any(|due| due.turn == turn));
        sides.map(|side| Tab { text: letter(side), tone: tone(side) }).collect()
    };
    let turns = (scenario.first_turn..=scenario.last_turn).map(|turn| TurnBox {
        number: turn.to_string(),
        caption: scenario
            .visibility(turn)
            .map_or_else(String::new, |far| say!("panzer44-scene-sheet-sight", n = far)),
        tabs: arrives(turn),
    });
    let mut held: BTreeMap<Hex, u32> = BTreeMap::new();
    for award in &scenario.victory.awards {
        if let Reason::Held(hexes) = &award.reason {
            let points = award.points.unsigned_abs();
            held.extend(hexes.iter().map(|hex| (*hex, points)));
        }
    }
    let marks =
        held.into_iter().map(|(hex, points)| VictoryMark { hexes: vec![hex], label: String::new(), points });
    let foot = &scenario.staging.sheet;
    Furniture {
        marks: marks.collect(),
        tones: Vec::new(),
        turns: turns.collect(),
        kilometres_per_hex: Some(KILOMETRES),
        caption: say!("panzer44-scene-sheet"),
        title: Some(foot.title().unwrap_or_else(|| scenario.title.clone())),
        subtitle: foot.subtitle(),
        entries: entries(rulebook),
        title_note: "1944".to_owned(),
    }
}

/// The letter of a side at its entry hexes.
fn letter(side: Side) -> String {
    match side {
        Side::German => say!("panzer44-scene-letter-german"),
        Side::Allied => say!("panzer44-scene-letter-allied"),
    }
}

/// The entry and exit hexes in this scenario, with the letter of the side.
fn entries(rulebook: &Rulebook) -> Vec<Entry> {
    let scenario = &rulebook.scenario;
    let mut entries: Vec<Entry> = Vec::new();
    let mut enter = |hexes: &[Hex], text: &str, side: Side| {
        let tone = if side == Side::German { Tone::First } else { Tone::Second };
        let entry = Entry { hexes: hexes.to_vec(), tab: Tab { text: text.to_owned(), tone } };
        if !hexes.is_empty() && !entries.contains(&entry) {
            entries.push(entry);
        }
    };
    for side in Side::BOTH {
        let letter = letter(side);
        for due in &scenario.force(side).arrivals {
            enter(&due.entry, &letter, side);
        }
    }
    let exit_text = say!("panzer44-scene-sheet-exit");
    for exit in &scenario.exits {
        for hex in &exit.hexes {
            enter(&[*hex], &exit_text, exit.side);
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each sheet has its own foot, and states at its edge the sides that enter and exit there.
    #[test]
    fn scenarios_on_one_map_have_sheets_of_their_own() {
        let sheets = ["vauclair", "ailette", "fog"].map(|id| furniture(&Rulebook::load(id).unwrap()));
        for (number, sheet) in sheets.iter().enumerate() {
            for other in &sheets[..number] {
                assert!(sheet.title != other.title && sheet.subtitle != other.subtitle);
                assert_ne!(sheet.entries, other.entries);
            }
        }
        let exits = sheets[1].entries.iter().filter(|entry| entry.tab.text == "exit");
        assert!(exits.clone().all(|entry| entry.tab.tone == Tone::First));
        assert_eq!(exits.count(), 2);
    }
}
