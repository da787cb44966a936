//! The content of overlays agrees with the rules.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{facts, listed, made};
use crate::{
    engine::{
        board::{Hex, Link},
        counters::Flag,
        orders::GameFile,
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook,
        kinds::Side,
        order::legal,
        supply::{
            SupplyLines,
            supply_line::Source,
            zones::{closes_line, in_enemy_zone},
        },
        turn::victory::german_places,
    },
    play::matches::Match,
    scene::OverlayContent,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock},
};

/// A campaign between random players, and its rulebook.
static GAME: LazyLock<(Arc<Rulebook>, GameFile<Guderian>)> = LazyLock::new(|| {
    let rulebook = Arc::new(Rulebook::load("smolensk").unwrap());
    let file = Match::<Guderian>::between(&rulebook, 44, ["random"; 2]).play_recorded().1;
    (rulebook, file)
});

/// The position at the end of every phase.
fn positions() -> impl Iterator<Item = Position> {
    GAME.1.positions.iter().map(|(_, position)| {
        let mut position = position.clone();
        position.public.fill_presence(&GAME.0);
        position
    })
}

#[test]
fn every_line_of_supply_leads_to_its_source() {
    let rulebook = &*GAME.0;
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for position in positions().step_by(2) {
        let public = &position.public;
        for side in Side::BOTH {
            let lines = SupplyLines::new(rulebook, public, side);
            for (piece, _, hex) in public.on_map(side) {
                let line = lines.line(rulebook, public, piece);
                assert_eq!(line.is_some(), lines.supplies(rulebook, public, piece), "{hex}");
                let Some(line) = line else { continue };
                let (first, end) = (line.hexes[0], *line.hexes.last().unwrap());
                assert_eq!(first, hex);
                for pair in line.hexes.windows(2) {
                    assert_eq!(pair[0].distance(pair[1]), 1, "{line:?}");
                }
                let inside = &line.hexes[1..line.hexes.len().max(2) - 1];
                let leads = |hex: &Hex| !closes_line(&rulebook.board, public, side, *hex);
                assert!(inside.iter().all(leads), "{line:?}");
                let word = match line.source {
                    Source::Arrival => "arrival",
                    Source::Road { joined } => {
                        assert_eq!(end, rulebook.scenario.supply_road, "{line:?}");
                        let road = line.along_road();
                        assert_eq!(road.first(), Some(&joined), "{line:?}");
                        let linked = |pair: &[Hex]| {
                            rulebook.board.linked(Link::RoadOverRiver, pair[0]).any(|hex| hex == pair[1])
                        };
                        assert!(road.windows(2).all(linked), "{line:?}");
                        let (all, before) = line.steps();
                        assert_eq!(all - before, road.len() - 1);
                        if before == 0 { "road" } else { "overland" }
                    }
                    Source::WestEdge => {
                        assert_eq!(end.column(), 1, "{line:?}");
                        "west"
                    }
                    Source::EastEdge => {
                        assert_eq!(end.column(), rulebook.board.columns(), "{line:?}");
                        "east"
                    }
                    Source::Leader(leader) => {
                        let leader = public.counter(leader);
                        assert!(line.hexes.contains(&leader.hex().unwrap()), "{line:?}");
                        let east = end.column() == rulebook.board.columns();
                        assert!(east || leader.condition.arrived, "{line:?}");
                        "leader"
                    }
                };
                *seen.entry(word).or_default() += 1;
            }
        }
    }
    for word in ["road", "overland", "west", "east", "leader"] {
        assert!(seen.get(word).is_some_and(|count| *count > 20), "{word}: {seen:?}");
    }
}

#[test]
fn the_reach_overlay_is_where_the_rules_let_units_walk() {
    let rulebook = &*GAME.0;
    let mut compared = 0;
    for position in positions().filter(|position| position.public.phase.is_movement()).step_by(2) {
        let public = &position.public;
        let side = public.phase.side();
        let OverlayContent::Tinted(shown) = facts(listed::REACH_OWN, rulebook, public, &[]) else { panic!() };
        let mut wanted: BTreeMap<Hex, u16> = BTreeMap::new();
        for (piece, counter, hex) in public.on_map(side) {
            if counter.is_combat_unit() {
                for walk in legal::walks(rulebook, public, &[piece]) {
                    let end = *walk.path.last().unwrap();
                    *wanted.entry(end).or_default() += u16::from(end != hex);
                }
            }
        }
        wanted.retain(|_, units| *units > 0);
        assert_eq!(shown, wanted);
        compared += 1;
    }
    assert!(compared > 5);
}

#[test]
fn zones_radii_and_victory_are_what_the_rules_say() {
    let rulebook = &*GAME.0;
    for position in positions().step_by(5) {
        let public = &position.public;
        for (overlay, side) in [(listed::ZONES_SOVIET, Side::Soviet), (listed::ZONES_GERMAN, Side::German)] {
            let wanted: Vec<Hex> =
                rulebook.board.hexes().filter(|hex| in_enemy_zone(public, side.enemy(), *hex)).collect();
            assert_eq!(facts(overlay, rulebook, public, &[]), OverlayContent::Hatched(side.into(), wanted));
        }
        let lines = SupplyLines::new(rulebook, public, Side::Soviet);
        let OverlayContent::Rings(rings) = facts(listed::LEADERS, rulebook, public, &[]) else { panic!() };
        let shown: BTreeSet<Hex> = rings.iter().flat_map(|radius| radius.hexes.iter().copied()).collect();
        let wanted: BTreeSet<Hex> = rulebook.board.hexes().filter(|hex| lines.commands(*hex)).collect();
        assert_eq!(shown, wanted);
        let OverlayContent::Held(places) = facts(listed::VICTORY, rulebook, public, &[]) else { panic!() };
        let held: Vec<bool> = places.iter().map(|(_, holder)| *holder == Flag::Grey).collect();
        assert_eq!(held, german_places(rulebook, public));
    }
}

#[test]
fn the_last_moves_are_those_of_two_player_turns() {
    let file = &GAME.1;
    let (mut moves, mut known) = (0, 0);
    for (number, (after, position)) in file.positions.iter().enumerate() {
        let so_far = GameFile::<Guderian> {
            header: file.header.clone(),
            start: file.start.clone(),
            played: file.played[..*after].to_vec(),
            positions: file.positions[..=number].to_vec(),
            commands: Vec::new(),
            study: file.study.clone(),
            notes: std::collections::BTreeMap::default(),
            cut_off: false,
        };
        let side = position.public.phase.side();
        for made in made(&so_far, side) {
            assert!(made.hexes.windows(2).all(|pair| pair[0].distance(pair[1]) == 1), "{made:?}");
            moves += 1;
            known += usize::from(made.hexes.len() > 1);
        }
    }
    assert!(moves > 500 && known * 10 > moves * 8, "{known} of {moves} have a known start");
}
