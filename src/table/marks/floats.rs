//! The floating parts beside panels: the legend and the small map.

use super::{highlights::Highlights, overlays::Overlays};
use crate::{
    art::painter::SheetRect,
    engine::board::Hex,
    panels::{self, Action, LegendState, Meaning, MinimapState},
    planning::offer::Mark,
    scene::{
        ListedOverlay,
        has_scene::held,
        layout::{centre_of, table_rect},
    },
    settings::{Command, Overlay, Settings},
    table::{
        app::{
            commands::Given,
            host::Asked,
            inks::Inks,
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        art::Art,
        drag::Hand,
        map::{printed::Printed, view::MapView},
        session::Session,
        tabled::OnTable,
        viewers::presenter::panels_are_shown,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::cmp::Ordering;

/// Distance from the edges of the map, in points.
const MARGIN: f32 = 12.0;
/// Distance by which tabs extend beyond the frame of the map, in hex radii.
const TABS: f32 = 1.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        legend.before(TableSet::DrawPanels).run_if(in_state(Screen::Table).and_then(panels_are_shown)),
    )
    .add_systems(Update, obey.run_if(in_state(Screen::Table)));
}

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        small_map::<G>
            .in_set(GameSet::Show(G::ID))
            .after(legend)
            .before(TableSet::DrawPanels)
            .run_if(in_state(Screen::Table).and_then(panels_are_shown)),
    );
}

/// The end of the map's right edge where the small map is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stands {
    #[default]
    Foot,
    Head,
}

impl Stands {
    /// Returns its next place, from the number of hexes that it covers in each: it moves only where it covers fewer.
    fn chosen(self, at_foot: usize, at_head: usize) -> Self {
        match at_foot.cmp(&at_head) {
            Ordering::Less => Self::Foot,
            Ordering::Equal => self,
            Ordering::Greater => Self::Head,
        }
    }
}

/// Returns the number of these hexes that a rectangle of the window covers.
fn covers(rect: egui::Rect, (view, zoom): (&MapView, f32), hexes: &[Hex]) -> usize {
    // A hex is partly covered when its middle is near.
    let rect = rect.expand(view.radius / zoom);
    let stack_hex = |hex: &Hex| {
        let place = view.to_screen(centre_of(*hex)) / zoom;
        rect.contains(egui::pos2(place.x, place.y))
    };
    hexes.iter().filter(|hex| stack_hex(hex)).count()
}

/// Returns the map's part of the window, in points.
fn map_in_points(view: &MapView, zoom: f32) -> egui::Rect {
    let point = |place: Vec2| egui::pos2(place.x / zoom, place.y / zoom);
    egui::Rect::from_min_max(point(view.area.min), point(view.area.max))
}

/// Whether the small map is shown: if the whole map is visible, it would only cover a part of it.
fn shows_small(settings: &Settings, view: &MapView) -> bool {
    settings.minimap && !view.whole
}

