//! Pinned paths through hexes of a player's choice: the hexes that they can continue to, and the points left on the
//! path.

use crate::{
    engine::{board::Hex, counters::Points},
    games::guderian::rules::{
        Rulebook,
        counter::{Piece, Place},
        kinds::March,
        movement::{Group, march, reach::Reach},
        position::Public,
        turn::reinforcements,
    },
    planning::{Choice, Mark, Offer},
};

/// The offer of moves that begin with this path. None if the rules allow no such path.
pub(super) fn offered_beyond(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    path: &[Hex],
) -> Option<Offer> {
    let end = *path.last()?;
    let start = Walkers::new(rulebook, public, pieces, path)?;
    let spent = start.spent(rulebook, public, path)?;
    let mut group = start.group.clone();
    group.start = end;
    for ((_, left), (_, spent)) in group.classes.iter_mut().zip(&spent) {
        *left = *left - *spent;
    }
    let whole = start.whole;
    let gone = whole - group.classes.first().map_or(Points::ZERO, |class| class.1);
    let reach = Reach::new(rulebook, public, &group);
    let mut offer = Offer::default();
    for hex in reach.hexes() {
        let path: Vec<Hex> = path.iter().copied().chain(reach.path(*hex)?).collect();
        let cost = gone + reach.cost(*hex)?;
        let mark = if group.must_stop(public, *hex) { Mark::Stop } else { Mark::Reach };
        offer.places.insert(*hex, Choice::way(mark, path, cost, whole));
    }
    Some(offer)
}

/// The units that move, with their start and their points.
struct Walkers {
    group: Group,
    /// Points of the first movement class before the first step.
    whole: Points,
    enters: bool,
}

impl Walkers {
    fn new(rulebook: &Rulebook, public: &Public, pieces: &[Piece], path: &[Hex]) -> Option<Self> {
        let first = public.counter(*pieces.first()?);
        match first.place {
            Place::Map(_) if public.phase.is_movement() => {
                let tied = |piece: &Piece| {
                    march::is_held(rulebook, public, *piece) || march::must_march(rulebook, public, *piece)
                };
                if pieces.iter().any(tied) {
                    return None;
                }
                let group = Group::new(rulebook, public, pieces).ok()?;
                let whole = group.classes.first()?.1;
                Some(Self { group, whole, enters: false })
            }
            Place::Due { .. } => {
                let entry = *path.first()?;
                let left = reinforcements::left_at_entry(rulebook, public, pieces, entry).ok()?;
                let left_of = |piece: Piece| {
                    let number = pieces.iter().position(|other| *other == piece);
                    number.map_or(Points::ZERO, |number| left[number])
                };
                let group = Group::of(rulebook, public, pieces, entry, left_of);
                Some(Self { group, whole: Points::whole(u16::from(first.allowance)), enters: true })
            }
            _ => None,
        }
    }

    /// The points that each movement class has spent at the end of a path.
    fn spent(&self, rulebook: &Rulebook, public: &Public, path: &[Hex]) -> Option<Vec<(March, Points)>> {
        let steps = if self.enters { &path[1..] } else { path };
        if steps.is_empty() {
            return Some(self.group.classes.iter().map(|(march, _)| (*march, Points::ZERO)).collect());
        }
        self.group.spend_along(rulebook, public, steps).ok()
    }
}

/// The points left in each hex of a path to the units with the fewest, the last hex last.
pub(super) fn left_along(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    path: &[Hex],
) -> Vec<(Hex, Points)> {
    let Some(walkers) = Walkers::new(rulebook, public, pieces, path) else { return Vec::new() };
    let left_at = |steps: usize| {
        let spent = walkers.spent(rulebook, public, &path[..steps])?;
        let classes = walkers.group.classes.iter().zip(&spent);
        classes.map(|((_, left), (_, spent))| *left - *spent).min()
    };
    (1..=path.len()).filter_map(|steps| Some((path[steps - 1], left_at(steps)?))).collect()
}
