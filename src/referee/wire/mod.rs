//! The messages between the referee and a player at another home: in JSON, the same over every line.

mod club;
mod greeting;
mod line;
mod messages;
mod question;
mod reading;
mod sent;
mod view_change;

pub use club::{
    Audience, ChatRoom, ClubServices, DiceStep, LobbyClock, LobbyGame, LobbyShown, NewOffer, PlayerShown,
    SaidShown, SeatKind, SeatShown, TakebackTerms, TermsShown,
};
pub use greeting::check_hello;
pub use line::{Line, LineFault, LineState};
pub use messages::{ClientMessage, ErrorCode, Form, MOST_DRAGGED, RefereeMessage, VERSION};
pub use question::Question;
pub use reading::{LONGEST_FROM_CLIENT, WireFault, read_from_client, read_from_referee, written};
pub use sent::{Back, ClockSent, Head, StepSent, WholeGame};
pub use view_change::{ViewChange, hash_of_view, is_usual_view};
