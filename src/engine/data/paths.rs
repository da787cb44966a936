//! The one form in which paths are shown, in sentences and in JSON. Any bytes in a file's name can be printed, without
//! an effect on the terminal.

use super::plain::plain_lines;
use std::{ffi::OsStr, fmt::Write, path::Path};

/// A path or a part of one that can be shown.
pub trait Shown {
    /// Returns the name, with each byte that belongs to no letter as `\xFC`, and control characters as Rust writes
    /// them.
    fn shown(&self) -> String;
}

impl Shown for OsStr {
    fn shown(&self) -> String {
        let mut told = String::new();
        for chunk in self.as_encoded_bytes().utf8_chunks() {
            // A line break or a tab in a name must not end a line.
            told.push_str(&plain_lines(chunk.valid()).replace('\n', "\\n").replace('\t', "\\t"));
            for byte in chunk.invalid() {
                let _ = write!(told, "\\x{byte:02X}");
            }
        }
        told
    }
}

impl Shown for Path {
    fn shown(&self) -> String {
        self.as_os_str().shown()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_name_holds_it_is_told() {
        assert_eq!(Path::new("spiele/Jel'nja 2.kessel").shown(), "spiele/Jel'nja 2.kessel");
        assert_eq!(Path::new("Ельня/ä.kessel").shown(), "Ельня/ä.kessel");
        assert_eq!(Path::new("a\nb\u{1b}[2J\u{202e}").shown(), "a\\nb\\u{1b}[2J\\u{202e}");
    }

    #[cfg(unix)]
    #[test]
    fn bytes_of_no_letter_tell_two_names_apart() {
        use std::os::unix::ffi::OsStrExt;
        let name = |bytes| OsStr::from_bytes(bytes).shown();
        assert_eq!(name(b"M\xFCnchen.kessel"), "M\\xFCnchen.kessel");
        assert_ne!(name(b"M\xFCnchen.kessel"), name(b"M\xF6nchen.kessel"));
    }
}
