//! Playing with keys: what is done at the hex cursor, and answers that have a key of their own. Every
//! order goes the way that the mouse's orders go.

use super::{
    clicks::{Routing, answer, is_interdiction},
    commands::Given,
    counters::stack_order,
    cursor::{self, Cursor},
    drag::{drop_held, grasped, is_own},
    hand::Hand,
    layout::centre_of,
    offer::acting_side,
    screen::Screen,
    session::{OrderRequest, Request, Session},
    view::View,
};
use crate::games::guderian::table::attack::{PlannedAttack, confirm};
use crate::{
    engine::{board::Hex, counters::Word},
    games::guderian::rules::{
        Position, Rulebook,
        battle::Decision,
        counter::{Piece, Place},
        legal,
        order::Order,
        position::Public,
        set_up,
    },
    settings::Command,
};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, obey.run_if(in_state(Screen::Table)).before(super::session::answer_requests));
}

fn obey(
    mut given: MessageReader<Given>,
    position: Option<Res<Position>>,
    mut session: ResMut<Session>,
    (mut hand, mut plan, mut routing, mut cursor): (
        ResMut<Hand>,
        ResMut<PlannedAttack>,
        ResMut<Routing>,
        ResMut<Cursor>,
    ),
    mut view: ResMut<View>,
    mut commands: Commands,
    mut requests: MessageWriter<OrderRequest>,
) {
    for Given(command) in given.read() {
        let (Some(rulebook), Some(position)) = (session.rulebook.clone(), &position) else { continue };
        let mut table = Keyboard {
            rulebook: &rulebook,
            position,
            session: &mut session,
            hand: &mut hand,
            plan: &mut plan,
            routing: &mut routing,
            cursor: &mut cursor,
            view: &mut view,
            commands: &mut commands,
            requests: &mut requests,
        };
        match command {
            Command::Act => table.act(),
            Command::TakeStack => table.take(true, false),
            Command::TakeDivision => table.take(false, true),
            Command::NextInStack => table.next_in_stack(),
            Command::FromBox => table.next_from_box(),
            Command::LoseSteps => table.say(Order::Lose),
            Command::Retreat => table.say(Order::Retreat),
            Command::Stay => table.say(Order::Stay),
            Command::CallUp => table.call_up(),
            _ => {}
        }
    }
}

/// Everything that a key can work on.
struct Keyboard<'a, 'w, 's, 'c> {
    rulebook: &'a Rulebook,
    position: &'a Position,
    session: &'a mut Session,
    hand: &'a mut Hand,
    plan: &'a mut PlannedAttack,
    routing: &'a mut Routing,
    cursor: &'a mut Cursor,
    view: &'a mut View,
    commands: &'a mut Commands<'w, 's>,
    requests: &'a mut MessageWriter<'c, OrderRequest>,
}

impl Keyboard<'_, '_, '_, '_> {
    fn public(&self) -> &Public {
        &self.position.public
    }

    fn order(&mut self, order: Order) {
        self.requests.write(OrderRequest(Request::order(order)));
    }

    /// Gives an answer if it is asked for.
    fn say(&mut self, order: Order) {
        let asked = match &self.public().owed {
            Some(Decision::LoseOrRetreat { .. }) => matches!(order, Order::Lose | Order::Retreat),
            Some(Decision::Advance { .. }) => order == Order::Stay,
            _ => false,
        };
        if asked {
            self.order(order);
        }
    }

    /// What the key of all work does at the cursor.
    fn act(&mut self) {
        let Some(hex) = self.cursor.shown() else {
            confirm(self.plan, self.hand, self.requests);
            return;
        };
        if self.hand.held.is_some() {
            return self.drop();
        }
        if self.hand.calling {
            let order = self.hand.call_up_to(hex);
            return self.order(order);
        }
        if let Some(decision) = self.public().owed.clone() {
            return self.answer(&decision, hex);
        }
        if is_interdiction(self.public().phase) {
            return self.order(Order::PlaceMarker { hex });
        }
        if self.plan.targets.contains(&hex) {
            confirm(self.plan, self.hand, self.requests);
            return;
        }
        let public = &self.position.public;
        if public.stack(hex).any(|piece| is_own(public, piece)) {
            return self.take(false, false);
        }
        let selected: Vec<Piece> =
            self.session.selected.iter().filter_map(|unit| public.find(*unit)).collect();
        if public.phase.is_combat() && public.holder(hex).is_some() && !selected.is_empty() {
            self.plan.add(self.session, self.position, &selected, hex);
        }
    }

    fn drop(&mut self) {
        let by_train = self.hand.by_train;
        let Some(held) = self.hand.held.take() else { return };
        drop_held(held, by_train, self.session, self.position, self.plan, self.commands, self.requests);
    }

