//! The question whether and how to end a game early, with the resulting level.

use crate::{
    engine::{
        orders::{End, EndWish, is_over},
        text::say,
    },
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            theme::over,
            widgets::{Floating, hint, noted, plain, primary, text, words},
        },
        state::Action,
    },
};
use bevy_egui::egui::{Button, Context, Key, Rect, Stroke, Ui, vec2};

/// Whether the game on the table can be ended early now.
pub(crate) fn can_end<G: Panelled>(panel: &PanelContext<G>) -> bool {
    let public = panel.state.public;
    let known = !G::is_free_hand(public) && G::ends(public, EndWish::Resign(0)).is_some();
    // A spectator of a game that is held elsewhere has no side to end it for.
    let has_side = panel.state.memory.online_game.as_ref().is_none_or(|game| game.own.is_some());
    let is_here = panel.state.replay.is_none() && !panel.state.memory.in_lesson();
    known && has_side && !is_over::<G>(public) && is_here
}

pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, map: Rect) {
    if !can_end(panel) {
        return;
    }
    let (rulebook, public) = panel.game();
    let offered = G::offers_end(public);
    // In a game by e-mail the other side answers when it has opened the file.
    let seated = G::acting(rulebook, public);
    let is_asked =
        offered.is_some_and(|side| panel.state.humans[1 - side] && (!panel.state.by_file || seated != side));
    // The offer of a player elsewhere is answered at the edge of the map, beside the other questions of that player.
    let answers = is_asked && panel.state.memory.online_game.is_none();
    if !(panel.state.memory.asking_end || answers) {
        return;
    }
    let palette = panel.palette;
    Floating::question("end-of-the-game", map, palette.line).show(ctx, palette, |ui| {
        ui.set_width(440.0);
        match offered {
            Some(side) if answers => answer(ui, panel, side),
            Some(side) => waits(ui, panel, side),
            None => ask(ui, panel),
        }
    });
    if ctx.input(|input| input.key_pressed(Key::Escape)) {
        put_away(panel);
    }
}

fn put_away<G: Panelled>(panel: &mut PanelContext<G>) {
    (panel.state.memory.asking_end, panel.state.memory.ending) = (false, None);
}

fn answer_with<G: Panelled>(panel: &mut PanelContext<G>, wish: EndWish<usize>) {
    if let Some(command) = G::ends(panel.state.public, wish) {
        panel.act(Action::command(command));
    }
    put_away(panel);
}

/// Returns the level and its points, or the level alone where it does not depend on points because a side resigns.
fn level(end: &End, by_points: &End) -> String {
    if end.level != by_points.level {
        return end.level.clone();
    }
    say!("questions-end-level", level = end.level.as_str(), points = end.points)
}

fn ask<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    let (rulebook, public) = panel.game();
    ui.label(text(say!("questions-end-now"), fonts::serif(22.0), palette.text));
    ui.add_space(8.0);
    let people: Vec<usize> = [0, 1].into_iter().filter(|side| panel.state.humans[*side]).collect();
    let mut choices: Vec<(EndWish<usize>, String, End)> = Vec::new();
    for side in &people {
        let words = say!("questions-end-resign", side = G::SIDES[*side]);
        choices.push((EndWish::Resign(*side), words, G::if_resigned(rulebook, public, *side)));
    }
    // Two people at this table, or one here and one elsewhere.
    if people.len() == 2 || panel.state.memory.online_game.is_some() {
        for side in people {
            let words = say!("questions-end-offer", side = G::SIDES[side]);
            choices.push((EndWish::Offer(side), words, G::stands(rulebook, public)));
        }
    }
    let stands = G::stands(rulebook, public);
    for (choice, words, end) in choices {
        let chosen = panel.state.memory.ending == Some(choice);
        let fill = if chosen { over(palette.accent, palette.panel, 0.14) } else { palette.background };
        let edge = if chosen { palette.accent } else { palette.line };
        let button = Button::new(text(&words, fonts::bold(14.0), palette.text))
            .right_text(text(level(&end, &stands), fonts::sans(13.0), palette.text_second))
            .fill(fill)
            .stroke(Stroke::new(1.0, edge))
            .min_size(vec2(ui.available_width(), 36.0));
        if noted(&words, ui.add(button)).clicked() {
            panel.state.memory.ending = Some(choice);
        }
    }
    ui.add_space(6.0);
    hint(ui, palette, say!("questions-end-about"));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let ready = panel.state.memory.ending;
        let words = match ready {
            Some(EndWish::Offer(_)) => say!("questions-end-make-offer"),
            _ => say!("questions-end-game"),
        };
        ui.add_enabled_ui(ready.is_some(), |ui| {
            if primary(ui, palette, &words, "", false).clicked()
                && let Some(choice) = ready
            {
                answer_with(panel, choice);
            }
        });
        if plain(ui, palette, &say!("questions-end-keep-playing")).clicked() {
            put_away(panel);
        }
    });
}

/// Shows that the other side has not answered yet.
fn waits<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, side: usize) {
    let palette = panel.palette;
    words(ui, palette, say!("questions-end-unanswered", side = G::SIDES[1 - side]));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        if plain(ui, palette, &say!("questions-end-withdraw")).clicked() {
            answer_with(panel, EndWish::Answer { side, accept: false });
        }
        if plain(ui, palette, &say!("questions-end-keep-playing")).clicked() {
            put_away(panel);
        }
    });
}

fn answer<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, offered: usize) {
    let palette = panel.palette;
    let (rulebook, public) = panel.game();
    let [by, side] = [offered, 1 - offered];
    let asks = say!("questions-end-asks", side = G::SIDES[side]);
    ui.label(text(asks, fonts::serif(22.0), palette.text));
    ui.add_space(4.0);
    let End { level, points, .. } = G::stands(rulebook, public);
    words(ui, palette, say!("questions-end-offered", side = G::SIDES[by], level = level, points = points));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        if primary(ui, palette, &say!("questions-end-accept"), "", false).clicked() {
            answer_with(panel, EndWish::Answer { side, accept: true });
        }
        if plain(ui, palette, &say!("questions-end-keep-playing")).clicked() {
            answer_with(panel, EndWish::Answer { side, accept: false });
        }
    });
}
