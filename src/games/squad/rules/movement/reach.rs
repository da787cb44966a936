//! The hexes that infantry, and guns by hand, can reach with their movement points, by the cheapest path (6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Moves, NoWay, fits,
    going::Stack,
    search::{Queue, Way},
};
use crate::{
    engine::board::{Hex, HexMap},
    games::squad::rules::{counter::Counter, position::Public, rulebook::Rulebook},
};

/// The hexes that a unit or stack on foot can reach.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    found: HexMap<Option<Way<Hex>>>,
    start: Option<Hex>,
    ends: Vec<Hex>,
}

impl Reach {
    /// The hexes in which the move may end, in the order of hexes.
    pub fn ends(&self) -> &[Hex] {
        &self.ends
    }

    /// The points left in a hex to the unit with the fewest, by the cheapest path.
    pub fn left(&self, hex: Hex) -> Option<u16> {
        self.at(hex).map(|way| way.left)
    }

    fn at(&self, hex: Hex) -> Option<Way<Hex>> {
        self.found.get(hex).copied().flatten()
    }

    /// The hexes to enter on the path to a hex, in order; none if it is out of reach.
    pub fn path(&self, hex: Hex) -> Vec<Hex> {
        let last = Some(hex).filter(|hex| self.at(*hex).is_some());
        let back = std::iter::successors(last, |hex| self.at(*hex)?.from);
        let mut path: Vec<Hex> = back.filter(|hex| Some(*hex) != self.start).collect();
        path.reverse();
        path
    }
}

/// Returns the hexes that units can reach together now, on foot or by hand. Wire can be reached, but not passed (20.6).
/// Waiting units begin in one of these entry hexes (4.2).
///
/// # Errors
/// The units cannot move together.
pub fn reach(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    assault: bool,
    entries: &[Hex],
) -> Result<Reach, NoWay> {
    let stack = Stack::new(rulebook, public, units, assault)?;
    let first = Way { left: stack.left(), steps: 0, from: None };
    let mut reach =
        Reach { found: HexMap::filled(rulebook.board.room(), None), start: stack.start, ends: Vec::new() };
    let mut open = Queue::new(first.left);
    if stack.may_go_on() {
        match stack.start {
            Some(start) => open.push(first.left, start),
            None => {
                for to in entries {
                    reach.enter(rulebook, public, (&stack, None, first), *to, &mut open);
                }
            }
        }
    }
    while let Some((left, hex)) = open.pop() {
        let way = if Some(hex) == stack.start { Some(first) } else { reach.at(hex) };
        let Some(way) = way.filter(|way| way.left == left) else { continue };
        for to in rulebook.board.neighbours(hex).iter().flatten() {
            reach.enter(rulebook, public, (&stack, Some(hex), way), *to, &mut open);
        }
    }
    reach.ends.retain(|hex| fits(rulebook, public, *hex, units).is_ok());
    reach.ends.sort_unstable();
    Ok(reach)
}

