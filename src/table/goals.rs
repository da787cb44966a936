//! The goals of a scenario: a rim about each of their hexes, seen about the counters too, and where counters stand, which hide
//! what is printed, a flag with what the goal is worth.

use super::{
    art::Art,
    counters::{LaidOut, LayOut},
    inks::ink,
    layers::for_all,
    layout::{centre_of, height},
    printed::Printed,
    ribbon::{RibbonSpawner, Ribbons},
    screen::{Screen, game_is_shown},
    svg,
    view::MapView,
};
use crate::{
    art::packs::{map_art::MapArt, palette::Colour},
    engine::board::Hex,
};
use bevy::prelude::*;

/// The rim's middle in parts of the hex; its width and that of the pale line under it, in hex radii and in pixels at least.
const RIM: f32 = 0.93;
const WIDTH: (f32, f32) = (0.07, 1.4);
const PALE: (f32, f32) = (0.13, 2.8);
/// The foot of a flag's pole, from the middle of the hex: at its head, over the upper edge of the cards.
const POLE: Vec2 = Vec2::new(-0.2, 0.56);
/// Height of a flag over the foot of its pole, in hex radii and in pixels at least and at most.
const FLAG: f32 = 0.52;
const PIXELS: (f32, f32) = (7.0, 40.0);
/// Pixels of a flag from which on its number can be read.
const READ: f32 = 12.0;

#[derive(Component)]
struct Rims;

#[derive(Component)]
struct Flag;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut spawner: RibbonSpawner| {
        spawner.spawn((Rims, for_all()), &Ribbons::default(), height::TILES - 0.5);
    })
    .add_systems(Update, (draw_rims, put_flags).after(LayOut).run_if(game_is_shown))
    .add_systems(OnEnter(Screen::Title), take_off);
}

/// The hexes of the goals and what each is worth.
fn goals(printed: &Printed) -> Vec<(Hex, u32)> {
    let marks = printed.sheet.iter().flat_map(|sheet| &sheet.furniture.marks);
    marks.flat_map(|mark| mark.hexes.iter().map(|hex| (*hex, mark.points))).collect()
}

/// The goals where counters stand.
fn hidden(goals: &[(Hex, u32)], held: &[Hex]) -> Vec<(Hex, u32)> {
    goals.iter().filter(|(hex, _)| held.binary_search(hex).is_ok()).copied().collect()
}

fn colours(art: &Art) -> Option<[Colour; 2]> {
    let MapArt { colours, .. } = &art.pack.as_ref()?.map;
    Some([colours.victory, colours.paper_high])
}

fn draw_rims(
    (printed, art, view): (Res<Printed>, Res<Art>, Res<MapView>),
    mut drawn: Local<Option<(Vec<(Hex, u32)>, u32)>>,
    mut meshes: ResMut<Assets<Mesh>>,
    rims: Single<(&mut Mesh2d, &mut Visibility), With<Rims>>,
) {
    let goals = goals(&printed);
    let now = Some((goals, view.pixels().to_bits()));
    let moves = drawn.is_some() && !view.is_still();
    if moves || (*drawn == now && !art.is_changed()) {
        return;
    }
    let mut ribbons = Ribbons::default();
    if let (Some((goals, _)), Some([colour, pale])) = (&now, colours(&art)) {
        for ((width, pixels), colour) in [(PALE, pale), (WIDTH, colour)] {
            let width = width.max(pixels / view.pixels().max(1.0));
            for (hex, _) in goals {
                ribbons.line(&rim(*hex), width, width, ink(colour));
            }
        }
    }
    *drawn = now;
    ribbons.put(&mut meshes, rims.into_inner());
}

/// The line inside of the sides of a hex.
fn rim(hex: Hex) -> Vec<Vec2> {
    let corner = |turn: u8| centre_of(hex) + RIM * Vec2::from_angle(f32::from(turn) * 60_f32.to_radians());
    (0..=6).map(corner).collect()
}

