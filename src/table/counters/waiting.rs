//! The boxes in the margins of the sheet: arriving units wait as near as possible to the hexes where they enter, and
//! are dragged onto the map from there.

use super::CardSize;
use crate::{
    art::painter::SheetRect,
    engine::{counters::UnitId, orders::Position},
    scene::{HasScene, Party, layout::height},
    table::{
        app::{
            inks::Inks,
            screen::Screen,
            sets::{GameSet, TableSet},
            shown_language::ShownLanguage,
        },
        map::{layers::for_all, svg},
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// Cards in a row of the left margin, and of the narrow right one.
const ROW: usize = 2;
const NARROW: usize = 1;
/// Distance from card to card, in sides of a card.
const PITCH: f32 = 1.08;
/// The same from row to row: a badge above its card covers no part of the card there.
const DOWN: f32 = 1.2;
/// Hex radii: margin around the cards, height of the heading, distance from the sheet's edge, distance between boxes.
const PADDING: f32 = 0.18;
const HEADING: f32 = 0.78;
const MARGIN: f32 = 0.30;
const GAP: f32 = 0.35;
/// Size of the two lines of the heading, and of one alone, in hex radii; and the pixels from which two are legible.
const UPPER: f32 = 0.36;
const LOWER: f32 = 0.28;
const ALONE: f32 = 0.74;
const READ: f32 = 7.0;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct WaitingBox {
    /// Its texts: the units, and the hexes where they enter.
    pub heading: [String; 2],
    /// Its rectangle on the table.
    pub area: Rect,
    /// The units in it, and the middles of their cards.
    pub cards: Vec<(UnitId, Vec2)>,
}

/// The side of a waiting counter in hex radii, near enough to find its place.
const CARD: f32 = 1.25;

/// Returns the places of the requested counters that wait beside the map.
pub(crate) fn places<G: HasScene>(
    rulebook: &G::Rulebook,
    position: &Position<G>,
    wanted: &dyn Fn(UnitId) -> bool,
) -> Vec<Vec2> {
    let cards = boxes::<G>(rulebook, position, CARD).into_iter().flat_map(|waiting| waiting.cards);
    cards.filter(|(unit, _)| wanted(*unit)).map(|(_, place)| place).collect()
}

/// Returns the places of the units that wait in one box with a unit.
pub(crate) fn beside<G: HasScene>(rulebook: &G::Rulebook, position: &Position<G>, unit: UnitId) -> Vec<Vec2> {
    let waits = |waiting: &WaitingBox| waiting.cards.iter().any(|(one, _)| *one == unit);
    let found = boxes::<G>(rulebook, position, CARD).into_iter().find(waits);
    found.into_iter().flat_map(|waiting| waiting.cards).map(|(_, place)| place).collect()
}

/// Returns the boxes of a position, for cards of this side in hex radii.
pub(crate) fn boxes<G: HasScene>(
    rulebook: &G::Rulebook,
    position: &Position<G>,
    side: f32,
) -> Vec<WaitingBox> {
    let board = G::board(rulebook);
    let sheet = SheetRect::new(board.columns(), board.rows());
    both_margins(G::parties(rulebook, position), side, &sheet)
}

fn both_margins(parties: Vec<Party>, side: f32, sheet: &SheetRect) -> Vec<WaitingBox> {
    let (right, left): (Vec<Party>, Vec<Party>) = parties.into_iter().partition(|party| party.at_right);
    let width = |row: usize| row as f32 * side * PITCH + 2.0 * PADDING;
    let edges =
        [(left, ROW, sheet.paper.left + MARGIN), (right, NARROW, sheet.paper.right - MARGIN - width(NARROW))];
    let laid = edges.into_iter().flat_map(|(parties, row, left)| {
        column(parties, (left, width(row), row), side, sheet.neat_line.bottom)
    });
    laid.collect()
}

/// Returns the boxes of one margin, which begins at `left` and has this width, with this many cards in a row.
fn column(
    mut parties: Vec<Party>,
    (left, width, row): (f32, f32, usize),
    side: f32,
    foot: f32,
) -> Vec<WaitingBox> {
    parties.sort_by(|one, other| one.middle.total_cmp(&other.middle));
    let heights: Vec<f32> = parties
        .iter()
        .map(|party| HEADING + side * DOWN * party.units.len().div_ceil(row) as f32 + 2.0 * PADDING)
        .collect();
    let wished: Vec<f32> =
        parties.iter().zip(&heights).map(|(party, high)| party.middle - high / 2.0).collect();
    let tops = apart(&wished, &heights, foot);
    let boxes = parties.into_iter().zip(heights).zip(tops).map(|((party, high), top)| {
        let place = |number: usize| {
            let (across, down) = ((number % row) as f32, (number / row) as f32);
            let x = left + PADDING + (across + 0.5) * side * PITCH;
            Vec2::new(x, -(top + HEADING + PADDING + (down + 0.5) * side * DOWN))
        };
        WaitingBox {
            area: Rect::new(left, -(top + high), left + width, -top),
            cards: party.units.iter().enumerate().map(|(number, unit)| (*unit, place(number))).collect(),
            heading: party.heading,
        }
    });
    boxes.collect()
}

/// Returns tops as near as possible to the wished ones without an overlap, none lower than `foot` allows.
fn apart(wished: &[f32], heights: &[f32], foot: f32) -> Vec<f32> {
    let mut tops = wished.to_vec();
    for number in 1..tops.len() {
        tops[number] = tops[number].max(tops[number - 1] + heights[number - 1] + GAP);
    }
    let mut below = foot + GAP;
    for number in (0..tops.len()).rev() {
        tops[number] = tops[number].min(below - GAP - heights[number]);
        below = tops[number];
    }
    tops
}

#[derive(Component)]
struct Plate;

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, lay::<G>.in_set(GameSet::ShowBoard(G::ID)).after(TableSet::LayOut));
}

