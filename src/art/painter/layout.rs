//! The layout of a map: everything on it that is made of lines and places, before the ground between is computed. It
//! takes a small part of the time that the fields of the ground take, and needs the whole map: a river is as wide as all
//! water above allows, and a road is smoothed along its whole length.

use super::{
    land::{
        fords::Fords,
        gullies::{Culvert, Gullies},
        heights::Heights,
        houses::Houses,
        levels::Levels,
        towns::{self, Town},
        village::{Brooks, off_ends, runs},
    },
    lines::Lines,
    rivers::{self, Course},
    sheet::{SheetRect, furniture::Furniture, grid::Digits, margin::Margin},
};
use crate::{
    art::packs::map_art::{self, MapArt},
    engine::board::{Board, MapFile},
};

/// The layout of one map in the margin of its sheet.
pub struct Layout {
    pub(super) board: Board,
    pub(super) margin: Margin,
    pub(super) digits: Digits,
    /// Rivers, streams and brooks, which continue into lakes.
    pub(super) courses: Vec<Course>,
    pub(super) lines: Lines,
    pub(super) brooks: Brooks,
    pub(super) towns: Vec<Town>,
    pub(super) houses: Houses,
    /// Without hachures, which follow the ground.
    pub(super) heights: Heights,
    /// Likewise.
    pub(super) levels: Levels,
    pub(super) gullies: Gullies,
    pub(super) culverts: Vec<Culvert>,
    pub(super) fords: Fords,
}

impl Layout {
    /// Lays out a map, to be painted with this art.
    pub fn new(map: &MapFile, board: &Board, furniture: Furniture, art: &MapArt) -> Self {
        Self::within(Margin::new(map, board, furniture, art), board)
    }

    /// Lays out the changed map, in the same art and on the same paper.
    pub fn changed(&self, map: &MapFile, board: &Board, furniture: Furniture) -> Self {
        Self::within(self.margin.changed(map, board, furniture), board)
    }

    /// The edges of the sheet.
    pub fn sheet(&self) -> SheetRect {
        self.margin.sheet
    }

    fn within(margin: Margin, board: &Board) -> Self {
        let Margin { map, art, sheet, .. } = &margin;
        let neat_line = &sheet.neat_line;
        let mut courses = rivers::all(map, board, neat_line, &art.rivers);
        let lines = Lines::new(map, board, neat_line, &art.lines, &courses);
        let brooks = Brooks::new(map, board, neat_line, &lines, &art.village);
        courses.extend(brooks.courses().iter().cloned());
        let (towns, houses) = (towns::towns(board, &art.towns), Houses::new(board, &lines));
        let heights = Heights::new(board, &lines);
        let levels = Levels::new(board);
        let mut gullies = Gullies::new(&map.gullies, &art.gullies);
        let filling = runs(&map.gully_hexes).into_iter().map(|run| {
            let off = off_ends(&run, board, neat_line);
            (run, off)
        });
        let broad = map_art::Gullies { width: art.village.gully, ..art.gullies };
        gullies.add_filling(&filling.collect::<Vec<_>>(), &broad);
        let culverts = gullies.culverts(&lines.roads);
        let fords = Fords::new(&map.fords, board, &courses, &art.fords);
        let (digits, board) = (Digits::new(&margin.fonts), board.clone());
        Self {
            board,
            digits,
            courses,
            lines,
            brooks,
            towns,
            houses,
            heights,
            levels,
            gullies,
            culverts,
            fords,
            margin,
        }
    }
}
