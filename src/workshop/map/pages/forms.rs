//! Forms over the map: titles, another size, a shift, another map to join, the look of the open country, a
//! picture under the hexes.

use super::state::{EditorState, Form, MapAction};
use crate::{
    engine::{
        board::Countryside,
        text::{say, t},
    },
    panels::{
        choice,
        kit::{
            fonts,
            theme::Palette,
            widgets::{Floating, hint, noted, plain, primary, text},
        },
    },
    workshop::map::{Change, Margins, Seam, Size, whole::no_size},
};
use bevy_egui::egui::{Context, Id, Key, Margin, ScrollArea, TextEdit, Ui};

/// Width of a form, in points.
const WIDTH: f32 = 340.0;
/// Notes on a form: that its first field wants the keyboard, and that Enter was pressed in a field.
const WANTS_KEYBOARD: &str = "map-form-wants-keyboard";
const ENTERED: &str = "map-form-entered";

/// Draws the open form.
pub(super) fn form(ctx: &Context, palette: &Palette, state: &mut EditorState, actions: &mut Vec<MapAction>) {
    let Some(mut form) = state.memory.form.take() else { return };
    let mut answer = None;
    begin_typing(ctx);
    Floating::question("map-form", state.lay.area, palette.line).show(ctx, palette, |ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing.y = 6.0;
        contents(ui, palette, state, &mut form);
        // A form without a field has nothing to be typed in.
        ui.data_mut(|data| _ = data.remove_temp::<bool>(Id::new(WANTS_KEYBOARD)));
        if entered(ui) {
            answer = Some(true);
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if primary(ui, palette, &say!("workshop-map-apply"), "", false).clicked() {
                answer = Some(true);
            }
            if plain(ui, palette, &say!("workshop-map-cancel")).clicked() {
                answer = Some(false);
            }
        });
    });
    match answer {
        None => state.memory.form = Some(form),
        Some(false) => {}
        Some(true) => match asked(state, &form) {
            Ok(asked) => actions.extend(asked),
            Err(why) => {
                actions.push(MapAction::Say(why));
                state.memory.form = Some(form);
            }
        },
    }
}

/// Notes that the first field of a form gets the keyboard, if the form was not there in the last frame.
fn begin_typing(ctx: &Context) {
    let (seen, now) = (Id::new("map-form-seen"), ctx.cumulative_pass_nr());
    ctx.data_mut(|data| {
        let before: Option<u64> = data.get_temp(seen);
        data.insert_temp(seen, now);
        if before.is_none_or(|before| before + 2 < now) {
            data.insert_temp(Id::new(WANTS_KEYBOARD), true);
        }
    });
}

/// Whether Enter was pressed in a field of the form.
pub(super) fn entered(ui: &Ui) -> bool {
    ui.data_mut(|data| data.remove_temp::<bool>(Id::new(ENTERED))).is_some()
}

fn heading(ui: &mut Ui, palette: &Palette, words: String) {
    ui.label(text(words, fonts::serif(22.0), palette.text));
}

/// Draws a text that can be typed.
pub(super) fn field(ui: &mut Ui, palette: &Palette, label: &str, typed: &mut String) {
    ui.label(text(label, fonts::sans(12.0), palette.text_second));
    let edit = TextEdit::singleline(typed)
        .id_salt(("map-form", label))
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .desired_width(f32::INFINITY);
    let typing = noted(label, ui.add(edit));
    if ui.data_mut(|data| data.remove_temp::<bool>(Id::new(WANTS_KEYBOARD))).is_some() {
        typing.request_focus();
    }
    if typing.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        ui.data_mut(|data| data.insert_temp(Id::new(ENTERED), true));
    }
}

fn contents(ui: &mut Ui, palette: &Palette, state: &EditorState, form: &mut Form) {
    match form {
        Form::Titles { id, title, subtitle } => {
            heading(ui, palette, say!("workshop-map-titles"));
            field(ui, palette, &say!("workshop-map-title"), title);
            field(ui, palette, &say!("workshop-map-subtitle"), subtitle);
            field(ui, palette, &say!("workshop-map-id"), id);
            hint(ui, palette, say!("workshop-map-id.hint"));
        }
        Form::Resize { columns, rows, keep_east, keep_south } => {
            heading(ui, palette, say!("workshop-map-resize"));
            field(ui, palette, &say!("workshop-map-columns"), columns);
            field(ui, palette, &say!("workshop-map-rows"), rows);
            let sides = [
                (keep_east, say!("workshop-map-at-east"), say!("workshop-map-at-west")),
                (keep_south, say!("workshop-map-at-south"), say!("workshop-map-at-north")),
            ];
            for (keeps, usual, other) in sides {
                ui.horizontal_wrapped(|ui| {
                    for (value, words) in [(false, usual), (true, other)] {
                        if noted(&words, choice(ui, (*keeps == value, true), &words)).clicked() {
                            *keeps = value;
                        }
                    }
                });
            }
            hint(ui, palette, say!("workshop-map-resize.hint"));
        }
        Form::Shift { columns, rows } => {
            heading(ui, palette, say!("workshop-map-shift"));
            field(ui, palette, &say!("workshop-map-east-by"), columns);
            field(ui, palette, &say!("workshop-map-south-by"), rows);
            hint(ui, palette, say!("workshop-map-shift.hint"));
        }
        Form::Join { map, seam } => join(ui, palette, state, (map, seam)),
        Form::Countryside { has, parts } => countryside(ui, palette, has, parts),
        Form::Picture { path } => {
            heading(ui, palette, say!("workshop-map-picture"));
            field(ui, palette, &say!("workshop-map-picture-file"), path);
            hint(ui, palette, say!("workshop-map-picture-file.hint"));
        }
    }
}

