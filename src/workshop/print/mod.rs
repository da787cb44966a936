//! Printed sheets: counters with their backs, markers, maps cut into sheets, charts and turn tracks, as a PDF in which a
//! millimetre is a millimetre and texts are texts.
//!
//! A [`PrintJob`] is plain data, so that the command line and the window print alike.

mod counters;
mod drawing;
mod fault;
mod fonts;
#[cfg(feature = "window")]
mod form;
mod ink;
mod job;
mod map;
#[cfg(feature = "window")]
mod page;
mod pages;
mod settings;
#[cfg(feature = "window")]
pub(crate) mod table;
mod tables;

pub use fault::{ManySheets, PrintFault};
pub use job::{PrintJob, TitledTable};
pub use settings::{Paper, Parts, PrintSettings, dots, length};

use crate::{
    art::packs::pack::Pack,
    engine::text::{say, texts},
    scene::PrintedCounter,
};
use counters::Counted;
use drawing::Drawings;
use pages::Pages;

texts! {
    "en": ["workshop-print.ftl", "workshop-print-page.ftl"],
    "de": ["workshop-print.ftl", "workshop-print-page.ftl"],
}

/// A finished PDF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The bytes of the file.
    pub pdf: Vec<u8>,
    /// Sentences on what is not printed as it should be, and on what could not be read.
    pub notes: Vec<String>,
}

/// Prints the parts of a job that the settings ask for, with the art of a pack. Counters that the pack cannot draw are
/// those of the standard pack.
///
/// # Errors
/// A size cannot be printed, there is nothing to print, or there are too many sheets.
pub fn print(job: &PrintJob, pack: &Pack, settings: &PrintSettings) -> Result<Printed, PrintFault> {
    settings.check()?;
    let parts = settings.parts;
    let is_some = |counters: &[PrintedCounter]| counters.iter().any(|counter| counter.count > 0);
    let (counters, markers, map, charts) = (
        parts.counters && is_some(&job.counters),
        parts.markers && is_some(&job.markers),
        parts.map && !job.maps.is_empty(),
        parts.charts && !job.charts.is_empty(),
    );
    if !(counters || markers || map || charts) {
        return Err(PrintFault::Nothing { title: job.title.clone(), parts: named(parts) });
    }
    let mut pages = Pages::begin(&job.title, settings.is_compressed)?;
    let mut notes = job.notes.clone();
    if counters || markers {
        let mut drawings = Drawings::new(pack, settings.size);
        if counters {
            let sheets = (Counted::Counters, job.counters.as_slice());
            counters::add(&mut pages, &mut drawings, &job.title, sheets, settings)?;
        }
        if markers {
            let sheets = (Counted::Markers, job.markers.as_slice());
            counters::add(&mut pages, &mut drawings, &job.title, sheets, settings)?;
        }
        notes.append(&mut drawings.notes);
    }
    if map {
        for print in &job.maps {
            notes.extend(map::add(&mut pages, print, pack, settings)?);
        }
    }
    if charts {
        tables::add(&mut pages, &job.title, &job.charts, settings)?;
    }
    Ok(Printed { pdf: pages.end()?, notes })
}

/// Returns the names of the parts, for a sentence.
fn named(parts: Parts) -> Vec<String> {
    let Parts { counters, markers, map, charts } = parts;
    let all = [
        (counters, say!("workshop-print-part-counters")),
        (markers, say!("workshop-print-part-markers")),
        (map, say!("workshop-print-part-map")),
        (charts, say!("workshop-print-part-charts")),
    ];
    all.into_iter().filter(|(is_asked, _)| *is_asked).map(|(_, name)| name).collect()
}
