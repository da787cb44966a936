//! Putting a game on the table: a new one, a position, or one from a file; and the files in which it is saved.

use super::{
    super::{
        files,
        tabled::{OnTable, registry},
    },
    by_hand, hand_over,
    lending::with_record,
    people::People,
    plans,
    request::trouble,
    state::{OnBranch, Session},
};
use crate::{
    engine::{
        data::Shown,
        dice::any_seed,
        orders::{Autosave, Header, Opened, Record, Refusal, Viewer, is_over},
        storage::{in_plain_words, is_kept_by_another},
        text::{say, t},
    },
    panels::{Custom, NewGame, Seat},
    scene::story::{self, Story, Telling},
    table::{
        app::screen::Screen,
        away::connection::Away,
        files::{
            by_file,
            damaged::{self, DamagedGame},
            keeping::{AutosaveFile, Saving},
        },
        map::{opening_view, view::MapView},
        marks::overlays::Overlays,
        replay::replayed::Replay,
        study::{
            hidden::HiddenGames,
            studied::{ResultHidden, Studied},
        },
        viewers::feed,
    },
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

pub(crate) fn new_game<G: OnTable>(
    world: &mut World,
    wished: &NewGame,
    options: &G::Options,
) -> Result<(), Refusal> {
    let rulebook = G::load(&wished.scenario, options).map_err(|faults| trouble(faults.join("\n")))?;
    let seed = wished.seed.map_or_else(any_seed, Ok).map_err(trouble)?;
    make_room::<G>(world);
    let mut record = Record::<G>::new(world, Arc::new(rulebook), seed);
    let Custom { by_file, dice_by_hand } = wished.custom;
    let commanded = G::dice_command(true).is_some();
    record.file.header.by_file = by_file;
    record.file.header.dice_by_hand = dice_by_hand && !commanded;
    note_players(&mut record, &wished.seats);
    lay(world, record, None, wished.seats.clone(), None);
    if dice_by_hand && commanded {
        by_hand::switch::<G>(world, true)?;
    }
    hand_over::begin::<G>(world);
    opening_view::on_new_game::<G>(world);
    Ok(())
}

/// Notes the players, so that the same ones continue the game.
fn note_players<G: OnTable>(record: &mut Record<G>, seats: &[Seat; 2]) {
    let people = *seats == [Seat::Human, Seat::Human];
    let names = seats.iter().map(|seat| seat.name().to_owned());
    record.file.header.players = if people { Vec::new() } else { names.collect() };
}

/// Returns the players of a game from a file: the wished ones, otherwise those of the file, and a person in place of an
/// unknown player, with a note about it. In a game by e-mail a person can only be replaced by that person: a computer
/// player would try the next orders, and reveal them.
fn who_sits<G: OnTable>(header: &Header<G::Options>, wished: [Option<Seat>; 2]) -> ([Seat; 2], Vec<String>) {
    let (mut notes, mut kept) = (Vec::new(), header.players.iter());
    let seats = wished.map(|wish| {
        let sat = kept.next().map_or(Seat::Human, |name| Seat::named(name));
        if header.by_file && sat == Seat::Human && wish.as_ref().is_some_and(|wish| *wish != Seat::Human) {
            notes.push(say!("table-by-file-only-people"));
            return Seat::Human;
        }
        match wish.unwrap_or(sat) {
            Seat::Computer(name) if G::player(&name, 0).is_none() => {
                notes.push(say!("table-unknown-player", player = name));
                Seat::Human
            }
            seat => seat,
        }
    });
    (seats, notes)
}

/// Puts a position on the table.
pub fn put_on_table<G: OnTable>(
    world: &mut World,
    rulebook: Arc<G::Rulebook>,
    position: crate::engine::orders::Position<G>,
) {
    make_room::<G>(world);
    let record = Record::<G>::at(world, rulebook, position, 0);
    lay(world, record, None, [Seat::Human, Seat::Human], None);
}

/// Removes other games from the table before this one's position comes into the world. Every step that can fail has
/// been done before: a game that cannot be put on the table must not replace another.
pub(crate) fn make_room<G: OnTable>(world: &mut World) {
    registry::put_others_away(world, G::ID);
    // The old game's file must be free before this game is saved in it, and it may be the file that is opened.
    world.remove_resource::<Studied<G>>();
    world.insert_resource(ResultHidden(false));
    // The line of a game that was held elsewhere is closed with it.
    world.remove_resource::<Away<G>>();
    drop(world.resource_mut::<Session<G>>().autosave.take());
}

/// Returns the file for a game that was opened from another one, or started. An autosave stays in its own file, and so
/// does a game that comes back from the other player; any other gets a file in which nothing would be lost.
fn file_for<G: OnTable>(now: &Path, record: &Record<G>, opened: Option<&Path>) -> PathBuf {
    let own = |path: &&Path| files::is_autosave(path) && path.parent() == now.parent();
    if let Some(own) = opened.filter(own).filter(|own| !is_kept_by_another(own)) {
        own.to_owned()
    } else if let Some(kept) = now.parent().and_then(|folder| by_file::kept_here(folder, record)) {
        kept
    } else if is_kept_by_another(now) || record.file.would_lose(now) {
        files::free_autosave(now.parent().unwrap_or(Path::new("")))
    } else {
        now.to_owned()
    }
}

/// Puts a game on the table, whose position is in the world already, and saves it from now on.
fn lay<G: OnTable>(
    world: &mut World,
    record: Record<G>,
    story: Option<Story>,
    seats: [Seat; 2],
    opened: Option<&Path>,
) {
    let file = world.get_resource::<AutosaveFile>();
    let file = file.map(|file| AutosaveFile(file_for(&file.0, &record, opened)));
    let autosave = file.map(|file| {
        let autosave = world.resource::<Saving>().begin(&file.0, &record);
        world.insert_resource(file);
        autosave
    });
    place(world, record, story, seats, autosave);
    let mut session = world.resource_mut::<Session<G>>();
    let kept_in = session.kept_in();
    session.opened_from = opened.filter(|opened| kept_in.as_deref() != Some(*opened)).map(Path::to_owned);
    G::laid(world);
    feed::begin::<G>(world);
}

/// Replaces the last game by one whose position is in the world already. Its log need not be made again if it was made
/// when the game was opened.
fn place<G: OnTable>(
    world: &mut World,
    record: Record<G>,
    story: Option<Story>,
    seats: [Seat; 2],
    autosave: Option<Autosave>,
) {
    world.remove_resource::<Replay<G>>();
    // Overlays of the last game, or of a lesson, do not apply to this one.
    if let Some(mut overlays) = world.get_resource_mut::<Overlays>() {
        overlays.switch_off();
    }
    let over = is_over::<G>(&G::position(world).public);
    let before = world.resource::<Session<G>>();
    let (moves, laid) = (before.moves + 1, before.laid + 1);
    if let Some(mut view) = world.get_resource_mut::<MapView>() {
        view.show_whole(true);
    }
    let rulebook = Some(Arc::clone(&record.rulebook));
    let people = People::default();
    let mut session = Session::<G> { rulebook, autosave, seats, moves, laid, people, ..Session::default() };
    session.seats_changed = G::seats_changed(G::position(world));
    session.tell_anew(story.unwrap_or_else(|| story::story_of(&record)));
    session.rolled = story::last_die::<G>(&record.rulebook, &record.events);
    session.record = Some(record);
    world.insert_resource(session);
    let screen = if over { Screen::Result } else { Screen::Table };
    world.resource_mut::<NextState<Screen>>().set(screen);
}

pub(crate) fn save<G: OnTable>(world: &mut World, path: &Path) -> Result<(), Refusal> {
    let disk = world.resource::<Saving>().disk();
    let wrong =
        |error| trouble(t!("table-file-not-written", file = path.shown(), why = in_plain_words(&error)));
    with_record::<G, _>(world, |_, record| record.file.write_on(&disk, path).map_err(wrong))?;
    registry::paint_beside(world, G::ID, path);
    Ok(())
}

/// A game that has been read from its file; the table has not changed yet.
pub(crate) struct Read<G: OnTable> {
    opened: Opened<G>,
    position: crate::engine::orders::Position<G>,
    /// Its log as made while reading; none if some of it is missing.
    telling: Option<Telling<G>>,
}

impl<G: OnTable> Read<G> {
    pub fn record(&self) -> &Record<G> {
        &self.opened.record
    }

    /// Takes its log as made while reading, if nothing of it is missing.
    pub fn take_telling(&mut self) -> Option<Telling<G>> {
        self.telling.take()
    }
}

/// Reads a game file to its end, apart from the table.
///
/// # Errors
/// It cannot be opened, and the table is unchanged.
pub(crate) fn read<G: OnTable>(world: &World, path: &Path) -> Result<Read<G>, Refusal> {
    // The file may be that of the game on the table.
    registry::settle(world);
    let mut apart = G::world();
    let chosen = world.get_resource::<DamagedGame>().cloned();
    let mut telling = Telling::<G>::default();
    let opened = damaged::open::<G>(chosen, &mut apart, path, &mut |record, now| telling.note(record, now))
        .map_err(|faults| trouble(faults.join("\n")))?;
    let telling = Some(telling).filter(|_| opened.whole);
    Ok(Read { opened, position: G::position(&apart).clone(), telling })
}

/// Brings a game that has been read into the world, in place of the last one.
fn bring<G: OnTable>(world: &mut World, read: Read<G>) -> Opened<G> {
    make_room::<G>(world);
    G::restore(world, &read.opened.record.rulebook, read.position);
    read.opened
}

/// Opens a game file for these players, or for those of the file; its log is the one of the original game.
pub(crate) fn load<G: OnTable>(
    world: &mut World,
    path: &Path,
    wished: [Option<Seat>; 2],
) -> Result<(), Refusal> {
    let mut read = read::<G>(world, path)?;
    let story = read.take_telling().map(|telling| telling.story(read.record()));
    let mut opened = bring(world, read);
    // The last game on this table has released its file.
    let is_open_elsewhere = is_kept_by_another(path);
    let joined = by_file::join::<G>(world, &mut opened.record, path);
    let story = story.filter(|_| joined.is_none());
    damaged::note(world, &opened, path, wished.clone());
    // The file names the players in their first seats; they may have changed seats since.
    let changed = G::seats_changed(G::position(world));
    let turn_round = |players: &mut Vec<String>| {
        if changed {
            players.reverse();
        }
    };
    turn_round(&mut opened.record.file.header.players);
    let (seats, unknown) = who_sits::<G>(&opened.record.file.header, wished);
    opened.notes.extend(unknown);
    let mut notes = opened.notes;
    note_players(&mut opened.record, &seats);
    turn_round(&mut opened.record.file.header.players);
    lay(world, opened.record, story, seats, Some(path));
    if is_open_elsewhere {
        notes.push(open_elsewhere(world));
    }
    let notes = notes.join("; ");
    plans::take_up::<G>(world, path);
    plans::keep::<G>(world);
    opening_view::on_old_game::<G>(world, path);
    hand_over::receive::<G>(world, path, joined);
    if notes.is_empty() { Ok(()) } else { Err(trouble(notes)) }
}

/// Returns the note about a game that another running copy saves: two players who continue one game would each believe
/// that theirs is the game.
fn open_elsewhere(world: &World) -> String {
    match world.get_resource::<AutosaveFile>() {
        Some(file) => {
            let name = file.0.file_stem().unwrap_or_default().shown();
            say!("table-open-elsewhere-kept", name = name)
        }
        None => say!("table-open-elsewhere-not-kept"),
    }
}

/// Puts a game that has been read on the table to look at: the last saved game stays in its own file.
pub(crate) fn look_at<G: OnTable>(world: &mut World, read: Read<G>, story: Story, path: &Path) {
    let opened = bring(world, read);
    let sent = opened.record.file.header.is_sent_to_a_person();
    place(world, opened.record, Some(story), [Seat::Human, Seat::Human], None);
    opening_view::on_old_game::<G>(world, path);
    let mut session = world.resource_mut::<Session<G>>();
    session.looked_at = sent.then(|| path.to_owned());
    session.opened_from = Some(path.to_owned());
    let is_hidden = world.get_resource::<HiddenGames>().is_some_and(|hidden| hidden.hides(path));
    world.insert_resource(ResultHidden(is_hidden));
}

/// Shows the table, or the cover of the current hand-over. A game by e-mail that has only been looked at is opened
/// first, like any turn: no player can try the next orders in secret.
pub(crate) fn to_table<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let session = world.resource::<Session<G>>();
    if let Some(path) = session.looked_at.clone().filter(|_| !is_over::<G>(&G::position(world).public)) {
        return load::<G>(world, &path, Default::default());
    }
    let covered = session.people.hand_over.is_some();
    world.resource_mut::<NextState<Screen>>().set(if covered { Screen::HandOver } else { Screen::Table });
    Ok(())
}

