//! Counters on their way: the scene that an order brings about, played from its script.
//!
//! The position has changed already; here the table catches up with it. Any key or button ends the
//! scene at once, and nothing is drawn again after its last frame.

use super::{
    CardSize, Shown,
    ghosts::{self, Ghost},
    gliding::{Gliding, pose, step},
    on_pixels,
};
use crate::{
    engine::{
        counters::{CounterId, UnitId},
        orders::{Position, facts},
    },
    scene::{
        die,
        layout::height,
        pictured::Pictured,
        script::{Act, Deed, Script},
    },
    settings::Motion,
    table::{
        app::sets::{GameSet, TableSet},
        map::layers::of_players,
        session::{Played, Session, thinker::FastForward},
        tabled::OnTable,
    },
};
use bevy::{camera::visibility::RenderLayers, ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use std::collections::BTreeSet;

/// The die of the battle that is being thrown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Throw {
    /// Seconds since it left the hand, below zero before that; none if no die is on its way.
    pub clock: Option<f32>,
}

impl Throw {
    /// Whether the die has still to show what it says.
    pub fn hides_result(&self) -> bool {
        self.clock.is_some_and(|clock| clock < die::RESULT)
    }
}

/// Whether anything is moving on the table.
#[derive(SystemParam)]
pub struct AnimatedScene<'w, 's> {
    gliding: Query<'w, 's, (), With<Gliding>>,
    ghosts: Query<'w, 's, (), With<Ghost>>,
    throw: Res<'w, Throw>,
}

impl AnimatedScene<'_, '_> {
    /// Whether a die has still to show what it says.
    pub fn hides_result(&self) -> bool {
        self.throw.hides_result()
    }

    /// Whether anything is.
    pub fn is_playing(&self) -> bool {
        !self.gliding.is_empty() || !self.ghosts.is_empty() || self.throw.clock.is_some()
    }
}

/// Lets the orders of a game begin scenes.
pub(crate) fn plug_in<G: OnTable + Pictured>(app: &mut App) {
    app.add_systems(
        Update,
        begin::<G>.in_set(TableSet::BeginAnimations).in_set(GameSet::Show(G::ID)).after(skip),
    );
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Motion>().init_resource::<Throw>().add_plugins(ghosts::plugin);
    app.add_systems(
        Update,
        (
            skip.in_set(TableSet::BeginAnimations),
            (glide, throw).after(TableSet::LayOut).before(TableSet::Carry),
        ),
    );
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
type Still<'a> = (
    Entity,
    &'a CounterId,
    (&'a Sprite, &'a Transform, &'a RenderLayers),
    &'a Visibility,
    &'a Shown,
    Has<Gliding>,
);

/// Every order that was played begins a scene.
fn begin<G: OnTable + Pictured>(
    mut played: MessageReader<Played<G>>,
    mut commands: Commands,
    (session, motion, hurry): (Res<Session<G>>, Res<Motion>, Option<Res<FastForward>>),
    (position, counters): (Option<Res<Position<G>>>, Query<Still>),
    mut throw: ResMut<Throw>,
) {
    let Some(rulebook) = &session.rulebook else {
        played.clear();
        return;
    };
    let eyes = position.and_then(|position| G::eyes(rulebook, &position.public));
    let sees = |side| eyes.is_none_or(|eyes| eyes.see(side));
    for Played { events, stood } in played.read() {
        if hurry.as_ref().is_some_and(|hurry| hurry.0) {
            throw.set_if_neq(Throw::default());
            continue;
        }
        let in_secret: BTreeSet<UnitId> = facts::<G>(events)
            .filter(|fact| fact.only.is_some())
            .flat_map(|fact| fact.units().to_vec())
            .collect();
        let seen = facts::<G>(events).filter(|fact| fact.only.is_none_or(sees));
        let mut script = Script::of(G::board(rulebook), seen, G::rolled(rulebook, events).is_some(), stood);
        if *motion == Motion::Reduced {
            script = script.reduced();
        }
        throw.set_if_neq(Throw { clock: script.throw.map(|begin| -begin) });
        for (unit, acts) in script.acts {
            if let Some(counter) = counters.iter().find(|(_, id, ..)| id.0 == unit) {
                set_going(&mut commands, counter, acts, in_secret.contains(&unit));
            }
        }
    }
}

/// Lets a counter do what the script says of it; viewers do not see what only its owner knows of.
fn set_going(
    commands: &mut Commands,
    (entity, _, look, visibility, shown, dropped): (
        Entity,
        &CounterId,
        (&Sprite, &Transform, &RenderLayers),
        &Visibility,
        &Shown,
        bool,
    ),
    mut acts: Vec<Act>,
    unseen: bool,
) {
    let changes = |act: &Act| matches!(act.deed, Deed::Flip | Deed::Wipe | Deed::Fall);
    // What was just dropped by hand need not walk there once more.
    if dropped {
        acts.retain(|act| !matches!(act.deed, Deed::Walk(_)));
    }
    // Who is lost is not on the table any more: the old look stays until it falls, whatever happens to it before.
    let lost = acts.iter().position(|act| act.deed == Deed::Fall);
    if let (Some(number), true, true) =
        (lost.or_else(|| acts.iter().position(changes)), *visibility != Visibility::Hidden, shown.drawn > 0)
    {
        let mut ghost = commands.spawn(ghosts::of(&acts[..=number], look));
        if unseen {
            ghost.insert(of_players());
        }
    }
    acts.retain(|act| !matches!(act.deed, Deed::Wipe | Deed::Fall));
    if !acts.is_empty() {
        let from = acts.iter().find_map(|act| match &act.deed {
            Deed::Walk(places) | Deed::March(places, ..) => places.first().copied(),
            _ => None,
        });
        commands.entity(entity).insert(Gliding { acts, clock: 0.0, from, unseen });
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
    use bevy::ecs::system::RunSystemOnce;

    /// Who is turned over before the die and lost by it stays until it falls: the rules have taken it off already.
    #[test]
    fn who_is_lost_stays_until_the_die_lies() {
        let act = |begin, takes, deed| Act { begin, takes, deed };
        let fall = act(die::RESULT + die::FLASH, 0.3, Deed::Fall);
        let acts = vec![act(0.0, 0.3, Deed::Flip), fall.clone()];
        let mut world = World::new();
        let shown = Shown { drawn: 64, ..Shown::default() };
        let id = CounterId("rifle".parse().expect("a word"));
        let look = (Sprite::default(), Transform::default(), RenderLayers::default());
        world.spawn((id, look, Visibility::Visible, shown));
        let begin = move |mut commands: Commands, counters: Query<Still>| {
            counters.iter().for_each(|counter| set_going(&mut commands, counter, acts.clone(), false));
        };
        assert!(world.run_system_once(begin).is_ok());
        let ghosts: Vec<f32> = world.query::<&Ghost>().iter(&world).map(Ghost::end).collect();
        assert_eq!(ghosts, [fall.end()]);
    }
}
