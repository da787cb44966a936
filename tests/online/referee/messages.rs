//! Messages as they are in JSON, and texts that are none.

use kessel::referee::wire::{
    ClientMessage, ErrorCode, LONGEST_FROM_CLIENT, RefereeMessage, VERSION, ViewChange, check_hello,
    hash_of_view, is_usual_view, read_from_client, read_from_referee, written,
};
use serde_json::{Value, json};

fn code_of(text: &str) -> ErrorCode {
    read_from_client(text).unwrap_err().code
}

#[test]
fn messages_are_written_as_the_protocol_says() {
    let open = r#"{"t":"open","game":"7kq2m9x4","as":"view","n":41,"hash":"9f3c"}"#;
    assert_eq!(written(&read_from_client(open).unwrap()), open);
    let order = r#"{"t":"order","game":"7kq2m9x4","key":"01JD","after":41,"order":{"Move":{"units":[]}}}"#;
    assert_eq!(written(&read_from_client(order).unwrap()), order);
    let hello = r#"{"t":"hello","v":1,"rules":{"platoon":3},"token":"abc"}"#;
    assert_eq!(written(&read_from_client(hello).unwrap()), hello);
    let ends = r#"{"t":"ghost","game":"7kq2m9x4"}"#;
    for ghost in [r#"{"t":"ghost","game":"7kq2m9x4","units":["pz-25-7"],"hex":"1109"}"#, ends] {
        assert_eq!(written(&read_from_client(ghost).unwrap()), ghost);
        assert_eq!(written(&read_from_referee(ghost).unwrap()), ghost);
    }
    for answer in [
        r#"{"t":"done","key":"01JD","n":42}"#,
        r#"{"t":"refused","key":"01JD","case":"6.21","why":"too far"}"#,
        r#"{"t":"stale","key":"01JD","n":43}"#,
        r#"{"t":"back","n":40,"patch":[{"op":"remove","path":"/a"}],"hash":"9f3c","due":["soviet"],"agreed":true}"#,
        r#"{"t":"step","n":42,"by":"soviet","at":1795939200,"events":[],"view":{},"hash":"9f3c","due":[]}"#,
    ] {
        assert_eq!(written(&read_from_referee(answer).unwrap()), answer);
    }
}

#[test]
fn messages_of_another_version_are_ignored() {
    assert_eq!(read_from_client(r#"{"t":"wave","at":[1,2]}"#), Ok(ClientMessage::Unknown));
    assert_eq!(read_from_referee(r#"{"t":"wave"}"#), Ok(RefereeMessage::Unknown));
}

/// Two programs that read the same message differently must not play with each other.
#[test]
fn a_hello_of_another_version_is_refused() {
    assert!(check_hello(VERSION).is_ok());
    for version in [0, VERSION + 1, u32::MAX] {
        let fault = check_hello(version).unwrap_err();
        assert!(written(&fault.message()).contains(r#""code":"v""#), "{version}");
    }
}

#[test]
fn texts_that_are_no_messages_are_refused() {
    for text in ["", "order", "[]", "{}", r#"{"t":"open"}"#, r#"{"t":"order","game":"a","after":-1}"#] {
        assert_eq!(code_of(text), ErrorCode::Malformed, "{text}");
    }
}

/// A text is measured before it is parsed.
#[test]
fn texts_that_are_too_long_or_too_deep_are_refused() {
    assert_eq!(code_of(&" ".repeat(LONGEST_FROM_CLIENT + 1)), ErrorCode::TooLong);
    assert_eq!(code_of(&"[".repeat(60_000)), ErrorCode::TooDeep);
    assert_eq!(code_of(&r#"{"t":"#.repeat(1_000)), ErrorCode::TooDeep);
    // Brackets in a string are letters.
    let many = format!(r#"{{"t":"wave","is":"\"{}"}}"#, "[".repeat(1_000));
    assert_eq!(read_from_client(&many), Ok(ClientMessage::Unknown));
}

/// A change is a patch, or the whole view if the patch is longer than half of it.
#[test]
fn the_shorter_form_of_a_change_is_sent() {
    let long: Vec<u32> = (0..100).collect();
    let (old, new) = (json!({"turn": 1, "list": long}), json!({"turn": 2, "list": long}));
    let change = ViewChange::between(&old, &new);
    assert!(change.patch.is_some() && change.view.is_none());
    assert_eq!(change.applied_to(&old).as_ref(), Some(&new));
    let other = json!({"turn": 2, "list": [1]});
    let change = ViewChange::between(&old, &other);
    assert!(change.patch.is_none() && change.view.as_ref() == Some(&other));
    assert_ne!(hash_of_view(&old), hash_of_view(&new));
}

/// Copies could double a view until the memory is full, and brackets could be nested without end.
#[test]
fn patches_that_no_referee_sends_are_not_applied() {
    let view = json!({"a": [1, 2]});
    let applied = |view: &Value, patch: Value| {
        let change: ViewChange = serde_json::from_value(json!({ "patch": patch })).unwrap();
        change.applied_to(view)
    };
    let plain = json!([{"op": "add", "path": "/b", "value": 1}, {"op": "remove", "path": "/a"}]);
    assert_eq!(applied(&view, plain), Some(json!({"b": 1})));
    for part in [
        json!({"op": "copy", "from": "", "path": "/b"}),
        json!({"op": "move", "from": "/a", "path": "/b"}),
        json!({"op": "test", "path": "/a", "value": [1, 2]}),
    ] {
        assert_eq!(applied(&view, json!([part])), None, "{part}");
    }
    let (mut deep, mut path) = (json!({}), String::new());
    for depth in 1.. {
        path += "/a";
        match applied(&deep, json!([{"op": "add", "path": path, "value": {}}])) {
            Some(deeper) => deep = deeper,
            None => break,
        }
        assert!(depth < 100, "it is nested without end");
    }
}

/// A referee that means harm could lengthen a view with each message, or have a long list moved again and again.
#[test]
fn views_do_not_grow_without_end() {
    let add = |path: &str, value: Value| json!({ "op": "add", "path": path, "value": value });
    let applied = |view: &Value, patch: Value| {
        let change: ViewChange = serde_json::from_value(json!({ "patch": patch })).unwrap();
        change.applied_to(view)
    };
    let mut view = json!({});
    for number in 0.. {
        match applied(&view, json!([add(&format!("/{number}"), json!("a".repeat(1 << 20)))])) {
            Some(longer) => view = longer,
            None => break,
        }
        assert!(number < 8, "it grows without end");
    }
    let list = |length: usize| json!({ "list": vec![0; length] });
    assert!(is_usual_view(&list(60_000)) && !is_usual_view(&list(70_000)));
    assert_eq!(applied(&json!({}), json!([add("/list", json!(vec![0; 70_000]))])), None);
    let many = |parts: usize| Value::Array(vec![add("/list/0", json!(0)); parts]);
    assert!(applied(&list(1), many(100)).is_some());
    assert_eq!(applied(&list(1), many(20_000)), None);
}
