//! Attacks that dice have decided: the rolls and their odds, in the dock and beside the hex.

use super::{context::PanelContext, strikes::colour};
use crate::{
    engine::text::say,
    games::platoon::{
        rules::combat::Kind,
        scene::fought::{Fought, written},
        words::{names::named, odds_told::figures_told},
    },
    panels::{
        PanelSpace,
        kit::{
            die::{self, DiceOf},
            fonts,
            theme::over,
            widgets::{paint_text, section},
        },
    },
};
use bevy_egui::egui::{
    Align2, Area, Color32, Context, Id, LayerId, Order, Pos2, Rect, Sense, Ui, pos2, vec2,
};

/// Most dice that are shown beside a hex; the dock shows all.
const MOST: usize = 4;
/// Width of a hex in points below which no figure in it is legible.
const LEGIBLE: f32 = 38.0;
/// Side of a die beside a hex, and the width of the die with its result.
const DIE: f32 = 22.0;
const PAIR: f32 = 60.0;

/// Draws the results of the last order's dice.
pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    let fought = &panel.state.own.fought;
    if fought.is_empty() {
        return;
    }
    section(ui, panel.palette, &say!("platoon-panels-rolls"), "", |ui| {
        for (number, one) in fought.iter().enumerate() {
            line(ui, panel, one, panel.dice_of(attack_of(fought, number)));
        }
    });
}

/// Returns the number of the attack whose dice are shown with those of this one, from 0: dice that one side alone sees are
/// not shown over the map.
fn attack_of(fought: &[Fought], number: usize) -> usize {
    let seen = fought.iter().take(number + 1).filter(|one| one.only.is_none()).count();
    seen.saturating_sub(1)
}

fn line(ui: &mut Ui, panel: &PanelContext, fought: &Fought, dice: DiceOf) {
    if dice == DiceOf::ToCome {
        return;
    }
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let (n, units) = (fought.struck.len(), named(rulebook, public, &fought.struck));
    let words = match fought.kind {
        Kind::Mines => say!("platoon-panels-rolls-mines", units = units),
        Kind::Overrun => say!("platoon-panels-rolls-overrun", n = n, units = units),
        Kind::Assault => say!("platoon-panels-rolls-assault", n = n, units = units),
        Kind::Direct | Kind::Opportunity | Kind::Indirect => {
            say!("platoon-panels-rolls-fire", n = n, units = units)
        }
    };
    // Long names take a second line beside the result.
    let room = ui.available_width() - 44.0 - 66.0;
    let words = ui.painter().layout(words, fonts::sans(12.5), palette.text, room);
    let figures = figures_told(rulebook, fought.kind, fought.figures).plain();
    let sums = match fought.modifier() {
        0 => figures,
        more => say!("platoon-panels-rolls-sums", figures = figures, drm = more),
    };
    let sums = ui.painter().layout(sums, fonts::mono(10.5), palette.text_third, room);
    let height = words.size().y + sums.size().y + 11.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().rect_filled(rect, 4, over(palette.raised, palette.panel, 0.7));
    let at = pos2(rect.left() + 22.0, rect.center().y);
    let told = Rect::from_min_max(pos2(rect.left() + 44.0, rect.top() + 3.0), rect.max);
    let under = told.translate(vec2(0.0, words.size().y + 1.0));
    ui.painter().galley(told.min, words, palette.text);
    ui.painter().galley(under.min, sums, palette.text_third);
    let cell = Rect::from_center_size(pos2(rect.right() - 32.0, rect.center().y), vec2(52.0, 26.0));
    thrown(ui, fought, dice, (at, 26.0), cell);
}

/// Draws the die, rolling or still, and its result once it may be seen.
fn thrown(ui: &Ui, fought: &Fought, dice: DiceOf, (at, side): (Pos2, f32), cell: Rect) {
    let Some(pose) = dice.pose(fought.die) else { return };
    die::paint(ui, at, side, &pose);
    if dice.is_decided() {
        let (fill, ink) = colour(fought.result);
        ui.painter().rect_filled(cell, 4, fill);
        paint_text(ui, cell, Align2::CENTER_CENTER, &written(fought.result), fonts::bold(14.0), ink);
    }
}

/// Draws the strengths of opportunity fire against soft and hard targets, in the lower part of their hexes, where
/// counters leave room.
pub(super) fn figures(ctx: &Context, panel: &PanelContext, space: PanelSpace) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("strengths of fire")));
    let painter = painter.with_clip_rect(space.rest(ctx.content_rect()));
    for (hex, [soft, hard]) in panel.state.own.figures {
        let place = (panel.state.lies_at)(*hex);
        if place.height() < LEGIBLE || !painter.clip_rect().intersects(place) {
            continue;
        }
        let font = fonts::bold((0.18 * place.height()).clamp(9.0, 18.0));
        let at = pos2(place.center().x, place.center().y + 0.39 * place.height());
        let words = format!("{soft}/{hard}");
        for aside in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
            painter.text(at + aside, Align2::CENTER_CENTER, &words, font.clone(), Color32::WHITE);
        }
        painter.text(at, Align2::CENTER_CENTER, words, font, Color32::BLACK);
    }
}

/// The dice that panels keep: they stay beside their hex until the next action.
#[derive(Clone, Debug, Default)]
pub struct Lying {
    fought: Vec<Fought>,
    /// The number of the position after the roll.
    position: u64,
}

/// Dice and results beside the hex of the last attack.
pub(super) fn beside_hex(ctx: &Context, panel: &mut PanelContext, space: PanelSpace) {
    let (fought, now) = (&panel.state.own.fought, panel.state.position_number);
    let lying = &mut *panel.state.remembered;
    if lying.fought != **fought {
        *lying = Lying { fought: fought.to_vec(), position: now };
    }
    let Some(last) = fought.last().filter(|_| lying.position == now) else { return };
    let place = (panel.state.lies_at)(last.hex);
    let map = space.rest(ctx.content_rect());
    let shown = fought.len().min(MOST);
    let size = vec2(PAIR * shown as f32 + 8.0, DIE + 10.0);
    if !map.contains(place.center()) {
        return;
    }
    // Above the hex: the units struck stay in view.
    let left = (place.center().x - size.x / 2.0).clamp(map.left(), (map.right() - size.x).max(map.left()));
    let above = place.top() - size.y;
    let top = if above < map.top() { place.bottom() } else { above };
    let area = Area::new(Id::new("dice beside the hex")).order(Order::Background).interactable(false);
    area.fixed_pos(pos2(left, top)).fade_in(false).show(ctx, |ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.painter().rect_filled(rect, 6, panel.palette.panel);
        for (number, one) in fought.iter().take(shown).enumerate() {
            let dice = panel.dice_of(attack_of(fought, number));
            let left = rect.left() + 4.0 + PAIR * number as f32;
            let cell =
                Rect::from_min_size(pos2(left + DIE + 6.0, rect.top() + 5.0), vec2(PAIR - DIE - 10.0, DIE));
            let at = pos2(left + DIE / 2.0 + 2.0, rect.center().y);
            thrown(ui, one, dice, (at, DIE), cell);
        }
    });
}
