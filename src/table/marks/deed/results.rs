//! The results of the latest deed in words at their hexes, once the die is at rest. A plate with them is where it covers
//! the fewest counters, and none that the deed concerns, if there is room; a line leads to one that is farther away.

use super::{
    drawn_out::{DrawnOut, about, drawn_out},
    shown::{Deeds, LatestDeed, are_shown, latest},
};
use crate::{
    art::packs::pack::palette::Colour,
    engine::board::Hex,
    scene::{
        Deed,
        deed::Outcome,
        layout::{centre_of, height},
    },
    table::{
        app::{
            inks::{Inks, ink},
            screen::Screen,
            sets::TableSet,
        },
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
/// The same, farther away, and in the second and third ring of hexes.
const FARTHER: f32 = 0.9;
const SECOND: f32 = 2.6;
const THIRD: f32 = 4.2;
/// The most width of a plate in logical pixels, and the width of a letter as a part of its size.
const WIDE: f32 = 260.0;
const LETTER: f32 = 0.565;
/// The margin of a plate, as a part of the size of its letters.
const INSET: f32 = 0.55;
/// The most between a hex and a plate at the edge of the seen part of the map.
const MOST_AWAY: f32 = 6.0;
/// The width of the line to a plate.
const LEADER: f32 = 0.06;

#[derive(Component)]
struct ResultPlate;

/// The places of the plates that viewers see, on the map. Their flag of the odds keeps clear of them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct ResultPlaces(pub Vec<Rect>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultPlaces>().add_systems(Update, lay.in_set(TableSet::LayPills));
}

/// The facts that the plates depend on.
#[derive(Clone, Copy, PartialEq)]
struct Laid {
    /// The attack for which the die rolls, and whether its result is shown.
    rolls: (Option<usize>, bool),
    is_shown: bool,
    radius: u32,
    moves: u64,
    /// The seen part of the map, outside of which no words may be.
    seen: Rect,
}

impl Laid {
    /// Whether these facts and others differ by the view at most.
    fn differs_by_view(self, before: &Self) -> bool {
        let Self { is_shown, radius, seen, .. } = *before;
        Self { is_shown, radius, seen, ..self } == *before
    }
}

fn lay(
    mut commands: Commands,
    (deeds, throw, inks): (Option<Res<Deeds>>, Res<Throw>, Res<Inks>),
    (view, size, laid): (Res<MapView>, Res<CardSize>, Res<LaidOut>),
    screen: Res<State<Screen>>,
    mut images: ResMut<Assets<Image>>,
    (mut before, mut last_seen): (Local<Option<Laid>>, Local<Option<Rect>>),
    mut for_viewers: ResMut<ResultPlaces>,
    old: Query<Entity, With<ResultPlate>>,
) {
    let Some(deeds) = deeds else { return };
    let now = Laid {
        rolls: (throw.clock.map(|_| throw.attack), throw.has_shown(throw.attack)),
        is_shown: view.is_still() && view.radius >= LEAST && are_shown(&screen),
        radius: view.pixels().to_bits(),
        moves: laid.moves,
        seen: Rect::from_center_size(view.free_centre(), view.free_size() / view.radius),
    };
    // While a hand drags the map, the view is at rest and differs in each frame.
    let is_dragged = last_seen.replace(now.seen) != Some(now.seen);
    if *before == Some(now) && !deeds.is_changed() && !inks.is_changed() {
        return;
    }
    // While the view moves, the plates go with their hexes.
    let same = |before: &Laid| now.differs_by_view(before);
    let moves = (is_dragged || !view.is_still()) && before.as_ref().is_some_and(same);
    if moves && !deeds.is_changed() {
        return;
    }
    *before = Some(now);
    old.iter().for_each(|plate| commands.entity(plate).despawn());
    let Some(latest) = latest(&deeds, &throw).filter(|_| now.is_shown) else {
        for_viewers.set_if_neq(ResultPlaces::default());
        return;
    };
    let letters = Letters {
        inks: &inks,
        rim: inks.fire(deeds.flags[latest.deed.side.min(1)])[0],
        font: (LETTERS.0 * view.radius).clamp(LETTERS.1, LETTERS.2) * view.scale,
        pixels: view.pixels(),
        scale: view.scale,
    };
    let around = (&*laid, size.side, now.seen);
    let open = spawn_plates(&mut commands, &mut images, &letters, (&*deeds, &latest), around);
    for_viewers.set_if_neq(ResultPlaces(open));
}

/// Spawns the plates of a deed with their lines. Returns the places of those that viewers see. Plates keep clear of the
/// cards of this size and stay in the seen part of the map.
fn spawn_plates(
    commands: &mut Commands,
    images: &mut ResMut<Assets<Image>>,
    letters: &Letters,
    (deeds, latest): (&Deeds, &LatestDeed),
    (laid, card, seen): (&LaidOut, f32, Rect),
) -> Vec<Rect> {
    let all = latest.strikes().iter().flat_map(|strike| drawn_out(deeds, latest, strike, card));
    // Plates for viewers do not avoid cards that those do not see.
    let cards: Vec<DrawnOut> = all.filter(|card| card.only.is_none()).collect();
    let drawn: Vec<Rect> = cards.iter().map(|drawn| about(drawn.place, card)).collect();
    let (mut taken, mut open): (Vec<Rect>, Vec<Rect>) = (Vec::new(), Vec::new());
    for (hex, outcomes) in by_hex(deeds, latest) {
        let lines = wrapped(&lines_of(&outcomes), letters.most());
        let Some((image, pixels)) = letters.drawn(&lines) else { continue };
        let around = Around { laid, card, drawn: &drawn, seen, taken: &taken };
        // The words are beside the ring.
        let struck = cards.iter().find(|card| card.is_struck && card.hex == hex);
        let middle = struck.map_or_else(|| centre_of(hex), |card| card.place);
        let plate = place((hex, middle, latest.deed), pixels / letters.pixels, &around);
        taken.push(plate);
        let is_secret = outcomes.iter().any(|outcome| outcome.only.is_some());
        open.extend(Some(plate).filter(|_| !is_secret));
        let layers = seen_by(is_secret);
        if let Some(line) = leader(middle, plate) {
            commands.spawn((ResultPlate, layers.clone(), letters.line(line)));
        }
        commands.spawn((ResultPlate, layers, letters.plate(images.add(image), plate.center(), pixels)));
    }
    open
}

/// The look of plates, and the physical pixels of a hex radius.
struct Letters<'a> {
    inks: &'a Inks,
    /// The colour of the side that attacks.
    rim: Colour,
    font: f32,
    pixels: f32,
    /// The scale of the window.
    scale: f32,
}

