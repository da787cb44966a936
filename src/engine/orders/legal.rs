//! Every order that a side may give: listed one by one, and told by their shape where they are too many to list.

use serde::Serialize;

/// Orders that are alike and too many to list one by one.
pub trait Shape<O> {
    fn covers(&self, order: &O) -> bool;

    /// Whether the door takes every order of this shape. If not, the shape leaves something open that the door
    /// judges, like the way to a hex.
    fn is_exact(&self) -> bool;
}

/// The shape of orders of a game that lists every order: there is none.
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

/// Every order that a side may give: the door takes no order that is neither listed nor of one of the shapes, unless some are
/// left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Legal<O, S> {
    /// Orders one by one; the door takes each of them.
    pub orders: Vec<O>,
    pub shapes: Vec<S>,
    /// Whether of those that can be given in many ways only some are listed, and no shape tells of the others.
    pub leaves_out: bool,
}

impl<O, S> Default for Legal<O, S> {
    fn default() -> Self {
        Self { orders: Vec::new(), shapes: Vec::new(), leaves_out: false }
    }
}

/// Orders that can be written in several ways.
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
    /// Whether an order is listed or of one of the shapes. What is not, the door refuses.
    pub fn holds(&self, order: &O) -> bool {
        self.lists(order) || self.shapes.iter().any(|shape| shape.covers(order))
    }

    /// Whether the door is sure to take an order: it is listed, or of a shape that leaves nothing open.
    pub fn promises(&self, order: &O) -> bool {
        let exactly = |shape: &S| shape.is_exact() && shape.covers(order);
        self.lists(order) || self.shapes.iter().any(exactly)
    }

    fn lists(&self, order: &O) -> bool {
        self.orders.iter().any(|listed| listed.is_like(order))
    }
}
