//! The binary of Kessel: passes the games to the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    kessel::cli::run(&kessel::games::GAMES)
}
