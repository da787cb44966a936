//! Measurements of `bench` for this game: a reach, a whole position, the slowest overlay.

use crate::{
    cli::games::measure::{Bench, Measure},
    engine::{counters::Points, orders::GameFile},
    games::guderian::{
        rules::{
            Guderian, Position, Rulebook,
            counter::Piece,
            kinds::Side,
            movement::{Group, reach::Reach},
            supply::SupplyLines,
        },
        scene::overlays::{facts, made},
    },
    scene::Overlaid,
    settings::Overlay,
};
use std::{hint::black_box, sync::Arc, time::Instant};

/// The campaign.
pub(super) const BENCH: Bench<Guderian> = Bench { scenario: "smolensk", measures };

fn measures(rulebook: &Arc<Rulebook>, file: &GameFile<Guderian>) -> Vec<Measure> {
    vec![
        Measure {
            field: "reach_us",
            words: "reach of a 10-point unit",
            figure: reach_us(rulebook, file),
            unit: "µs",
            digits: 1,
            goal: Some("20"),
        },
        // Zones, supply of both sides and every unit's reach.
        Measure {
            field: "position_ms",
            words: "whole position",
            figure: position_ms(rulebook, file),
            unit: "ms",
            digits: 2,
            goal: Some("1"),
        },
        Measure {
            field: "overlay_ms",
            words: "slowest overlay",
            figure: overlay_ms(rulebook, file),
            unit: "ms",
            digits: 2,
            goal: Some("8"),
        },
    ]
}

/// A position in the middle of a recorded game, in a German Movement Phase.
fn middle(rulebook: &Arc<Rulebook>, file: &GameFile<Guderian>) -> Position {
    let german = |position: &&(usize, Position)| {
        position.1.public.turn >= 5
            && position.1.public.phase.is_movement()
            && position.1.public.phase.side() == Side::German
    };
    let found = file.positions.iter().find(german).map(|(_, position)| position.clone());
    let mut position = found.unwrap_or_else(|| file.start.clone());
    position.public.fill_presence(rulebook);
    position
}

fn movers(position: &Position, side: Side) -> Vec<Piece> {
    position.public.on_map(side).map(|(piece, ..)| piece).collect()
}

fn group(rulebook: &Rulebook, position: &Position, piece: Piece) -> Option<Group> {
    let counter = position.public.counter(piece);
    let left = Points::whole(u16::from(counter.allowance));
    Some(Group::of(rulebook, &position.public, &[piece], counter.hex()?, |_| left))
}

fn reach_us(rulebook: &Arc<Rulebook>, file: &GameFile<Guderian>) -> f64 {
    let position = middle(rulebook, file);
    let groups: Vec<Group> = movers(&position, Side::German)
        .into_iter()
        .filter(|piece| position.public.counter(*piece).allowance == 10)
        .filter_map(|piece| group(rulebook, &position, piece))
        .filter(|group| !group.must_stop(&position.public, group.start))
        .collect();
    let rounds = 200;
    let begun = Instant::now();
    for _ in 0..rounds {
        for group in &groups {
            let reach = Reach::new(rulebook, &position.public, group);
            black_box(reach.hexes().last().and_then(|hex| reach.path(*hex)));
        }
    }
    begun.elapsed().as_secs_f64() * 1e6 / (rounds * groups.len().max(1)) as f64
}

fn position_ms(rulebook: &Arc<Rulebook>, file: &GameFile<Guderian>) -> f64 {
    let mut position = middle(rulebook, file);
    let rounds = 50;
    let begun = Instant::now();
    for _ in 0..rounds {
        position.public.fill_presence(rulebook);
        for side in Side::BOTH {
            black_box(SupplyLines::new(rulebook, &position.public, side));
            for piece in movers(&position, side) {
                if let Some(group) = group(rulebook, &position, piece) {
                    black_box(Reach::new(rulebook, &position.public, &group));
                }
            }
        }
    }
    begun.elapsed().as_secs_f64() * 1e3 / f64::from(rounds)
}

fn overlay_ms(rulebook: &Arc<Rulebook>, file: &GameFile<Guderian>) -> f64 {
    let public = middle(rulebook, file).public;
    let rounds = 10;
    let time = |overlay: usize| {
        let begun = Instant::now();
        for _ in 0..rounds {
            let moves = made(file, public.phase.side());
            black_box(facts(Overlay(overlay), rulebook, &public, &moves));
        }
        begun.elapsed().as_secs_f64() * 1e3 / f64::from(rounds)
    };
    (0..Guderian::OVERLAYS.len()).map(time).fold(0.0, f64::max)
}
