//! The table's actions on a game, written once for every game.

use super::{
    super::{
        away::{asking, connection::Away, hearing, offer::AwayOffer},
        files, people, replay,
        session::{self, Ask, Played, Session, trouble},
        study::{self, studied::Studied},
    },
    registry::{GameKept, Glanced, TableGame},
};
use crate::{
    art::packs::pack::Pack,
    engine::{
        board::MapFile,
        data::{DataError, ScenarioHead, Source, Staging},
        drafts::{AnyDraft, Change, ExtraKind},
        orders::{
            AnyOrder, ChosenOptions, GameFile, PlayedOrder, Position, Refusal, RulebookData, SideNames,
            is_over, take_away, unseat,
        },
        text::{say_id, t},
        translations::{ShownRules, translated_title},
    },
    panels::{
        ComputerCard, GameCard, LessonAction, NewGame, ReplayAction, ScenarioCard, Seat, StudyAction,
        in_sentence,
    },
    play::{
        matches::{Fairness, FairnessTest},
        players::Introduced,
    },
    referee::wire::RefereeMessage,
    scene::{MapPart, Palette, Print, PrintedGame},
    settings::GameKeys,
    table::{
        app::{host::Hosted, plugins},
        files::{end_picture, figure_picture, keeping, saving, scenario_pictures, thumbnail},
        lessons,
        replay::{replayed::Replay, reported},
        session::opponent,
    },
};
use bevy::prelude::*;
use bevy_egui::egui::ColorImage;
use std::{marker::PhantomData, path::Path, sync::Arc};

/// Returns the computer players for the title, the strongest last.
fn computers<G: Hosted>() -> Vec<ComputerCard> {
    let card = |name: &&'static str| {
        let Introduced { called, line } = G::introduced(name);
        ComputerCard { name, called, line }
    };
    G::PLAYERS.iter().map(card).collect()
}

/// Returns the name of a player for the middle of a sentence; a person keeps their name, and so does a player that this
/// program does not know.
fn called<G: Hosted>(name: &str) -> String {
    match Seat::named(name) {
        Seat::Human | Seat::Elsewhere => name.to_owned(),
        Seat::Computer(name) if G::player(&name, 0).is_none() => name,
        Seat::Computer(name) => in_sentence(&say_id(G::introduced(&name).called)),
    }
}

