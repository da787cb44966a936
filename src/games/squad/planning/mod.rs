//! Plans in Squad: attacks, paths and losses, the choices offered to units, and the meaning of a drop, a click or a
//! key.

pub mod commands;
pub mod flag;
pub mod grant;
pub mod hand;
pub mod keys;
pub mod meaning;
pub mod offers;
pub mod panel_facts;
pub mod plan;
pub(super) mod presenting;
pub mod wish;
pub(super) mod worth;

pub use panel_facts::PanelFacts;
pub use plan::{
    Attack as PlanAttack, Made, PlanOption, attack_in, best as plan_best,
    joining::{
        answers as plan_answers, armed as plan_armed, arms as plan_arms, asked as plan_asked,
        joined as plan_joined, leaders as plan_leaders, others as plan_others,
    },
    lane_of as plan_lane, may_leave_lane as plan_may_leave_lane, options as plan_options,
    paying::losses,
    pointing::{Plan, Pointing, Way},
    promise as plan_promise, way as plan_way,
};

pub use wish::{ClickMode, Wish};

use crate::engine::text::texts;

texts! { "en": ["squad-planning.ftl"], "de": ["squad-planning.ftl"] }
