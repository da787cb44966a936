//! The flag at the target of the fight: its odds, and its result once that is decided. It is on another side of the target than
//! the words of the result.

use super::{FightPart, shown::FightShown};
use crate::{
    scene::{
        Fight,
        layout::{centre_of, height},
    },
    table::{
        app::{inks::Inks, sets::TableSet},
        map::{svg, view::MapView},
        marks::{deed::ResultPlaces, odds_flag},
        viewers::capture::Shows,
    },
};
use bevy::prelude::*;

/// Height of the flag in hex radii: about half as high as a counter.
const HIGH: f32 = 0.62;
/// Its height in pixels is a multiple of this, so that it is not drawn again at each zoom; and its least and largest one.
const STEP: f32 = 8.0;
const LEAST: f32 = 24.0;
const MOST: f32 = 128.0;
/// Offset from the middle of the target to the foot of the flag's pointer, in hex radii.
const FOOT: Vec2 = Vec2::new(0.52, 0.46);
/// Half of a card in hex radii, and the distances at which the flag is farther from its target, where words are on every side
/// of it.
const CARD: f32 = 0.6;
const FARTHER: [f32; 4] = [0.0, 0.8, 1.6, 2.8];

#[derive(Component)]
struct FightFlag;

/// A flag: its words, its middle and its sides, and its height in pixels.
#[derive(Clone, Debug, PartialEq)]
struct FlagContent {
    left: String,
    right: String,
    middle: Vec2,
    sides: [bool; 2],
    high: u32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, raise.after(TableSet::LayPills));
}

fn raise(
    mut commands: Commands,
    (shown, inks, view): (Res<FightShown>, Res<Inks>, Res<MapView>),
    (shows, words): (Option<Res<Shows>>, Option<Res<ResultPlaces>>),
    mut images: ResMut<Assets<Image>>,
    mut raised: Local<Option<FlagContent>>,
    old: Query<Entity, With<FightFlag>>,
) {
    let beyond = shows.and_then(|shows| shows.pixels()).unwrap_or(0.0);
    let is_moving = !view.is_still() && raised.is_some();
    if is_moving && !shown.is_changed() && !inks.is_changed() {
        return;
    }
    let high = high_in_pixels(if shown.presents { view.pixels().max(beyond) } else { beyond.max(LEAST) });
    let words = words.as_ref().map_or(&[][..], |words| words.0.as_slice());
    let wanted = shown.fight.as_ref().and_then(|fight| flag_of(fight, high, words, &inks));
    if *raised == wanted && !inks.is_changed() {
        return;
    }
    old.iter().for_each(|flag| commands.entity(flag).despawn());
    raised.clone_from(&wanted);
    let Some(flag) = wanted else { return };
    let (art, width, tall) = art_of(&flag.left, &flag.right, (flag.high, flag.sides), &inks);
    let Some(image) = svg::draw(&art, width, tall) else { return };
    commands.spawn((
        FightFlag,
        FightPart,
        shown.layers(),
        Sprite {
            image: images.add(image),
            custom_size: Some(size_of((width, tall), flag.high)),
            ..default()
        },
        Transform::from_translation(flag.middle.extend(height::FLAG - 1.0)),
    ));
}

/// Returns the drawing of a flag and its size in pixels.
fn art_of(left: &str, right: &str, (high, sides): (u32, [bool; 2]), inks: &Inks) -> (String, u32, u32) {
    let [left, right] = [left, right].map(svg::escaped);
    odds_flag::art(&left, &right, high as f32, sides, inks)
}

/// Returns the size in hex radii of a drawing of so many pixels, with a flag that is so many pixels high.
fn size_of((width, tall): (u32, u32), high: u32) -> Vec2 {
    Vec2::new(width as f32, tall as f32) * HIGH / high as f32
}

/// Returns the height of the flag for this many pixels of a hex radius.
fn high_in_pixels(radius: f32) -> u32 {
    ((HIGH * radius / STEP).ceil() * STEP).clamp(LEAST, MOST) as u32
}

/// Returns the flag of a fight, clear of the words of results; none without words.
fn flag_of(fight: &Fight, high: u32, words: &[Rect], inks: &Inks) -> Option<FlagContent> {
    let target = centre_of(*fight.targets.first()?);
    if fight.odds.is_empty() && fight.result.is_empty() {
        return None;
    }
    let (left, right) = match fight.result.is_empty() {
        true => (String::new(), fight.odds.clone()),
        false => (fight.odds.clone(), fight.result.clone()),
    };
    let cards: Vec<Vec2> = fight.hexes().into_iter().skip(1).map(centre_of).collect();
    let (_, width, tall) = art_of(&left, &right, (high, [false; 2]), inks);
    let size = size_of((width, tall), high);
    let (place, sides) = place(target, size, &cards, words);
    Some(FlagContent { left, right, middle: place.center(), sides, high })
}

