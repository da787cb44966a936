//! Commands that keys give at the table: undo, give up, the next unit.

use super::{
    clicks::Routing,
    commands::Given,
    counters::hexes_held,
    cursor::Cursor,
    fan::Fan,
    hand::Hand,
    layout::centre_of,
    offer::{Offer, acting_side},
    screen::Screen,
    session::{OrderRequest, Request, Session},
    view::View,
};
use crate::games::guderian::table::attack::PlannedAttack;
use crate::{
    games::guderian::rules::{Position, Rulebook, battle::Decision, counter::Piece, position::Public},
    settings::Command,
};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, obey.run_if(in_state(Screen::Table)));
}

fn obey(
    mut given: MessageReader<Given>,
    position: Option<Res<Position>>,
    mut session: ResMut<Session>,
    (mut hand, mut plan, mut routing, mut fan): (
        ResMut<Hand>,
        ResMut<PlannedAttack>,
        ResMut<Routing>,
        ResMut<Fan>,
    ),
    (mut view, mut cursor): (ResMut<View>, ResMut<Cursor>),
    mut requests: MessageWriter<OrderRequest>,
) {
    for Given(command) in given.read() {
        match command {
            Command::Undo => {
                requests.write(OrderRequest(Request::Undo));
            }
            Command::Redo => {
                requests.write(OrderRequest(Request::Redo));
            }
            Command::Cancel => {
                hand.held = None;
                hand.calling = false;
                session.refusal = None;
                session.selected.clear();
                plan.clear();
                *routing = Routing::default();
                fan.close();
            }
            Command::NextUnit | Command::PreviousUnit => {
                let (Some(rulebook), Some(position)) = (session.rulebook.clone(), &position) else {
                    continue;
                };
                let public = &position.public;
                let last = session.selected.first().and_then(|unit| public.find(*unit));
                let back = *command == Command::PreviousUnit;
                if let Some(piece) = next_to_act(&rulebook, public, last, back) {
                    session.selected = vec![public.counter(piece).id];
                    if let Some(hex) = public.counter(piece).hex() {
                        view.show_place(centre_of(hex));
                        if cursor.shown().is_some() {
                            cursor.put(hex);
                        }
                    }
                }
            }
            _ => {}
        }
    }
}

/// The next counter, hex by hex, that can do something, or the one before; after the last comes the
/// first again.
fn next_to_act(rulebook: &Rulebook, public: &Public, last: Option<Piece>, back: bool) -> Option<Piece> {
    let among = match &public.owed {
        Some(
            Decision::Advance { among, .. }
            | Decision::LoseStep { among, .. }
            | Decision::Excess { among, .. },
        ) => Some(among),
        _ => None,
    };
    let side = acting_side(public);
    let mut mine: Vec<Piece> = hexes_held(public)
        .into_iter()
        .flat_map(|hex| public.stack(hex))
        .filter(|piece| public.counter(*piece).side() == side)
        .filter(|piece| among.is_none_or(|among| among.contains(&public.counter(*piece).id)))
        .collect();
    if back {
        mine.reverse();
    }
    let start = last.and_then(|last| mine.iter().position(|piece| *piece == last)).map_or(0, |at| at + 1);
    let turned = mine.iter().cycle().skip(start).take(mine.len());
    // Who must lose a step or is one too many can be named wherever he stands.
    let named = matches!(&public.owed, Some(Decision::LoseStep { .. } | Decision::Excess { .. }));
    turned.copied().find(|piece| {
        if named {
            return true;
        }
        let offer = Offer::of(rulebook, public, &[*piece]);
        !offer.places.is_empty() || !offer.trains.is_empty()
    })
}
