//! Orders and wishes of any game, for the rooms that pass them on without knowing the game; their own game unpacks
//! them.

use std::{
    any::Any,
    fmt::{self, Debug},
};

/// An order of any game.
pub type AnyOrder = AnyValue;
/// A wish of a player that only the game itself knows.
pub type AnyWish = AnyValue;

trait Carried: Any + Debug + Send + Sync {
    fn copy(&self) -> Box<dyn Carried>;
    fn is(&self, other: &dyn Carried) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: Any + Clone + Debug + PartialEq + Send + Sync> Carried for T {
    fn copy(&self) -> Box<dyn Carried> {
        Box::new(self.clone())
    }

    fn is(&self, other: &dyn Carried) -> bool {
        other.as_any().downcast_ref::<T>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A value of a type that its carrier does not know. Two are equal if their types and their values are equal.
pub struct AnyValue(Box<dyn Carried>);

impl AnyValue {
    /// Packs a value.
    pub fn new<T: Clone + Debug + PartialEq + Send + Sync + 'static>(value: T) -> Self {
        Self(Box::new(value))
    }

    /// The value, if it is of this type.
    pub fn of<T: 'static>(&self) -> Option<&T> {
        self.0.as_ref().as_any().downcast_ref()
    }
}

impl Clone for AnyValue {
    fn clone(&self) -> Self {
        Self(self.0.as_ref().copy())
    }
}

impl Debug for AnyValue {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().fmt(text)
    }
}

impl PartialEq for AnyValue {
    fn eq(&self, other: &Self) -> bool {
        self.0.as_ref().is(other.0.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_taken_back_by_its_own_type_only() {
        let five = AnyValue::new(5_u8);
        assert_eq!((five.of::<u8>(), five.of::<u16>()), (Some(&5), None));
        assert_eq!(five, five.clone());
        assert_ne!(five, AnyValue::new(5_u16));
        assert_ne!(five, AnyValue::new(6_u8));
        assert_eq!(format!("{five:?}"), "5");
    }
}
