//! Pages on which people watch games in a browser.

use super::{
    Club, Person, Seat, hello,
    http::{Stream, get, get_in},
    play,
};
use kessel::{
    club::{dial::dial, server::Waits},
    games::{guderian::rules::Guderian, panzer44::rules::Panzer44, squad::rules::Squad},
    referee::{Played, store::Store},
};
use serde_json::{Value, json};

/// Begins a game of two players, and returns it with its players.
pub(super) fn begun<G: Played>(club: &Club, scenario: &str, names: [&str; 2]) -> (String, [Person; 2]) {
    let invite = club.invite(2);
    let [first, second] = names;
    let (mut first, mut second) = (Person::join(club, &invite, first), Person::join(club, &invite, second));
    let game = first.make::<G>(scenario);
    second.sit::<G>(&game);
    (game, [first, second])
}

/// Returns the state that a page is sent first.
fn state(club: &Club, game: &str) -> String {
    Stream::open(club, &format!("/g/{game}/live"), None).event()
}

#[test]
fn a_page_shows_a_game_and_what_happens_in_it() {
    let club = Club::open("page", Waits::default());
    let (game, [first, second]) = begun::<Squad>(&club, "patrol", ["Anna", "Bert"]);
    let page = get(&club, &format!("/g/{game}"), None);
    assert_eq!(page.status, 200);
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe") && !policy.contains('*'));
    assert!(page.text().contains("/page.js") && page.text().contains("/page.css"));
    for part in ["/page.js", "/page.css", "/page.svg"] {
        let part = get(&club, part, None);
        assert_eq!((part.status, part.header("x-content-type-options")), (200, Some("nosniff")));
        let text = part.text().replace("http://www.w3.org/2000/svg", "");
        assert!(!text.contains("http") && !text.contains("//cdn"), "it loads something from elsewhere");
    }

    let mut seats = [Seat::<Squad>::new(first, &game, 3), Seat::new(second, &game, 4)];
    // In set-up the sheet is empty at first, and hidden units stay away from it.
    let shown = (3..60).find(|orders| {
        play(&mut seats, *orders);
        let shown: Value = serde_json::from_str(&state(&club, &game)).unwrap();
        shown["cards"] != json!([])
    });
    let mut live = Stream::open(&club, &format!("/g/{game}/live"), None);
    let before: Value = serde_json::from_str(&live.event()).unwrap();
    assert_eq!((&before["over"], &before["clock"]), (&Value::Null, &Value::Null));
    let waits = before["sides"].as_array().unwrap().iter().filter(|side| side["waits"] == true);
    assert!(waits.count() > 0, "{}", before["sides"]);
    let face = before["cards"][0][0].as_str().unwrap();
    let face = get(&club, &format!("/g/{game}/faces/{face}.png"), None);
    assert_eq!((face.status, face.header("content-type")), (200, Some("image/png")));
    assert!(face.body.starts_with(b"\x89PNG"));
    // One game would otherwise be drawn once for each wrong invitation.
    assert_eq!(get(&club, &format!("/g/{game}?watch=aaaaaaaa"), None).status, 404);
    let sheet = get(&club, &format!("/g/{game}/sheet.jpg"), None);
    assert_eq!((sheet.status, sheet.header("content-type")), (200, Some("image/jpeg")));
    assert_eq!(sheet.header("access-control-allow-origin"), Some("*"), "other sites may read a public game");
    assert!(sheet.body.starts_with(&[0xFF, 0xD8]) && sheet.body.len() > 10_000);

    // Every card is on the sheet, at least in part.
    let [width, height] = [0, 1].map(|edge| before["sheet"][edge].as_i64().unwrap());
    for card in before["cards"].as_array().unwrap() {
        let [left, top, side] = [1, 2, 3].map(|part| card[part].as_i64().unwrap());
        assert!(side > 0 && left < width && top < height && left + side > 0 && top + side > 0, "{card}");
    }

    play(&mut seats, shown.unwrap() + 6);
    let after = loop {
        let after: Value = serde_json::from_str(&live.event()).unwrap();
        if after["n"].as_u64() > before["n"].as_u64() {
            break after;
        }
    };
    assert!(after["log"].as_array().unwrap().len() <= 40);
}

