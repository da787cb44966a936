//! What a club keeps, in both stores: in memory, and in a file that is closed and opened again.

use kessel::referee::{
    Role,
    store::{
        KeptLine, NewGame, NewLine,
        club::{
            Address, ClubGame, ClubStore, GameProgress, Gift, Holder, Invite, Join, Joined, Joiner, Left,
            Listed, MOST_SAID, MailKey, MailKind, MailWay, NewSaid, Player, RatedEnd, Rating, Room,
        },
        memory::Memory,
        sqlite::Sqlite,
    },
};
use std::{fs, path::PathBuf};

/// A folder of one test, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-club-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn open(&self) -> Sqlite {
        Sqlite::open(&self.0.join("games.db")).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Does the same in both stores.
fn in_both(name: &str, test: fn(&mut dyn ClubStore)) {
    test(&mut Memory::default());
    let folder = Folder::new(name);
    test(&mut folder.open());
    folder.open().check().unwrap();
}

fn player(id: &str) -> Player {
    let (id, name) = (id.to_owned(), format!("Name of {id}"));
    Player { id, name, role: Role::Player, made: 1, banned: None, rating: Rating::default() }
}

fn invite(gift: Gift, uses: u32) -> Invite {
    Invite { gift, role: Role::Player, uses, ends: None, made: 1 }
}

/// Makes the account of a player, with a device.
fn make(store: &mut dyn ClubStore, id: &str) {
    let invite_hash = format!("invite of {id}");
    store.invite(&invite_hash, &invite(Gift::Account, 1)).unwrap();
    let joiner = Joiner::New(player(id));
    let join = Join { invite: invite_hash, joiner, device: format!("device of {id}"), at: 5 };
    assert_eq!(store.join(&join).unwrap(), Joined::Done(player(id), Gift::Account));
    store.see_device(&format!("device of {id}"), 6).unwrap();
}

fn game(id: &str, seats: [Holder; 2], moved: i64) -> ClubGame {
    ClubGame {
        id: id.to_owned(),
        kind: "kind".to_owned(),
        scenario: "scenario".to_owned(),
        options: Some("{\"hidden\":true}".to_owned()),
        terms: "{}".to_owned(),
        is_public: true,
        by: "a".to_owned(),
        key: format!("key of {id}"),
        made: 1,
        moved,
        seats,
        due: Vec::new(),
        result: None,
    }
}

fn person(id: &str) -> Holder {
    Holder::Player(id.to_owned())
}

fn ids(games: &[ClubGame]) -> Vec<&str> {
    games.iter().map(|game| game.id.as_str()).collect()
}

#[test]
fn players_and_devices_are_kept() {
    in_both("players", |store| {
        make(store, "b");
        make(store, "a");
        let players: Vec<String> = store.players().unwrap().into_iter().map(|player| player.id).collect();
        assert_eq!(players, ["a", "b"]);
        assert_eq!(store.player("a").unwrap(), Some(player("a")));
        assert_eq!(store.player("c").unwrap(), None);
        let (device, owner) = store.device("device of a").unwrap().unwrap();
        assert_eq!((device.player.as_str(), device.seen, owner), ("a", Some(6), player("a")));
        assert_eq!(store.device("a").unwrap(), None);
        store.see_devices(&["device of a", "none"].map(str::to_owned), 7).unwrap();
        assert_eq!(["a", "b", "c"].map(|id| store.last_seen(id).unwrap()), [Some(7), Some(6), None]);

        store.invite("code", &invite(Gift::Device("a".to_owned()), 1)).unwrap();
        store.ban("a", 9).unwrap();
        assert!(store.ban("c", 9).is_err());
        assert_eq!(store.device("device of a").unwrap(), None);
        assert_eq!(store.invitation("code").unwrap(), None);
        assert_eq!(store.player("a").unwrap().unwrap().banned, Some(9));
        assert!(store.device("device of b").unwrap().is_some());

        store.unban("a").unwrap();
        assert!(store.unban("c").is_err());
        assert_eq!(store.player("a").unwrap(), Some(player("a")));
        assert_eq!(store.device("device of a").unwrap(), None, "the devices stay locked out");
        store.invite("code", &invite(Gift::Device("a".to_owned()), 1)).unwrap();
        let join =
            Join { invite: "code".to_owned(), joiner: Joiner::Device, device: "new".to_owned(), at: 10 };
        assert_eq!(store.join(&join).unwrap(), Joined::Done(player("a"), Gift::Device("a".to_owned())));
    });
}

