//! A scenario that is open in the panel: its draft, the clicks that it waits for, its check and its test of fairness.

use super::{checking::Checking, own_kinds::OwnKinds};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::{DataError, Source, Staging},
        drafts::{AnyDraft, Change, DraftView, ExtraKind, UnitKind, UnitSheet},
        orders::SideNames,
        text::say,
        translations::ShownRules,
    },
    play::matches::Fairness,
    workshop::scenario::{
        EditorPlace, ListCheck, OwnTypes, ScenarioEditor, Step, Steps, Typed,
        pages::{EntryArea, Pick, TypeShown},
    },
};
use std::path::PathBuf;

/// The facts about the game of a scenario.
pub(crate) struct OfGame {
    pub id: &'static str,
    pub sides: [SideNames; 2],
    /// The types of units.
    pub kinds: Vec<UnitKind>,
    /// What groups and arrivals can have beside units.
    pub extras: Vec<ExtraKind>,
    /// The entry areas of the map.
    pub areas: Vec<EntryArea>,
    /// The names of the symbols that cards can show.
    pub symbols: Vec<String>,
    /// Reads a list of units.
    pub list: ListCheck,
    /// The computer players: the id and the message of the name of each.
    pub players: Vec<(&'static str, &'static str)>,
    /// The rules, with the texts of the options.
    pub rules: ShownRules,
    /// The columns and the rows of the map.
    pub size: (u8, u8),
    /// Returns the faults of a scenario.
    pub faults: fn(&Source) -> Vec<DataError>,
}

/// Unsaved changes that were found when the scenario was opened.
pub(super) struct Unsaved {
    pub draft: Box<dyn AnyDraft>,
    pub path: PathBuf,
}

/// The draft as it was read, and the file of the user's own that it was read from.
pub(super) struct FromFile {
    pub draft: Box<dyn AnyDraft>,
    pub file: Option<PathBuf>,
}

/// A scenario that is open in the panel.
pub(crate) struct Opened {
    pub game: OfGame,
    /// The id of the scenario on the table for which it was opened.
    pub scenario: String,
    /// The title that it has in the file from which it was opened.
    title: String,
    pub(super) place: EditorPlace,
    /// The editor; none while unsaved changes are offered.
    pub(super) editor: Option<ScenarioEditor>,
    /// The unsaved changes that are offered, and the scenario without them.
    pub(super) offered: Option<(Unsaved, FromFile)>,
    /// The present state, if there is an editor.
    pub view: Option<DraftView>,
    /// The author's own list of units, if the scenario uses one.
    pub(super) types: Option<OwnTypes>,
    /// Its types, as they are shown.
    pub types_shown: Vec<TypeShown>,
    own_kinds: OwnKinds,
    /// Whether there are changes that are not saved.
    pub is_unsaved: bool,
    pub(super) steps: Steps,
    /// Counts the changes.
    pub(super) changes: u64,
    /// The meaning of clicks on the map, and the hexes that were clicked since it was chosen.
    pub picks: Option<Pick>,
    pub(super) clicked: Vec<Hex>,
    pub(super) checking: Checking,
    /// The test of fairness, and the number of changes when it began.
    pub(super) fairness: Option<(Fairness, u64)>,
}

impl Opened {
    /// Opens a scenario as it is in its file, or asks about the unsaved changes.
    pub(super) fn new(
        game: OfGame,
        scenario: String,
        place: EditorPlace,
        read: FromFile,
        unsaved: Option<Unsaved>,
    ) -> Self {
        let own_kinds = OwnKinds::new(&game.kinds, &game.extras);
        let title = read.draft.view().title;
        let mut opened = Self {
            game,
            scenario,
            title,
            place,
            editor: None,
            offered: None,
            view: None,
            types: None,
            types_shown: Vec::new(),
            own_kinds,
            is_unsaved: false,
            steps: Steps::default(),
            changes: 0,
            picks: None,
            clicked: Vec::new(),
            checking: Checking::default(),
            fairness: None,
        };
        match unsaved {
            Some(unsaved) => opened.offered = Some((unsaved, read)),
            None => opened.edit(read),
        }
        opened
    }

