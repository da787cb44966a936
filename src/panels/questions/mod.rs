//! Questions and messages over the table: the end of a game, files, the referee, the next player.

pub(super) mod art_fault;
pub(super) mod ask_end;
pub(super) mod by_hand;
pub(super) mod changed_by_hand;
pub(super) mod damaged_game;
pub(super) mod hand_over;
pub(super) mod parcel;
pub(super) mod referee;
pub(super) mod save_name;
pub(super) mod saving;
pub(super) mod wait_word;
