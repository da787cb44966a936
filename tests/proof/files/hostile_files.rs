//! Foreign files at the command line: special files, ids that lead elsewhere, thousands of faults, letters that control
//! a terminal. Each is refused at once, with its name and a sentence.

use kessel::{
    art::packs::pack::Pack,
    cli::check::{faults, file_faults},
    engine::data::{self, Source},
    games::GAMES,
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// A folder that is deleted when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("kessel-hostile-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Returns the output and the exit code of the program, if it ends soon.
fn run(arguments: &[&str]) -> (String, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kessel"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let end = Instant::now() + Duration::from_secs(20);
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > end {
            child.kill().unwrap();
            panic!("kessel {arguments:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let output = child.wait_with_output().unwrap();
    let said =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (said, output.status.code().unwrap_or(-1))
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_check_of_nothing_fails() {
    let folder = Folder::new("nothing");
    let (said, code) = run(&["check"]);
    assert_eq!((said.as_str(), code), ("kessel: nothing to check: give files, or folders with files\n", 1));
    folder.write("letter.txt", "Dear Sir");
    let (said, code) = run(&["check", text(&folder.0)]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains(text(&folder.0)) && said.contains(": nothing to check"), "{said}");
    let (said, code) = run(&["check", "--json", text(&folder.0)]);
    assert!(code == 1 && said.contains("\"files\":0"), "{said}");
    let (said, code) = run(&["check", text(&folder.0.join("none.ron"))]);
    assert!(code == 1 && said.contains("none.ron:1:1: cannot be read"), "{said}");
    // A folder without files is reported beside a sound one.
    let (said, code) = run(&["check", "scenarios/lessons/moving.ron", text(&folder.0)]);
    assert!(code == 1 && said.lines().count() == 1, "{said}");
}

#[cfg(unix)]
#[test]
fn special_files_are_refused_by_every_command() {
    let folder = Folder::new("special");
    let pipe = folder.0.join("pipe.kessel");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let orders = folder.0.join("orders.ron");
    assert!(Command::new("mkfifo").arg(&orders).status().unwrap().success());
    let game = folder.0.join("game.kessel");
    let (said, code) = run(&["new", "dnieper", "--out", text(&game)]);
    assert_eq!(code, 0, "{said}");
    for wrong in [text(&pipe), "/dev/zero", text(&folder.0)] {
        for command in ["show", "replay", "report"] {
            let (said, code) = run(&[command, wrong]);
            assert!(code == 1 && said.contains(wrong), "{command} {wrong}: {said}");
            assert!(said.contains("only regular files are read"), "{command} {wrong}: {said}");
        }
    }
    let (said, code) = run(&["check", text(&pipe), "/dev/zero"]);
    assert!(code == 1 && said.matches("is a pipe, a device or a socket").count() == 2, "{said}");
    for wrong in [text(&orders), "/dev/zero"] {
        let (said, code) = run(&["run", text(&game), wrong]);
        assert!(code == 1 && said.contains("only regular files are read"), "{said}");
    }
    // Links that lead back to themselves end.
    std::os::unix::fs::symlink(&folder.0, folder.0.join("loop")).unwrap();
    fs::remove_file(&pipe).unwrap();
    fs::remove_file(&orders).unwrap();
    assert_eq!(run(&["check", text(&folder.0)]).1, 0);
}

#[test]
fn ids_in_a_file_lead_to_no_other_file() {
    let folder = Folder::new("ids");
    let game = folder.0.join("game.kessel");
    assert_eq!(run(&["new", "dnieper", "--out", text(&game)]).1, 0);
    let whole = fs::read_to_string(&game).unwrap();
    for wrong in ["../lessons/moving", "/etc/passwd", "..", &"a".repeat(5000)] {
        let changed = whole.replacen("scenario:\"dnieper\"", &format!("scenario:\"{wrong}\""), 1);
        assert_ne!(whole, changed);
        let path = folder.write("other.kessel", &changed);
        let said: Vec<String> = file_faults(&GAMES, &path).iter().map(ToString::to_string).collect();
        // A file whose lines have a checksum is refused for that; the id is checked, too.
        assert!(said.len() == 1 && said[0].starts_with(text(&path)), "{said:?}");
        let error = data::load_of("guderian", wrong).unwrap_err().to_string();
        assert!(
            error.contains("is not an id: letters, digits, '-' and '_' are expected") && error.len() < 900,
            "{error}"
        );
    }
}

/// Any fault in a file of a newer program is reported with that program, and always with the file's name.
#[test]
fn a_newer_program_is_told_as_such() {
    let folder = Folder::new("newer");
    let game = folder.0.join("game.kessel");
    assert_eq!(run(&["new", "dnieper", "--out", text(&game)]).1, 0);
    let whole = fs::read_to_string(&game).unwrap();
    // The first line alone, without a checksum, and with an unknown field.
    let first = whole.lines().next().unwrap().split(" //").next().unwrap();
    let start = first.find("program:").unwrap();
    let end = start + first[start..].find(',').unwrap();
    let newer = format!("{}program:\"99.1.0\",moons:3{}\n", &first[..start], &first[end..]);
    let path = folder.write("newer.kessel", &newer);
    for command in ["show", "check", "replay"] {
        let (said, code) = run(&[command, text(&path)]);
        assert_eq!(code, 1, "{command}: {said}");
        assert!(
            said.contains("this game was written by a newer Kessel (99.1.0, format "),
            "{command}: {said}"
        );
        assert!(said.lines().all(|line| line.contains("newer.kessel")), "{command}: {said}");
    }
    // A file that opens is reported as such, too, and opens.
    let rest = &whole[whole.find('\n').unwrap()..];
    let well = folder.write("well.kessel", &(newer.replace(",moons:3", "").trim_end().to_owned() + rest));
    let told = "well.kessel: this game was written by a newer Kessel (99.1.0, format 3); this one is ";
    for command in ["show", "replay", "legal", "report"] {
        let (said, code) = run(&[command, text(&well)]);
        assert!(code == 0 && said.matches(told).count() == 1, "{command}: {said}");
    }
    let (said, code) = run(&["check", text(&well)]);
    assert!(code == 0 && said.contains("well.kessel:1:1: this game was written by a newer Kessel"), "{said}");
    // A copy that this program writes is its own.
    let (ours, nothing) = (folder.0.join("ours.kessel"), folder.write("nothing.ron", "[]"));
    let (said, code) = run(&["run", text(&well), text(&nothing), "--out", text(&ours)]);
    assert!(code == 0 && said.contains(told), "{said}");
    let (said, code) = run(&["show", text(&ours)]);
    assert!(code == 0 && !said.contains("newer"), "{said}");
    let (said, code) = run(&["show", text(&folder.0.join("none.kessel"))]);
    assert!(code == 1 && said.contains("none.kessel:1:1: cannot be read"), "{said}");
    let orders =
        folder.write("orders.ron", "[EndPhase, EndPhase, EndPhase, EndPhase, EndPhase, EndPhase, EndPhase]");
    let (said, code) = run(&["run", text(&game), text(&orders)]);
    assert!(code == 0 || said.lines().last().unwrap().contains("orders.ron: "), "{said}");
}

/// A foreign scenario that cannot be read removes no other from the list.
#[test]
fn a_broken_scenario_leaves_the_list_to_the_others() {
    let folder = Folder::new("list");
    folder.write("scenarios/guderian/newer.ron", "(format: 2, moons: 3)");
    folder.write("scenarios/panzer44/broken.ron", "(id: ");
    let output = Command::new(env!("CARGO_BIN_EXE_kessel"))
        .args(["list", "--json"])
        .current_dir(&folder.0)
        .output()
        .unwrap();
    let listed: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let ids: Vec<&str> = listed.as_array().unwrap().iter().filter_map(|entry| entry["id"].as_str()).collect();
    assert!(["smolensk", "dvina", "vauclair", "ailette"].iter().all(|id| ids.contains(id)), "{ids:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("newer.ron:1:10: format: this file was made for a newer Kessel"), "{said}");
    assert!(said.contains("broken.ron:1:") && output.status.code() == Some(1), "{said}");
}

/// Every kind of data file may name its format; one of a newer format is reported as such, whatever its content.
#[test]
fn data_files_of_a_newer_program_are_told_as_such() {
    let begins = |text: &str| {
        let line = data::locate(text, "").unwrap().0;
        let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
        start + text[start..].find('(').unwrap() + 1
    };
    let with = |text: &str, words: &str| {
        let (head, rest) = text.split_at(begins(text));
        format!("{head}{words}{rest}")
    };
    for name in data::shipped_names() {
        let Source { name, text } = data::load(name).unwrap();
        let told = |words: &str| {
            let source = Source { name: name.clone(), text: with(&text, words) };
            faults(&GAMES, &source).iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(told("format: 1,"), [""; 0]);
        let said = told("moons: 3, format: 2,");
        assert!(
            said.len() == 1
                && said[0].starts_with(&format!("{name}:"))
                && said[0]
                    .contains("format: this file was made for a newer Kessel, in format 2; this one is"),
            "{said:?}"
        );
    }
    let folder = Folder::new("newer-data");
    for (name, words, whole) in
        [("old", "(format: 1, name: \"x\")", true), ("new", "(name: \"x\",\n format: 7)", false)]
    {
        folder.write(&format!("{name}/pack.ron"), words);
        let (said, code) = run(&["check", text(&folder.0.join(name))]);
        assert_eq!(code == 0, whole, "{said}");
        assert!(
            whole || said.contains("pack.ron:2:10: format: this file was made for a newer Kessel"),
            "{said}"
        );
    }
    let map = "(format: 3, paper: (light: 9))";
    folder.write("map/pack.ron", "(name: \"x\", map: \"map.ron\")");
    folder.write("map/map.ron", map);
    let (said, code) = run(&["check", text(&folder.0.join("map"))]);
    assert!(
        code == 1 && said.contains("map.ron:1:10: format: this file was made for a newer Kessel"),
        "{said}"
    );
    // An own scenario cannot be started, with the reason.
    let own =
        folder.write("dvina.ron", &with(&data::load("guderian/dvina.ron").unwrap().text, "format: 2, "));
    let (said, code) = run(&["new", text(&own), "--out", text(&folder.0.join("game.kessel"))]);
    assert!(code == 1 && said.contains("dvina.ron:") && said.contains("made for a newer Kessel"), "{said}");
}

/// Opening a pipe to write into it waits for a reader that may never come.
#[cfg(unix)]
#[test]
fn no_command_writes_into_a_pipe_that_lies_in_a_folder() {
    let folder = Folder::new("written-pipe");
    let pipe = folder.0.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let (game, orders) = (folder.0.join("game.kessel"), folder.write("orders.ron", "[]"));
    assert_eq!(run(&["new", "training", "--seed", "1", "--out", text(&game)]).1, 0);
    let (game, orders, pipe) = (text(&game), text(&orders), text(&pipe));
    let commands: [&[&str]; 9] = [
        &["new", "training", "--out", pipe],
        &["answer", game, "--side", "soviet", "--player", "greedy", "--out", pipe],
        &["run", game, orders, "--out", pipe],
        &["replay", game, "--feed", pipe],
        &["shot", game, "--size", "64x64", "--out", pipe],
        &["selfplay", "training", "--games", "1", "--out", pipe],
        &["selfplay", "training", "--games", "1", "--feed", pipe],
        &["match", "training", "random", "random", "--side", "german", "--games", "2", "--out", pipe],
        &["play", "training", "--feed", pipe],
    ];
    for words in commands {
        for force in [&[][..], &["--force"]] {
            // Files that are continued do not know `--force`.
            if words.contains(&"--games") && words.contains(&"--out") && !force.is_empty() {
                continue;
            }
            let (said, code) = run(&[words, force].concat());
            assert!(code == 1 && said.contains(pipe), "{words:?}: {said}");
            assert!(
                said.contains("is a pipe") || said.contains("a pipe, a socket or a device is there"),
                "{said}"
            );
        }
    }
    // A game that cannot be saved breaks no rule: it is reported by its name, and the others are played.
    for (scenario, name) in [("training", "training-random-random-1.kessel"), ("ailette", "ailette-1.kessel")]
    {
        let kept = folder.0.join(format!("kept-{scenario}"));
        let (said, code) = run(&["selfplay", scenario, "--games", "1", "--keep", text(&kept)]);
        assert!(code == 0 && kept.join(name).is_file(), "{said}");
        fs::remove_dir_all(&kept).unwrap();
        fs::write(&kept, "a file").unwrap();
        let (said, code) = run(&["selfplay", scenario, "--games", "1", "--keep", text(&kept)]);
        assert!(code == 1 && said.contains(text(&kept)) && !said.contains("invariant"), "{said}");
        assert!(said.contains("a file is where its folder should be"), "{said}");
    }
    // The standard output of the program can be written to.
    let (said, code) = run(&["new", "training", "--seed", "1", "--out", "/dev/stdout"]);
    assert!(code == 0 && said.contains("Game((format:3"), "{said}");
}

#[test]
fn thousands_of_faults_are_found_at_once_and_not_all_listed() {
    let map = data::load("guderian/map.ron").unwrap().text;
    let roads = "\n        [\"0101\", \"0909\"],".repeat(8000);
    let text = map.replacen("roads: [", &format!("roads: [{roads}"), 1);
    assert_ne!(map, text);
    let source = Source { name: "map.ron".to_owned(), text };
    let start = Instant::now();
    let said = faults(&GAMES, &source);
    let elapsed = start.elapsed();
    assert_eq!(said.len(), data::MOST_FAULTS + 1);
    assert!(
        said[data::MOST_FAULTS].sentence.ends_with("more faults follow, the first at roads[100][1]"),
        "{}",
        said[100]
    );
    assert!(said[1].line == said[0].line + 1, "{} {}", said[0], said[1]);
    // Most of the time is for reading the map: the places alone take less than a tenth of a second.
    assert!(elapsed < Duration::from_secs(1), "{elapsed:?}");
}

#[test]
fn a_terminal_is_not_spoken_to_by_a_file() {
    let folder = Folder::new("terminal");
    let noisy =
        folder.write("noisy.ron", &format!("(columns: 3, rows: \"\u{1b}[2J\u{7}{}\")", "a".repeat(90_000)));
    let (said, code) = run(&["check", text(&noisy)]);
    assert_eq!(code, 1);
    assert!(!said.contains(['\u{1b}', '\u{7}']) && said.len() < 1500, "{said}");
    let strange = folder.write("two\nlines\u{1b}[31m.ron", "(columns: 3)");
    let (said, _) = run(&["check", text(&strange)]);
    assert!(said.contains("two\\nlines\\u{1b}[31m.ron:1:"), "{said}");
    let (said, _) = run(&["check", "--json", text(&strange)]);
    let first = said.lines().next().unwrap();
    assert!(serde_json::from_str::<serde_json::Value>(first).is_ok(), "{said}");
    // An id in an order is reported, and not used as a path.
    let game = folder.0.join("game.kessel");
    assert_eq!(run(&["new", "dnieper", "--out", text(&game)]).1, 0);
    let orders = folder.write("orders.ron", "[Move(unit: \"\u{1b}[2J\", path: [])]");
    let (said, code) = run(&["run", text(&game), text(&orders)]);
    assert!(code == 1 && said.contains("orders.ron:1:") && !said.contains('\u{1b}'), "{said}");
}

/// The lozenge of 28 KB that crashed every start.
#[test]
fn a_pack_that_overflowed_the_stack_is_told() {
    let folder = Folder::new("lozenge");
    folder.write("pack.ron", "(name: \"x\")");
    folder.write(
        "symbols/armour.svg",
        &format!("<svg>{}{}</svg>", "{if full}".repeat(2000), "{end}".repeat(2000)),
    );
    let start = Instant::now();
    let reading = Pack::load_with_faults(&folder.0, None).unwrap();
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    let said: Vec<String> = reading.faults.iter().map(ToString::to_string).collect();
    assert!(said.len() == 1 && said[0].ends_with("{if} is nested more than 32 deep here"), "{said:?}");
    let (said, code) = run(&["check", text(&folder.0)]);
    assert!(code == 1 && said.contains("armour.svg:1:294: {if} is nested"), "{said}");
}

/// A game of another program is not mistaken for one of ours.
#[test]
fn a_game_that_nobody_knows_is_told_as_such() {
    let folder = Folder::new("unknown-game");
    let game = folder.0.join("training.kessel");
    let (said, code) = run(&["new", "training", "--seed", "1", "--out", text(&game)]);
    assert_eq!(code, 0, "{said}");
    // Without the checksums, which would only show that the first line was changed.
    let plain = |line: &str| format!("{}\n", line.rsplit_once(" // ").map_or(line, |(record, _)| record));
    let changed: String = fs::read_to_string(&game).unwrap().lines().map(plain).collect();
    let changed = changed.replacen("game:\"guderian\"", "game:\"chess\"", 1);
    let other = folder.write("chess.kessel", &changed);
    let picture = folder.0.join("picture.png");
    for command in [
        vec!["show", text(&other)],
        vec!["check", text(&other)],
        vec!["replay", text(&other)],
        vec!["report", text(&other)],
        vec!["legal", text(&other)],
        vec!["shot", text(&other), "--out", text(&picture)],
        vec!["run", text(&other), text(&other)],
        vec!["play", text(&other)],
    ] {
        let (said, code) = run(&command);
        assert_eq!(code, 1, "{command:?}: {said}");
        let told = said.contains("chess.kessel")
            && said.contains("a game of \"chess\", which this program does not know");
        assert!(told, "{command:?}: {said}");
    }
}
