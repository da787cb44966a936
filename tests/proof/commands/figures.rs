//! Figures and films from the command line: the words of overlays, pictures of any moment, and films that are read back.

use super::*;
use kessel::{
    games::{platoon::Platoon, squad::Squad},
    scene::{Overlaid, overlay_named},
    settings::Overlay,
};

/// A game between players by chance, at its end.
fn played(folder: &Folder) -> String {
    let kept = folder.file("kept");
    assert!(kessel(&["selfplay", "training", "--keep", &kept]).status.success());
    let game = fs::read_dir(&kept).unwrap().next().unwrap().unwrap().path();
    game.display().to_string()
}

/// The hex of a counter that is on the map.
fn held(game: &str) -> Hex {
    let counters = answer(&["show", game, "--json"])["counters"].clone();
    let hexes = counters.as_array().unwrap().iter().filter_map(|counter| counter["place"]["hex"].as_str());
    hexes.map(|hex| hex.parse().unwrap()).next().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Every overlay has a word, apart from those about selected units; a word without its side means both.
#[test]
fn overlays_have_words() {
    fn has_words<G: Overlaid>() {
        assert_eq!(G::OVERLAY_WORDS.len(), G::OVERLAYS.len(), "{}", G::ID);
        for (number, word) in G::OVERLAY_WORDS.iter().enumerate() {
            assert_eq!(word.is_empty(), G::OF_SELECTED.contains(&Overlay(number)), "{} {number}", G::ID);
            if !word.is_empty() {
                assert_eq!(overlay_named::<G>(word), [Overlay(number)], "{word}");
            }
        }
        assert!(overlay_named::<G>("").is_empty() && overlay_named::<G>("zo").is_empty());
        assert_eq!(overlay_named::<G>("victory").len(), 1);
    }
    has_words::<Guderian>();
    has_words::<Panzer44>();
    has_words::<Platoon>();
    has_words::<Squad>();
    assert_eq!(overlay_named::<Guderian>("zoc"), [Overlay(2), Overlay(3)]);
    assert_eq!(overlay_named::<Panzer44>("sight").len(), 2);
}

/// A moment of a game with all that can be laid over it, as PNG and as SVG.
#[test]
fn a_figure_shows_a_moment_with_all_that_is_asked_for() {
    let folder = Folder::new("figures");
    let game = played(&folder);
    let hex = held(&game).to_string();
    let (png, svg) = (folder.file("a.png"), folder.file("a.svg"));
    let (ring, crop) = (format!("{hex}:red"), format!("{hex}-{hex}"));
    let mut words = vec!["shot", &game, "--to", "4", "--as", "german", "--show", "zoc,reach,moves"];
    words.extend(["--ring", &ring, "--crop", &crop, "--caption", "The gap", "--legend", "--size", "400x300"]);
    let shot = |more: &[&str]| kessel(&[&words[..], more].concat());
    let output = shot(&["--out", &png]);
    assert!(output.status.success(), "{}", said(&output));
    let bytes = fs::read(&png).unwrap();
    let reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
    let (width, height) = reader.info().size();
    assert!(width <= 400 && height <= 300 && width >= 100, "{width} × {height}");
    let output = shot(&["--grey", "--svg", "--out", &svg]);
    assert!(output.status.success(), "{}", said(&output));
    let text = fs::read_to_string(&svg).unwrap();
    let tree = resvg::usvg::Tree::from_str(&text, &resvg::usvg::Options::default()).unwrap();
    assert!(tree.size().width() <= 400.0 && text.contains("The gap") && text.contains("<pattern"));
    // Moments, hexes and overlays that the game does not have are refused.
    let refused = |more: &[&str], why: &str| {
        let output =
            kessel(&[&["shot", &game, "--out", &png, "--force", "--size", "64x64"][..], more].concat());
        assert_eq!(output.status.code(), Some(1), "{more:?}");
        assert!(said(&output).contains(why), "{more:?}: {}", said(&output));
    };
    refused(&["--show", "weather"], "there is no overlay weather: this game has reach, ");
    refused(&["--to", "99999"], "there is no order 99999");
    refused(&["--as", "allied"], "side");
    refused(&["--ring", "9999"], "9999 is off the map");
    refused(&["--arrow", "0101-9999"], "9999 is off the map");
    refused(&["--crop", "0101-9999"], "9999 is off the map");
    for wrong in
        [&["--ring", "0101:green"][..], &["--arrow", "0101"], &["--crop", "0101"], &["--svg", "--png"]]
    {
        let words = [&["shot", &game, "--out", &png, "--force"][..], wrong].concat();
        assert_eq!(kessel(&words).status.code(), Some(2), "{wrong:?}");
    }
    let words = ["shot", &game, "--out", &folder.file("b.png"), "--svg"];
    assert!(said(&kessel(&words)).contains("a drawing is written as .svg"));
}

/// The drawings that the file has at a moment are in its figure, and no others.
#[test]
fn a_figure_has_the_drawings_of_its_moment() {
    use kessel::engine::orders::{Drawn, DrawnColour, DrawnShape, GameFile};
    let folder = Folder::new("drawn");
    let game = played(&folder);
    let ring = Drawn { shape: DrawnShape::Ring(held(&game)), colour: DrawnColour::Red };
    let mut file = GameFile::<Guderian>::read(Path::new(&game)).unwrap();
    file.study.draw(4, vec![ring]);
    file.write(Path::new(&game)).unwrap();
    let shot = |more: &[&str]| {
        let picture = folder.file("p.png");
        let words = ["shot", &game, "--size", "400x300", "--out", &picture, "--force"];
        let output = kessel(&[&words[..], more].concat());
        assert!(output.status.success(), "{}", said(&output));
        fs::read(&picture).unwrap()
    };
    assert!(shot(&["--to", "4"]) != shot(&["--to", "4", "--bare"]));
    assert!(shot(&["--to", "5"]) == shot(&["--to", "5", "--bare"]));
}

/// A film has the frames that its answer states, in each of its formats.
#[test]
fn a_film_is_read_back() {
    let folder = Folder::new("films");
    let game = played(&folder);
    let (gif, png, frames) = (folder.file("f.gif"), folder.file("f.png"), folder.file("frames"));
    let film = |out: &str, more: &[&str]| {
        let words = ["film", &game, "--size", "200x120", "--json", "--out", out];
        let value = answer(&[&words[..], more].concat());
        holds("film", &value);
        value["frames"].as_u64().unwrap()
    };
    let range = ["--from", "3", "--to", "8"];
    let number = film(&gif, &range);
    let mut decoder = gif::DecodeOptions::new().read_info(fs::File::open(&gif).unwrap()).unwrap();
    let mut read = 0;
    while decoder.read_next_frame().unwrap().is_some() {
        read += 1;
    }
    assert_eq!(read, number);
    assert_eq!(film(&png, &range), number);
    let reader = png::Decoder::new(std::io::BufReader::new(fs::File::open(&png).unwrap()));
    let control = reader.read_info().unwrap().info().animation_control;
    assert_eq!(control.map_or(1, |control| u64::from(control.num_frames)), number);
    assert_eq!(film(&frames, &range), number);
    assert_eq!(fs::read_dir(&frames).unwrap().count() as u64, number);
    // A game between players by chance has a combat.
    assert!(film(&folder.file("combat.gif"), &["--last-combat"]) >= 2);
}

/// A film of some orders shows the part of the map that they touch; the whole map is a wish of its own.
#[test]
fn a_film_frames_its_orders() {
    let folder = Folder::new("framed");
    let game = played(&folder);
    let size = |name: &str, more: &[&str]| {
        let out = folder.file(name);
        let words = ["film", &game, "--from", "3", "--to", "16", "--size", "640x480", "--out", &out];
        let output = kessel(&[&words[..], more].concat());
        assert!(output.status.success(), "{}", said(&output));
        let decoder = gif::DecodeOptions::new().read_info(fs::File::open(&out).unwrap()).unwrap();
        (decoder.width(), decoder.height())
    };
    assert_eq!(size("whole.gif", &["--whole"]), (640, 480));
    for more in [&[][..], &["--legend"]] {
        let part = size(&format!("part-{}.gif", more.len()), more);
        assert!(part != (640, 480) && part.0 <= 640 && part.1 <= 480, "{part:?}");
    }
    let both = ["film", &game, "--whole", "--crop", "0101-0404", "--out", &folder.file("both.gif")];
    assert_eq!(kessel(&both).status.code(), Some(2));
}

/// A legend without overlays explains what is drawn and the kinds of counters; one with nothing to explain says so.
#[test]
fn a_legend_explains_what_is_in_the_picture() {
    let folder = Folder::new("legends");
    let begun = folder.file("begun.kessel");
    assert!(kessel(&["new", "training", "--out", &begun]).status.success());
    let shot = |name: &str, more: &[&str]| {
        let out = folder.file(name);
        let words = ["shot", &begun, "--svg", "--size", "640x480", "--legend", "--out", &out];
        let output = kessel(&[&words[..], more].concat());
        assert!(output.status.success(), "{}", said(&output));
        (fs::read_to_string(&out).unwrap(), said(&output))
    };
    let (all, complaints) = shot("all.svg", &["--ring", "0101:red", "--arrow", "0102-0103"]);
    for words in ["Marked hex", "Marked path or direction", "nfantry"] {
        assert!(all.contains(words), "{words}");
    }
    assert_eq!(complaints, "");
    let (none, complaints) = shot("none.svg", &["--crop", "0101-0102"]);
    assert!(!none.contains("nfantry") && complaints.lines().count() == 1, "{complaints}");
    assert!(complaints.contains("the legend is empty"), "{complaints}");
}

/// A film that cannot be made is refused before anything is painted.
#[test]
fn what_is_no_film_is_refused() {
    let folder = Folder::new("no-films");
    let game = played(&folder);
    let out = folder.file("f.gif");
    let refused = |words: &[&str], why: &str| {
        let output = kessel(&[&["film"][..], words].concat());
        assert_eq!(output.status.code(), Some(1), "{words:?}");
        assert!(said(&output).contains(why), "{words:?}: {}", said(&output));
        assert!(!Path::new(&out).exists());
    };
    refused(&[&game, "--out", &out, "--size", "1930x1080"], "1920 × 1080");
    refused(&[&game, "--out", &out, "--from", "0"], "no orders 0");
    refused(&[&game, "--out", &out, "--to", "99999"], "no orders 1 to 99999");
    refused(&[&game, "--out", &out, "--crop", "0101-9999"], "off the map");
    refused(&[&game, "--out", &folder.file("f.webp")], ".gif");
    let begun = folder.file("begun.kessel");
    assert!(kessel(&["new", "training", "--out", &begun]).status.success());
    refused(&[&begun, "--out", &out, "--last-combat"], "no combat");
    // A game by file is filmed when it is over, and a look with the eyes of a side is written down.
    let mut file = kessel::engine::orders::GameFile::<Guderian>::read(Path::new(&begun)).unwrap();
    file.header.by_file = true;
    file.write(Path::new(&begun)).unwrap();
    refused(&[&begun, "--out", &out, "--last-combat"], "when it is over");
    let picture = folder.file("p.png");
    let output = kessel(&["shot", &begun, "--as", "german", "--size", "64x64", "--out", &picture]);
    assert!(output.status.code() == Some(1) && said(&output).contains("--spoil"), "{}", said(&output));
    let words = ["shot", &begun, "--as", "german", "--spoil", "--size", "64x64", "--out", &picture];
    assert!(kessel(&words).status.success());
    assert!(fs::read_to_string(&begun).unwrap().contains("shot --as"));
    let output = kessel(&["shot", &begun, "--size", "64x64", "--out", &picture, "--force"]);
    assert!(output.status.success(), "what both sides know may be shown: {}", said(&output));
}
