//! A reader of PDF files as the program writes them without compression: pages, their boxes, what is drawn on them and
//! where. All places are points from the lower left corner of a page.

use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq)]
enum Value {
    Number(f64),
    Name(String),
    Text(Vec<u8>),
    Word(String),
    List(Vec<Value>),
    Dict(BTreeMap<String, Value>),
    Ref(usize),
}

impl Value {
    fn get(&self, key: &str) -> Option<&Self> {
        match self {
            Self::Dict(entries) => entries.get(key),
            _ => None,
        }
    }

    fn number(&self) -> f64 {
        match self {
            Self::Number(number) => *number,
            other => panic!("{other:?} is no number"),
        }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn starts_with(&self, word: &[u8]) -> bool {
        self.bytes.get(self.at..).is_some_and(|rest| rest.starts_with(word))
    }

    fn skip(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b'%' => {
                    while self.peek().is_some_and(|byte| byte != b'\n') {
                        self.at += 1;
                    }
                }
                byte if byte.is_ascii_whitespace() || byte == 0 => self.at += 1,
                _ => break,
            }
        }
    }

    /// The values up to a closing bracket, which is passed, or to the end.
    fn values(&mut self, end: &[u8]) -> Vec<Value> {
        let mut values = Vec::new();
        loop {
            self.skip();
            if self.peek().is_none() || (!end.is_empty() && self.starts_with(end)) {
                self.at += end.len();
                return values;
            }
            values.push(self.value());
            if let [.., Value::Number(number), Value::Number(_), Value::Word(word)] = values.as_slice()
                && word == "R"
            {
                let number = *number as usize;
                values.truncate(values.len() - 3);
                values.push(Value::Ref(number));
            }
        }
    }

    fn value(&mut self) -> Value {
        self.skip();
        match self.peek() {
            Some(b'/') => {
                self.at += 1;
                Value::Name(self.word())
            }
            Some(b'(') => Value::Text(self.text()),
            Some(b'[') => {
                self.at += 1;
                Value::List(self.values(b"]"))
            }
            Some(b'<') if self.starts_with(b"<<") => {
                self.at += 2;
                let entries = self.values(b">>");
                let pair = |pair: &[Value]| match pair {
                    [Value::Name(key), value] => (key.clone(), value.clone()),
                    other => panic!("{other:?} is no entry"),
                };
                Value::Dict(entries.chunks(2).map(pair).collect())
            }
            Some(b'<') => Value::Text(self.hex()),
            _ => {
                let word = self.word();
                if word.is_empty() {
                    self.at += 1;
                }
                word.parse().map_or(Value::Word(word), Value::Number)
            }
        }
    }

    fn word(&mut self) -> String {
        let start = self.at;
        let goes_on = |byte: u8| !byte.is_ascii_whitespace() && !b"/()[]<>{}%".contains(&byte);
        while self.peek().is_some_and(goes_on) {
            self.at += 1;
        }
        String::from_utf8_lossy(&self.bytes[start..self.at]).into_owned()
    }

    fn hex(&mut self) -> Vec<u8> {
        self.at += 1;
        let mut digits = Vec::new();
        while let Some(byte) = self.peek().filter(|byte| *byte != b'>') {
            digits.extend(char::from(byte).to_digit(16));
            self.at += 1;
        }
        self.at += 1;
        digits.chunks(2).map(|pair| (16 * pair[0] + pair.get(1).unwrap_or(&0)) as u8).collect()
    }

    fn text(&mut self) -> Vec<u8> {
        let (mut text, mut depth) = (Vec::new(), 0);
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'(' => {
                    depth += 1;
                    if depth > 1 {
                        text.push(byte);
                    }
                }
                b')' => {
                    depth -= 1;
                    if depth == 0 {
                        break;
                    }
                    text.push(byte);
                }
                b'\\' => text.push(self.escaped()),
                byte => text.push(byte),
            }
        }
        text
    }

    fn escaped(&mut self) -> u8 {
        let byte = self.peek().unwrap();
        if byte.is_ascii_digit() {
            let digits = std::str::from_utf8(&self.bytes[self.at..self.at + 3]).unwrap();
            self.at += 3;
            return u8::from_str_radix(digits, 8).unwrap();
        }
        self.at += 1;
        match byte {
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'b' => 8,
            b'f' => 12,
            byte => byte,
        }
    }
}

/// A rectangle: left, bottom, right, top.
pub type Bounds = [f64; 4];

