//! Tests with files that strangers made: a file that is not regular is not read, endless files end, and a file cannot
//! lead to another place.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::Shown;
use super::*;
use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("kessel-data-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn said(path: &Path) -> String {
    let start = Instant::now();
    let said = read_file(path).unwrap_err().to_string();
    assert!(start.elapsed() < Duration::from_secs(1), "{said} took {:?}", start.elapsed());
    assert!(said.starts_with(&format!("{}:1:1: ", path.shown())), "{said}");
    said
}

#[test]
fn a_folder_is_no_file() {
    let folder = Folder::new("folder");
    assert!(said(&folder.0).ends_with("is a folder: only regular files are read"));
    assert!(said(&folder.0.join("nothing.ron")).contains("cannot be read"));
    assert_eq!(first_line(&folder.0, 100), None);
}

#[cfg(unix)]
#[test]
fn pipes_devices_and_sockets_are_not_waited_for() {
    let folder = Folder::new("special");
    let pipe = folder.0.join("pipe.ron");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let socket = folder.0.join("socket.ron");
    let _held = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    let link = folder.0.join("link.ron");
    std::os::unix::fs::symlink("/dev/zero", &link).unwrap();
    for path in [pipe, socket, link, PathBuf::from("/dev/zero")] {
        assert!(said(&path).ends_with("is a pipe, a device or a socket: only regular files are read"));
        assert_eq!(first_line(&path, 100), None);
    }
}

#[test]
fn no_more_is_read_than_is_allowed() {
    let folder = Folder::new("large");
    let path = folder.0.join("large.ron");
    fs::write(&path, vec![b'x'; 5000]).unwrap();
    assert_eq!(read_bytes(&path, 5000).unwrap().len(), 5000);
    let unread = read_bytes(&path, 4999).unwrap_err();
    assert_eq!(unread.to_string(), "is 5000 bytes long; the limit for such files is 4999");
    assert_eq!(first_line(&path, 10).unwrap().len(), 10);
    assert!(read_bytes(&folder.0.join("none"), 10).unwrap_err().is_missing());
}

#[test]
fn names_from_files_lead_to_no_other_folder() {
    for wrong in ["../Cargo.toml", "/etc/passwd", "guderian/../../x.ron", "guderian/a/b.ron", "guderian", ""]
    {
        let said = load(wrong).unwrap_err().to_string();
        assert!(said.contains("this is not the name of a data file"), "{said}");
    }
    for wrong in ["../lessons/moving", "..", "/etc/passwd", ""] {
        let said = load_of("guderian", wrong).unwrap_err().to_string();
        assert!(said.contains("is not an id: letters, digits"), "{said}");
    }
    assert!(load("guderian/map.ron").is_ok() && load_of("guderian", "dnieper").is_ok());
}

#[test]
fn a_list_of_faults_ends() {
    let text = format!("(roads: [\n{}])", "  9,\n".repeat(8000));
    let faults = (0..8000).map(|road| Fault::new(format!("roads[{road}]"), "is no road")).collect();
    let start = Instant::now();
    let told = with_places("map.ron", &text, faults);
    assert!(start.elapsed() < Duration::from_millis(100), "{:?}", start.elapsed());
    assert_eq!(told.len(), MOST_FAULTS + 1);
    assert_eq!(told[99].to_string(), "map.ron:101:3: roads[99]: is no road");
    assert_eq!(told[100].sentence, "7900 more faults follow, the first at roads[100]");
}

#[test]
fn what_a_file_says_is_shown_and_not_done() {
    let error =
        DataError::whole_file("a\u{1b}[2J.ron", format!("\"\u{1b}]0;{}\u{7}\" is no id", "x".repeat(9000)));
    let said = error.to_string();
    assert!(said.starts_with("a\\u{1b}[2J.ron:1:1: \"\\u{1b}]0;xxx"), "{said}");
    assert!(said.ends_with("…\" is no id") && said.len() < 300, "{said}");
}

#[test]
fn brackets_in_brackets_are_told_and_overflow_nothing() {
    #[derive(Debug, serde::Deserialize)]
    struct Nested {
        #[serde(rename = "a")]
        _a: Option<Box<Nested>>,
    }
    for deep in [
        "(a:Some(".repeat(50_000),
        "[".repeat(100_000),
        format!("(b:{}", "(c:".repeat(100_000)),
        "/*".repeat(100_000),
    ] {
        let start = Instant::now();
        assert!(parse::<Nested>("deep.ron", &deep).is_err());
        assert!(parse::<ron::Value>("deep.ron", &deep).is_err());
        assert!(parse::<serde::de::IgnoredAny>("deep.ron", &deep).is_err());
        assert!(locate(&deep, "a.a.a.a[3].b").is_some());
        assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    }
}

/// A user of the sentence alone, such as the window, sees no more of the file than a user of the whole error.
#[test]
fn a_name_of_endless_length_is_told_in_part() {
    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Strict {
        #[serde(rename = "a")]
        _a: Option<u8>,
    }
    let error = parse::<Strict>("long.ron", &format!("({}: 1)", "x".repeat(90_000))).unwrap_err();
    assert!(error.sentence.chars().count() <= plain::LONGEST_SENTENCE + 1, "{}", error.sentence);
    assert!(error.sentence.contains("xxx"), "{}", error.sentence);
}