/// The devices and the code of one player go, and nothing else: the account stays, and gets another device.
#[test]
fn the_devices_of_a_player_are_revoked() {
    in_both("revoked", |store| {
        make(store, "a");
        make(store, "b");
        for id in ["a", "b"] {
            store.invite(&format!("code of {id}"), &invite(Gift::Device(id.to_owned()), 1)).unwrap();
        }
        store.revoke("a").unwrap();
        assert_eq!(store.device("device of a").unwrap(), None);
        assert_eq!(store.invitation("code of a").unwrap(), None);
        assert!(store.invitation("invite of a").unwrap().is_some(), "it was no code");
        assert_eq!(store.player("a").unwrap(), Some(player("a")));
        assert!(store.device("device of b").unwrap().is_some());
        assert!(store.invitation("code of b").unwrap().is_some());

        let gift = Gift::Device("a".to_owned());
        store.invite("new code", &invite(gift.clone(), 1)).unwrap();
        let (invite, device) = ("new code".to_owned(), "new device".to_owned());
        let join = Join { invite, joiner: Joiner::Device, device, at: 9 };
        assert_eq!(store.join(&join).unwrap(), Joined::Done(player("a"), gift));
        let (device, _) = store.device("new device").unwrap().unwrap();
        assert_eq!((device.player.as_str(), store.last_seen("a").unwrap()), ("a", None));
        store.revoke("nobody").unwrap();
    });
}

#[test]
fn an_invitation_is_used_as_often_as_it_may_be() {
    in_both("invites", |store| {
        let invited = Invite { ends: Some(100), ..invite(Gift::Account, 2) };
        store.invite("one", &invited).unwrap();
        assert!(store.invite("one", &invited).is_err(), "there is one already");
        let mut join = |id: &str, at: i64| {
            let joiner = Joiner::New(player(id));
            let join = Join { invite: "one".to_owned(), joiner, device: format!("device {id} {at}"), at };
            store.join(&join).unwrap()
        };
        assert_eq!(join("a", 100), Joined::NotValid, "it has ended");
        assert_eq!(join("a", 50), Joined::Done(player("a"), Gift::Account));
        // Sent again, since the answer was lost: no second use, and the first token is lost.
        assert_eq!(join("a", 51), Joined::Done(player("a"), Gift::Account));
        assert_eq!(join("b", 52), Joined::Done(player("b"), Gift::Account));
        assert_eq!(join("c", 53), Joined::NotValid, "it is used up");
        assert_eq!(store.invitation("one").unwrap().unwrap().uses, 0);
        assert_eq!(store.device("device a 50").unwrap(), None);
        assert!(store.device("device a 51").unwrap().is_some());
        assert_eq!(store.players().unwrap().len(), 2);
    });
}

