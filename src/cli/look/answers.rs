//! The answers of any game to questions about a position: each question is written once, and the game adds its own part
//! through [`Commanded`].

use super::{
    Answers, Commanded, Seen,
    eyes::ViewerName as Named,
    head,
    question::{LegalOrders, Question},
    with_head,
};
use crate::{
    cli::{Answer, Failure},
    engine::orders::{Shape, Viewer, is_over, unsealed},
};
use serde_json::{Value, json};

/// A position of any game.
pub trait AnySeen {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// Answers a question about it.
    fn answer(&self, question: &Question, json: bool) -> Result<Answer, Failure>;
}

impl<G: Commanded> AnySeen for Seen<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn answer(&self, question: &Question, json: bool) -> Result<Answer, Failure> {
        let board = G::board(&self.rulebook);
        if let Some(hex) = question.hexes().iter().find(|hex| !board.contains(**hex)) {
            return Err(Failure(format!("{hex} is off the map")));
        }
        let eyes = eyes(self, question)?;
        let question = question.itself();
        if let Some(twice) = question.named_twice() {
            return Err(Failure(format!("{twice} is named twice")));
        }
        match self.with_eyes(eyes) {
            Some(seen) => reply(&seen, question, json),
            None => reply(self, question, json),
        }
    }
}

/// Returns the viewer for whom a question is answered: the one that it names. Without one, the acting side asks for
/// legal orders, and all other answers show what both sides know.
fn eyes<G: Commanded>(seen: &Seen<G>, question: &Question) -> Result<Viewer, Failure> {
    // Nothing is hidden once the game is over.
    if is_over::<G>(&seen.position.public) {
        return Ok(Viewer::All);
    }
    let referees = matches!(question, Question::Show(asked) if asked.eyes.is_some_and(Named::is_referee));
    // A player with a file that is exchanged could ask as the opponent; for the referee `--spoil` was required before.
    if seen.is_sent && !referees {
        return Ok(Viewer::Both);
    }
    let (named, else_eyes) = match question {
        Question::Show(asked) => (asked.eyes, Viewer::Both),
        Question::Legal(asked) => {
            (asked.eyes, Viewer::Side(G::acting(&seen.rulebook, &seen.position.public)))
        }
        Question::As(named, _) => (Some(*named), Viewer::Both),
        _ => (None, Viewer::Both),
    };
    named.map_or(Ok(else_eyes), Named::to_viewer::<G>)
}

fn reply<G: Commanded>(seen: &Seen<G>, question: &Question, json: bool) -> Result<Answer, Failure> {
    match question {
        Question::Show(asked) => match G::show(seen, asked, json)? {
            Answer::Json(value) => {
                let mut head = head(seen);
                head.insert("spoiled".to_owned(), seen.spoiled.0.clone());
                Ok(Answer::Json(with_head(head, value)))
            }
            Answer::Lines(mut lines) => {
                lines.extend(seen.spoiled.1.iter().cloned());
                Ok(Answer::Lines(lines))
            }
        },
        Question::Moves(asked) => G::moves(seen, asked, json),
        Question::Odds(asked) => G::odds(seen, asked, json),
        Question::Legal(asked) => legal(seen, asked, json),
        Question::As(_, question) => reply(seen, question, json),
        Question::Own(name, arguments) => {
            let own = G::OWN.iter().find(|own| (own.command)().get_name() == *name);
            match own.map(|own| &own.answers) {
                Some(Answers::Game(answer)) => answer(seen, arguments, json),
                _ => Err(Failure(format!("games of {} have no command {name}", G::ID))),
            }
        }
    }
}

/// Returns the legal orders of a side, in the same form for every game.
fn legal<G: Commanded>(seen: &Seen<G>, asked: &LegalOrders, json: bool) -> Result<Answer, Failure> {
    let named = asked.eyes.map(|eyes| eyes.side(G::SIDES.map(|side| side.name))).transpose()?.flatten();
    let named = named.and_then(|name| G::SIDES.iter().position(|side| side.name == name));
    let number = named.unwrap_or_else(|| G::acting(&seen.rulebook, &seen.position.public));
    let (side, mut legal) = (G::SIDES[number].name, G::legal(seen, number)?);
    for order in G::examples(seen, number) {
        if !legal.orders.contains(&order) {
            legal.orders.push(order);
        }
    }
    let mut shapes = Vec::with_capacity(legal.shapes.len());
    for shape in &legal.shapes {
        let mut value = serde_json::to_value(shape)?;
        if let Value::Object(fields) = &mut value {
            fields.insert("exact".to_owned(), json!(shape.is_exact()));
        }
        shapes.push(value);
    }
    // The orders are no secret: they are what the side may choose from, not what it has chosen.
    if json {
        let orders = unsealed(|| serde_json::to_value(&legal.orders))?;
        let fields =
            json!({ "side": side, "complete": legal.is_complete(), "orders": orders, "shapes": shapes });
        return Ok(Answer::Json(with_head(head(seen), fields)));
    }
    let mut lines = Vec::with_capacity(legal.orders.len() + shapes.len());
    for order in &legal.orders {
        lines.push(unsealed(|| ron::to_string(order))?);
    }
    lines.extend(shapes.iter().map(|shape| format!("of this shape: {shape}")));
    if lines.is_empty() {
        lines.push(format!("the {side} player has no orders to give now"));
    }
    Ok(Answer::Lines(lines))
}
