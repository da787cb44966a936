//! The pictures of cards: each is drawn once for a game that is watched.

use crate::{
    art::packs::{face::Face, pack::Pack},
    scene::PageCard,
};
use std::{collections::HashMap, sync::Arc};
use twox_hash::XxHash64;

/// The most pictures that are kept.
const MOST: usize = 4096;

/// A picture as a PNG file, with its name, which follows from its contents alone.
pub(super) type FaceFile = (String, Arc<[u8]>);

/// The pictures that were drawn.
#[derive(Default)]
pub(super) struct Faces(HashMap<(Face, u32), Option<FaceFile>>);

impl Faces {
    /// Returns the picture of a card; none if it cannot be packed.
    pub fn of(&mut self, card: &PageCard, pack: &Pack) -> Option<FaceFile> {
        if self.0.len() >= MOST {
            self.0.clear();
        }
        let drawn = || {
            let file: Arc<[u8]> = card.picture(pack).ok()?.into();
            Some((format!("{:016x}", XxHash64::oneshot(0, &file)), file))
        };
        self.0.entry((card.face.clone(), card.side)).or_insert_with(drawn).clone()
    }
}
