//! Lines of sight and hindrance, by the side of the line on which each corner of a hex is (9.1 to 9.7, 24.2, 24.3).

use super::ground::{Bar, Field, Ground, Place, hex, middle};
use super::scenes::{Chance, LANDS, Land, WALLED};
use kessel::games::squad::rules::position::{Public, WorkKind};
use std::collections::BTreeMap;

/// The corners of a hex around its middle, clockwise (9.7).
const CORNERS: [Place; 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

/// A number along the line: a fraction with its denominator, which is above 0.
#[derive(Clone, Copy, Debug)]
struct Along(i64, i64);

impl Along {
    fn before(self, other: Self) -> bool {
        self.0 * other.1 < other.0 * self.1
    }
}

/// A part of a line: a hex, or a hexside with the hexes on its left and its right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    In(Place),
    Between(Place, Place),
}

/// All parts of the line, in its order.
fn parts(from: Place, to: Place) -> Vec<Part> {
    let (start, end) = (middle(from), middle(to));
    let way = (end.0 - start.0, end.1 - start.1);
    let cross = |at: Place| way.0 * (at.1 - start.1) - way.1 * (at.0 - start.0);
    let dot = |at: Place| way.0 * (at.0 - start.0) + way.1 * (at.1 - start.1);
    let all = dot(end);
    let mut found: Vec<(Along, Part)> = Vec::new();
    let mut sides: BTreeMap<[Place; 2], [Option<Place>; 2]> = BTreeMap::new();
    for column in from.0.min(to.0) - 1..=from.0.max(to.0) + 1 {
        for row in from.1.min(to.1) - 2..=from.1.max(to.1) + 2 {
            let at = (column, row);
            let here = middle(at);
            let corners = CORNERS.map(|(x, y)| (here.0 + x, here.1 + y));
            let hands = corners.map(|corner| cross(corner).signum());
            if hands.contains(&1) && hands.contains(&-1) {
                // The points at which the line enters and leaves the hex.
                let mut meets: Vec<Along> = Vec::new();
                for number in 0..6 {
                    let (p, q) = (corners[number], corners[(number + 1) % 6]);
                    let (left, right) = (cross(p), cross(q));
                    if left == 0 {
                        meets.push(Along(dot(p), 1));
                    } else if left * right < 0 {
                        let (over, under) =
                            (dot(p) * (left - right) + (dot(q) - dot(p)) * left, left - right);
                        meets.push(if under > 0 { Along(over, under) } else { Along(-over, -under) });
                    }
                }
                let first = meets.iter().copied().reduce(|a, b| if b.before(a) { b } else { a }).unwrap();
                let last = meets.iter().copied().reduce(|a, b| if a.before(b) { b } else { a }).unwrap();
                if first.before(Along(all, 1)) && Along(0, 1).before(last) {
                    found.push((first, Part::In(at)));
                }
                continue;
            }
            let mut on_line: Vec<Place> = corners.into_iter().filter(|corner| cross(*corner) == 0).collect();
            on_line.sort_unstable();
            if let [a, b] = on_line[..] {
                let inside = |corner: Place| (0..=all).contains(&dot(corner));
                if inside(a) && inside(b) {
                    // The line goes right; a hex below it, where the rows grow, is on its right.
                    let hand = usize::from(hands.contains(&1));
                    sides.entry([a, b]).or_default()[hand] = Some(at);
                }
            }
        }
    }
    for ([a, b], [left, right]) in sides {
        found.push((Along(dot(a).min(dot(b)), 1), Part::Between(left.unwrap(), right.unwrap())));
    }
    found.sort_by(|(a, _), (b, _)| (a.0 * b.1).cmp(&(b.0 * a.1)));
    found.into_iter().map(|(_, part)| part).collect()
}

struct Line<'a> {
    land: &'a Land,
    public: &'a Public,
    from: Place,
    to: Place,
    /// The levels of the ends, the lower first.
    low: i64,
    high: i64,
    /// Whether the line may pass over one slope between the plain and the top (9.4).
    one_slope: bool,
}

impl Line<'_> {
    fn field(&self) -> &Field {
        &self.land.field
    }

    /// Whether a hex between the ends blocks (9.2, 9.4, 24.2); off the map all hexes do (9.5).
    fn blocks(&self, at: Place) -> bool {
        let field = self.field();
        if !field.is_on(at) {
            return true;
        }
        let level = field.level(at);
        let overlooked = self.land.rules.options.over_low_cover && level < self.low;
        let bunkers = [WorkKind::EarthBunker, WorkKind::ConcreteBunker];
        let bunker = self.public.works.get(&hex(at)).is_some_and(|work| bunkers.contains(&work.kind));
        let covered = field.is_building(at) || field.ground(at) == Ground::Woods || bunker;
        if covered && !overlooked {
            return true;
        }
        level > self.high || level > self.low && !(self.one_slope && level == 1)
    }

    /// Orchard, crops and smoke of a hex (9.3).
    fn hinders(&self, at: Place) -> i64 {
        if !self.field().is_on(at) {
            return 0;
        }
        let ground = matches!(self.field().ground(at), Ground::Orchard | Ground::Crops) && at != self.from;
        i64::from(ground) + self.public.smoke.get(&hex(at)).map_or(0, |number| i64::from(*number))
    }

    /// A wall or hedge that is crossed out of or into this hex (9.3), or a feature that blocks (24.3).
    fn crossing(&self, bar: Option<Bar>, hexes: [Place; 2]) -> Option<i64> {
        match bar {
            None => Some(0),
            Some(_) if hexes.contains(&self.from) => Some(0),
            Some(Bar::Hedge) if self.land.rules.options.hedgerows && !hexes.contains(&self.to) => None,
            Some(_) => Some(1),
        }
    }

    /// The corner of a hex where the line changes to a run along a hexside. There is a feature to cross only if both
    /// hexsides have one, and it is a hedge if either is one (9.6, 24.3).
    fn corner(&self, at: Place, sides: [Place; 2]) -> Option<i64> {
        let [Some(left), Some(right)] = sides.map(|side| self.field().bar(at, side)) else { return Some(0) };
        let hedge = left == Bar::Hedge || right == Bar::Hedge;
        self.crossing(Some(if hedge { Bar::Hedge } else { Bar::Wall }), [at, at])
    }

    /// A wall or hedge along which the line runs always counts; a hedgerow blocks, because it is a side of neither end
    /// (9.3, 24.3).
    fn running(&self, bar: Option<Bar>) -> Option<i64> {
        match bar {
            Some(Bar::Hedge) if self.land.rules.options.hedgerows => None,
            bar => Some(i64::from(bar.is_some())),
        }
    }
}

