//! The map editor in the window: entered from the menu, the title or the command line, on a screen of its own.
//!
//! It is entered by way of the title, which puts away what belongs to a game on the table; that game is saved as always,
//! and *Continue* returns to it.

mod deeds;
mod editing;
mod entering;
mod kept;
mod new_scenario;
mod showing;
mod under;

#[cfg(test)]
pub(crate) use editing::Editing;
pub(crate) use editing::{MapAsked, MapEditor, Question};
#[cfg(test)]
pub(crate) use new_scenario::write as write_scenario;

use super::{
    Opened, Size,
    pages::{Lay, MapAction, editor as draw_editor, kept_draft, new_map},
};
use crate::{
    art::painter::Point,
    engine::data,
    panels::{Action, WorkshopWish},
    table::{
        Art, Drafting, MapView, Screen,
        app::{
            host::{Asked, Host, offer, offer_on_title},
            sets::TableSet,
        },
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// Adds the editor, with its entries in the menus.
pub(crate) fn plugin(app: &mut App) {
    offer(app, WorkshopWish::EditMap);
    offer_on_title(app, WorkshopWish::NewMap);
    parts_plugin(app);
    app.world_mut().resource_mut::<MapEditor>().own = data::own_folder();
    app.add_systems(EguiPrimaryContextPass, draw.in_set(TableSet::DrawEditors));
}

/// Adds the editor without panels, and without a folder of the user's.
pub(crate) fn parts_plugin(app: &mut App) {
    app.init_resource::<MapEditor>()
        .add_message::<MapAsked>()
        .add_message::<Asked>()
        .add_message::<FileDragAndDrop>()
        .add_systems(
            Update,
            (entering::note_wishes, entering::open, entering::enter, deeds::take_dropped, deeds::answer)
                .chain()
                .after(TableSet::PassOnPanels)
                .before(TableSet::AnswerRequests),
        )
        .add_systems(
            Update,
            // A game whose sheet is behind the title lays it in the first frame.
            (showing::hear_picture, showing::show, showing::keep).chain().after(TableSet::LaySheet),
        )
        .add_systems(OnExit(Screen::Workshop), showing::leave);
}

/// Opens this map in the editor when the window opens.
pub(crate) fn open_at_start(app: &mut App, opened: Opened) {
    app.init_resource::<MapEditor>();
    app.world_mut().resource_mut::<MapEditor>().wanted = Some(opened);
}

/// Draws the editor on its screen, and the questions before it on any.
fn draw(
    mut contexts: EguiContexts,
    (mut editor, mut host): (ResMut<MapEditor>, ResMut<Host>),
    (screen, view, art): (Res<State<Screen>>, Res<MapView>, Option<Res<Art>>),
    drafting: Option<Res<Drafting>>,
    mut asked: MessageWriter<MapAsked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let (editor, host) = (editor.bypass_change_detection(), host.bypass_change_detection());
    ask(&context, editor, host, &mut redraw);
    if *screen.get() != Screen::Workshop {
        return Ok(());
    }
    let ink = art.as_ref().and_then(|art| Some(art.pack.as_ref()?.map.colours));
    let Some(editing) = &mut editor.editing else { return Ok(()) };
    editing.under.lay(&context);
    let lay = lay_of(&view, context.zoom_factor(), editing.draft.size());
    let mut state =
        editing.state(lay, (ink.as_ref(), host.memory.theme, host.memory.colours), host.memory.covered);
    state.shown = drafting.and_then(|drafting| drafting.shown);
    let (actions, taken) = draw_editor(&context, state);
    host.take_space(taken);
    if !actions.is_empty() || !editing.memory.fresh.is_empty() {
        redraw.write(RequestRedraw);
    }
    for action in actions {
        match action {
            MapAction::Bring(hexes) => host.ask([Action::Bring(hexes)]),
            action => _ = asked.write(MapAsked(action)),
        }
    }
    Ok(())
}

/// Asks what a new map is to be, or whether to go on with a draft.
fn ask(
    context: &egui::Context,
    editor: &mut MapEditor,
    host: &Host,
    redraw: &mut MessageWriter<RequestRedraw>,
) {
    let look = (host.memory.theme, host.memory.theme.palette_in(host.memory.colours));
    let answer = match &mut editor.question {
        Some(Question::New(form)) => {
            let games: Vec<&str> = host.title.games.iter().map(|game| game.title).collect();
            new_map(context, look, &games, form)
        }
        Some(Question::Kept(opened)) => kept_draft(context, look, &opened.draft.map().title),
        None => None,
    };
    if answer.is_some() {
        editor.answer = answer;
        redraw.write(RequestRedraw);
    }
}

/// Returns the part of the map in the window, in points.
fn lay_of(view: &MapView, zoom: f32, size: Size) -> Lay {
    let [min, max] = [view.area.min, view.area.max].map(|at| egui::pos2(at.x, at.y) / zoom);
    let centre = view.snapped_centre();
    let area = egui::Rect::from_min_max(min, max);
    Lay { area, centre: Point::new(centre.x, -centre.y), radius: view.radius / zoom, size }
}
