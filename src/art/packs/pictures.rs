//! PNG files of a pack: as drawings of their own, and inside SVG drawings.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::kind::Frame;
use super::limits::PICTURE_SIDE;
use resvg::tiny_skia::Pixmap;

/// How every PNG picture begins.
pub const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Whether a file's name says that it is a PNG picture.
pub fn is_png(file: &str) -> bool {
    file.to_ascii_lowercase().ends_with(".png")
}

/// Pixels wide and high, as the beginning of a picture says: nobody has to unpack a giant to refuse it.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn size(bytes: &[u8]) -> Result<(u32, u32), String> {
    if !bytes.starts_with(PNG) {
        return Err("it is no PNG picture".to_owned());
    }
    let (wide, high) = stated(bytes).ok_or("the picture is cut short")?;
    if wide.max(high) > PICTURE_SIDE || wide.min(high) == 0 {
        return Err(format!("the picture is {wide} × {high} pixels: from 1 to {PICTURE_SIDE} are expected"));
    }
    Ok((wide, high))
}

/// Pixels wide and high, as the beginning of a PNG picture says, however many.
pub fn stated(bytes: &[u8]) -> Option<(u32, u32)> {
    let number =
        |at: usize| bytes.get(at..at + 4).and_then(|four| four.try_into().ok()).map(u32::from_be_bytes);
    number(16).zip(number(20)).filter(|_| bytes.starts_with(PNG))
}

/// The pixels of a picture.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn unpack(bytes: &[u8]) -> Result<Pixmap, String> {
    let (wide, high) = size(bytes)?;
    let picture = Pixmap::decode_png(bytes).map_err(|error| format!("the picture is damaged: {error}"))?;
    let fits = (picture.width(), picture.height()) == (wide, high);
    if fits { Ok(picture) } else { Err("the picture is damaged: it has two sizes".to_owned()) }
}

/// Pixels wide and high, if the picture can be drawn.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn check(bytes: &[u8]) -> Result<(u32, u32), String> {
    unpack(bytes).map(|picture| (picture.width(), picture.height()))
}

/// A picture as a drawing that fills this frame as far as its shape allows.
pub(super) fn as_svg(file: &str, [left, top, wide, high]: Frame) -> String {
    let file = super::escape::escape(file);
    format!("<image href=\"{file}\" x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\"/>")
}

/// The files that a drawing shows, each with the place of its name.
pub(super) fn named_in(svg: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    let rest = |at: usize| svg.get(at..).unwrap_or_default();
    while let Some(start) = rest(at).find("href=").map(|start| at + start + 5) {
        at = start;
        let Some(quote) = rest(start).chars().next().filter(|quote| matches!(quote, '"' | '\'')) else {
            continue;
        };
        let Some((name, _)) = rest(start + 1).split_once(quote) else { break };
        if !name.is_empty() && !name.starts_with('#') && !name.starts_with("data:") {
            found.push((start + 1, name));
        }
        at = start + 1 + name.len();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_in_a_drawing_and_definitions_are_not() {
        let svg =
            "<use href=\"#body\"/><image xlink:href='units/a.png'/><image href=\"data:image/png;base64,x\"/>";
        assert_eq!(named_in(svg), [(svg.find("units").unwrap(), "units/a.png")]);
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let picture = Pixmap::new(3, 2).unwrap().encode_png().unwrap();
        assert_eq!(check(&picture), Ok((3, 2)));
        assert_eq!(check(b"<svg/>"), Err("it is no PNG picture".to_owned()));
        assert!(check(&picture[..picture.len() / 2]).unwrap_err().starts_with("the picture is damaged"));
        let mut giant = picture.clone();
        giant[16..20].copy_from_slice(&9000_u32.to_be_bytes());
        assert_eq!(
            check(&giant),
            Err("the picture is 9000 × 2 pixels: from 1 to 2048 are expected".to_owned())
        );
    }
}
