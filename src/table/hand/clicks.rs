//! Clicks: what they mean in the game, and selecting where they mean nothing else.

use super::{
    answers::{Clicked, InHand, Now},
    free,
    pressed::{Grasp, Touchable, control, shift},
    touch::{Touch, formation},
};
use crate::{
    engine::counters::Word,
    table::{printed::Printed, view::hex_under},
};
use bevy::{picking::pointer::PointerButton, prelude::*};

pub(super) fn plug_in<G: InHand>(app: &mut App) {
    app.add_observer(click::<G>);
}

fn click<G: InHand>(
    mut on: On<Pointer<Click>>,
    touchable: Touchable,
    (printed, grasp): (Res<Printed>, Res<Grasp>),
    keys: Res<ButtonInput<KeyCode>>,
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
    let Touch { session, position, tools, .. } = &mut touch;
    let Some(now) = Now::<G>::of(session, position.as_deref()) else { return };
    on.propagate(false);
    let unit = card.map(|(unit, _)| unit);
    // A card lies in its hex, even where it reaches over the edge or is fanned out.
    let hex = unit.and_then(|unit| G::lies_in(now.position, unit)).or(under);
    let fanned = card.is_some_and(|(_, fanned)| fanned);
    let meant = free::clicked(now, tools, &Clicked { unit, fanned, hex, count: grasp.presses });
    if meant.is_empty() {
        let chosen = match now.session.selected.as_slice() {
            [chosen] if !fanned => Some(*chosen),
            _ => None,
        };
        let how = How {
            adds: shift(&keys) || control(&keys),
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

/// How somebody clicks who selects.
struct How {
    adds: bool,
    twice: bool,
    /// The only one that is selected, if it lies under the mouse.
    again: Option<Word>,
}

/// Who is selected after a click on a unit, or beside all of them. A second click on the one that is selected
/// selects the next of its stack, and again the next; where it lies alone, nobody.
fn selected<G: InHand>(now: Now<G>, unit: Option<Word>, how: &How) -> Vec<Word> {
    let before = &now.session.selected;
    let Some(unit) = unit else { return Vec::new() };
    let known = before.contains(&unit);
    if how.twice && !how.adds && G::is_own(now, unit) {
        let formation = formation(now, unit);
        if formation.len() > 1 {
            return formation;
        }
    }
    if how.adds {
        let others = before.iter().copied().filter(|other| *other != unit);
        return others.chain((!known).then_some(unit)).collect();
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
