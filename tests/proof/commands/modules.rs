//! `kessel import`: art packs of VASSAL modules that the tests make up.

use super::*;
use kessel::{
    games::GAMES,
    workshop::module::{Module, Unit, guess},
};
use std::time::{Duration, Instant};
use zip::{ZipWriter, write::SimpleFileOptions};

/// A picture of one black pixel.
const GIF: &[u8] = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00\x3b";

/// The units of Guderian that have counters, with names.
fn units() -> Vec<Unit> {
    let drawn = GAMES[0].drawn_units().into_iter().filter(|unit| !unit.keys.is_empty());
    let units =
        drawn.map(|unit| Unit { id: unit.id, name: unit.name, templates: unit.templates, keys: unit.keys });
    units.collect()
}

/// The name of a unit as the maker of a module may write it; of two with one name, the second letter of the id tells.
fn in_short(unit: &Unit) -> String {
    let words = [
        ("Panzergrenadier", "PzGr"),
        ("Panzer", "Pz"),
        ("Infantry", "Inf"),
        ("Motorized", "Mot."),
        ("Mechanized", "Mech"),
        ("Regiment", "Rgt"),
        ("Division", "Div."),
        ("Cavalry", "Kav"),
    ];
    let mut name = words.iter().fold(unit.name.clone(), |name, (long, short)| name.replace(long, short));
    if let Some((number, rest)) = unit.name.split_once(' ')
        && number.bytes().all(|byte| byte.is_ascii_digit())
    {
        let rest = words.iter().fold(rest.to_owned(), |name, (long, short)| name.replace(long, short));
        name = format!("{number}th {rest}");
    }
    for letter in ["a", "b"] {
        if unit.id.ends_with(&format!("-{letter}")) {
            name += &format!(" ({letter})");
        }
    }
    name
}

/// Writes a module with a piece for each unit, in another order, each with a front and a back of its own; returns its
/// path, and the fronts by the ids of the units.
fn module_of(folder: &Folder, units: &[Unit]) -> (String, Vec<(String, String)>) {
    let mut slots = String::new();
    let mut fronts = Vec::new();
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let mut file = |name: &str, bytes: &[u8]| {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    };
    for (number, unit) in units.iter().rev().enumerate() {
        let (front, back) = (format!("c{number:03}.gif"), format!("c{number:03}b.gif"));
        let side = if unit.templates.iter().any(|card| card == "german") { "German" } else { "Soviet" };
        let name = in_short(unit);
        let escaped = name.replace('/', "\\/");
        slots += &format!(
            "<VASSAL.build.widget.ListWidget entryName=\"{side}\"><VASSAL.build.widget.PieceSlot entryName=\"{name}\" \
             gpid=\"{number}\">+/null/prototype;Unit\temb2;Flip;128;F;;128;;;128;;;;1;false;0;0;,{back};,Reduced;true;\\\t\
             piece;;;{front};{escaped}/\t-1\\\tnull;0;0</VASSAL.build.widget.PieceSlot></VASSAL.build.widget.ListWidget>\n"
        );
        file(&format!("images/{front}"), GIF);
        file(&format!("images/{back}"), GIF);
        fronts.push((unit.id.clone(), front));
    }
    let moved = "<VASSAL.build.module.PrototypeDefinition name=\"Unit\">+/null/emb2;Moved;128;M;;128;;;128;;;;1;false;20;-20;\
                 moved.gif;moved;true;\tpiece;;;;/-1\t</VASSAL.build.module.PrototypeDefinition>";
    let build =
        format!("<VASSAL.build.GameModule name=\"Made up\">\n{slots}{moved}\n</VASSAL.build.GameModule>");
    file("images/moved.gif", GIF);
    file("buildFile.xml", build.as_bytes());
    let path = folder.file("made-up.vmod");
    fs::write(&path, zip.finish().unwrap().into_inner()).unwrap();
    (path, fronts)
}

