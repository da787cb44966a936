//! Hears what a club has sent.

use super::{addresses::addressed, known::HOME, link::ClubLink, lists, relay::with_invite, wishes::offer_of};
use crate::{
    panels::{Connection, GameSeat, LobbyRow, OnlineClock, OnlinePage, OnlineState, Opponent, Ticket},
    referee::{
        Role,
        bench::{PERSON, Takebacks},
        wire::{ClientMessage, ErrorCode, Form, LobbyShown, RefereeMessage, WholeGame},
    },
    table::away::texts::{NAME, reason, shown},
};

/// Limit of the letters of a token and of an invitation: honest ones have a quarter of it.
const TOKEN: usize = 256;
/// Limit of the times that a club may change what is kept of it on one line: each is a file that is written.
const CHANGES: usize = 8;

impl ClubLink {
    pub(super) fn hear(&mut self, state: &mut OnlineState, message: RefereeMessage) {
        match message {
            RefereeMessage::Welcome { player, club, services, .. } => {
                // A game on this computer has its own ticket, which also works in other networks.
                let is_home = self.line.as_ref().is_some_and(|line| line.club == HOME);
                let invites = player.as_ref().is_some_and(|player| player.role.may_invite(Role::Player));
                state.may_invite = invites && !is_home;
                let player = player.map(|player| shown(&player.name, NAME));
                if let Some(line) = &mut self.line {
                    line.services = services;
                }
                state.has_ratings = services.ratings;
                self.welcome(state, player, &shown(&club, NAME));
            }
            RefereeMessage::Joined { token, name, game, side } => {
                let token = token.filter(|token| token.len() <= TOKEN);
                let player = name.map(|name| shown(&name, NAME));
                self.joined(state, (token, player), game.map(|game| (game, side.is_some())));
            }
            RefereeMessage::Lobby(lobby) => self.listed(state, &lobby),
            RefereeMessage::Made { key, game, invite, watch } => {
                let [invite, watch] = [invite, watch].map(|sent| sent.map(|sent| shown(&sent, TOKEN)));
                self.made(state, &key, (game, invite), watch);
            }
            RefereeMessage::Sat { game, .. } => self.sat(state, game),
            RefereeMessage::Begun { .. } => self.ask_for_lists(Some(state.page)),
            RefereeMessage::Left { game, side } => {
                if side.is_none() {
                    self.note_watch(state, &game, None);
                }
                // A game that was withdrawn has no ticket any more.
                state.ticket.take_if(|ticket| side.is_none() && ticket.game.as_ref() == Some(&game));
                self.wanted.take_if(|wanted| side.is_none() && *wanted == game);
                self.ask_for_lists(Some(state.page));
            }
            RefereeMessage::Device { code, ends } => {
                let text = with_invite(&self.address_for_friends(), &shown(&code, TOKEN));
                state.device = Some((text, ends));
            }
            RefereeMessage::Addressed { mail, hook } => addressed(state, mail.as_deref(), hook.as_deref()),
            RefereeMessage::Invited { invite, ends, .. } => {
                let text = with_invite(&self.address_for_friends(), &shown(&invite, TOKEN));
                state.invited = Some((text, ends));
            }
            RefereeMessage::Game(game) => self.begun(&game),
            RefereeMessage::Error { code, why, message, .. } => {
                self.refused(state, code, reason(message.as_ref(), &why, &[]).plain());
            }
            // Messages about a game come on the line of that game.
            _ => {}
        }
    }

    /// The club has answered on a new connection: everything is asked for again.
    fn welcome(&mut self, state: &mut OnlineState, player: Option<String>, name: &str) {
        let Some(line) = &mut self.line else { return };
        let (club, invite) = (line.club.clone(), line.invite.clone());
        let lost = line.lost.take();
        if lost.is_some() && lost == state.fault {
            state.fault = None;
        }
        state.connection = Connection::Connected;
        self.note_club(state, &club, Some(name), player);
        self.ask_for_addresses(state);
        if let Some((invite, name)) = invite {
            let name = state.player.is_none().then_some(name);
            return self.send(&ClientMessage::Join { invite, name });
        }
        self.ask_for_lists(None);
        self.offer(state);
    }

