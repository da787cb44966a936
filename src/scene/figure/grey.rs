//! The colours of a figure, or the levels of grey that replace them: then patterns alone keep things apart.

use crate::{
    art::{
        packs::pack::{overlay_colours::OverlayColours, palette::Colour},
        painter::Raster,
    },
    engine::{counters::Flag, orders::DrawnColour},
    settings::Chalk,
};

/// The inks of a figure, as SVG writes colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inks {
    pub colours: OverlayColours,
    pub is_grey: bool,
}

/// The look of an arrow or a ring.
pub(super) struct ChalkInk {
    pub ink: String,
    pub rim: String,
    /// Dashes and gaps, in widths of the line.
    pub dashes: Option<(f32, f32)>,
}

impl Inks {
    /// Returns a colour, or this level in a grey figure.
    pub(super) fn shade(&self, colour: Colour, level: u8) -> String {
        if self.is_grey { Colour([level; 3]) } else { colour }.to_string()
    }

    /// Returns the colour of a side's zones and moves.
    pub(super) fn of_side(&self, flag: Flag) -> String {
        self.shade(self.colours.of_side(flag)[0], 0x18)
    }

    /// Returns the colour of a side's marks.
    pub(super) fn mark(&self, flag: Flag) -> String {
        let level = match flag {
            Flag::Red => 0xFF,
            Flag::Grey => 0x8C,
            Flag::Olive => 0xD0,
        };
        self.shade(self.colours.of_side(flag)[1], level)
    }

    /// Returns the dark ink under bright lines.
    pub(super) fn dark(&self) -> String {
        self.shade(self.colours.supply_dark, 0x10)
    }

    /// Returns the look of a drawing; without colours two are dashed and one is white.
    pub(super) fn chalk(&self, colour: DrawnColour) -> ChalkInk {
        let [ink, rim] = self.colours.chalk(Chalk::from(colour));
        if !self.is_grey {
            return ChalkInk { ink: ink.to_string(), rim: rim.to_string(), dashes: None };
        }
        let (level, rim_level, dashes) = match colour {
            DrawnColour::Blue => (0x20, 0xFF, None),
            DrawnColour::Red => (0x20, 0xFF, Some((2.2, 1.1))),
            DrawnColour::Yellow => (0xFF, 0x20, None),
            DrawnColour::Black => (0x20, 0xFF, Some((0.9, 0.9))),
        };
        ChalkInk { ink: self.shade(ink, level), rim: self.shade(rim, rim_level), dashes }
    }
}

/// Takes the colours out of a picture.
pub(super) fn grey(picture: &mut Raster) {
    for pixel in picture.pixels.chunks_exact_mut(4) {
        let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
        // Rec. 709, in whole numbers.
        let level = ((2126 * red + 7152 * green + 722 * blue + 5000) / 10_000) as u8;
        pixel[..3].fill(level);
    }
}
