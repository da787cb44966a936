//! The flag at a defender: strengths and odds of the attack that is planned, or that letting go of what
//! is in the hand would make, or, while its key is down, that the selected units of either side would
//! make if they could.

use super::{attack::PlannedAttack, commands::ODDS};
use crate::table::{
    counters::LaidOut,
    hand::Hand,
    host::HoveredHex,
    inks::Inks,
    layout::{centre_of, height},
    offer::Mark,
    screen::{Screen, game_is_shown},
    session::Session,
    svg,
    view::MapView,
};
use crate::{
    engine::{board::Hex, counters::Word},
    games::guderian::panels::{self, Promise},
    games::guderian::rules::{Guderian, Position, Rulebook, counter::Piece, position::Public},
    settings::{Command, Settings},
};
use bevy::prelude::*;

/// Height of the flag in hex radii, and in logical pixels at least and at most.
const HIGH: (f32, f32, f32) = (0.52, 22.0, 34.0);
/// How long it is at most, in its heights, and how wide a counter, in hex radii.
const LONG: f32 = 7.0;
const CARD: f32 = 1.2;
/// From the middle of the defender's hex to the foot of the flag's pointer, in hex radii.
const FOOT: Vec2 = Vec2::new(0.50, 0.42);

#[derive(Component)]
struct Flag;

#[derive(Clone, Debug, PartialEq)]
enum About {
    Attack(panels::PlannedAttack),
    /// Why there are no odds to tell in a hex that was asked about.
    Nothing(&'static str, Hex),
}

impl About {
    fn hex(&self) -> Option<Hex> {
        match self {
            Self::Attack(attack) => attack.targets.last().copied(),
            Self::Nothing(_, hex) => Some(*hex),
        }
    }
}

/// What the flag tells, and for which zoom it was drawn.
type Told = (About, u64, u32, [bool; 2]);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, raise.after(crate::table::hand::Carry).run_if(game_is_shown))
        .add_systems(OnExit(Screen::Table), lower);
}

/// The attack that the flag is about: the one that what is held would make, or the one that is planned.
fn meant(
    rulebook: &Rulebook,
    public: &Public,
    hand: &Hand,
    plan: &PlannedAttack,
) -> Option<panels::PlannedAttack> {
    let Some(held) = &hand.held else { return (!plan.is_empty()).then(|| plan.shown(public)) };
    let over = held.over?;
    let attackers: Vec<Piece> = held.units.iter().filter_map(|unit| public.find(*unit)).collect();
    match held.offer.at(over, hand.by_train)?.mark {
        Mark::Attack => Some(plan.with(rulebook, public, &attackers, over).ok()?.shown(public)),
        Mark::Overrun => Some(panels::PlannedAttack { attackers, targets: vec![over], overrun: true }),
        _ => None,
    }
}

/// The attack that these units would make on a hex with enemies, wherever they stand and whoever's turn
/// it is; or what is wanting for one.
fn imagined(public: &Public, units: &[Word], target: Hex) -> About {
    match attack_by(public, units, target) {
        Some(attack) => About::Attack(attack),
        None if units.is_empty() => About::Nothing("Choose who attacks", target),
        None => About::Nothing("No enemy here", target),
    }
}

fn attack_by(public: &Public, units: &[Word], target: Hex) -> Option<panels::PlannedAttack> {
    let on_map = |piece: &Piece| public.counter(*piece).hex().is_some();
    let mut attackers: Vec<Piece> =
        units.iter().filter_map(|unit| public.find(*unit)).filter(on_map).collect();
    let side = public.counter(*attackers.first()?).side();
    // Counters of both sides can be selected together; those of the first one's attack.
    attackers.retain(|piece| public.counter(*piece).side() == side);
    let enemies = public.holder(target).is_some_and(|holder| holder != side);
    enemies.then(|| panels::PlannedAttack { attackers, targets: vec![target], overrun: false })
}

/// Raises the flag where an attack is meant, and takes it down where none is.
fn raise(
    mut commands: Commands,
    (session, position): (Res<Session<Guderian>>, Option<Res<Position>>),
    (hand, plan, view): (Res<Hand>, Res<PlannedAttack>, Res<MapView>),
    (keys, settings, hovered): (Res<ButtonInput<KeyCode>>, Res<Settings>, Res<HoveredHex>),
    (mut images, inks, laid): (ResMut<Assets<Image>>, Res<Inks>, Res<LaidOut>),
    (mut told, mut asked_before): (Local<Option<Told>>, Local<Option<Hex>>),
    flags: Query<Entity, With<Flag>>,
) {
    let asked = hovered.0.filter(|_| settings.keys.is_down(Command::Own(ODDS), &keys));
    let asks_anew = *asked_before != asked;
    if !(asks_anew || hand.is_changed() || plan.is_changed() || view.is_changed() || session.is_changed()) {
        return;
    }
    *asked_before = asked;
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let public = &position.public;
    let about = match asked.filter(|_| hand.held.is_none()) {
        Some(hex) => Some(imagined(public, &session.selected, hex)),
        None => meant(rulebook, public, &hand, &plan).map(About::Attack),
    };
    let about = about.filter(|_| view.is_still());
    let target = about.as_ref().and_then(About::hex);
    let sides = about.as_ref().zip(target).map(|(about, hex)| {
        let stands = stands(about, public, &laid);
        flipped(&view, centre_of(hex), &stands)
    });
    let sides = sides.unwrap_or_default();
    let wanted = about.map(|about| (about, session.moves, view.pixels().to_bits(), sides));
    // The title takes the flag down without being told.
    if *told == wanted && wanted.is_some() != flags.is_empty() {
        return;
    }
    flags.iter().for_each(|flag| commands.entity(flag).despawn());
    told.clone_from(&wanted);
    let (Some((about, ..)), Some(target)) = (wanted, target) else { return };
    let [strengths, odds] = match about {
        About::Attack(attack) => words(rulebook, &panels::promise(rulebook, public, &attack)),
        About::Nothing(why, _) => [why.to_owned(), String::new()],
    };
    let high = (HIGH.0 * view.radius).clamp(HIGH.1, HIGH.2) * view.scale;
    let (art, width, height) = art(&strengths, &odds, high, sides, &inks);
    let Some(image) = svg::draw(&art, width, height) else { return };
    let size = Vec2::new(width as f32, height as f32);
    let away = |flips: bool| if flips { -1.0 } else { 1.0 };
    let way = Vec2::new(away(sides[0]), away(sides[1]));
    let middle = centre_of(target) * view.pixels() + way * (FOOT * view.pixels() + size / 2.0);
    let on_pixels = ((middle - size / 2.0).round() + size / 2.0) / view.pixels();
    commands.spawn((
        Flag,
        Sprite { image: images.add(image), custom_size: Some(size / view.pixels()), ..default() },
        Transform::from_translation(on_pixels.extend(height::FLAG)),
    ));
}

