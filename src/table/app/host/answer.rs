//! Carries out the player's actions in the panels.

use super::{asked::Asked, state::Host};
use crate::{
    panels::{Action, LessonAction, TitlePage},
    scene::layout::centre_of,
    table::{
        drag::PickUpFromBox,
        map::view::MapView,
        session::{Ask, OrderRequest, Request, Session},
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// Carries out the actions of the panels.
pub(super) fn answer(
    mut asked: MessageReader<Asked>,
    mut host: ResMut<Host>,
    mut view: ResMut<MapView>,
    (mut requests, mut from_box): (MessageWriter<OrderRequest>, MessageWriter<PickUpFromBox>),
) {
    for Asked(action) in asked.read().cloned() {
        let request = match action {
            Action::Order(order) => Some(Request::Order(order)),
            Action::Command(command) => Some(Request::People(Ask::Command(command))),
            Action::PlaceByClick(placing) => Some(Request::People(Ask::PlaceByClick(placing))),
            Action::SetUp => Some(Request::People(Ask::SetUp)),
            Action::BackToReferee => Some(Request::People(Ask::BackToReferee)),
            Action::SaveScenario(title) => Some(Request::People(Ask::SaveScenario(title))),
            Action::DiceByHand(on) => Some(Request::People(Ask::DiceByHand(on))),
            Action::Undo => Some(Request::Undo),
            Action::Redo => Some(Request::Redo),
            Action::NewGame(game) => {
                host.memory.briefing = true;
                Some(Request::NewGame(game))
            }
            Action::TakeOverFirst => Some(Request::People(Ask::TakeOverFirst)),
            Action::TakeOver => Some(Request::People(Ask::TakeOver)),
            Action::Die(die) => Some(Request::People(Ask::Die(die))),
            Action::CancelDice => Some(Request::People(Ask::CancelDice)),
            Action::Continue => host.autosave.as_ref().map(|game| Request::Load(game.path.clone())),
            Action::Load(path) => {
                host.memory.briefing = false;
                Some(Request::Load(path))
            }
            Action::Save => Some(Request::SaveSomewhere),
            Action::SaveAs(name) => Some(Request::SaveAs(name)),
            Action::SaveElsewhere => Some(Request::SaveElsewhere),
            Action::ToTitle => Some(Request::ToTitle),
            Action::ToTable => Some(Request::ToTable),
            Action::ToResult => Some(Request::ToResult),
            Action::Quit => Some(Request::Quit),
            Action::Centre(hex) => {
                view.show_place(centre_of(hex));
                None
            }
            Action::Bring(hexes) => {
                view.bring(&hexes.into_iter().map(centre_of).collect::<Vec<_>>());
                None
            }
            Action::PickUpFromBox(units) => {
                from_box.write(PickUpFromBox { units });
                None
            }
            Action::Replay(action) => Some(Request::Replay(action)),
            Action::ShowReport => Some(Request::ShowReport),
            Action::CloseReport => Some(Request::CloseReport),
            Action::Open(sheet) => {
                host.sheet.open = Some(sheet);
                None
            }
            Action::CloseSheet => {
                host.sheet.open = None;
                None
            }
            Action::Lesson(LessonAction::LookUp(case)) => {
                host.memory.show_case(&case);
                None
            }
            Action::Lesson(LessonAction::Leave) => {
                host.title.page = TitlePage::Lessons;
                None
            }
            // Other systems read these: the game on the table, and those that each handle one of them.
            Action::Own(_)
            | Action::Select(_)
            | Action::Lesson(_)
            | Action::ShowWay(_)
            | Action::BringWaiting(_)
            | Action::AnswerNow
            | Action::FastForward
            | Action::HoldOpponent
            | Action::OneDeed
            | Action::AskForHint
            | Action::TakeHint
            | Action::TakeWholeHint
            | Action::DropHint
            | Action::Switch(_)
            | Action::ToggleTheme
            | Action::HandOver(_)
            | Action::Change(_)
            | Action::Present
            | Action::Capture
            | Action::Understood
            | Action::OpenFolder(_)
            | Action::NewPack(_)
            | Action::TakeAway(_)
            | Action::DeleteGames(_)
            | Action::DockWidth(_) => None,
        };
        requests.write_batch(request.map(OrderRequest));
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
