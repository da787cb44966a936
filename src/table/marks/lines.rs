//! Lines over the hexes as meshes: the outline of the reach, the path under the mouse, the arrows of a planned attack
//! and of paths to choose from.

use super::{
    highlights::Highlights,
    ribbon::{RibbonSpawner, Ribbons},
};
use crate::{
    engine::board::{ALL_SIDES, Hex, Hexside},
    planning::{Mark, Plan},
    scene::layout::{centre_of, height},
    table::{
        app::{
            inks::{Inks, ink},
            sets::{GameSet, TableSet},
        },
        counters::{CardSize, animation::Throw},
        drag::Hand,
        replay::replayed::Replay,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// Pieces of a curve from one hex to the next.
const CURVE: usize = 6;
/// Distance of an arrow from the two cards beside it, and its least length, in hex radii.
const CLEAR: f32 = 0.05;
const LEAST: f32 = 0.34;
/// The least thickness of the shortest arrow, in parts of the usual.
const THICK: f32 = 0.8;

/// Lines that are drawn repeatedly.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Lines {
    /// The outline of the reach.
    Outline,
    /// The path, and the arrows to targets.
    Arrows,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, outline.after(TableSet::Carry));
}

/// Adds the arrows of a game.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, arrows::<G>.in_set(GameSet::Show(G::ID)).after(TableSet::Carry));
}

fn spawn(mut spawner: RibbonSpawner) {
    for (lines, layer) in [(Lines::Outline, height::OUTLINES), (Lines::Arrows, height::LINES)] {
        spawner.spawn(lines, &Ribbons::default(), layer);
    }
}

fn put(
    lines: &mut Query<(&Lines, &mut Mesh2d, &mut Visibility)>,
    meshes: &mut Assets<Mesh>,
    which: Lines,
    ribbons: &Ribbons,
) {
    for (kind, mesh, visibility) in lines {
        if *kind == which {
            ribbons.put(meshes, (mesh, visibility));
        }
    }
}

/// Draws the white and blue line about all hexes in reach.
fn outline(
    highlights: Res<Highlights>,
    hand: Res<Hand>,
    inks: Res<Inks>,
    mut lines: Query<(&Lines, &mut Mesh2d, &mut Visibility)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if !highlights.is_changed() && !inks.is_changed() {
        return;
    }
    let walked = |mark: Mark| matches!(mark, Mark::Reach | Mark::Stop | Mark::Deploy);
    let from = hand.held.as_ref().and_then(|held| held.from);
    let inside =
        |hex: Hex| Some(hex) == from || highlights.hexes.get(&hex).is_some_and(|choice| walked(choice.mark));
    let mut ribbons = Ribbons::default();
    let edges: Vec<[Vec2; 2]> = highlights
        .hexes
        .iter()
        .filter(|(_, choice)| walked(choice.mark))
        .flat_map(|(hex, _)| {
            ALL_SIDES
                .into_iter()
                .filter(|side| !hex.step(*side).is_some_and(inside))
                .map(|side| side_of(*hex, side))
        })
        .collect();
    for (width, colour) in [(0.085, Color::srgba_u8(0xFF, 0xFF, 0xFF, 0xD8)), (0.050, ink(inks.reach))] {
        for edge in &edges {
            ribbons.line(edge, width, width, colour);
        }
    }
    put(&mut lines, &mut meshes, Lines::Outline, &ribbons);
}

/// Returns the two ends of a hexside.
fn side_of(hex: Hex, side: Hexside) -> [Vec2; 2] {
    let number = side.number() as f32;
    let corner = |turn: f32| {
        let angle = (120.0 - 60.0 * turn).to_radians();
        centre_of(hex) + Vec2::new(angle.cos(), angle.sin())
    };
    [corner(number), corner(number + 1.0)]
}

