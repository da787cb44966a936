//! A still picture of a position, painted without a window or a graphics card.

use super::{layout::lie, pictured::HasFaces};
use crate::{
    art::{
        packs::{self, drawing::raster::margin, face::Face, pack::Pack},
        painter::{Layers, Painter, PixelRect, Point as WorldPoint, Raster, hex_centre, map_digest},
    },
    engine::{
        board::Hex,
        complain,
        orders::{InPlay, Position},
    },
    scene::Print,
};
use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet, HashMap},
    rc::Rc,
};

/// Counters drawn of a stack; a number gives the count of the rest.
const SHOWN: usize = 3;
/// Shift of each card of a stack, in parts of its side.
const SHIFT: f32 = 0.085;

/// The part of the map that a picture shows.
#[derive(Clone, Copy, Debug)]
pub struct StillView {
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// The hex in the middle; none for the whole map.
    pub centre: Option<Hex>,
    /// The zoom: 1 shows the whole height of the map, 2 half of it.
    pub zoom: f32,
}

/// The pixels of the sheet that a picture shows, at its zoom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StillFrame {
    pub area: PixelRect,
    /// Pixels of a hex radius.
    pub radius: f32,
}

impl StillFrame {
    /// Returns the frame of a picture with a point of the sheet in its middle and this hex radius in pixels, if that can
    /// be painted.
    pub(super) fn about(size: (u32, u32), centre: WorldPoint, radius: f32) -> Self {
        let radius = radius.clamp(4.0, 160.0);
        let corner = |middle: f32, length: u32| (middle * radius - length as f32 / 2.0).round() as i32;
        let (left, top) = (corner(centre.x, size.0), corner(centre.y, size.1));
        Self { area: PixelRect { left, top, width: size.0, height: size.1 }, radius }
    }
}

thread_local! {
    /// Whether this thread keeps the painter of the last sheet.
    static IS_KEPT: Cell<bool> = const { Cell::new(false) };
    /// The painter of the last sheet, with the digest of the sheet.
    static LAST: RefCell<Option<(u64, Rc<Painter>)>> = const { RefCell::new(None) };
}

/// Keeps the painter of the last sheet on this thread from now on. To prepare the ground of a sheet takes longer than to
/// paint a small picture of it, and most pictures that are painted one after the other are of one sheet.
pub(crate) fn keep_painter() {
    IS_KEPT.set(true);
}

/// A position as both players may see it, for any game: the sheet and all that is on it.
pub struct Still {
    /// The sheet.
    pub print: Print,
    /// Markers with their faces, from the lowest up.
    pub markers: Vec<(Hex, Face)>,
    /// The cards of each hex, from the bottom to the top.
    pub stacks: Vec<(Hex, Vec<Face>)>,
}

impl Still {
    /// Makes the picture of a position.
    pub fn of<G: HasFaces>(rulebook: &G::Rulebook, position: &Position<G>) -> Self {
        let looks = G::looks(rulebook, position);
        let face = |number: usize| {
            looks.get(number).map(|look| G::face_with(rulebook, position, number, look)).unwrap_or_default()
        };
        let hexes: BTreeSet<Hex> = G::counters(&position.public).iter().filter_map(InPlay::hex).collect();
        let stack = |hex: Hex| (hex, G::lying(position, hex).into_iter().map(face).collect());
        let mut markers = G::markers(&position.public);
        markers.sort_by(|(one, _), (other, _)| G::marker(one).1.total_cmp(&G::marker(other).1));
        let lying = |(marker, hex): (G::Marker, Hex)| (hex, G::marker_face(rulebook, position, &marker, hex));
        Self {
            print: Print::new::<G>(rulebook),
            markers: markers.into_iter().map(lying).collect(),
            stacks: hexes.into_iter().map(stack).collect(),
        }
    }

    /// Paints it with the art of a pack; pixels as RGBA. A face that the pack cannot draw comes from the standard pack.
    pub fn paint(&self, pack: &Pack, view: StillView) -> Raster {
        let painter = self.painter(pack);
        let paper = painter.sheet().paper;
        let fitting = (view.size.0 as f32 / paper.width()).min(view.size.1 as f32 / paper.height());
        let centre = view.centre.map_or_else(|| paper.centre(), hex_centre);
        self.paint_at(&painter, pack, view.size, (centre, fitting * view.zoom.max(0.1)))
    }

