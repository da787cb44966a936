//! Cost pills in highlighted hexes.

use super::{
    highlights::Highlights,
    wave::{Spreads, Wave},
};
use crate::{
    art::packs::pack::palette::Colour,
    engine::board::Hex,
    planning::offer::{Highlight, Mark},
    scene::layout::{centre_of, height},
    table::{
        app::{inks::Inks, sets::TableSet},
        counters::LaidOut,
        drag::Hand,
        map::{
            printed::{MapName, Printed},
            svg,
            view::MapView,
        },
    },
};
use bevy::prelude::*;
use std::collections::HashMap;

/// Physical pixels of a hex radius from which pills are legible.
const LEAST: f32 = 15.0;
/// Distance of a pill below the middle of a hex with counters, in hex radii: its top at the foot of their cards.
const BELOW: f32 = 0.82;
/// Shifts of a pill away from a name, in hex radii, in the order in which they are tried. The first list is for hexes
/// without counters, the second for the foot of a card.
const ASIDE: [(f32, f32); 11] = [
    (0.0, 0.0),
    (0.0, -0.58),
    (0.0, 0.58),
    (-0.46, 0.0),
    (0.46, 0.0),
    (0.0, -0.34),
    (0.0, 0.34),
    (-0.4, -0.45),
    (0.4, -0.45),
    (-0.4, 0.45),
    (0.4, 0.45),
];
const ASIDE_BELOW: [(f32, f32); 5] = [(0.0, 0.0), (-0.3, 0.0), (0.3, 0.0), (0.0, -0.12), (0.0, 0.08)];
/// The ground of pale pills, and the text on dark ones.
const WHITE: Colour = Colour([0xFF; 3]);

#[derive(Component)]
struct Pill;

/// The pills on the map and their pictures.
#[derive(Resource, Default)]
pub(crate) struct Pills {
    shown_at: Option<u32>,
    pictures: HashMap<(Mark, String, u32), (Handle<Image>, Vec2)>,
    left: HashMap<(Colour, String, u32), (Handle<Image>, Vec2)>,
}

impl Pills {
    /// Returns a dark tag with the movement points that remain in a hex of a path, and its size in pixels. It has a
    /// word and a point, unlike the round pills of costs.
    pub fn left(
        &mut self,
        text: &str,
        radius: f32,
        inks: &Inks,
        images: &mut Assets<Image>,
    ) -> Option<(Handle<Image>, Vec2)> {
        if radius < LEAST {
            return None;
        }
        let key = (inks.path, text.to_owned(), radius.to_bits());
        if let Some(known) = self.left.get(&key) {
            return Some(known.clone());
        }
        if self.left.len() > 200 {
            self.left.clear();
        }
        let (art, width, high) = draw_tag([WHITE, WHITE, inks.path], &format!("{text} left"), radius);
        let picture = (images.add(svg::draw(&art, width, high)?), Vec2::new(width as f32, high as f32));
        self.left.insert(key, picture.clone());
        Some(picture)
    }
}

