//! The clubs that the player knows, with the tokens by which they know the player, in a file that no other user of the
//! machine can read.

#[cfg(feature = "ticket")]
use crate::club::tickets::ClubTicket;
use crate::{
    club::accounts::Chance,
    engine::{
        data::{Shown, read_file},
        dice::any_seed,
        storage::{Disk, in_plain_words},
        text::say,
    },
    panels::{ClubKnown, OnlineState},
    referee::dice_proof::Bytes32,
};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The address under which the games that this computer holds are known.
pub(super) const HOME: &str = "home";

/// A club that the player has visited.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Club {
    address: String,
    /// Its name, as it has said it.
    #[serde(default)]
    name: String,
    /// The player's name there; none for a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    player: Option<String>,
    /// The token by which the club knows the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// A game at a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct GameAt {
    pub club: String,
    pub game: String,
}

/// The invitation to watch a private game that the player has made. The club keeps its hash alone.
#[derive(Clone, Serialize, Deserialize)]
struct WatchAt {
    club: String,
    game: String,
    invite: String,
}

/// A game in which the player wants drags to be shown.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct DragsAt {
    /// The mark of the club.
    club: String,
    game: String,
}

/// The most invitations to watch that are kept; the oldest go first.
const INVITATIONS: usize = 200;
/// The most games with a wish about drags that are kept.
const DRAGS: usize = 200;

/// The contents of the file.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Contents {
    clubs: Vec<Club>,
    /// The game that was on the table last.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<GameAt>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    watch: Vec<WatchAt>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drags: Vec<DragsAt>,
    /// The secret from which the player's numbers for dice follow. It is sent to no club.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<Bytes32>,
}

/// The clubs that the player knows.
#[derive(Default)]
pub(super) struct KnownClubs {
    /// None if nothing is kept.
    file: Option<PathBuf>,
    contents: Contents,
}

impl KnownClubs {
    /// Reads the file, if there is one. One that cannot be read is left as it is, and nothing is kept: a sentence says so.
    pub fn read(file: Option<PathBuf>) -> (Self, Option<String>) {
        let Some(path) = file.clone().filter(|path| path.exists()) else {
            return (Self { file, contents: Contents::default() }, None);
        };
        let text = read_file(&path).map_err(|error| error.to_string());
        let read = text.and_then(|text| serde_json::from_str(&text).map_err(|error| error.to_string()));
        match read {
            Ok(contents) => (Self { file, contents }, None),
            Err(why) => {
                let fault = say!("online-club-file", file = path.shown(), why = why);
                (Self::default(), Some(fault))
            }
        }
    }

    /// Writes the file.
    ///
    /// # Errors
    /// It cannot be written: a sentence.
    fn write(&self) -> Result<(), String> {
        let Some(path) = &self.file else { return Ok(()) };
        let text = serde_json::to_string_pretty(&self.contents).unwrap_or_default();
        let written = Disk::default().write_private(path, text.as_bytes());
        written
            .map_err(|error| say!("online-club-not-saved", file = path.shown(), why = in_plain_words(&error)))
    }

    fn club(&self, address: &str) -> Option<&Club> {
        self.contents.clubs.iter().find(|club| is_same(&club.address, address))
    }

    /// The club of this address, which is added if it is new.
    fn club_mut(&mut self, address: &str) -> &mut Club {
        let clubs = &mut self.contents.clubs;
        let known = clubs.iter().position(|club| is_same(&club.address, address)).unwrap_or(clubs.len());
        if known == clubs.len() {
            clubs.push(Club { address: address.to_owned(), ..Club::default() });
        }
        // A new ticket of a host has the addresses of today.
        address.clone_into(&mut clubs[known].address);
        &mut clubs[known]
    }

    /// The token by which a club knows the player.
    pub fn token(&self, address: &str) -> Option<String> {
        self.club(address)?.token.clone()
    }

