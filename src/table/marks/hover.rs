//! The hex under the mouse, or under the hex cursor: after a moment a tooltip explains it, and the lines of its units
//! are drawn. A unit that waits beside the map is named in the same way.

use super::{
    highlights::Highlights,
    least_covered::{Seen, least_covering},
    overlays::LinesPointedAt,
};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Position},
    panels::{self, TooltipState},
    planning::Plan,
    scene::{HexFacts, layout::centre_of},
    settings::{Command, KeyLayout, Settings},
    table::{
        app::{
            host::{Hosted, HoveredHex},
            panels_want::PanelsWant,
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        counters::{
            CardSize, LaidOut,
            animation::Throw,
            fan::{Fan, is_aim},
            waiting::{WaitingBox, boxes},
        },
        drag::Hand,
        map::view::MapView,
        session::Session,
        viewers::{dice::timer::DiceTimer, presenter::Presenter},
    },
};
use bevy::{
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// Seconds that the mouse rests before a hex is explained.
const PATIENCE: f32 = 0.35;
/// Further seconds after a drop or a click: the player looks at its result.
const AFTER_DROP: f32 = 0.9;

/// Half a card on the map, in hex radii.
const CARD: f32 = 0.6;
/// Half the size of a hex that can be clicked, in hex radii.
const AIM: f32 = 0.85;

/// The target of the pointer.
#[derive(Clone, Copy, PartialEq)]
enum Pointed {
    Hex(Hex),
    /// The card of a unit beside the map, by its middle.
    Waiting(UnitId, Vec2),
}

impl Pointed {
    fn hex(self) -> Option<Hex> {
        match self {
            Self::Hex(hex) => Some(hex),
            Self::Waiting(..) => None,
        }
    }

    fn middle(self) -> Vec2 {
        match self {
            Self::Hex(hex) => centre_of(hex),
            Self::Waiting(_, middle) => middle,
        }
    }
}

/// The facts that are shown.
#[derive(Resource, Default)]
struct Hover(Option<(Pointed, HexFacts)>);

/// The mouse, if it is on no panel.
#[derive(bevy::ecs::system::SystemParam)]
struct Mouse<'w, 's> {
    window: Option<Single<'w, 's, &'static Window, With<PrimaryWindow>>>,
    want: Option<Res<'w, PanelsWant>>,
    size: Option<Res<'w, CardSize>>,
}

impl Mouse<'_, '_> {
    /// Returns the waiting unit under the mouse.
    fn waiting<G: Hosted>(
        &self,
        session: &Session<G>,
        position: &Position<G>,
        view: &MapView,
    ) -> Option<Pointed> {
        let (window, size) = (self.window.as_ref()?, self.size.as_ref()?.side);
        let free = self.want.as_ref().is_none_or(|want| !want.mouse);
        let at = view.pointed_at(window.cursor_position().filter(|_| free)?)?;
        waiting_at(boxes::<G>(session.rulebook.as_ref()?, position, size), at, size)
    }
}

/// Returns the waiting unit with a card at a place, for cards of this side.
fn waiting_at(boxes: Vec<WaitingBox>, at: Vec2, side: f32) -> Option<Pointed> {
    let mut cards = boxes.into_iter().filter(|one| one.area.contains(at)).flat_map(|one| one.cards);
    let (unit, middle) = cards.find(|(_, middle)| (at - *middle).abs().max_element() <= side / 2.0)?;
    Some(Pointed::Waiting(unit, middle))
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Hover>()
        .init_resource::<KeyLayout>()
        .add_systems(OnExit(Screen::Table), forget)
        .add_systems(EguiPrimaryContextPass, explain.before(TableSet::DrawPanels));
}

/// Adds the tooltips of a game.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.add_systems(Update, watch::<G>.in_set(GameSet::Show(G::ID)));
}

fn forget(mut hover: ResMut<Hover>, mut pointed_at: ResMut<LinesPointedAt>) {
    hover.0 = None;
    pointed_at.set_if_neq(LinesPointedAt::default());
}

