//! Kessel's binary: hands the games over to the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    kessel::cli::run(&kessel::games::GAMES)
}
