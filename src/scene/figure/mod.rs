//! Figures: a position with overlays, arrows and rings, a legend and a caption, for a handout.
//!
//! The sheet and the counters are pixels. Overlays and drawings are written as SVG: painted they are laid between the two
//! and over both, and in a figure that is an SVG itself they stay lines and patterns.

mod drawn;
mod explained;
mod grey;
mod kinds;
mod labels;
mod legend;
mod overlay;
mod studio;
mod svg;
#[cfg(test)]
mod tests;

pub(super) use explained::Explained;
pub(super) use labels::HexLabel;
pub(super) use studio::Studio;

use crate::{
    art::{
        packs::{drawing::sheet::paint_sheet, pack::Pack},
        painter::{Packing, PixelRect, Raster, WorldRect, hex_centre, picture_file},
    },
    engine::{
        board::{Board, Hex},
        counters::Flag,
        orders::{Drawn, Position, Record},
    },
    scene::{
        HasFaces,
        overlaid::{OverlayContent, held},
        still::{Still, StillFrame, blend},
    },
    settings::Overlay,
};
use data_encoding::BASE64;
use legend::{Strip, strip};
use overlay::{Layers, ShownOverlay};
use svg::Pen;

/// Room about the hexes of a part of the map, in hex radii.
const ABOUT_CROP: f32 = 0.12;

/// The content of a figure beside the position.
#[derive(Clone, Debug)]
pub struct FigureOptions {
    /// Width and height in pixels; of a part of the map, the most of each.
    pub size: (u32, u32),
    /// Two opposite corners of the part of the map that it shows.
    pub crop: Option<[Hex; 2]>,
    pub overlays: Vec<Overlay>,
    pub drawn: Vec<Drawn>,
    pub caption: String,
    /// Whether a legend explains overlays, drawings and the kinds of counters and markers.
    pub legend: bool,
    /// Whether it is in levels of grey, for a printer without colours.
    pub grey: bool,
}

impl Default for FigureOptions {
    fn default() -> Self {
        Self {
            size: (1600, 900),
            crop: None,
            overlays: Vec::new(),
            drawn: Vec::new(),
            caption: String::new(),
            legend: false,
            grey: false,
        }
    }
}

/// A picture of a position with all that is laid over it.
pub struct Figure {
    still: Still,
    overlays: Vec<ShownOverlay>,
    labels: Vec<HexLabel>,
    /// The victory hexes that have a rim, each with the side that holds it.
    goals: Vec<(Hex, Option<Flag>)>,
    /// The hex in the middle and the zoom, of a figure without a crop.
    view: (Option<Hex>, f32),
    options: FigureOptions,
}

impl Figure {
    /// Makes the figure of a position, which is laid out for its viewer. The record ends at its moment.
    pub fn of<G: HasFaces>(
        rulebook: &G::Rulebook,
        position: &Position<G>,
        record: Option<&Record<G>>,
        options: FigureOptions,
    ) -> Self {
        let shown = |overlay: &Overlay| {
            let listed = G::OVERLAYS.get(overlay.0)?;
            let content = G::overlay(*overlay, rulebook, position, record);
            Some(ShownOverlay { listed, content })
        };
        Self {
            still: Still::of::<G>(rulebook, position),
            overlays: options.overlays.iter().filter_map(shown).collect(),
            labels: Vec::new(),
            goals: Vec::new(),
            view: (None, 1.0),
            options,
        }
    }

    /// Returns the figure with this hex in the middle, or that of the sheet, and this zoom: 1 for the whole height.
    #[must_use]
    pub fn centred(self, hex: Option<Hex>, zoom: f32) -> Self {
        Self { view: (hex, zoom), ..self }
    }

    /// Returns the figure with rims about the victory hexes in the colours of the sides that hold them, as the table has them.
    #[must_use]
    pub fn with_goals<G: HasFaces>(self, rulebook: &G::Rulebook, position: &Position<G>) -> Self {
        let holders = held::<G>(rulebook, position);
        let holder = |hex: Hex| holders.iter().find(|(held, _)| *held == hex).map(|(_, flag)| *flag);
        let hexes = self.still.print.furniture.marks.iter().flat_map(|mark| mark.hexes.iter().copied());
        let goals = hexes.map(|hex| (hex, holder(hex))).collect();
        Self { goals, ..self }
    }

    /// Returns the figure with words at hexes.
    #[must_use]
    pub(super) fn labelled(self, labels: Vec<HexLabel>) -> Self {
        Self { labels, ..self }
    }

    /// The board of its map.
    pub fn board(&self) -> &Board {
        &self.still.print.board
    }

