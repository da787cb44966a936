//! Orders: the one door through which every game is played.
//!
//! The mouse, the command line, a replay, a test and a computer player all call [`play`] with an order. It is either
//! refused, and nothing has changed, or carried out, and the events state everything that happened. A [`Record`] keeps
//! the orders of a game for undo and for its file.

mod any;
mod by_hand;
mod door;
mod events;
mod fact;
mod facts;
mod game;
mod game_file;
mod legal;
mod position;
mod record;
mod refusal;
mod refusals;
mod secrets;
mod sequence;
mod study;
mod table_command;
mod trial;

pub use any::{AnyOrder, AnyValue, AnyWish};
pub use by_hand::{
    Agreed, AtTable, Carries, CarryWish, FreeHand, Lies, SavedAs, TableWish, To, carried_by_hand, findings,
    free_carriers,
    free_hand::{Finding, HandWish, Placing, RefereeReport},
    is_on_board, judge_at_table, put_by_hand, scenario_of, scenario_text, still_in_the_box,
};
pub(crate) use by_hand::{carry_commands, free_hand_parts, table_commands, usual_hand};
pub use door::{Game, PendingOrder, PlayOrder, Referee, is_over, phase_is_changing, play};
pub(crate) use events::events;
pub use fact::{Fact, Going, Happening};
pub use facts::{dice_of, end_phase, facts, open_secrets};
pub use game::{
    contents::{PositionData, RulebookData, ScenarioInfo},
    ending::{EndSaid, EndWish, Ending, offer_happens},
    files::{Files, faults_of_the_start, read_files},
    levels::{End, Level, Outcome, VictoryThreshold, rungs},
    options::{ChosenOptions, set_option},
    plain::{PlainCounter, PlainRules},
    room::{Group, without_place},
    scenario_check::{ScenarioCheck, edge_of},
    sides::{SideNames, Sided},
    staged::staging_faults,
    standing::{standing_text, standing_words, winning_words},
    victory::{Award, Gone, Reason, Victory},
};
pub(crate) use game::{
    sides::sides,
    usual::{usual_contents, usual_counter, usual_parts, usual_rulebook},
};
pub use game_file::{
    CommandOf, FORMAT, FileFault, GameFile, Header, Line, PlayedOrder,
    autosave::Autosave,
    beside::{is_kept_beside, keep_beside},
    first_line::{game_of, has_game_lines, no_game_file, unknown_game},
    glance::{Glance, nothing_played},
    newer::newer_writer,
    reading::Reading,
    stand::Change,
};
pub use legal::{Alike, Legal, NoShape, Shape};
pub use position::{
    Position, Rules, Sealed, agree, counter,
    difference::Edit,
    hash::{PositionHash, hash, hash_of_text, outside_the_hash},
    imagine, lay, mirror,
    mirror::{Components, InPlay, NoMarker},
    number::Number,
    scratch::{Scratch, Snapshot},
    seat, seat_again, take_away, unseat,
};
pub use record::{
    Record,
    damage::{AtDamage, RecoveryOption},
    opening::{MomentWatcher, Opened},
    timeline::{Kept, Timeline},
};
pub use refusal::Refusal;
pub(crate) use refusals::refusals;
pub use secrets::{
    deal::drawn_near,
    eyes::Viewer,
    seal::{SealRoom, open as open_seal, seal, seal_value, sealed_number, sealed_value, unsealed},
    sent::{Sent, is_own, laid_out_without_dice},
    viewed::{KeptOpen, OpenView, Viewed},
};
pub use sequence::{
    Guard, Named, PhaseRules, Sequence, Sequenced, Step,
    names::WrongPhase,
    order_field::{Material, OrderField, OrderNames},
    order_rule::{OrderRule, Ruling},
    phase,
    phase_owner::PhaseOwner,
    phases::{PhaseTransition, add_phases, leave_phases, set_phase},
    systems::{begin, register, register_plain},
};
pub(crate) use sequence::{order_field::plain_fields, order_rule::orders};
pub use study::{Branch, BranchDice, BranchEyes, BranchOrder, Drawn, DrawnColour, DrawnShape, Study};
pub use table_command::{Opening, ResumePoint, Spoiled, TableCommand};
pub use trial::{OpenBranch, expected_dice, with_what_was_played};
