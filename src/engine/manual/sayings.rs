//! One table of sentences for each subject: the case and the tone of each. Its text is a message of `assets/text`, whose id
//! is made of the table's prefix and the sentence's name. The tables of games whose texts are still in their code have the
//! text itself.

/// Makes the enum of sayings with their cases, tones and texts from one table; `$seen` is its visibility.
macro_rules! sayings {
    (@table $seen:vis, $($case:literal $tone:ident $name:ident $({ $($field:ident: $kind:ty),* })?;)*) => {
        /// A sentence about a hex or a unit.
        #[derive(Clone, Debug)]
        $seen enum Says {
            $($name $({ $($field: $kind),* })?,)*
        }

        /// Every case that an explanation can cite by itself; refusals have their own.
        $seen const CASES: &[&str] = &[$($case),*];

        impl Says {
            fn case(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $case,)*
                }
            }

            fn tone(&self) -> $crate::engine::manual::Tone {
                match self {
                    $(Self::$name { .. } => $crate::engine::manual::Tone::$tone,)*
                }
            }
        }

        impl From<Says> for $crate::engine::manual::Sentence {
            fn from(says: Says) -> Self {
                Self::new(&says.words(), says.case(), says.tone())
            }
        }
    };

    (
        $seen:vis,
        $prefix:literal;
        $($case:literal $tone:ident $name:ident $({ $($field:ident: $kind:ty),* $(,)? })?;)*
    ) => {
        $crate::engine::manual::sayings!(@table $seen, $($case $tone $name $({ $($field: $kind),* })?;)*);

        $crate::engine::text::inventory::submit!($crate::engine::text::Uses(&[
            $($crate::engine::text::TextUse {
                id: $crate::engine::text::id_of!($prefix, $name),
                args: &[$($(stringify!($field)),*)?],
                file: file!(),
                line: line!(),
            },)*
        ]));

        impl Says {
            fn text(&self) -> $crate::engine::text::Text {
                match self {
                    $(Self::$name $({ $($field),* })? => $crate::engine::text::Text::new(
                        $crate::engine::text::id_of!($prefix, $name),
                        vec![$($((stringify!($field), $crate::engine::text::Arg::from($field.clone()))),*)?],
                    ),)*
                }
            }

            /// The text in the language of the table.
            fn words(&self) -> String {
                self.text().plain()
            }
        }
    };

    (
        $seen:vis,
        $($case:literal $tone:ident $name:ident $({ $($field:ident: $kind:ty),* $(,)? })? => $words:literal;)*
    ) => {
        $crate::engine::manual::sayings!(@table $seen, $($case $tone $name $({ $($field: $kind),* })?;)*);

        impl Says {
            fn words(&self) -> String {
                self.to_string()
            }
        }

        impl ::std::fmt::Display for Says {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$name $({ $($field),* })? => write!(f, $words),)*
                }
            }
        }
    };
}

pub(crate) use sayings;
