//! `kessel shot`: a picture of a position, without a window.

use super::{Failure, Outcome, cannot_write, entry::Entry, print_json, say};
use crate::{
    art::{
        own_fonts,
        packs::pack::{
            Pack,
            library::{self, STANDARD},
        },
        painter::Raster,
    },
    engine::{board::Hex, complain, data::Shown, storage::Disk},
    scene::still::StillView,
};
use clap::Args;
use resvg::tiny_skia::{IntSize, Pixmap};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// The picture to write, as PNG; its name must not have the ending of another format.
    #[arg(long)]
    pub(super) out: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(super) force: bool,
    /// The size in pixels.
    #[arg(long, default_value = "1600x900", value_parser = size)]
    size: (u32, u32),
    /// The hex in the centre.
    #[arg(long)]
    hex: Option<Hex>,
    /// The art pack: its name in the list of packs, or its folder.
    #[arg(long, default_value = STANDARD)]
    pack: String,
    /// The zoom, from 0.1 to 100: 1 for the whole map, 2 for half of its height.
    #[arg(long, default_value_t = 1.0, value_parser = zoom)]
    zoom: f32,
    /// Show the whole map and the result page, of a game that is over.
    #[arg(long, conflicts_with_all = ["size", "hex", "zoom"])]
    result: bool,
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let wrong =
        || format!("\"{text}\" is not a size: WIDTHxHEIGHT from 16 to 8192 is expected, such as 1600x900");
    let (width, height) = text.split_once('x').ok_or_else(wrong)?;
    let number = |text: &str| text.parse().ok().filter(|number| (16..=8192).contains(number));
    number(width).zip(number(height)).ok_or_else(wrong)
}

fn zoom(text: &str) -> Result<f32, String> {
    match text.parse::<f32>() {
        Ok(zoom) if (0.1..=100.0).contains(&zoom) => Ok(zoom),
        _ => Err("a number from 0.1 to 100 is expected, such as 1 or 2.5".to_owned()),
    }
}

pub(super) fn run(
    arguments: &Arguments,
    game: impl FnOnce() -> Result<&'static dyn Entry, Failure>,
    json: bool,
) -> Outcome {
    for fault in own_fonts::read_own() {
        complain!("a font cannot be used: {fault}");
    }
    let reading = library::load(&library::folders(), &arguments.pack, None)?;
    for fault in reading.faults.iter().chain(&reading.notes) {
        complain!("{fault}");
    }
    let picture = painted(arguments, game()?, &reading.pack)?;
    let size = IntSize::from_wh(picture.area.width, picture.area.height).ok_or("the picture is empty")?;
    let pixels = Pixmap::from_vec(picture.pixels, size).ok_or("the picture is damaged")?;
    let written = Disk::default().write_whole(&arguments.out, &pixels.encode_png()?);
    written.map_err(|error| cannot_write(&arguments.out, &error))?;
    if json {
        return print_json(&serde_json::json!({ "picture": arguments.out.shown() }));
    }
    say!("{} written", arguments.out.shown());
    Ok(())
}

/// Paints the picture that is asked for.
fn painted(arguments: &Arguments, game: &dyn Entry, pack: &Pack) -> Result<Raster, Failure> {
    if arguments.result {
        let (still, page) = game.finished(&arguments.game)?;
        return Ok(page.paint(&still, pack)?);
    }
    let view = StillView { size: arguments.size, centre: arguments.hex, zoom: arguments.zoom };
    let still = game.still(&arguments.game)?;
    if let Some(hex) = arguments.hex.filter(|hex| !still.print.board.contains(*hex)) {
        return Err(Failure(format!("{hex} is off the map")));
    }
    Ok(still.paint(pack, view))
}
