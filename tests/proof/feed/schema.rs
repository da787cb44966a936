//! The part of JSON Schema that the schema of the feed uses. An unknown keyword is an error: a schema that says more
//! than is checked would prove nothing.

use serde_json::Value;

/// Returns the faults of a value by a schema, each with its place in the value; empty without faults.
pub fn faults(schema: &Value, value: &Value) -> Vec<String> {
    faults_by(schema, schema, value)
}

/// Does the same by a part of a schema, whose references lead into the whole.
pub fn faults_by(root: &Value, part: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    Check { root, faults: &mut faults }.value(part, value, "");
    faults
}

struct Check<'a> {
    root: &'a Value,
    faults: &'a mut Vec<String>,
}

impl Check<'_> {
    fn value(&mut self, schema: &Value, value: &Value, at: &str) {
        let words = schema.as_object().expect("a schema is an object");
        for (word, says) in words {
            match word.as_str() {
                "$schema" | "title" | "description" | "$defs" => {}
                "$ref" => {
                    let target =
                        says.as_str().and_then(|path| path.strip_prefix('#')).expect("a local reference");
                    let target = self.root.pointer(target).unwrap_or_else(|| panic!("{target} is not there"));
                    self.value(target, value, at);
                }
                "type" => self.claim(is_of_type(says, value), at, || format!("{value} is no {says}")),
                "const" => self.claim(value == says, at, || format!("{value} is not {says}")),
                "enum" => {
                    let among = says.as_array().is_some_and(|known| known.contains(value));
                    self.claim(among, at, || format!("{value} is none of {says}"));
                }
                "minimum" | "maximum" => {
                    let fits = value.as_f64().is_none_or(|number| {
                        let bound = says.as_f64().expect("a bound is a number");
                        if word == "minimum" { number >= bound } else { number <= bound }
                    });
                    self.claim(fits, at, || format!("{value} is beyond {word} {says}"));
                }
                "minLength" | "maxLength" | "minItems" | "maxItems" => {
                    let length = match word.ends_with("Items") {
                        true => value.as_array().map(Vec::len),
                        false => value.as_str().map(|text| text.chars().count()),
                    };
                    let bound = says.as_u64().expect("a bound is a number") as usize;
                    let low = word.starts_with("min");
                    let fits =
                        length.is_none_or(|length| if low { length >= bound } else { length <= bound });
                    self.claim(fits, at, || format!("{value} is beyond {word} {says}"));
                }
                "required" => {
                    for name in says.as_array().expect("names").iter().filter_map(Value::as_str) {
                        let has = value.as_object().is_none_or(|fields| fields.contains_key(name));
                        self.claim(has, at, || format!("{name} is missing"));
                    }
                }
                "properties" => {
                    for (name, schema) in says.as_object().expect("schemas by name") {
                        if let Some(field) = value.get(name) {
                            self.value(schema, field, &format!("{at}/{name}"));
                        }
                    }
                }
                "additionalProperties" => {
                    let known = words.get("properties").and_then(Value::as_object);
                    let others = value.as_object().into_iter().flatten();
                    for (name, field) in
                        others.filter(|(name, _)| known.is_none_or(|known| !known.contains_key(*name)))
                    {
                        match says {
                            Value::Bool(allowed) => {
                                self.claim(*allowed, at, || format!("{name} is not expected"));
                            }
                            schema => self.value(schema, field, &format!("{at}/{name}")),
                        }
                    }
                }
                "items" => {
                    for (number, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.value(says, item, &format!("{at}/{number}"));
                    }
                }
                "oneOf" => self.one_of(says.as_array().expect("schemas"), value, at),
                _ => panic!("the schema says \"{word}\", which this check does not know"),
            }
        }
    }

    /// Checks that exactly one schema fits; if none does, reports the faults of the nearest.
    fn one_of(&mut self, schemas: &[Value], value: &Value, at: &str) {
        let tried: Vec<Vec<String>> = schemas
            .iter()
            .map(|schema| {
                let mut faults = Vec::new();
                Check { root: self.root, faults: &mut faults }.value(schema, value, at);
                faults
            })
            .collect();
        match tried.iter().filter(|faults| faults.is_empty()).count() {
            1 => {}
            0 => {
                let kind = format!("{at}/kind");
                let nearest =
                    tried.into_iter().find(|faults| !faults.iter().any(|fault| fault.starts_with(&kind)));
                self.faults.extend(nearest.unwrap_or_else(|| vec![format!("{at}: no kind fits")]));
            }
            fitting => self.faults.push(format!("{at}: {fitting} of them fit")),
        }
    }

    fn claim(&mut self, holds: bool, at: &str, fault: impl FnOnce() -> String) {
        if !holds {
            self.faults.push(format!("{at}: {}", fault()));
        }
    }
}

fn is_of_type(says: &Value, value: &Value) -> bool {
    let is = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        _ => panic!("there is no type {name}"),
    };
    match says {
        Value::Array(names) => names.iter().filter_map(Value::as_str).any(is),
        says => says.as_str().is_some_and(is),
    }
}

#[test]
fn a_schema_finds_what_is_wrong() {
    let schema = serde_json::json!({
        "type": "object",
        "required": ["kind", "roll"],
        "additionalProperties": false,
        "properties": { "kind": { "type": "string" }, "roll": { "$ref": "#/$defs/roll" } },
        "oneOf": [
            { "properties": { "kind": { "const": "die" } } },
            { "properties": { "kind": { "enum": ["coin"] }, "roll": { "maximum": 2 } } },
        ],
        "$defs": { "roll": { "type": "integer", "minimum": 1, "maximum": 6 } },
    });
    let wrong = |value: Value| faults(&schema, &value).join("; ");
    assert_eq!(wrong(serde_json::json!({ "kind": "die", "roll": 6 })), "");
    assert_eq!(wrong(serde_json::json!({ "kind": "coin", "roll": 2 })), "");
    assert_eq!(wrong(serde_json::json!({ "kind": "die", "roll": 7 })), "/roll: 7 is beyond maximum 6");
    assert_eq!(wrong(serde_json::json!({ "kind": "coin", "roll": 3 })), "/roll: 3 is beyond maximum 2");
    assert!(wrong(serde_json::json!({ "kind": "card", "roll": 3 })).contains("no kind fits"));
    assert!(wrong(serde_json::json!({ "kind": "die" })).contains("roll is missing"));
    assert!(
        wrong(serde_json::json!({ "kind": "die", "roll": 1, "seed": 7 })).contains("seed is not expected")
    );
    assert!(wrong(serde_json::json!({ "kind": "die", "roll": "1" })).contains("is no \"integer\""));
}
