//! The parts of the settings tab on the player's own content: installed parcels, those that could be installed, and
//! packs, scenarios and lessons.

use super::state::{OwnThing, Sending, SheetMemory, SheetState, ShelfParcel};
use crate::{
    engine::{
        data::{
            Shown,
            parcel::{About, Glanced, SentParcels, ThingKind, Version},
        },
        text::say,
    },
    panels::{
        kit::{
            fonts,
            parcel_picture::parcel_picture,
            theme::Palette,
            widgets::{caps, hint, noted, plain, row, text, warning},
        },
        questions::parcel::{SentParcel, facts},
        state::Action,
    },
    settings::Settings,
};
use bevy_egui::egui::{Margin, TextEdit, Ui, vec2};
use std::path::PathBuf;

/// The width and height of a parcel's picture, in points.
const PICTURE: f32 = 64.0;
/// The most letters of a fact.
const LONGEST: usize = 80;
/// The most letters of the path of a picture.
const LONGEST_PATH: usize = 1000;

/// Draws the player's own content.
pub(super) fn show(ui: &mut Ui, palette: &Palette, state: &mut SheetState, actions: &mut Vec<Action>) {
    parcels(ui, palette, state, actions);
    zips(ui, palette, state, actions);
    own_things(ui, palette, state, actions);
}

fn heading(ui: &mut Ui, palette: &Palette, words: &str) {
    ui.label(caps(words, 12.0, palette.text_second));
    ui.add_space(6.0);
}

/// Returns whether a button was clicked that has another name in the list of buttons than on its face.
fn button(ui: &mut Ui, palette: &Palette, words: &str, name: &str) -> bool {
    noted(name, plain(ui, palette, words)).clicked()
}

/// Draws the installed parcels, each with its picture, its facts and its buttons.
fn parcels(ui: &mut Ui, palette: &Palette, state: &mut SheetState, actions: &mut Vec<Action>) {
    let (shelf, memory) = (state.parcels, &mut *state.memory);
    for fault in &shelf.faults {
        warning(ui, palette, fault);
    }
    if shelf.parcels.is_empty() {
        return;
    }
    heading(ui, palette, &say!("parcels-installed"));
    for parcel in &shelf.parcels {
        let facts = &parcel.kept.facts;
        row(ui, palette, &facts.title, "", |ui| {
            let newer = shelf.zips.iter().find(|zip| is_newer(&zip.about, facts));
            parcel_buttons(ui, palette, (parcel, newer), memory, actions);
        });
        parcel_facts(ui, palette, parcel);
        let key = facts.key();
        if memory.removing.as_ref() == Some(&key) {
            parcel.removal.stays.iter().for_each(|(thing, why)| {
                hint(ui, palette, say!("parcels-stays", file = thing.id(), why = why.as_str()));
            });
        }
        if memory.sending.as_ref().is_some_and(|sending| sending.parcel.as_ref() == Some(&key)) {
            sending(ui, palette, &[], memory, actions);
        }
        ui.add_space(8.0);
    }
}

/// Whether a zip file is a newer version of an installed parcel.
fn is_newer(zip: &About, installed: &About) -> bool {
    zip.key() == installed.key() && Version::read(&zip.version) > Version::read(&installed.version)
}

/// Draws the picture and the facts of an installed parcel.
fn parcel_facts(ui: &mut Ui, palette: &Palette, parcel: &ShelfParcel) {
    ui.horizontal_top(|ui| {
        if let Some(picture) = &parcel.picture {
            parcel_picture(ui, picture, PICTURE);
        }
        ui.vertical(|ui| {
            let mut lines = facts(&parcel.kept.facts, None);
            if !parcel.kept.date.is_empty() {
                lines.push(say!("parcels-date", date = parcel.kept.date.as_str()));
            }
            hint(ui, palette, lines.join(" · "));
            if !parcel.kept.facts.about.is_empty() {
                hint(ui, palette, parcel.kept.facts.about.as_str());
            }
            for place in &parcel.removal.changed {
                hint(ui, palette, say!("parcels-changed", file = place.as_str()));
            }
        });
    });
}

