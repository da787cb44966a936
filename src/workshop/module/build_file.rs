//! The description of a module, `buildFile`: its pieces and prototypes as they are written.

use super::limits::{DEFINITION, DEPTH, ELEMENTS, LETTERS, PIECES, PROTOTYPES};
use crate::engine::text::say;
use quick_xml::{
    Reader, XmlVersion,
    escape::resolve_predefined_entity,
    events::{BytesRef, BytesStart, Event},
};

/// A place for a piece: in a palette, a stack or a deck.
#[derive(Clone, Debug, Default)]
pub(super) struct Slot {
    pub name: String,
    /// The names of the parts of the module around it, the outermost first.
    pub above: Vec<String>,
    pub gpid: String,
    pub definition: String,
    /// Byte at which it begins.
    pub at: usize,
}

/// Traits that pieces share.
#[derive(Clone, Debug, Default)]
pub(super) struct PrototypeText {
    pub name: String,
    pub definition: String,
    /// Byte at which it begins.
    pub at: usize,
}

#[derive(Clone, Debug, Default)]
pub(super) struct BuildFile {
    /// The name of the module.
    pub name: String,
    pub slots: Vec<Slot>,
    pub prototypes: Vec<PrototypeText>,
}

/// A fault: the byte at which it is, and a sentence.
pub(super) type At = (usize, String);

/// Reads the description of a module.
///
/// # Errors
/// It is no XML, describes no module, or is beyond the limits.
pub(super) fn read(text: &str) -> Result<BuildFile, At> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().allow_dangling_amp = true;
    let mut reading = Reading::default();
    loop {
        let at = place(reader.buffer_position());
        let event = match reader.read_event() {
            Ok(event) => event,
            Err(error) => {
                let why = say!("import-no-xml", why = error.to_string());
                return Err((place(reader.error_position()), why));
            }
        };
        let told = |why: String| (at, why);
        match event {
            Event::Eof => break,
            Event::Start(tag) => reading.open(&tag, &reader, at).map_err(told)?,
            Event::Empty(tag) => {
                reading.open(&tag, &reader, at).map_err(told)?;
                reading.open.pop();
            }
            Event::End(_) => drop(reading.open.pop()),
            Event::Text(words) => reading.add(&words.decode().unwrap_or_default()).map_err(told)?,
            Event::CData(words) => reading.add(&words.decode().unwrap_or_default()).map_err(told)?,
            Event::GeneralRef(letter) => reading.add(&letter_of(&letter)).map_err(told)?,
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
    }
    if !reading.has_root {
        return Err((0, no_module()));
    }
    if !reading.open.is_empty() {
        return Err((text.len(), say!("import-not-closed")));
    }
    Ok(reading.file)
}

fn no_module() -> String {
    say!("import-no-description", begin = "<VASSAL.build.GameModule …>")
}

fn place(byte: u64) -> usize {
    usize::try_from(byte).unwrap_or(usize::MAX)
}

/// Returns the letter that a reference stands for; the reference itself if it is not known.
fn letter_of(reference: &BytesRef) -> String {
    if let Ok(Some(letter)) = reference.resolve_char_ref() {
        return letter.to_string();
    }
    let name = reference.decode().unwrap_or_default();
    resolve_predefined_entity(&name).map_or_else(|| format!("&{name};"), str::to_owned)
}

/// An open element.
enum Open {
    /// A piece or a prototype, whose text is its definition.
    Slot,
    Prototype,
    /// Another one, with its name; empty without one.
    Part(String),
}

#[derive(Default)]
struct Reading {
    file: BuildFile,
    open: Vec<Open>,
    has_root: bool,
    elements: usize,
}

impl Reading {
    fn open(&mut self, tag: &BytesStart, reader: &Reader<&[u8]>, at: usize) -> Result<(), String> {
        self.elements += 1;
        if self.elements > ELEMENTS {
            return Err(say!("import-many-elements", most = ELEMENTS));
        }
        if self.open.len() >= DEPTH {
            return Err(say!("import-deep-elements", most = DEPTH));
        }
        let attribute = |name: &str| attribute(tag, reader, name);
        let name = tag.name();
        let kind: &[u8] = name.as_ref();
        if !self.has_root {
            if !(kind.starts_with(b"VASSAL.build.") || kind.starts_with(b"VASSAL.launch.")) {
                return Err(no_module());
            }
            self.has_root = true;
            self.file.name = attribute("name");
            self.open.push(Open::Part(String::new()));
            return Ok(());
        }
        // Some modules have classes of their own, whose names end in the same way.
        let open = if kind.ends_with(b"PieceSlot") || kind.ends_with(b"CardSlot") {
            if self.file.slots.len() >= PIECES {
                return Err(say!("import-many-pieces", most = PIECES));
            }
            let (name, gpid, above) = (attribute("entryName"), attribute("gpid"), self.above());
            self.file.slots.push(Slot { name, above, gpid, definition: String::new(), at });
            Open::Slot
        } else if kind.ends_with(b"PrototypeDefinition") {
            if self.file.prototypes.len() >= PROTOTYPES {
                return Err(say!("import-many-prototypes", most = PROTOTYPES));
            }
            let name = attribute("name");
            self.file.prototypes.push(PrototypeText { name, definition: String::new(), at });
            Open::Prototype
        } else {
            let name = ["entryName", "name", "mapName"].into_iter().map(attribute);
            Open::Part(name.into_iter().find(|name| !name.is_empty()).unwrap_or_default())
        };
        self.open.push(open);
        Ok(())
    }

    fn above(&self) -> Vec<String> {
        let named = self.open.iter().filter_map(|open| match open {
            Open::Part(name) if !name.is_empty() => Some(name.clone()),
            _ => None,
        });
        named.collect()
    }

    /// Adds words to the definition of the piece or prototype that is open.
    fn add(&mut self, words: &str) -> Result<(), String> {
        let definition = match self.open.last() {
            Some(Open::Slot) => self.file.slots.last_mut().map(|slot| &mut slot.definition),
            Some(Open::Prototype) => {
                self.file.prototypes.last_mut().map(|prototype| &mut prototype.definition)
            }
            _ => None,
        };
        let Some(definition) = definition else { return Ok(()) };
        if definition.len() + words.len() > DEFINITION {
            return Err(say!("import-long-definition", most = DEFINITION));
        }
        definition.push_str(words);
        Ok(())
    }
}

/// Returns the value of an attribute, not longer than a name; empty without one.
fn attribute(tag: &BytesStart, reader: &Reader<&[u8]>, name: &str) -> String {
    let mut attributes = tag.attributes();
    attributes.with_checks(false);
    let found = attributes.flatten().find(|attribute| attribute.key.as_ref() == name.as_bytes());
    let value = found
        .and_then(|found| found.decoded_and_normalized_value(XmlVersion::Implicit1_0, reader.decoder()).ok());
    value.unwrap_or_default().trim().chars().take(LETTERS).collect()
}
