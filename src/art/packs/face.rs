//! The face of one counter, and its level of detail at each size.

/// The face of one counter; plain data for any game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// Kind of card: "german", "soviet", "leader"; or "marker" or "badge", with its name in `symbol`.
    pub template: String,
    /// Branch: "infantry", "armour", "mechanized", "motorized", "cavalry", "star"; "" for none.
    pub symbol: String,
    /// Mark above the box: "III", "XX", "XXXX" or "".
    pub size_mark: String,
    /// The value line: "4–10", "?–6", "2–3–6".
    pub strength: String,
    /// Regiment, left of the box, or "".
    pub designation: String,
    /// Division, right of the box; a leader's army.
    pub formation: String,
    /// Palette name of the corps band, "" for none.
    pub band: String,
    /// Number printed in the band.
    pub band_label: String,
    /// A leader's name.
    pub title: String,
    /// A leader's rating.
    pub rating: String,
    /// Steps at full strength; dots are drawn from two up.
    pub steps: u8,
    /// Steps lost; any makes the card show its reduced sash.
    pub steps_lost: u8,
    /// "disrupted", "out_of_supply", "moved", "attacked", "halted", and "count:4" for a stack.
    pub badges: Vec<String>,
    /// Has moved: the card is darkened.
    pub dimmed: bool,
    /// "" or a variant of the template, like "ss" for the dark card.
    pub variant: String,
    /// Its facing, in degrees clockwise from the upper edge of the card; none for a counter without a facing.
    pub heading: Option<u16>,
    /// The symbol of its passenger, "" for none.
    pub carried: String,
    /// The values of its passenger.
    pub carried_values: String,
    /// The unit's id, if it is public, for packs that draw single units.
    pub unit: String,
    /// The id of the unit's type, if it is public, for packs that draw types.
    pub kind: String,
    /// The side of the counter that is up, for packs with a picture of each side.
    pub up: Up,
}

/// The side of a counter that is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Up {
    #[default]
    Front,
    /// The back, because the unit has lost a step: its values differ from those on the front.
    Reduced,
    /// The back, because the unit has fired or done something else: its values are those on the front.
    Inverted,
}

/// The level of detail of a face, by the side of its card in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// Below 18 pixels: the symbol only.
    Far,
    /// 18 to 37 pixels: the symbol and one line.
    Small,
    /// From 38 pixels: everything.
    Full,
}

impl Detail {
    /// Returns the detail for a card with this width in pixels.
    pub fn of(size: u32) -> Self {
        match size {
            0..18 => Self::Far,
            18..38 => Self::Small,
            _ => Self::Full,
        }
    }
}

pub(super) fn marker_face(name: &str) -> Face {
    Face { template: "marker".to_owned(), symbol: name.to_owned(), ..Face::default() }
}

/// The template of a badge that is drawn alone.
pub(super) const BADGE: &str = "badge";

pub(super) fn badge_face(name: &str) -> Face {
    Face { template: BADGE.to_owned(), symbol: name.to_owned(), ..Face::default() }
}

/// Returns a face with every text set, to try drawings.
pub(super) fn sample() -> Face {
    let text = |text: &str| text.to_owned();
    Face {
        strength: text("4–10"),
        designation: text("18"),
        formation: text("137"),
        size_mark: text("III"),
        title: text("Name"),
        rating: text("5"),
        heading: Some(60),
        carried_values: text("4–7"),
        ..Face::default()
    }
}
