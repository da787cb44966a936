//! What programs do that were not written to play: numbers by chance, which become texts when the game is known.

use proptest::{collection::vec, prelude::*};
use serde_json::{Value, json};

/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// Something that happens at a hall.
#[derive(Clone, Debug)]
pub enum Deed {
    /// A text that is none of the messages.
    Noise(Vec<u8>),
    Message(Words),
    /// Time passes, in milliseconds.
    Wait(i64),
    HangUp,
}

/// A message, whose parts these numbers choose, with these letters changed.
#[derive(Clone, Debug)]
pub struct Words {
    pub kind: u8,
    pub parts: [u16; 4],
    changes: Vec<(u16, u8)>,
}

/// A deed on one of three lines: those of the two players and of a guest.
#[derive(Clone, Debug)]
pub struct Hostile {
    pub line: usize,
    pub deed: Deed,
}

/// What a sender knows.
pub struct Known<'a> {
    pub game: &'a str,
    /// The number and the hash of the view that the sender holds.
    pub n: u64,
    pub hash: &'a str,
    /// An order that the sender could give; none if the other side is waited for.
    pub order: Option<Value>,
    pub kind: &'a str,
    pub scenario: &'a str,
    pub sides: [&'a str; 2],
    /// Tokens, invitations and codes that were sent to one of the lines.
    pub secrets: &'a [String],
}

pub fn hostile() -> impl Strategy<Value = Hostile> {
    let changes = prop_oneof![6 => Just(Vec::new()), 1 => vec(any::<(u16, u8)>(), 1..4)];
    let words = (any::<u8>(), any::<[u16; 4]>(), changes);
    let message = words.prop_map(|(kind, parts, changes)| Deed::Message(Words { kind, parts, changes }));
    let wait = prop_oneof![40 => 0..20_000_i64, 1 => Just(DAY)];
    let deed = prop_oneof![
        4 => vec(any::<u8>(), 0..60).prop_map(Deed::Noise),
        80 => message,
        2 => wait.prop_map(Deed::Wait),
        1 => Just(Deed::HangUp),
    ];
    (0..3_usize, deed).prop_map(|(line, deed)| Hostile { line, deed })
}

/// Returns the member of a list that a number chooses.
fn pick<T: Clone>(list: &[T], number: u16) -> T {
    list[usize::from(number) % list.len()].clone()
}

/// Puts something else in one place of a value.
pub fn spoil(value: &mut Value, number: u16) {
    let (here, next) = (usize::from(number), number / 3);
    match value {
        Value::Array(values) if !values.is_empty() && !number.is_multiple_of(5) => {
            let place = here % values.len();
            spoil(&mut values[place], next);
        }
        Value::Object(values) if !values.is_empty() && !number.is_multiple_of(5) => {
            let place = here % values.len();
            spoil(values.values_mut().nth(place).unwrap(), next);
        }
        other => {
            let others =
                [json!(null), json!(-1), json!(""), json!("9999"), json!(u64::MAX), json!([]), json!({})];
            *other = pick(&others, number);
        }
    }
}

impl Words {
    /// Returns the text.
    pub fn text(&self, known: &Known<'_>) -> String {
        let mut letters: Vec<char> = self.message(known).to_string().chars().collect();
        for (place, letter) in &self.changes {
            let place = usize::from(*place) % letters.len();
            match letter % 3 {
                0 => letters[place] = char::from(b' ' + letter % 95),
                1 if letters.len() > 1 => drop(letters.remove(place)),
                _ => letters.insert(place, letters[place]),
            }
        }
        letters.into_iter().collect()
    }

