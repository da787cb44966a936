//! The bar at the top: turn, date, side, phases, points and undo.

use super::{
    menu::menu,
    panelled::{Clock, PanelContext, Panelled, PhaseShown},
};
use crate::{
    engine::{
        orders::{End, standing_words},
        text::{Arg, say},
    },
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{capital, plain, side_mark, text},
        },
        questions::saving,
        state::{Action, ReplayAction},
    },
    settings::Command,
};
use bevy_egui::egui::{Align, Button, Color32, Frame, Layout, Margin, Sense, Stroke, Ui, vec2};

/// Its height in points.
pub(crate) const HEIGHT: f32 = 44.0;
/// Points at the right of the phases, and the addition for the buttons while a computer player acts.
const RIGHT: (f32, f32) = (590.0, 440.0);
/// Distance between the names of two phases, in points.
const GAP: f32 = 20.0;
/// Distance between the last phase and the text beside it, in points.
const APART: f32 = 14.0;
/// Room for phases whose names have no room, in points: their number is shown instead.
const NUMBER: f32 = 78.0;

pub(crate) fn show<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    Frame::new().fill(palette.background).inner_margin(Margin::symmetric(16, 0)).show(ui, |ui| {
        ui.set_min_size(vec2(ui.available_width(), HEIGHT));
        ui.allocate_ui_with_layout(
            vec2(ui.available_width(), HEIGHT),
            Layout::left_to_right(Align::Center),
            |ui| {
                let (shown, phases) = moment(panel);
                clock(ui, panel.palette, shown);
                let told = saving::in_bar(ui, palette, &panel.state.memory.saving);
                panel.actions.extend(told);
                pills(ui, panel, phases);
                // The phase keeps its distance from the text about points, however little room there is.
                ui.add_space(APART);
                thinks(ui, panel);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| right(ui, panel));
            },
        );
        let rect = ui.max_rect();
        ui.painter().hline(
            rect.left() - 16.0..=rect.right() + 16.0,
            rect.top() + HEIGHT - 0.5,
            Stroke::new(1.0, palette.line),
        );
    });
}

/// Returns turn, side and phases as they may be visible: the earlier ones until the die that ends them is at rest.
fn moment<G: Panelled>(panel: &mut PanelContext<G>) -> (Clock, Vec<PhaseShown>) {
    let (tumbles, holds) = (panel.tumbles(), panel.holds_phase());
    let mut kept = std::mem::take(&mut panel.state.memory.bar);
    kept.note(tumbles, holds, || now(panel));
    let shown = kept.shown().cloned();
    panel.state.memory.bar = kept;
    shown.unwrap_or_else(|| now(panel))
}

/// Returns turn, side and phases. The side is that of the phases beside it, also while the other one makes a decision.
fn now<G: Panelled>(panel: &PanelContext<G>) -> (Clock, Vec<PhaseShown>) {
    let mut clock = G::clock(panel);
    let (rulebook, public) = panel.game();
    let owner = G::phase_side(rulebook, G::phase(public)).filter(|_| clock.side.is_some());
    let owner = owner.and_then(|side| G::SIDES.get(side).copied());
    if let Some(side) = owner.or_else(|| panel.waits_for()) {
        clock.side = Some((side.flag, side.shown()));
    }
    (clock, G::phases(panel))
}

fn clock(ui: &mut Ui, palette: &Palette, clock: Clock) {
    ui.label(text(clock.turn, fonts::serif(19.0), palette.text));
    ui.label(text(clock.about, fonts::serif_italic(15.0), palette.text_second));
    ui.add_space(14.0);
    if let Some((flag, side)) = clock.side {
        side_mark(ui, flag, palette);
        ui.label(text(side, fonts::bold(14.0), palette.text));
        ui.add_space(8.0);
    }
}

/// Whether a computer player at this table must give the next order, and no die of a person is due.
fn computer_acts<G: Panelled>(panel: &PanelContext<G>) -> bool {
    let memory = &panel.state.memory;
    panel.waits_for().is_some() && memory.online_game.is_none() && !memory.in_lesson() && !memory.own_die
}

