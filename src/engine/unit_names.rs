//! The names of units: side, number and type, so that no unit can be mistaken for one of the other side.

use super::{
    board::Hex,
    manual::listed,
    wording::{capital, ordinal},
};

/// Words of type names that keep their small letter.
const SMALL: [&str; 4] = ["mm", "cm", "on", "of"];

/// The name of a unit: "German 2nd Rifle Squad".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitName {
    /// The word for its side: "German".
    pub side: String,
    /// Its number among the units of its type and side; none for the only one.
    pub number: Option<u16>,
    /// Its type and formation: "Rifle Squad".
    pub kind: String,
    /// The letter of a part of a unit.
    pub part: Option<char>,
}

impl UnitName {
    /// Returns the name with its side, for texts that speak of both sides.
    pub fn full(&self) -> String {
        if self.side.is_empty() { self.short() } else { format!("{} {}", self.side, self.short()) }
    }

    /// Returns the name without its side, where the side is already said or shown.
    pub fn short(&self) -> String {
        let number = self.number.map_or_else(String::new, |number| format!("{} ", ordinal(number)));
        let part = self.part.map_or_else(String::new, |part| format!(" {}", part.to_ascii_uppercase()));
        format!("{number}{}{part}", self.kind)
    }

    /// Whether two units can share a word for their type.
    fn is_like(&self, other: &Self) -> bool {
        let numbered = |name: &Self| name.number.is_some() && name.part.is_none();
        (&self.side, &self.kind) == (&other.side, &other.kind) && numbered(self) && numbered(other)
    }
}

/// Returns a type and its formation as a name: "Panther" becomes "Panther Platoon". A type that ends with one of the
/// words for formations keeps its own: "HMG section" becomes "HMG Section".
pub fn formation_name(kind: &str, formation: &str, formations: &[&str]) -> String {
    let name = title_case(kind);
    let last = kind.rsplit(' ').next().unwrap_or_default();
    if formations.contains(&last) || formation.is_empty() { name } else { format!("{name} {formation}") }
}

/// Returns a name with a capital in each word; measures keep their small letters.
pub fn title_case(name: &str) -> String {
    let word = |word: &str| if SMALL.contains(&word) { word.to_owned() } else { capital(word) };
    name.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Lists units; the side is said once, and units of a type are named together: "German 1st and 3rd Rifle Squads and
/// Leader −1".
pub fn list_units(names: &[UnitName]) -> String {
    let mut groups: Vec<Vec<&UnitName>> = Vec::new();
    for name in names {
        match groups.iter_mut().find(|group| group[0] == name || group[0].is_like(name)) {
            Some(group) if group.contains(&name) => {}
            Some(group) => group.push(name),
            None => groups.push(vec![name]),
        }
    }
    // A stable sort puts the units of a side together.
    let sides: Vec<&str> = names.iter().map(|name| name.side.as_str()).collect();
    groups.sort_by_key(|group| sides.iter().position(|side| *side == group[0].side));
    let mut said = "";
    let mut told = Vec::new();
    for group in groups {
        let side = &group[0].side;
        let is_said = side.is_empty() || side == said;
        told.push(if is_said { group_name(&group) } else { format!("{side} {}", group_name(&group)) });
        said = side;
    }
    listed(told)
}

/// Lists units of one side without the word for it.
pub fn list_short(names: Vec<UnitName>) -> String {
    let bare: Vec<UnitName> =
        names.into_iter().map(|name| UnitName { side: String::new(), ..name }).collect();
    list_units(&bare)
}

/// Lists units of one side with their hexes, those of a hex together: "1st and 3rd Rifle Squads (0704)".
pub fn list_at(units: impl IntoIterator<Item = (UnitName, Option<Hex>)>) -> String {
    let mut hexes: Vec<(Option<Hex>, Vec<UnitName>)> = Vec::new();
    for (name, hex) in units {
        match hexes.iter_mut().find(|(other, _)| *other == hex) {
            Some((_, inside)) => inside.push(name),
            None => hexes.push((hex, vec![name])),
        }
    }
    let texts = hexes.into_iter().map(|(hex, inside)| {
        let names = list_short(inside);
        hex.map_or_else(|| names.clone(), |hex| format!("{names} ({hex})"))
    });
    listed(texts.collect())
}

/// The name of units of one type: "1st and 3rd Rifle Squads".
fn group_name(group: &[&UnitName]) -> String {
    if let [one] = group {
        return one.short();
    }
    let mut numbers: Vec<u16> = group.iter().filter_map(|name| name.number).collect();
    numbers.sort_unstable();
    let runs = numbers.chunk_by(|one, next| *next == *one + 1).flat_map(|run| match run {
        [first, _, .., last] => vec![format!("{} to {}", ordinal(*first), ordinal(*last))],
        few => few.iter().map(|number| ordinal(*number)).collect(),
    });
    format!("{} {}", listed(runs.collect()), plural(&group[0].kind))
}

/// Returns the plural of a type. A designation such as "Pz IV H" has none.
fn plural(kind: &str) -> String {
    let last = kind.rsplit(' ').next().unwrap_or_default();
    let is_word = last.len() > 2 && last.chars().all(|letter| letter.is_alphabetic() || letter == '-');
    if !is_word || !last.ends_with(char::is_lowercase) {
        return kind.to_owned();
    }
    match kind.strip_suffix('y') {
        Some(stem) => format!("{stem}ies"),
        None => format!("{kind}s"),
    }
}

/// Returns a text in which the names of units say their side only where it changes. `said` is the side that the reader
/// already sees, such as the side of a line of the log.
pub fn sides_once(text: &str, sides: &[&str], said: Option<&str>) -> String {
    let mut said = said.map(str::to_owned);
    filter_sides(text, sides, |side, is_name| {
        let again = said.as_deref() == Some(side);
        said = Some(side.to_owned());
        again && is_name
    })
}

/// Returns a text in which units of this side are named without it: what a player reads of the own units.
pub fn without_side(text: &str, own: &str) -> String {
    filter_sides(text, &[own], |_, is_name| is_name)
}

/// Leaves out the words for sides for which `drop` says so: it is asked with the side, and whether a unit's name
/// follows.
fn filter_sides(text: &str, sides: &[&str], mut drop: impl FnMut(&str, bool) -> bool) -> String {
    let mut told = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find([' ', '\n']).map_or(rest.len(), |end| end + 1);
        let (piece, after) = rest.split_at(end);
        rest = after;
        let word = piece.trim_matches(|letter: char| !letter.is_alphanumeric());
        let Some(side) = sides.iter().find(|side| **side == word) else {
            told.push_str(piece);
            continue;
        };
        // A name goes on with its number or its type.
        let is_name = piece.ends_with(&format!("{word} ")) && begins_name(after);
        match piece.split_once(word) {
            Some((before, _)) if drop(side, is_name) => told.push_str(before),
            _ => told.push_str(piece),
        }
    }
    told
}

