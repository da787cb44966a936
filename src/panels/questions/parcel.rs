//! A parcel that was dropped on the window or chosen: its facts and contents, and the question whether to install it.

use crate::{
    engine::{
        data::parcel::{About, Allowed, ParcelQuestion, Picture, Thing},
        text::say,
    },
    panels::kit::{
        fonts,
        parcel_picture::parcel_picture,
        theme::Palette,
        widgets::{Floating, capital, hint, plain, primary, text, warning},
    },
};
use bevy_egui::egui::{Context, Key, Label, Rect, ScrollArea, Ui};
use std::{path::PathBuf, sync::Arc};

/// The width of the card in points.
const WIDTH: f32 = 480.0;
/// The width and height of the picture in it, in points.
const PICTURE: f32 = 96.0;

/// The contents of a parcel that has no faults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParcelLooked {
    /// Its facts; none if it has no file of facts.
    pub about: Option<About>,
    pub picture: Option<Arc<Picture>>,
    /// Its contents, a line each.
    pub things: Vec<String>,
    /// The questions to be answered before it is installed.
    pub questions: Vec<ParcelQuestion>,
    /// The version of the same parcel that is installed; empty if it has no number, none if it is not installed.
    pub installed: Option<String>,
    /// The author of an installed parcel with the same title, of which this one is no version; empty if it names none.
    pub namesake: Option<String>,
}

/// The state of a parcel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParcelTold {
    /// It is being checked.
    Looking,
    /// It has no faults.
    Good(Box<ParcelLooked>),
    /// Its faults, a sentence each.
    Wrong(Vec<String>),
    /// The installed things, a line each.
    Installed(Vec<String>),
    /// The file of a parcel that was written, and where it is.
    Sent(Vec<String>),
}

/// A parcel that the player sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentParcel {
    pub things: Vec<Thing>,
    pub about: About,
    /// The bytes of its picture, as an installed parcel has it.
    pub picture: Option<Vec<u8>>,
    /// The file of another picture that the player has chosen.
    pub picture_file: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParcelAnswer {
    /// Install it, and answer these questions with yes.
    Install(Allowed),
    /// Dismiss the card.
    Close,
}

/// Shows the state of a parcel of this name, and asks.
pub fn parcel(
    ctx: &Context,
    palette: &'static Palette,
    name: &str,
    told: &ParcelTold,
) -> Option<ParcelAnswer> {
    let mut answer = None;
    let room: Rect = ctx.content_rect();
    let edge = if matches!(told, ParcelTold::Wrong(_)) { palette.bad } else { palette.accent };
    let (title, after) = heading(name, told);
    Floating::question("parcel", room, edge).show(ctx, palette, |ui| {
        ui.set_width(WIDTH);
        ui.add(Label::new(text(title, fonts::serif(20.0), palette.text)).wrap());
        ui.add_space(6.0);
        ScrollArea::vertical().max_height(300.0).show(ui, |ui| match told {
            ParcelTold::Looking => {}
            ParcelTold::Good(looked) => contents(ui, palette, looked),
            ParcelTold::Wrong(all) | ParcelTold::Installed(all) | ParcelTold::Sent(all) => {
                lines(ui, palette, all);
            }
        });
        hint(ui, palette, after);
        ui.add_space(8.0);
        ui.horizontal(|ui| answer = buttons(ui, palette, told));
    });
    if ctx.input(|input| input.key_pressed(Key::Escape)) {
        answer = Some(ParcelAnswer::Close);
    }
    answer
}

/// Returns the title of the card and its last line.
fn heading(name: &str, told: &ParcelTold) -> (String, String) {
    match told {
        ParcelTold::Looking => {
            (say!("questions-parcel-checking", name = name), say!("questions-parcel-nothing-yet"))
        }
        ParcelTold::Good(looked) => {
            let title = match &looked.about {
                Some(about) if looked.installed.is_some() => {
                    say!("parcels-update-question", title = about.title.as_str())
                }
                Some(about) => say!("questions-parcel-good", name = about.title.as_str()),
                None => say!("questions-parcel-good", name = name),
            };
            (title, say!("questions-parcel-added"))
        }
        ParcelTold::Wrong(_) => {
            (say!("questions-parcel-wrong", name = name), say!("questions-parcel-nothing"))
        }
        ParcelTold::Installed(_) => {
            (say!("questions-parcel-installed", name = name), say!("questions-parcel-where"))
        }
        ParcelTold::Sent(_) => (say!("parcels-sent", title = name), say!("parcels-sent-how")),
    }
}

