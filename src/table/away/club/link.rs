//! The line to one club at a time.

use super::{
    home::{Home, own_name},
    known::{GameAt, HOME, KnownClubs, mark_of},
    lists::{self, has_begun},
    referees::Referees,
};
use crate::{
    club::dial::{LineNews, SocketLine, dial},
    engine::text::say,
    panels::{AddressState, Connection, HostWish, LobbyRow, OnlinePage, OnlineState},
    referee::{
        any::rules_of,
        wire::{ClientMessage, ClubServices, Line, VERSION, read_from_referee, written},
    },
    table::{
        app::waker::Waker,
        away::{connection::seconds_of, reminder::Reminder},
    },
};
use bevy::prelude::*;
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// The time after which the lists are asked for again while the player can see them.
const LISTS_EVERY: Duration = Duration::from_secs(20);
/// The most texts in a frame.
const MOST: usize = 64;
/// The bytes after which the rest waits for the next frame.
const MOST_BYTES: usize = 1 << 20;

/// The screen and the page that the player looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    /// Whether the title is on the screen: it says how many games wait.
    pub is_title: bool,
    /// The open page of online play.
    pub page: Option<OnlinePage>,
}

/// The line to a club.
pub(super) struct ClubLine {
    /// A resource must be usable by several threads at once; the lock makes it so, and is never waited for.
    socket: Mutex<SocketLine>,
    /// The address under which the club is known.
    pub club: String,
    /// The address that is dialled.
    pub dialled: String,
    /// The token by which the club knows the player.
    token: Option<String>,
    /// The number of the rules of each game that this program plays.
    rules: BTreeMap<String, u32>,
    /// The invitation that is used once the club has answered, with the name for a new account.
    pub invite: Option<(String, String)>,
    /// Whether the answer to an invitation may come.
    pub joins: bool,
    /// The sentence about its last loss.
    pub lost: Option<String>,
    /// The things that the club does besides its games, as it has said.
    pub services: ClubServices,
    /// How often the club has changed what is kept of it.
    pub changes: usize,
    /// Has the lists asked for.
    _reminder: Reminder,
}

impl ClubLine {
    fn socket(&mut self) -> &mut SocketLine {
        self.socket.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message. On a lost line it waits for the next connection.
    pub fn send(&mut self, message: &ClientMessage) {
        // A line whose thread has ended is lost, which the pages show.
        let _ = self.socket().send(&written(message));
    }

    /// Returns how often the club has begun the agreement on the dice of a game again.
    pub fn dice_restarts(&mut self, game: &str) -> u32 {
        self.socket().dice_restarts(game)
    }

    /// Uses a token on this line and on all lines to the same club.
    pub fn use_token(&mut self, token: &str) {
        self.token = Some(token.to_owned());
        let hello = hello(&self.rules, Some(token));
        self.socket().set_hello(&hello);
    }
}

/// Returns the first message on a line.
fn hello(rules: &BTreeMap<String, u32>, token: Option<&str>) -> String {
    let token = token.map(str::to_owned);
    written(&ClientMessage::Hello { v: VERSION, rules: rules.clone(), token })
}

/// The line to a club, the clubs that are known, and what the player waits for.
#[derive(Resource)]
pub(super) struct ClubLink {
    pub(super) kinds: Referees,
    folder: Option<PathBuf>,
    pub(super) known: KnownClubs,
    waker: Waker,
    pub(super) line: Option<ClubLine>,
    /// The club in this program, once it was needed.
    pub(super) home: Option<Home>,
    /// Where the club in this program is reached by ticket; none if it is not.
    #[cfg(feature = "ticket")]
    pub(super) reach: Option<crate::club::tickets::Reach>,
    /// The relay that the player's settings name.
    #[cfg(feature = "ticket")]
    pub(super) relay: crate::settings::TicketRelay,
    /// The invitation in the ticket that the player sees, for a game on this computer.
    #[cfg_attr(not(feature = "ticket"), allow(dead_code, reason = "only tickets are renewed"))]
    pub(super) invited: Option<String>,
    /// The game that is to be made, with the key of its message, until the club has answered.
    pub(super) offered: Option<(HostWish, String)>,
    /// The game that is opened as soon as it has begun.
    pub(super) wanted: Option<String>,
    /// The game that has ended and is opened for its replay.
    pub(super) replays: Option<String>,
    /// The invitations to watch private games, by the games.
    pub(super) watched: BTreeMap<String, String>,
    /// The game that is to be opened now.
    pub(super) ready: Option<LobbyRow>,
    /// When the lists were asked for last, and what the player looked at then.
    asked: Option<(Instant, Option<OnlinePage>)>,
}

impl ClubLink {
    /// Begins without a line.
    pub fn new(kinds: Referees, folder: Option<PathBuf>, known: KnownClubs, waker: Waker) -> Self {
        Self {
            kinds,
            folder,
            known,
            waker,
            line: None,
            home: None,
            #[cfg(feature = "ticket")]
            reach: None,
            #[cfg(feature = "ticket")]
            relay: crate::settings::TicketRelay::default(),
            invited: None,
            offered: None,
            wanted: None,
            replays: None,
            watched: BTreeMap::new(),
            ready: None,
            asked: None,
        }
    }