    /// Whether two figures of one sheet with equal options show the same.
    pub(super) fn shows_the_same(&self, other: &Self) -> bool {
        let (one, two) = (&self.still, &other.still);
        let contents = |shown: &ShownOverlay, also: &ShownOverlay| shown.content == also.content;
        one.markers == two.markers
            && one.stacks == two.stacks
            && self.labels == other.labels
            && self.goals == other.goals
            && self.options.drawn == other.options.drawn
            && self.overlays.len() == other.overlays.len()
            && self.overlays.iter().zip(&other.overlays).all(|(one, other)| contents(one, other))
    }

    /// Paints it with the art of a pack.
    ///
    /// # Errors
    /// It has more in it than can be painted: a sentence.
    pub fn paint(&self, pack: &Pack) -> Result<Raster, String> {
        self.paint_in(&mut Studio::of(&self.still, pack), None)
    }

    /// Whether a legend is asked for and has nothing to explain.
    pub fn has_empty_legend(&self, pack: &Pack) -> bool {
        let frame = || self.frame(self.studio(pack).paper(), 0);
        self.options.legend && self.overlays.is_empty() && self.explained(Some(frame())).is_empty()
    }

    /// Returns what its legend explains beside the overlays, in this frame.
    pub(super) fn explained(&self, frame: Option<StillFrame>) -> Explained {
        let shows = |hex: Hex| {
            self.options.crop.is_none_or(|crop| is_between(hex, crop))
                && frame.is_none_or(|frame| explained::is_in_frame(hex, &frame))
        };
        Explained::of(&self.still, &self.options.drawn, shows)
    }

    /// Returns the tools for this figure and others of its sheet.
    pub(super) fn studio<'a>(&self, pack: &'a Pack) -> Studio<'a> {
        Studio::of(&self.still, pack)
    }

    /// Paints it with tools that have painted others of its sheet. Its legend explains this, or what it shows.
    ///
    /// # Errors
    /// As [`Figure::paint`].
    pub(super) fn paint_in(
        &self,
        studio: &mut Studio,
        explained: Option<&Explained>,
    ) -> Result<Raster, String> {
        let parts = self.parts(studio, explained);
        let area = parts.frame.area;
        let mut map = studio.ground(parts.frame);
        lay_svg(&mut map, &parts.under, area)?;
        studio.lay_counters(&self.still, &mut map, parts.frame.radius);
        lay_svg(&mut map, &parts.over, area)?;
        (map.area.left, map.area.top) = (0, 0);
        let (width, height) = (area.width, area.height + parts.strip.height);
        let mut picture = Raster::blank(PixelRect { left: 0, top: 0, width, height });
        picture.lay(&map);
        let below = PixelRect { left: 0, top: area.height as i32, width, height: parts.strip.height };
        lay_svg(&mut picture, &parts.strip.svg, below)?;
        studio.lay_cards(&parts.strip.cards, &mut picture, area.height);
        if self.options.grey {
            grey::grey(&mut picture);
        }
        Ok(picture)
    }

    /// Returns it as SVG: the sheet and the counters as pictures, all else as lines, patterns and texts.
    ///
    /// # Errors
    /// The pictures cannot be packed: a sentence.
    pub fn svg(&self, pack: &Pack) -> Result<String, String> {
        let mut studio = Studio::of(&self.still, pack);
        let parts = self.parts(&mut studio, None);
        let area = parts.frame.area;
        let (width, height) = (area.width, area.height + parts.strip.height);
        let mut counters = Raster::blank(area);
        studio.lay_counters(&self.still, &mut counters, parts.frame.radius);
        let image = |mut picture: Raster| -> Result<String, String> {
            if self.options.grey {
                grey::grey(&mut picture);
            }
            let png = picture_file(&picture, Packing::Light).map_err(|error| error.to_string())?;
            let (width, height, data) = (picture.area.width, picture.area.height, BASE64.encode(&png));
            Ok(format!(
                "<image width=\"{width}\" height=\"{height}\" href=\"data:image/png;base64,{data}\"/>"
            ))
        };
        let sheet = image(studio.ground(parts.frame))?;
        let counters = image(counters)?;
        let Parts { under, over, strip, .. } = parts;
        let mut cards = String::new();
        if !strip.cards.is_empty() {
            let part = PixelRect { left: 0, top: 0, width: area.width, height: strip.height };
            let mut painted = Raster::blank(part);
            studio.lay_cards(&strip.cards, &mut painted, 0);
            cards = image(painted)?;
        }
        let below = area.height;
        let body = format!(
            "<svg width=\"{below_width}\" height=\"{below}\">{sheet}{under}{counters}{over}</svg>\
             <g transform=\"translate(0 {below})\">{svg}{cards}</g>",
            below_width = area.width,
            svg = strip.svg
        );
        Ok(whole(&body, width, height))
    }

    /// Writes the parts that are laid over the sheet.
    fn parts(&self, studio: &mut Studio, explained: Option<&Explained>) -> Parts {
        let (inks, options) = (studio.inks(self.options.grey), &self.options);
        let overlays: &[ShownOverlay] = if options.legend { &self.overlays } else { &[] };
        let explained = match (options.legend, explained) {
            (false, _) => Explained::default(),
            (true, Some(explained)) => explained.clone(),
            (true, None) => self.explained(Some(self.frame(studio.paper(), 0))),
        };
        let below = |width: u32| strip((overlays, &explained), &options.caption, width, &inks);
        let mut frame = self.frame(studio.paper(), below(options.size.0).height);
        // A part of the map may be narrower, and its strip then higher.
        let strip = below(frame.area.width);
        frame.area.height = frame.area.height.min(options.size.1.saturating_sub(strip.height).max(1));
        let mut layers = Layers { under: Pen::new(frame, "u"), over: Pen::new(frame, "o") };
        // The overlay of the victory hexes has rims of its own.
        let rims = self.overlays.iter().any(|shown| matches!(shown.content, OverlayContent::Held(_)));
        if !rims {
            overlay::goals(&mut layers.under, &self.goals, &inks);
        }
        let roads = studio.roads(&self.still, &self.overlays);
        for shown in &self.overlays {
            overlay::draw(&shown.content, roads, &inks, &mut layers);
        }
        for drawn in &options.drawn {
            drawn::draw(&mut layers.over, drawn, &inks);
        }
        let stacks: Vec<Hex> = self.still.stacks.iter().map(|(hex, _)| *hex).collect();
        labels::write(&mut layers.over, &self.labels, &stacks, &inks);
        Parts { frame, under: layers.under.finished(), over: layers.over.finished(), strip }
    }

    /// Returns the part of the sheet that it shows, above a strip of this height.
    fn frame(&self, paper: WorldRect, strip: u32) -> StillFrame {
        let (width, height) = self.options.size;
        let height = height.saturating_sub(strip).max(1);
        let fitting = |area: &WorldRect| (width as f32 / area.width()).min(height as f32 / area.height());
        let Some(crop) = self.options.crop else {
            let (hex, zoom) = self.view;
            let centre = hex.map_or_else(|| paper.centre(), hex_centre);
            return StillFrame::about((width, height), centre, fitting(&paper) * zoom.max(0.1));
        };
        let area = area_of(crop);
        let radius = fitting(&area).clamp(4.0, 160.0);
        let pixels = |length: f32, most: u32| ((length * radius).ceil() as u32).clamp(1, most);
        let size = (pixels(area.width(), width), pixels(area.height(), height));
        StillFrame::about(size, area.centre(), radius)
    }
}

