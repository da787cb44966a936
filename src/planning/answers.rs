//! The questions about a plan that a game answers: the counters that a press picks up, their offer, and the meaning of
//! a drop, a click and a key. A game decides nothing here: it asks its rules.

use super::{
    context::GameContext,
    offer::{Choice, Highlight, Mark, Offer},
    outcome::{AttackQuery, Clicked, Dropped, FlagText, InputOutcome, Outcomes},
    sight::SightLine,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        lessons::HasLessons,
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

/// The orders that the game lists for exactly these units, each with the hex where it ends.
fn listed<G: Planning>(now: GameContext<'_, G>, units: &[UnitId]) -> impl Iterator<Item = (Hex, G::Order)> {
    let orders = G::listed(now.rulebook, &now.position.public).into_iter();
    orders.filter_map(move |order| {
        let shape = G::shape(&order.clone().into());
        (shape.units == units).then(|| Some((*shape.hexes.last()?, order)))?
    })
}

/// A command of one game with a button in the bar under the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BarTool {
    pub command: OwnCommand,
    /// The message of the text on its button.
    pub words: &'static str,
}

/// A game in which a player plans before giving an order.
pub trait Planning: HasLessons + HasScene {
    /// The plan, as plain data: a planned attack, a draft, a tool that changes the meaning of clicks; `()` for none.
    type Plan: Default + Clone + PartialEq + Send + Sync + 'static;

    /// Whether the unit is on the map or still to enter it.
    fn is_there(position: &Position<Self>, unit: UnitId) -> bool {
        counter::<Self>(&position.public, unit).is_some_and(InPlay::is_in_play)
    }

    /// Whether the hand of the active player is secret: viewers do not see what the player holds.
    fn hides_selection(_: &Self::Rulebook, _: &Position<Self>) -> bool {
        false
    }

    /// The hex of a unit; for a passenger the hex of its carrier.
    fn stack_hex(position: &Position<Self>, unit: UnitId) -> Option<Hex> {
        let carrier = counter::<Self>(&position.public, unit).and_then(InPlay::carrier);
        Self::hex_of(position, carrier.unwrap_or(unit))
    }

    /// Whether the active player may move this unit.
    fn is_friendly(now: GameContext<Self>, unit: UnitId) -> bool {
        let public = &now.position.public;
        counter::<Self>(public, unit).is_some_and(|it| it.side() == Self::acting(now.rulebook, public))
    }

    /// Whether a press picks up the unit.
    fn takes(_: GameContext<Self>, _: &Self::Plan, _unit: UnitId) -> bool {
        true
    }

    /// The units that wait in the same place beside the map as this one, and are picked up together with it.
    fn beside(now: GameContext<Self>, unit: UnitId) -> Vec<UnitId> {
        let public = &now.position.public;
        let Some(one) = counter::<Self>(public, unit) else { return Vec::new() };
        let others = Self::counters(public).iter();
        others.filter(|other| other.id() == unit || one.waits_with(other)).map(InPlay::id).collect()
    }

    /// The units that can be picked up together with a unit: all in its hex, or all that wait where it waits.
    fn together(now: GameContext<Self>, unit: UnitId) -> Vec<UnitId> {
        let Some(hex) = Self::stack_hex(now.position, unit) else { return Self::beside(now, unit) };
        let stack = Self::stack(now.position, hex).into_iter().rev();
        stack.filter_map(|number| self::unit::<Self>(now.position, number)).collect()
    }

    /// Whether two units belong to one formation, which a double click selects. A passenger belongs to the formation of
    /// its carrier.
    fn of_one_formation(now: GameContext<Self>, one: UnitId, other: UnitId) -> bool {
        let find = |unit| counter::<Self>(&now.position.public, unit);
        let (Some(one), Some(other)) = (find(one), find(other)) else { return false };
        let rides = |unit: &Self::Counter, carrier: &Self::Counter| unit.carrier() == Some(carrier.id());
        one.is_of_one_kind(other) || rides(one, other) || rides(other, one)
    }

    /// The offer to units: all that they can do now. Units with a pinned path start at its last hex.
    fn offers(now: GameContext<Self>, _: &Self::Plan, units: &[UnitId], _pinned: &[Hex]) -> Offer {
        let listed = listed(now, units).map(|(hex, _)| (hex, Choice::free(Mark::Reach, vec![hex])));
        Offer { places: listed.collect(), ..Offer::default() }
    }

    /// The movement points that remain in each hex of a path for the unit with the fewest, the last hex last.
    fn left_along(
        _: GameContext<Self>,
        _: &Self::Plan,
        _units: &[UnitId],
        _path: &[Hex],
    ) -> Vec<(Hex, String)> {
        Vec::new()
    }

    /// The meaning of a drop; empty if the units go back to where they were.
    fn dropped(now: GameContext<Self>, _: &mut Self::Plan, dropped: &Dropped) -> Outcomes<Self> {
        let there = listed(now, dropped.units).find(|(hex, _)| *hex == dropped.hex);
        there.map(|(_, order)| InputOutcome::Order(order)).into_iter().collect()
    }

