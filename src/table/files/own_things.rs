//! The folder of the player's own art packs, scenarios and lessons, for the settings, which can delete them.

use super::{keeping::Saving, parcels::DroppedParcel};
use crate::{
    engine::{
        data::{
            Shown, Source, has_field, is_id, own_folder,
            parcel::{
                Belongs, Ledger, ParcelKey, Thing, ThingKind, facts_of, own_things, remove, remove_parcel,
                title_of, wrap_thing,
            },
            read_file, shipped_names, shipped_text, text_of,
        },
        text::say,
    },
    panels::{Action, OwnThing, ParcelTold, SavingMessage, Sheet},
    settings::Settings,
    table::app::host::{Asked, Host},
};
use bevy::prelude::*;
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

/// The content of the folder, as it was when the settings were opened.
#[derive(Resource, Default)]
pub(crate) struct OwnThings(pub Vec<OwnThing>);

/// The path of the folder; without this resource the one of the system.
#[derive(Resource)]
pub struct OwnFolder(pub PathBuf);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OwnThings>().add_systems(Update, (obey, look).chain());
}

pub(in crate::table) fn folder(own: Option<&OwnFolder>) -> Option<PathBuf> {
    own.map_or_else(own_folder, |own| Some(own.0.clone()))
}

/// Reads the folder when the settings are opened, when another pack comes into use meanwhile, which may be new, and when
/// a parcel was installed over them.
fn look(
    (host, settings): (Res<Host>, Res<Settings>),
    own: Option<Res<OwnFolder>>,
    dropped: Option<Res<DroppedParcel>>,
    mut things: ResMut<OwnThings>,
    mut looked: Local<Option<(String, BTreeMap<String, String>)>>,
) {
    let now =
        (host.sheet.open == Some(Sheet::Table)).then(|| (settings.pack.clone(), settings.packs.clone()));
    let is_installed =
        dropped.is_some_and(|parcel| parcel.is_changed() && matches!(parcel.told, ParcelTold::Installed(_)));
    if now.is_some() && (*looked != now || is_installed) {
        things.0 = folder(own.as_deref()).map_or_else(Vec::new, |own| list(&own));
    }
    *looked = now;
}

/// Whether a data text is a scenario, and not a map or charts: its game does not matter here.
fn game_of(source: &Source) -> Option<Belongs> {
    has_field(&source.text, "last_turn").then_some(Belongs { game: "", is_scenario: true })
}

/// Returns everything in the folder.
pub(super) fn all(own: &Path) -> Vec<Thing> {
    own_things(own, &game_of)
}

fn list(own: &Path) -> Vec<OwnThing> {
    let all = all(own);
    let packs: Vec<(&Thing, String)> =
        all.iter().filter_map(|thing| Some((thing, pack_text(own, thing)?))).collect();
    let titled = |thing: &Thing| OwnThing {
        title: title_of(own, thing).unwrap_or_default(),
        facts: facts_of(own, std::slice::from_ref(thing)),
        packs: packs_of(own, thing, &packs),
        thing: thing.clone(),
    };
    all.iter().map(titled).collect()
}

/// Returns the text of the file of a pack; none for anything else.
fn pack_text(own: &Path, thing: &Thing) -> Option<String> {
    let file = own.join(&thing.place).join("pack.ron");
    if thing.kind == ThingKind::Pack { read_file(&file).ok() } else { None }
}

/// Returns the packs that name a unit type which no list of the program has, and which is in a file that this thing needs.
fn packs_of(own: &Path, thing: &Thing, packs: &[(&Thing, String)]) -> Vec<Thing> {
    if packs.is_empty() || !matches!(thing.kind, ThingKind::Scenario | ThingKind::Lesson) {
        return Vec::new();
    }
    let Ok(parcel) = wrap_thing(own, thing) else { return Vec::new() };
    let texts: Vec<(&String, Cow<'_, str>)> =
        parcel.files.iter().filter_map(|(name, bytes)| Some((name, text_of(bytes).ok()?))).collect();
    let types: BTreeSet<&str> = texts.iter().flat_map(|(name, text)| own_types(name, text)).collect();
    let is_named = |text: &str| text.split('"').any(|word| types.contains(word));
    packs.iter().filter(|(_, text)| is_named(text)).map(|(pack, _)| (*pack).clone()).collect()
}

/// Returns the ids in a list of units that no file of the program for the same game has.
fn own_types<'a>(name: &str, text: &'a str) -> Vec<&'a str> {
    if has_field(text, "last_turn") || has_field(text, "steps") {
        // Scenarios and lessons have no types of their own.
        return Vec::new();
    }
    let game = name.split('/').next().unwrap_or_default();
    let is_its = |name: &&str| name.split('/').next() == Some(game);
    let shipped: BTreeSet<&str> =
        shipped_names().filter(is_its).filter_map(shipped_text).flat_map(|text| text.split('"')).collect();
    text.split('"').filter(|word| is_id(word) && !shipped.contains(word)).collect()
}

