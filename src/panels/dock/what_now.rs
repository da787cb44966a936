//! A line at the top of the map: the task of this phase and its unfinished actions, until the player switches it off.
//! After the other side's turn it sums up that side's actions.

use super::head_plate;
use crate::{
    engine::{board::Hex, counters::UnitId},
    panels::{
        frame::panelled::{PanelContext, Panelled, Unfinished},
        kit::{
            fonts,
            theme::Palette,
            widgets::{count, noted, plain, text},
        },
        state::{Action, ReplayAction},
    },
    settings::Command,
};
use bevy_egui::egui::{Align, Button, Context, Label, Layout, Rect, Ui, vec2};

/// Width of the button beside the count of waiting units, in points.
const SHOW: f32 = 96.0;

/// Shows it at the top of the map while a person at this table must act.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, map: Rect) {
    let memory = &panel.state.memory;
    let summed_up = memory.summed_up.clone().filter(|_| !memory.in_lesson());
    let without_die = memory.without_die.clone().filter(|_| !memory.in_lesson());
    let says = memory.what_now || summed_up.is_some() || without_die.is_some();
    let away = !says || memory.in_lesson() || memory.briefing;
    if away || !panel.is_asked() || panel.tumbles() || other_side_is_asked(panel) {
        return;
    }
    let palette = panel.palette;
    let owes = G::owed(panel.state.rulebook, panel.state.public).is_some();
    let chosen = if owes { None } else { G::chosen_told(panel) };
    let says = panel.state.memory.what_now;
    let waiting = if says && !owes { G::waits_beside(panel) } else { Vec::new() };
    let to_do = says.then(|| words(panel, &waiting));
    let (mut away, mut back, mut bring) = (false, false, false);
    let about = panel.keyed("Step back through what was done", Command::LookBack);
    head_plate::show(ctx, palette, "what now", map, |ui, width| {
        ui.set_max_width(width);
        if let Some(summed_up) = summed_up {
            ui.horizontal(|ui| {
                ui.label(text(summed_up, fonts::bold(13.0), palette.text));
                back = plain(ui, palette, "Look back").on_hover_text(about).clicked();
            });
        }
        if let Some(told) = without_die {
            ui.add(Label::new(text(told, fonts::bold(13.0), palette.text)).wrap());
        }
        let Some([words, wait]) = to_do else { return };
        let wait = if wait.is_empty() { who_waits::<G>(&waiting) } else { wait };
        ui.horizontal_top(|ui| {
            ui.label(text("What now", fonts::bold(13.0), palette.accent_text));
            let room = vec2(ui.available_width() - 30.0, 0.0);
            ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                let wait = Some(wait).filter(|_| !waiting.is_empty());
                bring = to_do_lines(ui, palette, words, wait, chosen);
            });
            let cross = Button::new(text("\u{d7}", fonts::bold(15.0), palette.text_third)).frame(false);
            let about = "Put it away for good; the settings bring it back";
            away = noted("Put What now away", ui.add(cross)).on_hover_text(about).clicked();
        });
    });
    if bring {
        if let Some(leaf) = G::WAITING_LEAF {
            panel.state.memory.leaf = leaf;
        }
        // Units that wait in the dock are placed at their entry hex: the button leads there.
        let entry = G::WAITING_LEAF.and_then(|_| comes_on(panel, &waiting));
        panel.act(entry.map_or(Action::BringWaiting(waiting), Action::Centre));
    }
    if back {
        panel.act(Action::Replay(ReplayAction::LookBack));
    }
    if away {
        panel.state.memory.what_now = false;
    }
}

/// Draws the prompt, the waiting units and the selection. Returns whether the player asks to see the waiting units.
fn to_do_lines(
    ui: &mut Ui,
    palette: &Palette,
    words: String,
    wait: Option<String>,
    chosen: Option<String>,
) -> bool {
    let mut bring = false;
    ui.add(Label::new(text(words, fonts::sans(13.0), palette.text)).wrap());
    if let Some(wait) = wait {
        ui.horizontal(|ui| {
            let room = vec2(ui.available_width() - SHOW, 0.0);
            ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                ui.add(Label::new(text(wait, fonts::sans(13.0), palette.text)).wrap());
            });
            bring = plain(ui, palette, "Show them").clicked();
        });
    }
    if let Some(chosen) = chosen {
        ui.add(Label::new(text(chosen, fonts::sans(13.0), palette.accent_text)).wrap());
    }
    bring
}

/// Whether the unfinished action concerns only the waiting units.
fn is_of(left: &Unfinished, waiting: &[UnitId]) -> bool {
    let mut units = left.places.iter().flat_map(|(_, units)| units).peekable();
    units.peek().is_some() && units.all(|unit| waiting.contains(unit))
}

/// Returns the number of waiting units, and the place where they are found.
fn who_waits<G: Panelled>(waiting: &[UnitId]) -> String {
    let wait = count(waiting.len(), "unit waits", "units wait");
    match G::WAITING_LEAF {
        Some(leaf) => format!("{wait} under {leaf}."),
        None => format!("{wait} beside the map."),
    }
}

/// Returns the entry hex of the first waiting unit.
fn comes_on<G: Panelled>(panel: &PanelContext<G>, waiting: &[UnitId]) -> Option<Hex> {
    let places = G::undone(panel).into_iter().flat_map(|left| left.places);
    let waits = |units: &[UnitId]| units.iter().any(|unit| waiting.contains(unit));
    places.filter(|(_, units)| waits(units)).find_map(|(hex, _)| hex)
}

/// Whether a decision belongs to the inactive side: that is shown in the same place.
fn other_side_is_asked<G: Panelled>(panel: &PanelContext<G>) -> bool {
    let (rulebook, public) = panel.game();
    let whose = G::phase_side(rulebook, G::phase(public));
    G::owed(rulebook, public).is_some() && whose != Some(G::acting(rulebook, public))
}

/// Returns the task with its unfinished actions, and the count of waiting units, each without repetition. It is
/// computed once for a position and its draft.
fn words<G: Panelled>(panel: &mut PanelContext<G>, waiting: &[UnitId]) -> [String; 2] {
    let number = (panel.state.position_number, G::draft_number(panel));
    if let Some((known, words)) = &panel.state.memory.to_do
        && *known == number
    {
        return words.clone();
    }
    let (rulebook, public) = panel.game();
    let words = match G::owed(rulebook, public) {
        Some(_) => [
            "Answer what is asked: by the buttons at the head of the panel, or in the hexes that light up."
                .to_owned(),
            String::new(),
        ],
        None => {
            let (wait, left): (Vec<Unfinished>, Vec<Unfinished>) =
                G::undone(panel).into_iter().partition(|left| is_of(left, waiting));
            let told =
                |left: Vec<Unfinished>| left.into_iter().map(|left| left.words).collect::<Vec<_>>().join(" ");
            // If the units wait in the dock, the unfinished actions say more: the entry hex of each.
            let wait = if G::WAITING_LEAF.is_some() { told(wait) } else { String::new() };
            [format!("{} {}", G::to_do(panel), told(left)).trim_end().to_owned(), wait]
        }
    };
    panel.state.memory.to_do = Some((number, words.clone()));
    words
}
