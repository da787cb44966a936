//! The colours of what the table lays over the map, so that map and legend show the same ones.

use super::pack::Pack;
use super::palette::Colour;
use crate::settings::Colours;

/// What a colour is that a pack does not have: it is seen on the paper, and nothing stops for it.
const MISSING: Colour = Colour([0x80; 3]);

macro_rules! overlay_colours {
    ($($(#[$about:meta])* $name:ident,)*) => {
        /// Colours of the pack's palette that the table looks for by their names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct OverlayColours {
            $($(#[$about])* pub $name: Colour,)*
        }

        impl OverlayColours {
            /// The colours of a pack in the palette that it wears; one that it does not have is grey.
            pub fn of(pack: &Pack) -> Self {
                let named = |name: &str| pack.colour(name).map_or(MISSING, Colour);
                Self { $($name: named(stringify!($name)),)* }
            }

            /// Nothing but grey, where there is no pack.
            fn missing() -> Self {
                Self { $($name: MISSING,)* }
            }

            /// The names in the pack's palette.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];
        }
    };
}

overlay_colours! {
    /// Soviet cards.
    soviet,
    /// German cards.
    german,
    /// Soviet zones of control, reach and moves.
    soviet_key,
    /// German zones of control, reach and moves.
    german_key,
    /// Where a unit can go: the line about it and the tint.
    reach,
    /// Where a unit must stop.
    stop,
    /// The dark line beside it.
    stop_dark,
    /// Where it can overrun.
    overrun,
    /// The path under the mouse.
    path,
    /// The path by train.
    train,
    /// Targets and arrows of an attack.
    attack,
    /// The dark rim about them.
    attack_dark,
    /// Where a retreat can lead.
    retreat,
    /// The dark line beside it.
    retreat_dark,
    /// Where winners can advance.
    advance,
    /// Where an interdiction marker can be laid.
    interdiction,
    /// Lines of supply.
    supply,
    /// The dark under them and under other bright lines.
    supply_dark,
    /// Units without a line of supply.
    no_supply,
    /// The ring about what a leader commands.
    leader,
    /// The dashes on it.
    leader_dash,
    /// What is selected, asked or pointed at.
    accent,
    /// The dark rim about it.
    accent_dark,
    /// Plates over the map: the odds flag, the fan of a stack.
    plate,
    /// Their rims.
    plate_line,
    /// Letters on them.
    plate_text,
    /// Boxes in the margin of the sheet.
    margin_box,
    /// Their rims and headings.
    margin_box_line,
}

impl OverlayColours {
    /// The colours that a player has chosen, from the standard pack.
    pub fn in_colours(colours: Colours) -> Self {
        Pack::in_colours(colours).map_or_else(|_| Self::missing(), |pack| Self::of(&pack))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_pack_has_all_of_them() {
        let pack = Pack::standard().unwrap();
        for name in OverlayColours::NAMES {
            assert!(pack.colour(name).is_some(), "the palette has no \"{name}\"");
        }
    }

    #[test]
    fn what_the_table_asks_a_player_to_tell_apart_changes_for_the_colour_blind() {
        let [usual, safe] = [Colours::Usual, Colours::ColourBlind].map(OverlayColours::in_colours);
        assert_eq!(usual.reach, Colour([0x2C, 0x7F, 0xB8]));
        let named = |text: &str| Colour::parse(text).unwrap();
        let wanted = [
            (safe.soviet, "#6B2C12"),
            (safe.german, "#A9CBE3"),
            (safe.german_key, "#0B4F7A"),
            (safe.reach, "#0072B2"),
            (safe.stop, "#E69F00"),
            (safe.overrun, "#000000"),
            (safe.supply, "#F0E442"),
            (safe.leader, "#FFFFFF"),
            (safe.leader_dash, "#000000"),
        ];
        for (colour, text) in wanted {
            assert_eq!(colour, named(text));
        }
    }
}
