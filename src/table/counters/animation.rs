//! Moving counters: the scene of an order, played from its script.
//!
//! The position has changed already; the table follows it here. Any key or button ends the scene at once, and nothing
//! is drawn again after its last frame.

pub use super::throw::Throw;

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
        layout::height,
        pictured::HasFaces,
        script::{Act, Deed, Script},
    },
    settings::Motion,
    table::{
        app::sets::{GameSet, TableSet},
        map::layers::of_players,
        map::view::MapView,
        session::{Played, Session, thinker::FastForward},
        tabled::OnTable,
    },
};
use bevy::{camera::visibility::RenderLayers, ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use std::collections::BTreeSet;

/// Whether anything moves on the table.
#[derive(SystemParam)]
pub struct AnimatedScene<'w, 's> {
    gliding: Query<'w, 's, (), With<Gliding>>,
    ghosts: Query<'w, 's, (), With<Ghost>>,
    throw: Res<'w, Throw>,
}

impl AnimatedScene<'_, '_> {
    /// Whether a die has not shown its result yet.
    pub fn hides_result(&self) -> bool {
        self.throw.hides_result()
    }

    /// Whether anything moves.
    pub fn is_playing(&self) -> bool {
        !self.gliding.is_empty() || !self.ghosts.is_empty() || self.throw.clock.is_some()
    }
}

/// Adds the scenes of a game's orders.
pub(crate) fn game_plugin<G: OnTable + HasFaces>(app: &mut App) {
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

/// Ends the scene after any key or button.
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
        (throw.clock, throw.attack) = (Some(f32::MAX), throw.attacks.saturating_sub(1));
    }
}

/// A counter that can be set in motion.
type Still<'a> = (
    Entity,
    &'a CounterId,
    (&'a Sprite, &'a Transform, &'a RenderLayers),
    &'a Visibility,
    &'a Shown,
    Has<Gliding>,
);

/// Begins a scene for every order that was played.
fn begin<G: OnTable + HasFaces>(
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
    let eyes = position.as_ref().and_then(|position| G::eyes(rulebook, &position.public));
    let sees = |side| eyes.is_none_or(|eyes| eyes.see(side));
    for Played { events, before } in played.read() {
        if hurry.as_ref().is_some_and(|hurry| hurry.0) {
            throw.set_if_neq(Throw::default());
            continue;
        }
        let in_secret: BTreeSet<UnitId> = facts::<G>(events)
            .filter(|fact| fact.only.is_some())
            .flat_map(|fact| fact.units().to_vec())
            .collect();
        let seen = facts::<G>(events).filter(|fact| fact.only.is_none_or(sees));
        let rolled = G::rolled(rulebook, events);
        let attacks = rolled.as_ref().map_or(0, |rolled| G::attacks(rolled).max(1));
        let begins_alone = rolled.as_ref().is_some_and(G::begins_alone);
        let mut script = Script::of(G::board(rulebook), seen, (attacks, begins_alone), &before.stood());
        if *motion == Motion::Reduced {
            script = script.reduced();
        }
        let without_die = |position: &Position<G>| G::without_die(rulebook, position, events).is_some();
        let unrolled = attacks == 0 && position.as_deref().is_some_and(without_die);
        let now = Throw { unrolled, ..Throw::of(&script, begins_alone) };
        // Two combats in a row without dice are both shown.
        if unrolled || *throw != now {
            *throw = now;
        }
        for (unit, acts) in script.acts {
            if let Some(counter) = counters.iter().find(|(_, id, ..)| id.0 == unit) {
                set_going(&mut commands, counter, acts, in_secret.contains(&unit));
            }
        }
    }
}

/// Starts the acts of a counter from the script; viewers do not see moves that only its owner knows of.
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
    // Counters that were just dropped by hand need not move there once more.
    if dropped {
        acts.retain(|act| !matches!(act.deed, Deed::Walk(_)));
    }
    // An eliminated unit is off the table already: its old look stays until it falls, through all acts before.
    let lost = acts.iter().position(|act| act.deed == Deed::Fall);
    // The effects of several dice are shown after the last of them; a card that is flipped shows its other face.
    let is_flipped = acts.iter().any(|act| act.deed == Deed::Flip);
    let changed = if is_flipped { acts.iter().position(changes) } else { acts.iter().rposition(changes) };
    if let (Some(number), true, true) = (lost.or(changed), *visibility != Visibility::Hidden, shown.drawn > 0)
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

/// Moves every moving counter, and puts it at rest at the end.
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

/// Runs the clock of the die until its result has been shown.
fn throw(
    (time, motion): (Res<Time<Real>>, Res<Motion>),
    view: Option<Res<MapView>>,
    mut throw: ResMut<Throw>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if throw.clock.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    let seconds = step(&time, *motion);
    let moves = view.is_some_and(|view| !view.is_still() || view.turns_soon);
    if !throw.waits(seconds, moves) {
        throw.go_on(seconds, *motion);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::die;
    use bevy::ecs::system::RunSystemOnce;

    /// Each attack of an order has its own roll, after units have moved into its fire; the last result is that of all.
    #[test]
    fn dice_of_an_order_are_rolled_one_attack_after_the_other() {
        let throws = vec![0.5, 4.0];
        let mut throw = Throw::of(&Script { throws, ..Script::default() }, false);
        let mut told = Vec::new();
        while throw.clock.is_some() && told.len() < 100 {
            told.push((throw.attack, throw.is_to_come(), throw.has_shown(0), throw.hides_result()));
            throw.go_on(0.25, Motion::Full);
        }
        told.dedup();
        assert_eq!(
            told,
            [
                (0, true, false, true),
                (0, false, false, true),
                (0, false, true, true),
                (1, false, true, true),
                (1, false, true, false),
            ]
        );
        assert!(!throw.hides_result() && throw.has_shown(1));
    }

    /// The die waits for the view, even if a long frame would carry it past its beginning; once it rolls, nothing stops it.
    #[test]
    fn a_die_is_thrown_when_the_view_has_come() {
        let throw = |clock| Throw { clock: Some(clock), attacks: 1, ..Throw::default() };
        let mut begins = throw(-0.1);
        assert!(!begins.waits(0.05, true), "units are still on their way");
        assert!(begins.waits(0.5, true) && begins.clock == Some(0.0));
        assert!(begins.waits(0.5, true) && !begins.waits(0.5, false));
        assert!(!throw(0.2).waits(0.1, true) && !Throw::default().waits(0.1, true));
    }

    /// A unit that is flipped before the die and eliminated by it stays until it falls: the rules have removed it
    /// already.
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
