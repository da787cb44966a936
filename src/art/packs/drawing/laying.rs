//! The choice of the side of a unit that is shown, and of the marks over its picture.

use super::{
    filling::Filling,
    laid_over::MARKS,
    stated::{Shown, shown},
    template::Template,
};
use crate::art::packs::{face::Up, pack::kind::Kind};

impl Filling<'_> {
    /// Returns the picture of the side of the unit that is up; the front if the pack has no back.
    pub(super) fn picture(&self) -> Option<(Kind, &Template)> {
        let key = self.pack.unit_key(self.face)?;
        let side = |kind: Kind| self.pack.find(kind, key).map(|art| (kind, art));
        let back = if self.face.up == Up::Front { None } else { side(Kind::UnitBack) };
        back.or_else(|| side(Kind::UnitFront))
    }

    /// Whether this mark is laid over the picture; none for a word that is no mark.
    pub(super) fn lays(&self, mark: &str) -> Option<bool> {
        if !MARKS.contains(&mark) {
            return None;
        }
        let Some((kind, art)) = self.picture() else { return Some(false) };
        let (face, own, is_back) = (self.face, shown(&art.pieces), kind == Kind::UnitBack);
        Some(match mark {
            "lay_dimmed" => face.dimmed,
            // The back of a reduced unit says so itself. Elsewhere the sash has another meaning, such as dispersed.
            "lay_reduced" => {
                let is_said = is_back && face.up == Up::Reduced;
                face.steps_lost > 0 && !is_said && !own.contains(&Shown::Steps)
            }
            "lay_turned" => face.up == Up::Inverted && !is_back,
            // The values on the picture of the front are those of a fresh unit.
            "lay_values" => face.up == Up::Reduced && !is_back && !own.contains(&Shown::Values),
            "lay_steps" => face.steps > 1 && !own.contains(&Shown::Steps),
            "lay_carried" => !face.carried.is_empty() && !own.contains(&Shown::Carried),
            "lay_heading" => face.heading.is_some() && !own.contains(&Shown::Heading),
            _ => !own.contains(&Shown::Condition),
        })
    }
}
