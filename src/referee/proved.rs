//! Whether the dice of a game file follow from the proof of its dice.

use super::dice_proof::ProofFile;
use crate::engine::orders::{CommandOf, Game, Position, TableCommand, hash};

/// The parts of a game file on which its dice depend.
pub struct DiceOfFile<'a, G: Game> {
    pub rulebook: &'a G::Rulebook,
    pub seed: u64,
    /// The position in which the game began.
    pub start: &'a Position<G>,
    /// The commands of the table, with the number of orders before each.
    pub commands: &'a [(usize, CommandOf<G>)],
}

impl<G: Game> DiceOfFile<'_, G> {
    /// Checks that the seed follows from the proof, that the game began with the dice of that seed, and that no die was given
    /// by hand. That the orders have used these dice is shown by a replay.
    ///
    /// # Errors
    /// One of them does not hold: a sentence.
    pub fn check(&self, ProofFile { game, proof }: &ProofFile) -> Result<(), String> {
        proof
            .check(game, self.seed)
            .map_err(|fault| format!("the dice of the game {game} are not proved: {fault}"))?;
        let mut start = G::start(self.rulebook, self.seed);
        G::derive(self.rulebook, &mut start.public);
        let hash_of = |position: &Position<G>| hash(position).map_err(|error| error.to_string());
        if hash_of(&start)? != hash_of(self.start)? {
            return Err(
                "the dice are not proved: the game does not begin with the dice of its seed".to_owned()
            );
        }
        let is_given =
            |command: &CommandOf<G>| matches!(command, TableCommand::Dice(_) | TableCommand::GoOn(_));
        match self.commands.iter().find(|(_, command)| is_given(command)) {
            Some((after, _)) => Err(format!(
                "the dice are not proved: after order {after} dice were given by hand, or orders are missing"
            )),
            None => Ok(()),
        }
    }
}