/// Whether the flag stands left of its hex and below it: where it is in sight, and covers the attackers as little as can
/// be, and then other counters. `stands` are where counters lie, and whether they attack.
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

/// Where counters lie, and whether they take part in the attack.
fn stands(about: &About, public: &Public, laid: &LaidOut) -> Vec<(Vec2, bool)> {
    let attackers = match about {
        About::Attack(attack) => attack.attackers.as_slice(),
        About::Nothing(..) => &[],
    };
    let from: Vec<Hex> = attackers.iter().filter_map(|piece| public.counter(*piece).hex()).collect();
    let target = about.hex();
    let others = laid.hexes.iter().filter(|hex| Some(**hex) != target);
    others.map(|hex| (centre_of(*hex), from.contains(hex))).collect()
}

/// The strengths and the column, or where untried units leave it open, the likeliest with its chance.
fn words(rulebook: &Rulebook, promise: &Promise) -> [String; 2] {
    let column = promise.likeliest();
    let odds = rulebook.charts.odds.get(column).map(ToString::to_string).unwrap_or_default();
    let (attack, defence) = (promise.preview.attack.total, promise.preview.defence.total);
    match promise.columns.get(column) {
        Some(chance) if !promise.preview.certain => [format!("likeliest, {:.0} %", 100.0 * chance), odds],
        _ => [format!("{attack}:{defence}"), odds],
    }
}

/// The drawing of the flag and its size in pixels. Its pointer is at the lower left corner, or where it
/// is flipped to.
fn art(strengths: &str, odds: &str, high: f32, [left, below]: [bool; 2], inks: &Inks) -> (String, u32, u32) {
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

fn lower(mut commands: Commands, flags: Query<Entity, With<Flag>>) {
    flags.iter().for_each(|flag| commands.entity(flag).despawn());
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::guderian::rules::{kinds::Side, set_up};

    #[test]
    fn odds_can_be_asked_for_either_side_against_enemies_only() {
        let rulebook = Rulebook::load("dnieper").unwrap();
        let public = set_up::start(&rulebook, 1).public;
        let unit =
            |side: Side| public.on_map(side).next().map(|(_, counter, hex)| (counter.id, hex)).unwrap();
        let (german, soviet) = (unit(Side::German), unit(Side::Soviet));
        for ((unit, own), (_, enemy)) in [(german, soviet), (soviet, german)] {
            let attack = attack_by(&public, &[unit], enemy).unwrap();
            assert_eq!(attack.targets, [enemy]);
            assert_eq!(attack.attackers, [public.find(unit).unwrap()]);
            assert_eq!(attack_by(&public, &[unit], own), None, "nobody attacks friends");
            let both = attack_by(
                &public,
                &[unit, public.stack(enemy).next().map(|piece| public.counter(piece).id).unwrap()],
                enemy,
            );
            assert_eq!(both.unwrap().attackers, attack.attackers, "nor joins the enemy");
        }
        assert_eq!(attack_by(&public, &[], soviet.1), None);
    }

    #[test]
    fn the_flag_tells_strengths_where_they_are_known_and_a_chance_where_they_are_not() {
        let rulebook = Rulebook::load("dnieper").unwrap();
        let public = set_up::start(&rulebook, 1).public;
        let is_untried = |hex: Hex| public.stack(hex).any(|piece| public.counter(piece).is_untried());
        let (attacker, ..) = public.on_map(Side::German).next().unwrap();
        let mut seen = [false; 2];
        for (_, _, target) in public.on_map(Side::Soviet) {
            let attack =
                panels::PlannedAttack { attackers: vec![attacker], targets: vec![target], overrun: false };
            let [left, odds] = words(&rulebook, &panels::promise(&rulebook, &public, &attack));
            assert_eq!(left.ends_with('%'), is_untried(target), "{left} {odds}");
            assert!(rulebook.charts.odds.iter().any(|column| column.to_string() == odds));
            seen[usize::from(is_untried(target))] = true;
        }
        assert!(seen[1], "there are untried divisions about Smolensk");
    }

    /// The flag stands where the attackers do not, whichever side they come from, and in sight.
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
