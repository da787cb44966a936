//! Counters on their way: along the path of a move, or back from the hand.

use super::{
    counters::{CardSize, LayOut, Shown, on_pixels},
    hand::Hand,
    layout::{centre_of, height},
    session::Played,
    view::smooth,
};
use crate::{
    board::Hex,
    counters::Word,
    games::guderian::{CounterEntities, Position, counter::Piece, event::Event},
    settings::Settings,
};
use bevy::{prelude::*, window::RequestRedraw};
use std::collections::BTreeMap;

/// Seconds a hex of a walk, of a ride by train, of a retreat.
const PACE: [f32; 3] = [0.11, 0.045, 0.17];
/// The least and the most seconds of a walk.
const WALK: (f32, f32) = (0.22, 1.4);
/// Seconds of a card's way back from the hand.
const BACK: f32 = 0.16;

/// A counter on its way to where it rests.
#[derive(Component, Clone, Debug)]
pub struct Gliding {
    /// The places that it passes before it comes to rest.
    through: Vec<Vec2>,
    seconds: f32,
    done: f32,
    lifted: bool,
}

impl Gliding {
    /// From the hand to where it rests.
    pub fn back(from: Vec2) -> Self {
        Self { through: vec![from], seconds: BACK, done: 0.0, lifted: true }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin.after(super::session::answer_requests).before(LayOut), glide.after(LayOut)),
    );
}

/// Every event that moved counters sends them along their path.
fn begin(
    mut played: MessageReader<Played>,
    mut commands: Commands,
    position: Option<Res<Position>>,
    entities: Option<Res<CounterEntities>>,
    dropped: Query<(), With<Gliding>>,
) {
    let (Some(position), Some(entities)) = (position, entities) else { return };
    for Played { events, stood } in played.read() {
        let mut at: BTreeMap<Word, Hex> = stood.clone();
        let mut ways: BTreeMap<Word, (Vec<Vec2>, f32)> = BTreeMap::new();
        for event in events {
            let Some((units, path, pace)) = way_of(event) else { continue };
            let seconds = (PACE[pace] * path.len() as f32).clamp(WALK.0, WALK.1);
            for unit in units {
                let way = ways.entry(*unit).or_insert_with(|| {
                    let from = at.get(unit).copied().or(path.first().copied());
                    (from.map(centre_of).into_iter().collect(), 0.0)
                });
                way.0.extend(path.iter().copied().map(centre_of));
                way.1 += seconds;
                at.extend(path.last().map(|hex| (*unit, *hex)));
            }
        }
        for (unit, (mut through, seconds)) in ways {
            through.pop(); // its place of rest comes last
            let entity = position.public.find(unit).and_then(|piece| entities.all().get(piece.index()));
            // What was just dropped by hand need not walk there once more.
            if let Some(entity) = entity.filter(|entity| !through.is_empty() && !dropped.contains(**entity)) {
                commands.entity(*entity).insert(Gliding { through, seconds, done: 0.0, lifted: false });
            }
        }
    }
}

/// Who moved along which path, and at which pace.
fn way_of(event: &Event) -> Option<(&[Word], Vec<Hex>, usize)> {
    Some(match event {
        Event::Moved { units, path, .. } | Event::Entered { units, path, .. } => (units, path.clone(), 0),
        Event::Railed { units, path, .. } => (units, path.clone(), 1),
        Event::Retreated { units, path, .. } => (units, path.clone(), 2),
        Event::Advanced { units, path } => (units, path.clone(), 0),
        Event::Overran { units, hex } => (units, vec![*hex], 0),
        Event::WentBack { unit, hex } => (std::slice::from_ref(unit), vec![*hex], 2),
        _ => return None,
    })
}

fn glide(
    mut commands: Commands,
    time: Res<Time<Real>>,
    size: Res<CardSize>,
    (hand, settings): (Res<Hand>, Res<Settings>),
    mut counters: Query<(Entity, &Piece, &Shown, &Visibility, &mut Gliding, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, piece, shown, visibility, mut gliding, mut transform) in &mut counters {
        gliding.done += time.delta_secs().min(0.05) / gliding.seconds.max(0.01);
        let rest = on_pixels(shown, &size);
        let arrived = gliding.done >= 1.0 || settings.reduced_motion;
        if arrived || hand.holds(*piece) || *visibility == Visibility::Hidden {
            commands.entity(entity).remove::<Gliding>();
            *transform = Transform::from_translation(rest.extend(shown.height));
            redraw.write(RequestRedraw);
            continue;
        }
        let part = if gliding.lifted { 1.0 - (1.0 - gliding.done).powi(3) } else { smooth(gliding.done) };
        let place = along(&gliding.through, rest, part);
        let layer = height::MOVING + shown.height * 0.1;
        *transform = Transform::from_translation(place.extend(layer));
        redraw.write(RequestRedraw);
    }
}

/// The place a part of the way through these places to the end.
fn along(through: &[Vec2], end: Vec2, part: f32) -> Vec2 {
    let places: Vec<Vec2> = through.iter().copied().chain([end]).collect();
    let whole: f32 = places.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let mut left = whole * part;
    for pair in places.windows(2) {
        let length = pair[0].distance(pair[1]);
        if left <= length {
            return pair[0].lerp(pair[1], if length > 0.0 { left / length } else { 1.0 });
        }
        left -= length;
    }
    end
}
