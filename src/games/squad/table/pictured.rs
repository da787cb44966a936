//! What is seen of Squad: faces, stacks, markers.

use crate::{games::squad::rules::Squad, table::Pictured};

impl Pictured for Squad {
    type Look = ();
}
