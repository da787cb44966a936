//! The facts of the parcels that were sent, for the next time.

use super::{
    about::{About, written},
    plan::Thing,
    version::Version,
};
use crate::engine::{
    data::{DataError, Shown, parse_telling_all, read_file},
    storage::{Disk, in_plain_words},
};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The name of the file in the folder of the user's own things.
const SENT_FILE: &str = "sent.ron";
const HEAD: &str = "// The facts of the parcels that you have sent. Kessel writes this file.";
/// Limit of the parcels that are remembered.
const MOST_KEPT: usize = 200;

/// A parcel that was sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SentBefore {
    /// The places of its things, that of the first one first.
    pub places: Vec<String>,
    pub facts: About,
    /// The path of its picture; empty without one.
    pub picture: String,
}

/// The parcels that were sent, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SentParcels {
    pub sent: Vec<SentBefore>,
}

impl SentParcels {
    /// Reads the file in the folder of the user's own things; without one nothing was sent.
    ///
    /// # Errors
    /// Every fault of the file, with its place.
    pub fn read(own: &Path) -> Result<Self, Vec<DataError>> {
        let path = own.join(SENT_FILE);
        if !path.exists() {
            return Ok(Self::default());
        }
        let text = read_file(&path).map_err(|fault| vec![fault])?;
        parse_telling_all(&path.shown(), &text)
    }

    /// Notes a parcel, in the place of an earlier one with the same things.
    ///
    /// # Errors
    /// The file cannot be read or written: a sentence.
    pub fn note(own: &Path, parcel: SentBefore) -> Result<(), String> {
        let told = |faults: Vec<DataError>| faults.first().map(ToString::to_string).unwrap_or_default();
        let mut all = Self::read(own).map_err(told)?;
        all.sent.retain(|before| before.places != parcel.places);
        all.sent.insert(0, parcel);
        all.sent.truncate(MOST_KEPT);
        let (path, text) = (own.join(SENT_FILE), written(HEAD, &all).map_err(|error| error.to_string())?);
        let why =
            |error: std::io::Error| format!("{} cannot be written: {}", path.shown(), in_plain_words(&error));
        Disk::default().write_whole(&path, text.as_bytes()).map_err(why)
    }

    /// Returns the last parcel that was sent for this thing.
    pub fn last_of(&self, thing: &Thing) -> Option<&SentBefore> {
        self.sent.iter().find(|before| before.places.first() == Some(&thing.place))
    }

    /// Returns the facts for the next parcel with a thing whose file gives these: the last ones with the next version. An
    /// author and a licence that are not known are those of the newest parcel.
    pub fn next_facts(&self, thing: &Thing, facts: &About) -> About {
        let mut next = match self.last_of(thing) {
            Some(before) => About { version: next_version(&before.facts.version), ..before.facts.clone() },
            None => facts.clone(),
        };
        if let Some(newest) = self.sent.first() {
            for (field, text) in
                [(&mut next.author, &newest.facts.author), (&mut next.licence, &newest.facts.licence)]
            {
                if field.is_empty() {
                    field.clone_from(text);
                }
            }
        }
        next
    }
}

/// Returns the version after this one: its last number is larger by 1. After none comes 2, because the first was 1.
fn next_version(version: &str) -> String {
    if version.is_empty() || Version::read(version).is_none() {
        return "2".to_owned();
    }
    let (before, last) = version.rsplit_once('.').unwrap_or(("", version));
    let next = last.parse::<u32>().map_or(1, |number| number.saturating_add(1));
    if before.is_empty() { next.to_string() } else { format!("{before}.{next}") }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::data::parcel::ThingKind;
    use std::fs;

    #[test]
    fn the_facts_of_a_parcel_are_there_the_next_time() {
        let own = std::env::temp_dir().join(format!("kessel-sent-{}", std::process::id()));
        let _ = fs::remove_dir_all(&own);
        fs::create_dir_all(&own).unwrap();
        let thing = |id: &str| Thing { kind: ThingKind::Scenario, place: format!("scenarios/x/{id}.ron") };
        let about = |title: &str, version: &str, author: &str| About {
            title: title.to_owned(),
            version: version.to_owned(),
            author: author.to_owned(),
            ..About::default()
        };
        assert_eq!(SentParcels::read(&own), Ok(SentParcels::default()));
        let sent = |version: &str| SentBefore {
            places: vec![thing("mill").place, "packs/mud".to_owned()],
            facts: about("The mill", version, "M. Weiß"),
            picture: "mill.png".to_owned(),
        };
        SentParcels::note(&own, sent("1.0")).unwrap();
        SentParcels::note(&own, sent("1.9")).unwrap();
        let all = SentParcels::read(&own).unwrap();
        assert_eq!(all.sent, [sent("1.9")]);
        assert_eq!(all.next_facts(&thing("mill"), &About::default()), about("The mill", "1.10", "M. Weiß"));
        assert_eq!(all.last_of(&thing("mill")).unwrap().picture, "mill.png");
        // Of another thing only the author is known.
        let other = all.next_facts(&thing("bridge"), &about("The bridge", "", ""));
        assert_eq!(other, about("The bridge", "", "M. Weiß"));
        assert_eq!(["", "2", "1.2.3"].map(next_version), ["2", "3", "1.2.4"]);
        fs::write(own.join(SENT_FILE), "(moons: 3)").unwrap();
        assert!(SentParcels::note(&own, sent("2")).is_err(), "a file with a fault is left as it is");
        fs::remove_dir_all(&own).unwrap();
    }
}
