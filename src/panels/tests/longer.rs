//! The dock of a game in a language that is 40 % longer than English.

use super::screen::Screen;
use crate::{
    engine::{
        orders::PositionData,
        text::{ENGLISH, PSEUDO, in_language, within},
    },
    panels::{self, PanelMemory, PanelState, Panelled},
};
use bevy_egui::egui::Rect;
use std::sync::Arc;

/// Makes the facts that only the game's panels show.
type Own<G> = for<'a> fn(&'a <G as PositionData>::Public) -> <G as Panelled>::Shown<'a>;

/// Checks that in a longer language no more texts of a dock are cut than in English, in any of its tabs.
pub(crate) fn check_dock<G: Panelled>(rulebook: &Arc<G::Rulebook>, public: &G::Public, own: Own<G>) {
    for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0)] {
        let cut = |language| {
            within(in_language(language), || {
                cut_in_tabs::<G>(rulebook, public, own, Screen::new(width, height))
            })
        };
        let (longer, english) = (cut(PSEUDO), cut(ENGLISH));
        assert!(longer.len() <= english.len(), "{width}: {longer:#?} where English has {english:#?}");
    }
}

/// The texts that are cut in the tabs of a dock.
fn cut_in_tabs<G: Panelled>(
    rulebook: &Arc<G::Rulebook>,
    public: &G::Public,
    own: Own<G>,
    mut screen: Screen,
) -> Vec<String> {
    let (mut memory, mut remembered) = (PanelMemory::default(), G::Memory::default());
    let mut cut = Vec::new();
    for leaf in G::LEAVES {
        memory.leaf = leaf.name;
        screen.settle(&mut |ctx| {
            let state = PanelState::<G> {
                rulebook,
                public,
                settled: public,
                own: own(public),
                position_number: 1,
                log: &[],
                selected: &[],
                hovered: None,
                lies_at: &|_| Rect::NOTHING,
                last_refusal: None,
                refusals: 0,
                can_undo: false,
                can_redo: false,
                humans: [true, true],
                by_file: false,
                thinking: None,
                hurried: false,
                held: false,
                hint: None,
                free_hand: panels::FreeHandState::default(),
                dice_by_hand: false,
                dice: None,
                replay: None,
                study: None,
                bar: panels::OverlayBar::default(),
                small_map: None,
                memory: &mut memory,
                remembered: &mut remembered,
            };
            panels::table(ctx, state).0
        });
        assert!(!screen.texts().is_empty(), "{}", leaf.name);
        cut.extend(screen.cut());
    }
    cut
}
