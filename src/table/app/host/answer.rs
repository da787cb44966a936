//! Carries out the player's actions in the panels.

use super::{asked::Asked, state::Host};
use crate::{
    panels::{Action, LessonAction},
    scene::layout::centre_of,
    table::{
        drag::PickUpFromBox,
        map::view::MapView,
        session::{Ask, Request, Session, SessionRequest},
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// Answers the requests of the panels: those about the panels and the view at once, those about the game by a request.
pub(super) fn answer(
    mut asked: MessageReader<Asked>,
    mut host: ResMut<Host>,
    mut view: ResMut<MapView>,
    (mut requests, mut from_box): (MessageWriter<SessionRequest>, MessageWriter<PickUpFromBox>),
) {
    for Asked(action) in asked.read() {
        note(&mut host, action);
        match action {
            Action::Centre(hex) => view.show_place(centre_of(*hex)),
            Action::Bring(hexes) => view.bring(&hexes.iter().copied().map(centre_of).collect::<Vec<_>>()),
            Action::PickUpFromBox(units) => _ = from_box.write(PickUpFromBox { units: units.clone() }),
            Action::Continue => {
                let kept = host.autosave.as_ref().map(|game| Request::Load(game.path.clone()));
                requests.write_batch(kept.map(SessionRequest));
            }
            action => _ = requests.write_batch(request_for(action.clone()).map(SessionRequest)),
        }
    }
}

/// Notes the content that the panels show from now on.
fn note(host: &mut ResMut<Host>, action: &Action) {
    match action {
        Action::NewGame(_) => host.memory.briefing = true,
        Action::Load(_) => host.memory.briefing = false,
        Action::Open(sheet) => host.sheet.open = Some(*sheet),
        Action::CloseSheet => host.sheet.open = None,
        Action::Lesson(LessonAction::LookUp(case)) => host.memory.show_case(case),
        // A lesson that is begun by itself is no part of a course.
        Action::Lesson(LessonAction::Begin(_)) => {
            let at_table = host.drawn.by_game;
            host.title.begin_lesson(at_table);
        }
        Action::Lesson(LessonAction::Leave) => host.title.leave_lesson(),
        _ => {}
    }
}

/// The actions that [`answer`] has done already, and those that other systems answer: about the game on the table, and
/// about a file of such a game.
macro_rules! answered_elsewhere {
    () => {
        Action::Centre(_)
            | Action::Bring(_)
            | Action::PickUpFromBox(_)
            | Action::Continue
            | Action::Open(_)
            | Action::CloseSheet
            | Action::Own(_)
            | Action::Select(_)
            | Action::Lesson(_)
            | Action::ShowWay(_)
            | Action::BringWaiting(_)
            | Action::AnswerNow
            | Action::FastForward
            | Action::HoldOpponent
            | Action::OneDeed
            | Action::Chances(_)
            | Action::RemoveDrawing
            | Action::AskForHint
            | Action::TakeHint
            | Action::TakeWholeHint
            | Action::DropHint
            | Action::Switch(_)
            | Action::Press(_)
            | Action::ToggleTheme
            | Action::HandOver(_)
            | Action::Change(_)
            | Action::Present
            | Action::Capture
            | Action::Stage(_)
            | Action::HoldView
            | Action::Casting(_)
            | Action::CastAt { .. }
            | Action::DismissNotice
            | Action::OpenFolder(_)
            | Action::NewPack(_)
            | Action::TakeAway(_)
            | Action::LookAtParcel(_)
            | Action::SendParcel(_)
            | Action::RemoveParcel(_)
            | Action::DeleteGames(_)
            | Action::DockWidth(_)
            | Action::Workshop(_)
    };
}

/// The request for an action of the panels about the game, a file or the screen; none for an action that is answered
/// elsewhere.
fn request_for(action: Action) -> Option<Request> {
    match action {
        Action::Order(order) => Some(Request::Order(order)),
        Action::Command(command) => Some(Request::People(Ask::Command(command))),
        Action::PlaceByClick(placing) => Some(Request::People(Ask::PlaceByClick(placing))),
        Action::SetUp => Some(Request::People(Ask::SetUp)),
        Action::HandOut => Some(Request::People(Ask::HandOut)),
        Action::BackToReferee => Some(Request::People(Ask::BackToReferee)),
        Action::SaveScenario(title) => Some(Request::People(Ask::SaveScenario(title))),
        Action::DiceByHand(on) => Some(Request::People(Ask::DiceByHand(on))),
        Action::TakeOverFirst => Some(Request::People(Ask::TakeOverFirst)),
        Action::TakeOver => Some(Request::People(Ask::TakeOver)),
        Action::Die(die) => Some(Request::People(Ask::Die(die))),
        Action::CancelDice => Some(Request::People(Ask::CancelDice)),
        Action::Undo => Some(Request::Undo),
        Action::Redo => Some(Request::Redo),
        Action::NewGame(game) => Some(Request::NewGame(game)),
        Action::Load(path) => Some(Request::Load(path)),
        Action::Save => Some(Request::SaveSomewhere),
        Action::SaveAs(name) => Some(Request::SaveAs(name)),
        Action::SaveElsewhere => Some(Request::SaveElsewhere),
        Action::ToTitle => Some(Request::ToTitle),
        Action::ToTable => Some(Request::ToTable),
        Action::ToResult => Some(Request::ToResult),
        Action::SavePicture => Some(Request::SavePicture),
        Action::SaveFilm => Some(Request::SaveFilm),
        Action::Quit => Some(Request::Quit),
        Action::Course(action) => Some(Request::Course(action)),
        Action::Replay(action) => Some(Request::Replay(action)),
        Action::Study(action) => Some(Request::Study(action)),
        Action::Online(action) => Some(Request::Online(action)),
        Action::ShowReport => Some(Request::ShowReport),
        Action::CloseReport => Some(Request::CloseReport),
        answered_elsewhere!() => None,
    }
}

/// Selects the units that the panels select.
pub(super) fn select<G: OnTable>(mut asked: MessageReader<Asked>, mut session: ResMut<Session<G>>) {
    for Asked(action) in asked.read() {
        if let Action::Select(units) = action {
            session.selected.clone_from(units);
        }
    }
}