fn put_flags(
    mut commands: Commands,
    (printed, art, view, laid): (Res<Printed>, Res<Art>, Res<MapView>, Res<LaidOut>),
    mut images: ResMut<Assets<Image>>,
    mut shown: Local<Option<(Vec<(Hex, u32)>, u32)>>,
    flags: Query<Entity, With<Flag>>,
) {
    if !view.is_still() {
        return;
    }
    let wanted = Some((hidden(&goals(&printed), &laid.hexes), view.pixels().to_bits()));
    let lie = shown.as_ref().is_none_or(|(goals, _)| goals.is_empty() || !flags.is_empty());
    if *shown == wanted && lie && !art.is_changed() {
        return;
    }
    for flag in &flags {
        commands.entity(flag).despawn();
    }
    let (Some((goals, _)), Some(colours)) = (&wanted, colours(&art)) else { return };
    for (hex, points) in goals {
        let (art, size) = flag_art(*points, view.pixels(), colours);
        let Some(image) = svg::draw(&art, size.x, size.y) else { continue };
        let size = size.as_vec2() / view.pixels();
        let foot = centre_of(*hex) + POLE;
        commands.spawn((
            Flag,
            for_all(),
            Sprite { image: images.add(image), custom_size: Some(size), ..default() },
            Transform::from_translation((foot + Vec2::new(size.x, size.y) / 2.0).extend(height::CHIPS + 1.0)),
        ));
    }
    *shown = wanted;
}

fn take_off(mut commands: Commands, flags: Query<Entity, With<Flag>>) {
    flags.iter().for_each(|flag| commands.entity(flag).despawn());
}

/// A flag on its pole as a drawing, and its size in pixels, for so many pixels to a hex radius: with what the goal is worth
/// where that can be read.
fn flag_art(points: u32, radius: f32, [colour, pale]: [Colour; 2]) -> (String, UVec2) {
    let high = (FLAG * radius).clamp(PIXELS.0, PIXELS.1);
    let number = points.to_string();
    let cloth = 0.68 * high;
    let font = 0.86 * cloth;
    let reads = high >= READ;
    let wide =
        if reads { (0.6 * font * number.len() as f32 + 0.5 * cloth).max(1.1 * cloth) } else { 1.1 * cloth };
    let line = (0.05 * high).max(1.0);
    let (left, top) = (line, line);
    let size = UVec2::new((wide + 3.0 * line).ceil() as u32, (high + 2.0 * line).ceil() as u32);
    let right = left + wide;
    let text = if reads {
        format!(
            "<text x='{}' y='{}' font-family='Noto Sans' font-weight='700' font-size='{font}' fill='{pale}' \
             text-anchor='middle'>{number}</text>",
            left + 0.5 * wide,
            top + 0.5 * cloth + 0.36 * font,
        )
    } else {
        String::new()
    };
    let art = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}'>\
         <path d='M{left} {foot}V{top}' stroke='{pale}' stroke-width='{}'/>\
         <path d='M{left} {top}H{right}V{hem}H{left}Z' fill='{colour}' stroke='{pale}' stroke-width='{line}'/>\
         <path d='M{left} {foot}V{top}' stroke='{colour}' stroke-width='{line}'/>{text}</svg>",
        size.x,
        size.y,
        2.4 * line,
        foot = top + high,
        hem = top + cloth,
    );
    (art, size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::layout::card_side;

    /// Of a goal under counters most of the rim is seen, on all sides, and a flag that tells what it is worth; the flag leaves what stands on
    /// the card in its hex and above to be read.
    #[test]
    fn a_goal_is_seen_under_counters() {
        let hex = |word: &str| word.parse::<Hex>().expect("a hex");
        let goals = [(hex("0505"), 3), (hex("0607"), 25)];
        assert_eq!(hidden(&goals, &[hex("0404"), hex("0607")]), [goals[1]]);
        for radius in [12.0, 20.0, 40.0, 90.0] {
            let half = card_side(radius) / 2.0;
            let rim = rim(goals[0].0);
            let parts = [0.0, 0.25, 0.5, 0.75];
            let places = rim.windows(2).flat_map(|pair| parts.map(|part| pair[0].lerp(pair[1], part)));
            let away: Vec<Vec2> = places.map(|place| place - centre_of(goals[0].0)).collect();
            let seen = away.iter().filter(|away| away.abs().max_element() > half);
            assert!(seen.clone().count() * 10 >= away.len() * 6, "{} at {radius}", seen.count());
            for side in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                assert!(away.iter().any(|away| away.dot(side) > half + 0.05), "{side} at {radius}");
            }
            let (art, size) = flag_art(25, radius, [Colour([200, 30, 30]), Colour([255; 3])]);
            assert_eq!(art.contains(">25<"), FLAG * radius >= READ);
            assert!(svg::draw(&art, size.x, size.y).is_some());
            let high = size.y as f32 / radius;
            assert!(radius < 16.0 || POLE.y + high < 3_f32.sqrt() - half + 0.15, "{high} at {radius}");
        }
    }
}
