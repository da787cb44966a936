//! Answers to programs: messages of the referee in a list, with the status of HTTP that fits the first error.

use crate::referee::wire::{ClientMessage, ErrorCode, Form, RefereeMessage, read_from_referee, written};
use axum::{
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};
use std::sync::Arc;

/// Messages of the referee, as they are sent.
pub(super) type Texts = Vec<Arc<str>>;

/// The beginning of every error.
const ERROR: &str = r#"{"t":"error""#;

/// Returns an error as the referee sends them.
pub(super) fn error(code: ErrorCode, why: &str) -> Arc<str> {
    written(&RefereeMessage::error(code, why, None)).into()
}

/// Whether one of these messages is an error.
pub(super) fn has_error(texts: &[Arc<str>]) -> bool {
    texts.iter().any(|text| text.starts_with(ERROR))
}

/// Returns the answer with these messages.
pub(super) fn listed(texts: &[Arc<str>]) -> Response {
    let first = texts.iter().find(|text| text.starts_with(ERROR));
    let status = match first.map(|text| read_from_referee(text)) {
        Some(Ok(RefereeMessage::Error { code, .. })) => status_of(code),
        _ => StatusCode::OK,
    };
    (status, plain("application/json"), format!("[{}]\n", texts.join(","))).into_response()
}

/// Returns the answer to a question about a position; one that cannot be answered has its reason in `error`.
pub(super) fn answered(answer: Result<Value, String>) -> Response {
    let (status, value) = match answer {
        Ok(value) => (StatusCode::OK, value),
        Err(why) => (StatusCode::BAD_REQUEST, json!({ "error": why })),
    };
    (status, plain("application/json"), format!("{value}\n")).into_response()
}

/// The headers of an answer of this kind, which no program on the way may keep.
pub(super) fn plain(kind: &'static str) -> [(HeaderName, HeaderValue); 3] {
    let of = HeaderValue::from_static;
    [
        (header::CONTENT_TYPE, of(kind)),
        (header::CACHE_CONTROL, of("no-store")),
        (header::X_CONTENT_TYPE_OPTIONS, of("nosniff")),
    ]
}

/// The status of HTTP for an error.
fn status_of(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::Token | ErrorCode::HelloFirst => StatusCode::UNAUTHORIZED,
        ErrorCode::Role | ErrorCode::Rules => StatusCode::FORBIDDEN,
        ErrorCode::NoGame => StatusCode::NOT_FOUND,
        ErrorCode::Forming | ErrorCode::Seat => StatusCode::CONFLICT,
        ErrorCode::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::TooFast | ErrorCode::TooMany | ErrorCode::TooManyRefusals => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::NotKept | ErrorCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// Whether a message has an answer that may come later, since a computer player thinks.
pub(super) fn is_answered_later(message: &ClientMessage) -> bool {
    matches!(
        message,
        ClientMessage::Open { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Ask { .. }
            | ClientMessage::Answer { .. }
            | ClientMessage::Claim { .. }
    )
}

/// Whether a text is the answer to such a message.
pub(super) fn is_answer(text: &str, to: &ClientMessage) -> bool {
    match read_from_referee(text) {
        Ok(RefereeMessage::Error { key, .. }) => key.is_none() || key.as_deref() == to.key(),
        Ok(
            RefereeMessage::Done { key, .. }
            | RefereeMessage::Refused { key, .. }
            | RefereeMessage::Stale { key, .. },
        ) => to.key() == Some(key.as_str()),
        Ok(RefereeMessage::Game(_) | RefereeMessage::Same { .. }) => {
            matches!(to, ClientMessage::Open { form: Form::View, .. })
        }
        Ok(RefereeMessage::Feed { .. }) => matches!(to, ClientMessage::Open { form: Form::Feed, .. }),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Otherwise a request for the feed would wait as long as a computer player may think.
    #[test]
    fn the_answer_to_a_question_for_a_game_has_its_form() {
        let open =
            |form: Form| ClientMessage::Open { game: "7kq2m9x4".to_owned(), form, n: None, hash: None };
        let feed = RefereeMessage::Feed { game: "7kq2m9x4".to_owned(), n: 0, lines: Vec::new() };
        for (answer, form, other) in
            [(feed, Form::Feed, Form::View), (RefereeMessage::Same { n: 0 }, Form::View, Form::Feed)]
        {
            let text = written(&answer);
            assert!(is_answer(&text, &open(form)), "{text}");
            assert!(!is_answer(&text, &open(other)), "{text}");
        }
    }
}
