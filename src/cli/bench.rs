//! `kessel bench`: the times that matter, against the goals.

use super::{Outcome, new, print_json, say};
use crate::{
    engine::orders::{Game, GameFile, play},
    games::guderian::rules::{
        Guderian, Position, Rulebook, counter::Piece, kinds::Side, movement::Group, reach::Reach,
        supply::SupplyLines,
    },
    panels::Overlay,
    play::matches::Match,
    table::{facts, made},
};
use clap::Args;
use serde::Serialize;
use std::{hint::black_box, sync::Arc, time::Instant};

#[derive(Args, Debug)]
pub(super) struct Arguments {}

#[derive(Serialize)]
struct Times {
    /// A 10-point unit's reach with costs and paths, in microseconds; the goal is 20.
    reach_us: f64,
    /// Zones, supply of both sides and every unit's reach, in milliseconds; the goal is 2.
    position_ms: f64,
    /// What the slowest overlay of the map takes, in milliseconds; the goal is 8.
    overlay_ms: f64,
    /// Recorded orders replayed through the door in a second; the goal is 20,000.
    orders_per_s: f64,
    /// A random campaign, in seconds; the goal is 1.
    campaign_s: f64,
    /// Resident memory of this process, in megabytes; 0 where it cannot be told.
    rss_mb: f64,
}

pub(super) fn run(_: &Arguments, json: bool) -> Outcome {
    let rulebook = Arc::new(new::rulebook::<Guderian>("smolensk", &[])?);
    let game = |seed| Match::<Guderian>::between(&rulebook, seed, ["random"; 2]);
    let begun = Instant::now();
    for seed in 1..=3 {
        game(seed).play();
    }
    let campaign_s = begun.elapsed().as_secs_f64() / 3.0;
    let file = game(1).play_recorded().1;
    let times = Times {
        reach_us: reach_us(&rulebook, &file),
        position_ms: position_ms(&rulebook, &file),
        overlay_ms: overlay_ms(&rulebook, &file),
        orders_per_s: orders_per_s(&rulebook, &file),
        campaign_s,
        rss_mb: resident_megabytes(),
    };
    if json {
        return print_json(&times);
    }
    say!("reach of a 10-point unit   {:8.1} µs   (goal 20)", times.reach_us);
    say!("whole position             {:8.2} ms   (goal 2)", times.position_ms);
    say!("slowest overlay            {:8.2} ms   (goal 8)", times.overlay_ms);
    say!("orders through the door    {:8.0} /s   (goal 20,000)", times.orders_per_s);
    say!("random campaign            {:8.2} s    (goal 1)", times.campaign_s);
    say!("resident memory            {:8.0} MB", times.rss_mb);
    Ok(())
}

/// A position in the middle of a recorded game, in a German Movement Phase.
pub fn middle(rulebook: &Arc<Rulebook>, file: &GameFile<Guderian>) -> Position {
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
    let left = crate::engine::counters::Points::whole(u16::from(counter.allowance));
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
    let time = |overlay: &Overlay| {
        let begun = Instant::now();
        for _ in 0..rounds {
            let moves = made(file, public.phase.side());
            black_box(facts(*overlay, rulebook, &public, &moves));
        }
        begun.elapsed().as_secs_f64() * 1e3 / f64::from(rounds)
    };
    Overlay::ALL.iter().map(time).fold(0.0, f64::max)
}

fn orders_per_s(rulebook: &Arc<Rulebook>, file: &GameFile<Guderian>) -> f64 {
    let rounds = 3;
    let mut seconds = 0.0;
    for _ in 0..rounds {
        let mut world = Guderian::world();
        Guderian::restore(&mut world, rulebook, file.start.clone());
        let mut kept = Vec::with_capacity(file.played.len());
        let begun = Instant::now();
        for played in &file.played {
            kept.push(play::<Guderian>(&mut world, &played.order));
        }
        seconds += begun.elapsed().as_secs_f64();
        black_box(kept);
    }
    (rounds * file.played.len()) as f64 / seconds
}

/// Resident memory of this process, where the system tells it in a file.
fn resident_megabytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) / 1024.0
}
