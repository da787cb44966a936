//! The choices for printing: what, on which paper, how large.

use super::fault::PrintFault;
use std::str::FromStr;

/// The smallest and the largest side of a counter, in millimetres.
pub(super) const COUNTERS: (f32, f32) = (5.0, 60.0);
/// The smallest and the largest width of a hex, in millimetres.
pub(super) const HEXES: (f32, f32) = (5.0, 100.0);
/// The width of a hex in sides of a counter, if it is not chosen.
const ROOM: f32 = 1.2;
/// Dots to an inch of the pictures of a map, if they are not chosen: their lines are as fine as home printers need.
const DOTS: f32 = 200.0;
/// The fewest and the most dots to an inch that can be chosen.
const FEWEST_AND_MOST: (f32, f32) = (100.0, 400.0);

/// A paper of home printers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

impl Paper {
    /// Its width and height in millimetres, upright.
    pub fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

impl FromStr for Paper {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.to_lowercase().as_str() {
            "a4" => Ok(Self::A4),
            "letter" => Ok(Self::Letter),
            _ => Err(format!("\"{text}\" is not a paper: A4 or Letter is expected")),
        }
    }
}

/// The parts that are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    pub counters: bool,
    /// The markers that a game needs beside its counters.
    pub markers: bool,
    pub map: bool,
    /// The charts of the game, and the turn track.
    pub charts: bool,
}

impl Parts {
    pub const ALL: Self = Self { counters: true, markers: true, map: true, charts: true };
    pub const NONE: Self = Self { counters: false, markers: false, map: false, charts: false };
}

/// The choices for printing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PrintSettings {
    /// The side of a counter in millimetres.
    pub size: f32,
    /// The width of a hex between two opposite sides, in millimetres.
    pub hex: f32,
    pub paper: Paper,
    pub parts: Parts,
    /// Dots to an inch of the pictures of a map.
    pub dots: f32,
    /// Whether the contents of the pages are compressed; tests read them.
    pub is_compressed: bool,
}

impl PrintSettings {
    /// Counters of this size in millimetres, hexes for them, and everything on this paper.
    pub fn new(size: f32, paper: Paper) -> Self {
        Self { size, hex: ROOM * size, paper, parts: Parts::ALL, dots: DOTS, is_compressed: true }
    }

    /// Checks the sizes.
    ///
    /// # Errors
    /// A size that cannot be printed.
    pub fn check(&self) -> Result<(), PrintFault> {
        if !(COUNTERS.0..=COUNTERS.1).contains(&self.size) {
            return Err(PrintFault::Size(millimetres(self.size)));
        }
        if !(HEXES.0..=HEXES.1).contains(&self.hex) {
            return Err(PrintFault::Hex(millimetres(self.hex)));
        }
        Ok(())
    }
}

/// Reads a length such as 15mm, 1.5cm or 0.5in as millimetres; a number alone is millimetres.
///
/// # Errors
/// It is no length.
pub fn length(text: &str) -> Result<f32, String> {
    let bare = text.trim().to_lowercase();
    let units = [("mm", 1.0), ("cm", 10.0), ("in", 25.4), ("\"", 25.4), ("", 1.0)];
    let read = units.into_iter().find_map(|(unit, millimetres)| {
        let number = bare.strip_suffix(unit)?.trim_end();
        Some(number.parse::<f32>().ok()? * millimetres)
    });
    read.filter(|length| length.is_finite())
        .ok_or_else(|| format!("\"{text}\" is not a length: 15mm, 1.5cm or 0.5in are"))
}

/// Reads dots to an inch of the pictures of a map, from 100 to 400.
///
/// # Errors
/// It is no number, or out of these bounds.
pub fn dots(text: &str) -> Result<f32, String> {
    let (fewest, most) = FEWEST_AND_MOST;
    let dots = text.trim().parse::<f32>().ok().filter(|dots| (fewest..=most).contains(dots));
    dots.ok_or_else(|| format!("\"{text}\" dpi cannot be printed: pictures have from {fewest} to {most} dpi"))
}

/// Writes a length in millimetres with at most two decimals.
pub(super) fn millimetres(length: f32) -> String {
    ((length * 100.0).round() / 100.0).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_have_a_unit_or_are_millimetres() {
        let near = |text: &str, expected: f32| {
            let length = length(text).unwrap_or_else(|why| panic!("{why}"));
            assert!((length - expected).abs() < 1e-4, "{text}: {length}");
        };
        near("15mm", 15.0);
        near("12.7 mm", 12.7);
        near("1in", 25.4);
        near("0.5IN", 12.7);
        near("1.5cm", 15.0);
        near("16", 16.0);
        for wrong in ["", "mm", "fifteen", "15 m", "inf", "1e99in", "NaN mm"] {
            assert!(length(wrong).is_err(), "{wrong}");
        }
        assert_eq!(length("15pt").unwrap_err(), "\"15pt\" is not a length: 15mm, 1.5cm or 0.5in are");
    }

    #[test]
    fn dots_are_bounded() {
        assert_eq!((dots("100"), dots(" 400 ")), (Ok(100.0), Ok(400.0)));
        assert_eq!(PrintSettings::new(15.0, Paper::A4).dots, 200.0);
        for wrong in ["", "99", "401", "fine", "NaN", "inf", "-200"] {
            let why = format!("\"{wrong}\" dpi cannot be printed: pictures have from 100 to 400 dpi");
            assert_eq!(dots(wrong), Err(why));
        }
    }

    #[test]
    fn sizes_and_papers_are_bounded() {
        let check =
            |size: f32| PrintSettings::new(size, Paper::A4).check().map_err(|fault| fault.to_string());
        for size in [5.0, 12.7, 60.0] {
            assert_eq!(check(size), Ok(()));
        }
        for (size, said) in [(4.9, "4.9"), (60.1, "60.1"), (0.0, "0"), (-15.0, "-15")] {
            let why = format!("a counter of {said} mm cannot be printed: sizes go from 5 to 60 mm");
            assert_eq!(check(size), Err(why));
        }
        assert!(check(f32::NAN).is_err());
        let wide = PrintSettings { hex: 120.0, ..PrintSettings::new(15.0, Paper::A4) };
        assert!(wide.check().unwrap_err().to_string().contains("a hex of 120 mm"));
        assert_eq!("letter".parse(), Ok(Paper::Letter));
        assert_eq!("A4".parse(), Ok(Paper::A4));
        assert_eq!("A5".parse::<Paper>().unwrap_err(), "\"A5\" is not a paper: A4 or Letter is expected");
    }
}
