//! The question before the end of a phase: the actions left, and their hexes.

use super::{Stand, hex, ordered, word, word_of};
use crate::{
    games::panzer44::rules::{
        kinds::{Pattern, Side},
        order::Order,
        phase::Phase,
        plot::{Barrage, Plot, Task},
    },
    panels::{self, Action},
};
use bevy_egui::egui::Rect;

/// The remaining actions are named with their units before the phase ends (3.1, 7.3).
#[test]
fn the_end_of_a_phase_tells_what_is_left_and_leads_there() {
    // A unit without an order in the plot.
    let mut stand = Stand::new(Phase::Plot, &[("us-m4-75-1", "1408"), ("ge-stug-3-1", "1510")]);
    stand.position.public.counters.retain(|counter| counter.hex().is_some());
    assert_eq!(stand.press("Commit the plot"), []);
    let (unit, at) = (word("us-m4-75-1"), word_of(&stand, "us-m4-75-1").unwrap());
    let led = [Action::Select(vec![unit]), Action::Centre(at)];
    assert_eq!(stand.press("1 unit has no order in this plot."), led);
    // A fire that is revealed and not executed.
    let mut stand = Stand::firing();
    assert_eq!(stand.press("End phase"), []);
    assert!(!stand.press("1 shot would lapse.").is_empty());
    // A battery has no hex: its button leads to its target.
    let placed = [("ge-stug-3-1", "1510"), ("us-engineer-1", "1408")];
    let mut stand = Stand::new(Phase::SecondIndirect, &placed);
    let barrage = Barrage { battery: word("ge-105"), target: hex("1408"), pattern: Pattern::Tight };
    stand.position.public.shown[Side::German.number()].barrages = vec![barrage];
    assert_eq!(stand.press("End phase"), []);
    assert_eq!(stand.press("1 fire would lapse."), [Action::Centre(hex("1408"))]);
    // Nothing is left, so there is no question.
    let mut stand = Stand::firing();
    stand.position.public.shown[Side::German.number()] = Plot::default();
    assert_eq!(stand.press("End phase"), ordered(Order::EndPhase));
}

/// A unit that panics loses its order (14.3). Its player reads the lost order, and viewers read which unit it is.
#[test]
fn orders_that_panic_takes_are_told() {
    let placed = [("us-m4-75-1", "0205"), ("us-m4-105-1", "1009"), ("ge-stug-3-1", "1510")];
    let mut stand = Stand::new(Phase::FirstMovement, &placed);
    let fire = Task::Fire { target: hex("1510") };
    let orders = [(word("us-m4-75-1"), Task::Move), (word("us-m4-105-1"), fire)];
    stand.position.secrets.plots[Side::Allied.number()].orders = orders.into();
    stand.memory.what_now = true;
    stand.on_screen(|screen, draw| screen.settle(draw));
    assert!(!stand.screen.has("lost to panic") && !stand.screen.has("Panic:"), "{:?}", stand.screen.texts());
    for unit in ["us-m4-75-1", "us-m4-105-1"] {
        let found = stand.position.public.counters.iter_mut().find(|counter| counter.id == word(unit));
        found.unwrap().condition.panicked = true;
    }
    stand.memory = panels::PanelMemory::default();
    stand.memory.what_now = true;
    stand.on_screen(|screen, draw| screen.settle(draw));
    for words in [
        "Panic: the orders of M4(105) Platoon and 1st M4(75) Platoon lapsed.",
        "1st M4(75) Platoon: Move (MV), lost to panic",
    ] {
        assert!(stand.screen.has(words), "{words}: {:?}", stand.screen.texts());
    }
    let told = |struck| {
        let (rulebook, public) = (&stand.rulebook, &stand.position.public);
        let none = (&[][..], None, None, None);
        crate::games::panzer44::scene::caption::caption(rulebook, public, &[], none, struck).sentence
    };
    assert!(told(true).starts_with("Panic: ") && told(true).contains("M4(105)"), "{}", told(true));
    assert!(!told(false).contains("Panic"), "{}", told(false));
}

/// The button that leads to a fire and the one that fires are in one place, whatever is above them. A click after a
/// look rolls the dice; the second click of a double click does not.
#[test]
fn a_fire_stands_where_next_stood() {
    let mut stand = Stand::new(Phase::FirstIndirect, &[("us-m4-105-1", "1009"), ("ge-stug-3-1", "1409")]);
    let (unit, target) = (word("us-m4-105-1"), hex("1409"));
    let task = Task::Bombard { target, pattern: Pattern::Tight };
    stand.position.public.shown[Side::Allied.number()].orders.insert(unit, task);
    let next = "Next: M4(105) Platoon at Vauclair (1409), tight";
    assert_ne!(stand.press(next), []);
    let place = panels::buttons(&stand.screen.ctx)[next].center();
    stand.chosen = Some(Order::Bombard { unit });
    stand.on_screen(|screen, draw| screen.settle(draw));
    assert!(stand.screen.has("Fire: M4(105)"), "{:?}", stand.screen.texts());
    assert_eq!(stand.on_screen(|screen, draw| screen.click(place, draw)), [], "the second of a pair");
    stand.on_screen(|screen, draw| screen.look_again(draw));
    assert_eq!(stand.on_screen(|screen, draw| screen.click(place, draw)), ordered(Order::Bombard { unit }));
    // With another fire open it is the same: the button that leads to it is above.
    let mut stand = Stand::new(Phase::FirstIndirect, &[("us-m4-105-1", "1009"), ("ge-stug-3-1", "1409")]);
    stand.position.public.shown[Side::Allied.number()].orders.insert(unit, task);
    stand.position.public.shown[Side::Allied.number()].strikes = vec![target];
    stand.on_screen(|screen, draw| screen.settle(draw));
    let place =
        panels::buttons(&stand.screen.ctx)["Next: M4(105) Platoon at Vauclair (1409), tight"].center();
    stand.chosen = Some(Order::Bombard { unit });
    stand.on_screen(|screen, draw| screen.settle(draw));
    assert!(stand.screen.has("Next: Aircraft"), "{:?}", stand.screen.texts());
    assert_eq!(stand.on_screen(|screen, draw| screen.click(place, draw)), [], "the second of a pair");
    stand.on_screen(|screen, draw| screen.look_again(draw));
    assert_eq!(stand.on_screen(|screen, draw| screen.click(place, draw)), ordered(Order::Bombard { unit }));
    let mut stand = Stand::firing();
    let selected = std::mem::take(&mut stand.selected);
    let next = "Next: 1st StuG III Platoon at 1408";
    stand.on_screen(|screen, draw| screen.settle(draw));
    let place = panels::buttons(&stand.screen.ctx)[next].center();
    (stand.selected, stand.aimed) = (selected, Some(hex("1408")));
    stand.on_screen(|screen, draw| screen.look_again(draw));
    let buttons = panels::buttons(&stand.screen.ctx);
    let fires = buttons.iter().filter(|(label, _)| label.starts_with("Fire at"));
    let fires: Vec<Rect> = fires.map(|(_, rect)| *rect).collect();
    assert_eq!(fires.len(), 3, "each of three tanks can be fired at: {buttons:?}");
    assert_eq!(fires.iter().filter(|rect| rect.contains(place)).count(), 1, "{buttons:?}");
}
