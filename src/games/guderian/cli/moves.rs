//! The moves open to units together: on foot, by rail, by overrun, and from off the map.

use super::{find_all, ids};
use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, question::Moves, verdict},
    },
    engine::{board::Hex, counters::Points, orders::Refusal},
    games::guderian::rules::{
        Guderian, Rulebook,
        counter::{Piece, Place},
        movement,
        movement::{march::may_walk, overrun, rail},
        order::legal,
        position::Public,
        refusal::Why,
        turn::reinforcements::may_enter_map,
    },
};
use serde::Serialize;

/// A path, its cost for the first of the units, and the points that each has left at its end.
#[derive(Serialize)]
struct Way {
    hex: Hex,
    path: Vec<Hex>,
    cost: Points,
    left: Vec<Points>,
    stops: bool,
}

/// A path by rail.
#[derive(Serialize)]
struct Ride {
    hex: Hex,
    path: Vec<Hex>,
    points: u16,
}

/// An enemy that may be overrun.
#[derive(Serialize)]
struct Overrun {
    hex: Hex,
    cost: Points,
    left: Vec<Points>,
}

/// Rail capacity of the turn.
#[derive(Serialize)]
struct Capacity {
    needed: u8,
    used: u8,
    of: u8,
}

/// Units that move together.
struct Group<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    pieces: Vec<Piece>,
}

impl Group<'_> {
    /// Whether they are off the map and due to enter it.
    fn is_due(&self) -> bool {
        let first = self.pieces.first().map(|piece| self.public.counter(*piece).place);
        matches!(first, Some(Place::Due { .. }))
    }

    /// The points of a unit before it moves.
    fn have(&self, piece: Piece) -> Points {
        let counter = self.public.counter(piece);
        if self.is_due() { Points::whole(u16::from(counter.allowance)) } else { counter.condition.left }
    }

    /// The points that each has left at the end of a path.
    fn follow(&self, path: &[Hex]) -> Result<Vec<Points>, Why> {
        legal::may_order(self.public)?;
        if self.is_due() {
            may_enter_map(self.rulebook, self.public, &self.pieces, path)
        } else {
            may_walk(self.rulebook, self.public, &self.pieces, path)
        }
    }

    fn way(&self, path: Vec<Hex>) -> Result<Way, Why> {
        let left = self.follow(&path)?;
        let hex = *path.last().ok_or(Why::NoPath)?;
        let first = self.pieces.first().map_or(Points::ZERO, |piece| self.have(*piece));
        let cost = first - left.first().copied().unwrap_or_default();
        let side = self.pieces.first().map(|piece| self.public.counter(*piece).side());
        let stops = side.is_some_and(|side| self.public.in_zone_of(side.enemy(), hex));
        Ok(Way { hex, path, cost, left, stops })
    }

    fn ways(&self) -> Vec<Way> {
        let paths: Vec<Vec<Hex>> = if self.is_due() {
            legal::entries(self.rulebook, self.public, &self.pieces)
        } else {
            let walks = legal::walks(self.rulebook, self.public, &self.pieces);
            walks.into_iter().map(|walk| walk.path).collect()
        };
        paths.into_iter().filter_map(|path| self.way(path).ok()).collect()
    }

    /// The path to a hex; if there is none, the path whose refusal shows the reason.
    fn way_to(&self, to: Hex) -> Result<Way, Why> {
        if !self.rulebook.board.contains(to) {
            return Err(Why::OffMap { hex: to });
        }
        let ways = self.ways();
        if let Some(way) = ways.into_iter().filter(|way| way.hex == to).max_by_key(|way| way.left.clone()) {
            return Ok(way);
        }
        if self.is_due() {
            return self.way(vec![to]);
        }
        let start = self.pieces.first().and_then(|piece| self.public.counter(*piece).hex());
        let path = match start {
            Some(start) if start.side_towards(to).is_some() => vec![to],
            Some(start) => legal::cheapest_way(self.rulebook, self.public, &self.pieces, to)
                .filter(|path| !path.is_empty())
                .unwrap_or_else(|| legal::straight_way(start, to)),
            None => vec![to],
        };
        self.way(path)
    }

    fn rides(&self) -> Result<Vec<Ride>, Why> {
        legal::may_order(self.public)?;
        let start = rail::may_board(self.rulebook, self.public, &self.pieces)?;
        let reach = rail::reach(self.rulebook, self.public, start);
        let mut hexes = reach.hexes().to_vec();
        hexes.sort_unstable();
        let ride = |hex| Ride { hex, path: reach.path(hex), points: reach.points(hex).unwrap_or_default() };
        Ok(hexes.into_iter().map(ride).collect())
    }

    fn capacity(&self) -> Capacity {
        let kinds = self.pieces.iter().map(|piece| self.public.counter(*piece).kind);
        let needed = kinds.map(|kind| u16::from(rail::capacity_of(self.rulebook, kind))).sum::<u16>();
        Capacity {
            needed: u8::try_from(needed).unwrap_or(u8::MAX),
            used: self.public.rail_used,
            of: self.rulebook.charts.rail.capacity,
        }
    }

    fn overruns(&self) -> Vec<Overrun> {
        if legal::may_order(self.public).is_err() {
            return Vec::new();
        }
        let cost = self.rulebook.charts.overrun_cost;
        let targets = overrun::targets(self.rulebook, self.public, &self.pieces);
        let one = |hex| {
            let left = overrun::may_overrun(self.rulebook, self.public, &self.pieces, hex).ok()?;
            Some(Overrun { hex, cost, left })
        };
        targets.into_iter().filter_map(one).collect()
    }

    /// The reason why they cannot move at all, if there is one before a destination is given.
    fn held(&self) -> Option<Refusal> {
        if let Err(why) = legal::may_order(self.public) {
            return Some(why.into());
        }
        let start = self.pieces.first().and_then(|piece| self.public.counter(*piece).hex());
        let judged = match start {
            // An empty path gives that refusal last, if nothing else is wrong.
            None => self.follow(&[]),
            Some(start) => movement::Group::new(self.rulebook, self.public, &self.pieces).and_then(|_| {
                let near = self.rulebook.board.neighbours(start).iter().flatten();
                let mut steps = near.map(|to| self.follow(&[*to]));
                let held = |step: &Result<_, Why>| matches!(step, Err(Why::HeldInZone { .. }));
                steps.find(held).unwrap_or(Err(Why::NoPath))
            }),
        };
        match judged {
            Err(Why::NoPath) | Ok(_) => None,
            Err(why) => Some(why.into()),
        }
    }
}

