//! Counters on their way: the scene that an order brings about, played from its script.
//!
//! The position has changed already; here the table catches up with it. Any key or button ends the
//! scene at once, and nothing is drawn again after its last frame.

use super::{
    counters::{CardSize, LayOut, Shown, on_pixels},
    ghosts::{self, Ghost},
    layout::height,
    motion::{self, seconds},
    opponent::Hurry,
    pictured::Pictured,
    script::{Act, Deed, Script},
    session::{Played, Session},
};
use crate::{
    engine::{counters::CounterId, orders::facts},
    panels::die,
    settings::Motion,
};
use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};

/// A frame counts as no more than this: the first after a rest would else be a leap.
const LONGEST_FRAME: f32 = 0.05;

/// A counter on its way to where it rests.
#[derive(Component, Clone, Debug)]
pub struct Gliding {
    acts: Vec<Act>,
    clock: f32,
    /// Where it waits before its first act.
    from: Option<Vec2>,
}

impl Gliding {
    /// From the hand to where it rests.
    pub fn back(from: Vec2) -> Self {
        let deed = Deed::March(vec![from], seconds::BACK, 0.0);
        Self { acts: vec![Act { begin: 0.0, takes: seconds::BACK, deed }], clock: 0.0, from: Some(from) }
    }

    fn end(&self) -> f32 {
        self.acts.iter().map(Act::end).fold(0.0, f32::max)
    }
}

/// The die of the battle that is being thrown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Throw {
    /// Seconds since it left the hand, below zero before that; none if no die is on its way.
    pub clock: Option<f32>,
}

impl Throw {
    /// Whether the die has still to show what it says.
    pub fn hides_result(&self) -> bool {
        self.clock.is_some_and(|clock| clock < crate::panels::die::RESULT)
    }
}

/// Whether anything is moving on the table.
#[derive(SystemParam)]
pub struct Scene<'w, 's> {
    gliding: Query<'w, 's, (), With<Gliding>>,
    ghosts: Query<'w, 's, (), With<Ghost>>,
    throw: Res<'w, Throw>,
}

impl Scene<'_, '_> {
    /// Whether anything is.
    pub fn is_playing(&self) -> bool {
        !self.gliding.is_empty() || !self.ghosts.is_empty() || self.throw.clock.is_some()
    }
}

/// Where scenes begin.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
struct Begin;

/// Lets the orders of a game begin scenes.
pub(crate) fn plug_in<G: Pictured>(app: &mut App) {
    app.add_systems(Update, begin::<G>.in_set(Begin).after(skip));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>().init_resource::<Throw>().add_plugins(ghosts::plugin);
    app.configure_sets(Update, Begin.after(super::session::answer_requests).before(LayOut))
        .add_systems(Update, (skip.in_set(Begin), (glide, throw).after(LayOut).before(super::hand::Carry)));
}

/// Seconds of the scene in this frame.
pub(super) fn step(time: &Time<Real>, motion: Motion) -> f32 {
    time.delta_secs().min(LONGEST_FRAME) * motion.speed()
}

/// Any key or button ends what is on its way.
fn skip(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    mut gliding: Query<&mut Gliding>,
    mut ghosts: Query<&mut Ghost>,
    mut throw: ResMut<Throw>,
) {
    let key = keys.is_some_and(|keys| keys.get_just_pressed().next().is_some());
    let button = buttons.is_some_and(|buttons| buttons.get_just_pressed().next().is_some());
    if !key && !button {
        return;
    }
    gliding.iter_mut().for_each(|mut gliding| gliding.clock = f32::MAX);
    ghosts.iter_mut().for_each(|mut ghost| ghost.clock = f32::MAX);
    if throw.clock.is_some() {
        throw.clock = Some(f32::MAX);
    }
}

/// A counter that may be set in motion.
type Still<'a> = (Entity, &'a CounterId, &'a Sprite, &'a Transform, &'a Visibility, &'a Shown, Has<Gliding>);

/// Every order that was played begins a scene.
fn begin<G: Pictured>(
    mut played: MessageReader<Played<G>>,
    mut commands: Commands,
    (session, motion, hurry): (Res<Session<G>>, Res<Motion>, Option<Res<Hurry>>),
    counters: Query<Still>,
    mut throw: ResMut<Throw>,
) {
    let Some(rulebook) = &session.rulebook else {
        played.clear();
        return;
    };
    for Played { events, stood } in played.read() {
        if hurry.as_ref().is_some_and(|hurry| hurry.0) {
            throw.set_if_neq(Throw::default());
            continue;
        }
        let mut script =
            Script::of(G::board(rulebook), facts::<G>(events), G::rolled(rulebook, events).is_some(), stood);
        if *motion == Motion::Reduced {
            script = script.reduced();
        }
        throw.set_if_neq(Throw { clock: script.throw.map(|begin| -begin) });
        for (unit, acts) in script.acts {
            if let Some(counter) = counters.iter().find(|(_, id, ..)| id.0 == unit) {
                set_going(&mut commands, counter, acts);
            }
        }
    }
}