#[test]
fn games_and_their_seats_are_kept() {
    in_both("seats", |store| {
        make(store, "a");
        make(store, "b");
        let open = game("open", [person("a"), Holder::Open], 10);
        let seat = Gift::Seat { game: "invited".to_owned(), side: 0 };
        let invites = [("seat".to_owned(), invite(seat.clone(), 1))];
        store.offer(&open, &[]).unwrap();
        store.offer(&game("invited", [Holder::Invited, person("a")], 20), &invites).unwrap();
        assert!(store.offer(&open, &[]).is_err());
        let doubled = ClubGame { id: "other".to_owned(), ..open.clone() };
        assert!(store.offer(&doubled, &[]).is_err(), "the key of this player is used");
        assert_eq!(store.offered("a", "key of open").unwrap(), Some("open".to_owned()));
        assert_eq!(store.offered("b", "key of open").unwrap(), None);
        assert_eq!(store.club_game("open").unwrap(), Some(open));
        assert_eq!(store.club_game("none").unwrap(), None);

        assert!(!store.sit("invited", 0, "b", 30).unwrap(), "it waits for its invitation");
        assert!(!store.sit("open", 0, "b", 30).unwrap() && !store.sit("none", 0, "b", 30).unwrap());
        assert!(store.sit("open", 1, "b", 30).unwrap());
        assert!(!store.sit("open", 1, "b", 31).unwrap());
        let taken = store.club_game("open").unwrap().unwrap();
        assert_eq!((taken.seats[1].clone(), taken.moved), (person("b"), 30));
        assert_eq!(taken.seat_of("b"), Some(1));

        let join = |player: &str| Join {
            invite: "seat".to_owned(),
            joiner: Joiner::Known(player.to_owned()),
            device: String::new(),
            at: 40,
        };
        for _ in 0..2 {
            assert_eq!(store.join(&join("b")).unwrap(), Joined::Done(player("b"), seat.clone()));
        }
        assert_eq!(store.join(&join("a")).unwrap(), Joined::NotValid);
        assert!(!store.club_game("invited").unwrap().unwrap().is_forming());
    });
}

/// A game that has begun, as far as this is about the club.
fn begun() -> NewGame {
    NewGame {
        kind: String::new(),
        scenario: String::new(),
        head: String::new(),
        start: String::new(),
        policy: String::new(),
        made: 5,
    }
}

#[test]
fn a_seat_is_left_and_a_game_withdrawn_only_before_it_begins() {
    in_both("leaving", |store| {
        make(store, "a");
        make(store, "b");
        let seat = Gift::Seat { game: "invited".to_owned(), side: 1 };
        let invites = [("seat".to_owned(), invite(seat, 1))];
        store.offer(&game("open", [person("a"), Holder::Open], 10), &[]).unwrap();
        store.offer(&game("invited", [person("a"), Holder::Invited], 10), &invites).unwrap();
        store.offer(&game("begun", [person("a"), person("b")], 10), &[]).unwrap();
        store.create("begun", &begun()).unwrap();
        for id in ["open", "begun", "none"] {
            assert!(!store.keep_dice(id, "numbers").unwrap(), "{id}");
        }
        assert!(store.sit("open", 1, "b", 20).unwrap());
        let join = |at: i64| Join {
            invite: "seat".to_owned(),
            joiner: Joiner::Known("b".to_owned()),
            device: String::new(),
            at,
        };
        assert!(matches!(store.join(&join(20)).unwrap(), Joined::Done(..)));
        for id in ["open", "invited"] {
            assert!(store.keep_dice(id, "first").unwrap() && store.keep_dice(id, "numbers").unwrap());
            assert_eq!(store.dice(id).unwrap().as_deref(), Some("numbers"));
            assert_eq!(store.leave(id, "c", 30).unwrap(), None);
            assert_eq!(store.leave(id, "b", 30).unwrap(), Some(Left::Seat(1)));
            assert_eq!(store.leave(id, "b", 30).unwrap(), None);
            assert_eq!(store.dice(id).unwrap(), None, "the next player has other numbers");
        }
        assert_eq!(store.leave("begun", "b", 30).unwrap(), None);
        assert_eq!(store.club_game("open").unwrap().unwrap().seats[1], Holder::Open);
        assert_eq!(store.club_game("invited").unwrap().unwrap().seats[1], Holder::Invited);
        // The invitation has made its account, and a player with one can use it again.
        let new = Join { joiner: Joiner::New(player("d")), device: "device of d".to_owned(), ..join(40) };
        assert_eq!(store.join(&new).unwrap(), Joined::NotValid);
        assert!(matches!(store.join(&join(40)).unwrap(), Joined::Done(..)));

        let text = |game: &str| NewSaid {
            game: game.to_owned(),
            room: Room::All,
            player: "a".to_owned(),
            text: "text".to_owned(),
            at: 7,
        };
        store.say(&text("invited")).unwrap();
        assert_eq!(store.leave("invited", "a", 50).unwrap(), Some(Left::Withdrawn));
        assert_eq!(store.club_game("invited").unwrap(), None);
        assert_eq!(store.invitation("seat").unwrap(), None);
        assert!(store.said("invited", 9).unwrap().is_empty());
        // The key can be used for another game.
        store.offer(&game("invited", [person("a"), Holder::Open], 60), &[]).unwrap();

        // A player who is banned leaves what has not begun.
        assert!(store.sit("open", 1, "b", 70).unwrap());
        store.ban("b", 80).unwrap();
        assert_eq!(store.club_game("open").unwrap().unwrap().seats[1], Holder::Open);
        assert_eq!(store.club_game("begun").unwrap().unwrap().seats[1], person("b"));
        store.ban("a", 90).unwrap();
        assert_eq!(store.club_game("open").unwrap(), None);
        assert!(store.club_game("begun").unwrap().is_some());
    });
}

