//! Play with keys: the actions at the hex cursor, the next unit, and undo. Every order is given in the same way as with
//! the mouse.

use super::{
    cursor,
    held::Hand,
    touch::{Grip, Touch, grasp},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    planning::{self, GameContext, InputOutcome, free},
    scene::layout::centre_of,
    settings::{Command, KeyLayout, Settings},
    table::{
        app::{
            commands::{Given, OwnCommands},
            panels_want::PanelsWant,
            sets::{GameSet, TableSet},
        },
        counters::fan::Fan,
        session::Request,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.init_resource::<KeyLayout>()
        .add_systems(Update, obey::<G>.in_set(GameSet::AskAtTable(G::ID)))
        .add_systems(
            PreUpdate,
            (list::<G>.before(TableSet::HearKeys), go_by_train::<G>.in_set(TableSet::HearKeys))
                .in_set(GameSet::Ask(G::ID)),
        );
}

/// Lists the own commands of the game on the table.
fn list<G: OnTable>(mut own: ResMut<OwnCommands>) {
    own.set_if_neq(OwnCommands(G::COMMANDS));
}

/// Notes whether the held units are to go by rail.
fn go_by_train<G: OnTable>(
    (keys, layout): (Res<ButtonInput<KeyCode>>, Res<KeyLayout>),
    want: Res<PanelsWant>,
    settings: Res<Settings>,
    mut hand: ResMut<Hand>,
) {
    let is_down = |own| settings.keys.is_down(Command::Own(own), &keys, &layout);
    let by_train = !want.keys && G::RAIL_COMMAND.is_some_and(is_down);
    if hand.by_train != by_train {
        hand.by_train = by_train;
    }
}

fn obey<G: OnTable>(mut given: MessageReader<Given>, mut fan: ResMut<Fan>, mut touch: Touch<G>) {
    for Given(command) in given.read() {
        match command {
            Command::Undo => touch.request(Request::Undo),
            Command::Redo => touch.request(Request::Redo),
            Command::Cancel => {
                fan.close();
                touch.give_up();
            }
            Command::Act => touch.act(),
            Command::TakeStack => touch.take(Grip::Stack),
            Command::TakeFormation => touch.take(Grip::Formation),
            Command::NextInStack => touch.next_in_stack(),
            Command::NextUnit => touch.next_unit(false),
            Command::PreviousUnit => touch.next_unit(true),
            Command::FromBox => touch.next_from_box(),
            _ => touch.other(*command),
        }
    }
}

/// Returns the item after the given one, with the first after the last.
fn after<T: Copy + PartialEq>(all: &[T], now: Option<T>) -> Option<T> {
    let at = now.and_then(|now| all.iter().position(|other| *other == now)).map_or(0, |at| at + 1);
    all.get(at).or(all.first()).copied()
}

impl<G: OnTable> Touch<'_, '_, G> {
    fn give_up(&mut self) {
        self.hand.held = None;
        self.session.refusal = None;
        self.session.selected.clear();
        self.plan(|_, plan| G::give_up(plan));
    }

    /// Carries out a key that only the game knows.
    fn other(&mut self, command: Command) {
        if let Some(clockwise) = Self::turns_by(command) {
            let held = self.hand.held.as_ref().map(|held| held.units.clone());
            let units = held.unwrap_or_else(|| self.session.selected.clone());
            return self.turn(&units, clockwise);
        }
        let at = self.cursor.shown();
        let Some(meant) = self.plan(|now, plan| G::key(now, plan, command, at)) else { return };
        if !meant.is_empty() {
            self.carry_out(meant);
        }
    }

    /// Carries out the action key at the cursor.
    fn act(&mut self) {
        let at = self.cursor.shown();
        if self.hand.held.is_some() && at.is_none() {
            return;
        }
        // Units that are put back in their own hex take the action that is possible there.
        let held = self.hand.held.take();
        let put_back = held.as_ref().is_some_and(|held| held.from == at);
        let carried = held.is_some();
        held.into_iter().for_each(|held| self.drop(held, None));
        if carried && !put_back {
            return;
        }
        let Some(meant) = self.plan(|now, plan| free::act(now, plan, at)) else { return };
        if !meant.is_empty() {
            self.carry_out(meant);
        } else if !carried {
            self.take(Grip::One);
        }
    }

    /// Returns the units of a hex, from the top to the bottom.
    fn stack(now: GameContext<G>, hex: Hex) -> Vec<UnitId> {
        let stack = G::stack(now.position, hex).into_iter().rev();
        stack.filter_map(|number| planning::answers::unit::<G>(now.position, number)).collect()
    }

    /// Picks up at the cursor; with a unit from a box in the hand, all units that wait with it.
    fn take(&mut self, grip: Grip) {
        let Some(now) = self.now() else { return };
        if let Some(held) = self.hand.held.as_ref().filter(|held| held.from.is_none())
            && let Some(first) = held.units.first()
        {
            let units = grasp(now, *first, grip);
            return self.hold_from_box(units);
        }
        let Some(hex) = self.cursor.shown() else { return };
        let selected = now.selected;
        let takes = |unit: &UnitId| free::key_takes(now, &self.plan.0, *unit);
        let mut stack = Self::stack(now, hex);
        // The selected unit there comes first, otherwise the one on top.
        stack.sort_by_key(|unit| !selected.contains(unit));
        let Some(unit) = stack.into_iter().find(takes) else { return };
        let units = grasp(now, unit, grip);
        self.session.selected.clone_from(&units);
        self.hold(units, centre_of(hex));
        cursor::follow(hex, &mut self.hand, &mut self.view);
    }

    /// Selects the next counter of the stack at the cursor.
    fn next_in_stack(&mut self) {
        let Some(now) = self.now() else { return };
        let at = self.cursor.shown();
        let Some(hex) = at else { return self.other(Command::NextInStack) };
        let next = after(&Self::stack(now, hex), now.selected.first().copied());
        let key = |now: GameContext<G>, plan: &mut G::Plan| G::key(now, plan, Command::NextInStack, at);
        let Some(meant) = self.plan(key) else { return };
        if !meant.is_empty() {
            self.carry_out(meant);
        } else if let Some(unit) = next {
            self.session.selected = vec![unit];
            self.redraw();
        }
    }

    /// Selects the next or the previous unit that can do something; the first follows the last.
    fn next_unit(&mut self, back: bool) {
        let Some(now) = self.now() else { return };
        let places = G::next_places(now, &self.plan.0);
        if let Some(hex) = after(&places, self.cursor.shown()) {
            return self.carry_out(vec![InputOutcome::MoveCursor(hex)]);
        }
        let mut units = G::unit_cycle(now, &self.plan.0);
        if back {
            units.reverse();
        }
        let last = now.selected.first();
        let start = last.and_then(|last| units.iter().position(|unit| unit == last)).map_or(0, |at| at + 1);
        let turned = units.iter().cycle().skip(start).take(units.len()).copied();
        let Some(unit) = turned.into_iter().find(|unit| G::can_act(now, &self.plan.0, *unit)) else { return };
        let home = G::stack_hex(now.position, unit);
        let about = self.plan(|now, plan| G::chosen(now, plan, unit)).flatten().or(home);
        self.carry_out(vec![InputOutcome::Select(vec![unit])]);
        if let Some(hex) = about {
            self.carry_out(vec![InputOutcome::MoveCursor(hex)]);
            self.view.show_place(centre_of(hex));
        }
    }

    /// Picks up the next waiting unit.
    fn next_from_box(&mut self) {
        let Some(now) = self.now() else { return };
        let held = self.hand.held.as_ref().and_then(|held| held.units.first().copied());
        let last = held.or(now.selected.first().copied());
        if let Some(unit) = after(&G::waiting(now), last) {
            self.hold_from_box(vec![unit]);
        }
    }

    /// Holds them over the cheapest hex that they can enter.
    fn hold_from_box(&mut self, units: Vec<UnitId>) {
        let at = self.view.centre;
        self.session.selected.clone_from(&units);
        self.hold(units, at);
        let offer = self.hand.offer();
        let here = self.cursor.shown().filter(|hex| offer.places.contains_key(hex));
        let cheapest = offer.places.iter().min_by(|one, other| one.1.part.total_cmp(&other.1.part));
        if let Some(hex) = here.or(cheapest.map(|(hex, _)| *hex)) {
            self.carry_out(vec![InputOutcome::MoveCursor(hex)]);
        }
    }
}
