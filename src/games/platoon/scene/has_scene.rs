//! The scene of Platoon's table.

use crate::{
    art::painter::{Furniture, Tab, Tone, TurnBox, VictoryMark},
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Record, Viewer},
        text::{id, say},
    },
    games::platoon::{
        rules::{
            Platoon, Position, Rulebook,
            conduct::Decision,
            counter::{Counter, Place},
            event::Event,
            kinds::Side,
            phase::Phase,
            position::Public,
            scenario::Reason,
        },
        scene::{arriving, fought::Fought, map_palette},
        words::{log, report::Report, story::phase_name},
    },
    play::luck::Luck,
    scene::{HasScene, LogLine, MapPart, Palette, Party, PrintedGame, ReplayChapter, arrival_line},
};
use std::collections::BTreeMap;

/// The kilometres across a hex (1.1).
const KILOMETRES: f32 = 0.25;

impl HasScene for Platoon {
    const SENTENCE: &'static str = id!("platoon-scene-sentence");
    const PRINTED: Option<PrintedGame> = Some(PrintedGame {
        title: id!("platoon-scene-printed"),
        publisher: id!("platoon-scene-printed.publisher"),
        designer: id!("platoon-scene-printed.designer"),
    });
    type Rolled = Vec<Fought>;
    type Report = Report;

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
        held(rulebook).into_keys().collect()
    }

    fn asks_at(_: &Rulebook, public: &Public) -> Vec<Hex> {
        let Some(Decision::Reaction { hex, .. }) = public.owed else { return Vec::new() };
        vec![hex]
    }

    fn rolled(rulebook: &Rulebook, events: &[Event]) -> Option<Vec<Fought>> {
        let fought = Fought::of(rulebook, events);
        (!fought.is_empty()).then_some(fought)
    }

    fn attacks(rolled: &Vec<Fought>) -> usize {
        Fought::seen(rolled, Viewer::Both).len()
    }

    fn log_lines(rulebook: &Rulebook, position: &Position, events: &[Event]) -> Vec<LogLine> {
        let public = &position.public;
        let line = |told: log::LogEntry| LogLine {
            turn: public.turn,
            side: told.side.map(Into::into),
            text: told.text,
            detail: told.detail,
            hex: told.hex,
            heading: told.heading,
            only: told.only.map(Side::number),
            ..LogLine::default()
        };
        log::entries(rulebook, public, events).into_iter().map(line).collect()
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

    fn chapter(rulebook: &Rulebook, turn: u8, phase: Phase) -> ReplayChapter {
        ReplayChapter {
            after: 0,
            // The set-up belongs to no turn.
            turn: if phase.is_set_up() { 0 } else { turn },
            date: String::new(),
            phase: phase_name(&rulebook.scenario, phase).plain(),
            side: phase.side(&rulebook.scenario).map(Into::into),
            fights: phase.segment().is_some_and(|segment| !segment.is_movement()),
            opens_turn: phase == Phase::Over,
        }
    }

    fn stack(position: &Position, hex: Hex) -> Vec<usize> {
        let public = &position.public;
        let number = |unit: UnitId| public.counters.iter().position(|counter| counter.id == unit);
        let with_passenger = |counter: &Counter| {
            let passenger = public.passenger(counter.id).map(|passenger| passenger.id);
            [Some(counter.id), passenger].into_iter().flatten().filter_map(number).collect::<Vec<_>>()
        };
        public.in_hex(hex).flat_map(with_passenger).collect()
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

/// The hexes that count, with the points of each.
fn held(rulebook: &Rulebook) -> BTreeMap<Hex, u32> {
    let mut held = BTreeMap::new();
    for award in &rulebook.scenario.victory.awards {
        if let Reason::Held(hexes) = &award.reason {
            held.extend(hexes.iter().map(|hex| (*hex, award.points.unsigned_abs())));
        }
    }
    held
}

/// The scenario's additions to the sheet: hexes that count, and the turn track with its arrivals.
fn furniture(rulebook: &Rulebook) -> Furniture {
    let scenario = &rulebook.scenario;
    let tone = |side: Side| if side == Side::German { Tone::First } else { Tone::Second };
    let letter = |side: Side| if side == Side::German { "G" } else { "S" };
    let arrives = |turn: u8| {
        let sides = Side::BOTH.into_iter();
        let sides = sides.filter(|side| scenario.force(*side).arrivals.iter().any(|due| due.turn == turn));
        sides.map(|side| Tab { text: letter(side).to_owned(), tone: tone(side) }).collect()
    };
    let turns = (scenario.first_turn..=scenario.last_turn).map(|turn| TurnBox {
        number: turn.to_string(),
        caption: String::new(),
        tabs: arrives(turn),
    });
    let marks = held(rulebook).into_iter().map(|(hex, points)| VictoryMark {
        hexes: vec![hex],
        label: String::new(),
        points,
    });
    Furniture {
        marks: marks.collect(),
        tones: Vec::new(),
        turns: turns.collect(),
        kilometres_per_hex: Some(KILOMETRES),
        caption: say!("platoon-scene-sheet"),
        title: Some(scenario.staging.sheet.title().unwrap_or_else(|| scenario.title.clone())),
        subtitle: scenario.staging.sheet.subtitle(),
        entries: Vec::new(),
        title_note: String::new(),
    }
}
