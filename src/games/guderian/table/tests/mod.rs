//! Features of the table that every game has, tried with this one.

mod held;
mod hint;
mod lesson;
mod retold;
mod scratch;
mod thinker;
mod thumbnail;
