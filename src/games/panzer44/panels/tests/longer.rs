//! The dock in a language that is longer than English.

use super::Stand;
use crate::{
    engine::text::{ENGLISH, PSEUDO, in_language, within},
    games::panzer44::rules::Panzer44,
    panels::Panelled,
};

/// Nothing in the dock is cut that is not cut in English as well.
#[test]
fn nothing_more_is_cut_in_a_longer_language() {
    let cut = |language| {
        within(in_language(language), || {
            let mut stand = Stand::firing();
            let mut cut = Vec::new();
            for leaf in Panzer44::LEAVES {
                stand.memory.leaf = leaf.name;
                stand.on_screen(|screen, draw| screen.settle(draw));
                cut.extend(stand.screen.cut());
            }
            cut
        })
    };
    let (longer, english): (Vec<String>, Vec<String>) = (cut(PSEUDO), cut(ENGLISH));
    assert!(longer.len() <= english.len(), "{longer:#?} where English has {english:#?}");
}
