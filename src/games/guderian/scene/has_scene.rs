//! The scene of Guderian's table.

use crate::{
    art::painter::Furniture,
    engine::{
        board::Hex,
        counters::UnitId,
        orders::Record,
        text::{id, say},
        wording::capital,
    },
    games::guderian::{
        rules::{
            Guderian, Position, Rulebook,
            combat::battle::Decision,
            counter::{Counter, Piece, Place},
            event::Event,
            phase::Phase,
            position::Public,
        },
        scene::{
            arriving, furniture,
            log::{log_lines, without_die},
            map_palette,
            pictured::stack_order,
            rolled::Rolled,
            schedule,
        },
        words::{report::Report, story::phase_shown},
    },
    play::luck::Luck,
    scene::{HasScene, LogLine, MapPart, Palette, Party, PrintedGame, ReplayChapter},
};

impl HasScene for Guderian {
    const COVER: &'static str = "dnieper";
    const SENTENCE: &'static str = id!("guderian-scene-sentence");
    type Rolled = Rolled;
    type Report = Report;

    const PRINTED: Option<PrintedGame> = Some(PrintedGame {
        title: id!("guderian-scene-printed"),
        publisher: id!("guderian-scene-printed.publisher"),
        designer: id!("guderian-scene-printed.designer"),
    });

    fn palette() -> Palette {
        map_palette::palette()
    }

    fn part_name(part: MapPart) -> Option<String> {
        map_palette::part_name(part)
    }

    fn furniture(rulebook: &Rulebook) -> Furniture {
        furniture::furniture_of(rulebook)
    }

    fn counts(rulebook: &Rulebook) -> Vec<Hex> {
        rulebook.scenario.victory.places.iter().flat_map(|place| place.hexes.clone()).collect()
    }

    fn asks_at(_: &Rulebook, public: &Public) -> Vec<Hex> {
        public.owed.as_ref().map_or_else(Vec::new, |decision| asks_at(public, decision))
    }

    fn rolled(rulebook: &Rulebook, events: &[Event]) -> Option<Rolled> {
        Rolled::from_events(rulebook, events)
    }

    fn without_die(rulebook: &Rulebook, position: &Position, events: &[Event]) -> Option<String> {
        without_die(rulebook, &position.public, events)
    }

    fn log_lines(rulebook: &Rulebook, position: &Position, events: &[Event]) -> Vec<LogLine> {
        log_lines(rulebook, &position.public, events)
    }

    fn chapter(rulebook: &Rulebook, turn: u8, phase: Phase) -> ReplayChapter {
        chapter(rulebook, turn, phase)
    }

    fn report(record: &Record<Self>, now: &Position) -> Report {
        Report::of(&record.rulebook, &record.file.start.public, &now.public, record.happened())
    }

    fn luck(report: &Report) -> Option<[Luck; 2]> {
        Some(report.luck)
    }

    fn is_eliminated(_: &Rulebook, counter: &Counter) -> bool {
        counter.place == Place::Gone
    }

    fn stack(position: &Position, hex: Hex) -> Vec<usize> {
        stack_order(&position.public, hex).into_iter().map(Piece::index).collect()
    }

    fn arrivals(rulebook: &Rulebook, start: &Position, turn: u8) -> Vec<String> {
        let line = |arrival: schedule::Arrival| {
            let area = say!("guderian-scene-arriving-area", area = arrival.area.to_string());
            format!("{}: {}", capital(&area), arrival.who)
        };
        schedule::arrivals(rulebook, &start.public, turn).into_iter().map(line).collect()
    }

    fn parties(rulebook: &Rulebook, position: &Position) -> Vec<Party> {
        arriving::parties(rulebook, &position.public)
    }
}

/// The hexes of a pending decision: the units that it is about first, then the rest of the battle.
fn asks_at(public: &Public, decision: &Decision) -> Vec<Hex> {
    let stands = |unit: &UnitId| public.counter(public.find(*unit)?).hex();
    let about: Vec<Hex> = match decision {
        Decision::LoseStep { among, .. } | Decision::Advance { among, .. } => {
            among.iter().filter_map(stands).collect()
        }
        Decision::Route { stacks, .. } => stacks.clone(),
        Decision::Excess { hex, .. } => vec![*hex],
        Decision::LoseOrRetreat { .. } => Vec::new(),
        Decision::Bid { .. } => return Vec::new(),
    };
    let battle = public.battle.iter();
    let of_battle =
        battle.flat_map(|battle| battle.targets.iter().chain(battle.stood.iter().map(|(_, hex)| hex)));
    about.iter().chain(of_battle).copied().collect()
}

/// A phase on the timeline. Phases before the first turn belong to no turn.
fn chapter(rulebook: &Rulebook, turn: u8, phase: Phase) -> ReplayChapter {
    let turn = if turn < rulebook.scenario.first_turn { 0 } else { turn };
    ReplayChapter {
        after: 0,
        turn,
        date: if turn == 0 { String::new() } else { rulebook.date(turn).to_owned() },
        phase: phase_shown(phase),
        side: Some(phase.side().into()),
        fights: phase.is_combat(),
        opens_turn: phase == Phase::Over,
    }
}
