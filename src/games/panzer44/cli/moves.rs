//! Hexes within reach of a unit, with path and cost, or the reason why not. Units move one by one in this game.

use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, nobody, question::Moves, verdict},
    },
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::Refusal,
    },
    games::panzer44::rules::{
        Panzer44,
        counter::Counter,
        movement::{Marches, Way, points_for_a_move, way_off, way_to},
        refusal::Why,
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

impl From<Way> for Option<End> {
    fn from(Way { path, of, left }: Way) -> Self {
        Some(End { hex: *path.last()?, cost: of - left, left, path })
    }
}

/// The hexes that a unit can reach, by what is known. Mines and fire may stop it earlier.
#[derive(Serialize)]
struct Ends {
    units: [UnitId; 1],
    points: Option<Points>,
    walks: Vec<End>,
    exit: Option<Points>,
    held: Option<Refusal>,
}

impl Ends {
    fn new(seen: &Seen<Panzer44>, counter: &Counter) -> Self {
        let (rulebook, public) = (&seen.rulebook, &seen.position.public);
        let points = points_for_a_move(rulebook, public, counter);
        let (_, held) = verdict(&points);
        let mut moves = Self { units: [counter.id], points: None, walks: Vec::new(), exit: None, held };
        if let Ok(of) = points {
            let marches = Marches::new(rulebook, public, counter);
            let end = |hex: &Hex| {
                let left = marches.left(*hex)?;
                Some(End { hex: *hex, cost: of - left, left, path: marches.path(*hex) })
            };
            moves.points = Some(of);
            moves.walks.extend(marches.ends().iter().filter_map(end));
            moves.exit = way_off(rulebook, public, counter, of);
        }
        moves
    }

    fn lines(&self) -> Vec<String> {
        let walk = |end: &End| format!("{}  {}  {} left", end.hex, end.cost, end.left);
        let mut lines: Vec<String> = self.walks.iter().map(walk).collect();
        lines.extend(self.exit.map(|cost| format!("may exit the map: costs {cost}")));
        lines.extend(self.held.as_ref().map(|refusal| format!("cannot move: {refusal}")));
        lines
    }
}

pub(super) fn answer(seen: &Seen<Panzer44>, asked: &Moves, json: bool) -> Result<Answer, Failure> {
    let (rulebook, public) = (&seen.rulebook, &seen.position.public);
    let [unit] = asked.units.as_slice() else {
        return Err(Failure("units of this game move one at a time: ask about one".to_owned()));
    };
    let counter = public.find(*unit).ok_or_else(|| nobody(*unit))?;
    let Some(to) = asked.to else {
        let moves = Ends::new(seen, counter);
        return Ok(match json {
            true => Answer::Json(serde_json::to_value(&moves)?),
            false => Answer::Lines(moves.lines()),
        });
    };
    let way = match rulebook.board.contains(to) {
        true => way_to(rulebook, public, counter, to),
        false => Err(Why::OffMap { hex: to }),
    };
    if !json {
        return Ok(Answer::Lines(vec![match &way {
            Ok(way) => format!("may move to {to}: costs {}, {} MP left", way.of - way.left, way.left),
            Err(why) => format!("[{}] {why}", why.case()),
        }]));
    }
    let (allowed, refusal) = verdict(&way);
    let way: Option<End> = way.ok().and_then(Into::into);
    Ok(Answer::Json(json!({
        "units": [counter.id], "hex": to, "allowed": allowed, "way": way, "refusal": refusal,
    })))
}
