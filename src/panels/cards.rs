//! Counters drawn in the panels, from the same art as those on the map.

use super::{
    fonts,
    state::Action,
    widgets::{count, noted, text},
};
use crate::games::guderian::panels::scene::Scene;
use crate::{
    art::packs::{face::Face, pack::Pack, raster},
    engine::counters::Word,
    games::guderian::{
        rules::{
            Rulebook,
            counter::{Motion, Piece},
            position::Public,
        },
        table::face::{face, is_out_of_supply},
        words::names,
    },
    settings::Colours,
};
use bevy_egui::egui::{
    Color32, ColorImage, Context, Image, Rect, Response, Sense, Stroke, StrokeKind, TextureHandle,
    TextureOptions, Ui, Vec2, load::SizedTexture, vec2,
};
use std::{collections::HashMap, sync::Arc};

/// Pictures of counters, made when they are first shown.
#[derive(Default)]
pub(crate) struct Cards {
    pack: Option<Arc<Pack>>,
    pictures: HashMap<(Face, u32), Option<TextureHandle>>,
}

/// Pictures that are kept before all are thrown away.
const MOST: usize = 600;

impl Cards {
    /// The pack that counters are drawn from from now on.
    pub fn draw_from(&mut self, pack: Option<Arc<Pack>>) {
        *self = Self { pack, ..Self::default() };
    }

    /// A card this many points wide.
    pub fn show(&mut self, ui: &mut Ui, face: &Face, side: f32, colours: Colours) -> Response {
        let (room, response) = ui.allocate_exact_size(Vec2::splat(side + 6.0), Sense::click_and_drag());
        let pixels = (side * ui.ctx().pixels_per_point()).round().max(8.0) as u32;
        if let Some(texture) = self.picture(ui.ctx(), face, pixels, colours) {
            let whole = side * (1.0 + 2.0 * raster::margin(pixels) as f32 / pixels as f32);
            let lift = if response.hovered() { vec2(0.0, -1.0) } else { Vec2::ZERO };
            let rect = Rect::from_center_size(room.center() + lift, Vec2::splat(whole));
            let tint = if ui.is_enabled() { Color32::WHITE } else { Color32::from_white_alpha(120) };
            let sized = SizedTexture::new(texture.id(), rect.size());
            Image::from_texture(sized).tint(tint).paint_at(ui, rect);
        }
        response
    }

    fn picture(&mut self, ctx: &Context, face: &Face, size: u32, colours: Colours) -> Option<TextureHandle> {
        if self.pack.is_none() {
            self.pack = Some(Arc::new(Pack::in_colours(colours).ok()?));
        }
        let pack = self.pack.clone()?;
        if self.pictures.len() > MOST {
            self.pictures.clear();
        }
        self.pictures
            .entry((pack.told_apart(face), size))
            .or_insert_with(|| {
                let raster = pack.render_or_standard(face, size).0?;
                let sides = [raster.width as usize, raster.height as usize];
                let image = ColorImage::from_rgba_unmultiplied(sides, &raster.rgba);
                Some(ctx.load_texture(format!("counter {size}"), image, TextureOptions::LINEAR))
            })
            .clone()
    }
}

/// A counter's card, this many points wide, that can be clicked, and dragged to the map; its facts when
/// pointed at.
pub(crate) fn card(ui: &mut Ui, scene: &mut Scene, piece: Piece, side: f32) -> Response {
    let (rulebook, public) = (scene.state.rulebook, scene.state.public);
    let counter = public.counter(piece);
    let lines = scene.lines(counter.side());
    let supplied = !is_out_of_supply(rulebook, public, lines, piece);
    let face = face(rulebook, public, lines, piece);
    let response = noted(&format!("card {}", counter.id), picture(ui, scene, &face, side));
    if scene.state.selected.contains(&counter.id) || scene.state.memory.chosen.contains(&counter.id) {
        let frame = Rect::from_center_size(response.rect.center(), Vec2::splat(side + 4.0));
        let stroke = Stroke::new(2.0, scene.palette.accent);
        ui.painter().rect_stroke(frame, 6, stroke, StrokeKind::Outside);
    }
    if response.drag_started() {
        scene.actions.push(Action::PickUpFromBox(vec![counter.id]));
    }
    let (palette, name) = (scene.palette, names::counter_name(rulebook, public, piece));
    response.on_hover_ui(|ui| {
        ui.label(text(capital(&name), fonts::bold(13.0), palette.text));
        ui.label(text(names::values(rulebook, public, piece), fonts::sans(12.0), palette.text));
        for line in conditions(rulebook, public, piece, supplied) {
            ui.label(text(line, fonts::sans(12.0), palette.text_second));
        }
    })
}

/// A card that stands for counters that are not in play yet.
pub(super) fn picture(ui: &mut Ui, scene: &mut Scene, face: &Face, side: f32) -> Response {
    let colours = scene.state.memory.colours;
    scene.state.memory.cards.show(ui, face, side, colours)
}

/// What holds of a counter, in words.
pub(crate) fn conditions(rulebook: &Rulebook, public: &Public, piece: Piece, supplied: bool) -> Vec<String> {
    let counter = public.counter(piece);
    let condition = &counter.condition;
    let mut lines = Vec::new();
    let mut add = |on: bool, line: String| {
        if on {
            lines.push(line);
        }
    };
    if counter.is_untried()
        && let Some(pool) = counter.kind.pool()
    {
        let possible = public.possible(rulebook, pool).len();
        add(true, format!("untried: one of {}", count(possible, "division", "divisions")));
    }
    add(condition.steps_lost > 0, count(usize::from(condition.steps_lost), "step lost", "steps lost"));
    add(condition.disrupted, "disrupted".to_owned());
    add(!supplied, "out of supply".to_owned());
    let here = counter.hex().is_some() && counter.side() == public.phase.side();
    if here && public.phase.is_movement() && !condition.disrupted {
        add(
            true,
            match condition.motion {
                Motion::Done => "has moved".to_owned(),
                Motion::Halted => "halted by its overrun".to_owned(),
                Motion::SentBack => "left out of its overrun, moves no more".to_owned(),
                _ => format!("{} of {} movement points left", condition.left, counter.allowance),
            },
        );
    }
    add(condition.has_attacked && public.phase.is_combat(), "has attacked".to_owned());
    add(condition.was_attacked && public.phase.is_combat(), "has been attacked".to_owned());
    add(condition.advanced && public.phase.is_combat(), "has advanced".to_owned());
    lines
}

/// A wrapped field of cards; the one that is clicked.
pub(crate) fn field(ui: &mut Ui, scene: &mut Scene, pieces: &[Piece], side: f32) -> Option<Piece> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for piece in pieces {
            if card(ui, scene, *piece, side).clicked() {
                clicked = Some(*piece);
            }
        }
    });
    clicked
}

/// A sentence with a capital at its beginning.
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The counters with these ids.
pub(crate) fn pieces(public: &Public, ids: &[Word]) -> Vec<Piece> {
    ids.iter().filter_map(|id| public.find(*id)).collect()
}