fn legend(
    mut contexts: EguiContexts,
    (overlays, highlights, inks): (Res<Overlays>, Res<Highlights>, Res<Inks>),
    (view, settings, hand, printed): (Res<MapView>, Res<Settings>, Res<Hand>, Res<Printed>),
    mut asked: MessageWriter<Asked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let palette = settings.theme.palette_in(settings.colours);
    if !panels::dress(context, settings.theme) {
        return Ok(());
    }
    let map = map_in_points(&view, context.zoom_factor());
    let mut meanings: Vec<Meaning> =
        highlights.hexes.values().filter_map(|choice| meaning(choice.mark)).collect();
    // While units are held both are numbers on the map: their shapes distinguish them.
    let (costs, carried) =
        (highlights.hexes.values().any(|choice| !choice.label.is_empty()), hand.held.is_some());
    meanings.extend(costs.then_some(Meaning::Cost));
    meanings.extend((costs && carried).then_some(Meaning::Left));
    meanings.sort_unstable();
    meanings.dedup();
    let small = if shows_small(&settings, &view) {
        panels::minimap_width(map.width()) + 3.0 * MARGIN
    } else {
        MARGIN
    };
    let listed = |overlay: &Overlay| Some((*overlay, *overlays.listed.get(overlay.0)?));
    let on: Vec<(Overlay, ListedOverlay)> = overlays.on().iter().filter_map(listed).collect();
    let widest = panels::widest_chip(context, &on, &meanings);
    let zoom = context.zoom_factor();
    let free = printed.board().filter(|_| view.whole).map(|board| {
        let neat_line = table_rect(&SheetRect::new(board.columns(), board.rows()).neat_line);
        let left = view.to_screen(neat_line.min - Vec2::X * TABS).x / zoom;
        (left, view.to_screen(view.sheet.min).y / zoom)
    });
    let room = (map.width() - small - MARGIN).max(120.0);
    let (corner, room, words) = legend_place(map, free, widest, room);
    let legend =
        LegendState { overlays: &on, meanings: &meanings, corner, room, words, palette, inks: &inks };
    tell(panels::legend(context, &legend), &mut asked, &mut redraw);
    Ok(())
}

/// Returns the lower left corner of the legend, its width, and whether there is room for text. If the whole sheet is
/// visible, its chips form a row on the desk below the sheet. Otherwise they are one above the other, on the desk at
/// the left and the blank edge of the sheet; if the text would reach the print, it is left out. `free` holds the left
/// end of the print and the foot of the sheet.
fn legend_place(
    map: egui::Rect,
    free: Option<(f32, f32)>,
    widest: f32,
    room: f32,
) -> (egui::Pos2, f32, bool) {
    let corner = map.left_bottom() + egui::vec2(MARGIN, -MARGIN);
    let Some((printed, foot)) = free else { return (corner, room, true) };
    let below = map.bottom() - foot - panels::CHIP_HEIGHT;
    if below >= 4.0 {
        return (egui::pos2(corner.x, map.bottom() - (below / 2.0).min(MARGIN)), room, true);
    }
    let beside = printed - map.left();
    for (wide, words) in [(widest, true), (panels::BARE_CHIP, false)] {
        let edge = ((beside - wide) / 2.0).min(MARGIN);
        if edge >= 2.0 {
            return (egui::pos2(map.left() + edge, corner.y), beside - 2.0 * edge, words);
        }
    }
    (corner, room, false)
}

fn tell(actions: Vec<Action>, asked: &mut MessageWriter<Asked>, redraw: &mut MessageWriter<RequestRedraw>) {
    if !actions.is_empty() {
        asked.write_batch(actions.into_iter().map(Asked));
        redraw.write(RequestRedraw);
    }
}

fn small_map<G: OnTable>(
    mut contexts: EguiContexts,
    mut stands: Local<Stands>,
    (view, settings, art): (Res<MapView>, Res<Settings>, Res<Art>),
    (session, position): (Res<Session<G>>, Option<Res<crate::engine::orders::Position<G>>>),
    mut asked: MessageWriter<Asked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let palette = settings.theme.palette_in(settings.colours);
    if !panels::dress(context, settings.theme) {
        return Ok(());
    }
    let zoom = context.zoom_factor();
    let map = map_in_points(&view, zoom);
    let shows = shows_small(&settings, &view);
    if let (true, Some(rulebook), Some(position), Some(pack)) =
        (shows, &session.rulebook, &position, &art.pack)
    {
        let board = G::board(rulebook);
        let width = panels::minimap_width(map.width());
        let size = panels::minimap_size(board, width);
        let foot = egui::Rect::from_min_max(map.right_bottom() - size, map.right_bottom());
        let foot = foot.translate(egui::vec2(-MARGIN, -MARGIN));
        let head = foot.translate(egui::vec2(0.0, map.top() + MARGIN - foot.top()));
        let units = held::<G>(position);
        if view.is_still() {
            let counters = units.iter().map(|(hex, _)| *hex);
            let hexes: Vec<Hex> = G::counts(rulebook).into_iter().chain(counters).collect();
            let covers = |rect| covers(rect, (&view, zoom), &hexes);
            *stands = stands.chosen(covers(foot), covers(head));
        }
        let corner = match *stands {
            Stands::Foot => foot.right_bottom(),
            Stands::Head => head.right_bottom(),
        };
        let on_board = |place: Vec2| {
            let on_table = view.to_table(place);
            egui::pos2(on_table.x, -on_table.y)
        };
        let state = MinimapState {
            board,
            units: &units,
            seen: egui::Rect::from_min_max(on_board(view.area.min), on_board(view.area.max)),
            corner,
            width,
            colours: &pack.map.colours,
            palette,
        };
        tell(panels::minimap(context, &state), &mut asked, &mut redraw);
    }
    Ok(())
}

