//! The state of the recorder at the table.

use crate::{
    engine::{board::Hex, counters::UnitId, data::Shown, lessons::Arrow, orders::Refusal, text::id},
    table::{Hosted, drag::MapPick, keep_trying},
    workshop::lesson::{
        Draft, Edit, FaultTold, LessonPlaying, Recording, draft_file,
        pages::{Catch, GoalsKnown, Pick, PickedMark, RecorderAction, RecorderMemory, Trial},
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

/// An action of the author in the panel.
#[derive(Message, Clone, Debug)]
pub(crate) struct RecorderAsked(pub RecorderAction);

/// The folder of the user's own things, in which drafts and lessons are kept; none to keep nothing.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct RecorderFolder(pub Option<PathBuf>);

/// The lesson that is being made.
#[derive(Resource, Default)]
pub(crate) struct Recorder {
    /// The draft with its changes; none before the first lesson.
    pub recording: Option<Recording>,
    /// Whether its panel is open.
    pub open: bool,
    /// The id of the game that it teaches.
    pub game: &'static str,
    /// The game whose orders are recorded, by the number of games put on the table; none while nothing is recorded.
    pub laid: Option<u64>,
    /// The number of its orders that are in the draft.
    pub seen: usize,
    /// The number of the learner's side.
    pub learner: usize,
    /// The try at the goal of a puzzle that is recorded, instead of steps.
    pub trial: Option<Trial>,
    /// The step of a puzzle whose position is to be put on the table.
    pub lays: Option<usize>,
    /// The order that is kept as a wrong turn.
    pub catches: Option<Catch>,
    /// The hex that waits for a click.
    pub picks: Option<Pick>,
    /// The recorded orders in words, by their numbers.
    pub labels: BTreeMap<usize, String>,
    /// Wrong turns and the orders of tries in words, by their orders as the file writes them.
    pub wrong: BTreeMap<String, String>,
    /// What a goal of the game can ask for.
    pub goals: GoalsKnown,
    /// The units on the table by their names.
    pub names: BTreeMap<UnitId, String>,
    /// The game whose units these are, by the number of games put on the table.
    pub named: Option<u64>,
    /// The hex whose units are asked for, for the goal that is being chosen.
    pub asks_units: Option<Hex>,
    /// The faults of the last check.
    pub faults: Vec<FaultTold>,
    /// What was done or refused last.
    pub said: Option<String>,
    /// The lesson while it is played in the background.
    pub playing: Option<LessonPlaying>,
    /// The id under which the lesson was saved.
    pub saved_as: Option<String>,
    /// The file in which it was saved.
    pub file: Option<String>,
    /// The number of changes that are in that file.
    pub saved: Option<u64>,
    /// The memory of the panel.
    pub memory: RecorderMemory,
    /// Whether the panel has taken room beside the map.
    pub has_room: bool,
    /// Whether the map waits for a click because of the recorder.
    waits: bool,
    /// The number of changes that are in the file of the draft.
    kept: Option<u64>,
}

impl Recorder {
    /// Opens the panel with a draft; nothing is recorded yet.
    pub fn show<G: Hosted>(&mut self, draft: Draft) {
        let (has_room, waits) = (self.has_room, self.waits);
        let (recording, goals) = (Some(Recording::new(draft)), GoalsKnown::of::<G>());
        *self = Self { recording, open: true, game: G::ID, goals, has_room, waits, ..Self::default() };
    }

    /// Notes that the lesson was saved in a file under an id, after this number of changes.
    pub fn note_saved(&mut self, file: &Path, id: String, changes: u64) {
        self.file = Some(file.shown());
        (self.saved_as, self.saved) = (Some(id), Some(changes));
    }

    /// Whether the draft has words or goals that are in no file of a lesson.
    pub fn has_unsaved_words(&self) -> bool {
        let Some(recording) = &self.recording else { return false };
        recording.draft().has_words() && self.saved != Some(recording.changes())
    }

    /// Changes the draft.
    ///
    /// # Errors
    /// The change is not possible.
    pub fn edit(&mut self, edit: Edit) -> Result<(), Refusal> {
        self.change(|recording| recording.edit(edit)).unwrap_or(Ok(()))
    }

    pub fn undo(&mut self) {
        self.change(Recording::undo);
    }

    pub fn redo(&mut self) {
        self.change(Recording::redo);
    }

    /// Changes the draft. If steps have moved, no step waits for a hex or a wrong turn any more: it would be another.
    fn change<T>(&mut self, change: impl FnOnce(&mut Recording) -> T) -> Option<T> {
        let recording = self.recording.as_mut()?;
        let steps = recording.draft().steps.len();
        let done = change(recording);
        if recording.draft().steps.len() != steps {
            self.wait_for_no_step();
        }
        Some(done)
    }

    fn wait_for_no_step(&mut self) {
        self.picks = None;
        self.catches = self.catches.filter(|catches| *catches == Catch::Next);
        self.memory.goal = None;
        if self.trial.take().is_some() {
            self.laid = None;
        }
    }

    /// Marks a hex of a step, after which no further hex is asked for; an arrow needs two of them.
    ///
    /// # Errors
    /// There is no such step.
    pub fn mark(&mut self, Pick { step, mark }: Pick, hex: Hex) -> Result<(), Refusal> {
        match mark {
            PickedMark::Ring | PickedMark::InView => {
                self.picks = None;
                let is_ring = mark == PickedMark::Ring;
                self.edit(if is_ring { Edit::Ring(step, hex) } else { Edit::Sight(step, hex) })
            }
            PickedMark::Arrow(None) => {
                self.picks = Some(Pick { step, mark: PickedMark::Arrow(Some(hex)) });
                Ok(())
            }
            PickedMark::Arrow(Some(from)) => {
                self.picks = None;
                // A second click on its beginning drops it.
                if from == hex { Ok(()) } else { self.edit(Edit::Arrow(step, Arrow { from, to: hex })) }
            }
            PickedMark::GoalHex => {
                self.picks = None;
                if let Some(form) = &mut self.memory.goal {
                    form.add_hex(hex);
                }
                Ok(())
            }
            PickedMark::GoalUnit => {
                (self.picks, self.asks_units) = (None, Some(hex));
                Ok(())
            }
        }
    }

    /// Changes the draft as the game has gone on; a refusal is told in the panel.
    pub fn go_on(&mut self, change: impl Fn(&mut Draft) -> Result<(), Refusal>) {
        let Some(recording) = &mut self.recording else { return };
        let steps = recording.draft().steps.len();
        let gone_on = recording.go_on(change);
        if recording.draft().steps.len() < steps {
            self.wait_for_no_step();
        }
        if let Err(refusal) = gone_on {
            self.said = Some(refusal.why.plain());
        }
    }
}

/// Keeps the draft in its file after every change.
pub(super) fn keep(world: &mut World) {
    let recorder = world.resource::<Recorder>();
    let Some(recording) = &recorder.recording else { return };
    let changes = Some(recording.changes());
    if recorder.kept == changes {
        return;
    }
    let (text, game) = (recording.draft().text(), recorder.game);
    world.resource_mut::<Recorder>().kept = changes;
    let Some(own) = world.resource::<RecorderFolder>().0.clone() else { return };
    keep_trying(world, id!("recorder-what"), &draft_file(&own, game), text);
}

/// Marks the hex that was clicked for the recorder.
pub(super) fn take_pick(
    mut pick: ResMut<MapPick>,
    mut recorder: ResMut<Recorder>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wants = recorder.picks.is_some() && recorder.open;
    if recorder.waits != wants {
        (recorder.waits, pick.wanted) = (wants, wants);
    }
    let (Some(hex), Some(asked)) = (pick.picked, recorder.picks) else { return };
    pick.picked = None;
    let marked = recorder.mark(asked, hex);
    recorder.said = marked.err().map(|refusal| refusal.why.plain());
    // The units of a hex are found in the next frame.
    redraw.write(RequestRedraw);
}
