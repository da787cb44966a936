//! What people at the table do beside the orders of the rules: commands of the table, dice of their own,
//! taking over from each other, and saving a position as a scenario.

use super::{
    by_file,
    files::write_whole,
    screen::Screen,
    session::{AutosaveFile, Session, play_with, tell, trouble, with_record},
    tabled::Tabled,
};
use crate::{
    engine::{
        board::Hex,
        counters::Word,
        data::{self, Source},
        orders::{Game, Record, Refusal, TableCommand},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook,
        dice_asked::{DieAsked, dice_asked},
        free_hand::Placing,
        kinds::Side,
        order::Order,
        phase::Phase,
        scenario_of,
        table_command::Command,
        view::{View, to_play},
    },
    panels::{LogLine, Seat},
    settings::Settings,
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// Something that people ask for beside orders.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// Carry out a command of the table.
    Command(Command),
    /// Take back everything that was done since the referee went out.
    BackToReferee,
    /// The next player takes over.
    TakeOver,
    /// A die that was thrown by hand.
    Die(u8),
    /// Do not throw after all.
    CancelDice,
    /// Place this with each click on the map; none to stop.
    PlaceByClick(Option<Placing>),
    /// Save the position as a scenario with this title.
    SaveScenario(String),
}

/// What goes on between the people at the table.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// The hand-over that is under way.
    pub hand_over: Option<HandOver>,
    /// Dice that are asked for.
    pub dice: Option<DiceAsked>,
    /// What the next click on the map places.
    pub placing: Option<Placing>,
    /// What became of the last scenario that was saved.
    pub scenario_saved: Option<Result<String, String>>,
    /// Whether the game is sent to and fro.
    pub by_file: bool,
}

/// A hand-over from one player to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandOver {
    /// Who takes over.
    pub to: Side,
    /// The file that was written for him, in a game that is sent to and fro.
    pub sent: Option<PathBuf>,
    /// The first line of the log that he has not seen happen.
    pub since: usize,
    /// When this turn was opened before, a sentence each.
    pub openings: Vec<String>,
}

/// An order that waits for dice thrown by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceAsked {
    /// The order.
    pub order: Order,
    /// Why it was given, or nothing.
    pub reason: String,
    /// The dice that it asks for.
    pub asked: Vec<DieAsked>,
    /// Those that have been thrown.
    pub given: Vec<u8>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, give_up.run_if(in_state(Screen::Table)));
}

/// Esc puts down what has not happened yet: what is to be placed, dice not thrown.
fn give_up(keys: Res<ButtonInput<KeyCode>>, mut session: ResMut<Session>) {
    if !keys.just_pressed(KeyCode::Escape) {
        return;
    }
    let people = &mut session.people;
    people.placing = None;
    if people.dice.as_ref().is_some_and(|dice| dice.given.is_empty()) {
        people.dice = None;
    }
}

/// Does what people ask for.
pub(crate) fn answer(world: &mut World, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Command(command) => carry_out(world, command),
        Ask::BackToReferee => back_to_referee(world),
        Ask::TakeOver => take_over(world),
        Ask::Die(die) => throw(world, die),
        Ask::CancelDice => {
            Guderian::leave_dice(&mut world.resource_mut::<Session>());
            Ok(())
        }
        Ask::PlaceByClick(placing) => {
            world.resource_mut::<Session>().people.placing = placing;
            Ok(())
        }
        Ask::SaveScenario(title) => {
            let saved = save_scenario(world, &title);
            world.resource_mut::<Session>().people.scenario_saved = Some(saved);
            Ok(())
        }
    }
}

/// Carries out a command of the table and tells what it brought about.
pub(crate) fn carry_out(world: &mut World, command: Command) -> Result<(), Refusal> {
    let stood = Guderian::standing(world);
    let stops = matches!(command, Command::Referee { .. });
    let command = TableCommand::Game(command);
    let events = with_record::<Guderian, _>(world, |world, record| record.command(world, command))?;
    let people = &mut world.resource_mut::<Session>().people;
    people.dice = None;
    if stops {
        people.placing = None;
    }
    tell::<Guderian>(world, events, stood);
    Ok(())
}

fn back_to_referee(world: &mut World) -> Result<(), Refusal> {
    let is_back = |position: &Position| !position.public.table.referee_off;
    let possible = with_record::<Guderian, _>(world, |_, record| Ok(record.can_undo_commands_to(is_back)))?;
    if !possible {
        return Err(trouble("something was revealed since the referee went out, and stays so"));
    }
    while !is_back(world.resource::<Position>()) {
        super::session::step::<Guderian>(world, true)?;
    }
    world.resource_mut::<Session>().people.placing = None;
    Ok(())
}

/// Whether all that was done since the referee went out can be taken back.
pub(crate) fn can_go_back(record: &Record<Guderian>) -> bool {
    record.can_undo_commands_to(|position| !position.public.table.referee_off)
}