/// Puts a lesson on the table, which is saved in no file. Its position is in the world already.
pub(crate) fn begin_taught<G: OnTable>(world: &mut World, record: Record<G>) {
    place(world, record, None, [Seat::Human, Seat::Human], None);
}

/// Puts a moment on the table to be played on from, with people on both sides. It is saved in no file; the game that was
/// there has been saved in its own.
pub(crate) fn lay_moment<G: OnTable>(
    world: &mut World,
    rulebook: Arc<G::Rulebook>,
    (position, prepared): (crate::engine::orders::Position<G>, G::Prepared),
) {
    make_room::<G>(world);
    let record = Record::<G>::at(world, rulebook, position, 0);
    place(world, record, None, [Seat::Human, Seat::Human], None);
    G::laid(world);
    G::lay_out(world, prepared);
}

/// Puts a game on the table that a referee holds elsewhere, as it was sent to this viewer: the position with the hash of its
/// view, and the last events. It is saved in no file.
pub(crate) fn lay_elsewhere<G: OnTable>(
    world: &mut World,
    rulebook: &Arc<G::Rulebook>,
    (position, hash): (crate::engine::orders::Position<G>, String),
    (eyes, events): (Viewer, &[G::Event]),
) {
    make_room::<G>(world);
    let lines = G::log_lines(rulebook, &position, events);
    let record = Record::<G>::elsewhere(world, Arc::clone(rulebook), (position, hash), eyes);
    let story = Story::new(&[vec![lines]], &record.file);
    let seats =
        [0, 1].map(|side: usize| if eyes == Viewer::Side(side) { Seat::Human } else { Seat::Elsewhere });
    place(world, record, Some(story), seats, None);
    G::laid(world);
    feed::begin::<G>(world);
    opening_view::on_new_game::<G>(world);
}

