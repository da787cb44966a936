//! The text for viewers.

use crate::{
    games::squad::{
        rules::Squad,
        scene::{
            caption::caption,
            fought::{Fought, What},
        },
    },
    scene::{Captioned, NoPlan, Seen, caption::Caption},
};

impl Captioned for Squad {
    type Plan = NoPlan;

    fn caption(seen: &Seen<Self>) -> Caption {
        let fought = up_to(seen.rolled.map(Vec::as_slice).unwrap_or_default(), seen.attack);
        caption(seen.rulebook, &seen.position.public, seen.log, (fought, seen.clock))
    }
}

/// Returns the rolls up to those of this attack, or all.
fn up_to(rolled: &[Fought], attack: Option<usize>) -> &[Fought] {
    let begins = |at: &usize| rolled.get(*at).is_some_and(|fought| matches!(fought.what, What::Attack(_)));
    let next = attack.and_then(|attack| (0..rolled.len()).filter(begins).nth(attack + 1));
    next.and_then(|next| rolled.get(..next)).unwrap_or(rolled)
}
