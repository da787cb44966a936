//! The layout of counters: which cards of a stack are visible, their places and their faces. Only stacks whose counters
//! have changed are laid out again, and a game is asked only for faces that can have changed.

use super::{
    super::session::Session,
    gliding::Gliding,
    shown::{CardSize, Shown, offset},
    throw::Throw,
    waiting,
};
use crate::{
    art::packs::face::Face,
    engine::{
        board::Hex,
        counters::{CounterEntities, CounterNumber, Flag, OnHex, UnitId},
        orders::{Components, InPlay, PositionData},
    },
    scene::{
        layout::{centre_of, height},
        pictured::HasFaces,
    },
    table::{
        app::{
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        drag::Hand,
        map::layers::Unseen,
        tabled::OnTable,
    },
};
use bevy::{ecs::system::SystemParam, picking::Pickable, prelude::*};
use std::collections::{BTreeMap, BTreeSet};

/// Side of a card in physical pixels below which even a stack of two shows its number.
const SMALL: u32 = 38;
/// Difference in height between a card and the card of the same number with one fewer below it.
const FLOOR: f32 = 8.0;

/// The places of counters, for drawings that must not cover them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LaidOut {
    pub hexes: Vec<Hex>,
    /// The hexes among them in which viewers see a counter: drawings for viewers avoid no others.
    pub open: Vec<Hex>,
    /// Counts the changes on the table.
    pub moves: u64,
}

/// The number of faces that the game on the table was asked for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FacesAsked(pub usize);

pub(super) fn game_plugin<G: OnTable + HasFaces>(app: &mut App) {
    app.init_resource::<LaidOut>()
        .init_resource::<Unseen>()
        .init_resource::<FacesAsked>()
        .add_systems(Update, lay_out::<G>.in_set(TableSet::PlaceCounters).in_set(GameSet::Show(G::ID)));
}

/// Whether one of the game's own components of a counter has changed.
type PartsChanged<G> = <<<G as PositionData>::Counter as InPlay>::Parts as Components>::Changed;

/// The changes of counters since the last layout.
#[derive(SystemParam)]
struct Changes<'w, 's, G: HasFaces> {
    parts: Query<'w, 's, &'static CounterNumber, PartsChanged<G>>,
    moved: Query<'w, 's, &'static CounterNumber, Changed<OnHex>>,
    taken_off: RemovedComponents<'w, 's, OnHex>,
    all: Query<'w, 's, (&'static CounterNumber, Option<&'static OnHex>)>,
}

impl<G: HasFaces> Changes<'_, '_, G> {
    /// Returns the numbers of the changed counters.
    fn numbers(&mut self) -> BTreeSet<usize> {
        let changed = self.parts.iter().chain(&self.moved).map(|number| number.0);
        let mut numbers: BTreeSet<usize> = changed.collect();
        let taken_off = self.taken_off.read().filter_map(|entity| self.all.get(entity).ok());
        numbers.extend(taken_off.map(|(number, _)| number.0));
        numbers
    }

    fn hexes(&self) -> Vec<Hex> {
        let hexes: BTreeSet<Hex> = self.all.iter().filter_map(|(_, hex)| Some(hex?.0)).collect();
        hexes.into_iter().collect()
    }
}

/// The last layout.
struct Before<G: HasFaces> {
    looks: Vec<G::Look>,
    /// The counters whose faces must be asked for when they are visible.
    stale: BTreeSet<usize>,
    /// The counters in a box beside the map, with their places.
    waiting: BTreeMap<usize, Vec2>,
    held: BTreeSet<usize>,
    in_hand: Vec<UnitId>,
    moves: Option<u64>,
    /// Whether dice have still to show a result, which new faces would tell.
    hides: bool,
}

impl<G: HasFaces> Default for Before<G> {
    fn default() -> Self {
        let (looks, stale, held, waiting) = (Vec::new(), BTreeSet::new(), BTreeSet::new(), BTreeMap::new());
        Self { looks, stale, held, in_hand: Vec::new(), waiting, moves: None, hides: false }
    }
}

impl<G: HasFaces> Before<G> {
    /// Notes the looks of all counters; returns those that have changed.
    fn note(&mut self, looks: Vec<G::Look>) -> Vec<usize> {
        let differs = |number: &usize| looks.get(*number) != self.looks.get(*number);
        let others = (0..looks.len()).filter(differs).collect();
        self.looks = looks;
        others
    }