/// Restores an earlier position on the table, with this many lines of the log.
pub(crate) fn go_back_to<G: OnTable>(
    world: &mut World,
    position: crate::engine::orders::Position<G>,
    seed: u64,
    lines: usize,
) {
    let Some(rulebook) = world.resource::<Session<G>>().rulebook.clone() else { return };
    let record = Record::at(world, rulebook, position, seed);
    world.resource_mut::<Session<G>>().replace(record, lines);
}

/// Puts the record of a branch on the table in place of its game, with people on both sides; its position is in the world
/// already. Returns the session of the game.
pub(crate) fn lay_branch<G: OnTable>(world: &mut World, record: Record<G>, branch: OnBranch) -> Session<G> {
    let seats_changed = G::seats_changed(G::position(world));
    let before = world.resource::<Session<G>>();
    let mut session = Session::<G> {
        rulebook: Some(Arc::clone(&record.rulebook)),
        refusals: before.refusals,
        moves: before.moves + 1,
        laid: before.laid + 1,
        seats: [Seat::Human, Seat::Human],
        seats_changed,
        branch: Some(branch),
        ..Session::default()
    };
    session.tell_anew(story::story_of(&record));
    session.rolled = story::last_die::<G>(&record.rulebook, &record.events);
    session.record = Some(record);
    std::mem::replace(&mut *world.resource_mut::<Session<G>>(), session)
}