    /// Whether this program can hold games.
    pub fn can_host_at_home(&self) -> bool {
        !self.kinds.games.is_empty() && self.folder.is_some()
    }

    pub fn has_line(&self) -> bool {
        self.line.is_some()
    }

    /// Makes a line to a club at this address, in place of the one that is there. The invitation is used once the club has
    /// answered.
    pub(super) fn connect(
        &mut self,
        state: &mut OnlineState,
        (club, dialled): (&str, &str),
        invite: Option<(String, String)>,
    ) {
        self.leave(state);
        state.fault = None;
        let token = self.known.token(club);
        match self.dial(dialled, token.as_deref()) {
            Ok(socket) => {
                self.line = Some(ClubLine {
                    socket: Mutex::new(socket),
                    club: club.to_owned(),
                    dialled: dialled.to_owned(),
                    token,
                    rules: rules_of(self.kinds.games),
                    joins: invite.is_some(),
                    invite,
                    lost: None,
                    services: ClubServices::default(),
                    changes: 0,
                    _reminder: Reminder::every(LISTS_EVERY, self.waker.clone()),
                });
                state.connection = Connection::Connecting;
                state.club = self.known.name(club);
            }
            Err(why) => state.fault = Some(why),
        }
    }

    /// Makes a line to this address. All lines of the player answer alike about dice.
    fn dial(&mut self, address: &str, token: Option<&str>) -> Result<SocketLine, String> {
        let waker = self.waker.clone();
        let secret = self.known.dice_secret()?;
        let address = self.way_to(address);
        let hello = hello(&rules_of(self.kinds.games), token);
        let mut socket = dial(&address, &hello, move || waker.wake()).map_err(|fault| fault.to_string())?;
        socket.set_dice_secret(secret);
        Ok(socket)
    }

    /// Makes a line to the club in this program, which is started if it does not run.
    ///
    /// # Errors
    /// It cannot be started: a sentence.
    pub(super) fn connect_home(&mut self, state: &mut OnlineState) -> Result<(), String> {
        let folder = self.folder.clone().ok_or_else(|| say!("online-home-no-folder"))?;
        let cannot = |why: String| say!("online-home-not-started", why = why);
        let name = state.home_player.clone().unwrap_or_else(|| own_name(&state.join.name));
        self.end_home_with_other_relay().map_err(cannot)?;
        let running = self.home.take().filter(Home::is_running);
        let home = match running {
            Some(home) => home,
            None => self.start_home(&folder, &name).map_err(cannot)?,
        };
        let home = self.home.insert(home);
        let invite = match self.known.token(HOME) {
            Some(_) => None,
            None => Some((home.invitation().map_err(cannot)?, name)),
        };
        let dialled = home.address();
        self.connect(state, (HOME, dialled.as_str()), invite);
        Ok(())
    }

    /// Starts the club in this program.
    fn start_home(&self, folder: &Path, name: &str) -> Result<Home, String> {
        #[cfg(feature = "ticket")]
        let reach = self.wished_reach()?;
        let home = Home::start(folder, name, self.kinds)?;
        #[cfg(feature = "ticket")]
        if let Some(reach) = reach {
            let (mut home, waker) = (home, self.waker.clone());
            home.open_to_tickets(reach, move || waker.wake())?;
            return Ok(home);
        }
        Ok(home)
    }

    /// Connects to a club that is known, or to this address.
    pub(super) fn connect_to(
        &mut self,
        state: &mut OnlineState,
        club: &str,
        invite: Option<(String, String)>,
    ) {
        if club != HOME {
            return self.connect(state, (club, club), invite);
        }
        if let Err(why) = self.connect_home(state) {
            state.fault = Some(why);
        }
    }

    /// Ends the line. The game on the table keeps its own.
    pub(super) fn leave(&mut self, state: &mut OnlineState) {
        (self.line, self.offered, self.wanted) = (None, None, None);
        (self.asked, self.ready) = (None, None);
        self.watched.clear();
        state.connection = Connection::None;
        (state.lobby, state.player, state.waits) = (None, None, false);
        (state.device, state.leaving, state.copied) = (None, None, None);
        state.addresses = AddressState::default();
        (state.may_invite, state.invited) = (false, None);
    }

