//! Proofs of the whole program: a second opinion on the rules, hostile orders, secrets, broken files,
//! interrupted saving, and whole campaigns in which every rule must have come up.
#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected shall stop")]

#[allow(dead_code, reason = "another crate of tests uses the rest of it")]
#[path = "oracle/mod.rs"]
mod oracle;

#[path = "proof/autosave.rs"]
mod autosave;
#[path = "proof/broken_files.rs"]
mod broken_files;
#[path = "proof/campaigns.rs"]
mod campaigns;
#[path = "proof/commands/mod.rs"]
mod commands;
#[path = "proof/corpus.rs"]
mod corpus;
#[path = "proof/counts/mod.rs"]
mod counts;
#[path = "proof/damage.rs"]
mod damage;
#[path = "proof/dice.rs"]
mod dice;
#[path = "proof/doors.rs"]
mod doors;
#[path = "proof/feed.rs"]
mod feed;
#[path = "proof/games.rs"]
mod games;
#[path = "proof/golden.rs"]
mod golden;
#[path = "proof/honesty.rs"]
mod honesty;
#[path = "proof/hostile.rs"]
mod hostile;
#[path = "proof/hostile_files.rs"]
mod hostile_files;
#[path = "proof/kept.rs"]
mod kept;
#[path = "proof/legal.rs"]
mod legal;
#[path = "proof/matches.rs"]
mod matches;
#[path = "proof/meaning.rs"]
mod meaning;
#[path = "proof/off_map.rs"]
mod off_map;
#[path = "proof/offers.rs"]
mod offers;
#[path = "proof/openings.rs"]
mod openings;
#[path = "proof/overlay.rs"]
mod overlay;
#[path = "proof/parcels.rs"]
mod parcels;
#[path = "proof/players.rs"]
mod players;
#[path = "proof/record.rs"]
mod record;
#[path = "proof/remember.rs"]
mod remember;
#[path = "proof/restoring.rs"]
mod restoring;
#[path = "proof/schema.rs"]
mod schema;
#[path = "proof/sealed_lengths.rs"]
mod sealed_lengths;
#[path = "proof/second_opinion.rs"]
mod second_opinion;
#[path = "proof/secrets.rs"]
mod secrets;
#[path = "proof/selfplay.rs"]
mod selfplay;
#[path = "proof/sequence.rs"]
mod sequence;
#[path = "proof/situation.rs"]
mod situation;
#[path = "proof/spoil.rs"]
mod spoil;
#[path = "proof/spoilt.rs"]
mod spoilt;
#[path = "proof/table_commands/mod.rs"]
mod table_commands;
#[path = "proof/twins/mod.rs"]
mod twins;
#[path = "proof/writing.rs"]
mod writing;
#[path = "proof/written.rs"]
mod written;
