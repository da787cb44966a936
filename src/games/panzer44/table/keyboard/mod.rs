//! Playing with keys: what is done at the hex cursor, the tools of the plot, who is next. Every order goes the way
//! that the mouse's orders go.

mod tools;

use super::{
    meaning::{Dropped, Meant, click_means, dropped, selected_goes},
    people::looking,
    pointing::{Pointing, note},
};
use crate::table::{
    commands::Given,
    cursor::Cursor,
    layout::centre_of,
    screen::Screen,
    session::{OrderRequest, Request, Session, answer_requests, lies},
    view::View as TableView,
};
use crate::{
    engine::{board::Hex, counters::Word},
    games::panzer44::rules::{
        Panzer44, Position, View,
        conduct::{
            direct_fire::{aims, shots},
            indirect::bombardments,
        },
        counter::{Counter, Place},
        kinds::Side,
        legal,
        movement::{duties, reach},
        order::Order,
        phase::Phase,
        plot::{Draft, Task, choices, of},
        position::Public,
        view::to_play,
    },
    settings::Command,
};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        obey.run_if(in_state(Screen::Table).and_then(lies::<Panzer44>)).before(answer_requests),
    );
}

fn obey(
    mut given: MessageReader<Given>,
    (mut session, position): (ResMut<Session<Panzer44>>, Option<Res<Position>>),
    (mut pointing, mut draft): (ResMut<Pointing>, ResMut<Draft>),
    (mut cursor, mut view): (ResMut<Cursor>, ResMut<TableView>),
    mut requests: MessageWriter<OrderRequest>,
) {
    for Given(command) in given.read() {
        let (Some(rulebook), Some(position)) = (session.rulebook.clone(), &position) else { continue };
        // While a computer player is to give the next order, keys wait for him.
        let side = to_play(&rulebook, &position.public);
        if looking(&session, position) != Some(side) {
            continue;
        }
        let mut table = Keyboard {
            seen: View::new(&rulebook, position, side),
            position,
            session: &mut session,
            pointing: &mut pointing,
            draft: &mut draft,
            cursor: &mut cursor,
            view: &mut view,
        };
        let order = match command {
            Command::Act => table.act(),
            Command::NextInStack => table.next_in_stack(),
            Command::NextUnit => table.next_unit(false),
            Command::PreviousUnit => table.next_unit(true),
            Command::FromBox => table.next_from_box(),
            Command::PlotTool => table.next_tool(),
            Command::PlotWhom => table.next_instruction(),
            Command::PlotOrder => table.next_plain_order(),
            Command::CallFire => table.next_call(),
            Command::LineOfSight => table.sight(),
            _ => None,
        };
        requests.write_batch(order.map(|order| OrderRequest(Request::order(order))));
    }
}

/// Everything that a key can work on.
struct Keyboard<'a> {
    seen: View<'a>,
    position: &'a Position,
    session: &'a mut Session<Panzer44>,
    pointing: &'a mut Pointing,
    draft: &'a mut Draft,
    cursor: &'a mut Cursor,
    view: &'a mut TableView,
}

