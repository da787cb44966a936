//! Tests of the land on maps with small hexes. Bends stay near their hexsides, bridges are square to water and road,
//! every farm has a track, and hachures keep their distance. The light is from the north-west on the whole map.

use crate::{
    art::painter::{
        Furniture, NameKind, Painter, Point, WorldRect, hex_corners,
        names::gap,
        tests::{distance_to_side, sample, small_map, standard},
    },
    engine::board::{ALL_SIDES, Board, Hex, Hexside, MapFile, SideFeature},
};

fn vauclair() -> (Board, Painter) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/panzer44/map.ron");
    let map: MapFile = ron::from_str(&std::fs::read_to_string(path).expect("the map file")).expect("a map");
    let board = map.board().expect("a sound map");
    let painter = Painter::new(&map, &board, Furniture::default(), &standard());
    (board, painter)
}

/// Returns the hexsides for which `bears` is true.
fn sides(board: &Board, bears: impl Fn(Hex, Hexside) -> bool) -> Vec<(Point, Point)> {
    let all = board.hexes().flat_map(|hex| ALL_SIDES.map(|side| (hex, side)));
    let ends = |(hex, side)| {
        let (corners, (from, to)) =
            (hex_corners(hex, 1.0), crate::art::painter::geometry::side_corners(side));
        (corners[from], corners[to])
    };
    all.filter(|(hex, side)| bears(*hex, *side)).map(ends).collect()
}

fn farthest(points: impl Iterator<Item = Point>, sides: &[(Point, Point)]) -> f32 {
    let away = |point| sides.iter().map(|side| distance_to_side(point, *side)).fold(f32::MAX, f32::min);
    points.map(away).fold(0.0, f32::max)
}

#[test]
fn the_land_of_vauclair_keeps_its_promises() {
    let (board, painter) = vauclair();
    let (heights, countryside, ..) = painter.land();

    // Within half a hex radius of a hexside, the centre of no hex is near.
    let water =
        sides(&board, |hex, side| board.river(hex, side) || board.feature(SideFeature::Stream, hex, side));
    let inner = painter.sheet().hexes.grown(-0.9);
    let points = painter.courses().iter().flat_map(|course| course.points.iter().copied());
    assert!(farthest(points.filter(|point| inner.contains(*point)), &water) < 0.52);
    let crests = sides(&board, |hex, side| board.feature(SideFeature::Crest, hex, side));
    let away = farthest(heights.ridges().iter().flatten().copied(), &crests);
    assert!(away < 0.45, "a ridge lies {away} from its hexsides");

    assert_eq!(painter.lines().bridges().len(), 3);
    bridges_are_square(&painter);
    // The stream meets the river at a small angle, and flows on with it.
    let [river, stream] = [0, 1].map(|number| &painter.courses()[number].points);
    let nearest = |place: Point| {
        let away = |number: &usize| river[*number].distance(place);
        (0..river.len()).min_by(|one, other| away(one).total_cmp(&away(other))).expect("a river")
    };
    let ends = [(stream[0], stream[7]), (stream[stream.len() - 1], stream[stream.len() - 8])];
    let joins = ends.into_iter().find(|(end, _)| river[nearest(*end)].distance(*end) < 0.05);
    let (end, before) = joins.expect("they meet");
    let mouth = nearest(end).clamp(6, river.len() - 7);
    let along = (river[mouth - 6] - river[mouth + 6]).unit();
    let with = (end - before).unit().dot(along);
    assert!(with > 0.55, "it flows in square: {with}");
    // A ridge extends beyond its hexsides.
    for ridge in heights.ridges() {
        for end in [ridge[0], ridge[ridge.len() - 1]] {
            assert!(farthest([end].into_iter(), &crests) > 0.15, "it ends at {end:?}");
        }
    }
    let fields: Vec<[Point; 4]> = countryside.fields().collect();
    assert!(fields.len() > 300, "{}", fields.len());
    fields_lie_side_by_side(&fields);

    assert!(countryside.tracks().count() > 5);
    assert!(countryside.tracks().all(|track| track.len() > 2), "every farm has its track");

    let roots: Vec<Point> = heights.roots().collect();
    assert!(roots.len() > 150);
    for (number, one) in roots.iter().enumerate() {
        let mut others = roots[..number].iter();
        assert!(others.all(|other| other.distance(*one) > 0.045), "hachures bunch at {one:?}");
    }
}

