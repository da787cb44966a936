//! Names of units in a form in which those of a module and those of a game can be compared: small letters without
//! umlauts, the usual short words written out, ordinals and Roman numerals as numbers, nations apart.

use std::collections::{BTreeMap, BTreeSet};

/// Nations, a bit each.
pub(super) type Nations = u8;

const GERMAN: Nations = 1;
const SOVIET: Nations = 2;
const AMERICAN: Nations = 4;
const BRITISH: Nations = 8;
const FRENCH: Nations = 16;
const ALLIED: Nations = AMERICAN | BRITISH | FRENCH;

/// Words for nations.
static NATIONS: [(Nations, &[&str]); 6] = [
    (GERMAN, &["ge", "ger", "german", "germany", "deutsch", "deutsche", "wehrmacht", "axis", "achse"]),
    (
        SOVIET,
        &["so", "sov", "soviet", "sowjet", "ru", "rus", "russian", "russia", "russe", "russisch", "ussr"],
    ),
    (AMERICAN, &["us", "usa", "ame", "american", "america", "amerikaner"]),
    (BRITISH, &["br", "brit", "british", "britain", "uk", "gb", "cw", "commonwealth"]),
    (FRENCH, &["fr", "fra", "french", "france"]),
    (ALLIED, &["allied", "allie", "ally", "alliiert", "alliierte"]),
];

/// Words with the same meaning, the first of each line in place of the others. One that ends with a star stands for all
/// that begin so.
static ALIKE: [&[&str]; 40] = [
    &["panzer", "pz", "pzkpfw", "pzkw"],
    &["panzergrenadier", "pzg", "pzgr", "pzgren", "pzgd", "panzergren", "pzgrenadier"],
    &["infantry", "inf", "infanterie"],
    &["motorized", "mot", "motor", "motorised", "motorisiert"],
    &["mechanized", "mech", "mechanised", "mechanisiert", "mecz"],
    &["cavalry", "cav", "kavallerie", "kav"],
    &["tank", "tk", "tnk"],
    &["armour", "armor", "arm", "armd"],
    &["armoured", "armored"],
    &["rifle", "rfl", "rif", "riflemen"],
    &["guard", "gd", "gds", "gde", "garde"],
    &["engineer", "eng", "engr", "pioneer", "pionier", "pio", "sapper"],
    &["reconnaissance", "rec", "recon", "recce", "recn", "aufklarung", "aufkl"],
    &["artillery", "art", "arty", "artillerie"],
    &["antitank", "atg", "pak"],
    &["antiaircraft", "aa", "flak"],
    &["mortar", "mtr", "mor", "morser"],
    &["howitzer", "how", "haubitze"],
    &["machinegun", "mg"],
    &["heavy", "hvy", "hv", "schwer", "schwere"],
    &["light", "lt", "leicht", "leichte"],
    &["medium", "med", "mittel", "mittlere"],
    &["independent", "ind", "indep", "independant"],
    &["leader", "ldr", "general", "gen", "commander", "cdr"],
    &["headquarter", "hq", "stab"],
    &["airborne", "abn"],
    &["parachute", "para", "fallschirmjager", "fj"],
    &["truck", "trk", "lkw"],
    &["submachinegun", "smg"],
    &["halftrack", "ht", "spw"],
    // Formations.
    &["division", "div", "dvn"],
    &["regiment", "rgt", "reg", "regt"],
    &["brigade", "bde", "brig"],
    &["battalion", "bn", "btl", "bataillon", "abteilung", "abt"],
    &["company", "coy", "co", "kompanie", "kp"],
    &["plt", "plat*", "zug"],
    &["section", "sec", "sect"],
    &["sqd", "sq", "squa*", "gruppe", "trupp"],
    &["battery", "bty", "btty", "batterie", "batt"],
    &["unit", "counter", "corps", "army", "korp", "the", "of"],
];

