//! The branches of a game file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    cli::Failure,
    engine::orders::{OpenBranch, Record, Viewed},
};
use bevy::prelude::World;

/// Opens a branch of a game in a separate world, up to this many of its orders or to its end.
///
/// # Errors
/// The game has no such branch, or does not reach the moment that it leaves from; it has fewer orders, or one of them is
/// refused by now.
pub(crate) fn open<G: Viewed>(
    record: &Record<G>,
    id: usize,
    to: Option<usize>,
) -> Result<(World, OpenBranch<G>), Failure> {
    let study = &record.file.study;
    let mut branch = study.branch(id).cloned().ok_or_else(|| unknown(study.branches().len(), id))?;
    let orders = branch.orders.len();
    if let Some(to) = to.filter(|to| *to > orders) {
        return Err(Failure(format!("branch {id} has {orders} orders: there is no order {to}")));
    }
    branch.orders.truncate(to.unwrap_or(orders));
    let from = OpenBranch::<G>::leaves_from(record, &branch)
        .ok_or_else(|| format!("the game does not reach the moment from which branch {id} leaves"))?;
    let mut world = G::world();
    let opened = OpenBranch::<G>::open(&mut world, &record.rulebook, &from, branch);
    match opened.note {
        Some(why) => Err(Failure(why)),
        None => Ok((world, opened)),
    }
}

/// Returns the failure for a branch that is not there.
fn unknown(branches: usize, id: usize) -> Failure {
    match branches {
        0 => Failure("the game has no branches".to_owned()),
        _ => Failure(format!("the game has no branch {id}")),
    }
}