impl Letters<'_> {
    /// The most letters of a line.
    fn most(&self) -> usize {
        (((WIDE * self.scale - 2.0 * INSET * self.font) / (LETTER * self.font)) as usize).max(1)
    }

    /// Draws a plate with these lines; returns its picture with the size in pixels.
    fn drawn(&self, lines: &[String]) -> Option<(Image, Vec2)> {
        let (art, width, high) = art(lines, self.font, self.inks, &self.rim.to_string());
        Some((svg::draw(&art, width, high)?, Vec2::new(width as f32, high as f32)))
    }

    /// Returns a plate on whole pixels about this place.
    fn plate(&self, image: Handle<Image>, middle: Vec2, pixels: Vec2) -> (Sprite, Transform) {
        let half = pixels / 2.0;
        let on_pixels = ((middle * self.pixels - half).round() + half) / self.pixels;
        let size = Some(pixels / self.pixels);
        let sprite = Sprite { image, custom_size: size, ..default() };
        (sprite, Transform::from_translation(on_pixels.extend(height::DRAWN - 0.5)))
    }

    /// Returns the line to a plate.
    fn line(&self, [start, end]: [Vec2; 2]) -> (Sprite, Transform) {
        let way = end - start;
        let size = Some(Vec2::new(way.length(), LEADER));
        let place = ((start + end) / 2.0).extend(height::DRAWN - 0.6);
        let turned = Quat::from_rotation_z(way.to_angle());
        let sprite = Sprite { color: ink(self.rim), custom_size: size, ..default() };
        (sprite, Transform::from_translation(place).with_rotation(turned))
    }
}

