//! The plot sheet: the meaning of a drag, the possible orders of the selected unit, the order of each unit, off-board
//! artillery and aircraft. Only its own side sees it.

use super::{context::PanelContext, rows::tool, terms};
use crate::{
    engine::{
        counters::UnitId,
        text::{say, say_id},
    },
    games::panzer44::{
        planning::wish::{ClickMode, Wish},
        rules::{
            counter::{Counter, Place},
            kinds::{Class, Pattern},
            phase::Phase,
            plot::{Task, Tool, plain_choices},
        },
        words::order_words::{INSTRUCTIONS, task_told},
    },
    panels::{
        Action,
        kit::{
            fonts,
            theme::over,
            widgets::{hint, noted, paint_text, plain, section, text, words},
        },
    },
};
use bevy_egui::egui::{
    Align, Align2, Button, Color32, Galley, Rect, Sense, Ui, pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};
use std::sync::Arc;

/// The height of a line of the sheet.
const LINE: f32 = 22.0;

/// The height of the selected unit's name with a line of buttons.
const CHOSEN: f32 = 60.0;

/// The tools, in their order in the panel.
const TOOLS: [Tool; 6] = [Tool::Free, Tool::Direct, Tool::Opportunity, Tool::Tight, Tool::Loose, Tool::Move];

/// The name of a tool for players, and its explanation.
fn tool_words(tool: Tool) -> (String, String) {
    match tool {
        Tool::Free => (say!("panzer44-panels-tool-free"), say!("panzer44-panels-tool-free.hint")),
        Tool::Direct => (say!("panzer44-panels-tool-direct"), say!("panzer44-panels-tool-direct.hint")),
        Tool::Opportunity => {
            (say!("panzer44-panels-tool-opportunity"), say!("panzer44-panels-tool-opportunity.hint"))
        }
        Tool::Tight => (say!("panzer44-panels-tool-tight"), say!("panzer44-panels-tool-tight.hint")),
        Tool::Loose => (say!("panzer44-panels-tool-loose"), say!("panzer44-panels-tool-loose.hint")),
        Tool::Move => (say!("panzer44-panels-tool-move"), say!("panzer44-panels-tool-move.hint")),
    }
}

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    if panel.state.public.phase != Phase::Plot || !panel.is_asked() {
        return;
    }
    let palette = panel.palette;
    let given = panel.state.own.draft.plot.orders.len();
    let side = panel.state.own.acting;
    let title = say!("panzer44-panels-sheet", side = side);
    section(ui, palette, &title, &say!("panzer44-panels-sheet.orders", n = given), |ui| {
        steady(ui, |ui| selected(ui, panel));
        rows(ui, panel);
        support(ui, panel);
    });
}

/// Shows the meaning of a drag above all content that changes with the selected unit, so these buttons keep their
/// place.
pub(super) fn show_tools(ui: &mut Ui, panel: &mut PanelContext) {
    if panel.state.public.phase == Phase::Plot && panel.is_asked() {
        let (title, about) = (say!("panzer44-panels-tools"), say!("panzer44-panels-tools.about"));
        section(ui, panel.palette, &title, &about, |ui| tools(ui, panel));
    }
}

/// Shows the choice of the meaning of a drag from a unit.
fn tools(ui: &mut Ui, panel: &mut PanelContext) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for tool in TOOLS {
            let (name, about) = tool_words(tool);
            if chip(ui, panel, &name, panel.state.own.draft.tool == tool, &about) {
                panel.wish(Wish::Tool(tool));
            }
        }
    });
    if panel.state.own.draft.tool == Tool::Opportunity {
        let about = say!("panzer44-panels-instructions-about");
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for (at, name) in INSTRUCTIONS {
                if chip(ui, panel, &say_id(name), panel.state.own.draft.at == at, &about) {
                    panel.wish(Wish::At(at));
                }
            }
        });
    }
    ui.add_space(4.0);
}

/// Shows a small button that is on or off.
fn chip(ui: &mut Ui, panel: &PanelContext, name: &str, on: bool, about: &str) -> bool {
    let palette = panel.palette;
    let ink = if on { palette.accent_text } else { palette.text };
    let button = Button::new(text(name, fonts::sans(12.5), ink)).selected(on).min_size(vec2(34.0, 26.0));
    noted(name, ui.add(button)).on_hover_text(about).clicked()
}

/// Draws content that changes with the selected unit in a room of fixed height, so the buttons below do not move.
fn steady(ui: &mut Ui, draw: impl FnOnce(&mut Ui)) {
    let id = ui.id().with("steady");
    let room: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(CHOSEN);
    let taken = ui.scope(|ui| {
        ui.set_min_size(vec2(ui.available_width(), room));
        draw(ui);
    });
    let high = taken.response.rect.height();
    if high > room {
        ui.data_mut(|data| data.insert_temp(id, high));
    }
}