    /// Whether what a club has said about itself, if it has, and about the player, is not what is noted.
    pub fn differs(&self, address: &str, name: Option<&str>, player: Option<&str>) -> bool {
        self.club(address)
            .is_none_or(|club| name.is_some_and(|name| name != club.name) || club.player.as_deref() != player)
    }

    /// Notes what a club has said about itself, if it has, and about the player.
    ///
    /// # Errors
    /// The file cannot be written: a sentence.
    pub fn note(&mut self, address: &str, name: Option<&str>, player: Option<&str>) -> Result<(), String> {
        if !self.differs(address, name, player) {
            return Ok(());
        }
        let club = self.club_mut(address);
        let name = name.unwrap_or(&club.name).to_owned();
        (club.name, club.player) = (name, player.map(str::to_owned));
        self.write()
    }

    /// Notes the token that a club has given.
    ///
    /// # Errors
    /// The file cannot be written: a sentence.
    pub fn note_token(&mut self, address: &str, token: Option<String>) -> Result<(), String> {
        self.club_mut(address).token = token;
        self.write()
    }

    /// Forgets a club, with the player's access to it.
    ///
    /// # Errors
    /// The file cannot be written: a sentence.
    pub fn forget(&mut self, address: &str) -> Result<(), String> {
        self.contents.clubs.retain(|club| club.address != address);
        self.contents.last.take_if(|last| last.club == address);
        self.contents.watch.retain(|known| !is_same(&known.club, address));
        let mark = mark_of(address);
        self.contents.drags.retain(|known| known.club != mark);
        self.write()
    }

    /// Whether the player wants drags to be shown in a game at the club with this mark.
    pub fn wants_drags(&self, mark: &str, game: &str) -> bool {
        self.contents.drags.iter().any(|known| known.game == game && known.club == mark)
    }

    /// Notes whether the player wants drags to be shown in a game.
    ///
    /// # Errors
    /// The file cannot be written: a sentence.
    pub fn note_drags(&mut self, mark: &str, game: &str, show: bool) -> Result<(), String> {
        if self.wants_drags(mark, game) == show {
            return Ok(());
        }
        let drags = &mut self.contents.drags;
        drags.retain(|known| known.game != game || known.club != mark);
        if show {
            drags.push(DragsAt { club: mark.to_owned(), game: game.to_owned() });
        }
        drags.drain(..drags.len().saturating_sub(DRAGS));
        self.write()
    }

    /// The invitation to watch a private game that the player has made at a club.
    pub fn watch(&self, address: &str, game: &str) -> Option<&str> {
        let mut known = self.contents.watch.iter();
        let known = known.find(|known| known.game == game && is_same(&known.club, address))?;
        Some(&known.invite)
    }

    /// Notes the invitation to watch a private game that the player has made; none for a game that was withdrawn.
    ///
    /// # Errors
    /// The file cannot be written: a sentence.
    pub fn note_watch(&mut self, address: &str, game: &str, invite: Option<&str>) -> Result<(), String> {
        if self.watch(address, game) == invite {
            return Ok(());
        }
        let watch = &mut self.contents.watch;
        watch.retain(|known| known.game != game || !is_same(&known.club, address));
        if let Some(invite) = invite {
            let (club, game, invite) = (address.to_owned(), game.to_owned(), invite.to_owned());
            watch.push(WatchAt { club, game, invite });
        }
        watch.drain(..watch.len().saturating_sub(INVITATIONS));
        self.write()
    }

    /// The game that was on the table last, if it has not ended as far as is known.
    pub fn last(&self) -> Option<&GameAt> {
        self.contents.last.as_ref()
    }

    /// Notes the game that is on the table.
    ///
    /// # Errors
    /// The file cannot be written: a sentence.
    pub fn note_last(&mut self, last: Option<GameAt>) -> Result<(), String> {
        if self.contents.last == last {
            return Ok(());
        }
        self.contents.last = last;
        self.write()
    }

