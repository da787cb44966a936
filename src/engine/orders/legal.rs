//! Legal orders of a side: a list, and shapes for orders that are too many to list.

use serde::Serialize;

/// A set of similar orders that are too many to list.
pub trait Shape<O> {
    fn covers(&self, order: &O) -> bool;

    /// Whether the door accepts every order of this shape. Otherwise the shape leaves a part open that the door judges,
    /// such as the path to a hex.
    fn is_exact(&self) -> bool;
}

/// The shape type of a game that lists every order: it has no values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NoShape {}

impl<O> Shape<O> for NoShape {
    fn covers(&self, _: &O) -> bool {
        match *self {}
    }

    fn is_exact(&self) -> bool {
        match *self {}
    }
}

/// The legal orders of a side: the door accepts no order that is neither listed nor of one of the shapes, unless some
/// are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Legal<O, S> {
    /// The listed orders; the door accepts each of them.
    pub orders: Vec<O>,
    pub shapes: Vec<S>,
    /// Whether only some of the possible forms of an order are listed, with no shape for the others.
    pub leaves_out: bool,
}

impl<O, S> Default for Legal<O, S> {
    fn default() -> Self {
        Self { orders: Vec::new(), shapes: Vec::new(), leaves_out: false }
    }
}

/// Orders that can be written in several forms.
pub trait Alike {
    /// Whether another order means the same.
    fn is_like(&self, other: &Self) -> bool;
}

impl<O, S> Legal<O, S> {
    /// Whether every order is listed.
    pub fn is_complete(&self) -> bool {
        self.shapes.is_empty() && !self.leaves_out
    }
}

impl<O: Alike, S: Shape<O>> Legal<O, S> {
    /// Whether an order is listed or of one of the shapes. The door refuses all others.
    pub fn holds(&self, order: &O) -> bool {
        self.lists(order) || self.shapes.iter().any(|shape| shape.covers(order))
    }

    /// Whether the door is sure to accept an order: it is listed, or of a shape that leaves nothing open.
    pub fn promises(&self, order: &O) -> bool {
        let exactly = |shape: &S| shape.is_exact() && shape.covers(order);
        self.lists(order) || self.shapes.iter().any(exactly)
    }

    fn lists(&self, order: &O) -> bool {
        self.orders.iter().any(|listed| listed.is_like(order))
    }
}
