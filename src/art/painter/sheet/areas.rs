//! Entry areas along the neat line: brackets and tabs; and limits between columns.

use super::{
    PRINT,
    furniture::{Furniture, Tab, Tone},
};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            canvas::Canvas,
            geometry::{COLUMN_PITCH, Point, SQRT_3, WorldRect, hex_centre},
            names::{
                lettering::{Anchor, Lettering, paint_tab, tab_width, tone_colour},
                text::{Fonts, Style},
            },
        },
    },
    engine::board::{Board, Edge, Hex, MapFile},
};

/// The distance from the neat line to the first lane of brackets, from lane to lane, and the depth of a bracket.
const LANES: (f32, f32, f32) = (17.0 * PRINT, 12.0 * PRINT, 4.0 * PRINT);
/// The height of tabs, and the gap between two.
const TAB: (f32, f32) = (15.0 * PRINT, 3.0 * PRINT);

/// Areas that share a stretch of the map's edge.
#[derive(Clone, Debug)]
pub struct Stretch {
    edge: Edge,
    /// Its beginning and end along the edge.
    from: f32,
    to: f32,
    single: bool,
    lane: usize,
    tabs: Vec<Tab>,
    /// The place of the tabs' middle along the edge.
    tab_place: f32,
}

/// Returns the hexes of an area in runs of adjacent ones.
fn runs(hexes: &[Hex]) -> Vec<Vec<Hex>> {
    let mut runs: Vec<Vec<Hex>> = Vec::new();
    for hex in hexes {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| last.side_towards(*hex).is_some()) => run.push(*hex),
            _ => runs.push(vec![*hex]),
        }
    }
    runs
}

/// Returns the edge of the map that a hex is on.
fn edge_of(board: &Board, hex: Hex) -> Option<Edge> {
    match (hex.column(), hex.row()) {
        (1, _) => Some(Edge::West),
        (column, _) if column == board.columns() => Some(Edge::East),
        (_, 1) => Some(Edge::North),
        (_, row) if row == board.rows() => Some(Edge::South),
        _ => None,
    }
}

/// Lays out the entry areas of a board and of a scenario.
pub fn stretches(board: &Board, furniture: &Furniture, fonts: &Fonts) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    let areas = board.areas().map(|area| {
        let tab = Tab { text: area.id.clone(), tone: furniture.tone(&area.id) };
        (area.edge, area.hexes.as_slice(), tab)
    });
    let entries = furniture.entries.iter().filter_map(|entry| {
        let edge = edge_of(board, *entry.hexes.first()?)?;
        Some((edge, entry.hexes.as_slice(), entry.tab.clone()))
    });
    for (edge, hexes, tab) in areas.chain(entries) {
        for run in runs(hexes) {
            let upright = matches!(edge, Edge::West | Edge::East);
            let places =
                run.iter().map(|hex| hex_centre(*hex)).map(|place| if upright { place.y } else { place.x });
            let half = if upright { SQRT_3 / 2.0 - 0.14 } else { 0.8 };
            let from = places.clone().fold(f32::MAX, f32::min) - half;
            let to = places.fold(f32::MIN, f32::max) + half;
            let same = |other: &&mut Stretch| {
                other.edge == edge && (other.from - from).abs() < 0.01 && (other.to - to).abs() < 0.01
            };
            if let Some(known) = stretches.iter_mut().find(same) {
                known.tabs.push(tab.clone());
            } else {
                let tab_place = (from + to) / 2.0;
                let single = run.len() == 1;
                stretches.push(Stretch {
                    edge,
                    from,
                    to,
                    single,
                    lane: 0,
                    tabs: vec![tab.clone()],
                    tab_place,
                });
            }
        }
    }
    for index in 0..stretches.len() {
        let (before, rest) = stretches.split_at_mut(index);
        let Some(one) = rest.first_mut() else { continue };
        let beside: Vec<&Stretch> = before.iter().filter(|other| other.edge == one.edge).collect();
        let meets = |other: &Stretch| other.from < one.to + 0.3 && other.to > one.from - 0.3;
        let taken: Vec<usize> =
            beside.iter().filter(|other| !other.single && meets(other)).map(|other| other.lane).collect();
        one.lane = if one.single { 0 } else { (0..).find(|lane| !taken.contains(lane)).unwrap_or(0) };
        one.tab_place = free_place(one, &beside, fonts);
    }
    stretches
}

