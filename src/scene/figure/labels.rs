//! The words at hexes of a figure. Each has a plate inside the picture, on the free side of its hex: it hides neither the
//! attackers nor the targets, and other counters only where there is no other room.

use super::{
    grey::Inks,
    svg::{Pen, Stroke, Type, width_of},
};
use crate::{
    art::painter::{Point, hex_centre},
    engine::board::Hex,
};

/// The room between a plate and the edge of the picture, in pixels.
const EDGE: f32 = 3.0;
/// Half the side of a counter with those below it, in hex radii.
const COUNTER: f32 = 0.70;
/// From the middle of a hex to the nearest plate, and from one ring of places to the next, in hex radii.
const NEAR: f32 = 0.95;
const NEXT: f32 = 0.85;
/// The number of rings of places.
const RINGS: u8 = 3;
/// The places of a ring, in the order in which they are preferred: above first.
const WAYS: [(f32, f32); 8] =
    [(0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0), (1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
/// The weight of a covered unit of the combat: any other place is better.
const OF_COMBAT: f32 = 50.0;
/// The part of a plate that may cover other counters before a place of the next ring is better.
const FARTHER: f32 = 0.15;

/// Words at a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::scene) struct HexLabel {
    pub hex: Hex,
    pub lines: Vec<String>,
    /// The hexes of the attackers and of the targets.
    pub combat: Vec<Hex>,
}

/// A part of the picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Area {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Area {
    fn about((x, y): (f32, f32), (width, height): (f32, f32)) -> Self {
        let (aside, up) = (width / 2.0, height / 2.0);
        Self { left: x - aside, top: y - up, right: x + aside, bottom: y + up }
    }

    /// Returns the size of the part that two of them share.
    fn shared(&self, other: &Self) -> f32 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }
}

/// The counters and the plates that a plate should not cover.
struct Taken {
    combat: Vec<Area>,
    others: Vec<Area>,
}

/// Writes labels, each on a plate; there are counters in these hexes.
pub(super) fn write(pen: &mut Pen, labels: &[HexLabel], stacks: &[Hex], inks: &Inks) {
    let side = 2.0 * COUNTER * pen.radius();
    let mut plates: Vec<Area> = Vec::new();
    for label in labels {
        let mut combat = areas(pen, &label.combat, side);
        combat.extend(areas(pen, &[label.hex], side));
        // A result that covers another one would be lost as well.
        combat.extend(&plates);
        let taken = Taken { combat, others: areas(pen, stacks, side) };
        plates.extend(write_one(pen, label, &taken, inks));
    }
}

/// Returns the areas of this side about the middles of hexes.
fn areas(pen: &Pen, hexes: &[Hex], side: f32) -> Vec<Area> {
    hexes.iter().map(|hex| Area::about(pen.place(hex_centre(*hex)), (side, side))).collect()
}

/// Writes a label at the best place, and returns its plate; none if it has no words.
fn write_one(pen: &mut Pen, label: &HexLabel, taken: &Taken, inks: &Inks) -> Option<Area> {
    let longest = label.lines.iter().map(|line| width_of(line, 1.0)).reduce(f32::max)?;
    let picture = pen.size();
    // A long line in a narrow picture is smaller rather than cut.
    let fitting = (picture.0 - 2.0 * EDGE) / (longest + 1.0);
    let size = pen.wide(0.34, 13.0).min(30.0).min(fitting.max(1.0));
    let (step, count) = (1.3 * size, label.lines.len() as f32);
    let extent = (longest * size + size, count * step + 0.5 * size);
    let (middle, radius) = (hex_centre(label.hex), pen.radius());
    let hex = pen.place(middle);
    let at = place((hex, radius), extent, picture, taken);
    let by = (at.0 - hex.0, at.1 - hex.1);
    let (plate, line) = (inks.shade(inks.colours.plate, 0xFF), inks.shade(inks.colours.plate_line, 0x20));
    if is_far(by, extent, radius) {
        // The plate covers the other end of the line.
        let way = Point::new(by.0, by.1).unit();
        let ends = vec![middle + way * COUNTER, middle + Point::new(by.0, by.1) * (1.0 / radius)];
        pen.lines(&[ends], Stroke::solid(&line, 2.0));
    }
    pen.plate((middle, by), extent, &plate, &line);
    let ink = inks.shade(inks.colours.plate_text, 0x10);
    for (number, words) in label.lines.iter().enumerate() {
        let down = by.1 - extent.1 / 2.0 + 0.25 * size + step * (number as f32 + 0.76);
        pen.text((middle, (by.0, down)), words, Type { size, is_bold: true, anchor: "middle", ink: &ink });
    }
    Some(Area::about(at, extent))
}

