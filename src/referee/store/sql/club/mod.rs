//! A club in a database.

mod accounts;
mod chat;
mod games;
mod invites;
mod leaving;
mod mail;
mod progress;
mod ratings;
mod seats;

use super::{Connected, Database};
use crate::referee::store::{
    StoreFault,
    club::{
        Address, ClubGame, ClubStore, Device, GameProgress, Invite, Join, Joined, Left, Listed, Mail,
        MailKey, NewSaid, Player, RatedEnd, Said,
    },
};

impl ClubStore for Database {
    fn invite(&mut self, hash: &str, invite: &Invite) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| accounts::invite(at, hash, invite).await)
    }

    fn invitation(&mut self, hash: &str) -> Result<Option<Invite>, StoreFault> {
        self.step(async |at: &mut Connected| invites::invitation(at, hash).await)
    }

    fn join(&mut self, join: &Join) -> Result<Joined, StoreFault> {
        self.step(async |at: &mut Connected| accounts::join(at, join).await)
    }

    fn device(&mut self, hash: &str) -> Result<Option<(Device, Player)>, StoreFault> {
        self.step(async |at: &mut Connected| accounts::device(at, hash).await)
    }

    fn see_device(&mut self, hash: &str, moment: i64) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| accounts::see_device(at, hash, moment).await)
    }

    fn see_devices(&mut self, hashes: &[String], moment: i64) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| progress::see_devices(at, hashes, moment).await)
    }

    fn last_seen(&mut self, player: &str) -> Result<Option<i64>, StoreFault> {
        self.step(async |at: &mut Connected| progress::last_seen(at, player).await)
    }

    fn player(&mut self, id: &str) -> Result<Option<Player>, StoreFault> {
        self.step(async |at: &mut Connected| accounts::player(at, id).await)
    }

    fn players(&mut self) -> Result<Vec<Player>, StoreFault> {
        self.step(async |at: &mut Connected| accounts::players(at).await)
    }

    fn ban(&mut self, player: &str, moment: i64) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| accounts::ban(at, player, moment).await)
    }

    fn unban(&mut self, player: &str) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| accounts::unban(at, player).await)
    }

    fn revoke(&mut self, player: &str) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| accounts::revoke(at, player).await)
    }

    fn offer(&mut self, game: &ClubGame, invites: &[(String, Invite)]) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| games::offer(at, game, invites).await)
    }

    fn offered(&mut self, player: &str, key: &str) -> Result<Option<String>, StoreFault> {
        self.step(async |at: &mut Connected| games::offered(at, player, key).await)
    }

    fn club_game(&mut self, id: &str) -> Result<Option<ClubGame>, StoreFault> {
        self.step(async |at: &mut Connected| games::club_game(at, id).await)
    }

    fn list(&mut self, which: Listed<'_>, most: usize) -> Result<Vec<ClubGame>, StoreFault> {
        self.step(async |at: &mut Connected| games::list(at, which, most).await)
    }

    fn sit(&mut self, game: &str, side: usize, player: &str, moment: i64) -> Result<bool, StoreFault> {
        self.step(async |at: &mut Connected| games::sit(at, game, (side, player), moment).await)
    }

    fn leave(&mut self, game: &str, player: &str, moment: i64) -> Result<Option<Left>, StoreFault> {
        self.step(async |at: &mut Connected| leaving::leave(at, game, player, moment).await)
    }

    fn keep_dice(&mut self, game: &str, text: &str) -> Result<bool, StoreFault> {
        self.step(async |at: &mut Connected| games::keep_dice(at, game, text).await)
    }

    fn dice(&mut self, game: &str) -> Result<Option<String>, StoreFault> {
        self.step(async |at: &mut Connected| games::dice(at, game).await)
    }

    fn note(
        &mut self,
        game: &str,
        due: &[usize],
        result: Option<&str>,
        end: Option<&RatedEnd>,
    ) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| ratings::note(at, game, (due, result), end).await)
    }

    fn say(&mut self, said: &NewSaid) -> Result<u64, StoreFault> {
        self.step(async |at: &mut Connected| chat::say(at, said).await)
    }

    fn said(&mut self, game: &str, most: usize) -> Result<Vec<Said>, StoreFault> {
        self.step(async |at: &mut Connected| chat::said(at, game, most).await)
    }

    fn progress(&mut self, games: &[String]) -> Result<Vec<GameProgress>, StoreFault> {
        self.step(async |at: &mut Connected| progress::progress(at, games).await)
    }

    fn agreeing(&mut self) -> Result<Vec<(String, Option<String>)>, StoreFault> {
        self.step(async |at: &mut Connected| progress::agreeing(at).await)
    }

    fn address(&mut self, player: &str) -> Result<Address, StoreFault> {
        self.step(async |at: &mut Connected| mail::address(at, player).await)
    }

    fn keep_address(&mut self, player: &str, address: &Address) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| mail::keep_address(at, player, address).await)
    }

    fn post(&mut self, key: &MailKey, turn: u8, due: i64) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| mail::post(at, key, turn, due).await)
    }

    fn next_mail(&mut self, moment: i64) -> Result<Option<Mail>, StoreFault> {
        self.step(async |at: &mut Connected| mail::next_mail(at, moment).await)
    }

    fn note_mail(&mut self, key: &MailKey, tries: u32, due: Option<i64>) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| mail::note_mail(at, key, tries, due).await)
    }
}
