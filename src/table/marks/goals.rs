//! The victory hexes of a scenario: a rim about each, visible about counters too, and a flag with its value where
//! counters hide the print. Both have the colour of the side that holds it, and are pale before a side does.

use super::{
    overlays,
    ribbon::{RibbonSpawner, Ribbons},
};
use crate::{
    art::packs::{map_art::MapArt, pack::palette::Colour},
    engine::{board::Hex, counters, orders::Position},
    scene::{
        Overlaid,
        layout::{centre_of, height},
    },
    table::{
        app::{
            inks::{Inks, ink},
            screen::{Screen, map_is_shown},
            sets::{GameSet, TableSet},
        },
        art::Art,
        counters::LaidOut,
        map::{layers::for_all, printed::Printed, svg, view::MapView},
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// The middle of the rim in parts of the hex; its width and that of the pale line under it, in hex radii and the least
/// in pixels.
const RIM: f32 = 0.93;
const WIDTH: (f32, f32) = (0.07, 1.4);
const PALE: (f32, f32) = (0.13, 2.8);
/// The foot of a flag's pole, from the middle of the hex: at its top, over the upper edge of the cards.
const POLE: Vec2 = Vec2::new(-0.2, 0.56);
/// Height of a flag over the foot of its pole, in hex radii, and the least and the most in pixels.
const FLAG: f32 = 0.52;
const PIXELS: (f32, f32) = (7.0, 40.0);
/// Pixels of a flag from which its number is legible.
const READ: f32 = 12.0;

/// A victory hex: its hex, its value, the side that holds it.
type Goal = (Hex, u32, Option<counters::Flag>);

/// The sides that hold the victory hexes now.
#[derive(Resource, Default, PartialEq)]
struct CountFor(Vec<(Hex, counters::Flag)>);

#[derive(Component)]
struct Rims;

#[derive(Component)]
struct Flag;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut spawner: RibbonSpawner| {
        spawner.spawn((Rims, for_all()), &Ribbons::default(), height::TILES - 0.5);
    })
    .init_resource::<CountFor>()
    .add_systems(Update, (draw_rims, put_flags).after(TableSet::LayOut).run_if(map_is_shown))
    .add_systems(OnEnter(Screen::Title), |mut counts: ResMut<CountFor>| {
        counts.set_if_neq(CountFor::default());
    });
}

pub(crate) fn game_plugin<G: OnTable + Overlaid>(app: &mut App) {
    app.add_systems(
        Update,
        count::<G>
            .in_set(GameSet::ShowBoard(G::ID))
            .after(TableSet::LayOut)
            .before(draw_rims)
            .before(put_flags),
    );
}

/// Asks the game again after each order, and when the title has dropped the result.
fn count<G: OnTable + Overlaid>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    mut asked: Local<Option<(u64, u64)>>,
    (printed, mut counts): (Res<Printed>, ResMut<CountFor>),
) {
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let now = Some((printed.rulebook, session.moves));
    if std::mem::replace(&mut *asked, now) != now || counts.is_changed() {
        counts.set_if_neq(CountFor(crate::scene::overlaid::held::<G>(rulebook, &position)));
    }
}

/// Returns the victory hexes with their values and holders.
fn goals(printed: &Printed, CountFor(counts): &CountFor) -> Vec<Goal> {
    let marks = printed.sheet.iter().flat_map(|sheet| &sheet.furniture.marks);
    let goals = marks.flat_map(|mark| mark.hexes.iter().map(|hex| (*hex, mark.points)));
    let whose = |hex| counts.iter().find(|(held, _)| *held == hex).map(|(_, flag)| *flag);
    goals.map(|(hex, points)| (hex, points, whose(hex))).collect()
}

/// Returns the victory hexes with counters.
fn hidden(goals: &[Goal], held: &[Hex]) -> Vec<Goal> {
    goals.iter().filter(|(hex, ..)| held.binary_search(hex).is_ok()).copied().collect()
}

/// Returns the map's ink and its palest paper.
fn colours(art: &Art) -> Option<[Colour; 2]> {
    let MapArt { colours, .. } = &art.pack.as_ref()?.map;
    Some([colours.ink, colours.paper_high])
}

/// Returns the colours of a side on pale paper; a hex without a holder is pale with an edge of ink, which no side has.
fn colours_for(inks: &Inks, [ink, pale]: [Colour; 2], flag: Option<counters::Flag>) -> [Colour; 2] {
    let of_side = |flag| {
        let [red, green, blue, _] = overlays::colour_of(inks, flag).to_srgba().to_u8_array();
        [Colour([red, green, blue]), pale]
    };
    flag.map_or([pale, ink], of_side)
}

fn draw_rims(
    (printed, counts, art, inks, view): (Res<Printed>, Res<CountFor>, Res<Art>, Res<Inks>, Res<MapView>),
    mut drawn: Local<Option<(Vec<Goal>, u32)>>,
    mut meshes: ResMut<Assets<Mesh>>,
    rims: Single<(&mut Mesh2d, &mut Visibility), With<Rims>>,
) {
    let goals = goals(&printed, &counts);
    let now = Some((goals, view.pixels().to_bits()));
    let moves = drawn.is_some() && !view.is_still();
    if moves || (*drawn == now && !art.is_changed()) {
        return;
    }
    let mut ribbons = Ribbons::default();
    if let (Some((goals, _)), Some(map)) = (&now, colours(&art)) {
        let wide = |(width, pixels): (f32, f32)| width.max(pixels / view.pixels().max(1.0));
        for (number, width) in [(1, wide(PALE)), (0, wide(WIDTH))] {
            for (hex, _, flag) in goals {
                ribbons.line(&rim(*hex), width, width, ink(colours_for(&inks, map, *flag)[number]));
            }
        }
    }
    *drawn = now;
    ribbons.put(&mut meshes, rims.into_inner());
}