    fn edit(&mut self, FromFile { draft, file }: FromFile) {
        self.editor = Some(ScenarioEditor::begin(self.place.clone(), draft, file));
        self.look();
    }

    /// Goes on with the unsaved changes, or discards them.
    pub(super) fn resume(&mut self, with_changes: bool) {
        let Some((Unsaved { draft, path }, read)) = self.offered.take() else { return };
        if with_changes {
            let editor = ScenarioEditor::resume(self.place.clone(), draft, read.file, &path);
            self.editor = Some(editor);
            self.look();
        } else {
            // If it cannot be removed, it is offered again, which loses nothing.
            let _ = self.place.disk.remove(&path);
            self.edit(read);
        }
    }

    /// Whether it is the scenario of this id, as it was opened or as it is called now.
    pub fn is_of(&self, game: &str, scenario: &str) -> bool {
        let is_called = self.view.as_ref().is_some_and(|view| view.id.as_str() == scenario);
        self.game.id == game && (self.scenario == scenario || is_called)
    }

    /// Reads the present state again after a change.
    pub(super) fn look(&mut self) {
        let (can_undo, can_redo) = (self.steps.can_undo(), self.steps.can_redo());
        let view = self.editor.as_ref().map(ScenarioEditor::view);
        self.view = view.map(|view| DraftView { can_undo, can_redo, ..view });
        self.is_unsaved = self.editor.as_ref().is_some_and(ScenarioEditor::is_unsaved);
        self.changes += 1;
        let name = self.view.as_ref().map(|view| view.units_file.as_str());
        if self.types.as_ref().map(OwnTypes::name) != name {
            let types = name.and_then(|name| OwnTypes::open(&self.place, self.game.list, name));
            self.take_types(types);
        }
    }

    /// Takes a list of units of the author's own, and shows its types.
    fn take_types(&mut self, types: Option<OwnTypes>) {
        let own = types.as_ref().map(OwnTypes::own_ids).unwrap_or_default();
        let shown = |sheet: &UnitSheet, (id, name): (String, String)| TypeShown {
            values: sheet.values(&id),
            is_own: own.contains(&id),
            id,
            name,
        };
        let sheet = types.as_ref().map(OwnTypes::sheet);
        if let Some(sheet) = sheet {
            self.own_kinds.note(sheet);
        }
        let all = sheet.map(|sheet| sheet.types().into_iter().map(|of| shown(sheet, of)).collect());
        self.types_shown = all.unwrap_or_default();
        (self.game.kinds, self.game.extras) = self.own_kinds.all(&self.types_shown);
        self.types = types;
    }

    /// Copies a type of units into a list of the author's own, which the scenario uses from then on.
    ///
    /// # Errors
    /// The reason why it is not possible.
    pub(super) fn new_type(&mut self, of: UnitId, id: &str, name: &str) -> Result<(), String> {
        let Some(view) = &self.view else { return Ok(()) };
        let (file, scenario) = (view.units_file.clone(), view.id);
        let is_own = self.types.is_some();
        let mut types = match self.types.clone() {
            Some(types) => types,
            None => OwnTypes::begin(&self.place, self.game.list, &file, scenario)?,
        };
        let before = types.sheet().clone();
        self.own_kinds.note(&before);
        types.copy(of, id, name)?;
        let (own, after) = (types.name().to_owned(), types.sheet().clone());
        if let Ok(copy) = id.parse() {
            self.own_kinds.copied(copy, of);
        }
        self.take_types(Some(types));
        if is_own {
            self.steps.made_of_list([before, after], None);
            self.look();
        } else {
            // Undoing it leaves the new list where it is: the scenario uses the former one again.
            self.change(&Change::UnitsFile(own), None)?;
        }
        Ok(())
    }

    /// Changes a value of a type in the author's own list.
    ///
    /// # Errors
    /// The game refuses the value.
    pub(super) fn type_value(&mut self, id: &str, path: &str, text: &str) -> Result<(), String> {
        let Some(mut types) = self.types.clone() else { return Ok(()) };
        let before = types.sheet().clone();
        types.set(id, path, text)?;
        let after = types.sheet().clone();
        self.take_types(Some(types));
        if after != before {
            let typed = Typed::Value(id.to_owned(), path.to_owned());
            self.steps.made_of_list([before, after], Some(typed));
            self.look();
        }
        Ok(())
    }

