//! The table of a game's events, by their chapters.

/// Declares the events of a game by chapters, each with its name in files and its [`Fact`](super::Fact). An event has
/// no fact if only the game itself has a name for it. The compiler asks for the line of a new event.
///
/// Each chapter becomes a pattern of its name. Code that handles one chapter names the others by their patterns. Thus
/// the compiler asks for a new event in its chapter, and in no other place.
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