/// All units of a game are found by their names, in less than a second.
#[test]
fn units_of_a_made_up_module_are_matched_by_their_names() {
    let folder = Folder::new("modules");
    let units = units();
    assert_eq!(units.len(), 174);
    let (path, fronts) = module_of(&folder, &units);
    let start = Instant::now();
    let module = Module::open(Path::new(&path)).unwrap();
    let guesses = guess(&units, &module.pieces);
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
    assert_eq!(module.notes, [""; 0]);
    let mut wrong = Vec::new();
    for (unit, guess) in units.iter().zip(guesses) {
        let (_, front) = fronts.iter().find(|(id, _)| *id == unit.id).unwrap();
        let found = guess.map(|guess| &module.pieces[guess.piece]);
        let number = front.trim_end_matches(".gif");
        if found.is_none_or(|piece| piece.front != *front || piece.back != format!("{number}b.gif")) {
            wrong.push((unit.name.clone(), found.map(|piece| (&piece.name, &piece.back))));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The command writes the pack and the matches; a corrected file with matches gives another pack.
#[test]
fn a_module_becomes_a_pack() {
    let folder = Folder::new("import");
    let units = units();
    let (path, fronts) = module_of(&folder, &units[..12]);
    let out = folder.file("mine");
    let made = answer(&["import", &path, "--game", GAMES[0].id(), "--out", &out, "--json"]);
    holds("import", &made);
    assert_eq!((made["cards"].as_u64(), made["pictures"].as_u64()), (Some(12), Some(24)));
    assert_eq!(made["faults"], json!([]));
    let pack = fs::read_to_string(folder.0.join("mine/pack.ron")).unwrap();
    let (unit, front) = &fronts[0];
    let number = front.trim_end_matches(".gif");
    let card =
        format!("\"{unit}\": (card: (front: \"images/{number}.png\", back: \"images/{number}b.png\")),");
    assert!(pack.contains(&card), "{card} is not in {pack}");
    assert!(folder.0.join(format!("mine/images/{number}.png")).is_file());
    let matches = folder.file("mine.matches.ron");
    assert_eq!(made["matches"], json!(matches));
    assert!(kessel(&["check", &matches]).status.success());
    // Only what is left in the file is in the next pack.
    let text = format!("(game: \"{}\", matches: [(unit: \"{unit}\", front: \"{front}\")])", GAMES[0].id());
    fs::write(&matches, text).unwrap();
    let made = answer(&["import", &path, "--matches", &matches, "--out", &out, "--force", "--json"]);
    holds("import", &made);
    assert_eq!((made["cards"].as_u64(), &made["matches"]), (Some(1), &Value::Null));
}

#[test]
fn pieces_and_pictures_of_a_module_are_listed() {
    let folder = Folder::new("import-list");
    let (path, _) = module_of(&folder, &units()[..3]);
    let listed = answer(&["import", &path, "--list", "--json"]);
    holds("import_list", &listed);
    assert_eq!(listed["name"], "Made up");
    assert_eq!((list(&listed["pictures"]).len(), listed["pieces"].as_array().unwrap().len()), (7, 3));
}

fn list(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect()
}

/// Wrong input is told in a sentence with its place, and nothing is written.
#[test]
fn what_cannot_be_imported_is_told() {
    let folder = Folder::new("import-faults");
    let said = |words: &[&str]| {
        let output = kessel(words);
        assert!(!output.status.success(), "{words:?} is taken");
        String::from_utf8(output.stderr).unwrap()
    };
    let letter = folder.file("letter.vmod");
    fs::write(&letter, "Dear reader").unwrap();
    let (out, game) = (folder.file("mine"), GAMES[0].id());
    let why = said(&["import", &letter, "--game", game, "--out", &out]);
    assert!(why.contains("letter.vmod:1:1: this is not a zip file"), "{why}");
    let (path, _) = module_of(&folder, &units()[..1]);
    let why = said(&["import", &path, "--game", "chess", "--out", &out]);
    assert!(why.contains("there is no game \"chess\"; there are: "), "{why}");
    let why = said(&["import", &path, "--out", &out]);
    assert!(why.contains("--game"), "{why}");
    let matches = folder.file("m.ron");
    let text = format!(
        "(\n  game: \"{game}\",\n  matches: [\n    (unit: \"nobody\", front: \"c000.gif\"),\n    (unit: \"pz-*\", front: \"x.gif\"),\n  ],\n)"
    );
    fs::write(&matches, text).unwrap();
    let why = said(&["import", &path, "--matches", &matches, "--out", &out]);
    assert!(why.contains("m.ron:4:12: matches[0].unit: the game has no unit \"nobody\""), "{why}");
    assert!(why.contains("m.ron:5:") && why.contains("no picture \"x.gif\""), "{why}");
    assert!(!folder.0.join("mine").exists());
    // What is there is not written over.
    fs::create_dir_all(&out).unwrap();
    let why = said(&["import", &path, "--game", game, "--out", &out]);
    assert!(why.contains("already exists"), "{why}");
}
