//! `kessel bench`: the important times, against the goals.

use super::measure::{Bench, Measure};
use crate::{
    cli::{Outcome, look::Commanded, new, print_json, say},
    engine::{
        data::read_file,
        orders::{GameFile, play},
    },
    play::matches::Match,
};
use serde::{Serialize, Serializer};
use std::{hint::black_box, path::Path, sync::Arc, time::Instant};

/// All figures; in JSON a field each.
struct Figures(Vec<Measure>);

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|measure| (measure.field, measure.figure)))
    }
}

/// Measures a game.
pub(crate) fn measure<G: Commanded>(bench: &Bench<G>, json: bool) -> Outcome {
    let rulebook = Arc::new(new::rulebook::<G>(bench.scenario, &[])?);
    let game = |seed| Match::<G>::between(&rulebook, seed, ["random"; 2]);
    let begun = Instant::now();
    let orders: usize = (1..=3).map(|seed| game(seed).play().orders).sum();
    let taken = begun.elapsed().as_secs_f64();
    let file = game(1).play_recorded().1;
    let mut measures = (bench.measures)(&rulebook, &file);
    measures.extend([
        Measure {
            field: "orders_per_s",
            words: "orders through the door",
            figure: orders_per_s(&rulebook, &file),
            unit: "/s",
            digits: 0,
            goal: Some("60,000"),
        },
        // Finding the legal orders is part of it.
        Measure {
            field: "random_orders_per_s",
            words: "orders in random play",
            figure: orders as f64 / taken,
            unit: "/s",
            digits: 0,
            goal: Some("40,000"),
        },
        Measure {
            field: "campaign_s",
            words: "random campaign",
            figure: taken / 3.0,
            unit: "s",
            digits: 2,
            goal: Some("1"),
        },
        Measure {
            field: "rss_mb",
            words: "resident memory",
            figure: resident_megabytes(),
            unit: "MB",
            digits: 0,
            goal: None,
        },
    ]);
    if json {
        return print_json(&Figures(measures));
    }
    for Measure { words, figure, unit, digits, goal, .. } in measures {
        let goal = goal.map_or_else(String::new, |goal| format!("   (goal {goal})"));
        say!("{}", format!("{words:26} {figure:8.digits$} {unit:2}{goal}").trim_end());
    }
    Ok(())
}

fn orders_per_s<G: Commanded>(rulebook: &Arc<G::Rulebook>, file: &GameFile<G>) -> f64 {
    let rounds = 3;
    let mut seconds = 0.0;
    for _ in 0..rounds {
        let mut world = G::world();
        G::restore(&mut world, rulebook, file.start.clone());
        let mut kept = Vec::with_capacity(file.played.len());
        let begun = Instant::now();
        for played in &file.played {
            kept.push(play::<G>(&mut world, &played.order));
        }
        seconds += begun.elapsed().as_secs_f64();
        black_box(kept);
    }
    (rounds * file.played.len()) as f64 / seconds
}

/// Returns the resident memory of this process, in megabytes, if the system reports it in a file; 0 otherwise.
fn resident_megabytes() -> f64 {
    let status = read_file(Path::new("/proc/self/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) / 1024.0
}
