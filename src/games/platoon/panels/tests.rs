//! The dock in a language that is longer than English.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    engine::orders::Game,
    games::platoon::{
        planning::PanelFacts,
        rules::{
            Platoon, Rulebook,
            kinds::Side,
            phase::{Phase, Segment},
            position::Public,
        },
    },
    panels::tests::longer::check_dock,
};
use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

fn facts(_: &Public) -> PanelFacts<'_> {
    PanelFacts {
        acting: Side::German,
        looking: Some(Side::German),
        instructions: BTreeMap::new(),
        pointing: Box::leak(Box::default()),
        fought: Cow::Borrowed(&[]),
        figures: &[],
    }
}

/// Nothing in the dock is cut that is not cut in English as well, during set-up and during movement.
#[test]
fn nothing_more_is_cut_in_a_longer_language() {
    let rulebook = Arc::new(Rulebook::load("farm-road").unwrap());
    let public = Platoon::start(&rulebook, 1).public;
    check_dock::<Platoon>(&rulebook, &public, facts);
    let moving = Public { turn: 1, phase: Phase::First(Segment::Vehicles), ..public.clone() };
    check_dock::<Platoon>(&rulebook, &moving, facts);
}
