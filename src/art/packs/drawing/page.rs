//! The page that a drawing was made on, and its place on the counter.

use crate::art::packs::pack::kind::Kind;
use resvg::usvg::roxmltree::Node;
use std::str::FromStr;
use svgtypes::{Length, LengthUnit, ViewBox};

/// Pixels of an inch, as drawing programs count them.
const INCH: f64 = 96.0;
/// The largest margin around a card, in sides of the card.
const MARGIN: f64 = 0.5;
/// The shortest and the longest side of a page.
const SIDES: std::ops::RangeInclusive<f64> = 1e-3..=1e6;

/// A rectangle: left, top, width and height.
type Area = [f64; 4];

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Page {
    /// The page in the units of the drawing.
    pub view: Area,
    /// Its place in the units of the program.
    pub place: Area,
}

impl Page {
    /// Returns the page of a drawing of this kind; none if it states no page.
    ///
    /// # Errors
    /// Its page is impossible; in a sentence.
    pub fn of(root: Node, kind: Kind) -> Result<Option<Self>, String> {
        let Some(view) = view(root)? else { return Ok(None) };
        let place = own_units(view, kind).or_else(|| with_margin(view, kind));
        Ok(Some(Self { view, place: place.unwrap_or_else(|| kind.frame().map(f64::from)) }))
    }

    /// Whether the drawing was made in the program's own units.
    pub fn is_ours(&self) -> bool {
        self.view == self.place
    }
}

/// Returns the page that the outermost element states: by its `viewBox`, otherwise by its size.
fn view(root: Node) -> Result<Option<Area>, String> {
    let refused = |name: &str, value: &str| {
        Err(format!(
            "{name}=\"{value}\" is not a page size: a width and a height from 0.001 to 1000000 are expected"
        ))
    };
    if let Some(text) = root.attribute("viewBox") {
        let Ok(ViewBox { x, y, w, h }) = ViewBox::from_str(text) else { return refused("viewBox", text) };
        let is_sound =
            [w, h].iter().all(|side| SIDES.contains(side)) && [x, y].iter().all(|edge| edge.abs() <= 1e6);
        return if is_sound { Ok(Some([x, y, w, h])) } else { refused("viewBox", text) };
    }
    let mut sides = [0.0; 2];
    for (side, name) in sides.iter_mut().zip(["width", "height"]) {
        let Some(text) = root.attribute(name) else { return Ok(None) };
        match Length::from_str(text).ok().map(pixels) {
            // As large as the area under it.
            Some(None) => return Ok(None),
            Some(Some(pixels)) if SIDES.contains(&pixels) => *side = pixels,
            _ => return refused(name, text),
        }
    }
    Ok(Some([0.0, 0.0, sides[0], sides[1]]))
}

/// Returns a length in pixels; none if it is relative.
fn pixels(length: Length) -> Option<f64> {
    let unit = match length.unit {
        LengthUnit::None | LengthUnit::Px => 1.0,
        LengthUnit::In => INCH,
        LengthUnit::Cm => INCH / 2.54,
        LengthUnit::Mm => INCH / 25.4,
        LengthUnit::Pt => INCH / 72.0,
        LengthUnit::Pc => INCH / 6.0,
        LengthUnit::Em | LengthUnit::Ex | LengthUnit::Percent => return None,
    };
    Some(length.number * unit)
}

/// Returns the page if it contains the frame of its kind and is within its room: its units are then those of the
/// program.
fn own_units(view: Area, kind: Kind) -> Option<Area> {
    let (frame, room) = (kind.frame().map(f64::from), kind.room().map(f64::from));
    (holds(view, frame) && holds(room, view)).then_some(view)
}

/// Whether one area contains another, up to one unit.
fn holds(outer: Area, inner: Area) -> bool {
    const SLACK: f64 = 1.0;
    (0..2).all(|axis| {
        outer[axis] <= inner[axis] + SLACK
            && outer[axis] + outer[axis + 2] + SLACK >= inner[axis] + inner[axis + 2]
    })
}

/// Returns the place of a card's page that begins at equal negative numbers: it has a margin of that width on every
/// side, and its card begins at 0,0.
fn with_margin([left, top, wide, high]: Area, kind: Kind) -> Option<Area> {
    let is_card = kind.is_counter();
    let side = wide + 2.0 * left;
    let is_even = (left - top).abs() <= 0.01 * wide && (wide - high).abs() <= 0.01 * wide;
    if !(is_card && is_even && left < 0.0 && side > 0.0 && -left <= MARGIN * side) {
        return None;
    }
    let scale = 100.0 / side;
    Some([left, top, wide, high].map(|part| part * scale))
}

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::usvg::roxmltree::Document;

    fn page(attributes: &str, kind: Kind) -> Result<Option<Page>, String> {
        let text = format!("<svg {attributes}/>");
        Page::of(Document::parse(&text).unwrap().root_element(), kind)
    }

    fn place(attributes: &str, kind: Kind) -> Option<[i64; 4]> {
        page(attributes, kind).unwrap().map(|page| page.place.map(|part| (part * 100.0).round() as i64))
    }

    const CARD: Option<[i64; 4]> = Some([0, 0, 10_000, 10_000]);

    #[test]
    fn pages_of_every_size_are_fitted() {
        for view in
            ["0 0 100 100", "0 0 75 75", "0,0,512,512", "30 40 75 75", "-37.5 -37.5 75 75", "0 0 100 80"]
        {
            assert_eq!(place(&format!("viewBox='{view}'"), Kind::Card), CARD, "{view}");
        }
        for size in ["width='75px' height='75px'", "width='26mm' height='26mm'", "width='1in' height='96'"] {
            assert_eq!(place(size, Kind::UnitCard), CARD, "{size}");
        }
        assert_eq!(
            page("width='26mm' height='26mm' viewBox='0 0 26 26'", Kind::Card).unwrap().unwrap().view[2],
            26.0
        );
        assert_eq!(place("viewBox='0 0 512 512'", Kind::Symbol), Some([-2500, -1625, 5000, 3250]));
        assert_eq!(place("viewBox='0 0 24 24'", Kind::Badge), Some([-1000, -1000, 2000, 2000]));
        for none in ["", "width='100%' height='100%'", "width='75'"] {
            assert_eq!(place(none, Kind::Card), None, "{none}");
        }
    }

    #[test]
    fn pages_in_the_units_of_the_program_stay_where_they_are() {
        let own = [
            ("-15 -15 130 130", Kind::Card),
            ("-20 -20 140 140", Kind::Card),
            ("-27 -20 54 42", Kind::Symbol),
            ("-30 -30 60 60", Kind::UnitSymbol),
            ("-14 -14 28 28", Kind::Badge),
            ("-15 -15 130 130", Kind::Marker),
            ("0 0 13.5 100", Kind::Pattern),
        ];
        for (view, kind) in own {
            assert!(page(&format!("viewBox='{view}'"), kind).unwrap().unwrap().is_ours(), "{view} {kind}");
        }
        // The same with its own units: a margin of 15 hundredths.
        assert_eq!(
            place("viewBox='-11.25 -11.25 97.5 97.5'", Kind::Card),
            Some([-1500, -1500, 13_000, 13_000])
        );
    }

    #[test]
    fn what_is_no_page_is_told() {
        for wrong in [
            "viewBox='0 0 0 0'",
            "viewBox='0 0 -5 5'",
            "viewBox='a b'",
            "viewBox='0 0 1e30 1e30'",
            "width='0' height='0'",
        ] {
            assert!(page(wrong, Kind::Card).unwrap_err().contains("is not a page"), "{wrong}");
        }
    }
}