    /// The meaning of a click; empty if it selects.
    fn clicked(_: GameContext<Self>, _: &mut Self::Plan, _: &Clicked) -> Outcomes<Self> {
        Vec::new()
    }

    /// The hexes that must or may be clicked.
    fn asked(_: GameContext<Self>, _: &Self::Plan) -> BTreeMap<Hex, Highlight> {
        BTreeMap::new()
    }

    fn aimed(_: &Self::Plan) -> Vec<Hex> {
        Vec::new()
    }

    /// The line of sight that the player asks about, with the mouse over a hex.
    fn sight_line(_: GameContext<Self>, _: &Self::Plan, _over: Option<Hex>) -> Option<SightLine> {
        None
    }

    /// The attackers' hexes, each with the target hex, for arrows.
    fn shots(_: GameContext<Self>, _: &Self::Plan) -> Vec<[Hex; 2]> {
        Vec::new()
    }

    /// The text of the flag at a target; none without an attack.
    fn flag(_: GameContext<Self>, _: &Self::Plan, _: &AttackQuery) -> Option<FlagText> {
        None
    }

    /// The steps of the paths from which the player must choose, for small arrows.
    fn steps(_: GameContext<Self>, _: &Self::Plan) -> Vec<[Hex; 2]> {
        Vec::new()
    }

    /// The meaning of a drop on a counter that waits beside the map; the units glide back if it has none.
    fn dropped_onto(
        _: GameContext<Self>,
        _: &Self::Plan,
        _units: &[UnitId],
        _onto: UnitId,
    ) -> Outcomes<Self> {
        Vec::new()
    }

    /// Whether these units have a facing that the player may change: with the wheel while they are held, and with Shift
    /// and the wheel while they are selected.
    fn turns(_: GameContext<Self>, _: &Self::Plan, _units: &[UnitId]) -> bool {
        false
    }

    /// Turns the units by one hexside, after the wheel or a key. They turn from the facing that is shown in this hex,
    /// if they are over one.
    fn turned(
        _: GameContext<Self>,
        _: &mut Self::Plan,
        _units: &[UnitId],
        _at: Option<Hex>,
        _clockwise: bool,
    ) {
    }

    /// The keys that turn the held or selected units to the left and to the right.
    const TURN_KEYS: Option<[OwnCommand; 2]> = None;

    /// The planned facing of these units in a hex, as a small arrow out of it; none if none is planned.
    fn faced(_: GameContext<Self>, _: &Self::Plan, _units: &[UnitId], _at: Hex) -> Option<[Hex; 2]> {
        None
    }

    /// Carries out a wish that only the panels of this game know.
    fn grant_wish(_: GameContext<Self>, _: &mut Self::Plan, _: &AnyWish) -> Outcomes<Self> {
        Vec::new()
    }

    /// Drops the parts of the plan for the earlier selection: other units were selected with the panels.
    fn selection_changed(_: &mut Self::Plan) {}

    /// Forgets the parts of the plan that end when the position changes.
    fn forget(_: GameContext<Self>, _: &mut Self::Plan) {}

    /// Dismisses the plan.
    fn give_up(_: &mut Self::Plan) {}

    /// The commands that only this game has.
    const COMMANDS: &'static [OwnCommand] = &[];
    /// Those among them that have a button in the bar under the map.
    const TOOLS: &'static [BarTool] = &[];
    /// The command among them that moves units by rail while its key is held.
    const RAIL_COMMAND: Option<OwnCommand> = None;

    /// The meaning of the action key at the cursor; empty if it picks up a friendly unit there.
    fn act(_: GameContext<Self>, _: &mut Self::Plan, _at: Option<Hex>) -> Outcomes<Self> {
        Vec::new()
    }

    /// The meaning of another key, with the cursor there.
    fn key(_: GameContext<Self>, _: &mut Self::Plan, _: Command, _at: Option<Hex>) -> Outcomes<Self> {
        Vec::new()
    }

    /// The units that the key for the next unit searches, in order.
    fn unit_cycle(now: GameContext<Self>, _: &Self::Plan) -> Vec<UnitId> {
        let units =
            Self::counters(&now.position.public).iter().filter(|it| it.hex().is_some()).map(InPlay::id);
        units.filter(|unit| Self::is_friendly(now, *unit)).collect()
    }

    /// Whether one of these units can do something.
    fn can_act(_: GameContext<Self>, _: &Self::Plan, _unit: UnitId) -> bool {
        true
    }

    /// The hexes that the key for the next unit visits when no unit has to do anything.
    fn next_places(_: GameContext<Self>, _: &Self::Plan) -> Vec<Hex> {
        Vec::new()
    }

    /// Notes that a key has chosen a unit; returns the hex that the choice concerns, if it is not the unit's own.
    fn chosen(_: GameContext<Self>, _: &mut Self::Plan, _unit: UnitId) -> Option<Hex> {
        None
    }

    /// The units that wait to be set up or to enter the map now, in order.
    fn waiting(_: GameContext<Self>) -> Vec<UnitId> {
        Vec::new()
    }
}
