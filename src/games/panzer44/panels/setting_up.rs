//! The tasks of a set-up: waiting units, mines, positions.

use super::{
    context::PanelContext,
    rows::{cards, tool},
};
use crate::{
    engine::board::Hex,
    games::panzer44::{
        planning::wish::ClickMode,
        rules::{
            counter::{Counter, Place},
            kinds::Mines,
            order::{Order, legal},
            set_up,
        },
    },
    panels::kit::widgets::{hint, plain, section, wide, words},
};
use bevy_egui::egui::Ui;

/// The kinds of mines, for the charts.
pub(super) const MINES: [Mines; 3] = [Mines::Hasty, Mines::Preventative, Mines::Defensive];

/// Shows the units still to be set up, mines and positions.
pub(super) fn setting_up(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let side = panel.state.own.acting;
    let force = rulebook.scenario.force(side);
    section(ui, palette, "To set up", "drag or click on the map", |ui| {
        for (number, group) in force.set_up.iter().enumerate() {
            let waiting: Vec<&Counter> = set_up::waiting(public, side)
                .filter(|counter| counter.place == Place::SetUp(number as u8))
                .collect();
            if waiting.is_empty() {
                continue;
            }
            let (first, last) = group.columns;
            hint(ui, palette, format!("In columns {first:02}–{last:02}:"));
            cards(ui, panel, &waiting);
        }
        if set_up::waiting(public, side).next().is_none() {
            words(ui, palette, "All units are set up. You can still move them.");
        } else if plain(ui, palette, "Set up one for me").clicked()
            && let Some(order) = somewhere(panel)
        {
            panel.order(order);
        }
        aboard(ui, panel);
        ui.add_space(4.0);
        for field in &force.mines {
            let laid = public.mines.values().filter(|mines| **mines == field.mines).count();
            let left = usize::from(field.number).saturating_sub(laid);
            let label = format!("Lay {} mines ({left} left)", field.mines);
            tool(ui, panel, &label, ClickMode::Mine(field.mines));
        }
        if let Some(works) = &force.positions {
            let left = usize::from(works.number).saturating_sub(public.positions.len());
            tool(ui, panel, &format!("Dig positions ({left} left)"), ClickMode::Dig);
        }
        if matches!(panel.state.own.clicks, ClickMode::Mine(_) | ClickMode::Dig) {
            hint(ui, palette, "Click hexes to place. Click again to remove.");
        }
    });
}

/// The order that sets up the first waiting unit in the middle of its area.
fn somewhere(panel: &PanelContext) -> Option<Order> {
    let (rulebook, public) = panel.game();
    let counter = set_up::waiting(public, panel.state.own.acting).next()?;
    let open = legal::deployments(rulebook, public, counter.id);
    let town = |hex: &&Hex| rulebook.board.city(**hex).is_some() && public.stack(**hex).next().is_none();
    let hex = open.iter().find(town).or(open.get(open.len() / 2))?;
    Some(Order::Deploy { unit: counter.id, hex: *hex })
}

/// Shows the carriers in which a selected passenger may be set up.
fn aboard(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let waits = |counter: &&Counter| {
        matches!(counter.place, Place::SetUp(_)) && rulebook.kind(counter).can_be_carried()
    };
    let Some(counter) = panel.selected().filter(waits) else { return };
    let carriers = public
        .on_map(counter.side)
        .filter(|(carrier, _)| rulebook.kind(carrier).carrier && public.passenger(carrier.id).is_none());
    for (carrier, hex) in carriers {
        if wide(ui, palette, &format!("Load into {} in {}", panel.name(carrier.id), panel.place(hex)))
            .clicked()
        {
            panel.order(Order::DeployAboard { unit: counter.id, carrier: carrier.id });
        }
    }
}
