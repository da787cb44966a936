//! Every option of every command is named in docs/commands.md: in the row or a section of its command, or in the table of options
//! that several commands have.

use super::*;

/// Commands whose options belong to commands below them.
const WITH_OWN: [(&str, &[&str]); 3] = [
    ("value", &["fit", "siblings"]),
    ("guide", &["packs", "drawing"]),
    ("club", &["list", "invite", "backup", "verify", "export", "device", "ban", "unban"]),
];
/// Options of every command.
const OF_ALL: [&str; 3] = ["--help", "--json", "--version"];

/// Returns the help of a command.
fn help(words: &[&str]) -> String {
    let output = program(&[words, &["-h"]].concat()).output().unwrap();
    assert!(output.status.success(), "{words:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the commands that a help text lists.
fn commands(help: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| !line.starts_with("Commands:")).skip(1);
    let lines = lines.take_while(|line| line.starts_with("  "));
    let lines = lines.filter(|line| !line.starts_with("   "));
    let words = lines.filter_map(|line| line.split_whitespace().next());
    words.filter(|word| *word != "help").map(str::to_owned).collect()
}

/// Returns the options that a help text explains.
fn options(help: &str) -> Vec<String> {
    let option = |line: &str| {
        let mut words = line.trim_start().starts_with('-').then(|| line.split_whitespace())?;
        let long = words.find(|word| word.starts_with("--"))?;
        Some(long.trim_end_matches(',').split(['=', '[']).next()?.to_owned())
    };
    help.lines().filter_map(option).filter(|option| !OF_ALL.contains(&option.as_str())).collect()
}

/// Whether a text names an option; the name of a longer one does not count.
fn names(text: &str, option: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|next: char| next.is_ascii_alphanumeric() || next == '-');
    text.match_indices(option).any(|(at, _)| ends(&text[at + option.len()..]))
}

/// Returns the rows and the sections of the page that are about a command.
fn about(page: &str, command: &str) -> String {
    let called = format!("`kessel {command}");
    let is_about = |line: &str| {
        line.match_indices(&called).any(|(at, _)| line[at + called.len()..].starts_with([' ', '`']))
    };
    let rows = page.lines().filter(|line| line.starts_with('|'));
    let rows = rows.filter(|row| is_about(row.split(" | ").next().unwrap_or_default()));
    let sections = page.split("\n## ").skip(1);
    let sections = sections.filter(|section| is_about(section.lines().next().unwrap_or_default()));
    rows.chain(sections).collect::<Vec<_>>().join("\n")
}

/// Whether a row of the table of shared options has this option of this command.
fn is_shared(page: &str, command: &str, option: &str) -> bool {
    let command = format!("`{}`", command.split(' ').next().unwrap_or_default());
    page.lines().filter(|line| line.starts_with("| `--")).any(|row| {
        let mut cells = row.split(" | ");
        let (first, second) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        names(first, option) && second.contains(&command)
    })
}

#[test]
fn every_option_is_in_the_page_about_commands() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/commands.md");
    let page = fs::read_to_string(path).unwrap();
    let mut all: Vec<String> = Vec::new();
    for command in commands(&help(&[])) {
        match WITH_OWN.iter().find(|(of, _)| *of == command) {
            Some((of, own)) => all.extend(own.iter().map(|word| format!("{of} {word}"))),
            None => all.push(command),
        }
    }
    assert!(all.len() > 30 && all.iter().any(|command| command == "film"), "{all:?}");
    let mut missing = Vec::new();
    let mut known = 0;
    for command in &all {
        let own = about(&page, command);
        assert!(!own.is_empty(), "kessel {command} is not in docs/commands.md");
        for option in options(&help(&command.split(' ').collect::<Vec<_>>())) {
            known += 1;
            if !names(&own, &option) && !is_shared(&page, command, &option) {
                missing.push(format!("kessel {command} {option}"));
            }
        }
    }
    assert!(known > 150, "{known}");
    assert_eq!(missing, [""; 0]);
}
