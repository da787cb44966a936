//! The buttons that fire: the shots of the selected unit at its target hex, or the units that may fire at a unit that
//! has just entered. If there are none, a button leads to the next open task. The main one is the button at the foot of
//! the dock; the others are above the log, within reach whatever is above them.

use super::{attack, context::PanelContext, terms};
use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    games::panzer44::{
        planning::wish::Wish,
        rules::{
            conduct::{
                Decision, Watcher,
                direct_fire::{aims, shots},
                indirect::bombardments,
                transport::open_duties,
                watchers,
            },
            counter::{Counter, Motion},
            kinds::Pattern,
            order::Order,
            plot::{Instruction, Task},
        },
        words::names::battery_name,
    },
    panels::{
        Action,
        frame::panelled::{Beside, NextStep},
        kit::{
            second_look::after_a_look,
            widgets::{beside, hint, primary, wide},
        },
    },
    settings::Command,
};
use bevy_egui::egui::{ScrollArea, Ui};

/// The height of a button with the space below it, in points.
const ROW: f32 = 34.0;
/// The number of visible buttons; more are reached by scrolling.
const MOST: usize = 3;
/// The height of the button that leads to another fire while one is shown, with the space below it. It is above the
/// others: the button at the foot is in one place, whether it leads to a fire or fires. A double click there does not
/// fire by mistake. A player who clicks on after each look fires one after the other.
const ON: f32 = 44.0;

/// A shot that can be fired now.
pub(super) struct Fire {
    label: String,
    key: String,
    does: Vec<Action>,
    /// Whether dice are rolled at once.
    throws: bool,
}

/// The shots that can be fired now.
pub(super) fn of(panel: &PanelContext) -> Vec<Fire> {
    if !panel.is_asked() || panel.tumbles() {
        return Vec::new();
    }
    let public = panel.state.public;
    match public.owed {
        Some(decision) => at_whoever_enters(panel, decision),
        None if public.phase.is_indirect() => with_next(fall_looked_at(panel), next_fall(panel)),
        None if public.phase.is_movement() => moves_next(panel).into_iter().collect(),
        None => with_next(at_the_aim(panel), next_shot(panel)),
    }
}

/// The fires that are shown, and the button that leads to the next one.
fn with_next(mut fires: Vec<Fire>, next: Option<Fire>) -> Vec<Fire> {
    fires.extend(next);
    fires
}

/// A button that leads to an open task.
fn leads(label: String, does: Vec<Action>) -> Fire {
    Fire { label, key: String::new(), does, throws: false }
}

/// The item after the one that is shown, if one is shown and there is another.
fn behind<T: Clone>(open: &[T], now: impl Fn(&T) -> bool) -> Option<T> {
    let at = open.iter().position(now);
    let next = at.map_or(0, |at| (at + 1) % open.len());
    open.get(next).filter(|_| at != Some(next)).cloned()
}

/// The next shot to show.
fn next_shot(panel: &PanelContext) -> Option<Fire> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let open: Vec<(UnitId, Hex)> = shots(public, side).filter(|_| public.phase.is_fire()).collect();
    let looked_at = attack::aim(panel).map(|(firer, hex)| (firer.id, hex));
    let (unit, hex) = behind(&open, |shot| looked_at == Some(*shot))?;
    let label =
        say!("panzer44-panels-next-shot", unit = panel.name(unit), hex = rulebook.board.hex_name(hex));
    Some(leads(label, vec![Action::Select(vec![unit]), Wish::Aim(Some(hex)).into()]))
}

/// A fire from above that is still to be executed.
#[derive(Clone)]
pub(super) struct Fall {
    pub order: Order,
    by: FallBy,
    target: Hex,
}

/// The weapon of a fire from above.
#[derive(Clone, Copy)]
enum FallBy {
    Unit(UnitId, Pattern),
    Battery(UnitId, Pattern),
    Aircraft,
}

