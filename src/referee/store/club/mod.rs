//! The data that a club keeps beside its games: players, devices, invitations, the seats of its games, and the chat. Tokens are
//! kept as hashes alone.

mod joining;
mod mail;
mod parts;
mod rating;

use super::{Store, StoreFault};
pub use joining::{JoinChange, JoinState, judge_join};
pub use mail::{Address, Mail, MailKey, MailKind, MailWay};
pub use parts::{
    ClubGame, Device, GameProgress, Gift, Holder, Invite, Join, Joined, Joiner, Left, Listed, MOST_SAID,
    NewSaid, Player, Room, Said, folded,
};
pub use rating::{RatedEnd, Rating, rated};

/// A store that keeps a club. Each function is one step, as in [`Store`].
pub trait ClubStore: Store {
    /// Keeps an invitation under its hash. The code of a device replaces the earlier codes of its player.
    ///
    /// # Errors
    /// There is one with this hash, or the disk refuses.
    fn invite(&mut self, hash: &str, invite: &Invite) -> Result<(), StoreFault>;

    /// Returns the invitation with this hash, even if it has ended or is used; none if there is none.
    ///
    /// # Errors
    /// The disk refuses.
    fn invitation(&mut self, hash: &str) -> Result<Option<Invite>, StoreFault>;

    /// Uses an invitation: makes the account, the device, or takes the seat; or nothing of it. A use that is repeated
    /// because its answer was lost is done once.
    ///
    /// # Errors
    /// The disk refuses.
    fn join(&mut self, join: &Join) -> Result<Joined, StoreFault>;

    /// Returns the device with this hash, and its player; none if there is none, or no more.
    ///
    /// # Errors
    /// The disk refuses.
    fn device(&mut self, hash: &str) -> Result<Option<(Device, Player)>, StoreFault>;

    /// Notes that a device is in use.
    ///
    /// # Errors
    /// The disk refuses.
    fn see_device(&mut self, hash: &str, at: i64) -> Result<(), StoreFault>;

    /// Notes that these devices are in use, in one step.
    ///
    /// # Errors
    /// The disk refuses.
    fn see_devices(&mut self, hashes: &[String], at: i64) -> Result<(), StoreFault>;

    /// Returns when a device of a player was last noted to be in use; none if it never was.
    ///
    /// # Errors
    /// The disk refuses.
    fn last_seen(&mut self, player: &str) -> Result<Option<i64>, StoreFault>;

    /// Returns the player with this id.
    ///
    /// # Errors
    /// The disk refuses.
    fn player(&mut self, id: &str) -> Result<Option<Player>, StoreFault>;

    /// Returns all players, sorted by their names.
    ///
    /// # Errors
    /// The disk refuses.
    fn players(&mut self) -> Result<Vec<Player>, StoreFault>;

    /// Bans a player: the devices and the codes of the player go, and their tokens are worth nothing. The player leaves every
    /// game that has not begun.
    ///
    /// # Errors
    /// There is no such player, or the disk refuses.
    fn ban(&mut self, player: &str, at: i64) -> Result<(), StoreFault>;

    /// Lifts the ban of a player, who has no device until a code is made; nothing if the player is not banned.
    ///
    /// # Errors
    /// There is no such player, or the disk refuses.
    fn unban(&mut self, player: &str) -> Result<(), StoreFault>;

    /// Revokes the tokens of all devices of a player, and the codes for further ones.
    ///
    /// # Errors
    /// The disk refuses.
    fn revoke(&mut self, player: &str) -> Result<(), StoreFault>;

    /// Keeps a game of the club, with the invitations for it.
    ///
    /// # Errors
    /// There is a game with this id, or one of this player with this key; or the disk refuses.
    fn offer(&mut self, game: &ClubGame, invites: &[(String, Invite)]) -> Result<(), StoreFault>;

    /// Returns the id of the game that a player has made with this key; none if there is none.
    ///
    /// # Errors
    /// The disk refuses.
    fn offered(&mut self, player: &str, key: &str) -> Result<Option<String>, StoreFault>;

    /// Returns a game of the club; none if there is none with this id.
    ///
    /// # Errors
    /// The disk refuses.
    fn club_game(&mut self, id: &str) -> Result<Option<ClubGame>, StoreFault>;

