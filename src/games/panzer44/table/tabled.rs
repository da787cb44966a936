//! What the table needs to know of Panzer '44.

use super::{arriving, story};
use crate::{
    art::packs::face::Face,
    engine::{
        board::{Board, Hex, MapFile},
        counters::{Flag, Word},
        orders::Record,
    },
    games::panzer44::{
        self,
        panels::Fought,
        rules::{
            Panzer44, Position, Rulebook, counter::Counter, event::Event, kinds::Side, phase::Phase,
            plot::Draft, scenario::Reason,
        },
        table::face,
        words::{names::with_names, report::Report, story::phase_name},
    },
    panels::{Chapter, LogLine, PrintedGame},
};
use crate::{
    art::painter::{Furniture, Tab, Tone, TurnBox, VictoryMark},
    table::{
        session::Session,
        tabled::{OnTable, Party},
        thumbnail,
    },
};
use bevy::prelude::*;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// Kilometres across a hex (1.1).
const KILOMETRES: f32 = 0.2;

impl OnTable for Panzer44 {
    type Rolled = Vec<Fought>;
    type Report = Report;

    const TITLE: &'static str = "Panzer ’44";
    const PRINTED: PrintedGame = PrintedGame {
        title: "Panzer ’44: Tactical Combat in Western Europe, 1944–45",
        publisher: "Simulations Publications, Inc. (SPI), New York, 1975",
        designer: "James F. Dunnigan",
    };

    fn sides() -> [(String, Flag); 2] {
        Side::BOTH.map(|side| (side.to_string(), side.into()))
    }

    fn plug_in(app: &mut App) {
        app.add_plugins(super::plugin);
    }

    fn plug_in_panels(app: &mut App) {
        app.add_plugins(super::panels_plugin);
    }

    fn plug_in_pictures(app: &mut App) {
        app.add_plugins(super::pictures_plugin);
    }

    fn map(rulebook: &Rulebook) -> &MapFile {
        &rulebook.map
    }

    fn board(rulebook: &Rulebook) -> &Board {
        &rulebook.board
    }

    fn furniture(rulebook: &Rulebook) -> Furniture {
        furniture(rulebook)
    }

    fn turn(position: &Position) -> u8 {
        position.public.turn
    }

    fn is_over(position: &Position) -> bool {
        position.public.phase == Phase::Over
    }

    fn standing(world: &World) -> BTreeMap<Word, Hex> {
        let counters = world.get_resource::<Position>().map(|position| position.public.counters.iter());
        counters.into_iter().flatten().filter_map(|counter| Some((counter.id, counter.hex()?))).collect()
    }

    fn hex_of(position: &Position, unit: Word) -> Option<Hex> {
        position.public.find(unit)?.hex()
    }

    fn held(position: &Position) -> Vec<(Hex, Flag)> {
        let of_side = |side: Side| {
            let hexes: BTreeSet<Hex> = position.public.on_map(side).map(|(_, hex)| hex).collect();
            hexes.into_iter().map(move |hex| (hex, side.into()))
        };
        Side::BOTH.into_iter().flat_map(of_side).collect()
    }

    fn counts(rulebook: &Rulebook) -> Vec<Hex> {
        let awards = rulebook.scenario.victory.awards.iter();
        let held = awards.filter_map(|award| match &award.reason {
            Reason::Held(hexes) => Some(hexes),
            _ => None,
        });
        held.flatten().copied().collect()
    }

    fn rolled(_: &Rulebook, events: &[Event]) -> Option<Vec<Fought>> {
        let fought = Fought::of(events);
        (!fought.is_empty()).then_some(fought)
    }

    fn told(rulebook: &Rulebook, position: &Position, events: &[Event]) -> Vec<LogLine> {
        story::told(rulebook, &position.public, events)
    }

    fn begins(rulebook: &Rulebook, start: &Position) -> Chapter {
        chapter(rulebook, start.public.turn, start.public.phase)
    }

    fn opens(rulebook: &Rulebook, event: &Event) -> Option<Chapter> {
        match event {
            Event::PhaseOpened { turn, phase } => Some(chapter(rulebook, *turn, *phase)),
            _ => None,
        }
    }

    fn report(record: &Record<Self>, _: &Position) -> Report {
        Report::of(&record.rulebook, &record.file.start.public, record.happened())
    }

    fn laid(world: &mut World) {
        world.insert_resource(Draft::default());
    }

