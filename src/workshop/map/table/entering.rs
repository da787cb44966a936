//! How the editor is entered: by a wish from a menu, with a question where one is needed, by way of the title.

use super::{
    editing::{Editing, MapEditor, Question},
    kept,
};
use crate::{
    engine::{
        data::{DataError, plain_lines},
        orders::Refusal,
    },
    panels::{Action, WorkshopWish},
    table::{
        Drafting, Games, Request, Screen, SessionRequest,
        app::{host::Asked, waker::waker},
        map::printed::Printed,
        session::Refused,
        tabled::registry,
    },
    workshop::map::{
        Opened, discard_in, map_of_scenario,
        pages::{Answer, NewMap},
        resume_in,
    },
};
use bevy::{prelude::*, window::RequestRedraw};

/// Notes the wishes for a map.
pub(super) fn note_wishes(mut asked: MessageReader<Asked>, mut editor: ResMut<MapEditor>) {
    for Asked(action) in asked.read() {
        if let Action::Workshop(wish @ (WorkshopWish::EditMap | WorkshopWish::NewMap)) = action {
            editor.wishes.push(*wish);
        }
    }
}

/// Opens the map that is wished for, or asks about it, and follows the answer.
pub(super) fn open(world: &mut World) {
    let wishes = std::mem::take(&mut world.resource_mut::<MapEditor>().wishes);
    for wish in wishes {
        match wish {
            WorkshopWish::NewMap => {
                let mut editor = world.resource_mut::<MapEditor>();
                let kept = kept::listed(editor.own.as_deref());
                editor.question = Some(Question::New(NewMap { kept, ..NewMap::default() }));
            }
            _ => edit_map_on_table(world),
        }
        world.write_message(RequestRedraw);
    }
    if let Some(opened) = world.resource_mut::<MapEditor>().wanted.take() {
        offer_kept(world, opened);
    }
    if let Some(answer) = world.resource_mut::<MapEditor>().answer.take() {
        follow(world, answer);
    }
}

/// Takes up the map of the scenario on the table.
fn edit_map_on_table(world: &mut World) {
    let of = world.resource::<Printed>().sheet.as_ref().map(|sheet| sheet.of.clone()).unwrap_or_default();
    let [game, scenario, ..] = of.as_slice() else { return };
    let own = world.resource::<MapEditor>().own.clone();
    let Some(name) = map_of_scenario(game, scenario) else { return };
    match Opened::named(game, &name, own.as_deref()) {
        Ok(opened) => world.resource_mut::<MapEditor>().wanted = Some(opened),
        Err(faults) => refuse(world, &faults),
    }
}

/// Says why a map cannot be edited.
fn refuse(world: &mut World, faults: &[DataError]) {
    let told: Vec<String> = faults.iter().map(|fault| plain_lines(&fault.to_string())).collect();
    let refusal = Refusal::of_table(told.join("\n"));
    match registry::lying(world) {
        Some(game) => game.refuse(world, Some(refusal)),
        None => world.insert_resource(Refused(Some(refusal))),
    }
}

/// Edits a map, or asks first whether to go on with its draft.
fn offer_kept(world: &mut World, opened: Opened) {
    let mut editor = world.resource_mut::<MapEditor>();
    let kept = opened.kept();
    let is_kept = editor.own.as_ref().is_some_and(|own| kept.path(own).is_file());
    if is_kept {
        editor.question = Some(Question::Kept(Box::new(opened)));
    } else {
        editor.next = Some(opened);
    }
    world.write_message(RequestRedraw);
}

fn follow(world: &mut World, answer: Answer) {
    let question = world.resource_mut::<MapEditor>().question.take();
    match (question, answer) {
        (Some(Question::New(form)), Answer::Create { game, size, title }) => {
            let Some(game) = Games::of(world).iter().nth(game) else { return };
            let own = world.resource::<MapEditor>().own.clone();
            match Opened::new(game.id(), (size.columns, size.rows), &title, own.as_deref()) {
                Ok(opened) => offer_kept(world, opened),
                Err(why) => {
                    let form = NewMap { says: Some(why.plain()), ..form };
                    world.resource_mut::<MapEditor>().question = Some(Question::New(form));
                }
            }
        }
        (Some(Question::New(form)), Answer::Resume(number)) => kept::resume(world, form, number),
        (Some(Question::New(form)), Answer::Discard(number)) => kept::discard(world, form, number),
        (Some(Question::Kept(opened)), Answer::GoOn) => go_on(world, *opened),
        (Some(Question::Kept(opened)), Answer::Anew) => {
            let own = world.resource::<MapEditor>().own.clone();
            // A draft that cannot be removed is replaced by the first change.
            let _ = own.map(|own| discard_in(&own, &opened.kept()));
            world.resource_mut::<MapEditor>().next = Some(*opened);
        }
        _ => {}
    }
    world.write_message(RequestRedraw);
}

/// Goes on with the draft of a map; one that cannot be read is said, and the map is edited anew.
fn go_on(world: &mut World, opened: Opened) {
    let Some(own) = world.resource::<MapEditor>().own.clone() else { return };
    match resume_in(&own, &opened.kept()) {
        Ok(draft) => world.resource_mut::<MapEditor>().next = Some(Opened { draft, ..opened }),
        Err(faults) => refuse(world, &faults),
    }
}

/// Enters the editor once the title is on the screen; asks for the title before.
pub(super) fn enter(world: &mut World) {
    if world.resource::<MapEditor>().next.is_none() {
        return;
    }
    world.write_message(RequestRedraw);
    if *world.resource::<State<Screen>>().get() != Screen::Title {
        world.write_message(SessionRequest(Request::ToTitle));
        return;
    }
    let mut editor = world.resource_mut::<MapEditor>();
    let (opened, own) = (editor.next.take(), editor.own.clone());
    let Some(opened) = opened else { return };
    let Ok(game) = Games::of(world).named(&opened.game) else { return };
    let before = world.resource::<Printed>().sheet.clone();
    let mut editing = Editing::begin(game, opened, own.as_deref(), before);
    editing.resume_picture(own.as_deref(), waker(world));
    world.resource_mut::<MapEditor>().editing = Some(editing);
    world.insert_resource(Drafting::default());
    world.resource_mut::<NextState<Screen>>().set(Screen::Workshop);
}
