//! The hand-over screen: between the turns of two people it covers map and panels until the next player takes over.

use crate::{
    engine::{data::Shown, orders::SideNames, text::say},
    panels::{
        kit::{
            fonts,
            place::place,
            theme::{Palette, Theme, dress},
            widgets::{caps, hint, paint_side, plain, primary, text, warning, words},
        },
        state::Action,
    },
    scene::log_line::LogLine,
    settings::Colours,
};
use bevy_egui::egui::{
    Align, Context, Frame, Label, Layout, Margin, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, vec2,
};
use std::path::Path;

/// The content of the hand-over screen.
pub struct HandOverState<'a> {
    /// The scenario's title.
    pub title: String,
    /// The side of the player who takes over.
    pub to: SideNames,
    /// Turn, date and phase.
    pub when: String,
    /// The decision that they must make first.
    pub owed: Option<String>,
    /// The side that offers to end the game, if it is the other one.
    pub offers: Option<SideNames>,
    /// The log since that player's last order.
    pub since: &'a [LogLine],
    /// Whether the game is played by e-mail.
    pub by_file: bool,
    /// Whether a player sees only some of the opponent's counters: then the screen cannot be left out.
    pub hides: bool,
    /// The file that was written for the other player, if this one has just finished.
    pub sent: Option<&'a Path>,
    /// The earlier times at which this turn was opened, a sentence each.
    pub openings: &'a [String],
    /// The side of the player at this machine, if their secret order has just been joined with the one in the opened
    /// file.
    pub joined: Option<SideNames>,
    /// The side whose secret order is given, while the order of the next player is awaited.
    pub given: Option<SideNames>,
    /// The other side, if it may give its secret order now too.
    pub instead: Option<SideNames>,
    /// The theme, dark or light.
    pub theme: Theme,
    pub colours: Colours,
}

impl HandOverState<'_> {
    fn palette(&self) -> &'static Palette {
        self.theme.palette_in(self.colours)
    }
}

/// Draws the hand-over screen over the whole window.
pub fn hand_over(ctx: &Context, state: HandOverState) -> Vec<Action> {
    let mut actions = Vec::new();
    if !dress(ctx, state.theme) {
        return actions;
    }
    let window = ctx.content_rect();
    place(ctx, "hand-over", window, |ui| {
        let palette = state.palette();
        ui.painter().rect_filled(window, 0, palette.desk);
        let size = vec2((window.width() - 48.0).min(620.0), (window.height() - 64.0).min(640.0));
        let card = Rect::from_center_size(window.center(), size);
        ui.painter().rect(
            card,
            12,
            palette.panel,
            Stroke::new(1.0, palette.line),
            bevy_egui::egui::StrokeKind::Inside,
        );
        let band = Rect::from_min_size(card.min, vec2(card.width(), 6.0));
        ui.painter().rect_filled(band, 3, palette.side_in(ui.ctx(), state.to.flag));
        let inner = card.shrink2(vec2(36.0, 32.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| show(ui, &state, &mut actions));
    });
    actions
}

fn show(ui: &mut Ui, state: &HandOverState, actions: &mut Vec<Action>) {
    let palette = state.palette();
    ui.label(text(&state.title, fonts::serif_italic(16.0), palette.text_second));
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        let (mark, _) = ui.allocate_exact_size(vec2(26.0, 46.0), Sense::hover());
        paint_side(ui, Rect::from_center_size(mark.center(), Vec2::splat(22.0)), state.to.flag, palette);
        let player = say!("questions-hand-over-player", side = state.to);
        ui.label(text(player, fonts::serif(38.0), palette.text));
    });
    ui.label(text(&state.when, fonts::sans(15.0), palette.text_second));
    if let Some(owed) = &state.owed {
        ui.add_space(4.0);
        words(ui, palette, format!("{owed}."));
    }
    if let Some(other) = state.offers {
        ui.add_space(4.0);
        warning(ui, palette, &say!("questions-hand-over-offer", side = other));
    }
    for opening in state.openings {
        ui.add_space(4.0);
        warning(ui, palette, opening);
    }
    for told in [joined(state), given(state)].into_iter().flatten() {
        ui.add_space(4.0);
        words(ui, palette, told);
    }
    ui.add_space(14.0);
    let room = ui.available_height() - foot_height(ui, state);
    since(ui, state, room.max(40.0));
    ui.add_space(10.0);
    foot(ui, state, actions);
}

/// Whether the player at this machine waits for the other one, who continues at another machine.
fn waits(state: &HandOverState) -> bool {
    state.joined.is_some_and(|here| here != state.to)
}

/// Returns the text after both secret orders have been joined.
fn joined(state: &HandOverState) -> Option<String> {
    let here = state.joined?;
    Some(match waits(state) {
        true => say!("questions-hand-over-joined-wait", side = state.to),
        false => say!("questions-hand-over-joined", side = here),
    })
}

/// Returns the text while one of two secret orders is awaited.
fn given(state: &HandOverState) -> Option<String> {
    let given = state.given.filter(|_| state.sent.is_some())?;
    Some(say!("questions-hand-over-given", given = given, other = state.to))
}