    /// Notes whether dice have still to show a result; returns the counters whose faces were held back for that.
    fn note_dice(&mut self, hides: bool) -> Vec<usize> {
        let are_at_rest = std::mem::replace(&mut self.hides, hides) && !hides;
        if are_at_rest { self.stale.iter().copied().collect() } else { Vec::new() }
    }

    /// Notes which counters are in the hand now; returns those that have come into it or left it.
    fn note_hand(&mut self, position: &crate::engine::orders::Position<G>, in_hand: &[UnitId]) -> Vec<usize> {
        let numbers = in_hand.iter().filter_map(|unit| number_of::<G>(position, *unit));
        let held: BTreeSet<usize> = numbers.collect();
        let others = held.symmetric_difference(&self.held).copied().collect();
        (self.held, self.in_hand) = (held, in_hand.to_vec());
        others
    }

    /// Notes which counters wait beside the map now; returns those of before and of now, if anything has changed.
    fn note_waiting(&mut self, waiting: BTreeMap<usize, Vec2>, all_anew: bool) -> Vec<usize> {
        let differs = all_anew || waiting != self.waiting;
        let before = std::mem::replace(&mut self.waiting, waiting);
        if !differs {
            return Vec::new();
        }
        before.keys().chain(self.waiting.keys()).copied().collect()
    }

    /// Adds the places of those of these counters that wait beside the map.
    fn with_waiting(
        &self,
        mut spots: BTreeMap<usize, Option<Spot>>,
        concerned: &BTreeSet<usize>,
    ) -> BTreeMap<usize, Option<Spot>> {
        for (number, place) in self.waiting.iter().filter(|(number, _)| concerned.contains(number)) {
            spots.insert(*number, Some((*place, layer(*number, 0), None)));
        }
        spots
    }
}

/// The place of a card, its height, and the count of its stack if it shows one.
type Spot = (Vec2, f32, Option<usize>);
type Card<'a> = (&'a mut Shown, &'a mut Visibility, &'a mut Pickable);

/// Decides for every affected counter whether it is visible, its place and its face.
fn lay_out<G: OnTable + HasFaces>(
    (session, If(position)): (Res<Session<G>>, If<Res<crate::engine::orders::Position<G>>>),
    (size, hand, unseen, screen): (Res<CardSize>, Res<Hand>, Res<Unseen>, Res<State<Screen>>),
    (entities, throw): (Res<CounterEntities>, Option<Res<Throw>>),
    mut changes: Changes<G>,
    (mut laid, mut asked): (ResMut<LaidOut>, ResMut<FacesAsked>),
    mut before: Local<Before<G>>,
    (mut cards, moving): (Query<Card>, Query<(), With<Gliding>>),
) {
    let Some(rulebook) = &session.rulebook else { return };
    let before = &mut *before;
    let mut concerned = changes.numbers();
    before.stale.extend(&concerned);
    // Where another player comes to the table, old faces may be no face of theirs.
    let is_table = matches!(screen.get(), Screen::Table | Screen::Replay);
    concerned.extend(before.note_dice(is_table && throw.is_some_and(|throw| throw.hides_result())));
    let everybody = size.is_changed() || screen.is_changed();
    let fresh = position.is_changed() || before.moves != Some(session.moves) || !concerned.is_empty();
    if fresh {
        let others = before.note(G::looks(rulebook, &position));
        before.stale.extend(&others);
        concerned.extend(others);
        before.moves = Some(session.moves);
        let open = open_hexes::<G>(&position);
        laid.set_if_neq(LaidOut { hexes: changes.hexes(), open, moves: session.moves });
    }
    if everybody {
        concerned.extend(0..before.looks.len());
    }
    let in_hand = hand.held.as_ref().map_or(&[][..], |held| &held.units);
    if fresh || before.in_hand != in_hand {
        concerned.extend(before.note_hand(&position, in_hand));
    }
    if fresh || everybody {
        let waiting = waiting_beside::<G>(rulebook, &position, &size);
        concerned.extend(before.note_waiting(waiting, everybody));
    }
    if concerned.is_empty() {
        return;
    }
    let shown = |number: usize| Some(cards.get(entities.get(number)?).ok()?.0);
    // A stack that must not reveal that a unit is lifted from it stays as it is.
    let lifted = if unseen.0 { &BTreeSet::new() } else { &before.held };
    let stacks = stacks::<G>(&position, &concerned, (&size, lifted), |number| shown(number)?.hex);
    for (number, spot) in before.with_waiting(stacks, &concerned) {
        let Some(entity) = entities.get(number) else { continue };
        let Ok(card) = cards.get_mut(entity) else { continue };
        let held = before.held.contains(&number);
        // A counter of the scene has its new face under its ghost; a new one has no other.
        let is_told = !before.hides || moving.contains(entity) || card.0.drawn == 0;
        let stale = (held || spot.is_some()) && is_told && before.stale.remove(&number);
        let face = before.looks.get(number).filter(|_| stale).map(|look| {
            asked.0 += 1;
            face_of::<G>(rulebook, &position, number, look)
        });
        let hex = G::counters(&position.public).get(number).and_then(InPlay::hex);
        put(card, hex, spot, held, face);
    }
}

