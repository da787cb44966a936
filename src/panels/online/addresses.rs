//! The addresses at which a club tells a player of a turn, as a page shows them. It is plain data: the table fills it, except
//! the draft.

/// The addresses of a player; an empty one is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnAddresses {
    pub mail: String,
    /// The webhook.
    pub hook: String,
}

/// The addresses of the player at the club of the connection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AddressState {
    /// Whether the club sends mail.
    pub sends_mail: bool,
    /// Whether the club calls webhooks.
    pub sends_hooks: bool,
    /// The addresses that the club has; none before it has said it.
    pub kept: Option<TurnAddresses>,
    /// The typed texts.
    pub draft: TurnAddresses,
    /// Whether a change waits for the answer of the club.
    pub waits: bool,
    /// The reason why the club did not take the last change, in its own sentence.
    pub refused: Option<String>,
}
