//! `kessel moves` for Panzer '44: where a unit may go, by which way and for how much, and why not.

use super::{find, open};
use crate::{
    board::Hex,
    cli::{Outcome, print_json, say},
    counters::{Points, Word},
    games::panzer44::{
        Panzer44,
        movement::{Marches, Way, points_for_a_move, way_off, way_to},
        refusal::Why,
    },
    orders::Game,
};
use serde::Serialize;
use std::path::Path;

/// A hex in which the move may end.
#[derive(Serialize)]
struct End {
    hex: Hex,
    cost: Points,
    left: Points,
    path: Vec<Hex>,
}

impl From<Way> for Option<End> {
    fn from(Way { path, of, left }: Way) -> Self {
        Some(End { hex: *path.last()?, cost: of - left, left, path })
    }
}

fn sentence(why: &Why) -> String {
    format!("[{}] {why}", why.case())
}

/// Prints where a unit may go, as far as anybody knows: mines and fire may stop it earlier.
pub(in super::super) fn run(path: &Path, unit: Word, to: Option<Hex>, json: bool) -> Outcome {
    let (world, record) = open(path)?;
    let (rulebook, public) = (&record.rulebook, &Panzer44::position(&world).public);
    let counter = find(public, unit)?;
    if let Some(to) = to {
        let way = way_to(rulebook, public, counter, to);
        let words = match &way {
            Ok(way) => format!("may go to {to} for {} and has {} left", way.of - way.left, way.left),
            Err(why) => sentence(why),
        };
        if json {
            let allowed = way.is_ok();
            let way: Option<End> = way.ok().and_then(Into::into);
            return print_json(
                &serde_json::json!({ "hex": to, "allowed": allowed, "why": words, "way": way }),
            );
        }
        say!("{words}");
        return Ok(());
    }
    let points = points_for_a_move(rulebook, public, counter);
    let mut ends: Vec<End> = Vec::new();
    let mut exit = None;
    if let Ok(of) = points {
        let marches = Marches::new(rulebook, public, counter);
        let end = |hex: &Hex| {
            let left = marches.left(*hex)?;
            Some(End { hex: *hex, cost: of - left, left, path: marches.path(*hex) })
        };
        ends.extend(marches.ends().iter().filter_map(end));
        exit = way_off(rulebook, public, counter, of);
    }
    if json {
        let why = points.as_ref().err().map(sentence);
        return print_json(&serde_json::json!({
            "unit": unit, "points": points.ok(), "walks": ends, "exit": exit, "why": why,
        }));
    }
    for End { hex, cost, left, .. } in ends {
        say!("{hex}  {cost}  {left} left");
    }
    if let Some(cost) = exit {
        say!("leaves the map for {cost}");
    }
    if let Err(why) = points {
        say!("cannot move: {}", sentence(&why));
    }
    Ok(())
}
