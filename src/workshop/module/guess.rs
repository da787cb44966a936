//! Guesses which piece of a module is which unit of a game, by their names.

use super::{
    names::{Kinds, Name, Nations, Words, narrowed},
    pieces::Piece,
    units::Unit,
};

/// Least score of a guess.
pub const LEAST_SCORE: f32 = 0.5;
/// The parts of a score that are left if the list of the piece is that of another side, and if the names are of
/// different kinds of troops.
const OTHER_LIST: f32 = 0.85;
const OTHER_KIND: f32 = 0.4;
/// Pieces that are weighed against each other for one unit.
const MOST_CANDIDATES: usize = 500;

/// A piece that may be a unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guess {
    /// The number of the piece.
    pub piece: usize,
    /// How much the names have in common, from 0 to 1.
    pub score: f32,
}

/// What is compared of a unit: its name and its id.
struct OfUnit {
    names: [Name; 2],
    nations: Nations,
    kinds: Kinds,
}

/// What is compared of a piece: its name and that of its front.
struct OfPiece {
    name: Name,
    picture: Name,
    /// The words of its own name and picture.
    nations: Nations,
    /// The words of the lists that it is in.
    of_list: Nations,
    kinds: Kinds,
}

/// Returns for each unit the piece that it probably is; none if no name is like its own. No piece is guessed twice, and
/// a piece without a front never.
pub fn guess(units: &[Unit], pieces: &[Piece]) -> Vec<Option<Guess>> {
    let mut words = Words::new();
    let units: Vec<(OfUnit, bool)> =
        units.iter().map(|unit| (of_unit(unit, &mut words), unit.is_type())).collect();
    let pieces: Vec<Option<OfPiece>> =
        pieces.iter().map(|piece| (!piece.front.is_empty()).then(|| of_piece(piece, &mut words))).collect();
    let mut candidates: Vec<(f32, usize, usize)> = Vec::new();
    for (number, (unit, is_type)) in units.iter().enumerate() {
        let scores = pieces.iter().enumerate().filter_map(|(piece, compared)| {
            let score = score(unit, compared.as_ref()?, *is_type, &words);
            (score >= LEAST_SCORE).then_some((score, number, piece))
        });
        let mut scores: Vec<_> = scores.collect();
        sort(&mut scores);
        scores.truncate(MOST_CANDIDATES);
        candidates.extend(scores);
    }
    sort(&mut candidates);
    let mut guesses: Vec<Option<Guess>> = vec![None; units.len()];
    let mut taken = vec![false; pieces.len()];
    for (score, unit, piece) in candidates {
        let (Some(guess), Some(taken)) = (guesses.get_mut(unit), taken.get_mut(piece)) else { continue };
        if guess.is_none() && !*taken {
            *guess = Some(Guess { piece, score });
            *taken = true;
        }
    }
    guesses
}

/// Sorts candidates: the best first, and of equal ones in the order of the game and of the module.
fn sort(candidates: &mut [(f32, usize, usize)]) {
    candidates.sort_by(|one, other| {
        let order = other.0.total_cmp(&one.0);
        order.then_with(|| (one.1, one.2).cmp(&(other.1, other.2)))
    });
}

fn of_unit(unit: &Unit, words: &mut Words) -> OfUnit {
    let names = [words.name(&unit.name), words.name(&unit.id)];
    // A weapon may be drawn on the cards of several nations.
    let cards = unit.templates.iter().fold(0, |all, template| all | words.name(template).nations);
    let nations = names.iter().map(|name| name.nations).fold(cards, narrowed);
    let kinds = names.iter().fold(0, |all, name| all | name.kinds);
    OfUnit { names, nations, kinds }
}

fn of_piece(piece: &Piece, words: &mut Words) -> OfPiece {
    let stem = piece.front.rsplit('/').next().unwrap_or_default();
    let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
    let (name, picture) = (words.name(&piece.name), words.name(stem));
    let of_list = piece.above.iter().map(|part| words.name(part).nations).fold(0, narrowed);
    let nations = narrowed(name.nations, picture.nations);
    // The name is more often right than that of a picture.
    let kinds = if name.kinds == 0 { picture.kinds } else { name.kinds };
    OfPiece { name, picture, nations, of_list, kinds }
}

/// Returns how much a unit and a piece have in common, from 0 to 1.
fn score(unit: &OfUnit, piece: &OfPiece, is_type: bool, words: &Words) -> f32 {
    let differ = |one: u8, other: u8| one != 0 && other != 0 && one & other == 0;
    if differ(unit.nations, piece.nations) {
        return 0.0;
    }
    // Some modules have all pieces in one list: its side tells little of a unit with a number.
    let is_in_other_list = differ(unit.nations, piece.of_list) && piece.nations == 0;
    if is_in_other_list && !share_number(unit, piece, words) {
        return 0.0;
    }
    let best_of = |name: &Name, by_number: f32| {
        let scores = unit.names.iter().map(|of_unit| likeness(of_unit, name, is_type, by_number, words));
        scores.fold(0.0, f32::max)
    };
    // Pictures are often numbered, and such a number is by chance that of a unit.
    let best = best_of(&piece.name, 0.6).max(best_of(&piece.picture, 0.0));
    let is_known = unit.nations != 0 && piece.nations | piece.of_list != 0;
    let doubt = match (is_in_other_list, is_known) {
        (true, _) => OTHER_LIST,
        (false, true) => 1.0,
        (false, false) => 0.97,
    };
    let of_kind = if differ(unit.kinds, piece.kinds) { OTHER_KIND } else { 1.0 };
    best * doubt * of_kind
}