    /// The secret from which the player's numbers for dice follow, which is made once.
    ///
    /// # Errors
    /// The system gives no random numbers: a sentence.
    pub fn dice_secret(&mut self) -> Result<[u8; 32], String> {
        if let Some(known) = self.contents.dice {
            return Ok(known.0);
        }
        let secret = Chance::of_system(any_seed()?)?.nonce();
        self.contents.dice = Some(secret);
        // On a full disk it lasts as long as the program, and the next thing that is noted says so.
        let _ = self.write();
        Ok(secret.0)
    }

    /// The name of a club as people read it.
    pub fn name(&self, address: &str) -> String {
        let known = self.club(address).map(|club| club.name.clone()).filter(|name| !name.is_empty());
        match address {
            HOME => say!("online-home-club"),
            _ => known.unwrap_or_else(|| address.to_owned()),
        }
    }

    /// The name of the club whose game was on the table last.
    pub fn goes_on(&self) -> Option<String> {
        self.last().map(|last| self.name(&last.club))
    }

    /// Shows them on the pages.
    pub fn show(&self, state: &mut OnlineState) {
        let shown = |club: &Club| ClubKnown {
            address: club.address.clone(),
            name: self.name(&club.address),
            player: club.player.clone(),
        };
        state.clubs = self.contents.clubs.iter().map(shown).collect();
        let home = self.club(HOME).filter(|club| club.token.is_some());
        state.home_player = home.and_then(|club| club.player.clone());
    }
}

/// Returns a text that is the same for all addresses that lead to the same club, and from which no address can be read.
pub(super) fn mark_of(address: &str) -> String {
    let plain = address.split('#').next().unwrap_or_default().to_owned();
    #[cfg(feature = "ticket")]
    let plain = ClubTicket::read(address).map_or(plain, |ticket| ticket.id.to_string());
    blake3::hash(plain.as_bytes()).to_hex().chars().take(16).collect()
}

