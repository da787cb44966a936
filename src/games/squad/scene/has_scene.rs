//! The scene of Squad: the content of its table.

use crate::{
    art::painter::{Entry, Furniture, Tab, Tone, TurnBox, VictoryMark},
    engine::{
        board::Hex,
        counters::UnitId,
        orders::Record,
        text::{id, say},
    },
    games::squad::{
        rules::{
            Position, Rulebook, Squad,
            counter::{Counter, Place},
            event::Event,
            kinds::{Nation, Side},
            phase::{Phase, Step},
            position::{Public, decision::Decision, hidden::question_seen},
        },
        scene::{
            arriving,
            fought::{Fought, What},
            map_palette,
        },
        words::{
            log,
            names::{phase_text, type_name},
            report::Report,
        },
    },
    play::luck::Luck,
    scene::{HasScene, LogLine, MapPart, Palette, Party, ReplayChapter, arrival_line},
};
use std::collections::BTreeSet;

/// The kilometres across a hex (1.1).
const KILOMETRES: f32 = 0.04;

impl HasScene for Squad {
    const SENTENCE: &'static str = id!("squad-scene-sentence");
    const COVER: &'static str = "valmont";
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

    /// A weapon of a passenger is in the hex of its carrier.
    fn hex_of(position: &Position, unit: UnitId) -> Option<Hex> {
        let public = &position.public;
        public.find(unit).and_then(|counter| public.hex_of(counter))
    }

    fn counts(rulebook: &Rulebook) -> Vec<Hex> {
        held(rulebook).into_iter().collect()
    }

    fn asks_at(rulebook: &Rulebook, public: &Public) -> Vec<Hex> {
        let hex = question_seen(rulebook, public).map(Decision::hex);
        hex.into_iter().collect()
    }

    fn rolled(rulebook: &Rulebook, events: &[Event]) -> Option<Vec<Fought>> {
        let fought = Fought::of(rulebook, events);
        (!fought.is_empty()).then_some(fought)
    }

    fn attacks(rolled: &Vec<Fought>) -> usize {
        rolled.iter().filter(|fought| matches!(fought.what, What::Attack(_))).count()
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

    /// Weapons are lost with their units.
    fn is_eliminated(rulebook: &Rulebook, counter: &Counter) -> bool {
        counter.place == Place::Destroyed && rulebook.kind(counter).weapon().is_none()
    }

    fn chapter(rulebook: &Rulebook, turn: u8, phase: Phase) -> ReplayChapter {
        let fights = matches!(phase.step(), Some(Step::Fire | Step::DefensiveFire | Step::Assault));
        ReplayChapter {
            after: 0,
            // The set-up belongs to no turn.
            turn: if phase.is_set_up() { 0 } else { turn },
            date: String::new(),
            phase: phase_text(&rulebook.scenario, phase).plain(),
            side: phase.side(&rulebook.scenario).map(Into::into),
            fights,
            opens_turn: phase == Phase::Over,
        }
    }

    /// The counters of a hex, each with its load above it, and the weapons of a passenger above that.
    fn stack(position: &Position, hex: Hex) -> Vec<usize> {
        let counters = &position.public.counters;
        let with_carried = |number: usize| {
            let mut pile = vec![number];
            let mut at = 0;
            while let Some(carrier) = pile.get(at).and_then(|number| counters.get(*number)) {
                let carried = counters.iter().enumerate().filter(|(_, it)| it.carrier() == Some(carrier.id));
                pile.extend(carried.map(|(number, _)| number));
                at += 1;
            }
            pile
        };
        let stands =
            |(number, _): &(usize, _)| counters.get(*number).is_some_and(|it| it.place == Place::Map(hex));
        let standing = counters.iter().enumerate().filter(stands).map(|(number, _)| number);
        standing.flat_map(with_carried).collect()
    }

    fn arrivals(rulebook: &Rulebook, _: &Position, turn: u8) -> Vec<String> {
        let line = |side: Side| {
            let due = rulebook.scenario.force(side).arrivals.iter().filter(move |due| due.turn == turn);
            due.map(move |due| {
                let group = &due.group;
                let loaded = group.loaded.iter();
                let loaded =
                    loaded.flat_map(|(carrier, rider, number)| [(*carrier, *number), (*rider, *number)]);
                let units = group.units.iter().copied().chain(loaded);
                let units =
                    units.chain(group.weapons.iter().copied()).chain(group.expendable.iter().copied());
                let name =
                    |kind: UnitId| rulebook.units.find(kind).map_or_else(|| kind.to_string(), type_name);
                arrival_line(side, &due.entry, units.map(|(kind, number)| (name(kind), number)))
            })
        };
        Side::BOTH.into_iter().flat_map(line).collect()
    }

    fn parties(rulebook: &Rulebook, position: &Position) -> Vec<Party> {
        arriving::parties(rulebook, &position.public)
    }
}

/// The victory hexes.
fn held(rulebook: &Rulebook) -> BTreeSet<Hex> {
    let scenario = &rulebook.scenario;
    let held = scenario.victory.held_hexes().flatten().copied();
    held.chain(scenario.must.iter().copied()).collect()
}

/// The tab of a side: the letter of its nation in the shape of its cards.
fn tab(rulebook: &Rulebook, side: Side) -> Tab {
    let text = match rulebook.scenario.nation(side) {
        Nation::German => "G",
        Nation::American => "A",
        Nation::Soviet => "S",
        Nation::British => "B",
    };
    Tab { text: text.to_owned(), tone: if side == Side::German { Tone::First } else { Tone::Second } }
}

/// The entry hexes of each side, each stretch once.
fn entries(rulebook: &Rulebook) -> BTreeSet<(Vec<Hex>, Side)> {
    let of_side = |side: Side| {
        let arrivals = rulebook.scenario.force(side).arrivals.iter();
        arrivals.map(move |due| (due.entry.clone(), side))
    };
    Side::BOTH.into_iter().flat_map(of_side).collect()
}

/// The area of the map with exactly these hexes, whose edge is already printed.
fn area_of<'a>(rulebook: &'a Rulebook, hexes: &[Hex]) -> Option<&'a str> {
    let area = rulebook.board.areas().find(|area| area.hexes == hexes);
    area.map(|area| area.id.as_str())
}

