//! One table of refusals for each game: the case and the text of each.

/// Makes the enum of refusals with its cases and texts from one table.
macro_rules! refusals {
    ($($case:literal $name:ident $({ $($field:ident: $kind:ty),* $(,)? })? => $words:literal;)*) => {
        /// The reason why an order is refused. The texts are complete sentences without the case.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Why {
            $($name $({ $($field: $kind),* })?,)*
        }

        impl Why {
            /// Every case that a refusal can cite.
            pub const CASES: &[&str] = &[$($case),*];

            /// The case of the rules behind it.
            pub fn case(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $case,)*
                }
            }
        }

        impl ::std::fmt::Display for Why {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$name $({ $($field),* })? => write!(f, $words),)*
                }
            }
        }

        impl ::std::error::Error for Why {}

        impl From<Why> for $crate::engine::orders::Refusal {
            fn from(why: Why) -> Self {
                Self { case: why.case().to_owned(), why: why.to_string() }
            }
        }
    };
}

pub(crate) use refusals;