#[test]
fn games_are_listed_by_their_last_change() {
    in_both("lists", |store| {
        make(store, "a");
        make(store, "b");
        let computer = Holder::Computer("captain".to_owned());
        for game in [
            game("open", [person("a"), Holder::Open], 10),
            game("running", [person("a"), person("b")], 20),
            ClubGame { is_public: false, ..game("private", [person("b"), computer.clone()], 30) },
            game("ended", [computer.clone(), person("a")], 40),
            ClubGame { is_public: false, ..game("secret", [computer, person("b")], 50) },
        ] {
            store.offer(&game, &[]).unwrap();
        }
        assert_eq!(
            ids(&store.list(Listed::Agreeing, 10).unwrap()),
            ["secret", "ended", "private", "running"]
        );
        for running in ["running", "private", "ended", "secret"] {
            store.create(running, &begun()).unwrap();
        }
        store.note("running", &[0, 1], None, None).unwrap();
        store.note("ended", &[], Some("draw"), None).unwrap();
        store.note("secret", &[], Some("draw"), None).unwrap();
        let mut listed = |which: Listed<'_>| {
            let games = store.list(which, 10).unwrap();
            ids(&games).join(" ")
        };
        assert_eq!(listed(Listed::Of("a")), "running open");
        assert_eq!(listed(Listed::Of("b")), "private running");
        assert_eq!(listed(Listed::Open), "open");
        assert_eq!(listed(Listed::Agreeing), "", "all others have begun");
        assert_eq!(listed(Listed::Running), "running");
        assert_eq!(listed(Listed::Ended(None)), "ended");
        assert_eq!(listed(Listed::Ended(Some("b"))), "secret ended");
        assert_eq!(ids(&store.list(Listed::Of("a"), 1).unwrap()), ["running"]);
        let running = store.club_game("running").unwrap().unwrap();
        assert_eq!((running.due, running.result), (vec![0, 1], None));

        // A game that has begun has changed with its last order.
        store.create("open", &begun()).unwrap();
        let line = KeptLine { number: 1, text: "order".to_owned(), at: 60 };
        let line = NewLine { line, key: "key".to_owned(), answer: String::new(), stand: None, state: None };
        store.append("open", &line).unwrap();
        assert_eq!(ids(&store.list(Listed::Of("a"), 10).unwrap()), ["open", "running"]);
        assert_eq!(store.club_game("open").unwrap().unwrap().moved, 60);
    });
}

