//! A scenario made of a position: the last step of the set-up editor. It begins with the turn of the clock.

use super::{Force, Scenario, Underway};
use crate::{
    engine::{
        orders::{Game, SavedAs, Viewer},
        text::say,
    },
    games::squad::rules::{
        Squad,
        phase::{Phase, Step},
        position::Position,
        rulebook::Rulebook,
    },
};

/// Returns the scenario that begins with a position.
///
/// # Errors
/// It does not begin with a turn, or would reveal hidden units while the referee is on.
pub fn of_position(rulebook: &Rulebook, position: &Position, saved_as: SavedAs) -> Result<Scenario, String> {
    let mut laid_out = position.clone();
    laid_out.look(Viewer::All);
    let public = &laid_out.public;
    if public.phase != Phase::First(Step::Support) || !public.calls.is_empty() {
        return Err(say!("hand-scenario-at-turn"));
    }
    let unseen = &position.secrets.unseen;
    if !unseen.is_empty() && !Squad::is_free_hand(public) {
        return Err(say!("hand-scenario-hidden"));
    }
    let force = |old: &Force| Force { set_up: Vec::new(), ..old.clone() };
    let hidden = |hex| unseen.mines.contains_key(hex);
    let works = public.works.iter().filter(|(hex, _)| !hidden(hex)).map(|(hex, work)| (*hex, *work));
    let old = rulebook.scenario.clone();
    Ok(Scenario {
        id: saved_as.id,
        title: saved_as.title.to_owned(),
        summary: saved_as.summary.to_owned(),
        first_turn: public.turn,
        set_up: Vec::new(),
        german: force(&old.german),
        allied: force(&old.allied),
        victory: old.victory.held_by(&public.holders),
        underway: Some(Underway {
            counters: public.counters.clone(),
            smoke: public.smoke.iter().map(|(hex, number)| (*hex, *number)).collect(),
            works: works.collect(),
            hidden_mines: unseen.mines.iter().map(|(hex, side)| (*hex, *side)).collect(),
            stores: public.stores.clone(),
        }),
        options: rulebook.options.clone(),
        ..old
    })
}