/// Shows the orders of the selected unit that need no target on the map.
fn selected(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let Some(view) = panel.view() else { return };
    let own = |counter: &&Counter| counter.side == view.side;
    let Some(counter) = panel.selected().filter(own) else {
        hint(ui, palette, say!("panzer44-panels-sheet.hint"));
        return;
    };
    let unit = counter.id;
    let open = plain_choices(view.rulebook, view.public, view.side, unit);
    let given = panel.state.own.draft.plot.orders.get(&unit).copied();
    ui.label(text(panel.name(unit), fonts::bold(13.0), palette.text));
    if open.is_empty() && given.is_none() {
        hint(ui, palette, say!("panzer44-panels-only-fires"));
    }
    let about = say!("panzer44-panels-order-about");
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for task in open {
            let name = named(panel, &task);
            if chip(ui, panel, &name, given == Some(task), &about) {
                let wish = if given == Some(task) { Wish::StrikeOff(unit) } else { Wish::Put(unit, task) };
                panel.wish(wish);
            }
        }
    });
    ui.add_space(4.0);
}

fn named(panel: &PanelContext, task: &Task) -> String {
    task_told(panel.state.rulebook, panel.state.public, task)
}

/// A unit on the sheet, with its order.
struct Row {
    unit: UnitId,
    task: Option<Task>,
    is_disrupted: bool,
}

/// Shows each unit with its order, units without an order at the end.
fn rows(ui: &mut Ui, panel: &mut PanelContext) {
    let rows = units_on_sheet(panel);
    enter_all(ui, panel, &rows);
    for row in rows {
        row_of_unit(ui, panel, &row);
    }
    if !panel.state.own.draft.plot.is_empty()
        && plain(ui, panel.palette, &say!("panzer44-panels-sheet-clear")).clicked()
    {
        panel.wish(Wish::Clear);
    }
}

/// The units on the map, or due by now, with those that they carry.
fn units_on_sheet(panel: &PanelContext) -> Vec<Row> {
    let (side, public) = (panel.state.own.acting, panel.state.public);
    let is_due = |place: Place| match place {
        Place::Map(_) => true,
        Place::Due(number) => {
            let arrivals = &panel.state.rulebook.scenario.force(side).arrivals;
            arrivals.get(usize::from(number)).is_some_and(|due| due.turn <= public.turn)
        }
        _ => false,
    };
    let on_sheet = |counter: &&Counter| {
        let carrier = counter.carrier().and_then(|carrier| public.find(carrier));
        counter.side == side && is_due(carrier.map_or(counter.place, |carrier| carrier.place))
    };
    let row = |counter: &Counter| Row {
        unit: counter.id,
        task: panel.state.own.draft.plot.orders.get(&counter.id).copied(),
        is_disrupted: counter.condition.disruption > 0,
    };
    public.counters.iter().filter(on_sheet).map(row).collect()
}

/// The button with which all units that are due enter.
fn enter_all(ui: &mut Ui, panel: &mut PanelContext, rows: &[Row]) {
    let (palette, public) = (panel.palette, panel.state.public);
    let is_due = |row: &Row| public.find(row.unit).is_some_and(|it| matches!(it.place, Place::Due(_)));
    // The line stays when all of them enter, so the lines below do not move.
    if !rows.iter().any(is_due) {
        return;
    }
    let waits = |row: &Row| row.task.is_none() && is_due(row);
    let words = say!("panzer44-panels-enter-all");
    let all = ui.add_enabled_ui(rows.iter().any(waits), |ui| plain(ui, palette, &words));
    if all.inner.clicked() {
        panel.wish(Wish::EnterAll);
        // The view shows their entry hexes.
        let entering = rows.iter().filter(|row| waits(row)).map(|row| row.unit);
        panel.act(Action::BringWaiting(entering.collect()));
    }
}

/// A unit with its order, which can be struck off.
fn row_of_unit(ui: &mut Ui, panel: &mut PanelContext, row: &Row) {
    let (palette, unit) = (panel.palette, row.unit);
    let words = match row.task {
        Some(task) => named(panel, &task),
        None if row.is_disrupted => say!("panzer44-panels-sheet-disrupted"),
        None => "–".to_owned(),
    };
    // An order without room beside the name is below it.
    let room = ui.available_width() - 28.0;
    let below = width_of(ui, &panel.name(unit)) + 8.0 + width_of(ui, &words) > room;
    let ink = if row.task.is_some() { palette.text } else { palette.text_third };
    let order = right_aligned(ui, &words, room, ink);
    let high = if below { LINE + order.size().y.max(LINE) } else { LINE };
    let size = vec2(ui.available_width(), high);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let response = noted(&say!("panzer44-panels-sheet-row", unit = unit), response);
    let on = panel.state.selected.contains(&unit);
    if on || response.hovered() {
        ui.painter().rect_filled(rect, 4, over(palette.raised, palette.panel, 0.8));
    }
    let line = |number: f32| {
        let top = rect.top() + number * LINE;
        Rect::from_min_max(pos2(rect.left() + 6.0, top), pos2(rect.right() - 22.0, top + LINE))
    };
    let (at, right) = (line(0.0), line(if below { 1.0 } else { 0.0 }));
    let top = if below { right.top() } else { right.center().y - order.size().y / 2.0 };
    let ink = if on { palette.accent_text } else { palette.text };
    let name = (panel.name(unit), at, ink);
    ui.painter().galley(pos2(right.right(), top), order, ink);
    beside(ui, name, if below { at.right() } else { right.right() - width_of(ui, &words) - 8.0 });
    if row.task.is_some() && strike_off(ui, panel, unit, rect) {
        return;
    }
    if response.clicked() {
        panel.act(Action::Select(vec![unit]));
        let hex = panel.state.public.find(unit).and_then(Counter::hex);
        panel.actions.extend(hex.map(Action::Centre));
    }
}

