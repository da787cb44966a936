//! The recipes of `docs/architecture.md`: the files that each recipe names exist and name its example. If a recipe
//! states that its example is in these files ("as"), no other file of the game names it. A list that must be kept by
//! hand beside them therefore fails this test.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A recipe with an example.
struct Recipe {
    game: String,
    example: String,
    /// Whether its files are all files that name the example.
    is_whole: bool,
    files: Vec<String>,
}

/// The parts of a text between backquotes.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The recipes of the page that name an example: "as `FlyOut` of Guderian", or "such as" if more files name it.
fn recipes(page: &str) -> Vec<Recipe> {
    let page = page.replace("\n  ", " ");
    let section = page.split("## How to add").nth(1).unwrap().split("\n## ").next().unwrap().to_owned();
    let of_line = |line: &str| {
        let line = line.strip_prefix("- ")?;
        let (before, rest) = line.split_once(" as `")?;
        let (example, rest) = rest.split_once("` of ")?;
        let game = rest.split([' ', ',', '.', ':', ';']).next()?.to_lowercase();
        let is_file = |part: &&str| part.contains('/') && part.contains('.');
        Some(Recipe {
            game,
            example: example.to_owned(),
            is_whole: !before.ends_with(" such"),
            files: quoted(rest).into_iter().filter(is_file).map(str::to_owned).collect(),
        })
    };
    section.lines().filter_map(of_line).collect()
}

/// The spellings of an example in types, constants and files.
fn spellings(example: &str) -> [String; 3] {
    let mut snake = String::new();
    for letter in example.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    [example.to_owned(), snake.to_uppercase(), snake]
}

/// Whether a text names an example as a separate word; the tests of a source file do not count.
fn names(text: &str, example: &str) -> bool {
    has_one_of(text, &spellings(example))
}

/// Whether code names an example as a variant, a constant or a field. A variant with the name of a field does not
/// count.
fn names_in_code(text: &str, example: &str) -> bool {
    let [own, constant, _] = spellings(example);
    has_one_of(text, &[own, constant])
}

fn has_one_of(text: &str, spellings: &[String]) -> bool {
    let text = text.split("#[cfg(test)]").next().unwrap();
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.split(|letter| !is_part(letter)).any(|word| spellings.iter().any(|spelling| word == spelling))
}

/// The path of a file of a recipe: in the game's room, or in the repository.
fn path_of(recipe: &Recipe, file: &str) -> PathBuf {
    let in_room = root().join("src/games").join(&recipe.game).join(file);
    if in_room.exists() { in_room } else { root().join(file) }
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "tests") {
            files_below(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") && path.file_stem().unwrap() != "tests" {
            found.push(path);
        }
    }
}

#[test]
fn recipes_name_the_files_that_an_addition_touches() {
    let page = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    assert!(page.lines().count() <= 150, "the page is to be read at once");
    let recipes = recipes(&page);
    assert!(recipes.len() >= 5, "an order, an event, an option, a condition and a modifier have recipes");
    for recipe in recipes {
        let Recipe { game, example, files, .. } = &recipe;
        for file in files {
            let text = fs::read_to_string(path_of(&recipe, file));
            let text = text.unwrap_or_else(|error| panic!("{file}, for {example}: {error}"));
            assert!(names(&text, example), "{file} does not name {example}");
        }
        if recipe.is_whole {
            let room = root().join("src/games").join(game);
            let mut sources = Vec::new();
            files_below(&room, &mut sources);
            sources.retain(|path| names_in_code(&fs::read_to_string(path).unwrap(), example));
            let found: BTreeSet<PathBuf> = sources.into_iter().collect();
            let told: BTreeSet<PathBuf> = files
                .iter()
                .map(|file| path_of(&recipe, file))
                .filter(|path| path.starts_with(&room))
                .collect();
            assert_eq!(found, told, "the files of {game} that name {example}, and those of the recipe");
        }
    }
}

#[test]
fn recipes_are_read_as_they_are_meant() {
    let page = "# A\n\n## How to add\n\n- **An order**, as `FlyOut` of Guderian: `rules/order.rs`,\n  `docs/feed.md`; \
                not `Fact`.\n- **A rule.** Somewhere.\n- **A condition**, such as `dug_in` of Squad: `rules/a.rs`.\n\n## Words\n";
    let read = recipes(page);
    assert_eq!(read.len(), 2);
    assert_eq!(
        (read[0].game.as_str(), read[0].example.as_str(), read[0].is_whole),
        ("guderian", "FlyOut", true)
    );
    assert_eq!(read[0].files, ["rules/order.rs", "docs/feed.md"]);
    assert!(!read[1].is_whole);
    assert!(names("(&[FLY_OUT], it)", "FlyOut") && names("\"fly_out\"", "FlyOut"));
    assert!(
        !names_in_code("flown_out: Count", "FlownOut")
            && names_in_code("options.adjacent_open", "adjacent_open")
    );
    assert!(!names("Why::CannotFlyOut", "FlyOut") && !names("#[cfg(test)]\nFlyOut", "FlyOut"));
}
