//! Actions by hand on a counter with the referee off, and the draws of untried divisions.

use crate::{
    engine::{
        counters::UnitId,
        orders::{AnyValue, Placing},
        text::say,
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
fn untried(kind: Kind, words: String) -> Placing {
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
        let mut deeds = Vec::new();
        if lost + 1 < steps {
            let words = say!("guderian-panels-by-hand-lose-step");
            deeds.push((words, Command::Steps { unit, lost: lost + 1 }));
        }
        if lost > 0 {
            let words = say!("guderian-panels-by-hand-regain-step");
            deeds.push((words, Command::Steps { unit, lost: lost - 1 }));
        }
        let words = match disrupted {
            true => say!("guderian-panels-by-hand-recover"),
            false => say!("guderian-panels-by-hand-disrupt"),
        };
        deeds.push((words, Command::Disrupt { unit, disrupted: !disrupted }));
        if counter.is_untried() {
            deeds.push((say!("guderian-panels-by-hand-reveal"), Command::Reveal { unit }));
        }
        deeds
    }

    fn taken_off(_: &Rulebook, units: &[UnitId]) -> Vec<(String, Command)> {
        vec![(say!("guderian-panels-by-hand-take-off"), Command::TakeOff { units: units.to_vec() })]
    }

    fn off_map(_: &Rulebook, public: &Public, counter: &Counter) -> Option<String> {
        let piece = piece(public, counter).filter(|piece| barred(public, *piece).is_none());
        piece.map(|_| match counter.place {
            Place::SetUp => say!("guderian-panels-by-hand-set-up"),
            Place::Scheduled { turn, .. } => say!("guderian-panels-by-hand-turn", turn = turn),
            Place::Due { area } => say!("guderian-panels-by-hand-area", area = area.as_str()),
            Place::Map(_) | Place::Gone => say!("guderian-panels-by-hand-off-map"),
        })
    }

    fn drawn(side: usize) -> Vec<Placing> {
        if side != Side::Soviet.number() {
            return Vec::new();
        }
        vec![
            untried(Kind::Rifle, say!("guderian-panels-by-hand-rifle")),
            untried(Kind::Armour, say!("guderian-panels-by-hand-armoured")),
        ]
    }
}
