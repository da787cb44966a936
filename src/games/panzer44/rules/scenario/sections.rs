//! Exits, bridges that may be blown, and visibility, in the words of the game, as the scenario editor lends them.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Demolition, Exit, Scenario, Visibility};
use crate::{
    engine::{
        drafts::{
            AddView, AddWith, FieldParts, Lent, NotChanged, SectionPage, SectionParts, ThingName, ThingParts,
        },
        text::{id, t, texts},
    },
    games::panzer44::rules::kinds::Side,
};
use std::ops::RangeInclusive;

texts! { "en": ["panzer44-editor.ftl"], "de": ["panzer44-editor.ftl"] }

const EXITS: &str = "exits";
const DEMOLITION: &str = "demolition";
const VISIBILITY: &str = "visibility";

/// The names of the sides, in their order.
const SIDES: &[&str] = &[id!("panzer44-editor-germans"), id!("panzer44-editor-allies")];

/// The limits of a number, and of a turn or a distance.
const NUMBERS: RangeInclusive<i32> = 1..=99;
/// The distance of a new limit of visibility, in hexes.
const DISTANCE: u32 = 10;

impl Scenario {
    /// Adds exit hexes, bridges that may be blown, or a limit of visibility.
    ///
    /// # Errors
    /// The section can have no other thing.
    pub(super) fn add_own_thing(&mut self, section: &str) -> Result<(), NotChanged> {
        match section {
            EXITS => {
                let is_new = |side: &Side| self.exits.iter().all(|exit| exit.side != *side);
                let side = Side::BOTH.into_iter().find(is_new).unwrap_or(Side::German);
                self.exits.push(Exit { side, hexes: Vec::new() });
            }
            DEMOLITION if self.demolition.is_none() => {
                let bridges = Vec::new();
                self.demolition = Some(Demolition { side: Side::Allied, from_turn: 1, bridges, most: 1 });
            }
            VISIBILITY => {
                // Limits are listed by their turns.
                let before = self.visibility.last().map_or(0, |limit| limit.until_turn);
                let until_turn = before.saturating_add(1);
                self.visibility.push(Visibility { until_turn, hexes: DISTANCE });
            }
            _ => return Err(NotChanged::NoPart),
        }
        Ok(())
    }

    pub(super) fn remove_own_thing(&mut self, section: &str, thing: usize) {
        match section {
            EXITS if thing < self.exits.len() => _ = self.exits.remove(thing),
            DEMOLITION => self.demolition = None,
            VISIBILITY if thing < self.visibility.len() => _ = self.visibility.remove(thing),
            _ => {}
        }
    }
}

/// Lends the exit hexes of both sides.
pub(super) fn exits(exits: &mut [Exit]) -> SectionParts<'_> {
    SectionParts {
        word: EXITS,
        page: SectionPage::Victory,
        side: None,
        title: t!("panzer44-editor-exits"),
        about: t!("panzer44-editor-exits-about"),
        things: exits.iter_mut().map(exit).collect(),
        adds: Some(AddView { label: t!("panzer44-editor-add-exits"), with: AddWith::Nothing }),
        removes: Some(t!("panzer44-editor-remove-exits")),
    }
}

fn exit(exit: &mut Exit) -> ThingParts<'_> {
    let Exit { side, hexes } = exit;
    let name = t!("panzer44-editor-exit", side = *side, n = hexes.len());
    let fields = vec![
        FieldParts::new(t!("panzer44-editor-exit-side"), Lent::one_of(side, &Side::BOTH, SIDES)),
        FieldParts::new(t!("panzer44-editor-exit-hexes"), Lent::Hexes(hexes)),
    ];
    ThingParts { name: ThingName::Own(name), fields }
}

/// Lends the bridges that may be blown.
pub(super) fn demolition(demolition: &mut Option<Demolition>) -> SectionParts<'_> {
    let label = || AddView { label: t!("panzer44-editor-add-bridges"), with: AddWith::Nothing };
    SectionParts {
        word: DEMOLITION,
        page: SectionPage::Options,
        side: None,
        title: t!("panzer44-editor-bridges"),
        about: t!("panzer44-editor-bridges-about"),
        adds: demolition.is_none().then(label),
        things: demolition.iter_mut().map(bridges).collect(),
        removes: Some(t!("panzer44-editor-remove-bridges")),
    }
}

fn bridges(rule: &mut Demolition) -> ThingParts<'_> {
    let Demolition { side, from_turn, bridges, most } = rule;
    let name = t!("panzer44-editor-bridge", side = *side, n = bridges.len());
    let fields = vec![
        FieldParts::new(t!("panzer44-editor-bridge-side"), Lent::one_of(side, &Side::BOTH, SIDES)),
        FieldParts::new(t!("panzer44-editor-bridge-turn"), Lent::Number(from_turn, NUMBERS)),
        FieldParts::new(t!("panzer44-editor-bridge-most"), Lent::Number(most, NUMBERS)),
        FieldParts::new(t!("panzer44-editor-bridge-hexes"), Lent::Pairs(bridges)),
    ];
    ThingParts { name: ThingName::Own(name), fields }
}

/// Lends the limits of visibility.
pub(super) fn visibility(limits: &mut [Visibility]) -> SectionParts<'_> {
    SectionParts {
        word: VISIBILITY,
        page: SectionPage::Options,
        side: None,
        title: t!("panzer44-editor-visibility"),
        about: t!("panzer44-editor-visibility-about"),
        things: limits.iter_mut().map(limit).collect(),
        adds: Some(AddView { label: t!("panzer44-editor-add-limit"), with: AddWith::Nothing }),
        removes: Some(t!("panzer44-editor-remove-limit")),
    }
}

fn limit(limit: &mut Visibility) -> ThingParts<'_> {
    let Visibility { until_turn, hexes } = limit;
    let name = t!("panzer44-editor-limit", turn = *until_turn, n = *hexes);
    let fields = vec![
        FieldParts::new(t!("panzer44-editor-limit-turn"), Lent::Number(until_turn, NUMBERS)),
        FieldParts::new(t!("panzer44-editor-limit-hexes"), Lent::Number(hexes, NUMBERS)),
    ];
    ThingParts { name: ThingName::Own(name), fields }
}
