//! Printed sheets, measured: the PDF is read, and what is on its pages is compared with what was to be printed.

use super::{
    pdf::{Bounds, Page, Pdf},
    *,
};
use kessel::{
    art::packs::{face::Face, pack::Pack},
    engine::{
        board::MapFile,
        data::{self, looking_first_in, scenario_ids, shipped_text},
        orders::RulebookData,
        text::{Language, in_language, within},
    },
    games::{platoon::rules::Platoon, squad::rules::Squad},
    scene::PrintedCounter,
    workshop::print::{Paper, Parts, PrintJob, PrintSettings, print},
};

/// Points to a millimetre.
const POINTS: f64 = 72.0 / 25.4;

const COUNTERS: Parts = Parts { counters: true, ..Parts::NONE };
const MARKERS: Parts = Parts { markers: true, ..Parts::NONE };
const MAP: Parts = Parts { map: true, ..Parts::NONE };
const CHARTS: Parts = Parts { charts: true, ..Parts::NONE };

fn settings(size: f32, paper: Paper, parts: Parts) -> PrintSettings {
    PrintSettings { parts, is_compressed: false, ..PrintSettings::new(size, paper) }
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 0.01
}

fn size_of(bounds: &Bounds) -> (f64, f64) {
    let [left, bottom, right, top] = bounds;
    (right - left, top - bottom)
}

#[track_caller]
fn has_size(bounds: &Bounds, (width, height): (f64, f64)) {
    let (wide, high) = size_of(bounds);
    assert!(
        near(wide, width * POINTS) && near(high, height * POINTS),
        "{bounds:?} is not {width} × {height} mm"
    );
}

/// The sheets of the first scenario: as many counters as it has, each at its true size, its back behind it.
#[test]
fn counters_have_their_true_size_and_their_backs_behind_them() {
    let rulebook = Guderian::rulebook("training").unwrap();
    let mut job = PrintJob::of_scenario::<Guderian>(&rulebook);
    let start = Guderian::start(&rulebook, 1).public;
    let named = start.counters.iter().filter(|it| it.unit.is_some() && it.kind.pool().is_none()).count();
    let is_untried = |counter: &&PrintedCounter| counter.front.unit.is_empty();
    assert_eq!(job.counters.iter().filter(|counter| !is_untried(counter)).count(), named);
    for counter in job.counters.iter().filter(is_untried) {
        let Face { formation, designation, strength, .. } = &counter.front;
        assert!(formation.is_empty() && designation.is_empty() && strength.starts_with('?'), "{counter:?}");
        assert!(!counter.back.as_ref().unwrap().unit.is_empty(), "{counter:?}");
    }
    let reduced =
        job.counters.iter().filter_map(|counter| counter.back.as_ref()).filter(|back| back.steps_lost > 0);
    assert!(reduced.count() > 0, "no counter has a reduced side");

    // Some of them, one of them so often that a second sheet is needed.
    let count = job.counters.len();
    job.counters = [&job.counters[..6], &job.counters[count - 4..]].concat();
    job.counters[0].count = 120;
    let sheet: Vec<&PrintedCounter> =
        job.counters.iter().flat_map(|one| std::iter::repeat_n(one, one.count as usize)).collect();
    assert_eq!(sheet.len(), 129);
    let printed = print(&job, &Pack::standard().unwrap(), &settings(15.0, Paper::A4, COUNTERS)).unwrap();
    assert_eq!(printed.notes, Vec::<String>::new());
    let pdf = Pdf::read(&printed.pdf);
    let pages = pdf.pages();
    assert_eq!(
        pages.iter().map(|page| page.drawn.len()).collect::<Vec<_>>()[..3],
        [126, with_backs(&sheet[..126]), 3]
    );
    assert_eq!(pages.len(), 4);
    for page in &pages {
        has_size(&page.media, (210.0, 297.0));
        page.clips.iter().for_each(|clip| has_size(clip, (15.0, 15.0)));
        assert_eq!(page.clips.len(), page.drawn.len());
        // The bleed is two millimetres wide on each side.
        assert_eq!(page.fills.len(), page.drawn.len());
        page.fills.iter().for_each(|fill| has_size(fill, (19.0, 19.0)));
    }
    assert!(pages[0].has_text("Counters of 15 mm · fronts, sheet 1 of 2"), "{:?}", pages[0].texts);
    assert!(pages[1].has_text("Backs, sheet 1 of 2"), "{:?}", pages[1].texts);
    in_register(&pages[0], &pages[1], &sheet[..126]);
    in_register(&pages[2], &pages[3], &sheet[126..]);
    // A drawing is stored once, and its letters are letters.
    let forms: BTreeSet<usize> = pages[0].drawn.iter().copied().collect();
    assert!(forms.len() <= 10 && !forms.iter().any(|form| pdf.is_picture(*form)), "{forms:?}");
    let words = pdf.words_in(pages[0].drawn[0]);
    assert!(words.contains(&sheet[0].front.strength), "{words} is not {}", sheet[0].front.strength);
}

