//! A hint: the advice of a computer player, as text and on the map, with the buttons that play it or dismiss it.

use super::hint_place::{self, Around};
use crate::{
    engine::{board::Hex, orders::InPlay},
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            place,
            theme::Palette,
            widgets::{Floating, caps, hint, plain, words},
        },
        state::{Action, Hint, HintTold},
    },
    settings::Command,
};
use bevy_egui::egui::{
    Align2, Context, Id, Margin, ProgressBar, Rect, Response, ScrollArea, Sense, Ui, vec2,
};
use std::time::Duration;

/// Width of the card in points.
const WIDTH: f32 = 330.0;
/// Its height before it has been drawn.
const HEIGHT: f32 = 170.0;
/// The margin between the edge and the text.
const MARGIN: (i8, i8) = (14, 10);
/// Seconds for which its place takes clicks after it is gone.
const MOMENT: f64 = 0.7;
/// The name of its egui area.
const NAME: &str = "hint";

/// Whether the player can ask for a hint now.
pub(crate) fn may_ask<G: Panelled>(panel: &PanelContext<G>) -> bool {
    panel.is_asked() && G::may_advise(panel) && panel.state.hint.is_none()
}

/// Draws the button that asks for a hint, with `draw`.
pub(crate) fn button<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    draw: impl FnOnce(&mut Ui, &Palette, &str) -> Response,
) {
    let ask = ui.add_enabled_ui(may_ask(panel), |ui| draw(ui, panel.palette, "Hint")).inner;
    if ask.on_hover_text(panel.keyed("What would the computer do?", Command::Hint)).clicked() {
        panel.act(Action::AskForHint);
    }
}

/// Draws the hint or the progress of the computer: over the map at an edge, beside the dock if it covers few of its
/// hexes there. In the dock it would push away the buttons that the player clicks.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, map: Rect) {
    let Some(given) = panel.state.hint else { return take_second_click(ctx) };
    let palette = panel.palette;
    let told = match given {
        Hint::Thinking(_) => None,
        Hint::Given { order, parts, .. } => {
            Some(G::advice(panel.state.rulebook, panel.state.public, order, parts))
        }
    };
    let ways: Vec<Hex> = told.iter().flat_map(|told| &told.ways).flatten().copied().collect();
    let mut stands: Vec<Hex> =
        G::counters(panel.state.public).iter().filter_map(|counter| counter.hex()).collect();
    stands.sort_unstable();
    stands.dedup();
    let held: Vec<Rect> = stands.into_iter().map(panel.state.lies_at).collect();
    let around = Around {
        map,
        side: panel.state.memory.dock.side,
        spoken_of: &ways.iter().map(|hex| (panel.state.lies_at)(*hex)).collect::<Vec<_>>(),
        panels: &hint_place::panels_over(ctx, NAME, map),
        held: &held,
    };
    let says = match given {
        Hint::Thinking(_) => Id::new("thinking"),
        Hint::Given { reason, .. } => Id::new((told.as_ref().map(|told| &told.words), reason)),
    };
    if is_new(ctx, says) && told.is_some() && is_out_of_sight(map, around.spoken_of) {
        panel.act(Action::Bring(ways));
    }
    let width = WIDTH.min(map.width() - 48.0);
    let card = Floating {
        name: NAME,
        pivot: Align2::LEFT_TOP,
        at: around.place(ctx, NAME, vec2(width + 2.0 * f32::from(MARGIN.0), HEIGHT), says),
        edge: palette.line,
        radius: 8,
        margin: Margin::symmetric(MARGIN.0, MARGIN.1),
    };
    let lies = card.show(ctx, palette, |ui| {
        ui.set_width(width);
        // The card is as high as in the frame before; its new text may need more.
        ui.set_max_height(map.height());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(caps("Hint", 12.0, palette.text_second));
        match given {
            Hint::Thinking(part) => thinks(ui, panel, *part),
            Hint::Given { order, reason, .. } => {
                let Some(told) = told else { return };
                let meets = G::advice_meets(panel, order);
                let (rulebook, public) = panel.game();
                let reason = G::in_names(rulebook, public, reason);
                told_of(ui, panel, told, &reason, meets, 0.45 * map.height());
            }
        }
    });
    let now = time(ctx);
    ctx.data_mut(|data| data.insert_temp(lay(), (lies, now)));
}

