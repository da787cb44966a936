//! Planning: what a player is putting together, what units in the hand are offered, what a drop, a click or a key means, and the
//! flag of a planned attack. No window, no renderer and no panel: functions of a game as one side sees it, and of its plan.
//!
//! A game answers through one trait, [`Planning`]; its plan is plain data. The table keeps it as the resource [`Plan`] and draws
//! it, panels show it, the command line asks about it.

pub(crate) mod answers;
pub(crate) mod context;
pub(crate) mod free;
pub(crate) mod offer;
pub(crate) mod outcome;
pub(crate) mod plan;
pub(crate) mod sight;

pub use answers::Planning;
pub use context::GameContext;
pub use offer::{Choice, Lit, Mark, Offer};
pub use outcome::{AttackAsked, Clicked, Dropped, FlagWords, InputOutcome, Meanings};
pub use plan::Plan;
pub use sight::SightLine;
