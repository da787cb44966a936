//! The people at the table: what of their hand-over, dice and commands is this game's own, placing by hand while the
//! referee is out, and saving a position as a scenario.

use crate::{
    engine::{
        board::Hex,
        counters::Word,
        data::{self, Source},
        dice::DieWanted,
        orders::{AnyWish, Game, Record, Refusal},
    },
    games::guderian::{
        panels::wish::Wish,
        rules::{
            Guderian, Position, Rulebook,
            free_hand::Placing,
            order::Order,
            phase::Phase,
            scenario_of,
            table_command::Command,
            view::{View, to_play},
        },
        words::dice_asked::dice_wanted,
    },
    table::{
        Ask, AutosaveFile, Request, Session,
        files::{data_folder, write_whole},
        seating::Seating,
        session::{step, trouble, with_record},
    },
};
use bevy::prelude::*;
use std::{path::Path, sync::Arc};

/// What people have settled beside orders.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    /// What the next click on the map places.
    pub placing: Option<Placing>,
    /// What became of the last scenario that was saved.
    pub scenario_saved: Option<Result<String, String>>,
}

impl Seating for Guderian {
    type Talk = Talk;

    const ADVISER: &'static str = "staff:general";

    /// The player of the side whose turn it is; while bids are made, and always in a game that is sent to and fro, of
    /// the side that is asked.
    fn sits(_: &Arc<Rulebook>, position: &Position, by_file: bool) -> usize {
        let public = &position.public;
        let asked = by_file || public.phase == Phase::Bidding;
        if asked { to_play(public) } else { public.phase.side() }.number()
    }

    fn seats_changed(position: &Position) -> bool {
        position.public.seats_changed
    }

    fn dice_by_hand(_: &Record<Self>, position: &Position) -> bool {
        position.public.table.dice_by_hand
    }

    fn dice_command(by_hand: bool) -> Option<Command> {
        Some(Command::DiceByHand { on: by_hand })
    }

    /// All of them are asked for before the first is thrown, even where it may turn out that none is.
    fn ask_dice(
        world: &World,
        record: &Record<Self>,
        order: &Order,
        asked: &mut Vec<DieWanted>,
        given: &[u8],
    ) -> Result<(), Refusal> {
        if !given.is_empty() {
            return Ok(());
        }
        *asked = dice_wanted(&record.rulebook, &Self::position(world).public, order);
        if !asked.is_empty() {
            // An order that the rules refuse is refused before anybody throws.
            record.dice_wanted(world, order)?;
        }
        Ok(())
    }

    fn pauses(position: &Position) -> bool {
        position.public.table.referee_off
    }

    fn commanded(talk: &mut Talk, command: &Command) {
        if matches!(command, Command::Referee { .. }) {
            talk.placing = None;
        }
    }

    fn put_down(talk: &mut Talk) {
        talk.placing = None;
    }

    fn talk(world: &mut World, wish: &AnyWish) -> Result<(), Refusal> {
        match wish.of() {
            Some(Wish::BackToReferee) => back_to_referee(world)?,
            Some(Wish::PlaceByClick(placing)) => {
                world.resource_mut::<Session<Self>>().people.talk.placing = *placing;
            }
            Some(Wish::SaveScenario(title)) => {
                let saved = save_scenario(world, title);
                world.resource_mut::<Session<Self>>().people.talk.scenario_saved = Some(saved);
            }
            _ => {}
        }
        Ok(())
    }
}

fn back_to_referee(world: &mut World) -> Result<(), Refusal> {
    if !with_record::<Guderian, _>(world, |_, record| Ok(can_go_back(record)))? {
        return Err(trouble("something was revealed since the referee went out, and stays so"));
    }
    while world.resource::<Position>().public.table.referee_off {
        step::<Guderian>(world, true)?;
    }
    world.resource_mut::<Session<Guderian>>().people.talk.placing = None;
    Ok(())
}

/// Whether all that was done since the referee went out can be taken back.
pub(crate) fn can_go_back(record: &Record<Guderian>) -> bool {
    record.can_undo_commands_to(|position| !position.public.table.referee_off)
}

/// A drop or a click while the referee is out: counters lie where they are put.
pub(crate) fn place(units: Vec<Word>, hex: Hex) -> Request {
    Request::People(Ask::command(Command::Place { units, hex }))
}

/// Writes the position as a scenario where the title screen and the command line find it.
fn save_scenario(world: &World, title: &str) -> Result<String, String> {
    let session = world.resource::<Session<Guderian>>();
    let position = world.get_resource::<Position>().ok_or("no game lies on the table")?;
    let rulebook = session.rulebook.as_ref().ok_or("no game lies on the table")?;
    let folder = match world.get_resource::<AutosaveFile>() {
        Some(file) => file.0.parent().map(Path::to_owned),
        None => data_folder(),
    };
    let folder = folder.ok_or("there is no folder for scenarios")?.join("scenarios").join(Guderian::ID);
    let (id, text) = scenario_text(rulebook, position, title)?;
    let path = folder.join(format!("{id}.ron"));
    write_whole(&path, &text)?;
    Ok(path.display().to_string())
}

/// The id and the text of a scenario that begins with a position; it has been read again and found
/// good.
fn scenario_text(
    rulebook: &Arc<Rulebook>,
    position: &Position,
    title: &str,
) -> Result<(Word, String), String> {
    let View { public, piles, .. } = View::to_play(rulebook, position);
    let title = title.trim();
    let id = id_of(title).ok_or("the title needs a letter or a digit")?;
    let summary = format!("A position of {}, put together at the table.", rulebook.scenario.title);
    let scenario = scenario_of::scenario_of(rulebook, public, piles, id, title, &summary)?;
    let text = scenario_of::text(&scenario).map_err(|error| error.to_string())?;
    let source = Source { name: format!("{id}.ron"), text };
    match Rulebook::from_source(&source) {
        Ok(_) => Ok((id, source.text)),
        Err(errors) => Err(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
    }
}

/// A word for a title, that no shipped scenario or data file has.
fn id_of(title: &str) -> Option<Word> {
    let mut id = String::new();
    for letter in title.chars().map(|letter| letter.to_ascii_lowercase()) {
        if letter.is_ascii_alphanumeric() {
            id.push(letter);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    id.truncate(20);
    let id = id.trim_end_matches('-');
    let shipped = data::shipped_names().any(|name| name == format!("{}/{id}.ron", Guderian::ID));
    let id = if shipped { format!("{id}-2") } else { id.to_owned() };
    id.parse().ok()
}