/// Carries out deletions from the settings.
fn obey(
    mut asked: MessageReader<Asked>,
    own: Option<Res<OwnFolder>>,
    (mut things, mut settings, mut saving): (ResMut<OwnThings>, ResMut<Settings>, ResMut<Saving>),
) {
    for Asked(action) in asked.read() {
        let Some(own) = folder(own.as_deref()) else { continue };
        let gone = match action {
            Action::TakeAway(thing) => take_away(&own, thing, &things.0, &mut saving),
            Action::RemoveParcel(key) => take_parcel(&own, key, &mut saving),
            _ => continue,
        };
        for pack in gone.iter().filter(|thing| thing.kind == ThingKind::Pack) {
            if settings.has_pack(pack.id()) {
                settings.drop_pack(pack.id());
            }
        }
        things.0 = list(&own);
    }
}

/// Removes a thing, and tells it; returns the things that are gone.
fn take_away(own: &Path, thing: &Thing, known: &[OwnThing], saving: &mut Saving) -> Vec<Thing> {
    match remove(own, thing) {
        Ok(place) => {
            let known = known.iter().find(|own| own.thing == *thing);
            let title = known.map(|own| own.title.as_str()).filter(|title| !title.is_empty());
            let words = removed(thing.kind, title.unwrap_or(thing.id()));
            saving.say(SavingMessage { words, about: place.shown(), folder: None });
            vec![thing.clone()]
        }
        Err(error) => {
            let about = format!("{}: {error}", own.join(&thing.place).shown());
            saving.say(SavingMessage { words: not_removed(thing), about, folder: None });
            Vec::new()
        }
    }
}

/// Removes a parcel, and tells it; returns the things that are gone.
fn take_parcel(own: &Path, key: &ParcelKey, saving: &mut Saving) -> Vec<Thing> {
    let kept = Ledger::read(own).ok().and_then(|ledger| Some(ledger.find(key)?.facts.title.clone()));
    let title = kept.unwrap_or_default();
    match remove_parcel(own, key, &all(own)) {
        Ok(removal) => {
            let about = own.join("removed").shown();
            saving.say(SavingMessage { words: say!("parcels-removed", title = title), about, folder: None });
            removal.goes
        }
        Err(why) => {
            let words = say!("parcels-not-removed", title = title);
            saving.say(SavingMessage { words, about: why.join("\n"), folder: None });
            Vec::new()
        }
    }
}

fn removed(kind: ThingKind, title: &str) -> String {
    match kind {
        ThingKind::Course => say!("table-removed-course", title = title),
        ThingKind::Pack => say!("table-removed-pack", title = title),
        ThingKind::Scenario => say!("table-removed-scenario", title = title),
        ThingKind::Lesson => say!("table-removed-lesson", title = title),
        ThingKind::Study => say!("table-removed-study", title = title),
        ThingKind::Part => say!("table-removed-part", title = title),
    }
}

