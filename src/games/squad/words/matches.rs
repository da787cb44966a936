//! The counts, checks and results of whole games between computer players.

use crate::{
    games::squad::rules::{
        Position, Rulebook, Squad,
        event::{Event, Kind, Lost},
        order::Order,
        position::invariants,
    },
    play::matches::{Matched, Tells},
};

impl Matched for Squad {
    type Observer = ();
    const NAMED_BY_PLAYERS: bool = false;
    const TELLS: Tells = Tells::Wins;

    /// The points of the side for which the levels are defined, less those of the other side (23).
    fn points_for(rulebook: &Rulebook, side: usize, points: i32) -> i32 {
        if side == rulebook.scenario.victory.side.number() { points } else { -points }
    }

    fn broken(rulebook: &Rulebook, position: &Position) -> Vec<String> {
        invariants::broken(rulebook, position)
    }

    fn kinds_of_order(order: &Order) -> Vec<String> {
        vec![format!("order:{}", order.kind())]
    }

    fn kinds_of_event(event: &Event) -> Vec<String> {
        let mut kinds = vec![format!("event:{}", event.kind())];
        match event.itself() {
            Event::Attacked { kind, .. } => kinds.push(format!("attack:{}", attack_word(*kind))),
            Event::Suffered { lost, .. } => kinds.push(format!("lost:{}", lost_word(*lost))),
            _ => {}
        }
        kinds
    }
}

/// The stable word of a kind of attack.
pub(super) fn attack_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Fire => "fire",
        Kind::Opportunity => "opportunity",
        Kind::Lane => "lane",
        Kind::Mission(_) => "mission",
        Kind::Overrun => "overrun",
        Kind::Assault => "assault",
        Kind::Sniper => "sniper",
        Kind::AntiTank => "anti_tank",
        Kind::LastShot => "last_shot",
    }
}

/// The stable word for the loss of a unit.
pub(super) fn lost_word(lost: Lost) -> &'static str {
    match lost {
        Lost::Spared => "spared",
        Lost::Pinned => "pinned",
        Lost::Reduced(_) => "reduced",
        Lost::ReducedAndPinned(_) => "reduced_and_pinned",
        Lost::Eliminated => "eliminated",
        Lost::Immobile => "immobile",
        Lost::Left => "left",
    }
}