/// Returns the line inside the sides of a hex.
fn rim(hex: Hex) -> Vec<Vec2> {
    let corner = |turn: u8| centre_of(hex) + RIM * Vec2::from_angle(f32::from(turn) * 60_f32.to_radians());
    (0..=6).map(corner).collect()
}

fn put_flags(
    mut commands: Commands,
    (printed, counts, art): (Res<Printed>, Res<CountFor>, Res<Art>),
    (inks, view, laid): (Res<Inks>, Res<MapView>, Res<LaidOut>),
    mut images: ResMut<Assets<Image>>,
    mut shown: Local<Option<(Vec<Goal>, u32)>>,
    flags: Query<Entity, With<Flag>>,
) {
    if !view.is_still() {
        return;
    }
    // Another window may show the map larger: a flag legible there is drawn for it.
    let pixels = view.pixels().max(view.beyond_pixels);
    let wanted = Some((hidden(&goals(&printed, &counts), &laid.open), pixels.to_bits()));
    let lie = shown.as_ref().is_none_or(|(goals, _)| goals.is_empty() || !flags.is_empty());
    if *shown == wanted && lie && !art.is_changed() {
        return;
    }
    for flag in &flags {
        commands.entity(flag).despawn();
    }
    let (Some((goals, _)), Some(map)) = (&wanted, colours(&art)) else { return };
    let arts: Vec<(String, UVec2)> = goals
        .iter()
        .map(|(_, points, flag)| flag_art(*points, pixels, colours_for(&inks, map, *flag)))
        .collect();
    let wide: Vec<(Hex, f32)> =
        goals.iter().zip(&arts).map(|((hex, ..), (_, size))| (*hex, size.x as f32 / pixels)).collect();
    for ((art, size), foot) in arts.iter().zip(feet(&wide)) {
        let Some(image) = svg::draw(art, size.x, size.y) else { continue };
        let size = size.as_vec2() / pixels;
        commands.spawn((
            Flag,
            DespawnOnEnter(Screen::Title),
            for_all(),
            Sprite { image: images.add(image), custom_size: Some(size), ..default() },
            Transform::from_translation((foot + Vec2::new(size.x, size.y) / 2.0).extend(height::CHIPS + 1.0)),
        ));
    }
    *shown = wanted;
}

/// Returns the feet of flags in these hexes with these widths: those of one hex in a row over its middle, without an
/// overlap.
fn feet(flags: &[(Hex, f32)]) -> Vec<Vec2> {
    let foot = |(number, (hex, _)): (usize, &(Hex, f32))| {
        let row = flags.iter().enumerate().filter(|(_, (other, _))| other == hex);
        let (mut all, mut before, mut several) = (0.0, 0.0, 0);
        for (other, (_, wide)) in row {
            before += if other < number { *wide } else { 0.0 };
            all += wide;
            several += 1;
        }
        let begins = if several > 1 { -all / 2.0 } else { POLE.x };
        centre_of(*hex) + Vec2::new(begins + before, POLE.y)
    };
    flags.iter().enumerate().map(foot).collect()
}

/// Returns a flag on its pole as a drawing, with the value of the hex if that is legible. Also returns its size in
/// pixels, for this many pixels of a hex radius.
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
    use crate::scene::layout::card_side;

    /// Of a victory hex under counters most of the rim is visible, on all sides, and a flag with its value. The flag
    /// does not cover the figures on the card in its hex and above.
    #[test]
    fn a_goal_is_seen_under_counters() {
        let hex = |word: &str| word.parse::<Hex>().expect("a hex");
        let goals = [(hex("0505"), 3, None), (hex("0607"), 25, None)];
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

    /// A town and its bridge in one hex are two goals, with two flags side by side.
    #[test]
    fn no_flag_of_a_hex_lies_over_another() {
        let [both, alone] = ["0512", "0607"].map(|hex| hex.parse::<Hex>().expect("a hex"));
        let flags = [(both, 0.7), (alone, 0.5), (both, 0.5)];
        let feet = feet(&flags);
        assert_eq!(feet[1], centre_of(alone) + POLE);
        assert!(feet[2].x >= feet[0].x + 0.7 - 1e-4 && feet[2].y == feet[0].y, "{feet:?}");
        let (left, right) = (centre_of(both).x - feet[0].x, feet[2].x + 0.5 - centre_of(both).x);
        assert!((left - right).abs() < 1e-4, "in the middle: {left} and {right}");
    }

    /// A victory hex shows which side holds it: once it has been taken, its flag changes.
    #[test]
    fn a_goal_wears_the_colour_of_the_side_for_which_it_counts() {
        let (inks, map) = (Inks::default(), [Colour([40, 35, 30]), Colour([250, 248, 240])]);
        let art = |flag| flag_art(6, 40.0, colours_for(&inks, map, flag)).0;
        let (german, soviet) = (art(Some(counters::Flag::Grey)), art(Some(counters::Flag::Red)));
        let nobodys = art(None);
        assert!(german != soviet && nobodys != german && nobodys != soviet);
        // A hex without a holder has no side's colour, because a side's colour may be the one in which goals are
        // printed.
        assert_eq!(colours_for(&inks, map, None), [map[1], map[0]]);
    }
}
