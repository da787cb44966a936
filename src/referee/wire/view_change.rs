//! The change from one view of a viewer to the next: a patch (RFC 6902), or the whole view if that is not much longer.

use json_patch::{Patch, PatchOperation};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use twox_hash::XxHash64;

/// Limit of the brackets within each other, in messages and in views. Positions have fewer than 20.
pub(super) const DEEPEST: usize = 48;

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
            return Some(view.clone());
        }
        let patch = self.patch.as_ref()?;
        if !patch.iter().all(is_plain) {
            return None;
        }
        let mut view = old.clone();
        json_patch::patch(&mut view, patch).ok()?;
        // Each patch has few brackets, but one after the other could nest them without end.
        is_within(&view, DEEPEST).then_some(view)
    }
}

/// Whether a part of a patch is such as the referee sends. Copies could double the view again and again, until the memory
/// is full.
fn is_plain(part: &PatchOperation) -> bool {
    matches!(part, PatchOperation::Add(_) | PatchOperation::Remove(_) | PatchOperation::Replace(_))
}

/// Whether a value has at most this many brackets within each other.
fn is_within(value: &Value, depth: usize) -> bool {
    let Some(inner) = depth.checked_sub(1) else { return !value.is_array() && !value.is_object() };
    match value {
        Value::Array(values) => values.iter().all(|value| is_within(value, inner)),
        Value::Object(values) => values.values().all(|value| is_within(value, inner)),
        _ => true,
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
