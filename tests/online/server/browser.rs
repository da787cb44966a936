//! A browser without a window, which is asked by its own protocol what its page shows, and told what to do with it.

use super::wait_for;
use serde_json::{Value, json};
use std::{
    fs,
    io::{Read, Write},
    net::{Ipv4Addr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
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
pub struct Browser {
    _program: Program,
    page: WebSocket<MaybeTlsStream<TcpStream>>,
    asked: u64,
    /// The errors that the browser has written into its console.
    complaints: Vec<String>,
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

/// The complaint of an event of the browser; none if it is none.
fn complaint(event: &Value) -> Option<String> {
    let params = &event["params"];
    let is_one = match event["method"].as_str()? {
        "Runtime.exceptionThrown" => true,
        "Runtime.consoleAPICalled" => params["type"] == "error" || params["type"] == "assert",
        "Log.entryAdded" => params["entry"]["level"] == "error",
        _ => false,
    };
    is_one.then(|| params.to_string())
}

impl Browser {
    /// Starts a browser with an empty page.
    pub fn start(profile: &Path) -> Self {
        let program = Command::new("chromium")
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"])
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
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
            let page = pages.as_array()?.iter().find(|page| page["type"] == "page")?;
            page["webSocketDebuggerUrl"].as_str().map(str::to_owned)
        });
        let (page, _) = tungstenite::connect(page).unwrap();
        let mut browser = Self { _program: program, page, asked: 0, complaints: Vec::new() };
        for part in ["Runtime.enable", "Log.enable", "Page.enable"] {
            browser.call(part, json!({}));
        }
        browser
    }

    /// Opens a page of a game, and waits until it shows its turn.
    pub fn open(&mut self, address: &str) {
        // What the last page shows is not taken for it.
        self.call("Page.navigate", json!({ "url": "about:blank" }));
        self.call("Page.navigate", json!({ "url": address }));
        let moment = json!({ "expression": "document.getElementById('moment')?.textContent" });
        wait_for("the turn", || {
            // Between two pages there is none that could answer.
            let answer = self.ask("Runtime.evaluate", moment.clone());
            answer["result"]["result"]["value"].as_str().is_some_and(|text| !text.is_empty()).then_some(())
        });
    }

    /// Lets the browser do something, and returns its answer.
    #[track_caller]
    pub fn call(&mut self, method: &str, params: Value) -> Value {
        let mut answer = self.ask(method, params);
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].take()
    }

    /// The same with the whole answer, which may be a fault.
    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let question = json!({ "id": self.asked, "method": method, "params": params });
        self.page.send(Message::text(question.to_string())).unwrap();
        loop {
            let Message::Text(text) = self.page.read().unwrap() else { continue };
            let answer: Value = serde_json::from_str(text.as_str()).unwrap();
            if answer["id"] == self.asked {
                return answer;
            }
            self.complaints.extend(complaint(&answer));
        }
    }

    /// Returns the value of an expression in the page, which may be promised.
    #[track_caller]
    pub fn value(&mut self, expression: &str) -> Value {
        let params = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.call("Runtime.evaluate", params);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {answer}");
        answer["result"]["value"].take()
    }

    /// Returns the text of an element; empty if there is none.
    pub fn text_of(&mut self, element: &str) -> String {
        let text = self.value(&format!("document.getElementById('{element}')?.textContent.trim() ?? ''"));
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression in the page is true.
    #[track_caller]
    pub fn wait_until(&mut self, expression: &str) {
        wait_for(expression, || (self.value(expression) == true).then_some(()));
    }

    /// Fails if the browser has written an error into its console.
    #[track_caller]
    pub fn check_console(&mut self) {
        // Everything that it has written before this answer has come.
        self.value("1");
        assert!(self.complaints.is_empty(), "{:#?}", self.complaints);
    }
}