/// Returns the results that may be shown, by the hexes of their marks. Those that only one side knows have plates of
/// their own, which viewers do not see.
fn by_hex<'d>(deeds: &Deeds, latest: &LatestDeed<'d>) -> Vec<(Hex, Vec<&'d Outcome>)> {
    let mut found: Vec<(Hex, Vec<&Outcome>)> = Vec::new();
    let is_shown = |outcome: &&Outcome| deeds.shows(outcome.only) && latest.has_words(outcome.strike);
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

/// Breaks lines between words, so that none has more than this many letters, unless a word has.
fn wrapped(lines: &[String], most: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for line in lines {
        let mut row = String::new();
        for word in line.split_whitespace() {
            let letters = row.chars().count();
            if letters > 0 && letters + 1 + word.chars().count() > most {
                rows.push(std::mem::take(&mut row));
            }
            if !row.is_empty() {
                row.push(' ');
            }
            row += word;
        }
        rows.push(row);
    }
    rows
}

/// The areas that plates must keep clear of.
struct Around<'a> {
    laid: &'a LaidOut,
    /// The side of a card.
    card: f32,
    /// The cards that are drawn out of their stacks.
    drawn: &'a [Rect],
    /// The part of the map beside the dock: words under it cannot be read.
    seen: Rect,
    /// The plates that are laid already.
    taken: &'a [Rect],
}

/// Returns the place of a plate beside the `middle` of the ring in its hex, always inside the seen part of the map if that
/// is.
fn place((hex, middle, deed): (Hex, Vec2, &Deed), size: Vec2, around: &Around) -> Rect {
    let Around { laid, card, drawn, seen, taken } = *around;
    let room = if seen.contains(middle) { seen } else { Rect::from_center_size(middle, Vec2::splat(1.0e4)) };
    let concerned = |other: &Hex| deed.hexes().contains(other) || *other == hex;
    let struck = laid.hexes.iter().filter(|hex| concerned(hex));
    let struck = struck.map(|hex| Rect::from_center_size(centre_of(*hex), Vec2::splat(card)));
    let struck: Vec<Rect> = struck.chain(drawn.iter().copied()).collect();
    let counters: Vec<Vec2> = laid.hexes.iter().copied().map(centre_of).collect();
    let covers = Seen { first: &struck, panels: taken, second: &[], counters: &counters, reach: card / 2.0 };
    least_covering(&places(middle, size, seen), room, covers)
}

/// Returns the places for a plate about the middle of its hex, the best first: beside the hex, a little farther, in the
/// second ring of hexes, and at the edges of the seen part of the map.
fn places(middle: Vec2, size: Vec2, seen: Rect) -> Vec<Rect> {
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
    let away = Vec2::splat(AWAY) + size / 2.0;
    let ring = |farther: f32| {
        ways.map(|(x, y)| middle + (away + Vec2::splat(farther)) * Vec2::new(x, y)).into_iter()
    };
    let inner = Rect::from_center_size(seen.center(), (seen.size() - size).max(Vec2::ZERO));
    let edges = [
        Vec2::new(middle.x, inner.min.y),
        Vec2::new(middle.x, inner.max.y),
        Vec2::new(inner.min.x, middle.y),
        Vec2::new(inner.max.x, middle.y),
    ];
    let is_near = |place: &Vec2| place.distance(middle) <= MOST_AWAY + size.length() / 2.0;
    let at_edges = edges.into_iter().filter(is_near);
    let all = ring(0.0).chain(ring(FARTHER)).chain(ring(SECOND)).chain(ring(THIRD)).chain(at_edges);
    all.map(|place| Rect::from_center_size(place, size)).collect()
}

