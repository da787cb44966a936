//! The commands of people while the referee is off, made for every game from the facts of its counters.

use super::by_hand::{Bring, ByHand, ClockByHand};
use crate::{
    engine::{
        counters::UnitId,
        orders::{
            AnyValue, Carries, CarryWish, FreeHand, Gone, InPlay, Lies, Placing, TableWish, counter,
            free_carriers,
        },
        text::{Text, say},
    },
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::widgets::capital,
        state::Action,
    },
};

/// A game whose counters people can change by hand.
pub trait ChangedByHand: Panelled + FreeHand {
    /// Returns the values of a counter that identify it beside its name.
    fn values(_: &Self::Rulebook, _: &Self::Public, _: &Self::Counter) -> String {
        String::new()
    }

    /// Returns the possible changes of a counter, each with its text.
    fn changes(
        rulebook: &Self::Rulebook,
        public: &Self::Public,
        counter: &Self::Counter,
    ) -> Vec<(String, Self::Command)>;

    /// Returns the commands that take counters off the map, each with its text.
    fn taken_off(rulebook: &Self::Rulebook, units: &[UnitId]) -> Vec<(String, Self::Command)>;

    /// Returns the place of a counter that can be placed on the map; none if it is on the map, or cannot be placed.
    fn off_map(rulebook: &Self::Rulebook, public: &Self::Public, counter: &Self::Counter) -> Option<String>;

    /// Returns the counters of a side that each click on the map places.
    fn drawn(_side: usize) -> Vec<Placing> {
        Vec::new()
    }
}

/// The items of [`Panelled`] that such a game implements with this macro.
macro_rules! free_hand_panels {
    () => {
        fn offers_end(public: &Self::Public) -> Option<usize> {
            use $crate::engine::orders::{FreeHand, Sided};
            Self::agreed(public).offer.map(Sided::number)
        }

        fn ends(_: &Self::Public, wish: $crate::engine::orders::EndWish<usize>) -> Option<Self::Command> {
            use $crate::engine::orders::{FreeHand, TableWish};
            Some(Self::command_for(TableWish::End(wish.of())))
        }

        fn if_resigned(
            rulebook: &Self::Rulebook,
            public: &Self::Public,
            side: usize,
        ) -> $crate::engine::orders::End {
            use $crate::engine::orders::{Ending, FreeHand, Sided};
            Self::ended_by(rulebook, public, Ending::Resigned(Sided::BOTH[side])).into()
        }

        fn broken_off(public: &Self::Public) -> Option<String> {
            use $crate::engine::orders::FreeHand;
            Self::agreed(public).ending.map(|ending| ending.told())
        }

        fn placed_by_hand(panel: &$crate::panels::PanelContext<Self>, side: usize) -> $crate::panels::ByHand {
            $crate::panels::placed_by_hand(panel, side)
        }
    };
}

pub(crate) use free_hand_panels;

pub fn placed_by_hand<G: ChangedByHand>(panel: &PanelContext<G>, side: usize) -> ByHand {
    ByHand {
        selected: selected(panel),
        marks: G::MARKS.iter().copied().map(mark::<G>).collect(),
        bring: bring(panel, side),
        clock: clock(panel),
    }
}

fn mark<G: ChangedByHand>(mark: G::Mark) -> Placing {
    let text: Text = mark.into();
    Placing::new(text.plain(), move |hex| AnyValue::new(G::command_for(TableWish::Mark(mark, hex))))
}

fn name<G: ChangedByHand>(panel: &PanelContext<G>, unit: UnitId) -> String {
    let (rulebook, public) = panel.game();
    capital(&G::in_names(rulebook, public, unit.as_str()))
}

/// Returns the name of a counter, and its values if it has some.
fn told<G: ChangedByHand>(panel: &PanelContext<G>, counter: &G::Counter) -> String {
    let (rulebook, public) = panel.game();
    let values = G::values(rulebook, public, counter);
    let space = if values.is_empty() { "" } else { "   " };
    format!("{}{space}{values}", name(panel, counter.id()))
}

/// Returns the selected counters and the actions on them.
fn selected<G: ChangedByHand>(panel: &PanelContext<G>) -> Option<(String, Vec<(String, Action)>)> {
    let (rulebook, public) = panel.game();
    let selected = panel.state.selected.iter();
    let counters: Vec<&G::Counter> = selected.filter_map(|unit| counter::<G>(public, *unit)).collect();
    let first = counters.first()?;
    let (words, mut deeds) = match counters.len() {
        1 => (told(panel, first), G::changes(rulebook, public, first)),
        all => {
            let first = name(panel, first.id());
            (say!("questions-by-hand-selected", unit = first, n = all - 1), Vec::new())
        }
    };
    let units: Vec<UnitId> = counters.iter().map(|counter| counter.id()).collect();
    deeds.extend(G::taken_off(rulebook, &units));
    Some((words, deeds.into_iter().map(|(words, command)| (words, Action::command(command))).collect()))
}