/// Draws the path under the mouse, the arrows of a planned attack, and the steps of paths to choose from.
fn arrows<G: OnTable>(
    (hand, throw, inks, size): (Res<Hand>, Res<Throw>, Res<Inks>, Res<CardSize>),
    (session, position): (Res<Session<G>>, Option<Res<crate::engine::orders::Position<G>>>),
    replay: Option<Res<Replay<G>>>,
    plan: Res<Plan<G>>,
    mut before: Local<bool>,
    mut lines: Query<(&Lines, &mut Mesh2d, &mut Visibility)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    // The retreat hexes would reveal the result before the die does.
    let told = !throw.hides_result() && replay.is_none();
    let looks = inks.is_changed() || size.is_changed();
    let changed = hand.is_changed() || session.is_changed() || looks || plan.is_changed();
    if std::mem::replace(&mut *before, told) == told && !changed {
        return;
    }
    let now = session.context(position.as_deref());
    let shots = now.map(|now| G::shots(now, &plan.0)).unwrap_or_default();
    // The paths of a computer player's decision are no one's to choose from.
    let chooses = now.filter(|now| told && session.is_person_asked(now.position));
    let steps = chooses.map(|now| G::steps(now, &plan.0)).unwrap_or_default();
    let mut ribbons = Ribbons::default();
    if let (Some(held), Some((_, Some(choice)))) = (&hand.held, hand.carried_to())
        && !choice.path.is_empty()
    {
        let places: Vec<Vec2> = held.from.iter().chain(&choice.path).copied().map(centre_of).collect();
        let rail = choice.mark == Mark::Rail;
        path(&mut ribbons, &places, ink(if rail { inks.train } else { inks.path }));
    }
    for [from, target] in shots {
        let draw = if from.distance(target) > 1 { shot } else { attack };
        draw(&mut ribbons, [from, target].map(centre_of), size.side, &inks);
    }
    let faced = now.and_then(|now| {
        let (units, at) = match &hand.held {
            Some(held) => (held.units.as_slice(), held.over?),
            None => (now.selected, G::stack_hex(now.position, *now.selected.first()?)?),
        };
        G::faced(now, &plan.0, units, at)
    });
    for [from, to] in steps.into_iter().chain(faced) {
        step(&mut ribbons, centre_of(from), centre_of(to), &inks);
    }
    put(&mut lines, &mut meshes, Lines::Arrows, &ribbons);
}

/// Draws a path with nodes and a head that ends short of the card at its end.
fn path(ribbons: &mut Ribbons, places: &[Vec2], colour: Color) {
    let Some((end, before)) = places.split_last() else { return };
    let white = Color::WHITE;
    if let Some(last) = before.last() {
        let way = (*end - *last).normalize_or_zero();
        let tip = *end - way * 0.12;
        let neck = *end - way * 0.48;
        let mut shaft: Vec<Vec2> = before.to_vec();
        shaft.push(neck);
        let shaft = curved(&shaft);
        ribbons.line(&shaft, 0.29, 0.34, white);
        ribbons.arrow_head(neck - way * 0.06, tip + way * 0.12, 0.62, white);
        ribbons.line(&shaft, 0.15, 0.20, colour);
        ribbons.arrow_head(neck, tip, 0.46, colour);
        for place in before.iter().skip(1) {
            ribbons.disc(*place, 0.13, white);
            ribbons.disc(*place, 0.07, colour);
        }
    } else {
        ribbons.disc(*end, 0.24, white);
        ribbons.disc(*end, 0.16, colour);
    }
}

/// Returns a path over these middles of adjacent hexes through the middles of the hexsides between them: along a row it is
/// straight, though the middles zigzag. It begins and ends where they do.
pub(crate) fn smoothed(places: &[Vec2]) -> Vec<Vec2> {
    let [start, .., end] = places else { return places.to_vec() };
    if places.len() < 3 {
        return places.to_vec();
    }
    let between = places.windows(2).map(|pair| (pair[0] + pair[1]) / 2.0);
    std::iter::once(*start).chain(between).chain([*end]).collect()
}

/// Returns a curve through these places, so that a path looks drawn and not folded.
pub(crate) fn curved(places: &[Vec2]) -> Vec<Vec2> {
    let at = |number: isize| places[number.clamp(0, places.len() as isize - 1) as usize];
    let mut curve: Vec<Vec2> = places.first().copied().into_iter().collect();
    for number in 0..places.len() as isize - 1 {
        let [a, b, c, d] = [number - 1, number, number + 1, number + 2].map(at);
        curve.extend((1..=CURVE).map(|step| {
            let part = step as f32 / CURVE as f32;
            // Catmull and Rom's spline.
            0.5 * (2.0 * b
                + (c - a) * part
                + (2.0 * a - 5.0 * b + 4.0 * c - d) * part * part
                + (3.0 * b - a - 3.0 * c + d) * part.powi(3))
        }));
    }
    curve
}

/// Draws a long thin arrow from a firing unit to a distant target: both are recognizable, and the counters under it are
/// visible.
fn shot(ribbons: &mut Ribbons, [start, target]: [Vec2; 2], card: f32, inks: &Inks) {
    let [tail, tip] = between_cards([start, target], card);
    let way = (tip - tail).normalize_or_zero();
    let neck = tip - way * 0.40;
    let (dark, colour) = (ink(inks.attack_dark), ink(inks.attack));
    ribbons.line(&[tail, neck], 0.11, 0.15, dark);
    ribbons.arrow_head(neck - way * 0.04, tip + way * 0.05, 0.58, dark);
    ribbons.line(&[tail, neck], 0.05, 0.09, colour);
    ribbons.arrow_head(neck, tip, 0.44, colour);
}