fn with_backs(sheet: &[&PrintedCounter]) -> usize {
    sheet.iter().filter(|counter| counter.back.is_some()).count()
}

/// Each back lies behind its front when the sheet is turned at its long edge.
#[track_caller]
fn in_register(fronts: &Page, backs: &Page, sheet: &[&PrintedCounter]) {
    let width = fronts.media[2];
    let with_back = fronts.clips.iter().zip(sheet).filter(|(_, counter)| counter.back.is_some());
    assert_eq!(backs.clips.len(), with_backs(sheet));
    for ((front, _), back) in with_back.zip(&backs.clips) {
        assert!(near(front[0] + back[2], width) && near(front[2] + back[0], width), "{front:?} {back:?}");
        assert!(near(front[1], back[1]) && near(front[3], back[3]), "{front:?} {back:?}");
    }
}

#[test]
fn half_an_inch_on_letter_is_half_an_inch() {
    let mut job = PrintJob::of_scenario::<Squad>(&Squad::rulebook("patrol").unwrap());
    job.counters.truncate(5);
    let pages = |size: f32, paper: Paper| {
        let printed = print(&job, &Pack::standard().unwrap(), &settings(size, paper, COUNTERS)).unwrap();
        Pdf::read(&printed.pdf).pages()
    };
    let letter = pages(12.7, Paper::Letter);
    assert!(near(letter[0].media[2], 612.0) && near(letter[0].media[3], 792.0), "{:?}", letter[0].media);
    assert_eq!(letter[0].clips.len(), 5);
    letter[0].clips.iter().for_each(|clip| has_size(clip, (12.7, 12.7)));
    // At most eight counters of 60 mm are on a sheet.
    pages(60.0, Paper::A4)[0].clips.iter().for_each(|clip| has_size(clip, (60.0, 60.0)));
}

/// The number of markers with this drawing or badge on their fronts.
fn markers(job: &PrintJob, name: &str) -> u32 {
    job.markers.iter().filter(|markers| markers.front.symbol == name).map(|markers| markers.count).sum()
}

