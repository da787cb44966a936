//! Divisional integrity (7.3): a whole division in one hex fights at double strength.

use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        counter::Piece,
        kinds::{Kind, Side},
        position::Public,
        rulebook::Rulebook,
        scenario::order_of_battle::{Division, DivisionKind},
    },
};

/// The division of this unit, if it is whole and undisturbed in the hex (7.3).
///
/// Every regiment must be there, alive. A unit of another division breaks integrity (K10.6), except Grossdeutschland or
/// Lehr with a motorized division of two regiments.
pub fn whole_division<'a>(
    rulebook: &'a Rulebook,
    public: &Public,
    piece: Piece,
    hex: Hex,
) -> Option<&'a Division> {
    let counter = public.counter(piece);
    if counter.side() != Side::German {
        return None;
    }
    let division = rulebook.order_of_battle.division_of(counter.print?)?;
    if !qualifies(division) || !is_gathered(public, division, hex) {
        return None;
    }
    (!is_disturbed(rulebook, public, division, hex)).then_some(division)
}

/// Whether the units in a hex break the integrity of a division that is there or enters it (K10.6).
pub fn is_disturbed(rulebook: &Rulebook, public: &Public, division: &Division, hex: Hex) -> bool {
    !rulebook.options.integrity_foreign && public.stack(hex).any(|other| disturbs(public, division, other))
}

/// Whether divisions of this kind double their strength at all (7.3).
pub fn qualifies(division: &Division) -> bool {
    matches!(division.kind, DivisionKind::Panzer | DivisionKind::Motorized | DivisionKind::Ss)
}

/// Whether every regiment of the division is in the hex, alive, and counts there (7.3, K10.5). A unit that took refuge
/// in it adds nothing (9.75), and a unit that advanced does not count (9.85).
pub fn is_gathered(public: &Public, division: &Division, hex: Hex) -> bool {
    let member = |print| division.members.contains(&print);
    let counts = |other: &Piece| {
        let counter = public.counter(*other);
        !counter.condition.took_refuge && !counter.condition.advanced && counter.print.is_some_and(member)
    };
    public.stack(hex).filter(counts).count() == division.members.len()
}

/// Whether a counter in the hex breaks the division's integrity (K10.6).
fn disturbs(public: &Public, division: &Division, other: Piece) -> bool {
    let counter = public.counter(other);
    let foreign = !counter.print.is_some_and(|print| division.members.contains(&print));
    let tolerated = counter.kind == Kind::Independent && division.kind == DivisionKind::Motorized;
    foreign && !tolerated
}
