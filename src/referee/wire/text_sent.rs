//! The reason of a refusal as it is sent beside its English sentence: the id of its message and the arguments, by which the
//! program of a player shows it in the language of the player. What is read here may come from anyone.

use crate::engine::{
    orders::SideNames,
    text::{Arg, Text, uses},
};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

/// Limit of the arguments that a list may have: honest ones are shorter.
const MOST_ITEMS: usize = 16;

/// The messages of refusals that belong to no game and do not have `-refusal-` in their ids: no other message is shown because
/// its id was sent.
const COMMON: [&str; 7] = [
    "order-cannot-be-given",
    "order-game-over",
    "order-not-now",
    "order-at-another-time",
    "ending-already-offered",
    "ending-nothing-offered",
    "ending-own-offer",
];

/// The arguments that the program gives to each message of a refusal: in each place that makes it.
static REFUSALS: LazyLock<BTreeMap<&'static str, Vec<&'static [&'static str]>>> = LazyLock::new(|| {
    let mut refusals: BTreeMap<&str, Vec<&[&str]>> = BTreeMap::new();
    for one in uses().filter(|one| is_refusal(one.id)) {
        refusals.entry(one.id).or_default().push(one.args);
    }
    refusals
});

/// The messages that are names within a refusal: what cannot be done, and when it can be.
static NAMES: LazyLock<BTreeSet<&'static str>> =
    LazyLock::new(|| uses().filter(|one| one.args.is_empty() && is_name(one.id)).map(|one| one.id).collect());

/// The id of a message and its arguments, as they are sent. A number and a word of data are sent as they are, and a list as a
/// list; of all others an object says the kind: `{"unit":"pz-25-7"}`, `{"hex":"1108"}`, `{"halves":9}` for 4½,
/// `{"side":"German"}`, and `{"name":"squad-deed-fire"}` for a message that is a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextSent {
    pub id: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Value>,
}

impl TextSent {
    /// Returns a text as it is sent; none for words that are no message.
    pub fn of(text: &Text) -> Option<Self> {
        let args = text.args().iter().map(|(name, arg)| ((*name).to_owned(), sent(arg))).collect();
        Some(Self { id: text.message()?.to_owned(), args })
    }

    /// Returns the text that was sent to a player of a game with these sides. `plain` makes words of data such as may be shown.
    /// None if it is no refusal of this version of the program, or if it does not have the arguments that belong to it.
    pub fn read(&self, sides: &[SideNames], plain: &dyn Fn(&str) -> String) -> Option<Text> {
        let (&id, known) = REFUSALS.get_key_value(self.id.as_str())?;
        let has_all = |names: &&&[&str]| {
            names.len() == self.args.len() && names.iter().all(|name| self.args.contains_key(*name))
        };
        let names = known.iter().find(has_all)?;
        let arg = |name: &&'static str| Some((*name, read(self.args.get(*name)?, sides, plain)?));
        let args: Option<Vec<(&'static str, Arg)>> = names.iter().map(arg).collect();
        Some(Text::new(id, args?))
    }

    /// Reads one that may have any form: none if it is no such text. The message around it is then read all the same.
    pub(super) fn if_readable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Self>, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Ok(serde_json::from_value(value).ok())
    }
}

/// Whether a message is a refusal, or is in the files of refusals.
fn is_refusal(id: &str) -> bool {
    id.contains("-refusal-") || COMMON.contains(&id)
}

/// Whether a message is a name within a refusal.
fn is_name(id: &str) -> bool {
    ["-deed-", "-time-", "-refusal-"].iter().any(|part| id.contains(part))
}

/// Returns an argument as it is sent.
fn sent(arg: &Arg) -> Value {
    match arg {
        Arg::Number(number) => json!(number),
        Arg::Halves(halves) => json!({ "halves": halves }),
        Arg::Unit(unit) => json!({ "unit": unit }),
        Arg::Hex(hex) => json!({ "hex": hex }),
        Arg::Name(id) => json!({ "name": id }),
        Arg::Side(_, name) => json!({ "side": name }),
        Arg::Words(words) => json!(words),
        Arg::List(items) => Value::Array(items.iter().map(sent).collect()),
    }
}

/// Returns the argument that was sent; none if it is none of these.
fn read(sent: &Value, sides: &[SideNames], plain: &dyn Fn(&str) -> String) -> Option<Arg> {
    match sent {
        Value::Array(items) if (1..=MOST_ITEMS).contains(&items.len()) => {
            items.iter().map(|item| read_one(item, sides, plain)).collect::<Option<Vec<Arg>>>().map(Arg::List)
        }
        one => read_one(one, sides, plain),
    }
}

/// Returns an argument that is no list: no list is in another one.
fn read_one(sent: &Value, sides: &[SideNames], plain: &dyn Fn(&str) -> String) -> Option<Arg> {
    match sent {
        Value::Number(number) => number.as_i64().map(Arg::Number),
        Value::String(words) => Some(Arg::Words(plain(words))),
        Value::Object(parts) if parts.len() == 1 => {
            let (kind, value) = parts.iter().next()?;
            match kind.as_str() {
                "halves" => value.as_i64().map(Arg::Halves),
                "unit" => value.as_str()?.parse().ok().map(Arg::Unit),
                "hex" => value.as_str()?.parse().ok().map(Arg::Hex),
                "name" => NAMES.get(value.as_str()?).copied().map(Arg::Name),
                "side" => side(value.as_str()?, sides),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Returns the side with this name, or with this name of its people.
fn side(name: &str, sides: &[SideNames]) -> Option<Arg> {
    sides.iter().find_map(|side| {
        if name == side.name {
            return Some(Arg::from(*side));
        }
        (name == side.people).then(|| side.as_people())
    })
}
