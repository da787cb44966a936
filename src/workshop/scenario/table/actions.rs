//! Carries out the actions of the author.

use super::{
    editing::{Editing, EditorFolder, ScenarioAsked},
    opened::{FromFile, OfGame, Opened, Unsaved},
};
use crate::{
    art::packs::pack::Pack,
    engine::{
        board::{Area, Hex},
        data::{self, Frame, Shown, Source},
        drafts::Change,
        orders::{Game, RulebookData},
        storage::Disk,
        text::say,
        translations::ShownRules,
    },
    panels::{Action, Custom, NewGame, WorkshopWish},
    play::matches::FairnessTest,
    scene::layout::centre_of,
    table::{
        Hosted, MapView, Session,
        app::{
            host::{Asked, Host},
            waker::waker,
        },
        drag::cursor::Cursor,
        tabled::registry::{self, Games},
    },
    workshop::scenario::{
        EditorPlace, no_editor,
        pages::{EntryArea, ScenarioAction},
        unsaved_drafts,
    },
};
use bevy::prelude::*;

/// The widths of an opening view, in hexes.
const ACROSS: std::ops::RangeInclusive<u8> = 4..=99;

/// Opens the panel from the menu, and closes it when the recorder is opened in its place.
pub(super) fn hear(
    mut asked: MessageReader<Asked>,
    mut wished: MessageWriter<ScenarioAsked>,
    mut editing: ResMut<Editing>,
) {
    for Asked(action) in asked.read() {
        match action {
            Action::Workshop(WorkshopWish::EditScenario) => {
                wished.write(ScenarioAsked(ScenarioAction::Toggle));
            }
            Action::Workshop(WorkshopWish::RecordLesson) => editing.hide(),
            _ => {}
        }
    }
}

/// Hides the panel when the game of another scenario is on the table.
pub(super) fn follow<G: Hosted>(session: Res<Session<G>>, mut editing: ResMut<Editing>) {
    let Some(rulebook) = session.rulebook.as_ref().filter(|_| editing.is_shown) else { return };
    let id = G::about(rulebook).id;
    let is_its_own = editing.opened.as_ref().is_none_or(|opened| opened.is_of(G::ID, id));
    if !is_its_own {
        editing.hide();
    }
}

/// Carries out the actions of the panel, in their order; a refusal is told in it.
pub(super) fn answer<G: Hosted>(world: &mut World) {
    let asked: Vec<ScenarioAsked> = world.resource_mut::<Messages<ScenarioAsked>>().drain().collect();
    for ScenarioAsked(action) in asked {
        world.resource_mut::<Editing>().said = None;
        if let Err(why) = carry_out::<G>(world, action) {
            world.resource_mut::<Editing>().said = Some(why);
        }
    }
}

fn carry_out<G: Hosted>(world: &mut World, action: ScenarioAction) -> Result<(), String> {
    match action {
        ScenarioAction::Toggle => return toggle::<G>(world),
        ScenarioAction::AtCursor => return at_cursor(world),
        ScenarioAction::TakeView => return take_view::<G>(world),
        ScenarioAction::BeginFairness(player, games) => return begin_fairness(world, &player, games),
        ScenarioAction::Play => return play::<G>(world),
        ScenarioAction::Close => world.resource_mut::<Editing>().hide(),
        action => {
            let mut editing = world.resource_mut::<Editing>();
            let editing = &mut *editing;
            let Some(opened) = &mut editing.opened else { return Ok(()) };
            match action {
                ScenarioAction::Change(change, typed) => opened.change(&change, typed)?,
                ScenarioAction::Undo | ScenarioAction::Redo => {
                    // A value that was refused is no longer that of the field.
                    editing.memory.types.typed = None;
                    if action == ScenarioAction::Undo { opened.undo()? } else { opened.redo()? }
                }
                ScenarioAction::Pick(pick) => opened.pick(pick),
                ScenarioAction::StopFairness => {
                    if let Some((fairness, _)) = &opened.fairness {
                        fairness.stop();
                    }
                }
                ScenarioAction::NewType { of, id, name } => {
                    opened.new_type(of, &id, &name)?;
                    let types = &mut editing.memory.types;
                    (types.copied, types.brought, types.open) = (None, Some(id.clone()), Some(id));
                }
                ScenarioAction::TypeValue { id, path, text } => {
                    let refused = opened.type_value(&id, &path, &text).err();
                    editing.memory.types.typed = refused.map(|why| (path, text, Some(why)));
                }
                ScenarioAction::Resume(with_changes) => opened.resume(with_changes),
                ScenarioAction::Save => {
                    let path = opened.save()?;
                    editing.said = Some(say!("scenario-saved", file = path.shown()));
                }
                _ => {}
            }
        }
    }
    Ok(())
}

