//! Plans in Panzer '44: the plot and the aims of fire, the choices offered to units, and the meaning of a drop, a click
//! or a key.

pub mod commands;
pub mod flag;
pub mod game_plan;
pub mod grant;
pub mod hand;
pub mod keys;
pub mod lesson;
pub mod meaning;
pub mod offers;
pub mod panel_facts;
pub mod planned;
pub mod pointing;
pub mod tool_keys;
pub mod wish;
pub(super) mod worth;

pub use game_plan::GamePlan;
pub use panel_facts::PanelFacts;
pub use planned::{PlannedWays, Ways};
pub use pointing::Pointing;

pub use wish::{ClickMode, Wish};

use crate::engine::text::texts;

texts! { "en": ["panzer44-planning.ftl"], "de": ["panzer44-planning.ftl"] }