/// Returns the line from a hex to its plate, unless the plate is beside the hex: it would seem to belong to another one.
fn leader(middle: Vec2, plate: Rect) -> Option<[Vec2; 2]> {
    let end = middle.clamp(plate.min, plate.max);
    let start = middle + (end - middle).normalize_or_zero() * AWAY;
    (end.distance(middle) > 1.5 * AWAY).then_some([start, end])
}

/// Returns the drawing of a plate with these lines, and its size in pixels.
fn art(lines: &[String], font: f32, inks: &Inks, rim: &str) -> (String, u32, u32) {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as f32;
    let (row, inset) = (1.28 * font, INSET * font);
    let width = (LETTER * font * longest + 2.0 * inset).ceil();
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
    use crate::{
        art::packs::pack::overlay_colours::OverlayColours, engine::counters::Flag, settings::Colours,
    };

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

    /// A long line is broken, and no line of a plate is wider than its most.
    #[test]
    fn plates_are_no_wider_than_their_most() {
        let words = "defender loses 2 steps or retreats 2 hexes, attacker loses 1 step or retreats 1 hex";
        for scale in [1.0, 1.5, 2.0] {
            for font in [LETTERS.1 * scale, LETTERS.2 * scale] {
                let letters = Letters {
                    inks: &Inks::default(),
                    rim: Inks::default().fire(Flag::Grey)[0],
                    font,
                    pixels: 40.0 * scale,
                    scale,
                };
                let lines = wrapped(&[words.to_owned(), "pinned".to_owned()], letters.most());
                assert_eq!(lines.join(" "), format!("{words} pinned"));
                let (_, width, _) = art(&lines, font, &Inks::default(), "#123456");
                assert!(width as f32 <= WIDE * scale + 1.0, "{width} at {scale}");
            }
        }
        assert_eq!(wrapped(&["Panzergrenadierregiment".to_owned()], 5), ["Panzergrenadierregiment"]);
    }

    /// A plate in the next ring of hexes has a line to its hex; one beside the hex has none.
    #[test]
    fn a_plate_that_is_not_beside_its_hex_has_a_line() {
        let at = |middle: Vec2| Rect::from_center_size(middle, Vec2::new(3.0, 0.6));
        let below = |farther: f32| at(Vec2::new(0.0, -(AWAY + 0.3 + farther)));
        assert_eq!(leader(Vec2::ZERO, below(0.0)), None);
        assert!([FARTHER, SECOND, THIRD].into_iter().all(|it| leader(Vec2::ZERO, below(it)).is_some()));
    }

    /// Words stay inside the seen part of the map, beside a crowd in the second ring of hexes, where a line leads to them.
    #[test]
    fn words_stay_in_sight_and_find_a_free_place() {
        let size = Vec2::new(3.0, 0.6);
        let seen = Rect::from_center_size(Vec2::ZERO, Vec2::splat(24.0));
        let found = |middle: Vec2, counters: &[Vec2]| {
            let covers = Seen { counters, reach: 0.6, ..default() };
            least_covering(&places(middle, size, seen), seen, covers)
        };
        let beside = found(Vec2::ZERO, &[]);
        assert_eq!(leader(Vec2::ZERO, beside), None);
        let across = [-3.0, -1.5, 0.0, 1.5, 3.0];
        let crowd: Vec<Vec2> =
            across.into_iter().flat_map(|x| [-1.5, 0.0, 1.5].map(|y| Vec2::new(x, y))).collect();
        let away = found(Vec2::ZERO, &crowd);
        assert!(crowd.iter().all(|counter| !away.inflate(0.6).contains(*counter)), "{away:?}");
        assert!(leader(Vec2::ZERO, away).is_some());
        for corner in [Vec2::splat(11.5), Vec2::new(-11.5, 11.0), Vec2::new(11.9, 0.0)] {
            let place = found(corner, &[corner]);
            assert!(seen.contains(place.min) && seen.contains(place.max), "{corner}: {place:?}");
        }
    }
}
