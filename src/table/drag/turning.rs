//! Turns units with a facing by wheel and keys: the held ones, and the selected ones, those with the wheel only while
//! Shift is held.

use super::{held::Hand, pressed::shift, touch::Touch};
use crate::{
    engine::counters::UnitId,
    settings::{Command, OwnCommand},
    table::{
        app::{panels_want::PanelsWant, sets::GameSet},
        tabled::OnTable,
    },
};
use bevy::{
    input::mouse::{MouseScrollUnit, MouseWheel},
    prelude::*,
};

/// Pixels of a smooth wheel that equal one notch.
const SMOOTH: f32 = 50.0;

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(
        Update,
        turn::<G>.in_set(GameSet::AskAtTable(G::ID)).run_if(resource_exists::<Messages<MouseWheel>>),
    );
    app.add_systems(PreUpdate, watch::<G>.in_set(GameSet::Ask(G::ID)));
}

/// Returns the units that would be turned now: the held ones, or with Shift the selected ones.
fn meant<'a>(hand: &'a Hand, selected: &'a [UnitId], keys: &ButtonInput<KeyCode>) -> &'a [UnitId] {
    match &hand.held {
        Some(held) => &held.units,
        None if shift(keys) => selected,
        None => &[],
    }
}

/// Notes the meaning of the wheel, before any system reads it.
fn watch<G: OnTable>(keys: Res<ButtonInput<KeyCode>>, mut touch: Touch<G>) {
    let units = meant(&touch.hand, &touch.session.selected, &keys);
    let turns = !units.is_empty() && touch.now().is_some_and(|now| G::turns(now, &touch.plan.0, units));
    if touch.hand.turns != turns {
        touch.hand.bypass_change_detection().turns = turns;
    }
}

fn turn<G: OnTable>(
    mut wheel: MessageReader<MouseWheel>,
    keys: Res<ButtonInput<KeyCode>>,
    want: Res<PanelsWant>,
    mut touch: Touch<G>,
    mut rest: Local<f32>,
) {
    let notches: f32 = wheel
        .read()
        .map(|turn| {
            // With Shift some systems report the wheel sideways.
            let by = if turn.y == 0.0 { turn.x } else { turn.y };
            match turn.unit {
                MouseScrollUnit::Line => by,
                MouseScrollUnit::Pixel => by / SMOOTH,
            }
        })
        .sum();
    if !touch.hand.turns || touch.hand.held.is_none() && want.mouse {
        *rest = 0.0;
        return;
    }
    *rest += notches;
    let whole = rest.trunc();
    *rest -= whole;
    if whole == 0.0 {
        return;
    }
    let units = meant(&touch.hand, &touch.session.selected, &keys).to_vec();
    for _ in 0..(whole.abs().min(6.0) as u8) {
        touch.turn(&units, whole < 0.0);
    }
}

impl<G: OnTable> Touch<'_, '_, G> {
    /// Whether a key turns units, and whether clockwise.
    pub(super) fn turns_by(command: Command) -> Option<bool> {
        let is_it = |key: OwnCommand| command == Command::Own(key);
        G::TURN_KEYS.and_then(|keys| keys.into_iter().position(is_it)).map(|at| at == 1)
    }

    /// Turns units by one hexside, from their shown facing: in the hex under the hand, or in their own.
    pub(super) fn turn(&mut self, units: &[UnitId], clockwise: bool) {
        let over = self.hand.held.as_ref().map(|held| held.over);
        self.plan(|now, plan| {
            let lies = || units.first().and_then(|unit| G::stack_hex(now.position, *unit));
            G::turned(now, plan, units, over.unwrap_or_else(lies), clockwise);
        });
        self.redraw();
    }
}
