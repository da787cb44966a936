//! The flag at a defender: strengths and odds of the planned attack, or of the attack that a drop of the held units
//! would make. While its key is down, it shows the attack that the selected units of either side would make if they
//! could. The game supplies its text.

use crate::{
    engine::{board::Hex, orders::Position},
    planning::{AttackQuery, FlagText, Plan},
    scene::layout::{centre_of, height},
    settings::{Command, KeyLayout, Settings},
    table::{
        app::{
            host::HoveredHex,
            inks::Inks,
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        counters::LaidOut,
        drag::Hand,
        map::{layers::Unseen, svg, view::MapView},
        session::Session,
        tabled::OnTable,
        viewers::{fight::shown::FightShown, presenter::Presenter},
    },
};
use bevy::prelude::*;

/// Height of the flag in hex radii, and the least and the most in logical pixels.
const HIGH: (f32, f32, f32) = (0.52, 22.0, 34.0);
/// Its largest length, in its heights, and the width of a counter, in hex radii.
const LONG: f32 = 7.0;
const CARD: f32 = 1.2;
/// Offset from the middle of the defender's hex to the foot of the flag's pointer, in hex radii.
const FOOT: Vec2 = Vec2::new(0.50, 0.42);

#[derive(Component)]
struct Flag;

/// The text of the flag, and the zoom for which it was drawn.
type Told = (FlagText, u64, u32, [bool; 2]);

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.init_resource::<KeyLayout>()
        .add_systems(Update, raise::<G>.in_set(GameSet::ShowBoard(G::ID)).after(TableSet::Carry));
}

/// Returns the subject of the flag: the attack that a drop would make, the planned one, or the one that a key asks
/// about.
fn about(hand: &Hand, asked: Option<Hex>) -> Option<AttackQuery<'_>> {
    let Some(held) = &hand.held else {
        return Some(asked.map_or(AttackQuery::Planned, AttackQuery::Imagined));
    };
    let hex = held.over?;
    Some(AttackQuery::Held { units: &held.units, hex, choice: held.offer.at(hex, hand.by_train)? })
}

/// Shows the flag where an attack is planned, and removes it otherwise.
fn raise<G: OnTable>(
    mut commands: Commands,
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    (hand, plan, view): (Res<Hand>, Res<Plan<G>>, Res<MapView>),
    (unseen, presenter): (Option<Res<Unseen>>, Option<Res<Presenter>>),
    fight: Option<Res<FightShown>>,
    (keys, layout): (Res<ButtonInput<KeyCode>>, Res<KeyLayout>),
    (settings, hovered): (Res<Settings>, Res<HoveredHex>),
    (mut images, inks, laid): (ResMut<Assets<Image>>, Res<Inks>, Res<LaidOut>),
    (mut told, mut asked_before): (Local<Option<Told>>, Local<Option<Hex>>),
    flags: Query<Entity, With<Flag>>,
) {
    let asked = hovered.0.filter(|_| settings.keys.is_down(Command::Odds, &keys, &layout));
    let asks_anew = *asked_before != asked;
    let anew = hand.is_changed() || plan.is_changed() || view.is_changed() || session.is_changed();
    // In presenter mode the flag for viewers is at the same target.
    let is_told = fight.as_ref().is_some_and(|fight| fight.is_presented());
    let anew = anew || fight.is_some_and(|fight| fight.is_changed());
    if !(asks_anew || anew) {
        return;
    }
    *asked_before = asked;
    let Some(now) = session.context(position.as_deref()) else { return };
    // Viewers must not see secret plots.
    let secret = unseen.is_some_and(|unseen| unseen.0) && presenter.is_some_and(|presenter| presenter.on);
    let words = about(&hand, asked).filter(|_| view.is_still() && !secret);
    let words = words.filter(|asked| !(is_told && matches!(asked, AttackQuery::Planned)));
    let words = words.and_then(|asked| G::flag(now, &plan.0, &asked));
    let sides = words.as_ref().map(|words| flipped(&view, centre_of(words.hex), &stands(words, &laid)));
    let wanted =
        words.map(|words| (words, session.moves, view.pixels().to_bits(), sides.unwrap_or_default()));
    // The title removes the flag without a message.
    if *told == wanted && wanted.is_some() != flags.is_empty() {
        return;
    }
    flags.iter().for_each(|flag| commands.entity(flag).despawn());
    told.clone_from(&wanted);
    let Some((FlagText { hex, left, odds, .. }, _, _, sides)) = wanted else { return };
    let high = (HIGH.0 * view.radius).clamp(HIGH.1, HIGH.2) * view.scale;
    let (art, width, height) = art(&left, &odds, high, sides, &inks);
    let Some(image) = svg::draw(&art, width, height) else { return };
    let size = Vec2::new(width as f32, height as f32);
    let away = |flips: bool| if flips { -1.0 } else { 1.0 };
    let way = Vec2::new(away(sides[0]), away(sides[1]));
    let middle = centre_of(hex) * view.pixels() + way * (FOOT * view.pixels() + size / 2.0);
    let on_pixels = ((middle - size / 2.0).round() + size / 2.0) / view.pixels();
    commands.spawn((
        Flag,
        DespawnOnExit(Screen::Table),
        Sprite { image: images.add(image), custom_size: Some(size / view.pixels()), ..default() },
        Transform::from_translation(on_pixels.extend(height::FLAG)),
    ));
}

