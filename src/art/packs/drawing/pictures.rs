//! PNG files of a pack: as drawings of their own, and inside SVG drawings.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::limits::PICTURE_SIDE;
use crate::art::packs::pack::kind::Frame;
use resvg::tiny_skia::Pixmap;

/// The first bytes of every PNG picture.
pub const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Whether a file has the name of a PNG picture.
pub fn is_png(file: &str) -> bool {
    file.to_ascii_lowercase().ends_with(".png")
}

/// Returns the width and height in pixels that the beginning of a picture states: a huge one is refused without
/// unpacking it.
///
/// # Errors
/// The fault, in a sentence.
pub fn size(bytes: &[u8]) -> Result<(u32, u32), String> {
    if !bytes.starts_with(PNG) {
        let known: [(&[u8], &str); 4] =
            [(b"\xff\xd8", "JPEG"), (b"GIF8", "GIF"), (b"RIFF", "WebP"), (b"BM", "BMP")];
        let what = known.into_iter().find(|(begin, _)| bytes.starts_with(begin));
        return Err(match what {
            Some((_, what)) => format!("it is not a PNG picture but a {what}: save it as PNG"),
            None => "it is not a PNG picture".to_owned(),
        });
    }
    let (wide, high) = stated(bytes).ok_or("the picture is incomplete")?;
    if wide.max(high) > PICTURE_SIDE || wide.min(high) == 0 {
        return Err(format!("the picture is {wide} × {high} pixels: from 1 to {PICTURE_SIDE} are expected"));
    }
    Ok((wide, high))
}

/// Returns the width and height in pixels that the beginning of a PNG picture states, without a limit.
pub fn stated(bytes: &[u8]) -> Option<(u32, u32)> {
    let number =
        |at: usize| bytes.get(at..at + 4).and_then(|four| four.try_into().ok()).map(u32::from_be_bytes);
    number(16).zip(number(20)).filter(|_| bytes.starts_with(PNG))
}

/// Returns the pixels of a picture.
///
/// # Errors
/// The fault, in a sentence.
pub fn unpack(bytes: &[u8]) -> Result<Pixmap, String> {
    let (wide, high) = size(bytes)?;
    let picture = Pixmap::decode_png(bytes).map_err(|error| format!("the picture is damaged: {error}"))?;
    let fits = (picture.width(), picture.height()) == (wide, high);
    if fits { Ok(picture) } else { Err("the picture is damaged: it has two sizes".to_owned()) }
}

/// Returns the width and height in pixels, if the picture can be drawn.
///
/// # Errors
/// The fault, in a sentence.
pub fn check(bytes: &[u8]) -> Result<(u32, u32), String> {
    unpack(bytes).map(|picture| (picture.width(), picture.height()))
}

/// Returns a picture as a drawing that fills this frame without changing its shape.
pub(crate) fn as_svg(file: &str, [left, top, wide, high]: Frame) -> String {
    let file = super::escape::escape(file);
    format!("<image href=\"{file}\" x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\"/>")
}

/// The remedy for a drawing that shows a picture which is not in the pack.
pub(crate) const EMBED: &str = "put a PNG into the pack's folder and link to that, or embed it as PNG (Inkscape: Extensions > Images > Embed \
                                Images; Illustrator: Links panel > Embed Image; Affinity and Figma embed by themselves)";

/// Returns the files in the pack to which a link of a drawing in this folder may lead. It begins in the pack's folder
/// or in the drawing's own, as it is written or decoded like an address (`my%20picture.png`).
pub(crate) fn files_of(link: &str, folder: &str) -> Vec<String> {
    let decoded = percent_encoding::percent_decode_str(link).decode_utf8().unwrap_or_default().into_owned();
    let mut files: Vec<String> = Vec::new();
    for link in [decoded.as_str(), link] {
        for base in ["", folder] {
            files.extend(
                inside(base, link).filter(|file| !files.contains(file)).into_iter().collect::<Vec<_>>(),
            );
        }
    }
    files
}

/// Returns a path from a folder of the pack, with its steps up resolved; none if it leads out of the pack.
fn inside(folder: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in link.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Returns the format and the remedy for a file of a well-known format that should be an SVG drawing.
pub(crate) fn known_format(bytes: &[u8]) -> Option<&'static str> {
    let known: [(&[u8], &str); 5] = [
        (PNG, "is a PNG picture: give it the ending .png"),
        (b"\x1f\x8b", "is a compressed drawing (.svgz): save it as plain SVG"),
        (b"\xff\xd8", "is a JPEG picture: save it as PNG or SVG"),
        (b"GIF8", "is a GIF picture: save it as PNG or SVG"),
        (b"RIFF", "is a WebP picture: save it as PNG or SVG"),
    ];
    known.into_iter().find(|(begin, _)| bytes.starts_with(begin)).map(|(_, what)| what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_from_the_pack_or_from_the_drawing() {
        assert_eq!(files_of("units/a.png", ""), ["units/a.png"]);
        assert_eq!(files_of("my%20pic%20%C3%A9.png", ""), ["my pic é.png", "my%20pic%20%C3%A9.png"]);
        assert_eq!(files_of("./a.png", "symbols"), ["a.png", "symbols/a.png"]);
        assert_eq!(files_of("../a.png", "symbols"), ["a.png"]);
        assert_eq!(files_of("../../a.png", "symbols"), [""; 0]);
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let picture = Pixmap::new(3, 2).unwrap().encode_png().unwrap();
        assert_eq!(check(&picture), Ok((3, 2)));
        assert_eq!(check(b"<svg/>"), Err("it is not a PNG picture".to_owned()));
        assert!(check(&picture[..picture.len() / 2]).unwrap_err().starts_with("the picture is damaged"));
        let mut giant = picture.clone();
        giant[16..20].copy_from_slice(&9000_u32.to_be_bytes());
        assert_eq!(
            check(&giant),
            Err("the picture is 9000 × 2 pixels: from 1 to 2048 are expected".to_owned())
        );
    }
}
