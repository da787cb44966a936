//! The fields of orders: the units and hexes that they name, and orders of every kind from the same few of them.

use crate::engine::{
    board::{ALL_SIDES, Hex, Hexside},
    counters::UnitId,
};

/// The units and hexes that an order names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderNames {
    pub units: Vec<UnitId>,
    /// Hexes that are named by themselves.
    pub hexes: Vec<Hex>,
    /// The hexes of a path.
    pub path: Vec<Hex>,
}

/// Units, hexes and a number of which an order of any kind can be made.
#[derive(Clone, Copy, Debug)]
pub struct Material<'a> {
    pub units: &'a [UnitId],
    pub path: &'a [Hex],
    pub number: u8,
}

impl Material<'_> {
    /// The one of these that the number chooses.
    pub fn one_of<T: Clone>(&self, all: &[T]) -> Option<T> {
        all.get(usize::from(self.number).checked_rem(all.len())?).cloned()
    }
}

/// A field of an order.
pub trait OrderField: Sized {
    /// Adds what it names.
    fn name_in(&self, _: &mut OrderNames) {}

    /// Calls its units by other ids.
    fn rename(&mut self, _: &dyn Fn(UnitId) -> UnitId) {}

    /// A field of this material; none if there is too little.
    fn made_of(material: &Material<'_>) -> Option<Self>;
}

impl OrderField for UnitId {
    fn name_in(&self, named: &mut OrderNames) {
        named.units.push(*self);
    }

    fn rename(&mut self, called: &dyn Fn(UnitId) -> UnitId) {
        *self = called(*self);
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        material.units.first().copied()
    }
}

impl OrderField for Vec<UnitId> {
    fn name_in(&self, named: &mut OrderNames) {
        named.units.extend(self);
    }

    fn rename(&mut self, called: &dyn Fn(UnitId) -> UnitId) {
        for unit in self {
            unit.rename(called);
        }
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        Some(material.units.to_vec())
    }
}

impl OrderField for [UnitId; 2] {
    fn name_in(&self, named: &mut OrderNames) {
        named.units.extend(self);
    }

    fn rename(&mut self, called: &dyn Fn(UnitId) -> UnitId) {
        for unit in self {
            unit.rename(called);
        }
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        material.units.first_chunk().copied()
    }
}

impl OrderField for Hex {
    fn name_in(&self, named: &mut OrderNames) {
        named.hexes.push(*self);
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        material.path.first().copied()
    }
}

impl OrderField for Vec<Hex> {
    fn name_in(&self, named: &mut OrderNames) {
        named.path.extend(self);
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        Some(material.path.to_vec())
    }
}

impl<T: OrderField> OrderField for Option<T> {
    fn name_in(&self, named: &mut OrderNames) {
        if let Some(field) = self {
            field.name_in(named);
        }
    }

    fn rename(&mut self, called: &dyn Fn(UnitId) -> UnitId) {
        if let Some(field) = self {
            field.rename(called);
        }
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        Some(if material.number.is_multiple_of(2) { None } else { T::made_of(material) })
    }
}

impl OrderField for u8 {
    fn made_of(material: &Material<'_>) -> Option<Self> {
        Some(material.number)
    }
}

impl OrderField for bool {
    fn made_of(material: &Material<'_>) -> Option<Self> {
        Some(!material.number.is_multiple_of(2))
    }
}

impl OrderField for Hexside {
    fn made_of(material: &Material<'_>) -> Option<Self> {
        material.one_of(&ALL_SIDES)
    }
}

/// Fields that name nothing, each with all that it can be.
macro_rules! plain_fields {
    ($($field:ty: $all:expr;)+) => { $(
        impl $crate::engine::orders::OrderField for $field {
            fn made_of(material: &$crate::engine::orders::Material<'_>) -> Option<Self> {
                material.one_of(&$all)
            }
        }
    )+ };
}

pub(crate) use plain_fields;
