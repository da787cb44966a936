//! Rail cuts, an option of the Germans (6.37): which units may cut a railway and which may remove a cut.

use super::has_entered;
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        counter::Piece, kinds::Side, position::Public, refusal::Why, rulebook::Rulebook,
    },
};

/// Rail cut markers (6.37).
pub(crate) const RAIL_CUTS: usize = 6;

/// Whether the unit may cut the railway in its hex (6.37); returns the hex.
///
/// # Errors
/// The option is off; it is not a German unit in its phase that has just moved into the hex; there is no railway; a cut
/// is there already; every cut is used.
pub fn may_cut(rulebook: &Rulebook, public: &Public, piece: Piece) -> Result<Hex, Why> {
    let hex = worker(rulebook, public, piece)?;
    let cuts = public.rail_cuts.iter().filter(|cut| cut.mended.is_none());
    let used = cuts.clone().count() >= RAIL_CUTS;
    if used || !rulebook.board.has_rail(hex) || cuts.clone().any(|cut| cut.hex == hex) {
        return Err(Why::CannotCut { hex });
    }
    Ok(hex)
}

/// Whether the unit may remove a cut in its hex (6.37); returns the hex.
///
/// # Errors
/// The option is off; it is not a German unit in its phase that has just moved into the hex; no open cut is there.
pub fn may_lift(rulebook: &Rulebook, public: &Public, piece: Piece) -> Result<Hex, Why> {
    let hex = worker(rulebook, public, piece)?;
    let open = public.rail_cuts.iter().any(|cut| cut.hex == hex && cut.mended.is_none());
    if open { Ok(hex) } else { Err(Why::NoCutThere { hex }) }
}

/// The hex of a German combat unit that has just moved into it and may work on the railway.
fn worker(rulebook: &Rulebook, public: &Public, piece: Piece) -> Result<Hex, Why> {
    if !rulebook.options.rail_cuts {
        return Err(Why::NoRailCuts);
    }
    let counter = public.counter(piece);
    if counter.side() != Side::German || public.phase.side() != Side::German {
        return Err(Why::NotYours { unit: counter.id });
    }
    let hex = counter.hex().ok_or(Why::NotOnMap { unit: counter.id })?;
    if has_entered(public, piece) { Ok(hex) } else { Err(Why::CannotCut { hex }) }
}
