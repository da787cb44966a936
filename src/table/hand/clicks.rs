//! Clicks: selecting counters, and answering what is owed.

use super::{
    camera::PanelsWant,
    drag::{Grasp, division_of, is_own, piece_of},
    fan::FanCard,
    hand::Hand,
    people::Ask,
    printed::{Printed, hex_under},
    screen::Screen,
    session::{OrderRequest, Request, Session},
    view::View,
};
use crate::games::guderian::table::attack::PlannedAttack;
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        Position, Rulebook,
        battle::{Battle, Decision, Stage},
        counter::Piece,
        order::Order,
        phase::Phase,
        position::Public,
        retreat::{Retreat, Routes},
    },
};
use bevy::{picking::pointer::PointerButton, prelude::*, window::RequestRedraw};

/// The retreat that is being routed by clicking.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Routing {
    /// The stack that is routed.
    pub stack: Option<Hex>,
    /// Hexes that the route shall lead through.
    pub through: Vec<Hex>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Routing>()
        .add_observer(click)
        .add_systems(Update, forget.after(super::session::answer_requests));
}

/// A position that changed ends a routing.
fn forget(session: Res<Session>, mut routing: ResMut<Routing>, mut before: Local<u64>) {
    if session.moves != *before {
        *before = session.moves;
        *routing = Routing::default();
    }
}

fn click(
    mut on: On<Pointer<Click>>,
    (counters, printed): (Query<&Piece>, Res<Printed>),
    cards: Query<&FanCard>,
    windows: Query<(), With<Window>>,
    mut session: ResMut<Session>,
    position: Option<Res<Position>>,
    keys: Res<ButtonInput<KeyCode>>,
    (view, want, grasp, screen): (Res<View>, Res<PanelsWant>, Res<Grasp>, Res<State<Screen>>),
    mut hand: ResMut<Hand>,
    (mut plan, mut routing): (ResMut<PlannedAttack>, ResMut<Routing>),
    mut requests: MessageWriter<OrderRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let piece = piece_of(on.entity, &counters, &cards);
    if on.button != PointerButton::Primary
        || want.mouse
        || hand.held.is_some()
        || !grasp.is_click(on.pointer_location.position)
        || *screen.get() != Screen::Table
        || (piece.is_none() && !windows.contains(on.entity))
    {
        return;
    }
    let (Some(rulebook), Some(position)) = (session.rulebook.clone(), position) else { return };
    on.propagate(false);
    redraw.write(RequestRedraw);
    let public = &position.public;
    let on_card = cards.contains(on.entity);
    let under = hex_under(&printed, &view, on.pointer_location.position);
    // A card lies in its hex, even where it reaches over the edge or is fanned out.
    let hex = piece.and_then(|piece| public.counter(piece).hex()).or(under);
    if !view.area.contains(on.pointer_location.position) {
        return;
    }
    if let (Some(placing), Some(hex), true) = (session.people.placing, hex, public.table.referee_off) {
        let ask = Ask::Command(placing.command(hex));
        requests.write(OrderRequest(Request::People(ask)));
        return;
    }
    if let Some(decision) = public.owed.clone() {
        let order = answer(&rulebook, public, &decision, piece, hex, &session, &mut routing);
        if let Some(order) = order {
            requests.write(OrderRequest(Request::order(order)));
            return;
        }
        if !matches!(decision, Decision::Advance { .. }) {
            return;
        }
    } else if is_interdiction(public.phase)
        && !public.table.referee_off
        && let Some(hex) = hex
    {
        requests.write(OrderRequest(Request::order(Order::PlaceMarker { hex })));
        return;
    }
    if hand.calling {
        let order = hex.map(|hex| hand.call_up_to(hex));
        requests.write_batch(order.map(|order| OrderRequest(Request::order(order))));
        return;
    }
    let adds = keys.any_pressed([
        KeyCode::ShiftLeft,
        KeyCode::ShiftRight,
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
    ]);
    let Some(piece) = piece else {
        session.selected.clear();
        return;
    };
    let enemy = public.counter(piece).side() != public.phase.side() && !public.table.referee_off;
    if public.phase.is_combat() && public.owed.is_none() && enemy && !session.selected.is_empty() {
        let pieces: Vec<Piece> = session.selected.iter().filter_map(|unit| public.find(*unit)).collect();
        if let Some(hex) = hex {
            plan.add(&mut session, &position, &pieces, hex);
        }
        return;
    }
    let plans = public.phase.is_combat() && public.owed.is_none() && on.count < 2;
    if plans && plan.join(&mut session, &position, piece) {
        return;
    }
    let unit = public.counter(piece).id;
    let known = session.selected.iter().position(|selected| *selected == unit);
    let division = on.count >= 2 && is_own(public, piece);
    match known {
        _ if division => {
            let members = division_of(&rulebook, public, piece).into_iter();
            session.selected = members.map(|piece| public.counter(piece).id).collect();
        }
        Some(number) if adds => {
            session.selected.remove(number);
        }
        Some(_) if session.selected.len() == 1 && !on_card => session.selected.clear(),
        None if adds => session.selected.push(unit),
        _ => session.selected = vec![unit],
    }
}

