//! The dark edges of the map in presenter mode, which keep the eye in the middle.

use bevy_egui::egui::{Color32, Context, LayerId, Mesh, Pos2, Shape, pos2};

/// The pieces of the window that darken, across and down.
const PIECES: (u32, u32) = (32, 18);
/// The darkness, of 255, half way and at the rim.
const DARK: (f32, f32) = (30.0, 150.0);

pub(super) fn paint(ctx: &Context) {
    let window = ctx.content_rect();
    let middle = pos2(window.center().x, window.top() + 0.38 * window.height());
    let rim = 0.65 * window.width().max(window.height());
    let mut mesh = Mesh::default();
    for row in 0..=PIECES.1 {
        for column in 0..=PIECES.0 {
            let part = |number: u32, of: u32| number as f32 / of as f32;
            let at = pos2(
                window.left() + window.width() * part(column, PIECES.0),
                window.top() + window.height() * part(row, PIECES.1),
            );
            mesh.colored_vertex(at, dark(at, middle, rim));
        }
    }
    for row in 0..PIECES.1 {
        for column in 0..PIECES.0 {
            let corner = row * (PIECES.0 + 1) + column;
            let below = corner + PIECES.0 + 1;
            mesh.add_triangle(corner, corner + 1, below);
            mesh.add_triangle(corner + 1, below + 1, below);
        }
    }
    ctx.layer_painter(LayerId::background()).add(Shape::mesh(mesh));
}

fn dark(at: Pos2, middle: Pos2, rim: f32) -> Color32 {
    let part = (at.distance(middle) / rim).min(1.0);
    let alpha = match part {
        ..0.5 => DARK.0 * part / 0.5,
        _ => DARK.0 + (DARK.1 - DARK.0) * (part - 0.5) / 0.5,
    };
    Color32::from_rgba_unmultiplied(10, 8, 4, alpha as u8)
}
