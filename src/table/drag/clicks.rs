//! Clicks: their meaning in the game, moves of the selected units, and selection where they have no other meaning.

use super::{
    map_pick::MapPick,
    pressed::{Grasp, Touchable, control, shift},
    touch::{Grip, Touch, formation, grasp as grasp_units},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    planning::{Clicked, Dropped, GameContext, InputOutcome, Mark, Outcomes, free},
    settings::Settings,
    table::{
        map::{printed::Printed, view::hex_under},
        tabled::OnTable,
    },
};
use bevy::{picking::pointer::PointerButton, prelude::*};

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_observer(click::<G>);
}

fn click<G: OnTable>(
    mut on: On<Pointer<Click>>,
    touchable: Touchable,
    (printed, grasp): (Res<Printed>, Res<Grasp>),
    (keys, settings): (Res<ButtonInput<KeyCode>>, Res<Settings>),
    mut pick: Option<ResMut<MapPick>>,
    mut touch: Touch<G>,
) {
    let at = on.pointer_location.position;
    let card = touchable.card(on.entity);
    if on.button != PointerButton::Primary
        || touch.hand.held.is_some()
        || !grasp.is_click(at)
        || !touchable.listens(&touch.view, at)
        || (card.is_none() && !touchable.is_window(on.entity))
    {
        return;
    }
    let under = hex_under(&printed, &touch.view, at);
    let place = touch.view.to_table(at);
    let Some(now) = touch.now() else { return };
    on.propagate(false);
    let unit = card.map(|(unit, _)| unit);
    // A card belongs to its hex, even where it extends beyond the edge or is fanned out.
    let hex = unit.and_then(|unit| G::stack_hex(now.position, unit)).or(under);
    if pick.as_mut().is_some_and(|pick| pick.takes(hex)) {
        touch.redraw();
        return;
    }
    let fanned = card.is_some_and(|(_, fanned)| fanned);
    let friend = unit.is_some_and(|unit| G::is_friendly(now, unit));
    let clicked = Clicked { unit, fanned, hex, count: grasp.presses };
    let mut meant = touch.plan(|now, plan| free::clicked(now, plan, &clicked)).unwrap_or_default();
    let takes_stack = shift(&keys);
    let adds = takes_stack || control(&keys);
    let sends = settings.click_to_move && meant.is_empty() && !(adds || fanned || friend);
    if let Some(hex) = hex.filter(|_| sends) {
        meant = touch.sent(hex, unit.is_none(), grasp.presses >= 2);
    }
    let Some(now) = touch.now() else { return };
    if meant.is_empty() {
        let chosen = match now.selected {
            [chosen] if !fanned => Some(*chosen),
            _ => None,
        };
        let how = How {
            adds,
            takes_stack,
            twice: grasp.presses >= 2,
            again: chosen.filter(|chosen| touchable.lies_at(place, *chosen)),
        };
        let selected = selected(now, unit, &how);
        touch.session.selected = selected;
        touch.redraw();
    } else {
        touch.carry_out(meant);
    }
}

/// Whether units move into hexes with this mark: a click beside them is an attempt to move there, a click farther away
/// clears the selection.
fn is_entered(mark: Mark) -> bool {
    matches!(mark, Mark::Reach | Mark::Stop | Mark::Rail | Mark::Overrun | Mark::Deploy)
}

impl<G: OnTable> Touch<'_, '_, G> {
    /// Returns the meaning of a click on a hex for the selected units. If the hex is highlighted, or adjacent to one
    /// that is, it is that of a drop there, and the rules give the reason for a refusal. It is empty if the click does
    /// not concern them. A click on bare ground farther away deselects them, and says why they stay.
    fn sent(&mut self, hex: Hex, bare: bool, twice: bool) -> Outcomes<G> {
        let Some(now) = self.now() else { return Vec::new() };
        let units = now.selected;
        let own = units.iter().all(|unit| G::is_friendly(now, *unit));
        let Some(first) = units.first().filter(|_| own) else { return Vec::new() };
        if G::stack_hex(now.position, *first) == Some(hex) {
            // The first of two quick clicks has moved them there.
            return if twice { vec![InputOutcome::HandledSilently] } else { Vec::new() };
        }
        let (offer, by_train) = (&self.hand.selected, self.hand.by_train);
        let choice = offer.at(hex, by_train).cloned();
        let mut lit = offer.places.iter().chain(&offer.trains);
        let beside = lit.any(|(lit, choice)| is_entered(choice.mark) && lit.distance(hex) == 1);
        if choice.is_none() && !beside {
            let told = free::not_offered(units, hex, offer).filter(|_| bare && !offer.is_empty());
            let told = told.map(|refusal| [InputOutcome::Select(Vec::new()), InputOutcome::Refuse(refusal)]);
            return told.into_iter().flatten().collect();
        }
        let asks_before_dice = self.asks_before_dice();
        let dropped = |now: GameContext<G>, plan: &mut G::Plan| {
            let (units, choice) = (now.selected, choice.as_ref());
            free::dropped(now, plan, &Dropped { units, hex, choice, by_train, asks_before_dice })
        };
        let before = self.plan.0.clone();
        let mut meant = self.plan(dropped).unwrap_or_default();
        if free::is_idle(&meant) && self.plan.0 == before {
            let units = &self.session.selected;
            meant.extend(free::not_offered(units, hex, &self.hand.selected).map(InputOutcome::Refuse));
        }
        meant
    }
}

/// The circumstances of a click that selects.
struct How {
    adds: bool,
    /// Whether the whole stack of the unit is added, as a drag with Shift takes it.
    takes_stack: bool,
    twice: bool,
    /// The only selected unit, if it is under the mouse.
    again: Option<UnitId>,
}

/// Returns the selection after a click on a unit, or beside all units. A second click on the selected unit selects the
/// next of its stack, and so on; a unit alone is deselected.
fn selected<G: OnTable>(now: GameContext<G>, unit: Option<UnitId>, how: &How) -> Vec<UnitId> {
    let before = now.selected;
    let Some(unit) = unit else { return Vec::new() };
    if how.twice && !how.adds && G::is_friendly(now, unit) {
        let formation = formation(now, unit);
        if formation.len() > 1 {
            return formation;
        }
    }
    if how.adds {
        let clicked = match how.takes_stack && G::is_friendly(now, unit) {
            true => grasp_units(now, unit, Grip::Stack),
            false => vec![unit],
        };
        let others = before.iter().copied().filter(|other| !clicked.contains(other));
        // A second click takes out again what the first one has added.
        let is_known = clicked.iter().all(|unit| before.contains(unit));
        return others.chain(clicked.iter().copied().filter(|_| !is_known)).collect();
    }
    let Some(chosen) = how.again else { return vec![unit] };
    let stack = G::together(now, unit);
    match stack.iter().position(|other| *other == chosen) {
        None => vec![unit],
        Some(_) if stack.len() == 1 && how.twice => vec![unit],
        Some(_) if stack.len() == 1 => Vec::new(),
        Some(place) => stack.get((place + 1) % stack.len()).copied().into_iter().collect(),
    }
}