/// The id of the card's last place and its time.
fn lay() -> Id {
    Id::new((NAME, "lay"))
}

fn time(ctx: &Context) -> f64 {
    ctx.input(|input| input.time)
}

/// Takes the second click of a double click on a button of the card. The first click has removed the card, and the
/// second must not reach the map below.
fn take_second_click(ctx: &Context) {
    let Some((lies, last)) = ctx.data(|data| data.get_temp::<(Rect, f64)>(lay())) else { return };
    if time(ctx) - last < MOMENT {
        place::place(ctx, "hint that is gone", lies, |ui| {
            ui.allocate_rect(lies, Sense::click_and_drag());
        });
        ctx.request_repaint_after(Duration::from_secs_f64(MOMENT));
    } else {
        ctx.data_mut(|data| data.remove::<(Rect, f64)>(lay()));
    }
}

/// Whether this hint is shown for the first time.
fn is_new(ctx: &Context, says: Id) -> bool {
    let last =
        ctx.data_mut(|data| data.get_temp_mut_or_insert_with(Id::new((NAME, "last")), || None).replace(says));
    last != Some(says)
}

/// Whether none of its hexes is visible: then they are brought into view once, because the hint would show neither
/// units nor places.
fn is_out_of_sight(map: Rect, spoken_of: &[Rect]) -> bool {
    let away = |place: &Rect| place.is_finite() && !map.contains(place.center());
    !spoken_of.is_empty() && spoken_of.iter().all(away)
}

fn thinks<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, part: f32) {
    let palette = panel.palette;
    ui.add(ProgressBar::new(part).fill(palette.accent).desired_height(6.0));
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        if plain(ui, palette, "Now").on_hover_text("Answer at once").clicked() {
            panel.act(Action::AnswerNow);
        }
        if plain(ui, palette, "Never mind").clicked() {
            panel.act(Action::DropHint);
        }
    });
}

/// Draws the advice and its reason under the buttons, which stay in place however long the text is. If the advice
/// `meets` a plan of the player, there are buttons for both choices.
fn told_of<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    HintTold { words: said, ways, does, attacks }: HintTold,
    reason: &str,
    meets: Option<String>,
    height: f32,
) {
    let palette = panel.palette;
    let places: Vec<_> = ways.iter().flatten().copied().collect();
    panel.actions.extend(ways.into_iter().map(Action::ShowWay));
    if let Some(meets) = &meets {
        words(ui, palette, meets.as_str());
    }
    ui.horizontal_wrapped(|ui| {
        let prepares = attacks && panel.state.memory.ask_before_dice;
        let does = if prepares { "Put the attack together; the die waits for a click" } else { does };
        let about = panel.keyed(does, Command::TakeHint);
        let takes = match meets {
            Some(_) => "Keep mine, add the rest",
            None if prepares => "Prepare it",
            None => "Do it",
        };
        if plain(ui, palette, takes).on_hover_text(about).clicked() {
            panel.act(Action::TakeHint);
        }
        if meets.is_some() && plain(ui, palette, "In place of mine").clicked() {
            panel.act(Action::TakeWholeHint);
        }
        if !places.is_empty() && plain(ui, palette, "Show").on_hover_text("Bring it into sight").clicked() {
            panel.act(Action::Bring(places));
        }
        if plain(ui, palette, "Put away").clicked() {
            panel.act(Action::DropHint);
        }
    });
    ui.add_space(4.0);
    // Another hint begins at its top.
    ScrollArea::vertical()
        .id_salt(("hint", &said, reason))
        .max_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            let mut lines = said.into_iter();
            lines.next().into_iter().for_each(|order| words(ui, palette, order));
            lines.for_each(|part| hint(ui, palette, part));
            if !reason.is_empty() {
                hint(ui, palette, reason);
            }
        });
}
