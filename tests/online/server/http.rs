//! The least of HTTP that a browser and a program need.

use super::{Club, PATIENCE};
use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
};

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// The lines of its head, without the date.
    pub head: Vec<String>,
    pub body: Vec<u8>,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        value_of(&self.head, name)
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }
}

fn value_of<'a>(head: &'a [String], name: &str) -> Option<&'a str> {
    let named = |line: &&String| line.to_lowercase().starts_with(&format!("{name}: "));
    head.iter().find(named).map(|line| &line[name.len() + 2..])
}

/// Sends a request with these further lines in its head.
fn send(club: &Club, (method, path, version): (&str, &str, &str), more: &str, body: &str) -> TcpStream {
    let mut stream = TcpStream::connect(club.address()).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let length = if method == "POST" { format!("Content-Length: {}\r\n", body.len()) } else { String::new() };
    let head = format!(
        "{method} {path} HTTP/{version}\r\nHost: {}\r\nConnection: close\r\n{more}{length}\r\n{body}",
        club.address()
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream
}

fn by(token: Option<&str>) -> String {
    token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default()
}

fn ask(club: &Club, method: &str, path: &str, more: &str, body: &str) -> Answer {
    let mut whole = Vec::new();
    send(club, (method, path, "1.1"), more, body).read_to_end(&mut whole).unwrap();
    let end = whole.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let head = String::from_utf8(whole[..end].to_vec()).unwrap();
    let mut lines = head.lines().map(str::to_owned);
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let head = lines.filter(|line| !line.to_lowercase().starts_with("date: ")).collect();
    Answer { status, head, body: whole[end + 4..].to_vec() }
}

pub fn get(club: &Club, path: &str, token: Option<&str>) -> Answer {
    ask(club, "GET", path, &by(token), "")
}

/// The same as a browser that prefers these languages.
pub fn get_in(club: &Club, path: &str, languages: &str) -> Answer {
    ask(club, "GET", path, &format!("Accept-Language: {languages}\r\n"), "")
}

pub fn post(club: &Club, path: &str, token: Option<&str>, body: &str) -> Answer {
    ask(club, "POST", path, &by(token), body)
}

/// An answer without an end.
pub struct Stream {
    head: Vec<String>,
    lines: BufReader<TcpStream>,
}

impl Stream {
    /// Opens a stream, which must be there.
    pub fn open(club: &Club, path: &str, token: Option<&str>) -> Self {
        // The older version of HTTP has no chunks: the lines come as they are.
        let lines = BufReader::new(send(club, ("GET", path, "1.0"), &by(token), ""));
        let mut stream = Self { head: Vec::new(), lines };
        assert!(stream.line().contains(" 200 "));
        loop {
            let line = stream.line();
            if line.is_empty() {
                return stream;
            }
            stream.head.push(line);
        }
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        value_of(&self.head, name)
    }

    /// Waits for the next line.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        assert!(self.lines.read_line(&mut line).unwrap() > 0, "the stream has ended");
        line.trim_end().to_owned()
    }

    /// Waits for the next event of a page.
    pub fn event(&mut self) -> String {
        loop {
            if let Some(data) = self.line().strip_prefix("data: ") {
                return data.to_owned();
            }
        }
    }
}