#[test]
fn texts_of_a_chat_are_kept_up_to_a_number() {
    fn said(text: &str) -> NewSaid {
        let (game, player) = ("open".to_owned(), "a".to_owned());
        NewSaid { game, room: Room::Players, player, text: text.to_owned(), at: 7 }
    }
    in_both("chat", |store| {
        make(store, "a");
        assert!(store.say(&said("no game")).is_err());
        store.offer(&game("open", [person("a"), Holder::Open], 10), &[]).unwrap();
        for number in 1..=5 {
            assert_eq!(store.say(&said(&format!("text {number}"))).unwrap(), number);
        }
        let texts = store.said("open", 2).unwrap();
        let shown: Vec<(u64, &str)> = texts.iter().map(|said| (said.n, said.text.as_str())).collect();
        assert_eq!(shown, [(4, "text 4"), (5, "text 5")]);
        assert_eq!((texts[0].by.as_str(), texts[0].room, texts[0].at), ("Name of a", Room::Players, 7));
        assert!(store.said("none", 2).unwrap().is_empty());
    });
    let mut store = Memory::default();
    make(&mut store, "a");
    store.offer(&game("open", [person("a"), Holder::Open], 10), &[]).unwrap();
    for _ in 0..MOST_SAID + 5 {
        store.say(&said("text")).unwrap();
    }
    let kept = store.said("open", usize::MAX).unwrap();
    assert_eq!((kept.len() as u64, kept[0].n), (MOST_SAID, 6));
}

/// What a club keeps is on the disk when it is answered.
#[test]
fn a_club_in_a_file_is_there_again() {
    let folder = Folder::new("again");
    let mut store = folder.open();
    make(&mut store, "a");
    store.offer(&game("open", [person("a"), Holder::Open], 10), &[]).unwrap();
    let before =
        (store.players().unwrap(), store.club_game("open").unwrap(), store.device("device of a").unwrap());
    drop(store);
    let mut store = folder.open();
    let after =
        (store.players().unwrap(), store.club_game("open").unwrap(), store.device("device of a").unwrap());
    assert_eq!(before, after);
    let copy = folder.0.join("games.db.monday.backup");
    store.backup(&copy).unwrap();
    assert_eq!(Sqlite::open(&copy).unwrap().players().unwrap(), before.0);
}

fn mail_comes_once_in_a_turn(store: &mut dyn ClubStore) {
    make(store, "anna");
    let (mail, hook) = (Some("anna@example.org".to_owned()), None);
    store.keep_address("anna", &Address { mail: mail.clone(), hook }).unwrap();
    let key = |after: u64| MailKey {
        player: "anna".to_owned(),
        game: "one".to_owned(),
        kind: MailKind::Turn,
        way: MailWay::Mail,
        after,
    };
    store.post(&key(4), 2, 100).unwrap();
    assert_eq!(store.next_mail(99).unwrap(), None);
    let next = store.next_mail(100).unwrap().unwrap();
    assert_eq!((&next.key, next.turn, next.tries, &next.to), (&key(4), 2, 0, &mail));
    store.note_mail(&key(4), 1, Some(200)).unwrap();
    assert_eq!(store.next_mail(199).unwrap(), None);
    assert_eq!(store.next_mail(200).unwrap().unwrap().tries, 1);
    store.note_mail(&key(4), 1, None).unwrap();
    store.post(&key(4), 2, 100).unwrap();
    assert_eq!(store.next_mail(1_000).unwrap(), None, "it was sent");
    // What waits for an earlier turn goes with the next one.
    store.post(&key(6), 3, 100).unwrap();
    store.post(&key(8), 3, 300).unwrap();
    assert_eq!(store.next_mail(200).unwrap(), None);
    assert_eq!(store.next_mail(300).unwrap().unwrap().key, key(8));
    store.keep_address("anna", &Address::default()).unwrap();
    assert_eq!(store.next_mail(1_000).unwrap(), None, "it is not wanted any more");
    store.keep_address("anna", &Address { mail, hook: None }).unwrap();
    store.ban("anna", 5).unwrap();
    assert_eq!(store.address("anna").unwrap(), Address::default());
}

