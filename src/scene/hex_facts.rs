//! The facts of a hex, as text.

/// The facts of a hex: its ground and the units in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexFacts {
    /// The id of the hex, with the name of the place.
    pub title: String,
    /// The terrain of the hex, and the roads and rivers in it.
    pub ground: String,
    /// Labels, each with its text.
    pub lines: Vec<(&'static str, String)>,
}

impl HexFacts {
    /// Makes the facts of a unit that waits beside the map, from its name and its passenger's name.
    pub fn waiting(title: String, carries: Option<String>) -> Self {
        let lines = carries.map(|name| ("Carries", name)).into_iter().collect();
        Self { title, ground: "Off the map".to_owned(), lines }
    }
}
