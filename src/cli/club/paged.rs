//! The games of the command line as a club shows them: its answers about a position are those of `show`, `legal` and `odds`.

use crate::{
    cli::{
        Answer, Failure, Seen,
        look::{
            Commanded,
            answers::AnySeen,
            eyes::ViewerName,
            opening::Opening,
            question::{LegalOrders, Odds, Question, Show},
        },
    },
    club::paged::{Asked, Follower, Following, Paged, sheet},
    engine::orders::Viewer,
    referee::{Played, client::Held, wire::Head},
};
use serde_json::{Value, json};
use std::{marker::PhantomData, path::PathBuf, sync::Arc};

impl<G: Commanded + Played> Paged for PhantomData<G> {
    fn follow(&self, game: &str, language: &str) -> Box<dyn Following> {
        Box::new(Follower::<G>::new(game, language, answer::<G>))
    }

    fn sheet(&self, head: &Head, language: &str) -> Result<Vec<u8>, String> {
        sheet::<G>(head, language)
    }
}

/// Answers a question of the player in a seat. The position is the view that the seat was sent: it holds no secret of others.
fn answer<G: Commanded + Played>(held: &Held<G>, asked: &Asked) -> Result<Value, String> {
    let Viewer::Side(side) = held.eyes else { return Err("you have no seat in this game".to_owned()) };
    let name = G::SIDES.get(side).map(|names| names.name.parse::<ViewerName>());
    let viewer = name.ok_or("the game has no such side")?.map_err(|error| error.to_string())?;
    let seen = Seen::<G> {
        rulebook: Arc::clone(&held.rulebook),
        position: held.position.clone(),
        is_sent: false,
        spoiled: (json!([]), Vec::new()),
    };
    // There is no file: the position is given.
    let game = PathBuf::new();
    let answer = match asked {
        Asked::View => {
            let opening = Opening::default();
            let show = Show { game, hex: None, unit: None, eyes: Some(viewer), spoil: false, opening };
            seen.answer(&Question::Show(&show), true)
        }
        Asked::Legal => seen.answer(&Question::Legal(&LegalOrders { game, eyes: Some(viewer) }), true),
        Asked::Odds { attackers, target, overrun } => {
            let (attackers, target) = (attackers.clone(), target.clone());
            let odds = Odds { game, attackers, target, overrun: *overrun };
            seen.answer(&Question::As(viewer, &Question::Odds(&odds)), true)
        }
    };
    match answer {
        Ok(Answer::Json(value)) => Ok(value),
        Ok(Answer::Lines(lines)) => Ok(lines.into()),
        Err(Failure(why)) => Err(why),
    }
}
