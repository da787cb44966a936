//! The functions that messages can call on their arguments: `NAME`, `GENDER`, `SIGNED`.

use fluent_bundle::{
    FluentArgs, FluentValue,
    concurrent::FluentBundle,
    types::{FluentNumber, FluentType},
};
use intl_memoizer::{IntlLangMemoizer, concurrent};
use std::borrow::Cow;

/// A name with its gender and its cases, from the attributes of its message.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Name {
    pub words: String,
    /// Attributes by name: `gender`, `gen`, `plural`.
    pub forms: Vec<(String, String)>,
}

impl Name {
    fn form(&self, name: &str) -> Option<&str> {
        self.forms.iter().find(|(known, _)| known == name).map(|(_, words)| words.as_str())
    }
}

impl FluentType for Name {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.words.clone().into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.words.clone().into()
    }
}

/// Adds the functions to the messages of a language.
pub(super) fn add<R>(bundle: &mut FluentBundle<R>) {
    // A function that is added twice is the only error, and this is the only place that adds any.
    let _ = bundle.add_function("NAME", name);
    let _ = bundle.add_function("GENDER", gender);
    let _ = bundle.add_function("SIGNED", signed);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(digits(number.value)),
        _ => None,
    }));
}

/// `NAME($unit, case: "gen")`: the name in a case, or as it is where it has no such form.
fn name<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let case = match named.get("case") {
        Some(FluentValue::String(case)) => case.as_ref(),
        _ => "",
    };
    match positional.first() {
        Some(FluentValue::Custom(custom)) => match (**custom).as_any().downcast_ref::<Name>() {
            Some(name) => name.form(case).unwrap_or(&name.words).to_owned().into(),
            None => FluentValue::Error,
        },
        Some(value) => value.clone(),
        None => FluentValue::Error,
    }
}

/// `GENDER($unit)`: the attribute `gender` of a name, to be selected by; nothing where it has none.
fn gender<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::Custom(custom)) => {
            let name = (**custom).as_any().downcast_ref::<Name>();
            name.and_then(|name| name.form("gender")).unwrap_or_default().to_owned().into()
        }
        _ => "".into(),
    }
}

/// `SIGNED($drm)`: a number with its sign: +1, −2, 0.
fn signed<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::Number(FluentNumber { value, .. })) => {
            let plus = if *value > 0.0 { "+" } else { "" };
            format!("{plus}{}", digits(*value)).into()
        }
        _ => FluentValue::Error,
    }
}

/// Returns a number with a true minus, and a half as a fraction: −2, 9½.
pub(super) fn digits(number: f64) -> String {
    let minus = if number < 0.0 { "−" } else { "" };
    let whole = number.abs().trunc();
    match number.abs().fract() {
        0.5 if whole == 0.0 => format!("{minus}½"),
        0.5 => format!("{minus}{whole}½"),
        _ => format!("{minus}{}", number.abs()),
    }
}
