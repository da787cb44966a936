//! The parts of orders in words: instructions, lanes and losses.

use crate::games::squad::{
    rules::{fire::casualties::Loss, order::Bend, position::Instruction},
    words::story::points_told,
};

/// The instructions for fire in the opponent's movement, with their names for players (14.6).
pub const INSTRUCTIONS: [(Instruction, &str); 3] =
    [(Instruction::Ask, "ask me"), (Instruction::Never, "hold fire"), (Instruction::Any, "any target")];

pub fn instruction_name(instruction: Instruction) -> &'static str {
    INSTRUCTIONS.iter().find(|(other, _)| *other == instruction).map_or("", |(_, name)| name)
}

/// The side to which a lane bends first, as text (14.5).
pub fn bend_name(bend: Bend) -> &'static str {
    match bend {
        Bend::Left => "left",
        Bend::Right => "right",
    }
}

/// The loss with which a unit of this name pays, as text for its owner (13.6).
pub fn loss_told(loss: Loss, name: &str) -> String {
    match loss {
        Loss::Ignored => format!("ignore the point on {name} (shield or valour)"),
        Loss::Pinned => format!("pin {name}"),
        Loss::Reduced => format!("reduce {name}"),
        Loss::ReducedAndPinned => format!("reduce and pin {name}"),
        Loss::Eliminated => format!("eliminate {name}"),
        Loss::Put(points) => format!("put {} on {name}", points_told(points)),
    }
}
