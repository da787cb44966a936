//! The number of a choice in a vote of viewers, on a disc.

use crate::table::app::inks::Inks;

/// Returns the drawing of the number, as SVG.
pub(crate) fn art(number: usize, inks: &Inks) -> String {
    let (rim, ground) = (inks.accent, inks.accent_dark);
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>\
         <circle cx='50' cy='50' r='43' fill='{ground}' stroke='{rim}' stroke-width='9'/>\
         <text x='50' y='71' font-family='Noto Sans' font-weight='700' font-size='60' fill='#ffffff' \
         text-anchor='middle'>{number}</text></svg>"
    )
}