    fn put_away(world: &mut World) {
        world.insert_resource(Draft::default());
        panzer44::rules::remove(world);
    }

    fn happened(world: &mut World, events: &[Event]) {
        // Dice lie until another phase has opened without any.
        let opened = events.iter().any(|event| matches!(event, Event::PhaseOpened { .. }));
        if opened && Fought::of(events).is_empty() {
            world.resource_mut::<Session<Self>>().rolled = None;
        }
        // Both plots are committed: nobody goes on writing on the sheet of this turn.
        if events.iter().any(|event| matches!(event, Event::PhaseOpened { phase: Phase::Panic, .. })) {
            let mut draft = world.resource_mut::<Draft>();
            *draft = Draft { tool: draft.tool, at: draft.at, ..Draft::default() };
        }
    }

    fn taken_back(world: &mut World) {
        world.insert_resource(Draft::default());
    }

    fn moment(rulebook: Option<&Rulebook>, position: &Position) -> String {
        let public = &position.public;
        match (&public.outcome, rulebook) {
            (Some(outcome), _) => format!("Ended: {}", outcome.level),
            (None, Some(rulebook)) => {
                let phase = phase_name(&rulebook.scenario, public.phase);
                format!("Turn {}, {phase}", public.turn.max(1))
            }
            (None, None) => format!("Turn {}", public.turn.max(1)),
        }
    }

    fn in_names(rulebook: &Rulebook, position: &Position, words: &str) -> String {
        with_names(rulebook, &position.public, words)
    }

    fn title(rulebook: &Rulebook) -> &str {
        &rulebook.scenario.title
    }

    fn stack(position: &Position, hex: Hex) -> Vec<usize> {
        let public = &position.public;
        let number = |unit: Word| public.counters.iter().position(|counter| counter.id == unit);
        let with_passenger = |counter: &Counter| {
            let passenger = public.passenger(counter.id).map(|passenger| passenger.id);
            [Some(counter.id), passenger].into_iter().flatten().filter_map(number).collect::<Vec<_>>()
        };
        public.stack(hex).flat_map(with_passenger).collect()
    }

    fn face(rulebook: &Rulebook, position: &Position, counter: usize) -> Face {
        let public = &position.public;
        public.counters.get(counter).map(|counter| face::face(rulebook, public, counter)).unwrap_or_default()
    }

    fn parties(rulebook: &Rulebook, position: &Position) -> Vec<Party> {
        arriving::parties(rulebook, &position.public)
    }

    fn paint_beside(world: &mut World, path: &Path) {
        thumbnail::paint_game::<Self>(world, path);
    }
}

/// A phase on the time line. The set-up belongs to no turn.
fn chapter(rulebook: &Rulebook, turn: u8, phase: Phase) -> Chapter {
    let scenario = &rulebook.scenario;
    let turn = if phase.is_set_up() { 0 } else { turn };
    let sees = scenario.visibility(turn).filter(|_| turn > 0);
    Chapter {
        after: 0,
        turn,
        date: sees.map_or_else(String::new, |far| format!("one sees {far} hexes")),
        phase: phase_name(scenario, phase),
        side: phase.side(scenario).map(Into::into),
        fights: phase.is_fire() || phase.is_indirect(),
        opens_turn: phase == Phase::Over,
    }
}

/// What the scenario adds to the sheet: hexes that count, and the turn track with who arrives.
fn furniture(rulebook: &Rulebook) -> Furniture {
    let scenario = &rulebook.scenario;
    let tone = |side: Side| match side {
        Side::German => Tone::First,
        Side::Allied => Tone::Second,
    };
    let letter = |side: Side| if side == Side::German { "G" } else { "A" };
    let arrives = |turn: u8| {
        let sides = Side::BOTH.into_iter();
        let sides = sides.filter(|side| scenario.force(*side).arrivals.iter().any(|due| due.turn == turn));
        sides.map(|side| Tab { text: letter(side).to_owned(), tone: tone(side) }).collect()
    };
    let turns = (1..=scenario.last_turn).map(|turn| TurnBox {
        number: turn.to_string(),
        caption: scenario.visibility(turn).map_or_else(String::new, |far| format!("sees {far}")),
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
    Furniture {
        marks: marks.collect(),
        tones: Vec::new(),
        turns: turns.collect(),
        kilometres_per_hex: Some(KILOMETRES),
        caption: "one hex 200 m · one turn six minutes · platoons".to_owned(),
        title_note: "1944".to_owned(),
    }
}
