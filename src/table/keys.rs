//! Keys of the table.

use super::{
    attack::{PlannedAttack, confirm},
    camera::PanelsWant,
    clicks::Routing,
    counters::hexes_held,
    fan::Fan,
    hand::Hand,
    layout::centre_of,
    offer::{Offer, acting_side},
    screen::Screen,
    session::{OrderRequest, Request, Session},
    view::View,
};
use crate::games::guderian::{Position, Rulebook, battle::Decision, counter::Piece, position::Public};
use bevy::{
    prelude::*,
    window::{PrimaryWindow, RequestRedraw, WindowMode},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (look_at_whole, fill_screen, play_keys.run_if(in_state(Screen::Table))));
}

/// F or Home shows the whole map.
fn look_at_whole(
    keys: Res<ButtonInput<KeyCode>>,
    want: Res<PanelsWant>,
    screen: Res<State<Screen>>,
    mut view: ResMut<View>,
) {
    // In a replay, Home goes to its beginning.
    let home = keys.just_pressed(KeyCode::Home) && *screen.get() != Screen::Replay;
    if !want.keys && (home || keys.just_pressed(KeyCode::KeyF)) {
        view.show_whole(false);
    }
}

/// F11 fills the screen with the window and gives it back.
fn fill_screen(keys: Res<ButtonInput<KeyCode>>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    if keys.just_pressed(KeyCode::F11) {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            _ => WindowMode::Windowed,
        };
    }
}

fn play_keys(
    keys: Res<ButtonInput<KeyCode>>,
    want: Res<PanelsWant>,
    position: Option<Res<Position>>,
    mut session: ResMut<Session>,
    (mut hand, mut plan, mut routing, mut fan): (
        ResMut<Hand>,
        ResMut<PlannedAttack>,
        ResMut<Routing>,
        ResMut<Fan>,
    ),
    mut view: ResMut<View>,
    mut requests: MessageWriter<OrderRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if want.keys || keys.get_just_pressed().next().is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft]);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    if control && keys.just_pressed(KeyCode::KeyZ) {
        let request = if shift { Request::Redo } else { Request::Undo };
        requests.write(OrderRequest(request));
    } else if control && keys.just_pressed(KeyCode::KeyY) {
        requests.write(OrderRequest(Request::Redo));
    } else if keys.just_pressed(KeyCode::Escape) {
        hand.held = None;
        hand.calling = false;
        session.refusal = None;
        session.selected.clear();
        plan.clear();
        *routing = Routing::default();
        fan.close();
    } else if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]) {
        confirm(&plan, &hand, &mut requests);
    } else if keys.just_pressed(KeyCode::KeyN)
        && let (Some(rulebook), Some(position)) = (session.rulebook.clone(), position)
    {
        let public = &position.public;
        let last = session.selected.first().and_then(|unit| public.find(*unit));
        if let Some(piece) = next_to_act(&rulebook, public, last) {
            session.selected = vec![public.counter(piece).id];
            if let Some(hex) = public.counter(piece).hex() {
                view.show_place(centre_of(hex));
            }
        }
    }
}

/// The next counter, hex by hex, that can do something; after the last comes the first again.
fn next_to_act(rulebook: &Rulebook, public: &Public, last: Option<Piece>) -> Option<Piece> {
    let among = match &public.owed {
        Some(
            Decision::Advance { among, .. }
            | Decision::LoseStep { among, .. }
            | Decision::Excess { among, .. },
        ) => Some(among),
        _ => None,
    };
    let side = acting_side(public);
    let mine: Vec<Piece> = hexes_held(public)
        .into_iter()
        .flat_map(|hex| public.stack(hex))
        .filter(|piece| public.counter(*piece).side() == side)
        .filter(|piece| among.is_none_or(|among| among.contains(&public.counter(*piece).id)))
        .collect();
    let start = last.and_then(|last| mine.iter().position(|piece| *piece == last)).map_or(0, |at| at + 1);
    let turned = mine.iter().cycle().skip(start).take(mine.len());
    turned.copied().find(|piece| {
        let offer = Offer::of(rulebook, public, &[*piece]);
        !offer.places.is_empty() || !offer.trains.is_empty()
    })
}
