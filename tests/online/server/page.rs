//! The page of a game in a browser, which is asked by its own protocol what it shows.

use super::{Club, pair::Pair, wait_for};
use kessel::{club::server::Waits, games::squad::rules::Squad};
use serde_json::{Value, json};
use std::{
    fs,
    io::{Read, Write},
    net::{Ipv4Addr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use tungstenite::{Message, WebSocket, stream::MaybeTlsStream};

/// A program that is ended with the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A page in a browser of its own.
struct Browser {
    _program: Program,
    page: WebSocket<MaybeTlsStream<TcpStream>>,
    asked: u64,
}

/// The pages that a browser has open; none if it does not answer.
fn pages(port: u16) -> Option<Value> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(2))).ok()?;
    write!(stream, "GET /json/list HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n").ok()?;
    let (mut answer, mut part) = (Vec::new(), [0; 4096]);
    // It holds the connection open.
    while let Ok(length @ 1..) = stream.read(&mut part) {
        answer.extend_from_slice(&part[..length]);
        let text = String::from_utf8_lossy(&answer);
        if let Some((_, Ok(pages))) =
            text.split_once("\r\n\r\n").map(|(head, body)| (head, serde_json::from_str(body)))
        {
            return Some(pages);
        }
    }
    None
}

impl Browser {
    fn open(profile: &Path, address: &str) -> Self {
        let program = Command::new("chromium")
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"])
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg(address)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let program = Program(program.unwrap());
        let port = wait_for("the browser", || {
            let said = fs::read_to_string(profile.join("DevToolsActivePort")).ok()?;
            said.lines().next()?.parse().ok()
        });
        let page = wait_for("the page", || {
            let pages = pages(port)?;
            let page = pages.as_array()?.iter().find(|page| page["url"] == address)?;
            page["webSocketDebuggerUrl"].as_str().map(str::to_owned)
        });
        let (page, _) = tungstenite::connect(page).unwrap();
        Self { _program: program, page, asked: 0 }
    }

    /// Returns the text of an element; empty if there is none.
    fn text_of(&mut self, element: &str) -> String {
        self.asked += 1;
        let expression = format!("document.getElementById('{element}')?.textContent.trim() ?? ''");
        let question = json!({
            "id": self.asked, "method": "Runtime.evaluate", "params": {"expression": expression},
        });
        self.page.send(Message::text(question.to_string())).unwrap();
        loop {
            let Message::Text(text) = self.page.read().unwrap() else { continue };
            let answer: Value = serde_json::from_str(text.as_str()).unwrap();
            if answer["id"] == self.asked {
                return answer["result"]["result"]["value"].as_str().unwrap_or_default().to_owned();
            }
        }
    }
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

/// The page of a game that guests may watch shows the moment of the game, its sides and each order soon after it.
#[test]
#[ignore = "needs Chromium; tools/check-online runs it if it is installed"]
fn a_browser_shows_the_turn_of_a_game() {
    let club = Club::open("page", Waits::default());
    let mut pair = Pair::<Squad>::join(&club, &club.address(), "patrol");
    play(&mut pair, 4);
    let address = format!("http://{}/g/{}", club.address(), pair.game());
    let mut browser = Browser::open(&club.folder.join("browser"), &address);
    let moment = wait_for("the turn", || Some(browser.text_of("moment")).filter(|text| !text.is_empty()));
    let sides = browser.text_of("sides");
    assert!(sides.contains("German"), "{sides}");
    let before = browser.text_of("log");
    let began = Instant::now();
    let orders = pair.done() + 1;
    play(&mut pair, orders);
    wait_for("the order in the log", || (browser.text_of("log") != before).then_some(()));
    println!("figure: the page shows “{moment}”, and an order after {} ms", began.elapsed().as_millis());
}
