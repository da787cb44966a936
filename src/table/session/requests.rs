//! What the window asks for, and the one system that answers.

use super::{
    super::{
        damaged, lesson,
        people::{self, Ask},
        replay,
        screen::Screen,
        tabled::registry::{self, Wished},
    },
    playing::{play_order, trouble},
};
use crate::{
    engine::orders::Refusal,
    games::{
        GameOptions,
        guderian::rules::{Guderian, order::Order},
    },
    panels::{Custom, LessonAction, ReplayAction, Seat},
};
use bevy::{prelude::*, window::RequestRedraw};
use std::path::PathBuf;

/// Something that the window asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Play an order.
    Order(Order),
    /// Play an order that a computer player gave, with its reason.
    Advised(Order, String),
    /// Take the last order back.
    Undo,
    /// Play the order that was taken back last again.
    Redo,
    /// Begin a game.
    NewGame {
        /// The scenario's id.
        scenario: String,
        /// Its options, and with them its game.
        options: GameOptions,
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

/// A request on its way to the session.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderRequest(pub Request);

/// Answers every request, in the order in which they were made.
pub(crate) fn answer_requests(world: &mut World) {
    let requests: Vec<OrderRequest> = world.resource_mut::<Messages<OrderRequest>>().drain().collect();
    if requests.is_empty() {
        return;
    }
    registry::all().into_iter().for_each(|game| game.refuse(world, None));
    for OrderRequest(request) in requests {
        let answer = match request {
            request if registry::lying(world).is_replayed(world) && replay::forbids(&request) => {
                Err(trouble("this is a replay: leave it to play on"))
            }
            request if lesson::forbids(world, &request) => {
                Err(trouble("that has no place in a lesson: leave it first"))
            }
            Request::Undo if registry::lying(world).in_lesson(world) => {
                registry::lying(world).take_back_in_lesson(world)
            }
            Request::Lesson(LessonAction::Begin(id)) => registry::begin_lesson(world, id),
            Request::Lesson(action) => registry::lying(world).lesson(world, action),
            Request::LessonReply => registry::lying(world).lesson_reply(world),
            Request::Order(order) => play_order::<Guderian>(world, &order, ""),
            Request::Advised(order, reason) => play_order::<Guderian>(world, &order, &reason),
            Request::Undo => registry::lying(world).step(world, true),
            Request::Redo => registry::lying(world).step(world, false),
            Request::NewGame { scenario, options, seed, seats, custom } => {
                registry::begin(world, &Wished { scenario, options, seed, seats, custom })
            }
            Request::People(Ask::TakeOver) => registry::lying(world).take_over(world),
            Request::People(Ask::Die(die)) => registry::lying(world).throw(world, die),
            Request::People(Ask::CancelDice) => {
                registry::lying(world).leave_dice(world);
                Ok(())
            }
            Request::People(ask) => people::answer(world, ask),
            Request::ToTitle => {
                let game = registry::lying(world);
                game.leave_replay(world);
                game.paint_kept(world);
                game.let_go(world);
                show(world, Screen::Title)
            }
            Request::ToTable => registry::lying(world).to_table(world),
            Request::Save(path) => registry::lying(world).save(world, &path),
            Request::SaveSomewhere => registry::lying(world).save_somewhere(world),
            Request::SaveElsewhere => registry::lying(world).save_elsewhere(world),
            Request::Load(path) => registry::load(world, &path, Default::default()),
            Request::LoadFor(path, wished) => registry::load(world, &path, wished),
            Request::OpenOtherwise => damaged::open_otherwise(world),
            Request::Replay(action) => registry::replay(world, &action),
            Request::ShowReport => registry::lying(world).show_report(world),
            Request::CloseReport => {
                registry::lying(world).close_report(world);
                Ok(())
            }
            Request::Quit => {
                world.write_message(AppExit::Success);
                Ok(())
            }
        };
        if let Err(refusal) = answer {
            registry::lying(world).refuse(world, Some(refusal));
        }
    }
    world.write_message(RequestRedraw);
}

fn show(world: &mut World, screen: Screen) -> Result<(), Refusal> {
    world.resource_mut::<NextState<Screen>>().set(screen);
    Ok(())
}
