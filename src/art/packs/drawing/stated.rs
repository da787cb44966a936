//! The state of a counter that its card shows. A drawing without placeholders may be a fine picture, but a player needs
//! what changes: values, steps, disruption, passengers, facing.

use super::{
    pictures::is_png,
    template::{Piece, Template},
};
use crate::art::packs::pack::{Pack, kind::Kind};
use std::collections::BTreeSet;

/// A state of a counter that a player must see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Shown {
    Values,
    Steps,
    Condition,
    Branch,
    Carried,
    Heading,
}

impl Shown {
    /// Returns its name, and the placeholder for it.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Values => ("values", "{strength}"),
            Self::Steps => ("steps lost", "{steps 50 94.6 9.5} or {if reduced}"),
            Self::Condition => ("conditions such as disruption", "{badges 15.5}"),
            Self::Branch => ("branch", "{symbol 50 37.5 1}"),
            Self::Carried => ("passengers or weapon", "{carried 76 62 0.5}"),
            Self::Heading => ("facing", "rotate({heading} 50 50)"),
        }
    }
}

/// Returns the states that the card of this name hides, with the remedy; none if it shows all that the standard card
/// shows.
pub(crate) fn hidden(standard: &Pack, kind: Kind, name: &str, drawing: &Template) -> Option<String> {
    let own = shown(&drawing.pieces);
    // The card of a single unit is not known here: the states on all cards of the standard pack are enough.
    let wanted = match (kind, standard.find(Kind::Card, name)) {
        (Kind::UnitCard, _) if names_itself(&drawing.pieces) => {
            BTreeSet::from([Shown::Values, Shown::Condition])
        }
        (Kind::UnitCard, _) => BTreeSet::from([Shown::Values, Shown::Steps, Shown::Condition]),
        (_, Some(card)) => shown(&card.pieces),
        (_, None) => return None,
    };
    let missing: Vec<Shown> = wanted.difference(&own).copied().collect();
    if missing.is_empty() {
        return None;
    }
    let list = |words: Vec<&str>| match words.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    };
    let names = list(missing.iter().map(|missing| missing.words().0).collect());
    let write = list(missing.iter().map(|missing| missing.words().1).collect());
    let counter = if kind == Kind::UnitCard { "its unit" } else { "its units" };
    Some(if is_png(&drawing.file) {
        format!(
            "this card hides the {names} of {counter}: a PNG has no placeholders; draw an SVG card that shows it by <image href=\"…\"/> and writes {write}"
        )
    } else {
        format!("this card hides the {names} of {counter}: write {write} where they should appear")
    })
}

/// Returns the fault of a picture that is a whole card, if nothing in it can be values; none otherwise. Everything else
/// that changes is laid over it.
pub(crate) fn without_values(drawing: &Template) -> Option<String> {
    const DRAWS: [&str; 6] = ["text", "path", "image", "use", "polygon", "polyline"];
    let holds =
        |name: &&str| ["<", ":"].iter().any(|before| drawing.text.contains(&format!("{before}{name}")));
    let may_print = is_png(&drawing.file) || DRAWS.iter().any(holds);
    (!may_print).then(|| {
        "this picture hides the values of its unit, and the program lays none over a fresh unit: draw them, or write {strength} where \
         they should appear"
            .to_owned()
    })
}

/// Whether a card prints its own name, like those of leaders, which have no steps.
fn names_itself(pieces: &[Piece]) -> bool {
    pieces.iter().any(|piece| match piece {
        Piece::Value(name) => name.starts_with("title"),
        Piece::If { then, otherwise, .. } => names_itself(then) || names_itself(otherwise),
        _ => false,
    })
}

/// Returns the states that a drawing shows.
pub(super) fn shown(pieces: &[Piece]) -> BTreeSet<Shown> {
    let mut all = BTreeSet::new();
    for piece in pieces {
        match piece {
            Piece::Value(name) | Piece::Fit(name, ..) => all.extend(by_text(name)),
            Piece::Steps(..) => {
                all.insert(Shown::Steps);
            }
            Piece::Badges(_) => {
                all.insert(Shown::Condition);
            }
            Piece::Symbol(..) => {
                all.insert(Shown::Branch);
            }
            Piece::Carried(..) => {
                all.insert(Shown::Carried);
            }
            Piece::If { any, then, otherwise, .. } => {
                all.extend(any.iter().filter(|word| *word == "reduced").map(|_| Shown::Steps));
                all.extend(shown(then));
                all.extend(shown(otherwise));
            }
            Piece::Plain(_) | Piece::Line(..) | Piece::Pattern | Piece::Picture => {}
        }
    }
    all
}

fn by_text(name: &str) -> Option<Shown> {
    match name {
        "strength" | "rating" => Some(Shown::Values),
        "carried" | "carried_values" => Some(Shown::Carried),
        "heading" => Some(Shown::Heading),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::packs::drawing::template::Words;

    fn said(kind: Kind, name: &str, file: &str, text: &str) -> Option<String> {
        let words = Words { conditions: BTreeSet::from(["disrupted".to_owned()]), ..Words::default() };
        hidden(Pack::standard_kept().unwrap(), kind, name, &Template::read(file, text, &words).unwrap())
    }

    #[test]
    fn a_card_without_state_is_told_with_what_it_lacks() {
        let bare = "<svg><rect width='100' height='100'/></svg>";
        let why = said(Kind::Card, "german", "german.svg", bare).unwrap();
        assert!(
            why.starts_with(
                "this card hides the values, steps lost, conditions such as disruption and branch of its units"
            ),
            "{why}"
        );
        let why = said(Kind::Card, "turned_german", "t.png", "<image href='t.png'/>").unwrap();
        assert!(
            why.contains("facing")
                && why.contains("passengers or weapon")
                && why.contains("a PNG has no placeholders"),
            "{why}"
        );
        let why = said(Kind::UnitCard, "pz-25-7", "u.svg", "<svg>{if full}{strength}{end}{badges 9}</svg>")
            .unwrap();
        assert_eq!(
            why,
            "this card hides the steps lost of its unit: write {steps 50 94.6 9.5} or {if reduced} where they should appear"
        );
        let whole = "<svg>{fit strength 9 9}{if reduced}-{end}{badges 9}{symbol 0 0 1}</svg>";
        assert_eq!(said(Kind::Card, "german", "german.svg", whole), None);
        assert_eq!(said(Kind::Card, "polish", "polish.svg", bare), None);
    }

    #[test]
    fn the_cards_of_the_standard_pack_show_themselves() {
        let standard = Pack::standard_kept().unwrap();
        for name in standard.names(Kind::Card) {
            let card = standard.find(Kind::Card, name).unwrap();
            assert!(shown(&card.pieces).contains(&Shown::Values), "{name}");
            assert_eq!(hidden(standard, Kind::Card, name, card), None);
        }
    }
}
