//! Positions in a game file: some are written in full, the others as differences from the one before.
//!
//! Differences are changes of the position's text. Changes in the public half are open; changes in the secret half are
//! sealed, like the secrets of a whole position.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::engine::{
    data::digest,
    orders::{
        Game, Position,
        position::difference::{Edit, apply, edits},
        secrets::seal,
    },
};
use serde::{Deserialize, Serialize};

/// The differences of a position from the one before it in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// Changes in the public half.
    pub edits: Vec<Edit>,
    /// Changes in the secret half, sealed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub secrets: String,
    /// Hash of the resulting position.
    pub hash: String,
}

/// The text of a position, open and as a file stores it.
pub(crate) struct Text {
    pub open: String,
    pub sealed: String,
    /// The number of bytes at the beginning that both texts share: the public half.
    public: usize,
}

impl Text {
    pub fn of<G: Game>(position: &Position<G>) -> Result<Self, ron::Error> {
        let open = ron::to_string(position)?;
        let sealed = ron::to_string(&position.sealed()?)?;
        let mut public = open.bytes().zip(sealed.bytes()).take_while(|(one, other)| one == other).count();
        while !open.is_char_boundary(public) {
            public -= 1;
        }
        Ok(Self { open, sealed, public })
    }

    /// Whether two positions differ in their public halves.
    pub fn differs_openly(&self, open: &str) -> bool {
        self.open.get(..self.public) != open.get(..self.public)
    }

    /// Returns the changes from this position to another one; none if the other one is shorter to write in full, judged
    /// by the public halves only.
    pub fn change_to(&self, other: &Text) -> Result<Option<Change>, ron::Error> {
        let is_open = |Edit(at, cut, _): &Edit| *at < self.public && at + cut <= self.public;
        let (edits, hidden): (Vec<Edit>, Vec<Edit>) =
            edits(&self.open, &other.open).into_iter().partition(is_open);
        // The choice between the two forms must not show how much differs in the secret half.
        let length: usize = edits.iter().map(|Edit(_, _, put)| put.len() + 16).sum();
        if length > other.open.len() / 2 {
            return Ok(None);
        }
        // Nor whether it differs at all.
        let same = edits.is_empty() && hidden.is_empty();
        let secrets = if same { String::new() } else { seal::seal_value(&hidden)? };
        Ok(Some(Change { edits, secrets, hash: digest(&other.open) }))
    }
}

/// A position as a file states it.
pub(crate) enum Stand {
    /// In full: its text, with secrets sealed or open.
    Full(String),
    /// As differences from the position before it.
    Change(Change),
}

/// Positions of a file, read one after the other.
#[derive(Default)]
pub(super) struct Chain(Option<String>);

impl Chain {
    /// Begins with this position, if there is one.
    pub fn of(begins: Option<&Stand>) -> Self {
        let mut chain = Self::default();
        if let Some(stand) = begins {
            chain.next(stand);
        }
        chain
    }

    /// Continues after a known position.
    pub fn at(text: String) -> Self {
        Self(Some(text))
    }

    /// The open text of the last position.
    pub fn into_text(self) -> Option<String> {
        self.0
    }

    /// Returns the open text of the next position; none if it cannot be read, because it or one before it is damaged.
    pub fn next(&mut self, stand: &Stand) -> Option<&str> {
        let before = self.0.take();
        self.0 = match stand {
            Stand::Full(text) => opened(text),
            Stand::Change(change) => before.and_then(|before| changed(&before, change)),
        };
        self.0.as_deref()
    }
}

/// Returns a position's text with every seal in it opened, in the form of the program that wrote it.
fn opened(text: &str) -> Option<String> {
    const BEGINS: &str = "\"sealed:";
    let (mut open, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(BEGINS) {
        let length = rest.get(at + 1..)?.find('"')?;
        open.push_str(rest.get(..at)?);
        open.push_str(&seal::open(rest.get(at + 1..at + 1 + length)?).ok()?);
        rest = rest.get(at + length + 2..)?;
    }
    open.push_str(rest);
    Some(open)
}

fn changed(before: &str, change: &Change) -> Option<String> {
    let hidden: Vec<Edit> = if change.secrets.is_empty() {
        Vec::new()
    } else {
        ron::from_str(&seal::open(&change.secrets).ok()?).ok()?
    };
    let text = apply(before, change.edits.iter().chain(&hidden))?;
    (digest(&text) == change.hash).then_some(text)
}
