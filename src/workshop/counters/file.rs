//! The pack file that is edited: every change is written at once, and can be undone.

use crate::{
    art::packs::pack::{PACK_FILE, editing::put, outline::Outline},
    engine::{
        data::{self, Shown},
        storage::{Disk, in_plain_words},
    },
};
use std::path::{Path, PathBuf};

/// Limit of the texts that can be brought back.
const MOST_UNDONE: usize = 200;

/// A change of one entry of a pack file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnitChange {
    /// The symbol of a key, as RON such as `File("tiger.svg")`; none for the usual one.
    Symbol(String, Option<String>),
    /// The meaning of a colour word for a key: a name of the palette or "#RRGGBB"; none for the usual one.
    Colour(String, String, Option<String>),
    /// The files of the front and the back of a key; none for the usual card.
    Pictures(String, Option<(String, Option<String>)>),
    /// A colour of the palette, such as that of a band, as "#RRGGBB".
    Palette(String, String),
}

impl UnitChange {
    /// Returns a text with the change; none if the text cannot be followed.
    fn made(&self, text: &str) -> Option<String> {
        let quoted = |words: &str| ron::to_string(words).ok();
        match self {
            Self::Symbol(key, symbol) => put(text, &["units", key, "symbol"], symbol.as_deref()),
            Self::Colour(key, word, None) => put(text, &["units", key, "colours", word], None),
            Self::Colour(key, word, Some(colour)) => {
                put(text, &["units", key, "colours", word], Some(&quoted(colour)?))
            }
            Self::Pictures(key, None) => put(text, &["units", key, "card"], None),
            Self::Pictures(key, Some((front, back))) => {
                let back = match back {
                    Some(back) => format!(", back: {}", quoted(back)?),
                    None => String::new(),
                };
                let card = format!("(front: {}{back})", quoted(front)?);
                put(text, &["units", key, "card"], Some(&card))
            }
            Self::Palette(name, colour) => put(text, &["palette", name], Some(&quoted(colour)?)),
        }
    }
}

/// The pack file of a player's own pack, with its changes.
#[derive(Debug)]
pub struct PackFile {
    folder: PathBuf,
    text: String,
    outline: Outline,
    undone: Vec<String>,
    done: Vec<String>,
}

impl PackFile {
    /// Opens the pack in a folder.
    ///
    /// # Errors
    /// Its file cannot be read, or has a fault of form: a sentence with its place.
    pub fn open(folder: &Path) -> Result<Self, String> {
        let (text, outline) = read(folder)?;
        Ok(Self { folder: folder.to_owned(), text, outline, undone: Vec::new(), done: Vec::new() })
    }

    /// The folder of the pack.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The entries of the file.
    pub fn outline(&self) -> &Outline {
        &self.outline
    }

    /// The text of the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Reads the file again, which a player may have changed with an editor.
    ///
    /// # Errors
    /// It cannot be read, or has a fault of form: a sentence with its place. What was read before stays.
    pub fn look_again(&mut self) -> Result<(), String> {
        let (text, outline) = read(&self.folder)?;
        if text != self.text {
            self.done.push(std::mem::replace(&mut self.text, text));
            self.undone.clear();
            self.outline = outline;
        }
        Ok(())
    }

    /// Makes a change and writes the file. A change that alters nothing is not written.
    ///
    /// # Errors
    /// The file cannot be followed, the change would be a fault, or it cannot be written: a sentence. Nothing is then
    /// written.
    pub fn change(&mut self, disk: &Disk, change: &UnitChange) -> Result<(), String> {
        self.look_again()?;
        let why = || format!("{}: the brackets around this entry cannot be followed", self.name());
        let text = change.made(&self.text).ok_or_else(why)?;
        if text == self.text {
            return Ok(());
        }
        let outline = Outline::read(&self.name(), &text).map_err(|faults| in_lines(&faults))?;
        if outline.faults.len() > self.outline.faults.len() {
            return Err(in_lines(&outline.faults));
        }
        self.write(disk, &text)?;
        self.done.push(std::mem::replace(&mut self.text, text));
        if self.done.len() > MOST_UNDONE {
            self.done.remove(0);
        }
        self.undone.clear();
        self.outline = outline;
        Ok(())
    }

    /// Writes the text before the last change; nothing if there is none.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn undo(&mut self, disk: &Disk) -> Result<(), String> {
        let Some(text) = self.done.last().cloned() else { return Ok(()) };
        let now = self.go_to(disk, text)?;
        self.done.pop();
        self.undone.push(now);
        Ok(())
    }

    /// Writes the text that was undone last; nothing if there is none.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn redo(&mut self, disk: &Disk) -> Result<(), String> {
        let Some(text) = self.undone.last().cloned() else { return Ok(()) };
        let now = self.go_to(disk, text)?;
        self.undone.pop();
        self.done.push(now);
        Ok(())
    }

    /// Writes a text; returns the one before.
    fn go_to(&mut self, disk: &Disk, text: String) -> Result<String, String> {
        let outline = Outline::read(&self.name(), &text).map_err(|faults| in_lines(&faults))?;
        self.write(disk, &text)?;
        self.outline = outline;
        Ok(std::mem::replace(&mut self.text, text))
    }

    fn write(&self, disk: &Disk, text: &str) -> Result<(), String> {
        let path = self.folder.join(PACK_FILE);
        let written = disk.write_whole(&path, text.as_bytes());
        written.map_err(|error| format!("{}: {}", path.shown(), in_plain_words(&error)))
    }

    fn name(&self) -> String {
        self.folder.join(PACK_FILE).shown()
    }
}

