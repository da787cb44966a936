//! The one path from the text of a drawing to pixels. Its work is estimated, then it is read and painted on a separate
//! thread, which is abandoned if it takes too long.

pub(super) mod canvas;
pub(super) mod composing;
pub mod conversion;
pub(super) mod elements;
pub(super) mod entities;
pub(super) mod escape;
pub(super) mod filled;
pub(super) mod filling;
pub(super) mod in_time;
pub(super) mod laid_over;
pub(super) mod laying;
pub mod limits;
pub(super) mod page;
pub(super) mod paint_work;
pub mod paper;
pub mod pictures;
pub(super) mod quiet;
pub mod raster;
pub(super) mod scope;
pub(crate) mod sheet;
pub(super) mod source;
pub(super) mod stated;
pub mod template;
pub mod texture;
pub(super) mod work;

use super::{
    error::{PackError, Place},
    fonts::fonts,
};
pub(crate) use escape::escape;
use in_time::{GivenUp, in_time};
use quiet::quietly;
use work::Excess;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, ImageHrefResolver, ImageKind, Options, Tree, roxmltree::Document};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The PNG files that drawings show, by their names.
pub(super) type Shown = Arc<BTreeMap<String, Arc<Vec<u8>>>>;

/// Reads a drawing that does not need too much work.
pub(super) fn read(svg: &str, pictures: &Shown) -> Result<Tree, Excess> {
    work::check_text(svg)?;
    let document = Document::parse_with_options(svg, work::parsing()).map_err(wrong)?;
    read_document(&document, pictures)
}

/// Reads a card with all drawings on it, each of which has been checked alone.
pub(super) fn read_all(svg: &str, pictures: &Shown) -> Result<Tree, Excess> {
    let document = Document::parse_with_options(svg, work::parsing_all()).map_err(wrong)?;
    work::check_all(&document)?;
    tree_of(&document, pictures)
}

/// Reads a drawing whose text has been checked and parsed.
fn read_document(document: &Document, pictures: &Shown) -> Result<Tree, Excess> {
    work::check(document)?;
    tree_of(document, pictures)
}

fn tree_of(document: &Document, pictures: &Shown) -> Result<Tree, Excess> {
    let seen = Arc::new(Mutex::new(Seen::default()));
    let tree = Tree::from_xmltree(document, &options(pictures, &seen));
    let fault = seen.lock().unwrap_or_else(PoisonError::into_inner).fault.take();
    if let Some(why) = fault {
        return Err(Excess { at: document.input_text().find("data:"), why });
    }
    tree.map_err(|error| wrong(format!("cannot be drawn: {error}")))
}

fn wrong(error: impl std::fmt::Display) -> Excess {
    Excess { at: None, why: error.to_string() }
}

/// Paints a drawing on an empty picture of this many pixels.
pub(super) fn paint(tree: &Tree, place: Transform, wide: u32, high: u32) -> Result<Pixmap, String> {
    paint_work::check(tree, place, wide, high)?;
    let mut picture =
        Pixmap::new(wide, high).ok_or_else(|| format!("{wide} × {high} pixels is not a picture size"))?;
    resvg::render(tree, place, &mut picture.as_mut());
    Ok(picture)
}

/// Runs work for the drawing in this file, unless it takes too long.
pub(super) fn soon<T: Send + 'static>(
    file: &str,
    time: Duration,
    work: impl FnOnce() -> Result<T, PackError> + Send + 'static,
) -> Result<T, PackError> {
    let place = || Place { file: file.to_owned(), line: 1, column: 1 };
    match in_time(time, work) {
        Ok(result) => result,
        Err(GivenUp::Slow | GivenUp::Full) => Err(PackError::Slow { place: place() }),
        Err(GivenUp::Broken(said)) => Err(PackError::Fault { place: place(), why: broken(&said) }),
    }
}

/// Runs work for a built-in drawing: at once and on this thread, because it is the replacement after any other failure.
pub(super) fn at_once<T>(work: impl FnOnce() -> Result<T, PackError>) -> Result<T, PackError> {
    let place = Place { file: "standard".to_owned(), line: 1, column: 1 };
    quietly(work).unwrap_or_else(|said| Err(PackError::Fault { place, why: broken(&said) }))
}

/// The message for a drawing at which a library panicked.
fn broken(said: &str) -> String {
    let said = said.lines().next().unwrap_or_default();
    let colon = if said.is_empty() { "" } else { ": " };
    format!("this drawing cannot be drawn: the SVG renderer gave up{colon}{said}")
}

/// The state of the checks of pictures in a drawing.
#[derive(Default)]
struct Seen {
    pixels: u64,
    fault: Option<String>,
}

/// Returns the options for reading, with the program's fonts and these pictures. No other file is ever opened, and each
/// picture is checked before it is unpacked, wherever it occurs.
fn options(pictures: &Shown, seen: &Arc<Mutex<Seen>>) -> Options<'static> {
    let (files, noted) = (Arc::clone(pictures), Arc::clone(seen));
    let resolve_string = Box::new(move |file: &str, _: &usvg::Options| take(files.get(file)?, &noted));
    let noted = Arc::clone(seen);
    let resolve_data = Box::new(move |kind: &str, bytes: Arc<Vec<u8>>, _: &usvg::Options| {
        if !kind.is_empty() && bytes.starts_with(pictures::PNG) {
            return take(&bytes, &noted);
        }
        let why = format!(
            "a picture inside a drawing must be a PNG, and this one is declared as {kind}; embed or link it as PNG"
        );
        noted.lock().unwrap_or_else(PoisonError::into_inner).fault.get_or_insert(why);
        None
    });
    Options {
        font_family: "Noto Sans".to_owned(),
        fontdb: Arc::clone(fonts()),
        image_href_resolver: ImageHrefResolver { resolve_data, resolve_string },
        ..Options::default()
    }
}

/// Returns a picture, if it and all before it are not too large.
fn take(bytes: &Arc<Vec<u8>>, seen: &Mutex<Seen>) -> Option<ImageKind> {
    let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    let why = match pictures::size(bytes) {
        Err(why) => why,
        Ok((wide, high)) => {
            seen.pixels += u64::from(wide) * u64::from(high);
            if seen.pixels <= limits::PICTURE_PIXELS {
                return Some(ImageKind::PNG(Arc::clone(bytes)));
            }
            let most = limits::PICTURE_PIXELS;
            format!("the pictures in this drawing have more than {most} pixels, which is the limit")
        }
    };
    seen.fault.get_or_insert(why);
    None
}
