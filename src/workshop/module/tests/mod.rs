//! Modules made by hand: what is read of them, and what is told of those that are damaged.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

mod damage;
mod names;
mod packs;
mod reading;
#[cfg(feature = "window")]
mod window;

use super::*;
use std::{
    fs,
    io::{Cursor, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};
use zip::{ZipWriter, write::SimpleFileOptions};

/// A GIF, a JPEG and a PNG of a few pixels of one colour.
const GIF: &str =
    "47494638396104000400f000003050a000000021f90400000000002c0000000004000400000204848f0905003b";
const JPEG: &str = "ffd8ffe000104a46494600010100000100010000ffdb004300140e0f120f0d14121012171514181e32211e1c1c1e3d2c2e243249404c4b\
                    47404645505a736250556d5645466488656d777b8182814e608d978c7d96737e817cffdb0043011517171e1a1e3b21213b7c5346537c7c\
                    7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7cffc00011080008\
                    000803011100021101031101ffc40014000100000000000000000000000000000005ffc4001410010000000000000000000000000000\
                    0000ffc4001501010100000000000000000000000000000405ffc40014110100000000000000000000000000000000ffda000c030100\
                    02110311003f003055e7ffd9";

/// Returns the bytes of a picture above.
fn bytes(hex: &str) -> Vec<u8> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16).unwrap();
    let pairs = hex.as_bytes().chunks_exact(2);
    pairs.map(|pair| u8::try_from(digit(&pair[0]) * 16 + digit(&pair[1])).unwrap()).collect()
}

fn png(side: u32) -> Vec<u8> {
    let mut picture = resvg::tiny_skia::Pixmap::new(side, side).unwrap();
    picture.fill(resvg::tiny_skia::Color::from_rgba8(90, 120, 60, 255));
    picture.encode_png().unwrap()
}

/// A folder for a test, deleted when it ends.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("kessel-module-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// Writes a file and returns its path.
    fn file(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, bytes).unwrap();
        path
    }

    /// Writes a module with this description and pictures.
    fn module(&self, build: &str, images: &[(&str, Vec<u8>)]) -> PathBuf {
        let images = images.iter().map(|(name, bytes)| (format!("images/{name}"), bytes.clone()));
        let files: Vec<_> =
            [("buildFile.xml".to_owned(), build.as_bytes().to_vec())].into_iter().chain(images).collect();
        self.file("own.vmod", &zipped(&files))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn zipped(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Returns a description with these parts.
fn build(parts: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<VASSAL.build.GameModule name=\"Own &amp; made up\">\n{parts}\n</VASSAL.build.GameModule>\n"
    )
}

/// Returns the parts as VASSAL writes them into one text.
fn sequence(parts: &[&str], between: char) -> String {
    let escaped = parts.iter().map(|part| part.replace(between, &format!("\\{between}")));
    escaped.collect::<Vec<_>>().join(&between.to_string())
}

/// Returns a chain of traits, the outermost first.
fn chain(traits: &[&str]) -> String {
    let (first, rest) = traits.split_first().unwrap();
    if rest.is_empty() { (*first).to_owned() } else { sequence(&[first, &chain(rest)], '\t') }
}

/// Returns the definition of a piece by its traits and their states.
fn definition(traits: &[&str], states: &[&str]) -> String {
    "+/".to_owned() + &sequence(&["null", &chain(traits), &chain(states)], '/')
}

/// Returns a layer with this command, key, pictures and names.
fn layer(command: &str, key: &str, images: &[&str], labels: &[&str]) -> String {
    let (images, labels) = (sequence(images, ','), sequence(labels, ','));
    let fields = [
        command, "128", key, "", "128", "", "", "128", "", "", "", "1", "false", "0", "0", &images, &labels,
        "true", "",
    ];
    "emb2;".to_owned() + &sequence(&fields, ';')
}

/// Returns a place for a piece.
fn slot(name: &str, definition: &str) -> String {
    let definition = definition.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<VASSAL.build.widget.PieceSlot entryName=\"{name}\" gpid=\"7\" height=\"75\" width=\"75\">{definition}</VASSAL.build.widget.PieceSlot>"
    )
}

/// Returns a palette of this side.
fn side(name: &str, slots: &str) -> String {
    format!(
        "<VASSAL.build.module.PieceWindow name=\"Counters\"><VASSAL.build.widget.ListWidget entryName=\"{name}\">{slots}\
         </VASSAL.build.widget.ListWidget></VASSAL.build.module.PieceWindow>"
    )
}

fn unit(id: &str, name: &str, template: &str) -> Unit {
    Unit {
        id: id.to_owned(),
        name: name.to_owned(),
        templates: vec![template.to_owned()],
        keys: vec![id.to_owned()],
    }
}

fn opened(path: &Path) -> Module {
    Module::open(path).unwrap_or_else(|fault| panic!("{fault}"))
}
