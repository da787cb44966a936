//! Macros for a game whose commands and events have the usual names.

/// Makes the commands of the table of a game: those of every game, followed by its own.
macro_rules! table_commands {
    ($game:ty { $($own:tt)* }) => {
        /// A command of the table: an action of people that the rules do not know.
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub enum Command {
            /// Switch the referee on or off.
            Referee {
                /// Whether the referee is on.
                on: bool,
            },
            /// Put counters into a hex, from anywhere.
            Place {
                units: Vec<$crate::engine::counters::UnitId>,
                hex: $crate::engine::board::Hex,
            },
            /// Set a mark in a hex, or remove it.
            Mark {
                marking: <$game as $crate::engine::orders::FreeHand>::Mark,
                hex: $crate::engine::board::Hex,
            },
            Clock {
                turn: u8,
                phase: <$game as $crate::engine::orders::PositionData>::Phase,
            },
            /// Offer to end the game now, with its present result.
            OfferEnd {
                side: <$game as $crate::engine::orders::FreeHand>::Side,
            },
            /// Answer the offer of the opponent, or withdraw one's own.
            AnswerOffer {
                side: <$game as $crate::engine::orders::FreeHand>::Side,
                accept: bool,
            },
            Resign {
                side: <$game as $crate::engine::orders::FreeHand>::Side,
            },
            $($own)*
        }

        impl Command {
            /// Returns the wish behind it; none for a command that only this game knows.
            pub(super) fn asked(&self) -> Option<$crate::engine::orders::TableWish<'_, $game>> {
                use $crate::engine::orders::{EndWish, HandWish, TableWish};
                Some(match self {
                    Self::Referee { on } => TableWish::Hand(HandWish::Referee { on: *on }),
                    Self::Place { units, hex } => TableWish::Hand(HandWish::Place { units, hex: *hex }),
                    Self::Mark { marking, hex } => TableWish::Mark(*marking, *hex),
                    Self::Clock { turn, phase } => TableWish::Clock(*turn, *phase),
                    Self::OfferEnd { side } => TableWish::End(EndWish::Offer(*side)),
                    Self::AnswerOffer { side, accept } => {
                        TableWish::End(EndWish::Answer { side: *side, accept: *accept })
                    }
                    Self::Resign { side } => TableWish::End(EndWish::Resign(*side)),
                    _ => return None,
                })
            }
        }

        impl From<$crate::engine::orders::TableWish<'_, $game>> for Command {
            fn from(wish: $crate::engine::orders::TableWish<'_, $game>) -> Self {
                use $crate::engine::orders::{EndWish, HandWish, TableWish};
                match wish {
                    TableWish::Hand(HandWish::Referee { on }) => Self::Referee { on },
                    TableWish::Hand(HandWish::Place { units, hex }) => Self::Place { units: units.to_vec(), hex },
                    TableWish::Mark(marking, hex) => Self::Mark { marking, hex },
                    TableWish::Clock(turn, phase) => Self::Clock { turn, phase },
                    TableWish::End(EndWish::Offer(side)) => Self::OfferEnd { side },
                    TableWish::End(EndWish::Answer { side, accept }) => Self::AnswerOffer { side, accept },
                    TableWish::End(EndWish::Resign(side)) => Self::Resign { side },
                }
            }
        }
    };
}

