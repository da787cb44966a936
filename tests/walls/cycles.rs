//! Cycles of files within one room: files that use each other in a ring can only be understood together.

use super::imports::{imports_of, module_of};
use std::collections::{BTreeMap, BTreeSet};

/// The files of a room, each with the files of the same room that it uses.
struct Arrows<'a> {
    files: BTreeMap<Vec<String>, &'a str>,
    /// The re-exports of the file of a folder: a name in it, and the path that the name means.
    passed_on: BTreeMap<Vec<String>, Vec<String>>,
}

impl<'a> Arrows<'a> {
    fn new(sources: &[(&'a str, &str)]) -> Self {
        let files: BTreeMap<Vec<String>, &str> =
            sources.iter().map(|(file, _)| (module_of(file), *file)).collect();
        let folders: BTreeSet<Vec<String>> =
            files.keys().filter_map(|module| Some(module.split_last()?.1.to_vec())).collect();
        let mut passed_on = BTreeMap::new();
        for (file, text) in sources {
            let here = module_of(file);
            if !folders.contains(&here) {
                continue;
            }
            for import in imports_of(file, text) {
                // Its own modules are separate files, whatever it imports from them.
                let is_module = import.path.len() <= here.len() + 1 && import.path.starts_with(&here);
                if !is_module {
                    let alias = here.iter().chain([&import.name]).cloned().collect();
                    passed_on.insert(alias, import.path);
                }
            }
        }
        Self { files, passed_on }
    }

    /// The file that defines the target of a path, behind all files that only re-export it.
    fn home(&self, path: &[String]) -> Option<&'a str> {
        let mut path = path.to_vec();
        // A name may be re-exported by several files in turn; more than eight would be a ring.
        for _ in 0..8 {
            let module = (1..=path.len()).rev().find(|length| self.files.contains_key(&path[..*length]))?;
            let named = path.get(..module + 1).and_then(|named| self.passed_on.get(named));
            match named {
                Some(real) => path = real.iter().chain(&path[module + 1..]).cloned().collect(),
                None => return self.files.get(&path[..module]).copied(),
            }
        }
        None
    }
}

/// Returns the rings of these files, each with its files in order; sources are given by their path from `src`. A name
/// that the file of a folder re-exports leads to its definition. The file of the folder is in a ring only if its own
/// code is used.
pub fn cycles(sources: &[(&str, &str)]) -> BTreeSet<Vec<String>> {
    let arrows = Arrows::new(sources);
    let mut uses: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (file, text) in sources {
        let found = imports_of(file, text).into_iter().filter_map(|import| arrows.home(&import.path));
        uses.insert(file, found.filter(|used| used != file).collect());
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        uses.keys().map(|file| (*file, reach(file, &uses))).collect();
    let ring = |file: &str| -> Vec<String> {
        let mutual = reached[file].iter().filter(|other| reached[*other].contains(file));
        mutual.map(|other| (*other).to_owned()).collect()
    };
    uses.keys().map(|file| ring(file)).filter(|ring| ring.len() > 1).collect()
}

/// Every file that a path of arrows reaches.
fn reach<'a>(from: &'a str, uses: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let (mut found, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(file) = open.pop() {
        for next in uses.get(file).into_iter().flatten() {
            if found.insert(*next) {
                open.push(next);
            }
        }
    }
    found
}