#[derive(Debug, Default)]
pub struct Page {
    pub media: Bounds,
    /// The bounds of paths to which what follows is clipped, in order.
    pub clips: Vec<Bounds>,
    /// The bounds of filled paths.
    pub fills: Vec<Bounds>,
    /// The numbers of the forms and pictures that are drawn, in order.
    pub drawn: Vec<usize>,
    /// The texts, each with the beginning of its base line.
    pub texts: Vec<(String, (f64, f64))>,
}

impl Page {
    pub fn has_text(&self, words: &str) -> bool {
        self.texts.iter().any(|(text, _)| text.contains(words))
    }
}

pub struct Pdf {
    /// Objects by their numbers, with the bytes of their streams.
    objects: BTreeMap<usize, (Value, Vec<u8>)>,
}

impl Pdf {
    pub fn read(bytes: &[u8]) -> Self {
        assert!(bytes.starts_with(b"%PDF-"), "no PDF");
        let mut objects = BTreeMap::new();
        let mut reader = Reader { bytes, at: 0 };
        let marker = b" 0 obj";
        while let Some(found) = bytes[reader.at..].windows(marker.len()).position(|part| part == marker) {
            let end = reader.at + found;
            let digits = bytes[..end].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
            let number = String::from_utf8_lossy(&bytes[end - digits..end]).parse().unwrap();
            reader.at = end + marker.len();
            let value = reader.value();
            reader.skip();
            let mut stream = Vec::new();
            if reader.starts_with(b"stream") {
                reader.at += b"stream".len();
                reader.at += if reader.starts_with(b"\r\n") { 2 } else { 1 };
                let length = value.get("Length").unwrap().number() as usize;
                stream = bytes[reader.at..reader.at + length].to_vec();
                reader.at += length;
            }
            objects.insert(number, (value, stream));
        }
        Self { objects }
    }

    fn object<'a>(&'a self, value: &'a Value) -> &'a Value {
        match value {
            Value::Ref(number) => &self.objects[number].0,
            value => value,
        }
    }

    pub fn pages(&self) -> Vec<Page> {
        let is = |value: &Value, kind: &str| value.get("Type") == Some(&Value::Name(kind.to_owned()));
        let (tree, _) = self.objects.values().find(|(value, _)| is(value, "Pages")).unwrap();
        let Some(Value::List(kids)) = tree.get("Kids") else { panic!("no pages") };
        kids.iter().map(|kid| self.page(self.object(kid))).collect()
    }

    fn page(&self, value: &Value) -> Page {
        let Some(Value::List(media)) = value.get("MediaBox") else { panic!("no media box") };
        let mut page = Page::default();
        page.media.iter_mut().zip(media).for_each(|(edge, value)| *edge = value.number());
        if let Some(Value::Ref(contents)) = value.get("Contents") {
            self.draw(*contents, value.get("Resources"), &mut page);
        }
        page
    }

    /// The words in a form and in those that it draws.
    pub fn words_in(&self, form: usize) -> String {
        let mut page = Page::default();
        self.draw(form, self.objects[&form].0.get("Resources"), &mut page);
        let own: String = page.texts.iter().map(|(text, _)| text.as_str()).collect();
        let inner: String = page
            .drawn
            .iter()
            .filter(|form| !self.is_picture(**form))
            .map(|form| self.words_in(*form))
            .collect();
        own + &inner
    }

    pub fn is_picture(&self, number: usize) -> bool {
        self.objects[&number].0.get("Subtype") == Some(&Value::Name("Image".to_owned()))
    }

    pub fn is_jpeg(&self, number: usize) -> bool {
        self.objects[&number].0.get("Filter") == Some(&Value::Name("DCTDecode".to_owned()))
    }

    /// Follows the contents of a page or form; nothing if they are compressed.
    fn draw(&self, contents: usize, resources: Option<&Value>, page: &mut Page) {
        let (about, stream) = &self.objects[&contents];
        if about.get("Filter").is_some() {
            return;
        }
        let resources = resources.map(|resources| self.object(resources));
        let named = |kind: &str, name: &str| resources?.get(kind).map(|all| self.object(all))?.get(name);
        let mut pen = Pen::default();
        let mut operands = Vec::new();
        let mut reader = Reader { bytes: stream, at: 0 };
        loop {
            reader.skip();
            if reader.peek().is_none() {
                break;
            }
            let value = reader.value();
            let Value::Word(word) = value else {
                operands.push(value);
                continue;
            };
            match (word.as_str(), operands.as_slice()) {
                ("Do", [Value::Name(name)]) => {
                    let Some(Value::Ref(number)) = named("XObject", name) else { panic!("no form {name}") };
                    page.drawn.push(*number);
                }
                ("Tf", [Value::Name(name), _]) => {
                    pen.letters =
                        named("Font", name).map(|font| self.letters(self.object(font))).unwrap_or_default();
                }
                (word, operands) => pen.follow(word, operands, page),
            }
            operands.clear();
        }
    }

