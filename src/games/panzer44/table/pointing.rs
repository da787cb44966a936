//! The mouse: a drag from a unit plots, deploys, moves or aims; a click selects, or does what the panels
//! have asked it to mean. What comes of it the rules say, through the door or on the draft of the plot.

use super::{
    meaning::{Dropped, Meant, click_means, dropped, selected_goes},
    people::looking,
};
use crate::table::{
    camera::PanelsWant,
    commands::Given,
    counters::Shown,
    fan::{Fan, FanCard},
    printed::{Printed, hex_under},
    screen::Screen,
    session::{OrderRequest, Request, Session},
    view::View as TableView,
};
use crate::{
    engine::{
        board::Hex,
        counters::{CounterId, Word},
    },
    games::panzer44::{
        panels::Clicks,
        rules::{
            Panzer44, Position, View,
            counter::Counter,
            plot::{Draft, Task},
            position::Public,
        },
    },
    settings::Command,
};
use bevy::{picking::pointer::PointerButton, prelude::*, window::RequestRedraw};

/// Logical pixels that the mouse may stray between press and release and still click.
const STRAY: f32 = 6.0;

/// What the mouse is about.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// What a click on the map means.
    pub clicks: Clicks,
    /// Where the line of sight begins that is asked about, and where it ends once that is fixed.
    pub sight: Option<(Hex, Option<Hex>)>,
    /// The unit that is dragged from, and the hex under the mouse.
    pub drag: Option<(Word, Option<Hex>)>,
    /// The hex that is aimed at.
    pub aimed: Option<Hex>,
    /// Which of those who can be hit there a key fires at, counted on and on.
    pub target: usize,
    /// Where the last press was.
    pressed: Vec2,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>()
        .init_resource::<Draft>()
        .add_observer(press)
        .add_observer(start)
        .add_observer(follow)
        .add_observer(end)
        .add_observer(click)
        .add_systems(Update, (forget, cancel).after(crate::table::session::answer_requests));
}

/// A position that changed ends what the mouse was about.
fn forget(
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    mut pointing: ResMut<Pointing>,
    mut before: Local<u64>,
) {
    if session.moves != *before {
        *before = session.moves;
        pointing.drag = None;
        pointing.aimed = None;
        // Several mines are laid one after the other, but not beyond the set-up.
        let sets_up = position.is_some_and(|position| position.public.phase.is_set_up());
        if !(sets_up && matches!(pointing.clicks, Clicks::Mine(_) | Clicks::Dig)) {
            pointing.clicks = Clicks::Select;
        }
    }
}

/// The key that gives up gives up what the mouse is about.
fn cancel(
    mut given: MessageReader<Given>,
    mut pointing: ResMut<Pointing>,
    mut session: ResMut<Session<Panzer44>>,
) {
    if given.read().any(|given| given.0 == Command::Cancel) {
        *pointing = Pointing::default();
        session.refusal = None;
        session.selected.clear();
    }
}

fn press(on: On<Pointer<Press>>, mut pointing: ResMut<Pointing>) {
    if on.button == PointerButton::Primary {
        pointing.bypass_change_detection().pressed = on.pointer_location.position;
    }
}

/// A counter by its picture.
type Touchable<'a> = (&'a CounterId, &'a Shown, &'a Sprite, &'a Transform, &'a Visibility);

/// The counters that lie at a place of the table, and how high.
fn lying_at(place: Vec2, counters: &Query<Touchable>) -> impl Iterator<Item = (Word, f32)> {
    counters.iter().filter_map(move |(counter, shown, sprite, transform, visibility)| {
        let half = sprite.custom_size.unwrap_or_default() / 2.0;
        let away = (place - transform.translation.truncate()).abs();
        let seen = *visibility != Visibility::Hidden && !shown.face.template.is_empty();
        (seen && away.cmple(half).all()).then_some((counter.0, transform.translation.z))
    })
}

/// The counter that lies on top at a place of the table.
fn topmost(place: Vec2, counters: &Query<Touchable>) -> Option<Word> {
    let top = lying_at(place, counters).max_by(|one, other| one.1.total_cmp(&other.1))?;
    Some(top.0)
}

