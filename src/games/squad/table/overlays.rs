//! What can be laid over the map.

use crate::{games::squad::rules::Squad, table::Overlaid};

impl Overlaid for Squad {}
