//! Pinned ways: while counters are carried, a click of the right button or a key pins the hex under
//! them, and the way goes on from there. What each hex of the way leaves is shown on it.

use super::{
    commands::{Given, Hear},
    hand::{Hand, Held},
    highlights::Highlights,
    inks::{Inks, ink},
    labels,
    layout::{centre_of, height},
    offer::{Choice, Mark, Offer, points_text},
    screen::Screen,
    session::Session,
    view::View,
};
use crate::{
    engine::{
        board::Hex,
        counters::{Points, Word},
    },
    games::guderian::rules::{
        Position, Rulebook,
        counter::{Piece, Place},
        march,
        movement::Group,
        order::Order,
        position::Public,
        reach::Reach,
        reinforcements,
    },
    settings::Command,
};
use bevy::{prelude::*, window::RequestRedraw};

/// The way that is pinned for what is in the hand.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Pinned {
    /// The hexes that the way has been led through, to the last pin.
    pub path: Vec<Hex>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pinned>()
        .add_systems(Update, (forget, pin).chain().after(Hear).run_if(in_state(Screen::Table)));
}

/// An empty hand has no pins.
fn forget(hand: Res<Hand>, mut pinned: ResMut<Pinned>) {
    if hand.held.is_none() && !pinned.path.is_empty() {
        pinned.path.clear();
    }
}

