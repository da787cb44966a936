//! Carries out the meaning of mouse and keys: on the game on the table, the hand and the plan, for every game in the
//! same way.

use super::{
    cursor::{self, Cursor},
    for_vote::ForVote,
    held::{Hand, Held},
};
use crate::{
    engine::{
        counters::{CounterId, UnitId},
        orders::AnyOrder,
    },
    planning::{Dropped, GameContext, InputOutcome, Outcomes, Plan, free},
    settings::Settings,
    table::{
        counters::gliding::Gliding,
        map::view::MapView,
        session::{Ask, Request, Session, SessionRequest},
        tabled::OnTable,
    },
};
use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};

/// The resources on which the hand acts.
#[derive(SystemParam)]
pub(in crate::table) struct Touch<'w, 's, G>
where
    G: OnTable,
{
    pub session: ResMut<'w, Session<G>>,
    pub position: Option<Res<'w, crate::engine::orders::Position<G>>>,
    pub hand: ResMut<'w, Hand>,
    pub plan: ResMut<'w, Plan<G>>,
    pub cursor: ResMut<'w, Cursor>,
    pub view: ResMut<'w, MapView>,
    settings: Option<Res<'w, Settings>>,
    for_vote: Option<ResMut<'w, ForVote>>,
    commands: Commands<'w, 's>,
    requests: MessageWriter<'w, SessionRequest>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

/// The number of units that a press takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grip {
    /// The unit, or the selection that it belongs to.
    One,
    /// All units that can move together with it.
    Stack,
    /// The units of its formation among them.
    Formation,
}

/// Returns the units that are picked up, the grasped one first.
pub(super) fn grasp<G: OnTable>(now: GameContext<G>, unit: UnitId, grip: Grip) -> Vec<UnitId> {
    let together = G::together(now, unit);
    let mut units = match grip {
        Grip::Stack => together,
        Grip::Formation => formation(now, unit),
        Grip::One => {
            let selected = now.selected;
            let with_it = |other: &UnitId| *other == unit || together.contains(other);
            let belongs = selected.contains(&unit) && selected.iter().all(with_it);
            if belongs { selected.to_vec() } else { Vec::new() }
        }
    };
    units.retain(|other| *other != unit);
    units.insert(0, unit);
    units
}

/// Returns the units of a unit's formation that are in the same place.
pub(super) fn formation<G: OnTable>(now: GameContext<G>, unit: UnitId) -> Vec<UnitId> {
    let mut units = G::together(now, unit);
    units.retain(|other| G::of_one_formation(now, unit, *other));
    units
}

impl<G: OnTable> Touch<'_, '_, G> {
    /// Returns the game, if it is on the table.
    pub fn now(&self) -> Option<GameContext<'_, G>> {
        self.session.context(self.position.as_deref())
    }

    /// Lets the game change the plan; none if it is not on the table. The plan counts as changed only if it then
    /// differs.
    pub fn plan<T>(&mut self, work: impl FnOnce(GameContext<'_, G>, &mut G::Plan) -> T) -> Option<T> {
        let now = self.session.context(self.position.as_deref())?;
        let mut plan = self.plan.clone();
        let outcome = work(now, &mut plan.0);
        self.plan.set_if_neq(plan);
        Some(outcome)
    }

    /// Whether an order that rolls dice waits for a click: no die is rolled by accident, unless the player has chosen
    /// that or a lesson teaches it.
    pub fn asks_before_dice(&self) -> bool {
        let asks = self.settings.as_ref().is_none_or(|settings| settings.ask_before_dice);
        asks && self.session.lesson.is_none()
    }

    pub fn request(&mut self, request: Request) {
        self.requests.write(SessionRequest(request));
        self.redraw();
    }

    /// Requests a frame.
    pub fn redraw(&mut self) {
        self.redraw.write(RequestRedraw);
    }

    /// Takes units into the hand, over a place of the table.
    pub fn hold(&mut self, units: Vec<UnitId>, at: Vec2) {
        let Some(now) = self.now() else { return };
        let Some(first) = units.first() else { return };
        let from = G::stack_hex(now.position, *first);
        let offer = free::offers(now, &self.plan.0, &units, &[]);
        self.hand.held = Some(Held {
            units,
            from,
            offer,
            pinned: Vec::new(),
            at,
            over: from,
            from_box: false,
            dragged_out: false,
            sway: 0.0,
        });
        self.redraw();
    }

    /// Carries out the meaning of a drop, over a hex or on a counter beside the map; without a meaning, the units glide
    /// back.
    pub fn drop(&mut self, held: Held, onto: Option<UnitId>) {
        let by_train = self.hand.by_train;
        let asks_before_dice = self.asks_before_dice();
        let before = self.plan.0.clone();
        let meant = self.plan(|now, plan| match (held.over, onto) {
            (Some(hex), _) if held.from == Some(hex) => Vec::new(),
            (Some(hex), _) => {
                let choice = held.offer.at(hex, by_train);
                let dropped = Dropped { units: &held.units, hex, choice, by_train, asks_before_dice };
                free::dropped(now, plan, &dropped)
            }
            (None, Some(onto)) => free::dropped_onto(now, plan, &held.units, onto),
            (None, None) => Vec::new(),
        });
        let Some(mut meant) = meant else { return };
        let elsewhere = held.over.filter(|hex| held.from != Some(*hex));
        if let Some(hex) = elsewhere.filter(|_| free::is_idle(&meant) && self.plan.0 == before) {
            let refusal = free::not_offered(&held.units, hex, &held.offer);
            meant.extend(refusal.map(InputOutcome::Refuse));
        }
        self.commands.queue(GlideBack { units: held.units, from: held.at });
        self.carry_out(meant);
    }

    /// Gives an order. While the player adds moves to a vote, it becomes a choice and is not played.
    fn give(&mut self, order: G::Order) {
        match self.for_vote.as_mut().filter(|for_vote| for_vote.is_on()) {
            Some(for_vote) => for_vote.put(AnyOrder::new(order)),
            None => {
                self.requests.write(SessionRequest(Request::order(order)));
            }
        }
    }

    pub fn carry_out(&mut self, meant: Outcomes<G>) {
        for meant in meant {
            match meant {
                InputOutcome::Order(order) => self.give(order),
                InputOutcome::Command(command) => {
                    self.requests.write(SessionRequest(Request::People(Ask::Command(command))));
                }
                InputOutcome::Select(units) => self.session.selected = units,
                InputOutcome::Refuse(refusal) => self.session.refuse(refusal),
                InputOutcome::Handled => self.session.refusal = None,
                InputOutcome::HandledSilently => {}
                InputOutcome::MoveCursor(hex) => {
                    self.cursor.put(hex);
                    cursor::follow(hex, &mut self.hand, &mut self.view);
                }
            }
        }
        self.redraw();
    }
}

/// Moves units that are still in their place from the hand back to it.
struct GlideBack {
    units: Vec<UnitId>,
    from: Vec2,
}

impl Command for GlideBack {
    type Out = ();

    fn apply(self, world: &mut World) {
        let mut counters = world.query::<(Entity, &CounterId)>();
        let found = counters.iter(world).filter(|(_, counter)| self.units.contains(&counter.0));
        let found: Vec<Entity> = found.map(|(entity, _)| entity).collect();
        for entity in found {
            world.entity_mut(entity).insert(Gliding::back(self.from));
        }
    }
}
