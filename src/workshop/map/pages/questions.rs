//! Questions before a map is edited: the size of a new one, and whether to go on with a draft that was kept.

use super::forms::{entered, field};
use crate::{
    engine::text::{say, t},
    panels::{
        choice, dress,
        kit::{
            fonts,
            theme::Palette,
            widgets::{Floating, hint, noted, plain, primary, text, warning, words},
        },
    },
    workshop::map::{KeptDraft, Size, whole::no_size},
};
use bevy_egui::egui::{Context, ScrollArea, Ui};

/// Width of a question, in points.
const WIDTH: f32 = 360.0;

/// The height of the list of drafts, in points.
const DRAFTS: f32 = 150.0;

/// A draft that is kept, as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeptMap {
    pub place: KeptDraft,
    pub title: String,
    pub size: Size,
    /// When it was kept, in words.
    pub when: String,
}

/// What was typed for a new map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewMap {
    /// The number of the game.
    pub game: usize,
    pub columns: String,
    pub rows: String,
    pub title: String,
    /// Why it cannot be made.
    pub says: Option<String>,
    /// The drafts that were kept, the newest first.
    pub kept: Vec<KeptMap>,
}

impl Default for NewMap {
    fn default() -> Self {
        let (columns, rows) = ("20".to_owned(), "15".to_owned());
        let title = say!("workshop-map-new-title");
        Self { game: 0, columns, rows, title, says: None, kept: Vec::new() }
    }
}

/// The answer to a question before a map is edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// An empty map of a game, by its number.
    Create {
        game: usize,
        size: Size,
        title: String,
    },
    /// Go on with a draft of the list, by its number.
    Resume(usize),
    /// Remove a draft of the list.
    Discard(usize),
    /// Go on with the draft that was kept.
    GoOn,
    /// Begin anew, without that draft.
    Anew,
    Cancel,
}

/// Draws the form for a new map; `games` are the titles of the games.
pub(crate) fn new_map(
    ctx: &Context,
    (theme, palette): (crate::panels::Theme, &Palette),
    games: &[&str],
    form: &mut NewMap,
) -> Option<Answer> {
    if !dress(ctx, theme) {
        return None;
    }
    let mut answer = None;
    Floating::question("new-map", ctx.content_rect(), palette.line).show(ctx, palette, |ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.label(text(say!("workshop-map-new"), fonts::serif(22.0), palette.text));
        ui.horizontal_wrapped(|ui| {
            for (number, title) in games.iter().enumerate() {
                if noted(title, choice(ui, (form.game == number, true), title)).clicked() {
                    form.game = number;
                }
            }
        });
        field(ui, palette, &say!("workshop-map-title"), &mut form.title);
        field(ui, palette, &say!("workshop-map-columns"), &mut form.columns);
        field(ui, palette, &say!("workshop-map-rows"), &mut form.rows);
        hint(ui, palette, say!("workshop-map-new.hint"));
        if let Some(says) = &form.says {
            warning(ui, palette, says);
        }
        drafts(ui, palette, &form.kept, &mut answer);
        ui.horizontal(|ui| {
            // Enter in a field creates it too.
            let is_entered = entered(ui);
            if primary(ui, palette, &say!("workshop-map-create"), "", false).clicked() || is_entered {
                match created(form) {
                    Ok(created) => answer = Some(created),
                    Err(why) => form.says = Some(why),
                }
            }
            if plain(ui, palette, &say!("workshop-map-cancel")).clicked() {
                answer = Some(Answer::Cancel);
            }
        });
    });
    answer
}

/// Draws the drafts that were kept.
fn drafts(ui: &mut Ui, palette: &Palette, kept: &[KeptMap], answer: &mut Option<Answer>) {
    if kept.is_empty() {
        return;
    }
    ui.label(text(say!("workshop-map-drafts"), fonts::sans(12.0), palette.text_second));
    ScrollArea::vertical().id_salt("map-drafts").max_height(DRAFTS).show(ui, |ui| {
        for (number, KeptMap { title, size, when, .. }) in kept.iter().enumerate() {
            let Size { columns, rows } = *size;
            let (columns, rows) = (usize::from(columns), usize::from(rows));
            words(
                ui,
                palette,
                say!("workshop-map-draft", title = title.as_str(), columns = columns, rows = rows),
            );
            ui.horizontal_wrapped(|ui| {
                let named = |words: &str| format!("{words} {title}");
                let go_on = say!("workshop-map-resume");
                if noted(&named(&go_on), plain(ui, palette, &go_on)).clicked() {
                    *answer = Some(Answer::Resume(number));
                }
                let discard = say!("workshop-map-discard");
                if noted(&named(&discard), plain(ui, palette, &discard)).clicked() {
                    *answer = Some(Answer::Discard(number));
                }
                hint(ui, palette, when.as_str());
            });
        }
    });
}

/// Returns the map that was asked for.
///
/// # Errors
/// It has no title, or no map has that size: a sentence.
fn created(form: &NewMap) -> Result<Answer, String> {
    let title = form.title.trim();
    if title.is_empty() {
        return Err(t!("workshop-map-no-title").plain());
    }
    let number = |typed: &str| typed.trim().parse::<i32>().ok();
    let size = number(&form.columns).zip(number(&form.rows));
    let size = size.and_then(|(columns, rows)| Size::new(columns, rows));
    let size = size.ok_or_else(|| no_size().plain())?;
    Ok(Answer::Create { game: form.game, size, title: title.to_owned() })
}

/// Draws the question whether to go on with a draft of this map.
pub(crate) fn kept_draft(
    ctx: &Context,
    (theme, palette): (crate::panels::Theme, &Palette),
    title: &str,
) -> Option<Answer> {
    if !dress(ctx, theme) {
        return None;
    }
    let mut answer = None;
    Floating::question("kept-draft", ctx.content_rect(), palette.line).show(ctx, palette, |ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.label(text(say!("workshop-map-kept"), fonts::serif(22.0), palette.text));
        words(ui, palette, say!("workshop-map-kept-about", title = title));
        if primary(ui, palette, &say!("workshop-map-go-on", title = title), "", true).clicked() {
            answer = Some(Answer::GoOn);
        }
        ui.horizontal(|ui| {
            if plain(ui, palette, &say!("workshop-map-anew")).clicked() {
                answer = Some(Answer::Anew);
            }
            if plain(ui, palette, &say!("workshop-map-cancel")).clicked() {
                answer = Some(Answer::Cancel);
            }
        });
    });
    answer
}
