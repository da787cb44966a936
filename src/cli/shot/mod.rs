//! `kessel shot`: a picture of a position, without a window, with whatever a handout needs over it.

pub(super) mod arrows;

use super::{
    Failure, Outcome, cannot_write, entry::Entry, look::eyes::ViewerName, output::Holds, pictures,
    print_json, say,
};
use crate::{
    art::{
        packs::pack::{Pack, library::STANDARD},
        painter::Raster,
    },
    engine::{
        board::Hex,
        complain,
        data::Shown,
        orders::{Drawn, DrawnShape},
        storage::Disk,
    },
    scene::{Figure, FigureOptions},
};
use clap::Args;
use resvg::tiny_skia::{IntSize, Pixmap};
use std::path::PathBuf;

/// The most letters of a caption.
const CAPTION: usize = 600;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// The picture to write, as PNG or, with --svg, as SVG; its name must not have the ending of another format.
    #[arg(long)]
    pub(super) out: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(super) force: bool,
    /// The size in pixels; of a part of the map, the most of each.
    #[arg(long, default_value = "1600x900", value_parser = pictures::size)]
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
    /// The number of orders before the position; by default all.
    #[arg(long)]
    to: Option<usize>,
    /// A position of this branch of the game, by its number; --to then counts the orders of the branch.
    #[arg(long, value_name = "ID")]
    branch: Option<usize>,
    /// The viewer, in a game with hidden units. Without it, only what both sides know.
    #[arg(long = "as")]
    eyes: Option<ViewerName>,
    /// Overlays of the game, separated by commas, such as reach,victory; a word without its side means those of all sides.
    #[arg(long, value_delimiter = ',')]
    show: Vec<String>,
    /// A ring about a hex, in blue, red, yellow or black, such as 0513 or 0513:red.
    #[arg(long, value_name = "HEX[:COLOUR]", value_parser = arrows::ring)]
    ring: Vec<Drawn>,
    /// An arrow through hexes, such as 0414-0513 or 0414-0413-0513:red.
    #[arg(long, value_name = "A-B[:COLOUR]", value_parser = arrows::arrow)]
    arrow: Vec<Drawn>,
    /// Only the part of the map between two corners, such as 0310-0817.
    #[arg(long, value_name = "A-B", value_parser = arrows::crop, conflicts_with_all = ["hex", "zoom"])]
    crop: Option<[Hex; 2]>,
    /// A line of text below the map.
    #[arg(long, value_name = "TEXT", value_parser = caption)]
    caption: Option<String>,
    /// Explain overlays, rings and arrows, and the kinds of counters and markers below the map.
    #[arg(long)]
    legend: bool,
    /// In levels of grey, with patterns in place of colours.
    #[arg(long)]
    grey: bool,
    /// Leave out the arrows and rings that the game file has at this moment.
    #[arg(long)]
    bare: bool,
    /// Write an SVG: overlays, arrows and texts stay lines and letters.
    #[arg(long)]
    svg: bool,
    /// Write a PNG, as without this option.
    #[arg(long, conflicts_with = "svg")]
    png: bool,
    /// Allow --as or --branch in a play-by-file game against a person; the file records it and your opponent will see
    /// it.
    #[arg(long)]
    pub(super) spoil: bool,
    /// Show the whole map and the result page, of a game that is over.
    #[arg(long, conflicts_with_all = [
        "size", "hex", "zoom", "to", "branch", "eyes", "show", "ring", "arrow", "crop", "caption", "legend", "grey",
        "bare", "svg",
    ])]
    result: bool,
}

impl Arguments {
    /// The name of the command if it would reveal a secret: it asks for the knowledge of one side, or for a branch. A branch
    /// in a file can state any viewer, and its attacks then meet what is really there.
    pub(super) fn needs_spoil(&self) -> Option<&'static str> {
        match (self.eyes, self.branch) {
            (Some(_), _) => Some("shot --as"),
            (None, Some(_)) => Some("shot --branch"),
            (None, None) => None,
        }
    }

    /// The kind of file that it writes.
    pub(super) fn holds(&self) -> Holds {
        if self.svg { Holds::Drawing } else { Holds::Picture }
    }
}

fn zoom(text: &str) -> Result<f32, String> {
    match text.parse::<f32>() {
        Ok(zoom) if (0.1..=100.0).contains(&zoom) => Ok(zoom),
        _ => Err("a number from 0.1 to 100 is expected, such as 1 or 2.5".to_owned()),
    }
}

/// Reads a caption.
pub(super) fn caption(text: &str) -> Result<String, String> {
    match text.chars().count() {
        0..=CAPTION => Ok(text.to_owned()),
        letters => Err(format!("the caption has {letters} letters: at most {CAPTION} are expected")),
    }
}

pub(super) fn run(
    arguments: &Arguments,
    game: impl FnOnce() -> Result<&'static dyn Entry, Failure>,
    json: bool,
) -> Outcome {
    let pack = pictures::pack(&arguments.pack)?;
    let bytes = file_of(arguments, game()?, &pack)?;
    let written = Disk::default().write_whole(&arguments.out, &bytes);
    written.map_err(|error| cannot_write(&arguments.out, &error))?;
    if json {
        return print_json(&serde_json::json!({ "picture": arguments.out.shown() }));
    }
    say!("{} written", arguments.out.shown());
    Ok(())
}

/// Paints the picture that is asked for, and returns its file.
fn file_of(arguments: &Arguments, game: &dyn Entry, pack: &Pack) -> Result<Vec<u8>, Failure> {
    if arguments.result {
        let (still, page) = game.finished(&arguments.game)?;
        return png(page.paint(&still, pack)?);
    }
    let figure = figure(arguments, game)?;
    if figure.has_empty_legend(pack) {
        complain!("kessel: the legend is empty: {}", pictures::NOTHING_TO_EXPLAIN);
    }
    if arguments.svg { Ok(figure.svg(pack)?.into_bytes()) } else { png(figure.paint(pack)?) }
}

fn png(picture: Raster) -> Result<Vec<u8>, Failure> {
    let size = IntSize::from_wh(picture.area.width, picture.area.height).ok_or("the picture is empty")?;
    let pixels = Pixmap::from_vec(picture.pixels, size).ok_or("the picture is damaged")?;
    Ok(pixels.encode_png()?)
}

/// Makes the figure that is asked for.
fn figure(arguments: &Arguments, game: &dyn Entry) -> Result<Figure, Failure> {
    let drawn: Vec<Drawn> = arguments.ring.iter().chain(&arguments.arrow).cloned().collect();
    let hexes = drawn.iter().flat_map(|drawn| match &drawn.shape {
        DrawnShape::Ring(hex) => vec![*hex],
        DrawnShape::Arrow(hexes) => hexes.clone(),
        DrawnShape::Stroke(_) => Vec::new(),
    });
    let named: Vec<Hex> = hexes.chain(arguments.hex).chain(arguments.crop.into_iter().flatten()).collect();
    let options = FigureOptions {
        size: arguments.size,
        crop: arguments.crop,
        overlays: game.overlays(&arguments.show)?,
        drawn,
        caption: arguments.caption.clone().unwrap_or_default(),
        legend: arguments.legend,
        grey: arguments.grey,
    };
    let moment = pictures::MomentNamed { branch: arguments.branch, to: arguments.to };
    let figure = game.figure(&arguments.game, moment, arguments.eyes, (!arguments.bare, options))?;
    if let Some(hex) = named.into_iter().find(|hex| !figure.board().contains(*hex)) {
        return Err(Failure(format!("{hex} is off the map")));
    }
    Ok(figure.centred(arguments.hex, arguments.zoom))
}
