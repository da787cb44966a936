//! `kessel value fit`: plays games, fits the weights of the value to their positions, and writes them.

use super::asked::FitAsked;
use crate::{
    cli::{
        Failure, Outcome, cannot_write, games::many_games::progress, look::Commanded, new, print_json, say,
    },
    engine::{
        data::{Shown, Source},
        storage::Disk,
        wording::count,
    },
    play::{
        fitting::{Collected, FittedValue, HeldOut, SelfPlay, ValueMeasure, collect, fit as fit_value},
        players::{chief::Led, no_player},
    },
};
use serde::Serialize;
use std::sync::Arc;

/// The answer for tools.
#[derive(Serialize)]
struct Told<'a> {
    game: &'static str,
    scenarios: &'a [String],
    /// The player of both sides; none for the captain.
    player: Option<&'a str>,
    games: u64,
    #[serde(flatten)]
    measure: &'a ValueMeasure,
    broken: &'a [String],
    out: String,
}

/// Fits the weights of a game.
pub(super) fn fit<G: Commanded + Led>(asked: &FitAsked, sources: &[Source], json: bool) -> Outcome {
    if let Some(name) = asked.player.as_deref().filter(|name| G::player(name, 0).is_none()) {
        return Err(Failure(no_player::<G>(name)));
    }
    let (mut kinds, mut scenarios) = (Vec::new(), Vec::new());
    for source in sources {
        let rulebook = Arc::new(new::well_named::<G>(source, &[])?);
        scenarios.push(G::about(&rulebook).id.to_owned());
        kinds.push(SelfPlay::<G> { rulebook, player: asked.player.clone() });
    }
    let games = asked.games.saturating_mul(kinds.len() as u64);
    let bar = progress(games, 0);
    let Collected { samples, broken } =
        collect(&kinds, (asked.seed, asked.games), asked.threads.number(), || bar.inc(1));
    bar.finish_and_clear();
    if samples.is_empty() {
        let why = broken.first().map_or_else(String::new, |why| format!(": {why}"));
        return Err(Failure(format!("the games have no positions to fit to{why}")));
    }
    let FittedValue { models, measure } = fit_value(&samples, G::FEATURES.len());
    let comments = comments(&measure, games, &scenarios);
    let text = models.written::<G>(&comments);
    let write = Disk::default().write_whole(&asked.out, text.as_bytes());
    write.map_err(|error| cannot_write(&asked.out, &error))?;
    let told = Told {
        game: G::ID,
        scenarios: &scenarios,
        player: asked.player.as_deref(),
        games,
        measure: &measure,
        broken: &broken,
        out: asked.out.shown(),
    };
    if json {
        print_json(&told)?
    } else {
        tell(&told)
    }
    match broken.first() {
        None => Ok(()),
        Some(why) => {
            let number = count(broken.len(), "game was", "games were");
            Err(Failure(format!("{number} not played to the end by the rules: {why}")))
        }
    }
}

/// Returns the comments at the beginning of the file.
fn comments(measure: &ValueMeasure, games: u64, scenarios: &[String]) -> Vec<String> {
    vec![
        "The weights by which positions are judged; see docs/opponents.md.".to_owned(),
        format!(
            "Fitted to {} positions of {games} games between computer players: {}.",
            measure.positions,
            scenarios.join(", ")
        ),
    ]
}

fn tell(told: &Told<'_>) {
    let ValueMeasure { positions, held_out, ranges } = told.measure;
    say!("{positions} positions of {} games; logarithmic loss on {}", told.games, losses(held_out));
    let mut from = 1_u8;
    for range in ranges {
        let turns = match range.up_to {
            u8::MAX => format!("{from} or more"),
            up_to if up_to == from => up_to.to_string(),
            up_to => format!("{from} to {up_to}"),
        };
        say!("  turns left {turns}: {} positions; on {}", range.positions, losses(&range.held_out));
        from = range.up_to.saturating_add(1);
    }
    say!("{} written", told.out);
}

/// Returns the losses in words.
fn losses(held_out: &HeldOut) -> String {
    let number = |loss: Option<f64>| loss.map_or_else(|| "?".to_owned(), |loss| format!("{loss:.3}"));
    format!(
        "{} held-out positions: value {}, points so far {}",
        held_out.positions,
        number(held_out.value),
        number(held_out.points)
    )
}
