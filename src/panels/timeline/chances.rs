//! The chances over the game above the buttons, as wide as the track: a line for each side, which is at the edge with its
//! name when it wins for certain, with the band of error; the points; and a mark at each order that cost much. A press goes
//! there.

use super::{
    state::{Advice, Strip, TimelineState},
    track::Place,
};
use crate::{
    engine::{orders::SideNames, text::say},
    panels::{
        kit::{
            fonts,
            theme::over,
            widgets::{noted, paint_text, plain, text},
        },
        state::{Action, ChancesAction, ReplayAction},
    },
    play::{
        chances::{ChanceAt, ChanceState, Chances},
        matches::Share,
    },
};
use bevy_egui::egui::{
    Align, Align2, Button, Color32, Label, Layout, Pos2, Rect, RectAlign, Sense, Shape, Stroke, Tooltip, Ui,
    UiBuilder, WidgetInfo, WidgetType, pos2, text::LayoutJob, vec2,
};

/// Points between the pointer and a mark that it points at.
const NEAR: f32 = 5.0;

/// Draws the button that shows the chances or hides them.
pub(super) fn button(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState) {
    let palette = strip.palette;
    let words = match replay.chances.shown {
        true => say!("chances-hide"),
        false => say!("chances-show"),
    };
    let enabled = replay.chances.refused.is_none() || replay.chances.shown;
    let pressed = ui.add_enabled_ui(enabled, |ui| plain(ui, palette, &words)).inner;
    let hint = match replay.chances.refused {
        Some(why) => why.to_owned(),
        None => say!("chances-show.hint"),
    };
    if pressed.on_hover_text(&hint).on_disabled_hover_text(&hint).clicked() {
        strip.act(Action::Chances(ChancesAction::Show(!replay.chances.shown)));
    }
}

/// Draws the small button that asks the computer, while the chances are shown.
pub(super) fn ask(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState) {
    if !replay.chances.shown || replay.chances.refused.is_some() {
        return;
    }
    let words = say!("chances-ask");
    ui.spacing_mut().button_padding.y = 1.0;
    let label = text(&words, fonts::sans(12.0), strip.palette.text);
    let button = noted(&words, ui.add(Button::new(label).min_size(vec2(48.0, 22.0))));
    if button.on_hover_text(say!("chances-ask.hint")).clicked() {
        strip.act(Action::Chances(ChancesAction::Ask));
    }
}

/// Draws what the computer would have done at the shown moment, in words, with arrows on the map; returns whether it was
/// asked.
pub(super) fn advice(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState, rect: Rect) -> bool {
    let said = match replay.chances.advice {
        _ if !replay.chances.shown => return false,
        Advice::None => return false,
        Advice::Thinking => say!("chances-thinking"),
        Advice::Over => say!("chances-over"),
        Advice::Given { words, ways } => {
            for way in ways {
                strip.act(Action::ShowWay(way.clone()));
            }
            say!("chances-would", order = words)
        }
    };
    let ink = strip.palette.accent_text;
    let mut words = LayoutJob::simple(said.clone(), fonts::sans(13.0), ink, rect.width());
    words.wrap.max_rows = 2;
    let layout = Layout::top_down(Align::Min);
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), |ui| {
        ui.add(Label::new(words)).on_hover_text(said);
    });
    true
}

