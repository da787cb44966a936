//! Trouble with saving, shown in red until saving works again: in the bar, or at the top of screens without one. A note
//! about a file is no trouble: it is at the foot of the map, and hides neither phases nor points.

use crate::{
    engine::{data::Shown, text::say},
    panels::{
        kit::{
            fonts,
            theme::{Palette, shadow},
            widgets::{Floating, REFUSAL, note_place, plain, text},
        },
        state::Action,
    },
};
use bevy_egui::egui::{
    Align2, Area, Context, Frame, Id, Label, LayerId, Margin, Order, Pos2, Stroke, Ui, vec2,
};
use std::path::PathBuf;

/// Width of the right half of the bar, in points.
const RIGHT: f32 = 510.0;
/// Width of the button beside the message, in points.
const BUTTON: f32 = 125.0;
/// The largest width of a notice at the foot of the map.
const WIDEST: f32 = 480.0;
/// The least width of the message.
const LEAST: f32 = 120.0;

/// A file that cannot be written, or a note about a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavingMessage {
    /// A short text.
    pub words: String,
    /// The file, and the program's remedy.
    pub about: String,
    /// The folder of a file that the player has asked for, to be opened; none for other files.
    pub folder: Option<PathBuf>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavingShown {
    /// The files that cannot be written, the game first.
    pub troubles: Vec<SavingMessage>,
    /// Whether the game is one of them, which can be saved in another place.
    pub elsewhere: bool,
    /// A note about a file, until the player has read it; good news stays only for a while.
    pub notice: Option<SavingMessage>,
}

impl SavingShown {
    /// Whether there is nothing to show.
    pub fn is_quiet(&self) -> bool {
        self.troubles.is_empty() && self.notice.is_none()
    }
}

/// Shows the trouble in the bar, as wide as the bar has room.
pub(crate) fn in_bar(ui: &mut Ui, palette: &Palette, shown: &SavingShown) -> Option<Action> {
    if shown.troubles.is_empty() {
        return None;
    }
    let most = (ui.available_width() - RIGHT - BUTTON).max(LEAST);
    told(ui, palette, shown, most)
}

/// Shows a note about a file at the foot of the map, above a refusal that is there.
pub(crate) fn at_foot(
    ctx: &Context,
    palette: &'static Palette,
    shown: &SavingShown,
    foot: Pos2,
) -> Option<Action> {
    if shown.notice.is_none() || !shown.troubles.is_empty() {
        return None;
    }
    let refusal = Id::new(REFUSAL);
    let stands = ctx.memory(|memory| {
        let layer = LayerId::new(Order::Foreground, refusal);
        memory.area_rect(refusal).filter(|_| memory.areas().is_visible(&layer))
    });
    let lower = stands.map_or(0.0, |refusal| refusal.height() + 8.0);
    let card = Floating {
        name: "notice",
        pivot: Align2::CENTER_BOTTOM,
        at: foot - vec2(0.0, lower),
        edge: palette.line,
        radius: 8,
        margin: Margin::symmetric(14, 8),
    };
    let mut action = None;
    card.show(ctx, palette, |ui| {
        action = ui.horizontal(|ui| told(ui, palette, shown, WIDEST)).inner;
    });
    action
}

/// Shows the trouble at the top of a screen that has no bar.
pub fn saving_strip(ctx: &Context, palette: &'static Palette, shown: &SavingShown) -> Option<Action> {
    if shown.is_quiet() {
        return None;
    }
    let window = ctx.content_rect();
    let at = window.center_top() + vec2(0.0, 8.0);
    let area = Area::new(Id::new("saving")).order(Order::Foreground).pivot(Align2::CENTER_TOP).fixed_pos(at);
    let edge = if shown.troubles.is_empty() { palette.line } else { palette.bad };
    let frame = Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, edge))
        .corner_radius(8)
        .shadow(shadow())
        .inner_margin(Margin::symmetric(16, 8));
    let most = window.width() - BUTTON - 96.0;
    let row = |ui: &mut Ui| ui.horizontal(|ui| told(ui, palette, shown, most)).inner;
    area.fade_in(false).show(ctx, |ui| frame.show(ui, row).inner).inner
}

/// Draws the message, no wider than this, and its button.
fn told(ui: &mut Ui, palette: &Palette, shown: &SavingShown, most: f32) -> Option<Action> {
    let (words, about, ink) = match (shown.troubles.as_slice(), &shown.notice) {
        ([], None) => return None,
        ([], Some(notice)) => (notice.words.clone(), notice.about.clone(), palette.text),
        (troubles, _) => {
            let all: Vec<&str> = troubles.iter().map(|trouble| trouble.about.as_str()).collect();
            let more = if troubles.len() > 1 { format!(" (+{})", troubles.len() - 1) } else { String::new() };
            (format!("{}{more}", troubles[0].words), all.join("\n"), palette.bad)
        }
    };
    let galley = ui.painter().layout_no_wrap(words.clone(), fonts::bold(13.0), ink);
    let size = vec2(galley.size().x.ceil().min(most) + 1.0, 28.0);
    let label = Label::new(text(&words, fonts::bold(13.0), ink)).truncate();
    let response = ui.add_sized(size, label);
    note_place(ui.ctx(), &words, response.rect);
    response.on_hover_text(about);
    ui.add_space(6.0);
    let mut action = None;
    if shown.troubles.is_empty() {
        let folder = shown.notice.as_ref().and_then(|notice| notice.folder.as_ref());
        if let Some(folder) = folder {
            let open = plain(ui, palette, &say!("questions-hand-over-open-folder"));
            if open.on_hover_text(folder.shown()).clicked() {
                action = Some(Action::OpenFolder(folder.clone()));
            }
        }
        if plain(ui, palette, &say!("questions-saving-dismiss")).clicked() {
            action = Some(Action::DismissNotice);
        }
    } else if shown.elsewhere {
        let elsewhere = plain(ui, palette, &say!("questions-saving-elsewhere"));
        if elsewhere.on_hover_text(say!("questions-saving-elsewhere.hint")).clicked() {
            action = Some(Action::SaveElsewhere);
        }
    }
    ui.add_space(8.0);
    action
}
