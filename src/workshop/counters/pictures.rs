//! Pictures that a player brings into a pack.

use crate::{
    art::packs::drawing::{conversion::for_pack, limits},
    engine::{
        data::{self, Shown, id_like},
        storage::{Disk, in_plain_words},
    },
};
use std::path::Path;

/// The folder of pictures in a pack.
const FOLDER: &str = "images";
/// The largest side of a picture in pixels; a larger one is made smaller.
const SIDE: u32 = 512;
/// The most names that are tried.
const NAMES: u32 = 1000;

/// Copies a picture into a pack, as PNG or SVG; returns its name in the pack. Another file of the pack is not
/// overwritten; the same picture is not copied twice.
///
/// # Errors
/// It cannot be read, is no picture or too large, or cannot be written: a sentence with the file.
pub fn take_picture(disk: &Disk, pack: &Path, picture: &Path) -> Result<String, String> {
    let about = |why: String| format!("{}: {why}", picture.shown());
    let bytes = data::read_bytes(picture, 4 * limits::PICTURE_BYTES).map_err(|why| about(why.to_string()))?;
    let taken = for_pack(bytes, SIDE).map_err(about)?;
    let stem = picture.file_stem().unwrap_or_default().shown();
    let stem = id_like(&stem).unwrap_or_else(|| "picture".to_owned());
    for number in 1..=NAMES {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        let name = format!("{FOLDER}/{stem}{number}.{}", taken.ending);
        let path = pack.join(&name);
        if path.exists() {
            let same = data::read_bytes(&path, 4 * limits::PICTURE_BYTES).is_ok_and(|old| old == taken.bytes);
            if same {
                return Ok(name);
            }
            continue;
        }
        let written = disk.write_light(&path, &taken.bytes);
        written.map_err(|error| format!("{}: {}", path.shown(), in_plain_words(&error)))?;
        return Ok(name);
    }
    Err(about("the pack has too many pictures of this name".to_owned()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::fs;

    #[test]
    fn a_picture_is_copied_once_and_another_of_its_name_beside_it() {
        let folder = std::env::temp_dir().join(format!("kessel-taken-{}", std::process::id()));
        let (pack, disk) = (folder.join("pack"), Disk::default());
        fs::create_dir_all(folder.join("other")).unwrap();
        let svg = |radius: u32| {
            format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle r='{radius}'/></svg>")
        };
        let (one, two) = (folder.join("My Tank.svg"), folder.join("other/My Tank.svg"));
        fs::write(&one, svg(3)).unwrap();
        fs::write(&two, svg(4)).unwrap();
        assert_eq!(take_picture(&disk, &pack, &one).unwrap(), "images/my-tank.svg");
        assert_eq!(take_picture(&disk, &pack, &one).unwrap(), "images/my-tank.svg");
        assert_eq!(take_picture(&disk, &pack, &two).unwrap(), "images/my-tank-2.svg");
        assert_eq!(fs::read_to_string(pack.join("images/my-tank-2.svg")).unwrap(), svg(4));
        fs::write(folder.join("notes.txt"), "no picture").unwrap();
        let why = take_picture(&disk, &pack, &folder.join("notes.txt")).unwrap_err();
        assert!(why.contains("notes.txt") && why.contains("neither a PNG"), "{why}");
        assert!(take_picture(&disk, &pack, &folder.join("none.png")).is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
