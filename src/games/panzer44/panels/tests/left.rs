//! The question before the end of a phase: what is left, and where.

use super::{Stand, hex, ordered, word, word_of};
use crate::{
    games::panzer44::rules::{
        kinds::{Pattern, Side},
        order::Order,
        phase::Phase,
        plot::{Barrage, Plot},
    },
    panels::Action,
};

/// What is left is named with who is to do it, before the phase ends (3.1, 7.3).
#[test]
fn the_end_of_a_phase_tells_what_is_left_and_leads_there() {
    // Who has no order in the plot.
    let mut stand = Stand::new(Phase::Plot, &[("us-m4-75-1", "1408"), ("ge-stug-3-1", "1510")]);
    stand.position.public.counters.retain(|counter| counter.hex().is_some());
    assert_eq!(stand.press("Commit the plot"), []);
    let (unit, at) = (word("us-m4-75-1"), word_of(&stand, "us-m4-75-1").unwrap());
    let led = [Action::Select(vec![unit]), Action::Centre(at)];
    assert_eq!(stand.press("1 unit has no order in this plot."), led);
    // A fire that is shown and not carried out.
    let mut stand = Stand::firing();
    assert_eq!(stand.press("End the German direct fire"), []);
    assert!(!stand.press("1 shot would lapse.").is_empty());
    // A battery stands nowhere: it leads to what it is called down on.
    let mut stand = Stand::new(Phase::SecondIndirect, &[("ge-stug-3-1", "1510")]);
    let barrage = Barrage { battery: word("battery"), target: hex("1408"), pattern: Pattern::Tight };
    stand.position.public.shown[Side::German.number()].barrages = vec![barrage];
    assert_eq!(stand.press("End the German indirect fire"), []);
    assert_eq!(stand.press("1 fire would lapse."), [Action::Centre(hex("1408"))]);
    // Nothing is left: nothing is asked.
    let mut stand = Stand::firing();
    stand.position.public.shown[Side::German.number()] = Plot::default();
    assert_eq!(stand.press("End the German direct fire"), ordered(Order::EndPhase));
}
