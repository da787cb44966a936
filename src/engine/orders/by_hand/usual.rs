//! What a game need not say whose commands and events bear the usual names.

/// Makes the commands of the table of a game: those that every game knows, and its own after them.
macro_rules! table_commands {
    ($game:ty { $($own:tt)* }) => {
        /// A command of the table: what people may do beside the orders that the rules know.
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub enum Command {
            /// Send the referee out, or call him back.
            Referee {
                /// Whether he judges.
                on: bool,
            },
            /// Put counters into a hex, wherever they were.
            Place {
                units: Vec<$crate::engine::counters::UnitId>,
                hex: $crate::engine::board::Hex,
            },
            /// Set a mark in a hex, or take it off where it lies.
            Mark {
                marking: <$game as $crate::engine::orders::FreeHand>::Mark,
                hex: $crate::engine::board::Hex,
            },
            Clock {
                turn: u8,
                phase: <$game as $crate::engine::orders::PositionData>::Phase,
            },
            /// Offer to end the game as it stands.
            OfferEnd {
                side: <$game as $crate::engine::orders::FreeHand>::Side,
            },
            /// Answer the offer of the other side, or take one's own back.
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
            /// What it asks for; none for one that only this game knows.
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

/// The same for a game with counters that carry counters.
macro_rules! carry_commands {
    ($game:ty { $($own:tt)* }) => {
        $crate::engine::orders::table_commands! { $game {
            Load {
                unit: $crate::engine::counters::UnitId,
                carrier: $crate::engine::counters::UnitId,
            },
            /// Let counters wait where the scenario has them wait, to be set up or to come.
            ToBox {
                units: Vec<$crate::engine::counters::UnitId>,
            },
            TakeOff {
                units: Vec<$crate::engine::counters::UnitId>,
                /// As what they count.
                gone: $crate::engine::orders::Gone,
            },
            $($own)*
        } }

        impl Command {
            /// What it asks for of counters that are carried.
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

/// Stands in the [`FreeHand`](super::FreeHand) of a game with such commands, whose events bear the usual names; told are the
/// functions for its outcome, and for that if a side resigns.
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

/// Stands in the [`Game`](crate::engine::orders::Game) of a game whose referee can be sent out.
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
