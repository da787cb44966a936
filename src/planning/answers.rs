//! The questions about a plan that a game answers: which counters a press takes, what they are offered, what letting go,
//! clicking and the keys mean. A game decides nothing here either: it asks its rules.

use super::{
    context::GameContext,
    offer::{Choice, Lit, Mark, Offer},
    outcome::{AttackAsked, Clicked, Dropped, FlagWords, InputOutcome, Meanings},
    sight::SightLine,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        lessons::Taught,
        orders::{AnyWish, InPlay, Position, counter},
    },
    scene::has_scene::HasScene,
    settings::{Command, OwnCommand},
};
use std::collections::BTreeMap;

/// The unit with this number in the position's list.
pub(crate) fn unit<G: Planning>(position: &Position<G>, number: usize) -> Option<UnitId> {
    G::counters(&position.public).get(number).map(InPlay::id)
}

/// The orders that the game lists for just these units, and where each leads.
fn listed<G: Planning>(now: GameContext<'_, G>, units: &[UnitId]) -> impl Iterator<Item = (Hex, G::Order)> {
    let orders = G::listed(now.rulebook, &now.position.public).into_iter();
    orders.filter_map(move |order| {
        let shape = G::shape(&order.clone().into());
        (shape.units == units).then(|| Some((*shape.hexes.last()?, order)))?
    })
}

/// A game in which a player plans before he orders.
pub trait Planning: Taught + HasScene {
    /// The plan, as plain data: a planned attack, a draft, a tool that gives clicks another meaning; `()` for none.
    type Plan: Default + Clone + PartialEq + Send + Sync + 'static;

    /// Whether the unit is on the map, or still to come.
    fn is_there(position: &Position<Self>, unit: UnitId) -> bool {
        counter::<Self>(&position.public, unit).is_some_and(InPlay::is_in_play)
    }

    /// Whether what a player does with the hand now is a secret of his side: viewers are not shown what is in it.
    fn plays_unseen(_: &Self::Rulebook, _: &Position<Self>) -> bool {
        false
    }

    /// The hex that a unit lies in, who is carried with his carrier.
    fn lies_in(position: &Position<Self>, unit: UnitId) -> Option<Hex> {
        let carrier = counter::<Self>(&position.public, unit).and_then(InPlay::carrier);
        Self::hex_of(position, carrier.unwrap_or(unit))
    }

    /// Whether the player who acts now may move this unit.
    fn is_own(now: GameContext<Self>, unit: UnitId) -> bool {
        let public = &now.position.public;
        counter::<Self>(public, unit).is_some_and(|it| it.side() == Self::acting(now.rulebook, public))
    }

    /// Whether a press takes the unit.
    fn takes(_: GameContext<Self>, _: &Self::Plan, _unit: UnitId) -> bool {
        true
    }

    /// Who waits beside the map where a unit does, and is taken together with it.
    fn beside(now: GameContext<Self>, unit: UnitId) -> Vec<UnitId> {
        let public = &now.position.public;
        let Some(one) = counter::<Self>(public, unit) else { return Vec::new() };
        let others = Self::counters(public).iter();
        others.filter(|other| other.id() == unit || one.waits_with(other)).map(InPlay::id).collect()
    }

    /// Who can be taken together with a unit: those in its hex, or who wait where it does.
    fn together(now: GameContext<Self>, unit: UnitId) -> Vec<UnitId> {
        let Some(hex) = Self::lies_in(now.position, unit) else { return Self::beside(now, unit) };
        let stack = Self::stack(now.position, hex).into_iter().rev();
        stack.filter_map(|number| self::unit::<Self>(now.position, number)).collect()
    }

    /// Whether two of those belong to one formation, which a double click takes: who is carried does with his carrier.
    fn of_one_formation(now: GameContext<Self>, one: UnitId, other: UnitId) -> bool {
        let find = |unit| counter::<Self>(&now.position.public, unit);
        let (Some(one), Some(other)) = (find(one), find(other)) else { return false };
        let rides = |unit: &Self::Counter, carrier: &Self::Counter| unit.carrier() == Some(carrier.id());
        one.is_of_one_kind(other) || rides(one, other) || rides(other, one)
    }

    /// What units can do now; those whose way has been led through hexes, from the last of them on.
    fn offers(now: GameContext<Self>, _: &Self::Plan, units: &[UnitId], _pinned: &[Hex]) -> Offer {
        let listed = listed(now, units).map(|(hex, _)| (hex, Choice::free(Mark::Reach, vec![hex])));
        Offer { places: listed.collect(), ..Offer::default() }
    }

    /// What each hex of a way leaves to those who have least, the last hex last.
    fn left_along(
        _: GameContext<Self>,
        _: &Self::Plan,
        _units: &[UnitId],
        _path: &[Hex],
    ) -> Vec<(Hex, String)> {
        Vec::new()
    }

    /// What letting go means; nothing if they go back to where they were.
    fn dropped(now: GameContext<Self>, _: &mut Self::Plan, dropped: &Dropped) -> Meanings<Self> {
        let there = listed(now, dropped.units).find(|(hex, _)| *hex == dropped.hex);
        there.map(|(_, order)| InputOutcome::Order(order)).into_iter().collect()
    }

