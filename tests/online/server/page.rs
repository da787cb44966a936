//! The page of a game in a browser: its map, its words, its sizes, and nothing hidden in it.

use super::{
    Club,
    browser::Browser,
    pages::{begun, spectators_number},
    pair::Pair,
    wait_for,
};
use kessel::{
    club::server::Waits,
    games::{guderian::rules::Guderian, squad::rules::Squad},
};
use serde_json::{Value, json};
use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// The pictures on the sheet, the printed one first: the width and the height of each, the number of its colours (of one
/// pixel of seven), and its width and height on the screen.
const PICTURES: &str = r##"(async () => {
    const look = async (picture) => {
        const loaded = new Image();
        loaded.src = picture.getAttribute("href");
        await loaded.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [loaded.naturalWidth, loaded.naturalHeight];
        const context = canvas.getContext("2d");
        context.drawImage(loaded, 0, 0);
        const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
        const colours = new Set(pixels.filter((_, place) => place % 7 === 0)).size;
        const box = picture.getBoundingClientRect();
        return [canvas.width, canvas.height, colours, box.width, box.height];
    };
    return Promise.all([...document.querySelectorAll("#sheet image")].map(look));
})()"##;

/// The cards on the sheet: the picture and the place of each.
const CARDS: &str = r##"[...document.querySelectorAll("#sheet image")].slice(1)
    .map((card) => ["href", "x", "y"].map((name) => card.getAttribute(name)).join(" "))"##;

/// All that a page holds, without the names of the players: its elements, its state, and the addresses that it has asked,
/// without that of the icon, which the browser asks once for all pages.
const HELD: &str = r##"(() => {
    const copy = document.documentElement.cloneNode(true);
    copy.querySelector("#present").remove();
    const asked = new Set(performance.getEntriesByType("resource").map((entry) => entry.name));
    asked.delete(document.querySelector("link[rel=icon]").href);
    return [copy.outerHTML, JSON.stringify({ ...shown, present: "" }), [...asked].sort().join("\n")];
})()"##;

/// The places of the map and the log in the window.
const PLACES: &str = r##"(() => {
    const of = (name) => {
        const box = document.getElementById(name).getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom];
    };
    return [of("view"), of("log"), document.documentElement.scrollWidth];
})()"##;

/// How far the map is scrolled, in both directions together.
const SCROLLED: &str =
    "(document.getElementById('view').scrollLeft + document.getElementById('view').scrollTop)";

/// The width of the map on the screen.
const WIDTH: &str = "document.getElementById('sheet').getBoundingClientRect().width";

/// The time after which the page shows an order that is kept.
const SOON: Duration = Duration::from_secs(1);

static ALONE: Mutex<()> = Mutex::new(());

/// Lets one browser work at a time: times are measured.
fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn page_of(club: &Club, game: &str) -> String {
    format!("http://{}/g/{game}", club.address())
}

/// Lets a pair play until this many orders are acknowledged.
fn play(pair: &mut Pair<Squad>, orders: usize) {
    wait_for("some orders", || {
        // The last orders are waited for: while more were given, there would always be one under way.
        let is_done = pair.done() >= orders;
        if is_done {
            pair.hear()
        } else {
            pair.play()
        }
        (is_done && pair.waiting() == 0).then_some(())
    });
}

/// Lets a pair give one order after the other until three have changed the counters on the page, at most 60; returns the
/// times from the acknowledgement of each of the three to the page.
fn times_of_moves(club: &Club, pair: &mut Pair<Squad>, browser: &mut Browser) -> Vec<Duration> {
    let mut times = Vec::new();
    for _ in 0..60 {
        if times.len() == 3 {
            break;
        }
        let (before, orders) = (shown_cards(club, pair, browser), pair.done() + 1);
        play(pair, orders);
        let kept = Instant::now();
        let mut is_shown = false;
        // An order that spectators do not see changes nothing.
        while !is_shown && kept.elapsed() < 2 * SOON {
            is_shown = browser.value(CARDS) != before;
        }
        let time = kept.elapsed();
        if is_shown || shown_cards(club, pair, browser) != before {
            times.push(time);
        }
    }
    times
}

