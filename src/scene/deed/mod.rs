//! The deed of an order, for the map: which units attacked which hexes and with what, the results in words, and the
//! counters that were lost. A deed is plain data, made from the events that a viewer may see; the table draws the last
//! one of each side until the next.

mod age;
mod data;
mod edge;
mod follow;
mod has_deeds;

pub use age::{Age, age};
pub use data::{Deed, Firer, Loss, OffMap, Outcome, Strike, Struck, may_see};
pub use follow::{Witness, follow};
pub use has_deeds::{Effect, EffectAt, HasDeeds, Manner, WeaponClass};
