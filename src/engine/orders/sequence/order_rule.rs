//! The kinds of orders of a game, each with its id and the rule that judges it.

use crate::engine::orders::{Game, Referee, Refusal};

/// A kind of order, and the rule that judges orders of it.
pub struct OrderRule<G: Game> {
    /// The word for the kind in files, counts and logs.
    pub kind: &'static str,
    /// The message of the deed in the refusal of an order in the wrong phase: "move units". None for kinds that every
    /// phase takes, such as answers to a question.
    pub deed: Option<&'static str>,
    /// Whether an order is of this kind.
    pub judges: fn(&G::Order) -> bool,
    /// Judges an order of this kind; returns none for one of another kind, or if it cannot be ordered now.
    pub judge: fn(&mut Referee<'_, G>, &G::Order) -> Option<Result<bool, Refusal>>,
}

impl<G: Game> Clone for OrderRule<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for OrderRule<G> {}

/// The outcome of a rule: a refusal, or whether the order ends the phase; none if it cannot be ordered now.
pub trait Ruling {
    fn ruling(self) -> Option<Result<bool, Refusal>>;
}

impl<W: Into<Refusal>> Ruling for Result<(), W> {
    fn ruling(self) -> Option<Result<bool, Refusal>> {
        Some(self.map(|()| false).map_err(Into::into))
    }
}

impl<W: Into<Refusal>> Ruling for Result<bool, W> {
    fn ruling(self) -> Option<Result<bool, Refusal>> {
        Some(self.map_err(Into::into))
    }
}

impl<V: Ruling> Ruling for Option<V> {
    fn ruling(self) -> Option<Result<bool, Refusal>> {
        self?.ruling()
    }
}

/// The table of a game's orders. Each variant of its `Order` has its fields, the name of its kind, its rule, and the
/// message of the deed that it is, unless every phase takes it. The compiler asks for the line of a new variant and its
/// fields.
macro_rules! orders {
    ($game:ty: $(
        $(#[$doc:meta])*
        $name:ident = $kind:ident $({ $($field:ident),+ })?, $word:literal $(to $deed:literal)? => |$referee:ident, $order:ident| $rule:expr;
    )+) => {
        $(
            $(#[$doc])*
            pub const $name: $crate::engine::orders::OrderRule<$game> = $crate::engine::orders::OrderRule {
                kind: $word,
                deed: {
                    const DEED: &[&str] = &[$($crate::engine::text::id!($deed))?];
                    DEED.first().copied()
                },
                judges: |order| matches!(order, Order::$kind { .. }),
                judge: |$referee, $order| {
                    #[allow(unused_variables, reason = "a rule may read the whole order instead")]
                    let Order::$kind $({ $($field),+ })? = $order else { return None };
                    $crate::engine::orders::Ruling::ruling($rule)
                },
            };
        )+

        impl Order {
            /// The words for all kinds of orders.
            pub const KINDS: &'static [&'static str] = &[$($word),+];

            /// The word for the kind of the order, in files, counts and logs.
            pub fn kind(&self) -> &'static str {
                match self { $(Self::$kind { .. } => $word,)+ }
            }

            /// The units and hexes that the order names.
            pub fn named(&self) -> $crate::engine::orders::OrderNames {
                let mut named = $crate::engine::orders::OrderNames::default();
                match self { $(
                    Self::$kind $({ $($field),+ })? => {
                        $($( $crate::engine::orders::OrderField::name_in($field, &mut named); )+)?
                    }
                )+ }
                named
            }

            /// Calls the units that the order names by other ids.
            pub fn rename(&mut self, called: &dyn Fn($crate::engine::counters::UnitId) -> $crate::engine::counters::UnitId) {
                match self { $(
                    Self::$kind $({ $($field),+ })? => {
                        $($( $crate::engine::orders::OrderField::rename($field, called); )+)?
                    }
                )+ }
            }

            /// An order of every kind that can be made of this material, for tests and tools that try them all.
            pub fn every(material: &$crate::engine::orders::Material<'_>) -> Vec<Self> {
                let mut orders = Vec::new();
                $(
                    let make = || {
                        Some(Self::$kind $({
                            $($field: $crate::engine::orders::OrderField::made_of(material)?,)+
                        })?)
                    };
                    orders.extend(make());
                )+
                orders
            }
        }
    };
}

pub(crate) use orders;
