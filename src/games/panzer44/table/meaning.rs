//! What a drag or a click means in the phase, whether a mouse or a key has made it: an order, a line of the plot, an
//! aim. The rules judge it.

use super::pointing::Pointing;
use crate::table::session::Session;
use crate::{
    engine::{board::Hex, counters::Word, orders::Refusal},
    games::panzer44::{
        panels::Clicks,
        rules::{
            Panzer44, Position, View,
            counter::Place,
            movement::{Marches, duties, way_towards},
            order::Order,
            phase::Phase,
            plot::{Barrage, Draft, Task, of},
            position::Public,
            refusal::Why,
        },
    },
};

/// What a click means to which the panels may have given another meaning.
pub(super) enum Meant {
    /// It is done with it.
    Done,
    /// Something has been called, or not.
    Called(Result<(), Why>),
    /// An order.
    Order(Order),
    /// It selects.
    Selects,
}

/// What a click on a hex means.
pub(super) fn click_means(
    public: &Public,
    view: Option<&View>,
    pointing: &mut Pointing,
    draft: &mut Draft,
    hex: Hex,
) -> Meant {
    match (pointing.clicks, view) {
        (Clicks::Sight, _) => {
            pointing.sight = match pointing.sight {
                Some((from, None)) => Some((from, Some(hex))),
                _ => Some((hex, None)),
            };
            Meant::Done
        }
        (Clicks::Mine(mines), _) => {
            let mines = (!public.mines.contains_key(&hex)).then_some(mines);
            Meant::Order(Order::LayMines { hex, mines })
        }
        (Clicks::Dig, _) => Meant::Order(Order::Dig { hex, position: !public.positions.contains(&hex) }),
        (Clicks::Call(battery, pattern), Some(view)) => {
            Meant::Called(draft.call(view, Barrage { battery, target: hex, pattern }))
        }
        (Clicks::Fly, Some(view)) => Meant::Called(draft.fly(view, hex)),
        (Clicks::Call(..) | Clicks::Fly, None) => Meant::Done,
        (Clicks::Select, _) => Meant::Selects,
    }
}

/// What letting go of a unit over a hex means.
pub(super) enum Dropped {
    /// An order.
    Order(Order),
    /// The hex is aimed at.
    Aimed,
    /// This order has been put on the plot.
    Plotted(Task),
    /// The rules forbid it.
    Refused(Refusal),
    /// Nothing.
    Nothing,
}

/// What letting go of a unit over a hex means in the phase.
pub(super) fn dropped(view: &View, draft: &mut Draft, unit: Word, hex: Hex) -> Dropped {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let Some(counter) = public.find(unit) else { return Dropped::Nothing };
    match public.phase {
        phase if phase.is_set_up() => Dropped::Order(Order::Deploy { unit, hex }),
        Phase::Plot => {
            let Some(task) = draft.meant(view, unit, hex) else { return Dropped::Nothing };
            if let Err(why) = draft.put(view, unit, task) {
                return Dropped::Refused(why.into());
            }
            let way = Marches::new(rulebook, public, counter).path(hex);
            if task == Task::Move && !way.is_empty() {
                draft.ways.insert(unit, way);
            }
            Dropped::Plotted(task)
        }
        phase if phase.is_movement() => {
            Dropped::Order(Order::Move { unit, path: way_towards(rulebook, public, counter, hex) })
        }
        phase if phase.is_fire() => {
            let fires = of(&public.shown, view.side).orders.get(&unit) == Some(&Task::Fire { target: hex });
            if fires { Dropped::Aimed } else { Dropped::Nothing }
        }
        _ => Dropped::Nothing,
    }
}

/// The order that a click beside the counters means for a unit that is selected and waits to come on: it is
/// set up there, or enters there.
pub(super) fn selected_goes(
    session: &Session<Panzer44>,
    position: &Position,
    clicked: Option<Word>,
    hex: Hex,
) -> Option<Order> {
    let public = &position.public;
    let unit = *session.selected.first()?;
    let counter = public.find(unit)?;
    let rulebook = session.rulebook.as_ref()?;
    let friend = clicked.and_then(|other| public.find(other)).is_some_and(|other| other.side == counter.side);
    let waits = matches!(counter.place, Place::SetUp(_) | Place::Due(_));
    match counter.place {
        Place::SetUp(_) if public.phase.is_set_up() => Some(Order::Deploy { unit, hex }),
        _ if !public.phase.is_movement() || (friend && !waits) => None,
        _ => {
            let duty =
                duties(public, counter.side).any(|(other, task)| other.id == unit && task == Task::Move);
            let goes = !Marches::new(rulebook, public, counter).path(hex).is_empty();
            // Who clicks on an enemy wants to look at him; elsewhere the refusal says why nobody goes there.
            (duty && (goes || clicked.is_none()))
                .then(|| Order::Move { unit, path: way_towards(rulebook, public, counter, hex) })
        }
    }
}
