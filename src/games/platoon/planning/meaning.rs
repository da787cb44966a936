//! The meaning of a drag or a click in the segment: an order, a planned attack, or a work that is laid. The rules judge
//! it.

use super::{
    offers::goes,
    plan::{may_hide, may_join, options, sent, way},
    pointing::{Plan, Pointing, Way},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{
        planning::ClickMode,
        rules::{
            Platoon, View,
            counter::Place,
            order::{Order, Work},
            phase::Segment,
        },
    },
    planning::{Choice, InputOutcome, Mark, Outcomes},
};

/// The meaning of a click on a hex when the panels have set a click mode; none otherwise.
pub(super) fn click_means(view: &View, pointing: &mut Pointing, hex: Hex) -> Outcomes<Platoon> {
    match pointing.clicks {
        ClickMode::Select => Vec::new(),
        ClickMode::Sight => {
            pointing.sight = match pointing.sight {
                Some((from, None)) => Some((from, Some(hex))),
                _ => Some((hex, None)),
            };
            vec![InputOutcome::HandledSilently]
        }
        ClickMode::Lay(work) => {
            let public = view.public();
            let is_on_table = match work {
                Work::Mines => public.mines.contains_key(&hex),
                Work::Fort => public.forts.contains_key(&hex),
                Work::Block => public.blocks.contains(&hex),
            };
            vec![InputOutcome::Order(Order::Lay { work, hex, there: !is_on_table })]
        }
    }
}

/// The meaning of a drop of units over a hex in the segment, with the offer there.
pub(super) fn dropped(
    view: &View,
    pointing: &mut Pointing,
    units: &[UnitId],
    (hex, choice): (Hex, Option<&Choice>),
) -> Outcomes<Platoon> {
    let public = view.public();
    let attacks = |way: &Way| {
        public.holder(hex) == Some(view.side.enemy())
            || *way == Way::Indirect && may_hide(view.rulebook, public, hex)
    };
    if let Some(way) = way(public).filter(attacks) {
        return attack(view, pointing, units, (way, hex));
    }
    let each =
        |meant: &dyn Fn(UnitId) -> Outcomes<Platoon>| units.iter().flat_map(|unit| meant(*unit)).collect();
    match public.phase.segment() {
        None if public.phase.is_set_up() => {
            each(&|unit| vec![InputOutcome::Order(Order::Place { unit, hex })])
        }
        Some(Segment::Vehicles | Segment::Others) => each(&|unit| goes(view, unit, hex, choice)),
        Some(Segment::Registration) => each(&|unit| vec![InputOutcome::Order(Order::Register { unit, hex })]),
        _ => Vec::new(),
    }
}

/// Plans an attack by the units that can take part: no die is rolled by a drop, and the panel shows odds and chances
/// first. A message gives the reason why another unit cannot. If no unit can, the order is sent all the same: a lesson
/// then answers it before the rules refuse it.
fn attack(
    view: &View,
    pointing: &mut Pointing,
    units: &[UnitId],
    (way, hex): (Way, Hex),
) -> Outcomes<Platoon> {
    let (rulebook, public) = (&view.rulebook, view.public());
    let joins = |unit: &&UnitId| may_join(rulebook, public, **unit, way, hex);
    let (able, idle): (Vec<UnitId>, Vec<UnitId>) = units.iter().partition(joins);
    if able.is_empty() {
        return vec![InputOutcome::Order(sent(rulebook, public, &Plan { way, units: idle, hex }))];
    }
    pointing.send(way, &able, hex);
    let alone = |unit| options(rulebook, public, &Plan { way, units: vec![unit], hex });
    let why = idle.first().and_then(|unit| alone(*unit).into_iter().find_map(|option| option.made.err()));
    [InputOutcome::Handled].into_iter().chain(why.map(|why| InputOutcome::Refuse(why.into()))).collect()
}

fn is_due(view: &View, unit: UnitId) -> bool {
    view.public().find(unit).is_some_and(|unit| matches!(unit.place, Place::Due(_)))
}

/// The meaning of a click beside the counters for selected units: they move where it is offered, or attack.
pub(super) fn selected_goes(
    view: &View,
    pointing: &mut Pointing,
    selected: &[UnitId],
    (hex, choice): (Hex, Option<&Choice>),
) -> Outcomes<Platoon> {
    let own = |unit: &UnitId| view.public().find(*unit).is_some_and(|unit| unit.side == view.side);
    if selected.is_empty() || !selected.iter().all(own) {
        return Vec::new();
    }
    match choice.map(|choice| choice.mark) {
        Some(Mark::Attack) => dropped(view, pointing, selected, (hex, choice)),
        Some(Mark::Deploy) => dropped(view, pointing, &selected[..1], (hex, choice)),
        // A unit that waits beside the map enters it.
        Some(_) if is_due(view, selected[0]) => dropped(view, pointing, &selected[..1], (hex, choice)),
        _ => Vec::new(),
    }
}