/// Draws a short arrow over the hexside of an attack, between the cards of this side: their figures stay legible.
fn attack(ribbons: &mut Ribbons, ends: [Vec2; 2], card: f32, inks: &Inks) {
    short_arrow(ribbons, between_cards(ends, card), [inks.attack, inks.attack_dark].map(ink));
}

/// Draws an arrow in the middle between two close places, thick enough to be visible between two cards.
pub(crate) fn short_arrow(ribbons: &mut Ribbons, [tail, tip]: [Vec2; 2], [colour, dark]: [Color; 2]) {
    let (way, length) = ((tip - tail).normalize_or_zero(), tip.distance(tail).min(0.74));
    let middle = (tail + tip) / 2.0;
    let (tail, tip) = (middle - way * length / 2.0, middle + way * length / 2.0);
    let (neck, thick) = (tip - way * (0.6 * length).min(0.34), (length / 0.74).max(THICK));
    ribbons.line(&[tail, neck], 0.26 * thick, 0.32 * thick, dark);
    ribbons.arrow_head(neck - way * 0.04, tip + way * 0.05, 0.72 * thick, dark);
    ribbons.line(&[tail + way * 0.03, neck], 0.17 * thick, 0.23 * thick, colour);
    ribbons.arrow_head(neck, tip, 0.56 * thick, colour);
}

/// Returns the ends of a line from one middle to another between two cards of this side. If they are so close that
/// hardly anything is left between them, the line takes a little of both.
pub(crate) fn between_cards([start, end]: [Vec2; 2], card: f32) -> [Vec2; 2] {
    let way = (end - start).normalize_or_zero();
    let edge = card / 2.0 / way.abs().max_element().max(0.5) + CLEAR;
    let most = ((start.distance(end) - LEAST) / 2.0).max(0.0);
    let edge = edge.min(most);
    [start + way * edge, end - way * edge]
}

/// Draws a small arrow over the hexside of a path, one of several.
fn step(ribbons: &mut Ribbons, start: Vec2, end: Vec2, inks: &Inks) {
    let way = (end - start).normalize_or_zero();
    let middle = (start + end) / 2.0;
    let (tail, neck, tip) = (middle - way * 0.24, middle, middle + way * 0.24);
    let (rim, colour) = (ink(inks.accent_dark), ink(inks.retreat));
    ribbons.line(&[tail, neck], 0.16, 0.16, rim);
    ribbons.arrow_head(neck - way * 0.05, tip + way * 0.06, 0.46, rim);
    ribbons.line(&[tail, neck], 0.09, 0.09, colour);
    ribbons.arrow_head(neck, tip, 0.32, colour);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A path along a row of hexes is straight between its ends, in every row; a step is a line between the two middles.
    #[test]
    fn a_path_along_a_row_is_straight() {
        let row = ["0505", "0605", "0705", "0805", "0905"];
        let path = row.map(|text| centre_of(text.parse().expect("a hex")));
        let smooth = smoothed(&path);
        assert_eq!((smooth.first(), smooth.last()), (path.first(), path.last()));
        let inner = &smooth[1..smooth.len() - 1];
        assert!(inner.iter().all(|place| (place.y - inner[0].y).abs() < 1e-3), "{smooth:?}");
        assert_eq!(smoothed(&path[..2]), path[..2]);
        assert_eq!(smoothed(&path[..1]), path[..1]);
        assert!(smoothed(&[]).is_empty());
    }

    /// No arrow between adjacent hexes covers the figures on the cards, in any direction.
    #[test]
    fn an_arrow_keeps_off_the_cards() {
        let from: Hex = "1010".parse().expect("a hex");
        for to in ALL_SIDES.into_iter().filter_map(|side| from.step(side)) {
            for card in [1.2, 1.3] {
                let ends = [from, to].map(centre_of);
                let [tail, tip] = between_cards(ends, card);
                assert!(tail.distance(tip) >= LEAST - 0.01);
                for (place, middle) in [(tail, ends[0]), (tip, ends[1])] {
                    let inside = card / 2.0 - (place - middle).abs().max_element();
                    assert!(inside < 0.05, "{inside} over a card of {card}");
                }
            }
        }
    }
}
