//! The meaning of a drag or a click in the phase, by mouse or key: an order, an entry in the plot, an aim. The rules
//! judge it.

use super::pointing::Pointing;
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Refusal, text::t},
    games::panzer44::{
        planning::ClickMode,
        rules::{
            Panzer44, View,
            counter::Place,
            movement::{Marches, duties, way_towards},
            order::Order,
            phase::Phase,
            plot::{Barrage, Draft, Task, of},
            position::Public,
            refusal::Why,
        },
    },
    planning::{Choice, GameContext, InputOutcome, Outcomes},
};

/// Returns the meaning of a click on a hex if the panels have given it a special one; otherwise none.
pub(super) fn click_means(
    public: &Public,
    view: Option<&View>,
    pointing: &mut Pointing,
    draft: &mut Draft,
    hex: Hex,
) -> Outcomes<Panzer44> {
    match (pointing.clicks, view) {
        (ClickMode::Sight, _) => {
            pointing.sight = match pointing.sight {
                Some((from, None)) => Some((from, Some(hex))),
                _ => Some((hex, None)),
            };
            vec![InputOutcome::HandledSilently]
        }
        (ClickMode::Mine(mines), _) => {
            let mines = (!public.mines.contains_key(&hex)).then_some(mines);
            vec![InputOutcome::Order(Order::LayMines { hex, mines })]
        }
        (ClickMode::Dig, _) => {
            vec![InputOutcome::Order(Order::Dig { hex, position: !public.positions.contains(&hex) })]
        }
        (ClickMode::Call(battery, pattern), Some(view)) => {
            called(pointing, draft.call(view, Barrage { battery, target: hex, pattern }))
        }
        (ClickMode::Fly, Some(view)) => called(pointing, draft.fly(view, hex)),
        (ClickMode::Call(..) | ClickMode::Fly, None) => vec![InputOutcome::HandledSilently],
        (ClickMode::Select, _) => Vec::new(),
    }
}

/// The result of a call. After an accepted one, a click selects again.
fn called(pointing: &mut Pointing, called: Result<(), Why>) -> Outcomes<Panzer44> {
    match called {
        Ok(()) => {
            pointing.clicks = ClickMode::Select;
            vec![InputOutcome::Handled]
        }
        Err(why) => vec![InputOutcome::Refuse(why.into())],
    }
}

/// The meaning of dropping a unit on a hex in the phase, with the choice offered there.
pub(super) fn dropped(
    view: &View,
    draft: &mut Draft,
    pointing: &mut Pointing,
    unit: UnitId,
    (hex, choice): (Hex, Option<&Choice>),
) -> Outcomes<Panzer44> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let Some(counter) = public.find(unit) else { return Vec::new() };
    // The aim of another unit does not matter here, even if this drop is refused.
    pointing.aimed = None;
    // The path that has been led there, if any.
    let led = choice.map(|choice| choice.path.clone()).filter(|path| !path.is_empty());
    match public.phase {
        phase if phase.is_set_up() => vec![InputOutcome::Order(Order::Deploy { unit, hex })],
        Phase::Plot => {
            let Some(task) = draft.meant(view, unit, hex) else { return Vec::new() };
            if task == Task::Move && draft.is_full(view, unit, hex) {
                return vec![InputOutcome::Refuse(full(view, hex))];
            }
            if let Err(why) = draft.put(view, unit, task) {
                return vec![InputOutcome::Refuse(why.into())];
            }
            if task != Task::Move {
                pointing.aimed = Some(hex);
                return vec![InputOutcome::Handled];
            }
            let way = led.unwrap_or_else(|| Marches::new(rulebook, public, counter).path(hex));
            if !way.is_empty() {
                draft.ways.insert(unit, way);
            }
            // The path is now on the map; other highlighted hexes would only hide it.
            vec![InputOutcome::Handled, InputOutcome::Select(Vec::new())]
        }
        phase if phase.is_movement() => {
            let path = led.unwrap_or_else(|| way_towards(rulebook, public, counter, hex));
            vec![InputOutcome::Order(Order::Move { unit, path })]
        }
        phase if phase.is_fire() => {
            if of(&public.shown, view.side).orders.get(&unit) == Some(&Task::Fire { target: hex }) {
                pointing.aimed = Some(hex);
            }
            vec![InputOutcome::HandledSilently]
        }
        _ => Vec::new(),
    }
}

/// The refusal of one more unit for a hex on the sheet (7.9).
fn full(view: &View, hex: Hex) -> Refusal {
    let limit = view.rulebook.charts.stack_limit;
    Refusal::new("7.9", t!("panzer44-planning-full", hex = hex, limit = limit))
}

/// The order of a click beside the counters for a selected unit that waits to enter: it is set up there, or enters
/// there.
pub(super) fn selected_goes(now: GameContext<Panzer44>, clicked: Option<UnitId>, hex: Hex) -> Option<Order> {
    let (rulebook, public) = (now.rulebook, &now.position.public);
    let unit = *now.selected.first()?;
    let counter = public.find(unit)?;
    let friend = clicked.and_then(|other| public.find(other)).is_some_and(|other| other.side == counter.side);
    let waits = matches!(counter.place, Place::SetUp(_) | Place::Due(_));
    match counter.place {
        Place::SetUp(_) if public.phase.is_set_up() => Some(Order::Deploy { unit, hex }),
        _ if !public.phase.is_movement() || (friend && !waits) => None,
        _ => {
            let duty =
                duties(public, counter.side).any(|(other, task)| other.id == unit && task == Task::Move);
            let goes = !Marches::new(rulebook, public, counter).path(hex).is_empty();
            // A click on an enemy selects it. On another hex the refusal says why no unit can enter there.
            (duty && (goes || clicked.is_none()))
                .then(|| Order::Move { unit, path: way_towards(rulebook, public, counter, hex) })
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::panzer44::rules::{Rulebook, kinds::Side, plot::Tool, set_up};
    use std::sync::Arc;

    /// After a refusal the sheet keeps no aim of another unit (7.10, 10.2).
    #[test]
    fn a_refused_order_leaves_no_aim_of_another() {
        let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        (position.public.turn, position.public.phase) = (2, Phase::Plot);
        let unit: UnitId = "us-m4-75-1".parse().unwrap();
        let found = position.public.counters.iter_mut().find(|counter| counter.id == unit);
        found.unwrap().place = Place::Map("0510".parse().unwrap());
        let view = View::new(&rulebook, &position, Side::Allied);
        let mut draft = Draft { tool: Tool::Opportunity, ..Draft::default() };
        let mut pointing = Pointing { aimed: Some("1410".parse().unwrap()), ..Pointing::default() };
        let meant = dropped(&view, &mut draft, &mut pointing, unit, ("1010".parse().unwrap(), None));
        assert!(matches!(meant.as_slice(), [InputOutcome::Refuse(_)]), "{meant:?}");
        assert_eq!(pointing.aimed, None);
    }
}
