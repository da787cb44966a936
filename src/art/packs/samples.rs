//! Drawings with sample values in the place of placeholders, for drawing programs: a program such as Inkscape does not
//! open `stroke-width="{line 2 1}"`. What stood there is remembered in attributes `data-kessel…`, which such programs
//! keep, and comes back with [`from_samples`].
//!
//! | in the drawing | with samples |
//! | --- | --- |
//! | `<path fill="{card}"/>` | `<path fill="#BCC7C9" data-kessel-tag="…"/>`, the whole tag as it was |
//! | `{strength}` in a text | `<tspan data-kessel="{strength}">4–10</tspan>` |
//! | `{symbol 50 37.5 1}` | `<g data-kessel="{symbol 50 37.5 1}">` with a shape in its place |
//! | `{if full}` … `{else}` … `{end}` | `<g data-kessel-if="full">` … `</g><g data-kessel-else="full" display="none">` … `</g>` |

mod back;
mod forth;
mod memory;
mod tokens;
mod values;

pub use back::from_samples;
pub use forth::with_samples;
pub use memory::are_in;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::packs::pack::{Pack, built_in::built_in};
    use resvg::usvg::{Options, Tree};

    /// Every drawing of the standard pack, by its file.
    fn standard() -> Vec<(String, String)> {
        let drawings = &Pack::standard_kept().unwrap().drawings;
        let files = drawings.values().filter_map(|drawing| drawing.file.strip_prefix("standard"));
        let files = files.map(|file| file.trim_start_matches(['/', '\\']));
        let files = files.filter(|file| file.ends_with(".svg")).map(str::to_owned);
        files.map(|file| (file.clone(), built_in(&file).unwrap().to_owned())).collect()
    }

    #[test]
    fn every_standard_drawing_opens_with_samples_and_comes_back() {
        let all = standard();
        assert!(all.len() > 100, "{}", all.len());
        for (file, text) in all {
            let sampled = with_samples(&text).unwrap_or_else(|why| panic!("{file}: {why}"));
            let tree = Tree::from_str(&sampled, &Options::default());
            let tree = tree.unwrap_or_else(|error| panic!("{file}: {error}\n{sampled}"));
            assert!(tree.root().has_children(), "{file} is empty");
            assert_eq!(from_samples(&sampled).as_deref(), Ok(text.as_str()), "{file}");
        }
    }

    #[test]
    fn samples_stand_where_placeholders_stood() {
        let sampled = with_samples("<svg><rect width='{line 3 1}' fill=\"{card}\"/><text>{strength}</text>{if full}<g/>{else}<a/>{end}</svg>").unwrap();
        let expected = "<svg><rect width='3' fill=\"#BCC7C9\" data-kessel-tag=\"&lt;rect width='{line 3 1}' fill=&quot;{card}&quot;/&gt;\"/>\
                        <text><tspan data-kessel=\"{strength}\">4–10</tspan></text><g data-kessel-if=\"full\"><g/></g>\
                        <g data-kessel-else=\"full\" display=\"none\"><a/></g></svg>";
        assert_eq!(sampled, expected);
        let split = with_samples("<svg>{if far}<g>{end}</g></svg>");
        assert!(split.unwrap_err().contains("begins in one element"));
        assert!(with_samples("<svg>{if far}</svg>").unwrap_err().contains("has no {end}"));
        assert!(with_samples("<svg>{end}</svg>").unwrap_err().contains("has no {if}"));
        assert_eq!(
            with_samples("<svg><style>a{fill:red}</style></svg>").unwrap(),
            "<svg><style>a{fill:red}</style></svg>"
        );
    }
}
