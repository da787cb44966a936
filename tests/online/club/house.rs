//! A hall with links to it, and what was sent to each of them.

use super::shared_memory::SharedMemory;
use kessel::{
    club::{
        accounts::{self, Chance},
        hall::{Hall, HallAct, HallRules, LinkId},
    },
    games::REFEREED,
    referee::{
        Hints, Role,
        dice_answers::DiceAnswers,
        wire::{
            ClientMessage, ErrorCode, Form, NewOffer, RefereeMessage, TakebackTerms, VERSION,
            read_from_referee, written,
        },
    },
};
use std::{
    collections::{BTreeMap, VecDeque},
    net::{IpAddr, Ipv4Addr},
    sync::Arc,
};

/// The milliseconds from one message to the next: half of what the limits allow.
const STEP: i64 = 100;

/// A hall, the store beneath it, and its links.
pub struct House {
    pub hall: Hall,
    pub store: SharedMemory,
    /// The present moment, in milliseconds of UNIX time.
    pub at: i64,
    /// What was sent to each link and not yet looked at.
    sent: BTreeMap<LinkId, Vec<Arc<str>>>,
    /// The links that the hall has closed, with its reasons.
    closed: BTreeMap<LinkId, &'static str>,
    /// The programs at the other ends, which answer what the hall asks about dice.
    programs: BTreeMap<LinkId, DiceAnswers>,
    /// Whether they do not: what is sent about dice is looked at as all other messages.
    pub are_dice_by_hand: bool,
    /// What was sent about dice, and the answers.
    pub about_dice: Vec<(LinkId, RefereeMessage)>,
    pub answers: Vec<(LinkId, ClientMessage)>,
    chance: Chance,
    homes: u32,
    keys: u32,
}

/// A player of the club on a link.
#[derive(Clone, Debug)]
pub struct Member {
    pub link: LinkId,
    pub token: String,
    /// The secret of the player's program.
    pub secret: [u8; 32],
}

fn opened(store: &SharedMemory, seed: u64) -> Hall {
    let club = "Club".to_owned();
    let rules =
        HallRules { club, is_repeatable: true, sends_mail: true, rates_games: true, ..HallRules::default() };
    Hall::open(Box::new(store.clone()), &REFEREED, rules, seed).unwrap()
}

impl House {
    pub fn new() -> Self {
        let store = SharedMemory::default();
        Self {
            hall: opened(&store, 7),
            store,
            at: 1_795_939_200_000,
            sent: BTreeMap::new(),
            closed: BTreeMap::new(),
            programs: BTreeMap::new(),
            are_dice_by_hand: false,
            about_dice: Vec::new(),
            answers: Vec::new(),
            chance: Chance::repeatable(99),
            homes: 0,
            keys: 0,
        }
    }

    /// Opens a second hall on the same store, as another process would. It has no links yet.
    pub fn beside(&self) -> Self {
        let (store, homes, keys) = (self.store.clone(), self.homes + 1_000, self.keys + 1_000);
        let (hall, chance) = (opened(&store, 9), Chance::repeatable(98));
        Self { hall, store, at: self.at, chance, homes, keys, ..Self::new() }
    }

    /// Stops the hall and opens another one on the same store. All links are gone.
    pub fn restart(&mut self) {
        self.hall = opened(&self.store, 8);
        self.sent.clear();
        self.closed.clear();
    }

    pub fn address(number: u32) -> IpAddr {
        IpAddr::V4(Ipv4Addr::from(0x0a00_0000 + number))
    }

    /// Makes a link from an address of its own.
    pub fn dial(&mut self) -> LinkId {
        self.homes += 1;
        let link = self.hall.link(Self::address(self.homes), self.at).unwrap();
        self.programs.insert(link, DiceAnswers::new(secret(self.homes)));
        link
    }

    /// Makes a link of a guest.
    pub fn guest(&mut self) -> LinkId {
        let link = self.dial();
        self.ask(link, &hello(None));
        link
    }

    /// Makes an invitation to the club.
    pub fn invitation(&mut self, role: Role, uses: u32, ends: Option<i64>) -> String {
        accounts::invite(&mut self.store, &mut self.chance, (role, uses, ends), self.at).unwrap()
    }

    /// Makes an account.
    pub fn member(&mut self, name: &str) -> Member {
        self.member_as(name, Role::Player)
    }

    pub fn member_as(&mut self, name: &str, role: Role) -> Member {
        let (invite, link) = (self.invitation(role, 1, None), self.guest());
        let secret = secret(self.homes);
        match self.answer(link, &join(&invite, Some(name))) {
            RefereeMessage::Joined { token: Some(token), .. } => Member { link, token, secret },
            other => panic!("{other:?}"),
        }
    }

    /// Makes a further link of a player.
    pub fn again(&mut self, member: &Member) -> Member {
        let link = self.dial();
        self.programs.insert(link, DiceAnswers::new(member.secret));
        let welcome = self.answer(link, &hello(Some(&member.token)));
        assert!(matches!(welcome, RefereeMessage::Welcome { player: Some(_), .. }), "{welcome:?}");
        Member { link, ..member.clone() }
    }

    pub fn key(&mut self) -> String {
        self.keys += 1;
        format!("key-{}", self.keys)
    }