fn join(ui: &mut Ui, palette: &Palette, state: &EditorState, (map, seam): (&mut usize, &mut Seam)) {
    heading(ui, palette, say!("workshop-map-join"));
    ui.horizontal_wrapped(|ui| {
        for (value, words) in
            [(Seam::East, say!("workshop-map-join-east")), (Seam::South, say!("workshop-map-join-south"))]
        {
            if noted(&words, choice(ui, (*seam == value, true), &words)).clicked() {
                *seam = value;
            }
        }
    });
    if !seam.is_exact(state.draft.size()) {
        hint(ui, palette, say!("workshop-map-join-inexact"));
    }
    if state.maps.is_empty() {
        hint(ui, palette, say!("workshop-map-no-maps"));
    }
    ScrollArea::vertical().id_salt("map-join").max_height(180.0).show(ui, |ui| {
        for (number, name) in state.maps.iter().enumerate() {
            if noted(name, choice(ui, (*map == number, true), name)).clicked() {
                *map = number;
            }
        }
    });
}

/// Draws whether the open country has a look of its own, and its parts.
fn countryside(ui: &mut Ui, palette: &Palette, has: &mut bool, parts: &mut [String; 4]) {
    heading(ui, palette, say!("workshop-map-countryside"));
    ui.horizontal_wrapped(|ui| {
        for (value, words) in
            [(false, say!("workshop-map-countryside-none")), (true, say!("workshop-map-countryside-drawn"))]
        {
            if noted(&words, choice(ui, (*has == value, true), &words)).clicked() {
                *has = value;
            }
        }
    });
    if *has {
        for (label, part) in part_names().iter().zip(parts) {
            field(ui, palette, label, part);
        }
    }
    hint(ui, palette, say!("workshop-map-countryside.hint"));
}

/// Returns the names of the parts of the open country, in their order.
fn part_names() -> [String; 4] {
    [
        say!("workshop-map-country-fields"),
        say!("workshop-map-country-hedges"),
        say!("workshop-map-country-farms"),
        say!("workshop-map-country-bends"),
    ]
}

/// Returns the look of the open country that was typed.
///
/// # Errors
/// A part is no number from 0 to 100: a sentence.
fn countryside_of(parts: &[String; 4]) -> Result<Countryside, String> {
    let number = |typed: &String| {
        let part = typed.trim().parse::<u8>().ok().filter(|part| *part <= 100);
        part.ok_or_else(|| t!("workshop-map-no-percent", typed = typed.trim()).plain())
    };
    let [fields, hedges, farms, bends] = parts;
    Ok(Countryside {
        fields: number(fields)?,
        hedges: number(hedges)?,
        farms: number(farms)?,
        bends: number(bends)?,
    })
}

fn whole_number(typed: &str) -> Result<i16, String> {
    typed.trim().parse().map_err(|_| t!("workshop-map-no-number", typed = typed.trim()).plain())
}

/// Returns what a form asks for.
///
/// # Errors
/// What was typed is no number, or no map has that size: a sentence.
fn asked(state: &EditorState, form: &Form) -> Result<Vec<MapAction>, String> {
    let change = match form {
        Form::Titles { id, title, subtitle } => {
            let titles =
                Change::Titles { title: title.trim().to_owned(), subtitle: subtitle.trim().to_owned() };
            let renames = state.draft.map().id != id.trim();
            let id = renames.then(|| Change::Id(id.trim().to_owned()));
            // Both are one step of undo.
            let mut actions = vec![MapAction::Begin, MapAction::Change(titles)];
            actions.extend(id.map(MapAction::Change));
            actions.push(MapAction::End);
            return Ok(actions);
        }
        Form::Resize { columns, rows, keep_east, keep_south } => {
            let (columns, rows) = (whole_number(columns)?, whole_number(rows)?);
            let size = Size::new(i32::from(columns), i32::from(rows)).ok_or_else(|| no_size().plain())?;
            Change::Resize(Margins::between(state.draft.size(), size, *keep_east, *keep_south))
        }
        Form::Shift { columns, rows } => {
            Change::Shift { columns: whole_number(columns)?, rows: whole_number(rows)? }
        }
        Form::Join { map, seam } => {
            let name = state.maps.get(*map).ok_or_else(|| say!("workshop-map-no-maps"))?;
            return Ok(vec![MapAction::Join(name.clone(), *seam)]);
        }
        Form::Picture { path } => {
            let path = path.trim();
            return Ok(vec![MapAction::Picture((!path.is_empty()).then(|| path.to_owned()))]);
        }
        Form::Countryside { has, parts } => {
            Change::Countryside(has.then(|| countryside_of(parts)).transpose()?)
        }
    };
    Ok(vec![MapAction::Change(change)])
}