    /// Paints a part of the map with this hex in the middle and this many hexes wide; pixels as RGBA.
    pub fn frame(&self, pack: &Pack, size: (u32, u32), hex: Hex, across: u8) -> Raster {
        // The distance between the middles of two columns is one and a half radii.
        let radius = size.0 as f32 / (1.5 * f32::from(across.max(1)));
        self.paint_at(&self.painter(pack), pack, size, (hex_centre(hex), radius))
    }

    pub(super) fn painter(&self, pack: &Pack) -> Rc<Painter> {
        let Print { map, board, furniture, .. } = &self.print;
        let make = || Rc::new(Painter::new(map, board, furniture.clone(), &pack.map));
        if !IS_KEPT.get() {
            return make();
        }
        let sheet = map_digest(map, furniture, &pack.map);
        LAST.with_borrow_mut(|last| match last {
            Some((kept, painter)) if *kept == sheet => Rc::clone(painter),
            last => Rc::clone(&last.insert((sheet, make())).1),
        })
    }

    /// Paints the surroundings of a point of the sheet, with this hex radius in pixels.
    pub(super) fn paint_at(
        &self,
        painter: &Painter,
        pack: &Pack,
        size: (u32, u32),
        (centre, radius): (WorldPoint, f32),
    ) -> Raster {
        let frame = StillFrame::about(size, centre, radius);
        let mut picture = ground(painter, frame);
        self.lay_counters(&mut picture, &mut Brush::of(pack), frame.radius);
        picture
    }

    /// Lays markers and counters over a picture of the sheet with this hex radius in pixels.
    pub(super) fn lay_counters(&self, picture: &mut Raster, brush: &mut Brush, radius: f32) {
        for StillCard { face, centre, side } in self.cards(radius) {
            brush.lay(picture, &face, centre, side);
        }
    }

    /// Returns the cards of markers and counters from the lowest up, for this hex radius in pixels.
    pub(super) fn cards(&self, radius: f32) -> Vec<StillCard> {
        let side = card_side(radius);
        let (beside, alone): (Vec<_>, Vec<_>) =
            self.markers.iter().partition(|(hex, _)| self.stacks.iter().any(|(held, _)| held == hex));
        let lying = |(hex, marker): &(Hex, Face)| StillCard {
            face: marker.clone(),
            centre: centre_of(*hex, radius),
            side,
        };
        let mut cards: Vec<StillCard> = alone.into_iter().map(lying).collect();
        for (hex, faces) in &self.stacks {
            stack(&mut cards, faces, *hex, radius);
        }
        let mut lying: BTreeMap<Hex, usize> = BTreeMap::new();
        for (hex, marker) in beside {
            let below = lying.entry(*hex).or_default();
            let (aside, share, _) = lie(true, *below);
            *below += 1;
            let (x, y) = centre_of(*hex, radius);
            let centre = (x + aside.x * radius, y - aside.y * radius);
            let side = ((side as f32 * share).round() as u32).max(8);
            cards.push(StillCard { face: marker.clone(), centre, side });
        }
        cards
    }
}

/// A card of a picture.
pub(super) struct StillCard {
    pub face: Face,
    /// Its middle on the pixel grid of the sheet.
    pub centre: (f32, f32),
    /// Its side in pixels.
    pub side: u32,
}

/// Paints the sheet alone, with its names, which are below all counters.
pub(super) fn ground(painter: &Painter, frame: StillFrame) -> Raster {
    // The painter takes every pixel that an area touches: pixels beyond the size are left out.
    let mut picture = Raster::blank(frame.area);
    picture.lay(&painter.paint(frame.radius, frame.area.world(frame.radius), Layers::STATIC));
    for plate in painter.names((frame.radius, 1.0)) {
        let name = painter.paint_name(&plate);
        blend(&mut picture, &name.pixels, name.area);
    }
    picture
}