    /// Notes what the club has said about itself and the player.
    fn note_club(&mut self, state: &mut OnlineState, club: &str, name: Option<&str>, player: Option<String>) {
        let may_change = self.line.as_mut().is_some_and(|line| {
            line.changes += usize::from(self.known.differs(club, name, player.as_deref()));
            line.changes <= CHANGES
        });
        if may_change && let Err(why) = self.known.note(club, name, player.as_deref()) {
            state.fault = Some(why);
        }
        state.club = self.known.name(club);
        state.player = player;
        self.known.show(state);
    }

    /// An invitation was used.
    fn joined(
        &mut self,
        state: &mut OnlineState,
        (token, player): (Option<String>, Option<String>),
        game: Option<(String, bool)>,
    ) {
        let Some(line) = &mut self.line else { return };
        // A club that was sent no invitation has nothing to give: it could have any game opened on the table.
        if !std::mem::take(&mut line.joins) {
            return;
        }
        let club = line.club.clone();
        let invite = line.invite.take();
        if let Some(token) = token {
            line.use_token(&token);
            if let Err(why) = self.known.note_token(&club, Some(token)) {
                state.fault = Some(why);
            }
        }
        if player.is_some() {
            self.note_club(state, &club, None, player);
            self.ask_for_addresses(state);
        }
        match game {
            Some((game, true)) => self.wanted = Some(game),
            // A private game to watch is in no list: the club says what it is when it is asked for it.
            Some((game, false)) => {
                self.watched.extend(invite.map(|(invite, _)| (game.clone(), invite)));
                self.send(&ClientMessage::Open { game, form: Form::View, n: None, hash: None });
            }
            None => {}
        }
        self.ask_for_lists(None);
        self.offer(state);
    }

    /// Sends the offer of a game that has no answer, once the player is known.
    pub(super) fn offer(&mut self, state: &mut OnlineState) {
        let Some((wish, key)) = self.offered.as_ref().filter(|_| state.player.is_some()) else { return };
        match offer_of(self.kinds.games, wish, key) {
            Some(offer) => self.send(&ClientMessage::New(Box::new(offer))),
            None => (self.offered, state.waits) = (None, false),
        }
    }

    /// The lists have come.
    fn listed(&mut self, state: &mut OnlineState, shown: &LobbyShown) {
        let mut lobby = lists::lobby(shown, state.player.as_deref());
        self.complete(&mut lobby);
        let club = self.line.as_ref().map(|line| line.club.clone()).unwrap_or_default();
        let is_over = self
            .known
            .last()
            .is_some_and(|last| last.club == club && lobby.ended.iter().any(|row| row.game == last.game));
        state.lobby = Some(lobby);
        if is_over {
            self.note_last(state, None);
        }
        self.look_for_wanted(state);
    }

    /// The game of the player was made.
    fn made(
        &mut self,
        state: &mut OnlineState,
        key: &str,
        (game, invite): (String, Option<String>),
        watch: Option<String>,
    ) {
        let Some((wish, _)) = self.offered.take_if(|(_, offered)| offered.as_str() == key) else { return };
        state.waits = false;
        if let Some(watch) = watch {
            self.note_watch(state, &game, Some(&watch));
        }
        self.ask_for_lists(Some(state.page));
        if let Some(invite) = invite {
            let text = with_invite(&self.address_for_friends(), &invite);
            state.host.copied = false;
            state.ticket = Some(Ticket { text, near: None, game: Some(game) });
            let is_at_home = self.line.as_ref().is_some_and(|line| line.club == HOME);
            self.invited = is_at_home.then_some(invite);
            self.renew_ticket(state);
        } else if matches!(wish.opponent, Opponent::Computer(_)) {
            self.wanted = Some(game);
        } else {
            state.page = OnlinePage::Mine;
        }
    }

    /// Notes the invitation to watch a private game of the player; none for one that was withdrawn.
    fn note_watch(&mut self, state: &mut OnlineState, game: &str, invite: Option<&str>) {
        let Some(club) = self.line.as_ref().map(|line| line.club.clone()) else { return };
        if let Err(why) = self.known.note_watch(&club, game, invite) {
            state.fault = Some(why);
        }
    }

