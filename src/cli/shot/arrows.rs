//! Rings, arrows and parts of the map as they are written on the command line.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::engine::{
    board::Hex,
    orders::{Drawn, DrawnColour, DrawnShape},
};

/// Reads a ring: `0513` or `0513:red`.
pub(super) fn ring(text: &str) -> Result<Drawn, String> {
    let (hex, colour) = parted(text)?;
    Ok(Drawn { shape: DrawnShape::Ring(read(hex)?), colour })
}

/// Reads an arrow through two or more hexes: `0414-0513` or `0414-0413-0513:red`.
pub(super) fn arrow(text: &str) -> Result<Drawn, String> {
    let (path, colour) = parted(text)?;
    let hexes = path.split('-').map(read).collect::<Result<Vec<Hex>, String>>()?;
    if hexes.len() < 2 {
        return Err(format!("\"{text}\" is not an arrow: two hexes are expected, such as 0414-0513"));
    }
    Ok(Drawn { shape: DrawnShape::Arrow(hexes), colour })
}

/// Reads two opposite corners of a part of the map: `0310-0817`.
pub(in crate::cli) fn crop(text: &str) -> Result<[Hex; 2], String> {
    let wrong =
        || format!("\"{text}\" is not a part of the map: two corners are expected, such as 0310-0817");
    let (one, other) = text.split_once('-').ok_or_else(wrong)?;
    Ok([read(one)?, read(other)?])
}

fn read(text: &str) -> Result<Hex, String> {
    text.parse::<Hex>().map_err(|error| error.to_string())
}

/// Returns what is before a colon, and the colour after it.
fn parted(text: &str) -> Result<(&str, DrawnColour), String> {
    let Some((shape, word)) = text.split_once(':') else { return Ok((text, DrawnColour::default())) };
    let colour = match word {
        "blue" => DrawnColour::Blue,
        "red" => DrawnColour::Red,
        "yellow" => DrawnColour::Yellow,
        "black" => DrawnColour::Black,
        _ => return Err(format!("there is no colour {word}: blue, red, yellow and black are there")),
    };
    Ok((shape, colour))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_are_read_as_they_are_meant() {
        let hex = |id: &str| id.parse::<Hex>().unwrap();
        let red = Drawn { shape: DrawnShape::Ring(hex("0513")), colour: DrawnColour::Red };
        assert_eq!(ring("0513:red"), Ok(red));
        assert_eq!(ring("0513").unwrap().colour, DrawnColour::Blue);
        let bent = DrawnShape::Arrow(vec![hex("0414"), hex("0413"), hex("0513")]);
        assert_eq!(arrow("0414-0413-0513:black").unwrap().shape, bent);
        assert_eq!(crop("0310-0817"), Ok([hex("0310"), hex("0817")]));
        for wrong in ["0414", "0414-", "-0414", "0414-0513:green", "0414-0513:", "", "a-b"] {
            assert!(arrow(wrong).is_err(), "{wrong}");
        }
        for wrong in ["0310", "0310-0817-0918", "0310:0817", "-"] {
            assert!(crop(wrong).is_err(), "{wrong}");
        }
    }
}
