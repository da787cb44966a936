//! The frame about every selected counter that is seen; about those of one stack a single one, which crosses no face.

use super::{
    counters::{CardSize, LayOut, Shown},
    inks::{Inks, ink},
    layout::height,
    ribbon::{RibbonSpawner, Ribbons},
    screen::game_is_shown,
    session::{Session, lies},
    tabled::OnTable,
};
use crate::engine::counters::{CounterId, Word};
use bevy::prelude::*;

/// The mesh of all frames.
#[derive(Component)]
struct Frames;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut spawner: RibbonSpawner| {
        spawner.spawn(Frames, &Ribbons::default(), height::SELECTION);
    });
}

/// The frames about counters of a game.
pub(crate) fn plug_in<G: OnTable>(app: &mut App) {
    let drawn = draw::<G>.after(LayOut).after(super::hand::Carry);
    app.add_systems(Update, drawn.run_if(lies::<G>).run_if(game_is_shown));
}

/// Draws the frames anew when something else is selected, or lies elsewhere.
fn draw<G: OnTable>(
    session: Res<Session<G>>,
    (size, inks): (Res<CardSize>, Res<Inks>),
    counters: Query<(&CounterId, &Shown, &Visibility)>,
    moved: Query<(), (With<CounterId>, Or<(Changed<Shown>, Changed<Visibility>)>)>,
    mut before: Local<Vec<Word>>,
    mut frames: Query<(&mut Mesh2d, &mut Visibility), (With<Frames>, Without<CounterId>)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let laid_anew = !session.selected.is_empty() && (!moved.is_empty() || size.is_changed());
    if *before == session.selected && !laid_anew && !inks.is_changed() {
        return;
    }
    before.clone_from(&session.selected);
    let mut ribbons = Ribbons::default();
    let seen = counters.iter().filter(|(id, shown, visibility)| {
        session.selected.contains(&id.0) && **visibility != Visibility::Hidden && !shown.held
    });
    for stack in stacks(seen.map(|(_, shown, _)| shown.rest), size.side) {
        frame(&mut ribbons, stack, &size, &inks);
    }
    for frame in &mut frames {
        ribbons.put(&mut meshes, frame);
    }
}

/// The places of cards that lie over one another, as the rectangles between their middles.
fn stacks(cards: impl Iterator<Item = Vec2>, side: f32) -> Vec<Rect> {
    let mut stacks: Vec<Rect> = Vec::new();
    for card in cards {
        // Cards of a stack are shifted by less than half a card; those of a fan lie side by side.
        let near = |stack: &&mut Rect| (stack.center() - card).abs().max_element() < 0.5 * side;
        match stacks.iter_mut().find(near) {
            Some(stack) => *stack = stack.union_point(card),
            None => stacks.push(Rect::from_center_size(card, Vec2::ZERO)),
        }
    }
    stacks
}

fn frame(ribbons: &mut Ribbons, stack: Rect, size: &CardSize, inks: &Inks) {
    let Rect { min, max } = stack.inflate(size.side * 0.53);
    let frame = [min, Vec2::new(max.x, min.y), max, Vec2::new(min.x, max.y), min];
    let pixel = 1.0 / size.radius.max(1.0);
    let width = (0.07_f32).max(2.0 * pixel);
    ribbons.line(&frame, width + 2.0 * pixel, width + 2.0 * pixel, ink(inks.accent_dark));
    ribbons.line(&frame, width, width, ink(inks.accent));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_has_one_frame_and_a_fan_one_a_card() {
        let at = |x: f32, y: f32| Vec2::new(x, y);
        let stack = [at(0.0, 0.0), at(0.1, 0.1), at(-0.1, -0.1)];
        let framed = stacks(stack.into_iter(), 1.2);
        assert_eq!(framed, [Rect::new(-0.1, -0.1, 0.1, 0.1)]);
        assert_eq!(stacks([at(0.0, 0.0), at(1.3, 0.0), at(2.6, 0.0)].into_iter(), 1.2).len(), 3);
    }
}
