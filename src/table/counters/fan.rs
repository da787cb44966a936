//! The fan: when the mouse has rested over a stack for a moment, its cards spread above the hex.

use super::{LaidOut, pictures::Pictures};
use crate::{
    art::packs::drawing::raster::margin,
    engine::{board::Hex, counters::UnitId, orders::Position},
    planning::{Mark, answers::unit},
    scene::{
        layout::{centre_of, height},
        pictured::HasFaces,
    },
    table::{
        app::{
            inks::Inks,
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        drag::Hand,
        map::{
            printed::Printed,
            svg,
            view::{MapView, hex_pointed_at},
        },
        marks::{
            highlights::Highlights,
            least_covered::{Seen, least_covering},
        },
        session::Session,
        tabled::OnTable,
    },
};
use bevy::{
    picking::Pickable,
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};

/// Seconds that the mouse must rest over a stack.
const PATIENCE: f32 = 0.25;
/// The least side of a card in the fan, in logical pixels.
const LEAST: f32 = 64.0;
/// Distance from card to card, in sides of a card.
const PITCH: f32 = 1.08;
/// Cards in a row.
const ROW: usize = 5;
/// Margin around the cards, in logical pixels.
const PADDING: f32 = 12.0;
/// Length of the plate's pointer, and half its width, in logical pixels.
const POINTER: f32 = 9.0;
/// Half a card on the map, in hex radii.
const CARD: f32 = 0.6;
/// Radius of the plate's corners, in logical pixels.
const ROUND: f32 = 8.0;

/// The stack that is fanned out, or that the mouse is over.
#[derive(Resource, Default)]
pub struct Fan {
    /// The hex whose stack is fanned out.
    pub open: Option<Hex>,
    /// The hex under the mouse, and the time since which.
    over: Option<(Hex, f32)>,
    /// The hex where counters were dropped: a fan that opened there at once would cover the adjacent hexes, and the
    /// mouse must leave the hex first.
    shy: Option<Hex>,
    /// The place of the mouse when the map last moved under it: nobody has pointed at what is there now.
    moved_under: Option<Vec2>,
    /// The rectangle of the fan's plate in the window, in logical pixels.
    pub(crate) plate: Rect,
    drawn: Option<(Hex, u64, u64, u32)>,
}

impl Fan {
    pub fn close(&mut self) {
        self.open = None;
        self.over = None;
    }

    /// Whether the mouse is on its plate, with no panel above it.
    fn holds(&self, view: &MapView, cursor: Vec2) -> bool {
        self.plate.contains(cursor) && view.pointed_at(cursor).is_some()
    }
}

#[derive(Component, Clone, Copy, Debug)]
pub struct FanCard {
    pub unit: UnitId,
}

/// A part of the fan.
#[derive(Component)]
struct FanPart;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Fan>()
        .add_systems(OnExit(Screen::Table), fold)
        .add_systems(OnExit(Screen::Replay), fold);
}

/// Adds the fan of a game.
pub(crate) fn game_plugin<G: OnTable + HasFaces>(app: &mut App) {
    app.add_systems(
        Update,
        (watch::<G>, spread::<G>)
            .chain()
            .in_set(GameSet::Show(G::ID))
            .after(TableSet::LayOut)
            .run_if(in_state(Screen::Table).or_else(in_state(Screen::Replay))),
    );
}

/// Opens and closes the fan as the mouse moves.
fn watch<G: OnTable>(
    window: Single<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    printed: Res<Printed>,
    position: Option<Res<Position<G>>>,
    view: Res<MapView>,
    hand: Res<Hand>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut fan: ResMut<Fan>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let fan = fan.bypass_change_detection();
    if let Some(held) = &hand.held {
        fan.shy = held.over;
    }
    let cursor = window.cursor_position();
    if !view.is_still() {
        fan.moved_under = cursor;
    }
    let is_chosen = fan.open.is_some() || cursor != fan.moved_under;
    let quiet = hand.held.is_none() && view.is_still() && !buttons.pressed(MouseButton::Left) && is_chosen;
    let (Some(cursor), Some(position), true) = (cursor, position, quiet) else {
        fan.over = None;
        if hand.held.is_some() || !view.is_still() {
            fan.open = None;
        }
        return;
    };
    let under = hex_pointed_at(&printed, &view, cursor);
    if let Some(open) = fan.open {
        let stays = under == Some(open) || fan.holds(&view, cursor);
        if stays && is_fanned(&G::stack(&position, open)) {
            return;
        }
        fan.open = None;
        redraw.write(RequestRedraw);
    }
    if under != fan.shy {
        fan.shy = None;
    }
    let stack = under.filter(|hex| fan.shy.is_none() && is_fanned(&G::stack(&position, *hex)));
    match (stack, fan.over) {
        (Some(hex), Some((before, since))) if hex == before => {
            let since = since + time.delta_secs().min(0.05);
            fan.over = Some((hex, since));
            if since >= PATIENCE {
                fan.open = Some(hex);
            }
            redraw.write(RequestRedraw);
        }
        (Some(hex), _) => {
            fan.over = Some((hex, 0.0));
            redraw.write(RequestRedraw);
        }
        (None, _) => fan.over = None,
    }
}

