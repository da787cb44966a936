//! Marks: each line of a game file ends with the number of orders before the next one and a checksum. They come after
//! two strokes, so that a reader of RON sees a comment: `Order((…)) // 31 9ae0daaf`.
//!
//! The checksum is CRC-32 over the line up to the number. It always shows a single wrong bit. A line without a mark,
//! written by hand or in a file of the first format, is accepted as it is.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

/// A line of a game file, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marked<'a> {
    pub record: &'a str,
    /// The number of orders given before; none if the line has no mark.
    pub after: Option<usize>,
    /// Whether the checksum is right; a line without one may be whole.
    pub whole: bool,
}

/// Returns a line with its mark and its end.
pub(crate) fn marked(record: &str, after: usize) -> String {
    let line = format!("{record} // {after}");
    let check = crc32fast::hash(line.as_bytes());
    format!("{line} {check:08x}\n")
}

/// Takes a line apart.
pub(super) fn unmarked(line: &str) -> Marked<'_> {
    let plain = Marked { record: line, after: None, whole: true };
    let Some((record, mark)) = line.rsplit_once(" //") else { return plain };
    // A mark has no quotes and no brackets; with them it is a part of the record.
    if mark.contains(['"', ')']) {
        return plain;
    }
    let read = || {
        let (after, check) = mark.strip_prefix(' ')?.split_once(' ')?;
        let checked = line.get(..line.len() - check.len() - 1)?;
        let agrees = format!("{:08x}", crc32fast::hash(checked.as_bytes())) == check;
        agrees.then(|| after.parse().ok())?
    };
    let after = read();
    Marked { record, after, whole: after.is_some() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_read_again() {
        for record in ["Order((number:1))", "Note(after:2,text:\"see // 3 there\")", "Белый", ""] {
            let line = marked(record, 31);
            assert_eq!(unmarked(line.trim_end()), Marked { record, after: Some(31), whole: true });
        }
        let by_hand = "Note(after:2,text:\"see // 3 there\")";
        assert_eq!(unmarked(by_hand), Marked { record: by_hand, after: None, whole: true });
    }

    /// A record with any wrong bit is not accepted as whole: its checksum differs, or it is not RON.
    #[test]
    fn every_wrong_bit_is_noticed() {
        let line =
            marked("Order((number:3,side:\"Soviet\",order:EndPhase,dice:[],hash:\"acefe82b0ec57661\"))", 3);
        let bytes = line.trim_end().as_bytes();
        let (record, _) = line.rsplit_once(" //").unwrap();
        for bit in 0..bytes.len() * 8 {
            let mut wrong = bytes.to_vec();
            wrong[bit / 8] ^= 1 << (bit % 8);
            let Ok(text) = std::str::from_utf8(&wrong) else { continue };
            let read = unmarked(text);
            let is_ron = ron::from_str::<ron::Value>(read.record).is_ok();
            assert!(!read.whole || !is_ron || bit / 8 >= record.len(), "{text}");
            assert!(read.after.is_none(), "{text}");
        }
    }
}
