//! The change from one view of a viewer to the next: a patch (RFC 6902), or the whole view if that is not much longer.

use json_patch::{Patch, PatchOperation};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use twox_hash::XxHash64;

/// Limit of the brackets within each other, in messages and in views. Positions have fewer than 20.
pub(super) const DEEPEST: usize = 48;
/// Limit of the bytes of a view: a longer one could not be sent as a whole.
const LONGEST: usize = 4 * 1024 * 1024;
/// Limits of the parts of a patch and of the values in a list of a view. To add a value at the front of a list moves all
/// others: without limits one message could take minutes. Positions have a hundredth of both.
const MOST_PARTS: usize = 10_000;
const MOST_LISTED: usize = 65_536;

/// The change of a view. One of its two parts is there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ViewChange {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patch: Option<Patch>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
}

impl ViewChange {
    /// Returns the change between two views.
    pub fn between(old: &Value, new: &Value) -> Self {
        let patch = json_patch::diff(old, new);
        let is_long = length_of(&patch) > length_of(new) / 2;
        let change = Self { patch: Some(patch), view: None };
        // The referee applies its own patch first: one that is wrong would cost each viewer a question.
        if is_long || change.applied_to(old).as_ref() != Some(new) {
            return Self { patch: None, view: Some(new.clone()) };
        }
        change
    }

    /// Returns the view after the change of this one; none if the change does not fit it.
    pub fn applied_to(&self, old: &Value) -> Option<Value> {
        if let Some(view) = &self.view {
            return is_usual_view(view).then(|| view.clone());
        }
        let patch = self.patch.as_ref()?;
        if patch.len() > MOST_PARTS || !patch.iter().all(is_plain) {
            return None;
        }
        let mut view = old.clone();
        json_patch::patch(&mut view, patch).ok()?;
        // Each patch is short and has few brackets, but one after the other could nest and lengthen the view without end.
        is_usual_view(&view).then_some(view)
    }
}

/// Whether a view is such as a referee sends: not too long, and without too many brackets within each other.
pub fn is_usual_view(view: &Value) -> bool {
    is_within(view, DEEPEST) && least_length(view) <= LONGEST
}

/// Whether a part of a patch is such as the referee sends. Copies could double the view again and again, until the memory
/// is full.
fn is_plain(part: &PatchOperation) -> bool {
    match part {
        PatchOperation::Add(add) => is_within(&add.value, DEEPEST),
        PatchOperation::Replace(replace) => is_within(&replace.value, DEEPEST),
        PatchOperation::Remove(_) => true,
        _ => false,
    }
}

/// Whether a value has at most this many brackets within each other, and no list in it is too long.
fn is_within(value: &Value, depth: usize) -> bool {
    let Some(inner) = depth.checked_sub(1) else { return !value.is_array() && !value.is_object() };
    match value {
        Value::Array(values) => {
            values.len() <= MOST_LISTED && values.iter().all(|value| is_within(value, inner))
        }
        Value::Object(values) => values.values().all(|value| is_within(value, inner)),
        _ => true,
    }
}

/// Returns the bytes that a value has in JSON at least, without writing it.
fn least_length(value: &Value) -> usize {
    match value {
        Value::String(text) => text.len() + 2,
        Value::Array(values) => values.iter().map(|value| least_length(value) + 1).sum::<usize>() + 1,
        Value::Object(values) => {
            values.iter().map(|(name, value)| name.len() + least_length(value) + 4).sum::<usize>() + 1
        }
        _ => 1,
    }
}

/// The bytes of a value in JSON.
fn length_of(value: &impl Serialize) -> usize {
    serde_json::to_vec(value).map_or(usize::MAX, |text| text.len())
}

/// Returns the hash of a view: XXH64 over its text in JSON, in which the names of each object are sorted. Unlike the hash
/// of a position it covers every part that is sent.
pub fn hash_of_view(view: &Value) -> String {
    let text = serde_json::to_vec(view).unwrap_or_default();
    format!("{:016x}", XxHash64::oneshot(0, &text))
}
