//! Names of places that keep clear of counters, their badges and the markers beside them. A covered name moves a little
//! aside, if that makes more of it legible. A name that nothing covers is above the paths and overlays there.

use super::{
    layers::are_for_viewers,
    printed::{MapName, ViewersName},
};
use crate::{
    engine::{
        board::Hex,
        counters::{CounterId, OnHex},
    },
    scene::layout::{centre_of, height},
    table::{
        app::sets::TableSet,
        counters::{CardSize, LaidOut},
    },
};
use bevy::{camera::visibility::RenderLayers, prelude::*};

/// Shifts of a name, in hex radii, in the order in which they are tried.
const ASIDE: [(f32, f32); 20] = [
    (0.0, 0.3),
    (0.0, -0.3),
    (0.3, 0.0),
    (-0.3, 0.0),
    (0.0, 0.6),
    (0.0, -0.6),
    (0.6, 0.0),
    (-0.6, 0.0),
    (0.4, 0.5),
    (0.4, -0.5),
    (-0.4, 0.5),
    (-0.4, -0.5),
    (0.9, 0.0),
    (-0.9, 0.0),
    (0.0, 0.9),
    (0.0, -0.9),
    (1.3, 0.0),
    (-1.3, 0.0),
    (1.7, 0.0),
    (-1.7, 0.0),
];
/// The part of the covered area that must become free for a name to move.
const WORTH: f32 = 0.4;
/// Additional width of a stack of several cards, in sides of a card.
const STACKED: f32 = 0.08;
/// Place and width of the badge that extends beyond a card, in sides of a card.
const BADGE: (Vec2, f32) = (Vec2::splat(0.46), 0.34);
/// Height of the pale rim above and below the letters, in hex radii.
const BRIM: f32 = 0.1;

/// The usual place of a name, the area of its letters there, and whether it may move: the name of a river follows the
/// river.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Home {
    pub place: Vec2,
    pub letters: Rect,
    pub goes: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, keep_clear.after(TableSet::LayMarkers));
}

type AnyName = Or<(With<MapName>, With<ViewersName>)>;
/// A marker of any game; unlike a counter it occupies no hex.
type AnyMarker = (With<OnHex>, Without<CounterId>, Without<MapName>, Without<ViewersName>);

fn keep_clear(
    (laid, size): (Res<LaidOut>, Res<CardSize>),
    mut names: Query<(&Home, &mut Transform), AnyName>,
    come: Query<(), (Added<Home>, AnyName)>,
    markers: Query<(&Transform, &Sprite, Option<&RenderLayers>), AnyMarker>,
    marked: Query<(), (Changed<Transform>, AnyMarker)>,
    mut gone: RemovedComponents<OnHex>,
) {
    let unmarked = gone.read().count() > 0;
    let changed = laid.is_changed() || size.is_changed() || unmarked;
    if !changed && come.is_empty() && marked.is_empty() {
        return;
    }
    // Viewers see the same names: no name moves for a counter that they do not see.
    let mut cards: Vec<Rect> = laid.open.iter().flat_map(|hex| held(*hex, size.side)).collect();
    let markers = || {
        let open = markers.iter().filter(|(.., layers)| layers.is_none_or(are_for_viewers));
        open.map(|(place, sprite, _)| (place, sprite))
    };
    let rect = |(place, sprite): (&Transform, &Sprite)| {
        Some(Rect::from_center_size(place.translation.truncate(), sprite.custom_size?))
    };
    // In a hex without counters a marker is below the names: no name moves because of it, or onto it.
    let is_beside = |(place, _): &(&Transform, &Sprite)| place.translation.z >= height::CHIPS;
    cards.extend(markers().filter(is_beside).filter_map(rect));
    let alone: Vec<Rect> = markers().filter(|marker| !is_beside(marker)).filter_map(rect).collect();
    let homes: Vec<Rect> = names.iter().map(|(home, _)| home.letters).collect();
    for (number, (home, mut place)) in names.iter_mut().enumerate() {
        let own = home.letters;
        let others = homes.iter().enumerate().filter(|(other, _)| *other != number);
        let others: Vec<Rect> = others.map(|(_, rect)| *rect).chain(alone.iter().copied()).collect();
        let aside = if home.goes { aside(own, &cards, &others) } else { Vec2::ZERO };
        let there = shifted(own, aside);
        let rimmed = Rect { min: there.min - Vec2::Y * BRIM, max: there.max + Vec2::Y * BRIM };
        let free = covered(rimmed, &cards) <= 0.0;
        let layer = if free { height::FREE_NAMES } else { height::NAMES };
        let wanted = (home.place + aside).extend(layer);
        if place.translation != wanted {
            place.translation = wanted;
        }
    }
}

