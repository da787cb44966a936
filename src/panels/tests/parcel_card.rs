//! The card of a parcel, tested by its words and its buttons.

use super::screen::Screen;
use crate::{
    engine::data::parcel::{About, Allowed, ParcelQuestion, Picture, Thing, ThingKind},
    panels::{ParcelAnswer, ParcelLooked, ParcelTold, dress, parcel},
    settings::{Colours, Theme},
};
use bevy_egui::egui::Context;
use std::sync::Arc;

fn press(looked: &ParcelLooked, label: &str) -> (Option<ParcelAnswer>, String) {
    let told = ParcelTold::Good(Box::new(looked.clone()));
    let palette = Theme::Dark.palette_in(Colours::Usual);
    let mut answer = None;
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        if dress(ctx, Theme::Dark) {
            answer = answer.or(parcel(ctx, palette, "winter.zip", &told));
        }
        Vec::new()
    };
    screen.settle(&mut draw);
    screen.press(label, &mut draw);
    let words = screen.texts().join("\n");
    (answer, words)
}

/// The card says what is asked, and installing answers these questions and no others.
#[test]
fn a_shipped_name_is_told_before_anything_is_installed() {
    let about = About {
        title: "Winter".to_owned(),
        version: "1.2".to_owned(),
        author: "M. Weiß".to_owned(),
        licence: "CC BY 4.0".to_owned(),
        ..About::default()
    };
    let picture = Picture { width: 2, height: 1, rgba: vec![255; 8] };
    let mut looked = ParcelLooked {
        about: Some(about),
        picture: Some(Arc::new(picture)),
        things: vec!["scenario bridge".to_owned()],
        ..ParcelLooked::default()
    };
    let (answer, words) = press(&looked, "Install");
    assert_eq!(answer, Some(ParcelAnswer::Install(Allowed::default())));
    for text in ["Install Winter?", "Version 1.2", "by M. Weiß", "CC BY 4.0", "Scenario bridge"] {
        assert!(words.contains(text), "{text}: {words}");
    }
    looked.namesake = Some("N. Noir".to_owned());
    let words = press(&looked, "Install").1;
    assert!(words.contains("by N. Noir is installed. This one has another author"), "{words}");
    looked.namesake = None;
    looked.installed = Some("1.1".to_owned());
    let (answer, words) = press(&looked, "Update");
    assert_eq!(answer, Some(ParcelAnswer::Install(Allowed::default())));
    assert!(words.contains("Update Winter?") && words.contains("1.1 is installed"), "{words}");
    let thing = Thing { kind: ThingKind::Scenario, place: "scenarios/chess/bridge.ron".to_owned() };
    looked.questions = vec![ParcelQuestion::OverShipped { thing, file: "bridge.ron".to_owned() }];
    let (answer, words) = press(&looked, "Install anyway");
    let over_shipped = Allowed { over_shipped: true, ..Allowed::default() };
    assert_eq!(answer, Some(ParcelAnswer::Install(over_shipped)));
    assert!(words.contains("Kessel has its own scenario bridge"), "{words}");
    looked.questions.clear();
    assert_eq!(press(&looked, "Cancel").0, Some(ParcelAnswer::Close));
}
