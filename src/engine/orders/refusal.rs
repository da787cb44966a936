//! Refusals of orders.

use serde::Serialize;
use std::fmt;

/// The reason why an order was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The case of the rules, like `6.22`.
    pub case: String,
    pub why: String,
}

impl Refusal {
    /// Makes a refusal of the table, without a case of the rules.
    pub fn of_table(why: impl Into<String>) -> Self {
        Self { case: "table".to_owned(), why: why.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] {}", self.case, self.why)
    }
}

impl std::error::Error for Refusal {}
