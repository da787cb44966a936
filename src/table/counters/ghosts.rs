//! Ghosts: the old look of a counter, shown for a moment over the new one, or after the counter has gone.

use super::gliding::{place_in, step};
use crate::{
    scene::{
        layout::height,
        script::{Act, Deed},
    },
    settings::Motion,
    table::{app::sets::TableSet, counters::easing},
};
use bevy::{camera::visibility::RenderLayers, prelude::*, window::RequestRedraw};

/// Distance that an eliminated counter falls, in hex radii.
const FALL: f32 = 0.3;

/// The old look of a counter, for the duration of its act.
#[derive(Component, Clone, Debug)]
pub struct Ghost {
    /// Its act, after the acts before it.
    act: Act,
    before: Vec<Act>,
    /// Seconds since the scene began.
    pub(crate) clock: f32,
    /// Its current place, its place before, and the size of its picture.
    place: Vec3,
    origin: Vec2,
    size: Vec2,
}

/// Makes the ghost of a counter with its present look, until the last of these acts is over. Players and viewers see it
/// if they see the counter.
pub(crate) fn of(
    acts: &[Act],
    (sprite, transform, layers): (&Sprite, &Transform, &RenderLayers),
) -> impl Bundle + use<> {
    let size = sprite.custom_size.unwrap_or(Vec2::ONE);
    let place = transform.translation;
    let (before, act) = acts.split_at(acts.len().saturating_sub(1));
    let act = act.first().cloned().unwrap_or(Act { begin: 0.0, takes: 0.0, deed: Deed::Fade });
    let ghost = Ghost { act, before: before.to_vec(), clock: 0.0, place, origin: place.truncate(), size };
    (ghost, layers.clone(), sprite.clone(), Transform::from_translation(place + Vec3::Z * 0.005))
}

impl Ghost {
    /// Returns its end, in seconds since the scene began.
    pub(crate) fn end(&self) -> f32 {
        self.act.end()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, haunt.after(TableSet::LayOut).before(TableSet::Carry));
}

fn haunt(
    mut commands: Commands,
    (time, motion): (Res<Time<Real>>, Res<Motion>),
    images: Option<Res<Assets<Image>>>,
    mut ghosts: Query<(Entity, &mut Ghost, &mut Sprite, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut ghost, mut sprite, mut transform) in &mut ghosts {
        ghost.clock += step(&time, *motion);
        redraw.write(RequestRedraw);
        if ghost.clock >= ghost.end() {
            commands.entity(entity).despawn();
            continue;
        }
        if !ghost.before.is_empty() {
            let place = place_in(&ghost.before, ghost.clock, ghost.origin);
            let layer =
                if place == ghost.origin { ghost.place.z } else { height::MOVING + 0.1 * ghost.place.z };
            ghost.place = place.extend(ghost.place.z);
            transform.translation = place.extend(layer + 0.01);
        }
        let part = ghost.act.part(ghost.clock);
        match ghost.act.deed {
            Deed::Flip => transform.scale.x = (1.0 - 2.0 * easing::in_out(part)).max(0.0),
            Deed::Fall => {
                let (lift, fall) = ((part / 0.3).min(1.0), ((part - 0.3) / 0.7).max(0.0));
                let grown = 1.0 + 0.08 * easing::out(lift) - 0.12 * fall;
                transform.translation = ghost.place - Vec3::Y * FALL * fall * fall;
                transform.translation.z = height::MOVING;
                transform.scale = Vec3::new(grown, grown, 1.0);
                sprite.color.set_alpha(1.0 - fall);
            }
            Deed::Wipe => {
                let pixels =
                    images.as_ref().and_then(|images| images.get(&sprite.image)).map(Image::size_f32);
                wipe(&ghost, part, pixels, &mut sprite, &mut transform);
            }
            _ => {}
        }
    }
}

/// Shows the rest of the old face: the part right of an edge that moves over the card.
fn wipe(ghost: &Ghost, part: f32, pixels: Option<Vec2>, sprite: &mut Sprite, transform: &mut Transform) {
    let edge = easing::in_out(part);
    let left = ghost.size.x * edge;
    sprite.custom_size = Some(Vec2::new(ghost.size.x - left, ghost.size.y));
    transform.translation.x = ghost.place.x + left / 2.0;
    if let Some(pixels) = pixels {
        sprite.rect = Some(Rect::new(pixels.x * edge, 0.0, pixels.x, pixels.y));
    } else {
        // Only the renderer has the picture: the old face fades instead.
        sprite.custom_size = Some(ghost.size);
        transform.translation.x = ghost.place.x;
        sprite.color.set_alpha(1.0 - edge);
    }
}