/// Every bridge goes along its road and square over its water.
fn bridges_are_square(painter: &Painter) {
    for (middle, way) in painter.lines().bridges() {
        let near = |line: &[Point], way: Point| {
            let pairs = line.windows(2).filter(|pair| pair[0].towards(pair[1], 0.5).distance(*middle) < 0.2);
            pairs.map(|pair| (pair[1] - pair[0]).unit().dot(way).abs()).fold(1.0, f32::min)
        };
        let roads = painter.lines().roads.iter().map(|road| near(road, *way)).fold(1.0, f32::min);
        let water = painter.courses().iter().map(|course| near(&course.points, way.turned()));
        assert!(roads > 0.98, "the road at {middle:?}");
        assert!(water.fold(1.0, f32::min) > 0.94, "the water at {middle:?}");
    }
    // The road continues straight after the bridge.
    for (middle, way) in painter.lines().bridges() {
        let roads = painter.lines().roads.iter().flat_map(|road| road.windows(2));
        let near = roads.filter(|pair| (0.1..0.65).contains(&pair[0].distance(*middle)));
        let straight = near.map(|pair| (pair[1] - pair[0]).unit().dot(*way).abs()).fold(1.0, f32::min);
        assert!(straight > 0.98, "the road turns by {straight} beside {middle:?}");
    }
}

/// No field lies over another.
fn fields_lie_side_by_side(fields: &[[Point; 4]]) {
    let inside = |place: Point, field: &[Point; 4]| {
        let edges = [(0, 1), (1, 2), (2, 3), (3, 0)].map(|(from, to)| (field[from], field[to]));
        let sides = edges.map(|(from, to)| (to - from).turned().dot(place - from));
        sides.iter().all(|side| *side > 1e-4) || sides.iter().all(|side| *side < -1e-4)
    };
    for (number, field) in fields.iter().enumerate() {
        let spots = |part: f32| [(0, 2), (1, 3)].map(|(from, to)| field[from].towards(field[to], part));
        let spots: Vec<Point> = [0.0, 0.2, 0.5, 0.8, 1.0].into_iter().flat_map(spots).collect();
        let others = fields[..number].iter().chain(&fields[number + 1..]);
        let over = others.filter(|other| spots.iter().any(|spot| inside(*spot, other))).count();
        assert_eq!(over, 0, "fields lie over each other at {:?}", field[0]);
    }
}

/// Ground that rises towards the south-east faces north-west, where the light comes from.
#[test]
fn the_relief_has_its_light_from_the_north_west() {
    let (_, board, painter) = sample();
    let ground = |place: Point| painter.fields().ground(place);
    let mut sum = 0.0;
    for middle in board.hexes().map(crate::art::painter::hex_centre) {
        let (north_west, south_east) = (middle - Point::new(0.2, 0.2), middle + Point::new(0.2, 0.2));
        let rises = ground(south_east).height - ground(north_west).height;
        sum += rises.signum() * ground(middle).shade;
    }
    assert!(sum > 50.0, "{sum}");
}

/// At any zoom, no letter of a river covers a town's name, and no name is cut by the edge.
#[test]
fn names_keep_off_each_other_at_every_zoom() {
    let (_, _, painter) = sample();
    for radius in [5.0, 8.0, 10.0, 16.2, 30.0, 70.0] {
        let names = painter.names((radius, 1.0));
        let (rivers, others): (Vec<_>, Vec<_>) = names.iter().partition(|name| name.kind == NameKind::River);
        assert!(!rivers.is_empty());
        for letter in rivers.iter().flat_map(|river| &river.letters) {
            let over = others.iter().find(|other| other.bounds.contains(letter.place));
            assert!(over.is_none(), "over {:?} at {radius}", over.map(|name| &name.text));
        }
        let neat_line = painter.sheet().neat_line;
        for name in &others {
            let area = name.bounds.width() * name.bounds.height();
            assert!(neat_line.overlap(&name.bounds) > 0.99 * area, "{} is cut at {radius}", name.text);
        }
    }
}

