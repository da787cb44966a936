//! A scenario made of a position: the set-up editor's last step. It begins with the turn that the clock shows; what has been
//! destroyed and has left the map counts on.

use super::{Force, Scenario, Underway};
use crate::{
    engine::{board::Hex, counters::Word, data::Source},
    games::platoon::rules::{
        free_hand::begins_a_turn,
        kinds::Side,
        position::{Position, Public},
        rulebook::Rulebook,
        set_up,
    },
};

/// The text of a scenario that begins with a position; it has been read again and found good.
///
/// # Errors
/// Why the position cannot begin a scenario, in a sentence.
pub fn of_position(
    rulebook: &Rulebook,
    position: &Position,
    id: Word,
    title: &str,
) -> Result<String, String> {
    let public = &position.public;
    if !begins_a_turn(public) {
        return Err("a scenario begins with a turn: set the clock to the start of one".to_owned());
    }
    if !position.secrets.unseen.is_empty() {
        return Err("a position with hidden units would show them to whoever reads the file".to_owned());
    }
    let waiting = Side::BOTH.into_iter().flat_map(|side| set_up::waiting(public, side)).count();
    if waiting > 0 {
        return Err(format!(
            "{waiting} counters are still to be set up: put them on the map or take them off"
        ));
    }
    let scenario = made(rulebook, public, id, title);
    let form = ron::ser::PrettyConfig::new()
        .depth_limit(3)
        .indentor("    ")
        .new_line("\n")
        .extensions(ron::extensions::Extensions::empty());
    let body = ron::ser::to_string_pretty(&scenario, form).map_err(|error| error.to_string())?;
    let title = title.replace('\n', " ");
    let text = format!("// {title}, saved from a game at the table.\n{body}\n");
    let source = Source { name: format!("{id}.ron"), text };
    match Rulebook::from_source(&source) {
        Ok(_) => Ok(source.text),
        Err(errors) => Err(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
    }
}

fn made(rulebook: &Rulebook, public: &Public, id: Word, title: &str) -> Scenario {
    let old = &rulebook.scenario;
    let mut victory = old.victory.clone();
    let held_by = |side: Side| {
        public.holders.iter().filter(move |(_, it)| **it == side).map(|(hex, _)| *hex).collect::<Vec<Hex>>()
    };
    victory.held = Side::BOTH.into_iter().map(|side| (side, held_by(side))).collect();
    let force = |old: &Force| Force {
        set_up: Vec::new(),
        placed: Vec::new(),
        mines: None,
        forts: None,
        blocks: None,
        ..old.clone()
    };
    let wrecks = public.wrecks.iter().flat_map(|(hex, many)| vec![*hex; usize::from(*many)]);
    Scenario {
        id,
        title: title.to_owned(),
        summary: format!("A position of {}, put together at the table.", old.title),
        first_turn: public.turn,
        set_up: Vec::new(),
        german: force(&old.german),
        soviet: force(&old.soviet),
        victory,
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
        ..old.clone()
    }
}
