//! The frame of a page: over everything, with its title and the button that closes it.

use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::{Palette, shadow},
        widgets::{plain, text},
    },
};
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, CornerRadius, Frame, Id, Key, Layout, Margin, Order, Sense,
    Stroke, Ui, Vec2, vec2,
};

/// Points between the frame of a page and its contents, across and down.
const PADDING: [i8; 2] = [24, 18];

/// Returns the size of the largest page that a window has room for, without its frame.
fn page_size(ctx: &Context, widest: f32) -> Vec2 {
    let window = ctx.content_rect().size();
    let outer = vec2((window.x - 60.0).min(widest), window.y - 48.0);
    (outer - around()).max(vec2(200.0, 160.0))
}

/// The room that the frame takes on both sides together.
fn around() -> Vec2 {
    2.0 * Vec2::from(PADDING.map(f32::from))
}

/// Draws a page of at most this width over everything; returns whether it is to be closed.
pub(crate) fn page(
    ctx: &Context,
    palette: &Palette,
    (name, title): (&'static str, &str),
    widest: f32,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    veil(ctx, name);
    let size = page_size(ctx, widest);
    let mut closes = false;
    let area = Area::new(Id::new(name))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(ctx.content_rect().center())
        .default_size(size + around())
        .fade_in(false);
    area.show(ctx, |ui| {
        let frame = Frame::new()
            .fill(palette.background)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(CornerRadius::same(8))
            .shadow(shadow())
            .inner_margin(Margin::symmetric(PADDING[0], PADDING[1]));
        frame.show(ui, |ui| {
            ui.set_min_size(size);
            ui.set_max_size(size);
            closes = head(ui, palette, title);
            contents(ui);
        });
    });
    let had_keyboard = had_keyboard(ctx);
    closes || ctx.input(|input| input.key_pressed(Key::Escape)) && !had_keyboard
}

/// Whether a field or a list had the keyboard in the last frame: a key that leaves it does not close the page as well.
fn had_keyboard(ctx: &Context) -> bool {
    let noted = Id::new("page had keyboard");
    let has = ctx.memory(|memory| memory.focused().is_some()) || ctx.any_popup_open();
    let had = ctx.data(|data| data.get_temp(noted)).unwrap_or(false);
    ctx.data_mut(|data| data.insert_temp(noted, has));
    had
}

/// Darkens everything behind the page and keeps the mouse from it.
fn veil(ctx: &Context, name: &'static str) {
    let window = ctx.content_rect();
    let area = Area::new(Id::new((name, "veil"))).order(Order::Middle).fixed_pos(window.min).constrain(false);
    area.fade_in(false).show(ctx, |ui| {
        let (rect, response) = ui.allocate_exact_size(window.size(), Sense::click_and_drag());
        ui.painter().rect_filled(rect, 0, Color32::from_black_alpha(120));
        ctx.move_to_top(response.layer_id);
    });
}

/// Draws the title and the button that closes the page; returns whether it was clicked.
fn head(ui: &mut Ui, palette: &Palette, title: &str) -> bool {
    let mut closes = false;
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.label(text(title, fonts::serif(22.0), palette.text));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            closes = plain(ui, palette, &say!("page-close")).on_hover_text(say!("key-escape")).clicked();
        });
    });
    let (rule, _) = ui.allocate_exact_size(vec2(ui.available_width(), 10.0), Sense::hover());
    ui.painter().hline(rule.x_range(), rule.top() + 2.0, Stroke::new(1.0, palette.line));
    closes
}
