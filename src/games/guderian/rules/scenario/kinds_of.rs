//! The counters that a scenario can place, and what can arrive, for the editor. Their names are data, as in the order of
//! battle.

use super::order_of_battle::{OrderOfBattle, Record};
use crate::{
    engine::{
        counters::UnitId,
        drafts::{Extra, ExtraKind, UnitKind},
    },
    games::guderian::rules::kinds::{Kind, Pool, Side},
};

/// Returns the counters of the order of battle, and an untried division of each pool.
pub fn unit_kinds(order_of_battle: &OrderOfBattle) -> Vec<UnitKind> {
    let counter = |record: &Record| UnitKind {
        id: record.id,
        name: format!("{} {:?}", record.name, record.kind),
        side: record.kind.side().number(),
    };
    let untried = |pool: Pool| {
        let id: UnitId = pool.word().parse().ok()?;
        Some(UnitKind { id, name: untried_name(pool), side: Side::Soviet.number() })
    };
    let untried = Pool::BOTH.into_iter().filter_map(untried);
    untried.chain(order_of_battle.records().map(|(_, record)| counter(record))).collect()
}

/// Returns what can arrive: German divisions, untried Soviet ones and leaders.
pub fn extra_kinds(order_of_battle: &OrderOfBattle) -> Vec<ExtraKind> {
    let kind = |list: Extra, what: String, name: String, side: Side| ExtraKind {
        list,
        what,
        name,
        side: Some(side.number()),
        in_groups: false,
        in_arrivals: true,
    };
    let divisions = order_of_battle.divisions().iter();
    let divisions = divisions
        .map(|division| kind(Extra::Divisions, division.name.clone(), division.name.clone(), Side::German));
    let untried = Pool::BOTH.into_iter();
    let untried =
        untried.map(|pool| kind(Extra::Untried, pool.word().to_owned(), untried_name(pool), Side::Soviet));
    let leaders = order_of_battle.records().filter(|(_, record)| record.kind == Kind::Leader);
    let leaders = leaders
        .map(|(_, record)| kind(Extra::Leader, record.id.to_string(), record.name.clone(), Side::Soviet));
    divisions.chain(untried).chain(leaders).collect()
}

fn untried_name(pool: Pool) -> String {
    match pool {
        Pool::Rifle => "Untried rifle division".to_owned(),
        Pool::Armour => "Untried armoured division".to_owned(),
    }
}