/// Opens the panel for the scenario of the game on the table, or closes it.
fn toggle<G: Hosted>(world: &mut World) -> Result<(), String> {
    let session = world.resource::<Session<G>>();
    let rulebook = session.rulebook.clone().filter(|_| session.has_game() && session.lesson.is_none());
    let rulebook = rulebook.ok_or_else(|| say!("table-no-game"))?;
    let id = G::about(&rulebook).id.to_owned();
    let mut editing = world.resource_mut::<Editing>();
    if editing.opened.as_ref().is_some_and(|opened| opened.is_of(G::ID, &id)) {
        match editing.is_shown {
            true => editing.hide(),
            false => editing.is_shown = true,
        }
        return Ok(());
    }
    editing.hide();
    // What was edited before is kept as a draft.
    (editing.opened, editing.is_shown, editing.memory) = (None, true, Default::default());
    let opened = open::<G>(world, &rulebook, id)?;
    world.resource_mut::<Editing>().opened = Some(opened);
    Ok(())
}

/// Reads a scenario, and the unsaved changes that the program has kept of it.
fn open<G: Hosted>(world: &World, rulebook: &G::Rulebook, id: String) -> Result<Opened, String> {
    let own = world.resource::<EditorFolder>().0.clone().ok_or_else(|| say!("scenario-no-folder"))?;
    let place = EditorPlace { game: G::ID, own, disk: Disk::default(), wake: waker(world).0 };
    let own = place.own.join("scenarios");
    let source = data::looking_first_in(&own, || data::load_of(G::ID, &id)).map_err(|why| why.to_string())?;
    let draft = G::draft(&source).ok_or_else(|| no_editor(G::TITLE))?;
    let draft =
        draft.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    let file = Some(place.file_of(&id)).filter(|file| file.shown() == source.name);
    let is_of_it = |path: &std::path::PathBuf| path.file_stem().is_some_and(|stem| stem == id.as_str());
    let kept = unsaved_drafts(&place).into_iter().find(is_of_it);
    let unsaved = kept.and_then(|path| {
        let source = Source { name: path.shown(), text: data::read_file(&path).ok()? };
        // Changes that cannot be read stay where they are.
        let kept = G::draft(&source)?.ok()?;
        (kept.text() != draft.text()).then_some(Unsaved { draft: kept, path })
    });
    Ok(Opened::new(of_game::<G>(rulebook), id, place, FromFile { draft, file }, unsaved))
}

fn of_game<G: Hosted>(rulebook: &G::Rulebook) -> OfGame {
    let board = <G as Game>::board(rulebook);
    let players = G::PLAYERS.iter();
    OfGame {
        id: G::ID,
        sides: G::SIDES,
        kinds: G::unit_kinds(rulebook),
        extras: G::extra_kinds(rulebook),
        areas: board.areas().filter_map(entry_area).collect(),
        symbols: symbols(),
        list: G::checked_unit_list,
        players: players.map(|name| (*name, G::introduced(name).called)).collect(),
        rules: ShownRules::load(G::RULES),
        size: (board.columns(), board.rows()),
        faults: |source| G::Rulebook::read(source).err().unwrap_or_default(),
    }
}

fn entry_area(area: &Area) -> Option<EntryArea> {
    Some(EntryArea { id: area.id.parse().ok()?, hexes: area.hexes.clone() })
}

