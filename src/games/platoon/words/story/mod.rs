//! The story of a game: events in words, for logs, the feed and the command line. Events hold only public state, and
//! both players may read the story.

mod attack;
mod by_hand;
mod charts;
mod phases;
mod sequence;
mod teller;
mod told;
mod units;

pub use attack::{attack_text, declared, is_interdiction};
pub use charts::{modifiers_told, result_name};
pub use phases::phase_name;
pub use sequence::owed;
pub use told::Told;

pub(super) use teller::Teller;
pub(super) use told::Part;

use super::odds_told::figures_told;
use crate::{
    engine::{board::Hex, counters::UnitId, text::texts},
    games::platoon::rules::{Rulebook, event::Event, kinds::Side, position::Public},
};

texts! { "en": ["platoon-story.ftl"], "de": ["platoon-story.ftl"] }

/// An event in a sentence; none for bookkeeping.
pub fn tell(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<Told> {
    let teller = Teller { rulebook, public };
    let sentence = teller
        .sequence(event)
        .or_else(|| teller.fire(event))
        .or_else(|| teller.of_units(event))
        .or_else(|| teller.by_hand(event))?;
    let mut told = Told::from(sentence);
    if let Event::Attacked { kind, figures, modifiers, .. } = event {
        told.figures = Some(figures_told(rulebook, *kind, *figures));
        told.modifiers = charts::modifier_texts(modifiers);
    }
    Some(told)
}

/// The side whose action an event is, if any.
pub fn side_of(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<Side> {
    if let Event::PhaseOpened { phase, .. } = event {
        return phase.side(&rulebook.scenario);
    }
    let fact = event.fact();
    let named = fact.side.and_then(|number| Side::BOTH.into_iter().find(|side| side.number() == number));
    let of_unit = || fact.units().first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    let more = || match event {
        Event::Attacked { struck, .. } => {
            struck.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side.enemy())
        }
        Event::Overran { units, .. } => {
            units.first().and_then(|(unit, ..)| public.find(*unit)).map(|counter| counter.side)
        }
        Event::PlacedAboard { unit, .. } | Event::Cleared { unit, .. } => {
            public.find(*unit).map(|counter| counter.side)
        }
        Event::Registered { marker } | Event::Unregistered { marker } => {
            public.find(marker.unit).map(|counter| counter.side)
        }
        Event::Loaded { carrier, .. } => public.find(*carrier).map(|counter| counter.side),
        _ => None,
    };
    named.or_else(of_unit).or_else(more)
}

/// The hex of an event; for an event of a unit, the unit's hex afterwards.
pub fn hex_of(public: &Public, event: &Event) -> Option<Hex> {
    let at = |unit: UnitId| public.find(unit).and_then(|counter| public.hex_of(counter));
    let fact = event.fact();
    fact.hexes().last().copied().or_else(|| match event {
        Event::Overran { hex, .. } => Some(*hex),
        Event::Loaded { carrier, .. } => at(*carrier),
        Event::Cleared { unit, .. } => at(*unit),
        _ => fact.units().first().and_then(|unit| at(*unit)),
    })
}
