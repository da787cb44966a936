//! The session: the game on the table, its record and log, and the one system that plays requests
//! through the door.

pub(crate) mod by_hand;
mod by_itself;
pub(super) mod cover;
pub(super) mod ending;
pub(super) mod eyes;
pub(crate) mod hand_over;
pub(super) mod happening;
pub(crate) mod hint;
mod laying;
mod lending;
pub(crate) mod opponent;
mod ordering;
pub(crate) mod passing;
mod people;
pub(super) mod plans;
mod playing;
mod request;
pub(crate) mod requests;
pub(crate) mod seating;
pub(super) mod set_up;
mod state;
pub(crate) mod summing_up;
pub(crate) mod thinker;
pub(super) mod wait_word;

pub use laying::put_on_table;
pub(super) use laying::{
    begin_from, begin_taught, clear, go_back_to, lay_branch, lay_game_again, load, look_at, make_room,
    new_game, read, save, to_table,
};
pub(crate) use laying::{lay_elsewhere, lay_moment};
pub(crate) use lending::{keep, note, with_record, write_study};
pub(crate) use ordering::play_order;
pub use people::{DiceAsked, HandOver, People};
pub use playing::Played;
pub(crate) use playing::{carry_out, game_plugin, play_with, step, taken_back, tell};
pub(crate) use request::trouble;
pub use request::{Ask, Refused, Request, SessionRequest};
pub use state::Session;
pub(crate) use state::{OnBranch, is_by_person, is_human, is_on_table};
