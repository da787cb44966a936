//! Picking counters up and dropping them.

use super::{
    animation::Gliding,
    camera::PanelsWant,
    counters::{CardSize, Shown, offset},
    fan::{Fan, FanCard},
    hand::{Hand, Held, PickUpFromBox},
    layout::{height, hex_at},
    offer::{Mark, acting_side, attempt},
    screen::Screen,
    session::{OrderRequest, Request, Session},
    view::View,
};
use crate::engine::counters::CounterEntities;
use crate::games::guderian::rules::{
    Position, Rulebook,
    counter::{Piece, Place},
    position::Public,
};
use crate::games::guderian::table::attack::PlannedAttack;
use bevy::{
    picking::pointer::PointerButton,
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};

/// Radians that a card in the hand is tilted by at most.
const TILT: f32 = 0.06;
/// How much larger a card in the hand is.
pub(super) const LIFTED: f32 = 1.10;

/// Logical pixels that the mouse may stray between press and release and still click.
const STRAY: f32 = 6.0;

/// The last press of the left button.
#[derive(Resource, Default)]
pub(super) struct Grasp {
    /// How many presses in quick succession: 2 for a double click.
    presses: u8,
    /// Where in the window.
    at: Vec2,
}

impl Grasp {
    /// Whether letting go here is a click, not the end of a drag over the map.
    pub(super) fn is_click(&self, released: Vec2) -> bool {
        self.at.distance(released) <= STRAY
    }
}

/// Where the systems that move what is held run.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Carry;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, Carry.after(super::counters::LayOut))
        .init_resource::<Grasp>()
        .add_observer(press)
        .add_observer(start)
        .add_observer(follow)
        .add_observer(end)
        .add_systems(
            Update,
            (take_from_box, carry_from_box, carry).chain().in_set(Carry).run_if(in_state(Screen::Table)),
        );
}

/// The counter that an entity is, on the map or in a fan.
pub(super) fn piece_of(entity: Entity, counters: &Query<&Piece>, cards: &Query<&FanCard>) -> Option<Piece> {
    counters.get(entity).copied().ok().or_else(|| cards.get(entity).ok().map(FanCard::piece))
}

/// Who presses has aimed at what he sees: a map that is still on its way stops under the pointer.
fn press(on: On<Pointer<Press>>, want: Res<PanelsWant>, mut grasp: ResMut<Grasp>, mut view: ResMut<View>) {
    if on.button == PointerButton::Primary {
        if !want.mouse && !view.is_still() {
            view.stop();
        }
        *grasp = Grasp { presses: on.count, at: on.pointer_location.position };
    }
}

fn start(
    mut on: On<Pointer<DragStart>>,
    (counters, cards): (Query<&Piece>, Query<&FanCard>),
    (touchable, windows): (Query<Touchable>, Query<(), With<Window>>),
    session: Res<Session>,
    position: Option<Res<Position>>,
    keys: Res<ButtonInput<KeyCode>>,
    (view, want, grasp, screen): (Res<View>, Res<PanelsWant>, Res<Grasp>, Res<State<Screen>>),
    mut fan: ResMut<Fan>,
    mut hand: ResMut<Hand>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let ready = hand.held.is_none() && !want.mouse && *screen.get() == Screen::Table;
    if on.button != PointerButton::Primary || !ready {
        return;
    }
    let mut grasped_at = || {
        let place = view.to_table(grasp.at);
        windows.contains(on.entity).then(|| topmost(place, &touchable)).flatten()
    };
    let grasped_piece = piece_of(on.entity, &counters, &cards).or_else(&mut grasped_at);
    let Some(piece) = grasped_piece else { return };
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    on.propagate(false);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let public = &position.public;
    let pieces = grasped(rulebook, public, piece, shift, grasp.presses >= 2, &session);
    let at = view.to_table(on.pointer_location.position);
    hand.take(rulebook, public, pieces, at);
    fan.close();
    redraw.write(RequestRedraw);
}

/// What a card is found by where the picking has not seen it yet.
type Touchable = (
    AnyOf<(&'static Piece, &'static FanCard)>,
    &'static Sprite,
    &'static Transform,
    &'static InheritedVisibility,
);

/// The card that lies on top at a place of the table. What lies under the mouse is looked up once a
/// frame: a hand that presses and moves within one frame has pressed on a counter all the same.
fn topmost(place: Vec2, cards: &Query<Touchable>) -> Option<Piece> {
    let under = cards.iter().filter(|(_, sprite, transform, visibility)| {
        let half = sprite.custom_size.unwrap_or_default() / 2.0;
        let away = (place - transform.translation.truncate()).abs();
        visibility.get() && away.x <= half.x && away.y <= half.y
    });
    let top = under.max_by(|one, other| one.2.translation.z.total_cmp(&other.2.translation.z))?;
    let (counter, card) = top.0;
    card.map(FanCard::piece).or(counter.copied())
}