fn not_removed(thing: &Thing) -> String {
    let name = thing.id();
    match thing.kind {
        ThingKind::Course => say!("table-not-removed-course", name = name),
        ThingKind::Pack => say!("table-not-removed-pack", name = name),
        ThingKind::Scenario => say!("table-not-removed-scenario", name = name),
        ThingKind::Lesson => say!("table-not-removed-lesson", name = name),
        ThingKind::Study => say!("table-not-removed-study", name = name),
        ThingKind::Part => say!("table-not-removed-part", name = name),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::fs;

    /// A pack that is created in the settings can be deleted there at once.
    #[test]
    fn a_pack_that_is_begun_meanwhile_is_listed() {
        let own = std::env::temp_dir().join(format!("kessel-own-begun-{}", std::process::id()));
        let mut app = App::new();
        app.init_resource::<Host>()
            .init_resource::<Settings>()
            .init_resource::<OwnThings>()
            .insert_resource(OwnFolder(own.clone()))
            .add_systems(Update, look);
        app.world_mut().resource_mut::<Host>().sheet.open = Some(Sheet::Table);
        app.update();
        assert!(app.world().resource::<OwnThings>().0.is_empty());
        fs::create_dir_all(own.join("packs/mud")).unwrap();
        fs::write(own.join("packs/mud/pack.ron"), "(name: \"Mud\")").unwrap();
        app.world_mut().resource_mut::<Settings>().pack = "mud".to_owned();
        app.update();
        assert_eq!(app.world().resource::<OwnThings>().0.len(), 1);
        fs::remove_dir_all(&own).unwrap();
    }

    #[test]
    fn what_is_taken_away_lies_beside_and_the_standard_pack_is_worn() {
        let own = std::env::temp_dir().join(format!("kessel-own-things-{}", std::process::id()));
        for (file, text) in
            [("packs/mud/pack.ron", "(name: \"Mud\")"), ("scenarios/lessons/mine.ron", "(id: \"mine\")")]
        {
            let file = own.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        let mut app = App::new();
        app.add_message::<Asked>()
            .init_resource::<Saving>()
            .insert_resource(Settings { pack: "mud".to_owned(), ..Settings::default() })
            .init_resource::<OwnThings>()
            .insert_resource(OwnFolder(own.clone()))
            .add_systems(Update, obey);
        let told: Vec<String> = list(&own).iter().map(OwnThing::words).collect();
        assert_eq!(told, ["art pack \u{201c}Mud\u{201d}", "lesson \u{201c}mine\u{201d}"]);
        for OwnThing { thing, .. } in list(&own) {
            app.world_mut().write_message(Asked(Action::TakeAway(thing)));
            app.update();
        }
        assert!(own.join("removed/packs/mud/pack.ron").is_file() && !own.join("packs/mud").exists());
        assert!(own.join("removed/scenarios/lessons/mine.ron").is_file());
        assert!(app.world().resource::<OwnThings>().0.is_empty());
        assert_eq!(app.world().resource::<Settings>().pack, "standard");
        fs::remove_dir_all(&own).unwrap();
    }

    /// A scenario with a unit type of its own goes with the pack that has its picture, and with no other.
    #[test]
    fn a_scenario_goes_with_the_pack_of_its_unit_types() {
        // A game whose units have a list of their own, named `units.ron`, with this type.
        let shipped = shipped_names();
        let of_game = |name: &&str| {
            name.ends_with("/units.ron")
                && shipped_text(name).is_some_and(|text| text.contains("\"ge-rifle\""))
        };
        let game = shipped.into_iter().find(of_game).and_then(|name| name.split('/').next()).unwrap();
        let own = std::env::temp_dir().join(format!("kessel-own-packs-{}", std::process::id()));
        let _ = fs::remove_dir_all(&own);
        let files = [
            ("packs/mud/pack.ron", "(name: \"Mud\", units: {\"so-heroes\": (symbol: File(\"a.svg\"))})"),
            ("packs/winter/pack.ron", "(name: \"Winter\", units: {\"ge-rifle\": (symbol: File(\"a.svg\"))})"),
            (
                "scenarios/GAME/mill.ron",
                "(title: \"The mill\", last_turn: 9, units: \"GAME/units-mill.ron\")",
            ),
            ("scenarios/GAME/units-mill.ron", "(types: [(id: \"ge-rifle\"), (id: \"so-heroes\")])"),
            ("scenarios/GAME/ford.ron", "(title: \"The ford\", last_turn: 9, units: \"GAME/units.ron\")"),
        ];
        for (file, text) in files.map(|(file, text)| (file.replace("GAME", game), text.replace("GAME", game)))
        {
            let file = own.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        let all = list(&own);
        let packs = |id: &str| -> Vec<&str> {
            let thing = all.iter().find(|own| own.thing.id() == id).unwrap();
            thing.packs.iter().map(Thing::id).collect()
        };
        assert_eq!((packs("mill"), packs("ford"), packs("mud")), (vec!["mud"], vec![], vec![]));
        fs::remove_dir_all(&own).unwrap();
    }
}
