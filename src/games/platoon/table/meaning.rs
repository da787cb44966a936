//! What a drag or a click means in the segment: an order, an attack that is planned, a work that is laid. The rules judge it.

use super::{hand::Own, offers::goes, plan::way, pointing::Pointing};
use crate::{
    engine::{board::Hex, counters::Word},
    games::platoon::{
        panels::Clicks,
        rules::{View, order::Order, order::Work, phase::Segment},
    },
    table::{
        hand::{Meanings, Meant},
        offer::{Choice, Mark},
    },
};

/// What a click on a hex means to which the panels may have given another meaning; nothing if they have not.
pub(super) fn click_means(view: &View, pointing: &mut Pointing, hex: Hex) -> Meanings<Own> {
    match pointing.clicks {
        Clicks::Select => Vec::new(),
        Clicks::Sight => {
            pointing.sight = match pointing.sight {
                Some((from, None)) => Some((from, Some(hex))),
                _ => Some((hex, None)),
            };
            vec![Meant::Noted]
        }
        Clicks::Lay(work) => {
            let public = view.public();
            let lies = match work {
                Work::Mines => public.mines.contains_key(&hex),
                Work::Fort => public.forts.contains_key(&hex),
                Work::Block => public.blocks.contains(&hex),
            };
            vec![Meant::Order(Order::Lay { work, hex, there: !lies })]
        }
    }
}

/// What letting go of units over a hex means in the segment, with what is offered there.
pub(super) fn dropped(
    view: &View,
    pointing: &mut Pointing,
    units: &[Word],
    (hex, choice): (Hex, Option<&Choice>),
) -> Meanings<Own> {
    let public = view.public();
    let attacks = public.holder(hex) == Some(view.side.enemy());
    if let Some(way) = way(public).filter(|_| attacks) {
        // No die by a drop: the panel shows odds and chances first.
        pointing.send(way, units, hex);
        return vec![Meant::Taken];
    }
    let each = |meant: &dyn Fn(Word) -> Meanings<Own>| units.iter().flat_map(|unit| meant(*unit)).collect();
    match public.phase.segment() {
        None if public.phase.is_set_up() => each(&|unit| vec![Meant::Order(Order::Place { unit, hex })]),
        Some(Segment::Vehicles | Segment::Others) => each(&|unit| goes(view, unit, hex, choice)),
        Some(Segment::Registration) => each(&|unit| vec![Meant::Order(Order::Register { unit, hex })]),
        _ => Vec::new(),
    }
}

/// What a click beside the counters means for units that are selected: they go where they are offered to, or attack.
pub(super) fn selected_goes(
    view: &View,
    pointing: &mut Pointing,
    selected: &[Word],
    (hex, choice): (Hex, Option<&Choice>),
) -> Meanings<Own> {
    let own = |unit: &Word| view.public().find(*unit).is_some_and(|unit| unit.side == view.side);
    if selected.is_empty() || !selected.iter().all(own) {
        return Vec::new();
    }
    match choice.map(|choice| choice.mark) {
        Some(Mark::Attack) => dropped(view, pointing, selected, (hex, choice)),
        Some(Mark::Deploy) => dropped(view, pointing, &selected[..1], (hex, choice)),
        _ => Vec::new(),
    }
}
