//! The log, phase by phase, the newest first: under the heading of each phase its events, the newest first too. A click
//! goes to the hex, one on the triangle at the end of a line to its moment in the replay.

use crate::{
    engine::{board::Hex, text::say},
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            theme::Palette,
            widgets::{caps, hint, hover_text, paint_side, paint_text},
        },
        state::{Action, ReplayAction},
    },
    scene::log_line::LogLine,
};
use bevy_egui::egui::{
    Align2, Id, Margin, Rect, Response, ScrollArea, Sense, Shape, Stroke, StrokeKind, TextEdit, Ui,
    UiBuilder, Vec2, pos2, vec2,
};

/// The most lines that are laid out.
const MOST: usize = 400;

/// Height of its head, with the field that filters it.
const HEAD: f32 = 26.0;
/// Width of that field.
const FIELD: f32 = 150.0;
/// Width of the triangle at the end of a line.
const TRIANGLE: f32 = 18.0;

/// Draws it in a part of the dock of this height.
pub(crate) fn show<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, height: f32) {
    let (palette, log) = (panel.palette, panel.state.log);
    let room = Rect::from_min_size(ui.max_rect().min, vec2(ui.available_width(), height));
    ui.painter().rect(room, 8, palette.panel, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let inner = room.shrink2(vec2(10.0, 4.0));
    head(ui, palette, &mut panel.state.memory.log_filter, inner.with_max_y(inner.top() + HEAD));
    let filter = panel.state.memory.log_filter.to_lowercase();
    let body = inner.with_min_y(inner.top() + HEAD + 3.0);
    let clicked =
        ui.scope_builder(UiBuilder::new().max_rect(body), |ui| lines(ui, palette, log, &filter)).inner;
    match clicked {
        Some(Clicked::Hex(hex)) => panel.act(Action::Centre(hex)),
        Some(Clicked::Moment(moment)) => {
            let replays = panel.state.replay.is_some();
            let go = if replays { ReplayAction::Go(moment) } else { ReplayAction::OpenAt(moment) };
            panel.act(Action::Replay(go));
        }
        None => {}
    }
    ui.advance_cursor_after_rect(room);
}

/// Draws its head.
fn head(ui: &mut Ui, palette: &Palette, filter: &mut String, rect: Rect) {
    let title = ui.painter().layout_job(caps(&say!("dock-log-head"), 11.0, palette.text_second));
    let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), title.size()).min;
    ui.painter().galley(at, title, palette.text_second);
    ui.painter().hline(rect.x_range(), rect.bottom() + 0.5, Stroke::new(1.0, palette.line));
    let field = Rect::from_min_max(pos2(rect.right() - FIELD, rect.top() + 1.0), rect.max - vec2(0.0, 2.0));
    ui.scope_builder(UiBuilder::new().max_rect(field), |ui| {
        let edit = TextEdit::singleline(filter)
            .hint_text(say!("dock-log-find"))
            .font(fonts::sans(12.0))
            .margin(Margin::symmetric(6, 2))
            .desired_width(FIELD);
        ui.add_sized(field.size(), edit);
    });
}

/// What was clicked in a line: its text, or the triangle at its end.
#[derive(Clone, Copy)]
enum Clicked {
    Hex(Hex),
    Moment(usize),
}

/// Draws the lines that contain this text; returns what was clicked.
fn lines(ui: &mut Ui, palette: &'static Palette, log: &[LogLine], wanted: &str) -> Option<Clicked> {
    let mut clicked = None;
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing.y = 3.0;
    // Without this least height it would reach below a log that a low dock leaves little room.
    let mut scroll = ScrollArea::vertical().id_salt("log").min_scrolled_height(0.0);
    if has_news(ui, log.len()) {
        scroll = scroll.vertical_scroll_offset(0.0);
    }
    scroll.auto_shrink([false, false]).show(ui, |ui| {
        let fits = |line: &&LogLine| {
            let has = |text: &String| text.to_lowercase().contains(wanted);
            wanted.is_empty() || [&line.text, &line.why, &line.detail].into_iter().any(has)
        };
        let lines = by_phases(log.iter().rev().filter(fits), MOST);
        if lines.is_empty() {
            hint(ui, palette, say!("dock-log-empty"));
        }
        for (line, times) in grouped(&lines) {
            let told = match times {
                1 => show_line(ui, palette, line),
                _ => {
                    let text = say!("dock-log-repeated", line = line.text.as_str(), times = times);
                    show_line(ui, palette, &LogLine { text, ..line.clone() })
                }
            };
            clicked = told.or(clicked);
        }
    });
    clicked
}