/// Returns the cards once the page shows all that spectators know.
fn shown_cards(club: &Club, pair: &Pair<Squad>, browser: &mut Browser) -> Value {
    let number = spectators_number(club, pair.game());
    browser.wait_until(&format!("shown.n >= {number}"));
    browser.value(CARDS)
}

/// Checks that the map and every counter is a picture of some colours, and is on the screen.
fn check_pictures(pictures: &Value) {
    let pictures = pictures.as_array().unwrap();
    assert!(pictures.len() > 1, "no counter is shown");
    for (number, picture) in pictures.iter().enumerate() {
        let [width, height, colours, across, down] =
            [0, 1, 2, 3, 4].map(|part| picture[part].as_f64().unwrap());
        let least = if number == 0 { (400.0, 100.0) } else { (8.0, 2.0) };
        assert!(width >= least.0 && height >= least.0, "picture {number}: {picture}");
        assert!(colours >= least.1, "picture {number} has {colours} colours");
        assert!(across > 0.0 && down > 0.0, "picture {number} is not on the screen");
    }
}

/// The page of a game that guests may watch shows the moment of the game, its sides, its map, and each order soon after it.
#[test]
#[ignore = "needs Chromium; tools/check-online runs it if it is installed"]
fn a_browser_shows_the_turn_of_a_game() {
    let _alone = alone();
    let club = Club::open("page-turn", Waits::default());
    let mut pair = Pair::<Squad>::join(&club, &club.address(), "patrol");
    play(&mut pair, 4);
    let mut browser = Browser::start(&club.folder.join("browser"));
    browser.open(&page_of(&club, pair.game()));
    let moment = browser.text_of("moment");
    let sides = browser.text_of("sides");
    assert!(sides.contains("German"), "{sides}");
    let before = browser.text_of("log");
    let times = times_of_moves(&club, &mut pair, &mut browser);
    assert!(browser.text_of("log") != before, "the log is as it was");
    // A machine that does something else may be late once.
    assert!(!times.is_empty(), "no order has changed the counters");
    assert!(times.iter().any(|time| *time < SOON), "the page shows orders after {times:?}");
    check_pictures(&browser.value(PICTURES));
    browser.check_console();
    println!("figure: the page shows “{moment}”, and orders that move counters after {times:?}");
}

/// Two games that differ only in what is hidden: a browser holds the same of both.
#[test]
#[ignore = "needs Chromium; tools/check-online runs it if it is installed"]
fn a_browser_holds_nothing_that_is_hidden() {
    let _alone = alone();
    let club = Club::open("page-hidden", Waits::default());
    let (one, _of_one) = begun::<Guderian>(&club, "training", ["Anna", "Bert"]);
    let (other, _of_other) = begun::<Guderian>(&club, "training", ["Cora", "Dirk"]);
    let mut browser = Browser::start(&club.folder.join("browser"));
    let [first, second] = [&one, &other].map(|game| {
        browser.open(&page_of(&club, game));
        // The sheet is painted once for both; until then nothing else is compared.
        check_pictures(&browser.value(PICTURES));
        let held: Vec<String> = serde_json::from_value(browser.value(HELD)).unwrap();
        held.into_iter().map(|text| text.replace(game.as_str(), "GAME")).collect::<Vec<_>>()
    });
    assert_eq!(first, second);
    for text in &first {
        assert!(!text.contains("seed") && !text.contains("secret"), "{text}");
    }
    let own = format!("http://{}/", club.address());
    assert!(first[2].lines().all(|asked| asked.starts_with(&own)), "{}", first[2]);
    browser.check_console();
}

