//! Refusals of orders.

use crate::engine::text::{Arg, Text};
use serde::{Serialize, Serializer, ser::SerializeStruct};
use std::{collections::BTreeMap, fmt};

/// The reason why an order was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The case of the rules, like `6.22`.
    pub case: String,
    pub why: Text,
}

impl Refusal {
    pub fn new(case: impl Into<String>, why: impl Into<Text>) -> Self {
        Self { case: case.into(), why: why.into() }
    }

    /// Makes a refusal of the table, without a case of the rules.
    pub fn of_table(why: impl Into<Text>) -> Self {
        Self::new("table", why)
    }

    /// The English text, with ids of units.
    pub fn words(&self) -> String {
        self.why.to_string()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] {}", self.case, self.why)
    }
}

impl std::error::Error for Refusal {}

/// In JSON: the case, the English text with ids of units, and the id and the arguments of its message, by which a program
/// knows the reason whatever the words are. A text that is no message has neither.
impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut refusal = serializer.serialize_struct("Refusal", 4)?;
        refusal.serialize_field("case", &self.case)?;
        refusal.serialize_field("why", &self.why.to_string())?;
        if let Some(id) = self.why.message() {
            let args: BTreeMap<&str, &Arg> = self.why.args().iter().map(|(name, arg)| (*name, arg)).collect();
            refusal.serialize_field("id", id)?;
            refusal.serialize_field("args", &args)?;
        }
        refusal.end()
    }
}
