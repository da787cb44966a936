//! Actions by hand on a counter with the referee off, and the draws of untried divisions.

use crate::{
    engine::{
        counters::UnitId,
        orders::{AnyValue, Placing},
    },
    games::guderian::{
        rules::{
            Guderian, Rulebook,
            by_hand::{free_hand::barred, table_command::Command},
            counter::{Counter, Piece, Place},
            kinds::{Kind, Side},
            position::Public,
        },
        words::names,
    },
    panels::ChangedByHand,
};

/// A button that draws an untried division with each click.
fn untried(kind: Kind, words: &str) -> Placing {
    Placing::new(words, move |hex| AnyValue::new(Command::Draw { kind, hex }))
}

fn piece(public: &Public, counter: &Counter) -> Option<Piece> {
    public.find(counter.id)
}

impl ChangedByHand for Guderian {
    fn values(rulebook: &Rulebook, public: &Public, counter: &Counter) -> String {
        piece(public, counter).map(|piece| names::values(rulebook, public, piece)).unwrap_or_default()
    }

    fn changes(rulebook: &Rulebook, _: &Public, counter: &Counter) -> Vec<(String, Command)> {
        let unit = counter.id;
        let steps = counter.print.map_or(1, |print| rulebook.order_of_battle.record(print).steps());
        let lost = counter.condition.steps_lost;
        let disrupted = counter.condition.disrupted;
        let words = if disrupted { "Remove disruption" } else { "Disrupt" };
        let deeds = [
            (lost + 1 < steps).then(|| ("Lose a step", Command::Steps { unit, lost: lost + 1 })),
            (lost > 0).then(|| ("Regain a step", Command::Steps { unit, lost: lost.saturating_sub(1) })),
            Some((words, Command::Disrupt { unit, disrupted: !disrupted })),
            counter.is_untried().then_some(("Reveal", Command::Reveal { unit })),
        ];
        deeds.into_iter().flatten().map(|(words, command)| (words.to_owned(), command)).collect()
    }

    fn taken_off(_: &Rulebook, units: &[UnitId]) -> Vec<(String, Command)> {
        vec![("Take off".to_owned(), Command::TakeOff { units: units.to_vec() })]
    }

    fn off_map(_: &Rulebook, public: &Public, counter: &Counter) -> Option<String> {
        let piece = piece(public, counter).filter(|piece| barred(public, *piece).is_none());
        piece.map(|_| match counter.place {
            Place::SetUp => "set-up box".to_owned(),
            Place::Scheduled { turn, .. } => format!("turn {turn}"),
            Place::Due { area } => format!("area {area}"),
            Place::Map(_) | Place::Gone => "off the map".to_owned(),
        })
    }

    fn drawn(side: usize) -> Vec<Placing> {
        if side != Side::Soviet.number() {
            return Vec::new();
        }
        vec![
            untried(Kind::Rifle, "Untried rifle division"),
            untried(Kind::Armour, "Untried armoured division"),
        ]
    }
}
