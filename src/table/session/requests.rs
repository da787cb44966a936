//! What the window asks for, and the one system that answers.

use super::{
    super::{
        damaged, lesson,
        people::Ask,
        replay,
        screen::Screen,
        tabled::registry::{self, TableGame, Wished},
    },
    playing::trouble,
};
use crate::{
    engine::orders::{AnyOrder, ChosenOptions, Refusal},
    panels::{Custom, LessonAction, ReplayAction, Seat},
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{fmt::Debug, path::PathBuf};

/// Something that the window asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Play an order of the game that lies on the table.
    Order(AnyOrder),
    /// Play an order that a computer player gave, with its reason.
    Advised(AnyOrder, String),
    /// Take the last order back.
    Undo,
    /// Play the order that was taken back last again.
    Redo,
    /// Begin a game.
    NewGame {
        /// The scenario's id.
        scenario: String,
        /// Its options, and with them its game.
        options: ChosenOptions,
        /// Where the dice begin; none for somewhere.
        seed: Option<u64>,
        /// Who plays, in the order in which the game numbers its sides.
        seats: [Seat; 2],
        /// How people play together.
        custom: Custom,
    },
    /// Do something that people ask for beside orders.
    People(Ask),
    /// Do something with the lesson, or begin one.
    Lesson(LessonAction),
    /// Give the lesson's own order.
    LessonReply,
    /// Leave the table.
    ToTitle,
    /// Go back to the table.
    ToTable,
    /// Save the game in this file.
    Save(PathBuf),
    /// Save the game where games are kept, under a name that no other has.
    SaveSomewhere,
    /// Keep the game in another place from now on, because it cannot be kept where it was.
    SaveElsewhere,
    /// Load a game from this file; those play who played when it was kept.
    Load(PathBuf),
    /// Load a game from this file; who is not named here plays as when it was kept.
    LoadFor(PathBuf, [Option<Seat>; 2]),
    /// Open the game that could not be replayed whole the other way.
    OpenOtherwise,
    /// Do something with a replay.
    Replay(ReplayAction),
    /// Show the report on the game.
    ShowReport,
    /// Put the report away.
    CloseReport,
    /// Leave the program.
    Quit,
}

impl Request {
    /// Play this order.
    pub fn order(order: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Order(AnyOrder::new(order))
    }

    /// Play this order of a computer player, who has this reason for it.
    pub fn advised(order: impl Clone + Debug + PartialEq + Send + Sync + 'static, reason: String) -> Self {
        Self::Advised(AnyOrder::new(order), reason)
    }
}

/// Why the last request was refused that was about no game on the table, since none lies there.
#[derive(Resource, Clone, Debug, Default)]
pub struct Refused(pub Option<Refusal>);

/// A request on its way to the session.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderRequest(pub Request);

/// Answers every request, in the order in which they were made.
pub(crate) fn answer_requests(world: &mut World) {
    let requests: Vec<OrderRequest> = world.resource_mut::<Messages<OrderRequest>>().drain().collect();
    if requests.is_empty() {
        return;
    }
    refuse(world, None);
    for OrderRequest(request) in requests {
        if let Err(refusal) = answer(world, request) {
            refuse(world, Some(refusal));
        }
    }
    world.write_message(RequestRedraw);
}

/// Notes why a request was refused, or that none was, where whoever made it sees it.
fn refuse(world: &mut World, refusal: Option<Refusal>) {
    world.resource_mut::<Refused>().0 = None;
    match (registry::lying(world), refusal) {
        (Some(game), refusal) => game.refuse(world, refusal),
        (None, refusal) => world.resource_mut::<Refused>().0 = refusal,
    }
}

/// Answers one request, unless what lies on the table forbids it: a replay, or a lesson.
fn answer(world: &mut World, request: Request) -> Result<(), Refusal> {
    let lying = registry::lying(world);
    if lying.is_some_and(|game| game.is_replayed(world)) && replay::forbids(&request) {
        return Err(trouble("this is a replay: leave it to play on"));
    }
    if lesson::forbids(world, &request) {
        return Err(trouble("that has no place in a lesson: leave it first"));
    }
    match request {
        Request::NewGame { scenario, options, seed, seats, custom } => {
            registry::begin(world, &Wished { scenario, options, seed, seats, custom })
        }
        Request::Load(path) => registry::load(world, &path, Default::default()),
        Request::LoadFor(path, wished) => registry::load(world, &path, wished),
        Request::OpenOtherwise => damaged::open_otherwise(world),
        Request::Replay(action) => registry::replay(world, &action),
        Request::Lesson(LessonAction::Begin(id)) => registry::begin_lesson(world, id),
        Request::ToTitle => {
            if let Some(game) = lying {
                game.leave_replay(world);
                game.paint_kept(world);
                game.let_go(world);
            }
            show(world, Screen::Title)
        }
        Request::Quit => {
            world.write_message(AppExit::Success);
            Ok(())
        }
        request => answer_for(world, registry::on_table(world)?, request),
    }
}

/// Answers a request that is about the game on the table.
fn answer_for(world: &mut World, game: &dyn TableGame, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Order(order) => play(world, game, &order, ""),
        Request::Advised(order, reason) => play(world, game, &order, &reason),
        Request::Undo if game.in_lesson(world) => game.take_back_in_lesson(world),
        Request::Undo => game.step(world, true),
        Request::Redo => game.step(world, false),
        Request::Lesson(action) => game.lesson(world, action),
        Request::LessonReply => game.lesson_reply(world),
        Request::People(ask) => game.ask(world, ask),
        Request::ToTable => game.to_table(world),
        Request::Save(path) => game.save(world, &path),
        Request::SaveSomewhere => game.save_somewhere(world),
        Request::SaveElsewhere => game.save_elsewhere(world),
        Request::ShowReport => game.show_report(world),
        Request::CloseReport => {
            game.close_report(world);
            Ok(())
        }
        // What is about no game has been answered before.
        _ => Ok(()),
    }
}

/// Plays an order, unless nobody sees the table any more: then who gave it has meant what is gone.
fn play(world: &mut World, game: &dyn TableGame, order: &AnyOrder, reason: &str) -> Result<(), Refusal> {
    let hidden = |screen: &State<Screen>| matches!(screen.get(), Screen::Title | Screen::HandOver);
    if world.get_resource::<State<Screen>>().is_some_and(hidden) {
        return Ok(());
    }
    game.play(world, order, reason)
}

fn show(world: &mut World, screen: Screen) -> Result<(), Refusal> {
    world.resource_mut::<NextState<Screen>>().set(screen);
    Ok(())
}
