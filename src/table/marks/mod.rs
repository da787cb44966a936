//! Drawings over the map and its counters: highlights, lines, flags, overlays.

pub(crate) mod bar_facts;
pub(super) mod choice_number;
pub(crate) mod deed;
pub(super) mod goals;
pub(crate) mod highlights;
pub(super) mod hover;
pub(super) mod labels;
pub(super) mod least_covered;
pub(crate) mod lines;
pub(super) mod odds_flag;
pub(crate) mod overlays;
pub(crate) mod ribbon;
pub(super) mod rings;
pub(crate) mod selection;
pub(super) mod shown_way;
pub(super) mod sight_line;
pub(super) mod turn_marker;
pub(super) mod wave;
