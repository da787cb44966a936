//! What is sent to players who are away when it is their turn.

/// The addresses at which a player wants to be told. They are shown to nobody else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// An address of mail.
    pub mail: Option<String>,
    /// The address of a program that is told (a webhook).
    pub hook: Option<String>,
}

/// The reason why a player is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MailKind {
    /// It has become the turn of the player.
    Turn,
    /// Three quarters of the time for the turn are over.
    Late,
}

impl MailKind {
    /// The word with which it is kept.
    pub fn word(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Late => "late",
        }
    }
}

/// The way to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MailWay {
    Mail,
    Hook,
}

impl MailWay {
    /// The word with which it is kept.
    pub fn word(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Hook => "hook",
        }
    }
}

/// The turn of a player of which the player is told once in each way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MailKey {
    /// The id of the player.
    pub player: String,
    pub game: String,
    pub kind: MailKind,
    pub way: MailWay,
    /// The number of the line of the game with which the turn began.
    pub after: u64,
}

/// Something that is to be sent to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    pub key: MailKey,
    /// The turn of the game.
    pub turn: u8,
    /// How often it was tried.
    pub tries: u32,
    /// The address; none if the player no longer wants it.
    pub to: Option<String>,
}
