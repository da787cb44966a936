//! The people at the table: what of their hand-over is this game's own.

use super::{
    joining::answers,
    plan::{attack_in, options, promise},
    pointing::Pointing,
};
use crate::{
    engine::{dice::DieWanted, orders::Game},
    games::squad::{
        rules::{
            Position, Rulebook, Squad,
            decision::Decision,
            event::Event,
            kinds::Side,
            order::Order,
            view::{View, to_play},
        },
        words::dice_asked,
    },
    table::{
        seating::Seating,
        session::{Session, is_human},
    },
};
use bevy::prelude::*;

impl Seating for Squad {
    fn die_wanted(rulebook: &Rulebook, position: &Position, event: &Event) -> Option<DieWanted> {
        dice_asked::die_wanted(rulebook, &position.public, event)
    }

    fn may_be_left(order: &Order) -> bool {
        dice_asked::may_be_left(order)
    }

    /// Fire with which no dice do anything: all who are asked together are the best that can be had (14.1).
    fn in_vain(rulebook: &Rulebook, position: &Position) -> Option<Order> {
        let Some(Decision::Reaction { side, .. }) = position.public.owed else { return None };
        let (public, told) = (position.known_to(side), &position.secrets.instructions);
        let plans = answers(rulebook, &public, (&Pointing::default(), told));
        let mut made = plans.iter().flat_map(|plan| options(rulebook, &public, plan));
        let harms = made.any(|option| option.made.is_ok_and(|made| promise(rulebook, &public, &made) > 0));
        (!harms).then_some(Order::Hold)
    }

    /// Who is asked whether he fires must not be seen to be asked, and what is hidden is for the eyes of its owner (22).
    fn is_private(position: &Position) -> bool {
        matches!(position.public.owed, Some(Decision::Reaction { .. })) || !position.secrets.unseen.is_empty()
    }

    fn prepare_hint(world: &mut World, order: &Order) -> bool {
        world.resource_scope(|world, mut session: Mut<Session<Self>>| {
            let Some(rulebook) = &session.rulebook else { return false };
            let position = <Self as Game>::position(world);
            let Some(plan) = attack_in(View::to_play(rulebook, position).public(), order) else {
                return false;
            };
            session.selected = plan.units();
            let mut pointing = world.resource_mut::<Pointing>();
            (pointing.plan, pointing.chosen) = (Some(plan), None);
            true
        })
    }
}

/// Whose secrets may lie open: of the person who acts, or of the only person; nobody's while only computers play.
pub(crate) fn looking(session: &Session<Squad>, position: &Position) -> Option<Side> {
    let rulebook = session.rulebook.as_ref()?;
    let human = |side: &Side| is_human(&session.seats, side.number());
    let acting = to_play(rulebook, &position.public);
    if human(&acting) { Some(acting) } else { Side::BOTH.into_iter().find(human) }
}
