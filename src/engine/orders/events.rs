//! The table of a game's events, by the chapters in which they are told.

/// Declares the events of a game by chapters, each with the word for its kind and the [`Fact`](super::Fact) of it: none if
/// only the game itself has a name for what happened. The compiler asks for the line of a new event.
///
/// Each chapter becomes a pattern of its name. What tells of one chapter names the others by their patterns, so that a new
/// event is asked for in its chapter, and nowhere else.
macro_rules! events {
    ($vis:vis fn $kind:ident; $(
        $(#[$doc:meta])*
        $chapter:ident {
            $($name:ident $({ $($field:ident),+ })? = $word:literal $(=> $fact:expr)?;)+
        }
    )+) => {
        $(
            $(#[$doc])*
            macro_rules! $chapter {
                () => { $( Event::$name { .. } )|+ };
            }
            pub(crate) use $chapter;
        )+

        impl Event {
            /// The words for all kinds of events.
            pub const KINDS: &'static [&'static str] = &[$($($word),+),+];

            /// The word for the kind of the event, in files, counts and the feed.
            $vis fn $kind(&self) -> &'static str {
                match self {
                    $($( Self::$name { .. } => $word, )+)+
                }
            }

            /// The facts of the event for code that knows no game.
            pub fn fact(&self) -> $crate::engine::orders::Fact<'_> {
                match self {
                    $($( Self::$name { $($($field,)+)? .. } => events!(@fact $($fact)?), )+)+
                }
            }
        }
    };
    (@fact) => { $crate::engine::orders::Fact::of($crate::engine::orders::Happening::Other) };
    (@fact $fact:expr) => { $fact };
}

pub(crate) use events;