impl Reach {
    /// Takes a step from the end of a path, if it is possible and no better path is known.
    fn enter(
        &mut self,
        rulebook: &Rulebook,
        public: &Public,
        (stack, from, way): (&Stack, Option<Hex>, Way<Hex>),
        to: Hex,
        open: &mut Queue<Hex>,
    ) {
        if Some(to) == self.start {
            return;
        }
        // On the first step each unit pays for itself (6.4, 6.5). Further steps are only of infantry, which all pays
        // the same.
        let paid = if way.steps == 0 {
            stack.next(rulebook, public, from, to).ok().map(|stride| (stride.left, stride.stops))
        } else {
            let step = stack.step_of(rulebook, public, Moves::Foot, from, to).ok();
            step.and_then(|step| Some((step.cost.pay(way.left, false)?, step.stops)))
        };
        let Some((left, stops)) = paid else { return };
        let (next, known) = (Way { left, steps: way.steps + 1, from }, self.at(to));
        if !next.beats(known.as_ref()) {
            return;
        }
        if known.is_none() {
            self.ends.push(to);
        }
        self.found.set(to, Some(next));
        if !stops && !stack.is_short() {
            open.push(left, to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::{
        counter::Place,
        movement::{
            samples::{at, case_of, changed, counter, hex, hexes, on_board, position, some, work},
            walk,
        },
        position::WorkKind,
    };

    /// All hexes that a stack finds by trying all paths.
    fn tried(rulebook: &Rulebook, public: &Public, units: &[&Counter], assault: bool) -> Vec<(Hex, u16)> {
        let start = units.first().and_then(|unit| unit.hex());
        let mut best: Vec<(Hex, u16)> = Vec::new();
        let mut paths: Vec<Vec<Hex>> = vec![Vec::new()];
        while let Some(path) = paths.pop() {
            let Some(last) = path.last().copied().or(start) else { continue };
            for to in rulebook.board.neighbours(last).iter().flatten() {
                let longer = [&path[..], &[*to]].concat();
                let left = match walk(rulebook, public, units, &longer, assault) {
                    Ok(strides) => strides.last().map(|stride| stride.left),
                    Err(NoWay::Full { .. }) => None,
                    Err(_) => continue,
                };
                match best.iter_mut().find(|(hex, _)| hex == to) {
                    _ if Some(*to) == start => {}
                    Some((_, most)) => *most = (*most).max(left.unwrap_or(0)),
                    None => best.extend(left.map(|left| (*to, left))),
                }
                paths.push(longer);
            }
        }
        best.sort_unstable();
        best
    }

    /// The search finds the same as all paths together. Its paths can be walked and cost the stated points.
    #[test]
    fn infantry_reaches_what_its_paths_reach() {
        let valmont = Rulebook::of_map("map-valmont");
        let hill = Rulebook::of_map("map-hill-71");
        let steep = on_board("level_2: [\"0507\", \"0508\"], level_1: [\"0608\"]");
        for (rulebook, start) in [(&valmont, "0407"), (&valmont, "1206"), (&hill, "0907"), (&steep, "0506")] {
            let mut public = position(vec![at("us-rifle-1", start), at("us-leader-0-1", start)]);
            for id in ["0608", "1107", "0808", "0806", "1006"] {
                public.works.extend(work(Public::default(), id, WorkKind::Wire).works);
            }
            let units = some(&public, &["us-rifle-1"]);
            for assault in [false, true] {
                let Ok(found) = reach(rulebook, &public, &units, assault, &[]) else { panic!("it may move") };
                let all: Vec<(Hex, u16)> =
                    found.ends().iter().map(|hex| (*hex, found.left(*hex).unwrap_or(99))).collect();
                assert_eq!(all, tried(rulebook, &public, &units, assault), "{start} {assault}");
                for (hex, left) in all {
                    let strides = walk(rulebook, &public, &units, &found.path(hex), assault);
                    let rest = strides.map(|strides| strides.last().map(|stride| stride.left));
                    assert_eq!(rest, Ok(Some(left)), "{hex}");
                }
            }
        }
    }

    /// Example 30: a led squad reaches the top; one without a leader reaches 0906 with one point left.
    #[test]
    fn the_top_of_example_30_is_reached_by_who_is_led() {
        let rulebook = Rulebook::of_map("map-hill-71");
        let public = position(vec![at("so-rifle-1", "0908"), at("so-leader-0-1", "0908")]);
        let left = |units: &[&str], on| {
            let reach = reach(&rulebook, &public, &some(&public, units), false, &[]);
            reach.map(|reach| reach.left(hex(on)))
        };
        let both = ["so-rifle-1", "so-leader-0-1"];
        assert_eq!([left(&both, "0905"), left(&both, "0906")], [Ok(Some(1)), Ok(Some(3))]);
        assert_eq!([left(&both[..1], "0905"), left(&both[..1], "0906")], [Ok(None), Ok(Some(1))]);
    }

    /// Enemies bar the path, and wire ends it. Full hexes can be passed, but are no end (6.6, 6.7, 20.6).
    #[test]
    fn what_lies_on_the_way_counts() {
        let rulebook = on_board("");
        let mut units = vec![at("us-rifle-9", "0101"), at("ge-rifle-1", "0202")];
        for number in 1..=4 {
            units.push(at(&format!("us-rifle-{number}"), "0102"));
        }
        let public = work(position(units), "0201", WorkKind::Wire);
        let found = reach(&rulebook, &public, &some(&public, &["us-rifle-9"]), false, &[]);
        let Ok(found) = found else { panic!("it may move") };
        assert_eq!(found.left(hex("0202")), None, "an enemy");
        assert_eq!(found.left(hex("0102")), Some(3));
        assert!(!found.ends().contains(&hex("0102")), "full");
        assert_eq!(found.path(hex("0103")), hexes(&["0102", "0103"]));
        assert_eq!(found.path(hex("0201")), hexes(&["0201"]), "wire");
        assert_eq!(found.left(hex("0301")), None, "behind the wire");
        assert_eq!(found.path(hex("0202")), Vec::new());
        let pinned = changed(&public, "us-rifle-9", |condition| condition.pinned = true);
        let refused = reach(&rulebook, &pinned, &some(&pinned, &["us-rifle-9"]), false, &[]);
        assert_eq!(refused.map(|reach| reach.ends().len()).map_err(case_of), Err("6.8"));
    }

    /// A gun moves by hand to an adjacent hex, once (6.1). An unloaded unit moves one hex (8.2).
    #[test]
    fn some_go_one_hex() {
        let rulebook = on_board("");
        let public = position(vec![at("us-at-57-1", "0507"), at("us-rifle-1", "0507")]);
        let around = hexes(&["0406", "0407", "0506", "0508", "0606", "0607"]);
        let ends = |public: &Public, id| {
            reach(&rulebook, public, &some(public, &[id]), false, &[]).map(|reach| reach.ends().to_vec())
        };
        assert_eq!(ends(&public, "us-at-57-1"), Ok(around.clone()));
        let moved = changed(&public, "us-at-57-1", |condition| condition.spent = 1);
        assert_eq!(ends(&moved, "us-at-57-1"), Ok(Vec::new()));
        let unloaded = changed(&public, "us-rifle-1", |condition| condition.transported = true);
        assert_eq!(ends(&unloaded, "us-rifle-1"), Ok(around));
    }

    /// 4.2: a waiting unit begins in its entry hexes and reaches others from there.
    #[test]
    fn who_waits_begins_at_the_edge() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = position(vec![counter("us-rifle-1", Place::Due(0))]);
        let entries = hexes(&["0714", "1014"]);
        let Ok(found) = reach(&rulebook, &public, &some(&public, &["us-rifle-1"]), false, &entries) else {
            panic!("it may enter")
        };
        assert_eq!([found.left(hex("0714")), found.left(hex("1014"))], [Some(2), Some(3)]);
        assert_eq!(found.path(hex("1012")), hexes(&["1014", "1013", "1012"]));
    }
}
