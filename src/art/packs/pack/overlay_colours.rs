//! The colours of overlays on the map, so that map and legend show the same ones.

use super::{Pack, palette::Colour};
use crate::{
    engine::counters::Flag,
    settings::{Chalk, Colours},
};

/// The replacement for a colour that a pack does not have: it is visible on the paper, and the game continues.
const MISSING: Colour = Colour([0x80; 3]);

macro_rules! overlay_colours {
    ($($(#[$about:meta])* $name:ident,)*) => {
        /// Colours of the pack's palette that the table uses by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct OverlayColours {
            $($(#[$about])* pub $name: Colour,)*
        }

        impl OverlayColours {
            /// Returns the colours of a pack in its present palette; missing ones are grey.
            pub fn of(pack: &Pack) -> Self {
                let named = |name: &str| pack.colour(name).map_or(MISSING, Colour);
                Self { $($name: named(stringify!($name)),)* }
            }

            /// Returns only grey, if there is no pack.
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
    /// Cards of the Americans and the British.
    allied,
    /// Soviet zones of control, reach and moves.
    soviet_key,
    /// German zones of control, reach and moves.
    german_key,
    /// The hexes that a unit can reach: the line around them and the tint.
    reach,
    /// The hexes in which a unit must stop.
    stop,
    /// The dark line beside it.
    stop_dark,
    overrun,
    /// The path under the mouse.
    path,
    /// The path of a rail movement.
    train,
    /// Targets and arrows of an attack.
    attack,
    /// The dark rim around them.
    attack_dark,
    /// The possible hexes of a retreat.
    retreat,
    /// The dark line beside it.
    retreat_dark,
    /// The possible hexes of an advance after combat.
    advance,
    /// The possible hexes of an interdiction marker.
    interdiction,
    supply,
    /// The dark under them and under other bright lines.
    supply_dark,
    /// Units without a line of supply.
    no_supply,
    /// The ring around the units that a leader commands.
    leader,
    leader_dash,
    /// Selected things, pending decisions, and things under the cursor.
    accent,
    /// The dark rim around them.
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
    /// Arrows and rings drawn for viewers.
    chalk_blue,
    /// The same in red.
    chalk_red,
    /// The same in yellow.
    chalk_yellow,
    /// The same in black.
    chalk_black,
    /// The rim around the dark ones.
    chalk_rim,
    /// The rim around the bright ones.
    chalk_dark_rim,
}

/// American drab: of zones and moves, and of cards.
const OLIVE: [Colour; 2] = [Colour([66, 79, 31]), Colour([94, 107, 59])];

impl OverlayColours {
    /// Returns the colours of a side: of its zones and moves, and of its cards.
    pub fn of_side(&self, flag: Flag) -> [Colour; 2] {
        match flag {
            Flag::Red => [self.soviet_key, self.soviet],
            Flag::Grey => [self.german_key, self.german],
            Flag::Olive => OLIVE,
        }
    }

    /// Returns the colour of an arrow or a ring, and of the rim around it.
    pub fn chalk(&self, chalk: Chalk) -> [Colour; 2] {
        match chalk {
            Chalk::Blue => [self.chalk_blue, self.chalk_rim],
            Chalk::Red => [self.chalk_red, self.chalk_rim],
            Chalk::Yellow => [self.chalk_yellow, self.chalk_dark_rim],
            Chalk::Black => [self.chalk_black, self.chalk_rim],
        }
    }

    /// Returns the colour of a side's fire, which is that of its cards, and of the rim around it.
    pub fn fire(&self, side: Flag) -> [Colour; 2] {
        match side {
            Flag::Grey => [self.german, self.attack_dark],
            Flag::Red => [self.soviet, self.chalk_rim],
            Flag::Olive => [self.allied, self.chalk_rim],
        }
    }

    /// Returns the colours that a player has chosen, from the standard pack.
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

    /// Returns a colour as a kind of colour-blind eyes sees it, in linear parts; Machado, Oliveira and Fernandes 2009.
    fn seen(colour: Colour, eyes: Option<[[f32; 3]; 3]>) -> [f32; 3] {
        let linear = colour.0.map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        let Some(eyes) = eyes else { return linear };
        eyes.map(|row| row.iter().zip(linear).map(|(part, of)| part * of).sum::<f32>().clamp(0.0, 1.0))
    }

    const PROTANOPIA: [[f32; 3]; 3] =
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
    const DEUTERANOPIA: [[f32; 3]; 3] =
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
    const TRITANOPIA: [[f32; 3]; 3] =
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]];

    fn luminance([red, green, blue]: [f32; 3]) -> f32 {
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: [f32; 3], other: [f32; 3]) -> f32 {
        let [one, other] = [one, other].map(|colour| luminance(colour) + 0.05);
        one.max(other) / one.min(other)
    }

    /// Returns the brightness, which a video keeps at full resolution; it halves that of colour in both directions.
    fn luma(colour: Colour) -> f32 {
        let [red, green, blue] = colour.levels();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The four colours for drawing differ in lightness for every eye and in a video, and each contrasts with its rim,
    /// and thus with the map.
    #[test]
    fn chalks_are_told_apart_by_everybody_and_survive_a_video() {
        for colours in [Colours::Usual, Colours::ColourBlind] {
            let inks = OverlayColours::in_colours(colours);
            let chalks = Chalk::ALL.map(|chalk| inks.chalk(chalk));
            for (number, [one, rim]) in chalks.into_iter().enumerate() {
                assert!(contrast(seen(one, None), seen(rim, None)) >= 3.0, "{one} in {rim}");
                // A television cuts off values beyond these.
                let legal = |colour: Colour| colour.0.iter().all(|part| (16..=235).contains(part));
                assert!(legal(one) && legal(rim), "{one} in {rim}");
                for [other, _] in &chalks[..number] {
                    assert!((luma(one) - luma(*other)).abs() >= 40.0, "{one} and {other} in a video");
                    for eyes in [None, Some(PROTANOPIA), Some(DEUTERANOPIA), Some(TRITANOPIA)] {
                        let apart = contrast(seen(one, eyes), seen(*other, eyes));
                        assert!(apart >= 1.6, "{one} and {other}: {apart} with {eyes:?}");
                    }
                }
            }
            let map = crate::art::packs::pack::Pack::standard().unwrap().map.colours;
            for ground in [map.paper, map.wood] {
                for [chalk, rim] in chalks {
                    let [chalk, rim] = [chalk, rim].map(|ink| contrast(seen(ink, None), seen(ground, None)));
                    assert!(chalk.max(rim) >= 1.9, "{chalk} {rim} on {ground}");
                }
            }
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
