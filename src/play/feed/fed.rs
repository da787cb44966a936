//! What a game says so that a feed can tell of it.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{Fact, Game, Happening},
};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

/// When something happens in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The days of the turn, if it has any.
    pub date: String,
    pub phase: Cow<'static, str>,
    /// What players call the phase, with its side if it is one side's.
    pub phase_name: String,
    /// Whose phase it is; none if it is both players'.
    pub side: Option<&'static str>,
}

/// A game whose events a feed can tell. Nothing but what both players know is asked about.
pub trait Fed: Game {
    fn phase_word(phase: Self::Phase) -> Cow<'static, str> {
        format!("{phase:?}").to_lowercase().into()
    }

    fn phase_name(_: &Self::Rulebook, phase: Self::Phase) -> String {
        crate::engine::wording::capital(&Self::phase_word(phase).replace('_', " "))
    }

    /// What is to be known of a turn beside its days: how far one sees, or what the ground is like.
    fn weather(_: &Self::Rulebook, _turn: u8) -> String {
        String::new()
    }

    /// The days of a turn, from 1, if it has any.
    fn date(_: &Self::Rulebook, _turn: u8) -> String {
        String::new()
    }

    /// The unit and the hex of an event that is a step of a march; a march is one line, with its path.
    fn marched(_: &Self::Event) -> Option<(UnitId, Hex)> {
        None
    }

    /// The turn and the phase that an event begins; none if time goes on as it was.
    fn opens(event: &Self::Event) -> Option<(u8, Self::Phase)>;

    /// What the line with which a game begins tells of it that no other game has.
    fn begun(_: &Self::Rulebook) -> Map<String, Value> {
        Map::new()
    }

    /// How many counters each side has lost, in the order of the sides; none where nobody counts them.
    fn lost(_: &Self::Public) -> Option<[usize; 2]> {
        None
    }

    /// Who holds which hex that counts, or was last in it, by the number of his side.
    fn holders(_: &Self::Rulebook, _: &Self::Public) -> Vec<(Hex, usize)> {
        Vec::new()
    }

    /// Covers what these events reveal: what was known before them of who is turned over by them.
    fn cover(_: &mut Cow<Self::Public>, _: &[Self::Event]) {}

    /// Uncovers what an event reveals, from what is known `after` all of them.
    fn uncover(_: &mut Cow<Self::Public>, _after: &Self::Public, _: &Self::Event) {}

    /// The stable word of an event's kind.
    fn kind(event: &Self::Event) -> &'static str {
        Self::fact(event).what.word()
    }

    /// What the line of an event tells, by its kind; none for bookkeeping, of which other events tell what players
    /// see. A new phase tells the points whatever the game says.
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

    /// What an order is called on a button.
    fn order_words(order: &Self::Order) -> String {
        format!("{order:?}")
    }

    /// A sentence of the rules with the names of units in place of their ids, as far as players know them by names.
    fn in_names(_: &Self::Rulebook, _: &Self::Public, words: &str) -> String {
        words.to_owned()
    }

    /// An event in a sentence; none for what nobody wants to read.
    fn text(_: &Self::Rulebook, _: &Self::Public, event: &Self::Event) -> Option<String> {
        plain_text(&Self::fact(event))
    }
}

pub(super) fn moment<G: Fed>(rulebook: &G::Rulebook, turn: u8, phase: G::Phase) -> Moment {
    Moment {
        turn,
        date: if turn == 0 { String::new() } else { G::date(rulebook, turn) },
        phase: G::phase_word(phase),
        phase_name: G::phase_name(rulebook, phase),
        side: G::phase_side(rulebook, phase).map(|side| G::SIDES[side].word),
    }
}

/// A fact in a sentence, as far as it can be told without knowing the game.
fn plain_text(fact: &Fact) -> Option<String> {
    let list = |words: Vec<String>| words.join(", ");
    let units = list(fact.units().iter().map(ToString::to_string).collect());
    let hexes = list(fact.hexes().iter().map(ToString::to_string).collect());
    Some(match fact.what {
        Happening::Die { roll, .. } => format!("The die shows {roll}"),
        Happening::Went { .. } => format!("{units} goes to {hexes}"),
        Happening::Lost(_) => format!("{units} is lost"),
        Happening::Attacked { .. } => format!("{units} attacks {hexes}"),
        Happening::TurnedOver(_) => format!("{units} is turned over"),
        Happening::Weakened(_) => format!("{units} loses strength"),
        Happening::Ended => "The game is over".to_owned(),
        _ => return None,
    })
}
