//! Kessel's binary: parses the command line and hands over.

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    kessel::cli::run(kessel::cli::CommandLine::parse())
}
