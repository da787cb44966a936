//! The flag at the target of the fight: its odds, and its result once that is decided.

use super::{FightPart, shown::FightShown};
use crate::{
    scene::{
        Fight,
        layout::{centre_of, height},
    },
    table::{
        app::inks::Inks,
        map::{svg, view::MapView},
        marks::odds_flag,
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
/// The size of a flag about which it is decided where it is, and half of a card, in hex radii.
const ABOUT: Vec2 = Vec2::new(2.2, 0.9);
const CARD: f32 = 0.6;

#[derive(Component)]
struct FightFlag;

/// The words of a flag, the place of its target, its sides, and its height in pixels.
type FlagContent = (String, String, Vec2, [bool; 2], u32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, raise);
}

fn raise(
    mut commands: Commands,
    (shown, inks, view): (Res<FightShown>, Res<Inks>, Res<MapView>),
    shows: Option<Res<Shows>>,
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
    let wanted = shown.fight.as_ref().and_then(|fight| flag_of(fight, high));
    if *raised == wanted && !inks.is_changed() {
        return;
    }
    old.iter().for_each(|flag| commands.entity(flag).despawn());
    raised.clone_from(&wanted);
    let Some((left, right, target, sides, high)) = wanted else { return };
    let [left, right] = [left, right].map(|words| svg::escaped(&words));
    let (art, width, tall) = odds_flag::art(&left, &right, high as f32, sides, &inks);
    let Some(image) = svg::draw(&art, width, tall) else { return };
    let size = Vec2::new(width as f32, tall as f32) * HIGH / high as f32;
    let middle = target + direction_of(sides) * (FOOT + size / 2.0);
    commands.spawn((
        FightFlag,
        FightPart,
        shown.layers(),
        Sprite { image: images.add(image), custom_size: Some(size), ..default() },
        Transform::from_translation(middle.extend(height::FLAG - 1.0)),
    ));
}

/// Returns the height of the flag for this many pixels of a hex radius.
fn high_in_pixels(radius: f32) -> u32 {
    ((HIGH * radius / STEP).ceil() * STEP).clamp(LEAST, MOST) as u32
}

/// Returns the flag of a fight; none without words.
fn flag_of(fight: &Fight, high: u32) -> Option<FlagContent> {
    let target = centre_of(*fight.targets.first()?);
    if fight.odds.is_empty() && fight.result.is_empty() {
        return None;
    }
    let (left, right) = match fight.result.is_empty() {
        true => (String::new(), fight.odds.clone()),
        false => (fight.odds.clone(), fight.result.clone()),
    };
    let cards: Vec<Vec2> = fight.hexes().into_iter().skip(1).map(centre_of).collect();
    Some((left, right, target, sides(target, &cards), high))
}

/// The direction of the flag from its target; `sides` is whether it is left of it, and whether below it.
fn direction_of([left, below]: [bool; 2]) -> Vec2 {
    let sign = |flips: bool| if flips { -1.0 } else { 1.0 };
    Vec2::new(sign(left), sign(below))
}

/// Returns the sides on which it covers the fewest of these cards.
fn sides(target: Vec2, cards: &[Vec2]) -> [bool; 2] {
    let covered = |sides: &[bool; 2]| {
        let direction = direction_of(*sides);
        let flag = Rect::from_corners(target + direction * FOOT, target + direction * (FOOT + ABOUT));
        let is_under =
            |card: &&Vec2| !Rect::from_center_half_size(**card, Vec2::splat(CARD)).intersect(flag).is_empty();
        cards.iter().filter(is_under).count()
    };
    let all = [[false, false], [true, false], [false, true], [true, true]];
    all.into_iter().min_by_key(covered).unwrap_or_default()
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
        let raised = |fight: &Fight| flag_of(fight, 32).unwrap();
        let (left, right, target, ..) = raised(&fight("0405"));
        assert_eq!((left.as_str(), right.as_str(), target), ("", "3-1", centre_of(hex("0505"))));
        let decided = Fight { result: "D2".to_owned(), ..fight("0405") };
        assert_eq!((raised(&decided).0.as_str(), raised(&decided).1.as_str()), ("3-1", "D2"));
        let upper_right = target + Vec2::new(1.5, 0.87);
        assert_eq!((sides(target, &[]), sides(target, &[upper_right])), ([false, false], [true, false]));
        assert_eq!(flag_of(&Fight::planned(0, vec![hex("0505")], []), 32), None);
    }

    /// Its height follows the zoom in steps.
    #[test]
    fn it_is_sharp_at_every_zoom() {
        assert_eq!([10.0, 53.0, 60.0, 900.0].map(high_in_pixels), [24, 40, 40, 128]);
    }
}
