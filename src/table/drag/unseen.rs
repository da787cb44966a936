//! Secret plots and set-ups: viewers see the map as if no unit were held. Only the player sees a counter that is
//! lifted, or glides back; for viewers its picture stays in its place of rest.

use super::held::Hand;
use crate::{
    engine::{counters::CounterId, orders::Position},
    table::{
        app::sets::{GameSet, TableSet},
        counters::{CardSize, Shown, gliding::Gliding, on_pixels},
        map::layers::{Away, Unseen, of_players, of_viewers, seen_by},
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// The picture of such a counter, for viewers only.
#[derive(Component)]
struct StandIn(Entity);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unseen>().add_systems(Update, (hide, follow).chain().after(TableSet::Carry));
}

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, note::<G>.in_set(GameSet::Show(G::ID)).before(TableSet::LayOut));
}

/// Notes whether the player's hand is secret.
fn note<G: OnTable>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    mut unseen: ResMut<Unseen>,
) {
    let laid = session.rulebook.as_ref().zip(position);
    unseen
        .set_if_neq(Unseen(laid.is_some_and(|(rulebook, position)| G::hides_selection(rulebook, &position))));
}

type Card<'a> = (Entity, &'a CounterId, &'a Shown, &'a Sprite, Has<Gliding>, Has<Away>);

/// Hides held counters from viewers, and shows them again in their place of rest.
fn hide(
    mut commands: Commands,
    (unseen, hand, size): (Res<Unseen>, Res<Hand>, Res<CardSize>),
    counters: Query<Card>,
    away: Query<(), With<Away>>,
    stand_ins: Query<(Entity, &StandIn)>,
) {
    if away.is_empty() && (!unseen.0 || hand.held.is_none()) {
        return;
    }
    for (entity, counter, shown, sprite, glides, is_away) in &counters {
        let goes = unseen.0 && (hand.holds(counter.0) || (is_away && glides));
        if goes == is_away {
            continue;
        }
        if goes {
            commands.entity(entity).insert((Away, of_players()));
            if shown.is_on_table && !shown.secret {
                let place = Transform::from_translation(on_pixels(shown, &size).extend(shown.height));
                commands.spawn((StandIn(entity), of_viewers(), sprite.clone(), place));
            }
        } else {
            commands.entity(entity).remove::<Away>().insert(seen_by(shown.secret));
            let of_it = stand_ins.iter().filter(|(_, stands)| stands.0 == entity);
            of_it.for_each(|(stand_in, _)| commands.entity(stand_in).despawn());
        }
    }
}

/// Keeps the pictures for viewers like those of the counters, after a zoom too.
fn follow(
    mut commands: Commands,
    size: Res<CardSize>,
    counters: Query<(&Shown, &Sprite), Without<StandIn>>,
    mut stand_ins: Query<(Entity, &StandIn, &mut Sprite, &mut Transform)>,
) {
    for (entity, of, mut sprite, mut transform) in &mut stand_ins {
        let Ok((shown, card)) = counters.get(of.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        // A counter that was set up in secret rests in secret.
        if shown.secret {
            commands.entity(entity).despawn();
            continue;
        }
        if (&sprite.image, sprite.custom_size, sprite.color) != (&card.image, card.custom_size, card.color) {
            *sprite = card.clone();
        }
        let place = on_pixels(shown, &size).extend(shown.height);
        transform.set_if_neq(Transform::from_translation(place));
    }
}
