//! Places and paints the names of a map, without the fields from which its ground is painted.

use super::{Places, name_ground::NameGround, plates::NamePlate, text::Fonts};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            land::{countryside::Countryside, fields::Fields, footing::Footing},
            names,
            raster::Raster,
            rivers::{self, Course},
            sheet::{
                SheetRect,
                furniture::{Furniture, VictoryMark},
            },
        },
    },
    engine::board::{Board, MapFile},
};
use std::sync::OnceLock;

/// The setter of the names of one map.
pub struct NameSetter {
    map: MapFile,
    board: Board,
    art: MapArt,
    marks: Vec<VictoryMark>,
    sheet: SheetRect,
    fonts: Fonts,
    courses: Vec<Course>,
    footing: Footing,
    places: OnceLock<Places>,
}

impl NameSetter {
    /// Makes a setter on known ground.
    pub fn new(map: &MapFile, board: &Board, furniture: &Furniture, art: &MapArt, footing: Footing) -> Self {
        let sheet = SheetRect::new(board.columns(), board.rows());
        let mut courses = rivers::all(map, board, &sheet.neat_line, &art.rivers);
        courses.iter_mut().for_each(|course| course.end_at_shores(|place| footing.at(place).deep));
        Self::over(map, board, furniture, art, courses, footing)
    }

    /// Makes a setter on the ground that a painter has made.
    pub(crate) fn on(
        (map, board, furniture, art): (&MapFile, &Board, &Furniture, &MapArt),
        courses: &[Course],
        (fields, countryside): (&Fields, &Countryside),
    ) -> Self {
        let sheet = SheetRect::new(board.columns(), board.rows());
        let footing = Footing::of(fields, sheet.neat_line).with_yards(countryside.yards());
        Self::over(map, board, furniture, art, courses.to_vec(), footing)
    }

    fn over(
        map: &MapFile,
        board: &Board,
        furniture: &Furniture,
        art: &MapArt,
        courses: Vec<Course>,
        footing: Footing,
    ) -> Self {
        Self {
            map: map.clone(),
            board: board.clone(),
            art: art.clone(),
            marks: furniture.marks.clone(),
            sheet: SheetRect::new(board.columns(), board.rows()),
            fonts: Fonts::load(),
            courses,
            footing,
            places: OnceLock::new(),
        }
    }

    pub fn footing(&self) -> &Footing {
        &self.footing
    }

    /// Returns the names for a zoom of this many pixels to a hex radius, on a screen of this many pixels to a point.
    /// Their places are chosen once, see [`names::choose`].
    pub fn names(&self, (radius, density): (f32, f32)) -> Vec<NamePlate> {
        let places =
            self.places.get_or_init(|| names::choose(&|points| self.ground(points, 1.0), &self.marks));
        places.plates(&self.ground(radius, density))
    }

    fn ground(&self, radius: f32, density: f32) -> NameGround<'_> {
        NameGround {
            map: &self.map,
            board: &self.board,
            footing: &self.footing,
            courses: &self.courses,
            fonts: &self.fonts,
            art: &self.art,
            neat_line: self.sheet.neat_line,
            radius,
            density,
        }
    }

    /// Paints one name alone, on an empty picture.
    pub fn paint(&self, plate: &NamePlate) -> Raster {
        plate.raster(&self.fonts, &self.art)
    }
}
