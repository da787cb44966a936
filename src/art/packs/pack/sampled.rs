//! Drawings of a pack with sample values, for drawing programs.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Pack, kind::Kind};
use crate::art::packs::samples::with_samples;

/// The entries of a pack file that name drawings, in the order in which a name is looked for.
const ENTRIES: [(&str, Kind); 7] = [
    ("templates", Kind::Card),
    ("symbols", Kind::Symbol),
    ("badges", Kind::Badge),
    ("markers", Kind::Marker),
    ("patterns", Kind::Pattern),
    ("step", Kind::Step),
    ("step_lost", Kind::StepLost),
];

impl Pack {
    /// Returns a drawing of the pack with sample values in the place of its placeholders, a whole SVG document. Its name
    /// is that of a template, a symbol, a badge, a marker or a pattern, or with the entry of the pack file before it, such
    /// as `badges/count`.
    ///
    /// # Errors
    /// There is no such drawing, or it cannot be given samples: a sentence.
    pub fn drawing_with_samples(&self, name: &str) -> Result<String, String> {
        let (entry, bare) = name.split_once('/').unwrap_or(("", name));
        let mut asked = ENTRIES.into_iter().filter(|(known, _)| entry.is_empty() || *known == entry);
        let found = asked.find_map(|(_, kind)| Some((kind, self.find(kind, bare)?)));
        let (kind, drawing) = found.ok_or_else(|| self.no_drawing(name))?;
        let sampled = with_samples(&drawing.text).map_err(|why| format!("{}: {why}", drawing.file))?;
        if drawing.is_whole {
            return Ok(sampled);
        }
        // A drawing that is written in the pack file is only the contents of a document.
        let [left, top, width, height] = kind.frame();
        let links = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
        Ok(format!("<svg {links} viewBox=\"{left} {top} {width} {height}\">{sampled}</svg>\n"))
    }

    fn no_drawing(&self, name: &str) -> String {
        let of = |(entry, kind): (&str, Kind)| {
            let names = self.names(kind).collect::<Vec<_>>().join(", ");
            (!names.is_empty()).then(|| format!("{entry}: {names}"))
        };
        let known: Vec<String> = ENTRIES.into_iter().filter_map(of).collect();
        format!("the pack \"{}\" has no drawing \"{name}\"; it has {}", self.name, known.join("; "))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::art::packs::samples::from_samples;
    use resvg::usvg::{Options, Tree};

    #[test]
    fn every_drawing_of_the_standard_pack_opens_by_its_name() {
        let pack = Pack::standard().unwrap();
        let mut count = 0;
        for (entry, kind) in ENTRIES {
            for name in pack.names(kind) {
                let sampled = pack.drawing_with_samples(&format!("{entry}/{name}")).unwrap();
                assert!(Tree::from_str(&sampled, &Options::default()).is_ok(), "{entry}/{name}: {sampled}");
                let back = from_samples(&sampled).unwrap();
                let drawing = pack.find(kind, name).unwrap();
                assert!(back.contains(&*drawing.text), "{entry}/{name}: {back}");
                count += 1;
            }
        }
        assert!(count > 100, "{count}");
        let card = pack.drawing_with_samples("german").unwrap();
        assert_eq!(pack.drawing_with_samples("templates/german"), Ok(card));
    }

    #[test]
    fn a_wrong_name_is_told_with_those_that_there_are() {
        let pack = Pack::standard().unwrap();
        let why = pack.drawing_with_samples("zeppelin").unwrap_err();
        assert!(
            why.starts_with("the pack \"Standard\" has no drawing \"zeppelin\"; it has templates: "),
            "{why}"
        );
        assert!(why.contains("; symbols: anti_tank, "), "{why}");
        assert!(pack.drawing_with_samples("symbols/german").is_err(), "that is a template");
    }
}
