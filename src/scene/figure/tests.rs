//! Figures without a window: where rings, overlays and counters are, the size of a part of the map, and the SVG.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::{
    art::{
        packs::face::Face,
        painter::{Furniture, Point},
    },
    engine::{
        board::MapFile,
        counters::Flag,
        orders::{DrawnColour, DrawnShape},
    },
    scene::{
        Print,
        overlaid::{LegendPattern, ListedOverlay, OverlayContent},
    },
};
use resvg::usvg::{Options, Tree};

const ZONES: &ListedOverlay =
    &ListedOverlay { name: "zones", short: "zones", pattern: LegendPattern::Hatched(Flag::Red) };

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

/// A map of 13 columns and 3 rows, with a counter in 0502.
fn figure(options: FigureOptions) -> Figure {
    let text = "(id: \"small\", title: \"\", subtitle: \"\", columns: 13, rows: 3, woods: [], swamp: [], lake: [], rivers: [], \
                roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], areas: [])";
    let map: MapFile = ron::from_str(text).unwrap();
    let board = map.board().unwrap();
    let print = Print { map, board, furniture: Furniture::default(), of: Vec::new() };
    let face = Face {
        template: "german".to_owned(),
        symbol: "infantry".to_owned(),
        strength: "4–10".to_owned(),
        steps: 1,
        ..Face::default()
    };
    let still = Still { print, markers: Vec::new(), stacks: vec![(hex("0502"), vec![face])] };
    let view = (Some(hex("0602")), 1.0);
    Figure { still, overlays: Vec::new(), labels: Vec::new(), goals: Vec::new(), view, options }
}

fn options() -> FigureOptions {
    FigureOptions { size: (960, 320), ..FigureOptions::default() }
}

fn ring(colour: DrawnColour) -> Vec<Drawn> {
    vec![Drawn { shape: DrawnShape::Ring(hex("0702")), colour }]
}

fn hatched(ids: &[&str]) -> Vec<ShownOverlay> {
    let hexes = ids.iter().map(|id| hex(id)).collect();
    vec![ShownOverlay { listed: ZONES, content: OverlayContent::Hatched(Flag::Red, hexes) }]
}

/// Where the points of a figure's sheet are in its picture.
fn frame_of(figure: &Figure) -> StillFrame {
    let pack = Pack::standard().unwrap();
    figure.frame(figure.studio(&pack).paper(), 0)
}

/// The colour of the picture at a point of the sheet.
fn colour(figure: &Figure, picture: &Raster, at: Point) -> [u8; 3] {
    colour_in(&frame_of(figure), picture, at)
}

/// The same for many points: the pack and the sheet are read once, for the frame.
fn colour_in(frame: &StillFrame, picture: &Raster, at: Point) -> [u8; 3] {
    let (x, y) = (at.x * frame.radius - frame.area.left as f32, at.y * frame.radius - frame.area.top as f32);
    let place = 4 * (y.round() as usize * picture.area.width as usize + x.round() as usize);
    picture.pixels[place..place + 3].try_into().unwrap()
}

/// A ring has its colour about the hex and leaves the hex free.
#[test]
fn a_ring_is_about_its_hex() {
    let pack = Pack::standard().unwrap();
    let (plain, ringed) =
        (figure(options()), figure(FigureOptions { drawn: ring(DrawnColour::Red), ..options() }));
    let pictures = [&plain, &ringed].map(|figure| figure.paint(&pack).unwrap());
    let middle = hex_centre(hex("0702"));
    let wanted = plain.studio(&pack).inks(false).colours.chalk_red.0;
    for way in [Point::new(0.96, 0.0), Point::new(0.0, -0.96), Point::new(-0.96, 0.0)] {
        let found = colour(&ringed, &pictures[1], middle + way);
        let apart = found.iter().zip(wanted).map(|(one, other)| one.abs_diff(other)).max().unwrap();
        assert!(apart < 40, "{found:?} and not {wanted:?}");
    }
    for way in [Point::default(), Point::new(0.4, 0.3), Point::new(2.0, 0.0)] {
        let at = middle + way;
        assert_eq!(colour(&plain, &pictures[0], at), colour(&ringed, &pictures[1], at), "{way:?}");
    }
}

