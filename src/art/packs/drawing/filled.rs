//! A drawing with filled placeholders, and the drawings inside it.

use super::template::Template;
use crate::art::packs::pack::kind::Kind;
use std::{collections::BTreeMap, sync::Arc};

/// The processing instruction that marks the place of another drawing in a drawing's text: `<?kessel 3?>`.
pub(super) const STANDS_FOR: &str = "kessel";

const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">";

/// A drawing with filled placeholders. Each drawing is an SVG document of its own until they are combined.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Filled {
    /// Its file, for messages.
    pub file: String,
    pub kind: Kind,
    /// Its whole text.
    pub svg: String,
    /// The number of bytes that the program wrote before the text of the file.
    pub head: usize,
    /// The files of the pack that it shows, by the names in its text.
    pub links: Arc<BTreeMap<String, String>>,
    /// The drawings inside it, each with the transformation to its place.
    pub inner: Vec<(String, Filled)>,
}

impl Filled {
    /// Begins a drawing with an empty text.
    pub fn begin(kind: Kind, art: &Template) -> Self {
        let svg = if art.is_whole { String::new() } else { HEAD.to_owned() };
        let (file, links, head) = (art.file.clone(), Arc::clone(&art.links), svg.len());
        Self { file, kind, svg, head, links, inner: Vec::new() }
    }

    /// Ends its text.
    pub fn end(&mut self) {
        if self.head > 0 {
            self.svg.push_str("</svg>");
        }
    }

    /// Puts another drawing at the present place in the text.
    pub fn place(&mut self, transform: String, other: Self) {
        self.svg.push_str(&format!("<?{STANDS_FOR} {}?>", self.inner.len()));
        self.inner.push((transform, other));
    }
}