/// Who does not have the invitation does not even learn that there is such a game.
#[test]
fn a_private_game_has_the_same_answer_as_none() {
    let club = Club::open("page-private", Waits::default());
    let invite = club.invite(2);
    let (mut first, mut second) =
        (Person::join(&club, &invite, "Anna"), Person::join(&club, &invite, "Bert"));
    first.send(&json!({
        "t": "new", "key": "private", "kind": "panzer44", "scenario": "ailette",
        "side": "german", "other": "open", "public": false,
    }));
    let made = first.answer("made");
    let (game, watch) = (made["game"].as_str().unwrap(), made["watch"].as_str().unwrap());
    second.sit::<Panzer44>(game);

    let parts = ["", "/live", "/sheet.jpg", "/faces/0000000000000000.png"];
    for part in parts {
        let none = get(&club, &format!("/g/aaaaaaaa{part}"), None);
        assert_eq!(none.status, 404);
        for asked in ["", "?watch=aaaaaaaa", "?watch="] {
            let private = get(&club, &format!("/g/{game}{part}{asked}"), None);
            let same =
                (private.status, &private.head, &private.body) == (none.status, &none.head, &none.body);
            assert!(same, "{part}{asked}: {private:?}");
        }
    }
    assert_eq!(get(&club, &format!("/g/{game}?watch={watch}"), None).status, 200);
    let state = Stream::open(&club, &format!("/g/{game}/live?watch={watch}"), None).event();
    assert!(state.contains("\"cards\""), "{state}");
    // A person may have typed it; and nothing else is taken for one.
    let (begin, end) = watch.split_at(8);
    let typed = format!("/g/{game}?watch={}-{end}", begin.to_uppercase());
    assert_eq!(get(&club, &typed, None).status, 200);
    assert_eq!(get(&club, &format!("/g/{game}?watch={begin}"), None).status, 404);
    // The invitation is for one game.
    assert_eq!(get(&club, &format!("/g/aaaaaaaa?watch={watch}"), None).status, 404);
}

/// A page of another server can read what every person may see, and nothing to which an invitation or a token lets in.
#[test]
fn pages_of_other_servers_may_read_public_games_alone() {
    const ALLOWED: &str = "access-control-allow-origin";
    let club = Club::open("page-others", Waits::default());
    let (public, [mut first, mut second]) = begun::<Guderian>(&club, "training", ["Anna", "Bert"]);
    first.send(&json!({
        "t": "new", "key": "private", "kind": "guderian", "scenario": "training",
        "side": "german", "other": "open", "public": false,
    }));
    let made = first.answer("made");
    let (private, watch) = (made["game"].as_str().unwrap(), made["watch"].as_str().unwrap());
    second.send(&json!({ "t": "sit", "game": private, "side": "soviet" }));
    second.answer("sat");
    second.answer("begun");

    let invited = format!("?watch={watch}");
    for (game, asked, to_all) in [(public.as_str(), "", Some("*")), (private, invited.as_str(), None)] {
        let mut live = Stream::open(&club, &format!("/g/{game}/live{asked}"), None);
        assert_eq!(live.header(ALLOWED), to_all, "{asked}");
        let state: Value = serde_json::from_str(&live.event()).unwrap();
        let face = format!("/faces/{}.png", state["cards"][0][0].as_str().unwrap());
        // The sheet takes its time to be painted: it is asked for where it is looked at.
        for part in ["", face.as_str()] {
            let answer = get(&club, &format!("/g/{game}{part}{asked}"), None);
            assert_eq!((answer.status, answer.header(ALLOWED)), (200, to_all), "{part}{asked}");
        }
    }
    for none in ["/g/aaaaaaaa".to_owned(), format!("/g/{private}"), format!("/g/{public}{invited}")] {
        let answer = get(&club, &none, None);
        assert_eq!((answer.status, answer.header(ALLOWED)), (404, None), "{none}");
    }
    let view = get(&club, &format!("/api/games/{public}/view"), Some(&first.token));
    assert_eq!((view.status, view.header(ALLOWED)), (200, None));
}

/// Two games with the same counters on the map, but with other dice to come and other divisions behind the counters that
/// are face down: everything that is sent to their pages is the same.
#[test]
fn pages_of_games_that_differ_only_in_what_is_hidden_are_the_same() {
    let club = Club::open("page-twins", Waits::default());
    let (one, _of_one) = begun::<Guderian>(&club, "training", ["Anna", "Bert"]);
    let (other, _of_other) = begun::<Guderian>(&club, "training", ["Cora", "Dirk"]);
    let [kept, also] = [&one, &other].map(|game| club.store().load(game).unwrap().unwrap().game.start);
    assert_ne!(kept, also, "the two games hide different things");

    let states = [&one, &other].map(|game| state(&club, game));
    assert_eq!(states[0], states[1]);
    let pages = [&one, &other].map(|game| get(&club, &format!("/g/{game}"), None).body);
    assert_eq!(pages[0], pages[1]);
    let state: Value = serde_json::from_str(&states[0]).unwrap();
    for card in state["cards"].as_array().unwrap() {
        let face = card[0].as_str().unwrap();
        let faces = [&one, &other].map(|game| get(&club, &format!("/g/{game}/faces/{face}.png"), None).body);
        assert_eq!(faces[0], faces[1], "{face}");
    }
    // The seed of the dice is in no text.
    assert!(!states[0].contains("seed") && !states[0].contains("secrets"));
}

