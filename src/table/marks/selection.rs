//! The frame about every selected counter that is visible; a stack has a single one, which crosses no face.

use super::ribbon::{RibbonSpawner, Ribbons};
use crate::{
    engine::counters::{CounterId, UnitId},
    scene::layout::height,
    table::{
        app::{
            inks::{Inks, ink},
            sets::{GameSet, TableSet},
        },
        counters::{CardSize, Shown},
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// The mesh of all frames.
#[derive(Component)]
struct Frames;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut spawner: RibbonSpawner| {
        spawner.spawn(Frames, &Ribbons::default(), height::SELECTION);
    });
}

/// Adds the frames about counters of a game.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, draw::<G>.in_set(GameSet::ShowBoard(G::ID)).after(TableSet::Carry));
}

/// Draws the frames again when the selection has changed or moved.
fn draw<G: OnTable>(
    session: Res<Session<G>>,
    (size, inks): (Res<CardSize>, Res<Inks>),
    counters: Query<(&CounterId, &Shown, &Visibility)>,
    moved: Query<(), (With<CounterId>, Or<(Changed<Shown>, Changed<Visibility>)>)>,
    mut before: Local<Vec<UnitId>>,
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
    let seen = seen.map(|(_, shown, _)| (shown.rest, shown.height, shown.face.badges.len()));
    for stack in stacks(seen, size.side) {
        frame(&mut ribbons, &stack, &size, &inks);
    }
    for frame in &mut frames {
        ribbons.put(&mut meshes, frame);
    }
}

/// Distance of the frame from a corner with a badge, in sides of a card.
const GAP: f32 = 0.22;

/// Cards that overlap.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stack {
    /// The rectangle between their middles.
    middles: Rect,
    /// Height of the topmost card, and the number of its badges.
    top: (f32, usize),
}

/// Groups the cards that overlap, given with their middles, heights and numbers of badges.
fn stacks(cards: impl Iterator<Item = (Vec2, f32, usize)>, side: f32) -> Vec<Stack> {
    let mut stacks: Vec<Stack> = Vec::new();
    for (card, height, badges) in cards {
        // Cards of a stack are shifted by less than half a card; those of a fan are side by side.
        let near = |stack: &&mut Stack| (stack.middles.center() - card).abs().max_element() < 0.5 * side;
        match stacks.iter_mut().find(near) {
            Some(stack) => {
                stack.middles = stack.middles.union_point(card);
                if height > stack.top.0 {
                    stack.top = (height, badges);
                }
            }
            None => stacks
                .push(Stack { middles: Rect::from_center_size(card, Vec2::ZERO), top: (height, badges) }),
        }
    }
    stacks
}

/// Returns the lines of a frame. The first badge of a card extends over its upper right corner, the second over the
/// upper left one: there the frame is open, and they are legible.
fn lines(Rect { min, max }: Rect, badges: usize, gap: f32) -> Vec<Vec<Vec2>> {
    let (low_right, high_left) = (Vec2::new(max.x, min.y), Vec2::new(min.x, max.y));
    let (down, along) = (Vec2::new(0.0, gap), Vec2::new(gap, 0.0));
    match badges {
        0 => vec![vec![min, low_right, max, high_left, min]],
        1 => vec![vec![max - along, high_left, min, low_right, max - down]],
        _ => vec![vec![max - along, high_left + along], vec![high_left - down, min, low_right, max - down]],
    }
}

fn frame(ribbons: &mut Ribbons, stack: &Stack, size: &CardSize, inks: &Inks) {
    let around = stack.middles.inflate(size.side * 0.53);
    let pixel = 1.0 / size.radius.max(1.0);
    let width = (0.07_f32).max(2.0 * pixel);
    let lines = lines(around, stack.top.1, size.side * GAP);
    for (wider, colour) in [(2.0 * pixel, inks.accent_dark), (0.0, inks.accent)] {
        for line in &lines {
            ribbons.line(line, width + wider, width + wider, ink(colour));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_has_one_frame_and_a_fan_one_a_card() {
        let at = |x: f32, y: f32| Vec2::new(x, y);
        let stack = [at(0.0, 0.0), at(0.1, 0.1), at(-0.1, -0.1)];
        let cards = stack.into_iter().zip([(10.0, 0), (12.0, 2), (11.0, 1)]);
        let framed = stacks(cards.map(|(card, (height, badges))| (card, height, badges)), 1.2);
        assert_eq!(framed, [Stack { middles: Rect::new(-0.1, -0.1, 0.1, 0.1), top: (12.0, 2) }]);
        let fan = [at(0.0, 0.0), at(1.3, 0.0), at(2.6, 0.0)].map(|card| (card, 10.0, 0));
        assert_eq!(stacks(fan.into_iter(), 1.2).len(), 3);
    }

    /// The frame does not cross badges at the corners of a card.
    #[test]
    fn a_frame_is_open_where_badges_lie() {
        let around = Rect::new(0.0, 0.0, 1.0, 1.0);
        let far = |badges: usize, corner: Vec2| {
            let lines = lines(around, badges, 0.2);
            let near = lines.iter().flatten().map(|point| point.distance(corner));
            near.fold(f32::MAX, f32::min)
        };
        let [right, left] = [Vec2::ONE, Vec2::Y];
        assert_eq!([far(0, right), far(0, left), far(1, left)], [0.0; 3]);
        assert!([far(1, right), far(2, right), far(2, left)].iter().all(|far| *far > 0.15));
    }
}