impl<G: Hosted> TableGame for PhantomData<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn game_plugin(&self, app: &mut App) {
        plugins::game_plugin::<G>(app);
    }

    fn game_panels_plugin(&self, app: &mut App) {
        plugins::game_panels_plugin::<G>(app);
    }

    fn game_pictures_plugin(&self, app: &mut App) {
        plugins::game_pictures_plugin::<G>(app);
    }

    fn is_on_table(&self, world: &World) -> bool {
        world.get_resource::<Session<G>>().is_some_and(Session::has_game)
    }

    fn lay_sheet(&self, world: &mut World, scenario: &str) -> Result<(), Vec<String>> {
        let rulebook = G::load(scenario, &G::Options::default())?;
        world.resource_mut::<Session<G>>().rulebook = Some(Arc::new(rulebook));
        Ok(())
    }

    fn keys(&self) -> GameKeys {
        let overlays = G::OVERLAYS.iter().map(|listed| listed.name).collect();
        GameKeys { title: G::TITLE, commands: G::COMMANDS, overlays }
    }

    fn palette(&self) -> Palette {
        G::palette()
    }

    fn part_name(&self, part: MapPart) -> Option<String> {
        G::part_name(part)
    }

    fn printed(&self) -> Option<PrintedGame> {
        G::PRINTED
    }

    fn card(&self) -> GameCard {
        GameCard {
            id: G::ID,
            title: G::TITLE,
            sides: G::SIDES,
            sentence: G::SENTENCE,
            cover: G::COVER,
            computers: computers::<G>(),
            rules: ShownRules::load(G::RULES),
        }
    }

    fn scenario_card(&self, id: &str) -> ScenarioCard {
        let head = ScenarioHead::<G::Options>::load(G::ID, id);
        let fault = head.as_ref().err().map(ToString::to_string);
        let Ok(head) = head else {
            let options = ChosenOptions::usual::<G>();
            let (id, summary, staging) = (id.to_owned(), String::new(), Staging::default());
            return ScenarioCard {
                title: id.clone(),
                id,
                summary,
                turns: 0,
                options,
                staging,
                picture: None,
                fault,
            };
        };
        let (turns, options) = (head.turns(), ChosenOptions::of::<G>(&head.options));
        let ScenarioHead { title, summary, staging, .. } = head;
        ScenarioCard { id: id.to_owned(), title, summary, turns, options, staging, picture: None, fault }
    }

    fn scenario_picture(&self, id: &str, pack: &Pack, folder: &Path) -> Option<ColorImage> {
        let rulebook = Arc::new(G::load(id, &G::Options::default()).ok()?);
        scenario_pictures::picture::<G>(&rulebook, pack, folder)
    }

    fn scenario_print(&self, id: &str) -> Option<Print> {
        Some(Print::new::<G>(&G::load(id, &G::Options::default()).ok()?))
    }

    fn glance(&self, path: &Path) -> Option<Glanced> {
        let mut glance = GameFile::<G>::glance(path).ok()?;
        if !glance.commands.is_empty()
            && let Ok(rulebook) = G::load(&glance.header.scenario, &glance.header.options)
        {
            glance.follow_commands(&Arc::new(rulebook));
        }
        let scenario = glance.header.scenario;
        let rulebook = G::load(&scenario, &G::Options::default()).ok();
        Some(Glanced {
            title: rulebook.as_ref().map_or(scenario, translated_title::<G>),
            moment: G::moment(rulebook.as_ref(), &glance.position),
            orders: glance.orders,
            over: is_over::<G>(&glance.position.public),
            sent: rulebook
                .as_ref()
                .filter(|_| glance.header.by_file)
                .map(|rulebook| due::<G>(rulebook, &glance.position, glance.last.as_ref())),
            players: glance.header.players.iter().map(|name| called::<G>(name)).collect(),
        })
    }

    fn glanced_picture(&self, path: &Path, pack: Option<&Pack>) -> Option<Vec<u8>> {
        thumbnail::png_of(&thumbnail::glanced::<G>(path)?, pack).ok()
    }

    fn draft(&self, scenario: &Source) -> Option<Result<Box<dyn AnyDraft>, Vec<DataError>>> {
        G::draft(scenario)
    }

    fn first_units(&self, scenario: &str, map: &MapFile) -> Vec<Change> {
        G::rulebook(scenario).map(|rulebook| G::first_units(&rulebook, map)).unwrap_or_default()
    }

    fn extra_kinds(&self, scenario: &Source) -> Vec<ExtraKind> {
        G::Rulebook::read(scenario).map(|rulebook| G::extra_kinds(&rulebook)).unwrap_or_default()
    }

    fn scenario_faults(&self, scenario: &Source) -> Vec<DataError> {
        G::Rulebook::read(scenario).err().unwrap_or_default()
    }

    fn begin_fairness(&self, scenario: Source, test: &FairnessTest) -> Result<Fairness, Refusal> {
        Fairness::begin::<G>(scenario, test).map_err(trouble)
    }

    fn begin(&self, world: &mut World, wished: &NewGame) -> Result<(), Refusal> {
        let options = wished.options.take::<G>().map_err(trouble)?;
        session::new_game::<G>(world, wished, &options)
    }

    fn begin_elsewhere(&self, world: &mut World, offer: AwayOffer) -> Result<(), Refusal> {
        hearing::begin::<G>(world, offer)
    }

    fn hear(&self, world: &mut World, message: &RefereeMessage) -> Result<(), Refusal> {
        hearing::hear::<G>(world, message)
    }

    fn load(&self, world: &mut World, path: &Path, wished: [Option<Seat>; 2]) -> Result<(), Refusal> {
        session::load::<G>(world, path, wished)
    }

    fn save(&self, world: &mut World, path: &Path) -> Result<(), Refusal> {
        session::save::<G>(world, path)
    }

    fn save_somewhere(&self, world: &mut World) -> Result<(), Refusal> {
        let folder = keeping::folder_of_games(world)?;
        let Some(rulebook) = &world.resource::<Session<G>>().rulebook else {
            return Err(trouble(t!("table-no-game")));
        };
        let path = files::name_for(&folder, G::about(rulebook).id, G::turn(&G::position(world).public));
        self.save(world, &path)?;
        saving::saved(world, &path);
        Ok(())
    }

    fn save_as(&self, world: &mut World, name: &str) -> Result<(), Refusal> {
        let folder = keeping::folder_of_games(world)?;
        let path = files::named(&folder, name).map_err(trouble)?;
        self.save(world, &path)?;
        saving::saved(world, &path);
        Ok(())
    }

    fn save_elsewhere(&self, world: &mut World) -> Result<(), Refusal> {
        let Some(autosave) = world.resource_mut::<Session<G>>().take_autosave() else {
            return Err(trouble(t!("table-no-autosave")));
        };
        let outcome = saving::save_elsewhere(world, &autosave);
        world.resource_mut::<Session<G>>().give_autosave(autosave);
        outcome
    }

    fn kept(&self, world: &World) -> Option<GameKept> {
        study::game::<G>(world).kept()
    }

    fn play(&self, world: &mut World, order: &AnyOrder, reason: &str) -> Result<(), Refusal> {
        let Some(order) = order.of::<G::Order>() else {
            return Err(trouble(t!("table-other-game-order")));
        };
        if asking::is_elsewhere::<G>(world) {
            return asking::order::<G>(world, order);
        }
        session::play_order::<G>(world, order, reason)
    }

    fn step(&self, world: &mut World, back: bool) -> Result<(), Refusal> {
        if asking::is_elsewhere::<G>(world) {
            return asking::step::<G>(world, back);
        }
        session::step::<G>(world, back)
    }

    fn is_replayed(&self, world: &World) -> bool {
        world.contains_resource::<Replay<G>>()
    }

    fn replay(&self, world: &mut World, action: &ReplayAction) -> Result<(), Refusal> {
        replay::answer::<G>(world, action)
    }

    fn is_studied(&self, world: &World) -> bool {
        world.contains_resource::<Studied<G>>()
    }

    fn leave_study(&self, world: &mut World) {
        study::leave::<G>(world);
    }

    fn study(&self, world: &mut World, action: &StudyAction) -> Result<(), Refusal> {
        if asking::is_elsewhere::<G>(world) {
            return Err(trouble(t!("online-no-study")));
        }
        study::answer::<G>(world, action)
    }

    fn leave_replay(&self, world: &mut World) {
        replay::put_away::<G>(world);
    }

    fn show_report(&self, world: &mut World) -> Result<(), Refusal> {
        reported::open::<G>(world)
    }

    fn save_picture(&self, world: &mut World) -> Result<(), Refusal> {
        // At a moment of the replay the position counts, and not the result.
        if self.is_over(world) && !self.is_replayed(world) && !figure_picture::hides_result(world) {
            return end_picture::save::<G>(world);
        }
        figure_picture::save::<G>(world)
    }

    fn save_film(&self, world: &mut World) -> Result<(), Refusal> {
        figure_picture::save_film::<G>(world)
    }

    fn close_report(&self, world: &mut World) {
        reported::close::<G>(world);
    }

    fn put_away(&self, world: &mut World) {
        study::leave::<G>(world);
        world.remove_resource::<Replay<G>>();
        world.remove_resource::<Away<G>>();
        session::clear::<G>(world);
        // No system reads them while the game is off the table, and its next game has not played them.
        world.resource_mut::<Messages<Played<G>>>().clear();
        world.resource_mut::<Session<G>>().rulebook = None;
        opponent::dismiss::<G>(world);
        unseat::<G>(world);
        take_away::<G>(world);
        G::put_away(world);
    }

    fn settle(&self, world: &World) {
        study::game::<G>(world).settle();
    }

    fn paint_beside(&self, world: &mut World, path: &Path) {
        thumbnail::paint_game::<G>(world, path);
    }

    fn paint_kept(&self, world: &mut World) {
        let kept = world.resource::<Session<G>>().kept_in();
        if let Some(path) = kept {
            self.paint_beside(world, &path);
        }
    }

    fn to_table(&self, world: &mut World) -> Result<(), Refusal> {
        session::to_table::<G>(world)
    }

    fn is_over(&self, world: &World) -> bool {
        is_over::<G>(&G::position(world).public)
    }

    fn ask(&self, world: &mut World, ask: Ask) -> Result<(), Refusal> {
        if asking::is_elsewhere::<G>(world) {
            return asking::ask::<G>(world, &ask);
        }
        people::answer::<G>(world, ask)
    }

    fn asks_die(&self, world: &World) -> bool {
        world.resource::<Session<G>>().people.dice.is_some()
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn in_lesson(&self, world: &World) -> bool {
        world.get_resource::<Session<G>>().is_some_and(|session| session.lesson.is_some())
    }

    fn lesson(&self, world: &mut World, action: LessonAction) -> Result<(), Refusal> {
        lessons::answer::<G>(world, action)
    }

    fn lesson_reply(&self, world: &mut World) -> Result<(), Refusal> {
        lessons::play_reply::<G>(world)
    }

    fn lesson_reread(&self, world: &mut World) -> Result<(), Refusal> {
        lessons::reread::<G>(world);
        Ok(())
    }

    fn take_back_in_lesson(&self, world: &mut World) -> Result<(), Refusal> {
        lessons::take_back::<G>(world)
    }

    fn let_go(&self, world: &mut World) {
        let mut session = world.resource_mut::<Session<G>>();
        session.selected.clear();
        session.moves += 1;
    }

    fn refuse(&self, world: &mut World, refusal: Option<Refusal>) {
        let mut session = world.resource_mut::<Session<G>>();
        match refusal {
            Some(refusal) => session.refuse(refusal),
            None => session.refusal = None,
        }
    }
}

/// Returns the player who must act in this position after the last order: a player who has given a secret order waits
/// for the other.
fn due<G: Hosted>(
    rulebook: &G::Rulebook,
    position: &Position<G>,
    last: Option<&PlayedOrder<G::Order>>,
) -> String {
    let due = G::side_to_play(rulebook, position);
    let given = last.is_some_and(|last| last.side == due && G::is_unseen(&last.order));
    let is_due = |side: &&SideNames| (side.name == due) != given;
    G::SIDES.iter().find(is_due).map_or_else(|| due.clone(), |side| side.shown())
}