/// The parts of a figure over its sheet, as SVG without a head.
struct Parts {
    frame: StillFrame,
    /// Between the sheet and the counters.
    under: String,
    /// Over the counters.
    over: String,
    strip: Strip,
}

/// Returns the size in pixels of a part of the map at this hex radius.
pub(super) fn size_of(crop: [Hex; 2], radius: f32) -> (u32, u32) {
    let area = area_of(crop);
    ((area.width() * radius).ceil() as u32, (area.height() * radius).ceil() as u32)
}

/// Whether a hex is between two opposite corners.
fn is_between(hex: Hex, [one, other]: [Hex; 2]) -> bool {
    let within = |at: u8, from: u8, to: u8| (from.min(to)..=from.max(to)).contains(&at);
    within(hex.column(), one.column(), other.column()) && within(hex.row(), one.row(), other.row())
}

/// Returns the rectangle around the hexes between two opposite corners.
fn area_of([one, other]: [Hex; 2]) -> WorldRect {
    let columns = [one.column().min(other.column()), one.column().max(other.column())];
    let rows = [one.row().min(other.row()), one.row().max(other.row())];
    // Every second column is lower by half a hex.
    let next = columns[0].saturating_add(1).min(columns[1]);
    let mut area: Option<WorldRect> = None;
    for column in [columns[0], columns[1], next] {
        for hex in rows.into_iter().filter_map(|row| Hex::new(column, row)) {
            let own = WorldRect::about(hex_centre(hex), 2.0, 3_f32.sqrt());
            area = Some(area.map_or(own, |area| area.joined(&own)));
        }
    }
    area.unwrap_or_default().grown(ABOUT_CROP)
}

/// Returns a fragment as a whole SVG.
fn whole(fragment: &str, width: u32, height: u32) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\">{fragment}</svg>"
    )
}

/// Paints a fragment of SVG over a part of a picture.
fn lay_svg(picture: &mut Raster, fragment: &str, area: PixelRect) -> Result<(), String> {
    if fragment.is_empty() || area.width == 0 || area.height == 0 {
        return Ok(());
    }
    let painted = paint_sheet(&whole(fragment, area.width, area.height), area.width, area.height)?;
    blend(picture, &painted.rgba, area);
    Ok(())
}