    /// The letters of a font, by the codes of its glyphs.
    fn letters(&self, font: &Value) -> BTreeMap<u16, String> {
        let Some(Value::Ref(map)) = font.get("ToUnicode") else { return BTreeMap::new() };
        let mut reader = Reader { bytes: &self.objects[map].1, at: 0 };
        let values = reader.values(b"");
        let mut letters = BTreeMap::new();
        let mut is_inside = false;
        let mut code = None;
        for value in values {
            match value {
                Value::Word(word) => is_inside = word == "beginbfchar",
                Value::Text(bytes) if is_inside => {
                    let units: Vec<u16> =
                        bytes.chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
                    match code.take() {
                        None => code = Some(units[0]),
                        Some(code) => {
                            letters.insert(code, String::from_utf16(&units).unwrap());
                        }
                    }
                }
                _ => {}
            }
        }
        letters
    }
}

/// A transformation: a, b, c, d, e and f of PDF.
type Matrix = [f64; 6];

/// The state of drawing.
struct Pen {
    matrix: Matrix,
    saved: Vec<Matrix>,
    path: Vec<(f64, f64)>,
    letters: BTreeMap<u16, String>,
    text: (String, (f64, f64)),
}

impl Default for Pen {
    fn default() -> Self {
        let matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
        Self {
            matrix,
            saved: Vec::new(),
            path: Vec::new(),
            letters: BTreeMap::new(),
            text: Default::default(),
        }
    }
}

impl Pen {
    fn place(&self, x: f64, y: f64) -> (f64, f64) {
        let [a, b, c, d, e, f] = self.matrix;
        (a * x + c * y + e, b * x + d * y + f)
    }

    fn bounds(&self) -> Bounds {
        let start = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        self.path.iter().fold(start, |[left, bottom, right, top], (x, y)| {
            [left.min(*x), bottom.min(*y), right.max(*x), top.max(*y)]
        })
    }

    fn follow(&mut self, word: &str, operands: &[Value], page: &mut Page) {
        let numbers = || operands.iter().map(Value::number).collect::<Vec<f64>>();
        match word {
            "q" => self.saved.push(self.matrix),
            "Q" => self.matrix = self.saved.pop().unwrap(),
            "cm" => {
                let [a, b, c, d, e, f]: Matrix = numbers().try_into().unwrap();
                let (origin, across, down) =
                    (self.place(e, f), self.place(e + a, f + b), self.place(e + c, f + d));
                self.matrix = [
                    across.0 - origin.0,
                    across.1 - origin.1,
                    down.0 - origin.0,
                    down.1 - origin.1,
                    origin.0,
                    origin.1,
                ];
            }
            "m" | "l" | "c" => {
                for point in numbers().chunks(2) {
                    let place = self.place(point[0], point[1]);
                    self.path.push(place);
                }
            }
            "W" | "W*" => page.clips.push(self.bounds()),
            "f" | "f*" | "S" | "B" | "B*" | "n" => {
                if word.starts_with('f') {
                    page.fills.push(self.bounds());
                }
                self.path.clear();
            }
            "BT" => self.text = Default::default(),
            "Tm" => {
                let numbers = numbers();
                if self.text.0.is_empty() {
                    self.text.1 = self.place(numbers[4], numbers[5]);
                }
            }
            "Tj" | "TJ" => self.show(operands),
            "ET" => page.texts.push(std::mem::take(&mut self.text)),
            _ => {}
        }
    }

    fn show(&mut self, operands: &[Value]) {
        for operand in operands {
            match operand {
                Value::List(parts) => self.show(parts),
                Value::Text(codes) => {
                    for pair in codes.chunks(2) {
                        let code = u16::from_be_bytes([pair[0], pair[1]]);
                        self.text.0.push_str(self.letters.get(&code).map_or("", String::as_str));
                    }
                }
                _ => {}
            }
        }
    }
}
