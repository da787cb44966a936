//! Drafts of scenarios: a scenario file that is changed step by step, with undo, and written in the form of the shipped
//! files. A game whose scenarios can be edited implements [`Editable`].

mod any;
mod apply;
mod change;
mod draft;
mod editable;
mod extras;
mod layout;
mod lent;
mod present;
mod read_tree;
mod sheet;
#[cfg(test)]
mod tests;
mod tree;
mod victory;
mod view;
mod write;

pub use any::AnyDraft;
pub use change::{Change, NotChanged, UnitsOf};
pub use draft::Draft;
pub use editable::{ArrivalParts, Editable, GroupParts, Parts};
pub use extras::{set_loaded, set_several, view_of_loaded, view_of_several};
pub use lent::{FieldParts, Lent, LentChoice, SectionParts, ThingParts};
pub use sheet::{UnitSheet, checked_list};
pub use view::{
    AddView, AddWith, ArrivalView, AwardKind, AwardReason, AwardView, Chapters, DraftView, Extra, ExtraKind,
    ExtraView, FieldValue, FieldView, GroupView, LevelView, PlaceView, PlacedView, SectionPage, SectionView,
    SideView, ThingView, UnitKind, VictoryHex,
};
pub use write::{comments_of, written};
