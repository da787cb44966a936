//! The kinds of drawings in a pack, and the frame that each is drawn in.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The dot of a remaining step.
    Step,
    /// The dot of a lost step.
    StepLost,
    /// A branch.
    Symbol,
    /// The symbol of a single unit, in place of its branch symbol.
    UnitSymbol,
    /// A status badge.
    Badge,
    /// The pattern of a corps band.
    Pattern,
    Marker,
    /// The picture of the front of a single unit, which is its whole card.
    UnitFront,
    /// The picture of its back.
    UnitBack,
    Card,
    /// The card of a single unit.
    UnitCard,
}

/// A rectangle in card units: left, top, width and height.
pub type Frame = [f32; 4];

impl Kind {
    /// Whether it is drawn alone on the map, in the frame of a card.
    pub fn is_counter(self) -> bool {
        self == Self::Marker || self.is_card()
    }

    /// Whether it is a whole card.
    pub fn is_card(self) -> bool {
        matches!(self, Self::Card | Self::UnitCard | Self::UnitFront | Self::UnitBack)
    }

    /// Returns the area that a PNG file covers, in the units of the drawing.
    pub fn frame(self) -> Frame {
        match self {
            Self::Card | Self::UnitCard | Self::UnitFront | Self::UnitBack | Self::Marker => {
                [0.0, 0.0, 100.0, 100.0]
            }
            Self::Symbol | Self::UnitSymbol => [-25.0, -16.25, 50.0, 32.5],
            Self::Badge => [-10.0, -10.0, 20.0, 20.0],
            Self::Pattern => [0.0, 0.0, 13.5, 100.0],
            Self::Step | Self::StepLost => [-3.0, -3.0, 6.0, 6.0],
        }
    }

    /// Returns the largest allowed area, including shadows and badges.
    pub fn room(self) -> Frame {
        match self {
            Self::Card | Self::UnitCard | Self::UnitFront | Self::UnitBack | Self::Marker => {
                [-15.0, -15.0, 130.0, 130.0]
            }
            Self::Symbol | Self::UnitSymbol => [-33.0, -33.0, 66.0, 66.0],
            Self::Badge => [-15.0, -15.0, 30.0, 30.0],
            // The template decides the place of the band.
            Self::Pattern => [-5.0, -5.0, 110.0, 110.0],
            Self::Step | Self::StepLost => [-6.0, -6.0, 12.0, 12.0],
        }
    }

    /// Returns the least length of the longer side with which a drawing can still be recognized.
    pub fn least(self) -> f32 {
        match self {
            Self::Card | Self::UnitCard | Self::UnitFront | Self::UnitBack => 60.0,
            Self::Marker => 30.0,
            Self::Symbol | Self::UnitSymbol => 12.0,
            Self::Badge | Self::Pattern => 5.0,
            Self::Step | Self::StepLost => 1.5,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Step | Self::StepLost => "step",
            Self::Symbol => "symbol",
            Self::UnitSymbol => "unit's symbol",
            Self::Badge => "badge",
            Self::Pattern => "pattern",
            Self::Marker => "marker",
            Self::UnitFront => "unit's front",
            Self::UnitBack => "unit's back",
            Self::Card => "template",
            Self::UnitCard => "unit's card",
        })
    }
}
