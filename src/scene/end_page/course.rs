//! The course of a game: the points at the end of each turn, and the counters that were lost in it.

use crate::{
    art::packs::face::{Face, Up},
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Happening, InPlay, Position, Record, Viewer, facts},
        wording::capital,
    },
    scene::pictured::HasFaces,
};
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
};

/// A turn of a game that is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnCourse {
    pub turn: u8,
    /// The number of orders given before it.
    pub after: usize,
    /// The points at its end, as the scenario counts them.
    pub points: i32,
    /// The change of the points in it.
    pub swing: i32,
    /// The victory hexes that changed hands, each with the number of the side that took it.
    pub taken: Vec<(Hex, usize)>,
}

/// A counter that a side lost.
#[derive(Clone, Debug, PartialEq)]
pub struct LostCounter {
    pub unit: UnitId,
    /// Its name for players.
    pub name: String,
    pub face: Face,
    pub turn: u8,
    /// The last hex in which it was; none if it was on no hex.
    pub hex: Option<Hex>,
}

/// The turns of a game, and the losses of both sides.
pub(super) struct Course {
    /// The points before the first turn.
    pub first_points: i32,
    pub turns: Vec<TurnCourse>,
    pub lost: [Vec<LostCounter>; 2],
}

impl Course {
    /// Follows a game that has ended in this position through the positions at the ends of its phases.
    pub fn of<G: HasFaces>(record: &Record<G>, now: &Position<G>) -> Self {
        let (rulebook, file) = (&*record.rulebook, &record.file);
        let start = seen_by_all(rulebook, &file.start);
        let first_points = G::stands(rulebook, &start.public).points;
        let mut walk = Walk::<G> {
            rulebook,
            now: Moment { turn: G::turn(&start.public), after: 0 },
            turns: BTreeMap::new(),
            points: first_points,
            hexes: hexes_of(&start),
            holders: G::holders(rulebook, &start.public).into_iter().collect(),
            gone: gone_in(rulebook, &start).collect(),
            lost: Default::default(),
        };
        let mut happened = record.happened().peekable();
        let orders = record.orders();
        let kept = file.positions.iter().map(|(after, position)| (*after, position));
        for (after, position) in kept.chain([(orders, now)]) {
            while let Some((_, events)) = happened.next_if(|(given, _)| *given <= after) {
                walk.follow(events);
            }
            walk.note(&seen_by_all(rulebook, position), after, after == orders);
        }
        Self { first_points, turns: walk.turns.into_values().collect(), lost: walk.lost }
    }
}

/// Returns a position as it is open to all after the end of the game.
fn seen_by_all<'a, G: HasFaces>(rulebook: &G::Rulebook, position: &'a Position<G>) -> Cow<'a, Position<G>> {
    if G::eyes(rulebook, &position.public).is_none() {
        return Cow::Borrowed(position);
    }
    let mut open = position.clone();
    G::look(&mut open, Viewer::All);
    Cow::Owned(open)
}

fn hexes_of<G: HasFaces>(position: &Position<G>) -> BTreeMap<UnitId, Hex> {
    let counters = G::counters(&position.public).iter();
    counters.filter_map(|counter| Some((counter.id(), G::hex_of(position, counter.id())?))).collect()
}

fn gone_in<'a, G: HasFaces>(
    rulebook: &'a G::Rulebook,
    position: &'a Position<G>,
) -> impl Iterator<Item = UnitId> + use<'a, G> {
    let counters = G::counters(&position.public).iter();
    counters.filter(|counter| G::is_eliminated(rulebook, counter)).map(InPlay::id)
}

/// The turn of a position, and the number of orders given before that turn.
struct Moment {
    turn: u8,
    after: usize,
}

/// The progress through the positions of a game.
struct Walk<'a, G: HasFaces> {
    rulebook: &'a G::Rulebook,
    now: Moment,
    turns: BTreeMap<u8, TurnCourse>,
    /// The points at the end of the last turn.
    points: i32,
    /// The last known hex of each counter.
    hexes: BTreeMap<UnitId, Hex>,
    /// The holders of the hexes that count.
    holders: BTreeMap<Hex, usize>,
    /// The counters that are eliminated.
    gone: BTreeSet<UnitId>,
    lost: [Vec<LostCounter>; 2],
}

impl<G: HasFaces> Walk<'_, G> {
    /// Follows the counters that moved, because a counter may be lost far from the hex in which the phase found it.
    fn follow(&mut self, events: &[G::Event]) {
        for fact in facts::<G>(events) {
            if let Happening::Went { units, path, .. } = fact.what
                && let Some(end) = path.last()
            {
                self.hexes.extend(units.iter().map(|unit| (*unit, *end)));
            }
        }
    }

    /// Notes the losses and the changes up to a position, which belong to the turn of the position before.
    fn note(&mut self, position: &Position<G>, after: usize, is_last: bool) {
        self.note_losses(position);
        let next = G::turn(&position.public);
        let turn = self.now.turn;
        let holders: BTreeMap<Hex, usize> = G::holders(self.rulebook, &position.public).into_iter().collect();
        let taken: Vec<(Hex, usize)> = holders
            .iter()
            .filter(|(hex, side)| self.holders.get(hex).is_some_and(|before| before != *side))
            .map(|(hex, side)| (*hex, *side))
            .collect();
        self.holders = holders;
        self.hexes.extend(hexes_of(position));
        if turn > 0 {
            let first =
                TurnCourse { turn, after: self.now.after, points: self.points, ..TurnCourse::default() };
            let course = self.turns.entry(turn).or_insert(first);
            course.taken.extend(taken);
            if next != turn || is_last {
                let points = G::stands(self.rulebook, &position.public).points;
                course.swing += points - self.points;
                course.points = points;
                self.points = points;
            }
        }
        if next != turn {
            self.now = Moment { turn: next, after };
        }
    }

    fn note_losses(&mut self, position: &Position<G>) {
        let gone: BTreeSet<UnitId> = gone_in(self.rulebook, position).collect();
        if gone.iter().any(|unit| !self.gone.contains(unit)) {
            let looks = G::looks(self.rulebook, position);
            let counters = G::counters(&position.public).iter().zip(&looks).enumerate();
            for (number, (counter, look)) in counters {
                let unit = counter.id();
                if !gone.contains(&unit) || self.gone.contains(&unit) {
                    continue;
                }
                let face = G::face_with(self.rulebook, position, number, look);
                self.lost[counter.side().min(1)].push(LostCounter {
                    unit,
                    name: capital(&G::in_names(self.rulebook, &position.public, &unit.to_string())),
                    face: as_printed(face),
                    turn: self.now.turn,
                    hex: self.hexes.get(&unit).copied(),
                });
            }
        }
        self.gone = gone;
    }
}

/// Returns a face without the conditions of the moment.
fn as_printed(face: Face) -> Face {
    Face {
        badges: Vec::new(),
        dimmed: false,
        steps_lost: 0,
        up: Up::Front,
        carried: String::new(),
        carried_values: String::new(),
        ..face
    }
}
