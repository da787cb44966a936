//! A document in the making: its pages, one after the other, and its fonts.

use super::{fault::PrintFault, fonts::PrintFonts, ink::POINTS};
use crate::engine::text::say;
use krilla::{Document, SerializeSettings, metadata::Metadata, page::PageSettings, surface::Surface};

/// A document in the making.
pub(super) struct Pages {
    document: Document,
    fonts: PrintFonts,
}

impl Pages {
    /// Begins a document with this title; its contents can be read without tools if they are not compressed.
    ///
    /// # Errors
    /// The program has no fonts.
    pub fn begin(title: &str, is_compressed: bool) -> Result<Self, PrintFault> {
        let settings = SerializeSettings {
            compress_content_streams: is_compressed,
            enable_tagging: false,
            ..SerializeSettings::default()
        };
        let mut document = Document::new_with(settings);
        document.set_metadata(Metadata::new().title(title.to_owned()).creator("Kessel".to_owned()));
        let fonts =
            PrintFonts::read().ok_or_else(|| PrintFault::Unwritten(say!("workshop-print-no-fonts")))?;
        Ok(Self { document, fonts })
    }

    pub fn fonts(&self) -> &PrintFonts {
        &self.fonts
    }

    /// Adds a page of this width and height in millimetres, and draws on it.
    ///
    /// # Errors
    /// The size is none.
    pub fn add(
        &mut self,
        (width, height): (f32, f32),
        draw: impl FnOnce(&mut Surface, &PrintFonts),
    ) -> Result<(), PrintFault> {
        let settings = PageSettings::from_wh(width * POINTS, height * POINTS)
            .ok_or_else(|| PrintFault::Unwritten(say!("workshop-print-no-sheet")))?;
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        draw(&mut surface, &self.fonts);
        surface.finish();
        page.finish();
        Ok(())
    }

    /// Returns the bytes of the document.
    ///
    /// # Errors
    /// The library cannot write it.
    pub fn end(self) -> Result<Vec<u8>, PrintFault> {
        self.document.finish().map_err(|error| PrintFault::Unwritten(error.to_string()))
    }
}