/// The counter that a press takes: the selected one if it lies there, under others even, else the top one.
fn grasped(place: Vec2, counters: &Query<Touchable>, selected: &[Word]) -> Option<Word> {
    let own = lying_at(place, counters).map(|(unit, _)| unit).find(|unit| selected == [*unit]);
    own.or_else(|| topmost(place, counters))
}

/// Whether the table listens to the mouse at this place.
fn listens(screen: &State<Screen>, want: &PanelsWant, view: &TableView, at: Vec2) -> bool {
    *screen.get() == Screen::Table && !want.mouse && view.area.contains(at)
}

/// The counter of a card of the fan.
fn fanned<'a>(entity: Entity, cards: &Query<&FanCard>, position: &'a Position) -> Option<&'a Counter> {
    position.public.counters.get(cards.get(entity).ok()?.number)
}

/// Where a unit stands, a passenger with its carrier.
fn stands(public: &Public, counter: &Counter) -> Option<Hex> {
    let carrier = counter.carrier().and_then(|carrier| public.find(carrier));
    carrier.unwrap_or(counter).hex()
}

fn start(
    mut on: On<Pointer<DragStart>>,
    (counters, cards): (Query<Touchable>, Query<&FanCard>),
    windows: Query<(), With<Window>>,
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    (view, want, screen): (Res<TableView>, Res<PanelsWant>, Res<State<Screen>>),
    (mut pointing, mut fan): (ResMut<Pointing>, ResMut<Fan>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(position), PointerButton::Primary) = (position, on.button) else { return };
    if !listens(&screen, &want, &view, pointing.pressed) || pointing.clicks != Clicks::Select {
        return;
    }
    // What lies under the mouse is looked up once a frame: a hand that was faster pressed where it pressed.
    let own = counters.get(on.entity).ok().map(|touched| touched.0.0);
    let card = fanned(on.entity, &cards, &position);
    if card.is_none() && own.is_none() && !windows.contains(on.entity) {
        return;
    }
    let on_map = || {
        let unit = grasped(view.to_table(pointing.pressed), &counters, &session.selected).or(own)?;
        position.public.find(unit)
    };
    let Some(counter) = card.or_else(on_map) else { return };
    if looking(&session, &position) != Some(counter.side) {
        return;
    }
    on.propagate(false);
    let drag = (counter.id, stands(&position.public, counter));
    pointing.drag = Some(drag);
    fan.close();
    redraw.write(RequestRedraw);
}

fn follow(
    mut on: On<Pointer<Drag>>,
    (view, printed): (Res<TableView>, Res<Printed>),
    mut pointing: ResMut<Pointing>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((unit, over)) = pointing.drag else { return };
    on.propagate(false);
    let now = hex_under(&printed, &view, on.pointer_location.position);
    if now != over {
        pointing.drag = Some((unit, now));
        redraw.write(RequestRedraw);
    }
}

fn end(
    mut on: On<Pointer<DragEnd>>,
    (mut session, position): (ResMut<Session<Panzer44>>, Option<Res<Position>>),
    mut pointing: ResMut<Pointing>,
    mut draft: ResMut<Draft>,
    mut requests: MessageWriter<OrderRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some((unit, over)), Some(position)) = (pointing.drag.take(), position) else { return };
    on.propagate(false);
    redraw.write(RequestRedraw);
    let Some(rulebook) = session.rulebook.clone() else { return };
    let start = position.public.find(unit).and_then(|counter| stands(&position.public, counter));
    let Some(hex) = over.filter(|hex| Some(*hex) != start) else { return };
    session.selected = vec![unit];
    let Some(side) = looking(&session, &position) else { return };
    let view = View::new(&rulebook, &position, side);
    match dropped(&view, &mut draft, unit, hex) {
        Dropped::Order(order) => {
            requests.write(OrderRequest(Request::order(order)));
        }
        Dropped::Aimed => pointing.aimed = Some(hex),
        Dropped::Plotted(task) => {
            session.refusal = None;
            match task {
                // The way is on the map: what else could be reached would only hide it.
                Task::Move => session.selected.clear(),
                _ => pointing.aimed = Some(hex),
            }
        }
        Dropped::Refused(refusal) => session.refuse(refusal),
        Dropped::Nothing => {}
    }
}