/// Whether there are other lines than in the last frame, and the player is not reading in the log.
fn has_news(ui: &Ui, lines: usize) -> bool {
    let id = Id::new("lines of the log");
    let before = ui.data_mut(|data| data.get_temp::<usize>(id));
    let reads = ui.rect_contains_pointer(ui.max_rect());
    if !reads {
        ui.data_mut(|data| data.insert_temp(id, lines));
    }
    !reads && before.is_some_and(|before| before != lines)
}

/// Returns up to `most` of these lines, which come newest first, each phase under its heading. It reads no more lines
/// than it needs.
fn by_phases<'a>(newest_first: impl Iterator<Item = &'a LogLine>, most: usize) -> Vec<&'a LogLine> {
    let mut lines: Vec<&LogLine> = Vec::new();
    // The first line whose heading has not come yet.
    let mut phase = 0;
    for line in newest_first {
        if line.heading {
            lines.insert(phase, line);
            phase = lines.len();
        } else if lines.len() < most {
            lines.push(line);
        }
        if phase >= most {
            break;
        }
    }
    lines
}

/// Joins equal lines of one phase with the same reason, each with its count; not those of different fights.
fn grouped<'a>(lines: &[&'a LogLine]) -> Vec<(&'a LogLine, usize)> {
    let mut groups: Vec<(&LogLine, usize)> = Vec::new();
    let mut begin = 0;
    for line in lines {
        // Dice belong to one fight.
        if line.heading || !line.detail.is_empty() {
            begin = groups.len() + 1;
        }
        let same = |(other, _): &&mut (&LogLine, usize)| {
            !line.why.is_empty()
                && (&other.text, &other.why, other.side) == (&line.text, &line.why, line.side)
        };
        let known = groups.get_mut(begin..).and_then(|groups| groups.iter_mut().find(same));
        match known {
            Some((_, times)) => *times += 1,
            None => groups.push((line, 1)),
        }
    }
    groups
}

