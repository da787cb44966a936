//! Programs that play over HTTP.

use super::{
    Club,
    http::{Answer, Stream, get, post},
};
use kessel::club::server::Waits;
use serde_json::{Value, json};
use std::{
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// The longest time that a game of the example may take.
const LONGEST_GAME: Duration = Duration::from_secs(120);

/// A program with an account, and the game that it plays.
struct Bot<'a> {
    club: &'a Club,
    token: String,
    game: String,
    keys: usize,
    /// The legal orders that it was told last.
    legal: Value,
}

impl<'a> Bot<'a> {
    /// Makes an account by an invitation.
    fn join(club: &'a Club, invite: &str, name: &str) -> Self {
        let join = json!({ "t": "join", "invite": invite, "name": name });
        let joined = post(club, "/api/messages", None, &join.to_string());
        let token = joined.json()[0]["token"].as_str().unwrap().to_owned();
        Self { club, token, game: String::new(), keys: 0, legal: Value::Null }
    }

    fn post(&self, path: &str, message: &Value) -> Answer {
        post(self.club, path, Some(&self.token), &message.to_string())
    }

    fn ask(&self, what: &str) -> Answer {
        get(self.club, &format!("/api/games/{}/{what}", self.game), Some(&self.token))
    }

    fn post_about_game(&self, message: &Value) -> Answer {
        self.post(&format!("/api/games/{}/messages", self.game), message)
    }

    /// Gives a legal order, one that ends something if there is one; returns whether it was this program's turn.
    fn play(&mut self) -> bool {
        let mut legal = self.ask("legal");
        if legal.status == 429 {
            // It asked too often: its next request has another link.
            legal = self.ask("legal");
        }
        assert_eq!(legal.status, 200, "{}", legal.text());
        self.legal = legal.json();
        let orders = self.legal["orders"].as_array().unwrap();
        let Some(order) = orders.iter().find(|order| order.is_string()).or(orders.first()) else {
            return false;
        };
        self.keys += 1;
        let (game, key, after) = (&self.game, format!("key-{}", self.keys), &self.legal["n"]);
        let order = json!({ "t": "order", "game": game, "key": key, "after": after, "order": order });
        let answers = self.post_about_game(&order).json();
        let done = answers.as_array().unwrap().iter().any(|answer| answer["t"] == "done");
        assert!(done, "{order}: {answers}");
        true
    }
}

/// Two programs begin the training game of Guderian.
fn seated<'a>(club: &'a Club, names: [&str; 2]) -> [Bot<'a>; 2] {
    let invite = club.invite(2);
    let [mut first, mut second] = names.map(|name| Bot::join(club, &invite, name));
    let new = json!({
        "t": "new", "key": "new", "kind": "guderian", "scenario": "training", "side": "german", "other": "open",
        "public": true,
    });
    let made = first.post("/api/messages", &new).json();
    first.game = made[0]["game"].as_str().unwrap().to_owned();
    second.game.clone_from(&first.game);
    let sat = second.post_about_game(&json!({ "t": "sit", "game": second.game, "side": "soviet" }));
    assert_eq!((sat.status, &sat.json()[0]["t"]), (200, &json!("sat")));
    // The dice are agreed on before the game begins: each request takes that further.
    let has_begun = |_: &u32| [&first, &second].map(|bot| bot.ask("view").status) == [200; 2];
    assert!((0..10).any(|request| has_begun(&request)), "the game does not begin");
    [first, second]
}

#[test]
fn two_programs_play_a_game_to_its_end() {
    let club = Club::open("bots", Waits::default());
    let mut bots = seated(&club, ["Robo", "Robi"]);
    let path = format!("/api/games/{}/stream", bots[0].game);
    let mut stream = Stream::open(&club, &path, Some(&bots[0].token));
    let whole: Value = serde_json::from_str(&stream.line()).unwrap();
    assert_eq!((&whole["t"], &whole["seat"]), (&json!("game"), &json!("german")));

    let mut orders = 0;
    while bots.iter_mut().any(Bot::play) {
        orders += 1;
        assert!(orders < 200, "{}", bots[0].legal);
    }
    assert!(orders > 5, "{orders}");
    assert_eq!(bots[0].legal["phase"], "Over", "{}", bots[0].legal);
    // The stream has brought every step, in the order of its numbers.
    let mut n = whole["n"].as_u64().unwrap();
    loop {
        let step: Value = serde_json::from_str(&stream.line()).unwrap();
        if step["t"] != "step" {
            continue;
        }
        n += 1;
        assert_eq!(step["n"], n);
        if step["due"] == json!([]) {
            break;
        }
    }
}

