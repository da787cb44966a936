//! The facts of a hex, in words.

/// The facts of a hex: those of its ground and of whoever is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexFacts {
    /// Its id, with the name of the place.
    pub title: String,
    /// What covers the ground and runs through it.
    pub ground: String,
    /// A label and what it says.
    pub lines: Vec<(&'static str, String)>,
}

impl HexFacts {
    /// Those of a unit that waits beside the map, by its name and that of who rides in it.
    pub fn waiting(title: String, carries: Option<String>) -> Self {
        let lines = carries.map(|name| ("Carries", name)).into_iter().collect();
        Self { title, ground: "Waits beside the map".to_owned(), lines }
    }
}
