//! Cases of the rules, from their text alone or from the rulings on it.

mod carriers;
mod cases;
mod on_the_way;
mod overruns;
mod rulings;
