//! The tree of branches: a card beside the time line with a row for each branch. A click opens it; its name is changed in
//! place, and its removal is asked about.

use super::{
    dice,
    panel::StudyPanel,
    state::{BranchShown, StudyAction},
};
use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::over,
        widgets::{Floating, hint, noted, plain, text, warning},
    },
    settings::Command,
};
use bevy_egui::egui::{
    Align2, Button, Context, Key, Label, Margin, Rect, Response, ScrollArea, Stroke, TextEdit, Ui,
    WidgetInfo, WidgetType, vec2,
};

/// Its width, and the greatest height of the rows, in points.
const WIDTH: f32 = 430.0;
const ROWS: f32 = 240.0;
/// The indent of a branch of a branch, and the most of them.
const INDENT: f32 = 14.0;
const MOST_INDENTS: usize = 8;

/// Draws the tree at the lower left corner of the map, while it is open.
pub(crate) fn show(ctx: &Context, panel: &mut StudyPanel, map: Rect) {
    if !panel.memory.is_open {
        return;
    }
    let palette = panel.palette;
    let card = Floating {
        name: "study-tree",
        pivot: Align2::LEFT_BOTTOM,
        at: map.left_bottom() + vec2(12.0, -12.0),
        edge: palette.line,
        radius: 8,
        margin: Margin::same(14),
    };
    card.show(ctx, palette, |ui| {
        ui.set_width((map.width() - 60.0).clamp(220.0, WIDTH));
        ui.label(text(say!("study-branches"), fonts::serif(18.0), palette.text));
        if panel.study.branches.is_empty() {
            hint(ui, palette, say!("study-none"));
        }
        ScrollArea::vertical().max_height(ROWS).show(ui, |ui| {
            for branch in panel.study.branches {
                row(ui, panel, branch);
            }
        });
        ui.add_space(8.0);
        begin(ui, panel);
    });
}

/// Draws the buttons that begin a branch or a game at the moment that is shown.
fn begin(ui: &mut Ui, panel: &mut StudyPanel) {
    let palette = panel.palette;
    if panel.study.open.is_none() {
        ui.horizontal_wrapped(|ui| {
            if let Some(taken) = dice::chips(ui, panel, panel.memory.dice) {
                panel.memory.dice = taken;
            }
        });
        ui.add_space(4.0);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        let may = panel.study.refused.is_none();
        let why = panel.study.refused.unwrap_or_default();
        let button = |ui: &mut Ui, words: &str, about: String| {
            let button = ui.add_enabled_ui(may, |ui| plain(ui, palette, words)).inner;
            button.on_disabled_hover_text(why).on_hover_text(about).clicked()
        };
        if button(ui, &say!("study-try"), panel.keyed(&say!("study-try.hint"), Command::TryHere)) {
            let begun = panel.study.begin(panel.memory);
            panel.act(begun);
        }
        if button(ui, &say!("study-new-game"), say!("study-new-game.hint")) {
            panel.act(StudyAction::NewGame);
        }
        if panel.study.is_over {
            let hides = panel.study.hides_result;
            let words = if hides { say!("study-show-result") } else { say!("study-hide-result") };
            if plain(ui, palette, &words).clicked() {
                panel.act(StudyAction::HideResult(!hides));
            }
        }
        if plain(ui, palette, &say!("study-close")).clicked() {
            panel.memory.is_open = false;
        }
    });
}

/// Draws a branch: its name, the moment that it leaves from, and its size.
fn row(ui: &mut Ui, panel: &mut StudyPanel, branch: &BranchShown) {
    let palette = panel.palette;
    let indent = INDENT * branch.depth.min(MOST_INDENTS) as f32;
    let size = say!("study-size", orders = branch.orders, remarks = branch.remarks);
    let about = say!("study-row-about", from = branch.from.as_str(), size = size);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.add_space(indent);
        if panel.memory.renamed.as_ref().is_some_and(|(id, _)| *id == branch.id) {
            rename(ui, panel, branch);
            return;
        }
        let is_open = panel.study.open.is_some_and(|(id, _)| id == branch.id);
        let label = say!("study-row", name = branch.name.as_str(), about = about.as_str());
        let remove = say!("study-remove");
        let change = say!("study-rename");
        let fill = if is_open { over(palette.accent, palette.panel, 0.2) } else { palette.background };
        let room = ui.available_width() - width(ui, panel, &change) - width(ui, panel, &remove) - 8.0;
        let button = Button::new(text(&branch.name, fonts::sans(13.0), palette.text))
            .fill(fill)
            .stroke(Stroke::new(1.0, if is_open { palette.accent } else { palette.line }))
            .truncate();
        let shown = ui.add_sized(vec2(room.max(60.0), 28.0), button);
        if named(shown, &label).on_hover_text(about.as_str()).clicked() {
            panel.act(StudyAction::Open { id: branch.id, after: branch.orders });
        }
        let label = say!("study-rename-branch", name = branch.name.as_str());
        if named(plain(ui, palette, &change), &label).clicked() {
            panel.memory.renamed = Some((branch.id, branch.name.clone()));
        }
        let label = say!("study-remove-branch", name = branch.name.as_str());
        if named(plain(ui, palette, &remove), &label).clicked() {
            panel.memory.removed = Some(branch.id);
        }
    });
    ui.horizontal(|ui| {
        ui.add_space(indent + 6.0);
        ui.add(Label::new(text(about, fonts::sans(12.0), palette.text_second)).truncate());
    });
    if panel.memory.removed == Some(branch.id) {
        ask_removal(ui, panel, branch);
    }
}

/// Returns the width of a button with this text.
fn width(ui: &Ui, panel: &StudyPanel, words: &str) -> f32 {
    let galley = ui.painter().layout_no_wrap(words.to_owned(), fonts::sans(13.0), panel.palette.text);
    galley.size().x.max(28.0) + 2.0 * ui.spacing().button_padding.x
}

/// Gives a button a name for a screen reader that says which branch it is about.
fn named(response: Response, label: &str) -> Response {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    noted(label, response)
}

/// Draws the field for another name.
fn rename(ui: &mut Ui, panel: &mut StudyPanel, branch: &BranchShown) {
    let Some((id, mut name)) = panel.memory.renamed.take() else { return };
    let palette = panel.palette;
    let save = say!("study-save-name");
    let field = TextEdit::singleline(&mut name)
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 4))
        .char_limit(80)
        .desired_width((ui.available_width() - width(ui, panel, &save) - 30.0).max(60.0));
    let field = noted(&say!("study-name"), ui.add(field));
    let (enter, escape) = ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Escape)));
    let saved = plain(ui, palette, &save).clicked() || enter;
    if saved {
        if name.trim() != branch.name {
            panel.act(StudyAction::Rename { id, name: name.trim().to_owned() });
        }
    } else if !escape {
        field.request_focus();
        panel.memory.renamed = Some((id, name));
    }
}

/// Asks before a branch is removed with those that leave from it.
fn ask_removal(ui: &mut Ui, panel: &mut StudyPanel, branch: &BranchShown) {
    let palette = panel.palette;
    warning(ui, palette, &say!("study-remove-question", name = branch.name.as_str()));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if plain(ui, palette, &say!("study-remove-now")).clicked() {
            panel.memory.removed = None;
            panel.act(StudyAction::Remove(branch.id));
        }
        if plain(ui, palette, &say!("study-keep")).clicked() {
            panel.memory.removed = None;
        }
    });
}
