//! The chapters of a replay: every phase and every note, to jump to.

use super::state::{Strip, TimelineState, title};
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            theme::over,
            widgets::{noted, paint_side, paint_text, text},
        },
        state::{Action, ReplayAction},
    },
    scene::ReplayChapter,
};
use bevy_egui::egui::{
    Align, Align2, Context, Id, Rect, ScrollArea, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2,
};

/// Draws a list of all phases and notes to jump to.
pub(crate) fn show(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState) {
    let palette = strip.palette;
    let mut go = None;
    let name = say!("timeline-chapters");
    let menu = ui.menu_button(text(&name, fonts::sans(13.0), palette.text), |ui| {
        ui.set_width(310.0);
        let opened = just_opened(ui.ctx());
        let room = (ui.ctx().content_rect().height() - replay.height() - 90.0).clamp(160.0, 460.0);
        ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.set_max_width(296.0);
            let here = replay.chapter();
            for (number, chapter) in replay.known_chapters().iter().enumerate() {
                let end = replay.chapters.get(number + 1).map_or(usize::MAX, |next| next.after);
                if chapter_row(ui, strip, chapter, here == Some(chapter), opened) {
                    go = Some(chapter.after);
                }
                let notes = replay.notes.range(chapter.after..end);
                for (after, note) in notes.filter(|(after, _)| replay.tells_of(**after)) {
                    if note_row(ui, strip, note) {
                        go = Some(*after);
                    }
                }
            }
        });
        if go.is_some() {
            ui.close();
        }
    });
    noted(&name, menu.response);
    if let Some(to) = go {
        strip.act(Action::Replay(ReplayAction::Go(to)));
    }
}

/// Whether the list was closed in the frame before.
fn just_opened(ctx: &Context) -> bool {
    let frame = ctx.cumulative_frame_nr();
    let before = ctx.data_mut(|data| {
        let last: &mut u64 = data.get_temp_mut_or_default(Id::new("chapters shown"));
        std::mem::replace(last, frame)
    });
    before + 2 < frame
}

fn chapter_row(ui: &mut Ui, strip: &Strip, chapter: &ReplayChapter, here: bool, opened: bool) -> bool {
    let palette = strip.palette;
    if chapter.opens_turn && chapter.after > 0 {
        ui.add_space(6.0);
    }
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::click());
    if here {
        ui.painter().rect_filled(rect, 4, over(palette.accent, palette.panel, 0.2));
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 4, palette.raised);
    }
    if here && opened {
        response.scroll_to_me(Some(Align::Center));
    }
    if let Some(side) = chapter.side {
        let mark = Rect::from_center_size(pos2(rect.left() + 14.0, rect.center().y), Vec2::splat(10.0));
        paint_side(ui, mark, side, palette);
    }
    let font = if chapter.opens_turn { fonts::bold(13.0) } else { fonts::sans(13.0) };
    let words = rect.with_min_x(rect.left() + 28.0);
    paint_text(ui, words, Align2::LEFT_CENTER, &title(chapter), font, palette.text);
    response.clicked()
}

fn note_row(ui: &mut Ui, strip: &Strip, note: &str) -> bool {
    let palette = strip.palette;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::click());
    if response.hovered() {
        ui.painter().rect_filled(rect, 4, palette.raised);
    }
    let middle = pos2(rect.left() + 33.0, rect.center().y);
    let corners = [vec2(0.0, -4.5), vec2(4.0, 0.0), vec2(0.0, 4.5), vec2(-4.0, 0.0)];
    let diamond = corners.map(|corner| middle + corner).to_vec();
    ui.painter().add(Shape::convex_polygon(diamond, palette.accent, Stroke::NONE));
    let mut shown: String = note.chars().take(38).collect();
    if shown.len() < note.len() {
        shown.push('…');
    }
    let words = rect.with_min_x(rect.left() + 44.0);
    paint_text(ui, words, Align2::LEFT_CENTER, &shown, fonts::italic(13.0), palette.accent_text);
    response.on_hover_text(note).clicked()
}