pub(super) fn show(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState, rect: Rect) {
    let palette = strip.palette;
    let place = Place::of(rect, replay.known);
    let area = place.area().shrink2(vec2(0.0, 3.0));
    ui.painter().rect_filled(area, 3, over(palette.text, palette.background, 0.06));
    let name = say!("chances-curve");
    let response = ui.interact(rect, ui.id().with("chances"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, &name));
    let response = noted(&name, response);
    let known = replay.chances.chances.map(|chances| chances.until(replay.chances.until));
    let known = known.filter(|chances| !chances.moments.is_empty());
    let (Some(chances), Some(sides)) = (&known, replay.chances.sides) else {
        paint_text(ui, area, Align2::CENTER_CENTER, &state(replay), fonts::sans(12.0), palette.text_second);
        return;
    };
    let chart = Chart { place: &place, area, chances };
    // A side's colour alone may be as pale as the panel.
    let ink = |side: SideNames| over(palette.side_in(ui.ctx(), side.flag), palette.text, 0.65);
    chart.scale(ui, over(palette.text, palette.background, 0.22));
    let inks = sides.map(ink);
    chart.shares(ui, inks, palette.background);
    chart.points(ui, palette.text_second);
    chart.marks(ui, palette.bad, palette.background);
    let now = Stroke::new(1.5, palette.accent);
    ui.painter().vline(place.x(replay.now), area.y_range(), now);
    chart.names(ui, sides, inks, palette.background, palette.text_second);
    let Some(pointer) = response.hover_pos().or(response.interact_pointer_pos()) else { return };
    let under = chart.under(pointer, replay.known);
    if response.clicked() && under != replay.now {
        strip.act(Action::Replay(ReplayAction::Go(under)));
    }
    // The tooltip is above the curve and not on it.
    let column = Rect::from_x_y_ranges(pointer.x..=pointer.x, rect.y_range());
    let mut tooltip = Tooltip::for_enabled(&response);
    tooltip.popup = tooltip.popup.align(RectAlign::TOP_START).anchor(column);
    tooltip.show(|ui| ui.label(words_at(replay, chances, sides, under)));
}

/// Returns the state of the quick games in a few words; empty if all have been played.
fn state(replay: &TimelineState) -> String {
    if let Some(why) = replay.chances.refused {
        return why.to_owned();
    }
    match replay.chances.run {
        Some((ChanceState::Counting, games)) => say!("chances-counting", games = number(games)),
        Some((ChanceState::Paused, games)) => say!("chances-paused", games = number(games)),
        Some((ChanceState::Failed, _)) => say!("chances-failed"),
        Some((ChanceState::Done | ChanceState::Stopped, _)) | None => String::new(),
    }
}

fn number(games: u64) -> usize {
    usize::try_from(games).unwrap_or(usize::MAX)
}

/// Returns the chances at a moment in words, with the order given there if that cost much.
fn words_at(replay: &TimelineState, chances: &Chances, sides: [SideNames; 2], moment: usize) -> String {
    let mut lines = Vec::new();
    if let Some(at) = chances.at(moment) {
        lines.push(say!("chances-moment", order = at.after, games = number(games(at))));
        for (side, wins) in sides.into_iter().zip(&at.wins) {
            let [percent, low, high] = wins.percent();
            lines.push(say!(
                "chances-side",
                side = side.as_people(),
                percent = percent,
                low = low,
                high = high
            ));
        }
        let points = format!("{:+.1}", at.points).replace('-', "−");
        let [first, second] = sides;
        let side = if replay.chances.gains == 0 { first } else { second };
        lines.push(say!("chances-points", points = points, side = side.as_people()));
    }
    if let Some((cost, side)) = chances.cost(moment).and_then(|cost| Some((cost, sides.get(cost.side)?))) {
        // A part of a whole.
        let percent = (100.0 * cost.lost).round().clamp(0.0, 100.0) as u8;
        let order = cost.after + 1;
        lines.push(say!("chances-cost", order = order, side = side.as_people(), percent = percent));
    }
    lines.extend(Some(state(replay)).filter(|words| !words.is_empty()));
    lines.push(say!("chances-legend"));
    lines.join("\n")
}

/// The number of games from a moment.
fn games(at: &ChanceAt) -> u64 {
    at.wins.iter().map(|wins| wins.of).max().unwrap_or_default()
}

/// The chances as places on the screen.
struct Chart<'a> {
    place: &'a Place,
    area: Rect,
    chances: &'a Chances,
}

