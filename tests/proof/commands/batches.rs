//! Many questions to one program.

use super::*;

/// Any line, whatever its content, is answered with a line, and the next one is read.
#[test]
fn hostile_lines_do_not_stop_a_batch() {
    let folder = Folder::new("hostile");
    let game = folder.game("a game.kessel", at(Phase::GermanMovement));
    let deep = "[".repeat(100_000);
    let long = "x".repeat((1 << 20) + 10);
    let many = format!("odds '{game}' --attackers {} --target 0101", vec!["pz-25-7"; 20_000].join(","));
    let lines: Vec<&[u8]> = vec![
        b"",
        b"   ",
        b"fly",
        b"--help",
        b"--version",
        b"--batch",
        b"show",
        b"show nowhere.kessel",
        b"show /dev/null",
        b"show 'unclosed",
        b"play",
        b"selfplay smolensk --games 1000000",
        b"fair smolensk --games 1000",
        b"value siblings smolensk",
        b"bench",
        b"[1, 2]",
        b"[\"show\", {}]",
        b"[]",
        b"null",
        b"\xff\xfe show",
        b"\0\0\0",
        deep.as_bytes(),
        long.as_bytes(),
        many.as_bytes(),
        b"moves . nobody",
    ];
    let good = json!(["show", game]).to_string();
    let quoted = format!("show '{game}' --hex 1510");
    let mut input = Vec::new();
    for line in &lines {
        input.extend_from_slice(line);
        input.push(b'\n');
        input.extend_from_slice(quoted.as_bytes());
        input.push(b'\n');
    }
    // The last line has no end.
    input.extend_from_slice(good.as_bytes());
    let answers = batch_of(&input);
    assert_eq!(answers.len(), 2 * lines.len() + 1);
    for (number, answer) in answers.iter().enumerate() {
        assert_eq!(answer["line"], number as u64 + 1);
        holds("batch_line", answer);
        assert_eq!(answer["ok"], number % 2 == 1 || number == 2 * lines.len(), "{answer}");
    }
    let both = [["--batch", "list"], ["list", "--batch"]];
    assert!(both.iter().all(|words| kessel(words).status.code() != Some(0)));
}

/// A game is read once, and again only when its file has changed: a thousand questions need no thousand replays.
#[test]
fn a_batch_keeps_its_games() {
    let folder = Folder::new("kept");
    let (one, other) = (at(Phase::GermanMovement), at(Phase::SovietMovement));
    let game = folder.game("game.kessel", one);
    let unit = one.public.counters.iter().find(|counter| counter.hex().is_some()).unwrap().id;
    let commands: Vec<Vec<String>> =
        (0..1000).map(|_| words(&format!("show {game} --unit {unit} --hex 1510"))).collect();
    let answers = batch(&commands);
    assert!(answers.iter().all(|answer| answer["answer"] == answers[0]["answer"]));
    assert_eq!(answers[0]["ok"], true);
    // The program is asked, the file changes, and it is asked again.
    let mut child = program(&["--batch"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut lines = std::io::BufRead::lines(std::io::BufReader::new(stdout));
    let mut ask = || {
        stdin.write_all(format!("show {game}\n").as_bytes()).unwrap();
        let line = lines.next().unwrap().unwrap();
        serde_json::from_str::<Value>(&line).unwrap()["answer"]["phase"].clone()
    };
    assert_eq!(ask(), "GermanMovement");
    assert_eq!(ask(), "GermanMovement");
    folder.game("game.kessel", other);
    assert_eq!(ask(), "SovietMovement");
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// The sheet of the last map is kept: a picture after those of the same and of another map is what it is alone.
#[test]
fn pictures_in_a_batch_are_those_of_single_commands() {
    let folder = Folder::new("pictures");
    let game = folder.game("game.kessel", at(Phase::GermanMovement));
    let patrol = folder.file("patrol.kessel");
    assert!(kessel(&["new", "patrol", "--out", &patrol]).status.success());
    let shot = |game: &str, out: &str| words(&format!("shot {game} --size 200x150 --force --out {out}"));
    let outs = ["first.png", "other.png", "last.png", "alone.png"].map(|name| folder.file(name));
    let [first, other, last, alone] = &outs;
    let answers = batch(&[shot(&game, first), shot(&game, last), shot(&patrol, other), shot(&game, last)]);
    assert_eq!(answers[3]["answer"]["picture"], last.as_str(), "{answers:?}");
    assert!(kessel(&shot(&game, alone).iter().map(String::as_str).collect::<Vec<_>>()).status.success());
    let [first, other, last, alone] = outs.map(|path| fs::read(path).unwrap());
    assert!(first == alone && last == alone && other != alone);
}