    /// Puts a list in the place of the author's own.
    fn put_list(&mut self, sheet: UnitSheet) -> Result<(), String> {
        let mut types = self.types.clone().ok_or_else(|| say!("scenario-type-no-list"))?;
        types.put(sheet)?;
        self.take_types(Some(types));
        Ok(())
    }

    /// Makes a change; `typed` is the number of the field that it was typed into.
    ///
    /// # Errors
    /// The reason why it is not possible; nothing has changed.
    pub(super) fn change(&mut self, change: &Change, typed: Option<u32>) -> Result<(), String> {
        let Some(editor) = &mut self.editor else { return Ok(()) };
        if editor.change(change).map_err(|why| why.to_string())? {
            self.steps.made(typed.map(Typed::Field));
            self.look();
        }
        Ok(())
    }

    /// Undoes the last step.
    ///
    /// # Errors
    /// The author's list of units cannot be written; nothing has changed.
    pub(super) fn undo(&mut self) -> Result<(), String> {
        let undone = match self.steps.back() {
            Some(Step::List(sheets)) => {
                let [before, _]: [UnitSheet; 2] = *sheets;
                self.put_list(before)
            }
            Some(Step::Draft(many)) => {
                if let Some(editor) = &mut self.editor {
                    (0..many).for_each(|_| _ = editor.undo());
                }
                Ok(())
            }
            None => Ok(()),
        };
        if undone.is_err() {
            self.steps.forth();
        }
        self.look();
        undone
    }

    /// Redoes the step that was undone last.
    ///
    /// # Errors
    /// The author's list of units cannot be written; nothing has changed.
    pub(super) fn redo(&mut self) -> Result<(), String> {
        let redone = match self.steps.forth() {
            Some(Step::List(sheets)) => {
                let [_, after]: [UnitSheet; 2] = *sheets;
                self.put_list(after)
            }
            Some(Step::Draft(many)) => {
                if let Some(editor) = &mut self.editor {
                    (0..many).for_each(|_| _ = editor.redo());
                }
                Ok(())
            }
            None => Ok(()),
        };
        if redone.is_err() {
            self.steps.back();
        }
        self.look();
        redone
    }

    /// Removes the empty lines of the briefing, which stay only while they are typed.
    pub(super) fn tidy(&mut self) -> Result<(), String> {
        let Some(view) = &self.view else { return Ok(()) };
        let mut staging: Staging = view.staging.clone();
        for lines in [&mut staging.who, &mut staging.wins, &mut staging.unusual] {
            lines.retain(|line| !line.trim().is_empty());
        }
        self.change(&Change::Staging(Box::new(staging)), None)
    }

    /// Returns the present text, as a file of the user's own would have it.
    pub(super) fn source(&self) -> Option<Source> {
        let text = self.editor.as_ref()?.text().ok()?;
        let id = self.view.as_ref()?.id;
        Some(Source { name: format!("{id}.ron"), text })
    }

    /// Saves the scenario, under an id and a title of its own if it is one that comes with the program. Undo does not take
    /// these back: otherwise the next save would make another copy.
    ///
    /// # Errors
    /// The reason why it is not saved.
    pub(super) fn save(&mut self) -> Result<PathBuf, String> {
        self.tidy()?;
        let id = self.view.as_ref().map(|view| view.id);
        let shipped = id.filter(|id| self.place.is_shipped(id.as_str()));
        if let Some((free, number)) = shipped.and_then(|id| self.place.free_id(id)) {
            let is_its_title = self.view.as_ref().is_some_and(|view| view.title == self.title);
            let title = say!("scenario-copy-title", title = self.title.as_str(), number = number.to_string());
            if let Some(editor) = &mut self.editor {
                editor.rename(free, is_its_title.then_some(title.as_str()));
            }
            self.look();
        }
        let saved = self.editor.as_mut().map_or_else(|| Ok(PathBuf::new()), ScenarioEditor::save);
        self.is_unsaved = self.editor.as_ref().is_some_and(ScenarioEditor::is_unsaved);
        saved
    }
}