/// Markers are on sheets of their own, as often as the scenario needs them, and drawn with the pack.
#[test]
fn markers_are_as_many_as_a_scenario_needs() {
    let rulebook = Guderian::rulebook("training").unwrap();
    let mut job = PrintJob::of_scenario::<Guderian>(&rulebook);
    let interdiction = u32::from(rulebook.scenario.air_interdiction.markers);
    assert_eq!((markers(&job, "turn"), markers(&job, "air_interdiction")), (1, interdiction));
    assert!(markers(&job, "disrupted") > 3 && markers(&job, "rail_cut") > 0, "{:?}", job.markers);
    let hexes: BTreeSet<Hex> =
        rulebook.scenario.victory.places.iter().flat_map(|place| place.hexes.clone()).collect();
    let held = job.markers.iter().find(|markers| !markers.front.strength.is_empty());
    assert_eq!(held.map(|markers| markers.count as usize), Some(hexes.len()));
    job.counters.clear();
    let printed = print(&job, &Pack::standard().unwrap(), &settings(15.0, Paper::A4, MARKERS)).unwrap();
    assert_eq!(printed.notes, Vec::<String>::new());
    let pages = Pdf::read(&printed.pdf).pages();
    assert!(pages[0].has_text("Markers of 15 mm · fronts, sheet 1"), "{:?}", pages[0].texts);
    assert!(pages[1].has_text("Backs of the markers, sheet 1"), "{:?}", pages[1].texts);
    let sheet: Vec<&PrintedCounter> =
        job.markers.iter().flat_map(|one| std::iter::repeat_n(one, one.count as usize)).collect();
    in_register(&pages[0], &pages[1], &sheet[..sheet.len().min(126)]);

    let valmont = PrintJob::of_scenario::<Squad>(&Squad::rulebook("valmont").unwrap());
    assert!(markers(&valmont, "pinned") > 0 && markers(&valmont, "smoke_2") > 0, "{:?}", valmont.markers);
    let vauclair = PrintJob::of_scenario::<Panzer44>(&Panzer44::rulebook("vauclair").unwrap());
    assert!(markers(&vauclair, "d1") > 0 && markers(&vauclair, "wreck") > 0, "{:?}", vauclair.markers);
    let village = PrintJob::of_scenario::<Platoon>(&Platoon::rulebook("village").unwrap());
    assert!(markers(&village, "wreck") > 0 && markers(&village, "load_1") > 0, "{:?}", village.markers);
}

/// Both packs draw every marker of every game.
#[test]
fn every_marker_has_a_drawing() {
    let jobs = [
        PrintJob::of_game::<Guderian>(),
        PrintJob::of_game::<Panzer44>(),
        PrintJob::of_game::<Platoon>(),
        PrintJob::of_game::<Squad>(),
    ];
    let flat = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packs/flat");
    for pack in [Pack::standard().unwrap(), Pack::load(&flat).unwrap()] {
        for job in &jobs {
            for face in job.markers.iter().flat_map(|markers| [Some(&markers.front), markers.back.as_ref()]) {
                let Some(face) = face else { continue };
                let (_, fault) = pack.render_or_standard(face, 48);
                assert!(fault.is_none(), "{}: {face:?}: {fault:?}", job.title);
            }
        }
    }
}

/// What the pack cannot draw is a picture, and reported.
#[test]
fn a_counter_that_cannot_be_drawn_is_not_missing() {
    let strange = Face { template: "no-such-card".to_owned(), title: "Ghost".to_owned(), ..Face::default() };
    let counters = vec![PrintedCounter::one(strange, None)];
    let job = PrintJob { title: "Ghosts".to_owned(), counters, ..PrintJob::default() };
    let printed = print(&job, &Pack::standard().unwrap(), &settings(10.0, Paper::A4, COUNTERS)).unwrap();
    assert!(printed.notes.iter().any(|note| note.contains("no-such-card")), "{:?}", printed.notes);
    let pdf = Pdf::read(&printed.pdf);
    let pages = pdf.pages();
    assert_eq!((pages.len(), pages[0].drawn.len()), (1, 1), "no page of backs without backs");
    assert!(pdf.is_picture(pages[0].drawn[0]));
    has_size(&pages[0].clips[0], (10.0, 10.0));
}