fn lines(ui: &mut Ui, palette: &Palette, lines: &[String]) {
    for line in lines {
        ui.add(Label::new(text(capital(line), fonts::sans(13.0), palette.text)).wrap());
        ui.add_space(3.0);
    }
}

/// Draws the facts of a parcel, its contents and the questions about them.
fn contents(ui: &mut Ui, palette: &Palette, looked: &ParcelLooked) {
    if let Some(about) = &looked.about {
        ui.horizontal_top(|ui| {
            if let Some(picture) = &looked.picture {
                parcel_picture(ui, picture, PICTURE);
            }
            ui.vertical(|ui| {
                for line in facts(about, looked.installed.as_deref()) {
                    ui.add(Label::new(text(line, fonts::sans(13.0), palette.text_second)).wrap());
                }
            });
        });
        if !about.about.is_empty() {
            ui.add(Label::new(text(about.about.as_str(), fonts::sans(13.0), palette.text)).wrap());
        }
        ui.add_space(6.0);
    }
    lines(ui, palette, &looked.things);
    if let Some(author) = &looked.namesake {
        hint(ui, palette, namesake(author));
    }
    for question in &looked.questions {
        warning(ui, palette, &words(question));
        ui.add_space(3.0);
    }
}

/// Returns the known facts of a parcel, a line each.
pub(crate) fn facts(about: &About, installed: Option<&str>) -> Vec<String> {
    let mut lines = Vec::new();
    let version = about.version.as_str();
    match installed.filter(|installed| !installed.is_empty() && *installed != version) {
        Some(before) if !version.is_empty() => {
            lines.push(say!("parcels-version-before", version = version, before = before));
        }
        _ if !version.is_empty() => lines.push(say!("parcels-version", version = version)),
        _ => {}
    }
    if !about.author.is_empty() {
        lines.push(say!("parcels-author", author = about.author.as_str()));
    }
    if !about.licence.is_empty() {
        lines.push(say!("parcels-licence", licence = about.licence.as_str()));
    }
    lines
}

/// Returns the sentence about an installed parcel with the same title and another author.
fn namesake(author: &str) -> String {
    match author {
        "" => say!("parcels-namesake-unnamed"),
        author => say!("parcels-namesake", author = author),
    }
}

/// Returns a question as a sentence.
fn words(question: &ParcelQuestion) -> String {
    match question {
        ParcelQuestion::OverShipped { thing, .. } => {
            say!("parcels-over-shipped", thing = thing.to_string())
        }
        ParcelQuestion::OverNewer { installed, this, .. } if installed.is_empty() || this.is_empty() => {
            say!("parcels-over-unnumbered")
        }
        ParcelQuestion::OverNewer { installed, this, .. } => {
            say!("parcels-over-newer", installed = installed.as_str(), version = this.as_str())
        }
        ParcelQuestion::OverChanged { place } => say!("parcels-over-changed", file = place.as_str()),
    }
}

/// Draws the buttons of the card. If something must be asked, the button says that it is done all the same.
fn buttons(ui: &mut Ui, palette: &Palette, told: &ParcelTold) -> Option<ParcelAnswer> {
    let ParcelTold::Good(looked) = told else {
        let is_closed = plain(ui, palette, &say!("questions-parcel-close")).clicked();
        return is_closed.then_some(ParcelAnswer::Close);
    };
    let mut answer = None;
    let is_asked = !looked.questions.is_empty();
    let install = match (is_asked, &looked.installed) {
        (true, _) => say!("parcels-install-anyway"),
        (false, Some(_)) => say!("parcels-update"),
        (false, None) => say!("questions-parcel-install"),
    };
    let is_clicked = match is_asked {
        true => plain(ui, palette, &install).clicked(),
        false => primary(ui, palette, &install, "", false).clicked(),
    };
    if is_clicked {
        answer = Some(ParcelAnswer::Install(allowed(&looked.questions)));
    }
    if plain(ui, palette, &say!("questions-parcel-cancel")).clicked() {
        answer = Some(ParcelAnswer::Close);
    }
    answer
}

/// Returns the questions that were shown as answered with yes.
fn allowed(questions: &[ParcelQuestion]) -> Allowed {
    let has = |is_it: fn(&ParcelQuestion) -> bool| questions.iter().any(is_it);
    Allowed {
        over_shipped: has(|question| matches!(question, ParcelQuestion::OverShipped { .. })),
        over_newer: has(|question| matches!(question, ParcelQuestion::OverNewer { .. })),
        over_changed: has(|question| matches!(question, ParcelQuestion::OverChanged { .. })),
    }
}
