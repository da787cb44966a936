//! Parses the command line and hands over.

use kessel::table::{Start, run};
use std::{path::PathBuf, process::ExitCode};

fn main() -> ExitCode {
    let (mut start, mut probe) = (Start::Title, None);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "play" => {}
            "--probe" => probe = words.next().map(PathBuf::from),
            scenario if scenario.ends_with(".kessel") => start = Start::File(PathBuf::from(scenario)),
            scenario => start = Start::Scenario(scenario.to_owned()),
        }
    }
    run(start, probe)
}
