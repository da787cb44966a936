//! The part of a map for which the fields of the ground are made, and how many samples they have there.

use super::lattice::{Lattice, Scale};
use crate::art::{packs::map_art::MapArt, painter::geometry::WorldRect};

/// Samples to a hex radius.
const DENSITY: f32 = 16.0;
/// The samples of a rough picture of any part of a map.
const ROUGH: f32 = 1.5e5;
/// The fewest samples of a rough picture to a hex radius, and the most.
const ROUGH_DENSITY: (f32, f32) = (2.0, 6.0);
/// The distance that the fields extend beyond the neat line.
const BEYOND: f32 = 1.0;
/// The parts of the reach of a valley after which nothing of it is left, and the largest distance in hex radii.
const SETTLED: f32 = 5.2;
const FARTHEST: f32 = 20.0;
/// The distance from hills and shores beyond which they have no effect.
const HILLS: f32 = 4.5;

/// The scales of all fields of a map: with them a part of it stores every number as the whole map does.
#[derive(Clone, Copy, Debug)]
pub struct Scales {
    pub(super) cells: [Scale; 8],
    pub(super) lines: Scale,
}

/// The part of a map for which fields are made.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// The neat line of the whole map.
    pub neat_line: WorldRect,
    /// The rectangle in which the fields must be right; the whole map without it.
    pub part: Option<WorldRect>,
    /// The scales of the whole map, if they are known.
    pub scales: Option<Scales>,
    /// Whether few samples will do, so that a large part takes no longer than a small one.
    pub is_rough: bool,
}

impl Extent {
    /// Returns the samples of the fields. For a part these include the surroundings that affect it; `is_wet` says whether
    /// there is any river in a rectangle.
    pub(super) fn lattice(&self, art: &MapArt, is_wet: impl Fn(&WorldRect) -> bool) -> Lattice {
        let whole = self.neat_line.grown(BEYOND);
        let Some(part) = self.part else { return Lattice::over(whole, DENSITY) };
        let part = part.grown(reach(art, &part, is_wet));
        let density = match self.is_rough {
            true => {
                let (fewest, most) = ROUGH_DENSITY;
                (ROUGH / whole.overlap(&part).max(1.0)).sqrt().clamp(fewest, most)
            }
            false => DENSITY,
        };
        Lattice::over(whole, density).part(&part)
    }
}

/// Returns the distance at which things affect the ground of a part: hills and the blurs; where there is water, its
/// valley as well, which is much wider.
fn reach(art: &MapArt, part: &WorldRect, is_wet: impl Fn(&WorldRect) -> bool) -> f32 {
    let blurs = [art.woods.blur, art.woods.core_blur, art.marsh.blur, art.lake.blur, art.relief.blur];
    let blur = blurs.map(|blur| 3.0 * blur.0).into_iter().fold(3.0 * art.levels.rounded.0, f32::max);
    // The stored numbers are not fine enough for the rest of a valley beyond this.
    let valley = (SETTLED * art.relief.valley_reach.0).min(FARTHEST);
    let farthest = if is_wet(&part.grown(valley + blur)) { valley.max(HILLS) } else { HILLS };
    farthest + blur
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::painter::geometry::Point;

    /// A rough picture has few samples, of whatever size its part is: those of the largest map are as many as a small
    /// part of it has that is painted as it is.
    #[test]
    fn a_rough_part_has_few_samples() {
        let art = MapArt::standard().expect("the standard art");
        let samples = |columns: f32, rows: f32, part: Option<WorldRect>| {
            let neat_line = WorldRect::new(-1.4, -1.3, columns * 1.5, rows * 1.7321);
            let part = Some(part.unwrap_or(neat_line));
            let lattice = Extent { neat_line, part, scales: None, is_rough: true }.lattice(&art, |_| false);
            lattice.width * lattice.height
        };
        let window = WorldRect::new(100.0, 40.0, 160.0, 74.0);
        for (columns, rows, part) in
            [(255.0, 99.0, None), (255.0, 99.0, Some(window)), (20.0, 15.0, None), (60.0, 40.0, None)]
        {
            let count = samples(columns, rows, part);
            assert!(count < 300_000, "{columns} by {rows}: {count}");
        }
        assert!(samples(20.0, 15.0, None) < 40_000, "a small map is a small work");
    }

    /// Without water near it a part needs no ground as far away as a valley reaches.
    #[test]
    fn a_dry_part_is_smaller() {
        let art = MapArt::standard().expect("the standard art");
        let neat_line = WorldRect::new(-1.4, -1.3, 300.0, 170.0);
        let part = WorldRect::new(100.0, 60.0, 110.0, 68.0);
        let extent = Extent { neat_line, part: Some(part), scales: None, is_rough: false };
        let [dry, wet] = [200.0, 116.0].map(|x| {
            let lattice = extent.lattice(&art, |about| about.contains(Point::new(x, 64.0)));
            lattice.width * lattice.height
        });
        assert!(dry * 3 < wet * 2, "{dry} and {wet}");
    }
}