/// Draws the progress of the computer, and a button that makes it answer at once.
fn thinks<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    if !computer_acts(panel) {
        return;
    }
    let palette = panel.palette;
    ui.add_space(10.0);
    let come = match panel.state.thinking {
        Some(part) => {
            say!("frame-computer-thinking", percent = (100.0 * part.clamp(0.0, 1.0)).round() as u8)
        }
        None => say!("frame-computer-moving"),
    };
    ui.label(text(come, fonts::sans(13.0), palette.text_second));
    let about = panel.keyed(&say!("frame-move-now.hint"), Command::AnswerNow);
    if plain(ui, palette, &say!("frame-move-now")).on_hover_text(about).clicked() {
        panel.act(Action::AnswerNow);
    }
    let (words, about) = match panel.state.hurried {
        false => (say!("frame-speed-up"), say!("frame-speed-up.hint")),
        true => (say!("frame-slow-down"), say!("frame-slow-down.hint")),
    };
    if plain(ui, palette, &words).on_hover_text(panel.keyed(&about, Command::FastForward)).clicked() {
        panel.act(Action::FastForward);
    }
}

fn pills<G: Panelled>(ui: &mut Ui, panel: &PanelContext<G>, mut row: Vec<PhaseShown>) {
    let palette = panel.palette;
    let told = !panel.state.memory.saving.troubles.is_empty();
    let (right, more) = RIGHT;
    let room = ui.available_width() - right - if computer_acts(panel) { more } else { 0.0 };
    if told && room < 290.0 {
        // The notice about saving is more important.
        return;
    }
    if told {
        row.retain(|phase| phase.now);
    }
    let width = |phase: &PhaseShown| width_of(ui, &phase.name) + GAP;
    let widths: Vec<f32> = row.iter().map(width).collect();
    let now = row.iter().position(|phase| phase.now).unwrap_or(0);
    let named = named(&widths, now, room);
    // With room for no more than the current phase the row shows that alone, or it would overlap the points.
    let alone = row_width(&widths, &named) > room;
    let names: Vec<String> = row.iter().map(|phase| phase.name.to_string()).collect();
    ui.spacing_mut().item_spacing.x = 5.0;
    for (place, phase) in row.into_iter().enumerate().filter(|(_, phase)| phase.now || !alone) {
        let is_named = |place: usize| named.get(place) == Some(&true);
        if !is_named(place) && place > 0 && !is_named(place - 1) {
            continue;
        }
        if place > 0 && !alone {
            ui.label(text("›", fonts::sans(14.0), palette.text_third));
        }
        if phase.now {
            let pill = Button::new(text(phase.name, fonts::bold(13.0), palette.accent_ink))
                .fill(palette.accent)
                .stroke(Stroke::NONE)
                .corner_radius(14)
                .sense(Sense::hover());
            ui.add(pill);
        } else if is_named(place) {
            ui.label(text(phase.name, fonts::sans(13.0), palette.text_second));
        } else {
            let together: Vec<&str> = (place..names.len())
                .take_while(|other| !is_named(*other))
                .map(|other| &*names[other])
                .collect();
            let short = match place > now {
                true => say!("frame-phases-more", n = together.len()),
                false => say!("frame-phases-before", n = together.len()),
            };
            let names = say!("frame-phases", phases = Arg::list(together));
            ui.label(text(short, fonts::sans(13.0), palette.text_third)).on_hover_text(names);
        }
    }
}

/// Returns the phases that are shown by name in this width, future ones before past ones; of the others the number is
/// shown.
fn named(widths: &[f32], now: usize, room: f32) -> Vec<bool> {
    let mut named: Vec<bool> = (0..widths.len()).map(|place| place == now).collect();
    for place in (now + 1..widths.len()).chain((0..now).rev()) {
        let Some(one) = named.get_mut(place) else { continue };
        *one = true;
        if row_width(widths, &named) > room {
            named[place] = false;
            break;
        }
    }
    named
}

/// Returns the width of the row with these names, and a number for the phases between them.
fn row_width(widths: &[f32], named: &[bool]) -> f32 {
    let names: f32 = widths.iter().zip(named).filter(|(_, named)| **named).map(|(width, _)| width).sum();
    let numbers = named.chunk_by(|one, other| one == other).filter(|run| run.first() == Some(&false)).count();
    names + NUMBER * numbers as f32
}

