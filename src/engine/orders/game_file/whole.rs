//! Reads game files that must be whole.

use super::{
    reading::{Item, Reading, UNKNOWN_POSITION, What, position_in},
    stand::Chain,
};
use crate::engine::{
    data::DataError,
    orders::{FileFault, Game, GameFile, PlayedOrder},
};
use std::path::Path;

impl<G: Game> GameFile<G> {
    /// Reads a game file that must be whole. A last line that was cut off is left out.
    ///
    /// # Errors
    /// The file cannot be read, is not a file of this game, or a line before its last one is damaged.
    pub fn read(path: &Path) -> Result<Self, FileFault> {
        Reading::read(path).and_then(Self::try_from)
    }

    /// Reads the text of a game file that must be whole.
    ///
    /// # Errors
    /// As [`GameFile::read`].
    pub fn parse(name: &str, text: impl AsRef<[u8]>) -> Result<Self, FileFault> {
        Reading::parse(name, text.as_ref()).and_then(Self::try_from)
    }

    /// Reads a game file that must be whole, without its intermediate positions: a replay makes them again.
    ///
    /// # Errors
    /// As [`GameFile::read`]; of a position only the faults that its mark and its hash show.
    pub fn read_orders(path: &Path) -> Result<Self, FileFault> {
        Reading::read(path).and_then(|reading| Self::whole(reading, false))
    }
}

impl<G: Game> TryFrom<Reading<G>> for GameFile<G> {
    type Error = FileFault;

    /// Returns the game of a file that was read, if nothing is missing in it.
    fn try_from(reading: Reading<G>) -> Result<Self, FileFault> {
        Self::whole(reading, true)
    }
}

impl<G: Game> GameFile<G> {
    /// Returns the game of a file that was read, if nothing is missing in it; with its intermediate positions on
    /// request.
    fn whole(reading: Reading<G>, with_positions: bool) -> Result<Self, FileFault> {
        if let Some(fault) = reading.damage.first() {
            return Err(fault.clone());
        }
        let Reading { name, header, start, items, notes, study, cut_off, begins, .. } = reading;
        let fault =
            |line: usize, sentence: String| DataError { file: name.clone(), line, column: 1, sentence };
        let Some(start) = start else {
            return Err(fault(2, "the second line must be Start(…), the first position".to_owned()));
        };
        let (mut played, mut positions, mut commands) =
            (Vec::<PlayedOrder<G::Order>>::new(), Vec::new(), Vec::new());
        let mut chain = Chain::of(begins.as_ref());
        for Item { line, what, .. } in items {
            match what {
                What::Order(order, _) if order.number == played.len() + 1 => played.push(order),
                What::Order(order, _) => {
                    let sentence =
                        format!("order {} is expected here, not {}", played.len() + 1, order.number);
                    return Err(fault(line, sentence));
                }
                What::Stand(stand) => {
                    let text = chain.next(&stand).ok_or_else(|| fault(line, UNKNOWN_POSITION.to_owned()))?;
                    if with_positions {
                        let read = position_in(text).map_err(|sentence| fault(line, sentence))?;
                        positions.push((played.len(), read));
                    }
                }
                What::Table(command) => commands.push((played.len(), command)),
            }
        }
        Ok(Self { header, start, played, positions, commands, notes, study, cut_off })
    }
}