/// The cross at the end of a row; returns whether it is clicked.
fn strike_off(ui: &Ui, panel: &mut PanelContext, unit: UnitId, rect: Rect) -> bool {
    let cross = Rect::from_min_max(pos2(rect.right() - 20.0, rect.top()), rect.max);
    paint_text(ui, cross, Align2::CENTER_CENTER, "×", fonts::bold(14.0), panel.palette.text_third);
    let id = ui.id().with(("strike-off", unit));
    let about = say!("panzer44-panels-order-delete");
    let is_clicked = ui.interact(cross, id, Sense::click()).on_hover_text(about).clicked();
    if is_clicked {
        panel.wish(Wish::StrikeOff(unit));
    }
    is_clicked
}

/// Paints as much of the name of a unit as there is room for to the left of its order.
fn beside(ui: &Ui, (name, at, ink): (String, Rect, Color32), until: f32) {
    let mut job = LayoutJob::simple_singleline(name, fonts::sans(13.0), ink);
    job.wrap = TextWrapping::truncate_at_width((until - at.left()).max(24.0));
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(pos2(at.left(), at.center().y - galley.size().y / 2.0), galley, ink);
}

/// An order in as many lines as it needs, to be drawn from its right edge.
fn right_aligned(ui: &Ui, words: &str, room: f32, ink: Color32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(words.to_owned(), fonts::bold(12.5), ink, room);
    job.halign = Align::RIGHT;
    ui.painter().layout_job(job)
}

fn width_of(ui: &Ui, words: &str) -> f32 {
    ui.painter().layout_no_wrap(words.to_owned(), fonts::bold(12.5), Color32::WHITE).size().x
}

/// Shows off-board artillery and aircraft.
fn support(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let side = panel.state.own.acting;
    for battery in &rulebook.scenario.force(side).off_board {
        let left = public.fires_left[side.number()].get(&battery.id).copied().unwrap_or(0);
        if left == 0 || public.turn < battery.from_turn {
            continue;
        }
        ui.add_space(4.0);
        let has = say!(
            "panzer44-panels-battery",
            battery = battery.name.as_str(),
            strength = battery.strength,
            n = left,
        );
        words(ui, palette, has);
        let called =
            panel.state.own.draft.plot.barrages.iter().find(|barrage| barrage.battery == battery.id).copied();
        if let Some(barrage) = called {
            let label = say!(
                "panzer44-panels-battery-cancel",
                hex = panel.place(barrage.target),
                pattern = terms::pattern(barrage.pattern),
            );
            if plain(ui, palette, &label).clicked() {
                panel.wish(Wish::CallOff(battery.id));
            }
            continue;
        }
        for pattern in [Pattern::Tight, Pattern::Loose] {
            if battery.pattern.is_none_or(|fixed| fixed == pattern) {
                let name = match pattern {
                    Pattern::Tight => say!("panzer44-panels-battery-call-tight"),
                    Pattern::Loose => say!("panzer44-panels-battery-call-loose"),
                };
                tool(ui, panel, &name, ClickMode::Call(battery.id, pattern));
            }
        }
    }
    let sorties = public.sorties_left[side.number()];
    if sorties > 0 {
        ui.add_space(4.0);
        words(ui, palette, say!("panzer44-panels-sorties", n = sorties));
        for hex in panel.state.own.draft.plot.strikes.clone() {
            let label = say!("panzer44-panels-aircraft-cancel", hex = panel.place(hex));
            if plain(ui, palette, &label).clicked() {
                panel.wish(Wish::Fly(hex));
            }
        }
        if panel.state.own.draft.plot.strikes.len() < usize::from(sorties) {
            tool(ui, panel, &say!("panzer44-panels-aircraft-send"), ClickMode::Fly);
        }
    }
    let batteries = public
        .on_map(side)
        .filter(|(counter, _)| rulebook.kind(counter).gun.is_some_and(|gun| gun.class == Class::H));
    if batteries.count() > 0 {
        hint(ui, palette, say!("panzer44-panels-howitzers"));
    }
}
