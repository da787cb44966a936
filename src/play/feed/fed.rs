//! The questions of the feed to a game.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{Fact, Game, Happening},
    text::{ENGLISH, Ids, Names, in_language, within},
};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

/// The time of an event in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The days of the turn, if it has any.
    pub date: String,
    pub phase: Cow<'static, str>,
    /// The name of the phase for players, with its side if it has one.
    pub phase_name: String,
    /// The side of the phase; none if both players share it.
    pub side: Option<&'static str>,
}

/// A game whose events can be written into a feed. The questions concern only what both players know.
pub trait Fed: Game {
    fn phase_word(phase: Self::Phase) -> Cow<'static, str> {
        format!("{phase:?}").to_lowercase().into()
    }

    fn phase_name(_: &Self::Rulebook, phase: Self::Phase) -> String {
        crate::engine::wording::capital(&Self::phase_word(phase).replace('_', " "))
    }

    /// Returns the weather of a turn, beside its days: the range of sight, or the state of the ground.
    fn weather(_: &Self::Rulebook, _turn: u8) -> String {
        String::new()
    }

    /// Returns the days of a turn, from 1, if it has any.
    fn date(_: &Self::Rulebook, _turn: u8) -> String {
        String::new()
    }

    /// Returns the unit and the hex of an event that is a step of a march; a march is one line, with its path.
    fn marched(_: &Self::Event) -> Option<(UnitId, Hex)> {
        None
    }

    /// Returns the turn and the phase that an event begins; none if they do not change.
    fn opens(event: &Self::Event) -> Option<(u8, Self::Phase)>;

    /// Returns the game's own fields for the line with which a game begins.
    fn begun(_: &Self::Rulebook) -> Map<String, Value> {
        Map::new()
    }

    /// Returns the number of counters that each side has lost, in the order of the sides; none if they are not counted.
    fn lost(_: &Self::Public) -> Option<[usize; 2]> {
        None
    }

    /// Returns the control of the hexes that count, or the last side in each, by the number of the side.
    fn holders(_: &Self::Rulebook, _: &Self::Public) -> Vec<(Hex, usize)> {
        Vec::new()
    }

    /// Covers the secrets that these events reveal, so that the known position is that before them.
    fn cover(_: &mut Cow<Self::Public>, _: &[Self::Event]) {}

    /// Uncovers the secret that an event reveals, from the known position `after` all of them.
    fn uncover(_: &mut Cow<Self::Public>, _after: &Self::Public, _: &Self::Event) {}

    /// The stable word for an event's kind.
    fn kind(event: &Self::Event) -> &'static str {
        Self::fact(event).what.word()
    }

    /// Returns the data in the line of an event, by its kind; none for bookkeeping, whose visible results are in other
    /// events. The line of a new phase has the points in every game.
    fn data(_: &Self::Rulebook, _: &Self::Public, event: &Self::Event) -> Option<Value> {
        let fact = Self::fact(event);
        let units: Vec<String> = fact.units().iter().map(ToString::to_string).collect();
        let hexes: Vec<String> = fact.hexes().iter().map(ToString::to_string).collect();
        let mut data = json!({ "units": units, "hexes": hexes });
        if let Happening::Die { roll, .. } = fact.what {
            data["roll"] = json!(roll);
        }
        Some(data)
    }

    /// Returns the label of an order on a button.
    fn order_words(order: &Self::Order) -> String {
        format!("{order:?}")
    }

    /// Returns an order in a short sentence without a full stop, with the names of units and places, in the language of
    /// the table.
    fn order_told(rulebook: &Self::Rulebook, public: &Self::Public, order: &Self::Order) -> String {
        Self::in_names(rulebook, public, &Self::order_words(order))
    }

    /// Returns every unit that an order names: those that act, those that they act on, and their weapons. A game with
    /// hidden units leaves none out, because an order that names a hidden one is not shown to viewers.
    fn order_units(_: &Self::Order) -> Vec<UnitId> {
        Vec::new()
    }

    /// Returns a sentence of the rules with ids of units replaced by their names for players, if they have any.
    fn in_names(_: &Self::Rulebook, _: &Self::Public, words: &str) -> String {
        words.to_owned()
    }

    /// Returns the names of units and hexes in this position, for texts.
    fn names<'a>(_: &'a Self::Rulebook, _: &'a Self::Public) -> Box<dyn Names + 'a> {
        Box::new(Ids)
    }

    /// Returns an event in a sentence; none for events that are not worth reading.
    fn text(_: &Self::Rulebook, _: &Self::Public, event: &Self::Event) -> Option<String> {
        plain_text(&Self::fact(event))
    }
}

pub(super) fn moment<G: Fed>(rulebook: &G::Rulebook, turn: u8, phase: G::Phase) -> Moment {
    Moment {
        turn,
        date: if turn == 0 { String::new() } else { G::date(rulebook, turn) },
        phase: G::phase_word(phase),
        phase_name: within(in_language(ENGLISH), || G::phase_name(rulebook, phase)),
        side: G::phase_side(rulebook, phase).map(|side| G::SIDES[side].word),
    }
}

/// Returns a fact in a sentence that needs no knowledge of the game.
fn plain_text(fact: &Fact) -> Option<String> {
    let list = |words: Vec<String>| words.join(", ");
    let units = list(fact.units().iter().map(ToString::to_string).collect());
    let hexes = list(fact.hexes().iter().map(ToString::to_string).collect());
    Some(match fact.what {
        Happening::Die { roll, .. } => format!("The die shows {roll}"),
        Happening::Went { .. } => format!("{units} moves to {hexes}"),
        Happening::Lost(_) => format!("{units} is eliminated"),
        Happening::Attacked { .. } => format!("{units} attacks {hexes}"),
        Happening::TurnedOver(_) => format!("{units} is turned over"),
        Happening::Weakened(_) => format!("{units} loses strength"),
        Happening::Ended => "The game is over".to_owned(),
        _ => return None,
    })
}
