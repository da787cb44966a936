//! The end of a game: the victory level, and its points.

use crate::{
    engine::{
        orders::{SideNames, VictoryThreshold},
        wording::with_minus,
    },
    panels::{
        dock::head_told::{HeadButton, HeadTold},
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            place::place,
            theme::{Palette, Theme, dress},
            widgets::{count, noted, primary, text},
        },
        state::{Action, NewGame, ReplayAction},
    },
    settings::Colours,
};
use bevy_egui::egui::{Align, Button, Context, Layout, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// The content of the result screen.
pub struct ResultState<'a, G: Panelled> {
    /// The rulebook of the game.
    pub rulebook: &'a G::Rulebook,
    /// The position at the end.
    pub public: &'a G::Public,
    /// The theme, dark or light.
    pub theme: Theme,
    pub colours: Colours,
    /// Whether a person played each side, in the order of their numbers.
    pub humans: [bool; 2],
    /// The same game from its beginning, with the same players; none if it cannot be started again.
    pub again: Option<NewGame>,
}

/// Draws the result of a game over the whole window.
pub fn result<G: Panelled>(ctx: &Context, state: ResultState<G>) -> Vec<Action> {
    let mut actions = Vec::new();
    if !dress(ctx, state.theme) {
        return actions;
    }
    let palette = state.theme.palette_in(state.colours);
    let window = ctx.content_rect();
    place(ctx, "result", window, |ui| {
        ui.painter().rect_filled(window, 0, palette.desk);
        let width = window.width().min(720.0) - 48.0;
        let left = window.center().x - width / 2.0;
        let column =
            Rect::from_min_size(pos2(left, window.top() + 40.0), vec2(width, window.height() - 60.0));
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            ui.set_width(ui.available_width());
            head::<G>(ui, palette, &state);
            ui.add_space(18.0);
            let room = ui.available_height() - 70.0;
            ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
                G::accounts(ui, palette, state.rulebook, state.public);
            });
            ui.add_space(6.0);
            actions.extend(foot(ui, palette, state.again.clone()));
        });
    });
    actions
}

/// Returns the result for the head of the dock of a finished game, with the button that opens it.
pub(crate) fn told<G: Panelled>(panel: &PanelContext<G>) -> Option<HeadTold> {
    let (rulebook, public) = panel.game();
    let end = G::ended(rulebook, public)?;
    Some(HeadTold {
        edge: Some(panel.palette.accent),
        mark: end.winner.map(|side| G::SIDES[side].flag),
        step: verdict(&G::SIDES, panel.state.humans, end.winner),
        sentence: end.level,
        buttons: vec![HeadButton {
            words: "Show the result",
            about: "Open the page of the result again".to_owned(),
            action: Action::ToResult,
            leaf: None,
        }],
        ..HeadTold::default()
    })
}

/// Draws the level, and the winner with the margin.
fn head<G: Panelled>(ui: &mut Ui, palette: &Palette, state: &ResultState<G>) {
    let ResultState { rulebook, public, humans, .. } = *state;
    let end = G::ended(rulebook, public).unwrap_or_else(|| G::stands(rulebook, public));
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.label(text(G::about(rulebook).title, fonts::serif_italic(18.0), palette.text_second));
        ui.label(text(&end.level, fonts::serif(44.0), palette.text));
        if let Some(how) = G::broken_off(public) {
            ui.label(text(how, fonts::serif_italic(16.0), palette.text_second));
        }
        ui.label(text(verdict(&G::SIDES, humans, end.winner), fonts::bold(17.0), palette.accent_text));
        let ladder = G::ladder(rulebook);
        let by_points = G::broken_off(public).is_none() || end.level == G::stands(rulebook, public).level;
        let told = match by_points {
            true => points(&G::SIDES, &ladder, end.points),
            // A player who resigns loses with any points, which would only seem to be the winner's.
            false => stood(&G::SIDES, &ladder, end.points),
        };
        ui.label(text(told, fonts::sans(15.0), palette.text_second));
    });
}

/// Returns which person at the table has won; with two or none, which side.
fn verdict(sides: &[SideNames; 2], humans: [bool; 2], winner: Option<usize>) -> String {
    let name = |side: usize| sides.get(side).map_or("", |names| names.name);
    match (humans, winner) {
        (_, None) => "Nobody has won: a draw.".to_owned(),
        ([true, false], Some(0)) | ([false, true], Some(1)) => {
            format!("You have won as the {} player.", name(winner.unwrap_or_default()))
        }
        ([true, false], Some(won)) | ([false, true], Some(won)) => {
            format!("You have lost: the {} player wins.", name(won))
        }
        (_, Some(won)) => format!("The {} player wins.", name(won)),
    }
}

