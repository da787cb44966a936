//! Drafts of scenarios: a scenario file that is changed step by step, with undo, and written in the form of the shipped
//! files. A game whose scenarios can be edited implements [`Editable`].

mod any;
mod apply;
mod apply_sections;
mod change;
mod draft;
mod editable;
mod layout;
mod lent;
mod lists;
mod present;
mod read_tree;
mod sections;
mod sheet;
#[cfg(test)]
mod tests;
mod tree;
mod usual;
mod victory;
mod view;
mod write;

pub use any::AnyDraft;
pub use change::{Change, NotChanged, UnitsOf, columns_of};
pub use draft::Draft;
pub use editable::{ArrivalParts, Editable, GroupParts, Parts};
pub use lent::{Lent, LentChoice, Whole};
pub use lists::{ListParts, Named, Things, copied_kinds, loaded_kinds};
pub use sections::{FieldParts, SectionParts, ThingParts};
pub use sheet::{UnitSheet, checked_list};
pub(crate) use usual::usual_draft;
pub use view::{
    AddView, AddWith, ArrivalView, AwardKind, AwardReason, AwardView, Chapters, DraftView, Extra, ExtraKind,
    ExtraView, FieldValue, FieldView, GroupView, LevelView, PlaceView, PlacedView, SectionPage, SectionView,
    SideView, ThingName, ThingView, UnitKind, VictoryHex,
};
pub use write::{comments_of, written};
