//! Versions of parcels.

/// The most numbers of a version.
const MOST_NUMBERS: usize = 4;

/// A version: numbers, of which the first counts most. No version is older than any other.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(Vec<u32>);

impl Version {
    /// Reads a version such as `1.2`; an empty text is no version. Returns none if the text is neither.
    pub fn read(text: &str) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::default());
        }
        let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|letter| letter.is_ascii_digit());
        let numbers: Option<Vec<u32>> =
            text.split('.').map(|part| Some(part).filter(is_number)?.parse().ok()).collect();
        let mut numbers = numbers.filter(|numbers| numbers.len() <= MOST_NUMBERS)?;
        while numbers.last() == Some(&0) {
            numbers.pop();
        }
        Some(Self(numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_their_numbers() {
        let version = |text: &str| Version::read(text).expect(text);
        assert!(version("1.10") > version("1.9") && version("2") > version("1.9.9"));
        assert_eq!(version("1.0"), version("1"));
        assert!(version("") < version("0.1"));
        for wrong in ["1.", ".1", "+1", "1.2a", "new", "1 2", "1.2.3.4.5", "99999999999"] {
            assert_eq!(Version::read(wrong), None, "{wrong}");
        }
    }
}