impl Fall {
    /// Returns its weapon with the word for its pattern, and its target; no weapon for aircraft.
    fn parts(&self, panel: &PanelContext) -> (Option<(String, &'static str)>, String) {
        let by = match self.by {
            FallBy::Unit(unit, pattern) => Some((panel.name(unit), terms::pattern(pattern))),
            FallBy::Battery(battery, pattern) => {
                Some((battery_name(panel.state.rulebook, battery), terms::pattern(pattern)))
            }
            FallBy::Aircraft => None,
        };
        (by, panel.place(self.target))
    }

    /// Returns its line in a list.
    pub(super) fn listed(&self, panel: &PanelContext) -> String {
        match self.parts(panel) {
            (Some((by, pattern)), hex) => {
                say!("panzer44-panels-fall", by = by, hex = hex, pattern = pattern)
            }
            (None, hex) => say!("panzer44-panels-fall-aircraft", hex = hex),
        }
    }

    /// Returns the label of the button that fires it.
    fn to_fire(&self, panel: &PanelContext) -> String {
        match self.parts(panel) {
            (Some((by, pattern)), hex) => {
                say!("panzer44-panels-fall.fire", by = by, hex = hex, pattern = pattern)
            }
            (None, hex) => say!("panzer44-panels-fall-aircraft.fire", hex = hex),
        }
    }

    /// Returns the label of the button that leads to it.
    fn to_show(&self, panel: &PanelContext) -> String {
        match self.parts(panel) {
            (Some((by, pattern)), hex) => {
                say!("panzer44-panels-fall.next", by = by, hex = hex, pattern = pattern)
            }
            (None, hex) => say!("panzer44-panels-fall-aircraft.next", hex = hex),
        }
    }
}

/// The fires from above that are still to be executed.
pub(super) fn falling(panel: &PanelContext) -> Vec<Fall> {
    let (public, side) = (panel.state.public, panel.state.own.acting);
    let shown = &public.shown[side.number()];
    let of_units = bombardments(public, side).filter_map(|(unit, task)| match task {
        Task::Bombard { target, pattern } => {
            Some(Fall { order: Order::Bombard { unit }, by: FallBy::Unit(unit, pattern), target })
        }
        _ => None,
    });
    let of_batteries = shown.barrages.iter().map(|fire| Fall {
        order: Order::Barrage { battery: fire.battery },
        by: FallBy::Battery(fire.battery, fire.pattern),
        target: fire.target,
    });
    let of_aircraft = shown.strikes.iter().map(|hex| Fall {
        order: Order::Strike { hex: *hex },
        by: FallBy::Aircraft,
        target: *hex,
    });
    of_units.chain(of_batteries).chain(of_aircraft).collect()
}

/// The fire from above that is shown, to be executed.
fn fall_looked_at(panel: &PanelContext) -> Vec<Fire> {
    let open = falling(panel);
    let chosen = open.iter().find(|fall| panel.state.own.chosen == Some(&fall.order));
    let key = match panel.state.own.target {
        Some(_) => panel.state.memory.keys.hint(Command::Act),
        None => String::new(),
    };
    let fire = |fall: &Fall| Fire {
        label: fall.to_fire(panel),
        key,
        does: vec![Action::order(fall.order.clone())],
        throws: true,
    };
    chosen.map(fire).into_iter().collect()
}

/// The next fire from above to show.
fn next_fall(panel: &PanelContext) -> Option<Fire> {
    let next = behind(&falling(panel), |fall| panel.state.own.chosen == Some(&fall.order))?;
    Some(leads(next.to_show(panel), vec![Wish::Choose(next.order).into()]))
}

/// The moves of all units that can move as planned; if there are none, the next unit that is to move.
fn moves_next(panel: &PanelContext) -> Option<Fire> {
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let planned = panel.state.own.planned.len();
    if planned > 0 {
        let label = say!("panzer44-panels-move-all", n = planned);
        let does = vec![Wish::AllAsPlanned.into()];
        return Some(Fire { label, key: String::new(), does, throws: false });
    }
    let fresh =
        |(counter, task): &(&Counter, Task)| *task == Task::Move && counter.condition.motion == Motion::Fresh;
    let (counter, _) = open_duties(rulebook, public, side).find(fresh)?;
    if panel.state.selected.contains(&counter.id) {
        return None;
    }
    let leads_to = counter.hex().map_or_else(|| Action::BringWaiting(vec![counter.id]), Action::Centre);
    let does = vec![Action::Select(vec![counter.id]), leads_to];
    let unit = panel.name(counter.id);
    let label = match counter.hex() {
        Some(_) => say!("panzer44-panels-next-move", unit = unit),
        None => say!("panzer44-panels-next-enter", unit = unit),
    };
    Some(leads(label, does))
}

/// The shots of the selected unit.
fn at_the_aim(panel: &PanelContext) -> Vec<Fire> {
    let (rulebook, public) = panel.game();
    let Some((firer, hex)) = attack::aim(panel).filter(|_| public.phase.is_fire()) else { return Vec::new() };
    if !shots(public, firer.side).any(|shot| shot == (firer.id, hex)) {
        return Vec::new();
    }
    let open = aims(rulebook, public, firer.id, hex);
    let by_key = panel.state.own.target.filter(|_| panel.state.own.aimed == Some(hex));
    let by_key = by_key.map(|target| target % open.len().max(1));
    let fire = |(number, at): (usize, Option<UnitId>)| {
        let label = match at {
            Some(enemy) => say!("panzer44-panels-fire-at", unit = panel.name(enemy)),
            None => say!("panzer44-panels-fire-at-hex"),
        };
        let key =
            if by_key == Some(number) { panel.state.memory.keys.hint(Command::Act) } else { String::new() };
        let does = vec![Action::order(Order::Fire { unit: firer.id, at })];
        Fire { label, key, does, throws: true }
    };
    open.into_iter().enumerate().map(fire).collect()
}

/// The shots of units that wait for an enemy to enter a hex and have to ask first.
fn at_whoever_enters(panel: &PanelContext, decision: Decision) -> Vec<Fire> {
    let fire = |watcher: Watcher| Fire {
        label: say!("panzer44-panels-fire-with", unit = panel.name(watcher.unit)),
        key: String::new(),
        does: vec![Action::order(Order::Shoot { unit: watcher.unit })],
        throws: true,
    };
    asked(panel, decision).into_iter().map(fire).collect()
}

/// The units that ask before they fire at the unit that has entered.
pub(super) fn asked(panel: &PanelContext, Decision::Opportunity { unit, hex, .. }: Decision) -> Vec<Watcher> {
    let Some(view) = panel.view().filter(|_| panel.is_asked()) else { return Vec::new() };
    let mut asked = watchers(view.rulebook, view.public, view.plot, unit, hex);
    asked.retain(|watcher| watcher.at == Instruction::Ask);
    asked
}

/// Returns the step of the button at the foot: the main fire, or what leads to the next one. The step that ends the
/// phase is above it.
pub(super) fn step(panel: &PanelContext, end: NextStep) -> Option<NextStep> {
    let fires = of(panel);
    let main = fires.get(main(&fires))?;
    let owed = panel.state.public.owed.is_some();
    let beside = match (owed, main.throws) {
        (true, _) => Some(Beside::hold(say!("panzer44-panels-hold-fire"), Action::order(Order::LetPass))),
        (false, true) => Some(Beside::cancel(Action::Press(Command::Cancel))),
        (false, false) => None,
    };
    let end = Some(end).filter(|_| !owed);
    let end = end.and_then(|end| Some((end.words, end.question?)));
    let above = end.map(|(words, question)| Beside::end(words, Action::order(Order::EndPhase), question));
    Some(NextStep {
        words: main.label.clone(),
        key: Command::Act,
        actions: main.does.clone(),
        question: None,
        lesser: false,
        throws: main.throws,
        // At a decision, and where units are aimed by keys, the table fires by the action key.
        by_panel: !owed && panel.state.own.aimed.is_none(),
        above,
        beside,
    })
}

/// The place of the main one among the fires: the one that the key fires, otherwise the first.
fn main(fires: &[Fire]) -> usize {
    fires.iter().position(|fire| !fire.key.is_empty()).unwrap_or(0)
}

/// Whether the last button leads to another fire while the others roll dice.
fn leads_on(fires: &[Fire]) -> bool {
    fires.first().is_some_and(|first| first.throws) && fires.last().is_some_and(|last| !last.throws)
}

/// The height of these buttons.
pub(super) fn height(fires: &[Fire]) -> f32 {
    let on = leads_on(fires);
    let others = fires.len().saturating_sub(1 + usize::from(on));
    ROW * others.min(MOST) as f32 + if on { ON } else { 0.0 }
}

/// Shows the buttons for viewers. The unit that could fire is a secret of the plot until it fires. A single waiting
/// unit fires without being named. Of several, the player chooses where viewers of a capture window do not see it.
pub(super) fn show_unnamed(ui: &mut Ui, panel: &mut PanelContext) {
    match of(panel).as_slice() {
        [] => {}
        [only] => {
            let (palette, words) = (panel.palette, say!("panzer44-panels-fire"));
            let button = |ui: &mut Ui| primary(ui, palette, &words, "", true);
            let what = (words.as_str(), format!("{:?}", only.does));
            if after_a_look(ui, "unnamed", what, button).clicked() {
                panel.actions.extend(only.does.clone());
            }
        }
        _ => {
            if wide(ui, panel.palette, &say!("panzer44-panels-choose-in-panels")).clicked() {
                panel.act(Action::Present);
            }
            hint(ui, panel.palette, say!("panzer44-panels-choose-in-panels.hint"));
        }
    }
}

/// Draws the buttons of the fires that are not at the foot.
pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext, mut fires: Vec<Fire>) {
    if fires.is_empty() {
        return;
    }
    let on = if leads_on(&fires) { fires.pop() } else { None };
    fires.remove(main(&fires));
    if let Some(on) = on
        && beside(ui, panel.palette, &on.label).clicked()
    {
        panel.actions.extend(on.does);
    }
    if !fires.is_empty() {
        let room = ROW * fires.len().min(MOST) as f32;
        let scroll = ScrollArea::vertical().id_salt("fires").max_height(room).min_scrolled_height(room);
        scroll.auto_shrink([false, true]).show(ui, |ui| {
            for (number, fire) in fires.into_iter().enumerate() {
                button(ui, panel, number, fire);
            }
        });
    }
}

fn button(ui: &mut Ui, panel: &mut PanelContext, number: usize, fire: Fire) {
    let palette = panel.palette;
    let draw = |ui: &mut Ui| wide(ui, palette, &fire.label);
    let clicked = match fire.throws {
        true => {
            let what = (fire.label.as_str(), format!("{:?}", fire.does));
            after_a_look(ui, number, what, draw).clicked()
        }
        false => draw(ui).clicked(),
    };
    if clicked {
        panel.actions.extend(fire.does);
    }
}