/// A page is in the language that its address asks for, otherwise in that of the browser; the game is the same.
#[test]
fn a_page_is_in_the_language_of_the_browser() {
    let club = Club::open("page-german", Waits::default());
    let (game, _players) = begun::<Guderian>(&club, "training", ["Anna", "Bert"]);
    let page = format!("/g/{game}");
    let german = get_in(&club, &page, "de-AT,de;q=0.9,en;q=0.8");
    assert!(german.text().contains("<html lang=\"de\">") && german.text().contains("Ganze Karte"));
    let policy = german.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
    assert_eq!(german.header("vary"), Some("accept-language"));
    assert!(get_in(&club, &page, "fr").text().contains("<html lang=\"en\">"));
    assert_eq!(get_in(&club, &format!("{page}?lang=de"), "en").body, german.body);
    assert!(get_in(&club, "/g/aaaaaaaa", "de").text().contains("gibt es nicht"));

    let [english, german]: [Value; 2] = ["en", "de"].map(|language| {
        let live = format!("{page}/live?lang={language}");
        serde_json::from_str(&Stream::open(&club, &live, None).event()).unwrap()
    });
    assert_eq!((&german["n"], &german["sheet"]), (&english["n"], &english["sheet"]));
    assert_ne!(german["moment"], english["moment"]);
    assert_ne!(german["scenario"], english["scenario"]);
    let waits = |state: &Value, word: &str| {
        let sides = state["sides"].as_array().unwrap();
        sides.iter().any(|side| side["waits"] == true && side["does"].as_str().unwrap().contains(word))
    };
    assert!(waits(&english, "to move") && waits(&german, "am Zug"), "{}", german["sides"]);
}

/// The number of the game for spectators, after all orders that were acknowledged: hidden ones do not count.
pub(super) fn spectators_number(club: &Club, game: &str) -> u64 {
    let line = dial(&club.address(), &hello(None), || {}).unwrap();
    let mut guest = Person { line, token: String::new() };
    guest.send(&json!({ "t": "open", "game": game }));
    guest.answer("game")["n"].as_u64().unwrap()
}

/// Returns what a page is sent until it shows the game with this number.
fn events_until(page: &mut Stream, number: u64) -> Vec<String> {
    let mut events = Vec::new();
    loop {
        let event = page.event();
        let state: Value = serde_json::from_str(&event).unwrap();
        events.push(event);
        if state["n"].as_u64() == Some(number) {
            return events;
        }
    }
}

/// A class looks at one game: the events are the same on each page. A page that is slow may miss one between others, but it
/// is never sent something else.
#[test]
fn thirty_pages_of_one_game_get_the_same_events() {
    let club = Club::open("page-class", Waits::default());
    let (game, [first, second]) = begun::<Squad>(&club, "patrol", ["Anna", "Bert"]);
    let live = format!("/g/{game}/live");
    let mut pages: Vec<Stream> = (0..30).map(|_| Stream::open(&club, &live, None)).collect();
    let mut seats = [Seat::<Squad>::new(first, &game, 3), Seat::new(second, &game, 4)];
    // Spectators do not see every order of a set-up.
    let before = spectators_number(&club, &game);
    let mut number = before;
    for orders in (4..60).step_by(4) {
        play(&mut seats, orders);
        number = spectators_number(&club, &game);
        if number > before + 2 {
            break;
        }
    }
    let sent: Vec<Vec<String>> = pages.iter_mut().map(|page| events_until(page, number)).collect();
    let most = sent.iter().max_by_key(|events| events.len()).unwrap();
    assert!(most.len() > 1, "nothing has happened");
    for (page, events) in sent.iter().enumerate() {
        assert_eq!(events.last(), most.last(), "page {page}");
        assert!(events.iter().all(|event| most.contains(event)), "page {page} was sent something else");
    }
}

/// One home could otherwise take all the room; a keeper lets a class in by a higher limit.
#[test]
fn one_address_has_as_many_pages_as_the_keeper_allows() {
    let club = Club::open("class", Waits { pages_per_address: 2, ..Waits::default() });
    let (game, _players) = begun::<Squad>(&club, "patrol", ["Anna", "Bert"]);
    let live = format!("/g/{game}/live");
    let mut pages = [0, 1].map(|_| Stream::open(&club, &live, None));
    assert!(pages.iter_mut().all(|page| !page.event().is_empty()));
    assert_eq!(get(&club, &live, None).status, 503);
}