/// Whether a stack is spread: a single counter covers nothing.
fn is_fanned(stack: &[usize]) -> bool {
    stack.len() > 1
}

/// Closes the fan with the screen that it is on; its parts leave by themselves.
fn fold(mut fan: ResMut<Fan>) {
    fan.close();
    fan.drawn = None;
}

/// Lays out the cards of the fan again when it has changed.
fn spread<G: OnTable + HasFaces>(
    mut commands: Commands,
    mut fan: ResMut<Fan>,
    parts: Query<Entity, With<FanPart>>,
    (session, screen): (Res<Session<G>>, Res<State<Screen>>),
    position: Option<Res<Position<G>>>,
    view: Res<MapView>,
    (pictures, laid, highlights): (Option<ResMut<Pictures>>, Res<LaidOut>, Option<Res<Highlights>>),
    (mut images, inks): (ResMut<Assets<Image>>, Res<Inks>),
) {
    let (Some(position), Some(rulebook)) = (position, &session.rulebook) else { return };
    let arrived = pictures.as_ref().map_or(0, |pictures| pictures.arrived);
    let wanted = fan.open.map(|hex| (hex, session.moves, arrived, view.radius.to_bits()));
    if fan.drawn == wanted {
        return;
    }
    fan.bypass_change_detection().drawn = wanted;
    for part in &parts {
        commands.entity(part).despawn();
    }
    let Some(hex) = fan.open else { return };
    let stack = G::stack(&position, hex);
    // An undo or a replay may have removed the stack under the mouse.
    if !is_fanned(&stack) {
        fan.close();
        return;
    }
    let side = LEAST.max(crate::scene::layout::card_side(view.radius) * view.radius);
    let size = plate_size(stack.len(), side);
    let chosen = session.selected.iter().filter_map(|unit| G::hex_of(&position, *unit));
    let lit = highlights.iter().flat_map(|highlights| &highlights.hexes);
    let aims = lit.filter(|(_, lit)| is_aim(lit.mark)).map(|(hex, _)| *hex);
    let open: Vec<Hex> = chosen.chain(aims).collect();
    let plate = plate_for(&view, hex, size, (&laid.hexes, &open));
    fan.bypass_change_detection().plate = plate.inflate(6.0);
    let leaves = || DespawnOnExit(*screen.get());
    let to_hex = view.to_screen(centre_of(hex)) - plate.center();
    let (art, art_size) = plate_art(size, to_hex, view.scale, &inks);
    if let Some(image) = svg::draw(&art, art_size.x, art_size.y) {
        let image = images.add(image);
        commands.spawn((
            FanPart,
            leaves(),
            Sprite { image, custom_size: Some(art_size.as_vec2() / view.pixels()), ..default() },
            Transform::from_translation(view.to_table(plate.center()).extend(height::FAN)),
        ));
    }
    let pixels = (side * view.scale).round() as u32;
    let mut pictures = pictures;
    for (number, counter) in stack.iter().enumerate() {
        let Some(unit) = unit::<G>(&position, *counter) else { continue };
        let face = G::face(rulebook, &position, *counter);
        let picture = pictures.as_mut().and_then(|pictures| pictures.get(&face, pixels));
        let (row, column) = (number / ROW, number % ROW);
        let corner = plate.min + PADDING + side / 2.0;
        let place = corner + Vec2::new(column as f32, row as f32) * side * PITCH;
        commands.spawn((FanCard { unit }, leaves(), card(&view, (place, number), picture, pixels)));
    }
}

