//! `kessel text`: files for a translator.

use super::{
    Failure, Outcome, cannot_write,
    entry::GameList,
    named::{self, Named},
    print_json, say,
};
use crate::engine::{
    data::{self, DataError, Shown, Source},
    storage::Disk,
    text::{self, Languages, Message},
    translations::english_messages,
};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The language, such as `fr` or `pt-BR`.
    language: String,
    /// Scenarios, lessons or rules books, as files or by name, such as `training` or `guderian/rules.ron`: their texts
    /// instead of those of the program.
    #[arg(value_name = "FILE or NAME")]
    files: Vec<PathBuf>,
    /// The folder of the files. If not given, texts of the program go into your own folder of texts, and those of a
    /// scenario, a lesson or a rules book beside its file.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// The files that were written, and the number of texts in them.
#[derive(Default)]
struct Written {
    messages: usize,
    files: Vec<PathBuf>,
}

impl Written {
    /// Adds the messages that a file lacks to it.
    fn add(&mut self, path: PathBuf, messages: &[Message]) -> Result<(), Failure> {
        let before = if path.exists() { data::read_file(&path)? } else { String::new() };
        let lacking = text::without(messages, &before);
        if lacking.is_empty() {
            return Ok(());
        }
        let disk = Disk::default();
        if let Some(folder) = path.parent() {
            disk.make_folder(folder).map_err(|error| cannot_write(folder, &error))?;
        }
        let whole = text::with_added(&before, &lacking);
        disk.write_whole(&path, whole.as_bytes()).map_err(|error| cannot_write(&path, &error))?;
        self.messages += lacking.len();
        self.files.push(path);
        Ok(())
    }
}

/// Adds the texts that a language lacks to its files.
pub(super) fn run(games: GameList, arguments: &Arguments, json: bool) -> Outcome {
    let Arguments { language, files, out } = arguments;
    if !text::is_language_id(language) {
        return Err(Failure(format!("{language:?} is not the id of a language: de, fr or pt-BR are")));
    }
    if language == text::ENGLISH && !files.is_empty() {
        return Err(Failure("data files are in English themselves: give another language".to_owned()));
    }
    let mut written = Written::default();
    if files.is_empty() {
        let own = || text::folder_of_user().map(|folder| folder.join(language));
        let folder = out.clone().or_else(own).ok_or("no folder for texts")?;
        for (file, lacking) in text::lacking(&Languages::of_user().sources(language)) {
            written.add(folder.join(file), &lacking)?;
        }
    }
    for file in files {
        for DataFile { source, folder, name } in data_files(games, file)? {
            let translation = data::translation_name(&source.name, language);
            let translation = translation.as_deref().map(Path::new).and_then(Path::file_name);
            let translation = translation.ok_or_else(|| format!("{} does not end in .ron", source.name))?;
            let folder = out.clone().or(folder).ok_or("no folder for texts")?;
            let (known, _) = data::translations_of(&name, language);
            let english = english_messages(&source)?;
            let lacking = known.iter().fold(english, |lacking, known| text::without(&lacking, &known.text));
            written.add(folder.join(translation), &lacking)?;
        }
    }
    let Written { messages, files } = written;
    let folder = files.first().and_then(|file| file.parent()).map(Shown::shown).unwrap_or_default();
    let places: Vec<String> = files.iter().map(|file| file.shown()).collect();
    if json {
        let (language, files) = (language, places);
        return print_json(
            &serde_json::json!({ "language": language, "messages": messages, "files": files }),
        );
    }
    match places.as_slice() {
        [] => say!("{language} lacks no text"),
        [file] => say!("{messages} texts to translate into {language} are in {file}"),
        _ => say!("{messages} texts to translate into {language} are in {folder}"),
    }
    Ok(())
}

/// A data file whose texts are to be translated.
struct DataFile {
    source: Source,
    /// The folder for its translation.
    folder: Option<PathBuf>,
    /// Its name below `scenarios`, by which its known translations are found; empty for a file that was given itself.
    name: String,
}

impl DataFile {
    fn of_path(path: &Path) -> Result<Self, DataError> {
        let source = Source { name: path.shown(), text: data::read_file(path)? };
        Ok(Self { source, folder: path.parent().map(Path::to_owned), name: String::new() })
    }

    /// A data file that was found by its name: that of a built-in one is translated in the user's own folder.
    fn found(source: Source) -> Self {
        let path = Path::new(&source.name);
        let file = path.file_name().map(Shown::shown).unwrap_or_default();
        let game = path.parent().and_then(Path::file_name).map(Shown::shown).unwrap_or_default();
        let folder = match path.is_file() {
            true => path.parent().map(Path::to_owned),
            false => data::own_folder().map(|own| own.join("scenarios").join(&game)),
        };
        Self { name: format!("{game}/{file}"), folder, source }
    }
}

/// Returns the data files of this path or name.
fn data_files(games: GameList, file: &Path) -> Result<Vec<DataFile>, Failure> {
    if file.is_file() {
        return Ok(vec![DataFile::of_path(file)?]);
    }
    if file.extension().is_some_and(|ending| ending == "ron") {
        let source = data::load(&file.shown().replace('\\', "/"))?;
        return Ok(vec![DataFile::found(source)]);
    }
    let mut found = Vec::new();
    for thing in named::things(games, &file.shown())? {
        match thing {
            Named::Text(source) => found.push(DataFile::found(source)),
            Named::Place(path) if path.is_file() => found.push(DataFile::of_path(&path)?),
            Named::Study(_) => {
                let name = file.shown();
                return Err(Failure(format!("{name} is a game, whose notes are not translated")));
            }
            Named::Place(_) | Named::Pack(_) => {
                let name = file.shown();
                return Err(Failure(format!("{name} is an art pack, which has no texts to translate")));
            }
        }
    }
    Ok(found)
}
