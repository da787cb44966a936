//! `kessel film`: some orders of a game as GIF, as animated PNG, or as numbered pictures.

use super::{
    Failure, Outcome, cannot_write,
    look::{Commanded, eyes::ViewerName, opening::Opening},
    pictures, print_json, say,
    shot::arrows::crop,
};
use crate::{
    art::{
        packs::pack::{Pack, library::STANDARD},
        painter::{Packing, picture_file},
    },
    engine::{board::Hex, complain, data::Shown, orders::is_over, storage::Disk, wording::count},
    scene::{
        FigureOptions,
        film::{ApngFilm, Film, GifFilm},
    },
};
use clap::Args;
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

/// The size of frames, if they need no larger one.
const SIZE: (u32, u32) = (1280, 720);

#[derive(Args, Debug)]
pub struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// The film to write: .gif, .png for an animated PNG, or a folder for numbered PNGs.
    #[arg(long)]
    pub(super) out: PathBuf,
    /// Overwrite an existing film.
    #[arg(long)]
    pub(super) force: bool,
    /// The number of its first order; by default the first of the game.
    #[arg(long, conflicts_with = "last_combat")]
    from: Option<usize>,
    /// The number of its last order; by default the last of the game.
    #[arg(long)]
    to: Option<usize>,
    /// Show the last combat, up to the order --to if that is given, with the map about it.
    #[arg(long)]
    last_combat: bool,
    /// The viewer, in a game with hidden units. Without it, only what both sides know.
    #[arg(long = "as")]
    eyes: Option<ViewerName>,
    /// The size in pixels, at most 1920x1080; of a part of the map, the most of each. If not given, 1280x720, or more until
    /// counters are 40 pixels wide.
    #[arg(long, value_parser = pictures::size)]
    size: Option<(u32, u32)>,
    /// Only the part of the map between two corners, such as 0310-0817; if not given, the part that the orders touch.
    #[arg(long, value_name = "A-B", value_parser = crop)]
    crop: Option<[Hex; 2]>,
    /// The whole map, as of orders that touch most of it.
    #[arg(long, conflicts_with = "crop")]
    whole: bool,
    /// Overlays of the game, separated by commas, such as reach,victory.
    #[arg(long, value_delimiter = ',')]
    show: Vec<String>,
    /// Explain overlays, rings and lines, and the kinds of counters and markers below the map.
    #[arg(long)]
    legend: bool,
    /// In levels of grey, with patterns in place of colours.
    #[arg(long)]
    grey: bool,
    /// The art pack: its name in the list of packs, or its folder.
    #[arg(long, default_value = STANDARD)]
    pack: String,
}

/// Makes the film of a game of one kind.
pub(super) fn make<G: Commanded>(arguments: &Arguments, json: bool) -> Outcome {
    let eyes = pictures::viewer::<G>(arguments.eyes)?;
    let overlays = pictures::overlays::<G>(&arguments.show)?;
    let (world, opened) = Opening::default().open::<G>(&arguments.game, false)?;
    let record = &opened.record;
    if record.file.header.is_sent_to_a_person() && !is_over::<G>(&G::position(&world).public) {
        let name = arguments.game.shown();
        return Err(Failure(format!("{name} is a play-by-file game: it can be filmed when it is over")));
    }
    let off = |hex: &Hex| !G::board(&record.rulebook).contains(*hex);
    if let Some(hex) = arguments.crop.into_iter().flatten().find(off) {
        return Err(Failure(format!("{hex} is off the map")));
    }
    let options = FigureOptions {
        size: arguments.size.unwrap_or(SIZE),
        crop: arguments.crop,
        overlays,
        legend: arguments.legend,
        grey: arguments.grey,
        ..FigureOptions::default()
    };
    let all = record.file.played.len();
    let last = arguments.to.unwrap_or(all);
    let film = match arguments.last_combat {
        true => Film::<G>::of_last_combat(record, last.min(all), eyes, options)?,
        false => Film::<G>::of(record, arguments.from.unwrap_or(1)..=last, eyes, options)?,
    };
    let film = if arguments.whole { film } else { film.framed(arguments.size.is_none()) };
    let frames = film.frames()?;
    if film.has_empty_legend()? {
        complain!("kessel: the legend is empty: {}", pictures::NOTHING_TO_EXPLAIN);
    }
    let time = write(&film, frames, &pictures::pack(&arguments.pack)?, &arguments.out)?;
    let seconds = time.as_millis() as f64 / 1000.0;
    if json {
        let film = arguments.out.shown();
        return print_json(&serde_json::json!({ "film": film, "frames": frames, "seconds": seconds }));
    }
    say!("{} written: {}, {seconds} seconds", arguments.out.shown(), count(frames, "frame", "frames"));
    Ok(())
}

/// Paints and writes a film in the format of its name, and returns its time.
fn write<G: Commanded>(film: &Film<G>, frames: usize, pack: &Pack, out: &Path) -> Result<Duration, Failure> {
    let (disk, mut whole) = (Disk::default(), Duration::ZERO);
    let written = |path: &Path, bytes: &[u8]| {
        disk.write_whole(path, bytes).map_err(|error| cannot_write(path, &error).0)
    };
    let ending = out.extension().unwrap_or_default().shown().to_lowercase();
    match ending.as_str() {
        "gif" => {
            let mut file = GifFilm::default();
            film.paint(pack, &mut |picture, time| {
                whole += time;
                file.add(picture, time)
            })?;
            written(out, &file.finish()?)?;
        }
        "png" => {
            let mut file = ApngFilm::new(frames);
            film.paint(pack, &mut |picture, time| {
                whole += time;
                file.add(picture, time)
            })?;
            written(out, &file.finish()?)?;
        }
        _ => {
            let mut number = 0;
            film.paint(pack, &mut |picture, time| {
                whole += time;
                number += 1;
                let png = picture_file(&picture, Packing::Light).map_err(|error| error.to_string())?;
                written(&out.join(format!("{number:04}.png")), &png)
            })?;
        }
    }
    Ok(whole)
}
