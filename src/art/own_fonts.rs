//! Fonts of the user, for the letters that the fonts of the program lack.

use crate::engine::data::{Shown, own_folder};
use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    sync::OnceLock,
};

/// The most bytes of a font file, and the most files that are used.
const MOST: u64 = 64 << 20;
const FILES: usize = 8;

/// A font file of the user.
#[derive(Debug)]
pub struct OwnFont {
    /// The name of the file without its ending.
    pub name: String,
    pub bytes: Vec<u8>,
}

static OWN: OnceLock<Vec<OwnFont>> = OnceLock::new();

/// The folder for the user's fonts.
pub fn folder() -> Option<PathBuf> {
    Some(own_folder()?.join("fonts"))
}

/// Reads the user's fonts once, at the start of the program, and returns a sentence for each file that cannot be used.
pub fn read_own() -> Vec<String> {
    let (fonts, faults) = folder().map_or_else(Default::default, |folder| read(&folder));
    let _ = OWN.set(fonts);
    faults
}

/// The user's fonts, once they have been read.
pub fn own_fonts() -> &'static [OwnFont] {
    OWN.get().map_or(&[], Vec::as_slice)
}

/// Reads the fonts in a folder, by name.
fn read(folder: &Path) -> (Vec<OwnFont>, Vec<String>) {
    let inside = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_font = |path: &PathBuf| {
        let ending = path.extension();
        ending.is_some_and(|ending| {
            ["ttf", "otf", "ttc"].iter().any(|known| ending.eq_ignore_ascii_case(known))
        })
    };
    let mut files: Vec<PathBuf> = inside.filter(is_font).collect();
    files.sort();
    let (mut fonts, mut faults) = (Vec::new(), Vec::new());
    for file in files.into_iter().take(FILES) {
        match font_in(&file) {
            Ok(bytes) => {
                let name = file.file_stem().unwrap_or_default().shown();
                fonts.push(OwnFont { name, bytes });
            }
            Err(why) => faults.push(format!("{}: {why}", file.shown())),
        }
    }
    (fonts, faults)
}

/// Returns the bytes of a font file that can be drawn from.
fn font_in(file: &Path) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = |error: io::Error| error.to_string();
    File::open(file).map_err(read)?.take(MOST + 1).read_to_end(&mut bytes).map_err(read)?;
    if bytes.len() as u64 > MOST {
        return Err(format!("larger than {} MB", MOST >> 20));
    }
    let face = ttf_parser::Face::parse(&bytes, 0).map_err(|error| error.to_string())?;
    // Fonts of bitmaps alone have nothing that could be drawn at another size.
    let letters =
        face.tables().cmap.is_some() && (face.tables().glyf.is_some() || face.tables().cff.is_some());
    if letters { Ok(bytes) } else { Err("it has no outlines of letters".to_owned()) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// A font is read, a file that is none is reported, and other files are left alone.
    #[test]
    fn fonts_of_a_folder_are_read_and_others_reported() {
        let folder = std::env::temp_dir().join(format!("kessel-fonts-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("Mine.TTF"), notosans::REGULAR_TTF).unwrap();
        fs::write(folder.join("broken.otf"), b"no font at all").unwrap();
        fs::write(folder.join("notes.txt"), b"text").unwrap();
        let (fonts, faults) = read(&folder);
        let names: Vec<&str> = fonts.iter().map(|font| font.name.as_str()).collect();
        assert_eq!(names, ["Mine"]);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("broken.otf"), "{faults:?}");
        assert!(read(&folder.join("none")).0.is_empty());
        fs::remove_dir_all(&folder).unwrap();
    }
}