/// Returns the name of a highlight in the legend.
fn meaning(mark: Mark) -> Option<Meaning> {
    Some(match mark {
        Mark::Reach | Mark::Deploy => Meaning::Reach,
        Mark::Stop => Meaning::Stop,
        Mark::Rail => Meaning::Rail,
        Mark::Overrun => Meaning::Overrun,
        Mark::Attack => Meaning::Attack,
        Mark::Retreat => Meaning::Retreat,
        Mark::Advance => Meaning::Advance,
        Mark::Asked => Meaning::Asked,
        Mark::Sighted => Meaning::Sighted,
        // Nearly every hex: the panel says what to do.
        Mark::Lay => return None,
    })
}

fn obey(mut given: MessageReader<Given>, mut settings: ResMut<Settings>) {
    if given.read().filter(|given| given.0 == Command::Minimap).count() % 2 == 1 {
        settings.minimap = !settings.minimap;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chips of the legend have room to the left of the printed map or below it, one above the other or in a row.
    /// If their texts have no room, the chips are without texts.
    #[test]
    fn the_legend_lies_beside_what_is_printed() {
        let map = egui::Rect::from_min_max(egui::pos2(0.0, 44.0), egui::pos2(932.0, 720.0));
        let (corner, room, words) = legend_place(map, Some((120.0, 720.0)), 105.0, 900.0);
        assert!(corner.x + room <= 120.0 && room >= 105.0 && corner.x >= 0.0 && words);
        let (corner, room, words) = legend_place(map, Some((20.0, 684.0)), 105.0, 900.0);
        assert!(corner.y - panels::CHIP_HEIGHT >= 684.0 && room == 900.0 && words);
        let (corner, room, words) = legend_place(map, Some((70.0, 720.0)), 105.0, 900.0);
        assert!(corner.x + room <= 70.0 && room >= panels::BARE_CHIP && !words);
        assert_eq!(legend_place(map, Some((20.0, 720.0)), 105.0, 900.0).1, 900.0);
        assert_eq!(legend_place(map, None, 105.0, 900.0).0, egui::pos2(12.0, 708.0));
    }

    /// The small map moves to where it covers less, and does not jump back and forth.
    #[test]
    fn the_small_map_stands_where_it_covers_less() {
        assert_eq!(Stands::Foot.chosen(0, 0), Stands::Foot);
        assert_eq!(Stands::Foot.chosen(2, 0), Stands::Head);
        assert_eq!(Stands::Head.chosen(1, 1), Stands::Head);
        assert_eq!(Stands::Head.chosen(0, 1), Stands::Foot);
        let [city, far] = ["2216", "0131"].map(|hex| hex.parse().expect("a hex"));
        let mut view = MapView::default();
        (view.centre, view.radius) = (centre_of(city), 50.0);
        let at = egui::pos2(view.area.center().x, view.area.center().y);
        let over = egui::Rect::from_center_size(at, egui::vec2(200.0, 130.0));
        assert_eq!(covers(over, (&view, 1.0), &[city, far]), 1, "it would cover the city");
    }
}