#[test]
fn mail_is_kept() {
    in_both("mail", mail_comes_once_in_a_turn);
}

/// A process sees by this how far the games are that it holds, and which of them form.
#[test]
fn the_progress_of_games_is_found() {
    in_both("progress", |store| {
        make(store, "a");
        make(store, "b");
        for id in ["forming", "one", "two"] {
            store.offer(&game(id, [person("a"), person("b")], 10), &[]).unwrap();
        }
        store.offer(&game("open", [person("a"), Holder::Open], 10), &[]).unwrap();
        assert!(store.keep_dice("forming", "dice").unwrap());
        store.create("one", &begun()).unwrap();
        store.create("two", &begun()).unwrap();
        let line = KeptLine { number: 1, text: "order".to_owned(), at: 60 };
        let (key, answer, state) = ("key".to_owned(), String::new(), Some("state".to_owned()));
        store.append("two", &NewLine { line, key, answer, stand: None, state }).unwrap();
        for (game, room) in [("one", Room::All), ("one", Room::Players), ("two", Room::All)] {
            let (game, player, text) = (game.to_owned(), "a".to_owned(), "text".to_owned());
            store.say(&NewSaid { game, room, player, text, at: 70 }).unwrap();
        }
        let ids = ["two", "forming", "one", "none"].map(str::to_owned);
        let mut found = store.progress(&ids).unwrap();
        found.sort_by(|one, other| one.game.cmp(&other.game));
        let one = GameProgress { game: "one".to_owned(), number: 0, state: None, said: 2 };
        let state = Some("state".to_owned());
        let two = GameProgress { game: "two".to_owned(), number: 1, state, said: 1 };
        assert_eq!(found, [one, two]);
        assert!(store.progress(&[]).unwrap().is_empty());
        // More than the values of one statement.
        let many: Vec<String> = (0..1_200).map(|number| number.to_string()).chain(ids).collect();
        assert_eq!(store.progress(&many).unwrap().len(), 2);
        assert_eq!(store.agreeing().unwrap(), [("forming".to_owned(), Some("dice".to_owned()))]);
    });
}

/// The ratings of both players change with the result of a game, and never again by this game.
#[test]
fn ratings_change_once_for_a_game() {
    fn ratings(store: &mut dyn ClubStore) -> [Option<Rating>; 2] {
        ["a", "b"].map(|id| store.player(id).unwrap().map(|player| player.rating))
    }
    in_both("ratings", |store| {
        make(store, "a");
        make(store, "b");
        for id in ["one", "two"] {
            store.offer(&game(id, [person("a"), person("b")], 10), &[]).unwrap();
        }
        let players = ["a", "b"].map(str::to_owned);
        let all = |first: Rating, second: Rating| [Some(first), Some(second)];
        let new = Rating::default();
        store.note("one", &[1], None, None).unwrap();
        assert_eq!(ratings(store), all(new, new));
        let won = RatedEnd { players: players.clone(), winner: Some(1) };
        let after = all(Rating { points: 1_184, games: 1 }, Rating { points: 1_216, games: 1 });
        for _ in 0..3 {
            store.note("one", &[], Some("victory"), Some(&won)).unwrap();
            assert_eq!(ratings(store), after);
        }
        assert_eq!(store.club_game("one").unwrap().unwrap().result.as_deref(), Some("victory"));
        // Whatever another process takes for the result.
        let other = RatedEnd { winner: Some(0), ..won };
        store.note("one", &[], Some("defeat"), Some(&other)).unwrap();
        assert_eq!(ratings(store), after);
        // In a draw the better player loses points.
        store.note("two", &[], Some("draw"), Some(&RatedEnd { players, winner: None })).unwrap();
        assert_eq!(
            ratings(store),
            all(Rating { points: 1_185, games: 2 }, Rating { points: 1_215, games: 2 })
        );
    });
}
