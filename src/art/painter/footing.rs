//! What lies under names, a byte to a place: all that they ask of the ground. It is so small that it stays when the fields
//! have been let go of, and it is kept on the disk, so that a start on a map that is painted needs no fields at all.

use super::fields::Fields;
use super::geometry::{Point, WorldRect};
use super::lattice::Lattice;
use super::raster::{PixelRect, Raster};
use super::sheet::SheetRect;

/// Places to a hex radius: a letter is a few of them high.
pub const DENSITY: f32 = 12.0;
/// How far it reaches beyond the neat line, where names seldom stand.
const BEYOND: f32 = 0.5;
/// How near a road, railway or town is under a name, and a river.
const NEAR: (f32, f32) = (0.10, 0.14);
/// How wide the edge of a wood is.
const EDGE: f32 = 0.05;

/// What lies at a place, each a bit of its byte.
const LINE: u8 = 1;
const RIVER: u8 = 2;
const WOOD: u8 = 4;
const DEEP: u8 = 8;

/// What lies at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Under {
    pub line: bool,
    pub river: bool,
    pub wood: bool,
    /// So far into a lake that a river has ended.
    pub deep: bool,
}

/// What lies everywhere on a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Footing {
    lattice: Lattice,
    places: Vec<u8>,
}

impl Footing {
    /// What the fields of a map say.
    pub fn of(fields: &Fields, neat_line: WorldRect) -> Self {
        let lattice = lattice(neat_line);
        let places = lattice.fill(|column, row| {
            let place = lattice.place(column, row);
            let ground = fields.ground(place);
            let bit = |bit: u8, is_set: bool| if is_set { bit } else { 0 };
            bit(LINE, fields.lines.at(place) < NEAR.0)
                | bit(RIVER, ground.river < NEAR.1)
                | bit(WOOD, fields.cover(place, &ground, EDGE).wood >= 0.5)
                | bit(DEEP, super::rivers::has_ended(ground.lake))
        });
        Self { lattice, places }
    }

    /// What lies nearest to a place.
    pub fn at(&self, place: Point) -> Under {
        let Lattice { origin, density, width, height } = self.lattice;
        let steps = (place - origin) * density;
        let nearest = |step: f32, count: usize| step.round().clamp(0.0, count as f32 - 1.0) as usize;
        let bits = self.places[nearest(steps.y, height) * width + nearest(steps.x, width)];
        let has = |bit: u8| bits & bit != 0;
        Under { line: has(LINE), river: has(RIVER), wood: has(WOOD), deep: has(DEEP) }
    }

    /// The picture that it is kept as: grey, a pixel to a place.
    pub fn picture(&self, sheet: &SheetRect) -> Raster {
        let pixels = self.places.iter().flat_map(|bits| [*bits, *bits, *bits, 255]).collect();
        Raster { area: Self::area(sheet), pixels }
    }

    /// Where its picture lies on the pixels of its own zoom.
    pub fn area(sheet: &SheetRect) -> PixelRect {
        let Lattice { origin, density, width, height } = lattice(sheet.neat_line);
        let first = |place: f32| (place * density).round() as i32;
        let (left, top) = (first(origin.x), first(origin.y));
        PixelRect { left, top, width: width as u32, height: height as u32 }
    }

    /// What a kept picture says; nothing if it is not the picture of this sheet.
    pub fn from_picture(sheet: &SheetRect, picture: &Raster) -> Option<Self> {
        let lattice = lattice(sheet.neat_line);
        let places: Vec<u8> = picture.pixels.iter().step_by(4).copied().collect();
        let known = LINE | RIVER | WOOD | DEEP;
        let fits =
            places.len() == lattice.width * lattice.height && places.iter().all(|bits| bits & !known == 0);
        fits.then_some(Self { lattice, places })
    }
}

fn lattice(neat_line: WorldRect) -> Lattice {
    Lattice::over(neat_line.grown(BEYOND), DENSITY)
}

#[cfg(test)]
mod tests {
    use super::super::{Furniture, Painter, PictureCache, hex_centre};
    use crate::art::packs::map_art::MapArt;
    use crate::engine::board::MapFile;

    /// Names stand where the painter's own setter puts them when nothing but the kept footing is there.
    #[test]
    fn names_need_no_fields() {
        let text = "(id: \"small\", title: \"Small\", subtitle: \"\", columns: 9, rows: 7, road_exits: [], \
            rail_exits: [], areas: [], woods: [\"0101\", \"0102\", \"0201\"], lake: [\"0505\", \"0506\"], \
            rivers: [\"0103 s\", \"0203 sw s se\", \"0303 s\", \"0403 sw s se\", \"0503 s\", \"0603 sw s se\", \
            \"0703 s\", \"0803 sw s se\", \"0903 s\"], roads: [[\"0105\", \"0204\"]], road_river_joins: [], \
            rails: [], swamp: [], places: [(name: \"Alt\", kind: Minor, hexes: [\"0204\"]), \
            (name: \"Neu\", kind: Major, hexes: [\"0603\"])], river_names: [(name: \"Bach\", near: [\"0403\"])])";
        let map: MapFile = ron::from_str(text).expect("a map");
        let board = map.board().expect("a sound map");
        let (art, furniture) = (MapArt::standard().expect("the standard art"), Furniture::default());
        let painter = Painter::new(&map, &board, furniture.clone(), &art);
        let footing = painter.setter().footing().clone();
        let under = |hex: &str| footing.at(hex_centre(hex.parse().expect("a hex")));
        assert!(under("0101").wood && !under("0101").line && !under("0703").wood);
        assert!(under("0204").line && under("0505").deep);
        let folder = std::env::temp_dir().join(format!("kessel-footing-{}", std::process::id()));
        let (cache, sheet) = (PictureCache::new(&folder, 7), painter.sheet());
        assert_eq!(cache.footing(&sheet), None);
        cache.keep_footing(&footing, &sheet).expect("room on the disk");
        let kept = cache.footing(&sheet).expect("what was kept");
        assert_eq!(kept, footing);
        let setter = super::super::NameSetter::new(&map, &board, &furniture, &art, kept);
        for radius in [16.0, 48.0] {
            let (ours, painted) =
                (setter.names((radius, 1.0), &[], &[]), painter.names((radius, 1.0), &[], &[]));
            let places = |plates: &[super::super::NamePlate]| {
                plates.iter().map(|plate| plate.bounds).collect::<Vec<_>>()
            };
            assert_eq!((places(&ours), ours.len()), (places(&painted), 3));
        }
        std::fs::remove_dir_all(&folder).expect("a folder");
    }
}