/// Returns a place along the bracket without another tab.
fn free_place(one: &Stretch, beside: &[&Stretch], fonts: &Fonts) -> f32 {
    let extent = |stretch: &Stretch| {
        let upright = matches!(stretch.edge, Edge::West | Edge::East);
        if upright { TAB.0 } else { tabs_width(stretch, fonts) }
    };
    let (middle, half) = ((one.from + one.to) / 2.0, (one.to - one.from) / 2.0);
    let offsets = [0.0, -0.3, 0.3, -0.55, 0.55, -0.8, 0.8];
    let free = |place: &f32| {
        beside
            .iter()
            .all(|other| (other.tab_place - place).abs() > (extent(one) + extent(other)) / 2.0 + TAB.1)
    };
    offsets.iter().map(|offset| middle + offset * half).find(free).unwrap_or(middle)
}

fn tabs_width(stretch: &Stretch, fonts: &Fonts) -> f32 {
    let widths: f32 = stretch.tabs.iter().map(|tab| tab_width(fonts, tab, TAB.0)).sum();
    widths + TAB.1 * stretch.tabs.len().saturating_sub(1) as f32
}

impl Stretch {
    /// Paints the bracket, or the pointer of a single hex, and the tabs.
    pub fn paint(&self, canvas: &mut Canvas, fonts: &Fonts, art: &MapArt, neat: &WorldRect) {
        let out = LANES.0 + LANES.1 * self.lane as f32;
        let at = |along: f32, out: f32| match self.edge {
            Edge::North => Point::new(along, neat.top - out),
            Edge::South => Point::new(along, neat.bottom + out),
            Edge::West => Point::new(neat.left - out, along),
            Edge::East => Point::new(neat.right + out, along),
        };
        let tone = self.tabs.first().map_or(Tone::Neutral, |tab| tab.tone);
        let colour = tone_colour(tone, &art.colours);
        let middle = (self.from + self.to) / 2.0;
        let mut tab_out = out;
        if self.single {
            let tip = LANES.0 - 6.5 * PRINT;
            let (foot, half) = (LANES.0 - 2.0 * PRINT, 4.0 * PRINT);
            canvas.fill_shape(
                &[at(middle, tip), at(middle - half, foot), at(middle + half, foot)],
                colour,
                1.0,
            );
            tab_out = LANES.0 - 2.5 * PRINT + TAB.0 * 0.5;
        } else {
            let inner = out - LANES.2;
            let line = [at(self.from, inner), at(self.from, out), at(self.to, out), at(self.to, inner)];
            let width = canvas.at_least(art.frame.bracket.0 * PRINT, 1.0);
            canvas.line(&line, colour, width, 1.0);
        }
        let mut across = -tabs_width(self, fonts) / 2.0;
        let upright = matches!(self.edge, Edge::West | Edge::East);
        if upright && self.edge == Edge::East {
            across = -TAB.0 / 2.0;
        }
        if upright && self.edge == Edge::West {
            across = -tabs_width(self, fonts) + TAB.0 / 2.0;
        }
        let base = at(self.tab_place, tab_out);
        for (number, tab) in self.tabs.iter().enumerate() {
            let width = tab_width(fonts, tab, TAB.0);
            // The eastern margin is narrow: there they are below each other.
            let down = if self.edge == Edge::East { number as f32 * (TAB.0 + TAB.1) } else { 0.0 };
            let middle = base + Point::new(across + width / 2.0, down);
            paint_tab(canvas, fonts, &art.colours, tab, middle, TAB.0);
            if self.edge != Edge::East {
                across += width + TAB.1;
            }
        }
    }
}

/// Paints the limits between columns, dotted, with their names along them.
pub fn paint_limits(map: &MapFile, canvas: &mut Canvas, fonts: &Fonts, art: &MapArt, neat: &WorldRect) {
    let (colours, limits) = (&art.colours, &art.limits);
    for limit in &map.limits {
        let x = COLUMN_PITCH * (f32::from(limit.after_column) - 1.0) + COLUMN_PITCH / 2.0;
        let view = canvas.view().grown(2.0);
        if x < view.left || x > view.right {
            continue;
        }
        let (dot, period) = (limits.dot.0 / 2.0 / canvas.radius, limits.pitch.0 / canvas.radius);
        let mut y = neat.top + period / 2.0;
        while y < neat.bottom {
            if y > view.top && y < view.bottom {
                canvas.disc(Point::new(x, y), dot, colours.first_key, limits.strength.0);
            }
            y += period;
        }
        let size = canvas.pixels(limits.name_size) / canvas.radius;
        let lettering = Lettering::new(Style::Sans, size, colours.first_key).tracked(0.10).weighted(0.03);
        let place = Point::new(x + 1.2 * size, neat.bottom - 120.0 * PRINT);
        let turn = -std::f32::consts::FRAC_PI_2;
        lettering.paint_turned(
            canvas,
            fonts,
            &limit.name.to_uppercase(),
            (place, turn),
            Anchor::Left,
            Some((colours.paper, 2.0 * PRINT)),
        );
    }
}