/// Lets a counter do what the script says of it.
fn set_going(
    commands: &mut Commands,
    (entity, _, sprite, transform, visibility, shown, dropped): (
        Entity,
        &CounterId,
        &Sprite,
        &Transform,
        &Visibility,
        &Shown,
        bool,
    ),
    mut acts: Vec<Act>,
) {
    let changes = |act: &Act| matches!(act.deed, Deed::Flip | Deed::Wipe | Deed::Fall);
    // What was just dropped by hand need not walk there once more.
    if dropped {
        acts.retain(|act| !matches!(act.deed, Deed::Walk(_)));
    }
    if let (Some(number), true, true) =
        (acts.iter().position(changes), *visibility != Visibility::Hidden, shown.drawn > 0)
    {
        commands.spawn(ghosts::of(&acts[..=number], sprite, transform));
    }
    acts.retain(|act| !matches!(act.deed, Deed::Wipe | Deed::Fall));
    if !acts.is_empty() {
        let from = acts.iter().find_map(|act| match &act.deed {
            Deed::Walk(places) | Deed::March(places, ..) => places.first().copied(),
            _ => None,
        });
        commands.entity(entity).insert(Gliding { acts, clock: 0.0, from });
    }
}

/// Moves every counter that is on its way, and lets it rest at the end.
fn glide(
    mut commands: Commands,
    (time, motion): (Res<Time<Real>>, Res<Motion>),
    size: Res<CardSize>,
    mut counters: Query<(Entity, &Shown, &Visibility, &mut Gliding, &mut Transform, &mut Sprite)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, shown, visibility, mut gliding, mut transform, mut sprite) in &mut counters {
        gliding.clock += step(&time, *motion);
        redraw.write(RequestRedraw);
        let rest = on_pixels(shown, &size);
        let ended = gliding.clock >= gliding.end();
        if ended || shown.held || *visibility == Visibility::Hidden {
            commands.entity(entity).remove::<Gliding>();
            *transform = Transform::from_translation(rest.extend(shown.height));
            if shown.drawn > 0 {
                sprite.color.set_alpha(1.0);
            }
            continue;
        }
        let (pose, fade) = pose(&gliding, rest);
        let (place, width, moving) = pose;
        let layer = if moving { height::MOVING + shown.height * 0.1 } else { shown.height };
        *transform = Transform::from_translation(place.extend(layer)).with_scale(Vec3::new(width, 1.0, 1.0));
        if let (Some(fade), true) = (fade, shown.drawn > 0) {
            sprite.color.set_alpha(fade);
        }
    }
}

/// Where something is that goes through these acts, if it moves in any of them.
pub(super) fn place_in(acts: &[Act], clock: f32, from: Vec2) -> Vec2 {
    let last = acts.iter().rev().find_map(|act| match &act.deed {
        Deed::Walk(places) | Deed::March(places, ..) => places.last().copied(),
        _ => None,
    });
    let gliding = Gliding { acts: acts.to_vec(), clock, from: Some(from) };
    pose(&gliding, last.unwrap_or(from)).0.0
}

/// Place, width and whether it moves; and how much is seen, if that changes.
fn pose(gliding: &Gliding, rest: Vec2) -> ((Vec2, f32, bool), Option<f32>) {
    let clock = gliding.clock;
    let mut place = gliding.from.unwrap_or(rest);
    let (mut width, mut moving, mut fade) = (1.0, false, None);
    let last = gliding.acts.iter().rposition(|act| matches!(act.deed, Deed::Walk(_) | Deed::March(..)));
    for (number, act) in gliding.acts.iter().enumerate() {
        let begun = clock >= act.begin;
        let part = act.part(clock);
        match &act.deed {
            Deed::Walk(places) if begun => {
                place = along(&way(places, rest, Some(number) == last), motion::in_out(part));
                moving = part < 1.0;
            }
            Deed::March(places, each, pause) if begun => {
                let way = way(places, rest, Some(number) == last);
                place = march(&way, clock - act.begin, *each, *pause);
                moving = part < 1.0;
            }
            // Its old face is a ghost; the new one comes round in the second half.
            Deed::Flip => width = (2.0 * motion::in_out(part) - 1.0).max(0.0),
            Deed::Fade => fade = Some(part),
            _ => {}
        }
    }
    ((place, width, moving), fade)
}

/// The places of a way; the last way ends where the counter rests, which may be beside the middle.
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

/// The place a part of the way through these places.
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

/// The place after so many seconds of going from place to place with pauses.
fn march(way: &[Vec2], clock: f32, each: f32, pause: f32) -> Vec2 {
    let leg = (clock / (each + pause)).max(0.0) as usize;
    match way.get(leg..leg + 2) {
        Some(pair) => {
            let part = (clock - leg as f32 * (each + pause)) / each;
            pair[0].lerp(pair[1], motion::out(part))
        }
        None => way.last().copied().unwrap_or_default(),
    }
}

/// Lets the clock of the die run until its result has been shown.
fn throw(
    (time, motion): (Res<Time<Real>>, Res<Motion>),
    mut throw: ResMut<Throw>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(clock) = throw.clock else { return };
    let clock = clock + step(&time, *motion);
    throw.clock = Some(clock).filter(|clock| *clock < die::RESULT + die::FLASH);
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(begin: f32) -> Gliding {
        let places = vec![Vec2::ZERO, Vec2::X, Vec2::new(2.0, 0.0)];
        let acts = vec![Act { begin, takes: 1.0, deed: Deed::Walk(places) }];
        Gliding { acts, clock: 0.0, from: Some(Vec2::ZERO) }
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
        let width = |clock: f32| pose(&Gliding { acts: acts.clone(), clock, from: None }, Vec2::ZERO).0.1;
        assert_eq!((width(0.0), width(0.15)), (0.0, 0.0));
        assert!(width(0.25) > 0.5 && width(0.32) == 1.0);
    }
}
