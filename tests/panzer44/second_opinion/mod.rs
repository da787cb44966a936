//! A second opinion on lines of sight and on the attack procedure, written from the text of the rules
//! alone, slow and plain, and compared with the program.

mod attack;
mod sight;
