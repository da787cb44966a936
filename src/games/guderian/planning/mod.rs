//! Plans in Guderian: the attack that is put together, the retreat that is routed, what units in the hand are offered, and
//! what a drop, a click or a key means.

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
