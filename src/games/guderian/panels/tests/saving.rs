//! The text of the bar about saving.

use super::stand::Stand;
use crate::panels::tests::screen::Screen;
use crate::{
    games::guderian::rules::phase::Phase,
    panels::{Action, SavingMessage, SavingShown, Theme},
    settings::Colours,
};
use bevy_egui::egui::Shape;

fn full() -> SavingShown {
    let trouble =
        |words: &str| SavingMessage { words: words.to_owned(), about: format!("{words}."), folder: None };
    SavingShown { troubles: vec![trouble("Not saved: the disk is full")], elsewhere: true, notice: None }
}

/// A picture was asked for: its folder can be opened where the message is.
#[test]
fn the_folder_of_a_picture_can_be_opened() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    let words = "Picture saved: training-turn-1-1.png".to_owned();
    let folder = Some("pictures".into());
    let notice = SavingMessage { words, about: "pictures/training-turn-1-1.png".to_owned(), folder };
    stand.memory.saving = SavingShown { notice: Some(notice), ..Default::default() };
    stand.settle();
    assert_eq!(stand.click("Open folder"), [Action::OpenFolder("pictures".into())]);
}

#[test]
fn trouble_with_saving_stands_in_the_bar_until_it_is_over() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    for width in [1920.0, 1280.0] {
        stand.screen = Screen::new(width, 720.0);
        stand.memory.saving = full();
        stand.settle();
        assert!(stand.has("Not saved: the disk is full"), "{width}: {:?}", stand.texts());
        let bad = Theme::Dark.palette_in(Colours::default()).bad;
        let is_red = |shape: &Shape| match shape {
            Shape::Text(text) if text.galley.text().starts_with("Not saved") => {
                text.galley.job.sections.iter().all(|section| section.format.color == bad)
            }
            _ => false,
        };
        assert!(stand.screen.shapes().iter().any(is_red), "{width}: it is red");
        let words = stand.screen.words();
        let place =
            |name: &str| words.iter().find(|(words, _)| words == name).map(|(_, place)| *place).unwrap();
        let (button, undo) = (place("Save elsewhere"), place("Redo"));
        assert!(button.right() < undo.left(), "{width}: {button:?} meets {undo:?}");
        assert_eq!(stand.click("Save elsewhere"), [Action::SaveElsewhere], "{width}");
        let words = "Now saved in Kessel/autosave.kessel".to_owned();
        let notice = SavingMessage { words, about: String::new(), folder: None };
        stand.memory.saving = SavingShown { notice: Some(notice), ..Default::default() };
        stand.settle();
        assert!(stand.has("Now saved in Kessel/autosave.kessel") && !stand.has("Not saved"));
        // It hides no phase: it is at the foot of the map.
        let told =
            stand.screen.words().into_iter().find(|(words, _)| words.starts_with("Now saved")).unwrap();
        assert!(stand.has("Combat") && told.1.top() > 500.0, "{width}: {told:?}");
        assert_eq!(stand.click("Dismiss"), [Action::DismissNotice]);
        stand.memory.saving = SavingShown::default();
        stand.settle();
        assert!(!stand.texts().contains(&"Dismiss".to_owned()));
    }
}
