//! Files of players are read in one place, from any editor, and paths of any bytes are printed in one place. A limit on
//! the size of files is reported like any other reason why a file cannot be written.

use kessel::engine::data::parcel::Parcel;
use serde_json::Value;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// A folder in which the program is run, deleted when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-doors-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }

    fn program(&self) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_kessel"));
        program.current_dir(&self.0).env("XDG_DATA_HOME", self.0.join("own"));
        program
    }

    fn run(&self, words: &[&str]) -> Output {
        self.program().args(words).output().unwrap()
    }

    fn does(&self, words: &[&str]) -> String {
        let output = self.run(words);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{words:?}: {said}");
        assert_eq!(said, "", "{words:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn refuses(&self, words: &[&str]) -> String {
        let output = self.run(words);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{words:?}: {said}");
        said
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Returns a text as editors of other systems write it.
fn as_editors_write(text: &str) -> [(&'static str, Vec<u8>); 4] {
    let with_returns = text.replace('\n', "\r\n");
    [
        ("mark", format!("\u{feff}{text}").into_bytes()),
        ("returns", with_returns.clone().into_bytes()),
        ("both", format!("\u{feff}{with_returns}").into_bytes()),
        ("returns-alone", text.replace('\n', "\r").into_bytes()),
    ]
}

fn in_utf_16(text: &str) -> Vec<u8> {
    std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

fn shipped(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

#[test]
fn scenarios_and_packs_are_read_whatever_editor_wrote_them() {
    let folder = Folder::new("data");
    let scenario = shipped("scenarios/guderian/training.ron");
    let lesson = shipped("scenarios/lessons/armour.ron");
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n<circle cx=\"50\" cy=\"50\" r=\"45\"/>\n</svg>\n";
    let own_pack = "(\n  name: \"Own\",\n  symbols: {\"armour\": File(\"own.svg\")},\n)\n";
    for (how, bytes) in as_editors_write(&scenario) {
        folder.write(&format!("{how}/guderian/training.ron"), &bytes);
    }
    for (how, bytes) in as_editors_write(&lesson) {
        folder.write(&format!("{how}/lessons/armour.ron"), &bytes);
    }
    for ((how, bytes), (_, drawing)) in as_editors_write(own_pack).into_iter().zip(as_editors_write(svg)) {
        folder.write(&format!("{how}/packs/own/pack.ron"), &bytes);
        folder.write(&format!("{how}/packs/own/own.svg"), &drawing);
        let said = folder.run(&["check", how]);
        let said =
            String::from_utf8_lossy(&said.stdout).into_owned() + &String::from_utf8_lossy(&said.stderr);
        assert!(said.contains("3 files checked: no faults"), "{how}: {said}");
    }
    // A file in a parcel is read in the same way.
    for (how, bytes) in as_editors_write(&scenario.replace("\"training\"", "\"other\"")) {
        let mut parcel = Parcel::default();
        parcel.files.insert("guderian/other.ron".to_owned(), bytes);
        folder.write(&format!("{how}.zip"), &parcel.to_bytes().unwrap());
        folder.does(&["check", &format!("{how}.zip")]);
    }
}

#[test]
fn what_is_no_text_in_utf_8_is_told_with_its_place() {
    let folder = Folder::new("no-text");
    let game = ["new", "training", "--seed", "1", "--out", "game.kessel"];
    folder.does(&game);
    let wrong = b"(\n  // \xC3\xA4 \xFC\n)\n";
    for name in ["a.ron", "pack/pack.ron", "orders.ron"] {
        folder.write(name, &in_utf_16("(name: \"x\")"));
        let words = if name == "orders.ron" { vec!["run", "game.kessel", name] } else { vec!["check", name] };
        let words: Vec<&str> = words.into_iter().map(|word| word.trim_end_matches("/pack.ron")).collect();
        let told = folder.refuses(&words);
        assert!(
            told.contains(".ron:1:1: ") && told.contains("in UTF-16: save it as UTF-8"),
            "{name}: {told}"
        );
        folder.write(name, wrong);
        let told = folder.refuses(&words);
        assert!(told.contains(".ron:2:8: ") && told.contains("the byte FC"), "{name}: {told}");
    }
    let text = fs::read_to_string(folder.0.join("game.kessel")).unwrap();
    folder.write("wide.kessel", &in_utf_16(&text));
    let told = folder.refuses(&["replay", "wide.kessel"]);
    assert!(told.contains("wide.kessel:1:1: ") && told.contains("UTF-16"), "{told}");
}

#[test]
fn orders_and_games_are_read_whatever_editor_wrote_them() {
    let folder = Folder::new("orders");
    folder.does(&["new", "training", "--seed", "1", "--out", "game.kessel"]);
    folder.write("plain.ron", b"[\n  EndPhase,\n]\n");
    folder.does(&["run", "game.kessel", "plain.ron", "--out", "plain.kessel"]);
    let expected = fs::read_to_string(folder.0.join("plain.kessel")).unwrap();
    let orders = [("ron", "[\n  EndPhase,\n]\n"), ("json", "[\n  \"EndPhase\"\n]\n")];
    for (ending, text) in orders {
        for (how, bytes) in as_editors_write(text) {
            let name = format!("{how}.{ending}");
            folder.write(&name, &bytes);
            let out = format!("{how}-{ending}.kessel");
            folder.does(&["run", "game.kessel", &name, "--out", &out]);
            assert_eq!(fs::read_to_string(folder.0.join(&out)).unwrap(), expected, "{name}");
        }
    }
    for (how, bytes) in as_editors_write(&expected) {
        let name = format!("game-{how}.kessel");
        folder.write(&name, &bytes);
        let told = folder.does(&["replay", &name, "--json"]);
        assert!(told.contains("\"orders\":1,\"verified\":true"), "{how}: {told}");
        folder.does(&["show", &name]);
        folder.does(&["check", &name]);
    }
    // Blank lines, and a last line without its end, are no damage.
    for (how, text) in [("blank", format!("{expected}\n\n  \n")), ("open", expected.trim_end().to_owned())] {
        let name = format!("game-{how}.kessel");
        folder.write(&name, text.as_bytes());
        let told = folder.does(&["replay", &name, "--json"]);
        assert!(told.contains("\"orders\":1,\"verified\":true"), "{how}: {told}");
    }
}

#[test]
fn a_batch_is_read_whatever_shell_sends_it() {
    let folder = Folder::new("batch");
    let batch = |input: &[u8]| -> Vec<Value> {
        let piped = [Stdio::piped(), Stdio::piped()];
        let [stdin, stdout] = piped;
        let mut child = folder.program().arg("--batch").stdin(stdin).stdout(stdout).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let lines = "list\n[\"list\"]\nnonsense\n";
    let expected = batch(lines.as_bytes());
    assert_eq!((expected.len(), &expected[0]["ok"], &expected[2]["ok"]), (3, &true.into(), &false.into()));
    for (how, bytes) in as_editors_write(lines) {
        assert_eq!(batch(&bytes), expected, "{how}");
    }
    let told = batch(b"list\nli\xFCst\n");
    let error = told[1]["error"].as_str().unwrap();
    assert!(error.contains("column 3") && error.contains("the byte FC"), "{error}");
    let told = batch(&in_utf_16("list\n"));
    assert!(told[0]["error"].as_str().unwrap().contains("in UTF-16"), "{told:?}");
}

/// Names of files are bytes on some systems: for any bytes, every command answers, and answers JSON.
#[cfg(target_os = "linux")]
#[test]
fn paths_of_any_bytes_are_told() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
    let folder = Folder::new("paths");
    let odd = |ending: &str| [b"M\xFCn\nchen\x1b[1m", ending.as_bytes()].concat();
    folder.write("orders.ron", b"[EndPhase]");
    let (game, next, odd_folder) = (odd("1.kessel"), odd("2.kessel"), odd(""));
    let (zip, lines, feed, picture) = (odd(".zip"), odd(".jsonl"), odd(".feed"), odd(".png"));
    folder.write(
        "scenarios/guderian/own.ron",
        shipped("scenarios/guderian/training.ron").replace("\"training\"", "\"own\"").as_bytes(),
    );
    let commands: [&[&[u8]]; 14] = [
        &[b"new", b"training", b"--seed", b"1", b"--out", &game],
        &[b"run", &game, b"orders.ron", b"--out", &next],
        &[b"replay", &next],
        &[b"replay", &next, b"--feed", &feed],
        &[b"show", &next],
        &[b"legal", &next],
        &[b"report", &next],
        &[b"check", &next],
        &[b"check", &odd_folder],
        &[b"shot", &game, b"--size", b"64x64", b"--out", &picture],
        &[b"wrap", b"scenarios/guderian/own.ron", b"--out", &zip],
        &[b"check", &zip],
        &[b"selfplay", b"training", b"--games", b"1", b"--keep", &odd_folder],
        &[b"selfplay", b"training", b"--games", b"1", b"--out", &lines],
    ];
    // Faults are reported with the name as well: for a file that exists, one that does not, one inside a file.
    let wrong: [&[&[u8]]; 5] = [
        &[b"new", b"training", b"--out", &game],
        &[b"show", &[&odd_folder[..], b"/none"].concat()],
        &[b"new", b"training", b"--out", &[&game[..], b"/in-a-file"].concat()],
        &[b"run", &game, &odd("none.ron")],
        &[b"install", &odd("none.zip")],
    ];
    let all = commands.iter().map(|words| (words, true)).chain(wrong.iter().map(|words| (words, false)));
    for (words, succeeds) in all {
        let named = words.iter().map(|word| OsStr::from_bytes(word));
        let output = folder.program().args(named).arg("--json").output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        let command = String::from_utf8_lossy(words[0]).into_owned();
        assert!(!said.contains("panicked"), "{command}: {said}");
        // A folder without files to check is no success.
        let expected =
            if succeeds && !(command == "check" && words[1] == odd_folder) { Some(0) } else { Some(1) };
        assert_eq!(output.status.code(), expected, "{command}: {said}");
        let answer = String::from_utf8(output.stdout).unwrap();
        for line in answer.lines() {
            serde_json::from_str::<Value>(line).unwrap_or_else(|error| panic!("{command}: {error}: {line}"));
        }
        for told in [&said, &answer] {
            assert!(!told.contains('\u{1b}'), "{command}: {told}");
        }
        if !succeeds {
            assert!(said.contains("M\\xFCn\\nchen"), "{command}: {said}");
        }
    }
}

/// A file that exceeds a limit on the size of files is reported, and leaves no piece.
#[cfg(target_os = "linux")]
#[test]
fn a_limit_on_the_size_of_files_is_told() {
    let folder = Folder::new("limit");
    folder.does(&["new", "training", "--seed", "1", "--out", "game.kessel"]);
    folder.write("orders.ron", b"[EndPhase]");
    let own = shipped("scenarios/guderian/training.ron").replace("\"training\"", "\"own\"");
    folder.write("scenarios/guderian/own.ron", own.as_bytes());
    let before = fs::read_dir(&folder.0).unwrap().count();
    let commands: [&[&str]; 8] = [
        &["new", "training", "--out", "other.kessel"],
        &["run", "game.kessel", "orders.ron", "--out", "other.kessel"],
        &["run", "game.kessel", "orders.ron", "--force"],
        &["shot", "game.kessel", "--size", "256x256", "--out", "picture.png"],
        &["wrap", "scenarios/guderian/own.ron", "--out", "own.zip"],
        &["selfplay", "training", "--games", "1", "--keep", "."],
        &["selfplay", "training", "--games", "20", "--effort", "0.1", "--out", "lines.jsonl"],
        &["replay", "game.kessel", "--feed", "game.feed"],
    ];
    let game = fs::read(folder.0.join("game.kessel")).unwrap();
    for words in commands {
        // In blocks of 512 or 1,024 bytes, as the shell counts.
        let limited = "ulimit -f 1; exec \"$0\" \"$@\"";
        let mut shell = Command::new("sh");
        shell.current_dir(&folder.0).args(["-c", limited, env!("CARGO_BIN_EXE_kessel")]).args(words);
        let output = shell.output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code().is_some(), "{words:?}: ended by a signal: {said}");
        if output.status.success() {
            // These commands wrote little enough.
            assert!(["replay", "selfplay", "run"].contains(&words[0]), "{words:?}");
            continue;
        }
        assert!(said.contains("the limit on file sizes is reached"), "{words:?}: {said}");
        assert!(!said.contains("panicked"), "{words:?}: {said}");
    }
    let names = || fs::read_dir(&folder.0).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(
        names().all(|name| !name.to_string_lossy().ends_with(".tmp")),
        "{:?}",
        names().collect::<Vec<_>>()
    );
    assert!(!folder.0.join("other.kessel").exists() && !folder.0.join("own.zip").exists());
    assert_eq!(fs::read(folder.0.join("game.kessel")).unwrap(), game, "it is as it was");
    assert!(names().count() <= before + 2, "no more than lines and a feed have been begun");
}
