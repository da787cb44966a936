//! Tests that every fault of a pack is reported with file, line, column and a sentence. Missing parts come from the
//! standard pack, and broken parts are drawn as before.

use crate::{
    art::packs::{
        check,
        face::{Face, sample},
        pack::{Pack, reading::PackReading},
    },
    engine::data::Shown,
};
use resvg::tiny_skia::Pixmap;
use std::{fs, path::PathBuf};

/// A pack's folder that is removed when the test ends.
pub(crate) struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("kessel-pack-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn with(name: &str, files: &[(&str, &str)]) -> Self {
        let folder = Self::new(name);
        files.iter().for_each(|(file, text)| folder.write(file, text.as_bytes()));
        folder
    }

    pub fn write(&self, file: &str, bytes: &[u8]) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    fn faults(&self) -> Vec<String> {
        let units = ["pz-25-7", "leader-konev"].map(str::to_owned).to_vec();
        let known = check::Known {
            units,
            games: vec!["moscow".to_owned(), "vauclair".to_owned()],
            ..check::Known::default()
        };
        let here = format!("{}{}", self.0.shown(), std::path::MAIN_SEPARATOR);
        check::faults(&self.0, &known).iter().map(|fault| fault.to_string().replace(&here, "")).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn face(template: &str, symbol: &str) -> Face {
    Face { template: template.to_owned(), symbol: symbol.to_owned(), ..sample() }
}

fn png(wide: u32, high: u32) -> Vec<u8> {
    let mut picture = Pixmap::new(wide, high).unwrap();
    picture.fill(resvg::tiny_skia::Color::from_rgba8(200, 30, 30, 255));
    picture.encode_png().unwrap()
}

const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-27 -20 54 42\">";

/// A file of a pack with one fault, and the full report on it.
const FAULTS: [(&str, &str, &str); 44] = [
    // Form.
    ("pack.ron", "(name: \"x\"", "pack.ron:1:9: a comma or a closing bracket is missing here"),
    ("pack.ron", "(\n  about: \"x\",\n)", "pack.ron:3:1: the field name is missing here"),
    ("pack.ron", "(name: \"x\",\n  simbols: {})", "pack.ron:2:3: there is no field simbols here"),
    (
        "pack.ron",
        "(name: \"x\", palette: {\n  \"german\": \"grey\",\n})",
        "pack.ron:2:14: \"grey\" is not a colour",
    ),
    (
        "pack.ron",
        "(name: \"x\",\n  step: Fille(\"a\"))",
        "pack.ron:2:9: \"Fille\" is not known here: File or Inline",
    ),
    (
        "pack.ron",
        "(name: \"x\", templates: {\"german\": (\n  art: File(\"german.svg\"), color: {})})",
        "pack.ron:2:28: there is no field color here",
    ),
    ("pack.ron", "(name: \"x\",\n  badge_slots: [])", "pack.ron:1:1: badge_slots needs at least one place"),
    // Names in pack.ron.
    (
        "pack.ron",
        "(name: \"x\", symbols: {\n  \"armor\": Inline(\"<circle r='9'/>\")})",
        "pack.ron:2:12: no symbol is called \"armor\": choose one of anti_tank, armour",
    ),
    (
        "pack.ron",
        "(name: \"x\", badges: {\n  \"tired\": Inline(\"<circle r='9'/>\")})",
        "pack.ron:2:12: no badge is called \"tired\"",
    ),
    (
        "pack.ron",
        "(name: \"x\", markers: {\n  \"flag\": Inline(\"<circle cx='50' cy='50' r='40'/>\")})",
        "pack.ron:2:11: no marker is called \"flag\"",
    ),
    (
        "pack.ron",
        "(name: \"x\", templates: {\n  \"polish\": (art: Inline(\"<rect width='100' height='100'/>\"))})",
        "pack.ron:2:13: no template is called \"polish\"",
    ),
    (
        "pack.ron",
        "(name: \"x\", units: {\n  \"pz-25-8\": (symbol: Inline(\"<circle r='9'/>\"))})",
        "pack.ron:2:14: no order of battle has a unit \"pz-25-8\"; did you mean \"pz-25-7\"?",
    ),
    (
        "pack.ron",
        "(name: \"x\", units: {\"pz-25-7\": (\n  colours: {\"cart\": \"#FFFFFF\"})})",
        "pack.ron:2:13: unit \"pz-25-7\" changes \"cart\", which is not a colour word of any template",
    ),
    (
        "pack.ron",
        "(name: \"x\", units: {\"pz-25-7\": (\n  colours: {\"card\": \"greenish\"})})",
        "pack.ron:2:21: unit \"pz-25-7\" gives card the colour \"greenish\", which is neither",
    ),
    (
        "pack.ron",
        "(name: \"x\", palette: {\n  \"germann\": \"#FFFFFF\"})",
        "pack.ron:2:14: no drawing uses the colour \"germann\"",
    ),
    (
        "pack.ron",
        "(name: \"x\", templates: {\"german\": (\n  colours: {\"card\": \"gren\"})})",
        "pack.ron:2:21: template \"german\" gives card the colour \"gren\", which is neither in the palette",
    ),
    (
        "pack.ron",
        "(name: \"x\", palettes: {\"night\": (\n  colours: {\"germann\": \"#FFFFFF\"})})",
        "pack.ron:2:13: palette \"night\" changes \"germann\"",
    ),
    (
        "pack.ron",
        "(name: \"x\", palettes: {\"night\": (\n  band_patterns: {\"corps_39\": \"plaid\"})})",
        "pack.ron:2:31: there is no pattern \"plaid\"",
    ),
    ("pack.ron", "(name: \"x\",\n  font: \"Comic Sans\")", "pack.ron:2:9: Kessel has no font \"Comic Sans\""),
    ("pack.ron", "(name: \"x\",\n  count_slot: (150, 5))", "pack.ron:2:15: 150, 5 is off the card"),
    // Files.
    (
        "pack.ron",
        "(name: \"x\", symbols: {\n  \"armour\": File(\"symbols/tank.svg\")})",
        "pack.ron:2:18: \"symbols/tank.svg\" cannot be read: this file does not exist",
    ),
    (
        "pack.ron",
        "(name: \"x\", symbols: {\n  \"armour\": File(\"../tank.svg\")})",
        "pack.ron:2:18: \"../tank.svg\" cannot be read: it is not in the pack's folder",
    ),
    ("symbols/armor.svg", SVG, "symbols/armor.svg:1:1: nothing uses this file"),
    // Drawings.
    ("symbols/armour.svg", "", "symbols/armour.svg:1:1: is not an SVG drawing: <svg …> is expected"),
    (
        "symbols/armour.svg",
        "<svg>\n  <path d='M0 0H9'>\n</svg>\n",
        "symbols/armour.svg:3:1: another element ends here while <path> is still open",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <g><rect width='{line 3 1}' width='9' height='9'/></g></svg>",
        "symbols/armour.svg:2:31: width is given twice here",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <recct width='9' height='9'/></svg>",
        "symbols/armour.svg:2:3: <recct> is not an element that can be drawn",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <rect width='30' height='9' fill='url(#sheen)'/></svg>",
        "symbols/armour.svg:2:3: \"#sheen\" is used here, but nothing has this id",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <rect fill='{crad}'/></svg>",
        "symbols/armour.svg:2:15: {crad} is not a placeholder",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <image href='tank.png'/></svg>",
        "symbols/armour.svg:2:16: \"tank.png\" cannot be read: this file does not exist",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <image href='https://x.org/tank.png' width='20' height='20'/></svg>",
        "symbols/armour.svg:2:16: \"https://x.org/tank.png\" cannot be read: it is not in the pack's folder; put a PNG",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <use href='tanks.svg#a'/><rect width='20' height='20'/></svg>",
        "symbols/armour.svg:2:14: \"tanks.svg#a\" cannot be read: a drawing can only use its own contents",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <foreignObject><p>Tank</p></foreignObject><rect width='20' height='20'/></svg>",
        "symbols/armour.svg:2:3: <foreignObject> holds part of a web page, which is not drawn: export",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <flowRoot><flowPara>Tank</flowPara></flowRoot><rect width='20' height='20'/></svg>",
        "symbols/armour.svg:2:3: <flowRoot> is a text of Inkscape that no other program draws: choose Text",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <text y='9' font-size='30' font-family='Comic Sans MS, sans-serif'>W</text></svg>",
        "symbols/armour.svg:2:3: Kessel has no font \"Comic Sans MS\", and cannot read fonts embedded",
    ),
    (
        "symbols/armour.svg",
        "<svg><style>@font-face{font-family:Stencil;src:url(data:font/woff;base64,AAAA)}\n.a{font:30px Stencil}</style>\n\
         <text y='9' class='a'>W</text></svg>",
        "symbols/armour.svg:3:1: Kessel has no font \"Stencil\", and cannot read fonts embedded",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <text x='-20' y='9' font-size='8'><tspan>{stre</tspan><tspan>ngth}</tspan></text></svg>",
        "symbols/armour.svg:2:37: \"{stre\" is printed literally: a placeholder must be in one run",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <clipPath id='c'>{steps 0 0 9}</clipPath><rect width='20' height='20' clip-path='url(#c)'/></svg>",
        "symbols/armour.svg:2:20: {steps 0 0 9} is a drawing, which cannot be in an attribute, a clip path",
    ),
    (
        "symbols/armour.svg",
        "<svg\n  viewBox='0 0 0 9'><rect width='20' height='20'/></svg>",
        "symbols/armour.svg:1:1: viewBox=\"0 0 0 9\" is not a page",
    ),
    (
        "german.svg",
        "<svg viewBox='0 0 100 100'>\n  <rect width='100' height='100'/></svg>",
        "german.svg:1:1: this card hides the values, steps lost, conditions such as disruption and branch of its units: write {strength}",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <rect width='{line 30 {if far}1{end}}' height='9'/></svg>",
        "symbols/armour.svg:2:3: width=\"{line 30 ",
    ),
    // Sizes.
    (
        "symbols/armour.svg",
        "<svg>\n  <rect width='120' height='9'/></svg>",
        "symbols/armour.svg:1:1: this symbol is too large: it extends from 0 to 120 across and from 0 to 9 down",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <rect width='4' height='2'/></svg>",
        "symbols/armour.svg:1:1: this symbol is too small: 4 long, at least 12 needed",
    ),
    (
        "symbols/armour.svg",
        "<svg>\n  <rect width='0' height='2'/></svg>",
        "symbols/armour.svg:1:1: this symbol draws nothing",
    ),
];

#[test]
fn every_fault_is_told_with_its_place_and_nothing_else_is_said() {
    let mut wrong = String::new();
    for (file, text, expected) in FAULTS {
        let folder = Folder::with("fault", &[("pack.ron", "(name: \"x\")"), (file, text)]);
        let said = folder.faults();
        if said.len() != 1 || !said[0].starts_with(expected) {
            wrong += &format!("{text}\n  is told as {said:#?}\n  and not as {expected}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn colours_that_cannot_be_told_apart_or_read_are_told() {
    let said = |palette: &str| {
        let text = format!("(name: \"x\", palette: {{\n{palette}}})");
        Folder::with("contrast", &[("pack.ron", &text)]).faults().join("\n")
    };
    let ink = said("  \"german_ink\": \"#90A0A0\",");
    assert!(
        ink.contains("pack.ron:2:17: template \"german\": \"german_ink\" on \"german\" has a contrast of 1."),
        "{ink}"
    );
    let sides = said("  \"soviet\": \"#5F8A3A\", \"german\": \"#A88A3A\",");
    assert!(
        sides.contains("pack.ron:2:13: \"soviet\" and \"german\" are too similar for red-blind eyes"),
        "{sides}"
    );
    let map = "(colours: (\n  ink: \"#BBBBBB\"))";
    let folder = Folder::with("map-contrast", &[("pack.ron", "(name: \"x\")"), ("map.ron", map)]);
    assert!(
        folder.faults()[0].starts_with("map.ron:2:8: \"ink\" on \"paper\" has a contrast of 1."),
        "{:?}",
        folder.faults()
    );
}

#[test]
fn faults_of_the_map_and_of_pictures_are_told() {
    let said = |file: &str, bytes: &[u8]| {
        let folder =
            Folder::with("map", &[("pack.ron", "(name: \"x\", symbols: {\"armour\": File(\"t.png\")})")]);
        folder.write("t.png", &png(64, 40));
        folder.write(file, bytes);
        folder.faults()
    };
    assert_eq!(said("t.png", &png(100, 65)), [""; 0]);
    let cases: [(&str, Vec<u8>, &str); 8] = [
        ("map.ron", b"(\n  grid: (dots: 7.0))".to_vec(), "map.ron:2:16: 7 is out of range"),
        ("map.ron", b"(\n  gird: ())".to_vec(), "map.ron:2:3: there is no field gird here"),
        (
            "map.ron",
            b"(textures: {\n  \"sand\": (file: \"a\", size: 1.0, strength: 1.0)})".to_vec(),
            "map.ron:2:4: \"sand\" is not a ground with a texture",
        ),
        (
            "map.ron",
            b"(textures: {\n  \"wood\": (file: \"a.svg\", size: 1.0, strength: 1.0)})".to_vec(),
            "map.ron:2:18: \"a.svg\" cannot be read: this file does not exist",
        ),
        (
            "map.ron",
            b"(textures: {\n  \"wood\": (file: \"t.png\", size: 1.0, strength: 1.0)})".to_vec(),
            "map.ron:2:18: \"t.png\" cannot be read: the texture is 64 × 40 pixels: a square is expected",
        ),
        ("t.png", b"GIF89a".to_vec(), "t.png:1:1: it is not a PNG picture"),
        ("t.png", png(64, 64)[..60].to_vec(), "t.png:1:1: the picture is damaged"),
        ("t.png", png(3000, 1), "t.png:1:1: the picture is 3000 × 1 pixels: from 1 to 2048 are expected"),
    ];
    let mut wrong = String::new();
    for (file, bytes, expected) in cases {
        let said = said(file, &bytes);
        if said.len() != 1 || !said[0].starts_with(expected) {
            wrong += &format!("{said:?} is not {expected}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// A misspelt name must be reported: the pack would never be used.
#[test]
fn a_pack_for_no_game_is_told() {
    let folder = Folder::new("only-for");
    folder.write("pack.ron", b"(name: \"x\",\n    only_for: [\"moscow\", \"vauclare\"])");
    let faults = folder.faults();
    let told = "pack.ron:2:26: there is no game or scenario \"vauclare\"; did you mean \"vauclair\"?";
    assert_eq!(faults, [told]);
}

#[test]
fn shipped_packs_have_no_fault() {
    for pack in crate::art::packs::pack::library::SHIPPED {
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs")).join(pack);
        let said = check::faults(&folder, &check::Known::default());
        assert!(said.is_empty(), "{pack}: {said:#?}");
        // The built-in pack equals the one in the folder.
        let [built_in, loaded] = [&[][..], &[folder.parent().unwrap().to_owned()]]
            .map(|folders| crate::art::packs::pack::library::load(folders, pack, None).unwrap().pack);
        for template in ["german", "soviet", "leader"] {
            let face = face(template, "armour");
            assert_eq!(built_in.render(&face, 48).unwrap(), loaded.render(&face, 48).unwrap());
        }
        assert_eq!(built_in.map, loaded.map);
    }
}

#[test]
fn what_a_pack_lacks_is_the_standard_packs() {
    let standard = Pack::standard().unwrap();
    let empty = Folder::with("empty", &[("pack.ron", "(name: \"Empty\")")]);
    let pack = Pack::load(&empty.0).unwrap();
    assert_eq!(pack.name, "Empty");
    assert_eq!(pack.map, standard.map);
    for symbol in standard.symbol_names() {
        let face = face("german", symbol);
        assert_eq!(pack.svg(&face, 64), standard.svg(&face, 64));
    }
    // One file is enough, and it changes nothing else.
    empty.write("symbols/armour.svg", format!("{SVG}<circle r='14'/></svg>").as_bytes());
    let pack = Pack::load(&empty.0).unwrap();
    let same =
        |symbol: &str| pack.svg(&face("german", symbol), 64) == standard.svg(&face("german", symbol), 64);
    assert!(!same("armour") && same("infantry"));
    // One entry is enough too.
    let text = "(name: \"One\", palette: {\"german\": \"#FFEEAA\"}, templates: {\"soviet\": (colours: {\"card\": \"#204020\"})})";
    empty.write("pack.ron", text.as_bytes());
    empty.write("map.ron", b"(colours: (wood: \"#00FF00\"))");
    let pack = Pack::load(&empty.0).unwrap();
    assert_eq!(pack.colour("german"), Some([0xFF, 0xEE, 0xAA]));
    assert_eq!(pack.colour("soviet"), standard.colour("soviet"));
    let svg = pack.svg(&face("soviet", "infantry"), 64).unwrap();
    assert!(svg.contains("#204020") && svg.contains("#FFF3DC"));
    assert_eq!(pack.map.colours.wood.0, [0, 255, 0]);
    assert_eq!(pack.map.colours.marsh, standard.map.colours.marsh);
    // The palette of the standard pack does not replace the pack's own colour.
    let safe = pack.wearing(crate::settings::Colours::ColourBlind);
    assert_eq!(safe.colour("german"), Some([0xFF, 0xEE, 0xAA]));
    assert_eq!(safe.colour("reach"), Some([0, 0x72, 0xB2]));
}

#[test]
fn a_single_unit_can_have_a_card_a_symbol_and_colours_of_its_own() {
    let text = "(name: \"x\", units: {\"pz-25-7\": (symbol: File(\"units/panther.png\")), \
                \"leader-konev\": (card: Inline(\"<rect width='100' height='100' fill='{card}'/><text y='9'>{strength}{title}</text>{badges 9}\"), colours: {\"card\": \"#123456\"})})";
    let folder = Folder::with("units", &[("pack.ron", text)]);
    folder.write("units/panther.png", &png(100, 65));
    assert_eq!(folder.faults(), [""; 0]);
    let pack = Pack::load(&folder.0).unwrap();
    let standard = Pack::standard().unwrap();
    let unit = |id: &str| Face { unit: id.to_owned(), ..face("german", "armour") };
    let draw = |face: &Face| pack.render(face, 64).unwrap();
    assert_eq!(draw(&unit("pz-6-7")), standard.render(&face("german", "armour"), 64).unwrap());
    let panther = draw(&unit("pz-25-7"));
    assert!(
        panther.rgba.chunks(4).filter(|pixel| pixel[0] > 180 && pixel[1] < 60).count() > 200,
        "the picture is seen"
    );
    let konev = draw(&Face { template: "leader".to_owned(), ..unit("leader-konev") });
    let middle = (konev.rgba.len() / 2 / 4 + konev.width as usize / 2) * 4;
    assert_eq!(konev.rgba[middle..middle + 3], [0x12, 0x34, 0x56]);
    // Other units share their pictures.
    assert_eq!(pack.told_apart(&unit("pz-6-7")), pack.told_apart(&unit("pz-7-7")));
    assert_ne!(pack.told_apart(&unit("pz-25-7")), pack.told_apart(&unit("pz-7-7")));
}

#[test]
fn what_is_broken_is_drawn_as_it_was() {
    let folder = Folder::with("broken", &[("pack.ron", "(name: \"x\", palette: {\"german\": \"#FFEEAA\"})")]);
    folder.write("symbols/armour.svg", format!("{SVG}<circle r='14'/></svg>").as_bytes());
    let whole = Pack::load(&folder.0).unwrap();
    let armour = face("german", "armour");
    let before = whole.svg(&armour, 64).unwrap();
    let again = |file: &str, text: &str| {
        folder.write(file, text.as_bytes());
        Pack::load_with_faults(&folder.0, Some(&whole)).unwrap()
    };
    let PackReading { pack, faults, .. } = again("symbols/armour.svg", "<svg><circle r='9'>");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(pack.svg(&armour, 64).unwrap(), before);
    let PackReading { pack, faults, .. } = again("pack.ron", "(name: \"x\", palette: {\"german\": ");
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert_eq!(pack.svg(&armour, 64).unwrap(), before);
    assert_eq!(pack.colour("german"), Some([0xFF, 0xEE, 0xAA]));
    let PackReading { pack, faults, .. } =
        again("symbols/armour.svg", &format!("{SVG}<circle r='14'/></svg>"));
    assert_eq!((faults.len(), pack.svg(&armour, 64).unwrap()), (1, before));
    // Without an earlier whole version it comes from the standard pack.
    let first = Pack::load_with_faults(&folder.0, None).unwrap();
    assert_eq!(first.pack.colour("german"), Pack::standard().unwrap().colour("german"));
}
