//! What a game need not say whose parts bear the usual names.

/// Stands in the [`Contents`](super::Contents) of a game whose public half tells phase and counters.
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

/// Stands in the [`Game`](super::Game) of a game whose rulebook holds its options, whose secrets hold the dice, whose public
/// half tells turn and outcome, whose position applies events, and whose referee opens and closes phases.
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

        fn open_phase(referee: &mut $crate::engine::orders::Referee<'_, Self>, phase: Self::Phase) -> bool {
            referee.open_phase(phase)
        }

        fn close_phase(referee: &mut $crate::engine::orders::Referee<'_, Self>, phase: Self::Phase) {
            referee.close_phase(phase);
        }
    };
}

pub(crate) use {usual_contents, usual_parts};