/// Puts the session of a game on the table again, in place of that of a branch.
pub(crate) fn lay_game_again<G: OnTable>(world: &mut World, mut game: Session<G>) {
    let mut session = world.resource_mut::<Session<G>>();
    (game.moves, game.laid) = (session.moves + 1, session.laid + 1);
    game.refusals = game.refusals.max(session.refusals);
    game.selected.clear();
    *session = game;
}

/// Begins a game with a position, with the players of these seats, in a file of its own.
pub(crate) fn begin_from<G: OnTable>(
    world: &mut World,
    rulebook: Arc<G::Rulebook>,
    (position, seed): (crate::engine::orders::Position<G>, u64),
    seats: [Seat; 2],
) {
    make_room::<G>(world);
    let mut first = seats.clone();
    if G::seats_changed(&position) {
        first.reverse();
    }
    let mut record = Record::<G>::at(world, rulebook, position, seed);
    note_players(&mut record, &first);
    lay(world, record, None, seats, None);
}

/// Removes the game from the table, as if none had been started.
pub(crate) fn clear<G: OnTable>(world: &mut World) {
    let session = &mut *world.resource_mut::<Session<G>>();
    let (rulebook, moves, laid) = (session.rulebook.take(), session.moves + 1, session.laid);
    *session = Session { rulebook, moves, laid, ..Session::default() };
}