/// A name has one place: beside a hex of its town, and nearer to it than to any other town. At a nearer zoom it only
/// shrinks towards it.
#[test]
fn a_name_stands_at_its_place_at_every_zoom() {
    let (map, _, painter) = sample();
    let middles = |hexes: &[Hex]| -> Vec<Point> {
        hexes.iter().map(|hex| crate::art::painter::hex_centre(*hex)).collect()
    };
    let far = |bounds: &WorldRect, places: &[Point]| {
        places.iter().map(|place| gap(bounds, *place)).fold(f32::MAX, f32::min)
    };
    let zooms = [5.0, 9.9, 16.2, 24.0, 48.0, 110.0].map(|radius| painter.names((radius, 1.0)));
    for place in &map.places {
        let of = |names: &[crate::art::painter::NamePlate]| {
            let mut named = names.iter().filter(|name| name.text.to_lowercase() == place.name.to_lowercase());
            named.find(|name| name.kind != NameKind::River).map(|name| name.bounds).expect("its name")
        };
        let bounds = zooms.each_ref().map(|names| of(names));
        for pair in bounds.windows(2) {
            let (coarse, fine) = (pair[0].grown(0.001), pair[1]);
            assert!(coarse.left <= fine.left && fine.right <= coarse.right, "{} wanders", place.name);
            assert!(coarse.top <= fine.top && fine.bottom <= coarse.bottom, "{} wanders", place.name);
        }
        let own = far(&bounds[0], &middles(&place.hexes));
        assert!(own < crate::art::painter::geometry::SQRT_3, "{} is {own} from its hex", place.name);
        for other in map.places.iter().filter(|other| other.name != place.name) {
            let other_s = far(&bounds[1], &middles(&other.hexes));
            assert!(other_s > own, "{} stands at {}: {other_s}, {own}", place.name, other.name);
        }
    }
}

/// If towns' names cover a map at a small size, its river has no name; at a large size it has one.
#[test]
fn a_river_s_name_is_written_over_no_other() {
    let content = "woods: [], swamp: [], lake: [], roads: [], road_river_joins: [], rails: [],
        rivers: [\"0103 s\", \"0104 ne\", \"0203 se s\", \"0303 s\", \"0304 ne\", \"0403 se s\", \"0503 s\",
            \"0504 ne\", \"0603 se s\", \"0703 s\"],
        river_names: [(name: \"Oka\", near: [\"0203\", \"0303\", \"0403\", \"0503\"])],
        places: [(name: \"Alphaville\", kind: Name, hexes: [\"0303\"]), (name: \"Betaville\", kind: Name, hexes: [\"0403\"]),
            (name: \"Gammaville\", kind: Name, hexes: [\"0503\"]), (name: \"Deltaville\", kind: Name, hexes: [\"0304\"])]";
    let (map, board) = small_map(7, 6, content);
    let painter = Painter::new(&map, &board, Furniture::default(), &standard());
    for radius in [6.0, 7.0, 60.0] {
        let names = painter.names((radius, 1.0));
        let (rivers, others): (Vec<_>, Vec<_>) = names.iter().partition(|name| name.kind == NameKind::River);
        assert!(radius < 60.0 || rivers.len() == 1);
        for river in rivers {
            let mut bodies =
                river.letters.iter().map(|letter| letter.place - Point::new(0.0, 0.3 * river.size));
            assert!(
                bodies.all(|body| others.iter().all(|other| !other.bounds.contains(body))),
                "at {radius}"
            );
        }
    }
}

#[test]
fn a_road_has_a_culvert_over_a_gully_and_takes_the_place_of_a_track_at_a_ford() {
    let content = "woods: [], swamp: [], lake: [], rivers: [], road_river_joins: [], rails: [], places: [],
        streams: [\"0602 se s\", \"0603 ne\"], fords: [(\"0602\", \"0603\"), (\"0602\", \"0703\")],
        gullies: [[\"0202\", \"0203\", \"0204\"]],
        roads: [[\"0104\", \"0203\", \"0304\"], [\"0601\", \"0602\", \"0603\", \"0604\"]]";
    let (map, board) = small_map(7, 6, content);
    let painter = Painter::new(&map, &board, Furniture::default(), &standard());
    let (_, _, culverts, fords) = painter.land();
    let [culvert] = culverts else { panic!("{culverts:?}") };
    assert!(culvert.middle.distance(crate::art::painter::hex_centre("0203".parse().expect("a hex"))) < 0.5);
    assert_eq!(fords.tracks(), 1);
}