/// Lays out the plates again when other counters wait or the zoom has changed.
fn lay<G: OnTable>(
    mut commands: Commands,
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    (size, language): (Res<CardSize>, Res<ShownLanguage>),
    (mut images, inks): (ResMut<Assets<Image>>, Res<Inks>),
    mut shown: Local<Option<(u64, u32, Vec<WaitingBox>)>>,
    plates: Query<Entity, With<Plate>>,
) {
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let now = (language.number(session.moves), size.radius.to_bits());
    let is_on_table = shown.as_ref().is_some_and(|(.., boxes)| boxes.is_empty() || !plates.is_empty());
    if size.radius <= 0.0
        || (is_on_table && shown.as_ref().is_some_and(|(moves, zoom, _)| (*moves, *zoom) == now))
    {
        return;
    }
    let boxes = boxes::<G>(rulebook, &position, size.side);
    if is_on_table && shown.as_ref().is_some_and(|(_, zoom, laid)| *zoom == now.1 && *laid == boxes) {
        *shown = Some((now.0, now.1, boxes));
        return;
    }
    plates.iter().for_each(|plate| commands.entity(plate).despawn());
    for waiting in &boxes {
        let pixels = (waiting.area.size() * size.radius).round();
        let art = art(&waiting.heading, pixels, size.radius, &inks);
        let Some(image) = svg::draw(&art, pixels.x as u32, pixels.y as u32) else { continue };
        let corner = (waiting.area.min * size.radius).round() / size.radius;
        let on_table = pixels / size.radius;
        commands.spawn((
            Plate,
            DespawnOnEnter(Screen::Title),
            for_all(),
            Sprite { image: images.add(image), custom_size: Some(on_table), ..default() },
            Transform::from_translation((corner + on_table / 2.0).extend(height::MARKERS)),
        ));
    }
    *shown = Some((now.0, now.1, boxes));
}

