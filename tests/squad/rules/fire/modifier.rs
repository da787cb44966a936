//! Modifiers of the dice of fire.

use kessel::games::squad::rules::fire::modifier::{Reason, listed, sum};

/// Example 1: a leader of −1 at a building.
#[test]
fn modifiers_add_up() {
    let modifiers = listed([(Reason::Leader, -1), (Reason::Hindrance, 0), (Reason::Cover, 3)]);
    assert_eq!(modifiers, [(Reason::Leader, -1), (Reason::Cover, 3)]);
    assert_eq!(sum(&modifiers), 2);
    assert_eq!(sum(&[(Reason::Cover, 100), (Reason::Hindrance, 100)]), i8::MAX);
}
