//! Fords: places where a stream is broad and shallow, with the ruts of a track through it.

use crate::{
    art::{
        packs::map_art::{self, MapArt},
        painter::{canvas::Canvas, curve, geometry::Point, lines::Water, rivers::Course, trace::Trace},
    },
    engine::board::{Board, Hex, Link},
};

/// Samples along a ford, and along its ruts.
const SAMPLES: usize = 24;
/// The bend of the track.
const BEND: f32 = 0.05;

#[derive(Clone, Debug, Default)]
pub struct Fords(Vec<Ford>);

#[derive(Clone, Debug)]
struct Ford {
    /// The two shores, down the stream.
    shores: [Vec<Point>; 2],
    /// The middle of the track, with the vector to the side at every point.
    track: Vec<(Point, Point)>,
    /// Half the width of the water.
    half: f32,
}

impl Fords {
    /// Lays out the fords between adjacent hexes, each on the course of its stream.
    pub fn new(fords: &[(Hex, Hex)], board: &Board, courses: &[Course], art: &map_art::Fords) -> Self {
        let water = Water::new(if fords.is_empty() { &[] } else { courses });
        let ford = |(from, to): &(Hex, Hex)| {
            let mut ford = Ford::new(*from, *to, &water, art)?;
            // A road already leads through it.
            let side = from.side_towards(*to)?;
            if board.link(Link::Road, *from, side) {
                ford.track.clear();
            }
            Some(ford)
        };
        Self(fords.iter().filter_map(ford).collect())
    }

    /// The number of fords with a track of their own.
    #[cfg(test)]
    pub(super) fn tracks(&self) -> usize {
        self.0.iter().filter(|ford| !ford.track.is_empty()).count()
    }

    pub fn traces(&self) -> Vec<Trace> {
        let trace = |ford: &Ford| {
            let mut places = ford.shores.concat();
            places.extend(ford.track.iter().map(|(place, _)| *place));
            Trace::of(ford, places)
        };
        self.0.iter().map(trace).collect()
    }

    /// Paints the fords, over the streams and under the roads.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.5);
        let seen = |ford: &&Ford| ford.shores[0].first().is_some_and(|place| view.contains(*place));
        self.0.iter().filter(seen).for_each(|ford| ford.paint(art, canvas));
    }
}

impl Ford {
    fn new(from: Hex, to: Hex, water: &Water, art: &map_art::Fords) -> Option<Self> {
        let (course, number) = water.nearest(from, to)?;
        let (middle, way) = water.crossing(from, to)?;
        let lengths = curve::lengths(&course.points);
        let (here, narrow) = (lengths[number], course.widths[number] / 2.0);
        let half = (art.width.0 / 2.0).max(narrow);
        let reach = art.reach.0.max(0.05);
        let shores = [1.0, -1.0].map(|hand| {
            (0..=SAMPLES)
                .map(|step| {
                    let along = (2.0 * step as f32 / SAMPLES as f32 - 1.0) * reach;
                    let aside = curve::heading(&course.points, &lengths, here + along).turned();
                    let swell = ((along / reach) * std::f32::consts::FRAC_PI_2).cos().max(0.0);
                    let place = curve::along(&course.points, &lengths, here + along);
                    place + aside * (hand * (narrow + (half - narrow) * swell))
                })
                .collect()
        });
        let track = (0..=SAMPLES)
            .map(|step| {
                let along = 2.0 * step as f32 / SAMPLES as f32 - 1.0;
                let bend = way.turned() * (BEND * (along * 3.0).sin());
                (middle + way * (along * art.track.0) + bend, way.turned())
            })
            .collect();
        Some(Self { shores, track, half })
    }

    fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, fords, bank) = (&art.colours, &art.fords, &art.rivers.bank);
        let [left, right] = &self.shores;
        let outline: Vec<Point> = left.iter().chain(right.iter().rev()).copied().collect();
        canvas.fill_shape(&outline, colours.water_deep, 1.0);
        canvas.fill_shape(&outline, colours.shallow, fords.shallow.0);
        let width = canvas.pixels(bank.width);
        for shore in &self.shores {
            // Broken, like a shore that is walked over.
            let part = 2 * shore.len() / 5;
            canvas.line(&shore[..=part], colours.bank, width, bank.strength.0);
            canvas.line(&shore[shore.len() - 1 - part..], colours.bank, width, bank.strength.0);
        }
        let (rut, apart) = (canvas.pixels(fords.rut.width), canvas.pixels(fords.apart) / canvas.radius);
        let last = self.track.len().saturating_sub(1);
        let Some((middle, _)) = self.track.get(last / 2).copied() else { return };
        for hand in [-0.5, 0.5] {
            for pair in self.track.windows(2).enumerate() {
                let (number, [(from, aside), (to, _)]) = (pair.0, pair.1) else { continue };
                let wet = from.towards(*to, 0.5).distance(middle) < self.half;
                // The track disappears in the grass at its ends.
                let fade = (4.0 * number.min(last - 1 - number) as f32 / last as f32).min(1.0);
                let seen = if wet { fords.under_water.0 } else { fade };
                let line = [*from + *aside * (hand * apart), *to + *aside * (hand * apart)];
                canvas.line(&line, colours.road, rut, fords.rut.strength.0 * seen);
            }
        }
    }
}