/// Returns the drawing of a plate: its heading on the colour of its rim, paper below.
fn art([who, area]: &[String; 2], size: Vec2, radius: f32, inks: &Inks) -> String {
    let (paper, edge) = (inks.margin_box, inks.margin_box_line);
    let (line, round) = ((0.05 * radius).max(1.0), 0.16 * radius);
    let (wide, high, head) = (size.x - line, size.y - line, HEADING * radius);
    let font = |share: f32, text: &str| {
        (share * radius).min(0.92 * size.x / (0.62 * text.chars().count().max(1) as f32))
    };
    let write = |text: &str, base: f32, size: f32, opacity: f32| {
        format!(
            "<text x='{}' y='{base}' font-size='{size}' fill-opacity='{opacity}'>{text}</text>",
            wide / 2.0 + line / 2.0
        )
    };
    // From afar two lines are not legible: then only the entry hexes are shown, as large as there is room.
    let words = if UPPER * radius < READ {
        let one = if area.is_empty() { who } else { area };
        let size = font(ALONE, one);
        write(one, head / 2.0 + 0.36 * size, size, 1.0)
    } else {
        write(who, 0.44 * head, font(UPPER, who), 1.0) + &write(area, 0.84 * head, font(LOWER, area), 0.8)
    };
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {w} {h}'>\
         <rect x='{o}' y='{o}' width='{wide}' height='{high}' rx='{round}' fill='{paper}' stroke='{edge}' \
         stroke-width='{line}'/>\
         <path d='M{o} {head}V{corner}Q{o} {o} {corner} {o}H{right}Q{end} {o} {end} {corner}V{head}Z' \
         fill='{edge}'/>\
         <g font-family='Noto Sans' font-weight='700' text-anchor='middle' fill='#FFFFFF'>{words}</g></svg>",
        w = size.x,
        h = size.y,
        o = line / 2.0,
        corner = line / 2.0 + round,
        right = wide + line / 2.0 - round,
        end = wide + line / 2.0,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On the whole map a box shows one text, in legible letters.
    #[test]
    fn a_heading_can_be_read_from_afar() {
        let heading = ["Arriving", "area E"].map(str::to_owned);
        let art = |radius: f32| art(&heading, Vec2::new(3.06, 4.0) * radius, radius, &Inks::default());
        assert!(art(30.0).contains(">Arriving<") && art(30.0).contains(">area E<"));
        let far = art(12.0);
        assert!(!far.contains(">Arriving<") && far.contains(">area E<"));
        let size = far.split("font-size='").nth(1).and_then(|rest| rest.split('\'').next());
        assert!(size.and_then(|size| size.parse::<f32>().ok()) > Some(7.0), "{size:?}");
    }

    /// A unit that enters in the east waits there, inside the sheet, and beside no other box.
    #[test]
    fn who_comes_from_the_right_waits_at_the_right() {
        let unit = |name: &str| name.parse().expect("a word");
        let party = |at_right, units: &[&str]| Party {
            heading: Default::default(),
            middle: 9.0,
            at_right,
            units: units.iter().map(|name| unit(name)).collect(),
        };
        let sheet = SheetRect::new(40, 16);
        let parties = vec![party(false, &["a", "b"]), party(true, &["c", "d", "e"])];
        let laid = both_margins(parties, CARD, &sheet);
        let [west, east] = &laid[..] else { panic!("two boxes are expected") };
        assert!(west.area.max.x < sheet.neat_line.left && east.area.min.x > sheet.neat_line.right);
        assert!(east.area.max.x < sheet.paper.right && west.area.min.x > sheet.paper.left);
        assert!(east.cards.iter().all(|(_, at)| east.area.contains(*at)), "{east:?}");
        assert_eq!(east.cards.len(), 3);
    }

    #[test]
    fn boxes_lie_beside_their_areas_and_never_meet() {
        let tops = apart(&[10.0, 11.0, 12.0], &[3.0, 3.0, 3.0], 100.0);
        assert_eq!(tops, [10.0, 10.0 + 3.0 + GAP, 10.0 + 2.0 * (3.0 + GAP)]);
        let low = apart(&[10.0, 48.0], &[3.0, 3.0], 50.0);
        assert_eq!(low, [10.0, 47.0], "the lowest stays above the foot of the sheet");
        let crowded = apart(&[46.0, 47.0], &[3.0, 3.0], 50.0);
        assert_eq!(crowded, [50.0 - 6.0 - GAP, 47.0], "and pushes the others up");
    }
}
