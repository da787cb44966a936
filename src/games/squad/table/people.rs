//! The people at the table: the part of the hand-over that is specific to this game.

use crate::{
    engine::{dice::DieWanted, orders::Game},
    games::squad::{
        planning::{
            plan::{
                attack_in, joining::answers, options, paying::only_sensible, pointing::Pointing, promise,
            },
            worth::fires_for_nothing,
        },
        rules::{
            Position, Rulebook, Squad, event::Event, kinds::Side, order::Order, position::decision::Decision,
            view::View,
        },
        words::dice_asked,
    },
    planning::Plan,
    table::session::{Session, seating::Seating},
};
use bevy::prelude::*;
use std::sync::Arc;

impl Seating for Squad {
    fn die_wanted(rulebook: &Rulebook, position: &Position, event: &Event) -> Option<DieWanted> {
        dice_asked::die_wanted(rulebook, &position.public, event)
    }

    fn may_be_left(order: &Order) -> bool {
        dice_asked::may_be_left(order)
    }

    /// The order to hold fire if no fire can have an effect: even all asked units together reach no better result
    /// (14.1).
    fn in_vain(rulebook: &Rulebook, position: &Position) -> Option<Order> {
        let Some(Decision::Reaction { side, .. }) = position.public.owed else { return None };
        let (public, told) = (position.known_to(side), &position.secrets.instructions);
        let plans = answers(rulebook, &public, (&Pointing::default(), told));
        let mut made = plans.iter().flat_map(|plan| options(rulebook, &public, plan));
        let harms = made.any(|option| option.made.is_ok_and(|made| promise(rulebook, &public, &made) > 0));
        (!harms).then_some(Order::Hold)
    }

    /// The losses of one unit that must pay alone, if no player would choose others (13.8).
    fn only_answer(_: &Rulebook, position: &Position) -> Option<Order> {
        let Some(Decision::Casualties { points, hits, .. }) = &position.public.owed else { return None };
        only_sensible(hits, *points).map(|losses| Order::Casualties { losses })
    }

    fn passes(rulebook: &Arc<Rulebook>, position: &Position) -> bool {
        let side = position.public.phase.side(&rulebook.scenario);
        side.is_some_and(|side| fires_for_nothing(rulebook, &position.public, side))
    }

    /// A question about opportunity fire must not be visible to the opponent, and hidden state is only for its owner
    /// (22).
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
            let pointing = &mut world.resource_mut::<Plan<Self>>().0;
            (pointing.plan, pointing.chosen) = (Some(plan), None);
            true
        })
    }
}

/// The side whose secrets may be open: that of the active person, or of the only person; none while only computers
/// play.
pub(crate) fn looking(session: &Session<Squad>, position: &Position) -> Option<Side> {
    session.looking(position).and_then(|number| Side::BOTH.get(number).copied())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::orders::Viewer,
        games::squad::rules::{
            counter::Place,
            fire::casualties::{Hit, Loss, Struck},
            phase::{Phase, Step},
            position::Instruction,
            scenario::options::Options,
        },
        table::files::thumbnail::as_both_know,
    };
    use std::sync::Arc;

    /// A patrol with a squad of each side, and the state of it that is hidden.
    fn patrol(german: &str, american: &str) -> (Arc<Rulebook>, Position) {
        let options = Options { hidden_set_up: true, ..Options::default() };
        let rulebook = Arc::new(Squad::load("patrol", &options).unwrap());
        let mut position = <Squad as Game>::start(&rulebook, 1);
        for (id, at) in [("ge-rifle-1", german), ("us-rifle-1", american)] {
            let id = id.parse().unwrap();
            let counter = position.public.counters.iter_mut().find(|it| it.id == id).unwrap();
            counter.place = Place::Map(at.parse().unwrap());
            if counter.side == Side::German {
                position.secrets.unseen.counters.insert(id, counter.clone());
            }
        }
        position.public.phase = Phase::First(Step::Movement);
        position.look(Viewer::Both);
        (rulebook, position)
    }

    /// The picture of a saved game is on the title screen, visible to both players (22.2).
    #[test]
    fn the_picture_of_a_game_shows_nothing_hidden() {
        let (_, mut position) = patrol("0604", "0402");
        position.look(Viewer::Side(Side::German.number()));
        let id = "ge-rifle-1".parse().unwrap();
        assert!(position.public.find(id).unwrap().hex().is_some());
        assert!(Squad::is_private(&position));
        assert_eq!(as_both_know::<Squad>(position).public.find(id).unwrap().place, Place::Unseen);
    }

    /// A side that cannot harm the target holds fire without being asked. A hidden unit that can harm it is asked,
    /// independent of the viewer of the table. A unit with an instruction is not asked (14.1, 14.6).
    #[test]
    fn who_can_harm_is_not_asked_in_vain() {
        let (rulebook, mut position) = patrol("0604", "0503");
        let units = vec!["us-rifle-1".parse().unwrap()];
        let hex = "0503".parse().unwrap();
        position.public.owed = Some(Decision::Reaction { side: Side::German, units, hex });
        assert_eq!(Squad::in_vain(&rulebook, &position), None);
        let unit = "ge-rifle-1".parse().unwrap();
        position.secrets.instructions.insert(unit, Instruction::Never);
        assert_eq!(Squad::in_vain(&rulebook, &position), Some(Order::Hold));
    }

    /// A squad that is hit alone by one point is pinned without a question (13.8).
    #[test]
    fn the_only_unit_that_can_pay_is_not_asked_about() {
        let (rulebook, mut position) = patrol("0604", "0503");
        let unit = "us-rifle-1".parse().unwrap();
        let hit = Hit {
            unit,
            struck: Struck::Squad { reduction: 2 },
            rating: 5,
            pinned: false,
            ignores: false,
            weapons: 0,
            riders: 0,
            carrier: None,
        };
        let (side, hex) = (Side::Allied, "0503".parse().unwrap());
        position.public.owed = Some(Decision::Casualties { side, hex, points: 1, hits: vec![hit] });
        let losses = vec![(unit, Loss::Pinned)];
        assert_eq!(Squad::only_answer(&rulebook, &position), Some(Order::Casualties { losses }));
    }
}
