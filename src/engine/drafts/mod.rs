//! Drafts of scenarios: a scenario file that is changed step by step, with undo, and written in the form of the shipped
//! files. A game whose scenarios can be edited implements [`Editable`].

mod any;
mod apply;
mod apply_assets;
mod assets;
mod change;
mod draft;
mod editable;
mod layout;
mod lent;
mod lists;
mod present;
mod read_tree;
mod sheet;
#[cfg(test)]
mod tests;
mod tree;
mod usual;
mod victory;
mod view;
mod write;

pub use any::AnyDraft;
pub use assets::{AreaParts, AssetParts, NumberParts, Whole};
pub use change::{Change, NotChanged, UnitsOf};
pub use draft::Draft;
pub use editable::{ArrivalParts, Editable, GroupParts, Parts};
pub use lent::{FieldParts, Lent, LentChoice, SectionParts, ThingParts};
pub use lists::{ListParts, Named, Things, copied_kinds, loaded_kinds};
pub use sheet::{UnitSheet, checked_list};
pub(crate) use usual::usual_draft;
pub use view::{
    AddView, AddWith, ArrivalView, AssetArea, AssetNumber, AssetView, AwardKind, AwardReason, AwardView,
    Chapters, DraftView, Extra, ExtraKind, ExtraView, FieldValue, FieldView, GroupView, LevelView, PlaceView,
    PlacedView, SectionPage, SectionView, SideView, ThingView, UnitKind, VictoryHex,
};
pub use write::{comments_of, written};