/// Lets an order wait for dice if people throw them. Tells whether it does.
pub(crate) fn waits_for_dice(world: &mut World, order: &Order, reason: &str) -> Result<bool, Refusal> {
    let session = world.resource::<Session>();
    if session.people.dice.is_some() {
        return Err(trouble("first the die that is asked for must be thrown"));
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, world.get_resource::<Position>()) else {
        return Ok(false);
    };
    if !position.public.table.dice_by_hand {
        return Ok(false);
    }
    let asked = dice_asked(rulebook, &position.public, order);
    if asked.is_empty() {
        return Ok(false);
    }
    // An order that the rules refuse is refused before anybody throws.
    with_record::<Guderian, _>(world, |world, record| record.dice_wanted(world, order))?;
    let (order, reason) = (order.clone(), reason.to_owned());
    let dice = DiceAsked { order, reason, asked, given: Vec::new() };
    world.resource_mut::<Session>().people.dice = Some(dice);
    Ok(true)
}

/// Takes a die; with the last one the order is played.
fn throw(world: &mut World, die: u8) -> Result<(), Refusal> {
    if !(1..=6).contains(&die) {
        return Err(trouble(format!("a die shows 1 to 6, not {die}")));
    }
    let people = &mut world.resource_mut::<Session>().people;
    let Some(mut dice) = people.dice.take() else { return Err(trouble("no die is asked for")) };
    dice.given.push(die);
    if dice.given.len() < dice.asked.len() {
        people.dice = Some(dice);
        return Ok(());
    }
    play_with::<Guderian>(world, &dice.order, &dice.given, &dice.reason)
}

/// Who sits at the table now, by the seat in which he began: the player of the side whose turn it is; while bids
/// are made, and always in a game that is sent to and fro, of the side that is asked.
pub(crate) fn seated(world: &World) -> Option<Side> {
    let public = &world.get_resource::<Position>()?.public;
    let by_file = world.resource::<Session>().people.by_file;
    let asked = by_file || public.phase == Phase::Bidding;
    Some(public.seat_of(if asked { to_play(public) } else { public.phase.side() }))
}

/// After an order: hands over if the other person is to go on.
pub(crate) fn hand_over(world: &mut World, before: Option<Side>) {
    let session = world.resource::<Session>();
    let people = session.seats == [Seat::Human, Seat::Human] && session.lesson.is_none();
    let wished = world.get_resource::<Settings>().is_none_or(|settings| settings.hand_over);
    let screens = session.people.by_file || wished;
    let public = &world.resource::<Position>().public;
    let (over, now) = (public.phase == Phase::Over, seated(world));
    let to = now.map(|seat| public.seat_of(seat));
    let (Some(to), true) = (to, people && screens && !over && now != before) else { return };
    let sent = by_file::send::<Guderian>(world);
    lay_hand_over(world, to, sent);
}

/// Shows the hand-over screen.
pub(super) fn lay_hand_over(world: &mut World, to: Side, sent: Option<PathBuf>) {
    let openings = by_file::openings_before::<Guderian>(world);
    let session = &mut *world.resource_mut::<Session>();
    let since = unseen(&session.log, to);
    session.selected.clear();
    session.people.hand_over = Some(HandOver { to, sent, since, openings });
    world.resource_mut::<NextState<Screen>>().set(Screen::HandOver);
}

/// The first line of the log after the last one that is this side's doing.
fn unseen(log: &[LogLine], to: Side) -> usize {
    // The heading of the phase that has just opened is the next player's already.
    let own = |line: &LogLine| line.side == Some(to.into());
    let theirs = log.iter().rposition(|line| !own(line)).map_or(0, |last| last + 1);
    log[..theirs].iter().rposition(own).map_or(0, |last| last + 1)
}

/// A game that is sent to and fro is opened at the hand-over screen.
pub(crate) fn receive(world: &mut World, path: &Path) {
    if by_file::arrives::<Guderian>(world, path) {
        let to = to_play(&world.resource::<Position>().public);
        lay_hand_over(world, to, None);
    }
}

fn take_over(world: &mut World) -> Result<(), Refusal> {
    if world.resource_mut::<Session>().people.hand_over.take().is_none() {
        return Ok(());
    }
    by_file::note_opening::<Guderian>(world);
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    Ok(())
}

/// Writes the position as a scenario where the title screen and the command line find it.
fn save_scenario(world: &World, title: &str) -> Result<String, String> {
    let session = world.resource::<Session>();
    let position = world.get_resource::<Position>().ok_or("no game lies on the table")?;
    let rulebook = session.rulebook.as_ref().ok_or("no game lies on the table")?;
    let folder = match world.get_resource::<AutosaveFile>() {
        Some(file) => file.0.parent().map(Path::to_owned),
        None => super::files::data_folder(),
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

/// A drop or a click while the referee is out: counters lie where they are put.
pub(crate) fn place(units: Vec<Word>, hex: Hex) -> super::session::Request {
    super::session::Request::People(Ask::Command(Command::Place { units, hex }))
}