/// Returns the face of a counter, with the flag of its side.
fn face_of<G: HasFaces>(
    rulebook: &G::Rulebook,
    position: &crate::engine::orders::Position<G>,
    number: usize,
    look: &G::Look,
) -> (Face, Flag) {
    let face = G::face_with(rulebook, position, number, look);
    let side = G::counters(&position.public).get(number).map_or(0, InPlay::side);
    (face, G::SIDES[side].flag)
}

/// Puts a card in its place, with another face if there is one.
fn put(
    (mut shown, mut visibility, mut pickable): (Mut<Shown>, Mut<Visibility>, Mut<Pickable>),
    hex: Option<Hex>,
    spot: Option<Spot>,
    held: bool,
    face: Option<(Face, Flag)>,
) {
    let mut wanted = shown.clone();
    if let Some((face, flag)) = face {
        (wanted.face, wanted.flag) = (face, Some(flag));
    }
    (wanted.held, wanted.hex, wanted.is_on_table) = (held, hex, spot.is_some());
    let mut count = None;
    if let Some(spot) = spot {
        (wanted.rest, wanted.height, count) = spot;
    }
    if held || spot.is_some() {
        wanted.face.badges.retain(|badge| !badge.starts_with("count:"));
        wanted.face.badges.extend(count.map(|count| format!("count:{count}")));
    }
    shown.set_if_neq(wanted);
    let seen = held || spot.is_some();
    visibility.set_if_neq(if seen { Visibility::Visible } else { Visibility::Hidden });
    // The targets of a drop are under a held card.
    pickable.set_if_neq(if held { Pickable::IGNORE } else { Pickable::default() });
}

/// Returns the places of units that wait in the margin, each card by itself.
fn waiting_beside<G: HasFaces>(
    rulebook: &G::Rulebook,
    position: &crate::engine::orders::Position<G>,
    size: &CardSize,
) -> BTreeMap<usize, Vec2> {
    let boxes = waiting::boxes::<G>(rulebook, position, size.side).into_iter();
    let cards = boxes.flat_map(|waiting| waiting.cards);
    cards.filter_map(|(unit, place)| Some((number_of::<G>(position, unit)?, place))).collect()
}

fn number_of<G: HasFaces>(position: &crate::engine::orders::Position<G>, unit: UnitId) -> Option<usize> {
    G::counters(&position.public).iter().position(|counter| counter.id() == unit)
}

/// Returns the hexes with a unit that both players see.
fn open_hexes<G: HasFaces>(position: &crate::engine::orders::Position<G>) -> Vec<Hex> {
    let seen = G::counters(&position.public).iter().filter(|counter| !G::is_hidden(position, counter));
    let hexes: BTreeSet<Hex> = seen.filter_map(InPlay::hex).collect();
    hexes.into_iter().collect()
}

/// Returns the height of a card with this many below it. With any number of counters, the highest number is below the
/// lowest card of the next level.
fn layer(number: usize, under: usize) -> f32 {
    let number = number as f32;
    height::COUNTERS + FLOOR * (number / (number + 800.0) + under as f32)
}

/// Whether only its owner sees a counter.
fn is_secret<G: HasFaces>(position: &crate::engine::orders::Position<G>, number: usize) -> bool {
    G::counters(&position.public).get(number).is_some_and(|counter| G::is_hidden(position, counter))
}

