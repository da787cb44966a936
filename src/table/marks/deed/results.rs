//! The results of the latest deed in words at their hexes, once the die is at rest. A plate with them lies where it
//! covers the fewest counters, and none that the deed concerns, if there is room.

use super::shown::{Deeds, LatestDeed, are_shown, latest};
use crate::{
    engine::board::Hex,
    scene::{
        Deed,
        deed::Outcome,
        layout::{centre_of, height},
    },
    table::{
        app::{inks::Inks, screen::Screen, sets::TableSet},
        counters::{CardSize, LaidOut, animation::Throw},
        map::{layers::seen_by, svg, view::MapView},
        marks::least_covered::{Seen, least_covering},
    },
};
use bevy::prelude::*;

/// Logical pixels of a hex radius from which results are shown.
const LEAST: f32 = 8.0;
/// Size of the letters in hex radii, and the least and the most in logical pixels.
const LETTERS: (f32, f32, f32) = (0.30, 11.0, 15.0);
/// Distance between a plate and the middle of its hex, in hex radii, beside half of its own size.
const AWAY: f32 = 0.66;
/// The same, farther away.
const FARTHER: f32 = 0.9;

#[derive(Component)]
struct ResultPlate;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay.in_set(TableSet::LayPills));
}

/// The facts that the plates depend on.
#[derive(Clone, Copy, PartialEq)]
struct Laid {
    /// The attack for which the die rolls, and whether its result is shown.
    rolls: (Option<usize>, bool),
    is_shown: bool,
    radius: u32,
    moves: u64,
}

fn lay(
    mut commands: Commands,
    (deeds, throw, inks): (Option<Res<Deeds>>, Res<Throw>, Res<Inks>),
    (view, size, laid): (Res<MapView>, Res<CardSize>, Res<LaidOut>),
    screen: Res<State<Screen>>,
    mut images: ResMut<Assets<Image>>,
    mut before: Local<Option<Laid>>,
    old: Query<Entity, With<ResultPlate>>,
) {
    let Some(deeds) = deeds else { return };
    let now = Laid {
        rolls: (throw.clock.map(|_| throw.attack), throw.has_shown(throw.attack)),
        is_shown: view.is_still() && view.radius >= LEAST && are_shown(&screen),
        radius: view.pixels().to_bits(),
        moves: laid.moves,
    };
    if *before == Some(now) && !deeds.is_changed() && !inks.is_changed() {
        return;
    }
    // While the view moves, the plates go with their hexes.
    let same = |before: &Laid| Laid { is_shown: before.is_shown, radius: before.radius, ..now } == *before;
    let moves = !view.is_still() && before.as_ref().is_some_and(same);
    if moves && !deeds.is_changed() {
        return;
    }
    *before = Some(now);
    old.iter().for_each(|plate| commands.entity(plate).despawn());
    let Some(latest) = latest(&deeds, &throw).filter(|_| now.is_shown) else { return };
    let rim = inks.fire(deeds.flags[latest.deed.side.min(1)])[0];
    let font = (LETTERS.0 * view.radius).clamp(LETTERS.1, LETTERS.2) * view.scale;
    let mut taken: Vec<Rect> = Vec::new();
    // The part of the map beside the dock: words under it cannot be read.
    let seen = Rect::from_center_size(view.free_centre(), view.free_size() / view.radius);
    for (hex, outcomes) in by_hex(&deeds, &latest) {
        let lines = lines_of(&outcomes);
        let (art, width, high) = art(&lines, font, &inks, &rim.to_string());
        let Some(image) = svg::draw(&art, width, high) else { continue };
        let pixels = Vec2::new(width as f32, high as f32);
        let plate = place((hex, latest.deed), pixels / view.pixels(), (&laid, &size), (seen, &taken));
        taken.push(plate);
        let on_pixels =
            ((plate.center() * view.pixels() - pixels / 2.0).round() + pixels / 2.0) / view.pixels();
        commands.spawn((
            ResultPlate,
            seen_by(outcomes.iter().any(|outcome| outcome.only.is_some())),
            Sprite { image: images.add(image), custom_size: Some(pixels / view.pixels()), ..default() },
            Transform::from_translation(on_pixels.extend(height::DRAWN - 0.5)),
        ));
    }
}

/// Returns the results that may be shown, by the hexes of their marks. Those that only one side knows have plates of
/// their own, which viewers do not see.
fn by_hex<'d>(deeds: &Deeds, latest: &LatestDeed<'d>) -> Vec<(Hex, Vec<&'d Outcome>)> {
    let mut found: Vec<(Hex, Vec<&Outcome>)> = Vec::new();
    let is_shown = |outcome: &&Outcome| deeds.shows(outcome.only) && latest.is_decided(outcome.strike);
    for outcome in latest.deed.outcomes.iter().filter(is_shown) {
        let hex = latest.place(outcome.hex);
        let same = |(at, others): &&mut (Hex, Vec<&Outcome>)| {
            *at == hex && others.iter().all(|other| other.only == outcome.only)
        };
        match found.iter_mut().find(same) {
            Some((_, others)) => others.push(outcome),
            None => found.push((hex, vec![outcome])),
        }
    }
    found
}