/// Returns the names of the symbols of the standard pack, which every pack has.
fn symbols() -> Vec<String> {
    let pack = Pack::standard().ok();
    pack.map(|pack| pack.symbol_names().map(str::to_owned).collect()).unwrap_or_default()
}

fn at_cursor(world: &mut World) -> Result<(), String> {
    let hex = world.get_resource::<Cursor>().and_then(Cursor::shown);
    let hex = hex.ok_or_else(|| say!("scenario-no-cursor"))?;
    world.resource_mut::<Editing>().click(hex);
    Ok(())
}

/// Takes the present view as the one with which a game of the scenario opens.
fn take_view<G: Hosted>(world: &mut World) -> Result<(), String> {
    let rulebook = world.resource::<Session<G>>().rulebook.clone();
    let view = world.get_resource::<MapView>();
    let Some((rulebook, view)) = rulebook.zip(view) else { return Ok(()) };
    let middle = view.free_centre();
    let far = |hex: &Hex| centre_of(*hex).distance_squared(middle);
    let hexes = <G as Game>::board(&rulebook).hexes();
    let Some(hex) = hexes.min_by(|one, other| far(one).total_cmp(&far(other))) else { return Ok(()) };
    let wide = view.seen().width() / HEX_WIDTH;
    let across = ACROSS.rev().find(|across| f32::from(*across) <= wide).unwrap_or(*ACROSS.start());
    let frame = Frame { hex: hex.to_string(), across };
    let mut editing = world.resource_mut::<Editing>();
    let Some(opened) = &mut editing.opened else { return Ok(()) };
    let Some(mut staging) = opened.view.as_ref().map(|view| view.staging.clone()) else { return Ok(()) };
    staging.picture = Some(frame);
    opened.change(&Change::Staging(Box::new(staging)), None)
}

/// The distance of two columns, in hex radii.
const HEX_WIDTH: f32 = 1.5;

/// Begins to play the scenario in the background, as it is now.
fn begin_fairness(world: &mut World, player: &str, games: u64) -> Result<(), String> {
    let (table, wake) = (Games::of(world), waker(world).0);
    let mut editing = world.resource_mut::<Editing>();
    let Some(opened) = &mut editing.opened else { return Ok(()) };
    let Some(source) = opened.source() else { return Ok(()) };
    let game = table.named(opened.game.id).map_err(|refusal| refusal.why.plain())?;
    let fairness = game.begin_fairness(source, &FairnessTest::by(player, games));
    let fairness = fairness.map_err(|refusal| refusal.why.plain())?;
    fairness.wake_with(wake);
    opened.fairness = Some((fairness, opened.changes));
    Ok(())
}

/// Saves the scenario, and begins a game of it for the players at the table. The game that was there is kept as always.
fn play<G: Hosted>(world: &mut World) -> Result<(), String> {
    let seats = world.resource::<Session<G>>().seats.clone();
    let table = Games::of(world);
    let mut editing = world.resource_mut::<Editing>();
    let Some(opened) = &mut editing.opened else { return Ok(()) };
    opened.pick(None);
    opened.save()?;
    let Some(id) = opened.view.as_ref().map(|view| view.id.to_string()) else { return Ok(()) };
    let own = opened.place.own.join("scenarios");
    let game = table.named(G::ID).map_err(|refusal| refusal.why.plain())?;
    let begun = data::looking_first_in(&own, || {
        let card = game.scenario_card(&id);
        if let Some(fault) = card.fault {
            return Err(fault);
        }
        let (options, custom) = (card.options, Custom::default());
        let wished = NewGame { scenario: id, options, seed: None, seats, custom };
        registry::begin(world, &wished).map_err(|refusal| refusal.why.plain())
    });
    begun?;
    if let Some(mut host) = world.get_resource_mut::<Host>() {
        host.memory.briefing = true;
    }
    world.resource_mut::<Editing>().said = Some(say!("scenario-begun"));
    Ok(())
}