/// Two hexes of a column are as far from each other as was asked for, and every hex can be found.
#[test]
fn a_map_has_hexes_of_their_true_width() {
    let source = data::load("squad/map-hill-71.ron").unwrap();
    let file: MapFile = source.read().unwrap();
    let board = file.board().unwrap();
    let job = PrintJob::of_map(file, board.clone());
    let coarse = PrintSettings { hex: 16.0, dots: 12.0, ..settings(15.0, Paper::A4, MAP) };
    let printed = print(&job, &Pack::standard().unwrap(), &coarse).unwrap();
    let pdf = Pdf::read(&printed.pdf);
    let pages = pdf.pages();
    let place =
        |page: &Page, id: &str| page.texts.iter().find(|(text, _)| text == id).map(|(_, place)| *place);
    let [one, next] = ["0101", "0102"].map(|id| place(&pages[0], id).unwrap());
    assert!(near(one.0, next.0) && near(one.1 - next.1, 16.0 * POINTS), "{one:?} {next:?}");
    for hex in board.hexes() {
        assert!(pages.iter().any(|page| place(page, &hex.to_string()).is_some()), "{hex} is on no sheet");
    }
    for page in &pages {
        assert_eq!(page.drawn.len(), 1);
        assert!(pdf.is_picture(page.drawn[0]));
        assert!(page.has_text("hexes of 16 mm"), "{:?}", page.texts);
        assert!(pdf.is_jpeg(page.drawn[0]));
    }
    assert!(pages.len() > 1 && pages[0].has_text("glue"), "{} pages", pages.len());
}

#[test]
fn charts_and_the_turn_track_are_text() {
    let rulebook = Panzer44::rulebook("vauclair").unwrap();
    let job = PrintJob::of_scenario::<Panzer44>(&rulebook);
    let printed = print(&job, &Pack::standard().unwrap(), &settings(15.0, Paper::A4, CHARTS)).unwrap();
    let pages = Pdf::read(&printed.pdf).pages();
    let found = |words: &str| pages.iter().any(|page| page.has_text(words));
    assert!(found("Combat results: superiority across, die down"));
    assert!(found("D4") && found("Turn track: "));
    let last = rulebook.about().turns[1].to_string();
    assert!(pages.iter().flat_map(|page| &page.texts).any(|(text, _)| *text == last), "no turn {last}");
    // What compares this program with its models is no chart.
    assert!(!found("Interpretations"));
    // The tables of the rules text come first.
    let job = PrintJob::of_scenario::<Guderian>(&Guderian::rulebook("training").unwrap());
    let titles: Vec<&str> = job.charts.iter().map(|chart| chart.title.as_str()).collect();
    assert!(
        titles.contains(&"9.5 Combat results table") && titles.contains(&"6.7 Terrain effects chart"),
        "{titles:?}"
    );
    assert!(titles.last().unwrap().starts_with("Turn track"), "{titles:?}");
}

/// Charts are printed in the language of the table: those of the rules book by its translation, others by messages.
#[test]
fn charts_are_in_the_language_of_the_table() {
    let folder = Folder::new("print-language");
    let own = folder.0.join("guderian");
    fs::create_dir_all(&own).unwrap();
    fs::write(own.join("rules.ron"), shipped_text("guderian/rules.ron").unwrap()).unwrap();
    let french = "case-9-5 =\n    .title = Table des combats\n    .table-1-head-1 = Dé\n";
    fs::write(own.join("rules.fr.ftl"), french).unwrap();
    let rulebook = Guderian::rulebook("training").unwrap();
    let charts = |language: Arc<Language>| {
        looking_first_in(&folder.0, || {
            within(language, || PrintJob::of_scenario::<Guderian>(&rulebook).charts)
        })
    };
    let [english, french] = [in_language("en"), Arc::new(Language::new("fr", [], None))].map(charts);
    assert_eq!(english.len(), french.len(), "which tables are charts does not depend on the language");
    let place = english.iter().position(|chart| chart.title == "9.5 Combat results table").unwrap();
    assert_eq!(french[place].title, "9.5 Table des combats");
    assert_eq!((english[place].table.head[0].as_str(), french[place].table.head[0].as_str()), ("Die", "Dé"));
    assert_eq!(english[place].table.rows, french[place].table.rows, "what is not translated is English");
    let german = within(in_language("de"), || PrintJob::of_scenario::<Guderian>(&rulebook).charts);
    assert_eq!(german[place].title, "9.5 Gefechtstabelle");
    assert_eq!(german[place].table.head[0], "Wurf");

    let rulebook = Panzer44::rulebook("vauclair").unwrap();
    let job = within(in_language("de"), || PrintJob::of_scenario::<Panzer44>(&rulebook));
    assert!(job.charts.iter().any(|chart| chart.title.starts_with("Rundenleiste: ")), "{:?}", job.charts);
    assert!(!job.charts.iter().any(|chart| chart.title.starts_with("Combat results")), "{:?}", job.charts);
}

