//! What a program that is reached by ticket keeps beside its games: its key, and its present ticket.

use super::text::ClubTicket;
use crate::{
    club::accounts::Chance,
    engine::{
        data::{Shown, read_file},
        dice::any_seed,
        storage::{Disk, in_plain_words},
    },
};
use iroh::SecretKey;
use std::{fs, io, path::Path};

/// The name of the file of the key by which tickets name a program.
const KEY: &str = "ticket.key";
/// The name of the file with the present ticket of a club, for the commands of its keeper.
const TICKET: &str = "club.ticket";

/// Returns the key in a folder, which no other user of the machine can read; a new one is made once.
///
/// # Errors
/// It cannot be read or kept: a sentence.
pub fn key_in(folder: &Path) -> Result<[u8; 32], String> {
    let file = folder.join(KEY);
    let in_words =
        |error: io::Error| format!("the key {} cannot be used: {}", file.shown(), in_plain_words(&error));
    if file.exists() {
        let bytes = fs::read(&file).map_err(in_words)?;
        return bytes.try_into().map_err(|_| in_words(io::ErrorKind::InvalidData.into()));
    }
    let key = Chance::of_system(any_seed()?)?.nonce().0;
    Disk::default().write_private(&file, &key).map_err(in_words)?;
    Ok(key)
}

/// Keeps the present ticket of the club in a folder; without one, an earlier one goes, since it leads nowhere.
///
/// # Errors
/// The disk refuses: a sentence.
pub fn keep_ticket(folder: &Path, ticket: Option<&ClubTicket>) -> Result<(), String> {
    let file = folder.join(TICKET);
    let kept = match ticket {
        Some(ticket) => Disk::default().write_private(&file, ticket.without_invite().write().as_bytes()),
        None if file.exists() => fs::remove_file(&file),
        None => Ok(()),
    };
    kept.map_err(|error| format!("{} cannot be written: {}", file.shown(), in_plain_words(&error)))
}

/// Returns the ticket that the club in a folder had last; none if it has no key, or is not open to tickets.
///
/// # Errors
/// The key or the ticket cannot be read: a sentence.
pub fn kept_ticket(folder: &Path) -> Result<Option<ClubTicket>, String> {
    let file = folder.join(TICKET);
    // A key would be made if there were none.
    if !folder.join(KEY).exists() || !file.exists() {
        return Ok(None);
    }
    let key = key_in(folder)?;
    let text = read_file(&file).map_err(|error| error.to_string())?;
    let ticket = ClubTicket::read(&text).map_err(|fault| format!("{}: {fault}", file.shown()))?;
    // One of another key would lead elsewhere.
    Ok(Some(ticket).filter(|ticket| ticket.id == SecretKey::from_bytes(&key).public()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// Tickets are valid as long as the key stays the same, and name no other program.
    #[test]
    fn a_key_and_a_ticket_are_kept() {
        let folder = std::env::temp_dir().join(format!("kessel-ticket-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        assert_eq!((kept_ticket(&folder), folder.join(KEY).exists()), (Ok(None), false), "it makes no key");
        let key = key_in(&folder).unwrap();
        assert_eq!(key_in(&folder), Ok(key));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(folder.join(KEY)).unwrap().permissions().mode() & 0o777, 0o600);
        }
        let id = SecretKey::from_bytes(&key).public();
        let ticket = ClubTicket { id, addresses: Vec::new(), relay: None, invite: Some("k7w2".to_owned()) };
        keep_ticket(&folder, Some(&ticket)).unwrap();
        assert_eq!(kept_ticket(&folder), Ok(Some(ticket.without_invite())));
        let other = ClubTicket { id: SecretKey::from_bytes(&[7; 32]).public(), ..ticket };
        keep_ticket(&folder, Some(&other)).unwrap();
        assert_eq!(kept_ticket(&folder), Ok(None));
        keep_ticket(&folder, None).unwrap();
        keep_ticket(&folder, None).unwrap();
        assert!(!folder.join(TICKET).exists());
        fs::write(folder.join(TICKET), "kessel1 damaged").unwrap();
        assert!(kept_ticket(&folder).unwrap_err().contains("club.ticket"));
        fs::write(folder.join(KEY), "short").unwrap();
        assert!(key_in(&folder).unwrap_err().contains("ticket.key"));
        let _ = fs::remove_dir_all(folder);
    }
}