/// Whether a number of a unit's name is in that of a piece.
fn share_number(unit: &OfUnit, piece: &OfPiece, words: &Words) -> bool {
    let numbers = |name: &Name| -> Vec<u32> {
        name.words.iter().copied().filter(|word| words.is_number(*word)).collect()
    };
    let of_piece = [numbers(&piece.name), numbers(&piece.picture)].concat();
    unit.names.iter().flat_map(numbers).any(|number| of_piece.contains(&number))
}

/// Returns the numbers of the pieces with a front, the one that is most like a unit first.
pub fn ranked(unit: &Unit, pieces: &[Piece]) -> Vec<usize> {
    let mut words = Words::new();
    let (compared, is_type) = (of_unit(unit, &mut words), unit.is_type());
    let mut scores: Vec<(f32, usize, usize)> = Vec::new();
    for (number, piece) in pieces.iter().enumerate().filter(|(_, piece)| !piece.front.is_empty()) {
        let of_piece = of_piece(piece, &mut words);
        scores.push((score(&compared, &of_piece, is_type, &words), 0, number));
    }
    sort(&mut scores);
    scores.into_iter().map(|(_, _, piece)| piece).collect()
}

/// Returns for each unit the piece with the same numbers, if there is only one of them and it is not of another kind of
/// troops.
pub fn by_numbers(units: &[Unit], pieces: &[Piece]) -> Vec<Option<usize>> {
    let mut words = Words::new();
    let units: Vec<OfUnit> = units.iter().map(|unit| of_unit(unit, &mut words)).collect();
    let pieces: Vec<Option<OfPiece>> =
        pieces.iter().map(|piece| (!piece.front.is_empty()).then(|| of_piece(piece, &mut words))).collect();
    let numbers = |name: &Name| -> Vec<u32> {
        name.words.iter().copied().filter(|word| words.is_number(*word)).collect()
    };
    let differ = |one: u8, other: u8| one != 0 && other != 0 && one & other == 0;
    let of_pieces: Vec<[Vec<u32>; 2]> = pieces
        .iter()
        .map(|piece| piece.as_ref().map(|piece| [numbers(&piece.name), numbers(&piece.picture)]))
        .map(Option::unwrap_or_default)
        .collect();
    let of_unit = |unit: &OfUnit| {
        let wanted = unit.names.iter().map(numbers).find(|numbers| !numbers.is_empty())?;
        let fits = |piece: &OfPiece| !differ(unit.kinds, piece.kinds) && !differ(unit.nations, piece.nations);
        let all = pieces.iter().zip(&of_pieces).enumerate();
        let mut found = all.filter(|(_, (piece, of_piece))| match piece {
            Some(piece) => fits(piece) && of_piece.contains(&wanted),
            None => false,
        });
        match (found.next(), found.next()) {
            (Some((number, _)), None) => Some(number),
            _ => None,
        }
    };
    units.iter().map(of_unit).collect()
}

/// Returns how much two names have in common, from 0 to 1: the weight of the words in both, of that of all. It counts
/// only `by_number` of that if all that they have in common is one number.
fn likeness(unit: &Name, piece: &Name, is_type: bool, by_number: f32, words: &Words) -> f32 {
    let (mut both, mut all) = (0.0, 0.0);
    let (mut numbers_of_unit, mut numbers_of_piece, mut same_numbers, mut same) = (0, 0, 0, 0);
    let (mut one, mut other) = (unit.words.iter().peekable(), piece.words.iter().peekable());
    loop {
        let (left, right) = match (one.peek(), other.peek()) {
            (None, None) => break,
            (Some(left), Some(right)) => (left <= right, right <= left),
            (left, _) => (left.is_some(), left.is_none()),
        };
        let word = if left { one.next() } else { other.next() };
        if left && right {
            other.next();
        }
        let Some(word) = word else { break };
        let is_number = words.is_number(*word);
        // A module numbers the counters of a type.
        let is_only_counted = is_type && is_number && !left;
        let weight = if is_only_counted { 0.1 } else { words.weight(*word) };
        let sides = f32::from(u8::from(left)) + f32::from(u8::from(right));
        all += weight * sides;
        both += if left && right { 2.0 * weight } else { 0.0 };
        same += u32::from(left && right);
        if is_number && !is_only_counted {
            numbers_of_unit += u32::from(left);
            numbers_of_piece += u32::from(right);
            same_numbers += u32::from(left && right);
        }
    }
    if all <= 0.0 || both <= 0.0 {
        return 0.0;
    }
    // Whatever else is the same, another number is another unit.
    let numbers_differ = (numbers_of_unit, numbers_of_piece) != (same_numbers, same_numbers);
    let other_number = if numbers_differ { 0.6 } else { 1.0 };
    let is_by_number = same == 1 && same_numbers == 1 && (by_number <= 0.0 || both < 0.75 * all);
    let by_chance = if is_by_number { by_number } else { 1.0 };
    both / all * other_number * by_chance
}
