//! Plans in Platoon: the planned attack, the offers for units in the hand, and the meaning of a drop, a click or a key.

pub mod commands;
pub mod flag;
pub mod grant;
pub mod hand;
pub mod keys;
pub mod meaning;
pub mod offers;
pub mod panel_facts;
pub mod plan;
pub mod pointing;
pub(super) mod presenting;
pub mod wish;
pub(super) mod worth;

pub use self::{
    commands::{UNSEEN, WORK},
    panel_facts::PanelFacts,
    plan::{
        Made, Option as PlanOption, answer as plan_answer, asked as plan_asked, attack_in,
        batteries as plan_batteries, best as plan_best, interdiction as plan_interdiction,
        may_join as plan_may_join, options as plan_options, promise as plan_promise, way as plan_way,
    },
    pointing::{Plan, Pointing, Way},
};

pub use wish::{ClickMode, Wish};

use crate::engine::text::texts;

texts! { "en": ["platoon-planning.ftl"], "de": ["platoon-planning.ftl"] }
