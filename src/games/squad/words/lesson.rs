//! How lessons begin, and what they compare of an order.

use crate::{
    engine::lessons::{Shape, Taught},
    games::squad::rules::{Squad, order::Order},
};

impl Taught for Squad {
    type Start = ();
    type Deed = Order;
    type Prepared = ();

    fn shape(order: &Order) -> Shape {
        Shape::plain(order.word())
    }
}