/// A game is printed with every type of its lists, each once.
#[test]
fn a_game_is_its_lists() {
    let job = PrintJob::of_game::<Guderian>();
    let rulebook = Guderian::rulebook("training").unwrap();
    assert_eq!(job.notes, Vec::<String>::new());
    let backs: BTreeSet<&str> =
        job.counters.iter().filter_map(|one| Some(one.back.as_ref()?.unit.as_str())).collect();
    let fronts: BTreeSet<&str> = job.counters.iter().map(|one| one.front.unit.as_str()).collect();
    for (_, record) in rulebook.order_of_battle.records() {
        let id = record.id.to_string();
        assert!(fronts.contains(id.as_str()) || backs.contains(id.as_str()), "{id} is missing");
    }
    assert_eq!(job.counters.len(), rulebook.order_of_battle.records().count());
    assert!(!job.maps.is_empty());
    // Each scenario has its turn track, after the charts.
    let is_track = |chart: &&kessel::workshop::print::TitledTable| chart.title.starts_with("Turn track: ");
    assert_eq!(job.charts.iter().rev().take_while(is_track).count(), scenario_ids("guderian").len());
    assert!(job.charts.len() > scenario_ids("guderian").len());
    // Markers are those of the largest scenario, not of all together.
    assert_eq!(job.markers.iter().filter(|markers| markers.front.symbol == "turn").count(), 1);
    assert_eq!(markers(&job, "turn"), 1);
    let job = PrintJob::of_game::<Squad>();
    let squad = job.counters.iter().find(|one| one.front.title == "Rifle" && one.back.is_some()).unwrap();
    assert_ne!(squad.back.as_ref().unwrap().strength, squad.front.strength);
}

#[test]
fn the_command_prints_and_refuses_in_a_sentence() {
    let folder = Folder::new("print");
    let out = folder.file("sheets.pdf");
    let asked = |words: &[&str]| {
        let mut all = vec!["print"];
        all.extend(words);
        all.extend(["--out", out.as_str()]);
        kessel(&all)
    };
    for (code, words, said) in [
        (2, vec!["training", "--size", "4mm"], "sizes go from 5 to 60 mm"),
        (2, vec!["training", "--size", "large"], "is not a length"),
        (2, vec!["training", "--hex", "200mm"], "widths go from 5 to 100 mm"),
        (2, vec!["training", "--dpi", "99"], "from 100 to 400 dpi"),
        (2, vec!["training", "--paper", "A3"], "A4 or Letter is expected"),
        (2, vec!["training", "--what", "dice"], "counters"),
        (1, vec!["training", "--language", "xx"], "there is no language xx: choose en, de"),
        (1, vec!["nowhere"], "there is no scenario and no file nowhere"),
        (1, vec!["squad/map-hill-71.ron", "--what", "counters"], "there is nothing to print"),
        (1, vec!["training", "--pack", "nobody"], "nobody"),
    ] {
        let output = asked(&words);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{words:?}: {complaint}");
        assert!(complaint.contains(said), "{words:?}: {complaint}");
        assert!(!Path::new(&out).exists(), "{words:?}");
    }
    let picture = folder.file("sheets.png");
    let output = kessel(&["print", "training", "--what", "charts", "--out", &picture]);
    assert!(String::from_utf8(output.stderr).unwrap().contains("printed sheets are written as .pdf"));
    let charts =
        ["print", "patrol", "--what", "charts", "--paper", "letter", "--json", "--out", out.as_str()];
    holds("print", &answer(&charts));
    let pages = Pdf::read(&fs::read(&out).unwrap()).pages();
    assert!(!pages.is_empty() && pages.iter().all(|page| near(page.media[2], 612.0)));
    assert!(!kessel(&charts).status.success(), "it overwrites nothing");
}
