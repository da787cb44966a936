//! The ids of messages of a table, made of a prefix and the name of each of its entries while the program is built:
//! `squad-refusal` and `OutOfRange` give `squad-refusal-out-of-range`.

/// The length of an id, in bytes.
pub const fn id_length(prefix: &str, name: &str) -> usize {
    let name = name.as_bytes();
    let (mut length, mut at) = (prefix.len() + name.len(), 0);
    while at < name.len() {
        if name[at].is_ascii_uppercase() {
            length += 1;
        }
        at += 1;
    }
    length
}

/// The bytes of an id, as many as [`id_length`] says.
pub const fn id_bytes<const LENGTH: usize>(prefix: &str, name: &str) -> [u8; LENGTH] {
    let (prefix, name) = (prefix.as_bytes(), name.as_bytes());
    let mut id = [0; LENGTH];
    let mut to = 0;
    while to < prefix.len() {
        id[to] = prefix[to];
        to += 1;
    }
    let mut at = 0;
    while at < name.len() {
        if name[at].is_ascii_uppercase() {
            id[to] = b'-';
            to += 1;
        }
        id[to] = name[at].to_ascii_lowercase();
        to += 1;
        at += 1;
    }
    id
}

/// The id in these bytes.
pub const fn id_text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(id) => id,
        Err(_) => "",
    }
}

/// The id of an entry of a table, as a constant.
macro_rules! id_of {
    ($prefix:expr, $name:ident) => {{
        const LENGTH: usize = $crate::engine::text::id_length($prefix, stringify!($name));
        const BYTES: [u8; LENGTH] = $crate::engine::text::id_bytes::<LENGTH>($prefix, stringify!($name));
        const ID: &str = $crate::engine::text::id_text(&BYTES);
        ID
    }};
}

pub(crate) use id_of;