/// Returns the shown cards of a stack from below, with the count on each card that has one. Cards that only their owner
/// sees are above the others: the owner's count of all is on such a card, which viewers do not see. The count of the
/// others is on the topmost of those. As many public cards are shown as if they were alone, so that viewers cannot
/// notice the rest. Secret cards fill the remaining room, but one is always shown.
fn from_below(open: Vec<usize>, secret: Vec<usize>, most: usize) -> Vec<(usize, Option<usize>)> {
    let (visible, all) = (open.len(), open.len() + secret.len());
    let under = visible.min(most);
    let over = secret.len().min(most.saturating_sub(under).max(1));
    let mut shown: Vec<(usize, Option<usize>)> =
        open.into_iter().skip(visible - under).map(|number| (number, None)).collect();
    if let Some(top) = shown.last_mut() {
        top.1 = Some(visible);
    }
    shown.extend(secret.into_iter().rev().take(over).rev().map(|number| (number, None)));
    if let Some(top) = shown.last_mut() {
        top.1 = Some(all);
    }
    shown
}

/// Returns the hexes of the affected counters, and all counters that share a stack with them or did; none if they are
/// not visible.
fn stacks<G: HasFaces>(
    position: &crate::engine::orders::Position<G>,
    concerned: &BTreeSet<usize>,
    (size, held): (&CardSize, &BTreeSet<usize>),
    stood: impl Fn(usize) -> Option<Hex>,
) -> BTreeMap<usize, Option<Spot>> {
    let stands = |number: usize| G::counters(&position.public).get(number)?.hex();
    let hexes = concerned.iter().flat_map(|number| [stood(*number), stands(*number)]).flatten();
    let hexes: BTreeSet<Hex> = hexes.collect();
    let mut spots: BTreeMap<usize, Option<Spot>> = concerned.iter().map(|number| (*number, None)).collect();
    for hex in hexes {
        let (in_hand, stack): (Vec<usize>, Vec<usize>) =
            G::lying(position, hex).into_iter().partition(|number| held.contains(number));
        spots.extend(in_hand.iter().chain(&stack).map(|number| (*number, None)));
        let (secret, open): (Vec<usize>, Vec<usize>) =
            stack.into_iter().partition(|number| is_secret::<G>(position, *number));
        // The places of public cards do not depend on the other cards.
        let seen = if open.is_empty() { secret.len().min(G::SEEN) } else { open.len().min(G::SEEN) };
        let stack = from_below(open, secret, G::SEEN);
        let told = |lie: usize| lie > G::SEEN || (lie > 1 && size.pixels < SMALL);
        for (under, (number, lie)) in stack.into_iter().enumerate() {
            let place = centre_of(hex) + offset(under, seen) * size.side;
            spots.insert(number, Some((place, layer(number, under), lie.filter(|lie| told(*lie)))));
        }
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::{from_below, height, layer};

    /// In an army of thousands, too, a stack keeps its order and is below its chips.
    #[test]
    fn no_number_lies_over_the_next_card() {
        for number in [0, 1, 330, 3300, 9000] {
            assert!(layer(number, 0) < layer(number + 1, 0), "{number}");
            assert!(layer(number, 0) < layer(0, 1) && layer(number, 3) < height::CHIPS, "{number}");
        }
    }

    /// The count for viewers includes only cards that they see; the owner's count includes all.
    #[test]
    fn a_number_counts_only_those_who_are_seen() {
        let cards = |open: &[usize], secret: &[usize]| from_below(open.to_vec(), secret.to_vec(), 3);
        assert_eq!(cards(&[1, 2, 3, 4], &[]), [(2, None), (3, None), (4, Some(4))]);
        assert_eq!(cards(&[1, 2], &[7, 8]), [(1, None), (2, Some(2)), (8, Some(4))]);
        assert_eq!(cards(&[1, 2, 3], &[7]), [(1, None), (2, None), (3, Some(3)), (7, Some(4))]);
        assert_eq!(cards(&[1], &[7, 8, 9]), [(1, Some(1)), (8, None), (9, Some(4))]);
        assert_eq!(cards(&[], &[7]), [(7, Some(1))]);
        assert_eq!(cards(&[], &[]), []);
    }
}