impl Chart<'_> {
    /// Returns the place of a part of the whole at a moment, from the lower edge.
    fn at(&self, moment: &ChanceAt, part: f32) -> Pos2 {
        pos2(self.place.x(moment.after), self.area.bottom() - part.clamp(0.0, 1.0) * self.area.height())
    }

    /// Paints a line at no chance, at an even one and at certainty.
    fn scale(&self, ui: &Ui, ink: Color32) {
        for y in [self.area.top(), self.area.center().y, self.area.bottom()] {
            ui.painter().hline(self.area.x_range(), y, Stroke::new(1.0, ink));
        }
    }

    /// Writes the names at the edges: at the upper edge the first side wins, at the lower one the second side.
    fn names(&self, ui: &Ui, sides: [SideNames; 2], inks: [Color32; 2], ground: Color32, pale: Color32) {
        let [first, second] = sides.map(|side| say!("chances-edge", side = side.as_people()));
        let [first_ink, second_ink] = inks;
        let left = self.area.left() + 4.0;
        let edges = [
            (pos2(left, self.area.top() + 1.0), Align2::LEFT_TOP, first, first_ink),
            (pos2(left, self.area.center().y), Align2::LEFT_CENTER, say!("chances-even"), pale),
            (pos2(left, self.area.bottom() - 1.0), Align2::LEFT_BOTTOM, second, second_ink),
        ];
        for (at, align, words, ink) in edges {
            let line = ui.painter().layout_no_wrap(words, fonts::bold(10.5), ink);
            let plate = align.anchor_size(at, line.size());
            ui.painter().rect_filled(plate.expand2(vec2(2.0, 0.0)), 2, ground.gamma_multiply(0.75));
            ui.painter().galley(plate.min, line, ink);
        }
    }

    /// Paints the share of the first side from the lower edge and that of the second from the upper one, each with the
    /// band in which the true share is 19 times in 20.
    fn shares(&self, ui: &Ui, inks: [Color32; 2], ground: Color32) {
        for (side, ink) in inks.into_iter().enumerate() {
            let from_its_edge = |part: f64| if side == 0 { part as f32 } else { 1.0 - part as f32 };
            let share = |moment: &ChanceAt| moment.wins.get(side).copied().unwrap_or(Share::wilson(0.0, 0));
            let band = over(ink, ground, 0.28);
            for pair in self.chances.moments.windows(2) {
                let [one, next] = pair else { continue };
                let corner = |moment: &ChanceAt, part: f64| self.at(moment, from_its_edge(part));
                let corners = vec![
                    corner(one, share(one).low),
                    corner(next, share(next).low),
                    corner(next, share(next).high),
                    corner(one, share(one).high),
                ];
                ui.painter().add(Shape::convex_polygon(corners, band, Stroke::NONE));
            }
            let line = |moment: &ChanceAt| self.at(moment, from_its_edge(share(moment).share));
            let line: Vec<Pos2> = self.chances.moments.iter().map(line).collect();
            match line.as_slice() {
                [alone] => ui.painter().circle_filled(*alone, 3.0, ink),
                _ => ui.painter().add(Shape::line(line, Stroke::new(2.0, ink))),
            };
        }
    }

    /// Paints the points as a dashed line, from the fewest to the most of the game.
    fn points(&self, ui: &Ui, ink: Color32) {
        let moments = &self.chances.moments;
        let low = moments.iter().map(|moment| moment.points).fold(f32::INFINITY, f32::min);
        let high = moments.iter().map(|moment| moment.points).fold(f32::NEG_INFINITY, f32::max);
        let span = (high - low).max(1.0);
        // It stays clear of the edges.
        let height = |moment: &ChanceAt| 0.08 + 0.84 * (moment.points - low) / span;
        let line: Vec<Pos2> = moments.iter().map(|moment| self.at(moment, height(moment))).collect();
        ui.painter().extend(Shape::dashed_line(&line, Stroke::new(1.0, ink), 3.0, 3.0));
    }

    /// Paints a mark at the upper edge for each order that cost much.
    fn marks(&self, ui: &Ui, ink: Color32, edge: Color32) {
        for cost in &self.chances.costs {
            let tip = pos2(self.place.x(cost.after), self.area.top() + 9.0);
            let corners = vec![tip, tip + vec2(-5.0, -9.0), tip + vec2(5.0, -9.0)];
            ui.painter().add(Shape::convex_polygon(corners, ink, Stroke::new(1.0, edge)));
        }
    }

    /// Returns the moment under the pointer: that of a mark, or the nearest one.
    fn under(&self, pointer: Pos2, orders: usize) -> usize {
        let far = |after: usize| (self.place.x(after) - pointer.x).abs();
        let marks = self.chances.costs.iter().map(|cost| cost.after).filter(|after| far(*after) <= NEAR);
        let mark = marks.min_by(|one, other| far(*one).total_cmp(&far(*other)));
        mark.unwrap_or_else(|| self.place.moment(pointer.x, orders))
    }
}
