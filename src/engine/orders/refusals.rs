//! One table of refusals for each game: the case and the values of each. Its text is a message of `assets/text`, whose id
//! is made of the table's prefix and the refusal's name.

/// Makes the enum of refusals with its cases and texts from one table.
macro_rules! refusals {
    (
        $prefix:literal;
        $($case:literal $name:ident $({ $($field:ident: $kind:ty),* $(,)? })? $(=> $text:ident)?;)*
    ) => {
        /// The reason why an order is refused. The texts are complete sentences without the case.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Why {
            $($name $({ $($field: $kind),* })?,)*
        }

        $crate::engine::text::inventory::submit!($crate::engine::text::Uses(&[
            $($crate::engine::orders::refusals!(@use $prefix $name ($($($field)*)?) $($text)?),)*
        ]));

        impl Why {
            /// Every case that a refusal can cite.
            pub const CASES: &[&str] = &[$($case),*];

            /// The case of the rules behind it.
            pub fn case(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $case,)*
                }
            }

            /// The text of the refusal.
            pub fn text(&self) -> $crate::engine::text::Text {
                match self {
                    $(Self::$name $({ $($field),* })? => {
                        $crate::engine::orders::refusals!(@text $prefix $name ($($($field)*)?) $($text)?)
                    })*
                }
            }
        }

        /// The English text, with ids of units.
        impl ::std::fmt::Display for Why {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.text(), f)
            }
        }

        impl ::std::error::Error for Why {}

        impl From<Why> for $crate::engine::orders::Refusal {
            fn from(why: Why) -> Self {
                Self { case: why.case().to_owned(), why: why.text() }
            }
        }
    };

    // The text of a field is the text of the whole refusal.
    (@text $prefix:literal $name:ident ($($field:ident)*) $text:ident) => { $text.text() };
    (@text $prefix:literal $name:ident ($($field:ident)*)) => {
        $crate::engine::text::Text::new(
            $crate::engine::text::id_of!($prefix, $name),
            vec![$((stringify!($field), $crate::engine::text::Arg::from($field.clone()))),*],
        )
    };
    (@use $prefix:literal $name:ident ($($field:ident)*) $text:ident) => {
        $crate::engine::text::TextUse { id: "", args: &[], file: file!(), line: line!() }
    };
    (@use $prefix:literal $name:ident ($($field:ident)*)) => {
        $crate::engine::text::TextUse {
            id: $crate::engine::text::id_of!($prefix, $name),
            args: &[$(stringify!($field)),*],
            file: file!(),
            line: line!(),
        }
    };
}

pub(crate) use refusals;
