//! The parts of files that have arrived on a line, of the game and of its scenario.

use super::sent_parts::SentParts;
use crate::referee::dice_proof::DiceProof;

/// Limit of the bytes of the file of a game: those of honest games are far shorter.
const MOST_OF_GAME: usize = 64 << 20;
/// Limit of the bytes of the files of a scenario with their names, as a hall has it.
const MOST_OF_SCENARIO: usize = 1 << 20;

/// The file of the game on the table, from its end on.
pub(crate) struct EndedFile {
    pub sent: SentParts,
    pub proof: Option<DiceProof>,
    /// Whether the replay is opened as soon as the file is there.
    pub replays: bool,
}

impl EndedFile {
    /// Begins without a file; `replays` says that its replay is opened as soon as it is there.
    pub fn new(replays: bool) -> Self {
        Self { sent: SentParts::new(MOST_OF_GAME), proof: None, replays }
    }
}

/// The files of a scenario that this program lacks.
pub(crate) struct LackingScenario {
    pub sent: SentParts,
    /// Whether the player has been asked whether to install them.
    pub is_offered: bool,
}

impl Default for LackingScenario {
    fn default() -> Self {
        Self { sent: SentParts::new(MOST_OF_SCENARIO), is_offered: false }
    }
}