/// The hindrance of a line; none if it is blocked.
pub fn hindrance(land: &Land, public: &Public, from: Place, to: Place) -> Option<i64> {
    let field = &land.field;
    let parts = parts(from, to);
    // A run along a hexside is one place of the line, whatever is on both sides (9.4).
    let is_high = |at: &Place| *at != from && *at != to && field.level(*at) > 0;
    let high = parts.iter().filter(|part| match part {
        Part::In(at) => is_high(at),
        Part::Between(left, right) => is_high(left) || is_high(right),
    });
    let high = high.count();
    let levels = [field.level(from), field.level(to)];
    let (low, top) = (levels[0].min(levels[1]), levels[0].max(levels[1]));
    let one_slope = low == 0 && top == 2 && high == 1;
    let line = Line { land, public, from, to, low, high: top, one_slope };
    let mut sum = 0;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for part in &parts {
        match part {
            Part::In(at) => {
                let end = *at == from || *at == to;
                if !end && line.blocks(*at) {
                    return None;
                }
                sum += line.hinders(*at);
            }
            Part::Between(a, b) => {
                sum += line.running(field.bar(*a, *b))?;
                left.push(*a);
                right.push(*b);
            }
        }
    }
    for both in parts.windows(2) {
        sum += match *both {
            [Part::In(a), Part::In(b)] => line.crossing(field.bar(a, b), [a, b])?,
            [Part::In(at), Part::Between(a, b)] | [Part::Between(a, b), Part::In(at)] => {
                line.corner(at, [a, b])?
            }
            _ => 0,
        };
    }
    let blocks = [&left, &right].map(|side| side.iter().any(|at| line.blocks(*at)));
    if blocks == [true, true] {
        return None;
    }
    let hinder = |side: &[Place]| -> i64 {
        side.iter().filter(|at| !line.blocks(**at)).map(|at| line.hinders(*at)).sum()
    };
    let hindered = [hinder(&left), hinder(&right)];
    if [0, 1].into_iter().all(|side| blocks[side] || hindered[side] > 0) {
        sum += hindered[0] + hindered[1] - i64::from(blocks == [false, false]);
    }
    Some(sum)
}

/// This number of random pairs of hexes, in both directions; at least one line in `seeing` is clear.
fn compare(pairs: usize, lands: &[Land], seeing: usize) {
    let mut chance = Chance(1901);
    let mut seen = 0;
    for number in 0..pairs {
        let land = &lands[number % lands.len()];
        let public = land.position(&mut chance);
        let from = land.spot(&mut chance);
        let most = *chance.of(&[4, 8, 40]);
        let near: Vec<Place> =
            land.field.places().filter(|at| *at != from && land.field.distance(from, *at) <= most).collect();
        let to = *chance.of(&near);
        for (from, to) in [(from, to), (to, from)] {
            let found = land.rules.seeing(&public).hindrance(hex(from), hex(to));
            let opinion = hindrance(land, &public, from, to);
            let what = format!(
                "{} {:?} from {} to {}: {:?}, {:?}, {:?}",
                land.rules.map.id,
                land.rules.options,
                hex(from),
                hex(to),
                land.rules.seeing(&public).hindrances(hex(from), hex(to)),
                parts(from, to),
                public.smoke,
            );
            assert_eq!(found.map(i64::from), opinion, "{what}");
            let distance = i64::from(hex(from).distance(hex(to)));
            assert_eq!(distance, land.field.distance(from, to), "{what}");
            seen += usize::from(opinion.is_some());
        }
    }
    assert!(seen > pairs / seeing && seen < pairs * 5 / 3, "{seen} of {pairs} pairs see each other");
}

#[test]
fn lines_of_sight() {
    compare(200, &*LANDS, 3);
}

/// Walls and hedges that meet in corners, and lines along them, also at the edge of the map (9.6, 24.3).
#[test]
fn lines_of_sight_among_walls_and_hedges() {
    compare(400, &*WALLED, 8);
}

#[test]
#[ignore = "long: 10,000 pairs of hexes"]
fn lines_of_sight_long() {
    compare(5_000, &*LANDS, 3);
    compare(5_000, &*WALLED, 8);
}
