//! Answers the actions of a player in a study, and says which other requests a branch on the table forbids.

use super::{
    hidden::HiddenGames,
    may,
    studied::{ResultHidden, Studied},
    swap,
};
use crate::{
    engine::{
        dice::any_seed,
        orders::{Branch, BranchDice, BranchEyes, Refusal},
        text::{say, t},
    },
    panels::{LessonAction, ReplayAction, StudyAction},
    table::{
        app::screen::Screen,
        map::opening_view,
        replay::{self, replayed::Replay},
        session::{self, Ask, Request, Session, trouble},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Carries out an action of the player in a study.
///
/// # Errors
/// It is not possible now.
pub(crate) fn answer<G: OnTable>(world: &mut World, action: &StudyAction) -> Result<(), Refusal> {
    if !world.resource::<Session<G>>().has_game() {
        return Err(trouble(t!("table-no-game")));
    }
    match action {
        StudyAction::Try { name, dice } => try_here::<G>(world, name, *dice),
        StudyAction::Open { id, after } => open::<G>(world, *id, *after),
        StudyAction::BackToGame => swap::go_back::<G>(world),
        StudyAction::Rename { id, name } => rename::<G>(world, *id, name),
        StudyAction::Remove(id) => remove::<G>(world, *id),
        StudyAction::Dice(dice) => set_dice::<G>(world, *dice),
        StudyAction::NewGame => new_game::<G>(world),
        StudyAction::HideResult(hidden) => {
            world.insert_resource(ResultHidden(*hidden));
            let files = swap::game::<G>(world).files();
            world.get_resource_or_init::<HiddenGames>().hide(files, *hidden);
            if let Some(mut replay) = world.get_resource_mut::<Replay<G>>() {
                replay.reached = replay.now;
            }
            Ok(())
        }
    }
}

/// Whether a request is not possible while a branch is on the table: commands change the game and no branch, and the file
/// is that of the game.
pub(crate) fn forbids(request: &Request) -> bool {
    match request {
        Request::People(ask) => !matches!(ask, Ask::Die(_) | Ask::CancelDice | Ask::SetUp | Ask::HandOut),
        Request::Save(_)
        | Request::SaveSomewhere
        | Request::SaveAs(_)
        | Request::SaveElsewhere
        | Request::SavePicture
        | Request::ToResult => true,
        _ => false,
    }
}

/// Whether a request takes the game from the table, so that its branch must leave the table before.
pub(crate) fn ends(request: &Request) -> bool {
    matches!(
        request,
        Request::NewGame(_)
            | Request::Load(_)
            | Request::LoadFor(..)
            | Request::OpenOtherwise
            | Request::Replay(ReplayAction::OpenFile(_))
            | Request::Lesson(LessonAction::Begin(_))
            | Request::Course(_)
            | Request::ToTitle
            | Request::Quit
    )
}

/// Whether a request would tell the result of a game whose result is hidden.
pub(crate) fn hides(world: &World, request: &Request) -> bool {
    let tells = matches!(request, Request::ShowReport | Request::ToResult | Request::SavePicture);
    tells && is_result_hidden(world)
}

/// Whether the result of the game on the table is hidden from the person who studies it.
pub(crate) fn is_result_hidden(world: &World) -> bool {
    world.get_resource::<ResultHidden>().is_some_and(|hidden| hidden.0)
}

/// Returns the viewer with whose knowledge branches of the game are tried.
fn eyes<G: OnTable>(world: &World) -> Result<BranchEyes, Refusal> {
    let session = swap::game::<G>(world);
    let replayed = world.get_resource::<Replay<G>>();
    let present = match (world.get_resource::<Studied<G>>(), replayed) {
        (Some(studied), _) => &studied.position,
        (None, Some(replayed)) => replayed.present(),
        (None, None) => G::position(world),
    };
    may::eyes(session, present)
}

/// Begins a branch at the moment that is shown.
fn try_here<G: OnTable>(world: &mut World, name: &str, dice: BranchDice) -> Result<(), Refusal> {
    let eyes = eyes::<G>(world)?;
    let moment = swap::shown::<G>(world).ok_or_else(|| trouble(t!("table-no-game")))?;
    if let Some(refusal) = may::refuses(&moment.position) {
        return Err(refusal);
    }
    swap::keep::<G>(world, false);
    let record = swap::game::<G>(world).record();
    let id = record.map_or(1, |record| record.file.study.next_id());
    let name = match name.trim() {
        "" => say!("study-usual-name", number = id),
        name => name.to_owned(),
    };
    let branch = Branch {
        id,
        parent: moment.parent,
        after: moment.after,
        name,
        eyes,
        dice,
        seed: any_seed().map_err(trouble)?,
        orders: Vec::new(),
        notes: BTreeMap::new(),
        drawn: BTreeMap::new(),
    };
    swap::lay::<G>(world, &moment.position, branch.clone());
    write::<G>(world, branch)
}

/// Keeps a branch in the file of its game.
fn write<G: OnTable>(world: &mut World, branch: Branch<G::Order>) -> Result<(), Refusal> {
    let disk = swap::disk(world);
    let written = swap::with_game::<G, _>(world, |game| swap::write_branch(game, branch, &disk));
    written.map_err(|why| trouble(t!("study-only-in-game", why = why)))
}

/// Returns a branch of the game.
fn branch<G: OnTable>(world: &World, id: usize) -> Result<Branch<G::Order>, Refusal> {
    let record = swap::game::<G>(world).record();
    let found = record.and_then(|record| record.file.study.branch(id)).cloned();
    found.ok_or_else(|| trouble(t!("study-no-such-branch")))
}

/// Puts the moment of a branch after this many of its orders on the table.
fn open<G: OnTable>(world: &mut World, id: usize, after: usize) -> Result<(), Refusal> {
    let eyes = eyes::<G>(world)?;
    swap::keep::<G>(world, false);
    let on_table = world.get_resource::<Studied<G>>().map(|studied| studied.branch.id);
    let branch = branch::<G>(world, id)?;
    let note = if on_table == Some(id) {
        replay::put_away::<G>(world);
        swap::show(world, Screen::Table);
        None
    } else {
        let record = swap::game::<G>(world).record();
        let line = record.and_then(|record| record.file.study.line_to(&branch)).unwrap_or_default();
        let known = line.into_iter().chain([&branch]).all(|branch| may::may_open(branch, eyes));
        if !known {
            return Err(trouble(t!("study-other-eyes")));
        }
        let from = swap::leaves_from::<G>(world, &branch)?;
        swap::lay::<G>(world, &from, branch)
    };
    let orders = world.resource::<Session<G>>().record().map_or(0, |record| record.file.played.len());
    if after < orders {
        replay::open_before::<G>(world, after, Screen::Table)?;
    }
    note.map_or(Ok(()), |note| Err(trouble(note)))
}

fn rename<G: OnTable>(world: &mut World, id: usize, name: &str) -> Result<(), Refusal> {
    swap::keep::<G>(world, false);
    let mut renamed = branch::<G>(world, id)?;
    if name.trim().is_empty() {
        return Ok(());
    }
    name.trim().clone_into(&mut renamed.name);
    if let Some(mut studied) = world.get_resource_mut::<Studied<G>>().filter(|it| it.branch.id == id) {
        studied.branch.name.clone_from(&renamed.name);
    }
    write::<G>(world, renamed)?;
    let disk = swap::disk(world);
    let written = swap::with_game::<G, _>(world, |game| session::write_study(game, &disk, true));
    written.map_err(|why| trouble(t!("study-only-in-game", why = why)))
}

/// Removes a branch and those that leave from it. If one of them is on the table, the game comes back.
fn remove<G: OnTable>(world: &mut World, id: usize) -> Result<(), Refusal> {
    branch::<G>(world, id)?;
    let is_on_table = world.get_resource::<Studied<G>>().is_some_and(|studied| {
        let study = studied.game.record().map(|record| &record.file.study);
        let line = study.and_then(|study| study.line_to(&studied.branch)).unwrap_or_default();
        line.into_iter().chain([&studied.branch]).any(|branch| branch.id == id)
    });
    if is_on_table {
        swap::go_back::<G>(world)?;
    }
    let disk = swap::disk(world);
    let written = swap::with_game::<G, _>(world, |game| {
        if let Some(record) = game.record_mut() {
            record.remove_branch(id);
        }
        session::write_study(game, &disk, true)
    });
    written.map_err(|why| trouble(t!("study-only-in-game", why = why)))
}

/// Sets the dice of the next orders of the branch on the table. An order that waits for dice is dropped.
fn set_dice<G: OnTable>(world: &mut World, dice: BranchDice) -> Result<(), Refusal> {
    swap::keep::<G>(world, false);
    let Some(mut studied) = world.get_resource_mut::<Studied<G>>() else {
        return Err(trouble(t!("study-no-branch")));
    };
    studied.branch.dice = dice;
    let branch = studied.branch.clone();
    let mut session = world.resource_mut::<Session<G>>();
    session.people.dice = None;
    if let Some(on_branch) = &mut session.branch {
        on_branch.dice = dice;
    }
    write::<G>(world, branch)
}

/// Begins a game with the position that is shown, as the player knows it, against the same players.
fn new_game<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let eyes = eyes::<G>(world)?;
    let moment = swap::shown::<G>(world).ok_or_else(|| trouble(t!("table-no-game")))?;
    if let Some(refusal) = may::refuses(&moment.position) {
        return Err(refusal);
    }
    let seed = any_seed().map_err(trouble)?;
    let rulebook = world.resource::<Session<G>>().rulebook.clone();
    let rulebook = rulebook.ok_or_else(|| trouble(t!("table-no-game")))?;
    let position = G::imagined(&rulebook, &moment.position, eyes, seed);
    // A hidden unit of the enemy for which there was no hex is on no map: the file of such a game could not be opened.
    if !G::faults(&rulebook, &position).is_empty() {
        return Err(trouble(t!("study-hidden-units")));
    }
    swap::leave::<G>(world);
    replay::put_away::<G>(world);
    let seats = world.resource::<Session<G>>().seats.clone();
    session::begin_from::<G>(world, rulebook, (position, seed), seats);
    opening_view::on_new_game::<G>(world);
    Ok(())
}