/// Whether the flag is left of its hex, and whether below it: in view, where it covers the fewest attackers, and then
/// the fewest other counters. `stands` holds the places of counters, and whether they attack.
fn flipped(view: &MapView, hex: Vec2, stands: &[(Vec2, bool)]) -> [bool; 2] {
    let high = (HIGH.0 * view.radius).clamp(HIGH.1, HIGH.2);
    let (at, size, foot) = (view.to_screen(hex), Vec2::new(LONG, 1.5) * high, FOOT * view.radius);
    let covered = |sides: [bool; 2]| {
        let way = Vec2::new(if sides[0] { -1.0 } else { 1.0 }, if sides[1] { 1.0 } else { -1.0 });
        let flag = Rect::from_corners(at + way * foot, at + way * (foot + size));
        let hidden = !view.area.contains(flag.min) || !view.area.contains(flag.max);
        let lies_under = |place: Vec2| {
            let card = Rect::from_center_size(view.to_screen(place), Vec2::splat(CARD * view.radius));
            !card.intersect(flag).is_empty()
        };
        let under = stands.iter().filter(|(place, _)| lies_under(*place));
        let weight = |attacks: bool| if attacks { 100 } else { 1 };
        under.map(|(_, attacks)| weight(*attacks)).sum::<u32>() + if hidden { 10_000 } else { 0 }
    };
    let ways = [[false, false], [true, false], [false, true], [true, true]];
    ways.into_iter().min_by_key(|sides| covered(*sides)).unwrap_or_default()
}

/// Returns the places of counters, and whether they take part in the attack.
fn stands(words: &FlagText, laid: &LaidOut) -> Vec<(Vec2, bool)> {
    let others = laid.hexes.iter().filter(|hex| **hex != words.hex);
    others.map(|hex| (centre_of(*hex), words.from.contains(hex))).collect()
}

/// Returns the drawing of the flag and its size in pixels. Its pointer is at the lower left corner, or where it is
/// flipped to.
pub(crate) fn art(
    strengths: &str,
    odds: &str,
    high: f32,
    [left, below]: [bool; 2],
    inks: &Inks,
) -> (String, u32, u32) {
    let font = 0.54 * high;
    let wide = |text: &str| 0.60 * font * text.chars().count() as f32;
    let (gap, pointer) = (0.42 * font, 0.40 * high);
    let width = (wide(strengths) + wide(odds) + 4.0 * gap).ceil();
    let (whole_width, whole_height) = ((width + pointer).ceil(), (high + pointer).ceil());
    let x = if left { 0.0 } else { whole_width - width };
    let y = if below { whole_height - high } else { 0.0 };
    let line = (0.055 * high).max(1.0);
    // The pointer goes from the plate's corner to the picture's.
    let (corner_x, tip_x) = if left { (x + width, whole_width) } else { (x, 0.0) };
    let (corner_y, tip_y) = if below { (y, 0.0) } else { (y + high, whole_height) };
    let inward = |way: bool| if way { -1.0 } else { 1.0 };
    let (in_x, in_y) = (inward(left) * 0.55 * high, -inward(below) * 0.35 * high);
    let (ground, rim, letters) = (inks.plate, inks.accent, inks.plate_text);
    let art = format!(
        "<path d='M{} {corner_y}L{tip_x} {tip_y}L{corner_x} {}Z' fill='{ground}'/>\
         <rect x='{}' y='{}' width='{}' height='{}' rx='{}' fill='{ground}' stroke='{rim}' stroke-width='{line}'/>\
         <g font-family='Noto Sans' font-weight='700' font-size='{font}'>\
         <text x='{}' y='{base}' fill='{letters}'>{strengths}</text>\
         <text x='{}' y='{base}' fill='{rim}' text-anchor='end'>{odds}</text></g>",
        corner_x + in_x,
        corner_y + in_y,
        x + line / 2.0,
        y + line / 2.0,
        width - line,
        high - line,
        0.16 * high,
        x + gap,
        x + width - gap,
        base = y + high / 2.0 + 0.36 * font,
    );
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {whole_width} {whole_height}'>{art}</svg>"
    );
    (svg, whole_width as u32, whole_height as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The flag avoids the attackers on any side of the defender, and stays in view.
    #[test]
    fn the_flag_does_not_cover_who_attacks() {
        let area = Rect::new(0.0, 44.0, 932.0, 720.0);
        let mut view = MapView::default();
        (view.area, view.radius) = (area, 40.0);
        let far = Vec2::new(1.5, 0.87);
        assert_eq!(flipped(&view, Vec2::ZERO, &[]), [false, false]);
        assert_eq!(flipped(&view, Vec2::ZERO, &[(far, true)]), [true, false]);
        assert_eq!(
            flipped(&view, Vec2::ZERO, &[(far, true), (far * Vec2::new(-1.0, 1.0), true)]),
            [false, true]
        );
        let bystander = (far * Vec2::new(-1.0, 1.0), false);
        assert_eq!(flipped(&view, Vec2::ZERO, &[(far, true), bystander]), [false, true]);
        // At the right edge it can only be at the left, even over an attacker.
        let edge = Vec2::new(11.0, 0.0);
        assert!(flipped(&view, edge, &[(edge - far * Vec2::new(1.0, -1.0), true)])[0]);
    }
}
