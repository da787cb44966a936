//! Reads the lines of a game file as they were written, after damage to their ends and letters.
//!
//! The checksum of each line not only shows that a line is damaged. It also shows where a line without its line feed
//! ends, since it is right there. As CRC-32 is linear, it also shows which single bit is wrong, so that this bit can be
//! corrected. A single wrong bit, anywhere in a file of marked lines, therefore loses nothing.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crc32fast::Hasher;
use std::borrow::Cow;

/// The bytes before the number of a mark.
const STROKES: &[u8] = b" // ";
/// Bytes of a mark from the space before its checksum.
const CHECK: usize = 9;
/// The beginnings of records.
const KINDS: [&[u8]; 7] = [b"Game(", b"Start(", b"Order(", b"Change(", b"Position(", b"Table(", b"Note("];
/// Limit of the beginnings of records that are tried for one mark.
const MOST_BEGINNINGS: usize = 16;
/// Limit of the bytes of damaged lines in which a wrong bit is searched: a file with damage everywhere is not searched
/// for long.
const MOST_MENDED: usize = 4 << 20;

/// A line as it was written, without its end.
pub(super) struct WrittenLine<'a> {
    /// The number of the line of the file in which it begins, from 1.
    pub number: usize,
    pub bytes: Cow<'a, [u8]>,
    /// The damage that was repaired, in a sentence.
    pub mended: Option<&'static str>,
}

/// The sentence about a line whose line feed is damaged.
const END: &str = "its line end is damaged, and both lines are read";
/// The sentence about a line with a wrong bit.
const BIT: &str = "one bit of it was wrong and is corrected";

/// The end of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileEnd {
    /// After the end of a line.
    Usual,
    /// Without the end of its last line, which is complete.
    Open,
    /// Inside a line, which is left out.
    CutOff,
}

/// Returns the lines of a file, and its end. The first two lines need every letter. They count even without an end, as
/// does any line with a right checksum. Blank lines do not count.
pub(super) fn lines_as_written(text: &[u8]) -> (Vec<WrittenLine<'_>>, FileEnd) {
    let mut pieces = Vec::new();
    let mut end = FileEnd::Usual;
    let mut lines = (1..).zip(text.split(|byte| *byte == b'\n')).peekable();
    while let Some((number, line)) = lines.next() {
        let is_unfinished = lines.peek().is_none();
        let before = pieces.len();
        apart(line, number, &mut pieces);
        if is_unfinished && before >= 2 && pieces.len() > before {
            end = FileEnd::Open;
            if pieces.last().is_some_and(|last| !last.agrees) {
                pieces.pop();
                end = FileEnd::CutOff;
            }
        }
    }
    (mended(pieces), end)
}

/// A part of a line of the file that may be a line as it was written.
struct Piece<'a> {
    number: usize,
    bytes: &'a [u8],
    /// Whether its checksum is right.
    agrees: bool,
    /// Whether it is not the first of its line: the line end before it is damaged.
    follows: bool,
}

/// Takes a line of the file apart at each right checksum within it.
fn apart<'a>(line: &'a [u8], number: usize, pieces: &mut Vec<Piece<'a>>) {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let mut start = 0;
    let mut put = |from: usize, to: usize, agrees: bool| {
        let bytes = line.get(from..to).unwrap_or_default();
        if !bytes.trim_ascii().is_empty() {
            pieces.push(Piece { number, bytes, agrees, follows: from > 0 });
        }
    };
    for end in ends_of_marks(line) {
        if agrees(line.get(start..end).unwrap_or_default()) {
            put(start, end, true);
            // The byte after it was the line feed.
            start = end + 1;
        } else if let Some(begins) = beginnings(line, start, end)
            .take(MOST_BEGINNINGS)
            .find(|begins| agrees(line.get(*begins..end).unwrap_or_default()))
        {
            put(start, begins, false);
            put(begins, end, true);
            start = end + 1;
        }
    }
    put(start, line.len(), false);
}

/// Returns the places at which marks end in a line.
fn ends_of_marks(line: &[u8]) -> impl Iterator<Item = usize> {
    let places = line.windows(STROKES.len()).enumerate().filter(|(_, part)| *part == STROKES);
    places.filter_map(|(at, _)| {
        let number = line.get(at + STROKES.len()..)?;
        let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let check = number.get(digits..digits + CHECK)?;
        is_check(check).then_some(at + STROKES.len() + digits + CHECK)
    })
}