/// Who is picked up: the counter alone, the selection that it belongs to, its whole stack with
/// shift, or those of its division in the hex after a double click. Who waits beside the map stands together
/// with all who come on at the same area.
pub(super) fn grasped(
    rulebook: &Rulebook,
    public: &Public,
    piece: Piece,
    whole_stack: bool,
    division: bool,
    session: &Session,
) -> Vec<Piece> {
    let place = public.counter(piece).place;
    let selected: Vec<Piece> = session.selected.iter().filter_map(|unit| public.find(*unit)).collect();
    let together =
        selected.contains(&piece) && selected.iter().all(|other| public.counter(*other).place == place);
    let mut pieces: Vec<Piece> = if whole_stack {
        gathered(public, piece)
    } else if division {
        division_of(rulebook, public, piece)
    } else if together {
        selected
    } else {
        vec![piece]
    };
    // The one that was grasped comes first.
    pieces.retain(|other| *other != piece);
    pieces.insert(0, piece);
    pieces
}

/// Everybody in the hex of a counter, or who waits with it to come on at the same area.
fn gathered(public: &Public, piece: Piece) -> Vec<Piece> {
    let place = public.counter(piece).place;
    match place {
        Place::Map(hex) => public.stack(hex).collect(),
        Place::Due { .. } => {
            let all = (0..public.counters.len()).map(|number| Piece(number as u16));
            all.filter(|other| public.counter(*other).place == place).collect()
        }
        _ => vec![piece],
    }
}

/// Those of its division who are where a counter is, in a hex or beside the map.
pub(super) fn division_of(rulebook: &Rulebook, public: &Public, piece: Piece) -> Vec<Piece> {
    let all = gathered(public, piece).into_iter();
    all.filter(|other| same_division(rulebook, public, piece, *other)).collect()
}

/// Whether both are counters of one division. A Soviet division is one counter.
fn same_division(rulebook: &Rulebook, public: &Public, one: Piece, other: Piece) -> bool {
    let division = |piece: Piece| {
        let print = public.counter(piece).print?;
        rulebook.order_of_battle.record(print).division
    };
    one == other || division(one).is_some_and(|number| division(other) == Some(number))
}

fn follow(on: On<Pointer<Drag>>, session: Res<Session>, view: Res<View>, mut hand: ResMut<Hand>) {
    let bubbled = on.entity != on.original_event_target();
    if on.button != PointerButton::Primary || bubbled || hand.held.is_none() {
        return;
    }
    move_hand(&mut hand, &session, &view, on.pointer_location.position, on.delta.x);
}

/// Moves what is held under the mouse. The hand counts as changed only where it comes over another hex:
/// everything that is laid out anew then can rest in between.
fn move_hand(hand: &mut ResMut<Hand>, session: &Session, view: &View, pointer: Vec2, by: f32) {
    let Some(rulebook) = &session.rulebook else { return };
    let Some(held) = &mut hand.bypass_change_detection().held else { return };
    held.at = view.to_table(pointer);
    held.sway = (held.sway * 0.7 + by * 0.3).clamp(-12.0, 12.0);
    let over = hex_at(&rulebook.board, held.at).filter(|_| view.area.contains(pointer));
    if held.over != over {
        held.over = over;
        hand.set_changed();
    }
}

fn end(
    on: On<Pointer<DragEnd>>,
    mut session: ResMut<Session>,
    position: Option<Res<Position>>,
    (mut hand, mut plan): (ResMut<Hand>, ResMut<PlannedAttack>),
    mut commands: Commands,
    mut requests: MessageWriter<OrderRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let from_box = hand.held.as_ref().is_some_and(|held| held.from_box);
    let bubbled = on.entity != on.original_event_target();
    if on.button != PointerButton::Primary || bubbled || from_box {
        return;
    }
    let (Some(held), Some(position)) = (hand.held.take(), position) else { return };
    redraw.write(RequestRedraw);
    drop_held(held, hand.by_train, &mut session, &position, &mut plan, &mut commands, &mut requests);
}