impl Pills {
    /// Returns the picture of a pill with the meaning of a hex, and its size in pixels.
    fn picture(
        &mut self,
        images: &mut Assets<Image>,
        choice: &Highlight,
        radius: f32,
        inks: &Inks,
    ) -> Option<(Handle<Image>, Vec2)> {
        let key = (choice.mark, choice.label.clone(), radius.to_bits());
        if let Some(known) = self.pictures.get(&key) {
            return Some(known.clone());
        }
        let (art, width, high) = pill_art(choice.mark, &choice.label, radius, inks);
        let picture = (images.add(svg::draw(&art, width, high)?), Vec2::new(width as f32, high as f32));
        self.pictures.insert(key, picture.clone());
        Some(picture)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pills>().add_systems(Update, lay.in_set(TableSet::LayPills));
}

fn lay(
    mut commands: Commands,
    (highlights, wave): (Res<Highlights>, Res<Wave>),
    view: Res<MapView>,
    hand: Res<Hand>,
    (printed, inks): (Res<Printed>, Res<Inks>),
    laid: Res<LaidOut>,
    mut pills: ResMut<Pills>,
    mut images: ResMut<Assets<Image>>,
    old: Query<Entity, With<Pill>>,
    names: Query<(&Transform, &Sprite), With<MapName>>,
    named: Query<(), Or<(Added<MapName>, (With<MapName>, Changed<Transform>))>>,
) {
    let radius = view.pixels();
    let wanted = (view.is_still() && radius >= LEAST).then_some(radius.to_bits());
    // Names that are placed again may overlap a pill.
    let stay = !highlights.is_changed() && !inks.is_changed() && named.is_empty();
    if stay && (pills.shown_at == wanted || !view.is_still()) {
        return;
    }
    for pill in &old {
        commands.entity(pill).despawn();
    }
    pills.shown_at = wanted;
    if pills.pictures.len() > 400 || inks.is_changed() {
        pills.pictures.clear();
    }
    if wanted.is_none() {
        return;
    }
    let Some(board) = printed.board() else { return };
    let names: Vec<Rect> = names.iter().filter_map(name_area).collect();
    let from = hand.held.as_ref().and_then(|held| held.from);
    for (hex, choice) in &highlights.hexes {
        let station = choice.mark != Mark::Rail || board.city(*hex).is_some();
        if choice.label.is_empty() || !station || Some(*hex) == from {
            continue;
        }
        let Some((image, size)) = pills.picture(&mut images, choice, radius, &inks) else { continue };
        let held = laid.hexes.binary_search(hex).is_ok();
        let ways = if held { &ASIDE_BELOW[..] } else { &ASIDE };
        let place = clear_place(pill_place(*hex, held), size / radius, ways, &names);
        let on_pixels = ((place * radius - size / 2.0).round() + size / 2.0) / radius;
        let spreads = Spreads { alpha: 1.0, ..crate::table::map::tiles::spreads(choice) };
        let color = Color::WHITE.with_alpha(wave.alpha(spreads));
        commands.spawn((
            Pill,
            spreads,
            Sprite { image, color, custom_size: Some(size / radius), ..default() },
            Transform::from_translation(on_pixels.extend(height::LABELS)),
        ));
    }
}

/// Returns the middle of a hex, or its lower edge below the faces of counters.
pub(crate) fn pill_place(hex: Hex, held: bool) -> Vec2 {
    let lower = if held { BELOW } else { 0.0 };
    centre_of(hex) - Vec2::new(0.0, lower)
}

/// Returns the area of a name's letters on the table: its picture has room above and below them.
fn name_area((place, sprite): (&Transform, &Sprite)) -> Option<Rect> {
    Some(Rect::from_center_size(place.translation.truncate(), sprite.custom_size? * Vec2::new(1.0, 0.6)))
}

/// Returns a place for a pill of this size clear of the names of the map: the wished one, or one a little aside. If
/// there is none, it is the one that covers least of the names.
fn clear_place(wished: Vec2, size: Vec2, ways: &[(f32, f32)], names: &[Rect]) -> Vec2 {
    let covered = |place: &Vec2| -> f32 {
        let pill = Rect::from_center_size(*place, size);
        let parts = names.iter().map(|name| name.intersect(pill)).filter(|part| !part.is_empty());
        parts.map(|part| part.width() * part.height()).sum()
    };
    let places = ways.iter().map(|(x, y)| wished + Vec2::new(*x, *y));
    // The first of several that cover as little.
    places.min_by(|one, other| covered(one).total_cmp(&covered(other))).unwrap_or(wished)
}

/// Returns the drawing of a pill and its size in pixels.
fn pill_art(mark: Mark, text: &str, radius: f32, inks: &Inks) -> (String, u32, u32) {
    let colours = match mark {
        Mark::Stop => [inks.stop, inks.stop_dark, WHITE],
        Mark::Overrun => [WHITE, WHITE, inks.overrun],
        Mark::Rail => [inks.train, inks.train, WHITE],
        _ => [inks.reach, inks.path, WHITE],
    };
    draw_pill(colours, (mark == Mark::Stop).then_some(inks.stop), text, radius)
}

/// Draws a tag with a point at its left, with these colours of rim, text and ground.
fn draw_tag([rim, ink, ground]: [Colour; 3], text: &str, radius: f32) -> (String, u32, u32) {
    let high = (0.42 * radius).max(14.0);
    let font = 0.72 * high;
    let line = (0.08 * high).max(1.0);
    let wide = font * 0.56 * text.chars().count() as f32 + 0.95 * high;
    let (width, height) = ((wide + 2.0 * line).ceil(), (high + 2.0 * line).ceil());
    let (right, middle, point) = (line + wide, line + high / 2.0, line + 0.5 * high);
    let art = format!(
        "<path d='M{line} {middle}L{point} {line}H{right}V{foot}H{point}Z' fill='{ground}' stroke='{rim}' \
         stroke-width='{line}' stroke-linejoin='round'/>\
         <text x='{at}' y='{base}' font-family='Noto Sans' font-weight='700' font-size='{font}' fill='{ink}' \
         text-anchor='middle'>{text}</text>",
        foot = line + high,
        at = (point + right) / 2.0,
        base = middle + 0.36 * font,
    );
    let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}'>{art}</svg>");
    (svg, width as u32, height as u32)
}

