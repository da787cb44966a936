//! Planning: the plan of a player, and the offer to held units. It also answers the meaning of a drop, a click and a
//! key, and the flag of a planned attack. It knows no window, no renderer and no panel: it consists of functions of a
//! plan and of a game as one side sees it.
//!
//! A game answers through one trait, [`Planning`]; its plan is plain data. The table keeps it as the resource [`Plan`]
//! and draws it, panels show it, the command line asks about it.

pub(crate) mod answers;
pub(crate) mod context;
pub(crate) mod free;
pub(crate) mod offer;
pub(crate) mod outcome;
pub(crate) mod plan;
pub(crate) mod sight;
pub(crate) mod worth;

pub use answers::{BarTool, Planning};
pub use context::GameContext;
pub use offer::{Choice, Highlight, Mark, Offer};
pub use outcome::{AttackQuery, Clicked, Dropped, FlagText, InputOutcome, Outcomes};
pub use plan::Plan;
pub use sight::SightLine;
