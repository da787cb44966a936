//! One table of sentences for each subject: the case, the tone and the text of each.

/// Makes the enum of sayings with their cases, tones and texts from one table; `$seen` is its visibility.
macro_rules! sayings {
    (
        $seen:vis,
        $($case:literal $tone:ident $name:ident $({ $($field:ident: $kind:ty),* $(,)? })? => $words:literal;)*
    ) => {
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

        impl ::std::fmt::Display for Says {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$name $({ $($field),* })? => write!(f, $words),)*
                }
            }
        }

        impl From<Says> for $crate::engine::manual::Sentence {
            fn from(says: Says) -> Self {
                Self::new(&says.to_string(), says.case(), says.tone())
            }
        }
    };
}

pub(crate) use sayings;
