//! The pseudo-language: English with accents and 40 % longer, by which a text that is not in a file and a label that is
//! cut are seen without a translator.

use std::borrow::Cow;

/// Returns a piece of a message with accents, each third letter twice.
pub(super) fn pseudo(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(text.len() * 2);
    for (number, letter) in text.chars().enumerate() {
        let accented = accented(letter);
        longer.push(accented);
        if letter.is_alphabetic() && number % 5 < 2 {
            longer.push(accented);
        }
    }
    longer.into()
}

fn accented(letter: char) -> char {
    match letter {
        'a' => 'à',
        'e' => 'é',
        'i' => 'î',
        'o' => 'ö',
        'u' => 'ü',
        'c' => 'ç',
        'n' => 'ñ',
        'y' => 'ý',
        's' => 'š',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ö',
        'U' => 'Û',
        'C' => 'Č',
        'S' => 'Š',
        other => other,
    }
}
