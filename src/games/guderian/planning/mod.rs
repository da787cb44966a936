//! Plans in Guderian: the planned attack, the routed retreat, the offers for units in the hand, and the meaning of a
//! drop, a click or a key.

pub mod attack;
pub mod commands;
pub mod decisions;
pub mod flag;
pub mod game_plan;
pub mod grant;
pub mod hand;
pub mod offers;
pub mod panel_facts;
pub(super) mod presenting;
pub mod preview;
pub mod spread;
pub mod walks;
pub mod wish;

pub use game_plan::GamePlan;
pub use panel_facts::PanelFacts;

pub use wish::Wish;

use crate::engine::text::texts;

texts! { "en": ["guderian-planning.ftl"], "de": ["guderian-planning.ftl"] }
