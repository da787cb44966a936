//! What viewers are told.

use crate::{
    games::squad::rules::Squad,
    table::{Captioned, NoPlan},
};

impl Captioned for Squad {
    type Plan = NoPlan;
}
