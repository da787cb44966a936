//! Proofs of the whole program: a second opinion on the rules, hostile orders, secrets, broken files,
//! interrupted saving, and whole campaigns in which every rule must have come up.
#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected shall stop")]

#[allow(dead_code, reason = "another crate of tests uses the rest of it")]
#[path = "oracle/mod.rs"]
mod oracle;

#[path = "proof/files/assets.rs"]
mod assets;
#[path = "proof/files/autosave.rs"]
mod autosave;
#[path = "proof/files/branches.rs"]
mod branches;
#[path = "proof/files/broken_files.rs"]
mod broken_files;
#[path = "proof/whole_games/campaigns.rs"]
mod campaigns;
#[path = "proof/whole_games/chances.rs"]
mod chances;
#[path = "proof/feed/choices.rs"]
mod choices;
#[path = "proof/commands/mod.rs"]
mod commands;
#[path = "proof/files/corpus.rs"]
mod corpus;
#[path = "proof/orders/counts/mod.rs"]
mod counts;
#[path = "proof/files/damage/mod.rs"]
mod damage;
#[path = "proof/orders/dice.rs"]
mod dice;
#[path = "proof/files/doors.rs"]
mod doors;
#[path = "proof/files/drafts.rs"]
mod drafts;
#[path = "proof/feed/feed.rs"]
mod feed;
#[path = "proof/whole_games/games.rs"]
mod games;
#[path = "proof/whole_games/golden.rs"]
mod golden;
#[path = "proof/secrets/honesty.rs"]
mod honesty;
#[path = "proof/orders/hostile.rs"]
mod hostile;
#[path = "proof/files/hostile_files.rs"]
mod hostile_files;
#[path = "proof/files/kept.rs"]
mod kept;
#[path = "proof/orders/legal.rs"]
mod legal;
#[path = "proof/files/lesson_playing.rs"]
mod lesson_playing;
#[path = "proof/whole_games/matches.rs"]
mod matches;
#[path = "proof/files/meaning.rs"]
mod meaning;
#[path = "proof/files/off_map.rs"]
mod off_map;
#[path = "proof/orders/offers.rs"]
mod offers;
#[path = "proof/orders/openings.rs"]
mod openings;
#[path = "proof/feed/overlay.rs"]
mod overlay;
#[path = "proof/files/own_parts.rs"]
mod own_parts;
#[path = "proof/files/own_types.rs"]
mod own_types;
#[path = "proof/files/parcels.rs"]
mod parcels;
#[path = "proof/whole_games/players.rs"]
mod players;
#[path = "proof/files/record.rs"]
mod record;
#[path = "proof/files/remember.rs"]
mod remember;
#[path = "proof/files/restoring.rs"]
mod restoring;
#[path = "proof/feed/schema.rs"]
mod schema;
#[path = "proof/files/sealed_lengths.rs"]
mod sealed_lengths;
#[path = "proof/orders/second_opinion.rs"]
mod second_opinion;
#[path = "proof/secrets/secrets.rs"]
mod secrets;
#[path = "proof/whole_games/selfplay.rs"]
mod selfplay;
#[path = "proof/secrets/sent.rs"]
mod sent;
#[path = "proof/orders/sequence.rs"]
mod sequence;
#[path = "proof/secrets/sheets.rs"]
mod sheets;
#[path = "proof/orders/situation.rs"]
mod situation;
#[path = "proof/files/spoil.rs"]
mod spoil;
#[path = "proof/orders/spoilt.rs"]
mod spoilt;
#[path = "proof/files/study.rs"]
mod study;
#[path = "proof/table_commands/mod.rs"]
mod table_commands;
#[path = "proof/files/translations.rs"]
mod translations;
#[path = "proof/secrets/twins/mod.rs"]
mod twins;
#[path = "proof/files/writing.rs"]
mod writing;
#[path = "proof/files/written.rs"]
mod written;
