//! Pinned paths: while counters are held, a right click or a key pins the hex under them, and the path continues from
//! there. The movement points that remain in each hex are shown on the path.

use super::{
    held::{Hand, Held},
    pick_up::LIFTED,
    touch::Touch,
};
use crate::{
    engine::board::Hex,
    planning::{Mark, Plan, free},
    scene::layout::{centre_of, height},
    settings::Command,
    table::{
        app::{
            commands::Given,
            inks::{Inks, ink},
            sets::{GameSet, TableSet},
        },
        counters::{CardSize, offset},
        map::view::MapView,
        marks::{highlights::Highlights, labels},
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, pin::<G>.in_set(GameSet::ShowAtTable(G::ID)).before(tag::<G>));
}

/// Pins the hex under the held units; at the last pin it removes all pins.
fn pin<G: OnTable>(
    mut given: MessageReader<Given>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut touch: Touch<G>,
) {
    let by_key = given.read().any(|given| given.0 == Command::Waypoint);
    if touch.hand.held.is_none() || (!by_key && !buttons.just_pressed(MouseButton::Right)) {
        return;
    }
    touch.redraw();
    let Touch { session, position, plan, hand, .. } = &mut touch;
    let Some(now) = session.context(position.as_deref()) else { return };
    let by_train = hand.by_train;
    let Some(held) = hand.held.as_mut() else { return };
    let Some(over) = held.over else { return };
    let pinned = if held.pinned.last() == Some(&over) || held.from == Some(over) {
        Vec::new()
    } else {
        let choice = held.offer.at(over, by_train).filter(|choice| choice.mark == Mark::Reach);
        let Some(choice) = choice else { return };
        choice.path.clone()
    };
    let offer = free::offers(now, &plan.0, &held.units, &pinned);
    // If the rules know no further path, the hex is not pinned.
    if pinned.is_empty() || !offer.is_empty() {
        (held.pinned, held.offer) = (pinned, offer);
    }
}

/// Distance between the held cards and the tag at the end of their path, in hex radii.
const BESIDE_CARD: f32 = 0.08;

/// The tag at the end of the path: it moves with the held cards, which would hide it.
#[derive(Component)]
struct EndTag {
    half: f32,
}

#[derive(Component)]
struct WayTag;

pub(super) fn game_pictures_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, (tag::<G>, follow).chain().in_set(GameSet::Show(G::ID)).after(TableSet::Carry));
}

/// The key of the tags on the map.
type Tagged = (Vec<Hex>, u32, usize);

/// Shows the points that remain in each hex of the path, and the pins.
fn tag<G: OnTable>(
    mut commands: Commands,
    hand: Res<Hand>,
    (session, position): (Res<Session<G>>, Option<Res<crate::engine::orders::Position<G>>>),
    (view, highlights, inks): (Res<MapView>, Res<Highlights>, Res<Inks>),
    plan: Res<Plan<G>>,
    mut images: ResMut<Assets<Image>>,
    mut pills: ResMut<labels::Pills>,
    mut known: Local<Option<Tagged>>,
    old: Query<Entity, With<WayTag>>,
) {
    let way = hand.held.as_ref().and_then(|held| way_of(&hand, held));
    let wanted = way.map(|(path, pins)| (path, view.pixels().to_bits(), pins));
    if *known == wanted && !highlights.is_changed() {
        return;
    }
    *known = wanted.clone();
    for tag in &old {
        commands.entity(tag).despawn();
    }
    let (Some((path, ..)), Some(held)) = (wanted, &hand.held) else { return };
    let Some(now) = session.context(position.as_deref()) else { return };
    let radius = view.pixels();
    let taken = crate::scene::has_scene::held::<G>(&now.position.public);
    for (hex, left) in G::left_along(now, &plan.0, &held.units, &path) {
        let Some((image, size)) = pills.left(&left, radius, &inks, &mut images) else { continue };
        let place = labels::pill_place(hex, taken.iter().any(|(other, _)| *other == hex));
        let on_pixels = ((place * radius - size / 2.0).round() + size / 2.0) / radius;
        let mut tag = commands.spawn((
            WayTag,
            Sprite { image, custom_size: Some(size / radius), ..default() },
            Transform::from_translation(on_pixels.extend(height::LINES + 0.5)),
        ));
        if path.last() == Some(&hex) {
            tag.insert(EndTag { half: size.y / radius / 2.0 });
        }
    }
    if let Some(pin) = held.pinned.last() {
        let size = Vec2::splat(0.30);
        commands.spawn((
            WayTag,
            Sprite { color: ink(inks.accent), custom_size: Some(size), ..default() },
            Transform::from_translation((centre_of(*pin) + Vec2::new(0.0, 0.55)).extend(height::LINES + 0.6))
                .with_rotation(Quat::from_rotation_z(std::f32::consts::FRAC_PI_4)),
        ));
    }
}