/// The card of this number in the fan, at its place in the window; without its picture nothing of it is seen yet.
fn card(
    view: &MapView,
    (place, number): (Vec2, usize),
    picture: Option<Handle<Image>>,
    pixels: u32,
) -> impl Bundle + use<> {
    let whole = (pixels + 2 * margin(pixels)) as f32 / view.pixels();
    let color = if picture.is_some() { Color::WHITE } else { Color::NONE };
    let on_table = (view.to_table(place) * view.pixels()).round() / view.pixels();
    let image = picture.unwrap_or_default();
    (
        FanPart,
        Sprite { image, color, custom_size: Some(Vec2::splat(whole)), ..default() },
        Pickable::default(),
        Transform::from_translation(on_table.extend(height::FAN + 1.0 + 0.1 * number as f32)),
    )
}

/// Returns the size of the plate for this many cards of this side, in logical pixels.
fn plate_size(cards: usize, side: f32) -> Vec2 {
    let long = |cards: usize| side * (1.0 + PITCH * (cards as f32 - 1.0));
    Vec2::new(long(cards.min(ROW)), long(cards.div_ceil(ROW))) + 2.0 * PADDING
}

/// Returns the plate as a drawing, and its size in pixels: round corners, and a pointer to the hex of the stack, at
/// this distance in logical pixels. The middle of the drawing is the middle of the plate.
fn plate_art(size: Vec2, to_hex: Vec2, scale: f32, inks: &Inks) -> (String, UVec2) {
    let (plate, line) = (inks.plate, inks.plate_line);
    let whole = ((size + 2.0 * POINTER + 2.0) * scale).ceil();
    let half = whole / 2.0 / scale;
    let corner = half - size / 2.0;
    // From the side where the hex is: along it, and out of the plate.
    let (along, out) = if to_hex.y.abs() >= size.y / 2.0 || to_hex.x.abs() < size.x / 2.0 {
        (Vec2::X, Vec2::new(0.0, if to_hex.y > 0.0 { 1.0 } else { -1.0 }))
    } else {
        (Vec2::Y, Vec2::new(to_hex.x.signum(), 0.0))
    };
    let reach = ((size / 2.0).dot(along) - ROUND - POINTER).max(0.0);
    let foot = half + out * (size / 2.0) + along * to_hex.dot(along).clamp(-reach, reach);
    let ([one, other], tip) = ([-1.0, 1.0].map(|way| foot + along * way * POINTER), foot + out * POINTER);
    let [from, to] = [-1.0, 1.0].map(|way| foot + along * way * (POINTER - 0.8) - out * 0.8);
    let art = format!(
        "<g stroke='{line}' stroke-width='1.5' fill='{plate}' stroke-linejoin='round'>\
         <rect x='{}' y='{}' width='{}' height='{}' rx='{ROUND}'/><path d='M{} {}L{} {}L{} {}'/></g>\
         <path d='M{} {}L{} {}' stroke='{plate}' stroke-width='3'/>",
        corner.x,
        corner.y,
        size.x,
        size.y,
        one.x,
        one.y,
        tip.x,
        tip.y,
        other.x,
        other.y,
        from.x,
        from.y,
        to.x,
        to.y,
    );
    let (wide, high) = (whole.x / scale, whole.y / scale);
    let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {wide} {high}'>{art}</svg>");
    (svg, whole.as_uvec2())
}

/// Whether a hex with this mark is the target of a click or a drop, and must stay visible.
pub(crate) fn is_aim(mark: Mark) -> bool {
    match mark {
        Mark::Attack | Mark::Overrun | Mark::Retreat | Mark::Advance | Mark::Asked => true,
        Mark::Reach | Mark::Stop | Mark::Rail | Mark::Deploy | Mark::Lay | Mark::Sighted => false,
    }
}

