//! A draft of a scenario of any game.

use super::{Change, DraftView, NotChanged};
use crate::engine::counters::UnitId;
use std::fmt::Debug;

/// A draft of a scenario, for code that knows no game.
pub trait AnyDraft: Debug + Send + Sync {
    /// Returns its present state.
    fn view(&self) -> DraftView;

    /// Makes a change, which can be undone; returns whether anything is different now.
    ///
    /// # Errors
    /// The change is not possible; nothing has changed.
    fn change(&mut self, change: &Change) -> Result<bool, NotChanged>;

    /// Undoes the last change; returns whether there was one.
    fn undo(&mut self) -> bool;

    /// Redoes the change that was undone last; returns whether there was one.
    fn redo(&mut self) -> bool;

    /// Gives it another id, and another title if there is one, in every state that can be undone or redone too: undo does
    /// not take them back. A title that was changed stays.
    fn rename(&mut self, id: UnitId, title: Option<&str>);

    /// Returns the text of its file, without whatever is as usual.
    ///
    /// # Errors
    /// A value has no form in a file.
    fn text(&self) -> Result<String, String>;
}