/// Whether this is the end of a mark: a space and a checksum.
fn is_check(bytes: &[u8]) -> bool {
    matches!(bytes, [b' ', digits @ ..] if digits.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')))
}

/// Returns the places between these two at which records may begin, the last first.
fn beginnings(line: &[u8], start: usize, end: usize) -> impl Iterator<Item = usize> {
    let is_one = move |at: &usize| {
        let rest = line.get(*at..end).unwrap_or_default();
        KINDS.iter().any(|kind| rest.starts_with(kind))
    };
    (start + 1..end).rev().filter(is_one)
}

/// Whether the checksum at the end of a line is right.
fn agrees(line: &[u8]) -> bool {
    line.len().checked_sub(CHECK).and_then(|length| line.split_at_checked(length)).is_some_and(
        |(checked, check)| is_check(check) && check.get(1..) == Some(&written(crc32fast::hash(checked))[..]),
    )
}

/// Returns a checksum as it is written.
fn written(check: u32) -> [u8; 8] {
    let digits = format!("{check:08x}");
    std::array::from_fn(|at| digits.as_bytes().get(at).copied().unwrap_or_default())
}

/// Returns the lines with all possible repairs.
fn mended(pieces: Vec<Piece<'_>>) -> Vec<WrittenLine<'_>> {
    let mut left = MOST_MENDED;
    let mut lines = Vec::new();
    let mut pieces = pieces.into_iter().peekable();
    while let Some(Piece { number, bytes, agrees: is_whole, follows }) = pieces.next() {
        let mended = if is_whole { None } else { with_one_bit(bytes, &mut left) };
        // A wrong bit may have turned another byte into a line feed.
        let joined = match pieces.peek() {
            Some(next) if !is_whole && mended.is_none() && !next.agrees && !next.follows => {
                at_joint(bytes, next.bytes, &mut left)
            }
            _ => None,
        };
        if joined.is_some() {
            pieces.next();
        }
        let ends_early = follows.then_some(END);
        let (bytes, mended) = match joined.or(mended) {
            Some(right) => (Cow::Owned(right), Some(BIT)),
            None => (Cow::Borrowed(bytes), ends_early),
        };
        lines.push(WrittenLine { number, bytes, mended });
    }
    lines
}

/// Returns a line with its one wrong bit corrected; none if more is wrong, or the bit cannot be found.
fn with_one_bit(line: &[u8], left: &mut usize) -> Option<Vec<u8>> {
    let (checked, end) = line.split_at_checked(line.len().checked_sub(CHECK)?)?;
    let now = crc32fast::hash(checked);
    // The wrong bit is in the checksum itself, or in the space before it.
    let right_end: Vec<u8> = std::iter::once(b' ').chain(written(now)).collect();
    if differ_by_a_bit(end, &right_end) {
        return Some([checked, &right_end].concat());
    }
    if !is_check(end) {
        return None;
    }
    let digits = end.iter().filter_map(|byte| char::from(*byte).to_digit(16));
    let then = digits.fold(0, |check, digit| check << 4 | digit);
    let (byte, bit) = wrong_bit(checked.len(), now ^ then, left)?;
    let mut right = line.to_vec();
    *right.get_mut(byte)? ^= bit;
    Some(right)
}

/// Joins two lines of a file that one wrong bit has separated with a line feed.
fn at_joint(first: &[u8], second: &[u8], left: &mut usize) -> Option<Vec<u8>> {
    let joined = [first, b"\n", second].concat();
    let right = with_one_bit(&joined, left)?;
    (right.get(first.len()) != Some(&b'\n')).then_some(right)
}

fn differ_by_a_bit(one: &[u8], other: &[u8]) -> bool {
    let bits = one.iter().zip(other).map(|(one, other)| (one ^ other).count_ones()).sum::<u32>();
    one.len() == other.len() && bits == 1
}

/// Finds the bit of this many bytes that makes this difference of the checksum: the number of its byte, and the bit. A
/// bit makes the same difference whatever the other bits are, so that only its place matters.
fn wrong_bit(length: usize, difference: u32, left: &mut usize) -> Option<(usize, u8)> {
    *left = left.checked_sub(length)?;
    let none = crc32fast::hash(&[0]);
    // The difference made by each bit of the last byte.
    let mut made: [u32; 8] = std::array::from_fn(|bit| crc32fast::hash(&[1 << bit]) ^ none);
    let passed = |check: u32| {
        let mut hasher = Hasher::new_with_initial(check);
        hasher.update(&[0]);
        hasher.finalize()
    };
    let nothing = passed(0);
    for byte in (0..length).rev() {
        if let Some(bit) = made.iter().position(|made| *made == difference) {
            return Some((byte, 1 << bit));
        }
        // One byte farther from the end.
        made = made.map(|made| passed(made) ^ nothing);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{super::marks::marked, *};

    fn text() -> String {
        let lines =
            ["Game((game:\"x\"))", "Start((a:1))", "Order((number:1,order:*Jelnja))", "Change((edits:[]))"];
        lines.iter().zip(0..).map(|(line, after)| marked(line, after)).collect()
    }

    fn bytes_of(lines: &[WrittenLine]) -> Vec<u8> {
        lines.iter().flat_map(|line| [&*line.bytes, b"\n"].concat()).collect()
    }

    /// With any single bit wrong, everything is read as it was written, and the repair is reported.
    #[test]
    fn every_single_bit_is_put_right() {
        let text = text();
        for bit in 0..text.len() * 8 {
            let mut wrong = text.clone().into_bytes();
            wrong[bit / 8] ^= 1 << (bit % 8);
            let (lines, end) = lines_as_written(&wrong);
            let last = bit / 8 == text.len() - 1;
            assert_eq!(end, if last { FileEnd::Open } else { FileEnd::Usual }, "bit {bit}");
            assert_eq!(String::from_utf8_lossy(&bytes_of(&lines)), text, "bit {bit}");
            assert!(lines.iter().any(|line| line.mended.is_some()) || last, "bit {bit}");
        }
    }

    /// Damage across the end of a line loses the lines that it touches, and no other.
    #[test]
    fn behind_a_hole_reading_goes_on() {
        let text = text();
        let lines: Vec<&str> = text.lines().collect();
        let end = lines[0].len() + lines[1].len() + 1;
        for (from, to, whole) in [(end - 5, end + 1, [0, 2, 3]), (end - 3, end + 3, [0, 3, 3])] {
            let mut wrong = text.clone().into_bytes();
            wrong[from..to].fill(b'?');
            let (read, _) = lines_as_written(&wrong);
            for number in whole {
                assert!(read.iter().any(|line| *line.bytes == *lines[number].as_bytes()), "{from}: {number}");
            }
        }
    }

    #[test]
    fn blank_lines_are_none_and_a_line_that_is_cut_off_is_left_out() {
        let whole = text();
        let read = |text: &str| {
            let (lines, end) = lines_as_written(text.as_bytes());
            assert!(lines.iter().all(|line| line.mended.is_none()), "{text:?}");
            (lines.len(), end)
        };
        assert_eq!(read(&whole), (4, FileEnd::Usual));
        assert_eq!(read(&format!("{whole}\n  \n\r\n\n")), (4, FileEnd::Usual));
        assert_eq!(read(whole.trim_end()), (4, FileEnd::Open), "an editor has left the last line feed out");
        assert_eq!(read(&whole.replace('\n', "\r\n")), (4, FileEnd::Usual));
        assert_eq!(read(&whole[..whole.len() - 3]), (3, FileEnd::CutOff));
        assert_eq!(read("Game(by hand)\nStart(by hand)"), (2, FileEnd::Usual));
        assert_eq!(read("Game(by hand)\nStart(by hand)\nOrder("), (2, FileEnd::CutOff));
    }

    /// Damage everywhere is not repaired, and two wrong bits are not taken for one.
    #[test]
    fn more_than_a_bit_is_left_alone() {
        let line = marked("Order((number:1,order:EndPhase))", 1);
        let mut wrong = line.trim_end().as_bytes().to_vec();
        wrong[3] ^= 1;
        wrong[9] ^= 4;
        let text = [&wrong[..], b"\n"].concat();
        let (lines, _) = lines_as_written(&text);
        assert!(lines.len() == 1 && lines[0].mended.is_none() && *lines[0].bytes == *wrong);
        assert_eq!(wrong_bit(100, 1, &mut 99), None, "no more than is allowed is looked through");
    }
}