/// The direction of the flag from its target; `sides` is whether it is left of it, and whether below it.
fn direction_of([left, below]: [bool; 2]) -> Vec2 {
    let sign = |flips: bool| if flips { -1.0 } else { 1.0 };
    Vec2::new(sign(left), sign(below))
}

/// Returns the place of a flag of this size with its sides: it touches no words, is as near as that allows, and covers the
/// fewest of these cards.
fn place(target: Vec2, size: Vec2, cards: &[Vec2], words: &[Rect]) -> (Rect, [bool; 2]) {
    let all = [[false, false], [true, false], [false, true], [true, true]];
    let places = FARTHER.into_iter().flat_map(|farther| {
        all.map(|sides| {
            let direction = direction_of(sides);
            let foot = target + direction * (FOOT + Vec2::new(0.0, farther));
            (Rect::from_corners(foot, foot + direction * size), sides)
        })
    });
    let covered = |(flag, _): &(Rect, [bool; 2])| {
        let touched = words.iter().filter(|words| !words.intersect(*flag).is_empty()).count();
        let is_under = |card: &&Vec2| {
            !Rect::from_center_half_size(**card, Vec2::splat(CARD)).intersect(*flag).is_empty()
        };
        let away = (flag.center() - target).y.abs() - size.y / 2.0;
        // Nearer comes before fewer cards.
        (touched, (10.0 * away).round() as i32, cards.iter().filter(is_under).count())
    };
    places.min_by_key(covered).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::board::Hex;

    /// The flag covers no attacker, has the odds before the die and the result after it.
    #[test]
    fn the_flag_keeps_clear_of_the_attackers() {
        let hex = |text: &str| text.parse::<Hex>().unwrap();
        let fight = |from: &str| Fight {
            odds: "3-1".to_owned(),
            ..Fight::planned(0, vec![hex("0505")], [hex(from)])
        };
        let raised = |fight: &Fight| flag_of(fight, 32, &[], &Inks::default()).unwrap();
        let planned = raised(&fight("0405"));
        assert_eq!((planned.left.as_str(), planned.right.as_str()), ("", "3-1"));
        let decided = raised(&Fight { result: "D2".to_owned(), ..fight("0405") });
        assert_eq!((decided.left.as_str(), decided.right.as_str()), ("3-1", "D2"));
        let (target, size) = (centre_of(hex("0505")), Vec2::new(2.2, 0.9));
        let sides = |cards: &[Vec2]| place(target, size, cards, &[]).1;
        let upper_right = target + Vec2::new(1.5, 0.87);
        assert_eq!((sides(&[]), sides(&[upper_right])), ([false, false], [true, false]));
        assert_eq!(flag_of(&Fight::planned(0, vec![hex("0505")], []), 32, &[], &Inks::default()), None);
    }

    /// Wherever words of a result are beside the target, short or long, one line or three, and on every side of it at once, the
    /// flag touches none of them.
    #[test]
    fn the_flag_never_touches_the_words() {
        let (target, away) = (Vec2::new(7.5, -9.0), Vec2::splat(0.66));
        let ways = [(0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0), (0.8, 1.0), (-0.8, 1.0), (0.8, -1.0)];
        for words in [Vec2::new(1.2, 0.4), Vec2::new(3.0, 0.9), Vec2::new(4.5, 1.6)] {
            let plates = ways
                .map(|(x, y)| Rect::from_center_size(target + (away + words / 2.0) * Vec2::new(x, y), words));
            for flag in [Vec2::new(1.0, 0.9), Vec2::new(2.2, 0.9), Vec2::new(4.0, 0.9)] {
                let touches = |plates: &[Rect]| {
                    let (place, _) = place(target, flag, &[], plates);
                    plates.iter().any(|plate| !plate.intersect(place).is_empty())
                };
                assert!(plates.iter().all(|plate| !touches(std::slice::from_ref(plate))), "{words} {flag}");
                assert!(!touches(&plates), "{words} {flag}");
            }
        }
    }

    /// Its height follows the zoom in steps.
    #[test]
    fn it_is_sharp_at_every_zoom() {
        assert_eq!([10.0, 53.0, 60.0, 900.0].map(high_in_pixels), [24, 40, 40, 128]);
    }
}