/// Returns the height of the part below the list, in points.
fn foot_height(ui: &Ui, state: &HandOverState) -> f32 {
    let line = 20.0;
    let lines = |words: usize| (words as f32 * 7.2 / ui.available_width()).ceil() * line;
    let more = instead_told(state).map_or(0.0, |told| lines(told.len()) + 52.0);
    let foot = match state.sent {
        Some(sent) => lines(sent.as_os_str().len() + 40) + 96.0,
        None if state.by_file => 88.0,
        None => 76.0,
    };
    more + foot + 16.0
}

/// Returns the text for the player who need not wait.
fn instead_told(state: &HandOverState) -> Option<String> {
    Some(say!("questions-hand-over-instead", side = state.instead?))
}

/// Draws the offer that the other side goes first: both orders are secret, and neither player needs to wait.
fn offer_instead(ui: &mut Ui, state: &HandOverState, actions: &mut Vec<Action>) {
    let (Some(other), Some(told)) = (state.instead, instead_told(state)) else { return };
    let palette = state.palette();
    ui.add_space(8.0);
    hint(ui, palette, told);
    if plain(ui, palette, &say!("questions-hand-over-goes-first", side = other)).clicked() {
        actions.push(Action::TakeOverFirst);
    }
}

/// Draws the log of the other player's actions.
fn since(ui: &mut Ui, state: &HandOverState, room: f32) {
    let palette = state.palette();
    let lines: Vec<&LogLine> =
        state.since.iter().filter(|line| !line.text.is_empty() && line.only.is_none()).collect();
    if lines.is_empty() {
        ui.allocate_space(vec2(ui.available_width(), room));
        return;
    }
    ui.label(caps(&say!("questions-hand-over-since"), 11.0, palette.text_second));
    ui.add_space(4.0);
    Frame::new().fill(palette.background).corner_radius(8).inner_margin(Margin::symmetric(12, 8)).show(
        ui,
        |ui| {
            let room = room - 40.0;
            ScrollArea::vertical().id_salt("since").max_height(room).auto_shrink([false, false]).show(
                ui,
                |ui| {
                    ui.spacing_mut().item_spacing.y = 3.0;
                    for (line, times) in together(&lines) {
                        let (font, ink) = if line.heading {
                            (fonts::bold(13.0), palette.accent_text)
                        } else {
                            (fonts::sans(13.0), palette.text)
                        };
                        let words = match times {
                            1 => line.text.clone(),
                            _ => say!("questions-hand-over-times", line = line.text.as_str(), n = times),
                        };
                        ui.add(Label::new(text(words, font, ink)).wrap());
                    }
                },
            );
        },
    );
}

/// Joins equal lines that follow each other, each with its count.
fn together<'a>(lines: &[&'a LogLine]) -> Vec<(&'a LogLine, usize)> {
    let mut together: Vec<(&LogLine, usize)> = Vec::new();
    for line in lines {
        match together.last_mut() {
            Some((last, times)) if last.text == line.text => *times += 1,
            _ => together.push((line, 1)),
        }
    }
    together
}

fn foot(ui: &mut Ui, state: &HandOverState, actions: &mut Vec<Action>) {
    let palette = state.palette();
    if let Some(sent) = state.sent {
        let name = sent.shown();
        words(ui, palette, say!("questions-hand-over-send", side = state.to, file = name.as_str()));
        ui.horizontal(|ui| {
            if plain(ui, palette, &say!("questions-hand-over-copy-path")).clicked() {
                ui.ctx().copy_text(name);
            }
            if let Some(folder) = sent.parent()
                && plain(ui, palette, &say!("questions-hand-over-open-folder")).clicked()
            {
                actions.push(Action::OpenFolder(folder.to_owned()));
            }
        });
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if primary(ui, palette, &say!("questions-hand-over-to-title"), "", false).clicked() {
                actions.push(Action::ToTitle);
            }
            if plain(ui, palette, &say!("questions-hand-over-here", side = state.to)).clicked() {
                actions.push(Action::TakeOver);
            }
        });
        offer_instead(ui, state, actions);
        return;
    }
    if waits(state) {
        ui.horizontal(|ui| {
            if primary(ui, palette, &say!("questions-hand-over-to-title"), "", false).clicked() {
                actions.push(Action::ToTitle);
            }
            if plain(ui, palette, &say!("questions-hand-over-here", side = state.to)).clicked() {
                actions.push(Action::TakeOver);
            }
        });
        offer_instead(ui, state, actions);
        return;
    }
    if primary(ui, palette, &say!("questions-hand-over-begin"), &say!("key-enter"), true).clicked() {
        actions.push(Action::TakeOver);
    }
    ui.add_space(6.0);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if state.by_file {
            hint(ui, palette, say!("questions-hand-over-records"));
        } else if state.hides {
            hint(ui, palette, say!("questions-hand-over-hides"));
        } else if plain(ui, palette, &say!("questions-hand-over-never")).clicked() {
            actions.push(Action::HandOver(false));
            actions.push(Action::TakeOver);
        }
    });
    offer_instead(ui, state, actions);
}