/// Draws the buttons of an installed parcel; the first is at the right. The answer that changes nothing is in the place
/// of the button that asks.
fn parcel_buttons(
    ui: &mut Ui,
    palette: &Palette,
    (parcel, newer): (&ShelfParcel, Option<&Glanced>),
    memory: &mut SheetMemory,
    actions: &mut Vec<Action>,
) {
    let about = &parcel.kept.facts;
    let (key, title) = (about.key(), about.title.as_str());
    if memory.removing.as_ref() == Some(&key) {
        if button(ui, palette, &say!("settings-own-keep"), &say!("parcels-keep", title = title)) {
            memory.removing = None;
        }
        if button(ui, palette, &say!("settings-own-yes"), &say!("parcels-yes", title = title)) {
            memory.removing = None;
            actions.push(Action::RemoveParcel(key));
        }
        ui.label(text(say!("settings-own-ask"), fonts::sans(13.0), palette.text));
        return;
    }
    if button(ui, palette, &say!("settings-own-remove"), &say!("parcels-remove", title = title)) {
        memory.removing = Some(key.clone());
    }
    if button(ui, palette, &say!("parcels-send"), &say!("parcels-send.label", title = title)) {
        memory.sending = Some(Sending {
            parcel: Some(key),
            row: None,
            things: parcel.things.clone(),
            about: about.clone(),
            picture: parcel.picture_bytes.clone(),
            picture_path: String::new(),
        });
    }
    if let Some(zip) = newer {
        let version = zip.about.version.as_str();
        let name = say!("parcels-update-to.label", title = title, version = version);
        if button(ui, palette, &say!("parcels-update-to", version = version), &name) {
            actions.push(Action::LookAtParcel(zip.path.clone()));
        }
    }
}

/// Draws the zip files that could be installed.
fn zips(ui: &mut Ui, palette: &Palette, state: &SheetState, actions: &mut Vec<Action>) {
    let shelf = state.parcels;
    let is_known = |zip: &&Glanced| {
        let known = shelf.parcels.iter().find(|parcel| parcel.kept.facts.key() == zip.about.key());
        // A newer version has its button at the installed one, and an older one is hardly meant.
        known.is_some()
    };
    // A parcel of the player’s own content need not be installed while that content is there.
    let is_there = |place: &String| state.own.iter().any(|own| own.thing.place == *place);
    let is_own = |zip: &&Glanced| {
        let mut sent = shelf.sent.sent.iter();
        sent.any(|sent| sent.facts.key() == zip.about.key() && sent.places.iter().all(is_there))
    };
    let mut new = shelf.zips.iter().filter(|zip| !is_known(zip) && !is_own(zip)).peekable();
    if new.peek().is_none() {
        return;
    }
    heading(ui, palette, &say!("parcels-found"));
    for zip in new {
        let title = zip.about.title.as_str();
        let file = zip.path.file_name().map(Shown::shown).unwrap_or_default();
        let about = [vec![file], facts(&zip.about, None)].concat().join(" · ");
        row(ui, palette, title, &about, |ui| {
            let name = say!("parcels-install.label", title = title);
            if button(ui, palette, &say!("parcels-install"), &name) {
                actions.push(Action::LookAtParcel(zip.path.clone()));
            }
        });
    }
}

/// Draws the player's own packs, scenarios and lessons, each with buttons that send it, and delete it after a question.
/// The question is at the right end of its line, with the answer that changes nothing in the place of the button.
fn own_things(ui: &mut Ui, palette: &Palette, state: &mut SheetState, actions: &mut Vec<Action>) {
    let (own, memory, sent) = (state.own, &mut *state.memory, &state.parcels.sent);
    let settings = state.settings;
    let mut all: Vec<&OwnThing> = own.iter().collect();
    let gone: Vec<OwnThing> = memory.taken.clone();
    all.extend(gone.iter().filter(|gone| own.iter().all(|thing| thing.thing != gone.thing)));
    all.sort();
    if all.is_empty() {
        return;
    }
    heading(ui, palette, &say!("settings-own"));
    for one in all {
        row(ui, palette, &one.line(), "", |ui| {
            if own.contains(one) {
                thing_buttons(ui, palette, (one, sent, settings), memory, actions);
            } else {
                ui.label(text(say!("settings-own-removed"), fonts::sans(13.0), palette.text_third));
            }
        });
        let is_sent = |sending: &Sending| sending.row.as_ref() == Some(&one.thing);
        if memory.sending.as_ref().is_some_and(is_sent) {
            sending(ui, palette, own, memory, actions);
        }
    }
    ui.add_space(8.0);
}

