//! A hint: the advice of a computer player, as text in the place of the log and on the map, with the buttons that play it
//! or dismiss it.

use crate::{
    engine::{board::Hex, text::say},
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            theme::Palette,
            widgets::{caps, hint, plain, words},
        },
        state::{Action, Hint, HintTold},
    },
    settings::Command,
};
use bevy_egui::egui::{
    Context, Id, ProgressBar, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, vec2,
};
use std::time::Duration;

/// Seconds for which its place takes clicks after it is gone.
const MOMENT: f64 = 0.7;
/// Its name in egui.
const NAME: &str = "hint";

/// Whether the players of an online game have agreed on a game without hints.
fn is_forbidden<G: Panelled>(panel: &PanelContext<G>) -> bool {
    panel.state.memory.online_game.as_ref().is_some_and(|game| !game.hints.are_allowed())
}

/// Whether the player can ask for a hint now. Where hints are not allowed, the table refuses it and says why.
pub(crate) fn may_ask<G: Panelled>(panel: &PanelContext<G>) -> bool {
    panel.is_asked() && G::may_advise(panel) && panel.state.hint.is_none()
}

/// Draws the button that asks for a hint, with `draw`.
pub(crate) fn button<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    draw: impl FnOnce(&mut Ui, &Palette, &str) -> Response,
) {
    let is_forbidden = is_forbidden(panel);
    let may_ask = may_ask(panel) && !is_forbidden;
    let mut ask = ui.add_enabled_ui(may_ask, |ui| draw(ui, panel.palette, &say!("dock-hint"))).inner;
    if is_forbidden {
        ask = ask.on_disabled_hover_text(say!("dock-hint-not-allowed"));
    }
    if ask.on_hover_text(panel.keyed(&say!("dock-hint.hint"), Command::Hint)).clicked() {
        panel.act(Action::AskForHint);
    }
}

/// Draws the hint or the progress of the computer in the place of the log. The first time its hexes are brought into
/// view, if none of them is visible.
pub(crate) fn show<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, (room, map): (Rect, Rect)) {
    let Some(given) = panel.state.hint else { return };
    let palette = panel.palette;
    let told = match given {
        Hint::Thinking(_) => None,
        Hint::Given { order, parts, .. } => {
            Some(G::advice(panel.state.rulebook, panel.state.public, order, parts))
        }
    };
    let ways: Vec<Hex> = told.iter().flat_map(|told| &told.ways).flatten().copied().collect();
    let says = match given {
        Hint::Thinking(_) => Id::new("thinking"),
        Hint::Given { reason, .. } => Id::new((told.as_ref().map(|told| &told.words), reason)),
    };
    let spoken_of: Vec<Rect> = ways.iter().map(|hex| (panel.state.lies_at)(*hex)).collect();
    if is_new(ui.ctx(), says) && told.is_some() && is_out_of_sight(map, &spoken_of) {
        panel.act(Action::Bring(ways));
    }
    let edge = Stroke::new(1.5, palette.accent);
    ui.painter().rect(room, 8, palette.panel, edge, StrokeKind::Inside);
    ui.scope_builder(UiBuilder::new().max_rect(room.shrink2(vec2(12.0, 8.0))), |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(caps(&say!("dock-hint-head"), 11.0, palette.text_second));
        match given {
            Hint::Thinking(part) => thinks(ui, panel, *part),
            Hint::Given { order, reason, .. } => {
                let Some(told) = told else { return };
                let meets = G::advice_meets(panel, order);
                let (rulebook, public) = panel.game();
                let reason = G::in_names(rulebook, public, reason);
                told_of(ui, panel, told, &reason, meets);
            }
        }
    });
    let now = time(ui.ctx());
    ui.ctx().data_mut(|data| data.insert_temp(last_shown(), now));
}

/// The id of the time at which a hint was shown last.
fn last_shown() -> Id {
    Id::new((NAME, "shown"))
}

fn time(ctx: &Context) -> f64 {
    ctx.input(|input| input.time)
}

/// Takes the second click of a double click on a button of the hint. The first click has removed the hint, and the
/// second must not reach the log that is in its place again.
pub(crate) fn take_second_click(ui: &mut Ui, room: Rect) {
    let ctx = ui.ctx().clone();
    let Some(last) = ctx.data(|data| data.get_temp::<f64>(last_shown())) else { return };
    if time(&ctx) - last < MOMENT {
        ui.interact(room, last_shown(), Sense::click_and_drag());
        ctx.request_repaint_after(Duration::from_secs_f64(MOMENT));
    } else {
        ctx.data_mut(|data| data.remove::<f64>(last_shown()));
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
        let now = plain(ui, palette, &say!("dock-hint-answer-now"));
        if now.on_hover_text(say!("dock-hint-answer-now.hint")).clicked() {
            panel.act(Action::AnswerNow);
        }
        if plain(ui, palette, &say!("dock-hint-cancel")).clicked() {
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
) {
    let palette = panel.palette;
    let places: Vec<_> = ways.iter().flatten().copied().collect();
    panel.actions.extend(ways.into_iter().map(Action::ShowWay));
    if let Some(meets) = &meets {
        words(ui, palette, meets.as_str());
    }
    ui.horizontal_wrapped(|ui| {
        let prepares = attacks && panel.state.memory.ask_before_dice;
        let does = match does {
            _ if prepares => say!("dock-hint-prepare.hint"),
            Some(does) => does,
            None => say!("dock-hint-play.hint"),
        };
        let about = panel.keyed(&does, Command::TakeHint);
        let takes = match meets {
            Some(_) => say!("dock-hint-add"),
            None if prepares => say!("dock-hint-prepare"),
            None => say!("dock-hint-play"),
        };
        if plain(ui, palette, &takes).on_hover_text(about).clicked() {
            panel.act(Action::TakeHint);
        }
        if meets.is_some() && plain(ui, palette, &say!("dock-hint-replace")).clicked() {
            panel.act(Action::TakeWholeHint);
        }
        if !places.is_empty() {
            let show = plain(ui, palette, &say!("dock-hint-show"));
            if show.on_hover_text(say!("dock-hint-show.hint")).clicked() {
                panel.act(Action::Bring(places));
            }
        }
        if plain(ui, palette, &say!("dock-hint-dismiss")).clicked() {
            panel.act(Action::DropHint);
        }
    });
    ui.add_space(4.0);
    // Another hint begins at its top.
    ScrollArea::vertical().id_salt(("hint", &said, reason)).auto_shrink([false, false]).show(ui, |ui| {
        let mut lines = said.into_iter();
        lines.next().into_iter().for_each(|order| words(ui, palette, order));
        lines.for_each(|part| hint(ui, palette, part));
        if !reason.is_empty() {
            hint(ui, palette, reason);
        }
    });
}
