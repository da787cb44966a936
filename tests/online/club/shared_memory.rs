//! A store in memory that a hall, its test and a computer player's thread share.

use kessel::referee::{
    clock::Uptime,
    store::{
        Answered, Appended, KeptGame, NewGame, NewLine, NewState, NewTakeback, Store, StoreFault,
        club::{
            Address, ClubGame, ClubStore, Device, GameProgress, Invite, Join, Joined, Left, Listed, Mail,
            MailKey, NewSaid, Player, RatedEnd, Said,
        },
        memory::Memory,
    },
};
use std::sync::{Arc, Mutex};

/// A store in memory with several holders.
#[derive(Clone, Default)]
pub struct SharedMemory(Arc<Mutex<Memory>>);

macro_rules! shared {
    ($($name:ident($($given:ident: $kind:ty),*) -> $result:ty;)*) => {
        $(fn $name(&mut self $(, $given: $kind)*) -> Result<$result, StoreFault> {
            self.0.lock().unwrap().$name($($given),*)
        })*
    };
}

impl Store for SharedMemory {
    shared! {
        create(id: &str, game: &NewGame) -> ();
        load(id: &str) -> Option<KeptGame>;
        games() -> Vec<String>;
        append(id: &str, line: &NewLine) -> Appended;
        answered(id: &str, key: &str) -> Answered;
        take_back(id: &str, back: &NewTakeback) -> Appended;
        keep_state(id: &str, new: &NewState) -> Appended;
        beat(at: i64) -> Uptime;
    }
}

impl ClubStore for SharedMemory {
    shared! {
        invite(hash: &str, invite: &Invite) -> ();
        invitation(hash: &str) -> Option<Invite>;
        join(join: &Join) -> Joined;
        device(hash: &str) -> Option<(Device, Player)>;
        see_device(hash: &str, at: i64) -> ();
        see_devices(hashes: &[String], at: i64) -> ();
        last_seen(player: &str) -> Option<i64>;
        player(id: &str) -> Option<Player>;
        players() -> Vec<Player>;
        ban(player: &str, at: i64) -> ();
        unban(player: &str) -> ();
        revoke(player: &str) -> ();
        offer(game: &ClubGame, invites: &[(String, Invite)]) -> ();
        offered(player: &str, key: &str) -> Option<String>;
        club_game(id: &str) -> Option<ClubGame>;
        list(which: Listed<'_>, most: usize) -> Vec<ClubGame>;
        sit(game: &str, side: usize, player: &str, at: i64) -> bool;
        leave(game: &str, player: &str, at: i64) -> Option<Left>;
        keep_dice(game: &str, text: &str) -> bool;
        dice(game: &str) -> Option<String>;
        note(game: &str, due: &[usize], result: Option<&str>, end: Option<&RatedEnd>) -> ();
        say(said: &NewSaid) -> u64;
        said(game: &str, most: usize) -> Vec<Said>;
        progress(games: &[String]) -> Vec<GameProgress>;
        agreeing() -> Vec<(String, Option<String>)>;
        address(player: &str) -> Address;
        keep_address(player: &str, address: &Address) -> ();
        post(key: &MailKey, turn: u8, due: i64) -> ();
        next_mail(at: i64) -> Option<Mail>;
        note_mail(key: &MailKey, tries: u32, due: Option<i64>) -> ();
    }
}
