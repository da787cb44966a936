//! The facts of a parcel: its title, version, author, licence and picture, in a small file at the top of the zip.

use super::{
    limits::{MOST_LETTERS, MOST_LETTERS_ABOUT},
    picture::Picture,
    read::{Parcel, is_inside},
    version::Version,
};
use crate::engine::data::{
    DATA_FORMAT, DataError, Fault, digest, has_field, id_like, parse_telling_all, text_of, with_places,
};
use serde::{Deserialize, Serialize};

/// The name of the file of facts in a parcel.
pub const ABOUT_FILE: &str = "parcel.ron";
/// The name of the picture in a parcel that the program makes.
const PICTURE_FILE: &str = "picture.png";

/// The facts of a parcel; a text that is not known is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct About {
    pub title: String,
    /// Numbers with full stops between them, such as `1.2`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub version: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub author: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub licence: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The name of a PNG file in the parcel.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// The program that has made the parcel.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub made_with: String,
}

/// A parcel's title and author, by which a newer version of it is recognized.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ParcelKey {
    title: String,
    author: String,
}

impl About {
    /// Reads the text of a file of facts.
    ///
    /// # Errors
    /// Every fault, with its place; or that the file was made for a newer program.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<DataError>> {
        let about: Self = parse_telling_all(file, text)?;
        let mut faults = about.faults();
        if !has_field(text, "format") {
            let sentence = format!("the number of the format is missing: write format: {DATA_FORMAT}");
            faults.insert(0, Fault::new("format", sentence));
        }
        if faults.is_empty() { Ok(about) } else { Err(with_places(file, text, faults)) }
    }

    /// Returns every fault of meaning.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let lines = [
            ("title", &self.title),
            ("version", &self.version),
            ("author", &self.author),
            ("licence", &self.licence),
            ("made_with", &self.made_with),
        ];
        let mut faults = Vec::new();
        for (field, text) in lines {
            if text.chars().any(char::is_control) {
                faults.push(Fault::new(field, "it cannot contain a line break or a tab"));
            }
            faults.extend(too_long(field, text, MOST_LETTERS));
        }
        faults.extend(too_long("about", &self.about, MOST_LETTERS_ABOUT));
        if !self.title.is_empty() && id_like(&self.title).is_none() {
            faults.push(Fault::new("title", "a letter or a digit is expected in it"));
        }
        if Version::read(&self.version).is_none() {
            let expected = "at most four numbers with full stops between them are expected, such as \"1.2\"";
            faults.push(Fault::new("version", expected));
        }
        let picture = self.picture.as_deref().unwrap_or(PICTURE_FILE);
        if !is_inside(picture) || !picture.to_lowercase().ends_with(".png") {
            faults.push(Fault::new("picture", "the name of a .png file in the parcel is expected"));
        }
        faults
    }

    /// Returns the text of the file of facts.
    ///
    /// # Errors
    /// It has no form in RON.
    pub fn text(&self) -> Result<String, ron::Error> {
        written("// The facts of this parcel.", self)
    }

    /// Returns the title and the author, by which a newer version is recognized.
    pub fn key(&self) -> ParcelKey {
        let plain = |text: &str| text.trim().to_lowercase();
        ParcelKey { title: plain(&self.title), author: plain(&self.author) }
    }

    /// Returns a name for files of this parcel, without an ending.
    pub fn file_name(&self) -> String {
        id_like(&self.title).unwrap_or_else(|| "parcel".to_owned())
    }

    /// Returns the name of its picture in the folder of parcels: of two parcels with one title each has its own.
    pub(super) fn name_of_picture(&self) -> String {
        let author = digest(&self.key().author);
        format!("{}-{}.png", self.file_name(), author.get(..8).unwrap_or_default())
    }

    /// Returns the title and the version, for sentences.
    pub fn words(&self) -> String {
        let Self { title, version, .. } = self;
        if version.is_empty() { format!("“{title}”") } else { format!("“{title}” {version}") }
    }
}

fn too_long(field: &str, text: &str, most: usize) -> Option<Fault> {
    let letters = text.chars().count();
    (letters > most).then(|| Fault::new(field, format!("it has {letters} letters; {most} is the limit")))
}

/// Returns a value as the text of a data file of the present format.
pub(super) fn written(head: &str, value: &impl Serialize) -> Result<String, ron::Error> {
    let form = ron::ser::PrettyConfig::new().indentor("    ").new_line("\n");
    let body = ron::ser::to_string_pretty(value, form)?;
    let fields = body.strip_prefix('(').unwrap_or(&body);
    Ok(format!("{head}\n(\n    format: {DATA_FORMAT},{fields}\n"))
}

/// Returns the name of the file of facts in a parcel: it is at the top, or in the one folder that contains everything.
pub(super) fn about_name(parcel: &Parcel) -> Option<&str> {
    let files = &parcel.files;
    files.keys().map(String::as_str).find(|name| {
        let top = name.strip_suffix(ABOUT_FILE);
        top.is_some_and(|top| {
            (top.is_empty() || top.ends_with('/')) && files.keys().all(|other| other.starts_with(top))
        })
    })
}

/// Returns the facts of a parcel; none if it has none.
///
/// # Errors
/// Every fault in them and in the picture, with its place.
pub fn about_of(parcel: &Parcel) -> Result<Option<About>, Vec<DataError>> {
    let Some(name) = about_name(parcel) else { return Ok(None) };
    let bytes = parcel.files.get(name).map(Vec::as_slice).unwrap_or_default();
    let text = text_of(bytes).map_err(|fault| vec![fault.of(name)])?;
    let about = About::read(name, &text)?;
    let wrong = match (&about.picture, picture_bytes(parcel, &about)) {
        (None, _) => None,
        (Some(_), None) => Some("is not in the parcel".to_owned()),
        (Some(_), Some(bytes)) => Picture::read(bytes).err(),
    };
    match (wrong, &about.picture) {
        (Some(why), Some(picture)) => {
            Err(with_places(name, &text, vec![Fault::new("picture", format!("{picture} {why}"))]))
        }
        _ => Ok(Some(about)),
    }
}