    fn message(&self, known: &Known<'_>) -> Value {
        let [a, b, c, d] = self.parts;
        let mut games = vec![known.game.to_owned(); 8];
        games.extend([String::new(), "a".to_owned(), "g".repeat(80)]);
        let (game, n) = (pick(&games, a), known.n);
        let after = pick(&[n, n, n, n, n, n.wrapping_sub(1), n.wrapping_add(1), u64::MAX], b);
        let key = match c % 30 {
            0 => String::new(),
            1 => "k".repeat(65),
            number => format!("key-{number}-{}", c % 1_000),
        };
        let mut secrets = known.secrets.to_vec();
        secrets.extend(["secret".to_owned(), "s".repeat(300)]);
        let secret = pick(&secrets, d);
        match self.kind % 40 {
            0 => {
                json!({"t": "hello", "v": pick(&[1, 1, 1, 0, 2], a), "token": secret, "rules": {"squad": b}})
            }
            1..=3 => {
                json!({"t": "open", "game": game, "n": after, "hash": pick(&[known.hash, known.hash, "0"], c)})
            }
            4 if d.is_multiple_of(4) => json!({"t": "scenario", "game": game, "part": b % 3}),
            4 => json!({"t": "open", "game": game, "as": pick(&["view", "feed"], b)}),
            5..=24 => {
                json!({"t": "order", "game": game, "key": key, "after": after, "order": self.order(known)})
            }
            25..=28 => {
                let what =
                    pick(&["takeback", "takeback", "takeback", "draw", "pause", "resume", "resign"], d);
                json!({"t": "ask", "game": game, "key": key, "after": after, "what": what})
            }
            29 | 30 => {
                let what = pick(&["takeback", "draw", "pause", "resign"], d);
                let accept = !a.is_multiple_of(3);
                json!({"t": "answer", "game": game, "key": key, "after": after, "what": what, "accept": accept})
            }
            31 => {
                let what = pick(&["time", "gone", "everything"], d);
                json!({"t": "claim", "game": game, "key": key, "after": after, "what": what})
            }
            32 => json!({"t": "nonce", "game": game, pick(&["commit", "show"], b): "01".repeat(32)}),
            33 => json!({"t": "join", "invite": secret, "name": pick(&["Dora", "Emil", "", "Anna"], a)}),
            34 => self.offer(known, &key),
            35 => json!({"t": "sit", "game": game, "side": pick(&known.sides, b)}),
            36 | 37 => {
                let text = pick(&["Hello", "", "\u{0}", "«Ельня»"], c).repeat(usize::from(d % 120));
                json!({"t": "say", "game": game, "text": text, "to": pick(&["all", "players"], b)})
            }
            38 => self.drag(known, &game),
            _ if a.is_multiple_of(5) => {
                let role = pick(&["player", "organiser", "keeper", "king"], b);
                json!({"t": "invite", "role": role, "uses": c, "days": d})
            }
            _ => json!({"t": pick(&["lobby", "here", "device", "wave"], a)}),
        }
    }

    /// Says that drags are wanted, or drags what the order names, or something else.
    fn drag(&self, known: &Known<'_>, game: &str) -> Value {
        let [_, b, c, d] = self.parts;
        if b.is_multiple_of(2) {
            return json!({"t": "drags", "game": game, "show": !c.is_multiple_of(4)});
        }
        let mut drag = json!({"t": "ghost", "game": game, "units": ["ge-rifle-1"], "hex": "0604"});
        let units = known.order.as_ref().and_then(|order| order.pointer("/Move/units"));
        if let Some(units) = units {
            drag["units"] = units.clone();
        }
        if d.is_multiple_of(3) {
            spoil(&mut drag, d);
        }
        drag
    }

    fn order(&self, known: &Known<'_>) -> Value {
        let [.., number] = self.parts;
        let plain =
            [json!("EndPhase"), json!("Done"), json!("Pass"), json!({"Move": {"units": [], "path": []}})];
        let mut order = known.order.clone().unwrap_or_else(|| pick(&plain, number));
        if number.is_multiple_of(3) {
            spoil(&mut order, number / 3);
        }
        order
    }

    fn offer(&self, known: &Known<'_>, key: &str) -> Value {
        let [a, b, c, d] = self.parts;
        let mut offer = json!({
            "t": "new", "key": key, "kind": known.kind, "scenario": known.scenario, "side": known.sides[0],
            "other": pick(&["open", "invite", "random", "nobody"], a), "public": b.is_multiple_of(2),
            "takebacks": pick(&["free", "ask", "none"], c), "hints": pick(&["allowed", "none"], c),
        });
        if !d.is_multiple_of(3) {
            spoil(&mut offer, d);
        }
        offer
    }
}
