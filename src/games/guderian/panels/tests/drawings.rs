//! Arrows and rings of moments on the timeline: each moment that has some is marked, and a button removes the newest.

use super::{
    remember::shown,
    stand::{Shown, Stand, hex},
};
use crate::{
    engine::orders::{Drawn, DrawnColour, DrawnShape},
    games::guderian::rules::phase::Phase,
    panels::Action,
};
use bevy_egui::egui::{Color32, Shape};
use std::collections::BTreeMap;

/// A replay at order 12, with a ring there and an arrow at order 40; the track tells of this many orders.
fn stand(known: Option<usize>) -> Stand {
    let drawn = |shape| vec![Drawn { shape, colour: DrawnColour::Red }];
    let arrow = DrawnShape::Arrow(vec![hex("1219"), hex("1319")]);
    let drawn = BTreeMap::from([(12, drawn(DrawnShape::Ring(hex("1219")))), (40, drawn(arrow))]);
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    stand.replay = Some(Shown { known, drawn, ..shown(12) });
    stand.settle();
    stand
}

/// The number of marks above the track.
fn marks(stand: &Stand) -> usize {
    let is_mark = |shape: &Shape| matches!(shape, Shape::Circle(circle) if circle.radius == 6.0 && circle.fill == Color32::TRANSPARENT);
    stand.screen.shapes().iter().filter(|shape| is_mark(shape)).count()
}

#[test]
fn a_moment_with_drawings_has_a_mark_and_a_button() {
    let mut stand = stand(None);
    assert_eq!(marks(&stand), 2);
    assert_eq!(stand.press("Remove drawing"), [Action::RemoveDrawing]);
    if let Some(replay) = &mut stand.replay {
        replay.now = 13;
    }
    stand.settle();
    assert!(marks(&stand) == 2 && !stand.has("Remove drawing"), "nothing is drawn here");
    if let Some(replay) = &mut stand.replay {
        replay.drawn.clear();
    }
    stand.settle();
    assert_eq!(marks(&stand), 0);
}

/// While the result is hidden, later moments have no marks.
#[test]
fn a_hidden_result_is_not_told_by_drawings() {
    assert_eq!(marks(&stand(Some(14))), 1);
}
