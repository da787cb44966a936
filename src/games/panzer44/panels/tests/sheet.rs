//! The lines of the plot sheet keep their place.

use super::{Stand, word};
use crate::{
    games::panzer44::rules::{phase::Phase, plot::Task},
    panels,
};

/// The button that removes an order keeps its place, whichever unit is selected.
#[test]
fn lines_of_the_sheet_stay_when_a_unit_is_chosen() {
    let mut stand = Stand::new(Phase::Plot, &[("us-m4-75-1", "1408"), ("us-m4-75-2", "1408")]);
    let [one, other] = ["us-m4-75-1", "us-m4-75-2"].map(word);
    stand.draft.plot.orders.insert(other, Task::Move);
    let line = |stand: &mut Stand| {
        stand.on_screen(|screen, draw| screen.settle(draw));
        panels::buttons(&stand.screen.ctx)[&format!("plot of {other}")]
    };
    let before = line(&mut stand);
    for unit in [one, other] {
        stand.selected = vec![unit];
        assert_eq!(line(&mut stand), before, "{unit}");
    }
}
