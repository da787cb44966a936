//! The page of a game in a browser.

use super::{Club, pair::Pair, wait_for};
use kessel::{club::server::Waits, games::squad::rules::Squad};
use std::process::{Command, Stdio};

/// The time after which the browser prints what it shows, in milliseconds: the page follows the game without an end.
const SHOWN_AFTER: &str = "--timeout=8000";

/// Returns a page without the programs in it, in small letters.
fn without_programs(page: &str) -> String {
    let page = page.to_lowercase();
    let mut parts = page.split("<script");
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.filter_map(|part| part.split_once("</script>")).map(|(_, rest)| rest).collect::<String>()
}

/// The page of a game that guests may watch shows the turn. What it is made of is read after its program has run.
#[test]
#[ignore = "needs Chromium; tools/check-online runs it if it is installed"]
fn a_browser_shows_the_turn_of_a_game() {
    let club = Club::open("page", Waits::default());
    let mut pair = Pair::<Squad>::join(&club, &club.address(), "patrol");
    wait_for("some orders", || {
        pair.play();
        (pair.done() >= 4).then_some(())
    });
    let profile = format!("--user-data-dir={}", club.folder.join("browser").display());
    let page = format!("http://{}/g/{}", club.address(), pair.game());
    let output = Command::new("chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu", SHOWN_AFTER, &profile, "--dump-dom", &page])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let shown = without_programs(&String::from_utf8_lossy(&output.stdout));
    assert!(shown.contains("turn"), "{shown}");
    println!("figure: the page of a game shows its turn, {} letters", shown.len());
}