/// Keeps the tag at the end of the path beside the held cards: below them, or above if a panel is there.
fn follow(
    (hand, size, view): (Res<Hand>, Res<CardSize>, Res<MapView>),
    mut tags: Query<(&EndTag, &mut Transform)>,
) {
    let Some(held) = &hand.held else { return };
    for (tag, mut place) in &mut tags {
        let wanted = beside_cards(held, size.side, tag.half, &view).extend(height::HELD + 0.5);
        if place.translation != wanted {
            place.translation = wanted;
        }
    }
}

/// Returns the place below the held cards, which have this side, or above them where the window ends or a panel is
/// below.
fn beside_cards(held: &Held, side: f32, half: f32, view: &MapView) -> Vec2 {
    let fanned = offset(held.units.len().saturating_sub(1), held.units.len()).y;
    let away = Vec2::new(0.0, side * (LIFTED / 2.0 + fanned) + half + BESIDE_CARD);
    let below = view.to_screen(held.at - away);
    let free = view.area.inflate(-half * view.radius).contains(below)
        && view.covers.iter().all(|cover| !cover.inflate(half * view.radius).contains(below));
    if free { held.at - away } else { held.at + away }
}

/// Returns the path to the hex under the held units, and the number of its pinned hexes.
fn way_of(hand: &Hand, held: &Held) -> Option<(Vec<Hex>, usize)> {
    let (_, choice) = hand.carried_to()?;
    let choice = choice?;
    let walks = matches!(choice.mark, Mark::Reach | Mark::Stop) && !choice.path.is_empty();
    walks.then(|| (choice.path.clone(), held.pinned.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tag at the end of a path is never under the held cards, however many, nor under a panel.
    #[test]
    fn what_is_left_is_seen_beside_the_cards_in_the_hand() {
        let mut view = MapView::default();
        (view.area, view.radius) = (Rect::new(0.0, 44.0, 932.0, 720.0), 40.0);
        let (side, half) = (1.3, 0.2);
        for count in [1_usize, 3] {
            let held = Held {
                units: vec!["a".parse().expect("a word"); count],
                from: None,
                offer: Default::default(),
                pinned: Vec::new(),
                at: Vec2::ZERO,
                over: None,
                from_box: false,
                dragged_out: false,
                sway: 0.0,
            };
            let cards = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side * LIFTED));
            let tag = |view: &MapView| {
                Rect::from_center_size(beside_cards(&held, side, half, view), Vec2::new(0.9, 2.0 * half))
            };
            view.covers.clear();
            let below = tag(&view);
            assert!(below.intersect(cards).is_empty() && below.max.y < 0.0, "{below:?}");
            let at = view.to_screen(below.center());
            view.covers = vec![Rect::from_center_size(at, Vec2::splat(60.0))];
            let above = tag(&view);
            assert!(above.intersect(cards).is_empty() && above.min.y > 0.0, "{above:?}");
        }
    }
}
