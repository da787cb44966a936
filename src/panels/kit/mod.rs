//! The elements of all panels: fonts, colours, cards, dice.

pub(crate) mod cards;
pub(super) mod chips;
pub(super) mod choice;
pub(crate) mod counter_card;
pub mod die;
pub(crate) mod fonts;
pub(crate) mod parcel_picture;
pub(crate) mod place;
pub(crate) mod second_look;
pub(crate) mod theme;
pub(super) mod toast;
pub(super) mod tooltip;
pub(crate) mod widgets;