/// The place under the mouse, and the time that the mouse has been on it.
#[derive(Default)]
struct Rest {
    /// The place, the number of the position, and seconds since then.
    on: Option<(Pointed, u64, f32)>,
    /// Whether something was in the hand.
    held: bool,
    /// The place of the mouse at which something has happened on the table: the player looks at that, and nothing is
    /// explained before the mouse moves.
    asleep: Option<(Pointed, Option<Vec2>)>,
    /// The place of the mouse when the map last moved under it: nobody has pointed at what is there now.
    moved_under: Option<Vec2>,
}

/// The time that the mouse has been on a place.
#[derive(PartialEq, Eq)]
enum Rested {
    /// It has just come there, or something has happened there.
    Not,
    NotYetLong,
    /// Long enough, in this frame for the first time.
    Enough,
    /// Longer: it is explained already.
    Longer,
}

impl Rest {
    /// Returns the place if it may be explained: not while dice are watched, nor where the map has moved under the mouse or
    /// something has happened since the mouse came.
    fn wakes(
        &mut self,
        pointed: Pointed,
        moves: u64,
        mouse: Option<Vec2>,
        watches_dice: bool,
    ) -> Option<Pointed> {
        if watches_dice {
            self.doze(pointed, mouse);
            return None;
        }
        let is_chosen = mouse.is_none() || mouse != self.moved_under;
        (is_chosen && !self.sleeps(pointed, moves, mouse)).then_some(pointed)
    }

    /// Notes that the player looks at something else, dice say, while the mouse is on a place.
    fn doze(&mut self, pointed: Pointed, mouse: Option<Vec2>) {
        (self.asleep, self.on) = (Some((pointed, mouse)), None);
    }

    /// Whether nothing is explained, because something has happened since the mouse came here.
    fn sleeps(&mut self, pointed: Pointed, moves: u64, mouse: Option<Vec2>) -> bool {
        if self.on.is_some_and(|(_, then, _)| then != moves) {
            self.asleep = Some((pointed, mouse));
            self.on = None;
        }
        self.asleep = self.asleep.filter(|at| *at == (pointed, mouse));
        self.asleep.is_some()
    }

    /// Adds seconds for which the mouse is on a place; a counter may just have been dropped there.
    fn go_on(&mut self, pointed: Pointed, moves: u64, seconds: f32, dropped: bool) -> Rested {
        match self.on {
            Some((before, then, since)) if before == pointed && then == moves => {
                if since >= PATIENCE {
                    return Rested::Longer;
                }
                let since = since + seconds;
                self.on = Some((pointed, moves, since));
                if since < PATIENCE { Rested::NotYetLong } else { Rested::Enough }
            }
            before => {
                let happened = before.is_some_and(|(_, then, _)| then != moves) || dropped;
                self.on = Some((pointed, moves, if happened { -AFTER_DROP } else { 0.0 }));
                Rested::Not
            }
        }
    }
}

/// The wishes of the player at the table.
#[derive(bevy::ecs::system::SystemParam)]
struct Reader<'w> {
    screen: Res<'w, State<Screen>>,
    settings: Res<'w, Settings>,
    presenter: Res<'w, Presenter>,
    keys: Option<Res<'w, ButtonInput<KeyCode>>>,
    layout: Res<'w, KeyLayout>,
}

impl Reader<'_> {
    /// Whether tooltips are shown at all.
    fn wants_tooltips(&self) -> bool {
        self.settings.tooltips && !self.presenter.on && *self.screen.get() == Screen::Table
    }

    /// Whether the player holds the key that shows odds.
    fn asks_odds(&self) -> bool {
        let is_down =
            |keys: &ButtonInput<KeyCode>| self.settings.keys.is_down(Command::Odds, keys, &self.layout);
        self.keys.as_deref().is_some_and(is_down)
    }
}

