//! The definition of a piece: a chain of traits, the outermost first, at whose end is the piece itself. Layers are
//! pictures over the piece, which a player of the module turns on or goes through; prototypes are traits that pieces
//! share.

use super::{
    limits::{DEFINITION, LETTERS, PROTOTYPES_DEEP, TRAITS, WORK},
    sequence::{Parts, parts},
};
use crate::engine::text::say;
use std::{borrow::Cow, cell::Cell, collections::BTreeMap};

/// A definition, taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain {
    /// Each trait with its state, as they are written.
    traits: Vec<(String, String)>,
}

/// Pictures over a piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Layer {
    /// The names of its pictures by level; empty for a level that shows none.
    pub images: Vec<String>,
    /// The names of its levels.
    pub labels: Vec<String>,
    /// Its own name, and the words of its commands.
    pub words: String,
    /// The level that is seen at the beginning, from 0; none if it is not turned on.
    pub shown: Option<usize>,
    /// Whether it is drawn beside the middle of the piece, as markers are.
    pub is_beside: bool,
    /// Whether it belongs to a prototype.
    pub is_shared: bool,
}

/// A piece with all of its traits, those of prototypes included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Expanded {
    /// The name and the picture of the piece itself.
    pub name: String,
    pub image: String,
    /// The layers, the innermost first.
    pub layers: Vec<Layer>,
    /// The pictures that hide it from the opponent.
    pub masks: Vec<String>,
}

/// Takes definitions apart; the work is counted over all of them, since escapes are unpacked level by level.
pub(super) struct Unpacking<'a> {
    /// Whether the module has a picture of this name.
    pub has_image: &'a dyn Fn(&str) -> bool,
    left: Cell<usize>,
}

/// The values that a piece gives to a prototype, by their names.
type Values = BTreeMap<String, String>;

impl<'a> Unpacking<'a> {
    pub fn new(has_image: &'a dyn Fn(&str) -> bool) -> Self {
        Self { has_image, left: Cell::new(WORK) }
    }

    /// Takes the definition of a piece apart.
    ///
    /// # Errors
    /// It is no definition, or beyond the limits: a sentence.
    pub fn chain(&self, definition: &str) -> Result<Chain, String> {
        let body = definition.trim_start().strip_prefix("+/");
        let body = body.ok_or_else(|| say!("import-no-definition", begin = "+/"))?;
        self.spend(body.len())?;
        let mut fields = Parts::of(body, '/').skip(1);
        let (kinds, states) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
        let mut states = self.links(states)?.into_iter();
        let kinds = with_piece(self.links(kinds)?);
        let traits = kinds.into_iter().map(|kind| (kind, states.next().unwrap_or_default()));
        Ok(Chain { traits: traits.collect() })
    }

    /// Returns the parts of a chain of pairs, each of which has the rest of the chain as its second part.
    fn links(&self, chain: String) -> Result<Vec<String>, String> {
        let (mut links, mut rest) = (Vec::new(), Some(chain));
        while let Some(text) = rest {
            self.spend(text.len())?;
            if links.len() >= TRAITS {
                return Err(say!("import-many-traits", most = TRAITS));
            }
            let mut pair = Parts::of(&text, '\t');
            links.push(pair.next().unwrap_or_default());
            rest = pair.next();
        }
        Ok(links)
    }

    fn spend(&self, bytes: usize) -> Result<(), String> {
        let left = self.left.get().checked_sub(bytes);
        self.left.set(left.unwrap_or_default());
        left.map(|_| ()).ok_or_else(|| say!("import-too-many-traits"))
    }

    /// Returns a piece with the traits of its prototypes.
    ///
    /// # Errors
    /// It is beyond the limits: a sentence.
    pub fn expand(&self, chain: &Chain, prototypes: &BTreeMap<String, Chain>) -> Result<Expanded, String> {
        let mut found = Expanded::default();
        let mut number = 0;
        self.add(chain, prototypes, &Values::new(), 0, &mut number, &mut found)?;
        found.layers.reverse();
        Ok(found)
    }

    fn add(
        &self,
        chain: &Chain,
        prototypes: &BTreeMap<String, Chain>,
        values: &Values,
        depth: usize,
        number: &mut usize,
        found: &mut Expanded,
    ) -> Result<(), String> {
        for (kind, state) in &chain.traits {
            self.spend(kind.len())?;
            *number += 1;
            if *number > TRAITS {
                return Err(say!("import-many-traits-of-prototypes", most = TRAITS));
            }
            let kind = &*filled(kind, values);
            if let Some(named) = kind.strip_prefix("prototype;") {
                let mut fields = Parts::of(named, ';');
                let name: String = fields.next().unwrap_or_default().trim().chars().take(LETTERS).collect();
                let Some(prototype) = prototypes.get(&name) else { continue };
                // A prototype that uses itself has no end.
                if depth < PROTOTYPES_DEEP {
                    let values = values_of(&fields.next().unwrap_or_default());
                    self.add(prototype, prototypes, &values, depth + 1, number, found)?;
                }
            } else if let Some(layer) = self.layer(kind, state) {
                found.layers.push(Layer { is_shared: depth > 0, ..layer });
            } else if let Some(mask) = kind.strip_prefix("obs;") {
                let image = Parts::of(mask, ';').nth(1).unwrap_or_default();
                found.masks.extend(Some(image).filter(|image| !image.is_empty()));
            } else if let Some(piece) = kind.strip_prefix("piece;").filter(|_| depth == 0) {
                let mut fields = Parts::of(piece, ';').skip(2);
                found.image = fields.next().unwrap_or_default();
                found.name = fields.next().unwrap_or_default();
            }
        }
        Ok(())
    }