/// Draws one line; returns what was clicked.
fn show_line(ui: &mut Ui, palette: &Palette, line: &LogLine) -> Option<Clicked> {
    let indent = 20.0;
    let width = ui.available_width() - indent - TRIANGLE - 4.0;
    let font = if line.heading { fonts::bold(13.0) } else { fonts::sans(13.0) };
    let ink = if line.heading { palette.accent_text } else { palette.text };
    let words = ui.painter().layout(line.text.clone(), font, ink, width);
    let small = [(&line.why, fonts::sans(11.5)), (&line.detail, fonts::mono(10.5))].map(|(text, font)| {
        let said = !text.is_empty();
        said.then(|| ui.painter().layout(text.clone(), font, palette.text_third, width))
    });
    let below: f32 = small.iter().flatten().map(|galley| galley.size().y + 1.0).sum();
    let size = vec2(ui.available_width(), words.size().y + below + 2.0);
    let sense = if line.hex.is_some() { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    if line.hex.is_some() && response.hovered() {
        ui.painter().rect_filled(rect, 4, palette.raised);
    }
    let first = words.rows.first().map_or(words.size().y, |row| row.height());
    if let Some(side) = line.side {
        let mark =
            Rect::from_center_size(pos2(rect.left() + 6.0, rect.top() + first / 2.0), Vec2::splat(9.0));
        paint_side(ui, mark, side, palette);
    } else {
        let mark = Rect::from_min_size(rect.min, vec2(12.0, first));
        paint_text(ui, mark, Align2::CENTER_CENTER, "·", fonts::bold(13.0), palette.text_third);
    }
    let left = rect.left() + indent;
    let mut under = rect.top() + words.size().y + 1.0;
    ui.painter().galley(pos2(left, rect.top()), words, ink);
    for galley in small.into_iter().flatten() {
        let height = galley.size().y + 1.0;
        ui.painter().galley(pos2(left, under), galley, palette.text_third);
        under += height;
    }
    let moment =
        line.moment.filter(|_| !line.heading).filter(|_| triangle(ui, palette, rect, first).clicked());
    if let Some(moment) = moment {
        return Some(Clicked::Moment(moment));
    }
    let hex = line.hex?;
    let response = hover_text(response, || say!("dock-log-show", turn = line.turn, hex = hex));
    let clicked = response.clicked();
    clicked.then_some(Clicked::Hex(hex))
}

/// Draws the triangle at the end of a line, which leads to its moment in the replay.
fn triangle(ui: &Ui, palette: &Palette, line: Rect, height: f32) -> Response {
    let at = Rect::from_min_size(pos2(line.right() - TRIANGLE, line.top()), vec2(TRIANGLE, height));
    let response = ui.interact(at, ui.id().with(("moment", line.top() as i32)), Sense::click());
    let ink = if response.hovered() { palette.accent_text } else { palette.text_third };
    let corners = [vec2(-3.5, -4.5), vec2(4.0, 0.0), vec2(-3.5, 4.5)].map(|corner| at.center() + corner);
    ui.painter().add(Shape::convex_polygon(corners.to_vec(), ink, Stroke::NONE));
    hover_text(response, || say!("dock-log-replay"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A heading is above the events of its phase, never below them; the phase that is cut off at the foot keeps its
    /// own.
    #[test]
    fn each_phase_stands_under_its_heading() {
        let line =
            |text: &str, heading: bool| LogLine { text: text.to_owned(), heading, ..LogLine::default() };
        let log = [
            line("set up", false),
            line("FIRE", true),
            line("a shot", false),
            line("another", false),
            line("MOVE", true),
            line("a march", false),
            line("ASSAULT", true),
        ];
        let told = |most: usize| {
            let lines = by_phases(log.iter().rev(), most);
            lines.into_iter().map(|line| line.text.as_str()).collect::<Vec<_>>()
        };
        assert_eq!(told(9), ["ASSAULT", "MOVE", "a march", "FIRE", "another", "a shot", "set up"]);
        assert_eq!(told(4), ["ASSAULT", "MOVE", "a march", "FIRE", "another"]);
        assert_eq!(told(3), ["ASSAULT", "MOVE", "a march"]);
    }

    /// Two equal arrivals are shown once; a player's own actions and other phases are not joined.
    #[test]
    fn equal_lines_of_a_phase_are_told_once() {
        let line = |text: &str, why: &str| LogLine {
            text: text.to_owned(),
            why: why.to_owned(),
            ..LogLine::default()
        };
        let enters = line("A division enters", "Towards Krasny");
        let goes = line("A division goes by train", "Towards Krasny");
        let heading = LogLine { heading: true, ..line("Combat", "") };
        let hit = line("A step is lost", "");
        let fight = LogLine { detail: "die 3".to_owned(), ..line("Result: 1/0", "") };
        let all = [&goes, &enters, &goes, &enters, &heading, &enters, &fight, &enters, &hit, &hit];
        let told: Vec<(&str, usize)> =
            grouped(&all).into_iter().map(|(line, times)| (line.text.as_str(), times)).collect();
        let expected = [
            ("A division goes by train", 2),
            ("A division enters", 2),
            ("Combat", 1),
            ("A division enters", 1),
            ("Result: 1/0", 1),
            ("A division enters", 1),
            ("A step is lost", 1),
            ("A step is lost", 1),
        ];
        assert_eq!(told, expected);
    }
}