/// Makes the same for a game with counters that carry counters.
macro_rules! carry_commands {
    ($game:ty { $($own:tt)* }) => {
        $crate::engine::orders::table_commands! { $game {
            Load {
                unit: $crate::engine::counters::UnitId,
                carrier: $crate::engine::counters::UnitId,
            },
            /// Return counters to the box of the scenario, to be set up or to enter later.
            ToBox {
                units: Vec<$crate::engine::counters::UnitId>,
            },
            TakeOff {
                units: Vec<$crate::engine::counters::UnitId>,
                /// The manner in which they count.
                gone: $crate::engine::orders::Gone,
            },
            $($own)*
        } }

        impl Command {
            /// Returns the wish about carriers and passengers behind it.
            pub(super) fn carry_asked(&self) -> Option<$crate::engine::orders::CarryWish<'_>> {
                use $crate::engine::orders::CarryWish;
                match self {
                    Self::Load { unit, carrier } => Some(CarryWish::Load { unit: *unit, carrier: *carrier }),
                    Self::ToBox { units } => Some(CarryWish::ToBox(units)),
                    Self::TakeOff { units, gone } => Some(CarryWish::TakeOff(units, *gone)),
                    _ => None,
                }
            }
        }

        impl From<$crate::engine::orders::CarryWish<'_>> for Command {
            fn from(wish: $crate::engine::orders::CarryWish<'_>) -> Self {
                use $crate::engine::orders::CarryWish;
                match wish {
                    CarryWish::Load { unit, carrier } => Self::Load { unit, carrier },
                    CarryWish::ToBox(units) => Self::ToBox { units: units.to_vec() },
                    CarryWish::TakeOff(units, gone) => Self::TakeOff { units: units.to_vec(), gone },
                }
            }
        }
    };
}

/// Implements the parts of [`FreeHand`](super::FreeHand) that are the same in every game with such commands and the
/// usual names of events. Its arguments are the functions for the outcome, and for the outcome if a side resigns.
macro_rules! usual_hand {
    ($event:ident, $outcome:ident, $if_resigned:ident) => {
        fn asked(command: &Self::Command) -> Option<$crate::engine::orders::TableWish<'_, Self>> {
            command.asked()
        }

        fn command_for(wish: $crate::engine::orders::TableWish<'_, Self>) -> Self::Command {
            wish.into()
        }

        fn agreed(public: &Self::Public) -> $crate::engine::orders::Agreed<Self::Side> {
            $crate::engine::orders::Agreed { offer: public.table.offer, ending: public.table.ending }
        }

        fn ended_by(
            rulebook: &Self::Rulebook,
            public: &Self::Public,
            ending: $crate::engine::orders::Ending<Self::Side>,
        ) -> $crate::engine::orders::Outcome<Self::Side> {
            match ending {
                $crate::engine::orders::Ending::Resigned(side) => $if_resigned(rulebook, public, side),
                $crate::engine::orders::Ending::Agreed => $outcome(rulebook, public),
            }
        }

        fn event_of(happened: $crate::engine::orders::AtTable<Self>) -> Self::Event {
            use $crate::engine::orders::AtTable;
            match happened {
                AtTable::RefereeSwitched { on } => $event::RefereeSwitched { on },
                AtTable::ClockSet { turn, phase } => $event::ClockSet { turn, phase },
                AtTable::EndOffered { side } => $event::EndOffered { side },
                AtTable::BrokenOff { ending } => $event::BrokenOff { ending },
                AtTable::PhaseOpened { turn, phase } => $event::PhaseOpened { turn, phase },
                AtTable::Ended { outcome } => $event::Ended { outcome },
            }
        }
    };
}

/// Implements the parts of [`Game`](crate::engine::orders::Game) for a game whose referee can be switched off.
macro_rules! free_hand_parts {
    () => {
        fn command(
            referee: &mut $crate::engine::orders::Referee<'_, Self>,
            command: &Self::Command,
        ) -> Result<(), $crate::engine::orders::Refusal> {
            $crate::engine::orders::judge_at_table(referee, command)
        }

        fn is_free_hand(public: &Self::Public) -> bool {
            public.table.referee_off
        }

        fn by_hand(wish: $crate::engine::orders::HandWish) -> Option<Self::Command> {
            use $crate::engine::orders::{FreeHand, TableWish};
            Some(Self::command_for(TableWish::Hand(wish)))
        }

        fn findings(
            rulebook: &Self::Rulebook,
            public: &Self::Public,
        ) -> $crate::engine::orders::RefereeReport {
            $crate::engine::orders::findings::<Self>(rulebook, public)
        }

        fn scenario_of(
            rulebook: &::std::sync::Arc<Self::Rulebook>,
            position: &$crate::engine::orders::Position<Self>,
            id: $crate::engine::counters::UnitId,
            title: &str,
        ) -> Result<String, String> {
            $crate::engine::orders::scenario_of(rulebook, position, id, title)
        }
    };
}

pub(crate) use {carry_commands, free_hand_parts, table_commands, usual_hand};