impl<'a> Keyboard<'a> {
    /// The unit of the own side that is selected.
    fn own(&self) -> Option<&'a Counter> {
        let counter = self.seen.public.find(*self.session.selected.first()?)?;
        (counter.side == self.seen.side).then_some(counter)
    }

    /// The unit of a hex that is meant first: one of the own side, if there is one.
    fn top(&self, hex: Hex) -> Option<Word> {
        let side = self.seen.side;
        self.seen.public.stack(hex).max_by_key(|counter| counter.side == side).map(|counter| counter.id)
    }

    /// Selects a unit and brings it into sight.
    fn choose(&mut self, unit: Word) {
        self.session.selected = vec![unit];
        self.pointing.aimed = None;
        if let Some(hex) = self.seen.public.find(unit).and_then(|counter| self.stands(counter)) {
            self.go_to(hex);
        }
    }

    /// Where a unit stands, a passenger with its carrier.
    fn stands(&self, counter: &Counter) -> Option<Hex> {
        let carrier = counter.carrier().and_then(|carrier| self.seen.public.find(carrier));
        carrier.unwrap_or(counter).hex()
    }

    fn go_to(&mut self, hex: Hex) {
        self.cursor.put(hex);
        self.view.reveal(centre_of(hex), 2.5);
    }

    /// What the key of all work does at the cursor.
    fn act(&mut self) -> Option<Order> {
        let public = self.seen.public;
        if public.owed.is_some() {
            return legal::orders(&self.seen).into_iter().find(|order| matches!(order, Order::Shoot { .. }));
        }
        let hex = self.cursor.shown().or(self.pointing.aimed)?;
        match click_means(public, Some(&self.seen), self.pointing, self.draft, hex) {
            Meant::Selects => {}
            Meant::Order(order) => return Some(order),
            Meant::Called(called) => {
                note(self.session, self.pointing, called);
                return None;
            }
            Meant::Done => return None,
        }
        if public.phase.is_indirect() {
            return self.bombard(hex);
        }
        let Some(counter) = self.own() else {
            let unit = self.top(hex)?;
            self.session.selected = vec![unit];
            return None;
        };
        if self.stands(counter) == Some(hex) {
            return self.work(counter);
        }
        if public.phase.is_fire() {
            return self.fire(counter, hex);
        }
        let clicked = self.top(hex);
        if matches!(counter.place, Place::SetUp(_) | Place::Due(_)) && public.phase != Phase::Plot {
            return selected_goes(self.session, self.position, clicked, hex);
        }
        self.send(counter.id, hex)
    }

    /// Sends the selected unit to a hex, as a drag does.
    fn send(&mut self, unit: Word, hex: Hex) -> Option<Order> {
        match dropped(&self.seen, self.draft, unit, hex) {
            Dropped::Order(order) => return Some(order),
            Dropped::Aimed => self.pointing.aimed = Some(hex),
            Dropped::Plotted(task) => {
                self.session.refusal = None;
                self.pointing.aimed = (task != Task::Move).then_some(hex);
                self.session.selected.clear();
            }
            Dropped::Refused(refusal) => self.session.refuse(refusal),
            Dropped::Nothing => {}
        }
        None
    }

    /// Aims first, so that the chances are seen, and fires the second time.
    fn fire(&mut self, counter: &Counter, hex: Hex) -> Option<Order> {
        let public = self.seen.public;
        let shot = |unit, target| shots(public, counter.side).any(|shot| shot == (unit, target));
        if !shot(counter.id, hex) {
            self.session.selected = self.top(hex).into_iter().collect();
            self.pointing.aimed = None;
            return None;
        }
        if self.pointing.aimed != Some(hex) {
            (self.pointing.aimed, self.pointing.target) = (Some(hex), 0);
            return None;
        }
        let open = aims(self.seen.rulebook, public, counter.id, hex);
        let at = *open.get(self.pointing.target % open.len().max(1))?;
        Some(Order::Fire { unit: counter.id, at })
    }

    /// What a unit does where it stands: its work of the movement phase, or it leaves the map.
    fn work(&mut self, counter: &Counter) -> Option<Order> {
        let (rulebook, public, side) = (self.seen.rulebook, self.seen.public, self.seen.side);
        if !public.phase.is_movement() {
            return None;
        }
        let passenger = public.passenger(counter.id).map(|other| other.id);
        let exits = counter.hex().is_some_and(|hex| rulebook.scenario.is_exit(side, hex));
        let mut here = duties(public, side).filter(|(other, task)| {
            (other.id == counter.id || (Some(other.id) == passenger && *task == Task::Unload))
                && (*task != Task::Move || exits)
        });
        let unit = counter.id;
        here.find_map(|(other, task)| match task {
            Task::Load { .. } if rulebook.kind(other).carrier => Some(Order::Load { carrier: unit }),
            Task::Unload if other.carrier().is_some() => Some(Order::Unload { unit: other.id }),
            Task::Clear { .. } => Some(Order::Clear { unit }),
            Task::Blow { .. } => Some(Order::Blow { unit }),
            Task::Move => Some(Order::Exit { unit }),
            _ => None,
        })
    }

    /// Executes the next fire that falls on a hex, or comes from it.
    fn bombard(&mut self, hex: Hex) -> Option<Order> {
        let (public, side) = (self.seen.public, self.seen.side);
        let shown = of(&public.shown, side);
        let own = |unit: Word| public.find(unit).and_then(Counter::hex) == Some(hex);
        let unit = bombardments(public, side)
            .find(|(unit, task)| matches!(task, Task::Bombard { target, .. } if *target == hex) || own(*unit))
            .map(|(unit, _)| Order::Bombard { unit });
        let battery = shown.barrages.iter().find(|barrage| barrage.target == hex);
        let battery = battery.map(|barrage| Order::Barrage { battery: barrage.battery });
        let air = shown.strikes.contains(&hex).then_some(Order::Strike { hex });
        unit.or(battery).or(air)
    }

    /// Selects the next unit of the stack at the cursor; with a shot aimed, the next of those who can be hit.
    fn next_in_stack(&mut self) -> Option<Order> {
        if self.pointing.aimed.is_some() {
            self.pointing.target += 1;
            return None;
        }
        let hex = self.cursor.shown()?;
        let public = self.seen.public;
        let with_passenger =
            |counter: &Counter| [Some(counter.id), public.passenger(counter.id).map(|other| other.id)];
        let stack: Vec<Word> = public.stack(hex).flat_map(with_passenger).flatten().collect();
        let now = self.session.selected.first().and_then(|unit| stack.iter().position(|other| other == unit));
        let next = now.map_or(0, |now| (now + 1) % stack.len().max(1));
        self.session.selected = stack.get(next).copied().into_iter().collect();
        None
    }

    /// Selects the next unit that has something to do in the phase, or the one before; in the phase of indirect fire
    /// the cursor goes to where the next fire falls.
    fn next_unit(&mut self, back: bool) -> Option<Order> {
        let (public, side) = (self.seen.public, self.seen.side);
        if public.phase.is_indirect() {
            self.next_fire();
            return None;
        }
        let mut mine = self.idle();
        if back {
            mine.reverse();
        }
        let last = self.session.selected.first();
        let start = last.and_then(|last| mine.iter().position(|unit| unit == last)).map_or(0, |at| at + 1);
        let next = *mine.iter().cycle().nth(start)?;
        self.choose(next);
        if let Some((_, hex)) = shots(public, side).find(|(unit, _)| *unit == next && public.phase.is_fire())
        {
            (self.pointing.aimed, self.pointing.target) = (Some(hex), 0);
            self.go_to(hex);
        }
        None
    }

    /// Who has something to do in the phase.
    fn idle(&self) -> Vec<Word> {
        let (rulebook, public, side) = (self.seen.rulebook, self.seen.public, self.seen.side);
        match public.phase {
            Phase::Plot => {
                let plotted = &self.draft.plot.orders;
                let may = |unit: Word| !choices(rulebook, public, side, unit).is_empty();
                let units = public.counters.iter().filter(|counter| counter.side == side);
                let units = units.map(|counter| counter.id).filter(|unit| !plotted.contains_key(unit));
                units.filter(|unit| may(*unit)).collect()
            }
            phase if phase.is_fire() => shots(public, side).map(|(unit, _)| unit).collect(),
            phase if phase.is_movement() => duties(public, side).map(|(counter, _)| counter.id).collect(),
            _ => public.on_map(side).map(|(counter, _)| counter.id).collect(),
        }
    }

    /// Leads the cursor to where the next fire falls.
    fn next_fire(&mut self) {
        let (public, side) = (self.seen.public, self.seen.side);
        let shown = of(&public.shown, side);
        let mut hexes: Vec<Hex> = bombardments(public, side)
            .filter_map(|(_, task)| match task {
                Task::Bombard { target, .. } => Some(target),
                _ => None,
            })
            .collect();
        hexes
            .extend(shown.barrages.iter().map(|barrage| barrage.target).chain(shown.strikes.iter().copied()));
        let now = self.cursor.shown().and_then(|hex| hexes.iter().position(|other| *other == hex));
        if let Some(hex) = hexes.get(now.map_or(0, |now| (now + 1) % hexes.len().max(1))) {
            self.go_to(*hex);
        }
    }

    /// Selects the next unit that waits, and leads the cursor to where it may come on.
    fn next_from_box(&mut self) -> Option<Order> {
        let (rulebook, public, side) = (self.seen.rulebook, self.seen.public, self.seen.side);
        let sets_up = public.phase.is_set_up();
        let waits = |counter: &&Counter| match counter.place {
            Place::SetUp(_) => sets_up,
            Place::Due(_) => !sets_up && may_come(public, side, counter),
            _ => false,
        };
        let own = public.counters.iter().filter(|counter| counter.side == side);
        let waiting: Vec<&Counter> = own.filter(waits).collect();
        let last = self.session.selected.first();
        let at = last.and_then(|last| waiting.iter().position(|counter| counter.id == *last));
        let counter = *waiting.get(at.map_or(0, |at| (at + 1) % waiting.len().max(1)))?;
        self.session.selected = vec![counter.id];
        let open = match counter.place {
            Place::SetUp(_) => legal::deployments(rulebook, public, counter.id),
            _ => reach(rulebook, public, counter).ends().to_vec(),
        };
        let here = self.cursor.shown().filter(|hex| open.contains(hex));
        if let Some(hex) = here.or_else(|| open.get(open.len() / 2).copied()) {
            self.go_to(hex);
        }
        None
    }
}

/// Whether a unit may come on the map now: it is plotted to, or its side plots.
fn may_come(public: &Public, side: Side, counter: &Counter) -> bool {
    public.phase == Phase::Plot || duties(public, side).any(|(other, _)| other.id == counter.id)
}