/// Whether two addresses lead to the same club: tickets of a host have the same key, and other addresses from time to time.
fn is_same(known: &str, address: &str) -> bool {
    #[cfg(feature = "ticket")]
    if let (Ok(known), Ok(address)) = (ClubTicket::read(known), ClubTicket::read(address)) {
        return known.id == address.id;
    }
    known == address
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn at(game: &str) -> GameAt {
        GameAt { club: "club.example:4480".to_owned(), game: game.to_owned() }
    }

    /// Tokens and the last game are there after a restart, and no other user of the machine can read them.
    #[test]
    fn tokens_and_the_last_game_are_kept_for_the_player_alone() {
        let folder = std::env::temp_dir().join(format!("kessel-clubs-{}", std::process::id()));
        let file = folder.join("clubs.json");
        let (mut known, fault) = KnownClubs::read(Some(file.clone()));
        assert_eq!(fault, None);
        known.note_token("club.example:4480", Some("secret".to_owned())).expect("room on the disk");
        known.note("club.example:4480", Some("Thursday Club"), Some("Anna")).expect("room on the disk");
        known.note_last(Some(at("7kq2m9x4"))).expect("room on the disk");
        let secret = known.dice_secret();
        let (mut again, fault) = KnownClubs::read(Some(file.clone()));
        assert_eq!((fault, again.token("club.example:4480").as_deref()), (None, Some("secret")));
        assert_eq!(
            (again.last(), again.goes_on().as_deref()),
            (Some(&at("7kq2m9x4")), Some("Thursday Club"))
        );
        assert!(secret.is_ok() && again.dice_secret() == secret);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&file).expect("the file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        again.forget("club.example:4480").expect("room on the disk");
        assert_eq!((again.token("club.example:4480"), again.last()), (None, None));
        let _ = fs::remove_dir_all(folder);
    }

    /// What was sent at a club is compared with a file of this club, and not with that of another one.
    #[test]
    fn a_club_has_one_mark_without_its_address() {
        let mark = mark_of("club.example:4480");
        assert_eq!((mark.len(), mark.contains("club")), (16, false));
        assert_eq!(mark, mark_of("club.example:4480#k7w2k7w2k7w2"));
        assert_ne!(mark, mark_of("other.example:4480"));
        assert_ne!(mark, mark_of(HOME));
    }

    /// The club keeps only the hash of an invitation to watch: it is there after a restart, and goes with its game or its club.
    #[test]
    fn invitations_to_watch_are_kept() {
        let folder = std::env::temp_dir().join(format!("kessel-clubs-watch-{}", std::process::id()));
        let file = folder.join("clubs.json");
        let club = "club.example:4480";
        let (mut known, _) = KnownClubs::read(Some(file.clone()));
        known.note_watch(club, "7kq2m9x4", Some("k7w2")).expect("room on the disk");
        known.note_watch(club, "abcdefgh", Some("m3x4")).expect("room on the disk");
        let (mut again, fault) = KnownClubs::read(Some(file));
        assert_eq!((fault, again.watch(club, "7kq2m9x4")), (None, Some("k7w2")));
        assert_eq!(again.watch("other.example:4480", "7kq2m9x4"), None);
        again.note_watch(club, "7kq2m9x4", None).expect("room on the disk");
        assert_eq!((again.watch(club, "7kq2m9x4"), again.watch(club, "abcdefgh")), (None, Some("m3x4")));
        again.forget(club).expect("room on the disk");
        assert_eq!(again.watch(club, "abcdefgh"), None);
        let mut many = KnownClubs::default();
        for number in 0..=INVITATIONS {
            many.note_watch(club, &format!("game{number}"), Some("k7w2")).expect("room on the disk");
        }
        assert_eq!((many.watch(club, "game0"), many.watch(club, "game1")), (None, Some("k7w2")));
        let _ = fs::remove_dir_all(folder);
    }

    /// The wish for drags is there after a restart for its game alone, until the player has another one or forgets the club.
    #[test]
    fn the_wish_for_drags_is_kept() {
        let folder = std::env::temp_dir().join(format!("kessel-clubs-drags-{}", std::process::id()));
        let file = folder.join("clubs.json");
        let (club, mark) = ("club.example:4480", mark_of("club.example:4480"));
        let (mut known, _) = KnownClubs::read(Some(file.clone()));
        for game in ["7kq2m9x4", "abcdefgh"] {
            known.note_drags(&mark, game, true).expect("room on the disk");
        }
        known.note_drags(&mark, "abcdefgh", false).expect("room on the disk");
        let (mut again, fault) = KnownClubs::read(Some(file));
        assert_eq!(fault, None);
        let wants = |known: &KnownClubs| ["7kq2m9x4", "abcdefgh"].map(|game| known.wants_drags(&mark, game));
        assert_eq!(wants(&again), [true, false]);
        assert!(!again.wants_drags(&mark_of("other.example:4480"), "7kq2m9x4"));
        again.forget(club).expect("room on the disk");
        assert_eq!(wants(&again), [false, false]);
        let mut many = KnownClubs::default();
        for number in 0..=DRAGS {
            many.note_drags(&mark, &format!("game{number}"), true).expect("room on the disk");
        }
        assert!(!many.wants_drags(&mark, "game0") && many.wants_drags(&mark, "game1"));
        let _ = fs::remove_dir_all(folder);
    }

    /// A file that cannot be read may hold the only access to a club: it is not overwritten.
    #[test]
    fn a_damaged_file_is_left_as_it_is() {
        let folder = std::env::temp_dir().join(format!("kessel-clubs-damaged-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("clubs.json");
        fs::write(&file, "{\"clubs\": [").expect("a file");
        let (mut known, fault) = KnownClubs::read(Some(file.clone()));
        assert!(fault.is_some_and(|fault| fault.contains("clubs.json")));
        known.note("club.example:4480", Some("Thursday Club"), None).expect("nothing is written");
        assert_eq!(fs::read_to_string(&file).expect("the file"), "{\"clubs\": [");
        let _ = fs::remove_dir_all(folder);
    }
}