/// Words for kinds of troops, by the first word of their line in [`ALIKE`], a bit for each kind. A name with one kind is
/// never that of a unit of another.
static KINDS: [(Kinds, &[&str]); 5] = [
    (1, &["infantry", "rifle", "panzergrenadier", "airborne", "parachute", "submachinegun", "machinegun"]),
    (2, &["panzer", "tank", "armour", "armoured"]),
    (4, &["cavalry"]),
    (8, &["artillery", "howitzer", "mortar", "antitank", "antiaircraft"]),
    (16, &["engineer"]),
];

/// Kinds of troops, a bit each.
pub(super) type Kinds = u8;

/// The number of the first line that names a formation.
const FORMATIONS: usize = 30;

/// A name in parts that can be compared.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Name {
    /// The numbers of its words, in order, each as often as it is there.
    pub words: Vec<u32>,
    pub nations: Nations,
    /// The kinds of troops that it names.
    pub kinds: Kinds,
}

/// The words of all names, each with a number and a weight.
pub(super) struct Words {
    numbers: BTreeMap<String, u32>,
    weights: Vec<f32>,
    meanings: BTreeMap<&'static str, usize>,
    beginnings: Vec<(&'static str, usize)>,
    nations: BTreeMap<&'static str, Nations>,
}

impl Words {
    pub fn new() -> Self {
        let lines =
            || ALIKE.iter().enumerate().flat_map(|(line, words)| words.iter().map(move |word| (*word, line)));
        let beginnings = lines().filter_map(|(word, line)| Some((word.strip_suffix('*')?, line)));
        let nations =
            NATIONS.iter().flat_map(|(nation, words)| words.iter().map(move |word| (*word, *nation)));
        Self {
            numbers: BTreeMap::new(),
            weights: Vec::new(),
            meanings: lines().collect(),
            beginnings: beginnings.collect(),
            nations: nations.collect(),
        }
    }

    /// Takes a name apart.
    pub fn name(&mut self, text: &str) -> Name {
        let mut name = Name::default();
        let parts = split(text, &|word| self.is_known(word));
        for word in parts {
            if let Some(nation) = self.nations.get(word.as_str()) {
                name.nations = narrowed(name.nations, *nation);
                continue;
            }
            for word in self.meant(&word) {
                let named = KINDS.iter().filter(|(_, words)| words.contains(&word.as_str()));
                name.kinds = named.fold(name.kinds, |kinds, (kind, _)| kinds | kind);
                name.words.push(self.number(word));
            }
        }
        name.words.sort_unstable();
        name
    }

    /// The weight of a word: a number tells more than a branch, and a branch more than a formation.
    pub fn weight(&self, word: u32) -> f32 {
        let number = usize::try_from(word).unwrap_or(usize::MAX);
        self.weights.get(number).copied().unwrap_or_default()
    }

    /// Whether a word is a number.
    pub fn is_number(&self, word: u32) -> bool {
        self.weight(word) > 1.5
    }

    fn line_of(&self, word: &str) -> Option<usize> {
        let begins =
            || self.beginnings.iter().find(|(begin, _)| word.starts_with(begin)).map(|(_, line)| *line);
        self.meanings.get(word).copied().or_else(begins)
    }

    fn is_known(&self, word: &str) -> bool {
        self.line_of(word).is_some() || self.nations.contains_key(word)
    }

    /// Returns a word in its usual form: two words for a type with its mark in one, as `pziv`.
    fn meant(&self, word: &str) -> Vec<String> {
        if let Some(number) = number_of(word) {
            return vec![number];
        }
        let singular = word.strip_suffix('s').filter(|stem| stem.len() > 2 && !stem.ends_with('s'));
        let known = |word: &str| {
            let line = ALIKE.get(self.line_of(word)?)?;
            line.first().map(|first| (*first).to_owned())
        };
        if let Some(usual) = known(word).or_else(|| known(singular?)) {
            return vec![usual];
        }
        for begin in ["pz", "kv", "is"] {
            let mark = word.strip_prefix(begin).and_then(roman);
            if let Some(mark) = mark {
                return vec![known(begin).unwrap_or_else(|| begin.to_owned()), mark];
            }
        }
        vec![singular.unwrap_or(word).to_owned()]
    }