/// Whether a plate of this extent, moved by these pixels from the middle of its hex, is so far that a line must lead to it.
fn is_far(by: (f32, f32), extent: (f32, f32), radius: f32) -> bool {
    let (aside, up) = (by.0.abs() - extent.0 / 2.0, by.1.abs() - extent.1 / 2.0);
    aside.max(up) > (NEAR + 0.5 * NEXT) * radius
}

/// Returns the middle of a plate for a hex, with its place and its radius in pixels: inside the picture, where it covers
/// least.
fn place(
    (hex, radius): ((f32, f32), f32),
    extent: (f32, f32),
    picture: (f32, f32),
    taken: &Taken,
) -> (f32, f32) {
    let mut best: Option<(f32, (f32, f32))> = None;
    for ring in (0..RINGS).map(f32::from) {
        let reach = (NEAR + NEXT * ring) * radius;
        for way in WAYS {
            let at = (
                inside(hex.0 + way.0 * (reach + extent.0 / 2.0), extent.0, picture.0),
                inside(hex.1 + way.1 * (reach + extent.1 / 2.0), extent.1, picture.1),
            );
            let area = Area::about(at, extent);
            let covered = |areas: &[Area]| areas.iter().map(|other| other.shared(&area)).sum::<f32>();
            let farther = FARTHER * ring * extent.0 * extent.1;
            let cost = OF_COMBAT * covered(&taken.combat) + covered(&taken.others) + farther;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, at));
            }
        }
    }
    best.map_or(hex, |(_, at)| at)
}

/// Returns the middle of a length that is nearest to a place and inside the whole.
fn inside(at: f32, length: f32, whole: f32) -> f32 {
    let room = length / 2.0 + EDGE;
    if 2.0 * room >= whole { whole / 2.0 } else { at.clamp(room, whole - room) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PICTURE: (f32, f32) = (600.0, 400.0);
    const RADIUS: f32 = 40.0;
    const EXTENT: (f32, f32) = (160.0, 40.0);

    fn counter(at: (f32, f32)) -> Area {
        Area::about(at, (2.0 * COUNTER * RADIUS, 2.0 * COUNTER * RADIUS))
    }

    /// Returns the plate of a hex, with the counters of its combat and others.
    fn plate(hex: (f32, f32), combat: &[(f32, f32)], others: &[(f32, f32)]) -> Area {
        let areas = |places: &[(f32, f32)]| places.iter().map(|at| counter(*at)).collect::<Vec<_>>();
        let combat = areas(&[combat, &[hex]].concat());
        let taken = Taken { combat, others: areas(others) };
        Area::about(place((hex, RADIUS), EXTENT, PICTURE, &taken), EXTENT)
    }

    /// A plate stays inside the picture, and leaves its own hex free, wherever that is.
    #[test]
    fn plates_are_inside_the_picture() {
        for x in [0.0, 20.0, 300.0, 580.0, 600.0] {
            for y in [0.0, 20.0, 200.0, 380.0, 400.0] {
                let plate = plate((x, y), &[], &[]);
                assert!(plate.left >= 0.0 && plate.right <= PICTURE.0, "{x} {y}: {plate:?}");
                assert!(plate.top >= 0.0 && plate.bottom <= PICTURE.1, "{x} {y}: {plate:?}");
                assert!(plate.shared(&counter((x, y))) < 1.0, "{x} {y}: {plate:?}");
            }
        }
    }

    /// An attacker above the target has the plate below it; with attackers above and below it is beside.
    #[test]
    fn plates_hide_no_unit_of_the_combat() {
        let (hex, high) = ((300.0, 200.0), 3_f32.sqrt() * RADIUS);
        let (above, below) = ((300.0, 200.0 - high), (300.0, 200.0 + high));
        assert!(plate(hex, &[], &[]).bottom < 200.0);
        assert!(plate(hex, &[above], &[]).top > 200.0);
        let beside = plate(hex, &[above, below], &[]);
        for unit in [hex, above, below] {
            assert!(beside.shared(&counter(unit)) < 1.0, "{beside:?}");
        }
        // Other counters are covered only if they must be.
        assert!(plate(hex, &[], &[above]).shared(&counter(above)) < 1.0);
    }

    /// A plate that is larger than the picture does not end the program.
    #[test]
    fn a_small_picture_has_its_plate_in_the_middle() {
        assert_eq!((inside(5.0, 100.0, 60.0), inside(5.0, 20.0, 60.0)), (30.0, 13.0));
    }
}
