//! The one system that answers the requests of the window.

use super::{
    super::{
        away::acting,
        replay, study,
        tabled::registry::{self, TableGame},
    },
    request::{Refused, Request, SessionRequest, trouble},
};
use crate::{
    engine::{
        orders::{AnyOrder, Refusal},
        text::t,
    },
    panels::{LessonAction, ReplayAction},
    table::{
        app::{host::Host, screen::Screen, sets::TableSet},
        files::damaged::{self, DamagedGame},
        lessons,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use std::path::PathBuf;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Refused>()
        .add_message::<SessionRequest>()
        .add_systems(Update, answer_requests.in_set(TableSet::AnswerRequests));
}

/// Answers every request, in the order in which they were made.
fn answer_requests(world: &mut World) {
    let requests: Vec<SessionRequest> = world.resource_mut::<Messages<SessionRequest>>().drain().collect();
    if requests.is_empty() {
        return;
    }
    // What was sent from elsewhere is no wish of the player: a refusal of one stays.
    if requests.iter().any(|SessionRequest(request)| !matches!(request, Request::Heard(..))) {
        refuse(world, None);
    }
    for SessionRequest(request) in requests {
        let names = matches!(request, Request::SaveAs(_));
        let opens = file_opened_by(&request);
        let answered = answer(world, request);
        if let (Ok(()), Some(file)) = (&answered, opens) {
            lessons::note_opened(world, &file);
        }
        let refused = answered.err();
        let box_tells = names && answer_name(world, refused.as_ref());
        if let Some(refusal) = refused.filter(|_| !box_tells) {
            refuse(world, Some(refusal));
        }
    }
    world.write_message(RequestRedraw);
}

/// Returns the game file that a request opens.
fn file_opened_by(request: &Request) -> Option<PathBuf> {
    match request {
        Request::Load(file) | Request::LoadFor(file, _) | Request::Replay(ReplayAction::OpenFile(file)) => {
            Some(file.clone())
        }
        _ => None,
    }
}

/// Closes the box for a name, or shows in it why the name was refused; returns whether the box is open.
fn answer_name(world: &mut World, refused: Option<&Refusal>) -> bool {
    let Some(mut host) = world.get_resource_mut::<Host>() else { return false };
    host.bypass_change_detection().memory.name_answered(refused.map(|refusal| refusal.why.plain()))
}

/// Notes why a request was refused, or that none was, where the player sees it.
fn refuse(world: &mut World, refusal: Option<Refusal>) {
    world.resource_mut::<Refused>().0 = None;
    match (registry::lying(world), refusal) {
        (Some(game), refusal) => game.refuse(world, refusal),
        (None, refusal) => world.resource_mut::<Refused>().0 = refusal,
    }
}

/// Answers one request, unless a replay, a lesson or a branch on the table forbids it.
fn answer(world: &mut World, request: Request) -> Result<(), Refusal> {
    if let Request::Heard(kind, message) = &request {
        return registry::hear(world, kind, message);
    }
    let lying = registry::lying(world);
    if lying.is_some_and(|game| game.is_replayed(world)) && replay::forbids(&request) {
        return Err(trouble(t!("table-in-replay")));
    }
    if lessons::forbids(world, &request) {
        return Err(trouble(t!("table-in-lesson")));
    }
    if let Some(game) = lying.filter(|game| game.is_studied(world)) {
        if study::forbids(&request) {
            return Err(trouble(t!("study-in-branch")));
        }
        if study::ends(&request) {
            game.leave_study(world);
        }
    }
    if study::hides(world, &request) {
        return Err(trouble(t!("study-result-hidden")));
    }
    let is_behind = lying.is_some_and(|game| game.is_replayed(world) && !game.is_studied(world));
    let request = match request {
        // Behind the replay is the end of the game.
        Request::Replay(ReplayAction::Leave) if is_behind && study::is_result_hidden(world) => {
            Request::ToTitle
        }
        // The table shows the end.
        Request::ToTable if study::is_result_hidden(world) => Request::Replay(ReplayAction::Open),
        request => request,
    };
    match request {
        Request::NewGame(game) => {
            world.remove_resource::<DamagedGame>();
            registry::begin(world, &game)
        }
        Request::Load(path) => registry::load(world, &path, Default::default()),
        Request::LoadFor(path, wished) => registry::load(world, &path, wished),
        Request::OpenOtherwise => damaged::open_otherwise(world),
        Request::Replay(action) => registry::replay(world, &action),
        Request::Lesson(LessonAction::Begin(id)) => registry::begin_lesson(world, id),
        Request::Online(action) => acting::act(world, action),
        Request::Course(action) => match lessons::act(world, &action)? {
            true => to_title(world),
            false => Ok(()),
        },
        Request::ToTitle => to_title(world),
        Request::Quit => {
            world.write_message(AppExit::Success);
            Ok(())
        }
        request => answer_for(world, registry::on_table(world)?, request),
    }
}

/// Shows the title; the game stays on the table.
fn to_title(world: &mut World) -> Result<(), Refusal> {
    if let Some(game) = registry::lying(world) {
        game.leave_replay(world);
        game.paint_kept(world);
        game.let_go(world);
    }
    show(world, Screen::Title)
}

/// Answers a request about the game on the table.
fn answer_for(world: &mut World, game: &dyn TableGame, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Order(order) => play(world, game, &order, ""),
        Request::Advised(order, reason) => play(world, game, &order, &reason),
        Request::Undo if game.in_lesson(world) => game.take_back_in_lesson(world),
        Request::Undo => game.step(world, true),
        Request::Redo => game.step(world, false),
        Request::Lesson(action) => game.lesson(world, action),
        Request::Study(action) => game.study(world, &action),
        Request::LessonReply => game.lesson_reply(world),
        Request::LessonReread => game.lesson_reread(world),
        Request::People(ask) => game.ask(world, ask),
        Request::ToTable => game.to_table(world),
        Request::ToResult if game.is_over(world) => show(world, Screen::Result),
        Request::SavePicture => game.save_picture(world),
        Request::SaveFilm => game.save_film(world),
        Request::Save(path) => game.save(world, &path),
        Request::SaveSomewhere => game.save_somewhere(world),
        Request::SaveAs(name) => game.save_as(world, &name),
        Request::SaveElsewhere => game.save_elsewhere(world),
        Request::ShowReport => game.show_report(world),
        Request::CloseReport => {
            game.close_report(world);
            Ok(())
        }
        // Requests about no game have been answered before.
        _ => Ok(()),
    }
}

/// Plays an order, unless the table is hidden: then the order was meant for an earlier state.
fn play(world: &mut World, game: &dyn TableGame, order: &AnyOrder, reason: &str) -> Result<(), Refusal> {
    let hidden =
        |screen: &State<Screen>| matches!(screen.get(), Screen::Title | Screen::HandOver | Screen::Workshop);
    if world.get_resource::<State<Screen>>().is_some_and(hidden) {
        return Ok(());
    }
    game.play(world, order, reason)
}

fn show(world: &mut World, screen: Screen) -> Result<(), Refusal> {
    world.resource_mut::<NextState<Screen>>().set(screen);
    Ok(())
}