/// Returns the counters of a side that can be placed.
fn bring<G: ChangedByHand>(panel: &PanelContext<G>, side: usize) -> Vec<Bring> {
    let (rulebook, public) = panel.game();
    let own = G::counters(public).iter().filter(|counter| counter.side() == side && counter.hex().is_none());
    let off_map = own.filter_map(|counter| {
        let place = G::off_map(rulebook, public, counter)?;
        let counter_told = told(panel, counter);
        // A unit that has not arrived, with an unknown turn, is in no place with a name.
        let words = match place.is_empty() {
            true => counter_told,
            false => say!("questions-by-hand-off-map", counter = counter_told, place = place),
        };
        Some(Bring::Units(words, vec![counter.id()]))
    });
    G::drawn(side).into_iter().map(Bring::ByClick).chain(off_map).collect()
}

fn clock<G: ChangedByHand>(panel: &PanelContext<G>) -> ClockByHand {
    let (rulebook, public) = panel.game();
    let (turn, now) = (G::turn(public), G::phase(public));
    let set = |turn, phase| Action::command(G::command_for(TableWish::Clock(turn, phase)));
    let clock = G::clock_goes(rulebook);
    let here = clock.iter().find(|(phase, _)| *phase == now);
    // A turn that does not have the current phase is set through its first phase or the next one.
    let goes = |turn: Option<u8>| {
        let turn = turn?;
        let in_turn = here.into_iter().chain(clock.last()).find(|(_, turns)| turns.contains(&turn));
        in_turn.map(|(phase, _)| set(turn, *phase))
    };
    let phases = clock.iter().map(|(phase, turns)| {
        let turn = turn.clamp(*turns.start(), *turns.end());
        (G::phase_name(rulebook, *phase), set(turn, *phase))
    });
    ClockByHand {
        turn,
        turns: [goes(turn.checked_sub(1)), goes(turn.checked_add(1))],
        phase: G::phase_name(rulebook, now),
        phases: phases.collect(),
    }
}

/// Returns the carriers that can load a unit.
pub fn loads<G: ChangedByHand + Carries>(
    rulebook: &G::Rulebook,
    public: &G::Public,
    unit: &G::Counter,
) -> Vec<(String, G::Command)> {
    let into = |carrier: &G::Counter| {
        let (unit, carrier) = (unit.id(), carrier.id());
        let name = G::in_names(rulebook, public, carrier.as_str());
        let words = say!("questions-by-hand-load", carrier = name);
        (words, G::carry_command(CarryWish::Load { unit, carrier }))
    };
    free_carriers::<G>(rulebook, public, unit).map(into).collect()
}

/// Returns the commands that take counters off the map, in a game where they can wait, exit or be destroyed.
pub fn carried_off<G: Carries>(rulebook: &G::Rulebook, units: &[UnitId]) -> Vec<(String, G::Command)> {
    let command = |words: String, wish| (words, G::carry_command(wish));
    let all_wait = units.iter().all(|unit| G::can_wait(rulebook, *unit));
    let back = all_wait.then(|| command(say!("questions-by-hand-to-box"), CarryWish::ToBox(units)));
    let gone = [
        (say!("questions-by-hand-exit"), Gone::Exited),
        (say!("questions-by-hand-eliminate"), Gone::Destroyed),
    ];
    let gone = gone.map(|(words, gone)| command(words, CarryWish::TakeOff(units, gone)));
    back.into_iter().chain(gone).collect()
}

/// Returns the place of such a counter off the map.
pub fn where_off<G: Carries>(rulebook: &G::Rulebook, counter: &G::Counter) -> Option<String> {
    match G::lies(rulebook, counter) {
        Lies::InBox => Some(say!("questions-by-hand-in-box")),
        Lies::ToCome(turn) => Some(match turn {
            Some(turn) => say!("questions-by-hand-to-come", turn = turn),
            None => String::new(),
        }),
        Lies::Gone(Gone::Exited) => Some(say!("questions-by-hand-exited")),
        Lies::Gone(Gone::Destroyed) => Some(say!("questions-by-hand-eliminated")),
        Lies::InPlay | Lies::BesideMap | Lies::Hidden => None,
    }
}
