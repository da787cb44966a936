//! Arguments that every command refuses: players, sides, numbers and names that do not exist, and file names with a
//! wrong ending. Also the end of a command whose answer cannot be written.

use super::*;
use kessel::games::GAMES;
use std::process::Stdio;

/// Returns the message of a command that ends with this code and prints nothing.
#[track_caller]
fn refused(code: i32, words: &[&str]) -> String {
    let output = kessel(words);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{words:?}: {said}");
    assert!(output.stdout.is_empty(), "{words:?}: {}", String::from_utf8_lossy(&output.stdout));
    assert!(!said.contains("panicked"), "{words:?}: {said}");
    said
}

/// A scenario of each game.
const SCENARIOS: [(&str, &str); 4] =
    [("guderian", "training"), ("panzer44", "ailette"), ("platoon", "meeting"), ("squad", "patrol")];

/// Writes a game of each at its beginning, in files named after their games.
fn games(folder: &Folder) -> [(&'static str, String); 4] {
    SCENARIOS.map(|(game, scenario)| {
        let file = folder.file(&format!("{game}.kessel"));
        let output = kessel(&["new", scenario, "--seed", "1", "--out", &file]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        (game, file)
    })
}

/// A player for a side that the game does not have is refused, with the sides that it has; so is a player that it does
/// not have.
#[test]
fn a_player_of_no_side_and_a_side_of_no_player_are_refused() {
    let folder = Folder::new("sides");
    let files = games(&folder);
    for ((id, file), (_, scenario)) in files.iter().zip(SCENARIOS) {
        let game = GAMES.iter().find(|game| game.id() == *id).unwrap();
        let own = game.sides();
        let others: Vec<&str> =
            ["german", "soviet", "allied"].into_iter().filter(|side| !own.contains(side)).collect();
        assert!(!others.is_empty());
        for side in others {
            let option = format!("--{side}");
            let looks: [&[&str]; 7] = [
                &["selfplay", scenario, &option, "random"],
                &["selfplay", scenario, &format!("--{}", own[0]), "random", &option, "nobody"],
                &["play", scenario, &option, "human"],
                &["play", file, &option, "random"],
                &["match", scenario, "random", "random", "--side", side],
                &["legal", file, "--as", side],
                &["answer", file, "--side", side],
            ];
            for words in looks {
                let said = refused(1, words);
                for name in own {
                    assert!(said.to_lowercase().contains(name), "{words:?}: {said}");
                }
                assert!(said.contains("side"), "{words:?}: {said}");
            }
        }
        for side in own {
            let option = format!("--{side}");
            for name in ["nobody", "Random", "staff:", "random "] {
                for command in ["selfplay", "play"] {
                    let said = refused(1, &[command, scenario, &option, name]);
                    assert!(said.contains("there is no player") && said.contains("greedy"), "{said}");
                }
                let said = refused(1, &["play", file, &option, name]);
                assert!(said.contains("there is no player"), "{said}");
                for words in [[name, "random"], ["random", name]] {
                    let said = refused(1, &["match", scenario, words[0], words[1], "--side", side]);
                    assert!(said.contains("there is no player"), "{said}");
                }
                let said = refused(1, &["answer", file, "--player", name, "--side", side]);
                assert!(said.contains("there is no player"), "{said}");
            }
            // A player given for the title screen must not start a game by accident.
            let said = refused(1, &["play", &option, "random"]);
            assert!(said.contains(&option) && said.contains("needs a scenario"), "{said}");
        }
        let said = refused(1, &["selfplay", scenario, "--option", "no_such_thing"]);
        assert!(said.contains("no option no_such_thing"), "{said}");
    }
}

/// Useless numbers are refused before any work is done.
#[test]
fn numbers_out_of_range_are_refused() {
    let folder = Folder::new("numbers");
    let (picture, taken) = (folder.file("p.png"), folder.file("t.kessel"));
    for (_, game) in games(&folder) {
        for zoom in ["nan", "NaN", "inf", "-inf", "1e30", "1e-30", "0", "-0", "-1", "0.09", "101", "", "big"]
        {
            let said = refused(2, &["shot", &game, "--out", &picture, &format!("--zoom={zoom}")]);
            assert!(said.contains("from 0.1 to 100"), "{zoom}: {said}");
        }
        for size in ["0x0", "15x16", "16x8193", "-16x16", "16", "axb", "1e3x16", "16x16x16"] {
            refused(2, &["shot", &game, "--out", &picture, &format!("--size={size}")]);
            refused(2, &["film", &game, "--out", &picture, &format!("--size={size}")]);
        }
        for drawn in ["--ring=", "--ring=0101:", "--arrow=0101", "--arrow=0101-1", "--crop=0101", "--to=-1"] {
            refused(2, &["shot", &game, "--out", &picture, drawn]);
        }
        let said = refused(1, &["shot", &game, "--out", &picture, "--show", "nothing"]);
        assert!(said.contains("no overlay nothing") && said.contains("victory"), "{said}");
        assert!(refused(1, &["shot", &game, "--to", "1", "--out", &picture]).contains("has 0 orders"));
        assert!(refused(1, &["film", &game, "--out", &picture]).contains("no orders"));
        for hex in ["9999", "25599"] {
            let said = refused(1, &["shot", &game, "--size", "16x16", "--out", &picture, "--hex", hex]);
            assert!(said.contains(&format!("{hex} is off the map")), "{said}");
            assert!(refused(1, &["show", &game, "--hex", hex]).contains("off the map"));
        }
        for hex in ["nowhere", "0000", "1", "-1", "99999999"] {
            refused(2, &["shot", &game, "--out", &picture, &format!("--hex={hex}")]);
        }
        assert!(refused(1, &["shot", &game, "--out", &picture, "--pack", "nobody"]).contains("nobody"));
        assert!(refused(1, &["replay", &game, "--to", "1"]).contains("the game has 0 orders"));
        let orders = folder.file("orders.ron");
        fs::write(&orders, "[]").unwrap();
        for die in ["0", "7,13", "255"] {
            let said = refused(1, &["run", &game, &orders, "--dice", die, "--out", &taken]);
            assert!(said.contains("a die shows 1 to"), "{said}");
        }
        refused(2, &["run", &game, &orders, "--dice", "256"]);
        assert!(refused(1, &["show", &game, "--unit", "nobody"]).contains("nobody"));
        assert!(refused(1, &["moves", &game, "nobody"]).contains("nobody"));
        assert!(refused(1, &["odds", &game, "--attackers", "nobody", "--target", "0505"]).contains("nobody"));
        let unit = answer(&["show", &game, "--json"])["counters"][0]["id"].as_str().unwrap().to_owned();
        for words in [
            &["moves", &game, &format!("{unit},{unit}")][..],
            &["odds", &game, "--attackers", &format!("{unit},{unit}"), "--target", "0505"],
        ] {
            assert!(refused(1, words).contains(&format!("{unit} is named twice")));
        }
        let said = refused(1, &["odds", &game, "--attackers", &unit, "--target", "0505,0506,0505"]);
        assert!(said.contains("0505 is named twice"), "{said}");
    }
    for turn in ["0", "99"] {
        let said = refused(1, &["sight", "ailette", "0505", "0606", "--turn", turn]);
        assert!(said.contains(&format!("there is no turn {turn}")), "{said}");
    }
    refused(2, &["--batch", "list"]);
    for words in [
        "--games=0",
        "--games=-1",
        "--games=1.5",
        "--games=99999999999999999999",
        "--seed=-1",
        "--threads=0",
        "--threads=65",
        "--threads=-1",
        "--effort=0",
        "--effort=nan",
        "--effort=inf",
        "--effort=1e30",
        "--effort=-1",
        "--effort=0.0001",
    ] {
        refused(2, &["selfplay", "training", words]);
        refused(2, &["match", "training", "random", "random", "--side", "german", words]);
        if words.starts_with("--effort") {
            let game = folder.file("guderian.kessel");
            refused(2, &["answer", &game, "--side", "soviet", words]);
            for player in ["first", "second"] {
                let own = words.replace("--effort", &format!("--{player}-effort"));
                refused(2, &["match", "training", "random", "random", "--side", "german", &own]);
            }
        }
    }
    assert!(!Path::new(&picture).exists() && !Path::new(&taken).exists(), "nothing was written");
}

/// A file has the format of its name: no PNG picture is called .pdf.
#[test]
fn a_name_that_promises_another_format_is_refused() {
    let folder = Folder::new("endings");
    let [(_, game), ..] = games(&folder);
    let orders = folder.file("orders.ron");
    fs::write(&orders, "[]").unwrap();
    let pack = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/flat");
    let out = |name: &str| folder.file(name);
    let taken = |kind: &str, path: &str| -> Vec<String> {
        let words: &[&str] = match kind {
            "shot" => &["shot", &game, "--size", "16x16", "--out", path],
            "film" => &["film", &game, "--size", "16x16", "--out", path],
            "new" => &["new", "training", "--out", path],
            "run" => &["run", &game, &orders, "--out", path],
            "wrap" => &["wrap", pack, "--out", path],
            "replay" => &["replay", &game, "--feed", path],
            "until" => &["replay", &game, "--out", path],
            "answer" => &["answer", &game, "--side", "soviet", "--out", path],
            "feed" => &["selfplay", "training", "--feed", path],
            "lines" => &["selfplay", "training", "--out", path],
            "match" => &["match", "training", "random", "random", "--side", "german", "--out", path],
            _ => &["play", "training", "--feed", path],
        };
        words.iter().map(|word| (*word).to_owned()).collect()
    };
    for (kind, own) in [
        ("shot", "png"),
        ("film", "gif"),
        ("new", "kessel"),
        ("run", "kessel"),
        ("until", "kessel"),
        ("answer", "kessel"),
        ("wrap", "zip"),
        ("replay", "jsonl"),
        ("feed", "jsonl"),
        ("lines", "jsonl"),
        ("match", "jsonl"),
        ("play", "jsonl"),
    ] {
        for ending in ["pdf", "png", "jpg", "zip", "kessel", "ron", "svg", "PDF", "jsonl"] {
            // A film may be an animated PNG too.
            if ending == own || (kind, ending) == ("film", "png") {
                continue;
            }
            let path = out(&format!("x.{ending}"));
            let words = taken(kind, &path);
            let said = refused(1, &words.iter().map(String::as_str).collect::<Vec<_>>());
            assert!(said.contains(&format!(".{own}")) && said.contains(&path), "{kind} {ending}: {said}");
            assert!(!Path::new(&path).exists(), "{kind} {ending}");
        }
    }
    for (kind, names) in [
        ("shot", ["a.png", "b.PNG", "picture"]),
        ("new", ["c.kessel", "d", "e.backup"]),
        ("replay", ["f.jsonl", "g.json", "h.txt"]),
    ] {
        for name in names {
            let words = taken(kind, &out(name));
            let output = kessel(&words.iter().map(String::as_str).collect::<Vec<_>>());
            assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        }
    }
    let png = fs::read(out("b.PNG")).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
}

/// A file that cannot be opened is reported before a window opens.
#[test]
fn what_is_no_game_opens_no_window() {
    let folder = Folder::new("no-game");
    let [(_, game), ..] = games(&folder);
    let whole = fs::read_to_string(&game).unwrap();
    let renamed = whole.replace("\"training\"", "\"nowhere\"");
    let of_another = renamed.lines().map(|line| {
        // Without its mark a line counts as edited by hand.
        line.split(" // ").next().unwrap().to_owned() + "\n"
    });
    let files: [(&str, Vec<u8>, &str); 7] = [
        ("letter.kessel", b"dear diary\n".to_vec(), ""),
        ("README.md", b"# Kessel\n".to_vec(), "not a game file"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), ""),
        ("empty.kessel", Vec::new(), "not a game file"),
        ("other.kessel", b"Game((format:3,program:\"0.1.0\",game:\"chess\"))\n".to_vec(), "chess"),
        ("nowhere.kessel", of_another.collect::<String>().into_bytes(), "nowhere"),
        (
            "map.ron",
            fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/guderian/map.ron")).unwrap(),
            "not a scenario",
        ),
    ];
    for (name, bytes, word) in files {
        let path = folder.file(name);
        fs::write(&path, bytes).unwrap();
        let said = refused(1, &["play", &path]);
        assert!(said.contains(name) && said.contains(word), "{said}");
        assert!(!said.contains("display"), "{said}");
    }
    assert!(refused(1, &["play", &folder.file("missing.kessel")]).contains("no file"));
    assert!(refused(1, &["play", &folder.0.display().to_string()]).contains("folder"));
    // A game opens the window.
    let output =
        program(&["play", &game]).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").output().unwrap();
    assert!(String::from_utf8(output.stderr).unwrap().contains("display"), "it is a game");
}

/// A full disk behind standard output ends every command with 1 and a sentence; a reader that goes away ends it
/// silently.
#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_told() {
    let folder = Folder::new("full");
    let files = games(&folder);
    let orders = folder.file("orders.ron");
    fs::write(&orders, "[]").unwrap();
    let scenarios = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/lessons/moving.ron");
    let (feed, kept) = (folder.file("feed.jsonl"), folder.file("kept.kessel"));
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut add = |words: &[&str]| lines.push(words.iter().map(|word| (*word).to_owned()).collect());
    for (_, game) in &files {
        for words in [
            &["show", game][..],
            &["show", game, "--json"],
            &["legal", game],
            &["legal", game, "--json"],
            &["replay", game],
            &["replay", game, "--json"],
            &["report", game],
            &["report", game, "--json"],
        ] {
            add(words);
        }
    }
    let game = &files[0].1;
    add(&["list"]);
    add(&["list", "--json"]);
    add(&["check", scenarios]);
    add(&["check", scenarios, "--json"]);
    add(&["selfplay", "training"]);
    add(&["selfplay", "training", "--games", "3", "--json"]);
    add(&["match", "training", "random", "random", "--side", "german"]);
    add(&["sight", "ailette", "0505", "0606"]);
    add(&["--help"]);
    add(&["show", "--help"]);
    add(&["--version"]);
    add(&["replay", game, "--log", "--feed", &feed, "--force"]);
    add(&["run", game, &orders, "--out", &kept, "--force", "--json"]);
    for words in &lines {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = program(&words).stdout(full).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        // Without orders there is nothing to print.
        if words[0] == "run" {
            assert!(output.status.success() && Path::new(&kept).exists(), "{said}");
            continue;
        }
        assert_eq!(output.status.code(), Some(1), "{words:?}: {said}");
        assert!(said.contains("standard output") && said.contains("the disk is full"), "{words:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{words:?}: {said}");
        // Its other files are written.
        assert_eq!(words.contains(&"--feed"), fs::remove_file(&feed).is_ok(), "{words:?}");
        let mut child = program(&words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.as_str()), (Some(0), ""), "{words:?}");
        assert_eq!(words.contains(&"--feed"), fs::remove_file(&feed).is_ok(), "{words:?}");
    }
    // A batch, and error messages that cannot be written either.
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let batch = |stdout: Stdio| {
        let mut child = program(&["--batch"])
            .stdin(Stdio::piped())
            .stdout(stdout)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // It may have ended before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(b"list\nlist\n");
        child.wait_with_output().unwrap()
    };
    let output = batch(full().into());
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("standard output"), "{said}");
    for words in [&["show", "nothing.kessel"][..], &["list"]] {
        let status = program(words).stdout(full()).stderr(full()).status().unwrap();
        assert_eq!(status.code(), Some(1), "{words:?}");
    }
    // Files on a full device.
    for words in [
        &["new", "training", "--out", "/dev/full"][..],
        &["run", game, &orders, "--out", "/dev/full"],
        &["replay", game, "--feed", "/dev/full"],
        &["shot", game, "--size", "16x16", "--out", "/dev/full"],
        &["selfplay", "training", "--feed", "/dev/full"],
        &["selfplay", "training", "--out", "/dev/full"],
    ] {
        let output = kessel(words);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{words:?}: {said}");
        // A file that is continued must be a regular one.
        let why = if words[0] == "selfplay" && words.contains(&"--out") {
            "only regular files"
        } else {
            "the disk is full"
        };
        assert!(said.contains("/dev/full") && said.contains(why), "{words:?}: {said}");
    }
}