fn read(folder: &Path) -> Result<(String, Outline), String> {
    let path = folder.join(PACK_FILE);
    let text = data::read_file(&path).map_err(|fault| fault.to_string())?;
    let outline = Outline::read(&path.shown(), &text).map_err(|faults| in_lines(&faults))?;
    Ok((text, outline))
}

fn in_lines(faults: &[crate::art::packs::error::PackError]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::storage::{DiskFault, PlannedFault};
    use std::{fs, sync::Arc};

    const TEXT: &str = "// mine, not to be lost\n(\n    name: \"Mine\",\n    units: {\n        // the good one\n        \"t-1\": (symbol: \
                        File(\"symbols/star.svg\")), // starred\n    },\n)\n";

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("kessel-counters-{name}-{}", std::process::id()));
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join(PACK_FILE), TEXT).unwrap();
            Self(folder)
        }

        fn text(&self) -> String {
            fs::read_to_string(self.0.join(PACK_FILE)).unwrap()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn text(words: &str) -> String {
        words.to_owned()
    }

    #[test]
    fn changes_are_written_and_undone_letter_by_letter() {
        let folder = Folder::new("undo");
        let (disk, mut file) = (Disk::default(), PackFile::open(&folder.0).unwrap());
        let changes = [
            UnitChange::Symbol(text("t-1"), Some(text("File(\"symbols/armour.svg\")"))),
            UnitChange::Colour(text("t-1"), text("card"), Some(text("#123456"))),
            UnitChange::Pictures(text("t-2"), Some((text("images/a.png"), Some(text("images/b.png"))))),
            UnitChange::Palette(text("corps_39"), text("#AA0000")),
            UnitChange::Symbol(text("t-1"), None),
        ];
        let mut texts = vec![folder.text()];
        for change in &changes {
            file.change(&disk, change).unwrap();
            texts.push(folder.text());
            for kept in ["// mine, not to be lost", "// the good one", "// starred"] {
                assert!(folder.text().contains(kept), "{change:?}: {kept} in {}", folder.text());
            }
        }
        let unit = &file.outline().units["t-1"];
        assert_eq!((unit.symbol.as_ref(), unit.colours["card"].as_str()), (None, "#123456"));
        assert_eq!(file.outline().palette["corps_39"], [0xAA, 0, 0]);
        for before in texts.iter().rev().skip(1) {
            file.undo(&disk).unwrap();
            assert_eq!(folder.text(), *before);
        }
        assert!(!file.can_undo() && file.can_redo());
        assert_eq!(folder.text(), TEXT);
        for after in texts.iter().skip(1) {
            file.redo(&disk).unwrap();
            assert_eq!(folder.text(), *after);
        }
    }

    #[test]
    fn a_wrong_change_writes_nothing_and_says_why() {
        let folder = Folder::new("wrong");
        let (disk, mut file) = (Disk::default(), PackFile::open(&folder.0).unwrap());
        for (change, why) in [
            (UnitChange::Colour(text("t-1"), text("card"), Some(text("greenish"))), "greenish"),
            (UnitChange::Symbol(text("t-1"), Some(text("File("))), "pack.ron:"),
            (UnitChange::Palette(text("german"), text("red")), "#RRGGBB"),
            (UnitChange::Pictures(text("no key!"), Some((text("a.png"), None))), "no key!"),
        ] {
            let told = file.change(&disk, &change).unwrap_err();
            assert!(told.contains(why) && told.contains("pack.ron"), "{change:?}: {told}");
            assert_eq!(folder.text(), TEXT);
        }
        let full = Disk::with_faults(Arc::new(PlannedFault::at(DiskFault::Full, 0)));
        let change = UnitChange::Colour(text("t-1"), text("card"), Some(text("#FFFFFF")));
        if file.change(&full, &change).is_err() {
            assert_eq!((folder.text().as_str(), file.text()), (TEXT, TEXT));
        }
    }

    /// A text editor and the page can be used side by side.
    #[test]
    fn what_another_program_wrote_is_kept() {
        let folder = Folder::new("both");
        let (disk, mut file) = (Disk::default(), PackFile::open(&folder.0).unwrap());
        let other = TEXT.replace("// starred", "// changed by hand");
        fs::write(folder.0.join(PACK_FILE), &other).unwrap();
        file.change(&disk, &UnitChange::Colour(text("t-1"), text("card"), Some(text("#FFFFFF")))).unwrap();
        assert!(folder.text().contains("changed by hand") && folder.text().contains("#FFFFFF"));
        file.undo(&disk).unwrap();
        assert_eq!(folder.text(), other);
        fs::write(folder.0.join(PACK_FILE), "(name: ").unwrap();
        assert!(file.change(&disk, &UnitChange::Symbol(text("t-1"), None)).is_err());
        assert_eq!(folder.text(), "(name: ", "what cannot be read is left as it is");
    }
}
