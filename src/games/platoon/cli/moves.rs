//! The moves of a unit: each destination with path and cost, or the reason why not. Units move one by one in this game
//! (6.1).

use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, nobody, question::Moves, verdict},
    },
    engine::{board::Hex, counters::Points},
    games::platoon::rules::{
        Platoon,
        movement::{Reach, left, may_move, reach, why_not},
    },
};
use serde::Serialize;
use serde_json::json;

/// A hex in which the move may end.
#[derive(Serialize)]
struct End {
    hex: Hex,
    path: Vec<Hex>,
    cost: Points,
    left: Points,
}

impl End {
    fn of(reach: &Reach, before: Points, hex: Hex) -> Option<Self> {
        let left = reach.left(hex).filter(|_| reach.ends().contains(&hex))?;
        Some(Self { hex, path: reach.path(hex), cost: before.less(left).unwrap_or(Points::ZERO), left })
    }
}

pub(super) fn answer(seen: &Seen<Platoon>, asked: &Moves, json: bool) -> Result<Answer, Failure> {
    let (rulebook, public) = (&seen.rulebook, &seen.position.public);
    let [unit] = asked.units.as_slice() else {
        return Err(Failure("units of this game move one at a time: ask about one".to_owned()));
    };
    let counter = public.find(*unit).ok_or_else(|| nobody(*unit))?;
    let (may, reach) = (may_move(rulebook, public, counter), reach(rulebook, public, counter));
    let before = left(rulebook, counter);
    if let Some(to) = asked.to {
        let way = End::of(&reach, before, to).ok_or_else(|| why_not(rulebook, public, counter, to));
        let way = may.and(way);
        if !json {
            return Ok(Answer::Lines(vec![match &way {
                Ok(end) => format!("may move to {to}: costs {}, {} MP left", end.cost, end.left),
                Err(why) => format!("[{}] {why}", why.case()),
            }]));
        }
        let (allowed, refusal) = verdict(&way);
        return Ok(Answer::Json(json!({
            "units": [counter.id], "hex": to, "allowed": allowed, "way": way.ok(), "refusal": refusal,
        })));
    }
    let (_, held) = verdict(&may);
    let ends: Vec<End> = reach.ends().iter().filter_map(|hex| End::of(&reach, before, *hex)).collect();
    if json {
        let walks = json!({ "units": [counter.id], "points": before, "walks": ends, "held": held });
        return Ok(Answer::Json(walks));
    }
    let mut lines: Vec<String> =
        ends.iter().map(|end| format!("{}  {}  {} left", end.hex, end.cost, end.left)).collect();
    lines.extend(held.map(|refusal| format!("cannot move: {refusal}")));
    Ok(Answer::Lines(lines))
}
