//! Guderian on the table.

use super::{
    CallingUp, arriving,
    attack::PlannedAttack,
    decisions::Routing,
    furniture, odds_flag,
    pictured::{face_of, stack_order},
    show,
};
use crate::{
    art::packs::face::Face,
    engine::{
        board::{Board, Hex, MapFile},
        counters::{Flag, Word},
        orders::Record,
    },
    games::guderian::panels::{Rolled, told},
    games::guderian::{
        self,
        rules::{Guderian, Position, Rulebook, counter::Piece, event::Event, kinds::Side, phase::Phase},
        words::{report::Report, story::phase_name},
    },
    panels::{Chapter, LogLine, PrintedGame},
};
use crate::{
    art::painter::Furniture,
    table::{
        tabled::{OnTable, Party},
        thumbnail,
    },
};
use bevy::prelude::*;
use std::{collections::BTreeMap, path::Path};

impl OnTable for Guderian {
    type Rolled = Rolled;
    type Report = Report;

    const TITLE: &'static str = "Guderian: Smolensk 1941";
    const PRINTED: PrintedGame = PrintedGame {
        title: "Panzergruppe Guderian",
        publisher: "Simulations Publications, Inc. (SPI), New York, 1976",
        designer: "James F. Dunnigan",
    };

    fn sides() -> [(String, Flag); 2] {
        Side::BOTH.map(|side| (side.to_string(), side.into()))
    }

    fn plug_in(app: &mut App) {
        app.init_resource::<PlannedAttack>().init_resource::<Routing>().init_resource::<CallingUp>();
    }

    fn plug_in_panels(app: &mut App) {
        app.add_plugins(show::plugin);
    }

    fn plug_in_pictures(app: &mut App) {
        app.add_plugins(odds_flag::plugin);
    }

    fn map(rulebook: &Rulebook) -> &MapFile {
        &rulebook.map
    }

    fn board(rulebook: &Rulebook) -> &Board {
        &rulebook.board
    }

    fn furniture(rulebook: &Rulebook) -> Furniture {
        furniture::furniture_of(rulebook)
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
        let public = &position.public;
        public.counter(public.find(unit)?).hex()
    }

    fn held(position: &Position) -> Vec<(Hex, Flag)> {
        let of_side = |side: Side| {
            let mut hexes: Vec<Hex> = position.public.on_map(side).map(|(.., hex)| hex).collect();
            hexes.dedup();
            hexes.into_iter().map(move |hex| (hex, side.into()))
        };
        Side::BOTH.into_iter().flat_map(of_side).collect()
    }

    fn counts(rulebook: &Rulebook) -> Vec<Hex> {
        rulebook.scenario.victory.places.iter().flat_map(|place| place.hexes.clone()).collect()
    }

    fn rolled(rulebook: &Rulebook, events: &[Event]) -> Option<Rolled> {
        Rolled::from_events(rulebook, events)
    }

    fn told(rulebook: &Rulebook, position: &Position, events: &[Event]) -> Vec<LogLine> {
        told(rulebook, &position.public, events)
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

    fn report(record: &Record<Self>, now: &Position) -> Report {
        Report::of(&record.rulebook, &record.file.start.public, &now.public, record.happened())
    }

    fn put_away(world: &mut World) {
        guderian::rules::remove(world);
    }

    fn moment(rulebook: Option<&Rulebook>, position: &Position) -> String {
        let public = &position.public;
        let turn = public.turn.max(1);
        match &public.outcome {
            Some(outcome) => format!("Ended: {}", outcome.level),
            None => {
                let date = rulebook.map_or("", |rulebook| rulebook.date(turn));
                format!("Turn {turn}, {date}, {}", phase_name(public.phase))
            }
        }
    }

    fn title(rulebook: &Rulebook) -> &str {
        &rulebook.scenario.title
    }

    fn stack(position: &Position, hex: Hex) -> Vec<usize> {
        stack_order(&position.public, hex).into_iter().map(Piece::index).collect()
    }

    fn face(rulebook: &Rulebook, position: &Position, counter: usize) -> Face {
        face_of(rulebook, &position.public, Piece(counter as u16))
    }

    fn parties(rulebook: &Rulebook, position: &Position) -> Vec<Party> {
        arriving::parties(rulebook, &position.public)
    }

    fn paint_beside(world: &mut World, path: &Path) {
        thumbnail::paint_game::<Self>(world, path);
    }
}

/// A phase on the time line. What is before the first turn belongs to none.
fn chapter(rulebook: &Rulebook, turn: u8, phase: Phase) -> Chapter {
    let turn = if turn < rulebook.scenario.first_turn { 0 } else { turn };
    Chapter {
        after: 0,
        turn,
        date: if turn == 0 { String::new() } else { rulebook.date(turn).to_owned() },
        phase: phase_name(phase).to_owned(),
        side: Some(phase.side().into()),
        fights: phase.is_combat(),
        opens_turn: phase == Phase::Over,
    }
}