/// Draws a pill with these colours of rim, text and ground, with two bars where movement must stop.
fn draw_pill(
    [rim, ink, ground]: [Colour; 3],
    stop: Option<Colour>,
    text: &str,
    radius: f32,
) -> (String, u32, u32) {
    let high = (0.40 * radius).max(13.0);
    let letters = text.chars().count() as f32;
    let font = 0.78 * high;
    let bars = if stop.is_some() { 0.50 * high } else { 0.0 };
    let wide = (font * 0.60 * letters + 0.45 * high + bars).max(high);
    let line = (0.10 * high).max(1.2);
    let (width, height) = ((wide + 2.0 * line).ceil(), (high + 2.0 * line).ceil());
    let (middle_x, middle_y) = (width / 2.0, height / 2.0);
    let mut art = format!(
        "<rect x='{}' y='{}' width='{wide}' height='{high}' rx='{}' fill='{ground}' stroke='{rim}' \
         stroke-width='{line}'/>",
        middle_x - wide / 2.0,
        middle_y - high / 2.0,
        high / 2.0
    );
    art += &format!(
        "<text x='{}' y='{}' font-family='Noto Sans' font-weight='700' font-size='{font}' fill='{ink}' \
         text-anchor='middle'>{text}</text>",
        middle_x - bars / 2.0,
        middle_y + 0.36 * font
    );
    if let Some(colour) = stop {
        for number in 0..2 {
            let x = middle_x + wide / 2.0 - 0.62 * high + 0.24 * high * number as f32;
            art += &format!(
                "<rect x='{x}' y='{}' width='{}' height='{}' fill='{colour}'/>",
                middle_y - 0.27 * high,
                0.13 * high,
                0.54 * high
            );
        }
    }
    let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}'>{art}</svg>");
    (svg, width as u32, height as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Remaining points have another shape than costs, and a word.
    #[test]
    fn what_is_left_is_no_pill() {
        let (left, ..) = draw_tag([WHITE; 3], "3 left", 40.0);
        let (cost, ..) = draw_pill([WHITE; 3], None, "3", 40.0);
        assert!(left.contains("<path") && !left.contains("rx=") && left.contains(">3 left<"));
        assert!(cost.contains("rx=") && cost.contains(">3<"));
        let svg = svg::draw(&left, 80, 20);
        assert!(svg.is_some());
    }

    /// A pill at a stack does not cover its face: with 0.4 of a hex radius in height it begins where the card ends.
    #[test]
    fn a_pill_at_a_stack_lies_below_its_face() {
        let hex = "0505".parse().expect("a hex");
        let pill = Rect::from_center_size(pill_place(hex, true), Vec2::new(0.8, 0.4));
        for radius in [20.0, 40.0, 90.0] {
            let card =
                Rect::from_center_size(centre_of(hex), Vec2::splat(crate::scene::layout::card_side(radius)));
            let over = pill.intersect(card);
            assert!(over.is_empty() || over.height() < 0.1, "{radius}: {over:?}");
        }
    }

    /// Even in a hex full of names the pill covers as little of them as possible.
    #[test]
    fn pills_go_aside_for_names_as_far_as_there_is_room() {
        let size = Vec2::new(0.6, 0.4);
        let name = |y: f32| Rect::from_center_size(Vec2::new(0.2, y), Vec2::new(2.0, 0.3));
        let place = |names: &[Rect]| clear_place(Vec2::ZERO, size, &ASIDE, names);
        assert_eq!(place(&[]), Vec2::ZERO);
        assert_eq!(place(&[name(0.1)]), Vec2::new(0.0, -0.58));
        assert_eq!(place(&[name(0.1), name(-0.6)]), Vec2::new(0.0, 0.58));
        let three = [name(0.05), name(-0.6), name(0.6)];
        let pill = Rect::from_center_size(place(&three), size);
        let covered: f32 = three.iter().map(|name| pill.intersect(*name).height().max(0.0)).sum();
        assert!(covered < 0.15, "{covered} of a name, where in the middle it would be 0.3");
        // At the foot of a card it never goes up over the strength.
        let place = clear_place(Vec2::new(0.0, -BELOW), size, &ASIDE_BELOW, &[name(-0.9)]);
        assert!(place.y < -0.7);
    }
}
