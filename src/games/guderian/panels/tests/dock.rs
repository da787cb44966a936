//! The parts of the dock: their places, whatever they show, and what they lead to.

use super::stand::{Stand, hex};
use crate::{
    engine::text::{ENGLISH, PSEUDO, in_language, within},
    games::guderian::{
        panels::leaves::{ARRIVALS, CHARTS, COMBAT, POINTS, TURN},
        rules::{order::Order, phase::Phase},
    },
    panels::{Action, Hint, ReplayAction, buttons, tests::screen::Screen},
    scene::LogLine,
};
use bevy_egui::egui::{Order as Layer, Rect, pos2};

/// The usual windows, and the smallest.
const WINDOWS: [(f32, f32); 4] = [(800.0, 600.0), (1280.0, 720.0), (1600.0, 900.0), (1920.0, 1080.0)];

fn stand((width, height): (f32, f32)) -> Stand {
    let placed = [("pz-25-7", "1315"), ("pzg-6-7", "1315"), ("rifle:1", "1316")];
    let mut stand = Stand::new(Phase::GermanMovement, 3, &placed);
    stand.screen = Screen::new(width, height);
    stand.undone.unmoved = stand.public().pieces().map(|(piece, _)| piece).take(1).collect();
    stand.settle();
    stand
}

fn hint() -> Hint<Order> {
    let order = Order::Move { units: vec!["pz-25-7".parse().unwrap()], path: vec![hex("1314")] };
    Hint::Given { order, reason: "to bar the road".to_owned(), parts: Vec::new() }
}

/// The panels that lie over the map.
fn over_map(stand: &Stand) -> Vec<Rect> {
    let ctx = &stand.screen.ctx;
    let map = stand.space.rest(ctx.content_rect()).shrink(5.0);
    let areas: Vec<Rect> = ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids().into_iter();
        let over = layers.filter(|layer| matches!(layer.order, Layer::Middle | Layer::Foreground));
        over.filter_map(|layer| memory.area_rect(layer.id)).collect()
    });
    areas.into_iter().filter(|area| area.intersect(map).is_positive()).collect()
}

/// The task, the news, the hint, the question before the end of a phase and the computer's moves are shown beside the
/// map.
#[test]
fn nothing_lies_over_the_map() {
    for window in WINDOWS {
        let mut stand = stand(window);
        assert_eq!(over_map(&stand), [], "{window:?}");
        stand.memory.summed_up = Some("Soviets: 5 moves, 1 battle.".to_owned());
        stand.hint = Some(hint());
        stand.settle();
        assert_eq!(over_map(&stand), [], "{window:?}: a hint");
        stand.hint = None;
        stand.memory.ending_phase = true;
        stand.settle();
        assert!(stand.memory.ending_phase);
        assert_eq!(over_map(&stand), [], "{window:?}: a question");
        stand.memory.ending_phase = false;
        stand.humans = [true, false];
        stand.settle();
        assert_eq!(over_map(&stand), [], "{window:?}: the computer acts");
    }
}

/// The log is the lower third of the dock with the foot, and the buttons at the foot stay in place from one question to
/// the next, to the pixel.
#[test]
fn the_foot_keeps_its_place() {
    for window in WINDOWS {
        let mut stand = stand(window);
        let place = |stand: &Stand, words: &str| buttons(&stand.screen.ctx)[words];
        let (main, aside) = (place(&stand, "End phase"), place(&stand, "Hint"));
        let log = stand.screen.words().into_iter().find(|(text, _)| text == "LOG").unwrap().1;
        let part = (window.1 - log.top()) / (window.1 - 44.0);
        assert!((0.3..0.37).contains(&part), "{part} at {window:?}");
        assert!(main.bottom() <= window.1 && aside.right() <= window.0, "{main} {aside} at {window:?}");
        stand.selected = vec!["pz-25-7".parse().unwrap()];
        stand.memory.leaf = "combat";
        stand.settle();
        assert_eq!((place(&stand, "End phase"), place(&stand, "Hint")), (main, aside));
        stand.press("End phase");
        stand.screen.stands_still(1.0);
        stand.settle();
        assert_eq!((place(&stand, "End phase"), place(&stand, "Keep playing")), (main, aside));
        stand.press("Keep playing");
        stand.plan(&["pz-25-7"], "1316");
        stand.settle();
        stand.screen.stands_still(1.0);
        stand.settle();
        assert_eq!((place(&stand, "Attack and roll"), place(&stand, "Cancel")), (main, aside));
    }
}

/// The words of the head are whole, and take at most two lines.
#[test]
fn the_head_takes_two_lines() {
    for window in WINDOWS {
        let stand = stand(window);
        let head = |at: &Rect| at.left() > window.0 - 400.0 && at.top() > 44.0 && at.bottom() < 112.0;
        let told: Vec<_> = stand.screen.words().into_iter().filter(|(_, at)| head(at)).collect();
        assert_eq!(told.len(), 2, "{told:?} at {window:?}");
        assert!(told.iter().all(|(_, at)| at.right() <= window.0 - 10.0 && at.height() < 24.0), "{told:?}");
    }
}

/// A line of the log leads to its hex, and the triangle at its end to its moment in the replay.
#[test]
fn a_line_of_the_log_leads_to_its_moment() {
    let mut stand = stand((1280.0, 720.0));
    let text = "25/7 Panzer Regiment moves to 1314".to_owned();
    stand.log =
        vec![LogLine { turn: 3, text, hex: Some(hex("1314")), moment: Some(7), ..LogLine::default() }];
    stand.settle();
    let line =
        stand.screen.words().into_iter().find(|(text, _)| text.starts_with("25/7 Panzer Reg")).unwrap().1;
    assert_eq!(stand.click_at(line.center()), [Action::Centre(hex("1314"))]);
    let triangle = pos2(1280.0 - 10.0 - 10.0 - 9.0, line.center().y);
    assert_eq!(stand.click_at(triangle), [Action::Replay(ReplayAction::OpenAt(7))]);
}

/// In a language that is 40 % longer than English nothing in the dock is cut but what is cut in English as well.
#[test]
fn nothing_more_is_cut_in_the_dock_in_a_longer_language() {
    for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0)] {
        let cut = |language: &str| {
            within(in_language(language), || {
                let mut stand =
                    Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1219"), ("rifle:1", "1319")]);
                stand.screen = Screen::new(width, height);
                let mut cut = Vec::new();
                for leaf in [TURN, COMBAT, ARRIVALS, POINTS, CHARTS] {
                    stand.memory.leaf = leaf;
                    stand.settle();
                    cut.extend(stand.screen.cut());
                }
                cut
            })
        };
        let (longer, english) = (cut(PSEUDO), cut(ENGLISH));
        assert!(longer.len() <= english.len(), "{width}: {longer:?} where English has {english:?}");
    }
}