/// Draws the buttons of a thing of the player's own; the first is at the right.
fn thing_buttons(
    ui: &mut Ui,
    palette: &Palette,
    (one, sent, settings): (&OwnThing, &SentParcels, &Settings),
    memory: &mut SheetMemory,
    actions: &mut Vec<Action>,
) {
    let thing = one.thing.to_string();
    if memory.taking.as_ref() == Some(&one.thing) {
        let keep = say!("settings-own-keep.label", thing = thing.as_str());
        if button(ui, palette, &say!("settings-own-keep"), &keep) {
            memory.taking = None;
        }
        if button(ui, palette, &say!("settings-own-yes"), &say!("settings-own-yes.label", thing = thing)) {
            memory.taking = None;
            memory.taken.push(one.clone());
            actions.push(Action::TakeAway(one.thing.clone()));
        }
        ui.label(text(say!("settings-own-ask"), fonts::sans(13.0), palette.text));
        return;
    }
    let remove = plain(ui, palette, &say!("settings-own-remove"));
    let remove = noted(&say!("settings-own-remove.label", thing = thing.as_str()), remove);
    if remove.on_hover_text(say!("settings-own-remove.hint")).clicked() {
        memory.taking = Some(one.thing.clone());
    }
    let name = say!("parcels-send.label", title = thing);
    if button(ui, palette, &say!("parcels-send"), &name) {
        memory.sending = Some(begun(one, sent, settings));
    }
}

/// Returns what is typed first for a parcel with this thing: what was typed the last time. The packs in use with pictures
/// of its own unit types go with it.
fn begun(one: &OwnThing, sent: &SentParcels, settings: &Settings) -> Sending {
    let packs = one.packs.iter().filter(|pack| settings.has_pack(pack.id()));
    let before = sent.last_of(&one.thing);
    Sending {
        parcel: None,
        row: Some(one.thing.clone()),
        things: [&one.thing].into_iter().chain(packs).cloned().collect(),
        about: sent.next_facts(&one.thing, &one.facts),
        picture: None,
        picture_path: before.map(|before| before.picture.clone()).unwrap_or_default(),
    }
}

/// Draws the other things of the player's own, each of which can be in the same parcel. Files for scenarios are in it with
/// the scenarios that need them.
fn others(ui: &mut Ui, palette: &Palette, own: &[OwnThing], sending: &mut Sending) {
    let is_other = |one: &&OwnThing| {
        sending.row.as_ref().is_some_and(|row| *row != one.thing) && one.thing.kind != ThingKind::Part
    };
    let others: Vec<&OwnThing> = own.iter().filter(is_other).collect();
    if others.is_empty() {
        return;
    }
    hint(ui, palette, say!("parcels-also"));
    for one in others {
        let mut is_in = sending.things.contains(&one.thing);
        let tick = ui.checkbox(&mut is_in, text(one.line(), fonts::sans(13.0), palette.text));
        if noted(&say!("parcels-also.label", thing = one.thing.to_string()), tick).changed() {
            match is_in {
                true => sending.things.push(one.thing.clone()),
                false => sending.things.retain(|thing| *thing != one.thing),
            }
        }
    }
}

/// Draws the facts of a parcel that is about to be sent, to be typed, and the button that writes it.
fn sending(
    ui: &mut Ui,
    palette: &Palette,
    own: &[OwnThing],
    memory: &mut SheetMemory,
    actions: &mut Vec<Action>,
) {
    let Some(sending) = &mut memory.sending else { return };
    others(ui, palette, own, sending);
    let about = &mut sending.about;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        fact(ui, &mut about.title, say!("parcels-field-title"), (200.0, LONGEST));
        fact(ui, &mut about.version, say!("parcels-field-version"), (110.0, LONGEST));
        fact(ui, &mut about.author, say!("parcels-field-author"), (160.0, LONGEST));
        fact(ui, &mut about.licence, say!("parcels-field-licence"), (160.0, LONGEST));
        fact(ui, &mut sending.picture_path, say!("parcels-field-picture"), (380.0, LONGEST_PATH));
    });
    let is_right = Version::read(&about.version).is_some() && about.title.chars().any(char::is_alphanumeric);
    hint(ui, palette, say!("parcels-facts-hint"));
    let (mut write, mut cancel) = (false, false);
    ui.horizontal(|ui| {
        write = ui.add_enabled_ui(is_right, |ui| plain(ui, palette, &say!("parcels-write"))).inner.clicked();
        cancel = plain(ui, palette, &say!("parcels-cancel")).clicked();
    });
    if write && let Some(Sending { things, about, picture, picture_path, .. }) = memory.sending.take() {
        // A file manager copies paths in quotation marks.
        let path = picture_path.trim().trim_matches('"');
        let picture_file = (!path.is_empty()).then(|| PathBuf::from(path));
        actions.push(Action::SendParcel(Box::new(SentParcel { things, about, picture, picture_file })));
    } else if cancel {
        memory.sending = None;
    }
    ui.add_space(6.0);
}

/// Draws a field for a fact; its name is shown in it while it is empty, and when the pointer is over it.
fn fact(ui: &mut Ui, value: &mut String, name: String, (width, longest): (f32, usize)) {
    let field = TextEdit::singleline(value)
        .hint_text(name.clone())
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .char_limit(longest)
        .desired_width(width);
    ui.add(field).on_hover_text(name);
}