fn right<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    ui.spacing_mut().item_spacing.x = 8.0;
    menu(ui, panel);
    looks_back(ui, panel);
    if panel.state.replay.is_none() {
        takes_back(ui, panel);
    }
    ui.add_space(6.0);
    let rulebook = panel.state.rulebook;
    let standing = standing(panel);
    let points = text(say!("frame-points", points = standing.points), fonts::bold(15.0), palette.text);
    ui.label(points).on_hover_text(G::points_are(rulebook));
    let words = standing_words::<G>(rulebook, &standing);
    let about = say!("frame-standing", standing = words.as_str(), level = standing.level);
    let words = capital(&words);
    let room = ui.available_width();
    let fits = |words: &&str| width_of(ui, words) <= room;
    // No text is cut: without room for the whole text its beginning is shown, and the rest in a tooltip.
    if let Some(words) = beginnings(&words).into_iter().find(fits) {
        ui.label(text(words, fonts::sans(13.0), palette.text_second)).on_hover_text(about);
    }
}

/// Returns the text about points, and the beginnings of it that can be shown alone, the longest first.
fn beginnings(words: &str) -> Vec<&str> {
    let ends = words.rmatch_indices(';').map(|(at, _)| at);
    std::iter::once(words.len()).chain(ends).filter_map(|end| words.get(..end)).collect()
}

fn width_of(ui: &Ui, words: &str) -> f32 {
    ui.painter().layout_no_wrap(words.to_owned(), fonts::sans(13.0), Color32::WHITE).size().x
}

/// Returns the current result as it may be visible: the earlier one until the die that changes it is at rest.
fn standing<G: Panelled>(panel: &mut PanelContext<G>) -> End {
    let number = panel.state.position_number;
    let known = |(of, _): &&(u64, End)| panel.tumbles() || *of == number;
    if let Some((_, standing)) = panel.state.memory.standing.as_ref().filter(known) {
        return standing.clone();
    }
    let standing = G::stands(panel.state.rulebook, panel.state.public);
    panel.state.memory.standing = Some((number, standing.clone()));
    standing
}

/// Draws the buttons for report and replay, or the one that leaves the replay.
fn looks_back<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    if plain(ui, palette, &say!("frame-report")).on_hover_text(say!("frame-report.hint")).clicked() {
        panel.act(Action::ShowReport);
    }
    if panel.state.replay.is_some() {
        let about = say!("frame-leave-replay.hint", key = say!("key-escape"));
        if plain(ui, palette, &say!("frame-leave-replay")).on_hover_text(about).clicked() {
            panel.act(Action::Replay(ReplayAction::Leave));
        }
    } else if plain(ui, palette, &say!("frame-replay")).on_hover_text(say!("frame-replay.hint")).clicked() {
        panel.act(Action::Replay(ReplayAction::Open));
    }
}

/// Draws undo and redo.
fn takes_back<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    let redo = ui.add_enabled_ui(panel.state.can_redo, |ui| plain(ui, palette, &say!("frame-redo"))).inner;
    if redo.on_hover_text(panel.keyed(&say!("frame-redo.hint"), Command::Redo)).clicked() {
        panel.act(Action::Redo);
    }
    let undo = ui.add_enabled_ui(panel.state.can_undo, |ui| plain(ui, palette, &say!("frame-undo"))).inner;
    // The limit of undo is shown, so that no player looks for an order that cannot be undone.
    let undo = undo.on_disabled_hover_text(G::undo_limit());
    if undo.on_hover_text(panel.keyed(&say!("frame-undo.hint"), Command::Undo)).clicked() {
        panel.act(Action::Undo);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without room for the condition of victory, only the leading side is shown.
    #[test]
    fn words_about_points_begin_with_whose_they_are() {
        let said = ["Germans lead; they win at 12 or more", "Germans lead"];
        assert_eq!(beginnings(said[0]), said);
        assert_eq!(beginnings("a draw"), ["a draw"]);
    }

    /// If not all phases have room for their names, the next ones are named first.
    #[test]
    fn the_next_phases_are_named_first() {
        let widths = [80.0, 70.0, 160.0, 80.0];
        assert_eq!(named(&widths, 1, 1000.0), [true; 4]);
        assert_eq!(named(&widths, 1, 387.0), [false, true, true, false]);
        assert_eq!(named(&widths, 3, 260.0), [false, false, false, true]);
        assert_eq!(named(&widths, 3, 330.0), [false, false, true, true]);
        assert!(named(&[], 0, 100.0).is_empty());
        // The row has room with any choice of names, provided the current phase and two numbers have.
        for (now, room) in (0..4).flat_map(|now| (24..70_u16).map(move |tens| (now, 10.0 * f32::from(tens))))
        {
            let row = row_width(&widths, &named(&widths, now, room));
            assert!(row <= room.max(widths[now] + 2.0 * NUMBER), "{now} {room}: {row}");
        }
    }
}
