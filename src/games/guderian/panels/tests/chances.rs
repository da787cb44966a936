//! The chances over a game above its time line.

use super::{
    remember::shown,
    stand::{Stand, hex},
};
use crate::{
    games::guderian::rules::phase::Phase,
    panels::{self, Action, ChancesAction, ReplayAction},
    play::{
        chances::{ChanceAt, Chances, Cost},
        matches::Share,
    },
};
use bevy_egui::egui::{Event, pos2, vec2};

/// A replay of 60 orders, in which order 26 cost the Germans a quarter of their chance.
fn stand() -> Stand {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    let at = |(after, won): (usize, f64)| ChanceAt {
        after,
        points: after as f32,
        wins: [Share::wilson(8.0 - won, 8), Share::wilson(won, 8)],
    };
    let moments = [(0, 4.0), (25, 6.0), (26, 4.0), (60, 2.0)].map(at).to_vec();
    let costs = vec![Cost { after: 25, side: 1, lost: 0.25 }];
    let mut replay = shown(30);
    replay.chances = Chances { moments, costs };
    stand.replay = Some(replay);
    stand.settle();
    stand
}

fn show(stand: &mut Stand) {
    if let Some(replay) = &mut stand.replay {
        replay.shows_chances = true;
    }
    stand.settle();
}

/// The buttons stay where they are: a second click must not press another one.
#[test]
fn chances_have_their_place_above_the_time_line() {
    let mut stand = stand();
    let height = stand.space.bottom;
    let before = panels::buttons(&stand.screen.ctx);
    assert_eq!(stand.press("Chances"), [Action::Chances(ChancesAction::Show(true))]);
    assert!(!panels::buttons(&stand.screen.ctx).contains_key("Ask the computer"));
    show(&mut stand);
    assert_eq!(stand.space.bottom, height + 64.0);
    let after = panels::buttons(&stand.screen.ctx);
    for name in ["Play", "Forward an order", "Chapters", "Note", "Timeline", "Next note"] {
        assert_eq!(before.get(name), after.get(name), "{name}");
    }
    assert_eq!(stand.press("Hide chances"), [Action::Chances(ChancesAction::Show(false))]);
}

/// A mark is larger than its moment on the screen: a press near it goes to the position before the order.
#[test]
fn a_press_on_a_mark_goes_to_its_order() {
    let mut stand = stand();
    show(&mut stand);
    let curve = panels::buttons(&stand.screen.ctx)["Chances over the game"].shrink2(vec2(6.0, 0.0));
    let x = |after: f32| curve.left() + curve.width() * after / 60.0;
    let near_the_mark = pos2(x(25.0) + 4.0, curve.top() + 6.0);
    assert_eq!(stand.click_at(near_the_mark), [Action::Replay(ReplayAction::Go(25))]);
    assert_eq!(stand.click_at(pos2(x(50.0), curve.center().y)), [Action::Replay(ReplayAction::Go(50))]);
}

/// The edges have the names of the sides, and the tooltip is above the curve and names the side for which points are good.
#[test]
fn the_curve_explains_itself() {
    let mut stand = stand();
    show(&mut stand);
    for words in ["100% Soviets", "50%", "100% Germans"] {
        assert!(stand.has(words), "{words}: {:?}", stand.texts());
    }
    let curve = panels::buttons(&stand.screen.ctx)["Chances over the game"];
    stand.frame(vec![Event::PointerMoved(curve.center())]);
    for _ in 0..3 {
        stand.screen.stands_still(1.0);
        stand.frame(Vec::new());
    }
    let words = stand.screen.words();
    let tooltip = words.iter().find(|(words, _)| words.contains("More are better for the Germans"));
    let (words, rect) = tooltip.unwrap_or_else(|| panic!("{:?}", stand.texts()));
    assert!(words.contains("The nearer a line is to a side’s name"), "{words}");
    assert!(rect.bottom() <= curve.top(), "{rect:?} lies on {curve:?}");
}

/// The answer of the computer takes the place of the caption, with its arrows on the map.
#[test]
fn the_computer_says_what_it_would_have_done() {
    let mut stand = stand();
    show(&mut stand);
    assert_eq!(stand.press("Ask the computer"), [Action::Chances(ChancesAction::Ask)]);
    let way = vec![hex("1219"), hex("1319")];
    if let Some(replay) = &mut stand.replay {
        replay.ways = vec![way.clone()];
    }
    assert_eq!(stand.frame(Vec::new()), [Action::ShowWay(way)]);
    assert!(
        stand.has("The computer would have done this: 25/7 Panzer Regiment to 1319"),
        "{:?}",
        stand.texts()
    );
    assert!(!stand.has("What the order brought about"));
}

/// The curve does not show a hidden result either.
#[test]
fn chances_end_at_the_moment_while_the_result_is_hidden() {
    let Some(replay) = stand().replay else { panic!("a replay is shown") };
    let until = |after| replay.chances.until(after);
    assert_eq!(until(25).moments.iter().map(|moment| moment.after).collect::<Vec<_>>(), [0, 25]);
    assert!(until(25).costs.is_empty() && until(26).costs.len() == 1);
    assert_eq!((until(60), until(0).moments.len()), (replay.chances.clone(), 1));
}
