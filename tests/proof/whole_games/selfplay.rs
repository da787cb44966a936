//! `kessel selfplay`: the same lines with any number of threads, and files that are continued.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    time::{Duration, Instant},
};

/// Returns an empty folder for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kessel-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs the program with these words.
pub fn kessel(words: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kessel")).args(words.split_whitespace()).output().unwrap()
}

/// Returns its output, if it succeeds without an error message.
pub fn printed(words: &str) -> String {
    let output = kessel(words);
    let complaints = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), complaints.as_str()), (Some(0), ""), "{words}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns its message when it fails.
pub fn failed(words: &str) -> String {
    let output = kessel(words);
    assert_eq!(output.status.code(), Some(1), "{words}");
    assert!(output.stdout.is_empty(), "{words}");
    String::from_utf8(output.stderr).unwrap()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn lines_do_not_hang_on_the_number_of_threads() {
    for json in ["--json", ""] {
        let lines = |threads: u8| {
            printed(&format!("selfplay training --games 6 --seed 3 --threads {threads} {json}"))
        };
        let one = lines(1);
        // A line a game, and the sum of all.
        assert_eq!(one.lines().count(), if json.is_empty() { 10 } else { 7 });
        assert_eq!(lines(4), one);
        assert_eq!(lines(2), one);
    }
    let timed = printed("selfplay training --json --times");
    assert!(timed.contains("\"seconds\":"), "{timed}");
    let figures: serde_json::Value = serde_json::from_str(&timed).unwrap();
    let share = figures["figures"]["soviet"]["supplied_share"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&share));
}

