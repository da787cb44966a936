//! The texts of the game: names, the story and the log, orders and dice, explanations, the report, the feed, matches,
//! lessons.

pub mod clauses;
pub mod dice_asked;
pub mod explain;
pub mod feed;
pub mod lesson;
pub mod log;
mod matches;
pub mod names;
pub mod odds_told;
pub mod order_words;
pub mod report;
pub mod story;
pub mod table_told;

use crate::engine::text::texts;

texts! {
    "en": ["squad-log.ftl", "squad-names.ftl", "squad-odds.ftl", "squad-orders.ftl", "squad-report.ftl"],
    "de": ["squad-log.ftl", "squad-names.ftl", "squad-odds.ftl", "squad-orders.ftl", "squad-report.ftl"],
}