fn begins_name(text: &str) -> bool {
    let mut letters = text.trim_start_matches('.').chars();
    letters.next().is_some_and(|first| first.is_uppercase() || first.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(side: &str, number: u16, kind: &str) -> UnitName {
        let number = (number > 0).then_some(number);
        UnitName { side: side.to_owned(), number, kind: kind.to_owned(), part: None }
    }

    #[test]
    fn a_unit_is_named_by_side_number_and_type() {
        let unit = name("German", 2, "Rifle Company");
        assert_eq!([unit.full(), unit.short()], ["German 2nd Rifle Company", "2nd Rifle Company"]);
        assert_eq!(name("Soviet", 0, "Command Post").full(), "Soviet Command Post");
        let half = UnitName { part: Some('a'), ..name("German", 2, "Rifle Half") };
        assert_eq!(half.full(), "German 2nd Rifle Half A");
        assert_eq!(formation_name("81 mm mortar", "Section", &[]), "81 mm Mortar Section");
        assert_eq!(formation_name("HMG section", "Battery", &["section"]), "HMG Section");
        assert_eq!(formation_name("MG 42 on tripod", "", &[]), "MG 42 on Tripod");
    }

    #[test]
    fn a_list_says_side_and_type_once() {
        let list = |names: &[UnitName]| list_units(names);
        let first = [name("German", 3, "Rifle Company"), name("German", 1, "Rifle Company")];
        assert_eq!(list(&first), "German 1st and 3rd Rifle Companies");
        let both = [first[0].clone(), name("Soviet", 1, "SMG Battery"), name("German", 0, "Leader −1")];
        assert_eq!(list(&both), "German 3rd Rifle Company, Leader −1 and Soviet 1st SMG Battery");
        let many = [1, 2, 3, 5].map(|number| name("German", number, "Pz IV H"));
        assert_eq!(list(&many), "German 1st to 3rd and 5th Pz IV H");
        let guns = [1, 2].map(|number| name("Soviet", number, "76 mm Battery"));
        assert_eq!(list(&guns), "Soviet 1st and 2nd 76 mm Batteries");
        assert_eq!(list_short(guns.to_vec()), "1st and 2nd 76 mm Batteries");
        assert_eq!(list(&[]), "");
    }

    #[test]
    fn a_sentence_says_a_side_where_it_changes() {
        let sides = ["German", "Soviet"];
        let text = "German 2nd Rifle Company with German .50 MG fires at Soviet 1st SMG Company: Soviet Leader is pinned";
        let once = "German 2nd Rifle Company with .50 MG fires at Soviet 1st SMG Company: Leader is pinned";
        assert_eq!(sides_once(text, &sides, None), once);
        let short = once.trim_start_matches("German ");
        assert_eq!(sides_once(text, &sides, Some("German")), short);
        let asked =
            "The German player may fire at (Soviet 1st SMG Company), or hold fire. 0704 is German now";
        assert_eq!(sides_once(asked, &sides, Some("German")), asked);
        assert_eq!(
            without_side("Load German 1st Truck into German Wagon", "German"),
            "Load 1st Truck into Wagon"
        );
        assert_eq!(without_side("German fire", "German"), "German fire");
    }
}