/// Returns the areas of the cards in a hex, with this width, and of a badge at their corner.
fn held(hex: Hex, side: f32) -> [Rect; 2] {
    let middle = centre_of(hex);
    let card = Rect::from_center_size(middle, Vec2::splat(side * (1.0 + STACKED)));
    [card, Rect::from_center_size(middle + BADGE.0 * side, Vec2::splat(BADGE.1 * side))]
}

fn shifted(rect: Rect, by: Vec2) -> Rect {
    Rect::from_corners(rect.min + by, rect.max + by)
}

/// Returns the area of a name that these rectangles cover.
fn covered(name: Rect, over: &[Rect]) -> f32 {
    let parts = over.iter().map(|other| other.intersect(name)).filter(|part| !part.is_empty());
    parts.map(|part| part.width() * part.height()).sum()
}

/// Returns the shift of a name with which cards cover less of it, and it covers no other name; zero while nothing
/// covers it, or if that would help little.
fn aside(name: Rect, cards: &[Rect], others: &[Rect]) -> Vec2 {
    let near = |rects: &[Rect]| -> Vec<Rect> {
        rects.iter().filter(|other| !other.inflate(1.0).intersect(name).is_empty()).copied().collect()
    };
    let now = covered(name, cards);
    if now <= 0.0 {
        return Vec2::ZERO;
    }
    let (cards, others) = (near(cards), near(others));
    let costs = |by: Vec2| {
        let there = shifted(name, by);
        covered(there, &cards) + covered(there, &others)
    };
    let ways = ASIDE.into_iter().map(|(x, y)| Vec2::new(x, y));
    // The first of several with the same legibility: the name moves no farther than it must.
    let best = ways.min_by(|one, other| costs(*one).total_cmp(&costs(*other)));
    best.filter(|by| costs(*by) <= (1.0 - WORTH) * now).unwrap_or(Vec2::ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(x: f32, y: f32) -> Rect {
        Rect::from_center_size(Vec2::new(x, y), Vec2::splat(1.3))
    }

    #[test]
    fn a_name_goes_no_farther_aside_than_it_must() {
        let name = Rect::from_center_size(Vec2::new(1.6, 0.0), Vec2::new(1.8, 0.3));
        assert_eq!(aside(name, &[card(0.0, 0.0)], &[]), Vec2::ZERO, "nothing covers it");
        // The card in its own town touches it, and that of an adjacent hex covers its end.
        let by = aside(name, &[card(0.0, 0.0), card(1.5, 0.7)], &[]);
        assert!(by.y < 0.0 && by.length() < 0.4, "{by}");
        // Another name is there: it moves on.
        let other = Rect::from_center_size(Vec2::new(1.6, -0.4), Vec2::new(1.8, 0.3));
        let by = aside(name, &[card(0.0, 0.0), card(1.5, 0.7)], &[other]);
        assert_eq!(covered(shifted(name, by), &[other, card(0.0, 0.0)]), 0.0, "{by}");
        // A name with a star, and two cards over it: it moves until both are legible.
        let name = Rect::from_center_size(Vec2::new(0.0, 0.0), Vec2::new(4.6, 0.6));
        let cards = [card(1.8, 0.7), card(1.8, -0.7)];
        let by = aside(name, &cards, &[]);
        assert_eq!(covered(shifted(name, by), &cards), 0.0, "{by}");
        // Among many counters no shift would help: it stays in its usual place.
        let all: Vec<Rect> =
            (-3_i8..=3).flat_map(|x| (-3_i8..=3).map(move |y| card(f32::from(x), f32::from(y)))).collect();
        assert_eq!(aside(name, &all, &[]), Vec2::ZERO);
    }

    /// A path across a name is below it, a counter there is above it; the name of a river does not move.
    #[test]
    fn ways_lie_under_a_name_and_counters_over_it() {
        let hex: crate::engine::board::Hex = "0505".parse().expect("a hex");
        let middle = centre_of(hex);
        let laid = |hexes: Vec<Hex>| LaidOut { open: hexes.clone(), hexes, moves: 0 };
        let mut app = App::new();
        app.insert_resource(laid(vec![hex]))
            .insert_resource(CardSize { pixels: 60, side: 1.3, radius: 46.0 })
            .add_systems(Update, keep_clear);
        let mut name = |place: Vec2, goes| {
            let letters = Rect::from_center_size(place, Vec2::new(1.8, 0.3));
            let home = Home { place, letters, goes };
            app.world_mut().spawn((MapName, home, Transform::from_translation(place.extend(0.0)))).id()
        };
        let [free, under, river] = [(5.0, true), (0.3, true), (0.3, false)]
            .map(|(away, goes)| name(middle + Vec2::new(away, 0.55), goes));
        app.update();
        let at = |app: &App, name| app.world().get::<Transform>(name).expect("a name").translation;
        assert!(at(&app, free).z > height::LINES && at(&app, free).y == middle.y + 0.55);
        assert!(at(&app, under).y > middle.y + 0.7, "it goes aside: {}", at(&app, under));
        assert_eq!(at(&app, river), (middle + Vec2::new(0.3, 0.55)).extend(height::NAMES));
        app.insert_resource(laid(Vec::new()));
        app.update();
        assert_eq!(at(&app, under).y, middle.y + 0.55, "no unit is there any more");
        app.insert_resource(LaidOut { hexes: vec![hex], ..LaidOut::default() });
        app.update();
        assert_eq!(
            at(&app, under).y,
            middle.y + 0.55,
            "it does not tell viewers of one whom they do not see"
        );
    }

    /// No name is above the badge at the corner of a card, nor above a marker beside a stack.
    #[test]
    fn names_lie_over_neither_badges_nor_markers() {
        let hex: Hex = "0505".parse().expect("a hex");
        let [middle, side] = [centre_of(hex), Vec2::splat(1.3)];
        let mut app = App::new();
        app.insert_resource(LaidOut { hexes: vec![hex], open: vec![hex], moves: 0 })
            .insert_resource(CardSize { pixels: 60, side: side.x, radius: 46.0 })
            .add_systems(Update, keep_clear);
        let mut name = |away: Vec2, wide: f32| {
            let (place, size) = (middle + away, Vec2::new(wide, 0.2));
            let home = Home { place, letters: Rect::from_center_size(place, size), goes: true };
            app.world_mut().spawn((MapName, home, Transform::from_translation(place.extend(0.0)))).id()
        };
        let [badged, marked] = [name(Vec2::new(1.2, 0.83), 1.4), name(Vec2::new(-1.9, 0.0), 1.6)];
        app.update();
        let at = |app: &App, name| app.world().get::<Transform>(name).expect("a name").translation;
        let is_on_table = |app: &App, name, wide: f32| {
            Rect::from_center_size(at(app, name).truncate(), Vec2::new(wide, 0.2))
        };
        let [_, badge] = held(hex, side.x);
        let now = is_on_table(&app, badged, 1.4);
        assert!(at(&app, badged).z < height::CHIPS || now.intersect(badge).is_empty(), "{now:?}");
        assert!(at(&app, marked).z > height::CHIPS && at(&app, marked).x == middle.x - 1.9);
        let place = middle - Vec2::X * 0.95;
        let sprite = Sprite { custom_size: Some(Vec2::splat(0.6)), ..default() };
        app.world_mut().spawn((OnHex(hex), sprite, Transform::from_translation(place.extend(height::CHIPS))));
        app.update();
        let (now, marker) = (is_on_table(&app, marked, 1.6), Rect::from_center_size(place, Vec2::splat(0.6)));
        assert!(at(&app, marked).z < height::CHIPS || now.intersect(marker).is_empty(), "{now:?}");
    }

    /// A name that moves aside for a counter does not move onto mines in an empty hex.
    #[test]
    fn names_go_round_markers_that_lie_alone() {
        let hex: Hex = "0505".parse().expect("a hex");
        let middle = centre_of(hex);
        let name_at = |mines: &[Vec2]| {
            let mut app = App::new();
            app.insert_resource(LaidOut { hexes: vec![hex], open: vec![hex], moves: 0 })
                .insert_resource(CardSize { pixels: 60, side: 1.3, radius: 46.0 })
                .add_systems(Update, keep_clear);
            for place in mines {
                let sprite = Sprite { custom_size: Some(Vec2::splat(0.8)), ..default() };
                app.world_mut().spawn((OnHex(hex), sprite, Transform::from_translation(place.extend(0.1))));
            }
            let place = middle + Vec2::new(0.3, 0.55);
            let home =
                Home { place, letters: Rect::from_center_size(place, Vec2::new(1.8, 0.3)), goes: true };
            let name = (MapName, home, Transform::from_translation(place.extend(0.0)));
            let name = app.world_mut().spawn(name).id();
            app.update();
            app.world().get::<Transform>(name).expect("a name").translation.truncate()
        };
        let free = name_at(&[]);
        assert!(free.y > middle.y + 0.7, "it goes aside: {free}");
        assert_ne!(name_at(&[free]), free);
    }
}
