//! A choice of the vote: an order in words and on the map, as viewers may see it.

use crate::{
    engine::{
        board::Hex,
        orders::{Position, Viewer, counter},
        text::say,
    },
    table::tabled::OnTable,
};

/// An order that viewers can vote for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub words: String,
    /// Its paths on the map, each from its start; none if the order has no place.
    pub ways: Vec<Vec<Hex>>,
}

/// Returns an order in words for viewers, and its paths on the map. Both are made of what both sides know; `position`
/// is laid out for the player.
///
/// # Errors
/// The order names a unit that viewers do not see.
pub fn choice_of<G: OnTable>(
    rulebook: &G::Rulebook,
    position: &Position<G>,
    order: &G::Order,
) -> Result<(String, Vec<Vec<Hex>>), String> {
    let mut known = position.clone();
    G::look(&mut known, Viewer::Both);
    let is_unseen = |unit| {
        let own = counter::<G>(&position.public, unit);
        let is_gone = own.is_some() && counter::<G>(&known.public, unit).is_none();
        is_gone || own.is_some_and(|counter| G::is_hidden(position, counter))
    };
    if G::order_units(order).into_iter().any(is_unseen) {
        return Err(say!("stage-names-hidden"));
    }
    Ok((G::order_told(rulebook, &known.public, order), G::ways(&known, &order.clone().into())))
}
