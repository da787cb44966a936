//! The parts of orders in words: instructions, lanes and losses.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Text, id, say_id, t},
    },
    games::squad::{
        rules::{
            fire::casualties::Loss,
            order::Bend,
            position::{Instruction, Mission, WorkKind},
        },
        words::names::{a_work_arg, call_arg},
    },
};

/// The instructions for fire in the opponent's movement, with the messages of their names (14.6).
pub const INSTRUCTIONS: [(Instruction, &str); 3] = [
    (Instruction::Ask, id!("squad-order-instruction-ask")),
    (Instruction::Never, id!("squad-order-instruction-never")),
    (Instruction::Any, id!("squad-order-instruction-any")),
];

fn instruction_id(instruction: Instruction) -> &'static str {
    match instruction {
        Instruction::Ask => id!("squad-order-instruction-ask"),
        Instruction::Never => id!("squad-order-instruction-never"),
        Instruction::Any => id!("squad-order-instruction-any"),
    }
}

/// The name of an instruction, in the language of the table.
pub fn instruction_name(instruction: Instruction) -> String {
    say_id(instruction_id(instruction))
}

pub(super) fn instruction_arg(instruction: Instruction) -> Arg {
    Arg::Name(instruction_id(instruction))
}

/// The side to which a lane bends first (14.5).
pub(super) fn bend_arg(bend: Bend) -> Arg {
    Arg::Name(match bend {
        Bend::Left => id!("squad-order-bend-left"),
        Bend::Right => id!("squad-order-bend-right"),
    })
}

/// The loss with which units pay, for their owner (13.6).
pub(super) fn loss_text(loss: Loss, units: impl Into<Arg>) -> Text {
    let units = units.into();
    match loss {
        Loss::Ignored => t!("squad-order-loss-ignored", units = units),
        Loss::Pinned => t!("squad-order-loss-pinned", units = units),
        Loss::Reduced => t!("squad-order-loss-reduced", units = units),
        Loss::ReducedAndPinned => t!("squad-order-loss-reduced-and-pinned", units = units),
        Loss::Eliminated => t!("squad-order-loss-eliminated", units = units),
        Loss::Put(points) => t!("squad-order-loss-put", n = points, units = units),
    }
}

/// The order to build a work, or to remove it.
pub(super) fn build_text(work: WorkKind, hex: Hex, there: bool) -> Text {
    match there {
        true => t!("squad-order-build", work = a_work_arg(work), hex = hex),
        false => t!("squad-order-unbuild", work = a_work_arg(work), hex = hex),
    }
}

/// The call of a mission, or of a smoke barrage.
pub(super) fn call_text(mission: Option<Mission>, hex: Hex) -> Text {
    t!("squad-order-call", mission = call_arg(mission), hex = hex)
}

/// The call of a mission, or of a smoke barrage, with the unit that spots for it.
pub(super) fn spotted_call_text(mission: Option<Mission>, hex: Hex, spotter: Option<UnitId>) -> Text {
    match spotter {
        Some(unit) => t!("squad-order-call-spotted", mission = call_arg(mission), hex = hex, unit = unit),
        None => call_text(mission, hex),
    }
}

/// The word by which messages choose.
pub(super) fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