    fn number(&mut self, word: String) -> u32 {
        if let Some(number) = self.numbers.get(&word) {
            return *number;
        }
        let is_formation = self.line_of(&word).is_some_and(|line| line >= FORMATIONS);
        let weight = match word.bytes().all(|byte| byte.is_ascii_digit()) {
            true => 2.0,
            false if is_formation => 0.25,
            false => 1.0,
        };
        let number = u32::try_from(self.weights.len()).unwrap_or(u32::MAX);
        self.weights.push(weight);
        self.numbers.insert(word, number);
        number
    }
}

/// Returns nations in which another word leaves fewer, or adds one.
pub(super) fn narrowed(nations: Nations, other: Nations) -> Nations {
    if nations & other == 0 { nations | other } else { nations & other }
}

/// Returns a number without leading zeros, or that of an ordinal or a Roman numeral.
fn number_of(word: &str) -> Option<String> {
    if !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()) {
        let number = word.trim_start_matches('0');
        return Some(if number.is_empty() { "0".to_owned() } else { number.to_owned() });
    }
    roman(word)
}

/// Returns the number of a Roman numeral from 1 to 39: `i` to `xxxix`.
fn roman(word: &str) -> Option<String> {
    const ONES: [&str; 10] = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
    let tens = word.len() - word.trim_start_matches('x').len();
    let ones = ONES.iter().position(|ones| word.get(tens..) == Some(*ones))?;
    let number = 10 * tens + ones;
    (number > 0 && tens < 4).then(|| number.to_string())
}

/// Splits a name at everything that is no letter or digit, between letters and digits, and where a capital follows a
/// small letter unless the whole word is known (`PzGr`). Endings of ordinals are left out.
fn split(text: &str, is_known: &dyn Fn(&str) -> bool) -> Vec<String> {
    /// More words than any unit has in its name.
    const MOST: usize = 24;
    let text = text.replace("anti-tank", "antitank").replace("Anti-Tank", "antitank");
    let mut words: Vec<String> = Vec::new();
    for part in text.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty()) {
        let mut begins: BTreeSet<usize> = BTreeSet::from([0]);
        let mut last: Option<char> = None;
        for (at, letter) in part.char_indices() {
            if last.is_some_and(|last| last.is_ascii_digit() != letter.is_ascii_digit()) {
                begins.insert(at);
            }
            last = Some(letter);
        }
        let ends = begins.iter().copied().skip(1).chain([part.len()]);
        let mut after_number = false;
        for (from, to) in begins.iter().copied().zip(ends) {
            let piece = part.get(from..to).unwrap_or_default();
            let whole = plain_letters(piece);
            let is_ordinal = after_number && matches!(whole.as_str(), "st" | "nd" | "rd" | "th");
            after_number = piece.bytes().all(|byte| byte.is_ascii_digit());
            if is_ordinal {
                continue;
            }
            if is_known(&whole) {
                words.push(whole);
            } else {
                words.extend(at_capitals(piece).into_iter().map(plain_letters));
            }
        }
        if words.len() >= MOST {
            words.truncate(MOST);
            break;
        }
    }
    words
}

/// Splits a word where a capital follows a small letter.
fn at_capitals(word: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut begin, mut last) = (0, ' ');
    for (at, letter) in word.char_indices() {
        if last.is_lowercase() && letter.is_uppercase() {
            parts.extend(word.get(begin..at));
            begin = at;
        }
        last = letter;
    }
    parts.extend(word.get(begin..));
    parts
}

/// Returns a word in small letters without accents; umlauts written with an e are the same as with dots.
fn plain_letters(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for letter in word.to_lowercase().chars() {
        match letter {
            'ä' | 'à' | 'á' | 'â' | 'å' | 'ã' => plain.push('a'),
            'ö' | 'ò' | 'ó' | 'ô' | 'õ' | 'ø' => plain.push('o'),
            'ü' | 'ù' | 'ú' | 'û' => plain.push('u'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'í' | 'ì' | 'î' | 'ï' => plain.push('i'),
            'ñ' => plain.push('n'),
            'ç' => plain.push('c'),
            'ß' => plain.push_str("ss"),
            other => plain.push(other),
        }
    }
    plain.replace("ae", "a").replace("oe", "o").replace("ue", "u")
}