/// Returns the side whose points are counted: more of them are better for the side of the last level.
fn gains<'a>(sides: &'a [SideNames; 2], ladder: &[VictoryThreshold]) -> Option<(&'a SideNames, usize)> {
    let side = ladder.iter().max_by_key(|rung| rung.at_least).and_then(|rung| rung.winner)?;
    Some((sides.get(side)?, side))
}

/// Returns the points and their side, and the number with which that side would have won.
fn points(sides: &[SideNames; 2], ladder: &[VictoryThreshold], points: i32) -> String {
    let number = count(points.unsigned_abs() as usize, "point", "points");
    let sign = if points < 0 { "Minus " } else { "" };
    let Some((names, side)) = gains(sides, ladder) else { return format!("{sign}{number}.") };
    let needed = ladder.iter().filter(|rung| rung.winner == Some(side)).map(|rung| rung.at_least).min();
    match needed {
        Some(needed) => {
            format!("{sign}{number} for the {}, who needed {}.", names.people, with_minus(needed))
        }
        None => format!("{sign}{number} for the {}.", names.people),
    }
}

/// Returns the points of a game that a side resigned, which decide nothing.
fn stood(sides: &[SideNames; 2], ladder: &[VictoryThreshold], points: i32) -> String {
    let number = count(points.unsigned_abs() as usize, "point", "points");
    let sign = if points < 0 { "minus " } else { "" };
    let whose =
        gains(sides, ladder).map_or_else(String::new, |(names, _)| format!(" for the {}", names.people));
    format!("It stood at {sign}{number}{whose}; who resigns loses whatever the points.")
}

/// Draws the buttons for a game that is over.
fn foot(ui: &mut Ui, palette: &Palette, again: Option<NewGame>) -> Option<Action> {
    let mut asked = None;
    ui.horizontal(|ui| {
        if let Some(again) = again
            && primary(ui, palette, "Play again", "", false).clicked()
        {
            asked = Some(Action::NewGame(again));
        }
        let others = [
            ("Back to the title", Action::ToTitle),
            ("Report", Action::ShowReport),
            ("Replay", Action::Replay(ReplayAction::Open)),
            ("Look at the table", Action::ToTable),
            ("Save the game", Action::Save),
        ];
        for (words, action) in others {
            let button = Button::new(text(words, fonts::sans(13.0), palette.text)).min_size(vec2(0.0, 40.0));
            if noted(words, ui.add(button)).clicked() {
                asked = Some(action);
            }
        }
    });
    asked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::counters::Flag;

    const SIDES: [SideNames; 2] = [
        SideNames { name: "Red", word: "red", people: "Reds", flag: Flag::Red },
        SideNames { name: "Grey", word: "grey", people: "Greys", flag: Flag::Grey },
    ];

    /// A player against the computer reads whether they have won, and the points that winning needs.
    #[test]
    fn the_result_speaks_to_who_sits_at_the_table() {
        let told = |humans, winner| verdict(&SIDES, humans, winner);
        assert_eq!(told([false, true], Some(0)), "You have lost: the Red player wins.");
        assert_eq!(told([false, true], Some(1)), "You have won as the Grey player.");
        assert_eq!(told([true, false], Some(0)), "You have won as the Red player.");
        assert_eq!(told([true, true], Some(0)), "The Red player wins.");
        assert_eq!(told([true, false], None), "Nobody has won: a draw.");
        let ladder = [
            VictoryThreshold { at_least: -1000, winner: Some(0) },
            VictoryThreshold { at_least: 8, winner: Some(1) },
        ];
        assert_eq!(points(&SIDES, &ladder, 6), "6 points for the Greys, who needed 8.");
        assert_eq!(points(&SIDES, &ladder, -6), "Minus 6 points for the Greys, who needed 8.");
        let given_up = stood(&SIDES, &ladder, 12);
        assert!(given_up.starts_with("It stood at 12 points for the Greys;"), "{given_up}");
        assert_eq!(points(&SIDES, &[], -1), "Minus 1 point.");
    }
}
