//! Reading the drawings of a pack, with the pictures that they link to.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Reader, fault_in, instead};
use crate::{
    art::packs::{
        drawing::{
            pictures,
            source::{Link, Source},
            template::{Template, Words},
        },
        error::{PackError, Place},
        pack::{PACK_FILE, kind::Kind, pack_text::Art},
        samples,
    },
    engine::data::{NoText, text_of},
};
use std::{collections::BTreeMap, sync::Arc};

impl Reader<'_> {
    /// Reads a drawing; if that fails, returns its earlier version, if there is one.
    pub(super) fn draw(
        &mut self,
        kind: Kind,
        name: &str,
        art: &Art,
        text: &str,
        words: &Words,
        pictures: &mut BTreeMap<String, Arc<Vec<u8>>>,
    ) -> Option<Template> {
        match self.read_art(kind, name, art, text, words, pictures) {
            Ok(drawing) => Some(drawing),
            Err(error) => {
                self.faults.push(error);
                instead(kind, name, self.last, self.standard)
            }
        }
    }

    fn read_art(
        &self,
        kind: Kind,
        name: &str,
        art: &Art,
        text: &str,
        words: &Words,
        pictures: &mut BTreeMap<String, Arc<Vec<u8>>>,
    ) -> Result<Template, PackError> {
        let pack_file = self.shown(PACK_FILE);
        let (shown, svg, is_file) = match art {
            Art::Inline(svg) => (format!("{pack_file} ({name})"), svg.clone(), false),
            Art::File(file) => {
                let place = || Place::of_word(&pack_file, text, file);
                let read = |why| PackError::Read { place: place(), file: file.clone(), why };
                let (shown, bytes) = self.find(file).map_err(read)?;
                if pictures::is_png(file) {
                    if !pictures.contains_key(file) {
                        self.check_picture(&bytes).map_err(|why| fault_in(&shown, why))?;
                        pictures.insert(file.clone(), Arc::new(bytes));
                    }
                    let drawing = Template::read(&shown, &pictures::as_svg(file, kind.frame()), words)?;
                    let links = Arc::new(BTreeMap::from([(file.clone(), file.clone())]));
                    return Ok(Template { links, ..drawing });
                }
                let no_text = |fault| match pictures::known_format(&bytes) {
                    Some(format) => fault_in(&shown, format.to_owned()),
                    None => no_drawing(fault, &shown),
                };
                let mut svg = text_of(&bytes).map_err(no_text)?.into_owned();
                if samples::are_in(&svg) {
                    svg = samples::from_samples(&svg).map_err(|why| fault_in(&shown, why))?;
                }
                (shown, svg, true)
            }
        };
        let mut drawing = Template::read(&shown, &svg, words)?;
        if is_file && !drawing.is_whole {
            return Err(fault_in(&shown, "is not an SVG drawing: <svg …> is expected".to_owned()));
        }
        let folder = if let Art::File(file) = art {
            file.rsplit_once('/').map_or("", |(folder, _)| folder)
        } else {
            ""
        };
        let mut links = BTreeMap::new();
        for Link { at, name, is_picture } in Source::of(&svg).links {
            let place = Place::of_byte(&shown, &svg, at);
            let read = |why| PackError::Read { place: place.clone(), file: name.clone(), why };
            if !is_picture {
                return Err(read(
                    "a drawing can only use its own contents: put what it links to into it".to_owned(),
                ));
            }
            links.insert(name.clone(), self.linked(folder, &name, pictures).map_err(read)?);
        }
        drawing.links = Arc::new(links);
        Ok(drawing)
    }

    /// Returns the file of the pack that a drawing in this folder links to.
    fn linked(
        &self,
        folder: &str,
        link: &str,
        pictures: &mut BTreeMap<String, Arc<Vec<u8>>>,
    ) -> Result<String, String> {
        let mut first = None;
        for file in pictures::files_of(link, folder) {
            if !pictures::is_png(&file) {
                return Err(format!(
                    "a picture in a drawing must be a PNG file of the pack; {}",
                    pictures::EMBED
                ));
            }
            if pictures.contains_key(&file) {
                return Ok(file);
            }
            match self.find(&file) {
                Ok((_, bytes)) => {
                    self.check_picture(&bytes)?;
                    pictures.insert(file.clone(), Arc::new(bytes));
                    return Ok(file);
                }
                Err(why) => first = first.or(Some(why)),
            }
        }
        let why = first.unwrap_or_else(|| "it is not in the pack's folder".to_owned());
        Err(format!("{why}; {}", pictures::EMBED))
    }
}

/// Returns the fault of a file that is not text where a drawing is expected.
fn no_drawing(fault: NoText, file: &str) -> PackError {
    let mut fault = fault.of(file);
    fault.sentence += ". A drawing is an SVG file, or a picture whose name ends in .png";
    fault.into()
}