/// Returns the lines of results in one hex. An attack without effect is not mentioned beside one with an effect.
fn lines_of(outcomes: &[&Outcome]) -> Vec<String> {
    let (effects, nothing): (Vec<&&Outcome>, Vec<&&Outcome>) =
        outcomes.iter().partition(|it| it.has_effect());
    let told = if effects.is_empty() { nothing } else { effects };
    let mut lines: Vec<String> = told.into_iter().flat_map(|outcome| outcome.lines()).collect();
    lines.dedup();
    lines
}

/// Returns the place of a plate beside its hex, inside the seen part of the map if the hex is.
fn place(
    (hex, deed): (Hex, &Deed),
    size: Vec2,
    (laid, card): (&LaidOut, &CardSize),
    (seen, taken): (Rect, &[Rect]),
) -> Rect {
    let middle = centre_of(hex);
    let room = if seen.contains(middle) { seen } else { Rect::from_center_size(middle, Vec2::splat(1.0e4)) };
    let away = Vec2::splat(AWAY) + size / 2.0;
    let ways = [
        (0.0, -1.0),
        (0.0, 1.0),
        (1.0, 0.0),
        (-1.0, 0.0),
        (0.8, -1.0),
        (-0.8, -1.0),
        (0.8, 1.0),
        (-0.8, 1.0),
    ];
    let near = ways.iter().map(|(x, y)| away * Vec2::new(*x, *y));
    // Farther away, where the hexes around are full.
    let far = ways.iter().map(|(x, y)| (away + Vec2::splat(FARTHER)) * Vec2::new(*x, *y));
    let places: Vec<Rect> = near.chain(far).map(|by| Rect::from_center_size(middle + by, size)).collect();
    let concerned = |other: &Hex| deed.hexes().contains(other) || *other == hex;
    let struck: Vec<Rect> = (laid.hexes.iter().filter(|hex| concerned(hex)))
        .map(|hex| Rect::from_center_size(centre_of(*hex), Vec2::splat(card.side)))
        .collect();
    let counters: Vec<Vec2> = laid.hexes.iter().copied().map(centre_of).collect();
    let covers =
        Seen { first: &struck, panels: taken, second: &[], counters: &counters, reach: card.side / 2.0 };
    least_covering(&places, room, covers)
}

/// Returns the drawing of a plate with these lines, and its size in pixels.
fn art(lines: &[String], font: f32, inks: &Inks, rim: &str) -> (String, u32, u32) {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as f32;
    let (row, inset) = (1.28 * font, 0.55 * font);
    let width = (0.565 * font * longest + 2.0 * inset).ceil();
    let high = (row * lines.len() as f32 + 0.7 * inset).ceil();
    let line = (0.10 * font).max(1.2);
    let mut art = format!(
        "<rect x='{at}' y='{at}' width='{}' height='{}' rx='{}' fill='{}' stroke='{rim}' stroke-width='{line}'/>",
        width - line,
        high - line,
        0.35 * font,
        inks.plate,
        at = line / 2.0,
    );
    for (number, words) in lines.iter().enumerate() {
        art += &format!(
            "<text x='{}' y='{}' font-family='Noto Sans' font-weight='700' font-size='{font}' fill='{}' \
             text-anchor='middle'>{}</text>",
            width / 2.0,
            0.35 * inset + row * number as f32 + 1.0 * font,
            inks.plate_text,
            svg::escaped(words),
        );
    }
    let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {high}'>{art}</svg>");
    (svg, width as u32, high as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{art::packs::pack::overlay_colours::OverlayColours, settings::Colours};

    /// The words can be read on their plates in each set of colours: dark grey on black cannot.
    #[test]
    fn words_can_be_read() {
        for colours in [Colours::Usual, Colours::ColourBlind] {
            let inks = OverlayColours::in_colours(colours);
            let [plate, text] = [inks.plate, inks.plate_text].map(|colour| colour.luminance() + 0.05);
            assert!(plate.max(text) / plate.min(text) >= 4.5, "{colours:?}");
        }
    }

    /// A name with a sign of markup is drawn as it is.
    #[test]
    fn a_plate_is_drawn_with_any_words() {
        let lines = ["1 step lost".to_owned(), "R&R <1st> pinned".to_owned()];
        let (art, width, high) = art(&lines, 12.0, &Inks::default(), "#123456");
        assert!(art.contains("R&amp;R &lt;1st&gt; pinned") && width > 100 && high > 25);
        assert!(svg::draw(&art, width, high).is_some());
    }
}
