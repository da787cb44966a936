//! The options that all commands that paint share: the art pack, the size of a picture, and what is laid over the map.

use super::{
    Failure,
    look::{Commanded, branches, eyes::ViewerName, opening::Opening},
};
use crate::{
    art::{
        own_fonts,
        packs::pack::{Pack, library},
    },
    engine::{
        complain,
        orders::{Kept, Position, Record, Timeline, Viewer},
    },
    scene::{Figure, FigureOptions, Overlaid, overlay_named},
    settings::Overlay,
};
use std::path::Path;

/// The reason why a legend is empty.
pub(super) const NOTHING_TO_EXPLAIN: &str =
    "the picture has no overlays, rings, arrows, lines, counters or markers";

/// Reads the art pack of this name or in this folder; its faults go to standard error.
pub(super) fn pack(name: &str) -> Result<Pack, Failure> {
    for fault in own_fonts::read_own() {
        complain!("a font cannot be used: {fault}");
    }
    let reading = library::load(&library::folders(), name, None)?;
    for fault in reading.faults.iter().chain(&reading.notes) {
        complain!("{fault}");
    }
    Ok(reading.pack)
}

/// Reads a size in pixels.
pub(super) fn size(text: &str) -> Result<(u32, u32), String> {
    let wrong =
        || format!("\"{text}\" is not a size: WIDTHxHEIGHT from 16 to 8192 is expected, such as 1600x900");
    let (width, height) = text.split_once('x').ok_or_else(wrong)?;
    let number = |text: &str| text.parse().ok().filter(|number| (16..=8192).contains(number));
    number(width).zip(number(height)).ok_or_else(wrong)
}

/// Returns the overlays that these words call.
///
/// # Errors
/// The game has no overlay of this word; the sentence has those that it has.
pub(super) fn overlays<G: Overlaid>(words: &[String]) -> Result<Vec<Overlay>, Failure> {
    let mut overlays: Vec<Overlay> = Vec::new();
    for word in words {
        let named = overlay_named::<G>(word);
        if named.is_empty() {
            let known: Vec<&str> = G::OVERLAY_WORDS.iter().copied().filter(|word| !word.is_empty()).collect();
            let known = known.join(", ");
            return Err(Failure(format!("there is no overlay {word}: this game has {known}")));
        }
        overlays.extend(named.into_iter().filter(|overlay| !overlays.contains(overlay)).collect::<Vec<_>>());
    }
    Ok(overlays)
}

/// Returns the viewer of a game for this name: without one only what both sides know.
pub(super) fn viewer<G: Commanded>(eyes: Option<ViewerName>) -> Result<Viewer, Failure> {
    eyes.map_or(Ok(Viewer::Both), ViewerName::to_viewer::<G>)
}

/// A moment of a game file: after this many orders of the game or of one of its branches, or after all.
#[derive(Clone, Copy, Debug, Default)]
pub struct MomentNamed {
    pub branch: Option<usize>,
    pub to: Option<usize>,
}

/// Makes the figure of a moment of a game for a viewer, with the drawings of its file if they are wanted.
///
/// # Errors
/// The file cannot be read, or it has no such moment.
pub(super) fn figure<G: Commanded>(
    path: &Path,
    moment: MomentNamed,
    eyes: Option<ViewerName>,
    options: (bool, FigureOptions),
) -> Result<Figure, Failure> {
    let eyes = viewer::<G>(eyes)?;
    let (world, opened) = Opening::default().open::<G>(path, false)?;
    let record = &opened.record;
    if let Some(id) = moment.branch {
        let (world, opened) = branches::open::<G>(record, id, moment.to)?;
        let after = opened.record.file.played.len();
        return Ok(figure_of(&opened.record, (G::position(&world).clone(), after), eyes, options));
    }
    let orders = record.file.played.len();
    if let Some(to) = moment.to.filter(|to| *to > orders) {
        return Err(Failure(format!("the game has {orders} orders: there is no order {to}")));
    }
    let after = moment.to.unwrap_or(orders);
    let position = match moment.to {
        None => G::position(&world).clone(),
        Some(to) => Timeline::of(record, Kept::default()).position(to).clone(),
    };
    Ok(figure_of(record, (position, after), eyes, options))
}

/// Makes the figure of a position after this many orders.
fn figure_of<G: Commanded>(
    record: &Record<G>,
    (mut position, after): (Position<G>, usize),
    eyes: Viewer,
    (has_drawings, mut options): (bool, FigureOptions),
) -> Figure {
    if G::eyes(&record.rulebook, &position.public).is_some() {
        G::look(&mut position, eyes);
    }
    if has_drawings {
        let kept = record.file.study.drawn().get(&after).cloned().unwrap_or_default();
        options.drawn = kept.into_iter().chain(std::mem::take(&mut options.drawn)).collect();
    }
    let until = (after < record.file.played.len()).then(|| record.until(after));
    let record = until.as_ref().unwrap_or(record);
    Figure::of::<G>(&record.rulebook, &position, Some(record), options)
}