/// Returns the place of the plate: above the hex, below it or at its side, over its middle or to one side, inside the
/// map and under no panel. Among these it covers the fewest of the hexes to keep open, with selected units or
/// highlights, and then the fewest other counters.
fn plate_for(view: &MapView, hex: Hex, size: Vec2, (held, open): (&[Hex], &[Hex])) -> Rect {
    let middle = view.to_screen(centre_of(hex));
    let up = view.radius * 0.87 + size.y / 2.0;
    let (aside, beside) = ((size.x / 2.0 - view.radius).max(0.0), view.radius + size.x / 2.0);
    let low = (size.y / 2.0 - 0.87 * view.radius).max(0.0);
    let ways = [(0.0, -up), (aside, -up), (-aside, -up), (0.0, up), (aside, up), (-aside, up)];
    let sides = [beside, -beside].into_iter().flat_map(|x| [(x, 0.0), (x, -low), (x, low)]);
    let places = ways.into_iter().chain(sides);
    let places: Vec<Rect> =
        places.map(|(x, y)| Rect::from_center_size(middle + Vec2::new(x, y), size)).collect();
    let others = |hexes: &[Hex]| -> Vec<Vec2> {
        hexes.iter().filter(|other| **other != hex).map(|other| view.to_screen(centre_of(*other))).collect()
    };
    let card = Vec2::splat(2.0 * CARD * view.radius);
    let first: Vec<Rect> =
        others(open).into_iter().map(|middle| Rect::from_center_size(middle, card)).collect();
    let (counters, reach) = (others(held), CARD * view.radius);
    let seen = Seen { first: &first, panels: &view.covers, counters: &counters, reach, ..default() };
    least_covering(&places, view.area, seen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plate_can_be_drawn_however_few_cards_lie_on_it() {
        for cards in 0..9 {
            let (art, size) =
                plate_art(plate_size(cards, 90.0), Vec2::new(400.0, -80.0), 1.0, &Inks::default());
            assert!(art.starts_with("<svg") && size.x > 0, "{cards}");
        }
    }

    /// The plate leaves a highlighted target free in any adjacent hex, and selected units visible, with counters
    /// everywhere else.
    #[test]
    fn the_plate_keeps_off_the_target_beside_it() {
        let hex: Hex = "1010".parse().expect("a hex");
        let mut view = MapView::default();
        (view.centre, view.radius) = (centre_of(hex), 40.0);
        let near: Vec<Hex> =
            crate::engine::board::ALL_SIDES.into_iter().filter_map(|side| hex.step(side)).collect();
        for cards in [2, 4, 7] {
            for number in 0..near.len() {
                let open = [near[number], near[(number + 1) % near.len()]];
                let plate = plate_for(&view, hex, plate_size(cards, 64.0), (&near, &open));
                for target in open {
                    let card = Rect::from_center_size(view.to_screen(centre_of(target)), Vec2::splat(48.0));
                    assert!(plate.intersect(card).is_empty(), "{cards} cards over {target}");
                }
            }
        }
    }

    /// If the small map is over the places above the hex, the plate goes elsewhere, because it would be under the
    /// panel.
    #[test]
    fn the_plate_is_not_laid_under_a_panel() {
        let hex: Hex = "1010".parse().expect("a hex");
        let mut view = MapView::default();
        (view.centre, view.radius) = (centre_of(hex), 40.0);
        let middle = view.to_screen(centre_of(hex));
        view.covers = vec![Rect::new(middle.x - 20.0, middle.y - 200.0, middle.x + 300.0, middle.y - 40.0)];
        let plate = plate_for(&view, hex, plate_size(4, 64.0), (&[], &[]));
        assert!(plate.intersect(view.covers[0]).is_empty(), "{plate:?}");
    }

    /// A panel that comes over the pointer closes the fan: neither its hex nor its plate is under the mouse.
    #[test]
    fn a_fan_does_not_stay_under_a_panel() {
        let mut view = MapView::default();
        let cursor = Vec2::new(600.0, 300.0);
        let fan = Fan { plate: Rect::from_center_size(cursor, Vec2::splat(80.0)), ..Fan::default() };
        assert!(fan.holds(&view, cursor));
        view.covers = vec![Rect::from_center_size(cursor, Vec2::splat(20.0))];
        assert!(!fan.holds(&view, cursor) && view.pointed_at(cursor).is_none());
        let beside = cursor + Vec2::X * 30.0;
        assert!(fan.holds(&view, beside) && view.pointed_at(beside) == Some(view.to_table(beside)));
    }

    #[test]
    fn one_counter_is_not_spread() {
        assert!(!is_fanned(&[]) && !is_fanned(&[7]) && is_fanned(&[7, 8]));
    }
}
