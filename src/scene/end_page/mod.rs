//! The page at the end of a game, as data: the result, the points by turn, the turning point, the losses as counters, and
//! the luck of both sides. It shows the secrets of both sides, and there is none before the game is over.

mod course;
mod curve;
mod page;
mod picture;
mod turning_point;
pub(crate) mod words;

pub use course::{LostCounter, TurnCourse};
pub use curve::PointsCurve;
pub use page::EndPage;
pub use turning_point::TurningPoint;