    /// Returns a list of games, those with the latest changes first.
    ///
    /// # Errors
    /// The disk refuses.
    fn list(&mut self, which: Listed<'_>, most: usize) -> Result<Vec<ClubGame>, StoreFault>;

    /// Takes an open seat for a player; returns whether it was open.
    ///
    /// # Errors
    /// The disk refuses.
    fn sit(&mut self, game: &str, side: usize, player: &str, at: i64) -> Result<bool, StoreFault>;

    /// Takes a player out of a game that has not begun. The game of its maker goes, with its invitations and its chat. The
    /// seat of another player is free again: open, or waiting for its invitation. What was agreed on the dice goes. None if
    /// the player has no seat in such a game.
    ///
    /// # Errors
    /// The disk refuses.
    fn leave(&mut self, game: &str, player: &str, at: i64) -> Result<Option<Left>, StoreFault>;

    /// Keeps how far the dice of a game are agreed on, as text, in place of what was kept before. Returns whether it did:
    /// both seats must be taken, and the game must not have begun.
    ///
    /// # Errors
    /// The disk refuses.
    fn keep_dice(&mut self, game: &str, text: &str) -> Result<bool, StoreFault>;

    /// Returns how far the dice of a game are agreed on; none if nothing was kept.
    ///
    /// # Errors
    /// The disk refuses.
    fn dice(&mut self, game: &str) -> Result<Option<String>, StoreFault>;

    /// Notes the seats that are waited for in a game, and its result. With the end of a rated game it changes the ratings of
    /// both players, once for each game: a repeated call changes none.
    ///
    /// # Errors
    /// The disk refuses.
    fn note(
        &mut self,
        game: &str,
        due: &[usize],
        result: Option<&str>,
        end: Option<&RatedEnd>,
    ) -> Result<(), StoreFault>;

    /// Keeps a text of a chat, and returns its number.
    ///
    /// # Errors
    /// There is no such game, or the disk refuses.
    fn say(&mut self, said: &NewSaid) -> Result<u64, StoreFault>;

    /// Returns the last texts of a chat, in their order.
    ///
    /// # Errors
    /// The disk refuses.
    fn said(&mut self, game: &str, most: usize) -> Result<Vec<Said>, StoreFault>;

    /// Returns how far these games are, in any order; a game that has not begun is left out. It is one step for all of them, and
    /// cheap: a hall asks about every second whether another process has gone on in its games.
    ///
    /// # Errors
    /// The disk refuses.
    fn progress(&mut self, games: &[String]) -> Result<Vec<GameProgress>, StoreFault>;

    /// Returns the games whose seats are both taken and that have not begun, each with how far its dice are agreed on, sorted
    /// by their ids.
    ///
    /// # Errors
    /// The disk refuses.
    fn agreeing(&mut self) -> Result<Vec<(String, Option<String>)>, StoreFault>;

    /// Returns the addresses at which a player is told that it is the player's turn.
    ///
    /// # Errors
    /// The disk refuses.
    fn address(&mut self, player: &str) -> Result<Address, StoreFault>;

    /// Keeps the addresses of a player. Without any, nothing that waits is sent to the player.
    ///
    /// # Errors
    /// There is no such player, or the disk refuses.
    fn keep_address(&mut self, player: &str, address: &Address) -> Result<(), StoreFault>;

    /// Keeps something that is to be sent to a player not before a moment, in a turn of the game; nothing if there is
    /// something with this key already, sent or not. Everything about earlier turns of the player in the game goes.
    ///
    /// # Errors
    /// The disk refuses.
    fn post(&mut self, key: &MailKey, turn: u8, due: i64) -> Result<(), StoreFault>;

    /// Returns what is to be sent first at this moment; none if nothing is.
    ///
    /// # Errors
    /// The disk refuses.
    fn next_mail(&mut self, at: i64) -> Result<Option<Mail>, StoreFault>;

    /// Notes how often something was tried, and the moment before which it is not tried again; none if it never is.
    ///
    /// # Errors
    /// The disk refuses.
    fn note_mail(&mut self, key: &MailKey, tries: u32, due: Option<i64>) -> Result<(), StoreFault>;
}
