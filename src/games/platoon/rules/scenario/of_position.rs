//! The scenario made of a position: the last step of the set-up editor. It begins with the turn on the clock; destroyed
//! units and units that have left the map still count.

use super::{Force, Scenario, Underway};
use crate::{
    engine::{
        orders::{Game, SavedAs, Viewer},
        text::say,
    },
    games::platoon::rules::{Platoon, phase::Phase, position::Position, rulebook::Rulebook},
};

/// Makes the scenario that begins with a position.
///
/// # Errors
/// The position is not at the start of a turn, or would show hidden state while the referee is on.
pub fn of_position(rulebook: &Rulebook, position: &Position, saved_as: SavedAs) -> Result<Scenario, String> {
    let mut laid_out = position.clone();
    laid_out.look(Viewer::All);
    let public = &laid_out.public;
    if public.phase != Phase::TURN_START {
        return Err(say!("hand-scenario-at-turn"));
    }
    if !position.secrets.unseen.is_empty() && !Platoon::is_free_hand(public) {
        return Err(say!("hand-scenario-hidden"));
    }
    let force = |old: &Force| Force {
        set_up: Vec::new(),
        placed: Vec::new(),
        mines: None,
        forts: None,
        blocks: None,
        ..old.clone()
    };
    let wrecks = public.wrecks.iter().flat_map(|(hex, many)| vec![*hex; usize::from(*many)]);
    let old = rulebook.scenario.clone();
    Ok(Scenario {
        id: saved_as.id,
        title: saved_as.title.to_owned(),
        summary: saved_as.summary.to_owned(),
        first_turn: public.turn,
        set_up: Vec::new(),
        german: force(&old.german),
        soviet: force(&old.soviet),
        victory: old.victory.held_by(&public.holders),
        wrecks: wrecks.collect(),
        underway: Some(Underway {
            counters: public.counters.clone(),
            mines: public.mines.iter().map(|(hex, mines)| (*hex, *mines)).collect(),
            forts: public.forts.iter().map(|(hex, fort)| (*hex, *fort)).collect(),
            blocks: public.blocks.iter().copied().collect(),
            registrations: public.registrations.iter().copied().collect(),
            carried_off: public.carried_off.iter().map(|(rider, carrier)| (*rider, *carrier)).collect(),
        }),
        options: rulebook.options.clone(),
        ..old
    })
}