/// The hatch of a zone is on the ground and not on the counters in it.
#[test]
fn overlays_are_below_the_counters() {
    let pack = Pack::standard().unwrap();
    let (plain, mut shown) = (figure(options()), figure(options()));
    shown.overlays = hatched(&["0502", "0902"]);
    let pictures = [&plain, &shown].map(|figure| figure.paint(&pack).unwrap());
    let frames = [&plain, &shown].map(frame_of);
    let changed = |id: &str| {
        let middle = hex_centre(hex(id));
        let steps = (-4..=4).flat_map(|x| (-4..=4).map(move |y| (x as f32, y as f32)));
        let at = steps.map(|(x, y)| middle + Point::new(x, y) * 0.1);
        let colours = |at: &Point| [0, 1].map(|of| colour_in(&frames[of], &pictures[of], *at));
        at.filter(|at| colours(at)[0] != colours(at)[1]).count()
    };
    assert!(changed("0902") > 12, "{}", changed("0902"));
    assert_eq!(changed("0502"), 0);
}

/// A victory hex has a rim in the colour of its holder; without a holder the rim is pale.
#[test]
fn a_victory_hex_has_a_rim() {
    let pack = Pack::standard().unwrap();
    let (plain, mut shown) = (figure(options()), figure(options()));
    shown.goals = vec![(hex("0702"), Some(Flag::Red)), (hex("0902"), None)];
    let pictures = [&plain, &shown].map(|figure| figure.paint(&pack).unwrap());
    let rims = ["0702", "0902"].map(|id| {
        let at = hex_centre(hex(id)) + Point::new(0.93, 0.0);
        assert_ne!(colour(&plain, &pictures[0], at), colour(&shown, &pictures[1], at), "{id}");
        colour(&shown, &pictures[1], at)
    });
    assert_ne!(rims[0], rims[1]);
    let middle = hex_centre(hex("0702"));
    assert_eq!(colour(&plain, &pictures[0], middle), colour(&shown, &pictures[1], middle));
}

/// A part of the map is as large as fits, and shows its hexes whole.
#[test]
fn a_part_of_the_map_fits_into_its_size() {
    let pack = Pack::standard().unwrap();
    let crop = Some([hex("0603"), hex("0401")]);
    let cut = figure(FigureOptions { crop, size: (300, 400), ..options() });
    let picture = cut.paint(&pack).unwrap();
    // Three columns are five radii wide, three rows with the lower columns three and a half hexes high.
    let (wide, high) = (5.0 + 2.0 * ABOUT_CROP, 3.5 * 3_f32.sqrt() + 2.0 * ABOUT_CROP);
    let radius = (300.0 / wide).min(400.0 / high);
    let is_near = |pixels: u32, wanted: f32| (pixels as f32 - wanted * radius).abs() <= 1.0;
    assert!(is_near(picture.area.width, wide) && is_near(picture.area.height, high), "{:?}", picture.area);
    let frame = cut.frame(cut.studio(&pack).paper(), 0);
    for id in ["0401", "0403", "0601", "0603", "0502"] {
        let place = hex_centre(hex(id)) * frame.radius;
        let (x, y) = (place.x - frame.area.left as f32, place.y - frame.area.top as f32);
        assert!(x >= 0.9 * frame.radius && x <= picture.area.width as f32 - 0.9 * frame.radius, "{id} {x}");
        assert!(y >= 0.8 * frame.radius && y <= picture.area.height as f32 - 0.8 * frame.radius, "{id} {y}");
    }
}

/// A figure as SVG can be read, and has the size of its picture, with the strip.
#[test]
fn a_figure_is_an_svg_too() {
    let pack = Pack::standard().unwrap();
    let caption = "The gap <between> the two".to_owned();
    let drawn = vec![
        Drawn { shape: DrawnShape::Arrow(vec![hex("0302"), hex("0402")]), colour: DrawnColour::Blue },
        Drawn { shape: DrawnShape::Stroke(vec![(0, 0), (300, -100)]), colour: DrawnColour::Yellow },
    ];
    for grey in [false, true] {
        let options =
            FigureOptions { caption: caption.clone(), legend: true, drawn: drawn.clone(), grey, ..options() };
        let mut figure = figure(options);
        figure.overlays = hatched(&["0502"]);
        let (picture, svg) = (figure.paint(&pack).unwrap(), figure.svg(&pack).unwrap());
        assert_eq!((picture.area.width, picture.area.height), (960, 320), "the strip is part of the size");
        let tree = Tree::from_str(&svg, &Options::default()).unwrap();
        assert_eq!((tree.size().width(), tree.size().height()), (960.0, 320.0));
        assert_eq!(svg.matches("<image").count(), 3, "the sheet, the counters and those of the legend");
        for words in ["Infantry", "Marked path or direction", "Drawn line"] {
            assert!(svg.contains(words), "{words}");
        }
        assert!(svg.contains("&lt;between&gt;"));
        let is_grey =
            picture.pixels.chunks_exact(4).all(|pixel| pixel[0] == pixel[1] && pixel[1] == pixel[2]);
        assert_eq!(is_grey, grey);
    }
}