    /// Carries out what the hall has returned.
    pub fn carry(&mut self, acts: Vec<HallAct>) {
        let mut waiting = VecDeque::from(acts);
        while let Some(act) = waiting.pop_front() {
            match act {
                HallAct::Send { link, text } => match about_dice(&text) {
                    Some(message) if !self.are_dice_by_hand => {
                        let answer = self.programs.get_mut(&link).unwrap().hear(&message);
                        self.about_dice.push((link, message));
                        if let Some(answer) = answer {
                            waiting.extend(self.hall.hear(link, &written(&answer), self.at));
                            self.answers.push((link, answer));
                        }
                    }
                    _ => self.sent.entry(link).or_default().push(text),
                },
                HallAct::Close { link, why } => {
                    self.closed.insert(link, why);
                }
            }
        }
    }

    /// The program at the other end of a link.
    pub fn program(&mut self, link: LinkId) -> &mut DiceAnswers {
        self.programs.get_mut(&link).unwrap()
    }

    /// Sends a text on a link, a moment later.
    pub fn send_text(&mut self, link: LinkId, text: &str) {
        self.at += STEP;
        let acts = self.hall.hear(link, text, self.at);
        self.carry(acts);
    }

    pub fn send(&mut self, link: LinkId, message: &ClientMessage) {
        self.send_text(link, &written(message));
    }

    /// Returns the texts that were sent to a link since the last look.
    pub fn texts(&mut self, link: LinkId) -> Vec<Arc<str>> {
        self.sent.remove(&link).unwrap_or_default()
    }

    /// Returns the messages that were sent to a link since the last look.
    pub fn messages(&mut self, link: LinkId) -> Vec<RefereeMessage> {
        self.texts(link).iter().map(|text| read_from_referee(text).unwrap()).collect()
    }

    /// Sends a message, and returns what the link is sent at once.
    pub fn ask(&mut self, link: LinkId, message: &ClientMessage) -> Vec<RefereeMessage> {
        self.texts(link);
        self.send(link, message);
        self.messages(link)
    }

    /// Sends a message, and returns the first one that the link is sent at once.
    #[track_caller]
    pub fn answer(&mut self, link: LinkId, message: &ClientMessage) -> RefereeMessage {
        let answers = self.ask(link, message);
        answers.into_iter().next().expect("an answer")
    }

    /// The code with which a message is refused.
    #[track_caller]
    pub fn refusal(&mut self, link: LinkId, message: &ClientMessage) -> ErrorCode {
        match self.answer(link, message) {
            RefereeMessage::Error { code, .. } => code,
            other => panic!("{other:?}"),
        }
    }

    /// Lets time pass.
    pub fn wait(&mut self, milliseconds: i64) {
        self.at += milliseconds;
        let acts = self.hall.tick(self.at);
        self.carry(acts);
    }

    /// The reason why the hall has closed a link; none if it has not.
    pub fn closed(&self, link: LinkId) -> Option<&'static str> {
        self.closed.get(&link).copied()
    }

    /// Makes a game, and returns the answer.
    pub fn make(&mut self, member: &Member, offer: NewOffer) -> RefereeMessage {
        self.answer(member.link, &ClientMessage::New(Box::new(offer)))
    }

    /// Makes a game of two players, and returns its id.
    pub fn game_of(&mut self, (first, second): (&Member, &Member), offer: NewOffer) -> String {
        let offer = NewOffer { other: "invite".to_owned(), ..offer };
        let RefereeMessage::Made { game, invite: Some(invite), .. } = self.make(first, offer) else {
            panic!("no game is made")
        };
        let joined = self.answer(second.link, &join(&invite, None));
        assert!(matches!(joined, RefereeMessage::Joined { .. }), "{joined:?}");
        game
    }
}

/// The secret of the program that was dialled as this one.
fn secret(number: u32) -> [u8; 32] {
    let mut secret = [7; 32];
    secret[..4].copy_from_slice(&number.to_le_bytes());
    secret
}

/// Reads a message that the player's program answers, or that tells it that a game has begun.
fn about_dice(text: &str) -> Option<RefereeMessage> {
    let kinds = ["forming", "nonce", "begun"].map(|kind| format!("{{\"t\":\"{kind}\""));
    let is_one = kinds.iter().any(|kind| text.starts_with(kind));
    is_one.then(|| read_from_referee(text).unwrap())
}

pub fn hello(token: Option<&str>) -> ClientMessage {
    ClientMessage::Hello { v: VERSION, rules: BTreeMap::new(), token: token.map(str::to_owned) }
}

pub fn join(invite: &str, name: Option<&str>) -> ClientMessage {
    ClientMessage::Join { invite: invite.to_owned(), name: name.map(str::to_owned) }
}

pub fn open(game: &str) -> ClientMessage {
    ClientMessage::Open { game: game.to_owned(), form: Form::View, n: None, hash: None }
}

pub fn feed(game: &str) -> ClientMessage {
    ClientMessage::Open { game: game.to_owned(), form: Form::Feed, n: None, hash: None }
}

pub fn leave(game: &str) -> ClientMessage {
    ClientMessage::Leave { game: game.to_owned() }
}

pub fn sit(game: &str, side: &str) -> ClientMessage {
    ClientMessage::Sit { game: game.to_owned(), side: side.to_owned() }
}

/// An open, public game of Squad.
pub fn patrol(key: &str) -> NewOffer {
    NewOffer {
        key: key.to_owned(),
        kind: "squad".to_owned(),
        scenario: "patrol".to_owned(),
        options: None,
        side: "german".to_owned(),
        other: "open".to_owned(),
        takebacks: TakebackTerms::Ask,
        hints: Hints::Allowed,
        clock: None,
        delay: None,
        public: true,
        rated: false,
    }
}
