//! The marks that the program lays over a picture that is a whole card. A picture cannot change, so that steps,
//! conditions, passengers and facing are drawn over it, each unless the picture has a placeholder for it.

use super::template::{Piece, Template, Words};
use crate::art::packs::error::PackError;

/// The beginning of a card with a picture.
const HEAD: &str =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-15 -15 130 130\" font-weight=\"700\">";

/// The conditions of the marks.
pub(super) const MARKS: [&str; 8] = [
    "lay_dimmed",
    "lay_reduced",
    "lay_turned",
    "lay_values",
    "lay_steps",
    "lay_carried",
    "lay_heading",
    "lay_badges",
];

/// The marks: darkening, the sash of a reduced unit, the head of a card that is turned over, the present values, steps,
/// passengers, the arrow of the facing, and badges.
const OVER: &str = r##"
{if lay_dimmed}<rect width="100" height="100" rx="5" fill="#23282C" fill-opacity=".3"/>{end}
{if lay_reduced}<path d="M0 100V84L100 44V60Z" fill="#FFF" fill-opacity=".6" stroke="#17120D" stroke-opacity=".6" stroke-width="{line 1.2 0.6}"/>{end}
{if lay_turned}<g><path d="M0 0H100V20H0Z" fill="#17120D" fill-opacity=".82"/><path d="M24 10H76M64 4L76 10L64 16" fill="none" stroke="#F5C84B" stroke-width="{line 4 1.2}"/></g>{end}
{if lay_values}
{if full}<g><rect x="10" y="62" width="80" height="26" rx="4" fill="{card}" stroke="#17120D" stroke-width="{line 1.8 1}"/><text x="50" y="83" text-anchor="middle" font-size="{fit strength 24 74}" fill="{ink}">{strength}</text></g>{end}
{if small}<g><rect x="0" y="60" width="100" height="40" rx="4" fill="{card}" stroke="#17120D" stroke-width="{line 1.8 1}"/><text x="50" y="93" text-anchor="middle" font-size="{fit strength 38 92}" fill="{ink}">{strength}</text></g>{end}
{end}
{if lay_steps}{if full}<rect x="18" y="89" width="64" height="11.5" rx="5.5" fill="{card}" stroke="#17120D" stroke-width="{line 1.2 0.6}"/>{steps 50 94.6 9.5}{end}{end}
{if lay_carried}
{if full}<g><rect x="61" y="38" width="51" height="31" rx="4" fill="#F3ECD8" stroke="#17120D" stroke-width="{line 1.8 1}"/>{carried 86.5 53.5 0.7}</g>{if carried_values}<g><circle cx="106" cy="40" r="8" fill="#17120D"/><text x="106" y="43.6" text-anchor="middle" font-size="{fit carried_values 10 14}" fill="#FFF">{carried_values}</text></g>{end}{end}
{if small}<g><rect x="58" y="30" width="54" height="34" rx="4" fill="#F3ECD8" stroke="#17120D" stroke-width="{line 1.8 1}"/>{carried 85 47 0.9}</g>{end}
{if far}<path d="M62 68H104V102H62Z" fill="#F3ECD8" stroke="#17120D" stroke-width="{line 3 1}"/>{end}
{end}
{if lay_heading}<path transform="rotate({heading} 50 50)" d="M50 -13.2L60 -1.5L50 -4.0L40 -1.5Z" fill="#F5C84B" stroke="#17120D" stroke-width="{line 2 1}" stroke-linejoin="round"/>{end}
{if lay_badges}{if full}{badges 15}{end}{if small}{badges 22}{end}{end}
</svg>"##;

/// Returns a card that shows a picture and the marks over it; `file` is that of the picture.
pub(crate) fn card(file: &str, words: &Words) -> Result<Template, PackError> {
    let words = Words {
        colours: words.colours.clone(),
        conditions: MARKS.iter().map(|mark| (*mark).to_owned()).collect(),
    };
    let mut card = Template::read(file, &format!("{HEAD}{OVER}"), &words)?;
    if let Some(Piece::Plain(first)) = card.pieces.first_mut()
        && let Some(rest) = first.strip_prefix(HEAD)
    {
        *first = rest.to_owned();
    }
    card.pieces.splice(0..0, [Piece::Plain(HEAD.to_owned()), Piece::Picture]);
    Ok(card)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::packs::pack::Pack;

    #[test]
    fn a_card_begins_with_its_picture_and_has_every_mark() {
        let colours = ["card", "ink"].map(str::to_owned).into();
        let card = card("a.png", &Words { colours, ..Words::default() }).unwrap();
        assert_eq!(card.pieces[..2], [Piece::Plain(HEAD.to_owned()), Piece::Picture]);
        let marks = |piece: &Piece| matches!(piece, Piece::If { any, .. } if any[0].starts_with("lay_"));
        assert_eq!(card.pieces.iter().filter(|piece| marks(piece)).count(), MARKS.len());
        assert!(card.is_whole && card.text.starts_with(HEAD));
    }

    /// The marks are drawn in the colours of the card that the picture replaces.
    #[test]
    fn every_card_has_the_colours_of_the_marks() {
        for (name, card) in &Pack::standard_kept().unwrap().cards {
            assert!(["card", "ink"].iter().all(|word| card.colours.contains_key(*word)), "{name}");
        }
    }
}