/// Checks the places of map and log in a window of this size.
fn check_screen(browser: &mut Browser, (width, height): (u32, u32), is_large: bool) {
    browser.value(&format!("showLarge({is_large})"));
    let places = browser.value(PLACES);
    let screen = format!("{width} × {height}, large letters: {is_large}: {places}");
    let (wide, high) = (f64::from(width), f64::from(height));
    let [map, log] = [0, 1].map(|of| [0, 1, 2, 3].map(|edge| places[of][edge].as_f64().unwrap()));
    assert!(places[2].as_f64().unwrap() <= wide, "the page is wider than the window, {screen}");
    assert!(map[3] - map[1] >= 0.3 * high && map[2] - map[0] >= 0.6 * wide, "the map is small, {screen}");
    assert!(log[3] <= high + 1.0 && log[3] - log[1] >= 0.1 * high, "the log is not in the window, {screen}");
    let is_phone = width < 900;
    let is_beside = log[0] >= map[2] - 1.0;
    assert!(
        is_beside != is_phone && (is_beside || log[1] > map[3] - 20.0),
        "the log covers the map, {screen}"
    );
}

/// The page fits a projector, a screen and a phone, and is used by wheel, mouse, fingers and keys.
#[test]
#[ignore = "needs Chromium; tools/check-online runs it if it is installed"]
fn a_browser_shows_a_game_on_every_screen() {
    let _alone = alone();
    let club = Club::open("page-screens", Waits::default());
    let (game, _players) = begun::<Guderian>(&club, "training", ["Anna", "Bert"]);
    for size in [(1280, 720), (1920, 1080), (390, 844)] {
        let (width, height) = size;
        // Without a window Chromium passes fingers on to the first page alone.
        let mut browser = Browser::start(&club.folder.join(format!("browser-{width}")));
        let screen =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 900 });
        browser.call("Emulation.setDeviceMetricsOverride", screen);
        browser.open(&format!("{}?lang=de", page_of(&club, &game)));
        assert_eq!(
            (browser.value("document.documentElement.lang"), browser.text_of("fit")),
            (json!("de"), "Ganze Karte".to_owned())
        );
        check_screen(&mut browser, size, true);
        check_screen(&mut browser, size, false);
        use_map(&mut browser, (f64::from(width) * 0.3, f64::from(height) * 0.4));
        let dark = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
        browser.call("Emulation.setEmulatedMedia", dark);
        browser.wait_until("getComputedStyle(document.body).backgroundColor === 'rgb(17, 19, 20)'");
        browser.check_console();
    }
}

/// Zooms and drags the map about this point of the window.
fn use_map(browser: &mut Browser, (x, y): (f64, f64)) {
    let key = |key: &str| json!({ "type": "keyDown", "key": key, "text": key });
    browser.call("Input.dispatchKeyEvent", key("0"));
    browser.wait_until("zoom === 1");
    let whole = browser.value(WIDTH);
    let mouse = |kind: &str, by: f64| {
        let place = (x - by, y - by);
        json!({ "type": kind, "x": place.0, "y": place.1, "button": "left", "buttons": 1, "clickCount": 1 })
    };
    browser.call(
        "Input.dispatchMouseEvent",
        json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -500 }),
    );
    browser.wait_until(&format!("{WIDTH} > 1.5 * {whole}"));
    let from = browser.value(SCROLLED);
    for (kind, by) in [("mousePressed", 0.0), ("mouseMoved", 30.0), ("mouseReleased", 30.0)] {
        browser.call("Input.dispatchMouseEvent", mouse(kind, by));
    }
    browser.wait_until(&format!("{SCROLLED} > {from} + 20"));
    let zoomed = browser.value(WIDTH);
    let fingers = |kind: &str, apart: f64| {
        let point = |id: u8, x: f64| json!({ "id": id, "x": x, "y": y });
        json!({ "type": kind, "touchPoints": [point(0, x - apart), point(1, x + apart)] })
    };
    browser.call("Input.dispatchTouchEvent", fingers("touchStart", 20.0));
    browser.call("Input.dispatchTouchEvent", fingers("touchMove", 40.0));
    browser.call("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }));
    browser.wait_until(&format!("{WIDTH} > 1.3 * {zoomed}"));
    browser.call("Input.dispatchKeyEvent", key("l"));
    browser.wait_until("document.documentElement.classList.contains('large')");
}
