//! The people at the table: this game's own parts of hand-over.

use crate::{
    engine::{dice::DieWanted, orders::Game},
    games::platoon::{
        planning::{
            plan::{answer, asked, attack_in, choosing, promise},
            worth::fires_for_nothing,
        },
        rules::{Platoon, Position, Rulebook, event::Event, kinds::Side, order::Order, view::View},
        words::dice_asked,
    },
    planning::Plan,
    table::session::{Session, seating::Seating},
};
use bevy::prelude::*;
use std::{collections::BTreeSet, sync::Arc};

impl Seating for Platoon {
    fn die_wanted(rulebook: &Rulebook, position: &Position, event: &Event) -> Option<DieWanted> {
        dice_asked::die_wanted(rulebook, &position.public, event)
    }

    /// The order to pass, if even the fire of all units that are asked has no effect with any die (11.6).
    fn in_vain(rulebook: &Rulebook, position: &Position) -> Option<Order> {
        let side = position.public.owed?.side();
        let (public, told) = (position.known_to(side), &position.secrets.instructions);
        let instruction = |unit| told.get(&unit).copied().unwrap_or_default();
        let (decision, possible) = asked(rulebook, &public, instruction)?;
        if !possible.interdictors.is_empty() {
            return None;
        }
        let fire = answer(rulebook, &public, (decision, &possible), &BTreeSet::new())?.ok()?;
        (promise(rulebook, &fire) == 0).then_some(Order::Pass)
    }

    fn passes(rulebook: &Arc<Rulebook>, position: &Position) -> bool {
        let side = position.public.phase.side(&rulebook.scenario);
        side.is_some_and(|side| fires_for_nothing(rulebook, &position.public, side))
    }

    fn prepare_hint(world: &mut World, order: &Order) -> bool {
        let Some((plan, target)) = attack_in(order) else { return false };
        world.resource_scope(|world, mut session: Mut<Session<Self>>| {
            let Some(rulebook) = &session.rulebook else { return };
            let position = <Self as Game>::position(world);
            let chosen = choosing(rulebook, View::to_play(rulebook, position).public(), &plan, target);
            session.selected.clone_from(&plan.units);
            let pointing = &mut world.resource_mut::<Plan<Self>>().0;
            (pointing.plan, pointing.chosen) = (Some(plan), chosen);
        });
        true
    }

    fn may_be_left(order: &Order) -> bool {
        dice_asked::may_be_left(order)
    }

    /// Whether the screen is for one player alone: during a question whether to fire, and with hidden units (19.2).
    fn is_private(position: &Position) -> bool {
        position.public.owed.is_some() || !position.secrets.unseen.is_empty()
    }
}

/// The side whose instructions may be shown: that of the person who is to give the next order. While a computer player
/// is to play, the only person at the table may see their own.
pub(crate) fn looking(session: &Session<Platoon>, position: &Position) -> Option<Side> {
    session.looking(position).and_then(|number| Side::BOTH.get(number).copied())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::orders::{Game, Record, Viewer},
        games::platoon::rules::{
            counter::Place,
            phase::{Phase, Segment},
        },
        scene::{HasScene, story::explain_order},
        table::{
            files::thumbnail::as_both_know,
            session::summing_up::{idle, in_a_line},
        },
    };

    /// The picture of a saved game is on the title screen, before both players (19.2).
    #[test]
    fn the_picture_of_a_game_shows_nothing_hidden() {
        let rulebook = Rulebook::load("stream-line").unwrap();
        let mut position = Platoon::start(&rulebook, 1);
        let (hex, id) = ("1302".parse().unwrap(), "ge-at-75-1".parse().unwrap());
        let gun = position.public.counters.iter_mut().find(|counter| counter.id == id).unwrap();
        gun.place = Place::Map(hex);
        let counter = gun.clone();
        position.secrets.unseen.counters.insert(id, counter);
        position.look(Viewer::Side(Side::German.number()));
        assert_eq!(position.public.find(id).unwrap().place, Place::Map(hex));
        let pictured = as_both_know::<Platoon>(position);
        assert_eq!(pictured.public.find(id).unwrap().place, Place::Unseen);
    }

    /// That a side was asked and let a unit pass is never shown (19.3): the unit's further path is not a move of that
    /// side.
    #[test]
    fn what_was_let_pass_is_no_move_of_who_was_asked() {
        let rulebook = Arc::new(Rulebook::load("meeting").unwrap());
        let mut position = Platoon::start(&rulebook, 1);
        let (gun, tank) = ("ge-pz-4h-1".parse().unwrap(), "so-t34-76-1".parse().unwrap());
        for (unit, hex) in [(gun, "1205"), (tank, "1705")] {
            let counter = position.public.counters.iter_mut().find(|counter| counter.id == unit);
            counter.unwrap().place = Place::Map(hex.parse().unwrap());
        }
        position.public.phase = Phase::Second(Segment::Vehicles);
        let mut world = Platoon::world();
        let mut record = Record::<Platoon>::at(&mut world, Arc::clone(&rulebook), position, 1);
        let path = ["1605", "1505"].map(|hex| hex.parse().unwrap()).to_vec();
        record.play(&mut world, &Order::Move { unit: tank, path, quick: false, concealed: false }).unwrap();
        for _ in 0..2 {
            assert!(Platoon::position(&world).public.owed.is_some(), "the gun sees it half its range away");
            record.play(&mut world, &Order::Pass).unwrap();
        }
        let now = Platoon::position(&world);
        // The reason for letting it pass is not the reason for its further path.
        let mut lines = Platoon::log_lines(&rulebook, now, &record.events[1]);
        record.file.played[1].reason = "a better target may come".to_owned();
        explain_order(&record, 2, &mut lines);
        assert!(!lines.is_empty() && lines.iter().all(|line| line.why.is_empty()), "{lines:?}");
        let public = &now.public;
        let told = |side: Side| in_a_line(&record, public, 0, side.number());
        assert_eq!((told(Side::German), told(Side::Soviet).as_deref()), (None, Some("Soviets: 1 move.")));
        let idle_in = |side: Side| idle(&record, (&rulebook, public), 0, side.number());
        assert_eq!(Side::BOTH.map(idle_in), [None, None], "one was asked, the other has moved");
    }

    /// A player who waits for the other side is informed even if that side does nothing.
    #[test]
    fn a_turn_in_which_nothing_happens_is_told() {
        let rulebook = Arc::new(Rulebook::load("meeting").unwrap());
        let mut position = Platoon::start(&rulebook, 1);
        position.public.phase = Phase::Second(Segment::Vehicles);
        let mut world = Platoon::world();
        let mut record = Record::<Platoon>::at(&mut world, Arc::clone(&rulebook), position, 1);
        record.play(&mut world, &Order::Done).unwrap();
        let public = &Platoon::position(&world).public;
        let side = Phase::Second(Segment::Vehicles).side(&rulebook.scenario).unwrap();
        let told = |side: Side| idle(&record, (&rulebook, public), 0, side.number());
        let people = crate::engine::wording::capital(Platoon::SIDES[side.number()].people);
        assert_eq!(told(side), Some(format!("{people}: no moves, no attacks.")));
        assert_eq!(told(side.enemy()), None, "it has given no order");
    }
}
