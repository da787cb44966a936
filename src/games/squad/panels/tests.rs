//! The dock in a language that is longer than English.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    engine::orders::Game,
    games::squad::{
        planning::PanelFacts,
        rules::{
            Rulebook, Squad,
            kinds::Side,
            phase::{Phase, Step},
            position::Public,
        },
    },
    panels::tests::longer::check_dock,
};
use std::{collections::BTreeMap, sync::Arc};

fn facts(_: &Public) -> PanelFacts<'_> {
    PanelFacts {
        acting: Side::German,
        looking: Some(Side::German),
        instructions: BTreeMap::new(),
        pointing: Box::leak(Box::default()),
        ways: &[],
        fought: &[],
        fought_before: &[],
        figures: &[],
    }
}

/// Nothing in the dock is cut that is not cut in English as well, during set-up and during movement.
#[test]
fn nothing_more_is_cut_in_a_longer_language() {
    let rulebook = Arc::new(Rulebook::load("patrol").unwrap());
    let public = Squad::start(&rulebook, 1).public;
    check_dock::<Squad>(&rulebook, &public, facts);
    let moving = Public { turn: 1, phase: Phase::First(Step::Movement), ..public.clone() };
    check_dock::<Squad>(&rulebook, &moving, facts);
}