    /// The counter at the cursor that keys mean: the one that is selected there, or the one on top.
    fn meant(&self, hex: Hex) -> Option<Piece> {
        let public = self.public();
        let here = |piece: &Piece| public.counter(*piece).hex() == Some(hex);
        let selected = self.session.selected.iter().filter_map(|unit| public.find(*unit)).find(here);
        selected.or_else(|| stack_order(public, hex).last().copied())
    }

    /// Answers what is owed at the cursor; winners are chosen first, then their way.
    fn answer(&mut self, decision: &Decision, hex: Hex) {
        let piece = self.meant(hex);
        let order = answer(
            self.rulebook,
            &self.position.public,
            decision,
            piece,
            Some(hex),
            self.session,
            self.routing,
        );
        if let Some(order) = order {
            return self.order(order);
        }
        if let (Decision::Advance { among, .. }, Some(piece)) = (decision, piece) {
            let unit = self.public().counter(piece).id;
            if among.contains(&unit) {
                self.session.selected = vec![unit];
            }
        }
    }

    /// Picks up at the cursor; with something from a box in the hand, everybody who waits with it.
    fn take(&mut self, stack: bool, division: bool) {
        if self.hand.held.as_ref().is_some_and(|held| held.from.is_none()) && stack {
            return self.take_all_from_box();
        }
        let Some(hex) = self.cursor.shown() else { return };
        let public = &self.position.public;
        if let Some(Decision::Advance { among, .. }) = &public.owed {
            let here = |unit: &&Word| {
                public.find(**unit).is_some_and(|piece| public.counter(piece).hex() == Some(hex))
            };
            self.session.selected = among.iter().filter(here).copied().collect();
            return;
        }
        let Some(piece) = self.meant(hex).filter(|_| public.owed.is_none()) else { return };
        let pieces = grasped(self.rulebook, public, piece, stack, division, self.session);
        self.hold(pieces, hex);
    }

    fn hold(&mut self, pieces: Vec<Piece>, hex: Hex) {
        self.hand.take(self.rulebook, &self.position.public, pieces, centre_of(hex));
        cursor::follow(hex, self.hand, self.view);
    }

    /// Selects the next counter of the stack at the cursor.
    fn next_in_stack(&mut self) {
        let Some(hex) = self.cursor.shown() else { return };
        let public = self.public();
        let stack: Vec<Word> =
            stack_order(public, hex).iter().rev().map(|piece| public.counter(*piece).id).collect();
        let now = self.session.selected.first().and_then(|unit| stack.iter().position(|other| other == unit));
        let next = now.map_or(0, |now| (now + 1) % stack.len().max(1));
        if let Some(unit) = stack.get(next) {
            self.session.selected = vec![*unit];
        }
    }

    /// Those of the side to act who wait to be set up or to enter.
    fn waiting(&self) -> Vec<Piece> {
        let public = self.public();
        if public.owed.is_some() {
            return Vec::new();
        }
        let mut waiting: Vec<Piece> =
            set_up::waiting(public).filter_map(|counter| public.find(counter.id)).collect();
        waiting.extend(legal::arrivals(public));
        waiting.retain(|piece| public.counter(*piece).side() == acting_side(public));
        waiting
    }

    /// Takes the next one who waits.
    fn next_from_box(&mut self) {
        let waiting = self.waiting();
        let held = self.hand.held.as_ref().and_then(|held| held.pieces.first().copied());
        let now = held.and_then(|piece| waiting.iter().position(|other| *other == piece));
        let next = now.map_or(0, |now| (now + 1) % waiting.len().max(1));
        if let Some(piece) = waiting.get(next) {
            self.hold_from_box(vec![*piece]);
        }
    }

    /// Takes everybody who waits in the same area.
    fn take_all_from_box(&mut self) {
        let public = self.public();
        let first = self.hand.held.as_ref().and_then(|held| held.pieces.first().copied());
        let Some(area @ Place::Due { .. }) = first.map(|piece| public.counter(piece).place) else { return };
        let together =
            self.waiting().into_iter().filter(|piece| public.counter(*piece).place == area).collect();
        self.hold_from_box(together);
    }

    /// Takes them to the cheapest hex that is open to them.
    fn hold_from_box(&mut self, pieces: Vec<Piece>) {
        self.hand.take(self.rulebook, &self.position.public, pieces, self.view.centre);
        let offer = self.hand.offer();
        let here = self.cursor.shown().filter(|hex| offer.places.contains_key(hex));
        let cheapest = offer.places.iter().min_by(|one, other| one.1.part.total_cmp(&other.1.part));
        if let Some(hex) = here.or(cheapest.map(|(hex, _)| *hex)) {
            self.cursor.put(hex);
            cursor::follow(hex, self.hand, self.view);
        }
    }

    fn call_up(&mut self) {
        let open = legal::calls(self.rulebook, self.public());
        if let Some(hex) = open.first() {
            self.session.selected.clear();
            self.hand.calling = true;
            self.cursor.put(*hex);
            cursor::follow(*hex, self.hand, self.view);
        }
    }
}
