//! The question about a game that could not be opened as it was written, tested by the words on its buttons.

use super::screen::Screen;
use crate::{
    panels::{DamageAnswer, Theme, damaged_game},
    settings::Colours,
};
use bevy_egui::egui::{Context, Rect, pos2};

#[test]
fn a_damaged_game_is_told_of_and_opened_as_the_player_answers() {
    let notes =
        ["line 33 of the file is damaged".to_owned(), "it is kept as game.damaged-1.kessel".to_owned()];
    let other = Some("as the rules replay it, after order 30");
    for (other, name, expected) in [
        (other, "Open alternative", DamageAnswer::Otherwise),
        (other, "Open anyway", DamageAnswer::AsItIs),
        (None, "Open anyway", DamageAnswer::AsItIs),
    ] {
        let mut screen = Screen::new(1280.0, 720.0);
        let map = Rect::from_min_max(pos2(0.0, 40.0), pos2(900.0, 700.0));
        let mut answer = None;
        let mut draw = |ctx: &Context| {
            if crate::panels::dress(ctx, Theme::Dark) {
                let palette = Theme::Dark.palette_in(Colours::Usual);
                answer = answer.or(damaged_game(ctx, palette, map, &notes, other));
            }
            Vec::new()
        };
        screen.press(name, &mut draw);
        screen.settle(&mut draw);
        assert_eq!(answer, Some(expected), "{name}");
        let words: Vec<String> = screen.words().into_iter().map(|(words, _)| words).collect();
        let told = words.join("\n");
        assert!(told.contains("Line 33") && told.contains("game.damaged-1.kessel"), "{told}");
        assert_eq!(told.contains("after order 30"), other.is_some(), "{told}");
    }
}
