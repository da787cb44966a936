//! Tests that names have the same places on the stored footing as on the ground itself.

use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{Furniture, Painter, PictureCache, hex_centre},
    },
    engine::board::MapFile,
};

/// With only the stored footing, names have the places that the painter's own setter gives them.
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
    // A farm must not be covered, and the ground beside it is not affected.
    let (yard, beside) =
        (hex_centre("0901".parse().expect("a hex")), crate::art::painter::Point::new(0.6, 0.0));
    let farmed = footing.clone().with_yards([yard].into_iter());
    assert!(farmed.at(yard).line && !footing.at(yard).line && !farmed.at(yard + beside).line);
    let folder = std::env::temp_dir().join(format!("kessel-footing-{}", std::process::id()));
    let (cache, sheet) = (PictureCache::new(&folder, 7), painter.sheet());
    assert_eq!(cache.footing(&sheet), None);
    cache.keep_footing(&footing, &sheet).expect("room on the disk");
    let kept = cache.footing(&sheet).expect("what was kept");
    assert_eq!(kept, footing);
    let setter = crate::art::painter::NameSetter::new(&map, &board, &furniture, &art, kept);
    for radius in [16.0, 48.0] {
        let (ours, painted) = (setter.names((radius, 1.0)), painter.names((radius, 1.0)));
        let places = |plates: &[crate::art::painter::NamePlate]| {
            plates.iter().map(|plate| plate.bounds).collect::<Vec<_>>()
        };
        assert_eq!((places(&ours), ours.len()), (places(&painted), 3));
    }
    std::fs::remove_dir_all(&folder).expect("a folder");
}
