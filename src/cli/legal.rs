//! `kessel legal`: every order that a side may give now, or its shape where they are too many.

use super::{
    Failure, Outcome,
    look::{Answer, Commanded, Eyes, Question, Seen, ask, head, with_head},
};
use crate::engine::orders::Shape;
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The game file.
    pub game: PathBuf,
    /// The side that asks; without it, the side that is to play.
    #[arg(long = "as", value_enum)]
    pub eyes: Option<Eyes>,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    ask(&arguments.game, &Question::Legal(arguments), json)
}

/// The orders of a side, in the same form for every game.
pub(super) fn answer<G: Commanded>(seen: &Seen<G>, asked: &Arguments, json: bool) -> Result<Answer, Failure> {
    let (side, legal) = G::legal(seen, asked.eyes)?;
    let mut shapes = Vec::with_capacity(legal.shapes.len());
    for shape in &legal.shapes {
        let mut value = serde_json::to_value(shape)?;
        if let Value::Object(fields) = &mut value {
            fields.insert("exact".to_owned(), json!(shape.is_exact()));
        }
        shapes.push(value);
    }
    if json {
        let fields = json!({
            "side": side, "complete": legal.is_complete(), "orders": legal.orders, "shapes": shapes,
        });
        return Ok(Answer::Json(with_head(head(seen), fields)));
    }
    let mut lines = Vec::with_capacity(legal.orders.len() + shapes.len());
    for order in &legal.orders {
        lines.push(ron::to_string(order)?);
    }
    lines.extend(shapes.iter().map(|shape| format!("of this shape: {shape}")));
    if lines.is_empty() {
        lines.push(format!("the {side} player has nothing to order now"));
    }
    Ok(Answer::Lines(lines))
}
