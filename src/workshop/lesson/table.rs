//! The recorder at the table: opens its panel, follows the game that is played, and carries out the author's actions.

mod deeds;
mod follow;
mod puzzle;
mod recorder;
mod tries;
mod visit;

pub(crate) use recorder::{Recorder, RecorderAsked, RecorderFolder};

use super::{
    Draft, DraftStep,
    pages::{Pick, PickedMark, RecorderState, recorder as draw_recorder},
};
use crate::{
    engine::{board::Hex, lessons::Arrow},
    panels::{Action, WorkshopWish},
    table::{
        Hosted, Presenter, Screen,
        app::{
            host::{Host, offer},
            sets::{GameSet, TableSet},
        },
        drag::{MapPick, cursor::Cursor},
        map::printed::Printed,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::{collections::BTreeMap, path::PathBuf};

/// Points at the top that the bar of the table takes.
const TOP: f32 = 44.0;

/// Adds the recorder, and its entry in the menu. Drafts and lessons are kept in this folder of the user's own things.
pub(crate) fn plugin(app: &mut App, own: Option<PathBuf>) {
    offer(app, WorkshopWish::RecordLesson);
    offer(app, WorkshopWish::MakePuzzle);
    app.insert_resource(RecorderFolder(own));
    parts_plugin(app);
}

/// Adds the recorder without a folder of the user's.
pub(crate) fn parts_plugin(app: &mut App) {
    app.init_resource::<Recorder>()
        .init_resource::<RecorderFolder>()
        .init_resource::<MapPick>()
        .add_message::<RecorderAsked>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(TableSet::DrawEditors))
        .add_systems(Update, (recorder::take_pick, recorder::keep.after(TableSet::AnswerRequests)));
}

/// Adds the recorder of a game.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (deeds::open::<G>, deeds::answer::<G>, deeds::finish::<G>)
                .chain()
                .after(TableSet::PassOnPanels)
                .in_set(GameSet::AskAtTable(G::ID)),
            // After everything that gives an order in this frame.
            follow::catch_wrong::<G>
                .after(GameSet::Ask(G::ID))
                .after(TableSet::PassOnPanels)
                .before(TableSet::AnswerRequests)
                .run_if(in_state(Screen::Table)),
            (puzzle::make::<G>, tries::lay_made::<G>)
                .chain()
                .after(TableSet::PassOnPanels)
                .in_set(GameSet::Ask(G::ID)),
            (follow::follow::<G>, tries::find_units::<G>).in_set(GameSet::Show(G::ID)),
        ),
    )
    .add_systems(OnExit(Screen::Table), visit::end::<G>);
}

/// Draws the panel at the table, beside the map; not in a lesson, whose panel is there, and not in presenter mode.
fn draw(
    mut contexts: EguiContexts,
    (mut recorder, mut host): (ResMut<Recorder>, ResMut<Host>),
    (screen, cursor, presenter): (Res<State<Screen>>, Option<Res<Cursor>>, Option<Res<Presenter>>),
    printed: Res<Printed>,
    mut asked: MessageWriter<RecorderAsked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let (recorder, host) = (recorder.bypass_change_detection(), host.bypass_change_detection());
    let is_covered = host.memory.in_lesson() || presenter.is_some_and(|presenter| presenter.on);
    // On the table of another game the panel would teach nothing.
    let on_table = printed.sheet.as_ref().and_then(|sheet| sheet.of.first());
    let is_its_game = on_table.is_some_and(|game| game == recorder.game);
    let is_at_table = *screen.get() == Screen::Table && !is_covered && is_its_game;
    let Some(recording) = recorder.recording.as_ref().filter(|_| recorder.open && is_at_table) else {
        leave(recorder, host);
        return Ok(());
    };
    let draft = recording.draft();
    let labels = labels_of(draft, &recorder.labels);
    let before = recorder.memory.open;
    let opened = before.and_then(|number| draft.steps.get(number));
    mark(host, marks_of(before, opened, recorder.picks), &mut redraw);
    let state = RecorderState {
        draft,
        labels: &labels,
        wrong: &recorder.wrong,
        goals: &recorder.goals,
        names: &recorder.names,
        trial: recorder.trial,
        file: recorder.file.as_deref(),
        faults: &recorder.faults,
        records: recorder.laid.is_some(),
        catches: recorder.catches,
        picks: recorder.picks,
        cursor: cursor.and_then(|cursor| cursor.shown()),
        can_undo: recording.can_undo(),
        can_redo: recording.can_redo(),
        said: recorder.said.as_deref(),
        theme: host.memory.theme,
        colours: host.memory.colours,
        dock: host.memory.dock.side,
        top: TOP,
        memory: &mut recorder.memory,
    };
    let (actions, width) = draw_recorder(&context, state);
    recorder.has_room = true;
    host.make_room(width);
    // The places of a step that is opened come into view.
    let shown = recorder.memory.open.filter(|open| before != Some(*open));
    let places = shown.and_then(|number| draft.steps.get(number)).map(places_of);
    host.ask(places.filter(|places| !places.is_empty()).map(Action::Bring));
    if !actions.is_empty() {
        asked.write_batch(actions.into_iter().map(RecorderAsked));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Returns the recorded orders of the steps in words; empty texts for steps that were not made of an order.
fn labels_of(draft: &Draft, labels: &BTreeMap<usize, String>) -> Vec<String> {
    let label = |made_of: Option<usize>| made_of.and_then(|number| labels.get(&number).cloned());
    draft.steps.iter().map(|step| label(step.made_of).unwrap_or_default()).collect()
}

/// Gives the room of the panel back to the table, and takes its marks off the map.
fn leave(recorder: &mut Recorder, host: &mut Host) {
    if std::mem::take(&mut recorder.has_room) {
        host.make_room(0.0);
        host.memory.editor_rings.clear();
        host.memory.editor_arrows.clear();
    }
}

/// Returns the ringed hexes of a step, and those of its arrows.
fn places_of(step: &DraftStep) -> Vec<Hex> {
    let arrows = step.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
    step.show.iter().copied().chain(arrows).collect()
}

/// Marks rings and arrows on the map, where they are drawn in the next frame.
fn mark(host: &mut Host, marks: (Vec<Hex>, Vec<Arrow>), redraw: &mut MessageWriter<RequestRedraw>) {
    if (&host.memory.editor_rings, &host.memory.editor_arrows) != (&marks.0, &marks.1) {
        (host.memory.editor_rings, host.memory.editor_arrows) = marks;
        redraw.write(RequestRedraw);
    }
}

/// Returns the rings and arrows of the open step. The hex where a new arrow begins is ringed, too.
fn marks_of(number: Option<usize>, step: Option<&DraftStep>, picks: Option<Pick>) -> (Vec<Hex>, Vec<Arrow>) {
    let Some(step) = step else { return Default::default() };
    let begins = picks.filter(|pick| Some(pick.step) == number).and_then(|pick| match pick.mark {
        PickedMark::Arrow(from) => from,
        _ => None,
    });
    (step.show.iter().copied().chain(begins).collect(), step.arrows.clone())
}
