//! The tasks of a set-up: waiting units, mines, positions.

use super::{
    context::PanelContext,
    rows::{cards, tool},
    terms,
};
use crate::{
    engine::{board::Hex, text::say},
    games::panzer44::{
        planning::wish::ClickMode,
        rules::{
            counter::{Counter, Place},
            order::{Order, legal},
            set_up,
        },
    },
    panels::kit::widgets::{hint, plain, section, wide, words},
};
use bevy_egui::egui::Ui;

/// Shows the units still to be set up, mines and positions.
pub(super) fn setting_up(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let side = panel.state.own.acting;
    let force = rulebook.scenario.force(side);
    let (title, about) = (say!("panzer44-panels-set-up"), say!("panzer44-panels-set-up.about"));
    section(ui, palette, &title, &about, |ui| {
        for (number, group) in force.set_up.iter().enumerate() {
            let waiting: Vec<&Counter> = set_up::waiting(public, side)
                .filter(|counter| counter.place == Place::SetUp(number as u8))
                .collect();
            if waiting.is_empty() {
                continue;
            }
            let (first, last) = group.columns;
            let [first, last] = [first, last].map(|column| format!("{column:02}"));
            hint(ui, palette, say!("panzer44-panels-set-up-columns", first = first, last = last));
            cards(ui, panel, &waiting);
        }
        if set_up::waiting(public, side).next().is_none() {
            words(ui, palette, say!("panzer44-panels-set-up-done"));
        } else if plain(ui, palette, &say!("panzer44-panels-set-up-one")).clicked()
            && let Some(order) = somewhere(panel)
        {
            panel.order(order);
        }
        aboard(ui, panel);
        ui.add_space(4.0);
        for field in &force.mines {
            let laid = public.mines.values().filter(|mines| **mines == field.mines).count();
            let left = usize::from(field.number).saturating_sub(laid);
            let label = say!("panzer44-panels-lay-mines", mines = terms::mines(field.mines), n = left);
            tool(ui, panel, &label, ClickMode::Mine(field.mines));
        }
        if let Some(works) = &force.positions {
            let left = usize::from(works.number).saturating_sub(public.positions.len());
            tool(ui, panel, &say!("panzer44-panels-dig", n = left), ClickMode::Dig);
        }
        if matches!(panel.state.own.clicks, ClickMode::Mine(_) | ClickMode::Dig) {
            hint(ui, palette, say!("panzer44-panels-place"));
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
        let label =
            say!("panzer44-panels-load-into", carrier = panel.name(carrier.id), hex = panel.place(hex));
        if wide(ui, palette, &label).clicked() {
            panel.order(Order::DeployAboard { unit: counter.id, carrier: carrier.id });
        }
    }
}