    /// Reads a trait that is a layer.
    fn layer(&self, kind: &str, state: &str) -> Option<Layer> {
        if let Some(fields) = kind.strip_prefix("emb2;") {
            return Some(self.new_layer(&parts(fields, ';'), state));
        }
        kind.strip_prefix("emb;").map(|fields| old_layer(&parts(fields, ';'), state))
    }

    fn new_layer(&self, fields: &[String], state: &str) -> Layer {
        // The place of the pictures in what VASSAL writes today.
        const IMAGES: usize = 15;
        let field = |number: usize| fields.get(number).map_or("", String::as_str);
        let has_images = |field: &str| Parts::of(field, ',').any(|image| (self.has_image)(&image));
        // Programs that write modules leave out fields.
        let usual = has_images(field(IMAGES)).then_some(IMAGES);
        let at = usual.or_else(|| fields.iter().position(|field| has_images(field))).unwrap_or(IMAGES);
        let is_usual = at == IMAGES;
        let always = is_usual && field(25) == "true";
        let is_beside = is_usual && [13, 14].iter().any(|offset| !matches!(field(*offset).trim(), "" | "0"));
        let own_name = if is_usual { field(18) } else { "" };
        Layer {
            images: parts(field(at), ','),
            labels: parts(field(at + 1), ','),
            words: [field(0), field(3), own_name].join(" "),
            shown: shown(state, always || field(2).is_empty()),
            is_beside,
            is_shared: false,
        }
    }
}

/// Returns a chain that ends with the piece itself. Scripts that write modules put too many backslashes into the chain,
/// and its end is then found in its last trait.
fn with_piece(mut links: Vec<String>) -> Vec<String> {
    if let Some(last) = links.pop_if(|last| !last.starts_with("piece;") && last.contains("\tpiece;")) {
        links.extend(last.split('\t').take(TRAITS).map(|link| link.trim_end_matches('\\').to_owned()));
    }
    links
}

/// Reads a layer as old versions of VASSAL write it: each picture with its name.
fn old_layer(fields: &[String], state: &str) -> Layer {
    let field = |number: usize| fields.get(number).map_or("", String::as_str);
    let key = Parts::of(field(0), ';').next().unwrap_or_default();
    let (mut images, mut labels) = (Vec::new(), Vec::new());
    for level in fields.get(8..).unwrap_or_default() {
        let mut pair = Parts::of(level, ',');
        images.push(pair.next().unwrap_or_default());
        labels.push(pair.next().unwrap_or_default());
    }
    let is_beside = [6, 7].iter().any(|offset| !matches!(field(*offset).trim(), "" | "0"));
    let words = [field(1), field(3)].join(" ");
    Layer { images, labels, words, shown: shown(state, key.is_empty()), is_beside, is_shared: false }
}

/// Returns the level of a layer that is seen at the beginning. Its state begins with the level from 1, below 0 for a
/// layer that is not turned on.
fn shown(state: &str, always: bool) -> Option<usize> {
    let first = Parts::of(state, ';').next().unwrap_or_default();
    let level = first.trim().parse::<i32>().unwrap_or(if always { 1 } else { -1 });
    let number = usize::try_from(level.unsigned_abs()).unwrap_or_default().saturating_sub(1);
    (always || level > 0).then_some(number)
}

/// Returns the values that a piece gives to a prototype: `name=value,name=value`.
fn values_of(text: &str) -> Values {
    let pairs = Parts::of(text, ',').filter_map(|pair| {
        let mut pair = Parts::of(&pair, '=');
        Some((pair.next()?, pair.next()?))
    });
    pairs.take(TRAITS).collect()
}

/// Returns a trait with each `$name$` replaced by the value of that name; unknown ones stay.
fn filled<'a>(kind: &'a str, values: &Values) -> Cow<'a, str> {
    if values.is_empty() || !kind.contains('$') {
        return Cow::Borrowed(kind);
    }
    let mut filled = String::with_capacity(kind.len());
    let mut rest = kind;
    while let Some((before, after)) = rest.split_once('$') {
        // A long value in many places could fill the memory.
        if filled.len() > DEFINITION {
            return Cow::Borrowed(kind);
        }
        filled.push_str(before);
        let value = after.split_once('$').and_then(|(name, end)| Some((values.get(name)?, end)));
        match value {
            Some((value, end)) => {
                filled.push_str(value);
                rest = end;
            }
            None => {
                filled.push('$');
                rest = after;
            }
        }
    }
    filled.push_str(rest);
    Cow::Owned(filled)
}
