//! A class hour, prepared and held: a course of a page, a lesson, two puzzles and a commented game is sent as one parcel,
//! installed in another home and gone through; a handout is drawn, and the pupil hands the progress in.

use super::Learner;
use kessel::{
    engine::{
        data::{looking_first_in, shipped_text},
        lessons::{CourseFile, CoursePart, Grade, Progress, TryEnd},
        orders::{Drawn, DrawnColour, DrawnShape, GameFile},
    },
    games::guderian::rules::{Guderian, Rulebook},
    play::matches::Match,
    scene::caption::lesson::LessonText,
};
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::Arc,
};

/// The course of the hour.
const COURSE: &str = r#"(
    format: 1,
    id: "class-hour",
    title: "A class hour",
    summary: "Supply, tried twice, and a game to talk about.",
    parts: [
        Page(title: "Welcome", text: "Read this aloud.

            Then begin."),
        Lesson("class-supply"),
        Puzzle("p-class-1"),
        Puzzle("p-class-2"),
        Study("class-game"),
    ],
)
"#;

/// A home in which the program runs, deleted when the test ends.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Self {
        let home = std::env::temp_dir().join(format!("kessel-class-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(home.join("here")).unwrap();
        Self(home)
    }

    /// The folder of the user's own scenarios, lessons and courses.
    fn scenarios(&self) -> PathBuf {
        self.0.join("data/kessel/scenarios")
    }

    fn write(&self, place: &str, text: &str) -> PathBuf {
        let path = self.scenarios().join(place);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    fn run(&self, words: &[&str]) -> Output {
        let mut program = Command::new(env!("CARGO_BIN_EXE_kessel"));
        program.args(words).current_dir(self.0.join("here"));
        program.env("HOME", &self.0).env("XDG_DATA_HOME", self.0.join("data"));
        program.env("XDG_CONFIG_HOME", self.0.join("config")).output().unwrap()
    }

    /// Returns the output of a command that succeeds.
    fn said(&self, words: &[&str]) -> String {
        let output = self.run(words);
        let complaints = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{words:?}: {complaints}");
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Writes the parts of the hour in the teacher's home: a shipped lesson and a shipped puzzle under other ids, and a game of
/// computer players with notes and drawings.
fn prepare(teacher: &Home) -> PathBuf {
    let renamed = |shipped: &str, id: &str| {
        let text = shipped_text(&format!("lessons/{shipped}.ron")).unwrap();
        let changed = text.replace(&format!("id: \"{shipped}\""), &format!("id: \"{id}\""));
        assert_ne!(text, changed);
        changed
    };
    teacher.write("courses/class-hour.ron", COURSE);
    teacher.write("lessons/class-supply.ron", &renamed("supply", "class-supply"));
    teacher.write("lessons/p-class-1.ron", &renamed("p-two-lines", "p-class-1"));
    teacher.write("lessons/p-class-2.ron", &renamed("p-two-lines", "p-class-2"));
    let rulebook = Arc::new(Rulebook::load("training").unwrap());
    let (_, mut file) = Match::<Guderian>::between(&rulebook, 3, ["greedy", "random"]).play_recorded();
    file.notes.insert(2, "Why is this hex worth it?".to_owned());
    let ring = Drawn { shape: DrawnShape::Ring("1120".parse().unwrap()), colour: DrawnColour::Red };
    file.study.draw(2, vec![ring]);
    let path = teacher.write("studies/class-game.kessel", "");
    file.write(&path).unwrap();
    path
}

/// Goes through the lesson by the orders that it asks for.
fn take_lesson(id: &str) {
    let mut learner = Learner::<Guderian>::begin(id);
    let first = LessonText::of(&learner.course);
    assert_eq!(first.place, Some((1, learner.lesson().steps.len())));
    assert_eq!(first.text, learner.course.step().unwrap().text);
    while !learner.course.is_over() {
        learner.take();
    }
    let last = LessonText::of(&learner.course);
    assert_eq!((last.place, last.text.as_str()), (None, learner.lesson().closing.as_str()));
}

/// Solves a puzzle, after a try with what it refutes; viewers read the answer to each try.
fn solve(id: &str, progress: &mut Progress) {
    let mut learner = Learner::<Guderian>::begin(id);
    learner.go_on_to_goal();
    let step = learner.course.step().unwrap().clone();
    let refuted = &step.refuted[0];
    let ends: Vec<TryEnd> = refuted.orders.iter().map(|reply| learner.attempt(&reply.order)).collect();
    assert_eq!(ends.last(), Some(&TryEnd::Failed));
    assert_eq!(LessonText::of(&learner.course).said, refuted.says);
    progress.note_try(id, None);
    learner.try_again();
    let ends: Vec<TryEnd> = step.solution.iter().map(|reply| learner.attempt(&reply.order)).collect();
    assert_eq!(ends.last(), Some(&TryEnd::Solved(0)));
    let shown = LessonText::of(&learner.course);
    assert!(shown.is_done && shown.said.starts_with(&step.answers[0].says), "{shown:?}");
    progress.note_try(id, learner.course.grade());
}

/// Goes through every part of the course in the pupil's home, and returns what was done.
fn go_through(scenarios: &Path) -> Progress {
    let text = fs::read_to_string(scenarios.join("courses/class-hour.ron")).unwrap();
    let course: CourseFile = kessel::engine::data::parse("class-hour.ron", &text).unwrap();
    let mut progress = Progress::default();
    for part in &course.parts {
        match part {
            CoursePart::Lesson(id) => {
                take_lesson(id);
                assert!(progress.note_finished(id));
            }
            CoursePart::Puzzle(id) => solve(id, &mut progress),
            CoursePart::Study(id) => {
                let path = scenarios.join("studies").join(format!("{id}.kessel"));
                let game = GameFile::<Guderian>::read(&path).unwrap();
                assert_eq!(game.notes[&2], "Why is this hex worth it?");
                assert_eq!(game.study.drawn()[&2].len(), 1);
                progress.note_read(&course.id, part);
            }
            CoursePart::Page { .. } => _ = progress.note_read(&course.id, part),
        }
    }
    progress
}

#[test]
fn a_class_hour_is_prepared_sent_and_held() {
    let (teacher, pupil) = (Home::new("teacher"), Home::new("pupil"));
    let game = prepare(&teacher);
    let zip = teacher.0.join("here/hour.zip").display().to_string();
    teacher.said(&["check", "class-hour"]);
    // The course takes everything along that it names.
    let told: Value =
        serde_json::from_str(&teacher.said(&["wrap", "class-hour", "--out", &zip, "--json"])).unwrap();
    let things: Vec<&str> = told["things"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let wanted = [
        "course class-hour",
        "lesson class-supply",
        "lesson p-class-1",
        "lesson p-class-2",
        "commented game class-game",
    ];
    assert_eq!((things.as_slice(), told["title"].as_str()), (&wanted[..], Some("A class hour")));
    // The handout.
    let handout = teacher.0.join("here/handout.svg").display().to_string();
    let game = game.display().to_string();
    let mut words = vec!["shot", &*game, "--to", "2", "--ring", "1120:red", "--arrow", "1121-1120", "--svg"];
    words.extend(["--caption", "In supply?", "--size", "600x400", "--out", &*handout]);
    teacher.said(&words);
    let text = fs::read_to_string(&handout).unwrap();
    let tree = resvg::usvg::Tree::from_str(&text, &resvg::usvg::Options::default()).unwrap();
    assert!(tree.size().width() <= 600.0 && text.contains("In supply?"));
    // The pupil.
    let said = pupil.said(&["install", &zip]);
    assert!(wanted.iter().all(|thing| said.contains(&format!("{thing} is in "))), "{said}");
    pupil.said(&["check", "class-hour"]);
    let study = pupil.scenarios().join("studies/class-game.kessel").display().to_string();
    pupil.said(&["replay", &study]);
    let before: Value = serde_json::from_str(&pupil.said(&["progress", "--json"])).unwrap();
    assert_eq!(course_of(&before)["done"], 0);
    let progress = looking_first_in(&pupil.scenarios(), || go_through(&pupil.scenarios()));
    progress.write(&pupil.0.join("config/kessel/lessons.ron")).unwrap();
    let file = pupil.0.join("here/progress.json").display().to_string();
    let words = ["progress", "--json", "--name", " Ada Lovelace ", "--out", &file];
    let after: Value = serde_json::from_str(&pupil.said(&words)).unwrap();
    assert_eq!((&before["name"], &after["name"]), (&Value::Null, &Value::from("Ada Lovelace")));
    let is_time = |value: &Value| {
        let text = value.as_str().unwrap_or_default();
        text.len() == "2026-11-22T18:30:05Z".len() && text.starts_with("20") && text.ends_with('Z')
    };
    assert!(is_time(&after["written"]), "{after}");
    assert!(is_time(&after["lessons"][0]["first_done"]) && is_time(&after["puzzles"][0]["first_done"]));
    assert!(course_of(&before)["parts"].as_array().unwrap().iter().all(|part| part["first_done"].is_null()));
    assert!(course_of(&after)["parts"].as_array().unwrap().iter().all(|part| is_time(&part["first_done"])));
    let course = course_of(&after);
    assert_eq!((&course["done"], course["parts"].as_array().map(Vec::len)), (&Value::from(5), Some(5)));
    assert_eq!(after["lessons"][0]["id"], "class-supply");
    for puzzle in after["puzzles"].as_array().unwrap() {
        assert_eq!((&puzzle["tries"], &puzzle["grade"]), (&Value::from(2), &Value::from("best")));
    }
    assert_eq!(progress.solved.values().collect::<Vec<_>>(), [&Grade::Best, &Grade::Best]);
    let written: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(written, after);
    assert!(pupil.said(&["progress", "--name", "Ada"]).starts_with("Ada, 20"));
    for wrong in ["", "  "] {
        assert_eq!(pupil.run(&["progress", "--name", wrong]).status.code(), Some(2), "{wrong:?}");
    }
    let lines = pupil.said(&["progress"]);
    assert!(lines.contains("course class-hour, A class hour: 5 of 5 parts done"), "{lines}");
    assert!(lines.contains("puzzle p-class-1, Two lines: solved, best, 2 tries"), "{lines}");
    // An existing file is overwritten only if that is asked for.
    assert!(!pupil.run(&["progress", "--out", &file]).status.success());
    // The content of the parcel is removed with it.
    pupil.said(&["remove", "A class hour"]);
    assert!(!Path::new(&study).exists() && !pupil.scenarios().join("courses/class-hour.ron").exists());
}

/// Returns what was done of the course of the hour.
fn course_of(told: &Value) -> &Value {
    let courses = told["courses"].as_array().unwrap();
    courses.iter().find(|course| course["id"] == "class-hour").unwrap()
}

/// A course without its game is refused, and says what to send.
#[test]
fn a_course_is_sent_only_with_all_of_its_parts() {
    let teacher = Home::new("lacking");
    prepare(&teacher);
    fs::remove_file(teacher.scenarios().join("studies/class-game.kessel")).unwrap();
    let output = teacher.run(&["wrap", "class-hour", "--out", "hour.zip"]);
    let why = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        !output.status.success() && why.contains("there is no commented game called class-game"),
        "{why}"
    );
    assert!(!teacher.0.join("here/hour.zip").exists());
}
