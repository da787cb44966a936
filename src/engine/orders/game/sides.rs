//! The two sides of a game.

use crate::engine::{
    counters::Flag,
    text::{Arg, say},
};
use std::fmt;

/// The names and the flag of a side, for code that knows no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideNames {
    /// The name of the side: "German".
    pub name: &'static str,
    /// The message of this name; empty for one that is the same in every language.
    pub message: &'static str,
    /// The word for the side in options, fields and files.
    pub word: &'static str,
    /// The name of its people: "Germans".
    pub people: &'static str,
    /// Its flag.
    pub flag: Flag,
}

impl SideNames {
    /// Returns the name of the side by itself, in the language of the table.
    pub fn shown(self) -> String {
        say!("side-alone", side = self)
    }

    /// Returns its people for a text, which names them in the plural: `{ NAME($side, case: "plural") }`.
    pub fn as_people(self) -> Arg {
        Arg::Side(self.message, self.people)
    }
}

impl From<SideNames> for Arg {
    fn from(side: SideNames) -> Self {
        Self::Side(side.message, side.name)
    }
}

/// A side of a game that has a type for its sides.
pub trait Sided: Copy + PartialEq + fmt::Debug + fmt::Display + Into<Flag> + Send + Sync + 'static {
    /// Both sides, in the order of their seats.
    const BOTH: [Self; 2];
    const NAMES: [SideNames; 2];

    /// The number of the side: 0 for the first, 1 for the second.
    fn number(self) -> usize;
    fn enemy(self) -> Self;
}

/// Makes the type of the two sides of a game from one table: the word in files, the people and the flag of each.
macro_rules! sides {
    (
        $(#[$doc:meta])*
        $($name:ident $word:literal $people:literal $flag:ident,)*
    ) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize,
        )]
        pub enum Side {
            $($name,)*
        }

        impl Side {
            /// Both sides, in the order of their seats.
            pub const BOTH: [Self; 2] = [$(Self::$name),*];
            pub const NAMES: [$crate::engine::orders::SideNames; 2] = [$(
                $crate::engine::orders::SideNames {
                    name: stringify!($name),
                    message: $crate::engine::text::id_of!("side", $name),
                    word: $word,
                    people: $people,
                    flag: $crate::engine::counters::Flag::$flag,
                },
            )*];

            /// The number of the side: 0 for the first, 1 for the second.
            #[inline]
            pub fn number(self) -> usize {
                self as usize
            }

            #[inline]
            pub fn enemy(self) -> Self {
                Self::BOTH[1 - self.number()]
            }

            /// The word for the side in files.
            pub fn word(self) -> &'static str {
                Self::NAMES[self.number()].word
            }
        }

        impl $crate::engine::orders::Sided for Side {
            const BOTH: [Self; 2] = Self::BOTH;
            const NAMES: [$crate::engine::orders::SideNames; 2] = Self::NAMES;

            #[inline]
            fn number(self) -> usize {
                self.number()
            }

            #[inline]
            fn enemy(self) -> Self {
                self.enemy()
            }
        }

        impl From<Side> for $crate::engine::text::Arg {
            fn from(side: Side) -> Self {
                match side {
                    $(Side::$name => Self::Side(
                        $crate::engine::text::id_of!("side", $name),
                        stringify!($name),
                    ),)*
                }
            }
        }

        impl ::std::fmt::Display for Side {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(Self::NAMES[self.number()].name)
            }
        }

        impl From<Side> for $crate::engine::counters::Flag {
            fn from(side: Side) -> Self {
                Side::NAMES[side.number()].flag
            }
        }
    };
}

pub(crate) use sides;