/// Returns the side of a counter at this zoom, in pixels.
pub(super) fn card_side(radius: f32) -> u32 {
    let share = if radius < 13.0 {
        1.45
    } else if radius < 30.0 {
        1.30
    } else {
        1.20
    };
    (radius * share).round().max(8.0) as u32
}

fn centre_of(hex: Hex, radius: f32) -> (f32, f32) {
    let centre = hex_centre(hex);
    (centre.x * radius, centre.y * radius)
}

/// The tools that draw faces; each face is drawn once.
pub(super) struct Brush<'a> {
    pack: &'a Pack,
    drawn: HashMap<(Face, u32), Rc<packs::drawing::raster::Raster>>,
    /// The faults of the pack that are reported already: each is reported once, for all counters with that face.
    told: BTreeSet<String>,
}

impl<'a> Brush<'a> {
    pub(super) fn of(pack: &'a Pack) -> Self {
        Self { pack, drawn: HashMap::new(), told: BTreeSet::new() }
    }

    /// Draws a face; if the pack cannot, the standard pack does, and the fault is reported.
    fn drawn(&mut self, face: &Face, side: u32) -> Rc<packs::drawing::raster::Raster> {
        let key = (face.clone(), side);
        if let Some(drawn) = self.drawn.get(&key) {
            return Rc::clone(drawn);
        }
        let (raster, fault) = self.pack.render_or_standard(face, side);
        if let Some(fault) = fault.map(|fault| fault.to_string())
            && !self.told.contains(&fault)
        {
            complain!("kessel: {fault}");
            self.told.insert(fault);
        }
        let raster = Rc::new(raster);
        self.drawn.insert(key, Rc::clone(&raster));
        raster
    }
}

impl Brush<'_> {
    /// Lays a face over a picture, its middle on a point of the pixel grid.
    pub(super) fn lay(&mut self, picture: &mut Raster, face: &Face, centre: (f32, f32), side: u32) {
        lay(picture, &self.drawn(face, side), centre, side);
    }
}

/// Adds the cards of a stack, from the bottom to the top.
fn stack(cards: &mut Vec<StillCard>, faces: &[Face], hex: Hex, radius: f32) {
    let side = card_side(radius);
    let count = faces.len();
    let shown = &faces[count.saturating_sub(SHOWN)..];
    let (x, y) = centre_of(hex, radius);
    let spread = (shown.len() as f32 - 1.0) / 2.0;
    for (number, face) in shown.iter().enumerate() {
        let mut face = face.clone();
        if number + 1 == shown.len() && count > SHOWN {
            face.badges.insert(0, format!("count:{count}"));
        }
        let shift = (number as f32 - spread) * SHIFT * side as f32;
        cards.push(StillCard { face, centre: (x + shift, y - shift), side });
    }
}

/// Lays a card over the picture, its middle on a point of the pixel grid.
fn lay(picture: &mut Raster, card: &packs::drawing::raster::Raster, centre: (f32, f32), side: u32) {
    let corner = |centre: f32| (centre - side as f32 / 2.0).round() as i32 - margin(side) as i32;
    let area =
        PixelRect { left: corner(centre.0), top: corner(centre.1), width: card.width, height: card.height };
    blend(picture, &card.rgba, area);
}

/// Lays pixels with alpha over the large picture at their place, which may be empty there.
pub(super) fn blend(picture: &mut Raster, pixels: &[u8], area: PixelRect) {
    let Some(shared) = picture.area.shared(&area) else { return };
    for row in shared.top..shared.bottom() {
        for column in shared.left..shared.right() {
            let at = |area: &PixelRect| {
                4 * ((row - area.top) as usize * area.width as usize + (column - area.left) as usize)
            };
            let (from, to) = (at(&area), at(&picture.area));
            let alpha = u32::from(pixels[from + 3]);
            let through = (u32::from(picture.pixels[to + 3]) * (255 - alpha) + 127) / 255;
            let whole = alpha + through;
            if whole == 0 {
                continue;
            }
            for channel in 0..3 {
                let over = u32::from(pixels[from + channel]) * alpha;
                let under = u32::from(picture.pixels[to + channel]) * through;
                picture.pixels[to + channel] = ((over + under + whole / 2) / whole) as u8;
            }
            picture.pixels[to + 3] = whole as u8;
        }
    }
}
