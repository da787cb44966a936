//! Orders: the one door through which every game is played.
//!
//! The mouse, the command line, a replay, a test and a computer player all call [`play`] with an
//! order. It is refused, and then nothing has changed, or it is carried out, and then the events
//! tell everything that happened. A [`Record`] keeps a game's orders for undo and for its file.

mod any;
mod autosave;
mod beside;
mod by_hand;
mod contents;
mod difference;
mod door;
mod ending;
mod eyes;
mod fact;
mod facts;
mod files;
mod free_hand;
mod game_file;
mod glance;
mod hands;
mod hash;
mod legal;
mod levels;
mod marks;
mod mending;
mod mirror;
mod newer;
mod noting;
mod number;
mod options;
mod order_rule;
mod phases;
mod plain;
mod position;
mod reading;
mod record;
mod refusal;
mod refusals;
mod room;
mod scenario_check;
mod scratch;
mod seal;
mod sequence;
mod sides;
mod snapshots;
mod staged;
mod stand;
mod standing;
mod table_command;
mod timeline;
mod usual;
mod victory;
mod viewed;
mod whole;

pub use any::{AnyOrder, AnyValue, AnyWish};
pub use autosave::Autosave;
pub use beside::{is_kept_beside, keep_beside};
pub use by_hand::{
    Agreed, AtTable, Carries, CarryWish, FreeHand, Lies, SavedAs, TableWish, To, carried_by_hand, findings,
    free_carriers, is_on_board, judge_at_table, put_by_hand, scenario_of, scenario_text, still_in_the_box,
};
pub(crate) use by_hand::{carry_commands, free_hand_parts, table_commands, usual_hand};
pub use contents::{About, Contents, Ruled};
pub use difference::Edit;
pub use door::{Desk, Game, PlayOrder, Referee, is_over, phase_is_changing, play};
pub use ending::{EndSaid, EndWish, Ending, offer_happens};
pub use eyes::Eyes;
pub use fact::{Fact, Going, Happening};
pub use facts::{dice_of, end_phase, facts, open_secrets};
pub use files::{Files, faults_of_the_start, read_files};
pub use free_hand::{Finding, Findings, HandWish, Placing};
pub use game_file::{CommandOf, FORMAT, FileFault, GameFile, Header, Line, PlayedOrder};
pub use glance::{Glance, nothing_played};
pub use hands::{begin, register, register_plain};
pub use hash::{PositionHash, hash, hash_of_text, outside_the_hash};
pub use legal::{Alike, Legal, NoShape, Shape};
pub use levels::{End, Level, Outcome, Rung, rungs};
pub use mirror::{Components, InPlay, NoMarker};
pub use newer::newer_writer;
pub use number::Number;
pub use options::{ChosenOptions, set_option};
pub(crate) use order_rule::orders;
pub use order_rule::{OrderRule, Ruling};
pub use phases::{PhaseTransition, add_phases, leave_phases, set_phase};
pub use plain::{PlainCounter, PlainRules};
pub use position::{
    Position, Rules, Sealed, agree, counter, imagine, lay, mirror, seat, seat_again, take_away, unseat,
};
pub use reading::{Reading, game_of, has_game_lines, no_game_file, unknown_game};
pub use record::{
    Record,
    damage::{AtDamage, OtherWay},
    opening::{MomentWatcher, Opened},
};
pub use refusal::Refusal;
pub(crate) use refusals::refusals;
pub use room::{Group, without_place};
pub use scenario_check::{ScenarioCheck, edge_of};
pub use scratch::{Scratch, Snapshot};
pub use seal::{SealRoom, open as open_seal, seal, seal_value, sealed_number, sealed_value};
pub use sequence::{Guard, Named, PhaseRules, Sequence, Sequenced, Step, phase};
pub(crate) use sides::sides;
pub use sides::{SideNames, Sided};
pub use staged::staging_faults;
pub use stand::Change;
pub use standing::{standing_words, winning_words};
pub use table_command::{GoingOn, Opening, Spoiled, TableCommand};
pub use timeline::{Kept, Timeline};
pub(crate) use usual::{usual_contents, usual_counter, usual_parts, usual_rulebook};
pub use victory::{Award, Gone, Reason, Victory};
pub use viewed::{KeptOpen, OpenView, Viewed};