    pub(super) fn send(&mut self, message: &ClientMessage) {
        if let Some(line) = &mut self.line {
            line.send(message);
        }
    }

    /// Asks for the lists.
    pub(super) fn ask_for_lists(&mut self, page: Option<OnlinePage>) {
        self.asked = Some((Instant::now(), page));
        self.send(&ClientMessage::Lobby);
    }

    /// Hears what has come, and asks for the lists if the player can see them and they are old. Returns whether something
    /// has changed.
    pub(super) fn attend(&mut self, state: &mut OnlineState, seen: Seen) -> bool {
        let (mut has_changed, mut bytes) = (self.note_line(state) | self.renew_ticket(state), 0);
        for _ in 0..MOST {
            if bytes > MOST_BYTES {
                break;
            }
            let Some(line) = &mut self.line else { break };
            let Ok(Some(text)) = line.socket().receive() else { break };
            has_changed = true;
            bytes += text.len();
            // A text that cannot be read is of another version.
            if let Ok(message) = read_from_referee(&text) {
                self.hear(state, message);
            }
        }
        if state.connection == Connection::Connected {
            let is_new_page =
                |(_, page): (Instant, Option<OnlinePage>)| seen.page.is_some() && page != seen.page;
            let is_old = |(at, _): (Instant, _)| at.elapsed() >= LISTS_EVERY && seen.is_title;
            if self.asked.is_some_and(|asked| is_new_page(asked) || is_old(asked)) {
                self.ask_for_lists(seen.page);
            }
        }
        has_changed
    }

    /// Notes what has happened to the line; returns whether something has.
    fn note_line(&mut self, state: &mut OnlineState) -> bool {
        let Some(line) = &mut self.line else { return false };
        let mut has_changed = false;
        while let Some(news) = line.socket().news() {
            has_changed = true;
            if news == LineNews::Lost {
                state.connection = Connection::Lost { next_try: 0 };
                line.lost = line.socket().fault();
                state.fault.clone_from(&line.lost);
            }
        }
        let next_try = seconds_of(line.socket().next_try());
        if let Connection::Lost { next_try: shown } = &mut state.connection
            && *shown != next_try
        {
            (*shown, has_changed) = (next_try, true);
        }
        has_changed
    }

    /// Opens the wanted game if it has begun, now that the lists are new.
    pub(super) fn look_for_wanted(&mut self, state: &mut OnlineState) {
        let Some(wanted) = self.wanted.clone() else { return };
        match lists::find(state.lobby.as_ref(), &wanted) {
            Some(row) if has_begun(row) => {
                self.ready = Some(row.clone());
                (self.wanted, state.ticket) = (None, None);
            }
            // The club says when it begins.
            Some(_) => {}
            None => {
                state.fault = Some(say!("online-club-no-game"));
                if self.known.last().is_some_and(|last| last.game == wanted) {
                    self.note_last(state, None);
                }
                self.wanted = None;
            }
        }
    }

    /// Returns a line of its own for a game of the club, with the message that comes first on it.
    ///
    /// # Errors
    /// There is no line to the club, or no thread for another: a sentence.
    pub(super) fn line_for(&mut self, game: &str) -> Result<(SocketLine, Option<ClientMessage>), String> {
        let line = self.line.as_ref().ok_or_else(|| say!("online-no-line"))?;
        let (dialled, token) = (line.dialled.clone(), line.token.clone());
        let socket = self.dial(&dialled, token.as_deref())?;
        let join = |invite: &String| ClientMessage::Join { invite: invite.clone(), name: None };
        Ok((socket, self.watched.get(game).map(join)))
    }

    /// Returns the mark of the club, which is the same for every line to it; empty without a line.
    pub(super) fn mark(&self) -> String {
        self.line.as_ref().map(|line| mark_of(&line.club)).unwrap_or_default()
    }

    /// Notes that a game is on the table: after a restart one click leads back to it, as long as it goes on.
    ///
    /// # Errors
    /// The file of the clubs cannot be written: a sentence.
    pub(super) fn note_opened(&mut self, row: &LobbyRow) -> Result<(), String> {
        let Some(line) = self.line.as_ref().filter(|_| row.own.is_some() && row.result.is_none()) else {
            return Ok(());
        };
        let (club, game) = (line.club.clone(), row.game.clone());
        self.known.note_last(Some(GameAt { club, game }))
    }

    /// Notes the game that was on the table last.
    pub(super) fn note_last(&mut self, state: &mut OnlineState, last: Option<GameAt>) {
        if let Err(why) = self.known.note_last(last) {
            state.fault = Some(why);
        }
    }
}
