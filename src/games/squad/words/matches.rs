//! What whole games between computer players are counted, checked and judged by.

use crate::{games::squad::rules::Squad, play::matches::Matched};

impl Matched for Squad {
    type Observer = ();
}
