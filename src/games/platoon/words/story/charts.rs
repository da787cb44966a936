//! Results, die-roll modifiers and works in words.

use crate::{
    engine::text::{Arg, Text, t},
    games::platoon::rules::{combat::Reason, scenario::charts::CombatResult},
};

/// The effect of a result, in words (11.8); a text without arguments.
pub fn result_name(result: CombatResult) -> Text {
    match result {
        CombatResult::None => t!("platoon-story-result-none"),
        CombatResult::D => t!("platoon-story-result-d"),
        CombatResult::DD => t!("platoon-story-result-dd"),
        CombatResult::X => t!("platoon-story-result-x"),
    }
}

/// The name of the reason for a die-roll modifier (11.7); a text without arguments.
fn reason_name(reason: Reason) -> Text {
    match reason {
        Reason::Cover => t!("platoon-story-modifier-cover"),
        Reason::Dispersed => t!("platoon-story-modifier-dispersed"),
        Reason::Quick => t!("platoon-story-modifier-quick"),
        Reason::Opportunity => t!("platoon-story-modifier-opportunity"),
        Reason::Close => t!("platoon-story-modifier-close"),
        Reason::Call => t!("platoon-story-modifier-call"),
        Reason::OpenTopped => t!("platoon-story-modifier-open-topped"),
    }
}

/// The die-roll modifiers, like "in cover +1".
pub(super) fn modifier_texts(modifiers: &[(Reason, i8)]) -> Vec<Text> {
    let text = |(why, by): &(Reason, i8)| {
        t!("platoon-story-modifier", reason = Arg::Name(reason_name(*why).id()), drm = *by)
    };
    modifiers.iter().map(text).collect()
}

/// The die-roll modifiers in the language of the table, like "in cover +1, opportunity fire +1"; empty if there are none.
pub fn modifiers_told(modifiers: &[(Reason, i8)]) -> String {
    let each = modifier_texts(modifiers);
    each.iter().map(Text::plain).collect::<Vec<_>>().join(", ")
}
