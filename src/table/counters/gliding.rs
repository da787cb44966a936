//! A moving counter: its place at each moment of its acts.

use crate::table::counters::easing;
use crate::{
    scene::{
        motion::seconds,
        script::{Act, Deed},
    },
    settings::Motion,
};
use bevy::prelude::*;

/// The longest frame that counts, in seconds: the first after a rest would otherwise be a jump.
const LONGEST_FRAME: f32 = 0.05;

/// A counter that moves to its place of rest.
#[derive(Component, Clone, Debug)]
pub struct Gliding {
    pub(crate) acts: Vec<Act>,
    pub(crate) clock: f32,
    /// Its place before its first act.
    pub(crate) from: Option<Vec2>,
    /// Whether only its owner knows of a part of its move.
    pub(crate) unseen: bool,
}

impl Gliding {
    /// Makes the move from the hand to its place of rest.
    pub fn back(from: Vec2) -> Self {
        let deed = Deed::March(vec![from], seconds::BACK, 0.0);
        Self {
            acts: vec![Act { begin: 0.0, takes: seconds::BACK, deed }],
            clock: 0.0,
            from: Some(from),
            unseen: false,
        }
    }

    pub(crate) fn end(&self) -> f32 {
        self.acts.iter().map(Act::end).fold(0.0, f32::max)
    }
}

/// Returns the seconds of the scene in this frame.
pub(crate) fn step(time: &Time<Real>, motion: Motion) -> f32 {
    time.delta_secs().min(LONGEST_FRAME) * motion.speed()
}

/// Returns the place after these acts, if one of them moves.
pub(super) fn place_in(acts: &[Act], clock: f32, from: Vec2) -> Vec2 {
    let last = acts.iter().rev().find_map(|act| match &act.deed {
        Deed::Walk(places) | Deed::March(places, ..) => places.last().copied(),
        _ => None,
    });
    let gliding = Gliding { acts: acts.to_vec(), clock, from: Some(from), unseen: false };
    pose(&gliding, last.unwrap_or(from)).0.0
}

/// Returns place, width and whether it moves; and its opacity, if that changes.
pub(super) fn pose(gliding: &Gliding, rest: Vec2) -> ((Vec2, f32, bool), Option<f32>) {
    let clock = gliding.clock;
    let mut place = gliding.from.unwrap_or(rest);
    let (mut width, mut moving, mut fade) = (1.0, false, None);
    let last = gliding.acts.iter().rposition(|act| matches!(act.deed, Deed::Walk(_) | Deed::March(..)));
    for (number, act) in gliding.acts.iter().enumerate() {
        let begun = clock >= act.begin;
        let part = act.part(clock);
        match &act.deed {
            Deed::Walk(places) if begun => {
                place = along(&way(places, rest, Some(number) == last), easing::in_out(part));
                moving = part < 1.0;
            }
            Deed::March(places, each, pause) if begun => {
                let way = way(places, rest, Some(number) == last);
                place = march(&way, clock - act.begin, *each, *pause);
                moving = part < 1.0;
            }
            // Its old face is a ghost; the new one appears in the second half.
            Deed::Flip => width = (2.0 * easing::in_out(part) - 1.0).max(0.0),
            Deed::Fade => fade = Some(part),
            _ => {}
        }
    }
    ((place, width, moving), fade)
}

/// Returns the places of a path; the last path ends at the counter's place of rest, which may be beside the middle.
fn way(places: &[Vec2], rest: Vec2, last: bool) -> Vec<Vec2> {
    let mut way = places.to_vec();
    if last {
        if way.len() > 1 {
            way.pop();
        }
        way.push(rest);
    }
    way
}

/// Returns the place at a part of the path through these places.
fn along(way: &[Vec2], part: f32) -> Vec2 {
    let whole: f32 = way.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let mut left = whole * part;
    for pair in way.windows(2) {
        let length = pair[0].distance(pair[1]);
        if left <= length {
            return pair[0].lerp(pair[1], if length > 0.0 { left / length } else { 1.0 });
        }
        left -= length;
    }
    way.last().copied().unwrap_or_default()
}

/// Returns the place after this many seconds of a move from place to place with pauses.
fn march(way: &[Vec2], clock: f32, each: f32, pause: f32) -> Vec2 {
    let leg = (clock / (each + pause)).max(0.0) as usize;
    match way.get(leg..leg + 2) {
        Some(pair) => {
            let part = (clock - leg as f32 * (each + pause)) / each;
            pair[0].lerp(pair[1], easing::out(part))
        }
        None => way.last().copied().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(begin: f32) -> Gliding {
        let places = vec![Vec2::ZERO, Vec2::X, Vec2::new(2.0, 0.0)];
        let acts = vec![Act { begin, takes: 1.0, deed: Deed::Walk(places) }];
        Gliding { acts, clock: 0.0, from: Some(Vec2::ZERO), unseen: false }
    }

    #[test]
    fn a_counter_waits_then_walks_and_ends_where_it_rests() {
        let rest = Vec2::new(2.0, 0.1);
        let at = |clock: f32| pose(&Gliding { clock, ..walk(1.0) }, rest).0;
        assert_eq!(at(0.5), (Vec2::ZERO, 1.0, false));
        assert!(at(1.25).0.x < 0.5, "slow at first");
        assert!((at(1.5).0.x - 1.0).abs() < 0.02 && at(1.5).2);
        assert_eq!(at(2.0).0, rest);
    }

    #[test]
    fn a_march_rests_in_each_hex() {
        let way = [Vec2::ZERO, Vec2::X, Vec2::new(2.0, 0.0)];
        let at = |clock: f32| march(&way, clock, 0.17, 0.15).x;
        assert!(at(0.085) > 0.8, "fast at first");
        assert_eq!((at(0.18), at(0.31)), (1.0, 1.0));
        assert_eq!(at(0.49), 2.0);
    }

    #[test]
    fn a_face_is_seen_in_the_second_half_of_a_turn() {
        let acts = vec![Act { begin: 0.0, takes: 0.32, deed: Deed::Flip }];
        let width = |clock: f32| {
            pose(&Gliding { acts: acts.clone(), clock, from: None, unseen: false }, Vec2::ZERO).0.1
        };
        assert_eq!((width(0.0), width(0.15)), (0.0, 0.0));
        assert!(width(0.25) > 0.5 && width(0.32) == 1.0);
    }
}