/// Pins the hex under what is carried; at the last pin it takes all pins out again.
fn pin(
    mut given: MessageReader<Given>,
    buttons: Res<ButtonInput<MouseButton>>,
    session: Res<Session>,
    position: Option<Res<Position>>,
    mut hand: ResMut<Hand>,
    mut pinned: ResMut<Pinned>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let by_key = given.read().any(|given| given.0 == Command::Waypoint);
    if !by_key && !buttons.just_pressed(MouseButton::Right) {
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let by_train = hand.by_train;
    let Some(held) = hand.held.as_mut() else { return };
    let Some(over) = held.over else { return };
    let public = &position.public;
    redraw.write(RequestRedraw);
    if pinned.path.last() == Some(&over) || held.from == Some(over) {
        pinned.path.clear();
        held.offer = Offer::of(rulebook, public, &held.pieces);
        return;
    }
    let Some(choice) = held.offer.at(over, by_train).filter(|choice| choice.mark == Mark::Reach) else {
        return;
    };
    if let Some(offer) = offer_beyond(rulebook, public, &held.pieces, &choice.path) {
        pinned.path = choice.path.clone();
        held.offer = offer;
    }
}

/// What can be walked to if the way begins with this path. None where the rules know no such way.
pub(super) fn offer_beyond(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    path: &[Hex],
) -> Option<Offer> {
    let end = *path.last()?;
    let start = Walkers::new(rulebook, public, pieces, path)?;
    let spent = start.spent(rulebook, public, path)?;
    let mut group = start.group.clone();
    group.start = end;
    for ((_, left), (_, spent)) in group.classes.iter_mut().zip(&spent) {
        *left = *left - *spent;
    }
    let whole = start.whole;
    let gone = whole - group.classes.first().map_or(Points::ZERO, |class| class.1);
    let reach = Reach::new(rulebook, public, &group);
    let units: Vec<Word> = pieces.iter().map(|piece| public.counter(*piece).id).collect();
    let mut offer = Offer::default();
    for hex in reach.hexes() {
        let path: Vec<Hex> = path.iter().copied().chain(reach.path(*hex)?).collect();
        let cost = gone + reach.cost(*hex)?;
        let order = if start.enters {
            Order::Enter { units: units.clone(), path: path.clone() }
        } else {
            Order::Move { units: units.clone(), path: path.clone() }
        };
        let mark = if group.must_stop(public, *hex) { Mark::Stop } else { Mark::Reach };
        let part = f32::from(cost.0) / f32::from(whole.0.max(1));
        let choice = Choice { mark, orders: vec![order], label: points_text(cost), part, path };
        offer.places.insert(*hex, choice);
    }
    Some(offer)
}

/// Those who walk, where they begin and with how much.
struct Walkers {
    group: Group,
    /// Points of the first way of walking before the first step.
    whole: Points,
    enters: bool,
}

impl Walkers {
    fn new(rulebook: &Rulebook, public: &Public, pieces: &[Piece], path: &[Hex]) -> Option<Self> {
        let first = public.counter(*pieces.first()?);
        match first.place {
            Place::Map(_) if public.phase.is_movement() => {
                let tied = |piece: &Piece| {
                    march::is_held(rulebook, public, *piece) || march::must_march(rulebook, public, *piece)
                };
                if pieces.iter().any(tied) {
                    return None;
                }
                let group = Group::new(rulebook, public, pieces).ok()?;
                let whole = group.classes.first()?.1;
                Some(Self { group, whole, enters: false })
            }
            Place::Due { .. } => {
                let entry = *path.first()?;
                let left = reinforcements::left_at_entry(rulebook, public, pieces, entry).ok()?;
                let left_of = |piece: Piece| {
                    let number = pieces.iter().position(|other| *other == piece);
                    number.map_or(Points::ZERO, |number| left[number])
                };
                let group = Group::of(rulebook, public, pieces, entry, left_of);
                Some(Self { group, whole: Points::whole(u16::from(first.allowance)), enters: true })
            }
            _ => None,
        }
    }

    /// What each way of walking has spent at the end of a path.
    fn spent(
        &self,
        rulebook: &Rulebook,
        public: &Public,
        path: &[Hex],
    ) -> Option<Vec<(crate::games::guderian::rules::kinds::March, Points)>> {
        let steps = if self.enters { &path[1..] } else { path };
        if steps.is_empty() {
            return Some(self.group.classes.iter().map(|(march, _)| (*march, Points::ZERO)).collect());
        }
        self.group.spend_along(rulebook, public, steps).ok()
    }
}

/// What each hex of a walk leaves to those who have least, the last hex last.
pub(super) fn left_along(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    path: &[Hex],
) -> Vec<(Hex, Points)> {
    let Some(walkers) = Walkers::new(rulebook, public, pieces, path) else { return Vec::new() };
    let left_at = |steps: usize| {
        let spent = walkers.spent(rulebook, public, &path[..steps])?;
        let classes = walkers.group.classes.iter().zip(&spent);
        classes.map(|((_, left), (_, spent))| *left - *spent).min()
    };
    (1..=path.len()).filter_map(|steps| Some((path[steps - 1], left_at(steps)?))).collect()
}

/// A tag on the way.
#[derive(Component)]
struct WayTag;

pub(super) fn pictures_plugin(app: &mut App) {
    app.add_systems(Update, tag.after(super::drag::Carry).after(pin));
}

/// For what the tags were laid.
type Tagged = (Vec<Hex>, u32, usize);

/// Shows what each hex of the way leaves, and the pins.
fn tag(
    mut commands: Commands,
    hand: Res<Hand>,
    pinned: Res<Pinned>,
    (session, position): (Res<Session>, Option<Res<Position>>),
    (view, highlights, inks): (Res<View>, Res<Highlights>, Res<Inks>),
    mut images: ResMut<Assets<Image>>,
    mut pills: ResMut<labels::Pills>,
    mut known: Local<Option<Tagged>>,
    old: Query<Entity, With<WayTag>>,
) {
    let way = hand.held.as_ref().and_then(|held| way_of(held, hand.by_train));
    let wanted = way.map(|path| (path, view.pixels().to_bits(), pinned.path.len()));
    if *known == wanted && !highlights.is_changed() {
        return;
    }
    *known = wanted.clone();
    for tag in &old {
        commands.entity(tag).despawn();
    }
    let (Some((path, ..)), Some(held)) = (wanted, &hand.held) else { return };
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let radius = view.pixels();
    for (hex, left) in left_along(rulebook, &position.public, &held.pieces, &path) {
        let Some((image, size)) = pills.left(&points_text(left), radius, &inks, &mut images) else {
            continue;
        };
        let held_by = position.public.holder(hex).is_some();
        let place = labels::pill_place(hex, held_by);
        let on_pixels = ((place * radius - size / 2.0).round() + size / 2.0) / radius;
        commands.spawn((
            WayTag,
            Sprite { image, custom_size: Some(size / radius), ..default() },
            Transform::from_translation(on_pixels.extend(height::LINES + 0.5)),
        ));
    }
    if let Some(pin) = pinned.path.last() {
        let size = Vec2::splat(0.30);
        commands.spawn((
            WayTag,
            Sprite { color: ink(inks.accent), custom_size: Some(size), ..default() },
            Transform::from_translation((centre_of(*pin) + Vec2::new(0.0, 0.55)).extend(height::LINES + 0.6))
                .with_rotation(Quat::from_rotation_z(std::f32::consts::FRAC_PI_4)),
        ));
    }
}

/// The walk to the hex under what is held.
fn way_of(held: &Held, by_train: bool) -> Option<Vec<Hex>> {
    let over = held.over.filter(|hex| Some(*hex) != held.from)?;
    let choice = held.offer.at(over, by_train)?;
    let walks = matches!(choice.mark, Mark::Reach | Mark::Stop) && !choice.path.is_empty();
    walks.then(|| choice.path.clone())
}