/// Commands accept the same arguments as similar commands: a scenario from a file can be played by `selfplay`, and
/// `check` accepts the name of any file that has one.
#[test]
fn names_and_files_are_taken_where_sister_commands_take_them() {
    let folder = Folder::new("sisters");
    let home = folder.file("home");
    let at_home = |words: &[&str]| {
        let output =
            program(words).env("HOME", &home).env("XDG_DATA_HOME", &home).current_dir(&folder.0).output();
        output.unwrap()
    };
    let says = |words: &[&str], code: i32| {
        let output = at_home(words);
        let (told, said) =
            (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert_eq!(output.status.code(), Some(code), "{words:?}: {told}{said}");
        told + &said
    };
    for (game, scenario) in SCENARIOS {
        let shipped = format!("{}/scenarios/{game}/{scenario}.ron", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(shipped).unwrap();
        let id = format!("{scenario}-of-mine");
        let own = text.replacen(&format!("id: \"{scenario}\""), &format!("id: \"{id}\""), 1);
        assert_ne!(own, text);
        let file = folder.file(&format!("{id}.ron"));
        fs::write(&file, own).unwrap();
        assert!(says(&["selfplay", &file, "--json"], 0).contains("\"seed\":1"), "{game}");
        assert!(
            says(&["match", &file, "random", "random", "--side", "german", "--json"], 0)
                .contains("\"share\"")
        );
        let by_id = says(&["selfplay", &id], 1);
        assert!(by_id.contains("no scenario"), "a file that only plays itself is kept nowhere: {by_id}");
        // Saved games must find it again.
        let kept = folder.file("kept");
        says(&["selfplay", &file, "--keep", &kept], 0);
        let first = fs::read_dir(&kept).unwrap().next().unwrap().unwrap().path();
        assert!(says(&["replay", &first.display().to_string()], 0).contains("every position as recorded"));
        fs::remove_dir_all(&kept).unwrap();
        assert!(says(&["selfplay", &id, "--json"], 0).contains("\"seed\":1"), "{game}");
        // Now it has a name.
        assert_eq!(says(&["check", &id], 0), "1 file checked: no faults\n");
        assert_eq!(says(&["check", scenario], 0), "1 file checked: no faults\n");
    }
    for name in ["moving", "standard", "flat"] {
        assert_eq!(says(&["check", name], 0), "1 file checked: no faults\n", "{name}");
    }
    assert!(says(&["check", "stalingrad"], 1).contains("no pack, scenario or lesson called stalingrad"));
    let ours = folder.file("ailette-of-mine.ron");
    assert!(says(&["sight", &ours, "0505", "0606"], 0).contains("0505 to 0606"));
    let other = folder.file("training-of-mine.ron");
    assert!(says(&["sight", &other, "0505", "0606"], 1).contains("it is one of guderian"));
}

/// `--json` prints one object and nothing else, also for the log of a replay; an argument that a damaged game cannot
/// answer is refused, and not ignored.
#[test]
fn a_log_in_json_is_one_answer() {
    let folder = Folder::new("log");
    let kept = folder.file("kept");
    assert!(kessel(&["selfplay", "training", "--games", "2", "--keep", &kept]).status.success());
    let game = format!("{kept}/training-random-random-1.kessel");
    let told = kessel(&["replay", &game, "--log"]);
    let told = String::from_utf8(told.stdout).unwrap();
    let value = answer(&["replay", &game, "--log", "--json"]);
    holds("replay", &value);
    let log = value["log"].as_array().unwrap();
    assert_eq!(log.len() + 1, told.lines().count(), "the last line is the verdict");
    for (line, told) in log.iter().zip(told.lines()) {
        assert_eq!(
            format!("{:5}  {}", line["order"].as_u64().unwrap(), line["text"].as_str().unwrap()),
            told
        );
    }
    let short = answer(&["replay", &game, "--to", "3", "--json"]);
    holds("replay", &short);
    assert_eq!(short, json!({ "orders": 3, "verified": true }));
    let [one, _] = batch(&[words(&format!("replay {game} --log")), words("list")]).try_into().unwrap();
    assert_eq!(one["answer"], value);
    for option in [&["--log"][..], &["--to", "3"], &["--feed", "x.jsonl"]] {
        refused(2, &[&["replay", &game, "--at-damage", "before"], option].concat());
    }
    let lines = kessel(&["selfplay", "training", "--games", "2", "--json"]).stdout;
    let lines: Vec<Value> =
        String::from_utf8(lines).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [first, second, sum] = lines.as_slice() else { panic!("{lines:?}") };
    holds("selfplay_game", first);
    holds("selfplay_game", second);
    holds("selfplay_sum", sum);
    let picture = folder.file("p.png");
    holds("shot", &answer(&["shot", &game, "--size", "64x64", "--out", &picture, "--json"]));
    holds("check", &answer(&["check", "training", &game, "--json"]));
}