/// The scenario's additions to the sheet: victory hexes, entry hexes, and the turn track with its arrivals.
fn furniture(rulebook: &Rulebook) -> Furniture {
    let scenario = &rulebook.scenario;
    let arrives = |turn: u8| {
        let sides = Side::BOTH.into_iter();
        let sides = sides.filter(|side| scenario.force(*side).arrivals.iter().any(|due| due.turn == turn));
        sides.map(|side| tab(rulebook, side)).collect()
    };
    let turns = (scenario.first_turn..=scenario.last_turn).map(|turn| TurnBox {
        number: turn.to_string(),
        caption: String::new(),
        tabs: arrives(turn),
    });
    let must = |hex: &Hex| scenario.must.contains(hex);
    let marks = held(rulebook).into_iter().map(|hex| VictoryMark {
        hexes: vec![hex],
        label: if must(&hex) { say!("squad-scene-needed") } else { String::new() },
        points: 1,
    });
    let (known, others): (Vec<_>, Vec<_>) =
        entries(rulebook).into_iter().partition(|(hexes, _)| area_of(rulebook, hexes).is_some());
    let tones = known
        .into_iter()
        .filter_map(|(hexes, side)| Some((area_of(rulebook, &hexes)?.to_owned(), tab(rulebook, side).tone)));
    let entries = others.into_iter().map(|(hexes, side)| Entry { hexes, tab: tab(rulebook, side) });
    Furniture {
        marks: marks.collect(),
        tones: tones.collect(),
        turns: turns.collect(),
        kilometres_per_hex: Some(KILOMETRES),
        caption: say!("squad-scene-sheet"),
        title: Some(scenario.staging.sheet.title().unwrap_or_else(|| scenario.title.clone())),
        subtitle: scenario.staging.sheet.subtitle(),
        entries: entries.collect(),
        title_note: String::new(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// In `valmont` seven hexes give victory points, the Americans enter along one edge, and the track has eight turns
    /// (27.2).
    #[test]
    fn the_sheet_tells_what_counts_and_who_comes() {
        let rulebook = Rulebook::load("valmont").unwrap();
        let sheet = furniture(&rulebook);
        assert_eq!((sheet.marks.len(), sheet.turns.len()), (7, 8));
        assert_eq!(sheet.tones, [("South".to_owned(), Tone::Second)]);
        let arrivals: Vec<_> = sheet.turns.iter().map(|turn| turn.tabs.len()).collect();
        assert_eq!(arrivals, [1, 0, 0, 0, 0, 0, 0, 0]);
    }

    /// Without 1007 there is no German victory at the crossroads (27.3).
    #[test]
    fn a_hex_that_is_needed_says_so() {
        let sheet = furniture(&Rulebook::load("crossroads").unwrap());
        let needed: Vec<_> = sheet.marks.iter().filter(|mark| !mark.label.is_empty()).collect();
        assert_eq!(
            needed.iter().flat_map(|mark| &mark.hexes).map(ToString::to_string).collect::<Vec<_>>(),
            ["1007"]
        );
    }
}