/// Waits until the mouse rests.
fn watch<G: Hosted>(
    (hovered, fan, hand, view): (Res<HoveredHex>, Res<Fan>, Res<Hand>, Res<MapView>),
    (reader, session, plan): (Reader, Res<Session<G>>, Res<Plan<G>>),
    (throw, timer): (Res<Throw>, Res<DiceTimer>),
    (position, pointer): (Option<Res<Position<G>>>, Mouse),
    (time, mouse): (Res<Time<Real>>, Option<Res<ButtonInput<MouseButton>>>),
    mut rest: Local<Rest>,
    (mut hover, mut pointed_at): (ResMut<Hover>, ResMut<LinesPointedAt>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // While the flag shows an attack, the player reads the flag.
    let flagged = reader.asks_odds() || hovered.0.is_some_and(|hex| G::aimed(&plan.0).contains(&hex));
    let quiet = hand.held.is_none() && view.is_still() && reader.wants_tooltips() && !flagged;
    let hex = fan.open.or(hovered.0).map(Pointed::Hex);
    let beside = || pointer.waiting::<G>(&session, position.as_deref()?, &view);
    let pointed = if quiet { hex.or_else(beside) } else { None };
    let is_explained = hover.0.is_some();
    let dropped = std::mem::take(&mut rest.held);
    let at = pointer.window.as_ref().and_then(|window| window.cursor_position());
    if !view.is_still() {
        rest.moved_under = at;
    }
    let watches_dice = timer.is_watched(&throw, reader.settings.dice);
    let pointed = pointed.and_then(|pointed| rest.wakes(pointed, session.moves, at, watches_dice));
    let Some(pointed) = pointed else {
        // Held units are dropped under the mouse.
        *rest = Rest { on: None, held: hand.held.is_some(), ..*rest };
        if is_explained {
            forget(hover, pointed_at);
            redraw.write(RequestRedraw);
        }
        return;
    };
    if mouse.is_some_and(|mouse| mouse.get_just_pressed().len() + mouse.get_just_released().len() > 0) {
        rest.on = Some((pointed, session.moves, -AFTER_DROP));
        forget(hover, pointed_at);
        redraw.write(RequestRedraw);
        return;
    }
    let rested = rest.go_on(pointed, session.moves, time.delta_secs().min(0.1), dropped);
    if rested != Rested::Longer {
        redraw.write(RequestRedraw);
    }
    match (rested, &session.rulebook, position) {
        (Rested::Not, ..) if is_explained => forget(hover, pointed_at),
        // What is told is never older than the position: the referee, too, may have changed it.
        (rested, Some(rulebook), Some(position))
            if rested == Rested::Enough || is_explained && position.is_changed() =>
        {
            let (facts, lines) = explained::<G>(rulebook, &position, pointed);
            hover.0 = Some((pointed, facts));
            pointed_at.set_if_neq(lines);
        }
        _ => {}
    }
}

/// Returns the facts about the place under the mouse, and the lines that lead from it.
fn explained<G: Hosted>(
    rulebook: &G::Rulebook,
    position: &Position<G>,
    pointed: Pointed,
) -> (HexFacts, LinesPointedAt) {
    let public = &position.public;
    match pointed {
        Pointed::Hex(hex) => {
            let lines = LinesPointedAt(G::lines_from(rulebook, position, hex));
            (G::hex_facts(rulebook, public, hex), lines)
        }
        Pointed::Waiting(unit, _) => (G::waiting_facts(rulebook, public, unit), LinesPointedAt::default()),
    }
}

/// Draws the tooltip beside its hex, clear of other panels over the map and of the hexes that can be clicked.
fn explain(
    mut contexts: EguiContexts,
    (hover, highlights): (Res<Hover>, Res<Highlights>),
    (view, laid, fan): (Res<MapView>, Res<LaidOut>, Res<Fan>),
    settings: Res<Settings>,
) -> Result {
    let Some((pointed, facts)) = &hover.0 else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let zoom = context.zoom_factor();
    let point = |place: Vec2| egui::pos2(place.x / zoom, place.y / zoom);
    let middle = view.to_screen(pointed.middle());
    let hex = pointed.hex();
    // The rules explain only hexes.
    let key = hex.map_or_else(String::new, |_| settings.keys.hint(Command::Why));
    let others = laid.hexes.iter().filter(|held| Some(**held) != hex);
    let counters: Vec<Vec2> = others.map(|held| view.to_screen(centre_of(*held)) / zoom).collect();
    let first: Vec<Rect> = fan.open.iter().map(|_| scaled(fan.plate, zoom)).collect();
    let panels: Vec<Rect> = view.covers.iter().map(|cover| scaled(*cover, zoom)).collect();
    let aims = highlights.hexes.iter().filter(|(_, lit)| is_aim(lit.mark));
    let aim = |hex: Hex| {
        Rect::from_center_half_size(view.to_screen(centre_of(hex)), Vec2::splat(AIM * view.radius))
    };
    let aims: Vec<Rect> = aims.map(|(hex, _)| scaled(aim(*hex), zoom)).collect();
    let of_egui = |rect: &egui::Rect| Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y);
    let place = |places: &[egui::Rect], map: egui::Rect| {
        let places: Vec<Rect> = places.iter().map(of_egui).collect();
        let reach = CARD * view.radius / zoom;
        let seen = Seen { first: &first, panels: &panels, second: &aims, counters: &counters, reach };
        in_points(least_covering(&places, of_egui(&map), seen))
    };
    let state = TooltipState {
        place: &place,
        beside: first.first().copied().map(in_points),
        facts,
        key: &key,
        hex: point(middle),
        radius: view.radius / zoom,
        map: egui::Rect::from_min_max(point(view.area.min), point(view.area.max)),
        palette: settings.theme.palette_in(settings.colours),
    };
    panels::tooltip(context, &state);
    Ok(())
}

