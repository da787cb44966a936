//! Explanation of the hex: its costs, works, cover, observers and value.

use super::{Asked, words::Says};
use crate::{
    engine::{
        board::{Hex, Link, SideFeature},
        manual::Sentence,
        text::{Arg, say},
    },
    games::panzer44::{
        rules::{kinds::Side, plot::observers, scenario::Reason},
        words::terms,
    },
};

/// Explains the costs of the hex, and what forbids entering it.
pub(super) fn ground(asked: &Asked) -> Vec<Sentence> {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    let (board, charts) = (&rulebook.board, &rulebook.charts);
    let mut said = Vec::new();
    let mut say = |says: Says| said.push(says.into());
    let Some(row) = charts.terrain(board.terrain(hex)) else { return vec![Says::Water.into()] };
    let ground = terms::terrain(row.terrain);
    say(Says::Ground { ground, hard: row.hard, soft: row.soft, foot: row.foot });
    let roads: Vec<Hex> = board.linked(Link::Road, hex).collect();
    if !roads.is_empty() {
        say(Says::Roads { hexes: hexes(&roads), points: charts.road });
    }
    for to in towards(asked, |side| board.feature(SideFeature::Bridge, hex, side)) {
        match public.is_blown(hex, to) {
            true => say(Says::Blown { hex: to }),
            false => say(Says::Bridge { hex: to, points: charts.bridge }),
        }
    }
    let river = towards(asked, |side| board.river(hex, side));
    if !river.is_empty() {
        say(Says::River { hexes: hexes(&river) });
    }
    for kind in [SideFeature::Stream, SideFeature::Crest, SideFeature::Slope] {
        let pays = |side| match kind {
            SideFeature::Slope => board.rises(hex, side),
            _ => board.feature(kind, hex, side),
        };
        let sides = towards(asked, pays);
        let (Some(row), false) = (charts.hexside(kind), sides.is_empty()) else { continue };
        let (hexes, hard, soft) = (hexes(&sides), row.hard, row.soft);
        say(match kind {
            SideFeature::Stream => Says::Stream { hexes, hard, soft },
            SideFeature::Crest => Says::Crest { hexes, hard, soft },
            _ => Says::Rises { hexes, hard, soft },
        });
    }
    if public.wrecks.contains(&hex) {
        say(Says::Wreck);
    }
    if let Some(mines) = public.mines.get(&hex) {
        say(Says::Mined { mines: terms::mines(*mines), column: charts.mine_column(*mines) });
    }
    said
}

/// Explains the reductions of the die of an attack on a unit in the hex.
pub(super) fn cover(asked: &Asked) -> Vec<Sentence> {
    let (rulebook, hex) = (asked.rulebook, asked.hex);
    let charts = &rulebook.charts;
    let Some(row) = charts.terrain(rulebook.board.terrain(hex)) else { return Vec::new() };
    let mut said: Vec<Sentence> = vec![match row.reduction {
        0 => Says::NoShelter.into(),
        less => Says::Shelter { less }.into(),
    }];
    if asked.public.positions.contains(&hex) {
        said.push(Says::Position { less: charts.position }.into());
    }
    for kind in [SideFeature::Stream, SideFeature::Crest, SideFeature::Slope] {
        let Some(less) = charts.hexside(kind).map(|row| row.reduction).filter(|less| *less > 0) else {
            continue;
        };
        let sides = towards(asked, |side| rulebook.board.feature(kind, hex, side));
        if !sides.is_empty() {
            said.push(Says::Behind { hexes: hexes(&sides), less }.into());
        }
    }
    said
}

/// Explains what blocks lines of sight here, and the units that observe the hex.
pub(super) fn sight(asked: &Asked) -> Vec<Sentence> {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    let charts = &rulebook.charts;
    let mut said = Vec::new();
    if charts.terrain(rulebook.board.terrain(hex)).is_some_and(|row| row.blocks) {
        said.push(Says::Blocks.into());
    }
    let blocks = |kind: &SideFeature| charts.hexside(*kind).is_some_and(|row| row.blocks);
    let kinds: Vec<SideFeature> =
        [SideFeature::Stream, SideFeature::Crest, SideFeature::Slope].into_iter().filter(blocks).collect();
    let sides = towards(asked, |side| kinds.iter().any(|kind| rulebook.board.feature(*kind, hex, side)));
    if !sides.is_empty() {
        said.push(Says::SideBlocks { hexes: hexes(&sides) }.into());
    }
    for side in Side::BOTH {
        let names: Vec<String> =
            observers(rulebook, public, side, hex).map(|counter| asked.short(counter.id)).collect();
        said.push(match names.is_empty() {
            true => Says::Unobserved { side }.into(),
            false => Says::Observed { side, names: few(names) }.into(),
        });
        let fired = public.stack(hex).any(|counter| {
            counter.side != side && counter.condition.bombarded.is_some_and(|turn| turn + 1 == public.turn)
        });
        if fired {
            said.push(Says::CounterBattery { side }.into());
        }
    }
    said
}

/// Explains the stacking limit here.
pub(super) fn stack(asked: &Asked) -> Vec<Sentence> {
    let limit = asked.rulebook.charts.stack_limit;
    let Some(side) = asked.public.holder(asked.hex) else { return Vec::new() };
    let units = asked.public.crowd(side, asked.hex, None);
    vec![match units < usize::from(limit) {
        true => Says::Room { units, limit }.into(),
        false => Says::Full { limit }.into(),
    }]
}

/// Explains the value of the hex, and the side for which it counts.
pub(super) fn victory(asked: &Asked) -> Vec<Sentence> {
    let mut said = Vec::new();
    for award in &asked.rulebook.scenario.victory.awards {
        let counts = matches!(&award.reason, Reason::Held(hexes) if hexes.contains(&asked.hex));
        if counts {
            said.push(Says::Worth { points: award.points.unsigned_abs(), side: award.to }.into());
        }
    }
    if !said.is_empty() {
        said.push(match asked.public.holders.get(&asked.hex) {
            Some(side) => Says::Held { side: *side }.into(),
            None => Says::HeldByNobody.into(),
        });
    }
    said
}

/// The adjacent hexes beyond the sides that the predicate accepts.
fn towards(asked: &Asked, holds: impl Fn(crate::engine::board::Hexside) -> bool) -> Vec<Hex> {
    let neighbours = asked.rulebook.board.neighbours(asked.hex).iter().flatten().copied();
    neighbours.filter(|next| asked.hex.side_towards(*next).is_some_and(&holds)).collect()
}

fn hexes(of: &[Hex]) -> Arg {
    Arg::list(of.iter().copied())
}

/// The first few of these names.
fn few(mut names: Vec<String>) -> Arg {
    let more = names.len().saturating_sub(4);
    names.truncate(4);
    if more > 0 {
        names.push(say!("panzer44-why-more", n = more));
    }
    names.into()
}