    /// What a click means; nothing if it selects.
    fn clicked(_: GameContext<Self>, _: &mut Self::Plan, _: &Clicked) -> Meanings<Self> {
        Vec::new()
    }

    /// The hexes in which something must or may be clicked.
    fn asked(_: GameContext<Self>, _: &Self::Plan) -> BTreeMap<Hex, Lit> {
        BTreeMap::new()
    }

    fn aimed(_: &Self::Plan) -> Vec<Hex> {
        Vec::new()
    }

    /// The line of sight that is asked about, with the mouse over a hex.
    fn sight_line(_: GameContext<Self>, _: &Self::Plan, _over: Option<Hex>) -> Option<SightLine> {
        None
    }

    /// From where to where somebody is to attack, for arrows.
    fn shots(_: GameContext<Self>, _: &Self::Plan) -> Vec<[Hex; 2]> {
        Vec::new()
    }

    /// What the flag at a target tells; none where nobody is attacked.
    fn flag(_: GameContext<Self>, _: &Self::Plan, _: &AttackAsked) -> Option<FlagWords> {
        None
    }

    /// The steps of ways among which one must be chosen, for small arrows.
    fn steps(_: GameContext<Self>, _: &Self::Plan) -> Vec<[Hex; 2]> {
        Vec::new()
    }

    /// What letting go of units on a counter that waits beside the map means; they glide back where it means nothing.
    fn dropped_onto(
        _: GameContext<Self>,
        _: &Self::Plan,
        _units: &[UnitId],
        _onto: UnitId,
    ) -> Meanings<Self> {
        Vec::new()
    }

    /// Whether these face a hexside that the hand may change: by the wheel while they are in it, and by the wheel with Shift
    /// while they are selected.
    fn turns(_: GameContext<Self>, _: &Self::Plan, _units: &[UnitId]) -> bool {
        false
    }

    /// The wheel, or a key, has turned them by one hexside: from how they are shown to face in this hex, if they are over one.
    fn turned(
        _: GameContext<Self>,
        _: &mut Self::Plan,
        _units: &[UnitId],
        _at: Option<Hex>,
        _clockwise: bool,
    ) {
    }

    /// The keys that turn what is in the hand, or selected, to the left and to the right.
    const TURNS: Option<[OwnCommand; 2]> = None;

    /// How these are to face in a hex, as a small arrow out of it; none if nothing is meant.
    fn faced(_: GameContext<Self>, _: &Self::Plan, _units: &[UnitId], _at: Hex) -> Option<[Hex; 2]> {
        None
    }

    /// Carries out a wish that only the panels of this game know.
    fn grant_wish(_: GameContext<Self>, _: &mut Self::Plan, _: &AnyWish) -> Meanings<Self> {
        Vec::new()
    }

    /// Other units were selected with the panels: the plan drops what was about those before.
    fn selection_changed(_: &mut Self::Plan) {}

    /// The position has changed: the plan forgets what does not outlast that.
    fn forget(_: GameContext<Self>, _: &mut Self::Plan) {}

    /// A player gives up what he is about.
    fn give_up(_: &mut Self::Plan) {}

    /// What keys can do in this game only.
    const COMMANDS: &'static [OwnCommand] = &[];
    /// That of them which has units go by train while its key is down.
    const BY_TRAIN: Option<OwnCommand> = None;

    /// What the key of all work does at the cursor; nothing if it takes the own unit there.
    fn act(_: GameContext<Self>, _: &mut Self::Plan, _at: Option<Hex>) -> Meanings<Self> {
        Vec::new()
    }

    /// What another key does, with the cursor there.
    fn key(_: GameContext<Self>, _: &mut Self::Plan, _: Command, _at: Option<Hex>) -> Meanings<Self> {
        Vec::new()
    }

    /// The units among which a key looks for the next that can do something, in their order.
    fn in_turn(now: GameContext<Self>, _: &Self::Plan) -> Vec<UnitId> {
        let units =
            Self::counters(&now.position.public).iter().filter(|it| it.hex().is_some()).map(InPlay::id);
        units.filter(|unit| Self::is_own(now, *unit)).collect()
    }

    /// Whether one of them can do something.
    fn can_act(_: GameContext<Self>, _: &Self::Plan, _unit: UnitId) -> bool {
        true
    }

    /// Hexes through which the key for the next unit leads where no unit is to do anything.
    fn next_places(_: GameContext<Self>, _: &Self::Plan) -> Vec<Hex> {
        Vec::new()
    }

    /// A key has chosen a unit; the hex that it is about, if that is another one than its own.
    fn chosen(_: GameContext<Self>, _: &mut Self::Plan, _unit: UnitId) -> Option<Hex> {
        None
    }

    /// Those who wait to be set up or to come on now, in their order.
    fn waiting(_: GameContext<Self>) -> Vec<UnitId> {
        Vec::new()
    }
}
