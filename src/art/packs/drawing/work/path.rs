//! Counts the segments of a line.

/// Returns the number of segments in the readable part of a `d` or `points` value; never fewer than it draws.
pub fn segments(text: &str) -> u64 {
    let (mut total, mut numbers, mut wanted) = (0_u64, 0_u64, 2_u64);
    // Inside a number, and after its point.
    let (mut inside, mut behind) = (false, false);
    let mut before = ' ';
    for letter in text.chars() {
        match letter {
            'e' | 'E' if inside => {}
            '-' | '+' if inside && matches!(before, 'e' | 'E') => {}
            letter if letter.is_ascii_alphabetic() => {
                total += numbers.div_ceil(wanted);
                (numbers, inside) = (0, false);
                wanted = match letter.to_ascii_lowercase() {
                    // The flags of an arc may be written without spaces, and an arc is drawn as up to four curves.
                    'h' | 'v' | 'a' => 1,
                    'c' => 6,
                    's' | 'q' => 4,
                    _ => 2,
                };
                total += u64::from(letter.eq_ignore_ascii_case(&'z'));
            }
            letter if letter.is_ascii_digit() => {
                numbers += u64::from(!inside);
                (inside, behind) = (true, inside && behind);
            }
            '.' => {
                // A second point begins another number.
                numbers += u64::from(!inside || behind);
                (inside, behind) = (true, true);
            }
            _ => inside = false,
        }
        before = letter;
    }
    total + numbers.div_ceil(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_are_counted() {
        assert_eq!(segments(""), 0);
        assert_eq!(segments("0,0 9,0 9,9"), 3);
        assert_eq!(segments("M0 0h1h1v1z"), 5);
        assert_eq!(segments("M0.5.5-1.5-1e-5"), 2);
        assert_eq!(segments("M-1e-5-2.5c1 2 3 4 5 6 1 2 3 4 5 6"), 3);
        assert_eq!(segments(&format!("M0 0{}", " 1 1".repeat(1000))), 1001);
        assert_eq!(segments(&"z".repeat(70)), 70);
    }
}
