//! Macros for a game whose parts have the usual names.

/// Implements the parts of [`PositionData`](crate::engine::orders::PositionData) for a game whose public half has phase
/// and counters.
macro_rules! usual_contents {
    () => {
        fn phase(public: &Self::Public) -> Self::Phase {
            public.phase
        }

        fn counters(public: &Self::Public) -> &[Self::Counter] {
            &public.counters
        }
    };
}

/// Implements the parts of [`Game`](crate::engine::orders::Game) for a game with the usual parts. The rulebook has its
/// options, the secrets have the dice, the public half has turn and outcome, and the position applies events.
macro_rules! usual_parts {
    () => {
        fn choose(rulebook: &mut Self::Rulebook, options: &Self::Options) {
            rulebook.options.clone_from(options);
        }

        fn options(rulebook: &Self::Rulebook) -> Self::Options {
            rulebook.options.clone()
        }

        fn apply(
            rulebook: &Self::Rulebook,
            position: &mut $crate::engine::orders::Position<Self>,
            event: &Self::Event,
        ) {
            position.apply(rulebook, event);
        }

        fn dice(secrets: &mut Self::Secrets) -> &mut $crate::engine::dice::Dice {
            &mut secrets.dice
        }

        fn turn(public: &Self::Public) -> u8 {
            public.turn
        }

        fn ended(_: &Self::Rulebook, public: &Self::Public) -> Option<$crate::engine::orders::End> {
            public.outcome.clone().map(Into::into)
        }

        fn fact(event: &Self::Event) -> $crate::engine::orders::Fact<'_> {
            event.fact()
        }
    };
}

/// Implements [`RulebookData`](crate::engine::orders::RulebookData) for a rulebook with the usual names, and its loading
/// by id.
macro_rules! usual_rulebook {
    ($rulebook:ident, $game:ident) => {
        impl $crate::engine::orders::RulebookData for $rulebook {
            fn read(
                scenario: &$crate::engine::data::Source,
            ) -> Result<Self, Vec<$crate::engine::data::DataError>> {
                Self::from_source(scenario)
            }

            fn about(&self) -> $crate::engine::orders::ScenarioInfo<'_> {
                let Self { scenario, number, digests, map, board, .. } = self;
                $crate::engine::orders::ScenarioInfo {
                    id: scenario.id.as_str(),
                    title: &scenario.title,
                    turns: [scenario.first_turn, scenario.last_turn],
                    summary: &scenario.summary,
                    staging: &scenario.staging,
                    number,
                    digests,
                    map,
                    board,
                }
            }
        }

        impl $rulebook {
            /// Loads a shipped or edited scenario of the game by its id, with its own options.
            ///
            /// # Errors
            /// Every fault of the scenario and the files that it names.
            pub fn load(id: &str) -> Result<Self, Vec<$crate::engine::data::DataError>> {
                <$game as $crate::engine::orders::Game>::rulebook(id)
            }
        }
    };
}

/// Implements [`InPlay`](crate::engine::orders::InPlay) for a counter with the usual names, in a game in which counters
/// carry others and wait in boxes.
macro_rules! usual_counter {
    ($counter:ident, $place:ident, $condition:ident) => {
        impl $crate::engine::orders::InPlay for $counter {
            type Parts = ($place, $condition);

            fn id(&self) -> $crate::engine::counters::UnitId {
                self.id
            }

            fn hex(&self) -> Option<$crate::engine::board::Hex> {
                self.hex()
            }

            fn side(&self) -> usize {
                self.side.number()
            }

            fn is_in_play(&self) -> bool {
                self.is_in_play()
            }

            fn carrier(&self) -> Option<$crate::engine::counters::UnitId> {
                self.carrier()
            }

            fn waits_with(&self, other: &Self) -> bool {
                let waits = matches!(self.place, $place::SetUp(_) | $place::Due(_));
                waits && (self.side, self.place) == (other.side, other.place)
            }

            fn is_of_one_kind(&self, other: &Self) -> bool {
                self.kind == other.kind
            }

            fn parts(&self, _: usize) -> Self::Parts {
                (self.place, self.condition.clone())
            }
        }
    };
}

pub(crate) use {usual_contents, usual_counter, usual_parts, usual_rulebook};
