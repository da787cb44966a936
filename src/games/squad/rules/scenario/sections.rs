//! Smoke, missions and the sniper of each side, in the words of the game, as the scenario editor lends them.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Force;
use crate::{
    engine::{
        drafts::{FieldParts, Lent, Named, SectionPage, SectionParts},
        text::{id, t, texts},
    },
    games::squad::rules::{kinds::Side, position::Mission},
};
use std::ops::RangeInclusive;

texts! { "en": ["squad-editor.ftl"], "de": ["squad-editor.ftl"] }

/// The words of the sections, in the order of the sides.
const SECTIONS: [&str; 2] = ["german-support", "allied-support"];

/// The kinds of missions, with the word of each in the file and its name.
const MISSIONS: [Mission; 3] = [Mission::Light, Mission::Heavy, Mission::FighterBomber];
const MISSION_NAMES: &[(&str, &str)] = &[
    ("Light", id!("squad-editor-mission-light")),
    ("Heavy", id!("squad-editor-mission-heavy")),
    ("FighterBomber", id!("squad-editor-mission-aircraft")),
];

/// Whether a side has a sniper, and the names of these.
const SNIPERS: [bool; 2] = [false, true];
const SNIPER_NAMES: &[&str] = &[id!("squad-editor-no-sniper"), id!("squad-editor-one-sniper")];

/// The limits of smoke factors.
const SMOKE: RangeInclusive<i32> = 0..=99;

impl Named for Mission {
    fn word(self) -> String {
        format!("{self:?}")
    }

    fn of_word(word: &str) -> Option<Self> {
        MISSIONS.into_iter().find(|mission| mission.word() == word)
    }
}

/// Lends the smoke, the missions and the sniper of a side.
pub(super) fn support(side: Side, force: &mut Force) -> SectionParts<'_> {
    let Force { smoke, missions, sniper, .. } = force;
    let [german, allied] = SECTIONS;
    let word = if side == Side::German { german } else { allied };
    let section = SectionParts::of_fields(
        (word, SectionPage::Units),
        t!("squad-editor-support"),
        t!("squad-editor-support-about"),
        vec![
            FieldParts::new(t!("squad-editor-smoke"), Lent::Number(smoke, SMOKE)),
            FieldParts::new(t!("squad-editor-missions"), Lent::Numbers(missions, MISSION_NAMES)),
            FieldParts::new(t!("squad-editor-sniper"), Lent::one_of(sniper, &SNIPERS, SNIPER_NAMES)),
        ],
    );
    section.of_side(side.number())
}