/// Returns the bytes of a parcel's picture.
pub fn picture_bytes<'a>(parcel: &'a Parcel, about: &About) -> Option<&'a [u8]> {
    let top = about_name(parcel)?.strip_suffix(ABOUT_FILE)?;
    parcel.files.get(&format!("{top}{}", about.picture.as_ref()?)).map(Vec::as_slice)
}

/// Puts facts and a picture into a parcel that the program makes.
///
/// # Errors
/// They have a fault: a sentence each.
pub fn describe(parcel: &mut Parcel, about: &About, picture: Option<Vec<u8>>) -> Result<(), Vec<String>> {
    let made_with = format!("kessel {}", env!("CARGO_PKG_VERSION"));
    let about =
        About { picture: picture.as_ref().map(|_| PICTURE_FILE.to_owned()), made_with, ..about.clone() };
    let mut wrong: Vec<String> =
        about.faults().into_iter().map(|fault| format!("{}: {}", fault.path, fault.sentence)).collect();
    let why = picture.as_deref().and_then(|bytes| Picture::read(bytes).err());
    wrong.extend(why.map(|why| format!("picture: it {why}")));
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let text = about.text().map_err(|error| vec![error.to_string()])?;
    parcel.files.insert(ABOUT_FILE.to_owned(), text.into_bytes());
    if let Some(picture) = picture {
        parcel.files.insert(PICTURE_FILE.to_owned(), picture);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    fn faults(text: &str) -> Vec<String> {
        let wrong = About::read("parcel.ron", text).unwrap_err();
        wrong.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn facts_are_written_and_read_again() {
        let about = About {
            title: "Winter \"war\"".to_owned(),
            version: "1.2".to_owned(),
            author: "M. Weiß".to_owned(),
            picture: Some("picture.png".to_owned()),
            ..About::default()
        };
        let text = about.text().unwrap();
        assert!(text.contains("format: 1,\n    title:") && !text.contains("licence"), "{text}");
        assert_eq!(About::read("parcel.ron", &text), Ok(about));
        assert_eq!(About::read("parcel.ron", "(format: 1)"), Ok(About::default()));
        let empty = About::default().text().unwrap();
        assert_eq!(About::read("parcel.ron", &empty), Ok(About::default()));
    }

    #[test]
    fn every_fault_of_the_facts_is_told_with_its_place() {
        let long = "x".repeat(81);
        let text = format!(
            "(\n  format: 1,\n  version: \"new\",\n  author: \"{long}\",\n  picture: Some(\"a.jpg\"),\n)"
        );
        let told = faults(&text);
        let begins = |start: &str| told.iter().any(|fault| fault.starts_with(start));
        assert_eq!(told.len(), 3, "{told:#?}");
        assert!(begins("parcel.ron:3:12: version: at most four numbers"), "{told:#?}");
        assert!(begins("parcel.ron:4:11: author: it has 81 letters; 80 is the limit"), "{told:#?}");
        assert!(begins("parcel.ron:5:12: picture: the name of a .png file"), "{told:#?}");
        assert!(faults("(title: \"x\")")[0].contains("format: the number of the format is missing"));
        let unknown = faults("(format: 1, titel: \"x\")");
        assert!(unknown[0].starts_with("parcel.ron:1:") && unknown[0].contains("titel"), "{unknown:?}");
        assert!(faults("(format: 1, title: \"…\")")[0].contains("a letter or a digit"));
        assert!(faults("(format: 1, title: \"a\\nb\")")[0].contains("line break"));
        let newer = faults("(format: 2, moons: 3)");
        assert!(newer.len() == 1 && newer[0].contains("newer Kessel"), "{newer:?}");
    }

    #[test]
    fn the_facts_are_at_the_top_or_in_the_folder_of_everything() {
        let parcel = |names: &[&str]| Parcel {
            files: names.iter().map(|name| ((*name).to_owned(), Vec::new())).collect(),
            ..Parcel::default()
        };
        assert_eq!(about_name(&parcel(&["parcel.ron", "winter/pack.ron"])), Some("parcel.ron"));
        assert_eq!(about_name(&parcel(&["all/parcel.ron", "all/winter/pack.ron"])), Some("all/parcel.ron"));
        assert_eq!(about_name(&parcel(&["winter/parcel.ron", "bridge.ron"])), None);
        assert_eq!(about_name(&parcel(&["my-parcel.ron"])), None);
    }

    #[test]
    fn a_picture_that_is_missing_is_told_in_the_facts() {
        let text = "(format: 1, picture: Some(\"picture.png\"))";
        let mut parcel = Parcel::default();
        parcel.files.insert("parcel.ron".to_owned(), text.as_bytes().to_vec());
        let told = about_of(&parcel).unwrap_err()[0].to_string();
        assert_eq!(told, "parcel.ron:1:22: picture: picture.png is not in the parcel");
        parcel.files.insert("picture.png".to_owned(), b"GIF89a".to_vec());
        let told = about_of(&parcel).unwrap_err()[0].to_string();
        assert!(told.ends_with("picture.png is not a PNG picture"), "{told}");
        let mut made = Parcel::default();
        assert!(describe(&mut made, &About::default(), Some(b"GIF89a".to_vec())).is_err());
        assert!(made.files.is_empty());
    }
}
