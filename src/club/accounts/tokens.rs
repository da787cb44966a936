//! Tokens and invitations as text, and the hashes that are kept of them.

use data_encoding::BASE32_NOPAD;

/// The purpose of the secret of a device, which is hashed with its token: no other use of the token gives the same hash.
const SECRET: &str = "kessel 2026 club: secret of a device";

/// Limit of the bytes of a token that is looked at: longer texts are none.
const LONGEST: usize = 128;

/// Returns bytes as text: letters and digits alone, which a person can type.
pub(super) fn written(bytes: &[u8]) -> String {
    BASE32_NOPAD.encode(bytes).to_ascii_lowercase()
}

/// Returns the hash of a token, an invitation or a code, in hexadecimal digits (BLAKE3). Hyphens, spaces and the case of
/// letters make no difference, since a person may have typed it.
pub fn hash_of(token: &str) -> String {
    blake3::hash(letters_of(token).as_bytes()).to_hex().to_string()
}

/// Returns the letters and digits of a token, an invitation or a code that count: two texts for the same one have the same.
pub fn letters_of(token: &str) -> String {
    // No token is empty: the empty text is as wrong as one that is too long.
    let token = if token.len() > LONGEST { "" } else { token };
    token.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect()
}

/// Returns a secret that a club holds of a device while it is connected, and keeps nowhere.
pub fn secret_of(token: &str) -> [u8; 32] {
    blake3::derive_key(SECRET, token.as_bytes())
}

/// Returns the invitation that a device gives for something with this key. The same device gets the same one again if the
/// answer was lost, though the club keeps its hash alone.
pub fn derived(secret: &[u8; 32], purpose: &str, key: &str) -> String {
    let text = format!("{purpose}\n{key}");
    written(blake3::keyed_hash(secret, text.as_bytes()).as_bytes())
}
