//! `kessel serve` and `kessel club`: a club in a folder of its own.

use super::*;
use kessel::{
    club::accounts::hash_of,
    referee::{
        Role,
        store::{
            club::{ClubStore, Join, Joined, Joiner, Player, Rating},
            sqlite::Sqlite,
        },
    },
};
use std::{
    io::{BufRead, BufReader},
    os::unix::fs::PermissionsExt,
    process::Child,
};

/// A server that is stopped with the test.
struct Running(Child);

impl Running {
    /// Starts a server, and returns what it says of itself.
    fn start(data: &str) -> (Self, Value) {
        Self::start_with(data, &[])
    }

    /// The same with more arguments.
    fn start_with(data: &str, more: &[&str]) -> (Self, Value) {
        let words = ["serve", "--port", "0", "--data", data, "--name", "Fox", "--json"];
        let child = program(&[&words[..], more].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut running = Self(child);
        let mut line = String::new();
        BufReader::new(running.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let said: Value = serde_json::from_str(&line).unwrap();
        holds("serve", &said);
        (running, said)
    }

    /// Asks it to end, as a service manager does.
    fn stop(mut self) {
        assert!(Command::new("kill").arg(self.0.id().to_string()).status().unwrap().success());
        assert!(self.0.wait().unwrap().success(), "it ends cleanly");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Makes an account in the database of a club, as a player who uses this invitation does.
fn join(database: &str, invite: &str, name: &str) {
    let (id, name) = ("player".to_owned(), name.to_owned());
    let player = Player { id, name, role: Role::Player, made: 0, banned: None, rating: Rating::default() };
    let (joiner, device) = (Joiner::New(player), "device".to_owned());
    let joined = Sqlite::open(Path::new(database))
        .unwrap()
        .join(&Join { invite: hash_of(invite), joiner, device, at: 0 })
        .unwrap();
    assert!(matches!(joined, Joined::Done(..)), "{joined:?}");
}

/// Returns the message of a command that fails with 1.
fn refused(words: &[&str]) -> String {
    let output = kessel(words);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{words:?}: {complaint}");
    complaint
}

#[test]
fn a_keeper_looks_after_a_club() {
    let folder = Folder::new("club");
    let data = folder.file("data");
    for command in ["list", "invite", "backup", "verify"] {
        assert!(refused(&["club", command, "--data", &data]).contains("there is no club in"), "{command}");
    }
    assert!(!Path::new(&data).exists(), "only `serve` makes a club");

    let (server, said) = Running::start(&data);
    assert_eq!((&said["club"], &said["data"]), (&json!("Fox"), &json!(data)));
    assert!(said["address"].as_str().unwrap().starts_with("127.0.0.1:"));
    assert!(said["ticket"].is_null() && !Path::new(&format!("{data}/ticket.key")).exists());
    let invite = said["keeper_invite"].as_str().unwrap().to_owned();
    assert!(invite.len() > 40, "it cannot be guessed");
    let database = format!("{data}/games.db");
    assert_eq!(fs::metadata(&data).unwrap().permissions().mode() & 0o777, 0o700);
    assert_eq!(fs::metadata(&database).unwrap().permissions().mode() & 0o777, 0o600);

    // The commands work while the server runs.
    let list = answer(&["club", "list", "--data", &data, "--json"]);
    holds("club_list", &list);
    assert_eq!(list, json!({ "players": [], "games": [] }));
    let words =
        ["club", "invite", "--role", "organiser", "--uses", "3", "--days", "2", "--data", &data, "--json"];
    let invited = answer(&words);
    holds("club_invite", &invited);
    assert_eq!((&invited["role"], &invited["uses"]), (&json!("organiser"), &json!(3)));
    assert!(invited["invite"] != invite && invited["ticket"].is_null());
    let verified = answer(&["club", "verify", "--data", &data, "--json"]);
    holds("club_verify", &verified);
    let copy = folder.file("copy.backup");
    let words = ["club", "backup", "--data", &data, "--out", &copy, "--json"];
    holds("club_backup", &answer(&words));
    assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(refused(&words).contains("a backup replaces no file"));

    assert!(refused(&["club", "ban", "Anna", "--data", &data]).contains("there is no player Anna"));
    let words = ["club", "device", "Anna", "--revoke", "--data", &data];
    assert!(refused(&words).contains("there is no player Anna"));
    join(&database, invited["invite"].as_str().unwrap(), "Clara");
    let device = |words: &[&str]| {
        let device = ["club", "device", "clara", "--data", &data, "--json"];
        let device = answer(&[device.as_slice(), words].concat());
        holds("club_device", &device);
        device
    };
    let (first, second) = (device(&[]), device(&["--revoke", "--hours", "1"]));
    assert_eq!((&first["revoked"], &second["revoked"]), (&json!(false), &json!(true)));
    assert!(first["device"] != second["device"] && first["ends"].as_u64() > second["ends"].as_u64());
    holds("club_ban", &answer(&["club", "ban", "Clara", "--data", &data, "--json"]));
    assert!(refused(&["club", "device", "Clara", "--data", &data]).contains("Clara is banned"));
    assert!(refused(&["club", "unban", "Anna", "--data", &data]).contains("there is no player Anna"));
    holds("club_unban", &answer(&["club", "unban", "clara", "--data", &data, "--json"]));
    assert!(refused(&["club", "unban", "Clara", "--data", &data]).contains("Clara is not banned"));
    device(&[]);
    let game = folder.file("game.kessel");
    let words = ["club", "export", "7kq2m9x4", "--out", &game, "--data", &data];
    assert!(refused(&words).contains("there is no game 7kq2m9x4"));
    let words = ["club", "invite", "--game", "7kq2m9x4", "--side", "german", "--data", &data];
    assert!(refused(&words).contains("there is no game 7kq2m9x4"));
    assert_eq!(kessel(&["club", "invite", "--game", "7kq2m9x4", "--data", &data]).status.code(), Some(2));
    assert_eq!(kessel(&["club", "invite", "--role", "general", "--data", &data]).status.code(), Some(2));

    // A second server on the same port.
    let port = said["address"].as_str().unwrap().rsplit_once(':').unwrap().1;
    assert!(refused(&["serve", "--port", port, "--data", &data]).contains("another program uses this port"));
    server.stop();
    // The invitation was not used: the next start gives another one.
    let (server, again) = Running::start(&data);
    assert_ne!(again["keeper_invite"], json!(invite));
    server.stop();
}

/// With tickets, each invitation is one too; the same key names the club after a restart. Without a relay, nothing is asked.
#[cfg(feature = "ticket")]
#[test]
fn a_club_invites_by_ticket() {
    use kessel::club::tickets::ClubTicket;

    let folder = Folder::new("club-ticket");
    let data = folder.file("data");
    let words = ["serve", "--port", "0", "--data", &data, "--ticket", "--relay", "relay.example"];
    assert!(refused(&words).contains("--relay: this is no relay"));
    let words = ["serve", "--port", "0", "--ticket", "--data", "postgres://localhost/kessel"];
    assert!(refused(&words).contains("has no tickets"));
    assert_eq!(kessel(&["serve", "--data", &data, "--relay", "none"]).status.code(), Some(2));

    let read = |said: &Value| ClubTicket::read(said["ticket"].as_str().unwrap()).unwrap();
    let invite = ["club", "invite", "--data", &data, "--json"];
    let (server, said) = Running::start_with(&data, &["--ticket", "--relay", "none"]);
    let key = fs::metadata(format!("{data}/ticket.key")).unwrap();
    assert_eq!(key.permissions().mode() & 0o777, 0o600);
    let ticket = read(&said);
    assert!(ticket.relay.is_none() && ticket.invite.is_none());
    let invited = answer(&invite);
    holds("club_invite", &invited);
    let invite_in = read(&invited);
    assert_eq!((invite_in.id, invite_in.invite.as_deref()), (ticket.id, invited["invite"].as_str()));
    server.stop();
    let (server, again) = Running::start_with(&data, &["--ticket", "--relay", "none"]);
    assert_eq!(read(&again).id, ticket.id);
    server.stop();
    // A club that is not open to tickets any more gives none.
    let (server, said) = Running::start(&data);
    assert!(said["ticket"].is_null() && answer(&invite)["ticket"].is_null());
    server.stop();
}

/// A server cannot be started by a line of a batch, which waits for each answer.
#[test]
fn a_batch_cannot_run_a_club() {
    let answers = batch_of(b"serve\n");
    assert_eq!(answers[0]["error"], "this command cannot be used in a batch");
}