/// Plays what dropping means; where it means nothing, the units glide back.
pub(super) fn drop_held(
    held: Held,
    by_train: bool,
    session: &mut Session,
    position: &Position,
    plan: &mut PlannedAttack,
    commands: &mut Commands,
    requests: &mut MessageWriter<OrderRequest>,
) {
    commands.queue(GlideBack { pieces: held.pieces.clone(), from: held.at });
    let Some(hex) = held.over.filter(|hex| Some(*hex) != held.from) else { return };
    if position.public.table.referee_off {
        let units = held.pieces.iter().map(|piece| position.public.counter(*piece).id).collect();
        requests.write(OrderRequest(super::people::place(units, hex)));
        return;
    }
    let Some(rulebook) = session.rulebook.clone() else { return };
    match held.offer.at(hex, by_train) {
        Some(choice) if choice.mark == Mark::Attack => {
            plan.add(session, position, &held.pieces, hex);
        }
        Some(choice) => {
            for order in &choice.orders {
                requests.write(OrderRequest(Request::order(order.clone())));
            }
        }
        None => {
            let order = attempt(&rulebook, &position.public, &held.pieces, hex, by_train);
            requests.write_batch(order.map(|order| OrderRequest(Request::order(order))));
        }
    }
}

/// Lets units that are still where they were glide there from the hand.
struct GlideBack {
    pieces: Vec<Piece>,
    from: Vec2,
}

impl Command for GlideBack {
    type Out = ();

    fn apply(self, world: &mut World) {
        let Some(entities) = world.get_resource::<CounterEntities>() else { return };
        let entities: Vec<Entity> =
            self.pieces.iter().filter_map(|piece| entities.all().get(piece.index()).copied()).collect();
        for entity in entities {
            world.entity_mut(entity).insert(Gliding::back(self.from));
        }
    }
}

/// The panels put units into the hand.
fn take_from_box(
    mut picked: MessageReader<PickUpFromBox>,
    session: Res<Session>,
    position: Option<Res<Position>>,
    view: Res<View>,
    window: Single<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut hand: ResMut<Hand>,
) {
    let Some(PickUpFromBox { units }) = picked.read().last() else { return };
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let pieces: Vec<Piece> = units.iter().filter_map(|unit| position.public.find(*unit)).collect();
    if pieces.is_empty() {
        return;
    }
    let pointer = window.cursor_position().unwrap_or(view.area.center());
    hand.take(rulebook, &position.public, pieces, view.to_table(pointer));
    if let Some(held) = &mut hand.held {
        held.from_box = true;
        held.dragged_out = buttons.pressed(MouseButton::Left);
        held.over = None;
    }
}

/// Units from a box follow the mouse and are dropped where its button is let go over the map.
fn carry_from_box(
    buttons: Res<ButtonInput<MouseButton>>,
    window: Single<&Window, With<PrimaryWindow>>,
    view: Res<View>,
    mut session: ResMut<Session>,
    position: Option<Res<Position>>,
    (mut hand, mut plan): (ResMut<Hand>, ResMut<PlannedAttack>),
    mut commands: Commands,
    mut requests: MessageWriter<OrderRequest>,
) {
    if !hand.held.as_ref().is_some_and(|held| held.from_box) {
        return;
    }
    let Some(pointer) = window.cursor_position() else { return };
    let at = view.to_table(pointer);
    if hand.held.as_ref().is_some_and(|held| held.at != at) {
        move_hand(&mut hand, &session, &view, pointer, 0.0);
    }
    if !buttons.just_released(MouseButton::Left) {
        return;
    }
    let over_map = view.area.contains(pointer);
    let ends = over_map || hand.held.as_ref().is_some_and(|held| held.dragged_out);
    let (true, Some(position)) = (ends, position) else { return };
    let Some(held) = hand.held.take() else { return };
    if over_map {
        drop_held(held, hand.by_train, &mut session, &position, &mut plan, &mut commands, &mut requests);
    }
}

/// Keeps what is held under the mouse.
fn carry(
    hand: Res<Hand>,
    size: Res<CardSize>,
    entities: Option<Res<CounterEntities>>,
    mut counters: Query<(&mut Transform, &Shown)>,
) {
    let (Some(held), Some(entities)) = (&hand.held, entities) else { return };
    let count = held.pieces.len();
    for (number, piece) in held.pieces.iter().enumerate() {
        let Some(entity) = entities.all().get(piece.index()) else { continue };
        let Ok((mut transform, _)) = counters.get_mut(*entity) else { continue };
        // The one that was grasped lies on top.
        let place = held.at + offset(count - 1 - number, count) * size.side;
        *transform = Transform::from_translation(place.extend(height::HELD - 0.1 * number as f32))
            .with_rotation(Quat::from_rotation_z(-TILT * held.sway / 12.0))
            .with_scale(Vec3::new(LIFTED, LIFTED, 1.0));
    }
}

/// Whether the player who acts may move this counter.
pub(super) fn is_own(public: &Public, piece: Piece) -> bool {
    public.counter(piece).side() == acting_side(public)
}