    /// Shows the present ticket of this computer, with the address for the same network below it; returns whether it has
    /// changed.
    #[cfg(feature = "ticket")]
    pub(super) fn renew_ticket(&self, state: &mut OnlineState) -> bool {
        let (Some(shown), Some(invite), Some(home)) = (&mut state.ticket, &self.invited, &self.home) else {
            return false;
        };
        let Some(text) = home.ticket(invite).filter(|text| *text != shown.text) else { return false };
        shown.near = Some(format!("{}#{invite}", home.address_for_friends()));
        shown.text = text;
        true
    }

    /// Without tickets there is nothing to renew.
    #[cfg(not(feature = "ticket"))]
    pub(super) fn renew_ticket(&self, _: &mut OnlineState) -> bool {
        false
    }

    /// A seat of a game of the player was taken. A player who still looks at the ticket goes to the table.
    fn sat(&mut self, state: &mut OnlineState, game: String) {
        let has_ticket = state.ticket.as_ref().is_some_and(|ticket| ticket.game.as_ref() == Some(&game));
        if has_ticket && state.page == OnlinePage::Host && self.wanted.is_none() {
            self.wanted = Some(game);
        }
        self.ask_for_lists(Some(state.page));
    }

    /// A private game that the player may watch has come: it is opened over a line of its own.
    fn begun(&mut self, game: &WholeGame) {
        if !self.watched.contains_key(&game.game) || self.ready.is_some() {
            return;
        }
        let seat = |player: &String| match player.as_str() {
            PERSON => GameSeat::Player(String::new()),
            name => GameSeat::Computer(shown(name, NAME)),
        };
        let [Some(first), Some(second)] = [0, 1].map(|number: usize| game.head.players.get(number).map(seat))
        else {
            return;
        };
        let mut row = LobbyRow {
            game: game.game.clone(),
            kind: game.head.kind.clone(),
            scenario: game.head.scenario.clone(),
            seats: [first, second],
            own: None,
            due: Vec::new(),
            your_turn: false,
            left: None,
            moved: 0,
            result: None,
            takebacks: Takebacks::default(),
            hints: game.head.hints,
            clock: OnlineClock::None,
            rated: false,
            ratings: [None; 2],
            public: false,
            page: None,
            watch: None,
            restarts: 0,
            delay: game.head.delay,
            is_behind: false,
        };
        self.add_links(&mut row);
        self.ready = Some(row);
    }

    /// The club refuses something, for this reason.
    fn refused(&mut self, state: &mut OnlineState, code: ErrorCode, why: String) {
        state.addresses.waits = false;
        if code == ErrorCode::Address {
            state.addresses.refused = Some(why);
            return;
        }
        let Some(line) = &mut self.line else { return };
        let (club, dialled, invite) = (line.club.clone(), line.dialled.clone(), line.invite.take());
        let is_home = club == HOME;
        let offered = self.offered.take();
        state.waits = false;
        match code {
            // The data of the games on this computer were removed: the player gets a new account.
            ErrorCode::Token if is_home && self.known.token(HOME).is_some() => {
                let forgotten = self.known.note_token(HOME, None);
                match forgotten.and_then(|()| self.connect_home(state)) {
                    Ok(()) => (state.waits, self.offered) = (offered.is_some(), offered),
                    Err(why) => state.fault = Some(why),
                }
            }
            // The player’s token was revoked: the pasted code or invitation is used without it.
            ErrorCode::Token if invite.is_some() && self.known.token(&club).is_some() => {
                let forgotten = self.known.note_token(&club, None);
                self.connect(state, (club.as_str(), dialled.as_str()), invite);
                if let Err(why) = forgotten {
                    state.fault = Some(why);
                }
            }
            // The club ends the line, and would end the next one too.
            ErrorCode::Token | ErrorCode::Version | ErrorCode::HelloFirst => {
                self.leave(state);
                state.fault = Some(why);
            }
            _ => {
                state.fault = Some(why);
                if matches!(code, ErrorCode::Seat | ErrorCode::Rules) {
                    self.wanted = None;
                }
                if state.lobby.is_none() {
                    self.ask_for_lists(Some(state.page));
                }
            }
        }
    }
}