/// Returns a part of the window in points.
fn scaled(rect: Rect, zoom: f32) -> Rect {
    Rect::from_corners(rect.min / zoom, rect.max / zoom)
}

fn in_points(Rect { min, max }: Rect) -> egui::Rect {
    egui::Rect::from_min_max(egui::pos2(min.x, min.y), egui::pos2(max.x, max.y))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// An event elsewhere ends a tooltip until the mouse moves; the same hex is explained again then.
    #[test]
    fn nothing_is_explained_while_something_happens() {
        let here = Pointed::Hex("0505".parse().unwrap());
        let [one, other] = [Vec2::ZERO, Vec2::X].map(Some);
        let mut rest = Rest::default();
        assert!(!rest.sleeps(here, 1, one));
        rest.on = Some((here, 1, PATIENCE));
        assert!(rest.sleeps(here, 2, one) && rest.on.is_none());
        assert!(rest.sleeps(here, 3, one), "as long as it rests");
        assert!(!rest.sleeps(here, 3, other), "it has moved");
        assert!(!rest.sleeps(here, 3, one));
    }

    /// Dice put a tooltip to sleep as well: it does not come back under a mouse that rests.
    #[test]
    fn nothing_is_explained_after_dice_before_the_mouse_moves() {
        let here = Pointed::Hex("0505".parse().unwrap());
        let [one, other] = [Vec2::ZERO, Vec2::X].map(Some);
        let mut rest = Rest { on: Some((here, 1, PATIENCE)), ..Rest::default() };
        let mut is_awake = |mouse, dice| rest.wakes(here, 1, mouse, dice).is_some();
        assert!(!is_awake(one, true) && !is_awake(one, false), "as long as it rests");
        assert!(is_awake(other, false), "it has moved");
    }

    /// A card in a box is found under the mouse, the paper between two is not.
    #[test]
    fn a_unit_that_waits_is_found_under_the_mouse() {
        let (one, other): (UnitId, UnitId) = ("one".parse().unwrap(), "other".parse().unwrap());
        let cards = vec![(one, Vec2::new(1.0, 1.0)), (other, Vec2::new(3.0, 1.0))];
        let area = Rect::new(0.0, 0.0, 4.0, 2.0);
        let at = |x: f32| {
            let waiting = WaitingBox { heading: Default::default(), area, cards: cards.clone() };
            waiting_at(vec![waiting], Vec2::new(x, 1.2), 1.5)
        };
        assert!(at(1.6) == Some(Pointed::Waiting(one, cards[0].1)));
        assert!(at(2.4) == Some(Pointed::Waiting(other, cards[1].1)));
        assert!(at(2.0).is_none() && at(5.0).is_none());
    }
}