/// Games of every game are summed up at the end: wins, draws, shares with their intervals, for people and for tools;
/// with a file to continue as well.
#[test]
fn games_are_summed_up_at_the_end() {
    let folder = folder("selfplay-sum");
    let scenarios = [
        ("training", "Soviets", "Germans"),
        ("fog", "Germans", "Allies"),
        ("meeting", "Germans", "Soviets"),
        ("patrol", "Germans", "Allies"),
    ];
    for (scenario, first, second) in scenarios {
        let words = format!("selfplay {scenario} --games 3 --seed 11");
        let lines: Vec<serde_json::Value> = printed(&format!("{words} --json"))
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let [games @ .., sum] = lines.as_slice() else { panic!("{scenario}: nothing is told") };
        assert_eq!((games.len(), &sum["games"]), (3, &3.into()));
        let sides: Vec<String> =
            sum["sides"].as_array().unwrap().iter().map(|side| side.as_str().unwrap().to_owned()).collect();
        let won = |side: &str| {
            let is_winner = |game: &&serde_json::Value| {
                game["winner"].as_str().is_some_and(|winner| winner.to_lowercase() == side)
            };
            games.iter().filter(is_winner).count() as u64
        };
        let [one, other] = [won(&sides[0]), won(&sides[1])];
        let draws = 3 - one - other;
        assert_eq!(sum["wins"], serde_json::json!([one, other]), "{scenario}");
        assert_eq!(
            (&sum["draws"], &sum["unfinished"], &sum["broken"]),
            (&draws.into(), &0.into(), &0.into())
        );
        let points: f64 = games.iter().map(|game| game["points"].as_f64().unwrap()).sum();
        assert!((sum["points"].as_f64().unwrap() - points / 3.0).abs() < 1e-9, "{sum}");
        let wins = sum["shares"]["wins"].as_array().unwrap();
        for (share, part) in wins.iter().chain([&sum["shares"]["draws"]]).zip([one, other, draws]) {
            let of = |field: &str| share[field].as_f64().unwrap();
            assert_eq!((share["of"].as_u64(), of("share")), (Some(3), part as f64 / 3.0), "{sum}");
            assert!(of("low") <= of("share") && of("share") <= of("high") && of("low") < of("high"), "{sum}");
        }
        let percent = |share: &serde_json::Value| format!("{:.1}%", 100.0 * share["share"].as_f64().unwrap());
        let out = folder.join(format!("{scenario}.jsonl"));
        for words in [words.clone(), format!("{words} --out {}", out.display())] {
            let told = printed(&words);
            let told: Vec<&str> = told.lines().collect();
            let [head, ours, theirs, drawn] = told[told.len() - 4..] else { panic!("{told:?}") };
            assert!(head.starts_with("3 games") && head.contains("points on average"), "{head}");
            for (line, people, won, share) in
                [(ours, first, one, &wins[0]), (theirs, second, other, &wins[1])]
            {
                assert!(line.starts_with(&format!("  the {people} won {won}: ")), "{line}");
                assert!(line.contains(&percent(share)) && line.contains("95% interval "), "{line}");
            }
            assert!(drawn.starts_with(&format!("  draws {draws}: ")), "{drawn}");
            assert!(drawn.contains(&percent(&sum["shares"]["draws"])), "{drawn}");
        }
        let mut kept: serde_json::Value =
            serde_json::from_str(&printed(&format!("{words} --json --out {}", out.display()))).unwrap();
        assert_eq!(kept.as_object_mut().unwrap().remove("out"), Some(out.display().to_string().into()));
        assert_eq!(&kept, sum);
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn games_and_their_logs_do_not_hang_on_the_number_of_threads() {
    let folder = folder("selfplay-kept");
    let kept = |threads: u8| {
        let kept = folder.join(threads.to_string());
        let words = format!(
            "selfplay training --soviet staff:captain --german greedy --games 3 --threads {threads} --keep {}",
            kept.display()
        );
        printed(&words);
        let mut files: Vec<PathBuf> =
            fs::read_dir(&kept).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let log = |file: &PathBuf| printed(&format!("replay {} --log", file.display()));
        let told: Vec<(String, String)> = files.iter().map(|file| (read(file), log(file))).collect();
        assert_eq!(told.len(), 3);
        assert!(told.iter().all(|(_, log)| log.lines().count() > 50));
        told
    };
    assert!(kept(1) == kept(3), "the same files and the same logs, byte for byte");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_file_is_gone_on_with_where_it_ends() {
    let folder = folder("selfplay-file");
    let (whole, parts) = (folder.join("whole.jsonl"), folder.join("parts.jsonl"));
    let play = |games: u8, path: &Path| {
        printed(&format!(
            "selfplay training --soviet greedy --games {games} --seed 9 --threads 3 --out {}",
            path.display()
        ))
    };
    let told = play(7, &whole);
    assert!(told.starts_with("7 games in "), "{told}");
    let text = read(&whole);
    assert_eq!(text.lines().count(), 8);
    assert!(text.lines().next().unwrap().contains("\"soviet\":\"greedy\""));
    play(2, &parts);
    assert_eq!(read(&parts).lines().count(), 3);
    // Two more, then a line that was cut off by a power failure.
    play(4, &parts);
    let cut = read(&parts).len() - 30;
    fs::write(&parts, &read(&parts)[..cut]).unwrap();
    assert_eq!(play(7, &parts).replace("parts.jsonl", "whole.jsonl"), told);
    assert_eq!(read(&parts), text);
    // With fewer games than it has, it stays as it is.
    play(3, &parts);
    assert_eq!(read(&parts), text);
    for other in ["--seed 8 --soviet greedy", "--seed 9", "--seed 9 --soviet greedy --effort 0.5"] {
        let said = failed(&format!("selfplay training {other} --out {}", parts.display()));
        assert!(said.contains("was not made with these arguments"), "{said}");
    }
    assert_eq!(read(&parts), text);
    fs::remove_dir_all(&folder).unwrap();
}

/// Games of Panzer '44 are stored in a file like those of Guderian.
#[test]
fn a_file_of_the_second_game_is_gone_on_with_too() {
    let folder = folder("selfplay-panzer44");
    let out = folder.join("games.jsonl");
    let play = |games: u8| printed(&format!("selfplay ailette --games {games} --out {}", out.display()));
    play(1);
    let one = read(&out);
    play(2);
    let two = read(&out);
    assert!(two.starts_with(&one) && two.lines().count() == 3, "a heading and two games: {two}");
    let other = failed(&format!("selfplay fog --games 2 --out {}", out.display()));
    assert!(other.contains("games.jsonl"), "{other}");
    assert_eq!(read(&out), two, "a file of something else is left alone");
}

#[test]
fn who_is_killed_leaves_whole_lines() {
    let folder = folder("selfplay-killed");
    let path = folder.join("games.jsonl");
    let out = path.display().to_string();
    let words = ["selfplay", "training", "--games", "5000", "--out", &out];
    let mut child =
        Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).stdout(Stdio::null()).spawn().unwrap();
    let begun = Instant::now();
    while fs::read_to_string(&path).map_or(0, |text| text.lines().count()) < 4 {
        assert!(begun.elapsed() < Duration::from_secs(60), "nothing is written");
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let left = read(&path);
    let games = left.lines().count() - 1;
    assert!((3..5000).contains(&games), "{games}");
    let mut again = printed(&format!("selfplay training --games {} --out {out} --json", games + 1));
    again.pop();
    let told: serde_json::Value = serde_json::from_str(&again).unwrap();
    assert_eq!(told["games"], games + 1);
    let text = read(&path);
    assert!(text.starts_with(&left[..=left.rfind('\n').unwrap()]));
    let seeds: Vec<u64> = text
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["seed"].as_u64().unwrap())
        .collect();
    assert_eq!(seeds, (1..=games as u64 + 1).collect::<Vec<_>>());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn wrong_words_are_told() {
    assert!(failed("selfplay training --soviet nobody").contains("there is no player nobody"));
    for effort in ["0", "-1", "much", "inf"] {
        let output = kessel(&format!("selfplay training --effort={effort}"));
        assert_eq!(output.status.code(), Some(2), "{effort}");
    }
}