/// Whether markers are laid in the phase.
pub(super) fn is_interdiction(phase: Phase) -> bool {
    matches!(phase, Phase::FirstInterdiction | Phase::SovietInterdiction | Phase::AirInterdiction)
}

/// The order that a click answers a decision with, if it does.
pub(super) fn answer(
    rulebook: &Rulebook,
    public: &Public,
    decision: &Decision,
    piece: Option<Piece>,
    hex: Option<Hex>,
    session: &Session,
    routing: &mut Routing,
) -> Option<Order> {
    match decision {
        Decision::LoseStep { .. } => Some(Order::LoseStep { unit: public.counter(piece?).id }),
        Decision::Excess { .. } => Some(Order::Remove { unit: public.counter(piece?).id }),
        Decision::Route { stacks, .. } => route(rulebook, public, stacks, hex?, routing),
        Decision::Advance { .. } => {
            let hex = hex?;
            let pieces: Vec<Piece> = session.selected.iter().filter_map(|unit| public.find(*unit)).collect();
            let offer = super::offer::Offer::of(rulebook, public, &pieces);
            offer.places.get(&hex)?.orders.first().cloned()
        }
        Decision::LoseOrRetreat { .. } | Decision::Bid { .. } => None,
    }
}

/// A click on a stack routes it; a click on an end, or on hexes along the way, chooses its route.
fn route(
    rulebook: &Rulebook,
    public: &Public,
    stacks: &[Hex],
    hex: Hex,
    routing: &mut Routing,
) -> Option<Order> {
    if stacks.contains(&hex) && routing.stack != Some(hex) {
        *routing = Routing { stack: Some(hex), through: Vec::new() };
        return None;
    }
    let stack = routing.stack.filter(|stack| stacks.contains(stack)).or(stacks.first().copied())?;
    routing.stack = Some(stack);
    let routes = routes(rulebook, public, stack)?;
    let fitting = |through: &[Hex]| -> Vec<Vec<Hex>> {
        let leads = |path: &&Vec<Hex>| through.iter().all(|hex| path.contains(hex));
        routes.paths.iter().filter(leads).cloned().collect()
    };
    let mut through = routing.through.clone();
    through.push(hex);
    let mut paths = fitting(&through);
    if paths.is_empty() {
        through = vec![hex];
        paths = fitting(&through);
    }
    // A click on the end means the end, where several ways lead there the first.
    let ending: Vec<&Vec<Hex>> = paths.iter().filter(|path| path.last() == Some(&hex)).collect();
    let chosen = match (ending.first(), paths.as_slice()) {
        (Some(path), _) => Some((*path).clone()),
        (None, [path]) => Some(path.clone()),
        _ => None,
    };
    routing.through = if paths.is_empty() { Vec::new() } else { through };
    if paths.is_empty() {
        // Refused by the rules, with the reason.
        return Some(Order::Route { stack, path: vec![hex], units: Vec::new() });
    }
    chosen.map(|path| Order::Route { stack, path, units: Vec::new() })
}

/// The routes of a stack that waits to be sent.
pub(super) fn routes(rulebook: &Rulebook, public: &Public, from: Hex) -> Option<Routes> {
    let battle: &Battle = public.battle.as_ref()?;
    let Stage::Retreating { role, amount, .. } = battle.stage else { return None };
    let group: Vec<Piece> =
        battle.group(role).iter().copied().filter(|piece| public.counter(*piece).hex().is_some()).collect();
    let stack: Vec<Piece> = group
        .iter()
        .copied()
        .filter(|piece| public.counter(*piece).hex() == Some(from) && !battle.has_retreated(*piece))
        .collect();
    Some(Retreat { stack: &stack, from, amount, group: &group }.routes(rulebook, public))
}
