//! A text before it is shown, and the macro that makes one.

use super::arg::Arg;
#[doc(hidden)]
pub use inventory;
use serde::Serialize;
use std::collections::BTreeMap;

/// Makes a [`Text`]: `t!("bar-undo")`, `t!("log-retreated", units = units, hex = end)`.
macro_rules! t {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        $crate::engine::text::inventory::submit!($crate::engine::text::Uses(&[$crate::engine::text::TextUse {
            id: $id,
            args: &[$(stringify!($name)),*],
            file: file!(),
            line: line!(),
        }]));
        $crate::engine::text::Text::new(
            $id,
            vec![$((stringify!($name), $crate::engine::text::Arg::from($value))),*],
        )
    }};
}

/// Returns the sentence of a [`Text`] without units in the language of the table: `say!("bar-undo")`.
macro_rules! say {
    ($($text:tt)*) => { $crate::engine::text::t!($($text)*).plain() };
}

/// Notes the use of a message without arguments whose id is kept in a table of constants, and gives the id:
/// `title: id!("guderian-planning-call-up")`. [`say_id`] shows it.
macro_rules! id {
    ($id:literal) => {{
        $crate::engine::text::inventory::submit!($crate::engine::text::Uses(&[
            $crate::engine::text::TextUse { id: $id, args: &[], file: file!(), line: line!() }
        ]));
        $id
    }};
}

pub(crate) use id;
pub(crate) use say;
pub(crate) use t;

/// Returns the sentence of a message without arguments, in the language of the table. Where a room's texts are still in
/// its code, its tables have the words themselves, which are returned as they are.
pub fn say_id(id: &'static str) -> String {
    Text::new(id, Vec::new()).plain()
}

/// The id of a message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Text {
    /// Makes a text; [`t!`](crate::engine::text::t) also notes its use for the tests.
    pub fn new(id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { id, args }
    }

    /// The id of its message, with the name of an attribute after a full stop.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// The id of its message; none for words of data.
    pub fn message(&self) -> Option<&'static str> {
        (self.id != "words").then_some(self.id)
    }

    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// Words that are no message: those of data, and of rooms whose texts are still in their code.
impl From<String> for Text {
    fn from(words: String) -> Self {
        t!("words", words = words)
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl Serialize for Text {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Parts<'a> {
            id: &'static str,
            args: BTreeMap<&'static str, &'a Arg>,
        }
        let args = self.args.iter().map(|(name, arg)| (*name, arg)).collect();
        Parts { id: self.id, args }.serialize(serializer)
    }
}

/// A place in the code that makes a text.
#[derive(Debug)]
pub struct TextUse {
    pub id: &'static str,
    /// The names of the arguments that it gives.
    pub args: &'static [&'static str],
    pub file: &'static str,
    pub line: u32,
}

/// The uses of one table or one call.
#[doc(hidden)]
pub struct Uses(pub &'static [TextUse]);

inventory::collect!(Uses);

/// Every place in the code that makes a text.
pub fn uses() -> impl Iterator<Item = &'static TextUse> {
    // An entry of a table whose text is that of one of its fields has no id of its own.
    inventory::iter::<Uses>.into_iter().flat_map(|uses| uses.0).filter(|one| !one.id.is_empty())
}
