//! The buttons that fire: the shots of the selected unit at who stands where it aims, and who may fire at a unit that
//! has just entered a hex. They stand at the foot of the dock, in reach however much is told above them.

use super::{attack, scene::Scene};
use crate::{
    engine::counters::Word,
    games::panzer44::rules::{
        conduct::{
            Decision, Watcher,
            direct_fire::{aims, shots},
            watchers,
        },
        order::Order,
        plot::Instruction,
    },
    panels::widgets::{primary, wide},
    settings::Command,
};
use bevy_egui::egui::{ScrollArea, Ui};

/// Height of a button with the space under it, in points.
const ROW: f32 = 34.0;
/// How much more the first takes, which is amber: to fire is the deed of the moment.
const FIRST: f32 = 10.0;
/// Buttons that are seen at once; more are scrolled to.
const MOST: usize = 4;

/// A shot that can be taken now.
pub(super) struct Fire {
    label: String,
    /// The key that fires it.
    key: String,
    order: Order,
}

/// The shots that can be taken now.
pub(super) fn of(scene: &Scene) -> Vec<Fire> {
    if !scene.is_asked() || scene.tumbles() {
        return Vec::new();
    }
    match scene.state.public.owed {
        Some(decision) => at_whoever_enters(scene, decision),
        None => at_the_aim(scene),
    }
}

/// The shots of the selected unit.
fn at_the_aim(scene: &Scene) -> Vec<Fire> {
    let (rulebook, public) = scene.game();
    let Some((firer, hex)) = attack::aim(scene).filter(|_| public.phase.is_fire()) else { return Vec::new() };
    if !shots(public, firer.side).any(|shot| shot == (firer.id, hex)) {
        return Vec::new();
    }
    let open = aims(rulebook, public, firer.id, hex);
    let by_key = scene.state.own.target.filter(|_| scene.state.own.aimed == Some(hex));
    let by_key = by_key.map(|target| target % open.len().max(1));
    let fire = |(number, at): (usize, Option<Word>)| {
        let label = match at {
            Some(enemy) => format!("Fire at {}", scene.name(enemy)),
            None => format!("{} fires at the whole hex", scene.name(firer.id)),
        };
        let key =
            if by_key == Some(number) { scene.state.memory.keys.hint(Command::Act) } else { String::new() };
        Fire { label, key, order: Order::Fire { unit: firer.id, at } }
    };
    open.into_iter().enumerate().map(fire).collect()
}

/// The shots of those who wait for somebody to enter a hex, and are to ask first.
fn at_whoever_enters(scene: &Scene, decision: Decision) -> Vec<Fire> {
    let fire = |watcher: Watcher| Fire {
        label: format!("Fire with {}", scene.name(watcher.unit)),
        key: String::new(),
        order: Order::Shoot { unit: watcher.unit },
    };
    asked(scene, decision).into_iter().map(fire).collect()
}

/// Who asks before he fires at the unit that has entered.
pub(super) fn asked(scene: &Scene, Decision::Opportunity { unit, hex, .. }: Decision) -> Vec<Watcher> {
    let Some(view) = scene.view().filter(|_| scene.is_asked()) else { return Vec::new() };
    let mut asked = watchers(view.rulebook, view.public, view.plot, unit, hex);
    asked.retain(|watcher| watcher.at == Instruction::Ask);
    asked
}

/// The room that so many buttons take.
pub(super) fn height(fires: &[Fire]) -> f32 {
    let first = if fires.is_empty() { 0.0 } else { FIRST };
    first + ROW * fires.len().min(MOST) as f32
}

/// Draws the buttons.
pub(super) fn show(ui: &mut Ui, scene: &mut Scene, fires: Vec<Fire>) {
    if fires.is_empty() {
        return;
    }
    let room = height(&fires);
    let scroll = ScrollArea::vertical().id_salt("fires").max_height(room).min_scrolled_height(room);
    scroll.auto_shrink([false, true]).show(ui, |ui| {
        // The one that the key fires is amber, else the first.
        let main = fires.iter().position(|fire| !fire.key.is_empty()).unwrap_or(0);
        for (number, Fire { label, key, order }) in fires.into_iter().enumerate() {
            let clicked = if number == main {
                primary(ui, scene.palette, &label, &key, true).clicked()
            } else {
                wide(ui, scene.palette, &label).clicked()
            };
            if clicked {
                scene.order(order);
            }
        }
    });
}