pub(super) fn answer(seen: &Seen<Guderian>, asked: &Moves, json: bool) -> Result<Answer, Failure> {
    let (public, rulebook) = (&seen.position.public, &seen.rulebook);
    let group = Group { rulebook, public, pieces: find_all(public, &asked.units)? };
    let units = ids(public, &group.pieces);
    if let Some(to) = asked.to {
        let judged = group.way_to(to);
        let (allowed, refusal) = verdict(&judged);
        if json {
            return Ok(Answer::Json(serde_json::json!({
                "units": units, "hex": to, "allowed": allowed, "way": judged.ok(), "refusal": refusal,
            })));
        }
        return Ok(Answer::Lines(vec![match judged {
            Ok(way) => format!("may move to {to}: {} MP left", way.left[0]),
            Err(why) => format!("[{}] {why}", why.case()),
        }]));
    }
    let (ways, rides, overruns) = (group.ways(), group.rides(), group.overruns());
    let (walks, entries) = if group.is_due() { (Vec::new(), ways) } else { (ways, Vec::new()) };
    let held = group.held().filter(|_| walks.is_empty() && entries.is_empty());
    let no_train: Option<Refusal> = rides.as_ref().err().map(|why| why.clone().into());
    let rides = rides.unwrap_or_default();
    if json {
        return Ok(Answer::Json(serde_json::json!({
            "units": units, "walks": walks, "rail": rides, "capacity": group.capacity(),
            "overruns": overruns, "entries": entries, "held": held, "no_train": no_train,
        })));
    }
    let mut lines: Vec<String> = Vec::new();
    let walk = |way: &Way| format!("{}  {}{}", way.hex, way.cost, if way.stops { "  must stop" } else { "" });
    lines.extend(walks.iter().map(walk));
    lines.extend(rides.iter().map(|ride| format!("{}  by rail, {} MP", ride.hex, ride.points)));
    lines.extend(entries.iter().map(|way| format!("{}  {}  by {}", way.hex, way.cost, way.path[0])));
    lines.extend(overruns.iter().map(|one| format!("{}  overrun", one.hex)));
    lines.extend(held.map(|refusal| format!("cannot move: {refusal}")));
    Ok(Answer::Lines(lines))
}
