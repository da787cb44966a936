//! The swap: the branch takes the place of its game on the table, and the game comes back. The record of the branch is a
//! game of its own there, so that orders, undo, replay and notes work as in any game.

use super::studied::{Back, Studied};
use crate::{
    engine::{
        orders::{Branch, OpenBranch, Position, Refusal, Viewer, with_what_was_played},
        storage::Disk,
        text::t,
    },
    planning::Plan,
    table::{
        app::screen::Screen,
        files::keeping::Saving,
        replay::{self, replayed::Replay},
        session::{self, OnBranch, Session, hint, trouble, write_study},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::sync::Arc;

/// A moment that is shown: the branch that it belongs to, the number of orders before it, and its position.
pub(super) struct MomentShown<G: OnTable> {
    pub parent: Option<usize>,
    pub after: usize,
    pub position: Position<G>,
}

/// Returns the moment that is shown; none if no game is on the table.
pub(super) fn shown<G: OnTable>(world: &mut World) -> Option<MomentShown<G>> {
    let parent = world.get_resource::<Studied<G>>().map(|studied| studied.branch.id);
    if let Some(mut replay) = world.get_resource_mut::<Replay<G>>() {
        let replay = replay.bypass_change_detection();
        let after = replay.now;
        let position = replay.timeline.position(after).clone();
        return Some(MomentShown { parent, after, position });
    }
    let after = world.resource::<Session<G>>().record()?.file.played.len();
    let mut position = G::position(world).clone();
    G::look(&mut position, Viewer::Both);
    Some(MomentShown { parent, after, position })
}

/// Returns the session of the game: it waits while a branch is on the table.
pub(crate) fn game<G: OnTable>(world: &World) -> &Session<G> {
    world.get_resource::<Studied<G>>().map_or_else(|| world.resource::<Session<G>>(), |studied| &studied.game)
}

/// Changes the session of the game.
pub(super) fn with_game<G: OnTable, T>(world: &mut World, work: impl FnOnce(&mut Session<G>) -> T) -> T {
    if world.contains_resource::<Studied<G>>() {
        work(&mut world.resource_mut::<Studied<G>>().game)
    } else {
        work(&mut world.resource_mut::<Session<G>>())
    }
}

/// Returns the position from which a branch leaves.
///
/// # Errors
/// The game, or one of the branches before it, does not reach that moment any more.
pub(super) fn leaves_from<G: OnTable>(
    world: &World,
    branch: &Branch<G::Order>,
) -> Result<Position<G>, Refusal> {
    let from = game::<G>(world).record().and_then(|record| OpenBranch::<G>::leaves_from(record, branch));
    from.ok_or_else(|| trouble(t!("study-not-reached")))
}

/// Puts a branch on the table, in place of its game or of another branch. Returns the sentence about orders that are left
/// out.
pub(super) fn lay<G: OnTable>(
    world: &mut World,
    from: &Position<G>,
    branch: Branch<G::Order>,
) -> Option<String> {
    let back = match put_game_back::<G>(world, branch.parent) {
        Some(back) => back,
        None => leave_replay::<G>(world),
    };
    hint::dismiss::<G>(world);
    let rulebook = Arc::clone(world.resource::<Session<G>>().rulebook.as_ref()?);
    let mut position = G::position(world).clone();
    G::look(&mut position, Viewer::Both);
    let plan = world.remove_resource::<Plan<G>>();
    world.init_resource::<Plan<G>>();
    let OpenBranch { branch, record, note } = OpenBranch::<G>::open(world, &rulebook, from, branch);
    let known = with_what_was_played(&branch, &record);
    let on_branch = OnBranch { eyes: branch.eyes, dice: branch.dice };
    let game = session::lay_branch::<G>(world, record, on_branch);
    world.insert_resource(Studied { game, position, plan, branch, known, back });
    show(world, Screen::Table);
    note
}

/// Ends the replay of the game, if one is open, and returns the place to go back to.
fn leave_replay<G: OnTable>(world: &mut World) -> Back {
    let behind = world.get_resource::<Replay<G>>().map(|replay| replay.present.1);
    replay::put_away::<G>(world);
    let screen = world.get_resource::<State<Screen>>().map_or(Screen::Table, |screen| *screen.get());
    Back { is_replay: behind.is_some(), screen: behind.unwrap_or(screen) }
}

/// Puts the game on the table again, in its present position; nothing else is shown yet. Returns the place to go back to;
/// none if no branch was on the table. A branch without orders, notes and drawings is dropped, unless the branch that comes
/// on the table leaves from it: then it is its `parent`.
pub(super) fn put_game_back<G: OnTable>(world: &mut World, parent: Option<usize>) -> Option<Back> {
    if !world.contains_resource::<Studied<G>>() {
        return None;
    }
    keep::<G>(world, true);
    hint::dismiss::<G>(world);
    replay::put_away::<G>(world);
    let Studied { mut game, position, plan, back, branch, .. } = world.remove_resource::<Studied<G>>()?;
    if parent != Some(branch.id) {
        drop_empty(&mut game, &branch, &disk(world));
    }
    session::lay_game_again::<G>(world, game);
    if let Some(rulebook) = world.resource::<Session<G>>().rulebook.clone() {
        G::restore(world, &rulebook, position);
    }
    world.insert_resource(plan.unwrap_or_default());
    Some(back)
}

/// Removes a branch in which nothing was done and from which no other leaves.
fn drop_empty<G: OnTable>(game: &mut Session<G>, branch: &Branch<G::Order>, disk: &Disk) {
    let has_content = !branch.orders.is_empty() || !branch.notes.is_empty() || !branch.drawn.is_empty();
    let Some(record) = game.record_mut().filter(|_| !has_content) else { return };
    if record.file.study.leaving(Some(branch.id)).next().is_some() {
        return;
    }
    record.remove_branch(branch.id);
    if let Err(why) = write_study(game, disk, true) {
        warn!("{why}");
    }
}

/// Shows the game again, at the moment from which the branch leaves.
///
/// # Errors
/// No branch is on the table.
pub(super) fn go_back<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let after = world.get_resource::<Studied<G>>().map(leaves_game_after);
    let (Some(after), Some(back)) = (after, put_game_back::<G>(world, None)) else {
        return Err(trouble(t!("study-no-branch")));
    };
    if back.is_replay {
        return replay::open_before::<G>(world, after, back.screen);
    }
    show(world, back.screen);
    Ok(())
}

/// Takes the branch from the table, so that another game or screen can be shown.
pub(crate) fn leave<G: OnTable>(world: &mut World) {
    if put_game_back::<G>(world, None).is_some() {
        show(world, Screen::Table);
    }
}

/// Returns the moment of the game from which the branch on the table leaves, or the first of those before it.
fn leaves_game_after<G: OnTable>(studied: &Studied<G>) -> usize {
    let branch = &studied.branch;
    let line = studied.game.record().and_then(|record| record.file.study.line_to(branch));
    line.and_then(|line| line.first().map(|first| first.after)).unwrap_or(branch.after)
}

/// Writes down what has been played in the branch on the table, in the file of its game; also in the file that the game
/// was opened from, when the branch is left.
pub(super) fn keep<G: OnTable>(world: &mut World, left: bool) {
    let Some(mut studied) = world.remove_resource::<Studied<G>>() else { return };
    let disk = disk(world);
    keep_what_was_played(&mut studied, world.resource::<Session<G>>(), &disk);
    if left && let Err(why) = write_study(&mut studied.game, &disk, true) {
        warn!("{why}");
    }
    world.insert_resource(studied);
}

/// Takes orders, dice, notes and drawings from the record of the branch, if they have changed.
pub(super) fn keep_what_was_played<G: OnTable>(studied: &mut Studied<G>, session: &Session<G>, disk: &Disk) {
    let Some(record) = session.record() else { return };
    let now = with_what_was_played(&studied.known, record);
    if now == studied.known {
        return;
    }
    studied.known = now;
    studied.branch = with_what_was_played(&studied.branch, record);
    let branch = studied.branch.clone();
    if let Err(why) = write_branch(&mut studied.game, branch, disk) {
        warn!("{why}");
    }
}

/// Keeps a branch in the file of its game.
///
/// # Errors
/// It leaves from a branch that is not there, or the file cannot be written: a sentence.
pub(super) fn write_branch<G: OnTable>(
    game: &mut Session<G>,
    branch: Branch<G::Order>,
    disk: &Disk,
) -> Result<(), String> {
    if let Some(record) = game.record_mut() {
        record.keep_branch(branch)?;
    }
    write_study(game, disk, false)
}

/// The disk on which games are kept.
pub(super) fn disk(world: &World) -> Disk {
    world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default()
}

pub(super) fn show(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
}
