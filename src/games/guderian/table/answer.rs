//! Does what the panels ask for and only this game knows.

use super::attack::PlannedAttack;
use crate::{
    games::guderian::{panels::wish::Wish, rules::Guderian},
    panels::Action,
    table::{
        Ask, Hand, OrderRequest, Request, Session,
        host::{Answering, Asked, Host},
        session::{answer_requests, lies},
    },
};
use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, answer.in_set(Answering).before(answer_requests).run_if(lies::<Guderian>));
}

fn answer(
    mut asked: MessageReader<Asked>,
    mut session: ResMut<Session<Guderian>>,
    (mut plan, mut hand, mut host): (ResMut<PlannedAttack>, ResMut<Hand>, ResMut<Host>),
    mut requests: MessageWriter<OrderRequest>,
) {
    for Asked(action) in asked.read() {
        let request = match action {
            Action::Own(wish) => match wish.of() {
                Some(Wish::ResolveAttack) => plan.order().map(Request::order),
                Some(Wish::CancelAttack) => {
                    plan.clear();
                    None
                }
                Some(Wish::CallUp) => {
                    session.selected.clear();
                    hand.calling = true;
                    None
                }
                Some(Wish::AskEnd) => {
                    host.talk.asking_end = true;
                    None
                }
                Some(Wish::Table(command)) => Some(Request::People(Ask::Command(command.clone()))),
                Some(Wish::BackToReferee) => Some(Request::People(Ask::BackToReferee)),
                Some(Wish::PlaceByClick(placing)) => Some(Request::People(Ask::PlaceByClick(*placing))),
                Some(Wish::SaveScenario(title)) => Some(Request::People(Ask::SaveScenario(title.clone()))),
                None => None,
            },
            Action::Select(units) => {
                session.selected.clone_from(units);
                None
            }
            _ => None,
        };
        requests.write_batch(request.map(OrderRequest));
    }
}
