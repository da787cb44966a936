//! The scenario editor at the table: opens its panel, draws it beside the map, and carries out the author's actions.

mod actions;
mod checking;
mod clicks;
mod editing;
mod opened;
mod own_kinds;

pub use editing::{Editing, ScenarioAsked};

use super::pages::{EditorState, FairnessShown, editor, rings};
use crate::{
    engine::{
        board::Hex,
        counters::Flag,
        orders::SideNames,
        text::{say, say_id},
    },
    panels::{Action, WorkshopWish},
    play::matches::FairnessState,
    table::{
        Hosted, Presenter, Screen,
        app::{
            host::{Host, offer},
            sets::{GameSet, TableSet},
        },
        drag::{MapPick, cursor::Cursor},
    },
    workshop::scenario::{ScenarioEditor, fairness_progress, fairness_words},
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Context};
use editing::EditorFolder;
use opened::Opened;
use std::path::PathBuf;

/// Points at the top that the bar of the table takes.
const TOP: f32 = 44.0;

/// The sides of a panel without a scenario, which shows none.
const NO_SIDES: [SideNames; 2] =
    [SideNames { name: "", message: "", word: "", people: "", flag: Flag::Grey }; 2];

/// Adds the editor, and its entry in the menu. Drafts and scenarios are kept in this folder of the user's own things.
pub(crate) fn plugin(app: &mut App, own: Option<PathBuf>) {
    offer(app, WorkshopWish::EditScenario);
    app.insert_resource(EditorFolder(own))
        .init_resource::<Editing>()
        .init_resource::<MapPick>()
        .add_message::<ScenarioAsked>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(TableSet::DrawEditors))
        .add_systems(
            Update,
            (
                actions::hear.after(TableSet::PassOnPanels).before(TableSet::AnswerRequests),
                editing::take_pick,
                editing::check.after(TableSet::AnswerRequests),
            ),
        );
}

/// Adds the editor for a game.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.add_systems(
        Update,
        (
            actions::answer::<G>
                .after(actions::hear)
                .after(TableSet::PassOnPanels)
                .in_set(GameSet::AskAtTable(G::ID)),
            actions::follow::<G>.in_set(GameSet::Show(G::ID)),
        ),
    );
}

/// Draws the panel at the table, beside the map; not in a lesson, whose panel is there, and not in presenter mode.
fn draw(
    mut contexts: EguiContexts,
    (mut editing, mut host): (ResMut<Editing>, ResMut<Host>),
    (screen, cursor, presenter): (Res<State<Screen>>, Option<Res<Cursor>>, Option<Res<Presenter>>),
    mut asked: MessageWriter<ScenarioAsked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let (editing, host) = (editing.bypass_change_detection(), host.bypass_change_detection());
    let is_covered = host.memory.in_lesson() || presenter.is_some_and(|presenter| presenter.on);
    let is_at_table = *screen.get() == Screen::Table && !is_covered;
    let has_content = editing.opened.is_some() || editing.said.is_some();
    if !(editing.is_shown && is_at_table && has_content) {
        if std::mem::take(&mut editing.has_room) {
            host.make_room(0.0);
            host.memory.editor_rings.clear();
        }
        return Ok(());
    }
    if !std::mem::replace(&mut editing.has_room, true) {
        // Another editor may have given up its room in this frame.
        redraw.write(RequestRedraw);
    }
    let cursor = cursor.and_then(|cursor| cursor.shown());
    let (actions, width) = match editing.opened.take() {
        Some(mut opened) => {
            let drawn = draw_opened(&context, &mut opened, editing, (&mut *host, cursor));
            editing.opened = Some(opened);
            drawn
        }
        None => draw_nothing(&context, editing, host),
    };
    host.make_room(width);
    if !actions.is_empty() {
        asked.write_batch(actions.into_iter().map(ScenarioAsked));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Draws the panel of a scenario, and rings its hexes.
fn draw_opened(
    context: &Context,
    opened: &mut Opened,
    editing: &mut Editing,
    (host, cursor): (&mut Host, Option<Hex>),
) -> (Vec<super::ScenarioAction>, f32) {
    opened.game.rules.follow_language();
    let players: Vec<(&'static str, String)> =
        opened.game.players.iter().map(|(name, called)| (*name, say_id(called))).collect();
    let trouble = opened.editor.as_ref().and_then(ScenarioEditor::trouble);
    let trouble = trouble.map(|trouble| say!("scenario-not-kept", why = trouble.to_string()));
    let before = (editing.memory.open, editing.memory.placed, editing.memory.thing);
    let state = EditorState {
        view: opened.view.as_ref(),
        offers_unsaved: opened.offered.is_some(),
        is_unsaved: opened.is_unsaved,
        sides: opened.game.sides,
        kinds: &opened.game.kinds,
        extras: &opened.game.extras,
        areas: &opened.game.areas,
        size: opened.game.size,
        types: opened.types.as_ref().map(|_| opened.types_shown.as_slice()),
        symbols: &opened.game.symbols,
        options: &opened.game.rules.options,
        players: &players,
        picks: opened.picks,
        cursor,
        faults: opened.checking.faults(),
        fairness: fairness(opened),
        said: trouble.as_deref().or(editing.said.as_deref()),
        theme: host.memory.theme,
        colours: host.memory.colours,
        dock: host.memory.dock.side,
        top: TOP,
        memory: &mut editing.memory,
    };
    let drawn = editor(context, state);
    let ringed = opened.view.as_ref();
    let ringed = ringed.map(|view| {
        rings(view, &editing.memory, opened.picks, (opened.game.size, opened.game.areas.as_slice()))
    });
    host.memory.editor_rings = ringed.unwrap_or_default();
    // The hexes of what is opened come into view.
    let now = (editing.memory.open, editing.memory.placed, editing.memory.thing);
    let is_new = (now.0.is_some() && now.0 != before.0)
        || (now.1.is_some() && now.1 != before.1)
        || (now.2.is_some() && now.2 != before.2);
    let hexes = Some(host.memory.editor_rings.clone()).filter(|hexes| is_new && !hexes.is_empty());
    host.ask(hexes.map(Action::Bring));
    drawn
}

/// Draws the panel of a scenario that cannot be edited: it says why.
fn draw_nothing(
    context: &Context,
    editing: &mut Editing,
    host: &mut Host,
) -> (Vec<super::ScenarioAction>, f32) {
    let state = EditorState {
        view: None,
        offers_unsaved: false,
        is_unsaved: false,
        sides: NO_SIDES,
        kinds: &[],
        extras: &[],
        areas: &[],
        size: (0, 0),
        types: None,
        symbols: &[],
        options: &[],
        players: &[],
        picks: None,
        cursor: None,
        faults: None,
        fairness: None,
        said: editing.said.as_deref(),
        theme: host.memory.theme,
        colours: host.memory.colours,
        dock: host.memory.dock.side,
        top: TOP,
        memory: &mut editing.memory,
    };
    editor(context, state)
}

/// Returns the test of fairness as it is shown.
fn fairness(opened: &Opened) -> Option<FairnessShown> {
    let (fairness, began) = opened.fairness.as_ref()?;
    let (state, tally) = (fairness.state(), fairness.tally());
    Some(FairnessShown {
        line: fairness_words(&tally),
        progress: fairness_progress(&tally),
        counts: state == FairnessState::Counting,
        failed: if let FairnessState::Failed(why) = state { Some(why) } else { None },
        is_old: *began != opened.changes,
    })
}
