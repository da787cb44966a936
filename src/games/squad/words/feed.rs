//! What the feed tells.

use crate::{
    games::squad::rules::{Squad, event::Event, phase::Phase},
    play::feed::Fed,
};

impl Fed for Squad {
    fn opens(event: &Event) -> Option<(u8, Phase)> {
        match event {
            Event::PhaseOpened { turn, phase } => Some((*turn, *phase)),
            _ => None,
        }
    }
}