fn click(
    mut on: On<Pointer<Click>>,
    (counters, cards): (Query<Touchable>, Query<&FanCard>),
    windows: Query<(), With<Window>>,
    (mut session, position): (ResMut<Session<Panzer44>>, Option<Res<Position>>),
    (view, printed): (Res<TableView>, Res<Printed>),
    (want, screen): (Res<PanelsWant>, Res<State<Screen>>),
    (mut pointing, mut draft): (ResMut<Pointing>, ResMut<Draft>),
    mut requests: MessageWriter<OrderRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let at = on.pointer_location.position;
    let own = counters.get(on.entity).ok().map(|touched| touched.0.0);
    let (Some(position), PointerButton::Primary) = (position, on.button) else { return };
    if !listens(&screen, &want, &view, at)
        || pointing.drag.is_some()
        || pointing.pressed.distance(at) > STRAY
        || (own.is_none() && !cards.contains(on.entity) && !windows.contains(on.entity))
    {
        return;
    }
    on.propagate(false);
    redraw.write(RequestRedraw);
    let Some(rulebook) = session.rulebook.clone() else { return };
    let public = &position.public;
    let card = fanned(on.entity, &cards, &position).map(|counter| counter.id);
    let unit = card.or_else(|| topmost(view.to_table(at), &counters)).or(own);
    let lies = unit.and_then(|unit| stands(public, public.find(unit)?));
    let Some(hex) = lies.or_else(|| hex_under(&printed, &view, at)) else {
        // Who waits beside the map is chosen to be sent on.
        session.selected.clear();
        session.selected.extend(unit);
        pointing.aimed = None;
        return;
    };
    let side = looking(&session, &position);
    let view = side.map(|side| View::new(&rulebook, &position, side));
    let order = match click_means(public, view.as_ref(), &mut pointing, &mut draft, hex) {
        Meant::Done => return,
        Meant::Called(called) => return note(&mut session, &mut pointing, called),
        Meant::Order(order) => Some(order),
        Meant::Selects => selected_goes(&session, &position, unit, hex),
    };
    match order {
        Some(order) => {
            requests.write(OrderRequest(Request::order(order)));
        }
        // A card of the fan is chosen itself, and not the next of its stack.
        None if card.is_some() && card == session.selected.first().copied() => {}
        None => select(&mut session, &mut pointing, &position, unit, hex),
    }
}

/// Notes what became of a call; a click selects again once it has been heard.
pub(super) fn note(
    session: &mut Session<Panzer44>,
    pointing: &mut Pointing,
    called: Result<(), crate::games::panzer44::rules::refusal::Why>,
) {
    match called {
        Ok(()) => {
            session.refusal = None;
            pointing.clicks = Clicks::Select;
        }
        Err(why) => session.refuse(why.into()),
    }
}

pub(super) fn select(
    session: &mut Session<Panzer44>,
    pointing: &mut Pointing,
    position: &Position,
    unit: Option<Word>,
    hex: Hex,
) {
    let public = &position.public;
    let own = |unit: Word| public.find(unit).map(|counter| counter.side) == looking(session, position);
    let has_own = session.selected.first().is_some_and(|unit| own(*unit));
    match unit {
        // With one's own unit selected, a click on an enemy aims at his hex.
        Some(unit) if has_own && !own(unit) => pointing.aimed = Some(hex),
        Some(unit) if session.selected == [unit] => {
            // The next of the stack.
            let stack: Vec<Word> = public.stack(hex).map(|counter| counter.id).collect();
            let place = stack.iter().position(|other| *other == unit).unwrap_or(0);
            session.selected = stack.get((place + 1) % stack.len().max(1)).copied().into_iter().collect();
            pointing.aimed = None;
        }
        Some(unit) => {
            session.selected = vec![unit];
            pointing.aimed = None;
        }
        None => {
            session.selected.clear();
            pointing.aimed = None;
        }
    }
}