/// A program is told what the commands print for a game file.
#[test]
fn programs_are_told_what_the_commands_print() {
    let club = Club::open("bots-told", Waits::default());
    let [bot, _other] = seated(&club, ["Robo", "Robi"]);
    let out = club.folder.join("game.kessel");
    let (data, out) = (club.folder.to_str().unwrap(), out.to_str().unwrap());
    let kessel = |words: &[&str]| -> Value {
        let output = Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).output().unwrap();
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    kessel(&["club", "export", &bot.game, "--data", data, "--out", out, "--json"]);
    for (asked, command) in [("view", "show"), ("legal", "legal")] {
        let mut told = bot.ask(asked).json();
        assert_eq!(told.as_object_mut().unwrap().remove("n"), Some(json!(0)), "{asked}");
        assert_eq!(told, kessel(&[command, out, "--as", "german", "--json"]), "{asked}");
    }
    let odds = bot.ask("odds?attackers=pz-25-7&target=0818");
    assert_eq!(odds.status, 200, "{}", odds.text());
    assert_eq!(bot.ask("odds?attackers=nobody&target=0818").status, 400);
}

#[test]
fn what_programs_may_not_do_is_refused() {
    let club = Club::open("bots-refused", Waits::default());
    let [bot, _other] = seated(&club, ["Robo", "Robi"]);
    let path = format!("/api/games/{}", bot.game);
    let open = json!({ "t": "open", "game": bot.game }).to_string();
    for token in [None, Some("aaaaaaaa")] {
        for part in ["stream", "view", "legal"] {
            let refused = get(&club, &format!("{path}/{part}"), token);
            assert_eq!((refused.status, &refused.json()[0]["code"]), (401, &json!("token")), "{part}");
        }
        assert_eq!(post(&club, &format!("{path}/messages"), token, &open).status, 401);
    }

    // A player without a seat has no orders, and a message is about the game of its address.
    let invite = club.invite(1);
    let watcher = Bot { game: bot.game.clone(), ..Bot::join(&club, &invite, "Wim") };
    assert_eq!(watcher.ask("legal").status, 400);
    let other = bot.post("/api/games/aaaaaaaa/messages", &json!({ "t": "open", "game": bot.game }));
    assert_eq!((other.status, &other.json()[0]["code"]), (400, &json!("other_game")));
    assert_eq!(Bot { game: "aaaaaaaa".to_owned(), ..watcher }.ask("legal").status, 404);
    assert_eq!(post(&club, "/api/messages", Some(&bot.token), "no message").status, 400);

    // As on a line: 60 messages at once, then 20 a second.
    let here = json!({ "t": "here" });
    let refused = (0..400).map(|_| bot.post_about_game(&here).status).find(|status| *status != 200);
    assert_eq!(refused, Some(429));
    assert_eq!(club.health()["ok"], true);
}

/// The example of the documentation, which plays a game in the seat of a program; none where there is no Python. With haste
/// it ends most phases at once: a club answers five questions a second, after the first hundred.
fn example(bot: &Bot<'_>, haste: &str) -> Option<Child> {
    let has_python = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    if !has_python.is_ok_and(|status| status.success()) {
        println!("skipped: there is no python3 here");
        return None;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/examples/bot.py");
    let address = format!("http://{}", bot.club.address());
    let words = ["--token", &bot.token, "--game", &bot.game, "--hurry", haste];
    let python = Command::new("python3").arg(script).arg(&address).args(words).stdout(Stdio::piped()).spawn();
    Some(python.unwrap())
}

/// The program has ended because its game is over.
fn has_played_to_the_end(python: Child) {
    let output = python.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "The game is over.");
}

/// The example of the documentation plays a whole game.
#[test]
fn the_example_in_python_plays_a_game() {
    let club = Club::open("bots-python", Waits::default());
    let [robo, mut other] = seated(&club, ["Robo", "Robi"]);
    let Some(python) = example(&robo, "1") else { return };
    let mut stream = Stream::open(&club, &format!("/api/games/{}/stream", other.game), Some(&other.token));
    loop {
        let message: Value = serde_json::from_str(&stream.line()).unwrap_or_default();
        let Some(due) = message["due"].as_array() else { continue };
        if due.is_empty() {
            break;
        }
        if due.contains(&json!("soviet")) {
            other.play();
        }
    }
    has_played_to_the_end(python);
}

/// The example plays a game of this kind against a computer player.
fn example_plays(kind: &str, scenario: &str) {
    let club = Club::open(&format!("bots-{kind}"), Waits::default());
    let mut robo = Bot::join(&club, &club.invite(1), "Robo");
    let new = json!({
        "t": "new", "key": "new", "kind": kind, "scenario": scenario, "side": "german", "other": "random",
        "public": true,
    });
    let made = robo.post("/api/messages", &new).json();
    made[0]["game"].as_str().unwrap().clone_into(&mut robo.game);
    let Some(mut python) = example(&robo, "0.9") else { return };
    let until = Instant::now() + LONGEST_GAME;
    while python.try_wait().unwrap().is_none() {
        if Instant::now() > until {
            python.kill().unwrap();
            panic!("{kind}: {}", robo.ask("view").text());
        }
        thread::sleep(Duration::from_millis(20));
    }
    has_played_to_the_end(python);
}

#[test]
fn the_example_in_python_plays_panzer44() {
    example_plays("panzer44", "fog");
}

#[test]
fn the_example_in_python_plays_platoon() {
    example_plays("platoon", "meeting");
}

#[test]
fn the_example_in_python_plays_squad() {
    example_plays("squad", "patrol");
}
